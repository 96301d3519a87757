"""Air Racing in the kernel's terms: how it starts, who sees what, who has won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from aerodrome.games.air_racing.actions import actions, domains
from aerodrome.games.air_racing.content import KINDS, Book
from aerodrome.games.air_racing.pieces import MID, NOT_FINISHED, Aircraft, Flight, Mods, Race, SeasonTurn, Workshop
from aerodrome.games.air_racing.scoring import places_of
from aerodrome.games.air_racing.state import EVENTS, SEASON, Meeting
from aerodrome.games.air_racing.steps.setup import StartSeason
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.step import Reason
from aerodrome.kernel.zones import EVERYBODY, NOBODY, SPECTATOR, Zone

NOTHING: Final[list[Zone]] = []  # is hidden in Race Week


@mypyc_attr(allow_interpreted_subclasses=True)
class AirRacing(Rules[Meeting]):
    def __init__(self, seats: int, options: dict[str, int], book: Book) -> None:
        super().__init__(seats, options, domains(book, seats), actions(book), EVENTS)
        self.book = book
        self.outside = {
            "free": Reason("ARC-3.2", "three-free-cards"),
            "play": Reason("ARC-4.5", "actions-only"),
            "test": Reason("ARC-5.10", "actions-only"),
        }

    def setup(self, carry: list[list[int]]) -> Meeting:
        """ARC-1.2: the season comes first. ARC-19.8: what an aircraft brings from a season before is carried over."""
        seats = range(self.seats)
        s = Meeting(
            todo=[],
            book=self.book,
            stage=SEASON,
            season=0,
            first=0,
            month=0,
            supply=self.book.copies[:],
            workshops=[Workshop([0] * KINDS, [], [], [], []) for _ in seats],
            turn=SeasonTurn(0, 0, 0, 0, 0, 0),
            aircraft=[
                Aircraft(_brought(carry[seat]), 0, 0, seat, MID, [], [], False, NOT_FINISHED, 0) for seat in seats
            ],
            race=Race(0, self.book.laps, 0, [], list(seats)),
            flight=Flight(0, 0, 0),
            medals=[[0 for _ in seats] for _ in seats],
        )
        s.next(StartSeason())
        return s

    def zones(self, s: Meeting) -> list[Zone]:
        """ARC, hidden information: what lies in a hand, and the order of a deck. All else is open, and in Race Week
        all."""
        if s.stage != SEASON:
            return NOTHING
        zones: list[Zone] = []
        for seat in range(self.seats):
            workshop = s.workshops[seat]
            zones.append(Zone(workshop.discards, seat, EVERYBODY))
            zones.append(Zone(workshop.played, seat, EVERYBODY))
        return zones + self.hidden(s, SPECTATOR)

    def hidden(self, s: Meeting, viewer: int) -> list[Zone]:
        """The decks, and the hands of others."""
        if s.stage != SEASON:
            return NOTHING
        zones: list[Zone] = []
        for seat in range(self.seats):
            workshop = s.workshops[seat]
            if workshop.hand and seat != viewer:
                zones.append(Zone(workshop.hand, seat, 1 << seat))
            if workshop.deck:
                zones.append(Zone(workshop.deck, seat, NOBODY))
        return zones

    def boxes(self, s: Meeting) -> list[list[int]]:
        """Everything was taken and bought openly: what a seat owns, wherever it lies."""
        if s.stage != SEASON:
            return []
        return [[card for card in range(KINDS) for _ in range(workshop.owned[card])] for workshop in s.workshops]

    def standings(self, s: Meeting) -> list[list[int]]:
        """ARC-18.10, ARC-R27."""
        return places_of(s)

    def carry(self, s: Meeting) -> list[list[int]]:
        """ARC-19.8: Microknots, FAST and unused Boosts."""
        return [plane.mods.numbers() for plane in s.aircraft]


def _brought(numbers: list[int]) -> Mods:
    """ARC-19.8: the mods that were carried over, if there was a season before."""
    return Mods(numbers[0], numbers[1], numbers[2]) if numbers else Mods(0, 0, 0)
