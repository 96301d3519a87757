"""What is printed on the dashboards, cards and tiles: it never changes, and clients get it once."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from msgspec import Struct

from aerodrome.games.magnificent.rules import Magnificent
from aerodrome.games.magnificent.sizes import EQUIPMENT
from aerodrome.games.magnificent.terms import SOURCES, SPECIALS, TRAITS, USES
from aerodrome.games.magnificent.trial import KIND_OF, PURPOSES

Terrain = Literal["fields", "town", "water", "mountain", "airfield"]
Kind = Literal["takeoff", "flying", "landing"]
Symbol = Literal["takeoff", "flying", "landing", "cad"]
Window = Literal["BT", "BF", "BR", "DG", "DS", "DP"]
TERRAIN: Final[dict[int, Terrain]] = {0: "fields", 1: "town", 2: "water", 3: "mountain", 4: "airfield"}
KIND: Final[dict[int, Kind]] = {0: "takeoff", 1: "flying", 2: "landing"}
SYMBOL: Final[dict[int, Symbol]] = {0: "takeoff", 1: "flying", 2: "landing", 3: "cad"}
WINDOW: Final[dict[int, Window]] = {0: "BT", 1: "BF", 2: "BR", 3: "DG", 4: "DS", 5: "DP"}


class MachinePlate(Struct, frozen=True):
    """A dashboard: dice for takeoff, flying and landing, and room."""

    name: str
    ability: tuple[int, ...]
    internal: int
    external: int
    seats: int
    slots: int
    traits: dict[str, int]


class DevicePlate(Struct, frozen=True):
    """An equipment card or a pilot: what it always gives, and what a charge does."""

    name: str
    traits: dict[str, int]
    use: str
    charges: int


class CardPlate(Struct, frozen=True):
    """A trick and boost card."""

    name: str
    title: str
    dirty: bool
    window: Window
    symbol: Symbol


class TilePlate(Struct, frozen=True):
    """A terrain tile: symbols needed for takeoff, flying and landing."""

    number: int
    terrain: Terrain
    needs: tuple[int, ...]
    resource: int
    first: int


class WeatherPlate(Struct, frozen=True):
    name: str
    needs: tuple[int, ...]


class CargoPlate(Struct, frozen=True):
    name: str
    vp: int
    special: bool  # for one kind of terrain


class TestPlate(Struct, frozen=True):
    """What a test is taken for, and its kind."""

    name: str
    kind: Kind


class Plates(Struct, frozen=True):
    """All that is printed."""

    dashboards: tuple[MachinePlate, ...]
    equipment: tuple[DevicePlate, ...]
    pilots: tuple[DevicePlate, ...]
    cards: tuple[CardPlate, ...]
    terrain: tuple[TilePlate, ...]
    weather: tuple[WeatherPlate, ...]
    cargo: tuple[CargoPlate, ...]
    fuel: tuple[int, ...]  # cubes to pay, by tiles crossed
    gauge: int  # cubes of fuel that there is room for on the fuel gauge,
    gauge_damage: int  # and damage
    sources: tuple[str, ...]  # of victory points, in the order in which they are told
    tests: tuple[TestPlate, ...]


@cache
def plates(rules: Magnificent) -> Plates:
    book = rules.book
    machines = [
        MachinePlate(
            name=name,
            ability=tuple(book.ability[kind]),
            internal=book.internal[kind],
            external=book.external[kind],
            seats=book.machine_seats[kind],
            slots=book.slots[kind],
            traits=_traits(book.machine_traits[kind]),
        )
        for kind, name in enumerate(book.machine_names)
    ]
    traits = [*book.equipment_traits, *book.pilot_traits]
    devices = [
        DevicePlate(name, _traits(traits[n]), USES[book.use[n]], book.charges[n]) for n, name in enumerate(book.devices)
    ]
    cards = [
        CardPlate(
            name=name,
            title=book.titles[book.title[card]],
            dirty=book.dirty[book.title[card]],
            window=WINDOW[book.window[book.title[card]]],
            symbol=SYMBOL[book.symbol[card]],
        )
        for card, name in enumerate(book.cards)
    ]
    tiles = [
        TilePlate(
            number=tile + 1,
            terrain=TERRAIN[terrain],
            needs=tuple(book.needs[tile]),
            resource=book.resource[tile],
            first=book.first[tile],
        )
        for tile, terrain in enumerate(book.terrain)
    ]
    weather = dict(zip(book.weather_names, book.weather, strict=True))
    return Plates(
        dashboards=tuple(machines),
        equipment=tuple(devices[:EQUIPMENT]),
        pilots=tuple(devices[EQUIPMENT:]),
        cards=tuple(cards),
        terrain=tuple(tiles),
        weather=tuple([WeatherPlate(name, tuple(needs)) for name, needs in weather.items()]),
        cargo=tuple(
            [
                CargoPlate(name, vp, item < SPECIALS)
                for item, (name, vp) in enumerate(zip(book.cargo, book.cargo_vp, strict=True))
            ]
        ),
        fuel=tuple(book.fuel),
        gauge=book.number["gauge"],
        gauge_damage=book.number["gauge_damage"],
        sources=tuple(SOURCES),
        tests=tuple([TestPlate(name, KIND[kind]) for name, kind in zip(PURPOSES, KIND_OF, strict=True)]),
    )


def _traits(numbers: list[int]) -> dict[str, int]:
    return {name: number for name, number in zip(TRAITS, numbers, strict=True) if number}
