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
    book, seats = mine.book, len(mine.money)
    writer.part("era")
    writer.one_hot(mine.era - 1, ERAS)
    writer.number(mine.rounds)
    writer.number(mine.box)
    writer.one_hot((mine.first - seat) % seats, seats)
    writer.one_hot((mine.taker - seat) % seats if mine.taker >= 0 else -1, seats)
    writer.part("attempt")
    writer.number(mine.placed)
    writer.number(mine.leg)
    writer.number(mine.lift)
    writer.number(mine.picks)
    writer.one_hot(mine.card, CARDS)
    for city in (mine.city, mine.start, mine.via):
        writer.one_hot(city, CITIES)
    writer.one_hot(mine.victim if mine.victim < 0 or mine.victim >= seats else (mine.victim - seat) % seats, seats + 1)
    for n in range(DICE):
        writer.number(1 + mine.dice[n] if n < len(mine.dice) else 0)
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
    writer.numbers(mine.free)
    writer.numbers(mine.tiles)
    writer.numbers(mine.new)
    writer.part("airlines")
    for other in around(seat, seats):
        _airline(writer, mine, other)
    writer.part("airports")
    for airline in [*around(seat, seats), *range(seats, mine.airlines)]:
        for stage in range(STAGES + 1):
            writer.bits(mine.airports[airline][stage], CITIES)
        writer.numbers(mine.reserve[airline])
    writer.part("tiles left")
    for kind in range(len(book.copies)):
        writer.number(mine.supply(kind))


def _passenger(writer: ObservationWriter, mine: Airlines, tile: int) -> None:
    """Where it wants to go, how many people, and what they are worth; all 0 on an empty space."""
    book = mine.book
    writer.number(1 + book.destination[tile] if tile >= 0 else 0)
    writer.number(book.people[tile] if tile >= 0 else 0)
    writer.number(book.tile_vp[tile] if tile >= 0 else 0)


def _airline(writer: ObservationWriter, mine: Airlines, other: int) -> None:
    book = mine.book
    writer.number(mine.money[other])
    writer.number(mine.vp(other))
    writer.number(mine.failures[other])
    writer.number(max(0, mine.profit(other)))
    writer.counts(mine.fleet[other], CARDS)
    writer.number(len(mine.piles[other]))
    writer.padded(mine.advantages[other], ADVANTAGES)
    writer.number(sum([book.people[tile] for tile in mine.claimed[other]]))
    writer.number(sum([book.tile_vp[tile] for tile in mine.claimed[other]]))
