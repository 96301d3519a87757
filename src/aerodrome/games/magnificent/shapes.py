"""Positions of earlier versions: where today's fields come from."""

from __future__ import annotations

from typing import Any, Final

from aerodrome.kernel.shapes import Bit, Each, Fields, Flag, Made, One, Saved, Shape, Was

AIRFIELDS: Final = 2  # with race stage markers
SHOWS: Final = 3  # tests of the final airfield
MARKS: Final = {  # bits of what had happened in a turn
    "rerolled": 1,
    "fired_rifle": 2,
    "fired_shotgun": 4,
    "tail_wind": 8,
    "burst": 16,
    "slept": 32,
    "delivered": 64,
    "stunted": 128,
    "swapped": 256,
    "home": 512,
    "shown": 1024,
    "loaded": 2048,
    "moved": 4096,
}
DONE: Final = (
    "rerolled",
    "fired_rifle",
    "fired_shotgun",
    "delivered",
    "stunted",
    "swapped",
    "shown",
    "loaded",
    "moved",
)


def _bits(name: str, size: int) -> Made:
    """The lowest bits of an entry, as a list of flags."""
    return Made(lambda old, i: [bool(old[name][i] >> bit & 1) for bit in range(size)], name)


def _flags(name: str) -> Made:
    """A list of 0 and 1, as False and True."""
    return Made(lambda old, i: [bool(each) for each in old[name]], name)


def _mark(name: str) -> Bit:
    return Bit("marks", MARKS[name])


def _due(old: Saved, i: int) -> list[int] | None:
    """Bits of the machines, or -1 before the end was near."""
    due: int = old["due"]
    return None if due < 0 else [m for m in range(len(old["owner"])) if due >> m & 1]


def _trials(old: Saved, i: int) -> list[dict[str, Any]]:
    """Lists of numbers; their kind follows from their purpose."""
    return [_trial(*numbers) for numbers in old["trials"]]


def _trial(machine: int, purpose: int, kind: int, *more: int) -> dict[str, Any]:
    terrain, weather, harder, dice, caddish, no_cards, hits, bangs, blanks, added, accepted = more
    return {
        "piece": "Trial",
        "machine": machine,
        "purpose": purpose,
        "terrain": terrain,
        "weather": weather,
        "harder": harder,
        "dice": dice,
        "caddish": bool(caddish),
        "no_cards": bool(no_cards),
        "roll": {"piece": "Roll", "hits": hits, "bangs": bangs, "blanks": blanks, "added": added},
        "accepted": bool(accepted),
    }


PLAYER: Final = {"hand": "hands", "known": "known", "luck": "luck", "fresh": "fresh", "drafted": "drafted"}
MACHINE: Final[Fields] = {
    "owner": "owner",
    "kind": "kind",
    "tile": "tile",
    "band": "band",
    "crew": One("Crew", {"pilot": "pilot", "mate": "mate", "captain": "captain"}),
    "gear": "gear",
    "tank": One("Tank", {"fuel": "fuel", "gauge": "gauge", "scars": "scars"}),
    "hold": One("Hold", {"parts": "parts", "outside": "outside", "cargo": "cargo", "riders": "riders", "kept": "kept"}),
    "record": One("Record", {"points": "points", "staged": _bits("staged", AIRFIELDS), "tried": _bits("tried", SHOWS)}),
    "taken": One("Taken", {"tests": "tests", "stunts": "stunts"}),
}
COURSE: Final[Fields] = {
    "tiles": "course",
    "weather": "weather",
    "shown": _flags("shown"),
    "cargo": "cargo_on",
    "passengers": "passengers_on",
    "first": _flags("first_on"),
    "stages": "stages",
}
TURN: Final[Fields] = {
    "machine": "machine",
    "phases": "phases",
    "flying": Flag("flying"),
    "crossed": "crossed",
    "collected": "collected",
    "tail_wind": _mark("tail_wind"),
    "burst": _mark("burst"),
    "slept": _mark("slept"),
    "began": One("Began", {"band": "height", "points": "scored", "home": _mark("home"), "last": Flag("counts")}),
    "done": One("Done", {name: _mark(name) for name in DONE}),
}
RACE: Final[Fields] = {
    "players": Each("Player", PLAYER),
    "machines": Each("Machine", MACHINE),
    "course": One("Course", COURSE),
    "cards": One("Deck", {"pile": "deck", "discards": "discards"}),
    "forecast": One(
        "Forecast", {"pile": "pile", "discards": "weather_discards", "peeked": "peeked", "peeker": "peeker"}
    ),
    "changes": One("Deck", {"pile": "changes", "discards": "changed"}),
    "store": One("Store", {"row": "row", "deck": "equipment_deck", "discards": "equipment_discards"}),
    "pilots": One("Pilots", {"row": "pilot_row", "deck": "pilot_deck"}),
    "supply": One("Supply", {"parts": "supply", "luck": "luck_left"}),
    "charges": Was("charges"),
    "turn": One("Turn", TURN),
    "trials": Made(_trials, "trials"),
    "cancelled": Flag("cancelled"),
    "due": Made(_due, "due"),
}

SHAPES: Final = (Shape(RACE),)  # 2: 0.7.0 had columns, numbers of bits and lists of numbers
