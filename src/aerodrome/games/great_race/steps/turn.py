"""GAR-8, GAR-10, GAR-12: a pilot's turn: the Flight card, an action, and the move to the next Stage."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.great_race.actions import PASS, REFUEL, USE
from aerodrome.games.great_race.conditions import holds, may_hold, redeemable
from aerodrome.games.great_race.content import CREWS, FLIGHTS, FUEL, HEALTH, OF_CREW, OF_REWARD, SPENT
from aerodrome.games.great_race.effects import Program, fly
from aerodrome.games.great_race.state import AIRBORNE, FINISHED, FLIGHT, Race
from aerodrome.games.great_race.steps.choices import detach, drop, redeem
from aerodrome.kernel.step import AUTO, Reason, Step

ACT_OR_PASS: Final = Reason("GAR-10.1", "act-or-pass")
NOT_IN_HAND: Final = Reason("GAR-10.6", "not-in-hand")
NOTHING_MOVES: Final = Reason("GAR-10.5", "nothing-moves")
NOT_ON_BOARD: Final = Reason("GAR-10.11", "not-on-board")
EXHAUSTED: Final = Reason("GAR-10.9", "exhausted")
ALOFT_ONLY: Final = Reason("GAR-10.11", "aloft-only")
NO_USE: Final = Reason("GAR-10.11", "no-use")


@final
class TakeTurn(Step[Race]):
    """GAR-8.1, GAR-8.2, GAR-8.10: pay, place and effect, then an action and the move; a card that cannot be paid any
    more is discarded."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Race) -> None:
        seat = self.seat
        s.emit("turn", seat)
        s.next(StartAction(seat), MoveOn(seat))
        progress = s.current_progress(seat)
        card = s.shown[seat].pop()
        if s.payable(seat, card, s.raised[seat]):
            s.flew[seat] = card
            fly(s, seat, card, progress, s.raised[seat])
        else:
            s.discards[FLIGHT].append(card)
            s.emit("stall", seat, card)


@final
class StartAction(Step[Race]):
    """GAR-10.2, GAR-R17: an action is offered, unless everybody sees that there is none."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Race) -> None:
        seat, spent = self.seat, s.held(self.seat, FUEL, SPENT) + s.held(self.seat, HEALTH, SPENT)
        crew = any(_is_ready(s, seat, card) and may_hold(s, seat, s.book.crew_needs[card]) for card in s.crew[seat])
        if crew or (spent and s.cards(seat)):
            s.next(Act(seat))


def _is_ready(s: Race, seat: int, card: int) -> bool:
    aloft = s.status[seat] == AIRBORNE
    return s.ready[seat][s.crew[seat].index(card)] == 1 and (aloft or not s.book.aloft_only[card])


@final
class Act(Step[Race]):
    """GAR-10.1 to GAR-10.11, D10, D18: Refuel/Repair with a card, a Crew action, or nothing."""

    def legal(self, s: Race) -> list[int]:
        seat = self.who
        out = [PASS, *sorted([REFUEL + card for card in s.flights(seat) if redeemable(s, seat, card)])]
        return out + sorted([USE + card for card in s.crew[seat] if self.why(s, USE + card) is None])

    def why(self, s: Race, x: int) -> Reason | None:
        seat = self.who
        if x == PASS:
            return None
        if REFUEL <= x < REFUEL + FLIGHTS:
            if x - REFUEL not in s.hands[seat]:
                return NOT_IN_HAND
            return None if redeemable(s, seat, x - REFUEL) else NOTHING_MOVES
        if not USE <= x < USE + CREWS:
            return ACT_OR_PASS
        card = x - USE
        if card not in s.crew[seat]:
            return NOT_ON_BOARD
        if not s.ready[seat][s.crew[seat].index(card)]:
            return EXHAUSTED
        if not _is_ready(s, seat, card):
            return ALOFT_ONLY
        return None if holds(s, seat, s.book.crew_needs[card]) else NO_USE

    def discreet(self, s: Race) -> bool:
        return True

    def apply(self, s: Race, x: int) -> None:
        seat = self.who
        if x == PASS:
            return
        if s.landing[seat] and not s.hired[seat] and s.landing[seat] < s.able(seat).landing_actions:
            s.landing[seat] += 1
            s.next(StartAction(seat))
        if x < USE:
            redeem(s, seat, x - REFUEL, s.able(seat).redeems_to, 0)
            return
        card = x - USE
        s.emit("use", seat, card)
        if s.book.exhausts[card]:
            s.ready[seat][s.crew[seat].index(card)] = 0
        else:
            drop(s, seat, card)
        s.next(Program(OF_CREW, card, 0, 1 << seat))


@final
class MoveOn(Step[Race]):
    """GAR-8.9, GAR-12: who has reached the Stage's value moves to the next Stage, or crosses the line."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Race) -> None:
        seat, stage = self.seat, s.stage[self.seat]
        if s.tracker[seat] < s.book.stage_progress[s.row[stage]]:
            return
        s.stage[seat] += 1
        if s.stage[seat] == len(s.row):
            self.cross(s, seat)
        else:
            s.discards[FLIGHT] += s.paths[seat]
            s.paths[seat] = []
            s.tracker[seat] = 0
            s.emit("move", seat, s.row[stage + 1])
            s.gain_moxy(seat, s.book.moxy_for_stage)
            if s.rewards[stage]:
                token = s.rewards[stage].pop()
                s.tokens[seat].append(token)
                s.emit("reward", seat, token)
                s.next(Program(OF_REWARD, token, 0, 1 << seat))
        if min(s.stage) > stage:
            for news in s.attached[stage][:]:
                detach(s, news)

    def cross(self, s: Race, seat: int) -> None:
        """GAR-14.1, GAR-14.4, GAR-14.5: path and tracker stay; the first takes the trophy, which gives no reward."""
        s.status[seat] = FINISHED
        s.emit("cross", seat, s.tracker[seat])
        if s.rewards[-1]:
            token = s.rewards[-1].pop()
            s.tokens[seat].append(token)
            s.emit("trophy", seat, token)
