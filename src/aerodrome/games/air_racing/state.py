"""The position of Air Racing, season and race, and the small verbs that change it."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from aerodrome.games.air_racing.content import BOOST, DOLLAR, FAST, MICROKNOT, Book
from aerodrome.games.air_racing.shapes import SHAPES
from aerodrome.kernel.fields import Piece
from aerodrome.kernel.state import State
from aerodrome.kernel.step import Step

SEASON: Final = 0  # stages; Quick Play's purchases are a season, too
QUALIFYING: Final = 1
HEAT: Final = 2
FINAL: Final = 3

LOW: Final = 0
MID: Final = 1

NOT_FINISHED: Final = -1  # overshoot of who has not finished

PYLONS: Final = 1 << 10  # more than a course has

M: Final = 0  # an aircraft's mods: Microknots, FAST and Boosts that are left
F: Final = 1
B: Final = 2

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
    "buy seat card",
    "cleanup seat",
    "build seat build",
    "aircraft seat number:speed",
    "race stage number:laps",
    "grid seat number:lane",
    "round number",
    "pay seat number:speed",
    "fly seat number:half_tiles number:laps number:place",
    "lap seat number:laps",
    "aside seat number:lane number:place",
    "altitude seat number:altitude",
    "check seat pylon number:roll number:needed",
    "cut seat pylon",
    "engine seat number:roll number:needed",
    "boost seat number:speed",
    "backfire seat",
    "avoid seat",
    "back seat number:half_tiles number:laps number:place",
    "finish seat number:overshoot",
    "qualified seat number:turns",
    "safety",
    "place seat number:rank",
    "win seat",
]


@mypyc_attr(acyclic=True)
@final
class Aircraft(Piece):
    """A seat's aircraft: its mods, and where and how it flies in this race."""

    def __init__(
        self,
        mods: list[int],
        laps: i64,
        place: i64,
        lane: i64,
        altitude: i64,
        tokens: list[int],
        checked: list[int],
        flying: i64,
        overshoot: i64,
        turns: i64,
    ) -> None:
        self.mods = mods
        self.laps = laps
        self.place = place  # half-tiles from the line to the front edge, along the lane
        self.lane = lane
        self.altitude = altitude
        self.tokens = tokens  # the oldest first: how much Speed each costs
        self.checked = checked  # the pylons checked, each with the laps counted then
        self.flying = flying  # 1 while it is on the course
        self.overshoot = overshoot  # station beyond the line when it has finished
        self.turns = turns  # of its qualifying lap

    def copy(self) -> Aircraft:
        return Aircraft(
            self.mods[:],
            self.laps,
            self.place,
            self.lane,
            self.altitude,
            self.tokens[:],
            self.checked[:],
            self.flying,
            self.overshoot,
            self.turns,
        )

    def is_checked(self, pylon: int, laps: i64) -> bool:
        """ARC-15.4: with so many laps counted."""
        return laps * PYLONS + pylon in self.checked

    def remember(self, pylon: int) -> None:
        self.checked.append(self.laps * PYLONS + pylon)


@final
class Meeting(State):
    """All that changes: the workshops of the season, and the aircraft of Race Week. Speeds and lengths are counted in
    halves."""

    pieces = (Aircraft,)
    shapes = SHAPES

    def __init__(
        self,
        todo: list[Step[Any]],
        book: Book,
        season: int,
        first: int,
        month: int,
        supply: list[int],
        owned: list[list[int]],
        decks: list[list[int]],
        hands: list[list[int]],
        discards: list[list[int]],
        played: list[list[int]],
        plays: int,
        buys: int,
        extra: int,
        spent: int,
        regroups: int,
        gone: int,
        stage: int,
        heat: int,
        laps_due: int,
        rounds: int,
        order: list[int],
        grid: list[int],
        aircraft: list[Aircraft],
        budget: int,
        levels: int,
        engaged: int,
        medals: list[list[int]],
    ) -> None:
        super().__init__(todo)
        self.book = book
        self.season = season  # of a Legacy, from 1
        self.first = first  # the starting player of the season
        self.month = month  # from 0, October
        self.supply = supply  # cards left in each pile
        self.owned = owned  # of each seat: how many of each card, wherever they lie
        self.decks = decks  # the last is the top
        self.hands = hands
        self.discards = discards
        self.played = played  # face up until Cleanup
        self.plays = plays  # of this season turn: Action plays left,
        self.buys = buys  # buys left,
        self.extra = extra  # money besides the Dollars in hand,
        self.spent = spent  # money spent,
        self.regroups = regroups  # Regroup rights,
        self.gone = gone  # and cards that a Regroup has discarded so far
        self.stage = stage
        self.heat = heat  # heats begun
        self.laps_due = laps_due  # of this race
        self.rounds = rounds  # begun in this race
        self.order = order  # of this round
        self.grid = grid  # the seats from lane 0 outward, or the ranking of the race before
        self.aircraft = aircraft
        self.budget = budget  # of this race turn, in half-tiles,
        self.levels = levels  # level changes made,
        self.engaged = engaged  # Boosts played
        self.medals = medals  # of each seat: how often it was first, second, ... in the seasons before

    def clone(self) -> Meeting:
        return Meeting(
            self.todo[:],
            self.book,
            self.season,
            self.first,
            self.month,
            self.supply[:],
            [each[:] for each in self.owned],
            [each[:] for each in self.decks],
            [each[:] for each in self.hands],
            [each[:] for each in self.discards],
            [each[:] for each in self.played],
            self.plays,
            self.buys,
            self.extra,
            self.spent,
            self.regroups,
            self.gone,
            self.stage,
            self.heat,
            self.laps_due,
            self.rounds,
            self.order[:],
            self.grid[:],
            [plane.copy() for plane in self.aircraft],
            self.budget,
            self.levels,
            self.engaged,
            [each[:] for each in self.medals],
        )

    def speed(self, seat: int) -> int:
        """ARC-8.2: stock Speed and half a Speed for each Microknot, in halves."""
        return self.book.stock_speed + self.aircraft[seat].mods[M]

    def skill(self, seat: int) -> int:
        """ARC-8.3."""
        return self.aircraft[seat].mods[F]

    def money(self, seat: int) -> int:
        """ARC-6.1: the Dollars in hand and the extra money, less what was spent."""
        return self.hands[seat].count(DOLLAR) + self.extra - self.spent

    def unseen(self, seat: int, card: int) -> int:
        """How many of a kind the seat has in hand and deck; everybody can count them."""
        return self.owned[seat][card] - self.discards[seat].count(card) - self.played[seat].count(card)

    def gain(self, seat: int, card: int) -> None:
        """A card from its pile becomes the seat's, on the discard pile."""
        self.supply[card] -= 1
        self.owned[seat][card] += 1
        self.discards[seat].append(card)

    def discard(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.discards[seat].append(card)

    def draw(self, seat: int) -> None:
        card = self.decks[seat].pop()
        self.hands[seat].append(card)
        self.emit("draw", seat, card, seen=1 << seat)

    def put_in_play(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.played[seat].append(card)

    def prepare(self, seat: int) -> None:
        """ARC-8.1: all cards are laid open; the Speed Mods make the aircraft, with what it has from seasons before."""
        self.discards[seat] += self.hands[seat] + self.decks[seat] + self.played[seat]
        self.discards[seat].sort()
        self.hands[seat], self.decks[seat], self.played[seat] = [], [], []
        mods, owned = self.aircraft[seat].mods, self.owned[seat]
        self.aircraft[seat].mods = [mods[M] + owned[MICROKNOT], mods[F] + owned[FAST], mods[B] + owned[BOOST]]

    def station(self, seat: int) -> int:
        """ARC-9.8: how far along the lap, whatever the lane."""
        plane = self.aircraft[seat]
        return self.book.course.station[plane.lane][plane.place]

    def progress(self, seat: int) -> int:
        """ARC-9.8: race position: laps, then station."""
        return self.aircraft[seat].laps * self.book.course.lap_station + self.station(seat)

    def crossed(self, seat: int) -> bool:
        """ARC-18.1: has it crossed the line for the last time?"""
        plane = self.aircraft[seat]
        return plane.laps > self.laps_due or (plane.laps == self.laps_due and plane.place >= 1)
