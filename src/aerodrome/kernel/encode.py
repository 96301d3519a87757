"""States as plain data for files, fingerprints and comparisons."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from aerodrome.kernel.game import Game
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.state import Shared, State
from aerodrome.kernel.step import Kept, Step, fields


def dump(s: State) -> dict[str, Any]:
    """All fields of a state but its shared tables; a step is its name and its fields, pieces are a list for each."""
    data: dict[str, Any] = {}
    for name in fields(type(s)):
        value = getattr(s, name)
        if name == "todo":
            data[name] = [[type(step).__name__, *[getattr(step, f) for f in fields(type(step))]] for step in value]
        elif isinstance(value, list) and value and isinstance(value[0], Kept):
            data |= {field: [getattr(piece, field) for piece in value] for field in fields(type(value[0]))}
        elif not isinstance(value, Shared):
            data[name] = value
    return dict(json.loads(json.dumps(data)))  # a copy that shares nothing


def load(game: Game, rules: Rules[Any], data: dict[str, Any]) -> State:
    """The state that was dumped. What it shares is taken from a fresh one."""
    example = rules.setup([[] for _ in range(rules.seats)])
    values, plain = dict(json.loads(json.dumps(data))), dump(example)
    for name, like in plain.items():
        if type(values.get(name)) is not type(like):
            raise ValueError(f"{name!r} of the position is {values.get(name)!r}")
    classes = {cls.__name__: cls for cls in game.steps}
    values["todo"] = [_load_step(classes, step) for step in values["todo"]]
    for name in fields(type(example)):
        like = getattr(example, name)
        if isinstance(like, Shared):
            values[name] = like
        elif name not in plain:
            kind = type(like[0])
            values[name] = [kind(*one) for one in zip(*[values[field] for field in fields(kind)], strict=True)]
    state: State = type(example)(*[values[name] for name in fields(type(example))])
    return state


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
