"""Control Tower for learners: the numbers a seat may go by."""

from __future__ import annotations

from aerodrome.games.control_tower.content import AIRCRAFT, CARDS
from aerodrome.games.control_tower.state import LANDED, WAITING, Sky
from aerodrome.kernel.observation import Page, around


def observe(page: Page, mine: Sky, seat: int) -> None:
    """Aircraft by place, Storms, holds, cards and the own Goal card. Seats are counted from the observing one."""
    air, seats = mine.air, len(mine.players)
    page.part("turn")
    page.number(mine.round)
    page.number(mine.idle)
    page.number(mine.turn.moves)
    page.number(mine.turn.cards)
    page.number(mine.turn.movement_cards)
    page.one_of((mine.first - seat) % seats, seats)
    page.part("aircraft")
    for aircraft in range(AIRCRAFT):
        place = mine.place[aircraft]
        page.one_of(place, air.size)
        page.flag(place == WAITING)
        page.flag(place == LANDED)
        page.flag(mine.held[aircraft])
    page.part("storms")
    page.counts(mine.storms, air.size)
    page.part("hand")
    page.counts(mine.players[seat].hand, len(CARDS))
    page.part("hands")
    for other in around(seat, seats):
        page.number(len(mine.players[other].hand))
    page.part("technical returns")
    for other in around(seat, seats):
        page.flag(mine.players[other].technical_return)
    page.part("deck")
    page.number(len(mine.deck))
    page.part("pile")
    page.counts(mine.pile, len(CARDS))
    page.part("goal")
    page.counts(mine.players[seat].goal, len(air.goals))
