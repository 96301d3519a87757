"""What is printed on the board, the cards and the tiles of Aeroplanes: it never changes, and clients get it once."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from msgspec import Struct

from aerodrome.games.aeroplanes.content import AFRICA, AMERICAS, ASIA, EUROPE
from aerodrome.games.aeroplanes.pieces import SOURCES
from aerodrome.games.aeroplanes.rules import Aeroplanes

Market = Literal["europe", "africa", "asia", "americas"]
Colour = Literal["white", "red", "black"]
MARKET: Final[dict[int, Market]] = {EUROPE: "europe", AFRICA: "africa", ASIA: "asia", AMERICAS: "americas"}
COLOUR: Final[dict[str, Colour]] = {"white": "white", "red": "red", "black": "black"}


class CityPlate(Struct, frozen=True):
    """A city as it is printed."""

    name: str
    market: Market
    room: int  # airport spaces
    latitude: float
    longitude: float
    modifier: int | None  # of the first income, of a starting city


class ConnectionPlate(Struct, frozen=True):
    start: str
    end: str
    colour: Colour
    lda: bool


class AeroplanePlate(Struct, frozen=True):
    """An aeroplane card as it is printed; the last three are for its picture."""

    name: str
    number: int
    year: int
    stage: int
    price: int
    seats: int
    airports: int
    lda: bool
    vp: int
    wings: int
    engines: int
    boat: bool


class AdvantagePlate(Struct, frozen=True):
    name: str
    number: int
    era: int  # from which it can be had
    copies: int


class Plates(Struct, frozen=True):
    """All that is printed."""

    cities: tuple[CityPlate, ...]
    connections: tuple[ConnectionPlate, ...]
    aeroplanes: tuple[AeroplanePlate, ...]
    kinds: tuple[AdvantagePlate, ...]
    spaces: tuple[str, ...]  # of the waiting area, then of the overflow area
    markets: tuple[Market, ...]
    sources: tuple[str, ...]  # of VP
    crash: int  # how many engine failures bring an aeroplane down


@cache
def plates(rules: Aeroplanes) -> Plates:
    book = rules.book
    modifiers = dict(zip(book.homes, book.modifier, strict=True))
    cities = [
        CityPlate(
            name=name,
            market=MARKET[book.market[city]],
            room=book.room[city],
            latitude=book.latitude[city],
            longitude=book.longitude[city],
            modifier=modifiers.get(city),
        )
        for city, name in enumerate(book.cities)
    ]
    kinds = zip(book.advantages, book.faces, book.from_era, book.copies, strict=True)
    return Plates(
        cities=tuple(cities),
        connections=tuple(
            [
                ConnectionPlate(book.cities[start], book.cities[end], COLOUR[colour], lda)
                for start, end, colour, lda in book.network.edges
            ]
        ),
        aeroplanes=tuple([_aeroplane(rules, card) for card in range(len(book.aeroplanes))]),
        kinds=tuple([AdvantagePlate(name, number, era, copies) for name, number, era, copies in kinds]),
        spaces=tuple(book.space_names),
        markets=tuple(MARKET.values()),
        sources=tuple(SOURCES),
        crash=book.crash,
    )


def _aeroplane(rules: Aeroplanes, card: int) -> AeroplanePlate:
    book = rules.book
    year, wings, engines, boat = book.drawn[card]
    return AeroplanePlate(
        name=book.aeroplanes[card],
        number=card + 1,
        year=year,
        stage=book.stage[card],
        price=book.price[card],
        seats=book.seats[card],
        airports=book.airports[card],
        lda=book.lda[card],
        vp=book.card_vp[card],
        wings=wings,
        engines=engines,
        boat=boat,
    )
