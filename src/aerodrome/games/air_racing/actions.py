"""ARC, decision points: the kinds of action, and the first number of each."""

from __future__ import annotations

from typing import Final

from aerodrome.games.air_racing.content import ACTIONS_FROM, CARDS, KINDS, Book
from aerodrome.games.air_racing.rows import MOST_FREE

FREE: Final = 0  # + number of Boosts among the three free cards
DONE: Final = 4
PLAY: Final = 5  # + Action card
REGROUP: Final = 9
FUND: Final = 10
TEST: Final = 11  # + Action card
DISCARD: Final = 15  # + card
REDRAW: Final = 23
BUY: Final = 24  # + card
FLY: Final = 32
STEP: Final = 33
IN: Final = 34
OUT: Final = 35
CLIMB: Final = 36
DIVE: Final = 37
ENGAGE: Final = 38  # a Boost
END: Final = 39
AVOID: Final = 40
ACCEPT: Final = 41
BUILD: Final = 42  # + build of Quick Play

ACTIONS: Final = [
    "free boosts",
    "done",
    "play action",
    "regroup",
    "fund",
    "test action",
    "discard card",
    "redraw",
    "buy card",
    "fly",
    "step",
    "in",
    "out",
    "climb",
    "dive",
    "boost",
    "end",
    "avoid",
    "accept",
    "build build",
]


def actions(book: Book) -> list[str]:
    """ARC-19.1: only in Quick Play there are builds."""
    return ACTIONS if book.quick_play else ACTIONS[:-1]


def domains(book: Book, seats: int) -> dict[str, list[str]]:
    """The words of all arguments of actions and events. A build is its Microknots, FAST and Boosts."""
    return {
        "seat": [str(n + 1) for n in range(seats)],
        "card": CARDS,
        "action": CARDS[ACTIONS_FROM:KINDS],
        "boosts": [str(n) for n in range(MOST_FREE + 1)],
        "build": ["-".join(str(n) for n in build.numbers()) for build in book.builds],
        "pylon": book.course.pylons,
        "stage": ["season", "qualifying", "heat", "final"],
    }
