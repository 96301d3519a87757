"""Magnificent Flying Machines for learners: the numbers a seat may go by."""

from __future__ import annotations

from typing import Final

from aerodrome.games.magnificent.actions import MOST_TILES
from aerodrome.games.magnificent.pieces import Turn
from aerodrome.games.magnificent.rules import Magnificent
from aerodrome.games.magnificent.sizes import CHANGES, DEVICES, EQUIPMENT, ITEMS, MACHINES, PASSENGER, PILOTS
from aerodrome.games.magnificent.state import BANDS, FINAL_FIELD, MIDDLE_FIELD, Race
from aerodrome.games.magnificent.terms import KINDS, SOURCES, SYMBOLS, TERRAINS
from aerodrome.games.magnificent.trial import PURPOSES
from aerodrome.kernel.observation import Page, around

NUMBERS_OF_TRIAL: Final = 12
NOTHING: Final[list[int]] = []


def seat_fields(rules: Magnificent) -> dict[str, int]:
    """Fields of questions that are players or machines, and how many each seat has."""
    machines = rules.book.machines // rules.seats
    return {"player": 1, "victim": 1, "machine": machines, "target": machines}


def observe(page: Page, mine: Race, seat: int) -> None:
    """The course, the machines, the turn, the test under way and the cards. Players and machines are counted from the
    observing seat's own."""
    seats, book = len(mine.players), mine.book
    machines = len(mine.machines)
    first = seat * (machines // seats)
    page.part("race")
    page.number(mine.rounds)
    page.flag(mine.turn.began.last)
    page.flag(mine.due is not None)
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
    page.one_of((mine.turn.machine - first) % machines if mine.turn.machine >= 0 else -1, machines)
    page.number(mine.turn.phases)
    page.flag(mine.turn.flying)
    page.number(mine.turn.crossed)
    page.number(mine.turn.collected)
    page.number(mine.turn.began.band)
    _done(page, mine.turn)
    page.part("test")
    _trial(page, mine, first, machines)
    page.part("hand")
    _cards(page, mine, mine.players[seat].hand)
    page.part("players")
    for other in around(seat, seats):
        page.number(len(mine.players[other].hand))
        page.number(mine.players[other].luck)
        page.number(mine.players[other].fresh)
        page.counts(mine.players[other].drafted, PILOTS)
        _cards(page, mine, mine.players[other].hand)
    page.part("discards")
    _cards(page, mine, mine.cards.discards)
    page.part("piles")
    page.number(len(mine.cards.pile))
    page.number(len(mine.forecast.pile))
    page.number(len(mine.changes.pile))
    page.number(len(mine.store.deck))
    page.number(mine.supply.luck)
    page.numbers(mine.supply.parts)
    page.counts(mine.changes.discards, CHANGES)
    page.part("on offer")
    page.counts(mine.store.row, EQUIPMENT)
    page.counts(mine.pilots.row, PILOTS)
    page.part("weather looked at")
    for n in range(2):
        weather = mine.forecast.peeked[n] if n < len(mine.forecast.peeked) else -1
        page.first(book.weather[weather] if 0 <= weather < len(book.weather) else NOTHING, len(KINDS))
    page.part("stage markers")
    for left in mine.course.stages:
        page.number(len(left))
        page.number(left[0] if left else 0)


def _tile(page: Page, mine: Race, tile: int) -> None:
    """Terrain, what it and its weather ask for, and what lies there; all 0 beyond the end of the course."""
    book = mine.book
    laid = mine.course.tiles[tile] if tile < len(mine.course.tiles) else -1
    weather = mine.course.weather[tile] if tile < len(mine.course.weather) else -1
    page.one_of(book.terrain[laid] if laid >= 0 else -1, len(TERRAINS))
    page.first(book.needs[laid] if laid >= 0 else NOTHING, len(KINDS))
    page.first(book.weather[weather] if 0 <= weather < len(book.weather) else NOTHING, len(KINDS))
    page.flag(laid >= 0 and weather < 0)
    page.flag(laid >= 0 and mine.course.first[tile] == 1)
    page.counts(mine.course.cargo[tile] if laid >= 0 else NOTHING, ITEMS - 1)
    page.number(mine.course.passengers[tile] if laid >= 0 else 0)


def _machine(page: Page, mine: Race, m: int) -> None:
    machine = mine.machines[m]
    page.one_of(machine.kind, MACHINES)
    page.one_of(machine.crew.pilot, PILOTS)
    page.one_of(machine.crew.mate, PILOTS)
    page.counts(machine.gear, EQUIPMENT)
    page.one_of(machine.tile, MOST_TILES)
    page.one_of(machine.band, len(BANDS))
    page.number(machine.tank.fuel)
    page.number(machine.tank.gauge)
    page.number(machine.tank.scars)
    page.number(len(machine.hold.kept))
    page.number(machine.taken.stunts)
    staged = machine.record.staged
    page.number(staged[MIDDLE_FIELD] + 2 * staged[FINAL_FIELD])
    page.numbers(machine.hold.parts)
    page.numbers(machine.hold.outside)
    page.numbers(machine.taken.tests)
    page.counts(machine.hold.cargo, PASSENGER)
    page.number(len(machine.hold.riders))
    for tried in machine.record.tried:
        page.flag(tried)
    for source in range(len(SOURCES)):
        page.number(abs(machine.record.points[source]))
    page.place_of(m, mine.order, MACHINES)
    page.flag(mine.due is not None and m in mine.due)


def _trial(page: Page, mine: Race, first: int, machines: int) -> None:
    """The test on top: whose it is, for what, and its numbers."""
    if not mine.trials:
        page.at += machines + len(PURPOSES) + len(KINDS) + NUMBERS_OF_TRIAL
        return
    top = mine.trial
    page.one_of((top.machine - first) % machines, machines)
    page.one_of(top.purpose, len(PURPOSES))
    page.one_of(top.kind, len(KINDS))
    page.number(len(mine.trials))
    page.number(top.difficulty())
    page.number(top.terrain)
    page.number(top.weather)
    page.number(top.harder)
    page.number(top.dice)
    page.flag(top.caddish)
    page.flag(top.no_cards)
    page.number(top.roll.hits)
    page.number(top.roll.bangs)
    page.number(top.roll.blanks)
    page.number(top.roll.added)


def _done(page: Page, turn: Turn) -> None:
    """What has happened in a turn already."""
    done = turn.done
    page.flag(done.rerolled)
    page.flag(done.fired_rifle)
    page.flag(done.fired_shotgun)
    page.flag(turn.tail_wind)
    page.flag(turn.burst)
    page.flag(turn.slept)
    page.flag(done.delivered)
    page.flag(done.stunted)
    page.flag(done.swapped)
    page.flag(turn.began.home)
    page.flag(done.shown)
    page.flag(done.loaded)
    page.flag(done.moved)


def _cards(page: Page, mine: Race, cards: list[int]) -> None:
    """Cards that are known: by title, and by the symbol at their bottom."""
    page.kinds(cards, mine.book.title, len(mine.book.titles))
    page.kinds(cards, mine.book.symbol, len(SYMBOLS))
