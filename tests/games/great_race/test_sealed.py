"""GAR-5.2, GAR-11.5, GAR-13.6, GAR-17.4: sealed answers. Whoever is first or last to lock, the game is the same."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aerodrome.games.great_race import GAME
from aerodrome.games.great_race.state import Race
from aerodrome.games.great_race.steps.choices import LayDown
from aerodrome.games.great_race.steps.day import Select
from aerodrome.games.great_race.steps.ground import WantHire
from aerodrome.games.great_race.steps.setup import KeepPilot
from aerodrome.kernel.chance import Rng, seed_from
from aerodrome.kernel.encode import fingerprint
from aerodrome.kernel.match import Match

from .cockpit import answers_at_random, state_of

SEATS = 4
OPTIONS = {"large_hand": "on", "pilots": "on", "stages": 2}
KINDS = [Select, LayDown, WantHire, KeepPilot]
SEEDS = ["sealed", "locked", "face down"]

orders = st.lists(st.permutations(range(SEATS)), min_size=12, max_size=12)
wills = st.lists(st.lists(st.integers(0, 99), min_size=12, max_size=12), min_size=SEATS, max_size=SEATS)


@cache
def questions(kind: type) -> list[tuple[str, int, Race]]:
    """Where two or more are asked for such an answer in races of random choices: the seed, how much chance there was
    before, and the position."""
    found = []
    for seed in SEEDS:
        match, rng = Match(GAME, SEATS, OPTIONS, seed, auto=False, quiet=True), Rng(seed_from(seed))
        while not match.over:
            if isinstance(match.state.todo[-1], kind) and len(match.asked()) > 1 and not match.sealed:
                found.append((seed, match.draws, state_of(match).clone()))
            answers_at_random(match, rng)
    assert len(found) >= len(SEEDS)
    return found


def begin(question: tuple[str, int, Race]) -> Match:
    """The same position each time, with the same chance to come."""
    seed, draws, base = question
    return Match(GAME, SEATS, OPTIONS, seed, auto=False, base=base, draws=draws)


def answer_all(match: Match, kind: type, order: Sequence[Sequence[int]], will: Sequence[Sequence[int]]) -> str:
    """All answer, and may answer again, as long as such a question stands; at each answer another order counts. The
    answers of a seat are its own, in their sequence."""
    given = [0] * SEATS
    turn = 0
    while not match.over and isinstance(match.state.todo[-1], kind):
        seat = next(each for each in order[turn % len(order)] if each in match.asked())
        legal = match.legal(seat)
        match.answer(seat, legal[will[seat][given[seat] % len(will[seat])] % len(legal)])
        given[seat] += 1
        turn += 1
    assert turn > 1
    return fingerprint(match.state)


@pytest.mark.rule("GAR-5.2", "GAR-11.5", "GAR-13.6", "GAR-17.4")
@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=40)
@given(number=st.integers(0, 999), one=orders, other=orders, will=wills)
def test_the_order_of_sealed_answers_does_not_matter(
    kind: type, number: int, one: list[list[int]], other: list[list[int]], will: list[list[int]]
) -> None:
    found = questions(kind)
    first, second = begin(found[number % len(found)]), begin(found[number % len(found)])
    assert answer_all(first, kind, one, will) == answer_all(second, kind, other, will)
    assert (first.asked(), first.draws) == (second.asked(), second.draws)
    assert [(event.kind, event.args, event.seen) for event in first.events] == [
        (event.kind, event.args, event.seen) for event in second.events
    ]
    assert [(entry.who, entry.x) for entry in first.log] == [(entry.who, entry.x) for entry in second.log]
