"""ARC-4 to ARC-6: a turn of the Speed Mod Season: Action, Buy and Cleanup Phase."""

from __future__ import annotations

from typing import ClassVar, Final, final

from aerodrome.games.air_racing.actions import BUY, DISCARD, DONE, PLAY, REDRAW, REGROUP
from aerodrome.games.air_racing.content import ACTIONS_FROM, DOLLAR, KINDS
from aerodrome.games.air_racing.effects import Resolve, actions_in_hand, may_hold_actions
from aerodrome.games.air_racing.pieces import SeasonTurn
from aerodrome.games.air_racing.state import Meeting
from aerodrome.games.air_racing.steps.cards import Draw
from aerodrome.kernel.step import AUTO, Reason, Step

NO_PLAYS: Final = Reason("ARC-4.2", "no-plays")
NOT_HELD: Final = Reason("ARC-4.3", "not-in-hand")
ACTIONS_ONLY: Final = Reason("ARC-4.5", "actions-only")
BUY_LATER: Final = Reason("ARC-4.1", "buy-later")
NO_REGROUP: Final = Reason("ARC-5.5", "no-regroup")
EMPTY_HAND: Final = Reason("ARC-5.6", "empty-hand")
DISCARD_FIRST: Final = Reason("ARC-5.6", "discard-first")
DISCARD_OR_REDRAW: Final = Reason("ARC-5.6", "discard-or-redraw")
NOT_TO_DISCARD: Final = Reason("ARC-5.6", "not-in-hand")
ACTIONS_OVER: Final = Reason("ARC-4.1", "actions-over")
NO_BUYS: Final = Reason("ARC-6.2", "no-buys")
TOO_DEAR: Final = Reason("ARC-6.1", "too-dear")
SOLD_OUT: Final = Reason("ARC-2.4", "sold-out")


@final
class StartTurn(Step[Meeting]):
    """ARC-4.1, ARC-4.2: the phases of a turn, with fresh Action plays and buys and no money left over."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Meeting) -> None:
        s.turn = SeasonTurn(s.book.action_plays, s.book.buys, 0, 0, 0, 0)
        s.emit("turn", self.seat)
        s.next(Act(self.seat), Buy(self.seat), Cleanup(self.seat), NextTurn(self.seat))


@final
class Act(Step[Meeting]):
    """ARC-4.3, ARC-4.4: play an Action card, Regroup, or go on to the Buy Phase. ARC-5.8: what is left then is gone."""

    discreet_since: ClassVar[int] = 2

    def legal(self, s: Meeting) -> list[int]:
        turn, hand = s.turn, s.workshops[self.who].hand
        if not turn.plays:
            return [DONE]
        out = [DONE, *[PLAY + card - ACTIONS_FROM for card in actions_in_hand(s, self.who)]]
        if turn.regroups and hand:
            out.append(REGROUP)
        return out

    def why(self, s: Meeting, x: int) -> Reason | None:
        turn, hand = s.turn, s.workshops[self.who].hand
        if x == DONE:
            return None
        if BUY <= x < BUY + KINDS:
            return BUY_LATER
        if x == REGROUP:
            if not turn.regroups:
                return NO_REGROUP
            return NO_PLAYS if not turn.plays else EMPTY_HAND if not hand else None
        if not PLAY <= x < PLAY + KINDS - ACTIONS_FROM:
            return ACTIONS_ONLY
        if x - PLAY + ACTIONS_FROM not in hand:
            return NOT_HELD
        return None if turn.plays else NO_PLAYS

    def discreet(self, s: Meeting) -> bool:
        """Who may Regroup has a second option for all to see."""
        return s.turn.plays > 0 and not s.turn.regroups and may_hold_actions(s, self.who)

    def apply(self, s: Meeting, x: int) -> None:
        turn = s.turn
        if x == DONE:
            turn.plays = turn.regroups = 0
            return
        turn.plays -= 1
        if x == REGROUP:
            turn.regroups -= 1
            turn.gone = 0
            s.next(Regroup(self.who), self)
            return
        card = x - PLAY + ACTIONS_FROM
        s.put_in_play(self.who, card)
        s.emit("play", self.who, card)
        s.next(Resolve(self.who, card), self)


@final
class Regroup(Step[Meeting]):
    """ARC-5.6, ARC-5.7: discard one card or more, each face up, then draw as many. That all are alike is a secret."""

    discreet_since: ClassVar[int] = 2

    def legal(self, s: Meeting) -> list[int]:
        out = sorted({DISCARD + card for card in s.workshops[self.who].hand})
        return [*out, REDRAW] if s.turn.gone else out

    def why(self, s: Meeting, x: int) -> Reason | None:
        if x == REDRAW:
            return None if s.turn.gone else DISCARD_FIRST
        if not DISCARD <= x < DISCARD + KINDS:
            return DISCARD_OR_REDRAW
        return None if x - DISCARD in s.workshops[self.who].hand else NOT_TO_DISCARD

    def discreet(self, s: Meeting) -> bool:
        return not s.turn.gone and len(s.workshops[self.who].hand) > 1

    def apply(self, s: Meeting, x: int) -> None:
        if x == REDRAW:
            s.next(Draw(self.who, s.turn.gone))
            return
        s.discard(self.who, x - DISCARD)
        s.turn.gone += 1
        s.emit("discard", self.who, x - DISCARD)
        s.next(self)


@final
class Buy(Step[Meeting]):
    """ARC-6.2, ARC-6.4, ARC-6.5: a card of any kind onto the own discard pile, as long as money and buys last."""

    discreet_since: ClassVar[int] = 2

    def legal(self, s: Meeting) -> list[int]:
        if not s.turn.buys:
            return [DONE]
        out, supply, cost, money = [DONE], s.supply, s.book.cost, s.money(self.who)
        for card in range(KINDS):
            if cost[card] <= money and supply[card]:
                out.append(BUY + card)
        return out

    def why(self, s: Meeting, x: int) -> Reason | None:
        if x == DONE:
            return None
        if not BUY <= x < BUY + KINDS:
            return ACTIONS_OVER
        if not s.supply[x - BUY]:
            return SOLD_OUT
        if not s.turn.buys:
            return NO_BUYS
        return None if s.book.cost[x - BUY] <= s.money(self.who) else TOO_DEAR

    def discreet(self, s: Meeting) -> bool:
        """Buys are left, and the unseen Dollars may all lie in the hand or all in the deck: with the most of them there
        would be enough for something, with the least not."""
        costs = [s.book.cost[card] for card in range(KINDS) if s.supply[card]]
        turn, workshop = s.turn, s.workshops[self.who]
        if not turn.buys or not costs:
            return False
        dollars = workshop.unseen(DOLLAR)
        least, most = max(0, dollars - len(workshop.deck)), min(dollars, len(workshop.hand))
        return least < min(costs) - turn.extra + turn.spent <= most

    def apply(self, s: Meeting, x: int) -> None:
        if x == DONE:
            return
        card = x - BUY
        s.turn.buys -= 1
        s.turn.spent += s.book.cost[card]
        s.gain(self.who, card)
        s.emit("buy", self.who, card, s.book.cost[card])
        s.next(self)


@final
class Cleanup(Step[Meeting]):
    """ARC-6.6 to ARC-6.8: hand and cards in play go face up to the discard pile; then a new hand is drawn for the next
    turn, which there is none of after August."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Meeting) -> None:
        workshop = s.workshops[self.seat]
        workshop.discards += workshop.played + workshop.hand
        workshop.played, workshop.hand = [], []
        s.emit("cleanup", self.seat)
        if s.month + 1 < s.book.months:
            s.next(Draw(self.seat, s.book.hand_size))


@final
class NextTurn(Step[Meeting]):
    """ARC-7.1 to ARC-7.3: clockwise; after the last player the calendar goes on, and after August the season ends."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Meeting) -> None:
        following = (self.seat + 1) % len(s.workshops)
        if following == s.first:
            s.month += 1
            if s.month == s.book.months:
                return
            s.emit("month", s.month)
        s.next(StartTurn(following))
