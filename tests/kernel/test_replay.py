"""Going through the log of a match comes to the same places as the match did."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import fingerprint
from aerodrome.kernel.game import Game
from aerodrome.kernel.match import CHOSEN, FORCED, Match
from aerodrome.kernel.replay import Playback, RecordingFate, answers, begin, finish, positions, transcript
from aerodrome.kernel.step import CHANCE
from tables import GAMES, answer_at_random, entries, find_either, played
from toy import LAY, TOY, Lay

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def told(events: list[Any]) -> list[Any]:
    return [(event.kind, event.args, event.more) for event in events]


@each_game
@given(seed=st.integers(0, 999), count=st.integers(0, 60))
def test_a_playback_passes_every_position_of_the_match(game: Game, seed: int, count: int) -> None:
    match, rng = Match(game, 3, seed=f"seed {seed}"), Rng(seed)
    stood = {len(match.log): (fingerprint(match.state), len(match.events), match.draws)}
    while count and not match.over:
        answer_at_random(match, rng)
        stood[len(match.log)] = fingerprint(match.state), len(match.events), match.draws
        count -= 1
    again = Playback(match)
    for length, entry in enumerate([*match.log, None]):
        if length in stood:
            assert (fingerprint(again.state), len(again.events), again.draws) == stood[length]
        if entry is not None:
            again.play(entry)
    assert told(again.events) == told(match.events)


@each_game
@given(seed=st.integers(0, 999), count=st.integers(0, 60))
def test_a_transcript_that_another_process_reads_is_the_same_match(game: Game, seed: int, count: int) -> None:
    match = played(game, 3, seed, count)
    match.practice = bool(seed % 2)
    read = pickle.loads(pickle.dumps(transcript(match)))
    again = finish(read, find_either)
    assert (entries(again), fingerprint(again.state)) == (entries(match), fingerprint(match.state))
    assert (again.practice, told(again.events), again.draws) == (match.practice, told(match.events), match.draws)


@each_game
@given(seed=st.integers(0, 999), count=st.integers(0, 60))
def test_the_answers_lead_another_match_to_the_same_place(game: Game, seed: int, count: int) -> None:
    """One that answers lone options by itself, and one that is asked for everything."""
    match = played(game, 3, seed, count)
    written = transcript(match)
    for again in (Match(game, 3, seed=match.seed), begin(written, find_either)):
        for entry in answers(written, again):
            again.answer(entry.who, entry.x)
        assert [entry[:2] for entry in entries(again)] == [entry[:2] for entry in entries(match)]
        assert {seat: entry.x for seat, entry in again.sealed.items()} == {
            seat: entry.x for seat, entry in match.sealed.items()
        }
        assert fingerprint(again.state) == fingerprint(match.state)


@each_game
@given(seed=st.integers(0, 999), count=st.integers(0, 60))
def test_there_is_a_position_for_every_choice(game: Game, seed: int, count: int) -> None:
    match = played(game, 3, seed, count)
    fate = RecordingFate(match.seed)
    lengths, last = [], None
    for again, _ in positions(transcript(match), find_either, fate):
        lengths.append(len(again.log) + len(again.sealed))
        last = fingerprint(again.state)
    chosen = [entry for entry in [*match.log, *match.sealed.values()] if entry.who != CHANCE and entry.how != FORCED]
    assert len(lengths) == len(chosen) + 1
    assert lengths == sorted(set(lengths))
    assert last == fingerprint(match.state)
    assert [draw.outcome for draw in fate.draws] == [entry.x for entry in match.log if entry.who == CHANCE]
    assert [draw.number for draw in fate.draws] == list(range(match.draws))


def test_sealed_answers_are_positions_of_their_own() -> None:
    match = Match(TOY, 3)
    assert isinstance(match.state.todo[-1], Lay)
    for seat in (2, 0, 1):
        match.answer(seat, LAY)
    seen = [sorted(again.sealed) for again, _ in positions(transcript(match), find_either)]
    assert seen[:4] == [[], [0], [0, 1], []]


@each_game
def test_a_match_that_began_from_a_position_is_replayed_from_there(game: Game) -> None:
    before = played(game, 2, 5, 12)
    match = Match(game, 2, seed=before.seed, base=before.state, draws=before.draws)
    rng = Rng(1)
    while not match.over:
        answer_at_random(match, rng)
    again = Playback(match)
    assert again.draws == before.draws
    for entry in match.log:
        again.play(entry)
    assert (fingerprint(again.state), again.draws) == (fingerprint(match.state), match.draws)
    first, *_, last = (fingerprint(each.match.state) for each in positions(transcript(match), find_either))
    assert (first, last) == (fingerprint(begin(transcript(match), find_either).state), fingerprint(match.state))
    assert any(entry.how == CHOSEN for entry in match.log)


@each_game
def test_passages_lead_from_each_position_to_the_next_as_the_log_tells_it(game: Game) -> None:
    match = played(game, 3, 4, 60)
    again, passed = Playback(match), []
    for entry in match.log:
        again.play(entry)
        passed.append((entry.who, fingerprint(again.state), len(again.events)))
    found = [
        [(passage.who, fingerprint(passage.state), passage.events) for passage in passages]
        for _, passages in positions(transcript(match), find_either)
    ]
    assert [passage for passages in found for passage in passages] == passed
    assert max(map(len, found)) > 1, "some choices lead to chance, or to what answers itself"


@each_game
def test_passages_are_those_of_the_last_answer(game: Game) -> None:
    match, rng = Match(game, 2, seed=8), Rng(3)
    while not match.over:
        before = len(match.log)
        answer_at_random(match, rng)
        fresh = match.log[before:]
        assert [passage.who for passage in match.passages] == [entry.who for entry in fresh]
        if fresh:
            assert fingerprint(match.passages[-1].state) == fingerprint(match.state)
            assert match.passages[-1].events == len(match.events)
        assert match.copy().passages == []
    quiet = Match(game, 2, seed=8, quiet=True)
    answer_at_random(quiet, rng)
    assert quiet.passages == []
