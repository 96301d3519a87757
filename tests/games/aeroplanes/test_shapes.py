"""Positions of 0.7.0 are opened, go on and come to their end; what is no position is refused."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from aerodrome.games import find
from aerodrome.games.aeroplanes import GAME
from aerodrome.games.aeroplanes.state import Airlines
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import dump, load
from aerodrome.kernel.match import Match
from aerodrome.kernel.save import restore

from .airfield import BERLIN, LONDON, PARIS, Airline, Plane, Skies, answers_at_random, by_seat, fleet, position

OLD = Path(__file__).parents[2] / "old" / "v0_7_0"
SAVES = sorted(path.name for path in OLD.glob("aeroplanes-*.json"))
UNDER_WAY = {  # of the attempt that `old_attempt` adds
    "card": 8,
    "city": 30,
    "start": 4,
    "via": 19,
    "victim": 2,
    "leg": 1,
    "dice": [0, 3, 6],
    "lift": 3,
    "picks": 1,
    "placed": 2,
}
CARRIED = {"claimed": [[2, 6], [51]], "carriers": [[21, 12], [0]], "scored": [[75], [58]], "failures": [2, 1]}

each_save = pytest.mark.parametrize("name", SAVES)


def saved(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((OLD / name).read_text(encoding="utf-8"))
    return data


def old_attempt() -> dict[str, Any]:
    """A position of 0.7.0 in which every field has something to tell."""
    old: dict[str, Any] = deepcopy(saved("aeroplanes-middle.json")["position"])
    return old | UNDER_WAY | CARRIED


def opened(old: dict[str, Any], seats: int = 2) -> Airlines:
    s = load(GAME, GAME.rules(seats), old)
    assert isinstance(s, Airlines)
    return s


def test_there_are_saves_of_every_sort() -> None:
    assert [name.removeprefix("aeroplanes-").removesuffix(".json") for name in SAVES] == [
        "base",
        "begun",
        "middle",
        "over",
    ]


@each_save
def test_a_save_of_0_7_0_goes_on_to_its_end(name: str) -> None:
    """Its position is the one that its log leads to."""
    match, _ = restore((OLD / name).read_text(encoding="utf-8"), find)
    assert dump(match.state) == dump(opened(saved(name)["position"]))
    assert match.over == name.endswith("over.json")
    rng = Rng(1)
    while not match.over:
        answers_at_random(match, rng)
    assert sorted(match.ranks())[0] == 1


@pytest.mark.parametrize("old", [*[saved(name)["position"] for name in SAVES], old_attempt()])
def test_all_that_an_old_position_told_is_told_by_the_new_one(old: dict[str, Any]) -> None:
    s = opened(old)
    assert dump(s)["todo"] == old["todo"]
    for name in [
        "era",
        "rounds",
        "first",
        "taker",
        "box",
        "bag",
        "waiting",
        "overflow",
        "gone",
        "row",
        "deck",
        "removed",
        "placed",
    ]:
        assert getattr(s, name) == old[name], name
    for name in ("money", "failures", "advantages", "scored"):
        assert by_seat(s, name) == old[name], name
    assert by_seat(s, "pile") == old["piles"]
    assert [airline.airports for airline in s.airlines] == old["airports"]
    assert [airline.reserve for airline in s.airlines] == old["reserve"]
    assert [airline.points.by_source() for airline in s.airlines[:2]] == old["points"]
    assert [fleet(s, seat) for seat in range(2)] == old["fleet"]
    planes = [plane for airline in s.airlines for plane in airline.fleet]
    for plane in planes:
        now = (plane.free, plane.tiles, plane.new)
        assert now == (old["free"][plane.card], old["tiles"][plane.card], old["new"][plane.card] == 1)
    for seat in range(2):
        claims = s.airlines[seat].claimed
        assert [claim.tile for claim in claims] == old["claimed"][seat]
        assert [claim.card for claim in claims] == old["carriers"][seat]
    attempt, roll = s.attempt, s.roll
    told = (attempt.card, attempt.city, attempt.start, attempt.via, attempt.victim, attempt.leg)
    assert told == tuple(old[name] for name in ("card", "city", "start", "via", "victim", "leg"))
    assert (roll.dice, roll.lift, roll.picks) == (old["dice"], old["lift"], old["picks"])


def test_the_neutral_airline_has_airports_and_nothing_else() -> None:
    neutral = opened(old_attempt()).airlines[2]
    assert neutral.airports == [4, 8257, 335546400, 0]
    assert (neutral.money, neutral.vp(), neutral.failures, sum(neutral.advantages)) == (0, 0, 0, 0)
    assert (neutral.fleet, neutral.pile, neutral.claimed, neutral.scored) == ([], [], [], [])


def test_a_position_of_today_comes_back_with_all_its_pieces() -> None:
    """An attempt over a city that is skipped, with a roll that pilots may help, passengers and an old card."""
    me = Airline(
        "london",
        planes=[Plane(2), Plane(5, tiles=0, new=False)],
        advantages={"daring-pilot": 2},
        carried=[("paris 2", 5)],
    )
    table = Skies(position(me, PARIS, BERLIN))
    table.says(0, "place breguet-14t")
    table.dice(2, 2, 4)
    table.says(0, "fly ethiopia")
    data = dump(table.state)
    assert dump(opened(json.loads(json.dumps(data)), 3)) == data
    assert data["shape"] == 2
    assert data["attempt"]["city"] >= 0
    assert data["airlines"][0]["claimed"]


def _piece(data: dict[str, Any]) -> None:
    data["airlines"][0]["fleet"][0]["piece"] = "Zeppelin"


def _missing(data: dict[str, Any]) -> None:
    del data["airlines"][1]["reserve"]


def _flag(data: dict[str, Any]) -> None:
    data["airlines"][0]["money"] = "12"


def _type(data: dict[str, Any]) -> None:
    data["roll"]["dice"] = 3


def _later(data: dict[str, Any]) -> None:
    data["shape"] = 3


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (_piece, "no piece of the game"),
        (_missing, "no piece of the game"),
        (_flag, "airlines.money"),
        (_type, "roll.dice"),
        (_later, "shape 3"),
    ],
)
def test_what_is_no_position_is_refused(spoil: Any, says: str) -> None:
    data = dump(position(Airline("london", planes=[Plane(1)]), PARIS, LONDON))
    spoil(data)
    with pytest.raises(ValueError, match=says):
        load(GAME, GAME.rules(3), data)


def test_an_old_position_without_a_field_is_refused() -> None:
    old = old_attempt()
    del old["carriers"]
    with pytest.raises(KeyError, match="carriers"):
        load(GAME, GAME.rules(2), old)


def test_a_match_begins_at_an_old_position() -> None:
    """It is played on from there, with the tiles and seats that the cards had."""
    s = opened(saved("aeroplanes-middle.json")["position"])
    match = Match(GAME, 2, seed="on", base=s)
    assert [match.rules.actions.text(x) for x in match.legal(1)][-1] == "subsidy"
    assert s.airlines[1].plane(8).tiles == 2
