"""The content files and the options as the tables that the rules read."""

from __future__ import annotations

from math import comb
from pathlib import Path
from typing import final

from aerodrome.games.magnificent.rows import (
    CONSTANTS,
    ROWS,
    CargoRow,
    ChangeRow,
    EquipmentRow,
    FaceRow,
    FuelRow,
    MachineRow,
    PartRow,
    PilotRow,
    PresetRow,
    QuickRow,
    StageRow,
    TileRow,
    TitleRow,
    WeatherRow,
)
from aerodrome.games.magnificent.sizes import CARDS, CHANGES, EQUIPMENT, MACHINES, PASSENGER, PILOTS
from aerodrome.games.magnificent.terms import (
    AIRFIELD,
    EXPLOSION,
    FEWEST_MACHINES,
    FINAL_TILE,
    KINDS,
    MIDDLE_TILE,
    NONE,
    QUICK_TILES,
    SPECIALS,
    START_TILE,
    SYMBOLS,
    TERRAINS,
    TRAITS,
    USES,
    WINDOWS,
)
from aerodrome.games.magnificent.verbs import Verb, read_texts
from aerodrome.kernel.content import Content, ContentError, Verbs, which
from aerodrome.kernel.state import Shared


def load(folder: Path = Path(__file__).parent / "content") -> Content:
    """The game's own content, or an edited copy of its folder with as many cards."""
    return Content(folder, ROWS, CONSTANTS)


def _expect_sizes(content: Content) -> None:
    """Raises ContentError if there are more or fewer components than actions are numbered for, or two of one name."""
    sizes = {"machine": MACHINES, "pilot": PILOTS, "equipment": EQUIPMENT, "change": CHANGES, "cargo": PASSENGER}
    for table, size in sizes.items():
        if (rows := len(content.tables[table])) != size:
            fault = f"{rows} rows, but the actions are numbered for the game's own {size}"
            raise ContentError(f"{content.file(table)}: {table}: {fault}")
        content.refuse_twins(table)


def traits_of(lines: list[str], where: str) -> list[int]:
    """How much of each trait a card or a dashboard gives."""
    found = [0] * len(TRAITS)
    verbs = Verbs([f"{name} number" for name in TRAITS], {})
    for verb, number in verbs.program(lines, where):
        found[verb] += number
    return found


def faces_of(content: Content) -> list[list[str]]:
    """C1: what the faces of a die show."""
    for where, row in content.rows_with_where("face", FaceRow):
        for symbol in row.symbols:
            which([*KINDS, EXPLOSION], symbol, where, "symbol")
        if EXPLOSION in row.symbols and len(row.symbols) > 1:
            raise ContentError(f"{where}: a face with an explosion shows nothing else")
    return [row.symbols for row in content.rows("face", FaceRow)]


@final
class Dice(Shared):
    """C1: what a number of dice can show in a test of a kind: how many have its symbol, how many an explosion, and in
    how many ways. Nothing else on them matters."""

    def __init__(self, faces: list[list[str]], most: int) -> None:
        self.faces = faces
        self.most = most
        self.bangs = sum(EXPLOSION in face for face in faces)
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
        self.dice = Dice(faces_of(content), number["most_dice"])
        self._read_machines(content)
        self._read_supplies(content)
        self._read_presets(content)
        self._read_course(content)
        self._read_cards(content)
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
        self.use = [which(USES, use, where, "use") for where, use in uses]
        self.with_use = [[device for device, use in enumerate(self.use) if use == each] for each in range(len(USES))]
        self.charges = [row.charges for row in devices]
        whole = (USES.index("launch"), USES.index("overhaul"))
        self.marked = [bool(row.charges) and use not in whole for row, use in zip(devices, self.use, strict=True)]
        self.dirty_pilots = [row.dirty for row in pilots]
        self.dirty_equipment = [row.dirty for row in equipment]
        dirty = self.less_dirty
        self.pilots_in_play = [
            i for i, row in enumerate(pilots) if not (row.dirty and dirty) and not (row.lone_hand and self.seats == 2)
        ]
        self.equipment_in_play = [i for i, row in enumerate(equipment) if not (row.dirty and dirty)]

    def _read_presets(self, content: Content) -> None:
        """MFM-5.4: one for each machine; no card is in two of them, and none is dirty."""
        content.expect_order("preset", "machine", self.machine_names)
        content.refuse_twins("preset", "pilot")
        presets = content.rows_with_where("preset", PresetRow)
        self.preset_pilot = [which(self.pilots, row.pilot, where, "pilot") for where, row in presets]
        self.preset_equipment = [
            [which(self.equipment, name, where, "equipment") for name in row.equipment] for where, row in presets
        ]
        self.preset_parts = [row.parts for _, row in presets]
        self.preset_cargo = [which(TERRAINS[:SPECIALS], row.cargo, where, "special cargo") for where, row in presets]
        taken: list[str] = []
        for where, row in presets:
            if len(row.parts) != len(KINDS):
                raise ContentError(f"{where}: spare parts of {len(KINDS)} kinds, not of {len(row.parts)}")
            for name in row.equipment:
                if name in taken:
                    raise ContentError(f"{where}: another has {name!r} already")
                taken.append(name)
        for (where, _), pilot, equipment in zip(presets, self.preset_pilot, self.preset_equipment, strict=True):
            if self.dirty_pilots[pilot] or any(self.dirty_equipment[card] for card in equipment):
                raise ContentError(f"{where}: a preset has nothing that is dirty")

    def _read_course(self, content: Content) -> None:
        placed = content.rows_with_where("tile", TileRow)
        tiles = [row for _, row in placed]
        content.expect_order("tile", "number", range(1, len(tiles) + 1))
        self.terrain = [which(TERRAINS, row.terrain, where, "terrain") for where, row in placed]
        self._check_terrain(content, [where for where, _ in placed])
        self.needs = [[row.takeoff, row.flying, row.landing] for row in tiles]
        self.resource = [row.resource for row in tiles]
        self.first = [row.first for row in tiles]
        self.tile_cargo = [row.cargo_many if self.many else row.cargo_few for row in tiles]
        self.tile_passengers = [row.passengers_many if self.many else row.passengers_few for row in tiles]
        self._read_quick_start(content)
        weather = [row for row in content.rows("weather", WeatherRow) for _ in range(row.copies)]
        self.weather_names = [row.name for row in weather]
        self.weather = [[row.takeoff, row.flying, row.landing] for row in weather]
        changes = content.rows_with_where("change", ChangeRow)
        self.change_names = [row.name for _, row in changes]
        self.change_terrain = [
            which(TERRAINS, row.terrain, where, "terrain") if row.terrain else NONE for where, row in changes
        ]
        self.shift = [row.shift for _, row in changes]
        self.changes = list(range(len(changes)))

    def _check_terrain(self, content: Content, wheres: list[str]) -> None:
        """MFM-5.1, MFM-6.1: three airfields, and enough of all else for both halves of the longest course."""
        for tile, (where, terrain) in enumerate(zip(wheres, self.terrain, strict=True)):
            if (terrain == AIRFIELD) != (tile in (START_TILE, MIDDLE_TILE, FINAL_TILE)):
                raise ContentError(f"{where}: the airfields are the tiles 1, 6 and 11")
        for terrain in range(AIRFIELD):
            if self.terrain.count(terrain) < 2:
                raise ContentError(f"{content.file('tile')}: fewer than 2 tiles of {TERRAINS[terrain]}")
        if len(self.terrain) < QUICK_TILES:
            raise ContentError(f"{content.file('tile')}: {len(self.terrain)} tiles, not {QUICK_TILES} or more")

    def _read_quick_start(self, content: Content) -> None:
        """MFM-5.2: what lies on the tiles of a quick start."""
        self.quick_cargo: dict[int, list[int]] = {}
        self.quick_passengers: dict[int, int] = {}
        content.refuse_twins("quick_start", "tile")
        for where, row in content.rows_with_where("quick_start", QuickRow):
            if not 1 < row.tile < QUICK_TILES:
                raise ContentError(f"{where}: the tiles on the way are 2 to {QUICK_TILES - 1}, not {row.tile}")
            few, many = [
                [which(self.cargo, name, where, "cargo") for name in names] for names in (row.cargo_few, row.cargo_many)
            ]
            self.quick_cargo[row.tile - 1] = many if self.many else few
            self.quick_passengers[row.tile - 1] = row.passengers_many if self.many else row.passengers_few

    def _read_cards(self, content: Content) -> None:
        placed = content.rows_with_where("title", TitleRow)
        titles = [row for _, row in placed]
        self.titles = [row.name for row in titles]
        self.when, self.effect = read_texts(self.verbs, placed)
        if (cards := sum([row.copies for row in titles])) != CARDS:
            fault = f"{cards} cards, but the actions are numbered for the game's own {CARDS}"
            raise ContentError(f"{content.file('title')}: {fault}")
        self.window = [WINDOWS.index(row.window) for row in titles]
        self.dirty = [row.frame == "dirty" for row in titles]
        self.title = [title for title, row in enumerate(titles) for _ in row.symbols]
        self.symbol = [which(SYMBOLS, symbol, where, "symbol") for where, row in placed for symbol in row.symbols]
        self.cards = [
            f"{self.titles[title]}-{SYMBOLS[symbol]}" for title, symbol in zip(self.title, self.symbol, strict=True)
        ]
        removed = [row.removed for row in titles]
        self.cards_in_play = [card for card, title in enumerate(self.title) if not (self.less_dirty and removed[title])]

    def _read_supplies(self, content: Content) -> None:
        cargo = content.rows_with_where("cargo", CargoRow)
        for kind, (where, row) in enumerate(cargo):
            if row.special != (kind < SPECIALS) or (row.special and row.name != TERRAINS[kind]):
                raise ContentError(f"{where}: special cargo is {', '.join(TERRAINS[:SPECIALS])}; general cargo follows")
        self.cargo = [row.name for _, row in cargo]
        self.cargo_vp = [row.vp for _, row in cargo]
        self.cargo_copies = [row.copies for _, row in cargo]
        content.expect_order("part", "name", KINDS)
        self.parts = [row.copies for row in content.rows("part", PartRow)]
        content.expect_order("stage", "machines", range(FEWEST_MACHINES, MACHINES + 1))
        stages = content.rows("stage", StageRow)[self.machines - FEWEST_MACHINES]
        self.stages = [stages.middle, stages.final]
        fuel = content.rows("fuel", FuelRow)
        content.expect_order("fuel", "tiles", range(len(fuel)))
        self.fuel = [row.cubes for row in fuel]
