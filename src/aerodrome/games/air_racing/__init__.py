"""Air Racing: a season in the workshop, then a race around the pylons."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from aerodrome.games.air_racing.content import SEATS, Book, load, load_courses
from aerodrome.games.air_racing.rows import ClassRow
from aerodrome.games.air_racing.rules import AirRacing
from aerodrome.games.air_racing.steps import STEPS
from aerodrome.kernel.encode import digest
from aerodrome.kernel.game import Game, Option

_content = load()
_course_content, _courses = load_courses()
_classes = [row.name for row in _content.rows("class", ClassRow)]
_numbers = _content.constants()
_speeds = range(_numbers["stock_speed"], 25)


@cache
def _racing(seats: int, options: tuple[tuple[str, int], ...]) -> AirRacing:
    return AirRacing(seats, dict(options), Book(_content, _courses, dict(options)))


def _make(seats: int, options: dict[str, int]) -> AirRacing:
    return _racing(seats, tuple(options.items()))


GAME = Game(
    name="air_racing",
    prefix="ARC",
    fewest=2,
    most=SEATS,
    options=(
        Option("course", 0, 0, len(_courses) - 1, tuple(_courses)),
        Option("laps", _numbers["laps"], 1, 12),
        Option("stock_speed", _numbers["stock_speed"], _speeds[0], _speeds[-1], tuple(f"{n / 2:g}" for n in _speeds)),
        Option("quick_play", 0, 0, 1, ("off", "on")),
        Option("quick_microknot_cap", 0, 0, 1, ("none", str(_numbers["quick_microknot_cap"]))),
        Option("qualifying", 0, 0, 1, ("off", "on")),
        Option("heats", 0, 0, 2),
        Option("class", 0, 0, len(_classes), ("none", *_classes)),
        Option("seasons", 1, 1, 5),
    ),
    make=_make,
    steps=STEPS,
    content_hash=digest([_content.hash, _course_content.hash]),
    folder=Path(__file__).parent,
)
