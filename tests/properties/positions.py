"""Positions of random games, and one change at a time in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from aerodrome.games import find, names
from aerodrome.kernel.chance import Rng, seed_from
from aerodrome.kernel.events import UNKNOWN
from aerodrome.kernel.fields import Piece, fields
from aerodrome.kernel.game import Chosen
from aerodrome.kernel.match import Match
from aerodrome.kernel.state import Shared, State
from aerodrome.kernel.step import Step

ORDERS = frozenset({"grid", "order", "places"})  # lists of seats, in some order
BROKEN = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)  # by an odd position
TABLES = [(name, seats) for name in names() for seats in range(find(name).fewest, find(name).most + 1)]


def matches(
    name: str, seats: int, decisions: int, every: int, options: Chosen = None, seed: str = "0"
) -> Iterator[Match]:
    """A random game in which even lone options wait, at one decision in `every`, for so many decisions."""
    match = Match(find(name), seats, options, seed, auto=False)
    rng = Rng(seed_from(f"{name}/{seats}/{seed}/properties"))
    for decided in range(decisions):
        if match.over:
            return
        if decided % every == 0:
            yield match
        seat = match.asked()[0]
        legal = match.legal(seat)
        match.answer(seat, legal[rng.below(len(legal))])


def per_seat(name: str) -> frozenset[str]:
    """The lists of a state that have an element for each seat, however many there are; two may have more."""
    found: list[set[str]] = []
    for seats in range(3, find(name).most + 1):
        state = find(name).rules(seats).setup([[] for _ in range(seats)])
        values = {field: getattr(state, field) for field in fields(type(state)) if field != "todo"}
        found.append({field for field, value in values.items() if isinstance(value, list) and len(value) == seats})
    return frozenset(set.intersection(*found)) - ORDERS


def deep_copy(value: Any) -> Any:
    """A state, or a part of one, that shares nothing which changes: clones share what their game only replaces."""
    if isinstance(value, list):
        return [deep_copy(each) for each in value]
    if isinstance(value, State | Piece):
        return type(value)(*[deep_copy(getattr(value, field)) for field in fields(type(value))])
    return value


def asked_instead(state: Any, seat: int) -> Any:
    """The same question to another seat: the step on top with that seat."""
    step: Step[Any] = state.todo[-1]
    names = fields(type(step))
    state.todo[-1] = type(step)(*[seat if name in ("who", "seat") else getattr(step, name) for name in names])
    return state


Path = tuple[int | str, ...]  # names of fields, and places in lists


@dataclass
class Change:
    """One thing of a state that can be different: `label` is its field, and whose it is as a viewer counts. The number
    there is raised by `by`, a flag is turned over; where `by` is 0, the last element of the list goes."""

    label: str
    path: Path
    by: int

    def make(self, state: Any) -> None:
        holder = state
        for key in self.path[:-1]:
            holder = _at(holder, key)
        key = self.path[-1]
        if not self.by:
            _at(holder, key).pop()
            return
        before = _at(holder, key)
        after = not before if isinstance(before, bool) else before + self.by
        if isinstance(key, int):
            holder[key] = after
        else:
            setattr(holder, key, after)


def changes(state: Any, viewer: int, seats: int, by_seat: frozenset[str]) -> Iterator[Change]:
    """Every change by one number or one element of what the state shows."""
    for field in fields(type(state)):
        value = getattr(state, field)
        if field == "todo" or isinstance(value, Shared):
            continue
        if field in by_seat:
            for i, each in enumerate(value):
                own = i // (len(value) // seats) == viewer
                yield from _within(each, (field, i), f"own {field}" if own else f"another's {field}")
        else:
            yield from _within(value, (field,), field)


def _within(value: Any, path: Path, label: str) -> Iterator[Change]:
    if isinstance(value, Piece):
        for field in fields(type(value)):
            yield from _within(getattr(value, field), (*path, field), f"{label}.{field}")
    elif isinstance(value, list):
        if value:
            yield Change(label, path, 0)
        for i, each in enumerate(value):
            yield from _within(each, (*path, i), label)
    elif value is not None and (value != UNKNOWN or isinstance(path[-1], str)):
        yield Change(label, path, 1)
        yield Change(label, path, -1)


def _at(holder: Any, key: int | str) -> Any:
    return holder[key] if isinstance(key, int) else getattr(holder, key)
