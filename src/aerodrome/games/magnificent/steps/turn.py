"""MFM-8, MFM-9: rounds, the window at the start of a turn, its actions, and its end."""

from __future__ import annotations

from typing import ClassVar, Final, final

from aerodrome.games.magnificent import texts
from aerodrome.games.magnificent.actions import (
    COLLECT,
    END_PHASE,
    END_TURN,
    EXCHANGE,
    MAKE_GOOD,
    PASS,
    PLAY,
    REPAIR,
    SPEND,
    SWAP,
    SYMBOL,
)
from aerodrome.games.magnificent.pieces import Began, Turn, no_tests, nothing_done
from aerodrome.games.magnificent.scoring import finish
from aerodrome.games.magnificent.sizes import CARDS, EQUIPMENT, ITEMS
from aerodrome.games.magnificent.state import GROUND, Race, without
from aerodrome.games.magnificent.steps.boosts import gain_luck, play_boost
from aerodrome.games.magnificent.steps.cards import DiscardDown, Draw, DrawMore
from aerodrome.games.magnificent.steps.ground import collect
from aerodrome.games.magnificent.steps.menu import (
    AT_THE_END,
    FREE,
    IN_AIR,
    ON_GROUND,
    act,
    do_free,
    end_phase,
    show,
    why_not_act,
    why_not_collect,
    why_not_free,
    why_not_show,
)
from aerodrome.games.magnificent.steps.tricks import play_trick
from aerodrome.games.magnificent.steps.weather import ChangeWeather
from aerodrome.games.magnificent.terms import AT_START, DRAW, GENERAL, HAND, IN_TURN, NONE, RECHARGE
from aerodrome.kernel.step import AUTO, Reason, Step

TRICK_OR_PASS: Final = Reason("MFM-R9", "trick-or-pass")
NOT_IN_HAND: Final = Reason("MFM-8.9", "not-in-hand")
NO_TEXT_NOW: Final = Reason("MFM-R12", "no-text-now")
NO_PHASE_TO_END: Final = Reason("MFM-8.3", "no-phase-to-end")
AT_HOME: Final = Reason("MFM-8.47", "at-home")
CHOOSE_ACTION: Final = Reason("MFM-8.2", "choose-action")


@final
class StartRound(Step[Race]):
    """MFM-8.1: every machine has a turn, in the order that never changes."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        s.rounds += 1
        s.emit("round", s.rounds)
        s.next(StartTurn(0))


@final
class StartTurn(Step[Race]):
    """MFM-8.2: two phases. MFM-8.47: a machine at home has a turn of its own kind. MFM-R51: a cad may be back.
    MFM-R9 (a): then the others are asked."""

    def __init__(self, place: int) -> None:
        super().__init__(AUTO)
        self.place = place

    def run(self, s: Race) -> None:
        m = s.order[self.place]
        machine = s.machines[m]
        owner = machine.owner
        home = s.at_home(m)
        phases = 0 if home else s.book.number["phases"]
        began = Began(machine.band, s.total(m), home, s.due is not None and m in s.due)
        s.turn = Turn(m, phases, False, 0, 0, False, False, False, began, nothing_done())
        for other in s.machines:
            other.taken = no_tests()
        for player in s.players:
            player.fresh = 0
        if s.trait(m, RECHARGE):
            pilot = EQUIPMENT + machine.crew.pilot
            s.charges[pilot] = s.book.charges[pilot]
        s.emit("turn", machine.kind, phases)
        s.next(Act(owner), EndTurn(self.place))
        seats = len(s.players)
        if not s.book.less_dirty:
            for n in range(seats - 1, 0, -1):
                s.next(AskAtStart((owner + n) % seats))


@final
class AskAtStart(Step[Race]):
    """MFM-R9 (a): every other player whose hand is not empty."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Race) -> None:
        if s.players[self.seat].hand:
            s.next(AtStart(self.seat))


@final
class AtStart(Step[Race]):
    """MFM-R9 (a), D10: dirty tricks, one after the other, until passing."""

    unseen: ClassVar[bool] = True

    def legal(self, s: Race) -> list[int]:
        found = sorted([PLAY + card for card in s.players[self.who].hand if self._fits(s, card)])
        found.append(PASS)
        return found

    def _fits(self, s: Race, card: int) -> bool:
        return texts.window(s, card) in (GENERAL, AT_START) and texts.fits(s, self.who, card)

    def why(self, s: Race, x: int) -> Reason | None:
        if x == PASS:
            return None
        if not PLAY <= x < PLAY + CARDS:
            return TRICK_OR_PASS
        if x - PLAY not in s.players[self.who].hand:
            return NOT_IN_HAND
        return None if self._fits(s, x - PLAY) else NO_TEXT_NOW

    def discreet(self, s: Race) -> bool:
        return True

    def default(self, s: Race) -> int:
        return PASS

    def apply(self, s: Race, x: int) -> None:
        if x != PASS:
            s.next(AskAtStart(self.who))
            play_trick(s, self.who, x - PLAY)


@final
class Act(Step[Race]):
    """MFM-8.2 to MFM-8.4, MFM-11.1, D13, D28: the next thing in the own turn. MFM-R9: that nothing is left is a
    secret."""

    def legal(self, s: Race) -> list[int]:
        m, last = s.turn.machine, s.turn.began.home
        grounded = s.machines[m].band == GROUND
        found = sorted([PLAY + card for card in s.players[self.who].hand if self._playable(s, card)])
        if not last:
            found += [x for x in (ON_GROUND if grounded else IN_AIR) if why_not_act(s, m, x) is None]
        if grounded:
            found += [COLLECT + item for item in range(ITEMS) if why_not_collect(s, m, item) is None]
        found += [x for x in FREE if why_not_free(s, m, x) is None]
        if last:
            found += [x for x in AT_THE_END if why_not_show(s, m, x) is None]
        if self._has_phase(s):
            found.append(END_PHASE)
        found.append(END_TURN)
        return found

    def _has_phase(self, s: Race) -> bool:
        """MFM-8.3: a phase that is left unused."""
        return s.turn.phases > (0 if s.turn.flying else 1)

    def _playable(self, s: Race, card: int) -> bool:
        return texts.window(s, card) in (IN_TURN, GENERAL) and texts.fits(s, self.who, card)

    def why(self, s: Race, x: int) -> Reason | None:
        m = s.turn.machine
        if x == END_TURN:
            return None
        if PLAY <= x < SYMBOL:
            if x - PLAY not in s.players[self.who].hand:
                return NOT_IN_HAND
            return None if self._playable(s, x - PLAY) else NO_TEXT_NOW
        if REPAIR <= x < COLLECT:
            return AT_HOME if s.turn.began.home else why_not_act(s, m, x)
        if COLLECT <= x < EXCHANGE:
            return why_not_collect(s, m, x - COLLECT)
        if EXCHANGE <= x < MAKE_GOOD:
            return why_not_free(s, m, x)
        if MAKE_GOOD <= x < SPEND:
            return why_not_show(s, m, x)
        if x == END_PHASE:
            return None if self._has_phase(s) else NO_PHASE_TO_END
        return CHOOSE_ACTION

    def discreet(self, s: Race) -> bool:
        return True

    def default(self, s: Race) -> int:
        """MFM-R70."""
        return END_TURN

    def apply(self, s: Race, x: int) -> None:
        if x == END_TURN:
            return
        m, seat = s.turn.machine, self.who
        s.next(Act(seat))
        if x not in (SWAP, EXCHANGE, END_PHASE):
            s.turn.done.swapped = False
        if x < SYMBOL:
            card = x - PLAY
            play = play_boost if texts.window(s, card) == IN_TURN else play_trick
            play(s, seat, card)
        elif x < COLLECT:
            act(s, m, x)
        elif x < EXCHANGE:
            collect(s, m, x - COLLECT)
        elif x < MAKE_GOOD:
            do_free(s, m, x)
        elif x < SPEND:
            show(s, m, x)
        else:
            end_phase(s)


@final
class EndTurn(Step[Race]):
    """MFM-R53: fuel, luck, a card, the hand limit. MFM-R30: perhaps it was the last turn of the game."""

    def __init__(self, place: int) -> None:
        super().__init__(AUTO)
        self.place = place

    def run(self, s: Race) -> None:
        m = s.turn.machine
        machine = s.machines[m]
        seat = machine.owner
        s.turn.flying = False
        s.add_fuel(m, -s.fuel_cost(s.turn.crossed))
        began, done = s.turn.began, s.turn.done
        idle = s.total(m) <= began.points and machine.band <= began.band and not (done.loaded or done.moved)
        if idle and s.supply.luck:
            gain_luck(s, seat)
        limit = s.book.number["hand"] + s.trait(m, HAND)
        s.next(DiscardDown(seat, limit), NextTurn(self.place))
        if s.trait(m, DRAW) and (len(s.cards.pile) + len(s.cards.discards) > 1):
            s.next(DrawMore(seat))
        s.next(Draw(seat, 1))


@final
class NextTurn(Step[Race]):
    """MFM-8.61: after the last machine the weather changes and a new round begins; MFM-R58: but not without end."""

    def __init__(self, place: int) -> None:
        super().__init__(AUTO)
        self.place = place

    def run(self, s: Race) -> None:
        if s.turn.began.last and s.due is not None:
            s.due = without(s.due, s.turn.machine)
        s.turn.machine = NONE
        if s.due is not None and not s.due:
            finish(s)
        elif self.place + 1 < len(s.order):
            s.next(StartTurn(self.place + 1))
        elif s.rounds >= s.book.number["rounds"]:
            s.emit("safety", s.rounds)
            finish(s)
        else:
            s.next(ChangeWeather(), StartRound())
