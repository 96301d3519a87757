"""What is printed on the field and in the rules of Control Tower: it never changes, and clients get it once."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from msgspec import Struct

from aerodrome.games.control_tower.rules import ControlTower

Airport = Literal["A", "B"]
AIRPORTS: Final[tuple[Airport, Airport]] = ("A", "B")


class AirportPlate(Struct, frozen=True):
    """An airport with the zones around it: aircraft depart from two spaces and land from one."""

    name: Airport
    space: str
    arrival: str
    departure: tuple[str, str]


class FieldPlate(Struct, frozen=True):
    """The field; a space is its column and its row, "c4"."""

    columns: tuple[str, ...]
    rows: tuple[int, ...]
    airports: tuple[AirportPlate, AirportPlate]


class Plates(Struct, frozen=True):
    """All that is printed, and the limits of a turn."""

    field: FieldPlate
    moves_due: int
    cards_allowed: int
    movement_cards_allowed: int
    hand_limit: int


@cache
def plates(rules: ControlTower) -> Plates:
    air = rules.air
    return Plates(
        field=_field(rules),
        moves_due=air.moves_per_turn,
        cards_allowed=air.cards_per_turn,
        movement_cards_allowed=air.movement_cards_per_turn,
        hand_limit=air.hand_limit,
    )


def _field(rules: ControlTower) -> FieldPlate:
    air = rules.air
    a, b = [
        AirportPlate(
            name=AIRPORTS[side],
            space=air.names[air.airports[side]],
            arrival=air.names[air.arrival[1 - side]],
            departure=(air.names[air.departure[side][0]], air.names[air.departure[side][1]]),
        )
        for side in (0, 1)
    ]
    return FieldPlate(tuple(name[0] for name in air.names[: air.width]), tuple(range(air.last_row + 1)), (a, b))
