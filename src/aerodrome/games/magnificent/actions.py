"""MFM, decision points: the kinds of action, and the first number of each."""

from __future__ import annotations

from typing import Final

from aerodrome.games.magnificent.content import Book
from aerodrome.games.magnificent.sizes import CARDS, DEVICES, EQUIPMENT, ITEMS, MACHINES, PILOTS
from aerodrome.games.magnificent.state import BANDS
from aerodrome.games.magnificent.terms import KINDS, TERRAINS
from aerodrome.games.magnificent.trial import PURPOSES

MOST_TILES: Final = 13
MOST_DICE: Final = 20
PEEKED: Final = 2

PILOT: Final = 0  # + pilot
MACHINE: Final = PILOT + PILOTS  # + type of machine
EQUIP: Final = MACHINE + MACHINES  # + equipment
FIT: Final = EQUIP + EQUIPMENT  # + type of machine: an own one
YES: Final = FIT + MACHINES
PART: Final = YES + 1  # + kind of part
FUEL: Final = PART + len(KINDS)
PLAY: Final = FUEL + 1  # + card, for its text
SYMBOL: Final = PLAY + CARDS  # + card, for its symbol
USE: Final = SYMBOL + CARDS  # + device
TARGET: Final = USE + DEVICES  # + type of machine
TILE: Final = TARGET + MACHINES  # + tile of the course
WEATHER: Final = TILE + MOST_TILES  # + one of those looked at
REPAIR: Final = WEATHER + PEEKED
TAKE_OFF: Final = REPAIR + 1
LAUNCH: Final = TAKE_OFF + 1
FLY: Final = LAUNCH + 1
MANOEUVRE: Final = FLY + 1
CLIMB: Final = MANOEUVRE + 1
LAND: Final = CLIMB + 1
COLLECT: Final = LAND + 1  # + item
EXCHANGE: Final = COLLECT + ITEMS
SWAP: Final = EXCHANGE + 1
OVERHAUL: Final = SWAP + 1
RIFLE: Final = OVERHAUL + 1
SHOTGUN: Final = RIFLE + 1
MAKE_GOOD: Final = SHOTGUN + 1
LESSON: Final = MAKE_GOOD + 1
SPEECH: Final = LESSON + 1
AUTOGRAPHS: Final = SPEECH + 1
SPEND: Final = AUTOGRAPHS + 1
DROP: Final = SPEND + 1
BURN: Final = DROP + 1
LUCK: Final = BURN + 1
DICE: Final = LUCK + 1  # + number - 1
REMOVE: Final = DICE + MOST_DICE  # + equipment
FILL: Final = REMOVE + EQUIPMENT
DRAW: Final = FILL + 1
DISCARD: Final = DRAW + 1  # + card
END_PHASE: Final = DISCARD + CARDS
END_TURN: Final = END_PHASE + 1
ACCEPT: Final = END_TURN + 1
DONE: Final = ACCEPT + 1
NO: Final = DONE + 1
PASS: Final = NO + 1
VICTIM: Final = PASS + 1  # + seat

ACTIONS: Final = [
    "pilot pilot",
    "machine machine",
    "equip equipment",
    "fit machine",
    "yes",
    "part part",
    "fuel",
    "play card",
    "symbol card",
    "use device",
    "target machine",
    "tile tile",
    "weather peeked",
    "repair",
    "takeoff",
    "launch",
    "fly",
    "manoeuvre",
    "climb",
    "land",
    "collect item",
    "exchange",
    "swap",
    "overhaul",
    "rifle",
    "shotgun",
    "make-good",
    "lesson",
    "speech",
    "autographs",
    "spend",
    "drop",
    "burn",
    "luck",
    "dice dice",
    "remove equipment",
    "fill",
    "draw",
    "discard card",
    "end-phase",
    "end-turn",
    "accept",
    "done",
    "no",
    "pass",
    "victim seat",
]


def domains(book: Book, seats: int) -> dict[str, list[str]]:
    """The words of all arguments of actions and events. Of each type there is one machine: its name is its word."""
    return {
        "seat": [str(n + 1) for n in range(seats)],
        "machine": book.machine_names,
        "pilot": book.pilots,
        "equipment": book.equipment,
        "device": book.devices,
        "card": book.cards,
        "part": KINDS,
        "item": [*book.cargo, "passenger"],
        "tile": [str(n) for n in range(MOST_TILES)],
        "peeked": [str(n + 1) for n in range(PEEKED)],
        "dice": [str(n + 1) for n in range(MOST_DICE)],
        "terrain": TERRAINS,
        "test": PURPOSES,
        "band": BANDS,
        "weather": book.weather_names,
        "change": book.change_names,
    }
