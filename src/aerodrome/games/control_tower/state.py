"""The position of Control Tower and the small verbs that change it."""

from __future__ import annotations

from typing import Any, Final, final

from aerodrome.games.control_tower.content import AIRCRAFT, HOLDING, OUTBOUND, STORM, Airspace
from aerodrome.games.control_tower.pieces import Player, Turn
from aerodrome.games.control_tower.shapes import SHAPES
from aerodrome.kernel.state import State
from aerodrome.kernel.step import Step

WAITING: Final = -1  # an aircraft's place when it is not on the field
LANDED: Final = -2

EMPTY: Final = 10  # what is on a space, if not an aircraft 0-9
WEATHER: Final = 11
AIRPORT: Final = 12

EVENTS: Final = [
    "first seat",
    "turn seat number:round",
    "draw seat ?event:card number:hand number:deck",
    "reshuffle number:cards",
    "play seat event:card number:hand",
    "depart seat aircraft space:to",
    "fly seat aircraft space:from space:to",
    "land seat aircraft number:landed",
    "swap seat aircraft:first aircraft:second",
    "storm seat space number:storms",
    "clear seat space number:storms",
    "hold seat aircraft",
    "release aircraft",
    "return seat aircraft number:rows",
    "discard seat event:card number:hand",
    "lost seat number:moves",
    "gridlock number:cards",
    "goal seat ?goal",
    "win seat number:landed",
    "safety",
]


@final
class Sky(State):
    """All that changes: aircraft, cards, and how far the turn has come."""

    pieces = (Player, Turn)
    shapes = SHAPES

    def __init__(  # noqa: PLR0913
        self,
        todo: list[Step[Any]],
        air: Airspace,
        first: int,
        turns: int,
        idle: int,
        turn: Turn,
        players: list[Player],
        place: list[int],
        on: list[int],
        held: list[bool],
        storms: list[int],
        deck: list[int],
        pile: list[int],
        undealt: list[int],
        winners: list[int],
    ) -> None:
        super().__init__(todo)
        self.air = air
        self.first = first  # the starting player
        self.turns = turns  # begun so far
        self.idle = idle  # turns in a row without an obligatory move
        self.turn = turn  # the one under way
        self.players = players  # by seat
        self.place = place  # of each aircraft: a space, WAITING or LANDED
        self.on = on  # of each space: an aircraft, EMPTY, WEATHER or AIRPORT
        self.held = held  # of each aircraft: does a Holding card lie on it? Replaced, never changed, so clones share it
        self.storms = storms  # the spaces that hold one, in order; replaced, never changed
        self.deck = deck  # the last is the top
        self.pile = pile
        self.undealt = undealt  # Goal cards that stay out of the game
        self.winners = winners  # replaced, never changed

    def clone(self) -> Sky:
        return Sky(
            self.todo[:],
            self.air,
            self.first,
            self.turns,
            self.idle,
            self.turn.copy(),
            [player.copy() for player in self.players],
            self.place[:],
            self.on[:],
            self.held,
            self.storms,
            self.deck[:],
            self.pile[:],
            self.undealt[:],
            self.winners,
        )

    @property
    def round(self) -> int:
        return (self.turns + len(self.players) - 1) // len(self.players)

    def goal(self, seat: int) -> list[int]:
        """CTL-2.1: the aircraft that the seat's Goal card names."""
        return self.air.goals[self.players[seat].goal[0]]

    def flown(self, aircraft: int) -> int:
        """CTL-R8: the rows that it has flown."""
        return self.flown_at(aircraft, self.place[aircraft])

    def flown_at(self, aircraft: int, place: int) -> int:
        """CTL-R8: waiting -1, row by row from 0, landed 7."""
        if place == LANDED:
            return self.air.last_row + 1
        return -1 if place == WAITING else self.air.rows_flown(aircraft, place)

    def distance(self, aircraft: int) -> int:
        """CTL-R16."""
        place = self.place[aircraft]
        if place == LANDED:
            return 0
        return self.air.last_row + 2 if place == WAITING else self.air.distance(aircraft, place)

    def draw(self, seat: int) -> None:
        card, hand = self.deck.pop(), self.players[seat].hand
        hand.append(card)
        self.emit("draw", seat, card, len(hand), len(self.deck), seen=1 << seat)

    def discard(self, seat: int, card: int) -> None:
        hand = self.players[seat].hand
        hand.remove(card)
        self.pile.append(card)
        self.emit("discard", seat, card, len(hand))

    def depart(self, seat: int, aircraft: int, to: int) -> None:
        """CTL-4.2."""
        self.emit("depart", seat, aircraft, to)
        self.shift(aircraft, to)

    def fly(self, seat: int, aircraft: int, to: int) -> None:
        """CTL-4.4."""
        self.emit("fly", seat, aircraft, self.place[aircraft], to)
        self.shift(aircraft, to)

    def land(self, seat: int, aircraft: int) -> None:
        """CTL-4.7."""
        self.emit("land", seat, aircraft, self.place.count(LANDED) + 1)
        self.shift(aircraft, LANDED)

    def swap(self, seat: int, one: int, other: int) -> None:
        """CTL-6.6."""
        self.emit("swap", seat, one, other)
        flown, other_flown = self.flown(one), self.flown(other)
        here, there = self.place[one], self.place[other]
        self.place[one], self.place[other] = there, here
        self.on[there], self.on[here] = one, other
        self.release_passed(one, flown)
        self.release_passed(other, other_flown)

    def shift(self, aircraft: int, to: int) -> None:
        """Take an aircraft to a space or into its airport; it may pass held ones."""
        before = self.flown(aircraft)
        place = self.place[aircraft]
        if place >= 0:
            self.on[place] = EMPTY
        self.place[aircraft] = to
        if to >= 0:
            self.on[to] = aircraft
        self.release_passed(aircraft, before)

    def release_passed(self, aircraft: int, flown: int) -> None:
        """CTL-7.7, CTL-7.8, CTL-7.9: an aircraft that had flown so many rows ends the holds it has now passed."""
        now = self.flown(aircraft)
        first = 0 if aircraft < OUTBOUND else OUTBOUND
        for other in range(first, first + OUTBOUND):
            if self.held[other] and other != aircraft and self.passes(aircraft, flown, now, other):
                self.release(other)

    def passes(self, aircraft: int, before: int, after: int, held: int) -> bool:
        """CTL-7.7: does an aircraft pass a held one of its direction when it has flown more rows than before?"""
        return (aircraft < OUTBOUND) == (held < OUTBOUND) and before <= self.flown(held) < after

    def hold(self, seat: int, aircraft: int) -> None:
        """CTL-7.1."""
        self.emit("hold", seat, aircraft)
        self.mark_held(aircraft, True)

    def release(self, aircraft: int) -> None:
        self.emit("release", aircraft)
        self.mark_held(aircraft, False)
        self.pile.append(HOLDING)

    def mark_held(self, aircraft: int, held: bool) -> None:
        self.held = self.held[:]
        self.held[aircraft] = held

    def block(self, seat: int, space: int) -> None:
        """CTL-6.8."""
        self.on[space] = WEATHER
        self.storms = sorted([*self.storms, space])
        self.emit("storm", seat, space, len(self.storms))

    def clear(self, seat: int, space: int) -> None:
        """CTL-6.12."""
        self.on[space] = EMPTY
        self.storms = [other for other in self.storms if other != space]
        self.pile.append(STORM)
        self.emit("clear", seat, space, len(self.storms))

    def send_back(self, seat: int, aircraft: int) -> None:
        """CTL-6.14, CTL-7.10."""
        self.emit("return", seat, aircraft, self.flown(aircraft))
        if self.held[aircraft]:
            self.release(aircraft)
        self.on[self.place[aircraft]] = EMPTY
        self.place[aircraft] = WAITING

    def closes_row(self, space: int) -> bool:
        """CTL-7.11: would Storms and held aircraft fill a row between the airports if this space were blocked too?"""
        width = self.air.width
        row = space // width
        if row == 0 or row == self.air.last_row:
            return False
        for other in range(row * width, row * width + width):
            there = self.on[other]
            if other != space and there != WEATHER and (there >= AIRCRAFT or not self.held[there]):
                return False
        return True

    def gridlock(self) -> None:
        """CTL-8.4."""
        holds = [aircraft for aircraft in range(AIRCRAFT) if self.held[aircraft]]
        self.emit("gridlock", len(self.storms) + len(holds))
        for space in self.storms:
            self.on[space] = EMPTY
            self.pile.append(STORM)
        self.storms = []
        for aircraft in holds:
            self.release(aircraft)
        self.idle = 0
