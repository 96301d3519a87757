"""Many games at once: the same ones however many processes play them, and each as if it were alone."""

from __future__ import annotations

import subprocess
import sys
import warnings
from copy import deepcopy
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from aerodrome.envs import vector
from aerodrome.envs.batch import End
from aerodrome.envs.gym import identifier
from aerodrome.envs.vector import VectorMatchEnv
from aerodrome.kernel.game import BadSetup

from .conftest import GAMES

ROWS, STEPS = 5, 60
SMALL, LONG = {"half_width": 2}, 400  # games that end within so many steps


def at_random(mask: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    return np.asarray((mask * (1 + rng.random(mask.shape))).argmax(axis=1), np.int64)


def course(tables: VectorMatchEnv, steps: int = STEPS, seed: int = 5) -> list[tuple[Any, ...]]:
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
        setups = [vector.make("control_tower", 2, ROWS, SMALL, opponents, workers) for workers in (1, 2, 3)]
        alone, *shared = (course(tables, LONG) for tables in setups)
        assert any("final_obs" in info for *_, info in alone)
        assert all(same(alone, each) for each in shared)
        assert not same(alone, course(vector.make("control_tower", 2, ROWS, SMALL, opponents), LONG, seed=6))


def as_usual(mask: NDArray[Any], step: int) -> NDArray[np.int64]:
    """What a row answers depends on its options and the number of the step alone."""
    taste = np.random.default_rng(step).random(mask.shape[1])
    return np.asarray((mask * (1 + taste)).argmax(axis=1), np.int64)


@pytest.mark.parametrize(("workers", "shifts"), [(1, 1), (1, 2), (2, 2), (3, 1)])
def test_parts_play_the_same_games_without_waiting_for_each_other(workers: int, shifts: int) -> None:
    whole, tables = (vector.make("control_tower", 2, 6, SMALL, None, *shared) for shared in ((1, 1), (workers, shifts)))
    info = whole.reset(seed=5)[1]
    expected = []
    for step in range(LONG):
        expected.append(whole.step(as_usual(info["action_mask"], step)))
        info = expected[-1][-1]
    cuts = [6 * n // (workers * shifts) for n in range(workers * shifts + 1)]
    assert tables.parts == [slice(*cut) for cut in pairwise(cuts)]
    masks = tables.reset(seed=5)[1]["action_mask"]
    for part, rows in enumerate(tables.parts):
        tables.send(part, as_usual(masks[rows], 0))
    steps = [0] * len(tables.parts)
    while sum(steps) < LONG * len(steps):
        part, told = tables.recv()
        info, wanted, rows = told[-1], expected[steps[part]], tables.parts[part]
        assert same(told[:4], tuple(each[rows] for each in wanted[:4]))
        for word in ("seat", "action_mask", "returns"):
            assert same(info[word], wanted[-1][word][rows])
        assert ("final_obs" in info) == wanted[2][rows].any()
        if "final_obs" in info:
            assert same(info["final_obs"], wanted[-1]["final_obs"][rows])
        steps[part] += 1
        if steps[part] < LONG:
            tables.send(part, as_usual(info["action_mask"], steps[part]))
    assert sum(each[2].sum() for each in expected) > 2
    tables.send(0, as_usual(tables.action_masks()[tables.parts[0]], 0))
    tables.reset(seed=5)  # whoever still plays is waited for
    assert same(tables.step(as_usual(masks, 0)), expected[0])
    tables.close()


def test_parts_that_play_cannot_be_answered_again() -> None:
    tables = vector.make("control_tower", 2, 4, workers=2, shifts=2)
    with pytest.raises(ResetNeeded, match="call reset"):
        tables.send(0, np.zeros(1, np.int64))
    right = tables.reset(seed=1)[1]["action_mask"].argmax(axis=1)
    with pytest.raises(RuntimeError, match="no part has got answers"):
        tables.recv()
    for part in (-1, 4):
        with pytest.raises(ValueError, match=f"there is no part {part}, only 0 to 3"):
            tables.send(part, right[:1])
    with pytest.raises(ValueError, match=r"game 3: seat \d has no option"):
        tables.send(3, np.array([-1]))
    with pytest.raises(ValueError, match="1 games wait for 1 whole numbers"):
        tables.send(3, right)
    tables.send(3, right[3:])
    for forbidden in (lambda: tables.send(3, right[3:]), lambda: tables.step(right), tables.action_masks):
        with pytest.raises(RuntimeError, match=r"part 3 has got its answers and plays: call recv\(\) first"):
            forbidden()
    part, told = tables.recv()
    assert (part, len(told[0])) == (3, 1)
    tables.close()
    with pytest.raises(RuntimeError, match="have gone home"):
        tables.send(0, right[:1])


@pytest.mark.parametrize("workers", [1, 2])
def test_what_is_told_belongs_to_whoever_got_it(workers: int) -> None:
    tables = vector.make("control_tower", 2, ROWS, workers=workers)
    seen, info = tables.reset(seed=5)
    first = tables.step(info["action_mask"].argmax(axis=1))
    kept = deepcopy(first)
    tables.step(first[-1]["action_mask"].argmax(axis=1))
    assert same(first, kept)
    masks = tables.action_masks()
    for told in (*first[:4], *first[4].values(), seen, *info.values(), masks):
        told[:] = 0
    assert tables.action_masks().any(axis=1).all()
    tables.close()


def test_nothing_is_said_and_nobody_waits_when_it_is_over() -> None:
    program = """
from aerodrome.envs import vector
if __name__ == "__main__":
    closed, left = (vector.make("control_tower", rows=2, workers=2) for _ in range(2))
    for tables in (closed, left):
        tables.step(tables.reset(seed=1)[1]["action_mask"].argmax(axis=1))
    closed.close()
"""
    with TemporaryDirectory() as folder:
        script = Path(folder, "script.py")
        script.write_text(program, encoding="utf-8")
        command = [sys.executable, "-W", "error", str(script)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


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
    assert isinstance(made, VectorMatchEnv)
    seen, info = made.reset(seed=1)
    assert seen.shape == (3, made.encoder.size)
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
    tables = vector.make("control_tower", 2, 3, workers=3)
    right = tables.reset(seed=1)[1]["action_mask"].argmax(axis=1)
    processes = [worker.process for worker in tables._pool._workers]
    assert len(processes) == 2  # the third is this one
    processes[0].terminate()
    processes[0].join()
    with pytest.raises(RuntimeError, match="has stopped"):
        tables.step(right)
    assert not any(process.is_alive() for process in processes)
    with pytest.raises(RuntimeError, match="have gone home"):
        tables.reset(seed=2)


def test_an_interrupted_step_leaves_nobody_out_of_step(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = vector.make("control_tower", 2, 2, workers=2)
    right = tables.reset(seed=1)[1]["action_mask"].argmax(axis=1)
    (worker,) = tables._pool._workers

    def interrupted(order: str | None) -> list[End]:
        raise KeyboardInterrupt

    monkeypatch.setattr(tables._pool._shards[0], "step", interrupted)
    with pytest.raises(KeyboardInterrupt):
        tables.step(right)
    assert not worker.process.is_alive()
    with pytest.raises(RuntimeError, match="have gone home"):
        tables.reset(seed=1)


def test_bad_setups_are_refused_with_a_reason() -> None:
    with pytest.raises(BadSetup, match="there is at least 1 game, not 0"):
        vector.make("control_tower", rows=0)
    for workers, shifts in ((3, 1), (2, 2), (0, 1), (1, 0)):
        refusal = f"2 games cannot be shared out among {workers} workers with {shifts} shifts each"
        with pytest.raises(BadSetup, match=refusal):
            vector.make("control_tower", rows=2, workers=workers, shifts=shifts)
    with pytest.raises(BadSetup, match="there is no bot"):
        vector.make("control_tower", rows=2, opponents="nobody")
