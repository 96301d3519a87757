"""What a bot is, and what a game tells bots about itself."""

from __future__ import annotations

from typing import Any, ClassVar, Generic

from mypy_extensions import mypyc_attr

from aerodrome.kernel.chance import Rng
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.step import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat. It is given the state as that seat knows it, its own question on top, and nothing else."""

    def choose(self, mine: Any, legal: list[int]) -> int:
        raise NotImplementedError

    def dwell(self, mine: Any) -> None:
        """Take the time of a choice where there is none, and nobody may know that."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Advisor(Generic[S]):
    """A game's knowledge of good play."""

    horizon: ClassVar[int] = 8  # decisions that a search plays on before it asks for a value; 0: to the end of the turn
    iterations: ClassVar[int] = 1000  # of an Ace's search, where nothing else is said
    duels: ClassVar[bool] = False  # dice decide so much that options are compared turn by turn instead: see duel.py

    def weigh(self, s: S, seat: int, legal: list[int]) -> list[float]:
        """How good each option is for the seat that is asked, by what that seat knows; a move's worth is about 1."""
        raise NotImplementedError

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


class RandomBot(Bot):
    """Any option, each as likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, mine: Any, legal: list[int]) -> int:
        return legal[self.rng.below(len(legal))]


class HeuristicBot(Bot):
    """What the game's advisor says; once in every `errs` answers, on average, any option instead."""

    def __init__(self, advisor: Advisor[Any], rng: Rng, errs: int = 0) -> None:
        self.advisor = advisor
        self.rng = rng
        self.errs = errs

    def choose(self, mine: Any, legal: list[int]) -> int:
        if self.errs and self.rng.below(self.errs) == 0:
            return legal[self.rng.below(len(legal))]
        return self.advisor.choose(mine, mine.todo[-1].who, legal, self.rng)


class Searcher(Bot):
    """Tries options out. The same rules, budget and generator give the same answers."""

    def __init__(self, rules: Rules[Any], advisor: Advisor[Any], rng: Rng, iterations: int) -> None:
        self.rules = rules
        self.advisor = advisor
        self.rng = rng
        self.iterations = iterations
