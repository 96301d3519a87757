"""What is printed on the cards and the course of Air Racing: it never changes, and clients get it once."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from msgspec import Struct

from aerodrome.games.air_racing.content import ACTION, CARDS, MOD, MODS, MONEY, SORTS
from aerodrome.games.air_racing.flight import TILE
from aerodrome.games.air_racing.rules import AirRacing

Sort = Literal["money", "mod", "action"]
SORT: Final[dict[str, Sort]] = {MONEY: "money", MOD: "mod", ACTION: "action"}


class CardPlate(Struct, frozen=True):
    """A card as it is printed."""

    card: str
    sort: Sort
    cost: int


class CoursePlate(Struct, frozen=True):
    """The course: pylons in the order in which they are passed, the blue one last; positions in hundredths of a tile,
    lengths in half-tiles, angles in tenths of a degree. `turns` and `length` are by lane."""

    name: str
    pylons: tuple[str, ...]
    x: tuple[int, ...]
    y: tuple[int, ...]
    straights: tuple[int, ...]
    angles: tuple[int, ...]
    turns: tuple[tuple[int, ...], ...]
    length: tuple[int, ...]
    gates: tuple[int, ...]


class Plates(Struct, frozen=True):
    """All that is printed."""

    cards: tuple[CardPlate, ...]  # in the order of the piles
    mods: tuple[str, ...]  # in the order in which a build and an aircraft name them
    course: CoursePlate
    months: int
    altitudes: int
    level_speed: int  # in halves: what a level up costs and a level down adds


@cache
def plates(rules: AirRacing) -> Plates:
    """What is printed, for the options of these rules."""
    book, course = rules.book, rules.book.course
    return Plates(
        cards=tuple(
            [CardPlate(name, SORT[sort], cost) for name, sort, cost in zip(CARDS, SORTS, book.cost, strict=True)]
        ),
        mods=tuple([CARDS[card] for card in MODS]),
        course=CoursePlate(
            name=course.name,
            pylons=tuple(course.pylons),
            x=tuple(course.x),
            y=tuple(course.y),
            straights=tuple(course.straights),
            angles=tuple(course.angles),
            turns=tuple([tuple(turns) for turns in course.turns]),
            length=tuple(course.length),
            gates=tuple(course.gates),
        ),
        months=book.months,
        altitudes=book.altitudes,
        level_speed=TILE,
    )
