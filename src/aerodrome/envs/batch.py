"""Many games at once, stepped in compiled code: one answer for each, and what the next seat of each observes."""

from __future__ import annotations

from typing import Any, final

from aerodrome.envs.episode import Episode
from aerodrome.envs.page import Page
from aerodrome.envs.sight import Sight
from aerodrome.kernel.game import Game
from aerodrome.kernel.rules import Rules


@final
class Batch:
    """`rows` games. A game that is over begins anew with the next seed; its returns are those of the game that ended.
    Observations and masks hold one row after the other, a byte for each number."""

    def __init__(self, game: Game, rules: Rules[Any], rows: int, seed: str) -> None:
        self.game, self.rules, self.rows, self.seed = game, rules, rows, seed
        self.sight = Sight(game, rules)
        self.seats = rules.seats
        self.asked = [0] * rows  # the seat that each game waits for
        self.ended = [0] * rows  # 1 where the last answer ended a game
        self.returns = [0.0] * (rows * self.seats)  # of the games that ended, seat by seat
        self._observed, self._allowed = Page(), Page()
        self._closed = bytes(rules.actions.size)
        self._begun = 0
        self.episodes = [self._begin() for _ in range(rows)]
        self._show()

    @property
    def observations(self) -> bytes:
        return self._observed.out.getvalue()

    @property
    def masks(self) -> bytes:
        return self._allowed.out.getvalue()

    def _begin(self) -> Episode:
        """The next game; games that are over at once teach nothing."""
        while True:
            episode = Episode(self.game, self.rules, f"{self.seed}/{self._begun}")
            self._begun += 1
            if not episode.over:
                return episode

    def step(self, answers: list[int]) -> None:
        """One answer for each game."""
        if len(answers) != self.rows:
            raise ValueError(f"{self.rows} games wait for {self.rows} answers, not {len(answers)}")
        for row in range(self.rows):
            if answers[row] not in self.episodes[row].legal:
                raise ValueError(f"game {row}: {self.episodes[row].refusal(answers[row])}")
        seats = self.seats
        for row in range(self.rows):
            episode = self.episodes[row]
            episode.step(answers[row])
            if self.ended[row]:
                self.ended[row] = 0
                for seat in range(seats):
                    self.returns[row * seats + seat] = 0.0
            if episode.over:
                self.ended[row] = 1
                self.returns[row * seats : row * seats + seats] = episode.returns()
                self.episodes[row] = self._begin()
        self._show()

    def _show(self) -> None:
        """Write what the seats that are asked observe, and what they may answer."""
        self._observed.clear()
        self._allowed.clear()
        for row in range(self.rows):
            episode = self.episodes[row]
            self.asked[row] = episode.seat
            self._observed.row(self.sight.blank)
            self.sight.look(episode.state, episode.seat, self._observed)
            self._allowed.row(self._closed)
            self._allowed.some_of(episode.legal)
