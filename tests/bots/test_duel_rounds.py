"""The rounds of a duel: in each, as many trials for every option that is left, and after it half of them."""

from __future__ import annotations

from typing import Any, final

import pytest

from aerodrome.bots.duel import DuelBot
from aerodrome.kernel.advisor import Advisor, Weighing
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.state import State
from aerodrome.kernel.step import Step
from aerodrome.kernel.zones import Zone

BUDGET = 240


@final
class Row(State):
    """Doors, of which one is taken."""

    def __init__(self, todo: list[Step[Any]], taken: int) -> None:
        super().__init__(todo)
        self.taken = taken


@final
class Take(Step[Row]):
    def apply(self, s: Row, x: int) -> None:
        s.taken = x
        s.next(Take(1))


@final
class Doors(Rules[Row]):
    """Notes the doors that are tried in each world."""

    def __init__(self, doors: int) -> None:
        super().__init__(2, {}, {"door": [str(n) for n in range(doors)]}, ["take door"], [])
        self.worlds: list[list[int]] = []

    def zones(self, s: Row) -> list[Zone]:
        return []

    def boxes(self, s: Row) -> list[list[int]]:
        return []

    def imagine(self, mine: Row, rng: Rng) -> Row:
        self.worlds.append([])
        return super().imagine(mine, rng)

    def play(self, s: Row, x: int) -> None:
        self.worlds[-1].append(x)
        super().play(s, x)


class Higher(Advisor[Row]):
    """The higher door is the better one, which only a trial tells."""

    def weighings(self, s: Row, seat: int, legal: list[int], named: bool) -> list[Weighing]:
        return [Weighing(named) for _ in legal]

    def value(self, s: Row) -> list[float]:
        return [s.taken / 100.0, 0.0]

    def turn(self, s: Row) -> int:
        return s.todo[-1].who


@pytest.mark.parametrize("doors", range(2, 18))
def test_each_round_tries_all_that_are_left_equally_often_and_keeps_the_better_half(doors: int) -> None:
    rules = Doors(doors)
    mine = Row([Take(0)], -1)
    assert DuelBot(rules, Higher(), Rng(1), BUDGET).choose(mine, list(range(doors))) == doors - 1
    rounds: list[list[int]] = []
    for world in rules.worlds:
        if not rounds or len(rounds[-1]) != len(world):
            rounds.append(sorted(world))
        assert sorted(world) == rounds[-1]
    sizes = [doors]
    while sizes[-1] > 2:
        sizes.append((sizes[-1] + 1) // 2)
    assert [len(each) for each in rounds] == sizes
    assert rounds == [list(range(doors - size, doors)) for size in sizes]
    assert BUDGET * 2 // 3 < sum(map(len, rules.worlds)) <= BUDGET


@pytest.mark.parametrize("doors", range(2, 18))
def test_without_time_the_most_promising_is_tried_once_a_round_and_taken(doors: int) -> None:
    rules = Doors(doors)
    assert DuelBot(rules, Higher(), Rng(1), BUDGET, seconds=0.0).choose(Row([Take(0)], -1), list(range(doors))) == 0
    assert {tuple(world) for world in rules.worlds} == {(0,)}
    assert len(rules.worlds) == max(1, (doors - 1).bit_length())
