"""What a bot is, and the plain ones."""

from __future__ import annotations

from math import inf
from typing import Any

from mypy_extensions import mypyc_attr

from aerodrome.kernel.advisor import Advisor
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat. It is given the state as that seat knows it, its own question on top, and nothing else."""

    def choose(self, mine: Any, legal: list[int]) -> int:
        raise NotImplementedError

    def dwell(self, mine: Any) -> None:
        """Take the time of a choice where there is none, and nobody may know that."""


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
    """Tries options out, `iterations` times or until `seconds` have passed. Without a limit of time the same rules,
    iterations and generator give the same answers."""

    def __init__(
        self, rules: Rules[Any], advisor: Advisor[Any], rng: Rng, iterations: int, seconds: float = inf
    ) -> None:
        self.rules = rules
        self.advisor = advisor
        self.rng = rng
        self.iterations = iterations
        self.seconds = seconds
