"""What is printed on the dashboards, cards and tiles: it never changes, and clients get it once."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from msgspec import Struct

from aerodrome.games.magnificent.content import Book
from aerodrome.games.magnificent.odds import of_dice
from aerodrome.games.magnificent.rules import Magnificent
from aerodrome.games.magnificent.sizes import EQUIPMENT
from aerodrome.games.magnificent.terms import ARMOUR, KINDS, TRAITS, USES

Terrain = Literal["fields", "town", "water", "mountain", "airfield"]
Symbol = Literal["takeoff", "flying", "landing", "cad"]
Window = Literal["BT", "BF", "BR", "DG", "DS", "DP"]
TERRAIN: Final[dict[int, Terrain]] = {0: "fields", 1: "town", 2: "water", 3: "mountain", 4: "airfield"}
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
    chances: tuple[tuple[tuple[tuple[tuple[int, int, int], ...], ...], ...], ...]  # of tests: see _chances


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
        cargo=tuple([CargoPlate(name, vp) for name, vp in zip(book.cargo, book.cargo_vp, strict=True)]),
        fuel=tuple(book.fuel),
        chances=tuple([_chances(book, kind) for kind in range(len(KINDS))]),
    )


def _chances(book: Book, kind: int) -> tuple[tuple[tuple[tuple[int, int, int], ...], ...], ...]:
    """The chances in percent that a test of a kind is passed, failed or a catastrophe: by its dice, by the symbols that
    it needs (one more than dice is as much as any), and by the explosions that are borne: none, so many as there can be
    armour for, or in the last place all."""
    given = [*book.machine_traits, *book.equipment_traits, *book.pilot_traits]
    armour = sum([traits[ARMOUR] for traits in given])
    return tuple(
        [
            tuple(
                [
                    tuple(
                        [
                            of_dice(book.dice, kind, dice, needed, borne).percents()
                            for borne in [*range(armour + 1), book.dice.most]
                        ]
                    )
                    for needed in range(dice + 2)
                ]
            )
            for dice in range(book.dice.most + 1)
        ]
    )


def _traits(numbers: list[int]) -> dict[str, int]:
    return {name: number for name, number in zip(TRAITS, numbers, strict=True) if number}
