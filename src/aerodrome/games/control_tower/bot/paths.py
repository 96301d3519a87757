"""The way to land, around all that stands in it. All costs are in quarters of a move."""

from __future__ import annotations

from typing import Final

from aerodrome.games.control_tower.content import AIRCRAFT, OUTBOUND
from aerodrome.games.control_tower.moves import heading
from aerodrome.games.control_tower.state import EMPTY, LANDED, Sky

MOVE_COST: Final = 4
IN_THE_WAY: Final = 2  # an aircraft that will go on
HEAD_ON: Final = 5  # an aircraft that comes the other way
STUCK: Final = 12  # a held aircraft
CLOSED: Final = 80  # a Storm or an airport


def costs(s: Sky, direction: int, storms: list[int]) -> list[int]:
    """What it costs to land from each space in this direction, if there were these Storms: CTL-R16, around all that
    is in the way."""
    air = s.air
    width, last = air.width, air.last_row
    ahead = width if direction == 0 else -width
    final_row, arrival = (last * width if direction == 0 else 0), air.arrival[direction]
    enter = obstacles(s, direction, storms)
    cost = [CLOSED] * air.size
    cost[arrival] = MOVE_COST
    start = final_row - ahead
    sweep(cost, enter, start, width)
    for space in range(final_row, final_row + width):
        cost[space] = enter[space - ahead] + cost[space - ahead]
    sweep(cost, enter, final_row, width)
    for _ in range(last - 1):
        start -= ahead
        for space in range(start, start + width):
            cost[space] = enter[space + ahead] + cost[space + ahead]
        sweep(cost, enter, start, width)
    return cost


def obstacles(s: Sky, direction: int, storms: list[int]) -> list[int]:
    """What it costs to enter each space: a move, and more the longer what is there will be in the way."""
    enter = [MOVE_COST] * s.air.size
    for aircraft in range(AIRCRAFT):
        here = s.place[aircraft]
        if here >= 0:
            same = (aircraft < OUTBOUND) == (direction == 0)
            enter[here] += STUCK if s.held[aircraft] else IN_THE_WAY if same else HEAD_ON
    for space in storms:
        enter[space] = CLOSED
    for space in s.air.airports:
        enter[space] = CLOSED
    return enter


def sweep(cost: list[int], enter: list[int], start: int, width: int) -> None:
    """Let the spaces of a row reach each other sideways."""
    for space in range(start + 1, start + width):
        aside = enter[space - 1] + cost[space - 1]
        if aside < cost[space]:
            cost[space] = aside
    for space in range(start + width - 2, start - 1, -1):
        aside = enter[space + 1] + cost[space + 1]
        if aside < cost[space]:
            cost[space] = aside


def remaining(s: Sky, aircraft: int, paths: list[list[int]]) -> int:
    """What it costs to land this aircraft, from wherever it is; `paths` are the costs in both directions."""
    here = s.place[aircraft]
    if here == LANDED:
        return 0
    path = paths[heading(aircraft)]
    if here >= 0:
        return path[here] + (STUCK if s.held[aircraft] else 0)
    left, right = s.air.departure[heading(aircraft)]
    at_left = path[left] if s.on[left] == EMPTY else path[left] + IN_THE_WAY
    at_right = path[right] if s.on[right] == EMPTY else path[right] + IN_THE_WAY
    return MOVE_COST + min(at_left, at_right)
