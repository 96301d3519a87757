"""How the contestants are timed, by the processor time of their own process, and how they report: in rounds."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.metadata import version
from time import process_time
from typing import Any

Row = dict[str, Any]
GAMES_OF_A_ROUND = 10_000  # more than are played


class Budget:
    """How much to spend on a round, and which one it is: each round plays other games."""

    def __init__(self, seconds: float, iterations: int, cores: list[int]) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.cores = cores  # for what is measured on several
        self.first_game = 0


def report_rounds(about: str, measure: Callable[[Budget], dict[str, Any]]) -> None:
    """Print what was measured as a line of JSON, and a line more for every line that is read: a round each."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--seconds", type=float, default=0.2, help="that each measurement lasts at least")
    parser.add_argument("--iterations", type=int, default=100, help="of a search, for each choice")
    parser.add_argument("--cores", type=int, nargs="+", default=[0], help="that all cores are")
    wanted = parser.parse_args()
    budget = Budget(wanted.seconds, wanted.iterations, wanted.cores)
    print(json.dumps(measure(budget)), flush=True)
    for _ in sys.stdin:
        budget.first_game += GAMES_OF_A_ROUND
        print(json.dumps(measure(budget)), flush=True)


def peer(name: str, module: str, rows: Callable[[Budget], Iterable[Row]], budget: Budget) -> dict[str, Any]:
    """What was measured of a peer, or why nothing could be."""
    try:
        import_module(module)
        release = version(name)
    except Exception as error:  # a package that is broken here may raise anything
        return {"name": name, "version": None, "missing": f"{type(error).__name__}: {error}", "rows": []}
    return {"name": name, "version": release, "missing": None, "rows": list(rows(budget))}


def per_second(play: Callable[[int], int], budget: Budget) -> float:
    """How much is done in a second: `play(n)` plays game n and tells how much it was."""
    done = games = 0
    began = process_time()
    spent = 0.0
    while spent < budget.seconds:
        done += play(budget.first_game + games)
        games += 1
        spent = process_time() - began
    return done / spent


def per_call(work: Callable[[], object], budget: Budget) -> float:
    """The seconds that one call takes. The clock is read between batches, each twice as long as the one before."""
    calls, batch, spent = 0, 1, 0.0
    while spent < budget.seconds:
        began = process_time()
        for _ in range(batch):
            work()
        spent += process_time() - began
        calls += batch
        batch *= 2
    return spent / calls
