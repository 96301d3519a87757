"""Many games at once as one environment of Gymnasium: stepped in compiled code, in this process or in several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from aerodrome.envs.arrays import Mask, Numbers, answers_space, mask, numbers, numbers_space
from aerodrome.envs.crew import Crew, Duty, Report
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
        self._crew = Crew(Duty(self.game.name, self.rules.seats, self.rules.options, levels, 0, rows), workers)
        self._asked = np.zeros(rows, np.int64)
        self._masks: Mask | None = None

    @property
    def slices(self) -> list[Slice]:
        """The named parts of an observation."""
        return self.sight.slices

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Numbers, Info]:
        """New games in all rows, those of this seed; without one, others each time."""
        super().reset(seed=seed)
        report = self._crew.reset(str(self.np_random.integers(1 << 62) if seed is None else seed))
        return self._observed(report), self._told(report)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Numbers, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]:
        answers = self._checked(actions)
        answered = self._asked
        report = self._crew.step(answers.tolist())
        ended = np.array(report.ended, np.bool_)
        returns = np.array(report.returns).reshape(self.num_envs, self.rules.seats)
        rewards = returns[np.arange(self.num_envs), answered]
        info = self._told(report) | {"returns": returns}
        if report.finals:
            finals = np.full(self.num_envs, None, dtype=object)
            for row, seen in report.finals.items():
                finals[row] = numbers(seen)
            info |= {"final_obs": finals, "_final_obs": ended.copy()}
        return self._observed(report), rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def action_masks(self) -> NDArray[np.bool_]:
        """The options in each row."""
        if self._masks is None:
            raise ResetNeeded("no game has begun: call reset() first")
        return self._masks.astype(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:
        self._crew.close()

    def _checked(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        """The answers, if each is an option: before any game goes on."""
        if self._masks is None:
            raise ResetNeeded("no game has begun: call reset() first")
        answers = np.asarray(actions)
        if answers.shape != (self.num_envs,) or answers.dtype.kind not in "iu":
            raise ValueError(f"{self.num_envs} games wait for {self.num_envs} whole numbers, not {actions!r}")
        known = (answers >= 0) & (answers < self.rules.actions.size)
        right = self._masks[np.arange(self.num_envs), np.where(known, answers, 0)] == 1
        wrong = np.flatnonzero(~(known & right))
        if len(wrong):
            row = int(wrong[0])
            raise ValueError(f"game {row}: {refusal(self.rules, int(self._asked[row]), int(answers[row]))}")
        return answers

    def _observed(self, report: Report) -> Numbers:
        self._asked = np.array(report.asked)
        self._masks = mask(report.masks).reshape(self.num_envs, -1)
        return numbers(report.observations).reshape(self.num_envs, -1)

    def _told(self, report: Report) -> Info:
        return {"seat": np.array(report.asked), "action_mask": mask(report.masks).reshape(self.num_envs, -1)}
