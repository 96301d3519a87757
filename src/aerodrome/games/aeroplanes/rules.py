"""Aeroplanes in the kernel's terms: how it starts, who sees what, who has won."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from aerodrome.games.aeroplanes.actions import ACTIONS, domains
from aerodrome.games.aeroplanes.content import ADVANTAGES, AMERICAS, CARDS, STAGES, TWO, Book
from aerodrome.games.aeroplanes.pieces import NOBODY, Airline, Points, Roll, no_attempt
from aerodrome.games.aeroplanes.scoring import standings
from aerodrome.games.aeroplanes.state import EMPTY, EVENTS, Airlines
from aerodrome.games.aeroplanes.steps.era import FillWaiting
from aerodrome.games.aeroplanes.steps.setup import ChooseFirst
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.zones import Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class Aeroplanes(Rules[Airlines]):
    def __init__(self, seats: int, options: dict[str, int], book: Book) -> None:
        super().__init__(seats, options, domains(book, seats), ACTIONS, EVENTS)
        self.book = book

    def setup(self, carry: list[list[int]]) -> Airlines:
        """AER-3.1, AER-3.5 to AER-3.8, AER-3.13, AER-3.14. AER-8.1: with two players there is a neutral airline."""
        book = self.book
        airlines = range(self.seats + (1 if self.seats == TWO else 0))
        cards = list(range(CARDS))
        s = Airlines(
            todo=[],
            book=book,
            era=0,
            rounds=0,
            first=0,
            taker=NOBODY,
            box=book.subsidy,
            bag=list(range(len(book.people))),
            waiting=[EMPTY] * book.spaces,
            overflow=[EMPTY] * book.overflow,
            gone=[],
            row=cards[: book.row],
            deck=cards[: book.row - 1 : -1],
            removed=[],
            airlines=[self._airline() for _ in airlines],
            placed=0,
            attempt=no_attempt(),
            roll=Roll([], 0, 0),
        )
        s.next(FillWaiting(), ChooseFirst())
        return s

    def _airline(self) -> Airline:
        """AER-3.13: all airports are in reserve."""
        return Airline(
            money=0,
            points=Points([0] * AMERICAS, 0, 0, 0, 0),
            airports=[0] * (STAGES + 1),
            reserve=self.book.tiles[:],
            fleet=[],
            pile=[],
            claimed=[],
            scored=[],
            advantages=[0] * ADVANTAGES,
            failures=0,
        )

    def zones(self, s: Airlines) -> list[Zone]:
        """AER, hidden information: nobody holds anything in secret. The bag has no order: its tiles are known, and
        which of them come out is decided when they are drawn."""
        return []

    def boxes(self, s: Airlines) -> list[list[int]]:
        return []

    def standings(self, s: Airlines) -> list[list[int]]:
        """AER-1.3, AER-1.4."""
        return standings(s)
