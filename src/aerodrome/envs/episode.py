"""One game in the hands of learners: chance and lone options answer themselves, everything else is asked."""

from __future__ import annotations

from typing import Any, final

from aerodrome.kernel.actions import UnknownAction
from aerodrome.kernel.chance import Fate
from aerodrome.kernel.game import Game
from aerodrome.kernel.match import CHOSEN, FORCED, Entry, Match
from aerodrome.kernel.rules import Rules, returns
from aerodrome.kernel.state import State
from aerodrome.kernel.step import CHANCE, OVER


@final
class Episode:
    """The same game as a `Match` of this seed with these answers, without its checks, events and undo."""

    def __init__(self, game: Game, rules: Rules[Any], seed: str) -> None:
        self.game, self.rules, self.seed = game, rules, seed
        self.state: State = rules.setup([[] for _ in range(rules.seats)])
        self.fate = Fate(seed)
        self.draws = 0
        self.log: list[Entry] = []
        self.seat = OVER  # who decides
        self.legal: list[int] = []
        self.state.settle()
        self._advance()

    @property
    def over(self) -> bool:
        return self.seat == OVER

    def step(self, x: int) -> None:
        """The answer of the seat that decides."""
        if x not in self.legal:
            raise UnknownAction(self.refusal(x))
        self._play(Entry(self.seat, x, CHOSEN))
        self._advance()

    def refusal(self, x: int) -> str:
        """Why an answer is not taken."""
        if self.seat == OVER:
            return "the game is over"
        actions = self.rules.actions
        words = actions.text(x) if 0 <= x < actions.size else str(x)
        return f"seat {self.seat} has no option {words!r} now"

    def returns(self) -> list[float]:
        """What each seat gets, once the game is over."""
        return returns(self.rules.ranks(self.state), self.rules.teams)

    def match(self) -> Match:
        """The game so far, for saving, views and replays."""
        match = Match(self.game, self.rules.seats, self.rules.options, self.seed)
        match.replay(self.log)
        return match

    def _play(self, entry: Entry) -> None:
        self.log.append(entry)
        self.rules.play(self.state, entry.x)

    def _advance(self) -> None:
        s = self.state
        while s.todo:
            step = s.todo[-1]
            if step.who == CHANCE:
                self._play(Entry(CHANCE, self.fate.outcome(self.draws, step.odds(s)), CHOSEN))
                self.draws += 1
            else:
                legal = step.legal(s)
                if len(legal) > 1 or step.discreet:
                    self.seat, self.legal = step.who, legal
                    return
                self._play(Entry(step.who, legal[0], FORCED))
        self.seat, self.legal = OVER, []
