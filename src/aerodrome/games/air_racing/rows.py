"""The rows of the content files, with the types of their columns. Not compiled: a compiled class forgets them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aerodrome.kernel.content import NATURAL, POSITIVE, ConstantRow, Signed


@dataclass(frozen=True)
class CardRow:
    name: str
    kind: str
    cost: int
    copies: int


@dataclass(frozen=True)
class AircraftRow:
    number: int
    livery: str


@dataclass(frozen=True)
class ClassRow:
    """ARC-19.6: the race of a class, with its stock Speed in halves."""

    name: str
    laps: int
    course: str
    stock_speed: int


@dataclass(frozen=True)
class PylonRow:
    """A pylon of a course file. Without straights and angles, they follow from where the pylons stand."""

    pylon: str
    x: Signed
    y: Signed
    straight: int = 0
    angle: int = -1


MOST_FREE: Final = 3  # cards: an answer says how many of them are Boosts
ROWS: Final[dict[str, type]] = {
    "card": CardRow,
    "aircraft": AircraftRow,
    "class": ClassRow,
    "constant": ConstantRow,
}
CONSTANTS: Final = {
    "start_dollars": NATURAL,
    "free_mods": range(MOST_FREE + 1),
    "hand_size": POSITIVE,
    "action_plays": NATURAL,
    "buys": NATURAL,
    "months": POSITIVE,
    "night_shift_draws": NATURAL,
    "sponsorship_buys": NATURAL,
    "sponsorship_money": NATURAL,
    "team_effort_draws": NATURAL,
    "team_effort_plays": NATURAL,
    "funding": NATURAL,
    "stock_speed": NATURAL,
    "skill_target": NATURAL,
    "die_faces": POSITIVE,
    "cut_pylon": NATURAL,
    "backfire": NATURAL,
    "boost_speed": NATURAL,
    "altitudes": POSITIVE,
    "altitude_changes": NATURAL,
    "laps": POSITIVE,
    "quick_play_money": NATURAL,
    "quick_microknot_cap": NATURAL,
    "rounds_per_lap": POSITIVE,
    "heat_laps": POSITIVE,
}
