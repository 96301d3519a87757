"""Options against each other in the same worlds, with the same luck.

Where every turn is full of dice, a tree learns more about the dice than about the options. Here each option is tried
as often as any other, and all of them meet the same unseen cards and the same rolls."""

from __future__ import annotations

from time import monotonic
from typing import Any, final

from aerodrome.bots.bot import Searcher
from aerodrome.bots.search import standing
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.state import State
from aerodrome.kernel.step import CHANCE


@final
class DuelBot(Searcher):
    """Rounds of trials for each answer that the advisor ponders."""

    def choose(self, mine: Any, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        if not self.advisor.ponders(mine):
            return self.advisor.choose(mine, mine.todo[-1].who, legal, self.rng)
        return self._best(mine, legal)

    def dwell(self, mine: Any) -> None:
        if self.advisor.ponders(mine):
            self._best(mine, mine.todo[-1].legal(mine))

    def _best(self, mine: Any, legal: list[int]) -> int:
        """Rounds of equally many trials; after each, the worse half is out. Among equals the weight counts. Each round
        has its share of the time; whom that does not reach is out, the least promising first."""
        seat: int = mine.todo[-1].who
        weights = self.advisor.weigh(mine, seat, legal)
        order = sorted(range(len(legal)), key=lambda i: -weights[i])
        got = [0.0 for _ in legal]
        rounds = 1
        while 1 << rounds < len(legal):
            rounds += 1
        begun = monotonic()
        for number in range(1, rounds + 1):
            until = begun + self.seconds * number / rounds
            for _ in range(max(1, self.iterations // (rounds * len(order)))):
                order = self._trial(mine, legal, order, got, until)
                if monotonic() > until:
                    break
            order = sorted(order, key=lambda i: -got[i])[: (len(order) + 1) // 2]
        return legal[order[0]]

    def _trial(self, mine: Any, legal: list[int], order: list[int], got: list[float], until: float) -> list[int]:
        """Add what each option gets in one imagined world, with the same luck. Returns those that were reached in time,
        the first at least."""
        seat: int = mine.todo[-1].who
        world = self.rules.imagine(mine, self.rng)
        luck = self.rng.word()
        for reached, i in enumerate(order):
            if reached and monotonic() > until:
                return order[:reached]
            got[i] += self._try(world.clone(), legal[i], Rng(luck))[seat]
        return order

    def _try(self, s: State, x: int, luck: Rng) -> list[float]:
        """Play on by the advisor to the end of the turn; what each seat then has."""
        turn = self.advisor.turn(s)
        self.rules.play(s, x)
        while s.todo and self.advisor.turn(s) == turn:
            step = s.todo[-1]
            if step.who == CHANCE:
                self.rules.play(s, luck.weighted(step.odds(s)))
            else:
                self.rules.play(s, self.advisor.choose(s, step.who, step.legal(s), luck))
        return standing(self.rules, self.advisor, s)
