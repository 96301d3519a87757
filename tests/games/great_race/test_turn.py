"""GAR-7, GAR-8: the order of the turns, and the five steps of a turn."""

from __future__ import annotations

import pytest

from aerodrome.games.great_race.state import NEWS
from aerodrome.kernel.zones import SPECTATOR

from .cockpit import (
    RIVAL,
    Flyer,
    board,
    course,
    hand,
    idles,
    path,
    picks,
    pile,
    race,
    rules_for,
    seats_of,
    selects,
    trackers,
    trims,
    words,
)

FULL = (5, 0, 0)


@pytest.mark.rule("GAR-7.1", "GAR-7.2", "GAR-7.3")
@pytest.mark.parametrize(
    ("dash", "first"),
    [("treetop_dash-171", [0, 1]), ("treetop_dash-207", [1, 0])],
)
def test_the_highest_progress_then_the_highest_speed_then_the_ground(dash: str, first: list[int]) -> None:
    """A reveals Full Throttle (5, Speed 198), B Treetop Dash (5), C Steady Cruise (3), D lands."""
    flyers = [Flyer(hand=("full_throttle-198",)), Flyer(hand=(dash,)), Flyer(hand=("steady_cruise",)), RIVAL]
    with race(*flyers) as table:
        picks(table, "full_throttle", dash, "steady_cruise", "land")
        idles(table)
        assert seats_of(table, "turn") == [*first, 2]
        assert course(table, "turn", "land")[:4] == ["turn", "turn", "turn", "land"]
        assert seats_of(table, "land")[0] == 3


@pytest.mark.rule("GAR-7.1")
def test_the_order_goes_by_the_current_progress() -> None:
    """A Crosswind makes a 5 a 3, behind a 4."""
    flyers = [Flyer(hand=("full_throttle",)), Flyer(hand=("tuned_engine",)), Flyer(hand=("crosswind",), landed=True)]
    with race(*flyers) as table:
        picks(table, "full_throttle", "tuned_engine")
        table.says(2, "react crosswind-123 1")
        idles(table)
        assert seats_of(table, "turn") == [1, 0]
        assert trackers(table)[:2] == [3, 4]


@pytest.mark.rule("GAR-7.4")
def test_the_order_does_not_change_during_the_round() -> None:
    """Pressure Front makes B's 4 a 3; C's 4 on another Stage is slower, and stays behind it."""
    flyers = [
        Flyer(hand=("pressure_front",)),
        Flyer(hand=("tuned_engine-149",)),
        Flyer(hand=("backfire-121",), stage=1),
    ]
    with race(*flyers) as table:
        picks(table, "pressure_front", "tuned_engine", "backfire")
        idles(table)
        assert seats_of(table, "turn") == [0, 1, 2]
        assert trackers(table) == [5, 3, 4]


@pytest.mark.rule("GAR-7.5")
@pytest.mark.parametrize(
    ("mine", "card", "gain"),
    [
        (Flyer(hand=("following_wind",), stage=1), "following_wind", 5),
        (Flyer(hand=("wing_walk",), stage=1, pilot="test_pilot"), "wing_walk", 6),
        (Flyer(hand=("loop_the_loop",), stage=1, crew=("local_guide",)), "loop_the_loop", 6),
        (Flyer(hand=("tuned_engine-129",), stage=1, path=("redline",)), "tuned_engine", 6),
    ],
)
def test_what_comes_on_top_does_not_count_for_the_order(mine: Flyer, card: str, gain: int) -> None:
    """The other card is worth 4, and is faster."""
    with race(mine, Flyer(hand=("clear_skies-205",))) as table:
        picks(table, card, "clear_skies")
        if mine.crew:
            table.says(1, "pass")
            table.says(0, "use local_guide-1")
        idles(table)
        assert seats_of(table, "turn")[:2] == [1, 0]
        assert table.state.pilots[0].tracker == gain


@pytest.mark.rule("GAR-7.6")
def test_no_two_cards_have_the_same_speed() -> None:
    """So that all hundred and twenty have a strict order."""
    book = rules_for(2).book
    assert book.speed == list(range(101, 221))
    assert len({(book.progress[card], book.speed[card]) for card in range(120)}) == 120


@pytest.mark.rule("GAR-8.1")
def test_a_turn_is_complete_before_the_next_begins() -> None:
    """Pay, place, effect, action, move."""
    mine = Flyer(hand=("power_dive", "lean_mixture"), tracker=9, fuel=(3, 0, 2))
    with race(mine, Flyer(hand=("auxiliary_tank",), fuel=(3, 0, 2)), rewards=("one_fuel",)) as table:
        selects(table, "power_dive", "auxiliary_tank")
        table.says(0, "refuel lean_mixture-103")
        idles(table)
        events = course(table)
        first = events[events.index("turn") : events.index("land")]
        assert first == [
            *["turn", "pay", "fly", "moxy", "redeem", "refill", "move", "moxy", "reward", "refill"],
            *["turn", "pay", "fly", "refill", "round", "show", "show"],
        ]
        assert seats_of(table, "turn") == [0, 1]


@pytest.mark.rule("GAR-8.2")
def test_step_one_pays_the_adjusted_cost_from_the_supply() -> None:
    with race(Flyer(hand=("redline",), fuel=(4, 1, 0)), RIVAL, attached={0: ["icing", "rough_air"]}) as table:
        selects(table, "redline", "land")
        assert board(table, 0) == ((1, 1, 3), (3, 0, 2))
        idles(table)


@pytest.mark.rule("GAR-8.3", "GAR-8.4")
@pytest.mark.parametrize(
    ("card", "progress", "moxy"), [("wing_walk-109", 4, 3), ("daredevil_gap-197", 8, 2), ("steady_cruise-110", 3, 0)]
)
def test_step_two_places_the_card_and_gives_progress_and_moxy(card: str, progress: int, moxy: int) -> None:
    with race(Flyer(hand=(card, "redline"), path=("barrel_roll",), tracker=2, moxy=1), RIVAL) as table:
        selects(table, card, "land")
        assert path(table, 0) == ["barrel_roll-125", card]
        assert (table.state.pilots[0].tracker, table.state.pilots[0].board.moxy) == (2 + progress, 1 + moxy)
        idles(table)


@pytest.mark.rule("GAR-8.3")
def test_the_floor_is_zero() -> None:
    """Crosswind on an Auxiliary Tank (1): no Progress; it costs 1 Fuel and Refills up to 2 Fuel to Supply."""
    mine = Flyer(hand=("auxiliary_tank", "redline"), tracker=3, fuel=(2, 0, 3))
    with race(mine, Flyer(hand=("crosswind",), landed=True)) as table:
        picks(table, "auxiliary_tank")
        table.says(1, "react crosswind-123 1")
        table.says(0, "pass")
        assert (table.state.pilots[0].tracker, board(table, 0)[0]) == (3, (3, 0, 2))
        assert [told.args["progress"] for told in table.told(SPECTATOR, "fly")] == [0]
        idles(table)


@pytest.mark.rule("GAR-8.3")
def test_the_floor_is_applied_once_to_the_total() -> None:
    """A (Redline) plays Crosswind on B's Auxiliary Tank, B plays Slipstream: 1 - 2 + 2 = 1, not 2."""
    flyers = [Flyer(hand=("redline", "crosswind")), Flyer(hand=("auxiliary_tank", "slipstream"))]
    with race(*flyers) as table:
        picks(table, "redline", "auxiliary_tank")
        table.says(0, "react crosswind-123 2")
        table.says(1, "pass")
        table.says(1, "react slipstream-131 2")
        idles(table)
        assert trackers(table) == [7, 1]


@pytest.mark.rule("GAR-8.5")
def test_an_effect_is_compulsory() -> None:
    """GAR-R12: Prop Wash must hit one of two, Full Throttle hurts its own pilot in the mountains."""
    flyers = [Flyer(hand=("prop_wash",), stage=3), Flyer(hand=("full_throttle",), stage=3), Flyer(stage=3)]
    with race(*flyers) as table:
        picks(table, "prop_wash", "full_throttle")
        idles(table)
        assert board(table, 1)[1] == (4, 0, 1)
        assert table.options(0) == ["target 2", "target 3"]
        table.refuses(0, "pass", "GAR-8.5")
        table.refuses(0, "target 1", "GAR-16.9")
        table.says(0, "target 3")
        assert [board(table, seat)[1][0] for seat in range(3)] == [5, 4, 4]
        idles(table)


@pytest.mark.rule("GAR-8.5")
@pytest.mark.parametrize(("answer", "tracker", "moxy"), [("spend", 5, 1), ("save", 3, 2)])
def test_an_effect_that_says_may_is_a_choice(answer: str, tracker: int, moxy: int) -> None:
    with race(Flyer(hand=("playing_to_the_cameras",)), RIVAL) as table:
        selects(table, "playing_to_the_cameras", "land")
        assert table.options(0) == ["spend", "save"]
        table.says(0, answer)
        assert (table.state.pilots[0].tracker, table.state.pilots[0].board.moxy) == (tracker, moxy)
        idles(table)


@pytest.mark.rule("GAR-8.6")
@pytest.mark.parametrize(
    ("stage", "attached", "tracker"),
    [
        ("zuiderzee", [], 7),
        ("picardy", [], 5),
        ("picardy", ["spring_floods"], 7),
        ("picardy", ["thunderheads"], 7),
        ("picardy", ["air_fair", "sea_of_fog"], 5),
    ],
)
def test_a_terrain_effect_needs_one_of_the_named_terrains(stage: str, attached: list[str], tracker: int) -> None:
    """Storm Chaser: Sea or Storm, +2 Progress. An Attachment under the next Stage does not count."""
    under = {0: attached, 1: [each for each in ("thunderheads",) if each not in attached]}
    with race(Flyer(hand=("storm_chaser",)), RIVAL, row=(stage, "pyrenees"), attached=under) as table:
        selects(table, "storm_chaser", "land")
        assert table.state.pilots[0].tracker == tracker
        idles(table)


@pytest.mark.rule("GAR-8.6")
def test_the_terrain_counts_when_step_three_is_reached() -> None:
    """The first pilot removes the Storm in his turn, before the second resolves his Storm Chaser."""
    planner = Flyer(hand=("redline",), crew=("route_planner",))
    with race(planner, Flyer(hand=("storm_chaser",)), attached={0: ["thunderheads"]}) as table:
        selects(table, "redline", "storm_chaser")
        table.says(0, "use route_planner-1")
        table.says(0, "remove thunderheads")
        assert trackers(table) == [7 + 2, 5]
        assert words(table, "news", table.state.discards[NEWS]) == ["thunderheads"]
        idles(table)


@pytest.mark.rule("GAR-8.7")
@pytest.mark.parametrize(("stage", "tracker"), [("danube_delta", 5), ("picardy", 5), ("zuiderzee", 5), ("pyrenees", 2)])
def test_two_matching_terrains_give_one_bonus(stage: str, tracker: int) -> None:
    """Following Wind (2, and 3 more over Plains or Sea) on Danube Delta, which has both: 5, not 8."""
    with race(Flyer(hand=("following_wind",)), RIVAL, row=(stage, "brenner_pass")) as table:
        selects(table, "following_wind", "land")
        assert table.state.pilots[0].tracker == tracker
        idles(table)


@pytest.mark.rule("GAR-8.8")
def test_one_action_and_no_hire_in_the_air() -> None:
    """A Crew action or Refuel/Repair, of one's choice, or none."""
    cards = ("steady_cruise", "redline", "lean_mixture", "field_repairs")
    mine = Flyer(hand=cards, crew=("radio_operator", "navigator"), fuel=(3, 0, 2), moxy=5)
    for answer in ("pass", "refuel redline-189", "use navigator-1", "use radio_operator-1"):
        with race(mine, Flyer(hand=("barrel_roll", "redline")), cantina=("mechanic",)) as table:
            selects(table, "steady_cruise", "barrel_roll")
            table.says(1, "pass")
            assert table.options(0) == [
                *["pass", "refuel lean_mixture-103", "refuel redline-189"],
                *["use navigator-1", "use radio_operator-1"],
            ]
            for hire in ("want", "hire mechanic-1"):
                table.refuses(0, hire, "GAR-10.1")
            table.says(0, answer)
            table.asks(0, 1)
            assert table.state.rounds == 2


@pytest.mark.rule("GAR-8.9")
@pytest.mark.parametrize("first", [True, False])
def test_who_reaches_the_value_of_the_stage_moves_on(first: bool) -> None:
    """Example of the rulebook (Advancing Stages): on Chapham (16) with 12, a card of 6 Progress makes 18. The whole
    Flight Path is discarded, the tracker goes back to 0, 1 Moxy is gained, and the first to leave takes the token: 2
    Fuel from Discard to Reserve. The 2 Progress too many are lost."""
    mine = Flyer(hand=("supercharger", "redline"), path=("daredevil_gap", "wing_walk"), stage=2, tracker=12)
    rewards = ("", "", "two_fuel", "one_card") if first else ("", "", "", "one_card")
    with race(mine, Flyer(stage=2 if first else 3), rewards=rewards) as table:
        selects(table, "supercharger")
        assert (table.state.pilots[0].tracker, table.state.pilots[0].stage, board(table, 0)[0]) == (18, 2, (2, 0, 3))
        table.says(0, "pass")
        assert (table.state.pilots[0].tracker, table.state.pilots[0].stage, table.state.pilots[0].board.moxy) == (
            0,
            3,
            3,
        )
        assert (path(table, 0), pile(table)) == ([], ["daredevil_gap-197", "wing_walk-109", "supercharger-172"])
        assert words(table, "reward", table.state.pilots[0].board.tokens) == (["two_fuel"] if first else [])
        assert board(table, 0)[0] == ((2, 2, 1) if first else (2, 0, 3))
        idles(table)


@pytest.mark.rule("GAR-8.9")
@pytest.mark.parametrize(("tracker", "stage"), [(12, 0), (13, 1), (14, 1)])
def test_the_value_must_be_reached(tracker: int, stage: int) -> None:
    """Chapham needs 16; Steady Cruise brings 3."""
    with race(Flyer(hand=("steady_cruise",), tracker=tracker), RIVAL, row=("chapham", "brenner_pass")) as table:
        selects(table, "steady_cruise", "land")
        assert table.state.pilots[0].stage == stage
        idles(table)


@pytest.mark.rule("GAR-8.9")
def test_an_action_still_counts_for_the_move() -> None:
    """Step 5 comes after step 4: 9 + 1 and the Navigator's 2 are more than Croydon's 11."""
    with race(Flyer(hand=("auxiliary_tank",), tracker=9, crew=("navigator",)), RIVAL) as table:
        selects(table, "auxiliary_tank", "land")
        assert table.state.pilots[0].stage == 0
        table.says(0, "use navigator-1")
        assert table.state.pilots[0].stage == 1
        idles(table)


@pytest.mark.rule("GAR-8.10")
@pytest.mark.parametrize("health", [(1, 0, 4), (5, 0, 0)])
def test_a_card_that_cannot_be_paid_any_more_is_discarded(health: tuple[int, int, int]) -> None:
    """A (Fuel 2) reveals Full Throttle; before him B's Saboteur takes both. No Progress, but A may still act; in the
    next round he must land, whatever his Health."""
    mine = Flyer(hand=("full_throttle", "steady_cruise"), fuel=(2, 0, 3), health=health, path=("wing_walk",))
    with race(mine, Flyer(hand=("redline", "barrel_roll"), crew=("saboteur",))) as table:
        selects(table, "full_throttle", "redline")
        table.says(1, "use saboteur-1")
        table.says(0, "pass")
        assert (seats_of(table, "stall"), seats_of(table, "fly")) == ([0], [1])
        assert (pile(table), path(table, 0)) == (["full_throttle-153"], ["wing_walk-109"])
        assert (table.state.pilots[0].tracker, board(table, 0)) == (0, ((0, 0, 5), health))
        table.says(0, "refuel steady_cruise-110")
        assert board(table, 0)[0] == (0, 3, 2)
        table.asks(1)
        idles(table)


@pytest.mark.rule("GAR-8.10")
def test_a_card_that_was_not_paid_gives_no_moxy_and_no_effect_but_the_turn_goes_on() -> None:
    """Storm Chaser (1 Moxy, +2 over the Zuiderzee); the Local Guide then brings the pilot to the next Stage."""
    mine = Flyer(hand=("storm_chaser",), stage=1, tracker=9, fuel=(2, 0, 3), crew=("local_guide",))
    with race(mine, Flyer(hand=("redline",), crew=("saboteur",))) as table:
        selects(table, "storm_chaser", "redline")
        table.says(1, "use saboteur-1")
        assert (table.state.pilots[0].tracker, table.state.pilots[0].board.moxy) == (9, 2)
        table.says(0, "use local_guide-1")
        assert (table.state.pilots[0].stage, table.state.pilots[0].board.moxy) == (2, 3)
        idles(table)


@pytest.mark.rule("GAR-8.11")
def test_path_and_tracker_stay_from_round_to_round_and_from_day_to_day() -> None:
    mine = Flyer(hand=("steady_cruise", "barrel_roll", "redline"), moxy=0, stage=3)
    with race(mine, Flyer(moxy=0), news_draws=["icing"]) as table:
        selects(table, "steady_cruise")
        idles(table)
        selects(table, "barrel_roll")
        idles(table)
        flown = ["steady_cruise-110", "barrel_roll-125"]
        assert (path(table, 0), table.state.pilots[0].tracker) == (flown, 6)
        selects(table, "land")
        idles(table)
        trims(table)
        assert (table.state.day, path(table, 0), table.state.pilots[0].tracker) == (3, flown, 6)
        table.asks(0, 1)


@pytest.mark.rule("GAR-8.12")
@pytest.mark.parametrize("crew", [(), ("co_pilot",)])
def test_one_flight_card_a_round_unless_a_card_allows_another(crew: tuple[str, ...]) -> None:
    mine = Flyer(hand=("steady_cruise", "redline", "barrel_roll"), crew=crew)
    with race(mine, RIVAL) as table:
        selects(table, "steady_cruise", "land")
        table.refuses(0, "fly redline-189", "GAR-10.1")
        if crew:
            table.says(0, "use co_pilot-1")
            table.says(0, "choose redline-189")
        idles(table)
        assert seats_of(table, "fly") == [0] * (1 + len(crew))
        assert hand(table, 0) == (["barrel_roll-125"] if crew else ["redline-189", "barrel_roll-125"])
        assert table.state.rounds == 2
