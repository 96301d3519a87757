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
    SUPPLY,
    UNRESOLVED_HERE,
)
from aerodrome.games.great_race.state import AIRBORNE, FINISHED, Race

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
        and s.status[other] != FINISHED
        and not s.able(other).untouchable
        and _fits(s, seat, other, aim)
        and _feels(s, other, harm)
    ]


def _is_behind(s: Race, seat: int) -> bool:
    """GAR-20.30: another on the Stage has revealed a Flight card of higher current Progress."""
    if not s.reveals_flight(seat):
        return False
    mine = s.current_progress(seat)
    return any(
        other != seat
        and s.stage[other] == s.stage[seat]
        and s.reveals_flight(other)
        and s.current_progress(other) > mine
        for other in range(len(s.stage))
    )


def _fits(s: Race, seat: int, other: int, aim: int) -> bool:
    here = s.stage[other] == s.stage[seat]
    if aim == MECHANICAL_CARD:
        return s.reveals_flight(other) and s.book.flight_class[s.shown[other][0]] == MECHANICAL
    if aim in (FLYING_HERE, UNRESOLVED_HERE):
        return here and s.reveals_flight(other)
    if aim == RICHER:
        return s.moxy[other] > s.moxy[seat]
    return s.status[other] == AIRBORNE and (here or aim != AIRBORNE_HERE)


def _feels(s: Race, other: int, harm: int) -> bool:
    """Is there something that it could lose?"""
    if harm == HURT:
        return s.held(other, HEALTH, SUPPLY) > 0
    if harm == DRAIN:
        return s.held(other, FUEL, SUPPLY) > 0
    return True


def strike(s: Race, target: int, by: int, harm: int, number: int) -> None:
    """The effect applies."""
    s.emit("suffer", target, harm, number)
    if harm == COST:
        s.raised[target] += number
    elif harm == SLOW:
        s.change[target] -= number
    elif harm == ROB:
        given = min(number, s.moxy[target])
        s.moxy[target] -= given
        s.gain_moxy(by, given)
    else:
        s.lose(target, HEALTH if harm == HURT else FUEL, number)
