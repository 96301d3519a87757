"""ARC-10, ARC-18.11: rounds and how many there are, the parts of a turn, and how far a flight goes at once."""

from __future__ import annotations

import pytest

from aerodrome.games.air_racing import GAME
from aerodrome.games.air_racing.state import FINAL, HEAT
from aerodrome.games.air_racing.steps.race import Race
from aerodrome.kernel.match import Match, Refused
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.testing.scenario import ScriptedMatch

from .aloft import PLENTY, RIVAL, WHITE, Plane, alone, at, checks, flies_on, position, race, stays


def turns(table: ScriptedMatch) -> list[int]:
    """The seats in the order in which they have begun a turn."""
    return [told.args["seat"] for told in table.told(SPECTATOR, "turn")]


@pytest.mark.rule("ARC-10.1")
def test_in_each_round_every_aircraft_takes_one_turn() -> None:
    """Also one that cannot move, because all its Speed is paid."""
    with race(Plane(lane=1, place=30), Plane(lane=2, place=20, tokens=[2, 2]), Plane(lane=3, place=10)) as table:
        for seat in (0, 1, 2, 0, 1, 2):
            flies_on(table, seat)
        assert turns(table) == [0, 1, 2, 0, 1, 2, 0]
        assert [told.args["number"] for told in table.told(SPECTATOR, "round")] == [1, 2, 3]
        table.asks(0)


@pytest.mark.rule("ARC-10.1", "ARC-18.4")
def test_who_has_finished_takes_no_turn() -> None:
    """Seat 0 is first, finishes, and is not asked again in the round."""
    planes = [Plane(lane=1, place=46, laps=2), Plane(lane=2, place=50, laps=2, tokens=[2]), RIVAL]
    with race(*planes) as table:
        for seat in (0, 1, 2):
            flies_on(table, seat)
        assert turns(table) == [0, 1, 2]
        assert table.match.over


@pytest.mark.rule("ARC-10.2")
def test_the_foremost_goes_first() -> None:
    planes = [Plane(lane=0, place=3), Plane(lane=3, place=70, laps=1), Plane(lane=1, place=2, laps=2), Plane(place=30)]
    with race(*planes) as table:
        assert table.state.race.order == [2, 1, 3, 0]
        table.asks(2)


@pytest.mark.rule("ARC-10.2")
@pytest.mark.parametrize("lanes", [(0, 1, 2), (2, 1, 0), (1, 3, 2)])
def test_at_equal_positions_the_lower_lane_goes_first(lanes: tuple[int, int, int]) -> None:
    """The rulebook's right of way of the inside lane; place 3 is on the first straight of all lanes."""
    with race(*[Plane(lane=lane, place=3, laps=1, fast=PLENTY) for lane in lanes]) as table:
        assert [table.state.aircraft[seat].lane for seat in table.state.race.order] == sorted(lanes)
        table.asks(lanes.index(min(lanes)))


@pytest.mark.rule("ARC-10.2")
def test_at_the_end_of_a_straight_all_lanes_are_equal() -> None:
    """Before P2 that is place 8, 10, 12 and 14; seat 3 is a half-tile behind and in lane 0."""
    planes = [Plane(lane=3, place=14), Plane(lane=2, place=12), Plane(lane=1, place=10), Plane(lane=0, place=7)]
    with race(*planes) as table:
        assert table.state.race.order == [2, 1, 0, 3]
        table.asks(2)


@pytest.mark.rule("ARC-10.2")
def test_the_order_is_kept_for_the_round_and_made_anew_for_the_next() -> None:
    """Seat 0 has no Speed left, and seat 1 passes it: it is still the turn of seat 2, and then that of seat 1."""
    with race(Plane(lane=1, place=30, tokens=[2, 2]), Plane(lane=2, place=30), RIVAL) as table:
        flies_on(table, 0)
        flies_on(table, 1)
        assert table.state.progress(1) > table.state.progress(0)
        assert table.state.race.order == [0, 1, 2]
        flies_on(table, 2)
        assert table.state.race.order == [1, 0, 2]
        table.asks(1)


@pytest.mark.rule("ARC-10.3")
def test_a_turn_pays_then_moves_then_settles() -> None:
    with alone(Plane(place=35, laps=2, tokens=[2], microknots=2)) as table:
        table.rolls(1)
        flies_on(table, 0)
        kinds = [told.kind for told in table.match.told(SPECTATOR)]
        mine = kinds[: kinds.index("round")]
        assert mine == ["turn", "pay", "lap", "fly", "fly", "check", "cut", "fly", "back"]
        assert at(table.state, 0) == (2, 0, 37)
        table.asks(0)


@pytest.mark.rule("ARC-10.3")
@pytest.mark.parametrize("words", ["done", "buy dollar", "play night_shift", "free 2", "avoid"])
def test_in_flight_nothing_else_is_done(words: str) -> None:
    with alone(Plane(lane=1)) as table:
        table.refuses(0, words, "ARC-10.3")


@pytest.mark.rule("ARC-10.4", "ARC-16.1")
def test_nobody_acts_in_the_turn_of_another() -> None:
    """Neither during the movement nor when an engine fails."""
    with race(Plane(lane=1, boosts=2), Plane(lane=2, place=20, boosts=2), turns=[0]) as table:
        table.asks(0)
        for words in ("boost", "fly", "dive"):
            with pytest.raises(Refused, match="not-asked"):
                table.match.answer(1, words)
        table.rolls(1)
        table.says(0, "boost")
        table.asks(0)
        with pytest.raises(Refused, match="not-asked"):
            table.match.answer(1, "avoid")
        assert table.state.aircraft[1].mods.numbers() == [0, 0, 2]


@pytest.mark.rule("ARC-10.3", "ARC-11.4")
def test_a_lone_option_is_taken_by_itself() -> None:
    """ARC-R28: seat 0 is Low, has no Boost and no Speed, so its turn ends at once; seat 1 may still dive."""
    planes = [Plane(lane=1, place=30, altitude="low", tokens=[2, 2]), Plane(lane=2, place=10, tokens=[2, 2])]
    match = Match(GAME, 2, base=position(planes))
    assert match.asked() == [1]
    assert [match.rules.actions.text(x) for x in match.legal(1)] == ["dive", "end"]
    assert [entry.who for entry in match.log] == [0]


@pytest.mark.rule("ARC-11.2", "ARC-11.5")
@pytest.mark.parametrize(
    ("plane", "goes"),
    [
        (Plane(place=2), 2),  # to the gate of P1
        (Plane(place=1), 3),
        (Plane(place=5, checked=[(0, "p1")]), 3),  # to the gate of P2
        (Plane(place=6, checked=[(0, "p1")]), 2),
        (Plane(place=2, checked=[(0, "p1")]), 6),  # past it
        (Plane(lane=1, tokens=[3]), 2),  # the budget
        (Plane(lane=1, tokens=[3], microknots=1), 3),
        (Plane(lane=3, place=16), 2),  # to the rival
        (Plane(lane=3, place=15), 3),
    ],
)
def test_a_step_is_one_tile_and_offered_where_flying_goes_further(plane: Plane, goes: int) -> None:
    with alone(plane) as table:
        if goes > 2:
            table.says(0, "step")
            assert at(table.state, 0) == (0, plane.lane, plane.place + 2)
            assert table.state.flight.budget == table.state.speed(0) - 2 * sum(plane.tokens) - 2
        else:
            table.refuses(0, "step", "ARC-11.2")
        table.says(0, "fly")
        assert at(table.state, 0)[2] >= plane.place + goes
        table.asks(0)


@pytest.mark.rule("ARC-11.2")
@pytest.mark.parametrize("place", [0, 32, 36, 37])
def test_a_step_is_offered_where_flying_leads_around_the_whole_course(place: int) -> None:
    """Who was moved back over the line has rolled for all pylons of this crossing; the next check is a lap away."""
    done = [(2, pylon) for pylon in WHITE] + [(3, "blue")]
    plane = Plane(place=place, laps=2 if place else 3, microknots=15, boosts=1, fast=PLENTY, checked=done)
    with alone(plane, {"stock_speed": "12"}) as table:
        table.rolls(9)
        table.says(0, "boost")
        assert table.state.flight.budget == 45
        table.says(0, "step")
        assert table.state.flight.budget == 43
        table.says(0, "fly")
        assert at(table.state, 0) == (4, 0, 0)
        assert checks(table) == []
        table.asks(0)


@pytest.mark.rule("ARC-18.11")
def test_a_race_that_nobody_flies_ends_after_fifty_rounds_a_lap() -> None:
    """ARC-R47: two that side-step whenever they can, on a straight."""
    with race(Plane(lane=2, place=3), Plane(lane=0, place=2)) as table:
        while not table.match.over:
            assert table.state.race.order == [0, 1]
            stays(table, 0, "out", "in")
            stays(table, 1, "out", "in")
        assert table.state.race.rounds == 150
        assert len(table.told(0, "safety")) == 1
        assert table.told(0, "finish") == []
        assert table.match.ranks() == [1, 2]


@pytest.mark.rule("ARC-18.11")
@pytest.mark.parametrize("laps", [1, 2, 12])
def test_the_safety_end_depends_on_the_laps(laps: int) -> None:
    with race(Plane(lane=1, place=20), RIVAL, options={"laps": laps}, rounds=50 * laps - 1) as table:
        for _ in range(2):
            assert not table.match.over
            flies_on(table, 0)
            flies_on(table, 1)
        assert table.match.over
        assert table.match.ranks() == [1, 2]


@pytest.mark.rule("ARC-18.11", "ARC-18.8")
def test_a_finish_in_the_last_round_is_a_finish() -> None:
    with race(Plane(lane=1, place=50, laps=2), RIVAL, rounds=150) as table:
        flies_on(table, 0)
        flies_on(table, 1)
        assert [told.args["overshoot"] for told in table.told(0, "finish")] == [5047]
        assert table.told(0, "safety") == []
        assert table.match.over


@pytest.mark.rule("ARC-18.11", "ARC-19.4")
def test_a_heat_ends_by_its_own_laps() -> None:
    """Two laps: after 100 rounds, and its ranking by position is the grid of the final."""
    with race(RIVAL, Plane(lane=1, place=30), rounds=100, stage=HEAT, laps=2, then=[Race(FINAL, 3)]) as table:
        flies_on(table, 1)
        flies_on(table, 0)
        assert (table.state.stage, [plane.lane for plane in table.state.aircraft]) == (FINAL, [1, 0])
        table.asks(1)
