"""Random play without ceremony is a game by the rules: every answer is an option, and each is counted."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.bots.playout import play_out
from aerodrome.games import find, names
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import fingerprint
from aerodrome.kernel.step import CHANCE

TABLES = [(name, seats) for name in names() for seats in (find(name).fewest, find(name).most)]


class Watching:
    """Rules that note who answered, and that each answer was allowed."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.answered: list[int] = []

    def play(self, s: Any, x: int) -> None:
        step = s.todo[-1]
        assert step.who == CHANCE or x in step.legal(s)
        self.answered.append(step.who)
        self.rules.play(s, x)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_is_played_to_its_end_and_its_decisions_are_counted(name: str, seats: int) -> None:
    rules: Any = find(name).rules(seats)
    ends: set[str] = set()
    for seed in (1, 1, 2):
        watching: Any = Watching(rules)
        state = rules.setup([[] for _ in range(seats)])
        decisions = play_out(watching, state, Rng(seed))
        assert not state.todo
        assert decisions == sum(who != CHANCE for who in watching.answered) > 0
        assert min(rules.ranks(state)) == 1
        ends.add(fingerprint(state))
    assert len(ends) == 2
