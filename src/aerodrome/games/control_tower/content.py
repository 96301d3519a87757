"""The content files and the options as the tables that the rules read."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from aerodrome.games.control_tower.rows import CONSTANTS, ROWS, AircraftRow, EventRow, GoalRow
from aerodrome.kernel.content import Content, ContentError, which
from aerodrome.kernel.state import Shared

EXTRA_MOVE: Final = 0
DIAGONAL_MOVE: Final = 1
PASS: Final = 2
HOLDING: Final = 3
STORM: Final = 4
CLEAR_SKY: Final = 5
TECHNICAL_RETURN: Final = 6
# the kinds of Event card by number; what each does is in effects.py
CARDS: Final = ["extra_move", "diagonal_move", "pass", "holding", "storm", "clear_sky", "technical_return"]
AIRCRAFT: Final = 10
OUTBOUND: Final = 5  # the first five fly from A to B, the others from B to A
MOST_SEATS: Final = 4
NOWHERE: Final = -1  # no space in that direction


@final
class Airspace(Shared):
    """CTL-1.2 to CTL-1.6: the field with its zones, seen from both directions of flight (0: to B, 1: to A)."""

    def __init__(self, content: Content, half_width: int) -> None:
        self.content, self.half_width = content, half_width
        constants = content.constants()
        events = _events(content)
        self.copies = [row.copies for row in events]
        self.movement = [row.movement for row in events]
        self.movement_kinds = sum(1 << kind for kind, row in enumerate(events) if row.movement)
        self.colours = _colours(content)
        self.goals = _goals(content)
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


def _events(content: Content) -> list[EventRow]:
    """The Event cards by kind, in whatever order they are written. CTL-1.10: a Technical return for each player."""
    content.refuse_twins("event")
    rows = content.rows_with_where("event", EventRow)
    kinds = [which(CARDS, row.name, where, "Event card") for where, row in rows]
    if missing := [card for kind, card in enumerate(CARDS) if kind not in kinds]:
        raise ContentError(f"{content.file('event')}: there is no Event card {missing[0]!r}")
    for where, row in rows:
        fewest = MOST_SEATS if row.name == CARDS[TECHNICAL_RETURN] else 1
        if row.copies < fewest:
            raise ContentError(f"{where}: {row.copies} copies are fewer than {fewest}")
    return sorted([row for _, row in rows], key=lambda row: CARDS.index(row.name))


def _goals(content: Content) -> list[list[int]]:
    """CTL-1.8: the aircraft of each Goal card, of which there is one for each player at least."""
    rows = content.rows_with_where("goal", GoalRow)
    if len(rows) < MOST_SEATS:
        raise ContentError(f"{content.file('goal')}: {len(rows)} Goal cards are not enough for {MOST_SEATS} players")
    goals: list[list[int]] = []
    for where, row in rows:
        goal = [aircraft - 1 for aircraft in row.aircraft]
        if not goal or goal != sorted({aircraft for aircraft in goal if 0 <= aircraft < AIRCRAFT}):
            raise ContentError(f"{where}: {row.aircraft} are no different aircraft in order")
        if goal in goals:
            raise ContentError(f"{where}: there is a Goal card {row.aircraft} already")
        goals.append(goal)
    return goals


def _colours(content: Content) -> list[str]:
    """The colour of each aircraft; five start at each airport."""
    content.expect_order("aircraft", "number", range(1, AIRCRAFT + 1))
    rows = content.rows_with_where("aircraft", AircraftRow)
    for where, row in rows:
        if row.origin != ("A" if row.number <= OUTBOUND else "B"):
            raise ContentError(f"{where}: the first five start at A, the others at B")
    return [row.colour for _, row in rows]


def load(folder: Path | None = None) -> Content:
    """The game's own content, or an edited copy of its folder."""
    return Content(folder or Path(__file__).parent / "content", ROWS, CONSTANTS)
