"""CTL-4: which moves an aircraft has, and how it makes them."""

from __future__ import annotations

from typing import Final

from aerodrome.games.control_tower.actions import BACK, FORWARD, LEFT, RIGHT
from aerodrome.games.control_tower.content import AIRCRAFT, NOWHERE, OUTBOUND
from aerodrome.games.control_tower.state import EMPTY, LANDED, WAITING, Sky
from aerodrome.kernel.step import Reason

HELD: Final = Reason("CTL-7.2", "held")
GONE: Final = Reason("CTL-4.13", "landed")
NOT_OUT: Final = Reason("CTL-4.2", "waiting")
NO_DEPARTURE: Final = Reason("CTL-4.3", "departure-taken")
TAKEN: Final = Reason("CTL-4.10", "taken")
NO_REVERSE: Final = Reason("CTL-4.5", "backward")
OUTSIDE: Final = Reason("CTL-1.5", "outside")
BEYOND: Final = Reason("CTL-4.11", "beyond")
NOT_AN_AIRPORT: Final = Reason("CTL-4.8", "land-from-arrival")


def heading(aircraft: int) -> int:
    return 0 if aircraft < OUTBOUND else 1


def add_moves(s: Sky, out: list[int], first: int, ways: int, enough: int = 4 * AIRCRAFT) -> None:
    """CTL-4.1 to CTL-4.10: add `first + ways * aircraft + way` for every move, until there are `enough`;
    with 3 ways none goes backward."""
    air, on, place, held = s.air, s.on, s.place, s.held
    lefts, rights = air.left, air.right
    full = len(out) + enough
    for direction in range(2):
        forwards, zones = air.forward[direction], air.departure[direction]
        backwards, arrival = air.forward[1 - direction], air.arrival[direction]
        for aircraft in range(OUTBOUND * direction, OUTBOUND * direction + OUTBOUND):
            here = place[aircraft]
            if here == LANDED or held[aircraft]:
                continue
            if len(out) >= full:
                return
            x = first + ways * aircraft
            if here == WAITING:
                if on[zones[0]] == EMPTY:
                    out.append(x + LEFT)
                if on[zones[1]] == EMPTY:
                    out.append(x + RIGHT)
                continue
            ahead = forwards[here]
            if here == arrival or (ahead != NOWHERE and on[ahead] == EMPTY):
                out.append(x + FORWARD)
            aside = lefts[here]
            if aside != NOWHERE and on[aside] == EMPTY:
                out.append(x + LEFT)
            aside = rights[here]
            if aside != NOWHERE and on[aside] == EMPTY:
                out.append(x + RIGHT)
            if ahead == NOWHERE and here != arrival and ways > BACK and on[backwards[here]] == EMPTY:
                out.append(x + BACK)


def can_move(s: Sky) -> bool:
    """Is there any obligatory move (CTL-3.9)?"""
    found: list[int] = []
    add_moves(s, found, 0, 4, enough=1)
    return bool(found)


def due(s: Sky) -> int:
    """CTL-3.3: the obligatory moves that are left to make. CTL-3.9: those that no aircraft can make are not."""
    return s.air.moves_per_turn - s.turn.moves if can_move(s) else 0


def target(s: Sky, aircraft: int, way: int) -> int:
    """Where a move leads: a space, LANDED, or NOWHERE."""
    air, here = s.air, s.place[aircraft]
    if here == WAITING:
        return NOWHERE if way in (FORWARD, BACK) else air.departure[heading(aircraft)][way - LEFT]
    if way == FORWARD:
        if here == air.arrival[heading(aircraft)]:
            return LANDED
        return air.forward[heading(aircraft)][here]
    if way == BACK:
        return air.forward[1 - heading(aircraft)][here]
    return air.left[here] if way == LEFT else air.right[here]


def make(s: Sky, seat: int, aircraft: int, way: int) -> None:
    """CTL-4.1: depart, fly or land."""
    to = target(s, aircraft, way)
    if to == LANDED:
        s.land(seat, aircraft)
    elif s.place[aircraft] == WAITING:
        s.depart(seat, aircraft, to)
    else:
        s.fly(seat, aircraft, to)


def why_not(s: Sky, aircraft: int, way: int) -> Reason | None:
    """The rule that forbids a move; None if it is allowed."""
    here = s.place[aircraft]
    if here == LANDED:
        return GONE
    if s.held[aircraft]:
        return HELD
    to = target(s, aircraft, way)
    if to == LANDED:
        return None
    if here == WAITING:
        if to == NOWHERE:
            return NOT_OUT
        zones = s.air.departure[heading(aircraft)]
        if s.on[zones[0]] != EMPTY and s.on[zones[1]] != EMPTY:
            return NO_DEPARTURE
        return None if s.on[to] == EMPTY else TAKEN
    if way == BACK and s.flown(aircraft) != s.air.last_row:
        return NO_REVERSE
    if to == NOWHERE:
        if way == FORWARD:
            return BEYOND
        return NOT_AN_AIRPORT if s.air.zone[here] else OUTSIDE
    return None if s.on[to] == EMPTY else TAKEN
