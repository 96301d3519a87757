"""Where numbers come from: the same everywhere, evenly spread, and independent of what was taken back."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.kernel.chance import SEED_SPACE, Fate, Rng, pick, seed_from

SEEDS = st.integers(0, SEED_SPACE - 1)
ODDS = st.lists(st.integers(0, 9), min_size=1, max_size=8).filter(any)


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (0, [1427488602, 1980682239, 456575201, 3300212312]),
        (1, [573063952, 3268221502, 703077755, 2308299391]),
        (7, [100587536, 2849664703, 2976894644, 2427842431]),
        (0x123456789ABCDEF, [1046365511, 348464956, 1686632096, 2943040925]),
        (SEED_SPACE - 1, [3545222626, 3175429851, 3890547092, 2701840852]),
    ],
)
def test_the_words_of_an_rng_are_the_same_everywhere(seed: int, words: list[int]) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in words] == words


def test_what_is_made_from_the_words_is_the_same_everywhere() -> None:
    rng = Rng(7)
    assert [rng.below(6) for _ in range(20)] == [0, 3, 4, 3, 4, 2, 5, 3, 0, 3, 1, 0, 0, 3, 3, 2, 4, 0, 0, 1]
    assert rng.below(1 << 20) == 768985
    cards = list(range(10))
    Rng(7).shuffle(cards)
    assert cards == [2, 9, 7, 6, 1, 4, 3, 8, 5, 0]
    rng = Rng(7)
    assert [rng.weighted([]) for _ in range(3)] == [27001261272180459, 799104071377837815, 783210183260054977]
    assert [rng.weighted([1, 0, 2, 5]) for _ in range(12)] == [3, 3, 0, 3, 2, 2, 0, 3, 3, 3, 3, 0]


def test_fate_is_the_same_everywhere() -> None:
    fate = Fate("aerodrome")
    assert [fate.outcome(n, []) for n in range(3)] == [1122831146832569992, 437316384152107047, 716262370461618414]
    assert [fate.outcome(n, [1] * 6) for n in range(12)] == [5, 2, 3, 1, 3, 4, 2, 1, 0, 1, 4, 5]
    assert [fate.outcome(n, [3, 0, 1]) for n in range(12)] == [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2]


def test_fate_is_sha_256_of_seed_and_draw() -> None:
    """The hexadecimal digits are those of the words `aerodrome/0`, worked out elsewhere."""
    number = int("f9518faa1b32688702bcd31f31e3b6f155fe547fe66449f151f9f4e105fa9366", 16)
    assert Fate("aerodrome").outcome(0, []) == number >> 196
    assert Fate("aerodrome").outcome(0, [1] * 1000) == number * 1000 >> 256


def test_seeds_from_words_are_the_same_everywhere() -> None:
    assert seed_from("aerodrome") == 34765900756300274
    assert seed_from("") == 64089176690719772
    assert seed_from("Zürich") == 18666857158855350


@given(st.text(max_size=20), st.integers(0, 10_000))
def test_an_outcome_without_odds_is_a_seed(seed: str, draw: int) -> None:
    assert 0 <= Fate(seed).outcome(draw, []) < SEED_SPACE


@given(SEEDS, ODDS, st.integers(0, 10_000))
def test_an_outcome_with_odds_has_a_weight(seed: int, odds: list[int], draw: int) -> None:
    assert odds[Fate(str(seed)).outcome(draw, odds)] > 0
    assert odds[Rng(seed).weighted(odds)] > 0


@given(SEEDS)
def test_an_rng_gives_seeds_too(seed: int) -> None:
    assert 0 <= Rng(seed).weighted([]) < SEED_SPACE


@given(SEEDS, st.integers(1, 1 << 20))
def test_below_is_below(seed: int, n: int) -> None:
    assert 0 <= Rng(seed).below(n) < n


@given(ODDS)
def test_pick_gives_each_outcome_as_many_shares_as_its_weight(odds: list[int]) -> None:
    shares = Counter(pick(odds, r) for r in range(sum(odds)))
    assert [shares[x] for x in range(len(odds))] == odds


@given(SEEDS, st.lists(st.integers(0, 5), max_size=30))
def test_a_shuffle_is_a_permutation(seed: int, cards: list[int]) -> None:
    shuffled = cards[:]
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_every_permutation_comes_about_equally_often() -> None:
    """24 orders in 24,000 shuffles, each from a fresh seed as chance steps do it: about 1,000 each."""
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(24_000):
        cards = [0, 1, 2, 3]
        Rng(seed).shuffle(cards)
        found[tuple(cards)] += 1
    assert set(found) == set(permutations(range(4)))
    assert 800 < min(found.values()) <= max(found.values()) < 1200


def test_numbers_of_an_rng_are_evenly_spread() -> None:
    rng = Rng(2024)
    found = Counter(rng.below(6) for _ in range(60_000))
    assert sorted(found) == [0, 1, 2, 3, 4, 5]
    assert 9_500 < min(found.values()) <= max(found.values()) < 10_500


def test_outcomes_of_fate_follow_their_weights() -> None:
    fate = Fate("weights")
    found = Counter(fate.outcome(draw, [1, 2, 0, 3]) for draw in range(12_000))
    assert sorted(found) == [0, 1, 3]
    for outcome, share in ((0, 2_000), (1, 4_000), (3, 6_000)):
        assert abs(found[outcome] - share) < 250


@given(st.text(max_size=20), st.permutations(range(10)))
def test_draw_n_does_not_depend_on_the_draws_before_it(seed: str, order: list[int]) -> None:
    once = [Fate(seed).outcome(n, [1] * 1000) for n in range(10)]
    fate = Fate(seed)
    again = {n: fate.outcome(n, [1] * 1000) for n in order}
    assert [again[n] for n in range(10)] == once


def test_draws_and_seeds_differ() -> None:
    outcomes = {Fate(seed).outcome(draw, []) for seed in ("1", "2", "1/2") for draw in range(100)}
    assert len(outcomes) == 300
