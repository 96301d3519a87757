"""Many games at once: the same ones however many processes play them, and each as if it were alone."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from aerodrome.envs import vector
from aerodrome.envs.crew import Crew, Duty
from aerodrome.envs.gym import identifier
from aerodrome.envs.vector import Tables
from aerodrome.kernel.game import BadSetup

from .conftest import GAMES

ROWS, STEPS = 5, 60


def at_random(mask: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    return np.asarray((mask * (1 + rng.random(mask.shape))).argmax(axis=1), np.int64)


def course(tables: Tables, steps: int = STEPS, seed: int = 5) -> list[tuple[Any, ...]]:
    """All that is told while rows play at random."""
    rng = np.random.default_rng(1)
    seen, info = tables.reset(seed=seed)
    told: list[tuple[Any, ...]] = [(seen, info)]
    for _ in range(steps):
        told.append(tables.step(at_random(info["action_mask"], rng)))
        info = told[-1][-1]
    tables.close()
    return told


def same(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, np.ndarray) and one.dtype == object:
        return same(one.tolist(), other.tolist())
    return one is other if one is None else bool(np.array_equal(one, other))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_game_plays_and_keeps_to_its_spaces(game: str, seats: int) -> None:
    tables = vector.make(game, seats, ROWS)
    told = course(tables, 12)
    for seen, *_, info in told:
        assert seen in tables.observation_space
        assert info["action_mask"].any(axis=1).all()
        assert ((info["seat"] >= 0) & (info["seat"] < seats)).all()
    assert not same(told[0], told[-1])


def test_the_number_of_processes_changes_nothing() -> None:
    for opponents in (None, "cadet"):
        setups = [vector.make("control_tower", 2, ROWS, opponents=opponents, workers=n) for n in (1, 2)]
        alone, shared = (course(tables) for tables in setups)
        assert same(alone, shared)
        assert not same(alone, course(vector.make("control_tower", 2, ROWS, opponents=opponents), seed=6))


def test_a_row_ends_with_its_returns_and_begins_anew_at_once() -> None:
    tables = vector.make("control_tower", 3, ROWS, {"half_width": 2})
    rng = np.random.default_rng(1)
    _, info = tables.reset(seed=5)
    ended = 0
    for _ in range(600):
        seats = info["seat"]
        _, rewards, over, cut, info = tables.step(at_random(info["action_mask"], rng))
        assert not cut.any()
        assert np.array_equal(rewards, info["returns"][np.arange(ROWS), seats])
        assert (info["returns"].any(axis=1) == over).all()
        assert ("final_obs" in info) == over.any()
        if over.any():
            assert np.array_equal(info["_final_obs"], over)
            assert all((info["final_obs"][row] is not None) == over[row] for row in range(ROWS))
            assert info["action_mask"].any(axis=1).all()
        ended += int(over.sum())
    assert ended >= ROWS
    assert tables.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


def test_against_bots_only_the_learner_is_asked() -> None:
    tables = vector.make("control_tower", 3, ROWS, opponents=("random", "cadet"))
    rng = np.random.default_rng(1)
    _, info = tables.reset(seed=5)
    assert info["seat"].tolist() == [0, 1, 2, 0, 1]
    finished = np.zeros(ROWS, np.int64)
    for _ in range(400):
        assert np.array_equal(info["seat"], (np.arange(ROWS) + finished) % 3)
        _, _, over, _, info = tables.step(at_random(info["action_mask"], rng))
        finished += over
    assert finished.sum() > ROWS


def test_make_vec_finds_it() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        made = gymnasium.make_vec(identifier("control_tower"), num_envs=3, seats=2, opponents="random")
    assert isinstance(made, Tables)
    seen, info = made.reset(seed=1)
    assert seen.shape == (3, made.sight.size)
    assert info["seat"].tolist() == [0, 1, 0]


def test_wrong_answers_are_refused_and_nothing_goes_on() -> None:
    for workers in (1, 2):
        tables = vector.make("control_tower", 2, 2, workers=workers)
        with pytest.raises(ResetNeeded, match="call reset"):
            tables.step(np.zeros(2, np.int64))
        with pytest.raises(ResetNeeded, match="call reset"):
            tables.action_masks()
        _, info = tables.reset(seed=1)
        right = info["action_mask"].argmax(axis=1)
        closed = int((info["action_mask"][1] == 0).argmax())
        for wrong in (-1, 10_000, closed):
            with pytest.raises(ValueError, match=r"game 1: seat \d has no option"):
                tables.step(np.array([right[0], wrong]))
        for shape in (right[:1], right.astype(np.float64), np.stack([right, right])):
            with pytest.raises(ValueError, match="2 games wait for 2 whole numbers"):
                tables.step(shape)
        assert np.array_equal(tables.action_masks(), info["action_mask"].astype(np.bool_))
        after, *_ = tables.step(right)
        fresh = vector.make("control_tower", 2, 2)
        fresh.reset(seed=1)
        assert np.array_equal(after, fresh.step(right)[0])
        tables.close()
        tables.close()


def test_a_process_that_is_gone_is_an_error_not_a_wait() -> None:
    crew = Crew(Duty("control_tower", 2, {"half_width": 3}, None, 0, 2), 2)
    crew.reset("1")
    crew._processes[0].terminate()
    crew._processes[0].join()
    with pytest.raises(RuntimeError, match="has stopped"):
        crew.reset("2")
    assert not any(process.is_alive() for process in crew._processes)


def test_bad_setups_are_refused_with_a_reason() -> None:
    with pytest.raises(BadSetup, match="there is at least 1 game, not 0"):
        vector.make("control_tower", rows=0)
    with pytest.raises(BadSetup, match="2 games are played by 1 to 2 workers, not 3"):
        vector.make("control_tower", rows=2, workers=3)
    with pytest.raises(BadSetup, match="there is no bot"):
        vector.make("control_tower", rows=2, opponents="nobody")
