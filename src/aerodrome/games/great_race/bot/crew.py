"""What Crew cards are worth to a pilot."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from aerodrome.games.great_race.bot.prices import MOXY_WORTH, worth
from aerodrome.games.great_race.content import Book
from aerodrome.games.great_race.verbs import CONDITIONS

USES: Final = 0.7  # of a Crew card that is only exhausted, each day
MOST_USES: Final = 3.0
ONCE: Final = 0.9  # and of one that is discarded
OPEN: Final = 0.6  # how often a condition holds


@final
class Hiring:
    """The price of each Crew card, and what a hire brings."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.trades = [self._trade(card) for card in range(len(book.trade))]  # what a card brings each time

    def _trade(self, card: int) -> float:
        total, likely = 0.0, 1.0
        for _ in self.book.crew_needs[card]:
            likely *= sqrt(OPEN)
        for line in self.book.crew_effect[card]:
            if line[0] < len(CONDITIONS):
                likely *= OPEN
            else:
                total += likely * worth([line])
        return total

    def brings(self, card: int, days: float) -> float:
        """What a Crew card will bring in so many days."""
        return self.trades[card] * (min(MOST_USES, USES * days) if self.book.exhausts[card] else min(ONCE, days))

    def gain(self, crew: list[int], card: int, cost: int, days: float) -> float:
        """GAR-11.3: what a card brings, beside its cost and whom of the Crew it sends away."""
        gain = self.brings(card, days) - cost * MOXY_WORTH * min(1.0, days)
        if len(crew) >= self.book.crew_limit:
            gain -= min([self.brings(other, days) for other in crew])
        return gain
