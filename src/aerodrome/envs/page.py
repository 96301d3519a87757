"""A page of small numbers: what a game's `observe` writes for learners, part by part."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

MOST: Final = 255  # what a number of an observation can be; more is cut off


@final
class Slice:
    """A named part of an observation: the numbers from `start` up to but not including `stop`."""

    def __init__(self, name: str, start: int, stop: int) -> None:
        self.name, self.start, self.stop = name, start, stop

    def __repr__(self) -> str:
        return f"{self.name}[{self.start}:{self.stop}]"


@final
class Page:
    """Rows of numbers from 0 to 255, all 0 until they are written; `at` is where the next one goes."""

    def __init__(self) -> None:
        self.out = BytesWriter()
        self.at: i64 = 0
        self.slices: list[Slice] | None = None  # nobody wants to know them

    def clear(self) -> None:
        self.out.truncate(0)
        self.at = 0

    def row(self, blank: bytes) -> None:
        """Begin another row, of this size."""
        self.at = len(self.out)
        self.out.write(blank)

    def part(self, name: str) -> None:
        """What follows is called so."""
        if self.slices is not None:
            if self.slices:
                self.slices[-1].stop = self.at
            self.slices.append(Slice(name, self.at, self.at))

    def number(self, value: int) -> None:
        """An amount; below 0 and above 255 it is cut off."""
        if value > 0:
            self.out[self.at] = u8(value if value < MOST else MOST)
        self.at += 1

    def numbers(self, values: list[int]) -> None:
        for value in values:
            self.number(value)

    def flag(self, value: bool) -> None:
        if value:
            self.out[self.at] = 1
        self.at += 1

    def one_of(self, value: int, size: int) -> None:
        """A 1 in place `value` of `size` places; all 0 if there is no such place: none, or unknown."""
        if 0 <= value < size:
            self.out[self.at + value] = 1
        self.at += size

    def counts(self, cards: list[int], size: int) -> None:
        """How many of each kind; unknown cards are not counted."""
        for card in cards:
            if 0 <= card < size:
                place: i64 = self.at + card
                self.out[place] = self.out[place] + 1  # in two steps: compiled, += takes the slow way
        self.at += size

    def some_of(self, values: list[int]) -> None:
        """A 1 in each of these places of the row."""
        for value in values:
            self.out[self.at + value] = 1


def around(seat: int, seats: int) -> list[int]:
    """All seats, the observing one first."""
    return [(seat + n) % seats for n in range(seats)]
