"""How many there are of each sort of component, counted in the content: actions are numbered by it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from aerodrome.games.magnificent.rows import CONSTANTS, ROWS
from aerodrome.kernel.content import Content

CONTENT: Final = Content(Path(__file__).parent / "content", ROWS, CONSTANTS)


def _rows(table: str) -> int:
    return len(CONTENT.tables[table])


def _cards() -> int:
    """A title has as many cards as symbols."""
    return sum([len(row["symbols"]) for row in CONTENT.tables["title"]])


MACHINES: Final = _rows("machine")  # types of flying machine
PILOTS: Final = _rows("pilot")
EQUIPMENT: Final = _rows("equipment")
DEVICES: Final = EQUIPMENT + PILOTS
CARDS: Final = _cards()  # tricks and boosts
CHANGES: Final = _rows("change")
PASSENGER: Final = _rows("cargo")  # an item: cargo by kind, then a passenger
ITEMS: Final = PASSENGER + 1
