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
from aerodrome.kernel.observation import ObservationWriter, around

NUMBERS_OF_TRIAL: Final = 12
NOTHING: Final[list[int]] = []


def seat_fields(rules: Magnificent) -> dict[str, int]:
    """Fields of questions that are players or machines, and how many each seat has."""
    machines = rules.book.machines // rules.seats
    return {"player": 1, "victim": 1, "machine": machines, "target": machines}


def observe(writer: ObservationWriter, mine: Race, seat: int) -> None:
    """The course, the machines, the turn, the test under way and the cards. Players and machines are counted from the
    observing seat's own."""
    seats, book = len(mine.players), mine.book
    machines = len(mine.machines)
    first = seat * (machines // seats)
    writer.part("race")
    writer.number(mine.rounds)
    writer.flag(mine.turn.began.last)
    writer.flag(mine.due is not None)
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
    writer.one_hot((mine.turn.machine - first) % machines if mine.turn.machine >= 0 else -1, machines)
    writer.number(mine.turn.phases)
    writer.flag(mine.turn.flying)
    writer.number(mine.turn.crossed)
    writer.number(mine.turn.collected)
    writer.number(mine.turn.began.band)
    _done(writer, mine.turn)
    writer.part("test")
    _trial(writer, mine, first, machines)
    writer.part("hand")
    _cards(writer, mine, mine.players[seat].hand)
    writer.part("players")
    for other in around(seat, seats):
        writer.number(len(mine.players[other].hand))
        writer.number(mine.players[other].luck)
        writer.number(mine.players[other].fresh)
        writer.counts(mine.players[other].drafted, PILOTS)
        _cards(writer, mine, mine.players[other].hand)
    writer.part("discards")
    _cards(writer, mine, mine.cards.discards)
    writer.part("piles")
    writer.number(len(mine.cards.pile))
    writer.number(len(mine.forecast.pile))
    writer.number(len(mine.changes.pile))
    writer.number(len(mine.store.deck))
    writer.number(mine.supply.luck)
    writer.numbers(mine.supply.parts)
    writer.counts(mine.changes.discards, CHANGES)
    writer.part("on offer")
    writer.counts(mine.store.row, EQUIPMENT)
    writer.counts(mine.pilots.row, PILOTS)
    writer.part("weather looked at")
    for n in range(2):
        weather = mine.forecast.peeked[n] if n < len(mine.forecast.peeked) else -1
        writer.padded(book.weather[weather] if 0 <= weather < len(book.weather) else NOTHING, len(KINDS))
    writer.part("stage markers")
    for left in mine.course.stages:
        writer.number(len(left))
        writer.number(left[0] if left else 0)


def _tile(writer: ObservationWriter, mine: Race, tile: int) -> None:
    """Terrain, what it and its weather ask for, and what lies there; all 0 beyond the end of the course."""
    book = mine.book
    laid = mine.course.tiles[tile] if tile < len(mine.course.tiles) else -1
    weather = mine.course.weather[tile] if tile < len(mine.course.weather) else -1
    writer.one_hot(book.terrain[laid] if laid >= 0 else -1, len(TERRAINS))
    writer.padded(book.needs[laid] if laid >= 0 else NOTHING, len(KINDS))
    writer.padded(book.weather[weather] if 0 <= weather < len(book.weather) else NOTHING, len(KINDS))
    writer.flag(laid >= 0 and weather < 0)
    writer.flag(laid >= 0 and mine.course.first[tile] == 1)
    writer.counts(mine.course.cargo[tile] if laid >= 0 else NOTHING, ITEMS - 1)
    writer.number(mine.course.passengers[tile] if laid >= 0 else 0)


def _machine(writer: ObservationWriter, mine: Race, m: int) -> None:
    machine = mine.machines[m]
    writer.one_hot(machine.kind, MACHINES)
    writer.one_hot(machine.crew.pilot, PILOTS)
    writer.one_hot(machine.crew.mate, PILOTS)
    writer.counts(machine.gear, EQUIPMENT)
    writer.one_hot(machine.tile, MOST_TILES)
    writer.one_hot(machine.band, len(BANDS))
    writer.number(machine.tank.fuel)
    writer.number(machine.tank.gauge)
    writer.number(machine.tank.scars)
    writer.number(len(machine.hold.kept))
    writer.number(machine.taken.stunts)
    staged = machine.record.staged
    writer.number(staged[MIDDLE_FIELD] + 2 * staged[FINAL_FIELD])
    writer.numbers(machine.hold.parts)
    writer.numbers(machine.hold.outside)
    writer.numbers(machine.taken.tests)
    writer.counts(machine.hold.cargo, PASSENGER)
    writer.number(len(machine.hold.riders))
    for tried in machine.record.tried:
        writer.flag(tried)
    for source in range(len(SOURCES)):
        writer.number(abs(machine.record.points[source]))
    writer.one_hot_in(m, mine.order, MACHINES)
    writer.flag(mine.due is not None and m in mine.due)


def _trial(writer: ObservationWriter, mine: Race, first: int, machines: int) -> None:
    """The test on top: whose it is, for what, and its numbers."""
    if not mine.trials:
        writer.at += machines + len(PURPOSES) + len(KINDS) + NUMBERS_OF_TRIAL
        return
    top = mine.trial
    writer.one_hot((top.machine - first) % machines, machines)
    writer.one_hot(top.purpose, len(PURPOSES))
    writer.one_hot(top.kind, len(KINDS))
    writer.number(len(mine.trials))
    writer.number(top.difficulty())
    writer.number(top.terrain)
    writer.number(top.weather)
    writer.number(top.harder)
    writer.number(top.dice)
    writer.flag(top.caddish)
    writer.flag(top.no_cards)
    writer.number(top.roll.hits)
    writer.number(top.roll.bangs)
    writer.number(top.roll.blanks)
    writer.number(top.roll.added)


def _done(writer: ObservationWriter, turn: Turn) -> None:
    """What has happened in a turn already."""
    done = turn.done
    writer.flag(done.rerolled)
    writer.flag(done.fired_rifle)
    writer.flag(done.fired_shotgun)
    writer.flag(turn.tail_wind)
    writer.flag(turn.burst)
    writer.flag(turn.slept)
    writer.flag(done.delivered)
    writer.flag(done.stunted)
    writer.flag(done.swapped)
    writer.flag(turn.began.home)
    writer.flag(done.shown)
    writer.flag(done.loaded)
    writer.flag(done.moved)


def _cards(writer: ObservationWriter, mine: Race, cards: list[int]) -> None:
    """Cards that are known: by title, and by the symbol at their bottom."""
    writer.kind_counts(cards, mine.book.title, len(mine.book.titles))
    writer.kind_counts(cards, mine.book.symbol, len(SYMBOLS))
