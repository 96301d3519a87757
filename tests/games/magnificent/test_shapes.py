"""Positions of 0.7.0: each old field's value is found where it belongs today, and what is no position is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from aerodrome.bots import levels
from aerodrome.games import find
from aerodrome.games.magnificent import GAME
from aerodrome.games.magnificent.state import Race
from aerodrome.kernel.encode import dump, load
from aerodrome.kernel.save import restore

from .hangar import Flyer, position, rules_for

OLD = Path(__file__).parents[2] / "old" / "v0_7_0"
SAVES = sorted(OLD.glob("magnificent-*.json"))
MARKS = [  # bits from the lowest
    "done.rerolled",
    "done.fired_rifle",
    "done.fired_shotgun",
    "tail_wind",
    "burst",
    "slept",
    "done.delivered",
    "done.stunted",
    "done.swapped",
    "began.home",
    "done.shown",
    "done.loaded",
    "done.moved",
]
TRIAL = ["machine", "purpose", "kind", "terrain", "weather", "harder", "dice", "caddish", "no_cards"]
ROLL = ["hits", "bangs", "blanks", "added"]
COLUMNS = {  # of machines
    "owner": "owner",
    "kind": "kind",
    "tile": "tile",
    "band": "band",
    "pilot": "crew.pilot",
    "mate": "crew.mate",
    "captain": "crew.captain",
    "gear": "gear",
    "fuel": "tank.fuel",
    "gauge": "tank.gauge",
    "scars": "tank.scars",
    "parts": "hold.parts",
    "outside": "hold.outside",
    "cargo": "hold.cargo",
    "riders": "hold.riders",
    "kept": "hold.kept",
    "points": "record.points",
    "tests": "taken.tests",
    "stunts": "taken.stunts",
}
OF_PLAYERS = {"hands": "hand", "known": "known", "luck": "luck", "fresh": "fresh", "drafted": "drafted"}
FIELDS = {
    "deck": "cards.pile",
    "discards": "cards.discards",
    "course": "course.tiles",
    "weather": "course.weather",
    "shown": "course.shown",
    "cargo_on": "course.cargo",
    "passengers_on": "course.passengers",
    "first_on": "course.first",
    "stages": "course.stages",
    "pile": "forecast.pile",
    "weather_discards": "forecast.discards",
    "peeked": "forecast.peeked",
    "peeker": "forecast.peeker",
    "changes": "changes.pile",
    "changed": "changes.discards",
    "supply": "supply.parts",
    "luck_left": "supply.luck",
    "row": "store.row",
    "equipment_deck": "store.deck",
    "equipment_discards": "store.discards",
    "pilot_row": "pilots.row",
    "pilot_deck": "pilots.deck",
    "first": "first",
    "charges": "charges",
    "order": "order",
    "rounds": "rounds",
    "machine": "turn.machine",
    "phases": "turn.phases",
    "flying": "turn.flying",
    "crossed": "turn.crossed",
    "collected": "turn.collected",
    "height": "turn.began.band",
    "scored": "turn.began.points",
    "counts": "turn.began.last",
    "cancelled": "cancelled",
}


def at(thing: Any, path: str) -> Any:
    for name in path.split("."):
        thing = getattr(thing, name)
    return thing


def columns(s: Race) -> dict[str, Any]:
    """A position as 0.7.0 would have written it, but for its steps."""
    found: dict[str, Any] = {old: at(s, new) for old, new in FIELDS.items()}
    found |= {old: [at(each, new) for each in s.machines] for old, new in COLUMNS.items()}
    found |= {old: [at(each, new) for each in s.players] for old, new in OF_PLAYERS.items()}
    found["marks"] = sum(1 << bit for bit, name in enumerate(MARKS) if at(s.turn, name))
    found["staged"] = [sum(1 << n for n, each in enumerate(m.record.staged) if each) for m in s.machines]
    found["tried"] = [sum(1 << n for n, each in enumerate(m.record.tried) if each) for m in s.machines]
    found["due"] = -1 if s.due is None else sum(1 << m for m in s.due)
    found["trials"] = [
        [*[at(t, name) for name in TRIAL], *[at(t.roll, name) for name in ROLL], t.accepted] for t in s.trials
    ]
    return found


def tables_of(old: dict[str, Any]) -> Race:
    s = load(GAME, rules_for(len(old["hands"])), old)
    assert isinstance(s, Race)
    return s


@pytest.mark.parametrize("save", SAVES, ids=lambda path: path.stem)
def test_a_saved_game_opens_goes_on_and_finishes(save: Path) -> None:
    match, _ = restore(save.read_text(encoding="utf-8"), find)
    levels.play(match, [levels.make("cadet", match, seat) for seat in range(match.rules.seats)])
    assert match.over
    assert min(match.ranks()) == 1


@pytest.mark.parametrize("save", SAVES, ids=lambda path: path.stem)
def test_every_old_value_is_where_it_belongs(save: Path) -> None:
    old = json.loads(save.read_text(encoding="utf-8"))["position"]
    found = columns(tables_of(old))
    assert {name: found[name] for name in old if name != "todo"} == {k: v for k, v in old.items() if k != "todo"}


def test_so_is_every_flag_and_a_test_within_a_test() -> None:
    """None of the saved games stands in the middle of one."""
    old = json.loads(SAVES[0].read_text(encoding="utf-8"))["position"]
    first = [1, 4, 2, 3, 1, 1, 5, 1, 0, 2, 1, 1, 1, 0]
    second = [0, 7, 2, 2, 0, 0, 4, 0, 1, 1, 2, 0, 0, 1]
    for bit in range(len(MARKS)):
        changed = old | {"marks": 1 << bit, "trials": [first, second], "due": bit & 3, "cancelled": bit & 1}
        changed |= {"tried": [bit & 7] * len(old["owner"]), "staged": [bit & 3] * len(old["owner"]), "flying": bit & 1}
        found = columns(tables_of(changed))
        assert {name: found[name] for name in changed if name != "todo"} == {
            k: v for k, v in changed.items() if k != "todo"
        }


def today() -> dict[str, Any]:
    return dump(position(Flyer("biplane"), Flyer("monoplane"), Flyer("seaplane")))


def test_a_position_of_today_is_read_as_it_was_written() -> None:
    assert dump(load(GAME, rules_for(3), today())) == today()


def refused(data: dict[str, Any], *words: str) -> None:
    with pytest.raises(ValueError, match="(?s)" + ".*".join(words)):
        load(GAME, rules_for(3), data)


def test_a_wrong_piece_is_refused() -> None:
    data = today()
    data["machines"][1] = data["players"][1]
    refused(data, "machines", "position")
    data = today()
    data["turn"]["piece"] = "Airline"
    refused(data, "turn", "no piece of the game")


def test_a_piece_with_a_missing_or_an_unknown_field_is_refused() -> None:
    data = today()
    del data["machines"][2]["tank"]["fuel"]
    refused(data, "machines", "no piece of the game")
    data = today()
    data["course"]["clouds"] = 3
    refused(data, "course", "no piece of the game")


@pytest.mark.parametrize("path", ["turn.phases", "cards.pile", "machines.0.tank", "turn.flying"])
def test_a_field_of_another_type_is_refused(path: str) -> None:
    data = today()
    *parents, last = path.split(".")
    thing: Any = data
    for name in parents:
        thing = thing[int(name)] if name.isdigit() else thing[name]
    thing[last] = "many"
    refused(data, parents[0])


def test_a_position_of_a_later_version_is_refused() -> None:
    refused(today() | {"shape": 99}, "shape 99")
