"""AER-5c: the risk of an attempt, leg by leg, and how it ends."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from aerodrome.games.aeroplanes import effects, routes
from aerodrome.games.aeroplanes.actions import FAIL, NO, PAY, PILOTS, USE
from aerodrome.games.aeroplanes.content import AMERICAS, MOST_TILES, SKULL
from aerodrome.games.aeroplanes.effects import BEACONS, PILOT
from aerodrome.games.aeroplanes.pieces import NOBODY, NOWHERE
from aerodrome.games.aeroplanes.state import Airlines
from aerodrome.kernel.step import AUTO, CHANCE, Reason, Step

BEACON_OR_NOT: Final = Reason("AER-5c.5", "beacon-or-not")
HOW_MANY_PILOTS: Final = Reason("AER-5c.9", "how-many-pilots")
TOO_MANY_PILOTS: Final = Reason("AER-5c.9", "too-many-pilots")
PAY_OR_FAIL: Final = Reason("AER-5c.12", "pay-or-fail")


@final
class Leg(Step[Airlines]):
    """AER-5b.5, AER-5b.13, AER-5c.14: the next connection of the route: rolled for, unless it is white. At its end the
    airport opens."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Airlines) -> None:
        attempt = s.attempt
        while attempt.leg < attempt.legs() and needed(s, self.seat) == 0:
            attempt.leg += 1
        if attempt.leg < attempt.legs():
            s.next(RiskRoll(self.seat))
        else:
            open_airport(s, self.seat)


def needed(s: Airlines, seat: int) -> int:
    """AER-5c.2, AER-5c.3: what the dice must show on this leg."""
    return need_on(s, seat, s.attempt.leg)


def need_on(s: Airlines, seat: int, leg: i64) -> int:
    """The same for any leg of the route."""
    attempt = s.attempt
    start = attempt.start if leg == 0 else attempt.via
    end = attempt.via if leg == 0 and attempt.via != NOWHERE else attempt.city
    return routes.need(s, s.others(seat), start, end)


def needs_left(s: Airlines, seat: int) -> list[int]:
    """AER-5c.14: what the dice must still show, from this leg on, in the order of travel."""
    legs = [need_on(s, seat, leg) for leg in range(s.attempt.leg, s.attempt.legs())]
    return [need for need in legs if need]


def missing(s: Airlines, seat: int) -> int:
    """AER-5c.11, AER-5c.12: the pips that the roll and its pilots are short of."""
    return max(0, needed(s, seat) - s.roll.total())


@final
class RiskRoll(Step[Airlines]):
    """AER-5c.1: three dice. AER-5c.5: Radio Beacons come before anything else."""

    def __init__(self, seat: int) -> None:
        super().__init__(CHANCE)
        self.seat = seat

    def odds(self, s: Airlines) -> list[int]:
        return s.book.roll_odds

    def apply(self, s: Airlines, x: int) -> None:
        s.roll.dice, s.roll.lift = s.book.rolls[x], 0
        s.emit("roll", self.seat, s.book.roll_total[x], needed(s, self.seat), more=s.roll.dice)
        if effects.may_use(s, self.seat, BEACONS):
            s.next(Beacon(self.seat))
        else:
            stand(s, self.seat)


@final
class Beacon(Step[Airlines]):
    """AER-5c.5, D10: a Radio Beacons tile for another roll; this one and its skulls are forgotten."""

    def legal(self, s: Airlines) -> list[int]:
        return [USE, NO]

    def why(self, s: Airlines, x: int) -> Reason | None:
        return None if x in (USE, NO) else BEACON_OR_NOT

    def default(self, s: Airlines) -> int:
        return NO

    def apply(self, s: Airlines, x: int) -> None:
        if x == NO:
            stand(s, self.who)
            return
        effects.use(s, self.who, BEACONS)
        s.next(RiskRoll(self.who))


def stand(s: Airlines, seat: int) -> None:
    """AER-5c.6 to AER-5c.8: skulls are engine failures, and with the fourth the aeroplane crashes, whatever the total.
    AER-5c.9, AER-5c.10: a short roll may be helped by pilots, outside Europe."""
    airline = s.airlines[seat]
    skulls = s.roll.dice.count(SKULL)
    airline.failures += skulls
    if skulls:
        s.emit("failure", seat, skulls, airline.failures, s.book.crash)
    if airline.failures >= s.book.crash:
        s.emit("crash", seat, airline.failures)
        airline.failures = 0
        s.unload(seat, airline.plane(s.attempt.card), 1)
    elif missing(s, seat) and effects.may_use(s, seat, PILOT):
        s.next(Pilots(seat))
    else:
        settle(s, seat)


@final
class Pilots(Step[Airlines]):
    """AER-5c.9, D11: Daring Pilots, +3 each, never more than are needed."""

    def most(self, s: Airlines) -> int:
        bonus = s.book.pilot_bonus
        return min(s.airlines[self.who].advantages[PILOT], (missing(s, self.who) + bonus - 1) // bonus)

    def legal(self, s: Airlines) -> list[int]:
        return [PILOTS + number for number in range(self.most(s) + 1)]

    def why(self, s: Airlines, x: int) -> Reason | None:
        if not PILOTS <= x <= PILOTS + MOST_TILES:
            return HOW_MANY_PILOTS
        return None if x - PILOTS <= self.most(s) else TOO_MANY_PILOTS

    def apply(self, s: Airlines, x: int) -> None:
        if x > PILOTS:
            effects.use(s, self.who, PILOT, x - PILOTS, tiles=x - PILOTS)
        settle(s, self.who)


def settle(s: Airlines, seat: int) -> None:
    """AER-5c.11 to AER-5c.13: a full total goes on, a short one may be paid for by who can, and fails otherwise."""
    if missing(s, seat) == 0:
        go_on(s, seat)
    elif s.airlines[seat].money >= price(s, seat):
        s.next(Pay(seat))
    else:
        fail(s, seat)


def price(s: Airlines, seat: int) -> int:
    """AER-5c.12."""
    return s.book.shortfall * missing(s, seat)


@final
class Pay(Step[Airlines]):
    """AER-5c.12, AER-5c.13, D12: the whole shortfall, or failure."""

    def legal(self, s: Airlines) -> list[int]:
        return [PAY, FAIL]

    def why(self, s: Airlines, x: int) -> Reason | None:
        return None if x in (PAY, FAIL) else PAY_OR_FAIL

    def default(self, s: Airlines) -> int:
        return FAIL

    def apply(self, s: Airlines, x: int) -> None:
        if x == FAIL:
            fail(s, self.who)
            return
        pounds = price(s, self.who)
        s.airlines[self.who].money -= pounds
        s.emit("pay", self.who, pounds, s.airlines[self.who].money)
        go_on(s, self.who)


def go_on(s: Airlines, seat: int) -> None:
    s.attempt.leg += 1
    s.next(Leg(seat))


def fail(s: Airlines, seat: int) -> None:
    """AER-5c.13: the tile returns to the own reserve."""
    s.emit("fail", seat, s.attempt.city)
    s.unload(seat, s.airlines[seat].plane(s.attempt.card), 1)


def open_airport(s: Airlines, seat: int) -> None:
    """AER-5b.22, AER-5b.23: who is replaced gets the tile back; the new airport stands at once. AER-5b.27, AER-5b.28:
    an empty space in the Americas pays."""
    attempt, airline = s.attempt, s.airlines[seat]
    stage, city, victim = s.book.stage[attempt.card], attempt.city, attempt.victim
    if victim != NOBODY:
        s.emit("oust", seat, victim, city, s.airlines[victim].oust(city))
    airline.plane(attempt.card).tiles -= 1
    airline.found(city, stage)
    s.placed += 1
    s.emit("open", seat, city, stage, int(airline.bases).bit_count())
    if victim == NOBODY and s.book.market[city] == AMERICAS:
        airline.money += s.book.america_money
        airline.points.americas += s.book.america_vp
        s.emit("bonus", seat, s.book.america_money, s.book.america_vp, airline.money, airline.vp())
