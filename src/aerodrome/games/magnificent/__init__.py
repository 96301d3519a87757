"""Magnificent Flying Machines: the great race of 1910."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from aerodrome.games.magnificent.content import Book
from aerodrome.games.magnificent.effects import VERBS
from aerodrome.games.magnificent.rules import Magnificent
from aerodrome.games.magnificent.sizes import CONTENT
from aerodrome.games.magnificent.steps import STEPS
from aerodrome.games.magnificent.terms import SETUPS
from aerodrome.kernel.game import Game, Option

_TEAMS = {0: range(2, 7), 1: (4, 6), 2: (6,)}  # MFM-12.10: players for each way to play in teams


@cache
def _machines(seats: int, options: tuple[tuple[str, int], ...]) -> Magnificent:
    return Magnificent(seats, dict(options), Book(CONTENT, seats, dict(options), VERBS))


def _make(seats: int, options: dict[str, int]) -> Magnificent:
    return _machines(seats, tuple(options.items()))


def _forbids(seats: int, options: dict[str, int]) -> str:
    able = _TEAMS[options["teams"]]
    return "" if seats in able else f"these teams need {' or '.join(str(n) for n in able)} players, not {seats}"


GAME = Game(
    name="magnificent",
    prefix="MFM",
    fewest=2,
    most=6,
    options=(
        Option("setup", 0, 0, len(SETUPS) - 1, SETUPS),
        Option("teams", 0, 0, 2, ("none", "two", "three")),
        Option("less_dirty", 0, 0, 1, ("off", "on")),
    ),
    make=_make,
    steps=STEPS,
    content_hash=CONTENT.hash,
    folder=Path(__file__).parent,
    forbids=_forbids,
)
