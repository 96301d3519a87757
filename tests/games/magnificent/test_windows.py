"""MFM-R9, MFM-R11: who is asked in the windows, and that nobody else learns anything of a pass."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.magnificent import GAME
from aerodrome.games.magnificent.actions import ACCEPT, END_TURN, PASS
from aerodrome.games.magnificent.state import Race
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import dump
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR

from .hangar import Flyer, position, race

OTHERS = [0, 2, SPECTATOR]  # all but seat 1
BIPLANE = Flyer("biplane", tile=1)


def live(*flyers: Flyer, **more: Any) -> Match:
    """A match as it is played: lone options answer themselves, unless that would tell something."""
    return Match(GAME, len(flyers), more.get("options"), base=position(*flyers, **more))


def heard(match: Match, viewer: int) -> list[tuple[str, dict[str, int]]]:
    return [(told.kind, told.args) for told in match.told(viewer)]


def knows(match: Match, viewer: int) -> tuple[object, ...]:
    """All that one viewer can tell about a match."""
    return dump(match.mine(viewer)), match.asked(), heard(match, viewer)


def options(match: Match, seat: int) -> list[str]:
    return [match.rules.actions.text(x) for x in match.legal(seat)]


@pytest.mark.rule("MFM-R9", "MFM-8.11")
def test_at_the_start_of_a_turn_all_with_cards_are_asked_clockwise() -> None:
    flyers = [Flyer(name) for name in ("biplane", "monoplane", "triplane", "helicopter")]
    hands = [["tail-wind-flying"], ["magpie-landing"], [], ["sugar-in-the-tank-takeoff"]]
    with race(*flyers, hands=hands, turn=2) as table:
        table.passes(3, 0, 1)
        table.asks(2)
    with race(*flyers, hands=hands, turn=1) as table:
        table.passes(3, 0)
        table.asks(1)


@pytest.mark.rule("MFM-R9")
def test_tricks_follow_one_another_until_a_pass() -> None:
    """On any legal target, not only on the machine whose turn starts; who has no card left is not asked again."""
    hands = [[], ["sugar-in-the-tank-takeoff", "sawn-through-wing-takeoff"], ["sugar-in-the-tank-flying", "magpie-cad"]]
    with race(BIPLANE, Flyer("monoplane"), Flyer("triplane"), hands=hands) as table:
        table.says(1, "play sugar-in-the-tank-takeoff")
        table.says(1, "target biplane")
        table.says(1, "play sawn-through-wing-takeoff")
        table.says(1, "target triplane")
        table.passes(2, 2)
        table.says(2, "play sugar-in-the-tank-flying")
        table.says(2, "target biplane")
        table.passes(2)
        table.asks(0)
        assert (table.fuel("biplane"), table.damage("triplane")) == (0, (1, 0))


@pytest.mark.rule("MFM-R9", "MFM-8.9")
def test_at_the_start_of_a_turn_only_general_tricks_are_played() -> None:
    hand = ["chocks-left-in-flying", "four-leaf-clover-cad", "magpie-landing", "sugar-in-the-tank-takeoff"]
    with race(BIPLANE, hands=[[], hand]) as table:
        assert table.options(1) == ["play sugar-in-the-tank-takeoff", "pass"]
        table.refuses(1, "play chocks-left-in-flying", "MFM-R12")
        table.refuses(1, "play magpie-cad", "MFM-8.9")
        table.refuses(1, "symbol four-leaf-clover-cad", "MFM-R9")
        table.refuses(1, "end-turn", "MFM-R9")


@pytest.mark.rule("MFM-R9", "MFM-8.11")
def test_in_the_own_turn_general_tricks_are_played_between_actions() -> None:
    """Before, between and after them, but never in a test."""
    hand = ["sugar-in-the-tank-takeoff", "sugar-in-the-tank-flying", "sawn-through-wing-cad"]
    with race(BIPLANE, hands=[hand]) as table:
        table.says(0, "play sugar-in-the-tank-takeoff")
        table.says(0, "target monoplane")
        table.tries(0, "takeoff", of=4)
        table.refuses(0, "play sugar-in-the-tank-flying", "MFM-R12")
        table.says(0, "accept")
        table.says(0, "play sugar-in-the-tank-flying")
        table.says(0, "target monoplane")
        table.says(0, "repair")
        table.says(0, "done")
        table.says(0, "play sawn-through-wing-cad")
        table.says(0, "target monoplane")
        assert (table.fuel("monoplane"), table.damage("monoplane")) == (0, (1, 0))
        table.asks(0)


@pytest.mark.rule("MFM-R9")
@pytest.mark.parametrize("hand", [[], ["perfect-trim-landing"]])
def test_before_a_test_who_has_cards_is_asked_whatever_they_are(hand: list[str]) -> None:
    """Not who has neither card nor cad charge; with a card that does not fit there is only pass."""
    with race(BIPLANE, hands=[[], hand]) as table:
        table.dice(of=4)
        if hand:
            table.passes(1)
        table.says(0, "takeoff")
        if hand:
            assert table.options(1) == ["pass"]
            table.passes(1)
        table.asks(0)


@pytest.mark.rule("MFM-R9", "MFM-8.24")
@pytest.mark.parametrize(("first", "dice", "asked"), [("pass", [], 2), ("symbol magpie-cad", [3], 0)])
def test_a_cad_charge_alone_counts_only_while_no_cad_was_used(first: str, dice: list[int], asked: int) -> None:
    flyers = [BIPLANE, Flyer("monoplane"), Flyer("triplane", equipment=["box-of-tricks"])]
    with race(*flyers, hands=[[], ["magpie-cad"]]) as table:
        table.passes(1)
        table.says(0, "takeoff")
        for rolled in dice:
            table.dice(of=rolled)
        table.says(1, first)
        table.asks(asked)


TURN = ["1 pass", "2 pass"]
TRICK = [*TURN, "0 play sawn-through-wing-cad", "0 target monoplane"]
WINDOWS = {  # what is said before seat 1 is asked, a card of its that would do something then, and one that would not
    "at the start of a turn": ([], "sugar-in-the-tank-takeoff", "perfect-trim-landing"),
    "before a test": ([*TURN, "0 takeoff"], "chocks-left-in-flying", "perfect-trim-landing"),
    "before a test with a cad": ([*TURN, "0 takeoff"], "tool-roll-cad", "perfect-trim-landing"),
    "before a trick": (TRICK, "immunity-takeoff", "rising-thermal-takeoff"),
    "after a trick": ([*TRICK, "1 pass"], "this-means-war-cad", "perfect-trim-landing"),
}


@pytest.mark.rule("MFM-R9", "MFM-R11")
@pytest.mark.parametrize("window", WINDOWS)
def test_a_hand_that_can_do_nothing_looks_like_one_that_passes(window: str) -> None:
    """What every other seat and a spectator see and are told is the same, before and after the pass, which is no
    event of its own; that the seat is asked at all is not shown."""
    script, *cards = WINDOWS[window]
    pairs = []
    for card in cards:
        hands = [["sawn-through-wing-cad"], [card, "tail-wind-landing"], ["perfect-trim-takeoff"]]
        match = live(BIPLANE, Flyer("monoplane"), Flyer("triplane"), hands=hands)
        for seat, _, words in (line.partition(" ") for line in script):
            match.answer(int(seat), words)
        pairs.append(match)
    assert (len(options(pairs[0], 1)), options(pairs[1], 1)) == (2, ["pass"])
    for match in pairs:
        assert match.asked() == [1]
        step = match.state.todo[-1]
        assert (step.unseen, step.discreet(match.state)) == (True, True)
    for viewer in OTHERS:
        assert knows(pairs[0], viewer) == knows(pairs[1], viewer)
    for match in pairs:
        match.answer(1, "pass")
        assert "pass" not in [kind for kind, _ in heard(match, SPECTATOR)]
    for viewer in OTHERS:
        assert knows(pairs[0], viewer) == knows(pairs[1], viewer)


@pytest.mark.rule("MFM-R9", "MFM-R11")
def test_a_pass_is_no_event() -> None:
    """In all three kinds of window, as long as somebody else is still to be asked."""
    hands = [["sugar-in-the-tank-takeoff"], ["immunity-takeoff", "this-means-war-cad"], ["magpie-landing"]]
    with race(BIPLANE, hands=hands) as table:
        seen = [len(table.match.events)]
        table.passes(1, 2)
        seen.append(len(table.match.events))
        table.says(0, "takeoff")
        declared = len(table.match.events)
        table.passes(1)
        assert (seen[0], declared) == (seen[1], len(table.match.events))
        table.asks(2)
    with race(BIPLANE, hands=hands) as table:
        table.passes(1, 2)
        table.says(0, "play sugar-in-the-tank-takeoff")
        table.says(0, "target monoplane")
        table.passes(1)
        assert table.match.events[-1].kind == "fuel"
        struck = len(table.match.events)
        table.passes(1)
        assert len(table.match.events) == struck
        table.asks(0)


@pytest.mark.rule("MFM-R9")
def test_what_is_played_in_a_window_is_seen_by_all() -> None:
    match = live(BIPLANE, Flyer("monoplane"), Flyer("triplane"), hands=[[], ["sugar-in-the-tank-takeoff"]])
    match.answer(1, "play sugar-in-the-tank-takeoff")
    card = match.rules.domains["card"].index("sugar-in-the-tank-takeoff")
    for viewer in (0, 1, 2, SPECTATOR):
        assert ("play", {"seat": 1, "card": card, "hand": 0}) in heard(match, viewer)


@pytest.mark.rule("MFM-R9", "MFM-8.16")
def test_that_a_tester_has_no_aid_is_a_secret() -> None:
    """Failure is accepted by a click, also where it is the only option."""
    flyer = Flyer("biplane", tile=4, band="low")
    pairs = [
        live(flyer, Flyer("monoplane"), Flyer("triplane"), hands=[[card]], weather={4: "thunderstorm"})
        for card in ("feather-light-touch-takeoff", "rising-thermal-takeoff")
    ]
    for match in pairs:
        match.answer(0, "land")
        assert match.asked() == [0]
    assert [len(match.legal(0)) for match in pairs] == [2, 1]
    for answer in ("accept", ""):
        for viewer in (1, 2, SPECTATOR):
            assert knows(pairs[0], viewer) == knows(pairs[1], viewer)
        for match in pairs:
            if answer:
                match.answer(0, answer)


def another_hand(s: Race, seat: int, rng: Rng) -> None:
    """The seat holds other cards of the deck."""
    hand, deck = s.players[seat].hand, s.cards.pile
    rng.shuffle(deck)
    for i in range(len(hand)):
        hand[i], deck[i] = deck[i], hand[i]


@pytest.mark.rule("MFM-R9", "MFM-R11")
@pytest.mark.parametrize(("seats", "less_dirty"), [(3, "off"), (2, "off"), (4, "on")])
def test_in_a_game_of_random_choices_nothing_tells_what_a_hand_could_have_done(seats: int, less_dirty: str) -> None:
    """Whoever lets something go by, with these cards or with others of the deck: the rest see the same, but for a thief
    who then sees what was stolen."""
    chosen = {"less_dirty": less_dirty}
    match, rng, compared = Match(GAME, seats, chosen, seed=f"windows {seats}"), Rng(7), 0
    while not match.over and compared < 150:
        seat = match.asked()[0]
        s = match.state
        assert isinstance(s, Race)
        step = s.todo[-1]
        quiet = step.default(s) if step.discreet(s) else -1
        if (
            quiet in (PASS, ACCEPT, END_TURN)
            and len(s.cards.pile) > len(s.players[seat].hand)
            and not any(s.players[seat].known)
        ):
            worlds = [s.clone() for _ in range(2)]
            another_hand(worlds[1], seat, rng)
            pair = [Match(GAME, seats, chosen, base=world) for world in worlds]
            for each in pair:
                each.answer(seat, quiet)
            thieves = [args["seat"] for kind, args in heard(pair[0], SPECTATOR) if kind == "steal"]
            for viewer in {*range(seats), SPECTATOR} - {seat, *thieves}:
                assert knows(pair[0], viewer) == knows(pair[1], viewer)
            compared += 1
        legal = match.legal(seat)
        match.answer(seat, legal[rng.below(len(legal))])
    assert compared == 150
