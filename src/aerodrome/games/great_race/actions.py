"""GAR, decision points: the kinds of action, and the first number of each."""

from __future__ import annotations

from typing import Final

from aerodrome.games.great_race.content import ATTACHMENTS, CREWS, FLIGHTS, Book
from aerodrome.games.great_race.verbs import CLASSES, HARMS, RESOURCES, SPACES

MOST_SEATS: Final = 6

PASS: Final = 0
FLY: Final = 1  # + Flight card
LAND: Final = FLY + FLIGHTS
REACT: Final = LAND + 1  # + Flight card * MOST_SEATS + whose revealed card it changes
ANSWER: Final = REACT + FLIGHTS * MOST_SEATS  # + Flight card
REFUEL: Final = ANSWER + FLIGHTS  # + Flight card
USE: Final = REFUEL + FLIGHTS  # + Crew card
TARGET: Final = USE + CREWS  # + seat
CHOOSE: Final = TARGET + MOST_SEATS  # + Flight card
REMOVE: Final = CHOOSE + FLIGHTS  # + Attachment
SPEND: Final = REMOVE + ATTACHMENTS
SAVE: Final = SPEND + 1
WANT: Final = SAVE + 1
FORGO: Final = WANT + 1
HIRE: Final = FORGO + 1  # + Crew card
TAKE: Final = HIRE + CREWS  # + Crew card
DECLINE: Final = TAKE + CREWS
DROP: Final = DECLINE + 1  # + Crew card
DISCARD: Final = DROP + CREWS  # + Flight card
KEEP: Final = DISCARD + FLIGHTS  # + Pilot card

ACTIONS: Final = [
    "pass",
    "fly flight",
    "land",
    "react flight target",
    "answer flight",
    "refuel flight",
    "use crew",
    "target target",
    "choose flight",
    "remove attachment",
    "spend",
    "save",
    "want",
    "forgo",
    "hire crew",
    "take crew",
    "decline",
    "drop crew",
    "discard flight",
    "keep pilot",
]


def domains(book: Book) -> dict[str, list[str]]:
    """The words of all arguments of actions and events. Cards of one design are told apart by their Speed, Crew cards
    of one trade by a number. A target's word is its seat."""
    flights = [f"{book.flight_names[book.design[card]]}-{book.speed[card]}" for card in range(FLIGHTS)]
    crew = [f"{book.trade_names[trade]}-{book.trade[: n + 1].count(trade)}" for n, trade in enumerate(book.trade)]
    seats = [str(n + 1) for n in range(MOST_SEATS)]
    return {
        "seat": seats,
        "target": seats,
        "flight": flights,
        "card": flights + [f"landing-{seat}" for seat in seats],
        "crew": crew,
        "news": book.news_names,
        "attachment": book.news_names[book.events :],
        "stage": book.stage_names,
        "reward": book.reward_names,
        "pilot": book.pilot_names,
        "class": CLASSES,
        "resource": RESOURCES,
        "space": SPACES,
        "harm": HARMS,
        "deck": ["flight", "news", "crew", "stage", "reward", "pilot"],
    }
