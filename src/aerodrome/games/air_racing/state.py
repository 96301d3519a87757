"""The position of Air Racing, season and race, and the small verbs that change it."""

from __future__ import annotations

from typing import Any, Final, final

from aerodrome.games.air_racing.content import BOOST, DOLLAR, FAST, MICROKNOT, Book
from aerodrome.games.air_racing.pieces import PIECES, Aircraft, Flight, Mods, Race, SeasonTurn, Workshop
from aerodrome.games.air_racing.shapes import SHAPES
from aerodrome.kernel.state import State
from aerodrome.kernel.step import Step

SEASON: Final = 0  # stages; Quick Play's purchases are a season, too
QUALIFYING: Final = 1
HEAT: Final = 2
FINAL: Final = 3

EVENTS: Final = [
    "season number",
    "first seat",
    "free seat number:boosts",
    "month number",
    "turn seat",
    "shuffle seat number:cards",
    "draw seat ?card",
    "play seat card",
    "test seat card",
    "fund seat number:money",
    "discard seat card",
    "buy seat card number:cost",
    "cleanup seat",
    "build seat build",
    "aircraft seat number:speed",
    "race stage number:laps",
    "grid seat number:lane",
    "round number",
    "pay seat number:speed number:token",
    "fly seat number:half_tiles number:laps number:place",
    "lap seat number:laps",
    "aside seat number:lane number:place",
    "altitude seat number:altitude",
    "check seat pylon number:roll number:needed",
    "cut seat pylon number:token",
    "engine seat number:roll number:needed",
    "boost seat number:speed number:more",
    "backfire seat number:token",
    "avoid seat",
    "back seat number:half_tiles number:laps number:place",
    "finish seat number:overshoot",
    "qualified seat number:turns",
    "safety",
    "place seat number:rank",
    "win seat",
]


@final
class Meeting(State):
    """All that changes: the workshops of the season, and the aircraft of Race Week. Speeds and lengths are counted in
    halves."""

    pieces = PIECES
    shapes = SHAPES

    def __init__(  # noqa: PLR0913
        self,
        todo: list[Step[Any]],
        book: Book,
        stage: int,
        season: int,
        first: int,
        month: int,
        supply: list[int],
        workshops: list[Workshop],
        turn: SeasonTurn,
        aircraft: list[Aircraft],
        race: Race,
        flight: Flight,
        medals: list[list[int]],
    ) -> None:
        super().__init__(todo)
        self.book = book
        self.stage = stage
        self.season = season  # of a Legacy, from 1
        self.first = first  # the starting player of the season
        self.month = month  # from 0, October
        self.supply = supply  # cards left in each pile
        self.workshops = workshops
        self.turn = turn  # of the season
        self.aircraft = aircraft
        self.race = race
        self.flight = flight  # the turn of the race
        self.medals = medals  # of each seat: how often it was first, second, ... in the seasons before; only replaced

    def clone(self) -> Meeting:
        """In the season aircraft are only replaced, in Race Week workshops: copies share them."""
        season = self.stage == SEASON
        return Meeting(
            self.todo[:],
            self.book,
            self.stage,
            self.season,
            self.first,
            self.month,
            self.supply[:],
            [workshop.copy() for workshop in self.workshops] if season else self.workshops,
            self.turn.copy(),
            self.aircraft[:] if season else [plane.copy() for plane in self.aircraft],
            self.race.copy(),
            self.flight.copy(),
            self.medals,
        )

    def speed(self, seat: int) -> int:
        """ARC-8.2: of its aircraft, in halves."""
        return self.book.speed(self.aircraft[seat].mods)

    def money(self, seat: int) -> int:
        """ARC-6.1: the Dollars in hand and the extra money, less what was spent."""
        return self.workshops[seat].hand.count(DOLLAR) + self.turn.extra - self.turn.spent

    def gain(self, seat: int, card: int) -> None:
        """A card from its pile becomes the seat's, on the discard pile."""
        workshop = self.workshops[seat]
        self.supply[card] -= 1
        workshop.owned[card] += 1
        workshop.discards.append(card)

    def discard(self, seat: int, card: int) -> None:
        workshop = self.workshops[seat]
        workshop.hand.remove(card)
        workshop.discards.append(card)

    def draw(self, seat: int) -> None:
        workshop = self.workshops[seat]
        card = workshop.deck.pop()
        workshop.hand.append(card)
        self.emit("draw", seat, card, seen=1 << seat)

    def put_in_play(self, seat: int, card: int) -> None:
        workshop = self.workshops[seat]
        workshop.hand.remove(card)
        workshop.played.append(card)

    def mods_with(self, seat: int, cards: list[int]) -> Mods:
        """ARC-8.1: the mods of an aircraft with those among so many of each card."""
        return self.aircraft[seat].mods.with_more(cards[MICROKNOT], cards[FAST], cards[BOOST])

    def prepare(self, seat: int) -> None:
        """ARC-8.1: all cards are laid open; the Speed Mods make the aircraft, with what it has from seasons before."""
        workshop = self.workshops[seat]
        workshop.lay_open()
        self.aircraft[seat] = self.aircraft[seat].with_mods(self.mods_with(seat, workshop.owned))

    def station(self, seat: int) -> int:
        """ARC-9.8: how far along the lap, whatever the lane."""
        plane = self.aircraft[seat]
        return self.book.course.station[plane.lane][plane.place]

    def progress(self, seat: int) -> int:
        """ARC-9.8: race position: laps, then station."""
        return self.aircraft[seat].laps * self.book.course.lap_station + self.station(seat)

    def crossed(self, seat: int) -> bool:
        """ARC-18.1: has it crossed the line for the last time?"""
        plane, due = self.aircraft[seat], self.race.laps_due
        return plane.laps > due or (plane.laps == due and plane.place >= 1)
