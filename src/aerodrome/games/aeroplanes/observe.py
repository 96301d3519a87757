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
    book, seats = mine.book, mine.book.players
    page.part("era")
    page.one_of(mine.era - 1, ERAS)
    page.number(mine.rounds)
    page.number(mine.box)
    page.one_of((mine.first - seat) % seats, seats)
    page.one_of((mine.taker - seat) % seats if mine.taker >= 0 else -1, seats)
    page.part("attempt")
    attempt, roll = mine.attempt, mine.roll
    page.number(mine.placed)
    page.number(attempt.leg)
    page.number(roll.lift)
    page.number(roll.picks)
    page.one_of(attempt.card, CARDS)
    page.one_of(attempt.city, CITIES)
    page.one_of(attempt.start, CITIES)
    page.one_of(attempt.via, CITIES)
    victim = attempt.victim
    page.one_of(victim if victim < 0 or victim >= seats else (victim - seat) % seats, seats + 1)
    for n in range(DICE):
        page.number(1 + roll.dice[n] if n < len(roll.dice) else 0)
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
    _aeroplanes(page, mine)
    page.part("airlines")
    for other in around(seat, seats):
        _airline(page, mine, other)
    page.part("airports")
    for number in [*around(seat, seats), *range(seats, len(mine.airlines))]:
        airline = mine.airlines[number]
        for stage in range(STAGES + 1):
            page.bits(airline.airports[stage], CITIES)
        page.numbers(airline.reserve)
    page.part("tiles left")
    for kind in range(len(book.copies)):
        page.number(mine.supply(kind))


def _passenger(page: Page, mine: Airlines, tile: int) -> None:
    """Where it wants to go, how many people, and what they are worth; all 0 on an empty space."""
    book = mine.book
    page.number(1 + book.destination[tile] if tile >= 0 else 0)
    page.number(book.people[tile] if tile >= 0 else 0)
    page.number(book.tile_vp[tile] if tile >= 0 else 0)


def _aeroplanes(page: Page, mine: Airlines) -> None:
    """Of each card in a fleet: its free seats; then its airport tiles; then whether it is new."""
    free, tiles, new = [0] * CARDS, [0] * CARDS, [0] * CARDS
    for airline in mine.airlines:
        for plane in airline.fleet:
            free[plane.card] = plane.free
            tiles[plane.card] = plane.tiles
            new[plane.card] = int(plane.new)
    page.numbers(free)
    page.numbers(tiles)
    page.numbers(new)


def _airline(page: Page, mine: Airlines, other: int) -> None:
    book, airline = mine.book, mine.airlines[other]
    page.number(airline.money)
    page.number(airline.vp())
    page.number(airline.failures)
    page.number(max(0, mine.profit(other)))
    page.counts([plane.card for plane in airline.fleet], CARDS)
    page.number(len(airline.pile))
    page.first(airline.advantages, ADVANTAGES)
    page.number(sum([book.people[claim.tile] for claim in airline.claimed]))
    page.number(sum([book.tile_vp[claim.tile] for claim in airline.claimed]))
