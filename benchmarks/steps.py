"""Measures learning environments in the environment of the interpreter that runs this: ours, PettingZoo's classic ones,
RLCard's and OpenSpiel's for Python. What is not installed is in the report too, with the reason.

Prints a round as one line of JSON: steps per second. The answers are chosen before the clock runs, so that only the
environments are timed. A step is an answer of a player. Each line of input asks for another round. Times are processor
time, except where several processes work at once: they are timed by the clock on the wall, answers included."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from random import Random
from time import perf_counter, process_time
from typing import Any

from clock import Budget, Row, peer, per_second, report_rounds

GAMES = 5  # of each environment, over and over
ROWS = 192  # of a batch, or of a part of it
SHIFTS = 2  # parts of each process
CLASSIC = ("tictactoe_v3", "connect_four_v3", "rps_v2")
CARDS = ("leduc-holdem", "uno")
SPIEL = ("python_tic_tac_toe", "python_block_dominoes")


def measure(budget: Budget) -> dict[str, Any]:
    found = [
        peer("aerodrome", "aerodrome.envs.vector", aerodrome, budget),
        peer("pettingzoo", "pettingzoo.classic.tictactoe_v3", pettingzoo, budget),
        peer("rlcard", "rlcard", rlcard, budget),
        peer("open_spiel", "open_spiel.python.games", open_spiel, budget),
    ]
    return {"python": platform.python_version(), "peers": found}


def row(
    game: str,
    step: float | None = None,
    seen: float | None = None,
    batched: float | None = None,
    all_cores: float | None = None,
) -> Row:
    """A `step` call alone, a step with its observation, and a step of a batch with its observation: on one core, and
    on all of them."""
    return {"game": game, "step": step, "seen": seen, "batched": batched, "all_cores": all_cores}


def aerodrome(budget: Budget) -> Iterator[Row]:
    from aerodrome.envs.aec import env
    from aerodrome.games import find, names

    for name in names():
        step, seen = turns(env(name, max(2, find(name).fewest)), budget)
        with on(budget.cores):
            all_cores = parts(name, budget)
        yield row(name, step, seen, batch(name, budget), all_cores)


@contextmanager
def on(cores: list[int]) -> Iterator[None]:
    """Let this process, and all that it starts meanwhile, use these cores."""
    if sys.platform != "linux":
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def batch(name: str, budget: Budget) -> float:
    """Steps of all rows at once in one process, with random answers, which are chosen while the clock stands still."""
    from aerodrome.envs import vector
    from aerodrome.games import find

    tables = vector.make(name, max(2, find(name).fewest), ROWS)
    mask = tables.reset(seed=1)[1]["action_mask"]
    choose = Taste(*mask.shape)
    mask = spread(tables, mask, choose, budget)
    steps, spent = 0, 0.0
    while spent < budget.seconds:
        answers = choose(mask)
        began = process_time()
        mask = tables.step(answers)[-1]["action_mask"]
        spent += process_time() - began
        steps += ROWS
    tables.close()
    return steps / spent


def parts(name: str, budget: Budget) -> float:
    """Steps of the parts of a process on each core, each sent its random answers as soon as it is received. The clock
    runs on while they are chosen, since the others play on."""
    from aerodrome.envs import vector
    from aerodrome.games import find

    workers = len(budget.cores)
    tables = vector.make(name, max(2, find(name).fewest), ROWS * SHIFTS * workers, workers=workers, shifts=SHIFTS)
    mask = tables.reset(seed=1)[1]["action_mask"]
    choose = Taste(*mask.shape)
    mask = spread(tables, mask, choose, budget)
    steps, began = 0, perf_counter()
    for part, rows in enumerate(tables.parts):
        tables.send(part, choose(mask[rows]))
    while not steps or perf_counter() - began < budget.seconds:
        part, told = tables.recv()
        tables.send(part, choose(told[-1]["action_mask"]))
        steps += ROWS
    spent = perf_counter() - began
    tables.close()
    return steps / spent


def spread(tables: Any, mask: Any, choose: Taste, budget: Budget) -> Any:
    """Play twice as long as will be timed, so that some rows begin games while others end theirs."""
    began = perf_counter()
    while perf_counter() - began < 2 * budget.seconds:
        mask = tables.step(choose(mask))[-1]["action_mask"]
    return mask


class Taste:
    """Chooses at random by a small table, used again and again: so the games stay in the cache."""

    def __init__(self, rows: int, actions: int) -> None:
        self.table = import_module("numpy").random.default_rng(1).integers(1, 128, (rows + ROWS, actions), "int8")
        self.first = 0

    def __call__(self, mask: Any) -> Any:
        self.first = (self.first + 1) % ROWS
        return (mask * self.table[self.first : self.first + len(mask)]).argmax(axis=1)


def pettingzoo(budget: Budget) -> Iterator[Row]:
    """As `env()` gives them to everybody, in their wrappers."""
    for name in CLASSIC:
        yield row(name, *turns(import_module(f"pettingzoo.classic.{name}").env(), budget))


def turns(env: Any, budget: Budget) -> tuple[float, float]:
    """An environment of PettingZoo: how fast it steps, and how fast with `last()` before each step."""
    games = [recorded(env, seed) for seed in range(GAMES)]

    def step(number: int) -> int:
        answers = games[number % GAMES]
        env.reset(seed=number % GAMES)
        for x in answers:
            env.step(x)
        return len(answers)

    def seen(number: int) -> int:
        answers = games[number % GAMES]
        env.reset(seed=number % GAMES)
        for x in answers:
            env.last()
            env.step(x)
        return len(answers)

    return per_second(step, budget), per_second(seen, budget)


def recorded(env: Any, seed: int) -> list[int]:
    """The answers of a random game."""
    answers: list[int] = []
    rng = Random(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        if over or cut:
            break
        mask = seen["action_mask"] if isinstance(seen, dict) else [1] * env.action_space(agent).n
        answers.append(rng.choice([x for x in range(len(mask)) if mask[x]]))
        env.step(answers[-1])
    return answers


def rlcard(budget: Budget) -> Iterator[Row]:
    """Every step of it makes an observation."""
    for name in CARDS:
        env = import_module("rlcard").make(name)
        games = []
        for seed in range(GAMES):
            rng, answers = Random(seed), []
            env.seed(seed)
            seen, _ = env.reset()
            while not env.is_over():
                answers.append(rng.choice(list(seen["legal_actions"])))
                seen, _ = env.step(answers[-1])
            games.append(answers)

        def play(number: int, env: Any = env, games: list[list[int]] = games) -> int:
            env.seed(number % GAMES)
            env.reset()
            for x in games[number % GAMES]:
                env.step(x)
            return len(games[number % GAMES])

        yield row(name, seen=per_second(play, budget))


def open_spiel(budget: Budget) -> Iterator[Row]:
    """Games written in Python, through its interface for learners."""
    environment = import_module("open_spiel.python.rl_environment").Environment
    for name in SPIEL:
        env = environment(name)
        games = []
        for seed in range(GAMES):
            rng, answers = Random(seed), []
            env.seed(seed)
            time = env.reset()
            while not time.last():
                player = time.observations["current_player"]
                answers.append(rng.choice(time.observations["legal_actions"][player]))
                time = env.step([answers[-1]])
            games.append(answers)

        def play(number: int, env: Any = env, games: list[list[int]] = games) -> int:
            env.seed(number % GAMES)
            env.reset()
            for x in games[number % GAMES]:
                env.step([x])
            return len(games[number % GAMES])

        yield row(name, seen=per_second(play, budget))


if __name__ == "__main__":
    report_rounds(str(__doc__), measure)
