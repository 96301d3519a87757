"""Many games at once as one environment of Gymnasium: stepped in compiled code, in this process or in several."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, ClassVar, Final

from aerodrome.envs.arrays import Mask, Numbers, answers_space, numbers, numbers_space
from aerodrome.envs.batch import End, first_wrong
from aerodrome.envs.encoder import ObservationEncoder
from aerodrome.envs.episode import refusal
from aerodrome.envs.extras import RL
from aerodrome.envs.opponents import Opponent, check_opponents
from aerodrome.envs.pool import Pool, Setup
from aerodrome.games import find
from aerodrome.kernel.game import BadSetup, Chosen
from aerodrome.kernel.observation import Slice

try:
    import numpy as np
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as error:
    raise BadSetup(RL) from error

# attributes that a copy does not take over: tables of the game, processes, and memory that they share
MADE_ANEW: Final = {"game", "rules", "encoder", "_pool", "_answers", "_observations", "_masks", "_asked", "_answered"}
Info = dict[str, Any]
Told = tuple[Numbers, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]


def make(
    game: str,
    seats: int | None = None,
    rows: int = 64,
    options: Chosen = None,
    opponents: Opponent | Sequence[Opponent] | None = None,
    workers: int = 1,
    shifts: int = 1,
) -> VectorMatchEnv:
    """So many games at once. Without opponents every seat is asked; else bots hold all seats but one."""
    return VectorMatchEnv(game, seats, rows, options, opponents, workers, shifts)


def against_bots(num_envs: int = 1, opponents: Opponent | Sequence[Opponent] = "pilot", **setup: Any) -> VectorMatchEnv:
    """What `gymnasium.make_vec` makes of a registered id: as `gymnasium.make`, but many."""
    return make(rows=num_envs, opponents=opponents, **setup)


class VectorMatchEnv(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """A row whose game is over begins its next one at once. The reward is that of the seat that has just answered;
    `info["returns"]` are those of all seats. An answer that is no option is refused, and no game goes on.

    All rows `step` at once; or each of the `parts`, so many `shifts` of each worker, is sent its answers and received
    when it is ready, so that nobody waits for the slowest.

    It can be copied and pickled when no part is away: the copy has its own processes and memory, and goes on alike."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        seats: int | None,
        rows: int,
        options: Chosen,
        opponents: Opponent | Sequence[Opponent] | None,
        workers: int,
        shifts: int,
    ) -> None:
        self.game = find(game)
        self.rules = self.game.rules(max(2, self.game.fewest) if seats is None else seats, options)
        if rows < 1:
            raise BadSetup(f"there is at least 1 game, not {rows}")
        others = None if opponents is None else check_opponents(self.game, self.rules, opponents)
        self.encoder = ObservationEncoder(self.game, self.rules)
        self.num_envs = rows
        self.single_observation_space = numbers_space(self.encoder)
        self.single_action_space = answers_space(self.encoder)
        self.observation_space = batch_space(self.single_observation_space, rows)
        self.action_space = batch_space(self.single_action_space, rows)
        setup = Setup(self.game.name, self.rules.seats, self.rules.options, others, rows)
        self._pool = Pool(setup, self.encoder, workers, shifts)
        self._others, self._workers, self._shifts = others, workers, shifts
        self._answers = np.frombuffer(self._pool.answers, np.int64)
        self._observations: Numbers = np.frombuffer(self._pool.observations, np.uint8).reshape(rows, -1)
        self._masks: Mask = np.frombuffer(self._pool.masks, np.int8).reshape(rows, -1)
        self._asked = np.frombuffer(self._pool.asked, np.uint8)
        self._answered = self._asked.copy()  # who gave the last answers
        self._all = slice(0, rows)
        self._begun = False

    def __reduce__(self) -> Any:
        """What it was made with, its games, and all else that it remembers."""
        if self.closed:
            raise RuntimeError("the environment is closed: its games are gone")
        self._wait_for_parts(self._pool.away)
        made = (self.game.name, self.rules.seats, self.num_envs, self.rules.options)
        games = self._pool.games() if self._begun else None
        kept = {name: value for name, value in vars(self).items() if name not in MADE_ANEW}
        return vector_again, (type(self), (*made, self._others, self._workers, self._shifts), games), kept

    def __copy__(self) -> Any:
        return deepcopy(self)

    @property
    def parts(self) -> list[slice]:
        """The rows of each part."""
        return [slice(part.first, part.last) for part in self._pool.parts]

    @property
    def slices(self) -> list[Slice]:
        """The named parts of an observation."""
        return self.encoder.slices

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Numbers, Info]:
        """New games in all rows, those of this seed; without one, others each time."""
        super().reset(seed=seed)
        self._pool.reset(str(self.np_random.integers(1 << 62) if seed is None else seed))
        self._begun = True
        return self._observations.copy(), self._asks(self._all)

    def step(self, actions: NDArray[np.int64]) -> Told:
        self._wait_for_parts(self._pool.away)
        self._take(self._all, actions)
        return self._told(self._all, self._pool.step())

    def send(self, part: int, actions: NDArray[np.int64]) -> None:
        """Answers for the rows of one part, which goes on while others are answered."""
        if not 0 <= part < len(self._pool.parts):
            raise ValueError(f"there is no part {part}, only 0 to {len(self._pool.parts) - 1}")
        self._wait_for_parts(self._pool.away & {part})
        _, first, last = self._pool.parts[part]
        self._take(slice(first, last), actions)
        self._pool.send(part)

    def recv(self) -> tuple[int, Told]:
        """A part that was sent its answers, the first that is ready, and what `step` tells of its rows."""
        if not self._pool.away:
            raise RuntimeError("no part has got answers: send some first")
        part, ends = self._pool.receive()
        _, first, last = self._pool.parts[part]
        return part, self._told(slice(first, last), ends)

    def action_masks(self) -> NDArray[np.bool_]:
        """The options in each row."""
        self._wait_for_reset()
        self._wait_for_parts(self._pool.away)
        return self._masks.astype(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:
        self._pool.close()

    def _wait_for_reset(self) -> None:
        if not self._begun:
            raise ResetNeeded("no game has begun: call reset() first")

    def _wait_for_parts(self, away: set[int]) -> None:
        if away:
            raise RuntimeError(f"part {min(away)} has got its answers and plays: call recv() first")

    def _take(self, rows: slice, actions: NDArray[np.int64]) -> None:
        """The answers of these rows, if each is an option: before any game goes on."""
        self._wait_for_reset()
        answers, count, size = np.asarray(actions), rows.stop - rows.start, self.rules.actions.size
        if answers.shape != (count,) or answers.dtype.kind not in "iu":
            raise ValueError(f"{count} games wait for {count} whole numbers, not {actions!r}")
        masks = bytes(self._pool.masks[rows.start * size : rows.stop * size])
        if (wrong := first_wrong(answers.tolist(), masks, size)) >= 0:  # numpy's many steps take longer
            row = rows.start + wrong
            raise ValueError(f"game {row}: {refusal(self.rules, int(self._asked[row]), int(answers[wrong]))}")
        self._answers[rows] = answers
        self._answered[rows] = self._asked[rows]

    def _told(self, rows: slice, ends: list[End]) -> Told:
        count = rows.stop - rows.start
        rewards, over = np.zeros(count), np.zeros(count, np.bool_)
        returns = np.zeros((count, self.rules.seats))
        info = self._asks(rows) | {"returns": returns}
        if ends:
            finals = np.full(count, None, dtype=object)
            for row, got, seen in ends:
                n = row - rows.start
                over[n], returns[n], rewards[n] = True, got, got[self._answered[row]]
                finals[n] = numbers(seen)
            info |= {"final_obs": finals, "_final_obs": over.copy()}
        return self._observations[rows].copy(), rewards, over, np.zeros(count, np.bool_), info

    def _asks(self, rows: slice) -> Info:
        return {"seat": self._asked[rows].astype(np.int64), "action_mask": self._masks[rows].copy()}


def vector_again(kind: type[VectorMatchEnv], made: tuple[Any, ...], games: list[bytes] | None) -> VectorMatchEnv:
    """An environment that was made like another one and goes on with its games, if there are any."""
    tables = kind(*made)
    if games is not None:
        tables._pool.resume(games)
    return tables
