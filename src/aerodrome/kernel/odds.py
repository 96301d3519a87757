"""Exact odds of dice, counted and never sampled. A chance is a `Fraction`."""

from __future__ import annotations

from fractions import Fraction
from math import prod
from typing import Final

NO_CAP: Final = 1 << 30


def symbols(dice: list[list[list[int]]], caps: list[int]) -> dict[tuple[int, ...], Fraction]:
    """The chance of each count of symbols, cut off at `caps`. A face is how many of each symbol it shows."""
    counts = {(0,) * len(caps): 1}
    for faces in dice:
        after: dict[tuple[int, ...], int] = {}
        for have, ways in counts.items():
            for face in faces:
                key = tuple(min(cap, h + f) for cap, h, f in zip(caps, have, face, strict=True))
                after[key] = after.get(key, 0) + ways
        counts = after
    every = prod(len(faces) for faces in dice)
    return {have: Fraction(ways, every) for have, ways in sorted(counts.items())}


def shows(dice: list[list[list[int]]], need: list[int]) -> Fraction:
    """The chance that a pool of dice shows at least the needed number of every symbol."""
    return symbols(dice, need).get(tuple(need), Fraction(0))


def totals(dice: list[list[int]]) -> dict[int, Fraction]:
    """The chance of each total of dice with numbers on their faces."""
    counted = symbols([[[number] for number in faces] for faces in dice], [NO_CAP])
    return {total: chance for (total,), chance in counted.items()}


def total_at_least(dice: list[list[int]], target: int) -> Fraction:
    return sum((chance for total, chance in totals(dice).items() if total >= target), Fraction(0))
