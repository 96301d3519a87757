"""Environments can be copied and pickled, and go on alike."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from aerodrome.bots.bot import Bot
from aerodrome.envs import aec, gym, vector
from aerodrome.envs.episode import Episode
from aerodrome.games import find, names
from aerodrome.kernel.game import BadSetup


class Last(Bot):
    """Takes the last option."""

    def choose(self, mine: Any, legal: list[int]) -> int:
        return legal[-1]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS = [deepcopy, pickled]


def learn(env: Any, steps: int) -> list[Any]:
    """What a learner sees that takes the first option each time."""
    seen = []
    for _ in range(steps):
        observed, reward, over, _, _ = env.step(int(np.flatnonzero(env.action_masks())[0]))
        seen.append((observed.tobytes(), reward, over))
        if over:
            env.reset()
    return seen


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("opponents", ["pilot", "cadet", Last()])
def test_a_copied_seat_goes_on_alike(way: Callable[[Any], Any], opponents: str | Bot) -> None:
    env = gym.SeatEnv("control_tower", 2, opponents=opponents)
    env.reset(seed=5)
    learn(env, 7)
    other = way(env)
    assert learn(other, 300) == learn(env, 300)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", names())
def test_a_copied_table_goes_on_alike(name: str, way: Callable[[Any], Any]) -> None:
    env = aec.env(name)
    env.reset(seed=5)
    for _ in range(20):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    other = way(env)
    before = other.saved()
    for _ in range(20):
        if not env.terminations[env.agent_selection]:
            env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert other.saved() == before
    for _ in range(20):
        if not other.terminations[other.agent_selection]:
            other.step(int(np.flatnonzero(other.last()[0]["action_mask"])[0]))
    assert other.saved() == env.saved()


def test_a_copied_episode_has_its_log() -> None:
    game = find("great_race")
    episode = Episode(game, game.rules(3), "copies")
    for _ in range(30):
        episode.step(episode.legal[-1])
    other = episode.copy()
    other.step(other.legal[0])
    assert len(other.log) > len(episode.log)
    assert [entry.x for entry in other.log][: len(episode.log)] == [entry.x for entry in episode.log]


def test_opponents_are_names_or_objects() -> None:
    tables = vector.make("control_tower", 3, rows=4, opponents=["random", Last()])
    tables.reset(seed=1)
    for _ in range(200):
        masks = tables.action_masks()
        tables.step(masks.argmax(axis=1))
    tables.close()
    with pytest.raises(BadSetup, match="there is no bot 'wright'"):
        vector.make("control_tower", 3, rows=4, opponents=[Last(), "wright"])
