"""States as plain data for files, fingerprints and comparisons."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from aerodrome.kernel.game import Game
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.state import Shared, State
from aerodrome.kernel.step import Step, fields


def dump(s: State) -> dict[str, Any]:
    """All fields of a state but its shared tables; a step is its name and its fields."""
    data: dict[str, Any] = {}
    for name in fields(type(s)):
        value = getattr(s, name)
        if name == "todo":
            data[name] = [_dump_step(step) for step in value]
        elif not isinstance(value, Shared):
            data[name] = value
    return json.loads(json.dumps(data))  # type: ignore[no-any-return]  # a copy that shares nothing


def _dump_step(step: Step[Any]) -> list[Any]:
    return [type(step).__name__, *[getattr(step, name) for name in fields(type(step))]]


def load(game: Game, rules: Rules[Any], data: dict[str, Any]) -> State:
    """The state that was dumped. What it shares is taken from the rules, where it has the same name."""
    example = rules.setup([[] for _ in range(rules.seats)])
    classes = {cls.__name__: cls for cls in game.steps}
    values: dict[str, Any] = {}
    for name in fields(type(example)):
        like = getattr(example, name)
        if isinstance(like, Shared):
            values[name] = like
            continue
        if name not in data:
            raise ValueError(f"the position has no {name!r}")
        value = data[name]
        if name == "todo":
            value = [_load_step(classes, step) for step in value]
        elif type(value) is not type(like):
            raise ValueError(f"{name!r} of the position is {value!r}")
        values[name] = json.loads(json.dumps(value)) if isinstance(value, list) and name != "todo" else value
    state: State = type(example)(**values)
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
    return sha256(json.dumps(dump(s), sort_keys=True, separators=(",", ":")).encode()).hexdigest()
