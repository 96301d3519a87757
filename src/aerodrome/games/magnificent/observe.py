"""Magnificent Flying Machines for learners: the numbers a seat may go by."""

from __future__ import annotations

from typing import Final

from aerodrome.games.magnificent.actions import DEVICES, ITEMS, MOST_TILES, PASSENGER
from aerodrome.games.magnificent.rules import Magnificent
from aerodrome.games.magnificent.state import BANDS, Race
from aerodrome.games.magnificent.terms import CHANGES, EQUIPMENT, KINDS, MACHINES, PILOTS, SOURCES, SYMBOLS, TERRAINS
from aerodrome.games.magnificent.trial import ACCEPTED, KIND, MACHINE, PURPOSE, PURPOSES, TERRAIN_PART, difficulty
from aerodrome.kernel.observation import ObservationWriter, around

MARKS: Final = 13  # bits of what has happened in a turn
TRIES: Final = 3  # actions of the final airfield
STAGE_FIELDS: Final = 2
NOTHING: Final[list[int]] = []


def seat_fields(rules: Magnificent) -> dict[str, int]:
    """Fields of questions that are players or machines, and how many each seat has."""
    machines = rules.book.machines // rules.seats
    return {"player": 1, "victim": 1, "machine": machines, "target": machines}


def observe(writer: ObservationWriter, mine: Race, seat: int) -> None:
    """The course, the machines, the turn, the test under way and the cards. Players and machines are counted from the
    observing seat's own."""
    seats, book = len(mine.hands), mine.book
    machines = len(mine.owner)
    first = seat * (machines // seats)
    writer.part("race")
    writer.number(mine.rounds)
    writer.number(mine.counts)
    writer.flag(mine.due >= 0)
    writer.one_hot((mine.first - seat) % seats, seats)
    writer.part("course")
    for tile in range(MOST_TILES):
        _tile(writer, mine, tile)
    writer.part("machines")
    for m in around(first, machines):
        _machine(writer, mine, m)
    writer.part("charges")
    writer.padded(mine.charges, DEVICES)
    writer.part("turn")
    writer.one_hot((mine.machine - first) % machines if mine.machine >= 0 else -1, machines)
    writer.number(mine.phases)
    writer.number(mine.flying)
    writer.number(mine.crossed)
    writer.number(mine.collected)
    writer.number(mine.height)
    writer.bits(mine.marks, MARKS)
    writer.part("test")
    _trial(writer, mine, first, machines)
    writer.part("hand")
    _cards(writer, mine, mine.hands[seat])
    writer.part("players")
    for other in around(seat, seats):
        writer.number(len(mine.hands[other]))
        writer.number(mine.luck[other])
        writer.number(mine.fresh[other])
        writer.counts(mine.drafted[other], PILOTS)
        _cards(writer, mine, mine.hands[other])
    writer.part("discards")
    _cards(writer, mine, mine.discards)
    writer.part("piles")
    writer.number(len(mine.deck))
    writer.number(len(mine.pile))
    writer.number(len(mine.changes))
    writer.number(len(mine.equipment_deck))
    writer.number(mine.luck_left)
    writer.numbers(mine.supply)
    writer.counts(mine.changed, CHANGES)
    writer.part("on offer")
    writer.counts(mine.row, EQUIPMENT)
    writer.counts(mine.pilot_row, PILOTS)
    writer.part("weather looked at")
    for n in range(2):
        weather = mine.peeked[n] if n < len(mine.peeked) else -1
        writer.padded(book.weather[weather] if 0 <= weather < len(book.weather) else NOTHING, len(KINDS))
    writer.part("stage markers")
    for field in range(STAGE_FIELDS):
        left = mine.stages[field]
        writer.number(len(left))
        writer.number(left[0] if left else 0)


def _tile(writer: ObservationWriter, mine: Race, tile: int) -> None:
    """Terrain, what it and its weather ask for, and what lies there; all 0 beyond the end of the course."""
    book = mine.book
    laid = mine.course[tile] if tile < len(mine.course) else -1
    weather = mine.weather[tile] if tile < len(mine.weather) else -1
    writer.one_hot(book.terrain[laid] if laid >= 0 else -1, len(TERRAINS))
    writer.padded(book.needs[laid] if laid >= 0 else NOTHING, len(KINDS))
    writer.padded(book.weather[weather] if 0 <= weather < len(book.weather) else NOTHING, len(KINDS))
    writer.flag(laid >= 0 and weather < 0)
    writer.flag(laid >= 0 and mine.first_on[tile] == 1)
    writer.counts(mine.cargo_on[tile] if laid >= 0 else NOTHING, ITEMS - 1)
    writer.number(mine.passengers_on[tile] if laid >= 0 else 0)


def _machine(writer: ObservationWriter, mine: Race, m: int) -> None:
    writer.one_hot(mine.kind[m], MACHINES)
    writer.one_hot(mine.pilot[m], PILOTS)
    writer.one_hot(mine.mate[m], PILOTS)
    writer.counts(mine.gear[m], EQUIPMENT)
    writer.one_hot(mine.tile[m], MOST_TILES)
    writer.one_hot(mine.band[m], len(BANDS))
    writer.number(mine.fuel[m])
    writer.number(mine.gauge[m])
    writer.number(mine.scars[m])
    writer.number(len(mine.kept[m]))
    writer.number(mine.stunts[m])
    writer.number(mine.staged[m])
    writer.numbers(mine.parts[m])
    writer.numbers(mine.outside[m])
    writer.numbers(mine.tests[m])
    writer.counts(mine.cargo[m], PASSENGER)
    writer.number(len(mine.riders[m]))
    writer.bits(mine.tried[m], TRIES)
    for source in range(len(SOURCES)):
        writer.number(abs(mine.points[m][source]))
    writer.one_hot_in(m, mine.order, MACHINES)
    writer.flag(mine.due >= 0 and bool(mine.due >> m & 1))


def _trial(writer: ObservationWriter, mine: Race, first: int, machines: int) -> None:
    """The test on top: whose it is, for what, and its numbers from the terrain's part on."""
    if not mine.trials:
        writer.at += machines + len(PURPOSES) + len(KINDS) + 2 + ACCEPTED - TERRAIN_PART
        return
    top = mine.trials[-1]
    writer.one_hot((top[MACHINE] - first) % machines, machines)
    writer.one_hot(top[PURPOSE], len(PURPOSES))
    writer.one_hot(top[KIND], len(KINDS))
    writer.number(len(mine.trials))
    writer.number(difficulty(top))
    writer.numbers(top[TERRAIN_PART:ACCEPTED])


def _cards(writer: ObservationWriter, mine: Race, cards: list[int]) -> None:
    """Cards that are known: by title, and by the symbol at their bottom."""
    writer.kind_counts(cards, mine.book.title, len(mine.book.titles))
    writer.kind_counts(cards, mine.book.symbol, len(SYMBOLS))
