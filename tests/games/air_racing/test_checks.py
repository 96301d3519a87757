"""ARC-14, ARC-15: skill checks, and when a pylon asks for one."""

from __future__ import annotations

import pytest

from .aloft import PLENTY, RIVAL, WHITE, Plane, alone, at, checks, flies, flies_on, race

GATES = {
    "stead_short": [4, 8, 12, 23, 27, 31],
    "stead_middle": [4, 10, 17, 31, 37, 43],
    "stead_silver": [3, 10, 16, 32, 39, 50, 58, 63, 67],
    "stead_long": [3, 10, 16, 31, 41, 51, 69, 74, 78],
    "desert_triangle": [6, 18, 30],
}
EVERY_GATE = [(name, f"p{n}", gate) for name, gates in GATES.items() for n, gate in enumerate(gates, 1)]


def passes(fast: int, roll: int) -> bool:
    """Is P1 passed without a cut?"""
    with alone(Plane(place=4, fast=fast)) as table:
        table.rolls(roll)
        table.says(0, "fly")
        assert checks(table) == ["p1"]
        assert table.state.aircraft[0].tokens in ([], [2])
        table.asks(0)
        return not table.state.aircraft[0].tokens


@pytest.mark.rule("ARC-14.1", "ARC-14.2")
@pytest.mark.parametrize("fast", range(8))
def test_a_roll_and_fast_must_make_six(fast: int) -> None:
    assert [roll for roll in range(10) if passes(fast, roll)] == [r for r in range(1, 10) if r + fast >= 6]


@pytest.mark.rule("ARC-14.2")
@pytest.mark.parametrize("fast", [6, 24])
def test_a_rolled_0_fails_whatever_the_skill(fast: int) -> None:
    assert not passes(fast, 0)
    assert passes(fast, 1)


@pytest.mark.rule("ARC-14.3")
def test_with_two_fast_a_four_passes() -> None:
    """The rulebook's example."""
    assert passes(2, 4)
    assert not passes(2, 3)
    assert not passes(2, 0)


@pytest.mark.rule("ARC-15.1", "ARC-15.2")
@pytest.mark.parametrize(("name", "pylon", "gate"), EVERY_GATE)
def test_every_pylon_is_checked_a_half_tile_beyond_its_gate(name: str, pylon: str, gate: int) -> None:
    """ARC-R28: the flight stops before the gate without a roll, and the next half-tile is flown with one."""
    with alone(Plane(place=gate - 1, laps=1, fast=PLENTY), {"course": name}) as table:
        table.says(0, "fly")
        assert (at(table.state, 0), checks(table)) == ((1, 0, gate), [])
        assert table.state.flight.budget == 7
        table.rolls(9)
        table.says(0, "fly")
        assert (at(table.state, 0), checks(table)) == ((1, 0, gate + 1), [pylon])
        assert table.state.flight.budget == 6
        table.asks(0)


@pytest.mark.rule("ARC-15.2")
@pytest.mark.parametrize(("place", "to", "pylons"), [(6, 4, []), (7, 5, ["p1"]), (8, 6, [])])
def test_a_side_step_in_is_checked_only_across_the_gate(place: int, to: int, pylons: list[str]) -> None:
    with alone(Plane(lane=1, place=place)) as table:
        table.rolls(*[9 for _ in pylons])
        table.says(0, "in")
        assert (at(table.state, 0), checks(table)) == ((0, 0, to), pylons)
        table.asks(0)


@pytest.mark.rule("ARC-15.2", "ARC-15.4")
def test_stepping_out_and_in_again_is_not_checked_again() -> None:
    with alone(Plane(lane=1, place=7, microknots=2)) as table:
        table.rolls(3)
        table.says(0, "in")
        assert (checks(table), table.state.aircraft[0].tokens) == (["p1"], [2])
        table.says(0, "out")
        assert at(table.state, 0) == (0, 1, 7)
        table.says(0, "in")
        assert (at(table.state, 0), checks(table)) == ((0, 0, 5), ["p1"])
        table.asks(0)


@pytest.mark.rule("ARC-15.2", "ARC-15.4")
def test_stepping_out_beyond_the_gate_and_in_before_it_is_not_checked_again() -> None:
    """P1 was checked at 5; from lane 1 at 6 the way in leads to 4, and the flight past the gate goes on."""
    with alone(Plane(lane=1, place=6, checked=[(0, "p1")])) as table:
        table.says(0, "in")
        table.says(0, "fly")
        assert (at(table.state, 0), checks(table)) == ((0, 0, 8), [])
        table.asks(0)


@pytest.mark.rule("ARC-15.1", "ARC-15.2")
def test_a_pylon_passed_in_lane_1_is_not_checked_later() -> None:
    """Who steps in behind the gate has passed it."""
    with alone(Plane(lane=1, place=8)) as table:
        table.says(0, "in")
        table.says(0, "fly")
        assert (at(table.state, 0), checks(table)) == ((0, 0, 8), [])
        table.asks(0)


@pytest.mark.rule("ARC-15.3")
@pytest.mark.parametrize("lane", [1, 2, 3])
def test_no_other_lane_than_0_is_ever_checked(lane: int) -> None:
    """Around the whole course and over the line."""
    with race(Plane(lane=lane), Plane(lane=lane, place=30), options={"stock_speed": "10"}, turns=[1]) as table:
        flies_on(table, 1)
        for _ in range(4):
            for _ in range(2):
                flies_on(table, table.match.asked()[0])
        assert min([plane.laps for plane in table.state.aircraft]) >= 1
        assert checks(table) == []
        table.asks(table.state.race.order[0])


@pytest.mark.rule("ARC-15.4")
@pytest.mark.parametrize(("checked", "again"), [([(0, "p1")], True), ([(1, "p1")], False), ([(1, "p2")], True)])
def test_a_pylon_is_checked_once_a_lap(checked: list[tuple[int, str]], again: bool) -> None:
    """And once by each aircraft: what the rival has checked does not count."""
    rival = Plane(lane=3, place=20, laps=1, checked=[(1, "p1")])
    with race(Plane(place=4, laps=1, tokens=[3], checked=checked), rival, turns=[0]) as table:
        table.rolls(*[9] * again)
        table.says(0, "fly")
        assert checks(table) == ["p1"] * again
        assert at(table.state, 0) == (1, 0, 5 if again else 6)
        table.asks(0)


@pytest.mark.rule("ARC-15.4", "ARC-15.5")
def test_the_blue_pylon_of_a_lap_belongs_to_the_laps_counted_then() -> None:
    """At the end of the first lap: with laps = 1, so it is checked again with laps = 2."""
    with alone(Plane(place=0, laps=1, tokens=[3])) as table:
        table.rolls(9)
        table.says(0, "fly")
        plane = table.state.aircraft[0]
        assert [plane.is_checked(pylon, plane.laps) for pylon in (0, 6)] == [False, True]
        assert (at(table.state, 0), checks(table)) == ((1, 0, 1), ["blue"])
        table.asks(0)
    with alone(Plane(place=0, laps=2, tokens=[3], checked=[(1, "blue")])) as table:
        table.rolls(9)
        table.says(0, "fly")
        assert checks(table) == ["blue"]
        table.asks(0)


@pytest.mark.rule("ARC-15.5")
def test_the_blue_pylon_is_not_checked_at_the_start() -> None:
    """ARC-R14: neither by flying nor by stepping in beside it."""
    with race(Plane(), Plane(lane=1)) as table:
        table.says(0, "fly")
        assert (at(table.state, 0), checks(table)) == ((0, 0, 4), [])
        table.asks(0)
    with alone(Plane(lane=1, place=1)) as table:
        table.says(0, "in")
        assert (at(table.state, 0), checks(table)) == ((0, 0, 1), [])
        table.asks(0)


@pytest.mark.rule("ARC-15.5")
@pytest.mark.parametrize("laps", [0, 1, 2])
def test_the_blue_pylon_is_checked_at_the_end_of_every_lap(laps: int) -> None:
    with alone(Plane(place=36, laps=laps, tokens=[2])) as table:
        table.says(0, "fly")
        assert (at(table.state, 0), checks(table)) == ((laps + 1, 0, 0), [])
        table.rolls(9)
        table.says(0, "fly")
        assert (at(table.state, 0), checks(table)) == ((laps + 1, 0, 1), ["blue"])
        table.asks(0)


@pytest.mark.rule("ARC-15.5", "ARC-15.2")
def test_stepping_in_across_the_line_checks_the_blue_pylon() -> None:
    with alone(Plane(lane=1, place=1, laps=1)) as table:
        table.rolls(9)
        table.says(0, "in")
        assert checks(table) == ["blue"]
        table.asks(0)


@pytest.mark.rule("ARC-15.6", "ARC-15.7", "ARC-17.1")
@pytest.mark.parametrize(("roll", "tokens"), [(5, [2]), (6, [])])
def test_a_check_is_rolled_at_once_and_movement_goes_on(roll: int, tokens: list[int]) -> None:
    """A cut costs nothing in its own turn. The player is asked again after the roll (ARC-R28)."""
    with alone(Plane(place=4)) as table:
        table.rolls(roll)
        table.says(0, "fly")
        assert (at(table.state, 0), table.state.flight.budget, table.state.aircraft[0].tokens) == ((0, 0, 5), 7, tokens)
        assert table.options(0) == ["fly", "step", "out", "climb", "dive"]
        table.says(0, "fly")
        assert at(table.state, 0) == (0, 0, 8)
        table.asks(0)


@pytest.mark.rule("ARC-15.7")
def test_every_failed_check_gives_a_cut_pylon() -> None:
    with alone(Plane(place=3, microknots=8)) as table:
        table.rolls(0, 5, 1)
        flies(table, 0)
        assert checks(table) == WHITE[:3]
        assert table.state.aircraft[0].tokens == [2, 2, 2]
        assert len(table.told(0, "cut")) == 3
        table.asks(0)


@pytest.mark.rule("ARC-15.8")
def test_after_the_final_crossing_only_the_blue_pylon_is_checked() -> None:
    """Lap 2, 36, Speed 5: past the line and past P1 at 5."""
    with alone(Plane(place=36, laps=2, microknots=2)) as table:
        table.rolls(9)
        flies_on(table, 0)
        assert (at(table.state, 0), checks(table)) == ((3, 0, 8), ["blue"])
        assert [told.kind for told in table.told(0, "finish")] == ["finish"]
        assert table.match.over


@pytest.mark.rule("ARC-15.8")
def test_after_the_final_crossing_stepping_in_is_only_checked_at_the_blue_pylon() -> None:
    """ARC-R43. In lane 1, P1's gate is at 7, where the way in leads to 5."""
    with alone(Plane(lane=1, place=49, laps=2, microknots=5)) as table:
        table.says(0, "fly")
        assert at(table.state, 0) == (3, 1, 11)
        table.asks(0)
    with alone(Plane(lane=1, place=5, laps=3, microknots=5)) as table:
        table.says(0, "step")
        table.says(0, "in")
        assert (at(table.state, 0), checks(table)) == ((3, 0, 5), [])
        table.asks(0)
    with alone(Plane(lane=1, place=1, laps=3)) as table:
        table.rolls(9)
        table.says(0, "in")
        assert checks(table) == ["blue"]
        table.says(0, "fly")
        assert (at(table.state, 0), checks(table)) == ((3, 0, 7), ["blue"])
        table.asks(0)


@pytest.mark.rule("ARC-15.8", "ARC-15.5")
def test_before_the_final_crossing_all_pylons_of_the_next_lap_are_checked() -> None:
    with race(Plane(place=36, laps=1, microknots=2, fast=PLENTY), RIVAL, turns=[0]) as table:
        table.rolls(9, 9)
        flies_on(table, 0)
        assert (at(table.state, 0), checks(table)) == ((2, 0, 8), ["blue", "p1"])
        table.asks(0)
