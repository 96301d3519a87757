"""Several matches in a row: points for places, and what is carried along."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.kernel.chance import Rng
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import Match
from aerodrome.kernel.save import SaveError
from aerodrome.series import Series
from tables import TOWER, answer_at_random, find_either, look
from toy import TOY
from toy_state import FUEL


def play_on(match: Match, seed: int, answers: int = 10_000) -> None:
    rng = Rng(seed)
    while answers and not match.over:
        answer_at_random(match, rng)
        answers -= 1


def fuel(match: Match) -> list[int]:
    state: Any = match.state
    return [pilot.stock[FUEL] for pilot in state.pilots]


def three_toys(seed: int, played: int) -> Series:
    """A series of three matches, so many of them played and the next begun."""
    series = Series(TOY, 3, 3, [5, 2], {"rounds": 2}, f"series {seed}")
    for number in range(played):
        play_on(series.current, seed + number)
        series.next_match()
    return series


@given(st.integers(0, 500))
def test_a_series_of_three(seed: int) -> None:
    series = three_toys(seed, 0)
    expected = [0, 0, 0]
    for number in range(3):
        assert series.totals() == expected
        assert not series.over
        assert series.current.seed == f"series {seed}/{number}"
        play_on(series.current, seed + number)
        expected = [
            total + {1: 5, 2: 2}.get(rank, 0) for total, rank in zip(expected, series.current.ranks(), strict=True)
        ]
        if number < 2:
            left = fuel(series.current)
            assert fuel(series.next_match()) == [3 + each for each in left]
            assert series.current.carry == [[each] for each in left]
    assert series.over
    assert series.totals() == expected
    assert [expected[seat] == max(expected) for seat in range(3)] == [rank == 1 for rank in series.ranks()]


@given(st.integers(0, 500), st.integers(0, 2), st.integers(0, 8))
def test_a_series_is_saved_and_restored_in_the_middle(seed: int, played: int, answers: int) -> None:
    series = three_toys(seed, played)
    play_on(series.current, seed + played, answers)
    again = Series.restore(series.save(), find_either)
    assert [look(match) for match in again.matches] == [look(match) for match in series.matches]
    assert [match.carry for match in again.matches] == [match.carry for match in series.matches]
    assert again.totals() == series.totals()
    for each in (series, again):
        play_on(each.current, seed)
        while not each.over:
            play_on(each.next_match(), seed)
    assert again.save() == series.save()
    assert again.totals() == series.totals()
    assert again.ranks() == series.ranks()


def test_teams_win_a_series_together() -> None:
    series = Series(TOY, 4, 2, [1], {"crews": "pairs", "rounds": 1})
    play_on(series.current, 1)
    play_on(series.next_match(), 2)
    assert series.over
    for values in (series.totals(), series.ranks()):
        assert values[:2] == values[2:]


def test_the_best_of_three_in_the_tower() -> None:
    series = Series(TOWER, 2, 3, [1], {"half_width": 3}, "best of three")
    while not series.over:
        play_on(series.current, 9)
        if not series.over:
            series.next_match()
    assert [match.carry for match in series.matches] == [[[], []]] * 3
    assert len({match.log[0].x for match in series.matches}) == 3
    assert sum(series.totals()) == sum(match.ranks().count(1) for match in series.matches)
    assert series.ranks() == [1 + (total < max(series.totals())) for total in series.totals()]
    assert [look(match) for match in Series.restore(series.save(), find_either).matches] == [
        look(match) for match in series.matches
    ]


def test_what_a_series_cannot_do() -> None:
    with pytest.raises(ValueError, match="at least one match, not 0"):
        Series(TOY, 2, 0, [1])
    with pytest.raises(BadSetup, match="2 to 4 seats, not 9"):
        Series(TOY, 9, 1, [1])
    series = Series(TOY, 2, 1, [1])
    with pytest.raises(ValueError, match="the match before is not over"):
        series.next_match()
    play_on(series.current, 1)
    with pytest.raises(ValueError, match="the series is over"):
        series.next_match()
    assert len(series.matches) == 1


@pytest.mark.parametrize(
    "text",
    ["", "x", "7", "[]", "{}", '{"format": "aerodrome match"}', '{"format": "aerodrome series"}', "[" * 200_000],
    ids=lambda text: text[:20],
)
def test_what_is_no_saved_series_is_refused(text: str) -> None:
    with pytest.raises(SaveError, match="not a saved series, or only a part of one"):
        Series.restore(text, find_either)


EDITS: dict[str, Callable[[dict[str, Any]], object]] = {
    "no matches": lambda data: data["matches"].clear(),
    "matches swapped": lambda data: data["matches"].reverse(),
    "the first match lost": lambda data: data["matches"].pop(0),
    "too many matches": lambda data: data.update(length=1),
    "another seed": lambda data: data.update(seed="another"),
    "another game": lambda data: data.update(game="control_tower", options={}),
    "no game": lambda data: data.update(game="chess"),
    "another number of seats": lambda data: data.update(seats=2),
    "other options": lambda data: data["options"].update(rounds=1),
    "a match that is none": lambda data: data["matches"].append("{}"),
    "a match that is a number": lambda data: data["matches"].append(5),
    "a match that is not over before the last": lambda data: data["matches"].__setitem__(0, begun()),
    "length of another kind": lambda data: data.update(length="three"),
    "no points": lambda data: data.pop("points"),
}


def begun() -> str:
    """The first match of the series when it had just begun, as it stands in the file."""
    first: str = json.loads(three_toys(4, 0).save())["matches"][0]
    return first


@pytest.mark.parametrize("name", EDITS)
def test_a_damaged_series_is_refused(name: str) -> None:
    data = json.loads(three_toys(4, 2).save())
    EDITS[name](data)
    with pytest.raises(SaveError) as caught:
        Series.restore(json.dumps(data), find_either)
    assert str(caught.value)
