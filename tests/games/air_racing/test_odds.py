"""The chances that players see are those of counting every way."""

from __future__ import annotations

from itertools import combinations

import pytest

from aerodrome.games.air_racing import odds
from aerodrome.games.air_racing.content import BOOST, DOLLAR, FAST, NIGHT_SHIFT, SPONSORSHIP
from aerodrome.games.air_racing.pieces import Workshop
from aerodrome.kernel.odds import percent

from .aloft import racing


def counted(deck: list[int], drawn: int) -> list[int]:
    """All ways to draw, one by one: how often one of each card is among them."""
    cards = [card for card, count in enumerate(deck) for _ in range(count)]
    ways = [set(way) for way in combinations(cards, drawn)]
    return [percent(sum(card in way for way in ways) / len(ways)) for card in range(len(deck))]


@pytest.mark.rule("ARC-5.16")
@pytest.mark.parametrize(
    ("deck", "drawn"), [([7, 0, 1, 2], 5), ([3, 1, 0, 4], 3), ([1, 1, 1, 1], 1), ([5, 2, 2, 3], 4), ([2, 1], 3)]
)
def test_the_next_draw_is_as_likely_as_counting_all_ways_says(deck: list[int], drawn: int) -> None:
    assert odds.among(deck, [9] * len(deck), drawn) == counted(deck, drawn)


@pytest.mark.rule("ARC-5.17")
def test_a_short_deck_is_drawn_for_certain_and_the_rest_from_the_shuffled_pile() -> None:
    pile = [4, 1, 0, 3]
    rest = counted(pile, 3)
    assert odds.among([1, 0, 1, 0], pile, 5) == [100, rest[1], 100, rest[3]]


def test_what_neither_deck_nor_pile_can_give_is_not_drawn() -> None:
    assert odds.among([1, 0, 0], [0, 1, 0], 5) == [100, 100, 0]
    assert odds.among([0, 0], [0, 0], 3) == [0, 0]


@pytest.mark.rule("ARC-6.7")
def test_the_next_hand_comes_from_all_cards_the_next_draw_from_deck_and_discards() -> None:
    """Three of the nine cards that will be shuffled then complete the hand; one of the nine is the Boost."""
    book = racing().book
    hand, discards, played = [DOLLAR, DOLLAR, BOOST, NIGHT_SHIFT], [DOLLAR, DOLLAR, FAST, DOLLAR], [SPONSORSHIP]
    owned = [6, 0, 1, 2, 1, 1, 0, 0]
    own = Workshop(deck=[DOLLAR, FAST], hand=hand, discards=discards, played=played, owned=owned)
    draws = odds.draws(book, own, False)
    assert draws.one == [50, 0, 0, 50, 0, 0, 0, 0]
    assert draws.night_shift == [100, 0, 0, 100, 0, 0, 0, 0]
    assert draws.hand == [100, 0, 33, 100, 33, 33, 0, 0]
    assert odds.draws(book, own, True).hand is None


@pytest.mark.rule("ARC-14.1", "ARC-14.2")
def test_a_check_is_never_impossible_to_fail_and_soon_impossible_to_pass() -> None:
    book = racing().book
    assert [odds.check(book, modifier) for modifier in range(-5, 8)] == [
        0, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 90, 90,
    ]  # fmt: skip


@pytest.mark.rule("ARC-16.5")
def test_each_boost_of_a_turn_is_less_likely_to_work_than_the_one_before() -> None:
    assert odds.boosts(racing().book, 2) == [60, 50, 40]
