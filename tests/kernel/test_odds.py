"""Exact odds against counting all throws one by one."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from aerodrome.kernel.odds import shows, symbols, total_at_least, totals

DIE = [1, 2, 3, 4, 5, 6]
DICE = st.lists(st.lists(st.integers(-3, 6), min_size=1, max_size=6), max_size=4)
FACE = st.lists(st.integers(0, 2), min_size=2, max_size=2)
POOL = st.lists(st.lists(FACE, min_size=1, max_size=5), max_size=4)
NEED = st.lists(st.integers(0, 4), min_size=2, max_size=2)


@given(DICE)
def test_totals_count_every_throw(dice: list[list[int]]) -> None:
    throws = [sum(throw) for throw in product(*dice)]
    expected = {total: Fraction(throws.count(total), len(throws)) for total in throws}
    assert totals(dice) == expected
    assert list(totals(dice)) == sorted(expected)


@given(DICE, st.integers(-15, 30))
def test_total_at_least_counts_every_throw(dice: list[list[int]], target: int) -> None:
    throws = [sum(throw) for throw in product(*dice)]
    assert total_at_least(dice, target) == Fraction(sum(total >= target for total in throws), len(throws))


@given(POOL, NEED)
def test_symbols_count_every_throw(dice: list[list[list[int]]], caps: list[int]) -> None:
    throws = [tuple(min(cap, sum(f[i] for f in throw)) for i, cap in enumerate(caps)) for throw in product(*dice)]
    assert symbols(dice, caps) == {have: Fraction(throws.count(have), len(throws)) for have in throws}


@given(POOL, NEED)
def test_shows_counts_every_throw(dice: list[list[list[int]]], need: list[int]) -> None:
    throws = list(product(*dice))
    enough = [throw for throw in throws if all(sum(f[i] for f in throw) >= n for i, n in enumerate(need))]
    assert shows(dice, need) == Fraction(len(enough), len(throws))


@given(DICE)
def test_chances_add_up_to_one(dice: list[list[int]]) -> None:
    assert sum(totals(dice).values()) == 1


def test_two_dice() -> None:
    chances = totals([DIE, DIE])
    assert chances[7] == Fraction(1, 6)
    assert chances[2] == chances[12] == Fraction(1, 36)
    assert list(chances) == list(range(2, 13))
    assert total_at_least([DIE, DIE], 10) == Fraction(1, 6)
    assert total_at_least([DIE, DIE], 2) == 1
    assert total_at_least([DIE, DIE], 13) == 0


def test_dice_with_other_faces() -> None:
    """A die with 0, 0, 1 and a die with 1, 2: nothing and one in two of six throws."""
    assert totals([[0, 0, 1], [1, 2]]) == {1: Fraction(1, 3), 2: Fraction(1, 2), 3: Fraction(1, 6)}


def test_no_dice() -> None:
    assert totals([]) == {0: Fraction(1)}
    assert total_at_least([], 0) == 1
    assert total_at_least([], 1) == 0
    assert symbols([], [2]) == {(0,): Fraction(1)}
    assert shows([], [0, 0]) == 1
    assert shows([], [0, 1]) == 0


def test_one_needed_symbol_of_two_dice() -> None:
    """Each die shows it on two of six faces: 1 - (4/6) * (4/6)."""
    die = [[1], [1], [0], [0], [0], [0]]
    assert shows([die, die], [1]) == Fraction(5, 9)
    assert shows([die, die], [2]) == Fraction(1, 9)
    assert symbols([die, die], [1]) == {(0,): Fraction(4, 9), (1,): Fraction(5, 9)}


def test_two_needed_symbols_of_two_dice() -> None:
    """Faces propeller, wing, both, blank: propeller and wing are shown by 9 of 16 throws."""
    die = [[1, 0], [0, 1], [1, 1], [0, 0]]
    assert shows([die], [1, 1]) == Fraction(1, 4)
    assert shows([die, die], [1, 1]) == Fraction(9, 16)


def test_symbols_beyond_the_cap_are_not_told_apart() -> None:
    assert symbols([[[3], [4]]], [2]) == {(2,): Fraction(1)}
