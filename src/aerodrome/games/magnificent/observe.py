"""Magnificent Flying Machines for learners: the numbers a seat may go by."""

from __future__ import annotations

from typing import Final

from aerodrome.games.magnificent.actions import DEVICES, ITEMS, MOST_TILES, PASSENGER
from aerodrome.games.magnificent.rules import Magnificent
from aerodrome.games.magnificent.state import BANDS, Race
from aerodrome.games.magnificent.terms import CHANGES, EQUIPMENT, KINDS, MACHINES, PILOTS, SOURCES, SYMBOLS, TERRAINS
from aerodrome.games.magnificent.trial import ACCEPTED, KIND, MACHINE, PURPOSE, PURPOSES, TERRAIN_PART, difficulty
from aerodrome.kernel.observation import Page, around

MARKS: Final = 13  # bits of what has happened in a turn
TRIES: Final = 3  # actions of the final airfield
STAGE_FIELDS: Final = 2
NOTHING: Final[list[int]] = []


def seat_fields(rules: Magnificent) -> dict[str, int]:
    """Fields of questions that are players or machines, and how many each seat has."""
    machines = rules.book.machines // rules.seats
    return {"player": 1, "victim": 1, "machine": machines, "target": machines}


def observe(page: Page, mine: Race, seat: int) -> None:
    """The course, the machines, the turn, the test under way and the cards. Players and machines are counted from the
    observing seat's own."""
    seats, book = len(mine.hands), mine.book
    machines = len(mine.owner)
    first = seat * (machines // seats)
    page.part("race")
    page.number(mine.rounds)
    page.number(mine.counts)
    page.flag(mine.due >= 0)
    page.one_of((mine.first - seat) % seats, seats)
    page.part("course")
    for tile in range(MOST_TILES):
        _tile(page, mine, tile)
    page.part("machines")
    for m in around(first, machines):
        _machine(page, mine, m)
    page.part("charges")
    page.first(mine.charges, DEVICES)
    page.part("turn")
    page.one_of((mine.machine - first) % machines if mine.machine >= 0 else -1, machines)
    page.number(mine.phases)
    page.number(mine.flying)
    page.number(mine.crossed)
    page.number(mine.collected)
    page.number(mine.height)
    page.bits(mine.marks, MARKS)
    page.part("test")
    _trial(page, mine, first, machines)
    page.part("hand")
    _cards(page, mine, mine.hands[seat])
    page.part("players")
    for other in around(seat, seats):
        page.number(len(mine.hands[other]))
        page.number(mine.luck[other])
        page.number(mine.fresh[other])
        page.counts(mine.drafted[other], PILOTS)
        _cards(page, mine, mine.hands[other])
    page.part("discards")
    _cards(page, mine, mine.discards)
    page.part("piles")
    page.number(len(mine.deck))
    page.number(len(mine.pile))
    page.number(len(mine.changes))
    page.number(len(mine.equipment_deck))
    page.number(mine.luck_left)
    page.numbers(mine.supply)
    page.counts(mine.changed, CHANGES)
    page.part("on offer")
    page.counts(mine.row, EQUIPMENT)
    page.counts(mine.pilot_row, PILOTS)
    page.part("weather looked at")
    for n in range(2):
        weather = mine.peeked[n] if n < len(mine.peeked) else -1
        page.first(book.weather[weather] if 0 <= weather < len(book.weather) else NOTHING, len(KINDS))
    page.part("stage markers")
    for field in range(STAGE_FIELDS):
        left = mine.stages[field]
        page.number(len(left))
        page.number(left[0] if left else 0)


def _tile(page: Page, mine: Race, tile: int) -> None:
    """Terrain, what it and its weather ask for, and what lies there; all 0 beyond the end of the course."""
    book = mine.book
    laid = mine.course[tile] if tile < len(mine.course) else -1
    weather = mine.weather[tile] if tile < len(mine.weather) else -1
    page.one_of(book.terrain[laid] if laid >= 0 else -1, len(TERRAINS))
    page.first(book.needs[laid] if laid >= 0 else NOTHING, len(KINDS))
    page.first(book.weather[weather] if 0 <= weather < len(book.weather) else NOTHING, len(KINDS))
    page.flag(laid >= 0 and weather < 0)
    page.flag(laid >= 0 and mine.first_on[tile] == 1)
    page.counts(mine.cargo_on[tile] if laid >= 0 else NOTHING, ITEMS - 1)
    page.number(mine.passengers_on[tile] if laid >= 0 else 0)


def _machine(page: Page, mine: Race, m: int) -> None:
    page.one_of(mine.kind[m], MACHINES)
    page.one_of(mine.pilot[m], PILOTS)
    page.one_of(mine.mate[m], PILOTS)
    page.counts(mine.gear[m], EQUIPMENT)
    page.one_of(mine.tile[m], MOST_TILES)
    page.one_of(mine.band[m], len(BANDS))
    page.number(mine.fuel[m])
    page.number(mine.gauge[m])
    page.number(mine.scars[m])
    page.number(len(mine.kept[m]))
    page.number(mine.stunts[m])
    page.number(mine.staged[m])
    page.numbers(mine.parts[m])
    page.numbers(mine.outside[m])
    page.numbers(mine.tests[m])
    page.counts(mine.cargo[m], PASSENGER)
    page.number(len(mine.riders[m]))
    page.bits(mine.tried[m], TRIES)
    for source in range(len(SOURCES)):
        page.number(abs(mine.points[m][source]))
    page.place_of(m, mine.order, MACHINES)
    page.flag(mine.due >= 0 and bool(mine.due >> m & 1))


def _trial(page: Page, mine: Race, first: int, machines: int) -> None:
    """The test on top: whose it is, for what, and its numbers from the terrain's part on."""
    if not mine.trials:
        page.at += machines + len(PURPOSES) + len(KINDS) + 2 + ACCEPTED - TERRAIN_PART
        return
    top = mine.trials[-1]
    page.one_of((top[MACHINE] - first) % machines, machines)
    page.one_of(top[PURPOSE], len(PURPOSES))
    page.one_of(top[KIND], len(KINDS))
    page.number(len(mine.trials))
    page.number(difficulty(top))
    page.numbers(top[TERRAIN_PART:ACCEPTED])


def _cards(page: Page, mine: Race, cards: list[int]) -> None:
    """Cards that are known: by title, and by the symbol at their bottom."""
    page.kinds(cards, mine.book.title, len(mine.book.titles))
    page.kinds(cards, mine.book.symbol, len(SYMBOLS))
