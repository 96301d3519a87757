"""Positions of 0.7.0 become positions of today, and what is no position is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from aerodrome.games import find
from aerodrome.games.air_racing import GAME
from aerodrome.games.air_racing.state import Meeting
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import dump, load
from aerodrome.kernel.save import restore

from .aloft import PLENTY, RIVAL, Plane, alone, mods, racing
from .workshop import play_at_random

OLD = Path(__file__).parents[2] / "old" / "v0_7_0"
SAVES = ["begun", "middle", "over", "base"]

each_save = pytest.mark.parametrize("name", SAVES)


def text_of(name: str) -> str:
    return (OLD / f"air_racing-{name}.json").read_text(encoding="utf-8")


def old_position(name: str) -> dict[str, Any]:
    position: dict[str, Any] = json.loads(text_of(name))["position"]
    return position


def loaded(data: dict[str, Any], seats: int = 2) -> Meeting:
    s = load(GAME, racing(seats), data)
    assert isinstance(s, Meeting)
    return s


@each_save
def test_a_save_of_0_7_0_goes_on_to_its_end(name: str) -> None:
    match, _ = restore(text_of(name), find)
    assert dump(match.state) == dump(loaded(old_position(name))), "its log leads elsewhere"
    play_at_random(match, Rng(5))
    assert sorted(match.ranks()) == [1, 2]


def filled() -> dict[str, Any]:
    """A position as 0.7.0 had it in the season, no two of its numbers alike."""
    old, n = old_position("middle"), iter(range(100, 300))
    for name in ("plays", "buys", "extra", "spent", "regroups", "gone", "budget", "levels", "engaged"):
        old[name] = next(n)
    for name in ("stage", "season", "first", "month", "heat", "laps_due", "rounds"):
        old[name] = next(n)
    for name in ("laps", "place", "lane", "altitude", "overshoot", "turns", "supply", "order", "grid"):
        old[name] = [next(n), next(n)]
    for name in ("owned", "decks", "hands", "discards", "played", "tokens", "mods", "medals"):
        old[name] = [[next(n), next(n), next(n)] for _ in range(2)]
    return {**old, "flying": [0, 1]}


@pytest.mark.parametrize("old", [*[old_position(name) for name in SAVES], filled()], ids=[*SAVES, "filled"])
def test_every_value_of_0_7_0_is_found_where_it_belongs(old: dict[str, Any]) -> None:
    s, seats = loaded(old), range(2)
    assert (s.stage, s.season, s.first, s.month) == (old["stage"], old["season"], old["first"], old["month"])
    assert (s.supply, s.medals) == (old["supply"], old["medals"])
    for seat in seats:
        workshop, plane = s.workshops[seat], s.aircraft[seat]
        assert (workshop.owned, workshop.deck, workshop.hand) == (
            old["owned"][seat],
            old["decks"][seat],
            old["hands"][seat],
        )
        assert (workshop.discards, workshop.played) == (old["discards"][seat], old["played"][seat])
        assert [plane.laps, plane.place, plane.lane, plane.altitude, plane.overshoot, plane.turns] == [
            old[column][seat] for column in ("laps", "place", "lane", "altitude", "overshoot", "turns")
        ]
        assert (plane.tokens, plane.flying) == (old["tokens"][seat], old["flying"][seat] == 1)
    assert mods(s) == old["mods"]
    turn, race, flight = s.turn, s.race, s.flight
    assert (turn.plays, turn.buys, turn.extra) == (old["plays"], old["buys"], old["extra"])
    assert (turn.spent, turn.regroups, turn.gone) == (old["spent"], old["regroups"], old["gone"])
    assert (race.heat, race.laps_due, race.rounds) == (old["heat"], old["laps_due"], old["rounds"])
    assert (race.order, race.grid) == (old["order"], old["grid"])
    assert (flight.budget, flight.levels, flight.engaged) == (old["budget"], old["levels"], old["engaged"])
    assert [type(step).__name__ for step in s.todo] == [step[0] for step in old["todo"]]


def test_the_pylons_that_were_checked_are_checked_still() -> None:
    """0.7.0 wrote pylon 6 in lap 1 as 1030; laps are below 0 for who was moved back further than it had come."""
    old = old_position("middle")
    old["checked"] = [[0, 1030, 1024, -1022], []]
    s = loaded(old)
    plane = s.aircraft[0]
    checked = [(pylon, laps) for pylon in range(7) for laps in range(-2, 4) if plane.is_checked(pylon, laps)]
    assert checked == [(0, 0), (0, 1), (2, -1), (6, 1)]
    assert not any(s.aircraft[1].is_checked(pylon, laps) for pylon in range(7) for laps in range(4))


def _without(name: str) -> Callable[[dict[str, Any]], None]:
    return lambda data: data["aircraft"][0].pop(name)


def _with(name: str, value: object) -> Callable[[dict[str, Any]], None]:
    return lambda data: data["aircraft"][0].update({name: value})


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (_without("lane"), "'aircraft' of the position is .*, which is no piece of the game"),
        (_with("wings", 2), "'aircraft' of the position is .*, which is no piece of the game"),
        (_with("piece", "Glider"), "'aircraft' of the position is .*, which is no piece of the game"),
        (_with("piece", "Flight"), "'aircraft' of the position is .*, which is no piece of the game"),
        (_with("flying", 1), "'aircraft.flying' of the position is 1"),
        (_with("laps", "two"), "'aircraft.laps' of the position is 'two'"),
        (_with("tokens", 3), "'aircraft.tokens' of the position is 3"),
        (lambda data: data.pop("race"), "'race' of the position is missing"),
        (lambda data: data.update(turn=data["flight"]), "'turn' of the position is"),
        (lambda data: data.update(supply=7), "'supply' of the position is 7"),
        (lambda data: data.update(shape=99), "the position has shape 99; this version knows 1 to 2"),
    ],
)
def test_what_is_no_position_is_refused(spoil: Callable[[dict[str, Any]], None], fault: str) -> None:
    with alone(Plane(fast=PLENTY)) as table:
        data = dump(table.state)
        assert dump(loaded(data)) == data
        spoil(data)
        with pytest.raises(ValueError, match=fault):
            loaded(data)
        table.asks(0)


def test_a_position_in_the_air_comes_back_whole() -> None:
    with alone(Plane(place=3, laps=1, fast=2, boosts=1, tokens=[2], checked=[(0, "p6"), (1, "blue")])) as table:
        s = loaded(dump(table.state))
        assert dump(s) == dump(table.state)
        assert [s.aircraft[0].is_checked(pylon, 1) for pylon in (5, 6)] == [False, True]
        assert s.aircraft[1].lane == RIVAL.lane
        table.asks(0)
