"""What a game tells bots about good play: a weight for each option, and a value for each position."""

from __future__ import annotations

from typing import ClassVar, Generic, final

from mypy_extensions import mypyc_attr

from aerodrome.kernel.chance import Rng
from aerodrome.kernel.step import S


@final
class Term:
    """A named part of a weight."""

    def __init__(self, name: str, weight: float) -> None:
        self.name, self.weight = name, weight

    def __repr__(self) -> str:
        return f"{self.name} {self.weight:+g}"


@final
class Weighing:
    """The weight of one option, added up term by term. The terms are kept where somebody wants to read them."""

    def __init__(self, named: bool) -> None:
        self.total = 0.0
        self.terms: list[Term] | None = [] if named else None

    def add(self, name: str, weight: float) -> None:
        """Add a term. Names are those of a game's weights: the same everywhere, for tuning and for sentences."""
        self.total += weight
        if self.terms is not None:
            self.terms.append(Term(name, weight))


@mypyc_attr(allow_interpreted_subclasses=True)
class Advisor(Generic[S]):
    """A game's knowledge of good play."""

    horizon: ClassVar[int] = 8  # decisions that a search plays on before it asks for a value; 0: to the end of the turn
    iterations: ClassVar[int] = 1000  # of an Ace's search, where nothing else is said
    duels: ClassVar[bool] = False  # dice decide so much that options are compared turn by turn instead: see duel.py

    def weighings(self, s: S, seat: int, legal: list[int], named: bool) -> list[Weighing]:
        """The weight of each option for the seat that is asked, by what that seat knows; a move's worth is about 1.
        `named`: keep the terms."""
        raise NotImplementedError

    def weigh(self, s: S, seat: int, legal: list[int]) -> list[float]:
        """How good each option is."""
        return [each.total for each in self.weighings(s, seat, legal, False)]

    def terms(self, s: S, seat: int, x: int) -> list[Term]:
        """What the weight of an option is made of; the terms add up to it."""
        legal = s.question(seat).legal(s)
        return self.weighings(s, seat, legal, True)[legal.index(x)].terms or []

    def value(self, s: S) -> list[float]:
        """How each seat stands in a state without secrets, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def turn(self, s: S) -> int:
        """A number for the turn under way, and another for the next: where options duel."""
        raise NotImplementedError

    def ponders(self, s: S) -> bool:
        """Is the question on top worth a duel? By its kind only: the time that it takes can be seen."""
        return True

    def choose(self, s: S, seat: int, legal: list[int], rng: Rng) -> int:
        """The best option by its weight; among equals any."""
        weights = self.weigh(s, seat, legal)
        best, ties = legal[0], 0
        most = max(weights)
        for i in range(len(legal)):
            if weights[i] == most:
                ties += 1
                if rng.below(ties) == 0:
                    best = legal[i]
        return best
