"""From keys to places and from places to returns."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.kernel.rules import places, returns

ALONE = [0, 1, 2, 3]
PAIRS = [0, 1, 0, 1]


@st.composite
def finishes(draw: st.DrawFn) -> tuple[list[list[int]], list[int]]:
    """Keys of one to six seats, and their teams, numbered without gaps."""
    seats = draw(st.integers(1, 6))
    raw = draw(st.lists(st.integers(0, 3), min_size=seats, max_size=seats))
    keys = draw(st.lists(st.lists(st.integers(-2, 2), min_size=2, max_size=2), min_size=seats, max_size=seats))
    return keys, [sorted(set(raw)).index(team) for team in raw]


@pytest.mark.parametrize(
    ("keys", "teams", "expected"),
    [
        ([[5], [7], [1], [6]], ALONE, [3, 1, 4, 2]),
        ([[5], [7], [7], [6]], ALONE, [4, 1, 1, 3]),
        ([[5], [5], [5], [5]], ALONE, [1, 1, 1, 1]),
        ([[5, 1], [5, 2], [4, 9], [5, 1]], ALONE, [2, 1, 4, 2]),
        ([[5], [7], [8], [6]], PAIRS, [1, 2, 1, 2]),
        ([[5], [7], [7], [6]], PAIRS, [1, 1, 1, 1]),
        ([[1], [3], [2], [9]], [2, 1, 2, 0], [3, 2, 3, 1]),
        ([[1], [3], [3], [9]], [0, 1, 2, 2], [3, 2, 1, 1]),
        ([[-4]], [0], [1]),
    ],
)
def test_places(keys: list[list[int]], teams: list[int], expected: list[int]) -> None:
    assert places(keys, teams) == expected


@pytest.mark.parametrize(
    ("ranks", "teams", "expected"),
    [
        ([1, 2], [0, 1], [1.0, -1.0]),
        ([1, 1], [0, 1], [0.0, 0.0]),
        ([2, 3, 1], [0, 1, 2], [0.0, -1.0, 1.0]),
        ([1, 2, 2], [0, 1, 2], [1.0, -0.5, -0.5]),
        ([1, 1, 3], [0, 1, 2], [0.5, 0.5, -1.0]),
        ([3, 1, 4, 2], ALONE, [-1 / 3, 1.0, -1.0, 1 / 3]),
        ([2, 1, 2, 1], PAIRS, [-1.0, 1.0, -1.0, 1.0]),
        ([1, 1, 1, 1], PAIRS, [0.0, 0.0, 0.0, 0.0]),
        ([1, 1], [0, 0], [0.0, 0.0]),
    ],
)
def test_returns(ranks: list[int], teams: list[int], expected: list[float]) -> None:
    assert returns(ranks, teams) == pytest.approx(expected)


@given(finishes())
def test_a_place_is_one_more_than_the_teams_that_are_better(finish: tuple[list[list[int]], list[int]]) -> None:
    keys, teams = finish
    ranks = places(keys, teams)
    best = {team: max(key for key, t in zip(keys, teams, strict=True) if t == team) for team in teams}
    for rank, team in zip(ranks, teams, strict=True):
        assert rank == 1 + sum(best[other] > best[team] for other in best)
    assert min(ranks) == 1


@given(finishes())
def test_the_returns_of_teams_add_up_to_nothing(finish: tuple[list[list[int]], list[int]]) -> None:
    keys, teams = finish
    got = returns(places(keys, teams), teams)
    by_team = dict(zip(teams, got, strict=True))
    assert [by_team[team] for team in teams] == got
    assert sum(by_team.values()) == pytest.approx(0.0, abs=1e-9)
    assert all(-1.0 <= value <= 1.0 for value in got)


@given(finishes())
def test_a_better_place_returns_more(finish: tuple[list[list[int]], list[int]]) -> None:
    keys, teams = finish
    ranks = places(keys, teams)
    got = returns(ranks, teams)
    for rank, value in zip(ranks, got, strict=True):
        for other_rank, other in zip(ranks, got, strict=True):
            assert (value > other) == (rank < other_rank)
