"""Gymnasium: one seat is the learner's, bots hold the others. To import this registers `aerodrome/ControlTower-v0` and
its like."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any, ClassVar, Final

from aerodrome.boards import board_text
from aerodrome.envs.arrays import Numbers, answers_space, mask, numbers, numbers_space
from aerodrome.envs.encoder import ObservationEncoder
from aerodrome.envs.episode import Episode, refusal
from aerodrome.envs.extras import RL
from aerodrome.envs.opponents import Opponent, Opponents, check_opponents
from aerodrome.games import find, names
from aerodrome.kernel.game import BadSetup, Chosen
from aerodrome.kernel.observation import Slice
from aerodrome.kernel.save import save

try:
    import numpy as np
    from gymnasium import Env
    from gymnasium.envs.registration import register
    from gymnasium.error import ResetNeeded
    from numpy.typing import NDArray
except ImportError as error:
    raise BadSetup(RL) from error

ANSI: Final = "ansi"
ILLEGAL_REWARD: Final = -1.0
Info = dict[str, Any]


class SeatEnv(Env[Numbers, np.int64]):
    """The reward comes at the end: the learner's return. An answer that is no option ends the game with -1, and the
    info says why. Without a `seat` the learner has another one in each episode, beginning with seat 0 after a seed."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [ANSI], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Chosen = None,
        opponents: Opponent | Sequence[Opponent] = "pilot",
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = find(game)
        self.rules = self.game.rules(max(2, self.game.fewest) if seats is None else seats, options)
        self.opponents = check_opponents(self.game, self.rules, opponents)
        if seat is not None and not 0 <= seat < self.rules.seats:
            raise BadSetup(f"the learner's seat is 0 to {self.rules.seats - 1}, not {seat}")
        if render_mode not in (None, ANSI):
            raise BadSetup(f"the render mode is {ANSI!r} or None, not {render_mode!r}")
        self.render_mode = render_mode
        self.encoder = ObservationEncoder(self.game, self.rules)
        self.observation_space = numbers_space(self.encoder)
        self.action_space = answers_space(self.encoder)
        self._fixed = seat
        self._begun = 0  # episodes since the last seed
        self._opponents: Opponents | None = None
        self._illegal = False

    @property
    def slices(self) -> list[Slice]:
        """The named parts of an observation."""
        return self.encoder.slices

    @property
    def episode(self) -> Episode:
        return self._game().episode

    def _game(self) -> Opponents:
        if self._opponents is None:
            raise ResetNeeded("the game has not begun: call reset() first")
        return self._opponents

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Numbers, Info]:
        """The game of this seed; without one, another game each time."""
        super().reset(seed=seed)
        if seed is not None:
            self._begun = 0
        text = None if seed is None else str(seed)
        self._illegal = False
        while True:
            seat = self._begun % self.rules.seats if self._fixed is None else self._fixed
            episode = Episode(self.game, self.rules, text or str(self.np_random.integers(1 << 62)))
            self._opponents = Opponents(episode, seat, self.opponents)
            self._begun += 1
            if not episode.over:
                return self._seen(), self._info()
            text = None  # a game that is over before the learner was asked teaches nothing

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, Info]:
        game = self._game()
        episode = game.episode
        if episode.over or self._illegal:
            raise ResetNeeded("the game is over: call reset() first")
        x = index(action)
        if x not in episode.legal:
            self._illegal = True
            illegal = refusal(self.rules, episode.seat, x)
            return self._seen(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": illegal}
        episode.take(x)
        game.answer()
        reward = episode.returns()[game.seat] if episode.over else 0.0
        return self._seen(), reward, episode.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The options, as sb3-contrib asks for them."""
        return mask(self._mask()).astype(np.bool_)

    def render(self) -> str | None:
        """The position as the learner knows it."""
        if self.render_mode is None:
            return None
        game = self._game()
        mine = self.rules.redact(game.episode.state, game.seat)
        return board_text(self.game, self.rules, mine, game.seat)

    def saved(self) -> str:
        """The game so far as a saved match: for `aerodrome replay`, for a dataset, for the browser."""
        return save(self.episode.match())

    def _seen(self) -> Numbers:
        game = self._game()
        return numbers(self.encoder.encode(game.episode.state, game.seat))

    def _mask(self) -> bytes:
        return self.encoder.mask([] if self._illegal else self.episode.legal)

    def _info(self) -> Info:
        return {"action_mask": mask(self._mask()), "seat": self._game().seat}


def identifier(game: str) -> str:
    """The id of a game in Gymnasium's registry."""
    return f"aerodrome/{''.join(word.capitalize() for word in game.split('_'))}-v0"


for _name in names():
    register(
        identifier(_name),
        entry_point=f"{__name__}:{SeatEnv.__name__}",
        vector_entry_point="aerodrome.envs.vector:against_bots",
        kwargs={"game": _name},
    )
