"""GAR-8, GAR-10, GAR-12: a pilot's turn: the Flight card, an action, and the move to the next Stage."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.great_race.actions import PASS, REFUEL, USE
from aerodrome.games.great_race.conditions import holds, may_hold, redeemable
from aerodrome.games.great_race.content import CREWS, FLIGHTS, NO_CARD, OF_CREW, OF_REWARD
from aerodrome.games.great_race.effects import Program, fly
from aerodrome.games.great_race.pieces import AIRBORNE, FINISHED, Pilot
from aerodrome.games.great_race.state import FLIGHT, Race
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
        pilot, progress = s.pilots[seat], s.current_progress(seat)
        card, pilot.cards.shown = pilot.cards.shown, NO_CARD
        if s.payable(seat, card, pilot.round.raised):
            pilot.round.flew = card
            fly(s, seat, card, progress, pilot.round.raised)
        else:
            s.discards[FLIGHT].append(card)
            fuel, health = s.price(seat, card, pilot.round.raised)
            s.emit("stall", seat, card, fuel, health)


@final
class StartAction(Step[Race]):
    """GAR-10.2, GAR-R17: an action is offered, unless everybody sees that there is none."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Race) -> None:
        seat, pilot = self.seat, s.pilots[self.seat]
        if (pilot.board.spent() and pilot.hand_size()) or self._crew_may_act(s, pilot):
            s.todo.append(Act(seat))

    def _crew_may_act(self, s: Race, pilot: Pilot) -> bool:
        for card in pilot.board.crew:
            if _is_ready(s, self.seat, card) and may_hold(s, self.seat, s.book.crew_needs[card]):
                return True
        return False


def _is_ready(s: Race, seat: int, card: int) -> bool:
    pilot = s.pilots[seat]
    return card not in pilot.board.exhausted and (pilot.status == AIRBORNE or not s.book.aloft_only[card])


@final
class Act(Step[Race]):
    """GAR-10.1 to GAR-10.11, D10, D18: Refuel/Repair with a card, a Crew action, or nothing."""

    def legal(self, s: Race) -> list[int]:
        seat, pilot = self.who, s.pilots[self.who]
        out = [REFUEL + card for card in pilot.cards.hand if card < FLIGHTS and redeemable(s, seat, card)]
        for card in pilot.board.crew:
            if self.why(s, USE + card) is None:
                out.append(USE + card)
        out.append(PASS)
        out.sort()
        return out

    def why(self, s: Race, x: int) -> Reason | None:
        seat, pilot = self.who, s.pilots[self.who]
        if x == PASS:
            return None
        if REFUEL <= x < REFUEL + FLIGHTS:
            if x - REFUEL not in pilot.cards.hand:
                return NOT_IN_HAND
            return None if redeemable(s, seat, x - REFUEL) else NOTHING_MOVES
        if not USE <= x < USE + CREWS:
            return ACT_OR_PASS
        card = x - USE
        if card not in pilot.board.crew:
            return NOT_ON_BOARD
        if card in pilot.board.exhausted:
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
        able, now = s.able(seat), s.pilots[seat].round
        if now.landing and not now.hired and now.acted + 1 < able.landing_actions:
            now.acted += 1
            s.next(StartAction(seat))
        if x < USE:
            redeem(s, seat, x - REFUEL, able.redeems_to, 0)
            return
        card = x - USE
        s.emit("use", seat, card)
        if s.book.exhausts[card]:
            s.pilots[seat].board.exhaust(card)
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
        seat, pilot = self.seat, s.pilots[self.seat]
        stage = pilot.stage
        if pilot.tracker < s.book.stage_progress[s.row[stage]]:
            return
        pilot.stage += 1
        if pilot.stage == len(s.row):
            self.cross(s, pilot)
        else:
            s.discards[FLIGHT] += pilot.cards.path
            pilot.cards.path = []
            pilot.tracker = 0
            s.emit("move", seat, s.row[stage + 1], s.book.stage_progress[s.row[stage + 1]])
            s.gain_moxy(seat, s.book.moxy_for_stage)
            if s.rewards[stage]:
                token = s.take_reward(stage)
                pilot.board.win(token)
                s.emit("reward", seat, token, s.book.trophy[token])
                s.next(Program(OF_REWARD, token, 0, 1 << seat))
        if min([each.stage for each in s.pilots]) > stage:
            for news in s.attached[stage]:
                detach(s, news)

    def cross(self, s: Race, pilot: Pilot) -> None:
        """GAR-14.1, GAR-14.4, GAR-14.5: path and tracker stay; the first takes the trophy, which gives no reward."""
        pilot.status = FINISHED
        s.emit("cross", self.seat, pilot.tracker)
        if s.rewards[-1]:
            token = s.take_reward(len(s.row) - 1)
            pilot.board.win(token)
            s.emit("trophy", self.seat, token, s.book.trophy[token])
