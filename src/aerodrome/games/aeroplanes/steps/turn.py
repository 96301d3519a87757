"""AER-4, AER-5a, AER-5e, AER-5f: rounds, turns, and the one action of a turn."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.aeroplanes import effects, passengers, routes
from aerodrome.games.aeroplanes.actions import BUY, CLAIM, NO, PLACE, ROLL, SUBSIDY, TAKE, USE
from aerodrome.games.aeroplanes.content import ADVANTAGES, CARDS, SPACES
from aerodrome.games.aeroplanes.effects import MAINTENANCE, PRODUCTION
from aerodrome.games.aeroplanes.pieces import NOBODY
from aerodrome.games.aeroplanes.state import Airlines
from aerodrome.games.aeroplanes.steps.advantage import RollAdvantage, obtain, why_no_tile
from aerodrome.games.aeroplanes.steps.claim import claim
from aerodrome.games.aeroplanes.steps.place import begin, why_no_place
from aerodrome.kernel.step import AUTO, CHANCE, Reason, Step

ONE_ACTION: Final = Reason("AER-4.7", "one-action")
NOT_IN_ROW: Final = Reason("AER-5a.1", "not-in-row")
TOO_DEAR: Final = Reason("AER-5a.3", "too-dear")
NO_MONEY: Final = Reason("AER-5e.7", "no-money")
NO_TILES_LEFT: Final = Reason("AER-5e.7", "no-advantage-left")
MAINTAIN_OR_NOT: Final = Reason("AER-5e.9", "maintain-or-not")
PRODUCE_OR_NOT: Final = Reason("AER-5a.11", "produce-or-not")


@final
class StartRound(Step[Airlines]):
    """AER-4.5: everybody takes one turn, clockwise from the first player."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Airlines) -> None:
        s.rounds += 1
        s.emit("round", s.rounds)
        s.next(Turn(s.first))


@final
class Turn(Step[Airlines]):
    """AER-4.6: Engine Maintenance may come first, then one action. AER-R13: nobody is asked for what cannot be done.
    AER-R15, `forced_token`: with the box empty, the token is taken instead of a turn."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Airlines) -> None:
        seat = self.seat
        s.emit("turn", seat)
        s.placed, s.roll.picks = 0, 0
        s.next(EndTurn(seat))
        if s.book.forced_token and s.box == 0:
            take_subsidy(s, seat)
            return
        s.next(Act(seat))
        if effects.may_use(s, seat, MAINTENANCE):
            s.next(Maintain(seat))


@final
class Maintain(Step[Airlines]):
    """AER-5e.9, AER-5e.10, D2: a tile for all engine failures; the action follows."""

    def legal(self, s: Airlines) -> list[int]:
        return [USE, NO]

    def why(self, s: Airlines, x: int) -> Reason | None:
        return None if x in (USE, NO) else MAINTAIN_OR_NOT

    def default(self, s: Airlines) -> int:
        return NO

    def apply(self, s: Airlines, x: int) -> None:
        if x == USE:
            effects.use(s, self.who, MAINTENANCE)


@final
class Act(Step[Airlines]):
    """AER-4.7, AER-4.9, D3 with D4, D6, D13 and D16: the one action, and what it begins with. AER-4.8: the subsidy is
    always there."""

    def legal(self, s: Airlines) -> list[int]:
        seat, money = self.who, s.airlines[self.who].money
        book, row = s.book, s.row
        found = [BUY + row[i] for i in range(len(row)) if book.price[row[i]] + book.surcharge * i <= money]
        for card in routes.cards_to_place(s, seat):
            found.append(PLACE + card)
        for space in passengers.claimable(s, seat):
            found.append(CLAIM + space)
        if money >= book.advantage_price:
            others = len(found)
            for kind in range(ADVANTAGES):
                if s.available(kind):
                    found.append(TAKE + kind)
            if len(found) > others:
                found.append(ROLL)
        found.append(SUBSIDY)
        return found

    def why(self, s: Airlines, x: int) -> Reason | None:
        seat = self.who
        if BUY <= x < BUY + CARDS:
            if x - BUY not in s.row:
                return NOT_IN_ROW
            return None if s.price(x - BUY) <= s.airlines[seat].money else TOO_DEAR
        if PLACE <= x < PLACE + CARDS:
            return why_no_place(s, seat, x - PLACE)
        if CLAIM <= x < CLAIM + SPACES:
            return passengers.why_not(s, seat, x - CLAIM)
        if TAKE <= x <= ROLL:
            if s.airlines[seat].money < s.book.advantage_price:
                return NO_MONEY
            if x < ROLL:
                return why_no_tile(s, x - TAKE)
            return None if any(s.available(kind) for kind in range(ADVANTAGES)) else NO_TILES_LEFT
        return None if x == SUBSIDY else ONE_ACTION

    def default(self, s: Airlines) -> int:
        """AER-4.14."""
        return SUBSIDY

    def apply(self, s: Airlines, x: int) -> None:
        seat = self.who
        if x < PLACE:
            buy(s, seat, x - BUY)
        elif x < CLAIM:
            begin(s, seat, x - PLACE)
        elif x < TAKE:
            claim(s, seat, x - CLAIM)
        elif x == SUBSIDY:
            take_subsidy(s, seat)
        else:
            s.airlines[seat].money -= s.book.advantage_price
            if x == ROLL:
                s.next(RollAdvantage(seat))
            else:
                obtain(s, seat, x - TAKE, s.book.advantage_price)


def buy(s: Airlines, seat: int, card: int) -> None:
    """AER-5a.2 to AER-5a.8. AER-5a.11, AER-5a.13: who can, may add a tile by Increased Production."""
    price = s.price(card)
    s.airlines[seat].money -= price
    s.emit("buy", seat, card, price, s.airlines[seat].money)
    s.acquire(seat, card)
    s.load_tiles(seat, card, s.book.airports[card])
    if effects.may_use(s, seat, PRODUCTION, card):
        s.next(Produce(seat, card))


@final
class Produce(Step[Airlines]):
    """AER-5a.11, AER-5a.12, D5: one Increased Production for one more airport tile on the card."""

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def legal(self, s: Airlines) -> list[int]:
        return [USE, NO]

    def why(self, s: Airlines, x: int) -> Reason | None:
        return None if x in (USE, NO) else PRODUCE_OR_NOT

    def default(self, s: Airlines) -> int:
        return NO

    def apply(self, s: Airlines, x: int) -> None:
        if x == USE:
            effects.use(s, self.who, PRODUCTION, self.card)


def take_subsidy(s: Airlines, seat: int) -> None:
    """AER-5f.1: £1 from the box. AER-5f.2, AER-5f.5: or the black token, with the white die, when it is empty."""
    if s.box:
        s.box -= 1
        s.airlines[seat].money += 1
        s.emit("subsidy", seat, s.box, 1, s.airlines[seat].money)
    else:
        s.taker = s.first = seat
        s.emit("token", seat)


@final
class EndTurn(Step[Airlines]):
    """AER-4.5: the next player clockwise. AER-4.12: after the black token there is none, and the era ends at once."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Airlines) -> None:
        following = (self.seat + 1) % s.book.players
        if s.taker != NOBODY:
            return
        if following == s.first:
            s.next(PassDie(), StartRound())
        else:
            s.next(Turn(following))


@final
class PassDie(Step[Airlines]):
    """AER-4.10, AER-4.11, AER-6b.13: the white die moves on by its roll; who gets it is first player."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def odds(self, s: Airlines) -> list[int]:
        return s.book.white_odds

    def apply(self, s: Airlines, x: int) -> None:
        s.first = (s.first + x + 1) % s.book.players
        s.emit("white", s.first, x + 1)
