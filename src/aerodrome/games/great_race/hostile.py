"""GAR-16.9: hostile effects: whom they may hit, and what they do."""

from __future__ import annotations

from typing import Final

from aerodrome.games.great_race.content import (
    AIRBORNE_HERE,
    COST,
    DRAIN,
    FLYING_HERE,
    FUEL,
    HEALTH,
    HURT,
    MECHANICAL,
    MECHANICAL_CARD,
    RICHER,
    ROB,
    SELF_BEHIND,
    SLOW,
    UNRESOLVED_HERE,
)
from aerodrome.games.great_race.pieces import AIRBORNE, FINISHED
from aerodrome.games.great_race.state import Race

DAMAGES: Final = (COST, HURT, DRAIN)  # GAR-20.10


def targets(s: Race, seat: int, aim: int, harm: int) -> list[int]:
    """The pilots whom a hostile effect of the seat may hit, in race order. GAR-16.9, GAR-14.4, GAR-24.8: never itself,
    who has finished, or The Veteran."""
    if aim == SELF_BEHIND:
        return [seat] if _is_behind(s, seat) else []
    return [
        other
        for other in s.race_order()
        if other != seat
        and s.pilots[other].status != FINISHED
        and not s.able(other).untouchable
        and _fits(s, seat, other, aim)
        and _feels(s, other, harm)
    ]


def _is_behind(s: Race, seat: int) -> bool:
    """GAR-20.30: another on the Stage has revealed a Flight card of higher current Progress."""
    pilot = s.pilots[seat]
    if not pilot.cards.reveals_flight():
        return False
    mine = s.current_progress(seat)
    for n, other in enumerate(s.pilots):
        here = n != seat and other.stage == pilot.stage
        if here and other.cards.reveals_flight() and s.current_progress(n) > mine:
            return True
    return False


def _fits(s: Race, seat: int, other: int, aim: int) -> bool:
    me, pilot = s.pilots[seat], s.pilots[other]
    here = pilot.stage == me.stage
    if aim == MECHANICAL_CARD:
        return pilot.cards.reveals_flight() and s.book.flight_class[pilot.cards.shown] == MECHANICAL
    if aim in (FLYING_HERE, UNRESOLVED_HERE):
        return here and pilot.cards.reveals_flight()
    if aim == RICHER:
        return pilot.board.moxy > me.board.moxy
    return pilot.status == AIRBORNE and (here or aim != AIRBORNE_HERE)


def _feels(s: Race, other: int, harm: int) -> bool:
    """Is there something that it could lose?"""
    board = s.pilots[other].board
    if harm == HURT:
        return board.health.supply > 0
    if harm == DRAIN:
        return board.fuel.supply > 0
    return True


def strike(s: Race, target: int, by: int, harm: int, number: int) -> None:
    """The effect applies. What is told is how much there is now of what it hits: the Fuel that the card costs, its
    Progress, Moxy, or tokens in Supply."""
    pilot = s.pilots[target]
    if harm == COST:
        pilot.round.raised += number
        s.emit("suffer", target, harm, number, s.price(target, pilot.cards.shown, pilot.round.raised)[0])
    elif harm == SLOW:
        pilot.round.change -= number
        s.emit("suffer", target, harm, number, s.current_progress(target))
    elif harm == ROB:
        given = min(number, pilot.board.moxy)
        pilot.board.moxy -= given
        s.emit("suffer", target, harm, number, pilot.board.moxy)
        s.gain_moxy(by, given)
    else:
        resource = HEALTH if harm == HURT else FUEL
        s.emit("suffer", target, harm, number, max(0, pilot.board.gauge(resource).supply - number))
        s.lose(target, resource, number)
