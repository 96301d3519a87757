"""States as plain data for files, fingerprints and comparisons."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from aerodrome.kernel.fields import Piece, fields
from aerodrome.kernel.game import Game
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.shapes import PIECE, upgrade
from aerodrome.kernel.state import Shared, State
from aerodrome.kernel.step import Step


def dump(s: State) -> dict[str, Any]:
    """All fields of a state but its shared tables, as data for JSON that shares nothing with it, and its `shape`.
    A piece is its fields by name, a step the name of its class and its values."""
    data: dict[str, Any] = {"shape": len(s.shapes) + 1} if s.shapes else {}
    for name in fields(type(s)):
        value = getattr(s, name)
        if name == "todo":
            data[name] = [[type(step).__name__, *[getattr(step, f) for f in fields(type(step))]] for step in value]
        elif not isinstance(value, Shared):
            data[name] = _plain(value)
    return data


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return value[:] if value and type(value[0]) is int else [_plain(each) for each in value]
    if isinstance(value, Piece):
        named = {name: _plain(getattr(value, name)) for name in fields(type(value))}
        return {PIECE: type(value).__name__, **named}
    return value


def load(game: Game, rules: Rules[Any], data: dict[str, Any]) -> State:
    """The state that was dumped, also by an earlier version. What it shares is taken from a fresh one.
    Raises ValueError, KeyError, IndexError or TypeError for what is no position of this game."""
    example: State = rules.setup([[] for _ in range(rules.seats)])
    values = upgrade(example.shapes, data)
    steps = {cls.__name__: cls for cls in game.steps}
    pieces = {cls.__name__: cls for cls in example.pieces}
    made: list[Any] = []
    for name in fields(type(example)):
        like = getattr(example, name)
        if isinstance(like, Shared):
            made.append(like)
        elif name == "todo":
            made.append([_load_step(steps, step) for step in values["todo"]])
        else:
            if name not in values:
                raise ValueError(f"{name!r} of the position is missing")
            _expect_alike(name, values[name], _plain(like))
            made.append(_revived(pieces, name, values[name]))
    return type(example)(*made)


def _revived(pieces: dict[str, type[Piece]], where: str, value: Any) -> Any:
    """What a field held: pieces are made again, and the rest is ints, bools, None and lists."""
    if isinstance(value, list):
        return [_revived(pieces, where, each) for each in value]
    if not isinstance(value, dict):
        if value is not None and type(value) not in (int, bool):
            raise ValueError(f"{where!r} of the position is {value!r}")
        return value
    given = dict(value)
    cls = pieces.get(given.pop(PIECE, ""))
    if cls is None or given.keys() != set(fields(cls)):
        raise ValueError(f"{where!r} of the position is {value!r}, which is no piece of the game")
    return cls(*[_revived(pieces, f"{where}.{name}", given[name]) for name in fields(cls)])


def _expect_alike(where: str, value: Any, like: Any) -> None:
    """Raises ValueError unless what was saved of a field is of the same sort as in a state at its beginning."""
    either = like is None or (value is None and isinstance(like, dict))  # a piece that comes and goes
    if type(value) is not type(like) and not either:
        raise ValueError(f"{where!r} of the position is {value!r}")
    if isinstance(like, dict) and value is not None:
        for name in [name for name in like if name in value]:
            if name != PIECE:
                _expect_alike(f"{where}.{name}", value[name], like[name])
            elif value[name] != like[name]:
                raise ValueError(f"{where!r} of the position is {value!r}, which is no piece of the game there")
    elif isinstance(like, list) and like:
        for each in value:
            _expect_alike(where, each, like[0])


def _load_step(classes: dict[str, type[Step[Any]]], data: list[Any]) -> Step[Any]:
    name, *values = data
    if name not in classes:
        raise ValueError(f"the position waits for an unknown step {name!r}")
    if len(values) != len(fields(classes[name])):
        raise ValueError(f"step {name!r} takes {', '.join(fields(classes[name]))}, not {values!r}")
    return classes[name](*values)


def fingerprint(s: State) -> str:
    """The same for equal states, interpreted, compiled and on every platform."""
    return digest(dump(s))


def digest(data: object) -> str:
    """A checksum of plain data, whatever the order of its keys."""
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()
