"""CTL-3: the turn around the moves: its start, the draw, the discard and its end."""

from __future__ import annotations

from typing import ClassVar, Final, final

from aerodrome.games.control_tower.actions import DISCARD, EXTRA
from aerodrome.games.control_tower.content import TECHNICAL_RETURN
from aerodrome.games.control_tower.pieces import Turn
from aerodrome.games.control_tower.scoring import has_landed_all, safety_end, win
from aerodrome.games.control_tower.state import Sky
from aerodrome.games.control_tower.steps.act import MoveAndPlay
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.step import AUTO, CHANCE, Reason, Step

DISCARD_FIRST: Final = Reason("CTL-3.7", "discard-first")
PLAY_OVER: Final = Reason("CTL-5.3", "discard-first")
NOT_IN_HAND: Final = Reason("CTL-3.7", "not-in-hand")


@final
class StartTurn(Step[Sky]):
    """CTL-3.1: draw, move and play, discard. CTL-8.1: whose four aircraft have landed wins before drawing."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Sky) -> None:
        s.turns += 1
        s.turn = Turn(0, 0, 0)
        s.emit("turn", self.seat, s.round)
        if has_landed_all(s, self.seat):
            win(s, self.seat)
        else:
            s.next(Draw(self.seat), MoveAndPlay(self.seat), HandLimit(self.seat), EndTurn(self.seat))


@final
class Draw(Step[Sky]):
    """CTL-3.2: the player must take the top card. CTL-5.8: without any card to draw, none is drawn."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Sky) -> None:
        if s.deck:
            s.draw(self.seat)
        elif s.pile:
            s.next(Reshuffle(), Draw(self.seat))


@final
class Reshuffle(Step[Sky]):
    """CTL-5.7: the discard pile is shuffled and becomes the draw pile."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def apply(self, s: Sky, x: int) -> None:
        s.deck, s.pile = sorted(s.pile), []
        s.emit("reshuffle", len(s.deck))
        Rng(x).shuffle(s.deck)


@final
class HandLimit(Step[Sky]):
    """CTL-3.7: who holds more than the hand limit must discard. CTL-3.8: Technical return never counts."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Sky) -> None:
        if len(s.players[self.seat].hand) > s.air.hand_limit:
            s.next(Discard(self.seat), HandLimit(self.seat))


@final
class Discard(Step[Sky]):
    """CTL-3.7: a card of own choice to the face-up discard pile. That all are alike is a secret."""

    discreet_since: ClassVar[int] = 2

    def legal(self, s: Sky) -> list[int]:
        return sorted({DISCARD + card for card in s.players[self.who].hand})

    def why(self, s: Sky, x: int) -> Reason | None:
        if not DISCARD <= x < DISCARD + TECHNICAL_RETURN:
            return DISCARD_FIRST if x < EXTRA else PLAY_OVER
        return None if x - DISCARD in s.players[self.who].hand else NOT_IN_HAND

    def discreet(self, s: Sky) -> bool:
        return True

    def apply(self, s: Sky, x: int) -> None:
        s.discard(self.who, x - DISCARD)


@final
class EndTurn(Step[Sky]):
    """CTL-8.4 and CTL-8.5 at the end of a turn; CTL-1.12: play goes clockwise."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Sky) -> None:
        seats = len(s.players)
        s.idle = 0 if s.turn.moves else s.idle + 1
        if s.idle == seats:
            s.gridlock()
        if s.turns == s.air.max_rounds * seats:
            safety_end(s)
        else:
            s.next(StartTurn((self.seat + 1) % seats))
