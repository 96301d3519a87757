"""The way to land: an aircraft is in the way wherever it stands."""

from __future__ import annotations

import pytest

from aerodrome.games.control_tower.bot.paths import CLOSED, HEAD_ON, IN_THE_WAY, MOVE_COST, STUCK, obstacles
from aerodrome.games.control_tower.content import OUTBOUND

from .arrange import airspace, position


@pytest.mark.parametrize("half_width", [2, 3])
@pytest.mark.parametrize(("number", "dearer"), [(1, (IN_THE_WAY, HEAD_ON)), (OUTBOUND + 1, (HEAD_ON, IN_THE_WAY))])
def test_to_enter_a_space_costs_more_just_where_an_aircraft_is(
    number: int, dearer: tuple[int, int], half_width: int
) -> None:
    """On every space of the field; more for who comes the other way, and most for who is held."""
    air = airspace(half_width)
    for here, name in enumerate(air.names):
        if here in air.airports:
            continue
        for held in ((), (number,)):
            s = position(aircraft={number: name}, held=held, half_width=half_width)
            for direction in (0, 1):
                free = [CLOSED if space in air.airports else MOVE_COST for space in range(air.size)]
                free[here] += STUCK if held else dearer[direction]
                assert obstacles(s, direction, []) == free
