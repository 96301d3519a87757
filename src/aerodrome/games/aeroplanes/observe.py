"""Aeroplanes for learners: the numbers a seat may go by. Nothing is hidden in this game but the order of the bag."""

from __future__ import annotations

from typing import Final

from aerodrome.games.aeroplanes.content import ADVANTAGES, CARDS, CITIES, ERAS, SPACES, STAGES
from aerodrome.games.aeroplanes.state import Airlines
from aerodrome.kernel.observation import Page, around

DICE: Final = 4  # of a risk roll that are told


def observe(page: Page, mine: Airlines, seat: int) -> None:
    """The era, the row, the passengers, the attempt under way, and each airline. Seats are counted from the observing
    one; the neutral airline is the last."""
    book, seats = mine.book, len(mine.money)
    page.part("era")
    page.one_of(mine.era - 1, ERAS)
    page.number(mine.rounds)
    page.number(mine.box)
    page.one_of((mine.first - seat) % seats, seats)
    page.one_of((mine.taker - seat) % seats if mine.taker >= 0 else -1, seats)
    page.part("attempt")
    page.number(mine.placed)
    page.number(mine.leg)
    page.number(mine.lift)
    page.number(mine.picks)
    page.one_of(mine.card, CARDS)
    for city in (mine.city, mine.start, mine.via):
        page.one_of(city, CITIES)
    page.one_of(mine.victim if mine.victim < 0 or mine.victim >= seats else (mine.victim - seat) % seats, seats + 1)
    for n in range(DICE):
        page.number(1 + mine.dice[n] if n < len(mine.dice) else 0)
    page.part("row")
    page.counts(mine.row, CARDS)
    page.part("deck")
    page.number(len(mine.deck))
    page.part("waiting")
    for space in range(SPACES):
        _passenger(page, mine, mine.waiting[space] if space < len(mine.waiting) else -1)
    page.part("overflow")
    page.number(len(mine.overflow))
    page.part("bag")
    page.number(len(mine.bag))
    page.part("aeroplanes")
    page.numbers(mine.free)
    page.numbers(mine.tiles)
    page.numbers(mine.new)
    page.part("airlines")
    for other in around(seat, seats):
        _airline(page, mine, other)
    page.part("airports")
    for airline in [*around(seat, seats), *range(seats, mine.airlines)]:
        for stage in range(STAGES + 1):
            page.bits(mine.airports[airline][stage], CITIES)
        page.numbers(mine.reserve[airline])
    page.part("tiles left")
    for kind in range(len(book.copies)):
        page.number(mine.supply(kind))


def _passenger(page: Page, mine: Airlines, tile: int) -> None:
    """Where it wants to go, how many people, and what they are worth; all 0 on an empty space."""
    book = mine.book
    page.number(1 + book.destination[tile] if tile >= 0 else 0)
    page.number(book.people[tile] if tile >= 0 else 0)
    page.number(book.tile_vp[tile] if tile >= 0 else 0)


def _airline(page: Page, mine: Airlines, other: int) -> None:
    book = mine.book
    page.number(mine.money[other])
    page.number(mine.vp(other))
    page.number(mine.failures[other])
    page.number(max(0, mine.profit(other)))
    page.counts(mine.fleet[other], CARDS)
    page.number(len(mine.piles[other]))
    page.first(mine.advantages[other], ADVANTAGES)
    page.number(sum([book.people[tile] for tile in mine.claimed[other]]))
    page.number(sum([book.tile_vp[tile] for tile in mine.claimed[other]]))
