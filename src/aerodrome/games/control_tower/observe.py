"""Control Tower for learners: the numbers a seat may go by."""

from __future__ import annotations

from aerodrome.games.control_tower.content import AIRCRAFT, CARDS
from aerodrome.games.control_tower.state import LANDED, WAITING, Sky
from aerodrome.kernel.observation import ObservationWriter, around


def observe(writer: ObservationWriter, mine: Sky, seat: int) -> None:
    """Aircraft by place, Storms, holds, cards and the own Goal card. Seats are counted from the observing one."""
    air, seats = mine.air, len(mine.hands)
    writer.part("turn")
    writer.number(mine.round)
    writer.number(mine.idle)
    writer.number(mine.moves)
    writer.number(mine.cards)
    writer.number(mine.movement)
    writer.one_hot((mine.first - seat) % seats, seats)
    writer.part("aircraft")
    for aircraft in range(AIRCRAFT):
        place = mine.place[aircraft]
        writer.one_hot(place, air.size)
        writer.flag(place == WAITING)
        writer.flag(place == LANDED)
        writer.flag(mine.held[aircraft] == 1)
    writer.part("storms")
    writer.counts(mine.storms, air.size)
    writer.part("hand")
    writer.counts(mine.hands[seat], len(CARDS))
    writer.part("hands")
    for other in around(seat, seats):
        writer.number(len(mine.hands[other]))
    writer.part("technical returns")
    for other in around(seat, seats):
        writer.flag(mine.returns[other] == 1)
    writer.part("deck")
    writer.number(len(mine.deck))
    writer.part("pile")
    writer.counts(mine.pile, len(CARDS))
    writer.part("goal")
    writer.one_hot(mine.goals[seat] if mine.goals else -1, len(air.goals))
