"""Hidden information: who knows what, row by row of the rule sheet."""

from __future__ import annotations

import pytest

from aerodrome.games.air_racing import GAME
from aerodrome.games.air_racing.content import BOOST, CARDS
from aerodrome.games.air_racing.state import SEASON, Meeting
from aerodrome.games.air_racing.view import WorkshopView, view
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import CHOSEN, FORCED, Match
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.testing.scenario import ScriptedMatch

from .aloft import mods
from .workshop import (
    AUGUST,
    FIVE_DOLLARS,
    assert_sound,
    by_name,
    meeting,
    passes,
    position,
    racing,
    view_of,
    viewers,
    words,
)

HIDDEN = -1
VIEWERS = viewers(3)
OTHERS = [1, 2, SPECTATOR]


def seen_by(s: Meeting, viewer: int) -> Meeting:
    """What one viewer of a table for three knows."""
    return racing(3).redact(s, viewer)


def guesses(s: Meeting, viewer: int) -> list[Meeting]:
    """Whole positions that the viewer must think possible."""
    rules = racing(3)
    found = [rules.imagine(rules.redact(s, viewer), Rng(seed)) for seed in range(60)]
    for guess in found:
        assert_sound(rules, guess)
    return found


def season_turn(table: ScriptedMatch, viewer: int) -> WorkshopView:
    shown = view_of(table.match, viewer).workshop
    assert shown is not None
    return shown


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    s = position(
        3,
        hands=[["fast", "night_shift", "dollar"], ["boost"], []],
        decks=[["microknot", "dollar"], ["dollar"], ["fast"]],
    )
    with ScriptedMatch(GAME, 3, position=s) as table:
        for viewer in VIEWERS:
            shown = view_of(table.match, viewer)
            assert [seat.hand for seat in shown.seats] == [3, 1, 0]
            hands = {0: ("dollar", "fast", "night_shift"), 1: ("boost",), 2: (), SPECTATOR: None}
            assert shown.hand == hands[viewer]
            redacted = [seen_by(s, viewer).workshops[seat].hand for seat in range(3)]
            held = [workshop.hand for workshop in s.workshops]
            assert redacted == [held[seat] if seat == viewer else [HIDDEN] * len(held[seat]) for seat in range(3)]
        table.asks(0)
    assert {tuple(sorted(words(guess.workshops[0].hand))) for guess in guesses(s, 1)} >= {
        ("dollar", "fast", "night_shift"),
        ("dollar", "dollar", "microknot"),
    }


def test_of_a_deck_the_owner_knows_the_cards_and_nobody_the_order() -> None:
    s = position(
        3,
        hands=[["dollar", "sponsorship"], [], []],
        decks=[["microknot", "fast", "boost"], ["dollar"], []],
        discards=[["team_effort"], [], []],
    )
    with ScriptedMatch(GAME, 3, position=s) as table:
        for viewer in VIEWERS:
            shown = view_of(table.match, viewer)
            assert [seat.deck for seat in shown.seats] == [3, 1, 0]
            known = [None if seat.deck_cards is None else by_name(seat.deck_cards) for seat in shown.seats]
            decks: list[dict[str, int]] = [{"microknot": 1, "boost": 1, "fast": 1}, {"dollar": 1}, {}]
            assert known == [decks[seat] if seat == viewer else None for seat in range(3)]
            assert [each.deck for each in seen_by(s, viewer).workshops] == [[HIDDEN] * 3, [HIDDEN], []]
        table.asks(0)
    own = {tuple(words(guess.workshops[0].deck)) for guess in guesses(s, 0)}
    assert {tuple(sorted(deck)) for deck in own} == {("boost", "fast", "microknot")}
    assert len(own) == 6, "every order is possible"
    assert "sponsorship" in {words(guess.workshops[0].deck)[-1] for guess in guesses(s, 1)}


def test_a_drawn_card_is_told_to_the_drawer_only() -> None:
    """Those of the first hand, and those of the Action Phase."""
    match = Match(GAME, 3, seed="drawn", auto=False)
    for seat in range(3):
        match.answer(seat, "free 1")
    for viewer in VIEWERS:
        drawn = [told.args for told in match.told(viewer) if told.kind == "draw"]
        assert [each["seat"] for each in drawn] == [0] * 5 + [1] * 5 + [2] * 5
        for seat in range(3):
            cards = [each["card"] for each in drawn if each["seat"] == seat]
            assert cards == (meeting(match).workshops[seat].hand if viewer == seat else [HIDDEN] * 5)
    s = position(3, hands=[["night_shift"]], decks=[["boost", "fast", "microknot"]])
    with ScriptedMatch(GAME, 3, position=s) as table:
        table.says(0, "play night_shift")
        assert [CARDS[told.args["card"]] for told in table.told(0, "draw")] == ["microknot", "fast", "boost"]
        for viewer in OTHERS:
            assert [told.args for told in table.told(viewer, "draw")] == [{"seat": 0, "card": HIDDEN}] * 3
        table.asks(0)


def test_discards_cards_in_play_and_purchases_are_public() -> None:
    s = position(
        3,
        hands=[["sponsorship", "team_effort", "dollar", "boost"], [], []],
        decks=[["dollar"] * 7],
        discards=[["fast"], ["microknot", "dollar"], []],
    )
    with ScriptedMatch(GAME, 3, position=s) as table:
        table.says(0, "play team_effort")
        table.says(0, "play sponsorship")
        table.says(0, "regroup")
        table.says(0, "discard boost")
        table.says(0, "redraw")
        table.says(0, "done")
        table.says(0, "buy wind_tunnel")
        for viewer in VIEWERS:
            seats = view_of(table.match, viewer).seats
            assert [seat.discard for seat in seats] == [("fast", "boost", "wind_tunnel"), ("microknot", "dollar"), ()]
            assert [seat.played for seat in seats] == [("team_effort", "sponsorship"), (), ()]
            assert by_name(seats[0].owned)["wind_tunnel"] == 1
            told = [(told.kind, told.args) for told in table.match.told(viewer) if told.kind != "draw"]
            assert told == [
                ("play", {"seat": 0, "card": CARDS.index("team_effort")}),
                ("play", {"seat": 0, "card": CARDS.index("sponsorship")}),
                ("discard", {"seat": 0, "card": BOOST}),
                ("buy", {"seat": 0, "card": CARDS.index("wind_tunnel"), "cost": 4}),
            ]
        table.asks(0)


def test_a_reshuffled_discard_pile_is_hidden_again() -> None:
    """It lay face up, so it can be counted, but nobody knows its order."""
    s = position(3, hands=[["team_effort"], [], []], discards=[["dollar", "microknot", "boost", "fast"], [], []])
    with ScriptedMatch(GAME, 3, position=s, chance=[4]) as table:
        table.says(0, "play team_effort")
        assert [seen_by(table.state, viewer).workshops[0].deck for viewer in VIEWERS] == [[HIDDEN] * 3] * 4
        assert {words(guess.workshops[0].hand)[0] for guess in guesses(table.state, 2)} == {
            "dollar",
            "microknot",
            "boost",
            "fast",
        }
        table.asks(0)


def test_the_supply_is_counted_by_everybody() -> None:
    with ScriptedMatch(GAME, 3, position=position(3, hands=[["dollar"] * 6, ["boost"], []])) as table:
        table.says(0, "done")
        table.says(0, "buy microknot")
        for viewer in VIEWERS:
            supply = [(pile.card, pile.left) for pile in view_of(table.match, viewer).supply]
            assert supply == list(zip(CARDS, [34, 14, 24, 24, 10, 10, 10, 10], strict=True))
        table.asks(0)


def test_of_the_money_others_see_only_what_is_no_card() -> None:
    """The Dollars are seen when the hand is laid down at Cleanup."""
    hand = ["sponsorship", "dollar", "dollar", "dollar", "boost"]
    with ScriptedMatch(GAME, 3, position=position(3, hands=[hand, [], []], decks=[FIVE_DOLLARS])) as table:
        table.says(0, "play sponsorship")
        table.says(0, "done")
        table.says(0, "buy dollar")
        mine = season_turn(table, 0)
        assert (mine.money, mine.extra, mine.spent) == (4, 2, 1)
        for viewer in OTHERS:
            theirs = season_turn(table, viewer)
            assert (theirs.money, theirs.extra, theirs.spent) == (None, 2, 1)
            assert seen_by(table.state, viewer).workshops[0].hand == [HIDDEN] * 4
        table.says(0, "done")
        for viewer in VIEWERS:
            discard = view_of(table.match, viewer).seats[0].discard
            assert sorted(discard) == ["boost", "dollar", "dollar", "dollar", "dollar", "sponsorship"]
        table.asks(1)


def test_the_course_of_the_turn_and_the_calendar_are_public() -> None:
    s = position(3, hands=[[], ["team_effort", "sponsorship"], []], decks=[[], ["dollar"], []], turn=1, month=4)
    with ScriptedMatch(GAME, 3, position=s) as table:
        table.says(1, "play team_effort")
        table.says(1, "play sponsorship")
        for viewer in VIEWERS:
            turn, shown = season_turn(table, viewer), view_of(table.match, viewer)
            assert (turn.seat, turn.plays, turn.buys, turn.regroups) == (1, 2, 3, 1)
            assert (shown.month, shown.season, shown.seasons) == (4, 1, 1)
        table.asks(1)


def test_laps_order_and_options_are_public() -> None:
    chosen = {"quick_play": "on", "course": "desert_triangle", "laps": 5, "seasons": 2}
    match = Match(GAME, 3, chosen, "public")
    for seat, build in enumerate(["0-0-8", "4-0-0", "2-4-0"]):
        match.answer(seat, f"build {build}")
    for viewer in VIEWERS:
        shown = view_of(match, viewer)
        assert shown.race is not None
        assert (shown.race.laps, shown.race.round) == (5, 1)
        assert shown.race.order == shown.race.grid == (1, 2, 0)
        assert (shown.course_name, shown.seasons, shown.stage) == ("desert_triangle", 2, "final")


def test_cards_set_aside_at_race_week_and_boosts_in_the_box_are_public() -> None:
    s = position(
        3,
        hands=[["dollar", "fast"], ["boost"], ["dollar"]],
        decks=[["boost", "night_shift"], ["dollar"], ["fast"]],
        discards=[["microknot"], [], []],
        turn=2,
        month=AUGUST,
    )
    with ScriptedMatch(GAME, 3, position=s, chance=[0]) as table:
        passes(table, 2)
        for viewer in VIEWERS:
            seats = view_of(table.match, viewer).seats
            assert [seat.discard for seat in seats] == [
                ("dollar", "microknot", "boost", "fast", "night_shift"),
                ("dollar", "boost"),
                ("dollar", "fast"),
            ]
            assert [(seat.hand, seat.deck, seat.played) for seat in seats] == [(0, 0, ())] * 3
        table.rolls(9)
        table.says(0, "boost")
        for viewer in VIEWERS:
            shown = view_of(table.match, viewer)
            assert (by_name(shown.seats[0].owned)["boost"], shown.aircraft[0].boosts) == (1, 0)
            assert [told.args for told in table.told(viewer, "engine")] == [{"seat": 0, "roll": 9, "needed": 5}]
        table.asks(0)


def test_all_of_the_race_is_public() -> None:
    """Mods, tokens, altitude, position and die rolls, at every question of a race."""
    match, rng = Match(GAME, 3, {"quick_play": "on"}, "open race"), Rng(9)
    for seat in range(3):
        match.answer(seat, "build 1-2-4")
    tokens = 0
    while not match.over:
        s = meeting(match)
        for viewer in VIEWERS:
            aircraft = view_of(match, viewer).aircraft
            assert [[each.microknots, each.fast, each.boosts] for each in aircraft] == mods(s)
            for seen, plane in zip(aircraft, s.aircraft, strict=True):
                assert ([token.speed for token in seen.tokens], seen.altitude) == (plane.tokens, plane.altitude)
                assert (seen.at.laps, seen.at.lane, seen.at.place) == (plane.laps, plane.lane, plane.place)
        tokens += sum(len(plane.tokens) for plane in s.aircraft)
        seat = match.asked()[0]
        legal = match.legal(seat)
        match.answer(seat, legal[rng.below(len(legal))])
    assert tokens, "there were tokens to see"
    heard = [[(told.kind, told.args) for told in match.told(viewer)] for viewer in VIEWERS]
    assert heard == [heard[0]] * 4
    rolls = [args["roll"] for kind, args in heard[0] if kind in ("check", "engine")]
    assert set(rolls) <= set(range(10))
    assert len(set(rolls)) > 5


def test_quick_play_purchases_are_sealed_until_all_are_done() -> None:
    with ScriptedMatch(GAME, 3, {"quick_play": "on"}) as table:
        unseen = [view_of(table.match, viewer) for viewer in VIEWERS]
        options = table.options(1)
        told = [len(table.match.told(viewer)) for viewer in VIEWERS]
        table.says(0, "build 4-0-0")
        table.says(2, "build 0-4-4")
        assert [view_of(table.match, viewer) for viewer in VIEWERS] == unseen
        assert [len(table.match.told(viewer)) for viewer in VIEWERS] == told
        assert table.options(1) == options
        table.rolls(3)
        table.says(1, "build 2-2-2")
        builds = table.match.rules.domains["build"]
        for viewer in VIEWERS:
            assert [builds[each.args["build"]] for each in table.told(viewer, "build")] == ["4-0-0", "2-2-2", "0-4-4"]
            aircraft = view_of(table.match, viewer).aircraft
            assert [(each.microknots, each.fast, each.boosts) for each in aircraft] == [(4, 0, 0), (2, 2, 2), (0, 4, 4)]
        table.asks(0)


def dealt(s: Meeting) -> list[list[int]]:
    """The hands and decks."""
    return [cards for workshop in s.workshops for cards in (workshop.hand, workshop.deck)]


def test_what_a_viewer_cannot_know_changes_neither_view_nor_options() -> None:
    """At every question of a season of random choices."""
    match, rules, rng = Match(GAME, 3, seed="secrets", quiet=True, auto=False), racing(3), Rng(3)
    differed = dict.fromkeys(VIEWERS, 0)
    while meeting(match).stage == SEASON:
        s, seat = meeting(match), match.asked()[0]
        legal = match.legal(seat)
        for viewer in VIEWERS:
            other = rules.imagine(rules.redact(s, viewer), rng)
            differed[viewer] += dealt(other) != dealt(s)
            assert view(rules, rules.redact(other, viewer), viewer) == view_of(match, viewer)
            assert viewer != seat or other.todo[-1].legal(other) == legal
        match.answer(seat, legal[rng.below(len(legal))])
    assert min(differed.values()) > 50


def turn_of(hand: list[str], deck: list[str], *answers: str) -> Match:
    """Seat 0 has given these answers in its turn; lone options answer themselves, unless that would tell something."""
    match = Match(GAME, 3, base=position(3, hands=[hand, ["dollar"], []], decks=[deck, [], []]))
    for each in answers:
        match.answer(0, each)
    return match


WAITING: dict[str, tuple[list[str], list[str], list[str]]] = {
    "an Action card may be in hand": (["dollar"], ["sponsorship"], ["done"]),
    "a Dollar may be in hand": (["fast"], ["dollar"], ["done"]),
    "a Wind Tunnel may test an Action card": (["wind_tunnel", "dollar"], ["sponsorship"], ["play wind_tunnel", "fund"]),
    "cards to discard may be of two kinds": (
        ["team_effort", "dollar"],
        ["fast", "dollar"],
        ["play team_effort", "regroup", "discard dollar"],
    ),
}


@pytest.mark.parametrize("case", WAITING)
def test_a_lone_option_waits_if_only_its_seat_knows_that_it_is_one(case: str) -> None:
    """The seat says the last of the answers although it has no other."""
    hand, deck, answers = WAITING[case]
    match = turn_of(hand, deck, *answers[:-1])
    assert (match.asked(), match.legal(0)) == ([0], [match.rules.actions.parse(answers[-1])])
    match.answer(0, answers[-1])


PLAIN: dict[str, tuple[list[str], list[str], list[str], list[str]]] = {
    "no Action card is unseen": (["dollar"], ["fast"], [], ["done"]),
    "no Dollar is unseen": (["fast"], ["boost"], [], ["done", "done"]),
    "no hand": ([], ["sponsorship", "dollar"], [], ["done", "done"]),
    "no Action plays": (["sponsorship"] * 3, ["dollar"], ["play sponsorship"] * 2, ["done"]),
    "no buys": (["dollar", "dollar"], ["dollar"], ["buy dollar"] * 2, ["done"]),
    "no Action card to test": (["wind_tunnel", "dollar"], ["fast"], ["play wind_tunnel"], ["fund", "done"]),
    "one card to discard": (["team_effort"], ["fast"], ["play team_effort", "regroup"], ["discard fast", "redraw"]),
}


@pytest.mark.parametrize("case", PLAIN)
def test_a_lone_option_answers_itself_if_everybody_knows_that_it_is_one(case: str) -> None:
    hand, deck, answers, forced = PLAIN[case]
    match = turn_of(hand, deck, *answers)
    own = [entry for entry in match.log if entry.who == 0]
    last = max((i for i, entry in enumerate(own, 1) if entry.how == CHOSEN), default=0)
    said = [match.rules.actions.text(entry.x) for entry in own[last:] if entry.how == FORCED]
    assert said[: len(forced)] == forced
