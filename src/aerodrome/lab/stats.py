"""The few statistics that results need."""

from __future__ import annotations

from math import fsum, sqrt
from typing import Final

Z95: Final = 1.959963984540054  # standard deviations that hold 95 % of a normal distribution


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The Wilson 95 % interval of a share; without games it may be anything."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    square = Z95 * Z95
    centre = share + square / (2 * games)
    spread = Z95 * sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (centre - spread) / whole), min(1.0, (centre + spread) / whole)


def mean(numbers: list[float]) -> float:
    return fsum(numbers) / len(numbers) if numbers else 0.0
