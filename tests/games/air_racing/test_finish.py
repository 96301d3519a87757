"""ARC-18: the last crossing, payback, the end of a race and its ranking."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from aerodrome.kernel.zones import SPECTATOR
from aerodrome.testing.scenario import ScriptedMatch

from .aloft import PLENTY, RIVAL, Plane, alone, at, checks, flies, flies_on, race

LAP = 38_282  # the station of a lap of the standard course: 32 half-tiles of straight and six turns


def overshoots(table: ScriptedMatch) -> dict[int, int]:
    """How far beyond the line those are who have finished."""
    return {told.args["seat"]: told.args["overshoot"] for told in table.told(SPECTATOR, "finish")}


@pytest.mark.rule("ARC-18.1")
def test_the_front_must_be_beyond_the_line() -> None:
    """ARC-R22: exactly on it with all laps flown has not crossed; the next half-tile has."""
    with race(Plane(lane=1, place=43, laps=2), Plane(lane=3, place=20, laps=2)) as table:
        flies_on(table, 0)
        assert at(table.state, 0) == (3, 1, 0)
        flies_on(table, 1)
        assert overshoots(table) == {}
        flies_on(table, 0)
        assert overshoots(table) == {0: 6047}
        flies_on(table, 1)
        assert table.match.ranks() == [1, 2]


@pytest.mark.rule("ARC-18.1")
def test_half_a_tile_beyond_the_line_is_enough() -> None:
    with alone(Plane(lane=1, place=43, laps=2, microknots=1)) as table:
        flies_on(table, 0)
        assert overshoots(table) == {0: 1000}
        assert table.match.over


@pytest.mark.rule("ARC-18.1", "ARC-18.4", "ARC-15.8")
@pytest.mark.parametrize(("microknots", "place"), [(15, 0), (16, 1)])
def test_a_lap_too_many_counts_even_on_the_line(microknots: int, place: int) -> None:
    """Speed 19 1/2 in a race of one lap: 39 half-tiles from the last place before the line to the line again. With
    half a Speed more the blue pylon of that crossing is checked, too (ARC-R43)."""
    with alone(Plane(place=37, microknots=microknots), {"laps": 1, "stock_speed": "12"}) as table:
        table.rolls(*[9] * (1 + place))
        flies_on(table, 0)
        assert at(table.state, 0) == (2, 0, place)
        assert checks(table) == ["blue"] * (1 + place)
        assert overshoots(table) == {0: LAP + 1000 * place}
        assert table.match.over


@pytest.mark.rule("ARC-18.2")
def test_the_whole_budget_is_flown_after_the_crossing() -> None:
    """ARC-R43: with all options of movement."""
    with alone(Plane(lane=1, place=50, laps=2, fast=PLENTY, boosts=1)) as table:
        table.says(0, "step")
        assert at(table.state, 0) == (3, 1, 1)
        table.refuses(0, "end", "ARC-11.4")
        assert table.options(0) == ["fly", "step", "in", "out", "climb", "dive", "boost"]
        table.says(0, "dive")
        table.rolls(9)
        table.says(0, "boost")
        assert overshoots(table) == {}, "the finish is settled at the end of the turn"
        flies_on(table, 0)
        assert overshoots(table) == {0: table.state.book.course.station[1][15]}


@pytest.mark.rule("ARC-18.3", "ARC-18.4", "ARC-15.8")
def test_a_finish_without_penalty() -> None:
    """Lap 2, 36, Speed 4: the blue pylon at 1, none for P1 at 5; 6 half-tiles beyond the line."""
    with alone(Plane(place=36, laps=2)) as table:
        table.rolls(6)
        flies_on(table, 0)
        assert (at(table.state, 0), checks(table)) == ((3, 0, 6), ["blue"])
        assert overshoots(table) == {0: 6047}
        assert table.told(0, "back") == []
        assert table.match.over


@pytest.mark.rule("ARC-18.3", "ARC-18.4")
def test_a_cut_at_the_line_is_paid_by_moving_back() -> None:
    with alone(Plane(place=36, laps=2)) as table:
        table.rolls(5)
        flies_on(table, 0)
        assert at(table.state, 0) == (3, 0, 2)
        assert overshoots(table) == {0: 2000}
        assert [told.args["half_tiles"] for told in table.told(0, "back")] == [4]
        assert table.match.over


@pytest.mark.rule("ARC-18.3", "ARC-18.5")
def test_who_is_moved_back_over_the_line_has_not_finished() -> None:
    """A cut and a Backfire: 10 half-tiles back; the tokens are gone, and the race goes on from there."""
    with race(Plane(place=36, laps=2, boosts=1), RIVAL) as table:
        table.rolls(0)
        table.says(0, "boost")
        table.rolls(5)
        flies_on(table, 0)
        assert (at(table.state, 0), table.state.aircraft[0].tokens) == ((2, 0, 34), [])
        assert overshoots(table) == {}
        flies_on(table, 1)
        assert table.state.flight.budget == 8
        flies_on(table, 0)
        assert overshoots(table) == {0: 4000}
        flies_on(table, 1)
        assert table.match.over


@pytest.mark.rule("ARC-18.3")
def test_tokens_that_were_left_unpaid_are_paid_at_the_finish_too() -> None:
    """All Speed was paid for two cuts; a dive crosses the line, and the Backfire moves the aircraft back."""
    with alone(Plane(lane=1, place=50, laps=2, tokens=[2, 2, 3])) as table:
        table.says(0, "dive")
        flies_on(table, 0)
        assert [told.args for told in table.told(0, "back")] == [{"seat": 0, "half_tiles": 6, "laps": 2, "place": 46}]
        assert (at(table.state, 0), table.state.aircraft[0].tokens) == ((2, 1, 46), [])
        table.asks(0)


@pytest.mark.rule("ARC-18.3", "ARC-11.6")
def test_who_has_not_crossed_keeps_the_tokens() -> None:
    """On the line with all laps flown: nothing is paid by moving back."""
    with race(Plane(lane=1, place=43, laps=2, boosts=1), RIVAL) as table:
        table.rolls(0)
        table.says(0, "boost")
        flies_on(table, 0)
        assert (at(table.state, 0), table.state.aircraft[0].tokens) == ((3, 1, 0), [3])
        flies_on(table, 1)
        assert table.state.flight.budget == 2
        table.asks(0)


@pytest.mark.rule("ARC-18.3")
@pytest.mark.parametrize(
    ("lane", "place", "back"), [(1, 47, 49), (2, 59, 61), (3, 72, 74)], ids=["lane 1", "lane 2", "lane 3"]
)
def test_moving_back_stays_in_the_lane(lane: int, place: int, back: int) -> None:
    rival = Plane(lane=0)
    with race(Plane(lane=lane, place=place, laps=2, boosts=1), rival, turns=[0]) as table:
        table.rolls(0)
        table.says(0, "boost")
        flies_on(table, 0)
        assert at(table.state, 0) == (2, lane, back)
        table.asks(0)


@pytest.mark.rule("ARC-18.4")
def test_overshoot_is_a_station_not_a_number_of_half_tiles() -> None:
    """Lane 0 at 6 is further than lane 1 at 7, which is the end of the same turn that ends at 5 in lane 0."""
    planes = [Plane(lane=1, place=50, laps=2), Plane(lane=0, place=36, laps=2)]
    with race(*planes) as table:
        flies_on(table, 0)
        table.rolls(9)
        flies_on(table, 1)
        assert [at(table.state, seat) for seat in (0, 1)] == [(3, 1, 7), (3, 0, 6)]
        assert overshoots(table) == {0: 5047, 1: 6047}
        assert table.match.ranks() == [2, 1]


@pytest.mark.rule("ARC-18.4")
def test_who_has_finished_blocks_nobody() -> None:
    """Seat 1 flies to and past the place of seat 0."""
    with race(Plane(lane=1, place=46, laps=2), Plane(lane=1, place=44, laps=2, microknots=4)) as table:
        flies_on(table, 0)
        assert at(table.state, 0) == (3, 1, 3)
        table.says(1, "fly")
        assert at(table.state, 1) == (3, 1, 5)
        table.says(1, "end")
        assert table.match.ranks() == [2, 1]


@pytest.mark.rule("ARC-18.5", "ARC-18.1")
def test_moved_back_onto_the_line_is_not_finished() -> None:
    """Lap 2, 34, Speed 4: 4 beyond, and back to 0 of lap 3. The next half-tile finishes without a second roll."""
    with race(Plane(place=34, laps=2), RIVAL) as table:
        table.rolls(1)
        flies_on(table, 0)
        assert (at(table.state, 0), table.state.aircraft[0].tokens, overshoots(table)) == ((3, 0, 0), [], {})
        flies_on(table, 1)
        flies_on(table, 0)
        assert checks(table) == ["blue"]
        assert overshoots(table) == {0: 8047}
        flies_on(table, 1)
        assert table.match.over


@pytest.mark.rule("ARC-18.6")
@pytest.mark.parametrize(
    ("others", "end"),
    [([], 49), ([2], 49), ([0, 47], 49), ([50], 48), ([49], 47), ([48], 46), ([2, 49], 47), ([48, 50], 46)],
)
def test_moving_back_goes_over_others_and_on_to_the_first_free_place(others: Sequence[int], end: int) -> None:
    """Past the others in lane 2, and in at 4 of lap 3 in lane 1; from there 6 back."""
    plane = Plane(lane=2, place=59, laps=2, microknots=2, boosts=1)
    with race(plane, RIVAL, *[Plane(lane=1, place=place, laps=1) for place in others], turns=[0]) as table:
        table.rolls(0)
        for words in ("boost", "step", "step", "step", "step", "in"):
            table.says(0, words)
        assert at(table.state, 0) == (3, 1, 4)
        table.says(0, "end")
        assert at(table.state, 0) == (2, 1, end)
        assert [told.args["half_tiles"] for told in table.told(0, "back")] == [6 + 49 - end]
        table.asks(0)


@pytest.mark.rule("ARC-18.6", "ARC-18.5")
def test_who_finds_no_free_place_beyond_the_line_has_not_finished() -> None:
    """From 7 back by 6 would be 1, but somebody is there."""
    plane = Plane(lane=2, place=60, laps=2, microknots=6, boosts=1)
    with race(plane, Plane(lane=1, place=1, laps=1), turns=[0]) as table:
        table.rolls(0)
        for words in ("boost", *["step"] * 6, "in"):
            table.says(0, words)
        assert at(table.state, 0) == (3, 1, 7)
        table.says(0, "end")
        assert at(table.state, 0) == (2, 1, 50)
        assert overshoots(table) == {}
        table.asks(0)


@pytest.mark.rule("ARC-18.7")
def test_moving_back_checks_nothing_and_forgets_nothing() -> None:
    """P6 was checked in this lap, the blue pylon at this crossing: neither is rolled for again."""
    with race(Plane(place=33, laps=2, microknots=2, boosts=1, checked=[(2, "p6")]), RIVAL) as table:
        table.rolls(0)
        table.says(0, "boost")
        table.rolls(0)
        flies_on(table, 0)
        assert at(table.state, 0) == (2, 0, 33)
        table.asks(1)
        flies_on(table, 1)
        flies_on(table, 0)
        assert checks(table) == ["blue"]
        assert overshoots(table) == {0: 5047}
        flies_on(table, 1)
        assert table.match.over


@pytest.mark.rule("ARC-18.7", "ARC-15.4")
@pytest.mark.parametrize("passed_in_lane_0", [True, False])
def test_a_pylon_that_was_passed_in_lane_1_is_checked_after_moving_back(passed_in_lane_0: bool) -> None:
    """A cut and two Backfires: from 6 back to 28, before P6 at 32."""
    checked = [(2, "p6")] if passed_in_lane_0 else []
    with race(Plane(place=36, laps=2, boosts=2, checked=checked), RIVAL) as table:
        table.rolls(0, 0)
        table.says(0, "boost")
        table.says(0, "accept")
        table.says(0, "boost")
        table.rolls(5)
        flies_on(table, 0)
        assert at(table.state, 0) == (2, 0, 28)
        flies_on(table, 1)
        table.rolls(*[9] * (not passed_in_lane_0))
        flies(table, 0)
        assert checks(table) == (["blue"] if passed_in_lane_0 else ["blue", "p6"])
        assert at(table.state, 0) == (2, 0, 36)
        table.asks(0)


@pytest.mark.rule("ARC-18.7")
def test_moving_back_may_lead_to_before_the_start() -> None:
    """ARC-R43: laps below 0. A race of one lap, and 18 Backfires left unpaid."""
    plane = Plane(lane=1, place=50, tokens=[2, 2, *[3] * 18])
    with race(plane, Plane(lane=3, place=70), options={"laps": 1}, turns=[0]) as table:
        table.says(0, "dive")
        flies_on(table, 0)
        assert (at(table.state, 0), table.state.aircraft[0].tokens) == ((-2, 1, 1 + 3 * 51 - 108), [])
        assert table.state.race.order == [1, 0]
        table.asks(1)


@pytest.mark.rule("ARC-18.8")
def test_the_round_is_played_to_its_end_and_no_further() -> None:
    """Seat 2 has finished as the first of the round; the others have their turn, and nobody a second one."""
    planes = [Plane(lane=1, place=40, laps=2), Plane(lane=2, place=40, laps=2), Plane(lane=3, place=75, laps=2)]
    with race(*planes) as table:
        flies_on(table, 2)
        table.asks(0)
        flies_on(table, 0)
        flies_on(table, 1)
        assert table.match.over
        assert [told.args["number"] for told in table.told(SPECTATOR, "round")] == [1]
        assert table.match.ranks() == [2, 3, 1]


@pytest.mark.rule("ARC-18.8", "ARC-18.9")
def test_who_crosses_later_in_the_round_and_further_wins() -> None:
    """The rulebook's tie: 1 tile beyond the line for the first who crosses, 3 tiles for the second."""
    with race(Plane(lane=1, place=45, laps=2), Plane(lane=2, place=55, laps=2, microknots=6)) as table:
        assert table.state.race.order == [0, 1]
        flies_on(table, 0)
        flies_on(table, 1)
        assert [at(table.state, seat) for seat in (0, 1)] == [(3, 1, 2), (3, 2, 6)]
        assert table.match.ranks() == [2, 1]
        assert [told.args for told in table.told(SPECTATOR, "win")] == [{"seat": 1}]


@pytest.mark.rule("ARC-18.9")
@pytest.mark.parametrize("lanes", [(1, 2), (2, 1)])
def test_equal_overshoot_goes_to_the_lower_lane(lanes: tuple[int, int]) -> None:
    """Both end 3 half-tiles beyond the line; whoever came first in the round."""
    places = [[0, 46, 58][lane] for lane in lanes]
    planes = [Plane(lane=lane, place=place, laps=2) for lane, place in zip(lanes, places, strict=True)]
    for turns in ([0, 1], [1, 0]):
        with race(*planes, turns=turns) as table:
            for seat in turns:
                flies_on(table, seat)
            assert overshoots(table) == {0: 3000, 1: 3000}
            assert table.match.ranks()[lanes.index(1)] == 1


@pytest.mark.rule("ARC-18.9")
@pytest.mark.parametrize(("places", "microknots"), [((46, 44), (0, 2)), ((44, 46), (2, 0))])
def test_equal_overshoot_in_one_lane_goes_to_who_was_earlier(
    places: tuple[int, int], microknots: tuple[int, int]
) -> None:
    """The first has been taken off the course, so the second may end at the same place."""
    planes = [Plane(lane=1, place=p, laps=2, microknots=m) for p, m in zip(places, microknots, strict=True)]
    with race(*planes) as table:
        first = places.index(46)
        flies_on(table, first)
        flies_on(table, 1 - first)
        assert at(table.state, 0) == at(table.state, 1) == (3, 1, 3)
        assert table.match.ranks()[first] == 1


@pytest.mark.rule("ARC-18.10")
def test_the_others_are_ranked_by_position_behind_those_who_finished() -> None:
    """Seats 1 and 2 end at the end of the straight before P2, equal: lower lane first. Tokens do not count."""
    planes = [
        Plane(lane=3, place=70, laps=2),
        Plane(lane=2, place=4, laps=2),
        Plane(lane=1, place=2, laps=2),
        Plane(lane=3, place=30, laps=2, tokens=[2, 2, 3, 3, 3]),
    ]
    with race(*planes) as table:
        for seat in table.state.race.order:
            flies_on(table, seat)
        assert [at(table.state, seat) for seat in (1, 2, 3)] == [(2, 2, 12), (2, 1, 10), (2, 3, 30)]
        assert table.state.progress(1) == table.state.progress(2)
        assert table.match.ranks() == [1, 4, 3, 2]
        assert [told.args for told in table.told(0, "place")] == [
            {"seat": seat, "rank": rank} for rank, seat in enumerate((0, 3, 2, 1), 1)
        ]
        assert [told.args for told in table.told(0, "win")] == [{"seat": 0}]


@pytest.mark.rule("ARC-18.10", "ARC-18.5")
def test_who_was_moved_back_stands_behind_who_finished_in_that_round() -> None:
    planes = [Plane(place=36, laps=2, boosts=1), Plane(lane=1, place=44, laps=2, microknots=1)]
    with race(*planes) as table:
        table.rolls(0, 5)
        table.says(0, "boost")
        flies_on(table, 0)
        flies_on(table, 1)
        assert at(table.state, 0) == (2, 0, 34)
        assert table.match.ranks() == [2, 1]
