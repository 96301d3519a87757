"""The rows of the content files, with the types of their columns. Not compiled: a compiled class forgets them."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final

from aerodrome.kernel.content import NATURAL, POSITIVE, ConstantRow, Signed


@dataclass(frozen=True)
class FaceRow:
    symbols: list[str]


@dataclass(frozen=True)
class MachineRow:
    name: str
    takeoff: int
    flying: int
    landing: int
    internal: int
    external: int
    seats: int
    slots: int
    traits: list[str]


@dataclass(frozen=True)
class PresetRow:
    machine: str
    pilot: str
    equipment: list[str]
    parts: list[int]
    cargo: str


@dataclass(frozen=True)
class PilotRow:
    name: str
    traits: list[str]
    use: str
    charges: int
    dirty: bool
    lone_hand: bool


@dataclass(frozen=True)
class EquipmentRow:
    name: str
    traits: list[str]
    use: str
    charges: int
    dirty: bool


@dataclass(frozen=True)
class TileRow:
    number: int
    terrain: str
    takeoff: int
    flying: int
    landing: int
    resource: int
    first: int
    cargo_few: int
    cargo_many: int
    passengers_few: int
    passengers_many: int


@dataclass(frozen=True)
class QuickRow:
    tile: int
    cargo_few: list[str]
    passengers_few: int
    cargo_many: list[str]
    passengers_many: int


@dataclass(frozen=True)
class WeatherRow:
    name: str
    takeoff: int
    flying: int
    landing: int
    copies: int


@dataclass(frozen=True)
class ChangeRow:
    name: str
    terrain: str
    shift: Signed


@dataclass(frozen=True)
class TitleRow:
    name: str
    frame: str
    window: str
    when: list[str]
    effect: list[str]
    symbols: list[str]
    copies: int
    removed: bool


@dataclass(frozen=True)
class CargoRow:
    name: str
    vp: int
    special: bool
    copies: int


@dataclass(frozen=True)
class PartRow:
    name: str
    copies: int


@dataclass(frozen=True)
class StageRow:
    machines: int
    middle: list[int]
    final: list[int]


@dataclass(frozen=True)
class FuelRow:
    tiles: int
    cubes: int


NOT_ABOVE_0: Final = range(-sys.maxsize, 1)
ROWS: Final[dict[str, type]] = {
    "face": FaceRow,
    "machine": MachineRow,
    "preset": PresetRow,
    "pilot": PilotRow,
    "equipment": EquipmentRow,
    "tile": TileRow,
    "quick_start": QuickRow,
    "weather": WeatherRow,
    "change": ChangeRow,
    "title": TitleRow,
    "cargo": CargoRow,
    "part": PartRow,
    "stage": StageRow,
    "fuel": FuelRow,
    "constant": ConstantRow,
}
CONSTANTS: Final = {
    "hand": POSITIVE,
    "phases": POSITIVE,
    "gauge": POSITIVE,
    "gauge_damage": NATURAL,
    "luck": NATURAL,
    "passengers": NATURAL,
    "passenger_vp": NATURAL,
    "manoeuvre_vp": NATURAL,
    "lesson_vp": NATURAL,
    "speech_vp": NATURAL,
    "autograph_vp": NATURAL,
    "final_difficulty": NATURAL,
    "make_good": NATURAL,
    "collect": NATURAL,
    "fuel_for_pass": NATURAL,
    "damage_vp": NOT_ABOVE_0,
    "undelivered_vp": NOT_ABOVE_0,
    "first_dice": POSITIVE,
    "most_dice": range(1, 31),  # the table of what they show grows with its cube
    "row": POSITIVE,
    "set_aside": NATURAL,
    "load_parts": NATURAL,
    "load_passengers": NATURAL,
    "bumpy": NATURAL,
    "crash": NATURAL,
    "catastrophe": NATURAL,
    "shotgun_dice": NATURAL,
    "rifle_damage": NATURAL,
    "kept_spaces": NATURAL,
    "rounds": POSITIVE,
}
