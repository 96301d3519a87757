"""GAR-9: landing, and the pilots on the ground."""

from __future__ import annotations

import pytest

from aerodrome.games.great_race.content import LANDING
from aerodrome.games.great_race.pieces import AIRBORNE, LANDED

from .cockpit import Flyer, board, crew, hand, held, kinds, race, selects, trackers, trims, words

DOWN = Flyer(landed=True, moxy=0)
FLIES = Flyer(hand=("steady_cruise-110", "full_throttle-153"), moxy=0)
LANDS = Flyer(hand=("redline-189",), moxy=0)


@pytest.mark.rule("GAR-9.1")
def test_the_ground_phase_follows_the_last_flight_and_is_for_those_on_the_ground() -> None:
    """The two who fly could pay for Crew, but are not asked."""
    flyer = Flyer(hand=("steady_cruise",), moxy=5)
    landing = Flyer(hand=("redline",), moxy=5)
    with race(landing, flyer, Flyer(landed=True, moxy=5), flyer) as table:
        selects(table, "land", "steady_cruise", "", "steady_cruise")
        assert kinds(table, "fly", "land") == [("fly", 3), ("fly", 1), ("land", 0)]
        table.asks(0, 2)
        assert table.options(0) == table.options(2) == ["want", "forgo"]


@pytest.mark.rule("GAR-9.2")
def test_a_landing_card_lies_at_the_end_of_the_flight_path_from_the_ground_phase_on() -> None:
    lander = Flyer(hand=("redline",), path=("barrel_roll-125", "field_repairs-101"), moxy=0)
    with race(FLIES, lander) as table:
        selects(table, "full_throttle", "land")
        table.asks(0)
        assert table.state.pilots[1].cards.shown == LANDING + 1
        assert words(table, "flight", table.state.pilots[1].cards.path) == ["barrel_roll-125", "field_repairs-101"]
        assert table.state.pilots[1].status == AIRBORNE
        table.says(0, "pass")
        assert words(table, "card", table.state.pilots[1].cards.path) == [
            "barrel_roll-125",
            "field_repairs-101",
            "landing-2",
        ]
        assert [pilot.status for pilot in table.state.pilots] == [AIRBORNE, LANDED]
        assert [told.args for told in table.told(0, "land")] == [{"seat": 1}]
        table.asks(0)


@pytest.mark.rule("GAR-9.3")
@pytest.mark.parametrize(("last", "drawing"), [("steady_cruise", [0, 1, 2]), ("land", [])])
def test_all_on_the_ground_draw_a_card_if_anybody_flies(last: str, drawing: list[int]) -> None:
    """T16. The last pilot has tokens in his Discard, so he is asked for an action before Dusk can come."""
    flyer = Flyer(hand=("steady_cruise", "redline"), fuel=(4, 0, 1), moxy=0)
    with race(DOWN, DOWN, LANDS, flyer) as table:
        selects(table, "", "", "land", last)
        table.asks(3)
        if last != "land":
            table.says(3, "pass")
        assert kinds(table, "draw") == [("draw", seat) for seat in drawing]
        assert [len(hand(table, seat)) for seat in range(3)] == ([1, 1, 2] if drawing else [0, 0, 1])
        table.asks(3)


@pytest.mark.rule("GAR-9.3")
def test_a_revealed_card_that_cannot_be_paid_lets_those_on_the_ground_draw() -> None:
    poor = Flyer(hand=("full_throttle", "redline"), fuel=(1, 0, 4), health=(1, 0, 4), moxy=0)
    with race(poor, Flyer(hand=("backfire-121",), moxy=0)) as table:
        table.says(0, "fly full_throttle-153")
        table.says(1, "land")
        table.says(1, "react backfire-121 1")
        table.says(0, "pass")
        table.says(0, "pass")
        assert kinds(table, "stall", "fly", "draw") == [("stall", 0), ("draw", 1)]
        table.asks(0)


@pytest.mark.rule("GAR-9.4")
def test_the_drawn_card_may_be_redeemed_at_once_and_costs_no_action() -> None:
    landed = Flyer(landed=True, fuel=(2, 0, 3), moxy=0)
    with race(FLIES, landed, draws=("steady_cruise-114",)) as table:
        selects(table, "steady_cruise")
        table.says(0, "pass")
        table.asks(1)
        assert table.options(1) == ["pass", "refuel steady_cruise-114"]
        table.says(1, "refuel steady_cruise-114")
        assert board(table, 1)[0] == (2, 3, 0)
        assert hand(table, 1) == []
        table.asks(0)


ACTIONS = {
    "hire": (["want", "hire rigger-1", "drop mechanic-1"], ["want", "hire rigger-2", "drop refuelling_hand-1"]),
    "refuel": (["forgo", "refuel field_repairs-101"], ["forgo", "refuel field_repairs-106"]),
    "use": (["forgo", "use mechanic-1"], ["forgo", "use refuelling_hand-1"]),
}


@pytest.mark.rule("GAR-9.5", "GAR-10.1")
@pytest.mark.parametrize("action", list(ACTIONS))
def test_a_landed_pilot_has_one_action_in_every_round(action: str) -> None:
    """It is a hire, a Crew action or Refuel/Repair; any second one would still be possible."""
    landed = Flyer(
        hand=("field_repairs-101", "field_repairs-106"),
        fuel=(2, 0, 3),
        health=(1, 0, 4),
        moxy=4,
        landed=True,
        crew=("mechanic", "refuelling_hand"),
    )
    flyer = Flyer(hand=("steady_cruise", "steady_cruise", "redline"), moxy=0)
    with race(flyer, landed, cantina=("rigger", "rigger", "camera_operator")) as table:
        for answers in ACTIONS[action]:
            selects(table, "steady_cruise")
            table.says(0, "pass")
            for answer in answers:
                table.says(1, answer)
            table.asks(0)
            table.refuses(0, "pass", "GAR-5.1")


@pytest.mark.rule("GAR-9.6")
def test_the_order_of_the_ground_phase() -> None:
    """Landings, draws, hires, the other actions in race order, and last what landing brings in."""
    flyer = Flyer(hand=("steady_cruise", "redline"), moxy=0)
    hires = Flyer(hand=("redline",), tracker=9, fuel=(4, 1, 0), moxy=2)
    first = Flyer(landed=True, hand=("lean_mixture",), fuel=(3, 0, 2), tracker=6, moxy=0)
    second = Flyer(hand=("lean_mixture",), fuel=(3, 0, 2), tracker=4, moxy=0)
    with race(flyer, second, first, hires) as table:
        selects(table, "steady_cruise", "land", "", "land")
        table.says(0, "pass")
        table.says(3, "want")
        table.says(3, "hire mechanic-1")
        table.says(2, f"refuel {held(table, 2, 'lean_mixture')}")
        table.says(1, f"refuel {held(table, 1, 'lean_mixture')}")
        order = ["fly 0", "land 1", "land 3", "draw 3", "draw 2", "draw 1", "wish 3", "hire 3"]
        order += ["redeem 2", "redeem 1", "bring 1", "bring 3"]
        told = kinds(table, "fly", "land", "draw", "wish", "hire", "redeem", "bring")
        assert [f"{kind} {seat}" for kind, seat in told] == order
        table.asks(0)


@pytest.mark.rule("GAR-9.7", "GAR-10.10")
def test_who_has_just_landed_refreshes_the_crew_and_brings_in_the_reserve() -> None:
    """After his action; who landed in an earlier round does neither."""
    tired = ("mechanic", "navigator")
    lands = Flyer(("steady_cruise-114",), (), (1, 2, 2), (3, 1, 1), moxy=0, crew=tired, exhausted=tired)
    tired = ("refuelling_hand", "radio_operator")
    landed = Flyer(landed=True, fuel=(2, 2, 1), health=(4, 1, 0), crew=tired, exhausted=tired, moxy=0)
    with race(FLIES, lands, landed) as table:
        selects(table, "steady_cruise", "land")
        table.says(0, "pass")
        assert crew(table, 1) == ["(mechanic-1)", "(navigator-1)"]
        assert board(table, 1) == ((1, 2, 2), (3, 1, 1))
        table.says(1, "refuel steady_cruise-114")
        assert crew(table, 1) == ["(mechanic-1)", "(navigator-1)"]
        assert board(table, 1) == ((1, 4, 0), (3, 1, 1))
        table.says(2, "pass")
        assert crew(table, 1) == ["mechanic-1", "navigator-1"]
        assert board(table, 1) == ((5, 0, 0), (4, 0, 1))
        assert crew(table, 2) == ["(refuelling_hand-1)", "(radio_operator-1)"]
        assert board(table, 2) == ((2, 2, 1), (4, 1, 0))
        table.asks(0)


@pytest.mark.rule("GAR-9.8")
def test_a_landed_pilot_neither_flies_nor_gains_progress_until_dusk() -> None:
    guides = ("navigator", "local_guide")
    landed = Flyer(hand=("redline", "redline"), fuel=(4, 0, 1), tracker=9, landed=True, crew=guides, moxy=0)
    with race(FLIES, landed, news_draws=("sea_of_fog",)) as table:
        table.asks(0)
        selects(table, "steady_cruise")
        table.says(0, "pass")
        table.refuses(1, "use navigator-1", "GAR-10.11")
        table.refuses(1, "use local_guide-1", "GAR-10.11")
        table.refuses(1, "fly redline-189", "GAR-10.1")
        assert not table.options(1, "use")
        table.says(1, "pass")
        table.asks(0)
        selects(table, "land")
        table.says(1, "pass")
        table.says(0, "pass")
        assert trackers(table) == [3, 9]
        trims(table)
        table.asks(0, 1)
        assert "fly redline-189" in table.options(1)


@pytest.mark.rule("GAR-9.9")
def test_landing_changes_neither_hand_nor_path_nor_tracker_nor_stage() -> None:
    """The tracker stands at more than the Stage needs: only a turn moves a plane."""
    path = ("barrel_roll-125", "full_throttle-153")
    lands = Flyer(hand=("redline", "crosswind"), path=path, fuel=(4, 0, 1), stage=1, tracker=14, moxy=0)
    with race(lands, Flyer(hand=("redline",), fuel=(3, 0, 2), moxy=0)) as table:
        cards = hand(table, 0)
        selects(table, "land", "land")
        table.says(0, "pass")
        assert hand(table, 0) == cards
        assert words(table, "flight", table.state.pilots[0].cards.path[:-1]) == list(path)
        assert (table.state.pilots[0].tracker, table.state.pilots[0].stage) == (14, 1)
        assert not kinds(table, "move", "discard")
        table.asks(1)


@pytest.mark.rule("GAR-9.10")
def test_when_the_last_pilot_lands_all_on_the_ground_still_hire_and_act() -> None:
    last = Flyer(hand=("steady_cruise-110",), fuel=(2, 0, 3), moxy=2)
    landed = Flyer(hand=("steady_cruise-114",), fuel=(2, 0, 3), moxy=2, landed=True)
    with race(last, landed) as table:
        selects(table, "land")
        table.asks(0, 1)
        table.says(0, "want")
        table.says(1, "forgo")
        table.says(0, "hire mechanic-1")
        assert not kinds(table, "draw")
        assert not table.told(0, "dusk")
        table.says(1, "refuel steady_cruise-114")
        assert crew(table, 0) == ["mechanic-1"]
        assert table.told(0, "dusk")
        trims(table)
        table.asks(0, 1)


@pytest.mark.rule("GAR-9.11")
def test_there_is_no_hand_limit_by_day() -> None:
    """One Health in Supply, seven cards, and one more every round."""
    seven = ("field_repairs",) * 3 + ("auxiliary_tank",) * 3 + ("redline",)
    landed = Flyer(hand=seven, health=(1, 4, 0), moxy=0, landed=True)
    flyer = Flyer(hand=("steady_cruise", "lean_mixture", "redline"), moxy=0)
    with race(flyer, landed) as table:
        for pick in ("steady_cruise", "lean_mixture"):
            selects(table, pick)
            table.says(0, "pass")
        assert len(hand(table, 1)) == 9
        table.asks(0)
