"""Environments can be copied and pickled, and go on alike."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from aerodrome.bots.bot import Bot
from aerodrome.envs import aec, gym, vector
from aerodrome.envs.episode import Episode
from aerodrome.envs.vector import VectorMatchEnv
from aerodrome.games import find, names
from aerodrome.kernel.game import BadSetup


class Last(Bot):
    """Takes the last option."""

    def choose(self, mine: Any, legal: list[int]) -> int:
        return legal[-1]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS = [deepcopy, pickled]
LONG = 300  # steps within which games of many rows end


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


def told_by(tables: VectorMatchEnv, steps: int) -> list[Any]:
    """What many rows tell that play at random, always with the same luck; then what new games begin with."""
    told, rng = [], np.random.default_rng(1)
    for _ in range(steps):
        masks = tables.action_masks()
        seen, rewards, over, _, info = tables.step((masks * (1 + rng.random(masks.shape))).argmax(axis=1))
        ends = [None if end is None else end.tobytes() for end in info.get("final_obs", [])]
        told.append((seen.tobytes(), rewards.tolist(), over.tolist(), info["seat"].tolist(), masks.tobytes(), ends))
    seen, info = tables.reset()
    return [*told, seen.tobytes(), info["seat"].tolist(), tables.action_space.sample().tolist()]


@pytest.mark.parametrize("way", [*WAYS, copy])
@pytest.mark.parametrize(("workers", "shifts"), [(1, 1), (2, 2)])
@pytest.mark.parametrize("opponents", [None, ["cadet", Last()]])
def test_copied_rows_go_on_alike(way: Callable[[Any], Any], workers: int, shifts: int, opponents: Any) -> None:
    """Whatever processes they are in; the copy has processes of its own, and its games are its own."""
    tables = vector.make("control_tower", 3, 5, {"half_width": 2}, opponents, workers, shifts)
    tables.reset(seed=5)
    tables.action_space.seed(2)
    for _ in range(60):
        tables.step(tables.action_masks().argmax(axis=1))
    other = way(tables)
    assert (other.parts, other.num_envs) == (tables.parts, 5)
    assert not np.shares_memory(other.action_masks(), tables.action_masks())
    first = told_by(tables, LONG)
    tables.close()
    assert any(any(over) for _, _, over, *_ in first[:-3]), "some games have ended"
    assert told_by(other, LONG) == first
    other.close()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", names())
def test_copied_rows_of_every_game_go_on_alike(name: str, way: Callable[[Any], Any]) -> None:
    tables = vector.make(name, rows=3, opponents="random")
    tables.reset(seed=5)
    for _ in range(10):
        tables.step(tables.action_masks().argmax(axis=1))
    assert told_by(way(tables), 20) == told_by(tables, 20)


def test_rows_that_have_not_begun_are_copied_too() -> None:
    tables = vector.make("control_tower", rows=2)
    other = pickled(tables)
    with pytest.raises(ResetNeeded):
        other.action_masks()
    assert other.reset(seed=3)[0].tobytes() == tables.reset(seed=3)[0].tobytes()


def test_rows_that_play_or_are_closed_are_not_copied() -> None:
    tables = vector.make("control_tower", rows=4, shifts=2)
    tables.reset(seed=3)
    tables.send(1, tables.action_masks().argmax(axis=1)[2:])
    with pytest.raises(RuntimeError, match=r"part 1 .* call recv\(\) first"):
        pickled(tables)
    tables.recv()
    assert pickled(tables).num_envs == 4
    tables.close()
    with pytest.raises(RuntimeError, match="the environment is closed"):
        deepcopy(tables)


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
