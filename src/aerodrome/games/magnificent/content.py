"""The content files and the options as the tables that the rules read."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb
from pathlib import Path
from typing import final

from aerodrome.games.magnificent.sizes import CARDS, CHANGES, EQUIPMENT, MACHINES, PASSENGER, PILOTS
from aerodrome.games.magnificent.terms import KINDS, NONE, SYMBOLS, TERRAINS, TRAITS, USES, WINDOWS
from aerodrome.games.magnificent.verbs import Verb, read_texts
from aerodrome.kernel.content import Content, ContentError, Verbs
from aerodrome.kernel.state import Shared


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
    shift: int


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


def load(folder: Path = Path(__file__).parent / "content") -> Content:
    return Content(folder)


def _expect_sizes(content: Content) -> None:
    """Raises ContentError if there are more or fewer components than actions are numbered for, or two of one name."""
    sizes = {"machine": MACHINES, "pilot": PILOTS, "equipment": EQUIPMENT, "change": CHANGES, "cargo": PASSENGER}
    for table, size in sizes.items():
        names = [row["name"] for row in content.tables[table]]
        if len(names) != size:
            fault = f"{len(names)} rows, but the actions are numbered for the game's own {size}"
            raise ContentError(f"{content.file(table)}: {table}: {fault}")
        for number, name in enumerate(names, 1):
            if name in names[: number - 1]:
                raise ContentError(f"{content.where(table, number)}: there is {name!r} already")
    cards = sum([len(row["symbols"]) for row in content.tables["title"]])
    if cards != CARDS:
        raise ContentError(
            f"{content.file('title')}: {cards} cards, but the actions are numbered for the game's own {CARDS}"
        )


def traits_of(lines: list[str], where: str) -> list[int]:
    """How much of each trait a card or a dashboard gives."""
    found = [0] * len(TRAITS)
    verbs = Verbs([f"{name} number" for name in TRAITS], {})
    for verb, number in verbs.program(lines, where):
        found[verb] += number
    return found


def use_of(word: str, where: str) -> int:
    if word not in USES:
        raise ContentError(f"{where}: no use {word!r}")
    return USES.index(word)


@final
class Dice(Shared):
    """C1: what a number of dice can show in a test of a kind: how many have its symbol, how many an explosion, and in
    how many ways. Nothing else on them matters."""

    def __init__(self, faces: list[list[str]], most: int) -> None:
        self.faces = faces
        self.most = most
        self.bangs = sum("explosion" in face for face in faces)
        if any("explosion" in face and len(face) > 1 for face in faces):
            raise ContentError("dice.toml: a face with an explosion shows nothing else")
        self.hits = [sum(kind in face for face in faces) for kind in KINDS]
        self.shown = [[(h, e) for h in range(n + 1) for e in range(n + 1 - h)] for n in range(most + 1)]
        self.odds = [
            [[self.ways(kind, n, h, e) for h, e in shown] for n, shown in enumerate(self.shown)]
            for kind in range(len(KINDS))
        ]

    def ways(self, kind: int, n: int, hits: int, bangs: int) -> int:
        """In how many ways n dice show just this."""
        hit, bang = self.hits[kind], self.bangs
        blank = len(self.faces) - hit - bang
        faces: int = hit**hits * bang**bangs * blank ** (n - hits - bangs)
        return comb(n, hits) * comb(n - hits, bangs) * faces


@final
class Book(Shared):
    """Everything that is printed, for so many players with these options."""

    def __init__(self, content: Content, seats: int, options: dict[str, int], verbs: list[Verb]) -> None:
        number = content.constants()
        self.verbs = verbs  # the table of effects.py
        _expect_sizes(content)
        self.seats = seats
        self.machines = 4 if seats == 2 else seats
        self.setup = options["setup"]
        self.teams = options["teams"]
        self.less_dirty = options["less_dirty"] == 1
        self.many = self.machines > 4
        self.dice = Dice([row.symbols for row in content.rows("face", FaceRow)], number["most_dice"])
        self._read_machines(content)
        self._read_course(content)
        self._read_cards(content)
        self._read_supplies(content)
        self.number = number

    def _read_machines(self, content: Content) -> None:
        placed = content.rows_with_where("machine", MachineRow)
        rows = [row for _, row in placed]
        self.machine_names = [row.name for row in rows]
        self.ability = [[row.takeoff, row.flying, row.landing] for row in rows]
        self.internal = [row.internal for row in rows]
        self.external = [row.external for row in rows]
        self.machine_seats = [row.seats for row in rows]
        self.slots = [row.slots for row in rows]
        self.machine_traits = [traits_of(row.traits, where) for where, row in placed]
        placed_pilots = content.rows_with_where("pilot", PilotRow)
        pilots = [row for _, row in placed_pilots]
        self.pilots = [row.name for row in pilots]
        self.pilot_traits = [traits_of(row.traits, where) for where, row in placed_pilots]
        placed_equipment = content.rows_with_where("equipment", EquipmentRow)
        equipment = [row for _, row in placed_equipment]
        self.equipment = [row.name for row in equipment]
        self.equipment_traits = [traits_of(row.traits, where) for where, row in placed_equipment]
        devices: list[EquipmentRow | PilotRow] = [*equipment, *pilots]
        self.devices = [row.name for row in devices]  # equipment first, then pilots: what may hold charges
        given = [*self.equipment_traits, *self.pilot_traits]
        self.given = [[traits[trait] for traits in given] for trait in range(len(TRAITS))]  # by trait, then by device
        uses = [(where, row.use) for where, row in placed_equipment] + [
            (where, row.use) for where, row in placed_pilots
        ]
        self.use = [use_of(use, where) for where, use in uses]
        self.with_use = [[device for device, use in enumerate(self.use) if use == each] for each in range(len(USES))]
        self.charges = [row.charges for row in devices]
        whole = (USES.index("launch"), USES.index("overhaul"))
        self.marked = [bool(row.charges) and use not in whole for row, use in zip(devices, self.use, strict=True)]
        dirty = self.less_dirty
        self.pilots_in_play = [
            i for i, row in enumerate(pilots) if not (row.dirty and dirty) and not (row.lone_hand and self.seats == 2)
        ]
        self.equipment_in_play = [i for i, row in enumerate(equipment) if not (row.dirty and dirty)]
        presets = content.rows("preset", PresetRow)
        self.preset_pilot = [self.pilots.index(row.pilot) for row in presets]
        self.preset_equipment = [[self.equipment.index(name) for name in row.equipment] for row in presets]
        self.preset_parts = [row.parts for row in presets]
        self.preset_cargo = [TERRAINS.index(row.cargo) for row in presets]
        if [row.machine for row in presets] != self.machine_names:
            raise ContentError("machines.toml: the presets are not in the order of the machines")

    def _read_course(self, content: Content) -> None:
        tiles = content.rows("tile", TileRow)
        self.terrain = [TERRAINS.index(row.terrain) for row in tiles]
        self.needs = [[row.takeoff, row.flying, row.landing] for row in tiles]
        self.resource = [row.resource for row in tiles]
        self.first = [row.first for row in tiles]
        self.tile_cargo = [row.cargo_many if self.many else row.cargo_few for row in tiles]
        self.tile_passengers = [row.passengers_many if self.many else row.passengers_few for row in tiles]
        cargo = [row.name for row in content.rows("cargo", CargoRow)]
        self.quick_cargo: dict[int, list[int]] = {}
        self.quick_passengers: dict[int, int] = {}
        for row in content.rows("quick_start", QuickRow):
            names = row.cargo_many if self.many else row.cargo_few
            self.quick_cargo[row.tile - 1] = [cargo.index(name) for name in names]
            self.quick_passengers[row.tile - 1] = row.passengers_many if self.many else row.passengers_few
        weather = [row for row in content.rows("weather", WeatherRow) for _ in range(row.copies)]
        self.weather_names = [row.name for row in weather]
        self.weather = [[row.takeoff, row.flying, row.landing] for row in weather]
        changes = content.rows("change", ChangeRow)
        self.change_names = [row.name for row in changes]
        self.change_terrain = [TERRAINS.index(row.terrain) if row.terrain else NONE for row in changes]
        self.shift = [row.shift for row in changes]
        self.changes = list(range(len(changes)))

    def _read_cards(self, content: Content) -> None:
        placed = content.rows_with_where("title", TitleRow)
        titles = [row for _, row in placed]
        self.titles = [row.name for row in titles]
        self.when, self.effect = read_texts(self.verbs, placed)
        self.window = [WINDOWS.index(row.window) for row in titles]
        self.dirty = [row.frame == "dirty" for row in titles]
        copies = [(i, symbol) for i, row in enumerate(titles) for symbol in row.symbols]
        self.title = [title for title, _ in copies]
        self.symbol = [SYMBOLS.index(symbol) for _, symbol in copies]
        self.cards = [f"{self.titles[title]}-{symbol}" for title, symbol in copies]
        removed = [row.removed for row in titles]
        self.cards_in_play = [card for card, title in enumerate(self.title) if not (self.less_dirty and removed[title])]

    def _read_supplies(self, content: Content) -> None:
        cargo = content.rows("cargo", CargoRow)
        self.cargo = [row.name for row in cargo]
        self.cargo_vp = [row.vp for row in cargo]
        self.cargo_copies = [row.copies for row in cargo]
        self.parts = [row.copies for row in content.rows("part", PartRow)]
        stages = {row.machines: row for row in content.rows("stage", StageRow)}[self.machines]
        self.stages = [stages.middle, stages.final]
        self.fuel = [row.cubes for row in content.rows("fuel", FuelRow)]
