"""Control Tower for learners: the numbers a seat may go by."""

from __future__ import annotations

from aerodrome.games.control_tower.content import AIRCRAFT, CARDS
from aerodrome.games.control_tower.state import LANDED, WAITING, Sky
from aerodrome.kernel.observation import ObservationWriter, around


def observe(writer: ObservationWriter, mine: Sky, seat: int) -> None:
    """Aircraft by place, Storms, holds, cards and the own Goal card. Seats are counted from the observing one."""
    air, seats = mine.air, len(mine.players)
    writer.part("turn")
    writer.number(mine.round)
    writer.number(mine.idle)
    writer.number(mine.turn.moves)
    writer.number(mine.turn.cards)
    writer.number(mine.turn.movement_cards)
    writer.one_hot((mine.first - seat) % seats, seats)
    writer.part("aircraft")
    for aircraft in range(AIRCRAFT):
        place = mine.place[aircraft]
        writer.one_hot(place, air.size)
        writer.flag(place == WAITING)
        writer.flag(place == LANDED)
        writer.flag(mine.held[aircraft])
    writer.part("storms")
    writer.counts(mine.storms, air.size)
    writer.part("hand")
    writer.counts(mine.players[seat].hand, len(CARDS))
    writer.part("hands")
    for other in around(seat, seats):
        writer.number(len(mine.players[other].hand))
    writer.part("technical returns")
    for other in around(seat, seats):
        writer.flag(mine.players[other].technical_return)
    writer.part("deck")
    writer.number(len(mine.deck))
    writer.part("pile")
    writer.counts(mine.pile, len(CARDS))
    writer.part("goal")
    writer.counts(mine.players[seat].goal, len(air.goals))
