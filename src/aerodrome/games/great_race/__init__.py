"""The Great Air Race: sealed choices, reactions and Fuel that runs out."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from aerodrome.games.great_race.content import Book, load
from aerodrome.games.great_race.rules import GreatRace
from aerodrome.games.great_race.steps import STEPS
from aerodrome.kernel.game import Game, Option

_content = load()
_numbers = _content.constants()


@cache
def _great_race(seats: int, options: tuple[tuple[str, int], ...]) -> GreatRace:
    return GreatRace(seats, dict(options), Book(_content, dict(options)))


def _make(seats: int, options: dict[str, int]) -> GreatRace:
    return _great_race(seats, tuple(options.items()))


GAME = Game(
    name="great_race",
    prefix="GAR",
    fewest=2,
    most=6,
    options=(
        Option("stages", _numbers["stages"], 1, _numbers["most_stages"]),
        Option("large_hand", 0, 0, 1, ("off", "on")),
        Option("pilots", 0, 0, 1, ("off", "on")),
        Option("races", 1, 1, _numbers["most_races"]),
    ),
    make=_make,
    steps=STEPS,
    content_hash=_content.hash,
    folder=Path(__file__).parent,
)
