"""MFM-R11: Immunity and This Means War."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.kernel.zones import SPECTATOR

from .hangar import Flyer, Meeting, position, race

IMMUNITY = "immunity-takeoff"
WAR = "this-means-war-cad"
VICTIM = Flyer(
    "monoplane", tile=1, parts=(1, 0, 0), riders=[0], equipment=["drop-of-courage"], fuel=3
)  # on the ground with something of everything
ALOFT = Flyer("monoplane", tile=2, band="low")
GENERAL = {  # a victim, and what is said before the reply
    "swap-the-maps-cad": (ALOFT, []),
    "grumpy-passenger-takeoff": (VICTIM, []),
    "sugar-in-the-tank-takeoff": (VICTIM, []),
    "sawn-through-wing-takeoff": (VICTIM, []),
    "light-fingers-flying": (VICTIM, []),
    "magpie-cad": (VICTIM, ["part takeoff"]),
    "broken-mirror-cad": (VICTIM, []),
    "loosened-screws-cad": (VICTIM, ["use drop-of-courage"]),
}
ON_TESTS = {
    "chocks-left-in-flying": "takeoff",
    "flat-tyre-flying": "takeoff",
    "itching-powder-takeoff": "takeoff",
    "greased-joystick-takeoff": "fly",
    "birds-in-the-propeller-landing": "fly",
    "booing-crowd-landing": "manoeuvre",
    "cows-on-the-landing-strip-takeoff": "land",
}


def trick(card: str, hand: list[str], **more: Any) -> Meeting:
    """Seat 0 has laid down a general trick and aimed it at seat 1, who holds this hand."""
    victim, words = GENERAL[card]
    table = race(Flyer("biplane"), victim, hands=[[card], hand], luck=[0, 1], **more)
    if hand:
        table.passes(1)
    for said in (f"play {card}", "target monoplane", *words):
        table.says(0, said)
    return table


def condition(table: Meeting) -> tuple[Any, ...]:
    """All of the victim that a trick can change."""
    s, m = table.state, table.machine("monoplane")
    riders, parts, charges = tuple(s.machines[m].hold.riders), tuple(s.machines[m].hold.parts), tuple(s.charges)
    return (
        s.machines[m].tile,
        s.machines[m].tank.fuel,
        s.machines[m].tank.gauge,
        s.turn.phases,
        s.players[1].luck,
        len(s.players[1].hand),
        riders,
        parts,
        charges,
    )


@pytest.mark.rule("MFM-R11", "MFM-8.10")
@pytest.mark.parametrize("card", GENERAL)
def test_immunity_cancels_a_trick(card: str) -> None:
    """Both cards are discarded; nothing happens."""
    with trick(card, [IMMUNITY, "tail-wind-flying"]) as table:
        before = condition(table)
        assert table.options(1) == [f"play {IMMUNITY}", "pass"]
        table.says(1, f"play {IMMUNITY}")
        table.passes(1)
        table.asks(0)
        assert condition(table) == (*before[:5], 1, *before[6:])
        assert table.discards() == [card, IMMUNITY]
        assert len(table.told(SPECTATOR, "cancel")) == 1


@pytest.mark.rule("MFM-R11")
@pytest.mark.parametrize("card", GENERAL)
def test_who_does_not_reply_is_hit(card: str) -> None:
    with trick(card, [IMMUNITY, WAR]) as table:
        before = condition(table)
        if card == "light-fingers-flying":
            table.rolls(0)
        table.passes(1)
        assert condition(table) != before
        assert table.discards() == [card]
        table.passes(1)
        table.asks(0)


@pytest.mark.rule("MFM-R11")
@pytest.mark.parametrize("cancelled", [False, True])
def test_this_means_war_follows_a_trick_that_hit_or_was_cancelled(cancelled: bool) -> None:
    """The trickster's machine takes one damage, and nobody can answer that."""
    hands = [["sugar-in-the-tank-takeoff", "immunity-flying"], [IMMUNITY, WAR]]
    with race(Flyer("biplane"), VICTIM, hands=hands) as table:
        table.passes(1)
        table.says(0, "play sugar-in-the-tank-takeoff")
        table.says(0, "target monoplane")
        table.refuses(1, f"play {WAR}", "MFM-R11")
        table.says(1, f"play {IMMUNITY}" if cancelled else "pass")
        assert table.fuel("monoplane") == (3 if cancelled else 1)
        if not cancelled:
            table.refuses(1, f"play {IMMUNITY}", "MFM-R11")
        assert table.options(1) == [f"play {WAR}", "pass"]
        table.refuses(1, "symbol this-means-war-cad", "MFM-R11")
        table.says(1, f"play {WAR}")
        table.asks(0)
        assert (table.damage("biplane"), table.damage("monoplane")) == ((1, 0), (0, 0))


@pytest.mark.rule("MFM-R11")
def test_with_two_machines_the_target_of_this_means_war_is_chosen() -> None:
    """Two players; only the trickster's machines can be struck."""
    flyers = [Flyer("biplane"), Flyer("triplane", tile=2), Flyer("monoplane"), Flyer("helicopter")]
    hands = [["sugar-in-the-tank-takeoff"], [WAR]]
    with Meeting(position(*flyers, hands=hands, seats=2)) as table:
        table.passes(1)
        table.says(0, "play sugar-in-the-tank-takeoff")
        assert table.options(0) == ["target monoplane", "target helicopter"]
        table.says(0, "target monoplane")
        table.passes(1)
        table.says(1, f"play {WAR}")
        assert table.options(1) == ["target biplane", "target triplane"]
        table.refuses(1, "target helicopter", "MFM-R11")
        table.refuses(1, "pass", "MFM-R11")
        table.says(1, "target triplane")
        assert (table.damage("triplane"), table.damage("biplane")) == ((1, 0), (0, 0))
        table.asks(0)


@pytest.mark.rule("MFM-R11", "MFM-R1", "MFM-8.57")
def test_this_means_war_can_bring_the_trickster_down_before_the_first_action() -> None:
    """In the air with one marker; the landing uses up one of the two phases."""
    trickster = Flyer("biplane", tile=1, band="low", gauge=1, fuel=3)
    with race(trickster, VICTIM, hands=[["sugar-in-the-tank-takeoff"], [WAR]], landed_before=[1]) as table:
        table.passes(1)
        table.says(0, "play sugar-in-the-tank-takeoff")
        table.says(0, "target monoplane")
        table.passes(1)
        table.tries(1, f"play {WAR}", hits=1, of=4)
        assert (table.at("biplane"), table.damage("biplane"), table.state.turn.phases) == ((1, "ground"), (2, 0), 1)
        table.asks(0)


@pytest.mark.rule("MFM-R11", "MFM-R60")
def test_a_trickster_brought_down_in_another_turn_lands_at_once() -> None:
    """At the start of the turn of the biplane; the landing costs no phase, and the turn then goes on."""
    trickster = Flyer("monoplane", tile=1, band="low", gauge=1, fuel=3)
    hands = [[WAR, "magpie-landing"], ["sugar-in-the-tank-takeoff", "tail-wind-landing"]]
    with race(Flyer("biplane"), trickster, hands=hands) as table:
        table.says(1, "play sugar-in-the-tank-takeoff")
        table.says(1, "target biplane")
        table.passes(0)
        table.says(0, f"play {WAR}")
        table.tries(0, "pass", of=3)
        table.says(1, "symbol tail-wind-landing")
        assert (table.at("monoplane"), table.damage("monoplane")) == ((1, "ground"), (2, 0))
        assert table.state.turn.phases == 2
        table.asks(0)


@pytest.mark.rule("MFM-R11")
@pytest.mark.parametrize(("card", "action"), ON_TESTS.items())
def test_a_trick_on_a_test_is_answered_before_anything_else(card: str, action: str) -> None:
    """At once: before the next opponent is asked and before the roll."""
    tester = Flyer("biplane", tile=1, band="ground" if action == "takeoff" else "low")
    hands = [[IMMUNITY, WAR], [card], ["magpie-landing"]]
    dice = 5 if action in ("fly", "manoeuvre") else 4
    with race(tester, hands=hands) as table:
        table.passes(1, 2)
        table.says(0, action)
        needed = table.declared()[0]
        table.says(1, f"play {card}")
        assert table.options(0) == [f"play {IMMUNITY}", "pass"]
        table.says(0, f"play {IMMUNITY}")
        assert table.options(0) == [f"play {WAR}", "pass"]
        table.says(0, f"play {WAR}")
        assert table.damage("monoplane") == (1, 0)
        table.asks(2)
        table.tries(2, "pass", hits=needed, of=dice)
        assert len(table.told(0, "pass")) == 1, "with its own dice, against its own difficulty"
        table.asks(0)


@pytest.mark.rule("MFM-R11")
@pytest.mark.parametrize("hand", [[], [IMMUNITY]])
def test_only_a_hand_with_cards_is_asked(hand: list[str]) -> None:
    """Not an empty one; and whose last card was the first reply is not asked for a second."""
    with trick("sawn-through-wing-takeoff", hand) as table:
        if hand:
            table.says(1, f"play {IMMUNITY}")
        table.asks(0)
        assert table.damage("monoplane") == ((0, 0) if hand else (1, 0))


@pytest.mark.rule("MFM-R11")
def test_dirty_trick_and_cad_on_a_holder_of_immunity() -> None:
    """The trick opens a reply with pass and Immunity; the cad symbol opens none."""
    hands = [[IMMUNITY], ["sugar-in-the-tank-takeoff", "magpie-cad"]]
    with race(Flyer("biplane"), hands=hands) as table:
        table.says(1, "play sugar-in-the-tank-takeoff")
        table.says(1, "target biplane")
        assert table.options(0) == [f"play {IMMUNITY}", "pass"]
        table.passes(0, 0)
        table.passes(1)
        assert table.fuel("biplane") == 2
        table.says(0, "takeoff")
        table.tries(1, "symbol magpie-cad", of=3)
        assert table.options(0) == [f"symbol {IMMUNITY}", "burn", "accept"]


@pytest.mark.rule("MFM-R11")
def test_a_hand_without_a_reply_has_only_pass() -> None:
    with trick("sugar-in-the-tank-takeoff", ["tail-wind-flying", "magpie-landing"]) as table:
        for _ in range(2):
            assert table.options(1) == ["pass"]
            table.refuses(1, "play tail-wind-flying", "MFM-R11")
            table.refuses(1, "end-turn", "MFM-R11")
            table.passes(1)
        table.asks(0)


@pytest.mark.rule("MFM-R11")
def test_a_trick_on_somebody_else_is_not_answered() -> None:
    """The reply is for who is hit; the others keep their cards."""
    hands = [["sugar-in-the-tank-takeoff"], ["tail-wind-flying"], [IMMUNITY, WAR]]
    with race(Flyer("biplane"), VICTIM, Flyer("triplane"), hands=hands) as table:
        table.passes(1, 2)
        table.says(0, "play sugar-in-the-tank-takeoff")
        table.says(0, "target monoplane")
        table.passes(1, 1)
        table.asks(0)
        assert table.hand(2) == [IMMUNITY, WAR]


@pytest.mark.rule("MFM-R11", "MFM-R60")
def test_a_trick_on_a_test_can_cost_its_player_a_landing_within_that_test() -> None:
    """The trickster comes down first; then the test goes on with its own dice and the difficulty of the trick."""
    trickster = Flyer("monoplane", tile=2, band="low", gauge=1, fuel=3)
    hands = [[WAR], ["greased-joystick-takeoff"], ["magpie-landing"]]
    with race(Flyer("biplane", tile=1, band="low"), trickster, Flyer("triplane"), hands=hands) as table:
        table.passes(1, 2)
        table.says(0, "fly")
        table.says(1, "play greased-joystick-takeoff")
        table.passes(0)
        table.says(0, f"play {WAR}")
        table.tries(2, "pass", of=3)
        table.says(1, "accept")
        assert (table.at("monoplane"), table.damage("monoplane")) == ((2, "ground"), (2, 1))
        table.tries(2, "pass", hits=2, of=5)
        assert (table.at("biplane"), table.options(0)) == ((1, "low"), ["burn", "accept"])
