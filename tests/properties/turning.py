"""Positions in which everybody sits some seats further round the table."""

from __future__ import annotations

from typing import Any

from aerodrome.kernel.fields import Piece, fields
from aerodrome.kernel.state import Shared
from aerodrome.kernel.step import Step

from .positions import deep_copy

# fields of states and pieces whose numbers are seats; a machine is its owner's, where each has one
SEATS: dict[str, frozenset[str]] = {
    "aeroplanes": frozenset({"Airlines.first", "Airlines.taker", "Attempt.victim"}),
    "air_racing": frozenset({"Meeting.first", "Race.order", "Race.grid"}),
    "control_tower": frozenset({"Sky.first", "Sky.winners"}),
    "great_race": frozenset({"Race.order", "Race.places"}),
    "magnificent": frozenset(
        {"Race.first", "Race.order", "Race.due", "Forecast.peeker", "Machine.owner", "Turn.machine", "Trial.machine"}
    ),
}
MASKS = frozenset({"Player.known"})  # of seats
OF_STEPS = frozenset({"who", "seat", "player", "victim", "machine", "target", "by"})  # seats, in the steps of all games
MASKS_OF_STEPS = frozenset({"contenders", "tied", "pilots"})


class Turn:
    """By so many seats; `by_seat` are the lists of a state with an element for each."""

    def __init__(self, game: str, by_seat: frozenset[str], seats: int, by: int) -> None:
        self.numbers, self.by_seat = SEATS[game], by_seat
        self.seats, self.by = seats, by

    def seat(self, seat: int) -> int:
        """The place of a seat; what is none stays."""
        return (seat + self.by) % self.seats if 0 <= seat < self.seats else seat

    def state(self, s: Any) -> Any:
        """The position with everybody further round."""
        other = deep_copy(s)
        for field in fields(type(s)):
            value = getattr(s, field)
            if field == "todo":
                setattr(other, field, [self._step(step) for step in value])
            elif not isinstance(value, Shared):
                turned = self._part(value, f"{type(s).__name__}.{field}")
                setattr(other, field, self._around(turned) if field in self.by_seat else turned)
        return other

    def _step(self, step: Step[Any]) -> Step[Any]:
        values = [
            self._number(getattr(step, field), field in OF_STEPS, field in MASKS_OF_STEPS)
            for field in fields(type(step))
        ]
        return type(step)(*values)

    def _around(self, each: list[Any]) -> list[Any]:
        """The elements by seat; what comes behind those of all seats stays there."""
        return [*[each[(i - self.by) % self.seats] for i in range(self.seats)], *each[self.seats :]]

    def _part(self, value: Any, name: str) -> Any:
        if isinstance(value, Piece):
            kind = type(value)
            return kind(*[self._part(getattr(value, field), f"{kind.__name__}.{field}") for field in fields(kind)])
        if isinstance(value, list):
            return [self._part(each, name) for each in value]
        return self._number(value, name in self.numbers, name in MASKS)

    def _number(self, value: Any, seat: bool, mask: bool) -> Any:
        if mask and value >= 0:
            return sum(1 << self.seat(i) for i in range(self.seats) if value >> i & 1)
        return self.seat(value) if seat and value is not None else value
