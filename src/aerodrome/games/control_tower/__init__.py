"""Control Tower: ten aircraft that everybody moves, and a secret goal of four of them for each player."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from aerodrome.games.control_tower.content import MOST_SEATS, Airspace, load
from aerodrome.games.control_tower.rules import ControlTower
from aerodrome.games.control_tower.steps import STEPS
from aerodrome.kernel.game import Game, Option

_content = load()


@cache
def _tower(seats: int, half_width: int) -> ControlTower:
    return ControlTower(seats, {"half_width": half_width}, Airspace(_content, half_width))


def _make(seats: int, options: dict[str, int]) -> ControlTower:
    return _tower(seats, **options)


GAME = Game(
    name="control_tower",
    prefix="CTL",
    fewest=2,
    most=MOST_SEATS,
    options=(Option("half_width", _content.constants()["default_half_width"], 2, 3),),
    make=_make,
    steps=STEPS,
    content_hash=_content.hash,
    folder=Path(__file__).parent,
)
