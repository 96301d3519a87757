"""Aeroplanes for learners: the numbers a seat may go by. Nothing is hidden in this game but the order of the bag."""

from __future__ import annotations

from typing import Final

from aerodrome.games.aeroplanes.content import ADVANTAGES, CARDS, CITIES, ERAS, SPACES, STAGES
from aerodrome.games.aeroplanes.state import Airlines
from aerodrome.kernel.observation import ObservationWriter, around

DICE: Final = 4  # of a risk roll that are told


def observe(writer: ObservationWriter, mine: Airlines, seat: int) -> None:
    """The era, the row, the passengers, the attempt under way, and each airline. Seats are counted from the observing
    one; the neutral airline is the last."""
    book, seats = mine.book, mine.book.players
    writer.part("era")
    writer.one_hot(mine.era - 1, ERAS)
    writer.number(mine.rounds)
    writer.number(mine.box)
    writer.one_hot((mine.first - seat) % seats, seats)
    writer.one_hot((mine.taker - seat) % seats if mine.taker >= 0 else -1, seats)
    writer.part("attempt")
    attempt, roll = mine.attempt, mine.roll
    writer.number(mine.placed)
    writer.number(attempt.leg)
    writer.number(roll.lift)
    writer.number(roll.picks)
    writer.one_hot(attempt.card, CARDS)
    writer.one_hot(attempt.city, CITIES)
    writer.one_hot(attempt.start, CITIES)
    writer.one_hot(attempt.via, CITIES)
    victim = attempt.victim
    writer.one_hot(victim if victim < 0 or victim >= seats else (victim - seat) % seats, seats + 1)
    for n in range(DICE):
        writer.number(1 + roll.dice[n] if n < len(roll.dice) else 0)
    writer.part("row")
    writer.counts(mine.row, CARDS)
    writer.part("deck")
    writer.number(len(mine.deck))
    writer.part("waiting")
    for space in range(SPACES):
        _passenger(writer, mine, mine.waiting[space] if space < len(mine.waiting) else -1)
    writer.part("overflow")
    writer.number(len(mine.overflow))
    writer.part("bag")
    writer.number(len(mine.bag))
    writer.part("aeroplanes")
    _aeroplanes(writer, mine)
    writer.part("airlines")
    for other in around(seat, seats):
        _airline(writer, mine, other)
    writer.part("airports")
    for number in [*around(seat, seats), *range(seats, len(mine.airlines))]:
        airline = mine.airlines[number]
        for stage in range(STAGES + 1):
            writer.bits(airline.airports[stage], CITIES)
        writer.numbers(airline.reserve)
    writer.part("tiles left")
    for kind in range(len(book.copies)):
        writer.number(mine.supply(kind))


def _passenger(writer: ObservationWriter, mine: Airlines, tile: int) -> None:
    """Where it wants to go, how many people, and what they are worth; all 0 on an empty space."""
    book = mine.book
    writer.number(1 + book.destination[tile] if tile >= 0 else 0)
    writer.number(book.people[tile] if tile >= 0 else 0)
    writer.number(book.tile_vp[tile] if tile >= 0 else 0)


def _aeroplanes(writer: ObservationWriter, mine: Airlines) -> None:
    """Of each card in a fleet: its free seats; then its airport tiles; then whether it is new."""
    free, tiles, new = [0] * CARDS, [0] * CARDS, [0] * CARDS
    for airline in mine.airlines:
        for plane in airline.fleet:
            free[plane.card] = plane.free
            tiles[plane.card] = plane.tiles
            new[plane.card] = int(plane.new)
    writer.numbers(free)
    writer.numbers(tiles)
    writer.numbers(new)


def _airline(writer: ObservationWriter, mine: Airlines, other: int) -> None:
    book, airline = mine.book, mine.airlines[other]
    writer.number(airline.money)
    writer.number(airline.vp())
    writer.number(airline.failures)
    writer.number(max(0, mine.profit(other)))
    writer.counts([plane.card for plane in airline.fleet], CARDS)
    writer.number(len(airline.pile))
    writer.padded(airline.advantages, ADVANTAGES)
    writer.number(sum([book.people[claim.tile] for claim in airline.claimed]))
    writer.number(sum([book.tile_vp[claim.tile] for claim in airline.claimed]))
