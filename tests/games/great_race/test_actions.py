"""GAR-10: actions."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from aerodrome.games.great_race.state import CREW, FLIGHT
from aerodrome.kernel.actions import UnknownAction
from aerodrome.testing.scenario import ScriptedMatch

from .cockpit import Flyer, board, crew, hand, race, selects, trims, words

LANDED = Flyer(landed=True, moxy=0)
SPENT = (2, 0, 3)


def acting(flyer: Flyer, **more: Any) -> ScriptedMatch:
    """The pilot has flown Barrel Roll (1 Fuel, 3 Progress) and is in step 4, with a Supercharger (one green Health) for
    the next round; the rival is on the ground."""
    flyer = replace(flyer, hand=("barrel_roll-125", *flyer.hand, "supercharger-217"))
    table = race(flyer, LANDED, **more)
    selects(table, "barrel_roll")
    table.asks(0)
    return table


@pytest.mark.rule("GAR-10.1")
def test_one_action_in_step_4_and_none_on_the_ground_of_that_round() -> None:
    """Two Crew cards are ready and two cards could be redeemed, but the next question is the next selection."""
    flyer = Flyer(hand=("steady_cruise-110", "lean_mixture-103"), fuel=SPENT, crew=("navigator", "radio_operator"))
    with acting(flyer) as table:
        table.says(0, "use navigator-1")
        table.asks(0)
        table.refuses(0, "use radio_operator-1", "GAR-5.1")
        selects(table, "steady_cruise")
        table.refuses(0, "fly lean_mixture-103", "GAR-10.1")
        table.says(0, "refuel lean_mixture-103")
        assert (len(table.told(0, "use")), len(table.told(0, "redeem"))) == (1, 1)
        table.asks(0)


@pytest.mark.rule("GAR-10.2")
def test_an_action_that_was_passed_is_not_saved_up() -> None:
    hand_of_three = ("steady_cruise-110", "lean_mixture-103", "lean_mixture-105")
    with acting(Flyer(hand=hand_of_three, fuel=(3, 0, 2))) as table:
        assert table.options(0)[0] == "pass"
        table.says(0, "pass")
        assert not table.told(0, "redeem")
        selects(table, "steady_cruise")
        table.says(0, "refuel lean_mixture-103")
        table.asks(0)
        table.refuses(0, "refuel lean_mixture-105", "GAR-5.1")


@pytest.mark.rule("GAR-10.3")
def test_refuel_discards_a_card_and_fills_the_reserve() -> None:
    with acting(Flyer(hand=("tuned_engine-129",), fuel=(2, 1, 2))) as table:
        table.says(0, "refuel tuned_engine-129")
        assert board(table, 0) == ((1, 3, 1), (5, 0, 0))
        assert hand(table, 0) == ["supercharger-217"]
        assert words(table, "flight", table.state.discards[FLIGHT]) == ["tuned_engine-129"]
        table.asks(0)


@pytest.mark.rule("GAR-10.3")
def test_repair_fills_the_reserve_with_health() -> None:
    with acting(Flyer(hand=("field_repairs-101",), health=(2, 0, 3))) as table:
        table.says(0, "refuel field_repairs-101")
        assert board(table, 0) == ((4, 0, 1), (2, 2, 1))
        table.asks(0)


@pytest.mark.rule("GAR-10.4")
@pytest.mark.parametrize(
    ("card", "fuel", "health", "after"),
    [
        ("jury_rig", (3, 0, 2), (3, 0, 2), ((2, 1, 2), (3, 1, 1))),
        ("jury_rig", (5, 0, 0), (5, 0, 0), ((4, 1, 0), (5, 0, 0))),
        ("auxiliary_tank", (4, 0, 1), (4, 0, 1), ((3, 2, 0), (4, 0, 1))),
        ("field_repairs", (4, 0, 1), (4, 0, 1), ((3, 0, 2), (4, 1, 0))),
    ],
)
def test_both_green_values_are_redeemed_as_far_as_the_discard_goes(
    card: str, fuel: tuple[int, int, int], health: tuple[int, int, int], after: tuple[tuple[int, ...], ...]
) -> None:
    with acting(Flyer(hand=(card,), fuel=fuel, health=health)) as table:
        table.says(0, table.options(0, "refuel")[0])
        assert board(table, 0) == after
        table.asks(0)


@pytest.mark.rule("GAR-10.5")
def test_refuel_is_refused_if_nothing_would_move() -> None:
    """All Health is in Supply: a card that only repairs does nothing."""
    with acting(Flyer(hand=("field_repairs-101", "lean_mixture-103"))) as table:
        assert table.options(0) == ["pass", "refuel lean_mixture-103"]
        table.refuses(0, "refuel field_repairs-101", "GAR-10.5")


@pytest.mark.rule("GAR-10.5")
def test_refuel_is_not_offered_on_the_ground_with_an_empty_discard() -> None:
    """T14: the tokens are in Supply and Reserve."""
    landed = Flyer(hand=("steady_cruise",), fuel=(3, 2, 0), health=(4, 1, 0), landed=True, moxy=0)
    with race(Flyer(hand=("full_throttle", "redline"), moxy=0), landed) as table:
        selects(table, "full_throttle")
        table.says(0, "pass")
        table.asks(0)


@pytest.mark.rule("GAR-10.6")
def test_only_a_flight_card_in_hand_can_be_redeemed() -> None:
    """Not a card of the Flight Path, not the one just revealed, not a rival's, not the Landing card."""
    flyer = Flyer(hand=("barrel_roll-125", "lean_mixture-103"), path=("steady_cruise-110",), fuel=SPENT)
    rival = Flyer(hand=("steady_cruise-114", "steady_cruise-126"), moxy=0)
    with race(flyer, rival) as table:
        selects(table, "barrel_roll", "steady_cruise")
        assert table.options(0, "refuel") == ["refuel lean_mixture-103"]
        for card in ("steady_cruise-110", "barrel_roll-125", "steady_cruise-114", "steady_cruise-126"):
            table.refuses(0, f"refuel {card}", "GAR-10.6")
        with pytest.raises(UnknownAction):
            table.match.why_not(0, "refuel landing-1")


@pytest.mark.rule("GAR-10.7")
@pytest.mark.parametrize("card", ["full_throttle", "following_wind", "slipstream"])
def test_the_class_of_the_redeemed_card_does_not_matter(card: str) -> None:
    """Mechanical, Weather, Aerobatics: two Fuel each."""
    with acting(Flyer(hand=(card,), fuel=SPENT)) as table:
        table.says(0, table.options(0, "refuel")[0])
        assert board(table, 0)[0] == (1, 2, 2)
        table.asks(0)


@pytest.mark.rule("GAR-10.8")
def test_a_discard_action_puts_the_crew_card_on_the_discard_pile() -> None:
    with acting(Flyer(crew=("local_guide", "navigator"))) as table:
        table.says(0, "use local_guide-1")
        assert crew(table, 0) == ["navigator-1"]
        assert words(table, "crew", table.state.discards[CREW]) == ["local_guide-1"]
        assert table.state.pilots[0].tracker == 6
        table.asks(0)


@pytest.mark.rule("GAR-10.9")
def test_an_exhausted_crew_card_stays_and_cannot_be_used_again_in_the_air() -> None:
    flyer = Flyer(hand=("steady_cruise-110",), crew=("navigator", "local_guide"))
    with acting(flyer) as table:
        table.says(0, "use navigator-1")
        assert crew(table, 0) == ["(navigator-1)", "local_guide-1"]
        assert table.state.discards[CREW] == []
        assert table.state.pilots[0].tracker == 5
        selects(table, "steady_cruise")
        assert table.options(0, "use") == ["use local_guide-1"]
        table.refuses(0, "use navigator-1", "GAR-10.9")


@pytest.mark.rule("GAR-10.10")
def test_exhausted_crew_is_refreshed_on_landing_and_again_at_dusk() -> None:
    """T19: used in the air, not in the landing round, again on the ground in a later round, and again the next day."""
    user = Flyer(hand=("barrel_roll-125", "redline"), health=(1, 0, 4), crew=("mechanic",), moxy=0)
    flyer = Flyer(hand=("steady_cruise",) * 4, moxy=0)
    with race(user, flyer, cantina=("co_pilot",), news_draws=("sea_of_fog",)) as table:
        selects(table, "barrel_roll", "steady_cruise")
        table.says(0, "use mechanic-1")
        table.says(1, "pass")
        assert crew(table, 0) == ["(mechanic-1)"]
        selects(table, "land", "steady_cruise")
        table.says(1, "pass")
        table.refuses(0, "use mechanic-1", "GAR-10.9")
        table.says(0, "pass")
        assert crew(table, 0) == ["mechanic-1"]
        selects(table, "", "steady_cruise")
        table.says(1, "pass")
        table.says(0, "use mechanic-1")
        assert crew(table, 0) == ["(mechanic-1)"]
        selects(table, "", "land")
        table.says(1, "pass")
        table.says(0, "pass")
        trims(table)
        assert table.state.day == 3
        assert crew(table, 0) == ["mechanic-1"]
        table.asks(0, 1)


@pytest.mark.rule("GAR-10.11")
def test_a_crew_action_needs_its_condition_and_its_moment() -> None:
    flyer = Flyer(hand=("barrel_roll-125", "redline"), crew=("mechanic", "navigator"))
    with race(flyer, Flyer(hand=("steady_cruise", "redline"), crew=("refuelling_hand",), moxy=0)) as table:
        table.refuses(0, "use navigator-1", "GAR-5.1")
        table.says(0, "fly barrel_roll-125")
        table.says(1, "fly steady_cruise-110")
        table.refuses(0, "use navigator-1", "GAR-6.5")
        table.says(0, "pass")
        table.says(1, "pass")
        assert table.options(0) == ["pass", "refuel redline-189", "use navigator-1"]
        table.refuses(0, "use mechanic-1", "GAR-10.11")
        table.refuses(0, "use refuelling_hand-1", "GAR-10.11")


@pytest.mark.rule("GAR-10.12")
def test_hiring_is_an_action_of_pilots_on_the_ground() -> None:
    """In the air it is refused; on the ground it takes the place of the redemption that was possible."""
    flyer = Flyer(hand=("barrel_roll-125", "lean_mixture-103"), moxy=5)
    landed = Flyer(hand=("lean_mixture-105",), fuel=SPENT, landed=True, moxy=2)
    with race(flyer, landed) as table:
        selects(table, "barrel_roll")
        table.refuses(0, "hire mechanic-1", "GAR-10.1")
        table.refuses(0, "want", "GAR-10.1")
        assert table.options(0) == ["pass", "refuel lean_mixture-103"]
        table.says(0, "pass")
        table.asks(1)
        table.says(1, "want")
        table.says(1, "hire mechanic-1")
        assert crew(table, 1) == ["mechanic-1"]
        table.asks(0)
        table.refuses(0, "pass", "GAR-5.1")


@pytest.mark.rule("GAR-10.8", "GAR-22.8")
def test_a_tanker_crew_saves_a_pilot_without_fuel_from_landing() -> None:
    """T13: Fuel falls to 0 in step 1, three come back to Supply in step 4."""
    flyer = Flyer(hand=("steady_cruise",), fuel=(1, 0, 4), crew=("tanker_crew",))
    with acting(flyer) as table:
        assert board(table, 0)[0] == (0, 0, 5)
        table.says(0, "use tanker_crew-1")
        assert board(table, 0)[0] == (3, 0, 2)
        table.asks(0)
        assert table.options(0) == ["fly steady_cruise-110", "fly supercharger-217", "land"]


@pytest.mark.rule("GAR-10.11", "GAR-22.5")
def test_a_card_that_could_not_be_paid_is_not_the_card_of_this_turn() -> None:
    """The action is still there, but the Camera Operator has no Aerobatics to film: one Moxy, not two."""
    pilot = Flyer(hand=("evasive_roll-161", "redline-219"), fuel=(2, 0, 3), crew=("camera_operator",), moxy=0)
    rival = Flyer(hand=("redline-189", "redline-211"), crew=("saboteur",), moxy=0)
    with race(pilot, rival) as table:
        selects(table, "evasive_roll", "redline-189")
        table.says(1, "use saboteur-1")
        table.says(0, "pass")
        assert len(table.told(0, "stall")) == 1
        table.says(0, "use camera_operator-1")
        assert table.state.pilots[0].board.moxy == 1
        table.asks(1)
