"""What the advisor goes by: its own numbers, and the names of all terms of a weight."""

from __future__ import annotations

from typing import Final

CARD: Final = 3.0  # the Progress of a move
HINDER: Final = 0.7  # what a loss of all rivals together is worth beside one's own gain
FIRST_RIVAL: Final = 2.0  # how much more of that counts for the one to beat,
OTHER_RIVAL: Final = 0.7  # and how much for another
PROMPT: Final = 0.15  # an action now, rather than one that may come
DAILY: Final = 15.0  # the Progress of a day
SAVED: Final = 0.6  # the part of its worth that a Crew card must bring to be discarded
ON_BOARD: Final = 0.5  # the part of what the Crew will bring that counts for the value of a position
ELSEWHERE: Final = 0.5  # what an Attachment of a later Stage counts beside one of the own
UNDECIDED: Final = 0.5  # the value of a race that has not begun
DOUBT: Final = 0.8  # how much Progress decides little at the finish line,
DOUBT_AHEAD: Final = 0.55  # and how much more with each root of the way to it
RACE_POINTS: Final = 4.0  # of a Grand Prix, between winning a race and losing it
SERIES_DOUBT: Final = 0.3  # how many points decide little in its last race,
SERIES_AHEAD: Final = 1.2  # and how many more with each root of the races to come

WEIGHTS: Final = {  # the names of all terms
    "moxy": "the Moxy that a Pilot card starts with",
    "tokens": "its Fuel and Health",
    "discount": "the Fuel that it saves",
    "bonus": "the Progress that it adds",
    "ability": "what else it allows",
    "gift": "the Crew card or the larger hand that it brings",
    "landing": "what it gets on landing",
    "card": "what a Flight card in hand will bring",
    "crew": "what a Crew card will bring, beside its cost and whom it sends away",
    "hire": "the best hire, beside the action of the round",
    "day": "what the day can still lead to",
    "action": "what a Crew action brings, beyond what the card is kept for",
    "react": "what a React does to the round, beside what the card would bring later",
    "harm": "what a hostile effect costs",
    "target": "what it is worth to hit this pilot",
    "attachment": "what an Attachment costs, beside what its terrain brings",
}
