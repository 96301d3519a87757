"""AER-5e: how advantage tiles are obtained."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.aeroplanes.actions import NO, TAKE
from aerodrome.games.aeroplanes.content import ADVANTAGES, SKULL
from aerodrome.games.aeroplanes.state import Airlines
from aerodrome.kernel.step import CHANCE, Reason, Step

NOT_YET: Final = Reason("AER-5e.4", "advantage-not-yet")
NONE_LEFT: Final = Reason("AER-5e.4", "advantage-none-left")
NOT_ROLLED: Final = Reason("AER-5e.3", "advantage-not-rolled")
TAKE_OR_NOT: Final = Reason("AER-5e.2", "take-or-not")


def why_no_tile(s: Airlines, kind: int) -> Reason | None:
    """AER-5e.4: why no tile of this kind can be had."""
    if s.era < s.book.from_era[kind]:
        return NOT_YET
    return None if s.supply(kind) else NONE_LEFT


def obtain(s: Airlines, seat: int, kind: int, price: int) -> None:
    """A tile that was paid for so much, nothing if it was rolled for."""
    airline = s.airlines[seat]
    airline.advantages[kind] += 1
    s.emit("advantage", seat, kind, airline.advantages[kind], price, airline.money)


@final
class RollAdvantage(Step[Airlines]):
    """AER-5e.2, AER-5e.6: one roll. AER-5c.18: skulls are no engine failures here."""

    def __init__(self, seat: int) -> None:
        super().__init__(CHANCE)
        self.seat = seat

    def odds(self, s: Airlines) -> list[int]:
        return s.book.roll_odds

    def apply(self, s: Airlines, x: int) -> None:
        s.roll.dice = s.book.rolls[x]
        s.emit("search", self.seat, s.book.advantage_price, s.airlines[self.seat].money, more=s.roll.dice)
        if offered(s):
            s.next(PickAdvantage(self.seat))


def offered(s: Airlines) -> list[int]:
    """AER-5e.2 to AER-5e.5: the kinds that a die left over shows, or any with a skull."""
    dice = s.roll.dice
    wild = SKULL in dice
    return [kind for kind in range(ADVANTAGES) if (wild or s.book.faces[kind] in dice) and s.available(kind)]


@final
class PickAdvantage(Step[Airlines]):
    """AER-5e.2, AER-5e.3, D17: up to two tiles; each uses up a die with its number, or else a skull (AER-R46)."""

    def legal(self, s: Airlines) -> list[int]:
        return [*[TAKE + kind for kind in offered(s)], NO]

    def why(self, s: Airlines, x: int) -> Reason | None:
        if x == NO:
            return None
        if not TAKE <= x < TAKE + ADVANTAGES:
            return TAKE_OR_NOT
        return why_no_tile(s, x - TAKE) or (None if x - TAKE in offered(s) else NOT_ROLLED)

    def default(self, s: Airlines) -> int:
        return NO

    def apply(self, s: Airlines, x: int) -> None:
        if x == NO:
            return
        kind = x - TAKE
        face = s.book.faces[kind]
        dice = s.roll.dice[:]
        dice.remove(face if face in dice else SKULL)
        s.roll.dice = dice
        obtain(s, self.who, kind, 0)
        s.roll.picks += 1
        if s.roll.picks < s.book.advantage_picks and offered(s):
            s.next(PickAdvantage(self.who))
