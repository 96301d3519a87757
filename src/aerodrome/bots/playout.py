"""Random play to the end, without ceremony: for benchmarks and as the plainest of rollouts."""

from __future__ import annotations

from typing import Any

from aerodrome.kernel.chance import Rng
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.state import State
from aerodrome.kernel.step import CHANCE


def play_out(rules: Rules[Any], s: State, rng: Rng) -> int:
    """Play a state to its end with random answers; the number of decisions it took."""
    decisions = 0
    s.settle()
    while s.todo:
        step = s.todo[-1]
        if step.who == CHANCE:
            x = rng.weighted(step.odds(s))
        else:
            legal = step.legal(s)
            x = legal[rng.below(len(legal))]
            decisions += 1
        rules.play(s, x)
    return decisions
