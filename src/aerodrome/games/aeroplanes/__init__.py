"""Aeroplanes: three eras of airlines on a map."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from aerodrome.games.aeroplanes.content import PRINTED, Book
from aerodrome.games.aeroplanes.rules import Aeroplanes
from aerodrome.games.aeroplanes.steps import STEPS
from aerodrome.kernel.game import Game, Option


@cache
def _airlines(seats: int, options: tuple[tuple[str, int], ...]) -> Aeroplanes:
    return Aeroplanes(seats, dict(options), Book(PRINTED, seats, dict(options)))


def _make(seats: int, options: dict[str, int]) -> Aeroplanes:
    return _airlines(seats, tuple(options.items()))


GAME = Game(
    name="aeroplanes",
    prefix="AER",
    fewest=2,
    most=5,
    options=(
        Option("forced_token", 0, 0, 1, ("off", "on")),
        Option("any_lda", 0, 0, 1, ("off", "on")),
        Option("taker_starts", 0, 0, 1, ("off", "on")),
        Option("seats_only", 0, 0, 1, ("off", "on")),
    ),
    make=_make,
    steps=STEPS,
    content_hash=PRINTED.hash,
    folder=Path(__file__).parent,
)
