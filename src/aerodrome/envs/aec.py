"""PettingZoo: every seat is an agent, and the environment says whose turn it is."""

from __future__ import annotations

from operator import index
from typing import Any, Final

from aerodrome.boards import board_text, seat_name
from aerodrome.envs.arrays import Mask, Numbers, answers_space, mask, mask_space, numbers, numbers_space
from aerodrome.envs.encoder import ObservationEncoder
from aerodrome.envs.episode import Episode, refusal
from aerodrome.envs.extras import RL
from aerodrome.games import find
from aerodrome.kernel.game import BadSetup, Chosen
from aerodrome.kernel.observation import Slice
from aerodrome.kernel.save import save
from aerodrome.kernel.step import OVER
from aerodrome.kernel.zones import SPECTATOR

try:
    from gymnasium.spaces import Dict, Discrete
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
except ImportError as error:
    raise BadSetup(RL) from error

ANSI: Final = "ansi"
ILLEGAL_REWARD: Final = -1.0
Observation = dict[str, Numbers | Mask]


def env(game: str, seats: int | None = None, options: Chosen = None, render_mode: str | None = None) -> MatchEnv:
    """A game for so many seats, by default two or the fewest it has."""
    return MatchEnv(game, seats, options, render_mode)


class MatchEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # pettingzoo has no types
    """Rewards come at the end: the returns. An answer that is no option ends the game: whoever gave it gets -1, the
    others 0, and its info says why."""

    def __init__(self, game: str, seats: int | None, options: Chosen, render_mode: str | None) -> None:
        super().__init__()
        self.game = find(game)
        self.rules = self.game.rules(max(2, self.game.fewest) if seats is None else seats, options)
        if render_mode not in (None, ANSI):
            raise BadSetup(f"the render mode is {ANSI!r} or None, not {render_mode!r}")
        self.render_mode = render_mode
        self.metadata = {
            "name": f"aerodrome_{self.game.name}_v0",
            "render_modes": [ANSI],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.encoder = ObservationEncoder(self.game, self.rules)
        self.possible_agents = [seat_name(seat) for seat in range(self.rules.seats)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._answers = {agent: answers_space(self.encoder) for agent in self.possible_agents}
        self._observations = {
            agent: Dict({"observation": numbers_space(self.encoder), "action_mask": mask_space(self.encoder)})
            for agent in self.possible_agents
        }
        self._closed = self.encoder.mask([])
        self._episode: Episode | None = None
        self.np_random, _ = seeding.np_random()

    @property
    def slices(self) -> list[Slice]:
        """The named parts of an observation."""
        return self.encoder.slices

    @property
    def episode(self) -> Episode:
        if self._episode is None:
            raise RuntimeError("the game has not begun: call reset() first")
        return self._episode

    def observation_space(self, agent: str) -> Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._answers[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The game of this seed; without one, another game each time. Options are those given to `env`."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self._episode = Episode(self.game, self.rules, str(self.np_random.integers(1 << 62) if seed is None else seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._turn(self._episode)

    def step(self, action: int | None) -> None:
        episode, agent = self._episode, self.agent_selection
        if episode is None or not self.agents:
            raise RuntimeError("nobody plays: call reset() first")
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        x = index(action)  # type: ignore[arg-type]  # None is refused: it is for those whose game is over
        if x in episode.legal:
            episode.take(x)
            self._turn(episode)
            return
        self.infos[agent]["illegal"] = refusal(self.rules, episode.seat, x)
        self.truncations = dict.fromkeys(self.agents, True)
        self._end(dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL_REWARD})

    def observe(self, agent: str) -> Observation:
        """What the agent may know, and which answers it may give: none if it is not asked."""
        episode, seat = self.episode, self._seat_of[agent]
        asked = seat == episode.seat and not self.truncations.get(agent, False)
        return {
            "observation": numbers(self.encoder.encode(episode.state, seat)),
            "action_mask": mask(self.encoder.mask(episode.legal) if asked else self._closed),
        }

    def render(self) -> str | None:
        """The position as the agent knows it whose turn it is; at the end as a spectator sees it."""
        if self.render_mode is None:
            return None
        episode = self.episode
        viewer = SPECTATOR if episode.over else episode.seat
        return board_text(self.game, self.rules, self.rules.redact(episode.state, viewer), viewer)

    def close(self) -> None:
        """There is nothing to release."""

    def saved(self) -> str:
        """The game so far as a saved match: for `aerodrome replay`, for a dataset, for the browser."""
        return save(self.episode.match())

    def _turn(self, episode: Episode) -> None:
        """Whose turn it is now; the end, if nobody's."""
        if episode.seat == OVER:
            self._end(dict(zip(self.possible_agents, episode.returns(), strict=True)))
        else:
            self.agent_selection = self.possible_agents[episode.seat]

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()
