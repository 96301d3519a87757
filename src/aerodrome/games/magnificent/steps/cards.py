"""MFM-4.2, MFM-8.5, MFM-R52, MFM-R53, D30, D31: drawing and discarding trick and boost cards."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.magnificent.actions import DISCARD, DONE, DRAW
from aerodrome.games.magnificent.sizes import CARDS
from aerodrome.games.magnificent.state import Race
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.step import AUTO, CHANCE, Reason, Step

DRAW_OR_NOT: Final = Reason("MFM-13.12", "draw-or-not")
DISCARD_ONE: Final = Reason("MFM-8.5", "discard-one")
NOT_IN_HAND: Final = Reason("MFM-8.5", "not-in-hand")


@final
class ShuffleCards(Step[Race]):
    """MFM-4.2, MFM-R52: the draw deck is shuffled, from the discard pile when it is empty."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def apply(self, s: Race, x: int) -> None:
        if s.cards.discards:
            s.emit("reshuffle", len(s.cards.pile) + len(s.cards.discards))
        s.cards.pile, s.cards.discards = sorted(s.cards.pile + s.cards.discards), []
        Rng(x).shuffle(s.cards.pile)


@final
class Draw(Step[Race]):
    """MFM-8.5, MFM-R52: so many cards, as far as there are any."""

    def __init__(self, seat: int, cards: int) -> None:
        super().__init__(AUTO)
        self.seat, self.cards = seat, cards

    def run(self, s: Race) -> None:
        for drawn in range(self.cards):
            if not s.cards.pile:
                if s.cards.discards:
                    s.next(ShuffleCards(), Draw(self.seat, self.cards - drawn))
                return
            card = s.cards.pile.pop()
            s.receive(self.seat, card, 0)
            held, left = len(s.players[self.seat].hand), len(s.cards.pile)
            s.emit("draw", self.seat, card, held, left, seen=1 << self.seat)


@final
class DrawMore(Step[Race]):
    """MFM-13.12, D30: a second card, if wanted."""

    def legal(self, s: Race) -> list[int]:
        return [DRAW, DONE]

    def why(self, s: Race, x: int) -> Reason | None:
        return None if x in (DRAW, DONE) else DRAW_OR_NOT

    def default(self, s: Race) -> int:
        return DONE

    def apply(self, s: Race, x: int) -> None:
        if x == DRAW:
            s.next(Draw(self.who, 1))


@final
class DiscardDown(Step[Race]):
    """MFM-8.5, MFM-R53: down to the hand limit, one card at a time."""

    def __init__(self, seat: int, limit: int) -> None:
        super().__init__(AUTO)
        self.seat, self.limit = seat, limit

    def run(self, s: Race) -> None:
        if len(s.players[self.seat].hand) > self.limit:
            s.next(DiscardCard(self.seat), DiscardDown(self.seat, self.limit))


@final
class DiscardCard(Step[Race]):
    """D31."""

    def legal(self, s: Race) -> list[int]:
        return sorted([DISCARD + card for card in s.players[self.who].hand])

    def why(self, s: Race, x: int) -> Reason | None:
        if not DISCARD <= x < DISCARD + CARDS:
            return DISCARD_ONE
        return None if x - DISCARD in s.players[self.who].hand else NOT_IN_HAND

    def discreet(self, s: Race) -> bool:
        return True

    def apply(self, s: Race, x: int) -> None:
        s.lay_down(self.who, x - DISCARD, "discard")
