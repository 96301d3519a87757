"""MFM-5.1 to MFM-5.3, MFM-6.1 to MFM-6.12: the course and what lies on it."""

from __future__ import annotations

from typing import final

from aerodrome.games.magnificent.pieces import Course
from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.steps.weather import DealWeather, no_weather
from aerodrome.games.magnificent.terms import (
    AIRFIELD,
    FINAL_TILE,
    LONG,
    MIDDLE_TILE,
    MOUNTAIN,
    QUICK,
    QUICK_TILES,
    RANDOM,
    SPECIALS,
    START_TILE,
    WATER,
)
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.step import CHANCE, Step

HALF_OF_RANDOM = 5


@final
class BuildCourse(Step[Race]):
    """MFM-5.1, MFM-6.1 to MFM-6.3, MFM-12.1."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def apply(self, s: Race, x: int) -> None:
        rng, setup = Rng(x), s.book.setup
        tiles = list(range(QUICK_TILES))
        if setup != QUICK:
            halves = random_halves(s, rng) if setup == RANDOM else sorted_halves(s, rng, setup == LONG)
            tiles = [START_TILE, *halves[0], MIDDLE_TILE, *halves[1], FINAL_TILE]
        s.course = Course(
            tiles=tiles,
            weather=[no_weather(s) for _ in tiles],
            shown=[False for _ in tiles],
            cargo=[[] for _ in tiles],
            passengers=[0 for _ in tiles],
            first=[s.book.first[tile] > 0 for tile in tiles],
            stages=s.course.stages,
        )
        s.emit("course", len(tiles))


def countryside(s: Race) -> list[int]:
    """The tiles that are no airfield."""
    return [tile for tile, terrain in enumerate(s.book.terrain) if terrain != AIRFIELD]


def sorted_halves(s: Race, rng: Rng, long: bool) -> list[list[int]]:
    """MFM-6.1: one tile of each terrain in each half; MFM-6.2: in the long game one more at random."""
    halves: list[list[int]] = [[], []]
    left: list[int] = []
    for terrain in range(AIRFIELD):
        copies = [tile for tile in countryside(s) if s.book.terrain[tile] == terrain]
        rng.shuffle(copies)
        halves[0].append(copies[0])
        halves[1].append(copies[1])
        left += copies[2:]
    rng.shuffle(left)
    for half in halves:
        if long:
            half.append(left.pop())
        rng.shuffle(half)
    return halves


def random_halves(s: Race, rng: Rng) -> list[list[int]]:
    """MFM-12.1."""
    tiles = countryside(s)
    rng.shuffle(tiles)
    return [tiles[:HALF_OF_RANDOM], tiles[HALF_OF_RANDOM : 2 * HALF_OF_RANDOM]]


@final
class PlaceCargo(Step[Race]):
    """MFM-5.2: as the quick-start table says. MFM-6.4 to MFM-6.10: or special cargo before the middle airfield, general
    cargo from there on, and passengers, as the tiles say."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def apply(self, s: Race, x: int) -> None:
        book, rng = s.book, Rng(x)
        if book.setup == QUICK:
            tiles = range(len(s.course.tiles))
            s.course.cargo = [book.quick_cargo.get(tile, []) for tile in tiles]
            s.course.passengers = [book.quick_passengers.get(tile, 0) for tile in tiles]
            return
        copies = book.cargo_copies[:]
        for terrain in (WATER, MOUNTAIN):
            copies[terrain] -= book.number["set_aside"]
        special = [item for item in range(SPECIALS) for _ in range(copies[item])]
        general = [item for item in range(SPECIALS, len(copies)) for _ in range(copies[item])]
        rng.shuffle(general)
        course = s.course
        cargo: list[list[int]] = [[] for _ in course.tiles]
        passengers = [0 for _ in course.tiles]
        for place in range(1, course.last()):
            tile = course.tiles[place]
            number = book.tile_cargo[tile]
            if place < course.middle():
                cargo[place] = draw_special(special, number, book.terrain[tile], rng)
            else:
                cargo[place] = [general.pop() for _ in range(number)]
            passengers[place] = book.tile_passengers[tile]
        course.cargo, course.passengers = cargo, passengers


def draw_special(stack: list[int], number: int, terrain: int, rng: Rng) -> list[int]:
    """MFM-6.6, MFM-R55: none of the tile's own terrain; fewer, if nothing else is left."""
    drawn: list[int] = []
    for _ in range(number):
        rng.shuffle(stack)
        fitting = [item for item in stack if item != terrain]
        if fitting:
            stack.remove(fitting[0])
            drawn.append(fitting[0])
    return drawn


@final
class SetWeather(Step[Race]):
    """MFM-5.3, MFM-6.11: face up next to the starting airfield, face down on every later tile."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def apply(self, s: Race, x: int) -> None:
        s.forecast.pile = list(range(len(s.book.weather)))
        Rng(x).shuffle(s.forecast.pile)
        for tile in range(s.course.last(), 0, -1):
            s.next(DealWeather(tile, tile == 1))
