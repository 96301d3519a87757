"""ARC-9, ARC-12.3: lanes, stations, side-steps between them, and the room that an aircraft takes."""

from __future__ import annotations

import math

import pytest

from aerodrome.envs.encoder import ObservationEncoder
from aerodrome.games.air_racing import GAME
from aerodrome.games.air_racing.course import LANES, Course

from .aloft import PLENTY, RIVAL, WHITE, Plane, alone, at, checks, flies_on, position, race, racing

LAP_LENGTHS = {
    "stead_short": [38, 51, 63, 76],
    "stead_middle": [53, 66, 78, 91],
    "stead_silver": [73, 86, 98, 111],
    "stead_long": [84, 97, 109, 122],
    "desert_triangle": [36, 49, 61, 74],
}


def course(name: str) -> Course:
    return racing(2, {"course": name}).book.course


def steps_aside(words: str, name: str, lane: int, place: int, laps: int = 1) -> tuple[int, int, int]:
    """Where a side-step ends, and that it costs one Speed and no more."""
    plane = Plane(lane=lane, place=place, laps=laps, fast=PLENTY, checked=[(laps, "blue")])
    with alone(plane, {"course": name}) as table:
        before = table.state.flight.budget
        table.says(0, words)
        assert table.state.flight.budget == before - 2
        table.asks(0)
        return at(table.state, 0)


@pytest.mark.rule("ARC-9.1")
@pytest.mark.parametrize("name", LAP_LENGTHS)
def test_the_course_turns_left_at_every_pylon_and_closes(name: str) -> None:
    c = course(name)
    points = list(zip(c.x, c.y, strict=True))
    for i, pylon in enumerate(c.pylons):
        (ax, ay), (bx, by), (cx, cy) = points[i - 1], points[i], points[(i + 1) % len(points)]
        left = (bx - ax) * (cy - by) - (by - ay) * (cx - bx)
        assert left > 0 or (left == 0 and pylon == "blue"), pylon
    assert sum(c.angles) == 3600


@pytest.mark.rule("ARC-9.1", "ARC-15.5")
def test_a_lap_in_lane_0_passes_the_pylons_in_order_and_the_blue_one_last() -> None:
    with race(Plane(fast=PLENTY), Plane(lane=3)) as table:
        table.rolls(*[9] * 7)
        for _ in range(4):
            flies_on(table, 0)
            flies_on(table, 1)
        flies_on(table, 0)
        assert at(table.state, 0) == (1, 0, 2)
        assert checks(table) == [*WHITE, "blue"]
        table.asks(1)


@pytest.mark.rule("ARC-9.2", "ARC-12.4")
def test_there_are_four_lanes_side_by_side() -> None:
    with alone(Plane(place=1)) as table:
        table.refuses(0, "in", "ARC-12.4")
        for lane in (1, 2, 3):
            table.says(0, "out")
            assert at(table.state, 0) == (0, lane, 1)
        table.refuses(0, "out", "ARC-12.4")


@pytest.mark.rule("ARC-9.2", "ARC-9.3")
@pytest.mark.parametrize("name", LAP_LENGTHS)
def test_a_turn_follows_the_centre_line_of_its_lane(name: str) -> None:
    """k + 1/2 tiles out, so 2k + 1 half-tiles; sums of turns are rounded, so one turn is at most one off."""
    c = course(name)
    for lane, turns in enumerate(c.turns):
        flown = 0.0
        for angle, turn in zip(c.angles, turns, strict=True):
            exact = math.radians(angle / 10) * (2 * lane + 1)
            assert abs(turn - exact) < 1
            flown += exact
        assert abs(sum(turns) - flown) <= 0.5
    for inner, outer in zip(c.turns, c.turns[1:], strict=False):
        assert all(out >= inside for inside, out in zip(inner, outer, strict=True))
        assert sum(outer) > sum(inner)


@pytest.mark.rule("ARC-9.3")
@pytest.mark.parametrize("lane", range(4))
def test_straights_are_equally_long_in_all_lanes_and_turns_are_not(lane: int) -> None:
    """From the line to the first place beyond P1's turn there are 4 half-tiles of straight and the turn."""
    stations = racing().book.course.station[lane]
    assert stations[:5] == [0, 1000, 2000, 3000, 4000]
    assert stations.index(5047) == 4 + [1, 3, 5, 7][lane]


@pytest.mark.rule("ARC-9.4", "ARC-9.5", "ARC-9.9")
@pytest.mark.parametrize("lane", range(4))
@pytest.mark.parametrize("name", LAP_LENGTHS)
def test_a_lap_is_as_long_as_the_sheet_says(name: str, lane: int) -> None:
    """The last half-tile before the line is N - 1; the next one is 0 of the next lap."""
    length = LAP_LENGTHS[name][lane]
    with alone(Plane(lane=lane, place=length - 2, laps=1, tokens=[3]), {"course": name}) as table:
        table.says(0, "fly")
        assert at(table.state, 0) == (2, lane, 0)
        assert [told.args for told in table.told(0, "lap")] == [{"seat": 0, "laps": 2}]
        table.asks(0)
    c = course(name)
    assert c.length == LAP_LENGTHS[name]
    assert [len(stations) for stations in c.station] == c.length
    assert abs(length - (sum(c.straights) + 2 * math.pi * (2 * lane + 1))) <= 0.5


@pytest.mark.rule("ARC-9.6", "ARC-11.5")
@pytest.mark.parametrize(("front", "flown"), [(12, 0), (13, 1), (14, 2), (20, 8), (21, 8)])
def test_fronts_in_one_lane_stay_two_half_tiles_apart(front: int, flown: int) -> None:
    with race(Plane(lane=2, place=10), Plane(lane=2, place=front), turns=[0]) as table:
        if flown:
            table.says(0, "fly")
        assert at(table.state, 0) == (0, 2, 10 + flown)
        table.refuses(0, "fly", "ARC-11.5" if flown < 8 else "ARC-11.1")


@pytest.mark.rule("ARC-9.6")
@pytest.mark.parametrize("laps", [0, 1, 2])
def test_the_room_of_an_aircraft_reaches_back_over_the_line(laps: int) -> None:
    """Whatever the laps of both: with one at 0, another may stand at 36 of 38, not at 37 (ARC-R29)."""
    with race(Plane(place=34, laps=1, fast=PLENTY), Plane(place=0, laps=laps), turns=[0]) as table:
        table.says(0, "fly")
        assert at(table.state, 0) == (1, 0, 36)
        assert table.state.flight.budget == 6
        table.refuses(0, "fly", "ARC-11.5")
        table.refuses(0, "step", "ARC-11.5")


@pytest.mark.rule("ARC-9.6", "ARC-12.4")
@pytest.mark.parametrize(("place", "free"), [(36, True), (37, False)])
def test_a_side_step_keeps_the_distance_over_the_line_too(place: int, free: bool) -> None:
    """Lane 1 is 13 half-tiles longer than lane 0; on the last straight the place differs by that."""
    with race(Plane(lane=1, place=place + 13, laps=1), Plane(place=0, laps=2), turns=[0]) as table:
        if free:
            table.says(0, "in")
            assert at(table.state, 0) == (1, 0, place)
        else:
            table.refuses(0, "in", "ARC-12.4")
        table.asks(0)


@pytest.mark.rule("ARC-9.7")
def test_aircraft_in_different_lanes_do_not_hinder_each_other() -> None:
    planes = [Plane(lane=lane, place=13) for lane in range(4)]
    with race(*planes, turns=[2]) as table:
        table.says(2, "fly")
        assert at(table.state, 2) == (0, 2, 21)
        table.asks(2)


@pytest.mark.rule("ARC-9.8", "ARC-10.2")
def test_the_lane_further_in_is_further_on_at_the_same_place() -> None:
    """Station 8047 against 6047."""
    with race(Plane(lane=1, place=8), Plane(lane=0, place=8)) as table:
        assert [table.state.station(seat) for seat in (0, 1)] == [6047, 8047]
        assert table.state.race.order == [1, 0]
        table.asks(1)


@pytest.mark.rule("ARC-9.8")
def test_laps_come_before_the_station() -> None:
    with race(Plane(lane=0, place=37, laps=1), Plane(lane=3, place=0, laps=2)) as table:
        assert table.state.race.order == [1, 0]
        table.asks(1)


@pytest.mark.rule("ARC-9.8")
@pytest.mark.parametrize("name", LAP_LENGTHS)
def test_stations_grow_along_a_lane_and_end_alike(name: str) -> None:
    """ARC-R11: 1000 for a half-tile of straight, 1000 for a radian of turn, rounded for each turn."""
    c = course(name)
    lap = 1000 * sum(c.straights) + sum(round(1000 * math.radians(angle / 10)) for angle in c.angles)
    assert c.lap_station == lap
    for lane, stations in enumerate(c.station):
        assert stations[0] == 0
        assert all(before < after for before, after in zip(stations, [*stations[1:], lap], strict=True)), lane
    for i, pylon in enumerate(c.pylons[:-1]):
        ends = [sum(c.straights[: i + 1]) + sum(turns[:i]) for turns in c.turns]
        there = {stations[end] for stations, end in zip(c.station, ends, strict=True)}
        assert len(there) == 1, f"the straight before {pylon} does not end at one station"


@pytest.mark.rule("ARC-9.8")
def test_a_place_within_a_turn_has_its_part_of_the_turns_station() -> None:
    """P1 turns by 1047 thousandths: 2 of 3 half-tiles in lane 1, 4 of 7 in lane 3, rounded down."""
    station = racing().book.course.station
    assert (station[1][6], station[3][8]) == (4698, 4598)


@pytest.mark.rule("ARC-12.3")
@pytest.mark.parametrize(
    ("words", "lane", "place", "to"),
    [
        ("in", 1, 8, 6),  # 1 beyond P1's turn
        ("out", 0, 8, 10),  # the end of the straight before P2
        ("in", 1, 6, 4),  # 2 of 3 in P1's turn: 0 of 1
        ("in", 1, 7, 5),  # 3 of 3: 1 of 1
        ("out", 1, 6, 7),  # 2 of 3: 3 of 5
        ("in", 3, 9, 7),  # 5 of 7: 3 of 5
        ("out", 0, 5, 7),  # 1 of 1: 3 of 3
        ("in", 1, 4, 4),
        ("out", 0, 37, 50),  # a half-tile before the line
        ("in", 1, 0, 0),
        ("out", 2, 0, 0),
    ],
)
def test_a_side_step_leads_to_the_same_part_of_the_segment(words: str, lane: int, place: int, to: int) -> None:
    assert steps_aside(words, "stead_short", lane, place, laps=3) == (3, lane + (1 if words == "out" else -1), to)


@pytest.mark.rule("ARC-12.3", "ARC-9.9")
@pytest.mark.parametrize(
    ("words", "lane", "place", "to"), [("in", 1, 65, 52), ("out", 0, 52, 64), ("in", 1, 0, 0), ("in", 3, 90, 77)]
)
def test_a_side_step_never_reaches_the_line(words: str, lane: int, place: int, to: int) -> None:
    """Lane 0 of stead_middle has no turn at the blue pylon, so the end of its last straight would be the line."""
    assert steps_aside(words, "stead_middle", lane, place) == (1, lane + (1 if words == "out" else -1), to)


@pytest.mark.rule("ARC-12.3")
@pytest.mark.parametrize(("words", "lane", "place", "to"), [("in", 1, 12, 10), ("in", 1, 13, 10), ("out", 0, 10, 11)])
def test_a_turn_of_length_0_is_left_at_its_end(words: str, lane: int, place: int, to: int) -> None:
    """P2 of stead_silver has no place of its own in lane 0."""
    assert steps_aside(words, "stead_silver", lane, place) == (1, 1 - lane, to)


@pytest.mark.rule("ARC-12.3", "ARC-15.2")
def test_beyond_a_turn_of_length_0_its_pylon_is_checked() -> None:
    with alone(Plane(lane=1, place=14, laps=1), {"course": "stead_silver"}) as table:
        table.rolls(9)
        table.says(0, "in")
        assert at(table.state, 0) == (1, 0, 11)
        assert checks(table) == ["p2"]
        table.asks(0)


@pytest.mark.rule("ARC-12.3")
@pytest.mark.parametrize("name", LAP_LENGTHS)
def test_changing_lanes_never_gains_anything(name: str) -> None:
    """ARC-R16: no station, and there and back no half-tile; and the line is only left where it was reached."""
    c = course(name)
    for lane in range(4):
        for to, there in ((lane - 1, c.inward[lane]), (lane + 1, c.outward[lane])):
            if not 0 <= to < 4:
                continue
            back = c.outward[to] if to < lane else c.inward[to]
            assert there[0] == 0
            for place in range(1, c.length[lane]):
                assert 0 < there[place] < c.length[to]
                assert c.station[to][there[place]] <= c.station[lane][place]
                assert back[there[place]] <= place


@pytest.mark.rule("ARC-9.9")
def test_only_flying_forward_counts_a_lap() -> None:
    """From the last place before the line, aside and aside again, then over it."""
    with alone(Plane(lane=1, place=50, laps=1)) as table:
        for words, where in (("out", (1, 2, 62)), ("in", (1, 1, 50)), ("fly", (2, 1, 3))):
            table.says(0, words)
            assert at(table.state, 0) == where
        assert [told.args["laps"] for told in table.told(0, "lap")] == [2]
        table.asks(0)


@pytest.mark.rule("ARC-9.2")
def test_learners_tell_all_lanes_apart() -> None:
    encoder = ObservationEncoder(GAME, racing(2))
    seen = {encoder.encode(position([Plane(lane=lane), RIVAL], turns=[0]), 0) for lane in range(LANES)}
    assert len(seen) == LANES
