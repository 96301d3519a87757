"""Positions in which everybody sits some seats further round the table."""

from __future__ import annotations

from typing import Any

from aerodrome.kernel.rules import Rules
from aerodrome.kernel.state import Shared
from aerodrome.kernel.step import Kept, Step, fields

# fields of states and pieces whose numbers are seats; a machine is its owner's, where each has one
SEATS: dict[str, frozenset[str]] = {
    "aeroplanes": frozenset({"first", "taker", "victim"}),
    "air_racing": frozenset({"first", "order", "grid"}),
    "control_tower": frozenset({"first", "winners"}),
    "great_race": frozenset({"order", "places"}),
    "magnificent": frozenset({"first", "peeker", "owner", "order", "machine"}),
}
MASKS = frozenset({"due", "known", "contenders", "tied", "pilots"})  # of seats
LATER = frozenset({"goals"})  # one for each seat, once they are dealt
TESTS = "trials"  # of which the first number is the machine
OF_STEPS = frozenset({"who", "seat", "player", "victim", "machine", "target", "by"})  # seats, in the steps of all games


class Turn:
    """By so many seats; `by_seat` are the lists of a state with an element for each."""

    def __init__(self, game: str, by_seat: frozenset[str], seats: int, by: int) -> None:
        self.numbers, self.by_seat = SEATS[game], by_seat | LATER
        self.seats, self.by = seats, by

    def seat(self, seat: int) -> int:
        """The place of a seat; what is none stays."""
        return (seat + self.by) % self.seats if 0 <= seat < self.seats else seat

    def state(self, s: Any, rules: Rules[Any]) -> Any:
        other = rules.clone(s)
        for field in fields(type(s)):
            value = getattr(s, field)
            if field == "todo":
                setattr(other, field, [self._step(step) for step in value])
            elif not isinstance(value, Shared):
                setattr(other, field, self._part(value, field, field in self.by_seat))
        return other

    def _step(self, step: Step[Any]) -> Step[Any]:
        values = [self._number(getattr(step, field), field, OF_STEPS) for field in fields(type(step))]
        return type(step)(*values)

    def _part(self, value: Any, field: str, around: bool = False) -> Any:
        if isinstance(value, Kept):
            return type(value)(*[self._part(getattr(value, name), name) for name in fields(type(value))])
        if isinstance(value, list) and field == TESTS:
            return [[self.seat(each[0]), *each[1:]] for each in value]
        if isinstance(value, list):
            inside = [self._part(each, field) for each in value]
            around = around and len(value) >= self.seats and field not in ("grid", "places")
            return [*[inside[i - self.by] for i in range(self.seats)], *inside[self.seats :]] if around else inside
        return self._number(value, field, self.numbers)

    def _number(self, value: Any, field: str, numbers: frozenset[str]) -> Any:
        if field in MASKS and isinstance(value, int):
            turned = sum(1 << self.seat(i) for i in range(self.seats) if value >> i & 1)
            return value if value < 0 else turned
        return self.seat(value) if field in numbers else value
