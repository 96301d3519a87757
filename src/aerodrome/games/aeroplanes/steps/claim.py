"""AER-5d: claiming passengers."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.aeroplanes import effects, passengers
from aerodrome.games.aeroplanes.actions import BOARD, CLAIM, NO
from aerodrome.games.aeroplanes.content import CARDS, SPACES
from aerodrome.games.aeroplanes.effects import NIGHT_FLIGHTS
from aerodrome.games.aeroplanes.pieces import Claim
from aerodrome.games.aeroplanes.state import EMPTY, Airlines
from aerodrome.kernel.step import Reason, Step

BOARD_ONE: Final = Reason("AER-5d.5", "board-one")
NOT_YOURS: Final = Reason("AER-5d.1", "not-your-aeroplane")
NO_ROOM: Final = Reason("AER-5d.6", "not-enough-seats")
NIGHT_OR_NOT: Final = Reason("AER-5d.11", "night-or-not")


def claim(s: Airlines, seat: int, space: int) -> None:
    """AER-5d.1: the tile is taken; AER-5d.10: its space stays empty. Then it boards an aeroplane."""
    tile = passengers.tile_at(s, space)
    if space < s.book.spaces:
        s.waiting[space] = EMPTY
    else:
        s.overflow[space - s.book.spaces] = EMPTY
    s.next(Board(seat, tile, space))


@final
class Board(Step[Airlines]):
    """AER-5d.5 to AER-5d.9, D14: an own aeroplane with enough free seats."""

    def __init__(self, who: int, tile: int, space: int) -> None:
        super().__init__(who)
        self.tile, self.space = tile, space

    def legal(self, s: Airlines) -> list[int]:
        return [BOARD + card for card in passengers.carriers(s, self.who, s.book.people[self.tile])]

    def why(self, s: Airlines, x: int) -> Reason | None:
        if not BOARD <= x < BOARD + CARDS:
            return BOARD_ONE
        airline = s.airlines[self.who]
        if not airline.owns(x - BOARD):
            return NOT_YOURS
        return None if airline.plane(x - BOARD).free >= s.book.people[self.tile] else NO_ROOM

    def apply(self, s: Airlines, x: int) -> None:
        seat, card, people = self.who, x - BOARD, s.book.people[self.tile]
        airline = s.airlines[seat]
        plane = airline.plane(card)
        plane.free -= people
        airline.claimed.append(Claim(self.tile, card))
        profit = 0 if s.events is None else s.profit(seat)
        s.emit("claim", seat, s.book.destination[self.tile], people, card, plane.free, profit, more=[self.space])
        if effects.may_use(s, seat, NIGHT_FLIGHTS):
            s.next(NightFlight(seat))


@final
class NightFlight(Step[Airlines]):
    """AER-5d.11, D15: a Night Flights tile for one more who waits and flies within Europe."""

    def legal(self, s: Airlines) -> list[int]:
        return [*[CLAIM + space for space in passengers.by_night(s, self.who)], NO]

    def why(self, s: Airlines, x: int) -> Reason | None:
        if x == NO:
            return None
        if not CLAIM <= x < CLAIM + SPACES:
            return NIGHT_OR_NOT
        return passengers.why_not_by_night(s, self.who, x - CLAIM)

    def default(self, s: Airlines) -> int:
        return NO

    def apply(self, s: Airlines, x: int) -> None:
        if x == NO:
            return
        effects.use(s, self.who, NIGHT_FLIGHTS)
        claim(s, self.who, x - CLAIM)
