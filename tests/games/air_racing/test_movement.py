"""ARC-11 to ARC-13: flying, side-steps, passing and altitude."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from .aloft import PLENTY, RIVAL, Plane, alone, at, checks, flies_on, race

EVERYTHING = ["fly", "step", "in", "out", "climb", "dive", "boost"]


@pytest.mark.rule("ARC-11.1")
def test_the_budget_is_speed_less_tokens_with_dives_boosts_and_climbs() -> None:
    """Speed 4 1/2, a Cut Pylon, a dive, a Boost and a climb, in halves."""
    with alone(Plane(lane=1, microknots=1, fast=PLENTY, boosts=1, tokens=[2])) as table:
        assert table.state.flight.budget == 9 - 4
        table.says(0, "dive")
        assert table.state.flight.budget == 5 + 2
        table.rolls(9)
        table.says(0, "boost")
        assert table.state.flight.budget == 7 + 6
        table.says(0, "climb")
        assert table.state.flight.budget == 13 - 2
        table.says(0, "fly")
        assert at(table.state, 0) == (0, 1, 11)
        table.refuses(0, "fly", "ARC-11.1")


@pytest.mark.rule("ARC-11.2")
@pytest.mark.parametrize("lane", [1, 2, 3])
@pytest.mark.parametrize("place", [0, 4, 20])
def test_a_speed_is_a_tile_in_every_lane_on_straights_and_turns(lane: int, place: int) -> None:
    rival = Plane(lane=0)
    with race(Plane(lane=lane, place=place), rival, turns=[0]) as table:
        table.says(0, "fly")
        assert at(table.state, 0) == (0, lane, place + 8)
        assert table.state.flight.budget == 0
        table.asks(0)


@pytest.mark.rule("ARC-11.2", "ARC-15.1", "ARC-15.2", "ARC-15.6")
def test_two_turns_from_the_start_in_lane_0() -> None:
    """Speed 4: P1 is checked at 5, P2 at 9 and P3 at 13; the turns end at 8 and 16."""
    with race(Plane(), Plane(lane=3)) as table:
        for fly_to, pylons in ((4, []), (5, ["p1"]), (8, ["p1"])):
            table.rolls(*[7] * (fly_to == 5))
            table.says(0, "fly")
            assert (at(table.state, 0), checks(table)) == ((0, 0, fly_to), pylons)
        table.says(0, "end")
        flies_on(table, 1)
        for fly_to, pylons in (
            (9, ["p1", "p2"]),
            (12, ["p1", "p2"]),
            (13, ["p1", "p2", "p3"]),
            (16, ["p1", "p2", "p3"]),
        ):
            table.rolls(*[7] * (fly_to in (9, 13)))
            table.says(0, "fly")
            assert (at(table.state, 0), checks(table)) == ((0, 0, fly_to), pylons)
        table.refuses(0, "fly", "ARC-11.1")


@pytest.mark.rule("ARC-11.3")
@pytest.mark.parametrize(("microknots", "flown"), [(0, 8), (1, 9), (2, 10), (3, 11)])
def test_an_odd_microknot_flies_half_a_tile(microknots: int, flown: int) -> None:
    with alone(Plane(lane=1, microknots=microknots)) as table:
        table.says(0, "fly")
        assert at(table.state, 0) == (0, 1, flown)
        table.says(0, "end")
        table.asks(1)


@pytest.mark.rule("ARC-11.4")
def test_the_whole_budget_must_be_used() -> None:
    """To the last half-tile."""
    with alone(Plane(lane=1, microknots=1)) as table:
        for _ in range(5):
            table.refuses(0, "end", "ARC-11.4")
            table.says(0, "step" if table.options(0, "step") else "fly")
        assert at(table.state, 0) == (0, 1, 9)
        table.says(0, "end")
        table.asks(1)


@pytest.mark.rule("ARC-11.4", "ARC-11.7", "ARC-12.5")
def test_a_blocked_turn_may_end_and_its_budget_is_lost() -> None:
    """ARC-R38: even though a side-step would be possible. Two in lane 0 at 10 and 12, with Speed 4."""
    with race(Plane(place=10, fast=PLENTY), Plane(place=12), turns=[0]) as table:
        table.refuses(0, "fly", "ARC-11.5")
        table.refuses(0, "step", "ARC-11.5")
        assert table.options(0) == ["out", "climb", "dive", "end"]
        table.says(0, "end")
        assert at(table.state, 0) == (0, 0, 10)
        table.rolls(9)
        flies_on(table, 1)
        assert table.state.flight.budget == 8, "nothing of the last turn is left"
        table.asks(0)


@pytest.mark.rule("ARC-11.4", "ARC-12.2")
def test_blocked_with_half_a_speed_only_the_end_is_left() -> None:
    with race(Plane(place=10, microknots=1, altitude="low", tokens=[2, 2]), Plane(place=12), turns=[0]) as table:
        assert table.state.flight.budget == 1
        assert table.options(0) == ["end"]
        table.refuses(0, "out", "ARC-12.2")
        table.refuses(0, "climb", "ARC-13.2")
        table.refuses(0, "boost", "ARC-16.1")


@pytest.mark.rule("ARC-11.5", "ARC-12.6")
def test_running_into_the_back_of_another_stops_the_flight() -> None:
    with race(Plane(lane=1, place=10), Plane(lane=1, place=15), turns=[0]) as table:
        table.says(0, "fly")
        assert at(table.state, 0) == (0, 1, 13)
        assert table.state.flight.budget == 5
        table.refuses(0, "fly", "ARC-11.5")


@pytest.mark.rule("ARC-11.6")
@pytest.mark.parametrize("tokens", [[3, 3], [2, 2], [3, 3, 3, 3]])
def test_penalties_in_the_race_do_not_move_anybody_back(tokens: list[int]) -> None:
    with alone(Plane(lane=1, place=20, laps=2, tokens=tokens)) as table:
        assert table.state.flight.budget == 0
        table.says(0, "end")
        assert at(table.state, 0) == (2, 1, 20)
        table.asks(0)


@pytest.mark.rule("ARC-11.6")
def test_no_option_leads_backward() -> None:
    """On a straight, where a side-step rounds nothing."""
    for words in EVERYTHING:
        with alone(Plane(lane=1, place=2, boosts=1)) as table:
            assert table.options(0) == EVERYTHING
            before = table.state.progress(0)
            table.rolls(*[9] * (words == "boost"))
            table.says(0, words)
            forward = table.state.progress(0) - before
            assert forward > 0 if words in ("fly", "step") else forward == 0, words
            table.asks(0)


@pytest.mark.rule("ARC-12.1", "ARC-12.8")
@pytest.mark.parametrize(("words", "lane"), [("in", 1), ("out", 3)])
def test_a_side_step_costs_one_speed_and_the_rest_is_flown(words: str, lane: int) -> None:
    with race(Plane(lane=2, place=2), Plane(lane=0, place=20), turns=[0]) as table:
        table.says(0, words)
        assert at(table.state, 0) == (0, lane, 2)
        assert table.state.flight.budget == 6
        table.says(0, "fly")
        assert at(table.state, 0) == (0, lane, 8)
        table.asks(0)


@pytest.mark.rule("ARC-12.2")
@pytest.mark.parametrize(("microknots", "enough"), [(1, False), (2, True)])
def test_half_a_speed_does_not_pay_for_a_side_step(microknots: int, enough: bool) -> None:
    with alone(Plane(lane=1, place=2, microknots=microknots, tokens=[2, 2])) as table:
        assert table.state.flight.budget == microknots
        for words in ("in", "out"):
            if enough:
                assert words in table.options(0)
            else:
                table.refuses(0, words, "ARC-12.2")
        table.asks(0)


@pytest.mark.rule("ARC-12.4")
@pytest.mark.parametrize(("there", "free"), [(15, True), (16, False), (17, False), (18, False), (19, True)])
def test_a_side_step_needs_a_free_place(there: int, free: bool) -> None:
    with race(Plane(lane=1, place=23), Plane(lane=0, place=there), turns=[0]) as table:
        if free:
            table.says(0, "in")
            assert at(table.state, 0) == (0, 0, 17)
        else:
            table.refuses(0, "in", "ARC-12.4")
        table.asks(0)


@pytest.mark.rule("ARC-12.5")
def test_side_steps_are_made_before_between_and_after_flights_as_often_as_speed_allows() -> None:
    with alone(Plane(lane=1, place=0, microknots=4)) as table:
        for words in ("out", "step", "out", "in", "fly"):
            table.says(0, words)
        assert table.state.flight.budget == 0
        assert at(table.state, 0) == (0, 2, 6)
        table.asks(0)


@pytest.mark.rule("ARC-12.5")
def test_a_turn_may_be_spent_on_side_steps_alone() -> None:
    with alone(Plane(lane=1, place=2)) as table:
        for words in ("out", "in", "out", "in"):
            table.says(0, words)
        table.says(0, "end")
        assert at(table.state, 0) == (0, 1, 2)
        table.asks(1)


@pytest.mark.rule("ARC-12.6", "ARC-13.7")
@pytest.mark.parametrize("mine", ["low", "mid", "high"])
@pytest.mark.parametrize("other", ["low", "mid", "high"])
def test_nobody_passes_through_above_or_below(mine: str, other: str) -> None:
    with race(Plane(place=10, altitude=mine), Plane(place=12, altitude=other), turns=[0]) as table:
        table.refuses(0, "fly", "ARC-11.5")
        if mine != "high":
            table.says(0, "climb")
        table.refuses(0, "fly", "ARC-11.5")


@pytest.mark.rule("ARC-12.6", "ARC-12.8")
def test_a_pass_leads_around_through_another_lane() -> None:
    """Run into the back, move to the side for one Speed, fly on. Both lanes are on the straight before P4."""
    with race(Plane(lane=1, place=20, microknots=4), Plane(lane=1, place=23), turns=[0]) as table:
        table.says(0, "fly")
        assert at(table.state, 0) == (0, 1, 21)
        table.says(0, "out")
        assert at(table.state, 0) == (0, 2, 28)
        table.says(0, "step")
        table.refuses(0, "in", "ARC-12.4")
        table.says(0, "step")
        table.says(0, "in")
        assert at(table.state, 0) == (0, 1, 25)
        assert table.state.progress(0) > table.state.progress(1)
        table.asks(0)


@pytest.mark.rule("ARC-12.7")
def test_an_inside_pass_needs_a_free_lane_inside() -> None:
    """Seat 0 is behind seat 1 in lane 1; lane 0 is 6 half-tiles shorter there."""
    with race(Plane(lane=1, place=20), Plane(lane=1, place=22), turns=[0]) as table:
        table.says(0, "in")
        assert at(table.state, 0) == (0, 0, 14)
        table.says(0, "fly")
        assert at(table.state, 0) == (0, 0, 20)
        assert table.state.progress(0) > table.state.progress(1)
        table.asks(0)


@pytest.mark.rule("ARC-12.7", "ARC-12.4")
def test_there_is_no_inside_pass_where_the_lane_inside_is_taken() -> None:
    with race(Plane(lane=1, place=20), Plane(lane=1, place=22), Plane(lane=0, place=15), turns=[0]) as table:
        table.refuses(0, "in", "ARC-12.4")
        assert table.options(0) == ["out", "climb", "dive", "end"]


@pytest.mark.rule("ARC-12.7", "ARC-12.4")
def test_an_aircraft_in_lane_0_is_passed_outside() -> None:
    with race(Plane(place=14), Plane(place=16), turns=[0]) as table:
        table.refuses(0, "in", "ARC-12.4")
        table.says(0, "out")
        assert at(table.state, 0) == (0, 1, 20)
        table.says(0, "fly")
        assert at(table.state, 0) == (0, 1, 26)
        assert table.state.progress(0) > table.state.progress(1)
        table.asks(0)


def altitudes(plane: Plane, words: Sequence[str]) -> tuple[int, int]:
    """The altitude and the budget after these changes."""
    with alone(plane) as table:
        for word in words:
            table.says(0, word)
        table.asks(0)
        return table.state.aircraft[0].altitude, table.state.flight.budget


@pytest.mark.rule("ARC-13.1", "ARC-13.2", "ARC-13.3")
@pytest.mark.parametrize(
    ("start", "words", "altitude", "budget"),
    [
        ("mid", ["climb"], 2, 6),
        ("mid", ["dive"], 0, 10),
        ("low", ["climb", "climb"], 2, 4),
        ("high", ["dive", "dive"], 0, 12),
        ("mid", ["dive", "climb"], 1, 8),
    ],
)
def test_a_climb_costs_one_speed_a_level_and_a_dive_gives_it(
    start: str, words: list[str], altitude: int, budget: int
) -> None:
    assert altitudes(Plane(lane=1, altitude=start), words) == (altitude, budget)


@pytest.mark.rule("ARC-13.2")
@pytest.mark.parametrize(("microknots", "enough"), [(0, False), (1, False), (2, True)])
def test_a_climb_needs_a_whole_speed(microknots: int, enough: bool) -> None:
    with alone(Plane(lane=1, microknots=microknots, tokens=[2, 2])) as table:
        if enough:
            table.says(0, "climb")
            assert table.state.flight.budget == 0
        else:
            table.refuses(0, "climb", "ARC-13.2")
        table.asks(0)


@pytest.mark.rule("ARC-13.4")
@pytest.mark.parametrize(
    ("start", "words", "third"),
    [("low", ["climb", "climb"], "dive"), ("high", ["dive", "dive"], "climb"), ("mid", ["dive", "climb"], "dive")],
)
def test_two_levels_a_turn_ups_and_downs_together(start: str, words: list[str], third: str) -> None:
    with alone(Plane(lane=1, altitude=start)) as table:
        for word in words:
            table.says(0, word)
        table.refuses(0, third, "ARC-13.4")
        table.says(0, "fly")
        table.refuses(0, third, "ARC-13.4")
        assert table.options(0) == ["end"]


@pytest.mark.rule("ARC-13.4")
def test_the_levels_of_a_turn_are_counted_anew() -> None:
    with race(Plane(lane=1, place=30, altitude="high"), RIVAL) as table:
        table.says(0, "dive")
        table.says(0, "dive")
        flies_on(table, 0)
        flies_on(table, 1)
        table.says(0, "climb")
        table.says(0, "climb")
        assert table.state.flight.budget == 4, "a dive counts for its turn only (ARC-R39)"
        table.asks(0)


@pytest.mark.rule("ARC-13.5")
@pytest.mark.parametrize(("start", "words", "no"), [("mid", "climb", "climb"), ("mid", "dive", "dive")])
def test_there_is_nothing_above_high_and_below_low(start: str, words: str, no: str) -> None:
    with alone(Plane(lane=1, altitude=start)) as table:
        table.says(0, words)
        table.refuses(0, no, "ARC-13.5")


@pytest.mark.rule("ARC-13.6")
def test_a_level_changes_at_any_moment_even_without_speed() -> None:
    """Before, between and after flights; the dive at the end flies on."""
    with alone(Plane(lane=1, altitude="mid")) as table:
        table.says(0, "step")
        table.says(0, "climb")
        table.says(0, "fly")
        assert (table.state.flight.budget, at(table.state, 0)) == (0, (0, 1, 6))
        table.says(0, "dive")
        table.refuses(0, "end", "ARC-11.4")
        table.says(0, "fly")
        assert at(table.state, 0) == (0, 1, 8)
        table.asks(0)


@pytest.mark.rule("ARC-13.6")
def test_a_dive_is_open_when_all_speed_was_paid() -> None:
    with alone(Plane(lane=1, tokens=[2, 2])) as table:
        assert table.options(0) == ["dive", "end"]
        table.says(0, "dive")
        table.says(0, "fly")
        assert at(table.state, 0) == (0, 1, 2)
        table.asks(0)


@pytest.mark.rule("ARC-13.7")
@pytest.mark.parametrize("altitude", ["low", "mid", "high"])
def test_altitude_does_not_change_a_pylon_check(altitude: str) -> None:
    with alone(Plane(place=4, altitude=altitude, fast=1)) as table:
        table.rolls(5)
        table.says(0, "fly")
        assert [told.args["needed"] for told in table.told(0, "check")] == [5]
        assert table.state.aircraft[0].tokens == []
        table.asks(0)
