"""Observations as small numbers: what a game's `observe` writes for learners, part by part."""

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
class ObservationWriter:
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

    def in_use(self, used: bool, size: i64) -> bool:
        """Whether to write the next so many numbers, which stay 0 where they are not used; their parts are named in any
        case."""
        if used or self.slices is not None:
            return True
        self.at += size
        return False

    def number(self, value: i64) -> None:
        """An amount; below 0 and above 255 it is cut off."""
        if value > 0:
            self.out[self.at] = u8(min(value, MOST))
        self.at += 1

    def numbers(self, values: list[int]) -> None:
        """Amounts, one after the other."""
        out, at = self.out, self.at
        for value in values:
            if value > 0:
                out[at] = u8(min(value, MOST))
            at += 1
        self.at = at

    def padded(self, values: list[int], size: i64) -> None:
        """The first so many of these amounts; 0 where there are fewer."""
        end = self.at + size
        for value in values:
            if self.at == end:
                break
            self.number(value)
        self.at = end

    def bits(self, value: i64, size: i64) -> None:
        """So many flags, from the lowest bit on."""
        for bit in range(size if value else 0):
            self.out[self.at + bit] = u8(value >> bit & 1)
        self.at += size

    def flag(self, value: bool) -> None:
        if value:
            self.out[self.at] = 1
        self.at += 1

    def one_hot(self, value: i64, size: i64) -> None:
        """A 1 in place `value` of `size` places; all 0 if there is no such place: none, or unknown."""
        if 0 <= value < size:
            self.out[self.at + value] = 1
        self.at += size

    def one_hot_in(self, value: int, order: list[int], size: i64) -> None:
        """A 1 in the place that the value has in this order; all 0 if it is not there."""
        for place, each in enumerate(order):
            if each == value:
                self.out[self.at + place] = 1
                break
        self.at += size

    def seat_order(self, seats: list[int], me: i64, size: i64) -> None:
        """Who is first, second, and so on: a 1 in one of `size` places each, counted from the own; the last may be
        missing."""
        out, at = self.out, self.at
        for seat in seats:
            other: i64 = seat
            out[at + (other - me) % size] = 1
            at += size
        self.at += size * size

    def counts(self, cards: list[int], size: i64) -> None:
        """How many of each kind; unknown cards are not counted."""
        out, at = self.out, self.at
        for card in cards:
            if 0 <= card < size:
                place: i64 = at + card
                out[place] = out[place] + 1  # in two steps: compiled, += takes the slow way
        self.at = at + size

    def kind_counts(self, cards: list[int], kind: list[int], size: i64) -> None:
        """How many of each kind, where a table says which kind a card is; unknown cards are not counted."""
        out, at = self.out, self.at
        for card in cards:
            if card >= 0:
                place: i64 = at + kind[card]
                out[place] = out[place] + 1
        self.at = at + size

    def multi_hot(self, values: list[int]) -> None:
        """A 1 in each of these places of the row."""
        out, at = self.out, self.at
        for value in values:
            out[at + value] = 1


MOST_AROUND: Final = 12  # seats, or what each seat has one or two of
AROUND: Final = [[[(me + n) % each for n in range(each)] for me in range(each)] for each in range(MOST_AROUND + 1)]


def around(seat: int, seats: int) -> list[int]:
    """All seats, the observing one first; nobody changes this list."""
    return AROUND[seats][seat]
