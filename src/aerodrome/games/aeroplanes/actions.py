"""AER, decision points: the kinds of action, and the first number of each."""

from __future__ import annotations

from typing import Final

from aerodrome.games.aeroplanes.content import ADVANTAGES, CARDS, CITIES, MARKETS, MOST_TILES, SPACES, TWO, Book

HOME: Final = 0  # + city
BUY: Final = HOME + CITIES  # + card
PLACE: Final = BUY + CARDS  # + card
CLAIM: Final = PLACE + CARDS  # + space
TAKE: Final = CLAIM + SPACES  # + kind of advantage tile
ROLL: Final = TAKE + ADVANTAGES
SUBSIDY: Final = ROLL + 1
FLY: Final = SUBSIDY + 1  # + city
DIRECT: Final = FLY + CITIES
OVER: Final = DIRECT + 1  # + city
PILOTS: Final = OVER + CITIES  # + number
PAY: Final = PILOTS + MOST_TILES + 1
FAIL: Final = PAY + 1
BOARD: Final = FAIL + 1  # + card
USE: Final = BOARD + CARDS
NO: Final = USE + 1
STOP: Final = NO + 1
REPLACE: Final = STOP + 1  # + airline

ACTIONS: Final = [
    "home city",
    "buy aeroplane",
    "place aeroplane",
    "claim space",
    "take advantage",
    "roll",
    "subsidy",
    "fly city",
    "direct",
    "over city",
    "pilots pilots",
    "pay",
    "fail",
    "board aeroplane",
    "use",
    "no",
    "stop",
    "replace airline",
]


def domains(book: Book, seats: int) -> dict[str, list[str]]:
    """The words of all arguments of actions and events."""
    numbers = [str(n + 1) for n in range(seats)]
    return {
        "seat": numbers,
        "airline": [*numbers, "neutral"] if seats == TWO else numbers,
        "city": book.cities,
        "aeroplane": book.aeroplanes,
        "space": book.space_names,
        "advantage": book.advantages,
        "pilots": [str(n) for n in range(MOST_TILES + 1)],
        "market": MARKETS,
    }
