"""Honest undo: back to before the own last answer, never across dice, a newly seen card or another's choice."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.kernel.chance import Rng
from aerodrome.kernel.game import Game
from aerodrome.kernel.match import GAME_OVER, AutoAnswers, Match, Refused
from aerodrome.kernel.state import State
from aerodrome.kernel.step import CHANCE
from aerodrome.kernel.zones import EVERYBODY, SPECTATOR, newly_seen
from tables import CHART, FLAPS, GAMES, GUST, RADAR, RADIO, THERMAL, TOWER, answer_at_random, look, with_hands
from toy import TOY


class Moment:
    """A match just before an answer, and what has happened since the last answer of each seat."""

    def __init__(self, match: Match, since: dict[int, set[str]]) -> None:
        self.look = look(match)
        self.state: State = match.state.clone()
        self.entries = len(match.log)
        self.since = since


class Witness:
    """Plays a match at random and notes by itself what an honest undo may not cross."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self.match = Match(game, seats, seed=str(seed))
        self.rng = Rng(seed)
        self.moments: list[Moment] = []
        self.last: list[int] = []  # who gave the answers, and which
        self.given: list[int] = []
        self.since: dict[int, set[str]] = {}

    def answer(self) -> None:
        moment = Moment(self.match, self.since)
        seat, x = answer_at_random(self.match, self.rng)
        self.moments.append(moment)
        self.last.append(seat)
        self.given.append(x)
        self.since = {other: facts | self.happened(moment, seat, other) for other, facts in self.since.items()}
        self.since[seat] = self.happened(moment, seat, seat)

    def happened(self, moment: Moment, answered: int, seat: int) -> set[str]:
        """What came with one answer that keeps a seat from going back to before it."""
        since = [entry.who for entry in self.match.log[moment.entries :]]
        facts = set()
        if CHANCE in since:
            facts.add("undo-chance")
        if any(who not in (CHANCE, seat) for who in [answered, *since]):
            facts.add("undo-choice")
        zones, viewers = self.match.rules.zones, [*range(self.match.rules.seats), SPECTATOR]
        if newly_seen(zones(moment.state), zones(self.match.state), viewers):
            facts.add("undo-reveal")
        return facts

    def examine(self) -> None:
        """Who may undo may do so rightly; who may not is told truly why (that another is asked will do)."""
        match = self.match
        before = look(match)
        for seat in range(match.rules.seats):
            if match.can_undo(seat):
                assert self.last[-1] == seat
                assert self.since[seat] == set()
                continue
            with pytest.raises(Refused) as caught:
                match.undo(seat)
            if match.over:
                assert caught.value.reason is GAME_OVER
            elif seat in self.since and seat not in match.sealed:
                waiting = set() if match.asked() == [seat] else {"undo-choice"}
                assert caught.value.reason.message in self.since[seat] | waiting
        assert look(match) == before
        if self.last and self.since[self.last[-1]] == set() and match.asked() == [self.last[-1]] and not match.sealed:
            assert match.can_undo(self.last[-1])

    def undo(self) -> bool:
        """The last answer is taken back, if that is honest: everything is as it was."""
        if not self.last or not self.match.can_undo(self.last[-1]):
            return False
        self.match.undo(self.last.pop())
        self.given.pop()
        moment = self.moments.pop()
        self.since = moment.since
        assert look(self.match) == moment.look
        return True


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(seed=st.integers(0, 9999), seats=st.integers(2, 4))
def test_undo_at_every_point(game: Game, seed: int, seats: int) -> None:
    witness = Witness(game, seats, seed)
    for _ in range(40):
        witness.examine()
        if witness.match.over:
            break
        witness.answer()
        if witness.rng.below(3) == 0:
            while witness.undo():
                witness.examine()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_answer_again_leads_to_the_same_match(game: Game) -> None:
    undone = 0
    for seed in range(30):
        witness = Witness(game, 2, seed)
        match = witness.match
        while not match.over and len(match.log) < 25:
            witness.answer()
            seat = witness.last[-1]
            after = look(match)
            if match.can_undo(seat):
                match.undo(seat)
                match.answer(seat, witness.given[-1])
                undone += 1
            assert look(match) == after
    assert undone > 30


@pytest.mark.parametrize(
    ("words", "barrier"),
    [
        ("play thermal", "undo-chance"),
        ("play chart", "undo-reveal"),
        ("play radio", "undo-reveal"),
        ("play flaps", "undo-reveal"),
        ("play gust", "undo-choice"),
    ],
)
def test_each_barrier_is_named(words: str, barrier: str) -> None:
    """Each card is newly seen when it is played; dice and a gust that is answered come first."""
    match = with_hands([FLAPS, CHART, RADIO, THERMAL, GUST], [FLAPS])
    match.answer(0, words)
    assert not match.can_undo(0)
    with pytest.raises(Refused, match=f"seat 0: undo: {barrier}"):
        match.undo(0)


def test_nothing_to_undo_at_the_start() -> None:
    for match in (Match(TOWER, 2), with_hands([FLAPS], [FLAPS])):
        with pytest.raises(Refused, match="seat 0: undo: undo-nothing-to-undo"):
            match.undo(0)


def test_several_answers_are_undone_one_by_one() -> None:
    match = with_hands([FLAPS], [FLAPS])
    looks = []
    for _ in range(2):
        looks.append(look(match))
        match.answer(0, "trim")
    while looks:
        match.undo(0)
        assert look(match) == looks.pop()
    assert not match.can_undo(0)


def test_another_seat_never_undoes() -> None:
    match = with_hands([FLAPS], [FLAPS])
    match.answer(0, "trim")
    assert not match.can_undo(1)
    with pytest.raises(Refused, match="seat 1: undo: undo-"):
        match.undo(1)
    assert match.can_undo(0)


def test_what_another_has_chosen_is_named() -> None:
    match = with_hands([FLAPS], [FLAPS])
    match.answer(0, "pass")
    match.answer(1, "trim")
    with pytest.raises(Refused, match="seat 0: undo: undo-choice"):
        match.undo(0)
    match.undo(1)
    assert match.asked() == [1]


def to_lay_again() -> Match:
    """The first round is over: seat 1 has passed, and both are to lay together."""
    match = Match(TOY, 2)
    for words in ("lay level", "pass"):
        for seat in range(2):
            match.answer(seat, words)
    assert match.asked() == [0, 1]
    return match


def test_undo_does_not_cross_the_sealed_answer_of_another() -> None:
    match = to_lay_again()
    match.answer(0, "lay low")
    assert not match.can_undo(1)


def test_undo_leaves_no_sealed_answer_behind() -> None:
    match = to_lay_again()
    match.answer(1, "lay low")
    if match.can_undo(1):
        match.undo(1)
    assert all(seat in match.state.asked() for seat in match.sealed)
    assert match.asked()


@pytest.mark.parametrize("seat", [0, 1])
def test_a_sealed_answer_is_withdrawn_and_not_undone(seat: int) -> None:
    match = to_lay_again()
    before = look(match)
    match.answer(seat, "lay steep")
    assert not match.can_undo(seat)
    match.withdraw(seat)
    assert look(match) == before


def test_undo_does_not_tell_what_others_hold() -> None:
    """The gust is undone or not alike, whether seat 1 is asked for its radar or has none and passes by itself."""
    tells = []
    for card in (RADAR, CHART):
        match = with_hands([GUST], [card, FLAPS], auto=AutoAnswers(frank=frozenset([1])))
        state: Any = match.state
        state.pilots[0].known = [EVERYBODY]
        match.answer(0, "play gust")
        tells.append(match.can_undo(0))
    assert tells[0] == tells[1]
