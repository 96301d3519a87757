"""The content files and the options as the tables that the rules read."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, final

from aerodrome.kernel.content import Content, ContentError
from aerodrome.kernel.state import Shared

EXTRA_MOVE: Final = 0
DIAGONAL_MOVE: Final = 1
PASS: Final = 2
HOLDING: Final = 3
STORM: Final = 4
CLEAR_SKY: Final = 5
TECHNICAL_RETURN: Final = 6
CARDS: Final = ["extra_move", "diagonal_move", "pass", "holding", "storm", "clear_sky", "technical_return"]
AIRCRAFT: Final = 10
OUTBOUND: Final = 5  # the first five fly from A to B, the others from B to A
NOWHERE: Final = -1  # no space in that direction


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


@final
class Airspace(Shared):
    """CTL-1.2 to CTL-1.6: the field with its zones, seen from both directions of flight (0: to B, 1: to A)."""

    def __init__(self, content: Content, half_width: int) -> None:
        constants = content.constants()
        events = content.rows("event", EventRow)
        if [row.name for row in events] != CARDS:
            raise ContentError(f"cards.toml: the event cards are {', '.join(CARDS)}, in this order")
        self.copies = [row.copies for row in events]
        self.movement = [row.movement for row in events]
        self.movement_kinds = sum(1 << kind for kind, row in enumerate(events) if row.movement)
        aircraft = content.rows("aircraft", AircraftRow)
        if [row.origin for row in aircraft] != ["A"] * OUTBOUND + ["B"] * OUTBOUND:
            raise ContentError("field.toml: the first five aircraft start at A, the others at B")
        self.colours = [row.colour for row in aircraft]
        self.goals = [[number - 1 for number in row.aircraft] for row in content.rows("goal", GoalRow)]
        self.moves_per_turn = constants["moves_per_turn"]
        self.cards_per_turn = constants["cards_per_turn"]
        self.movement_cards_per_turn = constants["movement_cards_per_turn"]
        self.hand_limit = constants["hand_limit"]
        self.first_hand = constants["first_hand"]
        self.max_rounds = constants["max_rounds"]

        self.width = 2 * half_width + 1
        self.centre = half_width
        self.last_row = constants["rows_between_airports"] + 1
        self.size = self.width * (self.last_row + 1)
        self.names = [f"{chr(ord('a') + i % self.width)}{i // self.width}" for i in range(self.size)]
        self.airports = [self.space(0, 0), self.space(self.last_row, 0)]  # A, B
        self.arrival = [self.space(self.last_row - 1, 0), self.space(1, 0)]
        self.departure = [[self.space(row, -1), self.space(row, 1)] for row in (0, self.last_row)]
        self.forward = [[self.step(i, 1, 0) for i in range(self.size)], [self.step(i, -1, 0) for i in range(self.size)]]
        self.left = [self.step(i, 0, -1) for i in range(self.size)]
        self.right = [self.step(i, 0, 1) for i in range(self.size)]
        self.diagonal = [[[self.step(i, rows, side) for i in range(self.size)] for side in (-1, 1)] for rows in (1, -1)]
        barred = [*self.airports, *self.arrival, *self.departure[0], *self.departure[1]]
        self.open = [i for i in range(self.size) if i not in barred]  # where a Storm may lie
        self.open_index = [self.open.index(i) if i in self.open else NOWHERE for i in range(self.size)]
        self.zone = [i in barred for i in range(self.size)]

    def space(self, row: int, aside: int) -> int:
        return row * self.width + self.centre + aside

    def step(self, space: int, rows: int, columns: int) -> int:
        """The space so many rows and columns on, if it is part of the field (CTL-1.5: airports are not)."""
        row, column = space // self.width + rows, space % self.width + columns
        if not (0 <= row <= self.last_row and 0 <= column < self.width):
            return NOWHERE
        there = row * self.width + column
        return NOWHERE if there in self.airports else there

    def rows_flown(self, aircraft: int, space: int) -> int:
        """CTL-R8."""
        row = space // self.width
        return row if aircraft < OUTBOUND else self.last_row - row

    def distance(self, aircraft: int, space: int) -> int:
        """CTL-R16: the fewest moves to land from a space of the field, if it were empty."""
        flown = self.rows_flown(aircraft, space)
        aside = abs(space % self.width - self.centre)
        return aside + 2 if flown == self.last_row else self.last_row - 1 - flown + aside + 1


def load(folder: Path | None = None) -> Content:
    """The game's own content, or an edited copy of its folder."""
    return Content(folder or Path(__file__).parent / "content")
