"""How the contestants are timed: by the processor time of their own process, whole games or single calls."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time


def per_second(play: Callable[[int], int], seconds: float) -> float:
    """How much is done in a second: `play(n)` plays game n and tells how much it was."""
    done = games = 0
    began = process_time()
    spent = 0.0
    while spent < seconds:
        done += play(games)
        games += 1
        spent = process_time() - began
    return done / spent


def per_call(work: Callable[[], object], seconds: float) -> float:
    """The seconds that one call takes. The clock is read between batches, each twice as long as the one before."""
    calls, batch, spent = 0, 1, 0.0
    while spent < seconds:
        began = process_time()
        for _ in range(batch):
            work()
        spent += process_time() - began
        calls += batch
        batch *= 2
    return spent / calls
