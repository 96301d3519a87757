"""The rows of the content files, with the types of their columns. Not compiled: a compiled class forgets them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aerodrome.kernel.content import POSITIVE, ConstantRow


@dataclass(frozen=True)
class EventRow:
    name: str
    movement: bool
    copies: int


@dataclass(frozen=True)
class GoalRow:
    name: str
    aircraft: list[int]


@dataclass(frozen=True)
class AircraftRow:
    number: int
    origin: str
    colour: str


ROWS: Final[dict[str, type]] = {
    "event": EventRow,
    "goal": GoalRow,
    "aircraft": AircraftRow,
    "constant": ConstantRow,
}
CONSTANTS: Final = {
    "rows_between_airports": POSITIVE,
    "moves_per_turn": POSITIVE,
    "cards_per_turn": POSITIVE,
    "movement_cards_per_turn": POSITIVE,
    "hand_limit": POSITIVE,
    "first_hand": POSITIVE,
    "default_half_width": POSITIVE,
    "max_rounds": POSITIVE,
}
