"""Many games at once as one environment of Gymnasium: stepped in compiled code, in this process or in several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from aerodrome.envs.arrays import Mask, Numbers, answers_space, numbers, numbers_space
from aerodrome.envs.crew import Crew, Duty
from aerodrome.envs.episode import refusal
from aerodrome.envs.extras import RL
from aerodrome.envs.page import Slice
from aerodrome.envs.rivals import rivals
from aerodrome.envs.sight import Sight
from aerodrome.games import find
from aerodrome.kernel.game import BadSetup, Chosen

try:
    import numpy as np
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as error:
    raise BadSetup(RL) from error

Info = dict[str, Any]


def make(
    game: str,
    seats: int | None = None,
    rows: int = 64,
    options: Chosen = None,
    opponents: str | Sequence[str] | None = None,
    workers: int = 1,
) -> Tables:
    """So many games at once. Without opponents every seat is asked; else bots hold all seats but one."""
    return Tables(game, seats, rows, options, opponents, workers)


def against_bots(num_envs: int = 1, opponents: str | Sequence[str] = "pilot", **setup: Any) -> Tables:
    """What `gymnasium.make_vec` makes of a registered id: as `gymnasium.make`, but many."""
    return make(rows=num_envs, opponents=opponents, **setup)


class Tables(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """A row whose game is over begins its next one at once. The reward is that of the seat that has just answered;
    `info["returns"]` are those of all seats. An answer that is no option is refused, and no game goes on."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        seats: int | None,
        rows: int,
        options: Chosen,
        opponents: str | Sequence[str] | None,
        workers: int,
    ) -> None:
        self.game = find(game)
        self.rules = self.game.rules(max(2, self.game.fewest) if seats is None else seats, options)
        if rows < 1:
            raise BadSetup(f"there is at least 1 game, not {rows}")
        levels = None if opponents is None else rivals(self.game, self.rules, opponents)
        self.sight = Sight(self.game, self.rules)
        self.num_envs = rows
        self.single_observation_space = numbers_space(self.sight)
        self.single_action_space = answers_space(self.sight)
        self.observation_space = batch_space(self.single_observation_space, rows)
        self.action_space = batch_space(self.single_action_space, rows)
        duty = Duty(self.game.name, self.rules.seats, self.rules.options, levels, rows)
        self._crew = Crew(duty, self.sight, workers)
        self._answers = np.frombuffer(self._crew.answers, np.int64)
        self._observations: Numbers = np.frombuffer(self._crew.observations, np.uint8).reshape(rows, -1)
        self._masks: Mask = np.frombuffer(self._crew.masks, np.int8).reshape(rows, -1)
        self._asked = np.frombuffer(self._crew.asked, np.uint8)
        self._every_row = np.arange(rows)
        self._begun = False

    @property
    def slices(self) -> list[Slice]:
        """The named parts of an observation."""
        return self.sight.slices

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Numbers, Info]:
        """New games in all rows, those of this seed; without one, others each time."""
        super().reset(seed=seed)
        self._crew.reset(str(self.np_random.integers(1 << 62) if seed is None else seed))
        self._begun = True
        return self._observations.copy(), self._told()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Numbers, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]:
        self._answers[:] = self._checked(actions)
        answered = self._asked.copy()
        ends = self._crew.step()
        rewards, over = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        returns = np.zeros((self.num_envs, self.rules.seats))
        info = self._told() | {"returns": returns}
        if ends:
            finals = np.full(self.num_envs, None, dtype=object)
            for row, got, seen in ends:
                over[row], returns[row], rewards[row] = True, got, got[answered[row]]
                finals[row] = numbers(seen)
            info |= {"final_obs": finals, "_final_obs": over.copy()}
        return self._observations.copy(), rewards, over, np.zeros(self.num_envs, np.bool_), info

    def action_masks(self) -> NDArray[np.bool_]:
        """The options in each row."""
        self._wait_for_reset()
        return self._masks.astype(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:
        self._crew.close()

    def _wait_for_reset(self) -> None:
        if not self._begun:
            raise ResetNeeded("no game has begun: call reset() first")

    def _checked(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        """The answers, if each is an option: before any game goes on."""
        self._wait_for_reset()
        answers = np.asarray(actions)
        if answers.shape != (self.num_envs,) or answers.dtype.kind not in "iu":
            raise ValueError(f"{self.num_envs} games wait for {self.num_envs} whole numbers, not {actions!r}")
        known = (answers >= 0) & (answers < self.rules.actions.size)
        right = self._masks[self._every_row, np.where(known, answers, 0)] == 1
        wrong = np.flatnonzero(~(known & right))
        if len(wrong):
            row = int(wrong[0])
            raise ValueError(f"game {row}: {refusal(self.rules, int(self._asked[row]), int(answers[row]))}")
        return answers

    def _told(self) -> Info:
        return {"seat": self._asked.astype(np.int64), "action_mask": self._masks.copy()}
