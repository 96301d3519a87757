"""What is printed on the cards of The Great Air Race: it never changes, and clients get it once."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from msgspec import Struct

from aerodrome.games.great_race.content import FUEL, HEALTH, WINDOWS, Book, terrain_names
from aerodrome.games.great_race.rules import GreatRace
from aerodrome.games.great_race.verbs import CLASSES

Brings = Literal["fuel", "health", "card", "crew"]
RESOURCES: Final[dict[int, Brings]] = {FUEL: "fuel", HEALTH: "health"}


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


class AttachmentPlate(Struct, frozen=True):
    """A News card that is laid under a Stage."""

    name: str
    terrain: str | None  # that it adds there


class RewardPlate(Struct, frozen=True):
    """The token of a Stage."""

    name: str
    brings: tuple[Brings, ...]  # one for each token and each card


class Plates(Struct, frozen=True):
    """All that is printed, and the limits of a player board and of the Cantina."""

    designs: tuple[DesignPlate, ...]
    speeds: dict[str, int]  # of each Flight card
    trades: tuple[TradePlate, ...]
    attachments: tuple[AttachmentPlate, ...]
    rewards: tuple[RewardPlate, ...]
    most_moxy: int
    crew_limit: int
    cantina_size: int


@cache
def plates(rules: GreatRace) -> Plates:
    book = rules.book
    return Plates(
        designs=tuple([_design(book, design) for design in range(len(book.flight_names))]),
        speeds=dict(zip(rules.domains["flight"], book.speed, strict=True)),
        trades=tuple([_trade(book, trade) for trade in range(len(book.trade_names))]),
        attachments=tuple([_attachment(book, news) for news in range(len(book.attached_terrain))]),
        rewards=tuple([RewardPlate(name, _brings(book, n)) for n, name in enumerate(book.reward_names)]),
        most_moxy=book.most_moxy,
        crew_limit=book.crew_limit,
        cantina_size=book.cantina,
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


def _attachment(book: Book, news: int) -> AttachmentPlate:
    terrain = terrain_names(book.attached_terrain[news])
    return AttachmentPlate(book.news_names[book.events + news], terrain[0] if terrain else None)


def _brings(book: Book, reward: int) -> tuple[Brings, ...]:
    """GAR-12.6: Fuel, Health, Flight cards and Crew, as the program of the token gives them."""
    found: list[Brings] = []
    for verb, *arguments in book.reward_effect[reward]:
        match book.cards.names[verb]:
            case "refill":
                found += [RESOURCES[arguments[0]]] * arguments[2]
            case "draw":
                found += ["card"] * arguments[0]
            case "gain_crew":
                found.append("crew")
    return tuple(found)
