"""What a seat makes of a position: what each aircraft and each space is worth to it."""

from __future__ import annotations

from math import exp
from typing import Final, final

from aerodrome.games.control_tower.bot.paths import MOVE_COST, costs, remaining
from aerodrome.games.control_tower.content import AIRCRAFT, NOWHERE, OUTBOUND
from aerodrome.games.control_tower.moves import heading
from aerodrome.games.control_tower.state import EMPTY, LANDED, WAITING, Sky

HINDER: Final = 0.8  # what a move lost by all rivals together is worth beside a move of one's own
PATIENCE: Final = 25.0  # rounds after which being in the way pays less and less
EVIDENCE: Final = 0.22  # how much a row flown says about who wants an aircraft
PASSER: Final = 0.9  # what a move of the aircraft that can end an own hold is worth
FAR: Final = 1000  # more than any way costs


@final
class Prices:
    """Laid out anew for each question."""

    def __init__(self, s: Sky, seat: int) -> None:
        self.paths = [costs(s, 0, s.storms), costs(s, 1, s.storms)]
        self.worth = _worth(s, seat)  # a move forward of each aircraft
        _add_passers(s, seat, self.paths, self.worth)
        self.wanted = _wanted(s, seat, self.paths)  # how many own aircraft need each space next
        self.held = [aircraft for aircraft in range(AIRCRAFT) if s.held[aircraft]]


def _worth(s: Sky, seat: int) -> list[float]:
    """What a move forward of each aircraft is worth to the seat: its own count for it, the rivals' against it.
    Who wants an aircraft is guessed from how far it has come."""
    mine = s.players[seat].goal[0]
    own = s.goal(seat)
    flown = [s.flown(aircraft) for aircraft in range(AIRCRAFT)]
    for aircraft in own:
        flown[aircraft] = 0
    signs = [0.0] * AIRCRAFT
    every = 0.0
    goals = s.air.goals
    for goal in range(len(goals)):
        if goal == mine:
            continue
        rows = 0
        for aircraft in goals[goal]:
            rows += flown[aircraft]
        weight = exp(EVIDENCE * rows)
        every += weight
        for aircraft in goals[goal]:
            signs[aircraft] += weight
    hinder = HINDER * max(0.0, min(1.0, 2.0 - s.round / PATIENCE))
    return [(1.0 if aircraft in own else 0.0) - hinder * signs[aircraft] / every for aircraft in range(AIRCRAFT)]


def _add_passers(s: Sky, seat: int, paths: list[list[int]], worth: list[float]) -> None:
    """CTL-7.7: whoever can pass an own held aircraft soonest is worth as much as that one."""
    for held in s.goal(seat):
        if not s.held[held]:
            continue
        first = 0 if held < OUTBOUND else OUTBOUND
        soonest, least = -1, FAR
        for other in range(first, first + OUTBOUND):
            rows = s.flown(held) + 1 - s.flown(other)
            if rows > 0 and not s.held[other]:
                detour = remaining(s, other, paths) - MOVE_COST * s.distance(other)
                if MOVE_COST * rows + detour < least:
                    soonest, least = other, MOVE_COST * rows + detour
        if soonest >= 0:
            worth[soonest] = max(worth[soonest], 0.0) + PASSER


def _wanted(s: Sky, seat: int, paths: list[list[int]]) -> list[int]:
    """How many of the seat's own aircraft need each space next."""
    air = s.air
    wanted = [0] * air.size
    for aircraft in s.goal(seat):
        here, direction = s.place[aircraft], heading(aircraft)
        if here == LANDED or s.held[aircraft]:
            continue
        if here == WAITING:
            for space in air.departure[direction]:
                if s.on[space] != EMPTY:
                    wanted[space] += 1
            continue
        path = paths[direction]
        best, least = NOWHERE, FAR
        for to in (air.forward[direction][here], air.left[here], air.right[here]):
            if to != NOWHERE and path[to] < least:
                best, least = to, path[to]
        if best != NOWHERE:
            wanted[best] += 1
    return wanted
