"""One game in the hands of learners: chance and lone options answer themselves, everything else is asked."""

from __future__ import annotations

from struct import iter_unpack
from typing import Any, Final, final

from librt.strings import BytesWriter, write_i64_le

from aerodrome.kernel.actions import UnknownAction
from aerodrome.kernel.chance import Fate
from aerodrome.kernel.game import Game
from aerodrome.kernel.match import CHOSEN, FORCED, Entry, Match
from aerodrome.kernel.rules import Rules, returns
from aerodrome.kernel.state import State
from aerodrome.kernel.step import CHANCE, OVER

LONE: Final = CHANCE - 1  # less the seat: who gave an answer that was its only option


def refusal(rules: Rules[Any], seat: int, x: int) -> str:
    """Why an answer is not taken."""
    if seat == OVER:
        return "the game is over"
    words = rules.actions.text(x) if 0 <= x < rules.actions.size else str(x)
    return f"seat {seat} has no option {words!r} now"


@final
class Episode:
    """The same game as a `Match` of this seed with these answers, without its checks, events and undo."""

    def __init__(self, game: Game, rules: Rules[Any], seed: str) -> None:
        self.game, self.rules, self.seed = game, rules, seed
        self.state: State = rules.setup([[] for _ in range(rules.seats)])
        self.fate = Fate(seed)
        self.draws = 0
        self._log = BytesWriter()  # who and what, eight bytes each: a game has hundreds of entries
        self.seat = OVER  # who decides
        self.legal: list[int] = []
        self.state.settle()
        self._advance()

    def __reduce__(self) -> Any:
        log = self._log.getvalue()
        return episode_again, (self.game, self.rules, self.seed, self.state.clone(), self.draws, log)

    def __deepcopy__(self, memo: Any) -> Any:
        return self.copy()

    def copy(self) -> Episode:
        """An episode that goes on from here by itself, with the same luck to come."""
        log = self._log.getvalue()
        return episode_again(self.game, self.rules, self.seed, self.state.clone(), self.draws, log)

    def resume(self, state: State, draws: int, log: bytes) -> None:
        """Go on from another position, after so many draws and with this log."""
        self.state, self.draws = state, draws
        self._log = BytesWriter()
        self._log.write(log)
        self._advance()

    @property
    def log(self) -> list[Entry]:
        """Who answered what; lone options answered themselves."""
        return [
            Entry(who if who >= CHANCE else LONE - who, x, CHOSEN if who >= CHANCE else FORCED)
            for who, x in iter_unpack("<qq", self._log.getvalue())
        ]

    @property
    def over(self) -> bool:
        return self.seat == OVER

    def step(self, x: int) -> None:
        """The answer of the seat that decides."""
        if x not in self.legal:
            raise UnknownAction(refusal(self.rules, self.seat, x))
        self.take(x)

    def take(self, x: int) -> None:
        """The same, where the caller has made sure that it is an option."""
        self._play(self.seat, x)
        self._advance()

    def returns(self) -> list[float]:
        """What each seat gets, once the game is over."""
        return returns(self.rules.ranks(self.state), self.rules.teams)

    def match(self) -> Match:
        """The game so far, for saving, views and replays."""
        match = Match(self.game, self.rules.seats, self.rules.options, self.seed)
        match.replay(self.log)
        return match

    def _play(self, who: int, x: int) -> None:
        write_i64_le(self._log, who)
        write_i64_le(self._log, x)
        self.rules.play(self.state, x)

    def _advance(self) -> None:
        s = self.state
        while s.todo:
            step = s.todo[-1]
            if step.who == CHANCE:
                x = self.fate.outcome(self.draws, step.odds(s))
                self.draws += 1
                self._play(CHANCE, x)
            else:
                legal = step.legal(s)
                if len(legal) > 1 or step.discreet(s):
                    self.seat, self.legal = step.who, legal
                    return
                self._play(LONE - step.who, legal[0])
        self.seat, self.legal = OVER, []


def episode_again(game: Game, rules: Rules[Any], seed: str, state: State, draws: int, log: bytes) -> Episode:
    """The episode of this seed that has come to this position."""
    episode = Episode(game, rules, seed)
    episode.resume(state, draws, log)
    return episode
