"""Air Racing in the kernel's terms: how it starts, who sees what, who has won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from aerodrome.games.air_racing.actions import actions, domains
from aerodrome.games.air_racing.content import KINDS, Book
from aerodrome.games.air_racing.scoring import places_of
from aerodrome.games.air_racing.state import EVENTS, MID, NOT_FINISHED, SEASON, Aircraft, Meeting
from aerodrome.games.air_racing.steps.season import StartSeason
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
            season=0,
            first=0,
            month=0,
            supply=self.book.copies[:],
            owned=[[0] * KINDS for _ in seats],
            decks=[[] for _ in seats],
            hands=[[] for _ in seats],
            discards=[[] for _ in seats],
            played=[[] for _ in seats],
            plays=0,
            buys=0,
            extra=0,
            spent=0,
            regroups=0,
            gone=0,
            stage=SEASON,
            heat=0,
            laps_due=self.book.laps,
            rounds=0,
            order=[],
            grid=list(seats),
            aircraft=[
                Aircraft(list(carry[seat]) or [0, 0, 0], 0, 0, seat, MID, [], [], 0, NOT_FINISHED, 0) for seat in seats
            ],
            budget=0,
            levels=0,
            engaged=0,
            medals=[[0 for _ in seats] for _ in seats],
        )
        s.next(StartSeason())
        return s

    def zones(self, s: Meeting) -> list[Zone]:
        """ARC, hidden information: what lies in a hand, and the order of a deck. All else is open, and in Race Week
        all."""
        piles = [] if s.stage != SEASON else [s.discards, s.played]
        open_piles = [Zone(pile[seat], seat, EVERYBODY) for pile in piles for seat in range(self.seats)]
        return open_piles + self.hidden(s, SPECTATOR)

    def hidden(self, s: Meeting, viewer: int) -> list[Zone]:
        """The decks, and the hands of others."""
        if s.stage != SEASON:
            return NOTHING
        zones: list[Zone] = []
        for seat in range(self.seats):
            if s.hands[seat] and seat != viewer:
                zones.append(Zone(s.hands[seat], seat, 1 << seat))
            if s.decks[seat]:
                zones.append(Zone(s.decks[seat], seat, NOBODY))
        return zones

    def boxes(self, s: Meeting) -> list[list[int]]:
        """Everything was taken and bought openly: what a seat owns, wherever it lies."""
        piles = s.owned if s.stage == SEASON else []
        return [[card for card in range(KINDS) for _ in range(owned[card])] for owned in piles]

    def standings(self, s: Meeting) -> list[list[int]]:
        """ARC-18.10, ARC-R27."""
        return places_of(s)

    def carry(self, s: Meeting) -> list[list[int]]:
        """ARC-19.8: Microknots, FAST and unused Boosts."""
        return [plane.mods[:] for plane in s.aircraft]
