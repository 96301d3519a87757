"""Many games at once, stepped in compiled code: one answer for each, and what the next seat of each observes."""

from __future__ import annotations

from typing import Any, NamedTuple, final

from librt.strings import BytesWriter
from mypy_extensions import u8

from aerodrome.envs.encoder import ObservationEncoder
from aerodrome.envs.episode import Episode, refusal
from aerodrome.envs.opponents import Opponent, Opponents
from aerodrome.kernel.game import Game
from aerodrome.kernel.observation import ObservationWriter
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.step import OVER


class End(NamedTuple):
    """The end of a row's game: the returns of all seats, and what the seat that was asked last observes then."""

    row: int
    returns: list[float]
    seen: bytes


def first_wrong(answers: list[int], masks: bytes, size: int) -> int:
    """The first row whose answer is none of its options; -1 if there is none."""
    for row, x in enumerate(answers):
        if not 0 <= x < size or not masks[row * size + x]:
            return row
    return -1


@final
class Batch:
    """`rows` games, numbered from `first`. A row has seeds of its own: when its game is over, its next begins.
    With `opponents` bots hold all seats but one, which is another one in each game; without, every seat is asked."""

    def __init__(
        self,
        game: Game,
        rules: Rules[Any],
        rows: int,
        seed: str,
        first: int = 0,
        opponents: list[Opponent] | None = None,
    ) -> None:
        self.game, self.rules, self.rows, self.seed, self.first = game, rules, rows, seed, first
        self.opponents = opponents
        self.encoder = ObservationEncoder(game, rules)
        self.ends: list[End] = []  # of the games that the last answers have ended
        self._observed, self._allowed = ObservationWriter(), ObservationWriter()
        self._asked = BytesWriter()
        self._size = rules.actions.size
        self._closed = bytes(self._size)
        self._begun = [0] * rows
        self._opponents: list[Opponents] = []
        self.episodes: list[Episode] = []
        for row in range(rows):
            self._begin(row)
            self._show(self.episodes[row])

    def __reduce__(self) -> Any:
        made = (self.game, self.rules, self.rows, self.seed, self.first, self.opponents)
        return batch_again, (made, self.episodes, self._opponents, self._begun)

    def resume(self, episodes: list[Episode], opponents: list[Opponents], begun: list[int]) -> None:
        """Go on with other games: one for each row, with its bots, and how many games the row has begun."""
        self.episodes, self._opponents, self._begun = episodes, opponents, begun
        self._clear()
        for episode in episodes:
            self._show(episode)

    @property
    def observations(self) -> bytes:
        """One row after the other, a byte for each number."""
        return self._observed.out.getvalue()

    @property
    def masks(self) -> bytes:
        """One row after the other, a byte for each action: 1 for an option."""
        return self._allowed.out.getvalue()

    @property
    def asked(self) -> bytes:
        """The seat that each game waits for."""
        return self._asked.getvalue()

    def _begin(self, row: int) -> None:
        """The row's next game; games that are over at once teach nothing."""
        while True:
            number = self._begun[row]
            self._begun[row] += 1
            episode = Episode(self.game, self.rules, f"{self.seed}/{self.first + row}/{number}")
            if self.opponents is not None:
                opponents = Opponents(episode, (self.first + row + number) % self.rules.seats, self.opponents)
                self._opponents[row : row + 1] = [opponents]
            if not episode.over:
                self.episodes[row : row + 1] = [episode]
                return

    def step(self, answers: list[int]) -> None:
        """One answer for each game."""
        if len(answers) != self.rows:
            raise ValueError(f"{self.rows} games wait for {self.rows} answers, not {len(answers)}")
        if (wrong := first_wrong(answers, self.masks, self._size)) >= 0:
            raise ValueError(
                f"game {self.first + wrong}: {refusal(self.rules, self.episodes[wrong].seat, answers[wrong])}"
            )
        self._clear()
        for row in range(self.rows):
            episode = self.episodes[row]
            seat = episode.seat
            episode.take(answers[row])
            if self.opponents is not None:
                self._opponents[row].answer()
            if episode.seat == OVER:
                seen = self.encoder.encode(episode.state, seat)
                self.ends.append(End(self.first + row, episode.returns(), seen))
                self._begin(row)
                episode = self.episodes[row]
            self._show(episode)

    def _clear(self) -> None:
        self._observed.clear()
        self._allowed.clear()
        self._asked.truncate(0)
        self.ends = []

    def _show(self, episode: Episode) -> None:
        """Write what the seat that is asked observes, and what it may answer."""
        self._asked.append(u8(episode.seat))
        self._observed.row(self.encoder.blank)
        self.encoder.write(episode.state, episode.seat, self._observed)
        self._allowed.row(self._closed)
        self._allowed.multi_hot(episode.legal)


def batch_again(made: Any, episodes: list[Episode], opponents: list[Opponents], begun: list[int]) -> Batch:
    """The batch of this setup that has come to these games."""
    batch = Batch(*made)
    batch.resume(episodes, opponents, begun)
    return batch
