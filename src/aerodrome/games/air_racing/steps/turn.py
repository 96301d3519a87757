"""ARC-10.3 to ARC-18.5: a turn of a race: tokens, movement, checks and Boosts, the finish."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.air_racing import flight
from aerodrome.games.air_racing.actions import ACCEPT, AVOID, CLIMB, DIVE, END, ENGAGE, FLY, IN, OUT, STEP
from aerodrome.games.air_racing.flight import NO_PYLON, TILE
from aerodrome.games.air_racing.scoring import settle
from aerodrome.games.air_racing.state import Meeting
from aerodrome.kernel.step import AUTO, CHANCE, Reason, Step

IN_FLIGHT: Final = Reason("ARC-10.3", "in-flight")
AVOID_OR_ACCEPT: Final = Reason("ARC-16.6", "avoid-or-accept")


@final
class Turn(Step[Meeting]):
    """ARC-10.3: pay tokens, move, settle the finish. ARC-17.2: tokens are paid oldest first while Speed is left."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Meeting) -> None:
        s.emit("turn", self.seat)
        speed, plane = s.speed(self.seat), s.aircraft[self.seat]
        while plane.tokens and speed:
            token = plane.tokens[0]
            speed = flight.speed_after(speed, [token])
            plane.tokens = plane.tokens[1:]
            s.emit("pay", self.seat, speed, token)
        s.flight.begin(speed)
        s.next(Move(self.seat), Settle(self.seat))


@final
class Move(Step[Meeting]):
    """ARC-11 to ARC-13, ARC-16: fly, step aside, change the altitude or play a Boost; the turn may only end when no
    half-tile can be flown."""

    def legal(self, s: Meeting) -> list[int]:
        return flight.options(s, self.who)

    def why(self, s: Meeting, x: int) -> Reason | None:
        return flight.why_not(s, self.who, x) if FLY <= x <= END else IN_FLIGHT

    def apply(self, s: Meeting, x: int) -> None:
        if x == END:
            return
        seat, pylon = self.who, NO_PYLON
        s.next(self)
        if x in (FLY, STEP):
            pylon = flight.fly(s, seat, s.flight.budget if x == FLY else TILE)
        elif x in (IN, OUT):
            pylon = flight.side_step(s, seat, s.aircraft[seat].lane + (-1 if x == IN else 1))
        elif x in (CLIMB, DIVE):
            flight.change_level(s, seat, 1 if x == CLIMB else -1)
        elif x == ENGAGE:
            s.aircraft[seat].use_boost()
            s.next(EngineCheck(seat))
        if pylon != NO_PYLON:
            s.next(PylonCheck(seat, pylon))


@final
class PylonCheck(Step[Meeting]):
    """ARC-14, ARC-15.6, ARC-15.7: rolled at once; a failed one gives a Cut Pylon token."""

    def __init__(self, seat: int, pylon: int) -> None:
        super().__init__(CHANCE)
        self.seat, self.pylon = seat, pylon

    def odds(self, s: Meeting) -> list[int]:
        return [1] * s.book.die_faces

    def apply(self, s: Meeting, x: int) -> None:
        plane = s.aircraft[self.seat]
        needed = s.book.needed(plane.mods.fast)
        plane.remember(self.pylon)
        s.emit("check", self.seat, self.pylon, x, needed)
        if x < needed:
            plane.take_token(s.book.cut_pylon)
            s.emit("cut", self.seat, self.pylon, s.book.cut_pylon)


@final
class EngineCheck(Step[Meeting]):
    """ARC-16.3 to ARC-16.5: a Boost gives 3 Speed or backfires; every earlier one of the turn makes it harder."""

    def __init__(self, seat: int) -> None:
        super().__init__(CHANCE)
        self.seat = seat

    def odds(self, s: Meeting) -> list[int]:
        return [1] * s.book.die_faces

    def apply(self, s: Meeting, x: int) -> None:
        seat = self.seat
        needed = s.book.needed(flight.engine_modifier(s, seat))
        s.flight.engaged += 1
        s.emit("engine", seat, x, needed)
        if x >= needed:
            s.flight.budget += TILE * s.book.boost_speed
            s.emit("boost", seat, s.flight.budget, s.book.boost_speed)
        elif s.aircraft[seat].mods.boosts:
            s.next(Backfire(seat))
        else:
            backfire(s, seat)


def backfire(s: Meeting, seat: int) -> None:
    """ARC-16.4."""
    s.aircraft[seat].take_token(s.book.backfire)
    s.emit("backfire", seat, s.book.backfire)


@final
class Backfire(Step[Meeting]):
    """ARC-16.6: a Boost may be discarded to avoid the token; it is not checked and gives nothing."""

    def legal(self, s: Meeting) -> list[int]:
        return [AVOID, ACCEPT]

    def why(self, s: Meeting, x: int) -> Reason | None:
        return None if x in (AVOID, ACCEPT) else AVOID_OR_ACCEPT

    def apply(self, s: Meeting, x: int) -> None:
        if x == ACCEPT:
            backfire(s, self.who)
            return
        s.aircraft[self.who].use_boost()
        s.emit("avoid", self.who)


@final
class Settle(Step[Meeting]):
    """ARC-18.3 to ARC-18.5: at the end of the turn of who has crossed for the last time."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Meeting) -> None:
        settle(s, self.seat)
