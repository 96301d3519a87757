"""Ratings are those of OpenSkill, by places and by teams."""

from __future__ import annotations

import pytest
from openskill.models import PlackettLuce

from aerodrome.lab.ratings import ratings
from aerodrome.lab.simulate import Played


def game(bots: tuple[str, ...], ranks: tuple[int, ...]) -> Played:
    empty = tuple(0.0 for _ in bots)
    return Played("0", bots, ranks, empty, empty, 1, {})


def test_a_game_of_three() -> None:
    model = PlackettLuce()
    expected = model.rate([[model.rating()] for _ in range(3)], ranks=[2, 1, 2])
    found = ratings(("a", "b", "c"), [game(("a", "b", "c"), (2, 1, 2))], [0, 1, 2])
    for bot, [rated] in zip("abc", expected, strict=True):
        assert (found[bot].mu, found[bot].sigma) == pytest.approx((rated.mu, rated.sigma), abs=1e-6)
        assert found[bot].ordinal == pytest.approx(rated.ordinal(), abs=1e-6)
    assert found["a"] == found["c"]
    assert found["b"].ordinal > found["a"].ordinal


def test_teams_rise_and_fall_together() -> None:
    """Seats 0 and 2 play against 1 and 3."""
    model = PlackettLuce()
    sides = [[model.rating(), model.rating()], [model.rating(), model.rating()]]
    winners, losers = model.rate(sides, ranks=[1, 2])
    found = ratings("abcd", [game(tuple("abcd"), (1, 2, 1, 2))], [0, 1, 0, 1])
    assert found["a"] == found["c"]
    assert found["b"] == found["d"]
    assert found["a"].mu == pytest.approx(winners[0].mu, abs=1e-6)
    assert found["b"].mu == pytest.approx(losers[1].mu, abs=1e-6)


def test_a_bot_on_two_seats_has_one_rating() -> None:
    model = PlackettLuce()
    [first], [second], [third] = model.rate([[model.rating()] for _ in range(3)], ranks=[1, 2, 3])
    found = ratings(("a", "b"), [game(("a", "b", "a"), (1, 2, 3))], [0, 1, 2])
    assert found["a"].mu == pytest.approx((first.mu + third.mu) / 2, abs=1e-6)
    assert found["b"].mu == pytest.approx(second.mu, abs=1e-6)


def test_who_wins_more_is_rated_higher_and_more_surely() -> None:
    few = ratings(("a", "b"), [game(("a", "b"), (1, 2))], [0, 1])
    many = ratings(("a", "b"), [game(("a", "b"), (1, 2)), game(("b", "a"), (2, 1))] * 5, [0, 1])
    assert many["a"].mu > few["a"].mu > 25 > few["b"].mu > many["b"].mu
    assert many["a"].sigma < few["a"].sigma < 25 / 3


def test_without_games_nobody_is_known() -> None:
    assert {rating.mu for rating in ratings(("a", "b"), [], [0, 1]).values()} == {25.0}
