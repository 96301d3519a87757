"""What is printed on the cards of The Great Air Race: it never changes, and clients get it once."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from aerodrome.games.great_race.content import FUEL, HEALTH, WINDOWS, Book, terrain_names
from aerodrome.games.great_race.rules import GreatRace
from aerodrome.games.great_race.verbs import CLASSES


class DesignPlate(Struct, frozen=True):
    """What all copies of a Flight card say."""

    name: str
    flight_class: str
    progress: int
    fuel: int
    health: int
    moxy: int
    green_fuel: int
    green_health: int
    terrain: tuple[str, ...]  # where its effect applies; everywhere, if none is named
    window: str  # in which it can be played for its REACT text: reveal, response, or none
    hostile: bool  # when it is flown


class TradePlate(Struct, frozen=True):
    """What all copies of a Crew card say."""

    name: str
    cost: int
    exhausts: bool  # else it is discarded
    aloft_only: bool
    hostile: bool


class Plates(Struct, frozen=True):
    """All that is printed."""

    designs: tuple[DesignPlate, ...]
    trades: tuple[TradePlate, ...]


@cache
def plates(rules: GreatRace) -> Plates:
    book = rules.book
    return Plates(
        designs=tuple([_design(book, design) for design in range(len(book.flight_names))]),
        trades=tuple([_trade(book, trade) for trade in range(len(book.trade_names))]),
    )


def _design(book: Book, design: int) -> DesignPlate:
    card = book.design.index(design)
    return DesignPlate(
        name=book.flight_names[design],
        flight_class=CLASSES[book.flight_class[card]],
        progress=book.progress[card],
        fuel=book.cost[FUEL][card],
        health=book.cost[HEALTH][card],
        moxy=book.moxy[card],
        green_fuel=book.green[FUEL][card],
        green_health=book.green[HEALTH][card],
        terrain=terrain_names(book.terrain[card]),
        window=WINDOWS[book.window[card]],
        hostile=book.hostile(book.effect[card]),
    )


def _trade(book: Book, trade: int) -> TradePlate:
    card = book.trade.index(trade)
    return TradePlate(
        name=book.trade_names[trade],
        cost=book.crew_cost[card],
        exhausts=book.exhausts[card],
        aloft_only=book.aloft_only[card],
        hostile=book.hostile(book.crew_effect[card]),
    )
