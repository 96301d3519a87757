"""Many games at once, stepped in compiled code: one answer for each, and what the next seat of each observes."""

from __future__ import annotations

from typing import Any, final

from aerodrome.envs.episode import Episode, refusal
from aerodrome.envs.page import Page
from aerodrome.envs.rivals import Rivals
from aerodrome.envs.sight import Sight
from aerodrome.kernel.game import Game
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.step import OVER


@final
class Batch:
    """`rows` games, numbered from `first`. A row has seeds of its own: when its game is over, its next begins.
    With `levels` bots hold all seats but one, which is another one in each game; without, every seat is asked.
    Observations and masks hold one row after the other, a byte for each number."""

    def __init__(
        self, game: Game, rules: Rules[Any], rows: int, seed: str, first: int = 0, levels: list[str] | None = None
    ) -> None:
        self.game, self.rules, self.rows, self.seed, self.first, self.levels = game, rules, rows, seed, first, levels
        self.sight = Sight(game, rules)
        self.seats = rules.seats
        self.asked = [0] * rows  # the seat that each game waits for
        self.ended = [0] * rows  # 1 where the last answer ended a game
        self.returns = [0.0] * (rows * self.seats)  # of the games that ended, seat by seat
        self.finals: dict[int, bytes] = {}  # what the seat that was asked last observes at the end of its game
        self._observed, self._allowed = Page(), Page()
        self._size = rules.actions.size
        self._closed = bytes(self._size)
        self._begun = [0] * rows
        self._rivals: list[Rivals] = []
        self.episodes: list[Episode] = []
        for row in range(rows):
            self._begin(row)
            self._show(row)

    @property
    def observations(self) -> bytes:
        return self._observed.out.getvalue()

    @property
    def masks(self) -> bytes:
        return self._allowed.out.getvalue()

    def _begin(self, row: int) -> None:
        """The row's next game; games that are over at once teach nothing."""
        while True:
            number = self._begun[row]
            self._begun[row] += 1
            episode = Episode(self.game, self.rules, f"{self.seed}/{self.first + row}/{number}")
            if self.levels is not None:
                rivals = Rivals(episode, (self.first + row + number) % self.seats, self.levels)
                self._rivals[row : row + 1] = [rivals]
            if not episode.over:
                self.episodes[row : row + 1] = [episode]
                return

    def step(self, answers: list[int]) -> None:
        """One answer for each game."""
        if len(answers) != self.rows:
            raise ValueError(f"{self.rows} games wait for {self.rows} answers, not {len(answers)}")
        size, seats = self._size, self.seats
        for row in range(self.rows):
            x = answers[row]
            if not 0 <= x < size or not self._allowed.out[row * size + x]:
                raise ValueError(f"game {self.first + row}: {refusal(self.rules, self.asked[row], x)}")
        self._observed.clear()
        self._allowed.clear()
        self.finals = {}
        for row in range(self.rows):
            episode = self.episodes[row]
            episode.take(answers[row])
            if self.levels is not None:
                self._rivals[row].answer()
            if self.ended[row]:
                self.ended[row] = 0
                for seat in range(seats):
                    self.returns[row * seats + seat] = 0.0
            if episode.seat == OVER:
                self.ended[row] = 1
                self.returns[row * seats : row * seats + seats] = episode.returns()
                self.finals[row] = self.sight.numbers(episode.state, self.asked[row])
                self._begin(row)
            self._show(row)

    def _show(self, row: int) -> None:
        """Write what the seat that is asked observes, and what it may answer."""
        episode = self.episodes[row]
        self.asked[row] = episode.seat
        self._observed.row(self.sight.blank)
        self.sight.look(episode.state, episode.seat, self._observed)
        self._allowed.row(self._closed)
        self._allowed.some_of(episode.legal)
