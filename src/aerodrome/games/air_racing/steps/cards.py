"""ARC-5.16, ARC-5.17: drawing from the own deck."""

from __future__ import annotations

from typing import final

from aerodrome.games.air_racing.state import Meeting
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.step import AUTO, CHANCE, Step


@final
class Shuffle(Step[Meeting]):
    """ARC-3.3, ARC-5.16: the own discard pile becomes the deck; hand and cards in play are not part of it."""

    def __init__(self, seat: int) -> None:
        super().__init__(CHANCE)
        self.seat = seat

    def apply(self, s: Meeting, x: int) -> None:
        workshop = s.workshops[self.seat]
        workshop.deck, workshop.discards = sorted(workshop.discards), []
        s.emit("shuffle", self.seat, len(workshop.deck))
        Rng(x).shuffle(workshop.deck)


@final
class Draw(Step[Meeting]):
    """ARC-5.16: so many cards, with a shuffle when the deck is empty. ARC-5.17: what cannot be drawn is lost."""

    def __init__(self, seat: int, cards: int) -> None:
        super().__init__(AUTO)
        self.seat, self.cards = seat, cards

    def run(self, s: Meeting) -> None:
        workshop, left = s.workshops[self.seat], self.cards
        while left and workshop.deck:
            s.draw(self.seat)
            left -= 1
        if left and workshop.discards:
            s.next(Shuffle(self.seat), Draw(self.seat, left))
