"""An episode is the match of the same seed with the same answers."""

from __future__ import annotations

import pytest

from aerodrome.envs.batch import Batch
from aerodrome.envs.episode import Episode
from aerodrome.games import find, names
from aerodrome.kernel.actions import UnknownAction
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import fingerprint
from aerodrome.kernel.match import CHOSEN, Match

ROWS = 3


def begin(game: str = "control_tower", seats: int = 2, seed: str = "1") -> Episode:
    found = find(game)
    return Episode(found, found.rules(seats), seed)


def finish(episode: Episode, rng: Rng) -> None:
    while not episode.over:
        episode.step(episode.legal[rng.below(len(episode.legal))])


@pytest.mark.parametrize("game", names())
def test_it_is_the_match_of_its_seed(game: str) -> None:
    episode = begin(game, find(game).most, "like a match")
    finish(episode, Rng(3))
    answers: list[list[int]] = [[] for _ in range(find(game).most)]
    for entry in episode.log:
        if entry.who >= 0 and entry.how == CHOSEN:
            answers[entry.who].append(entry.x)
    match = Match(find(game), find(game).most, seed="like a match")
    while not match.over:
        for seat in match.asked():
            match.answer(seat, answers[seat].pop(0))
    assert not any(answers)
    assert fingerprint(match.state) == fingerprint(episode.state)
    assert match.returns() == episode.returns()
    again = episode.match()
    assert [(entry.who, entry.x, entry.how) for entry in again.log] == [(e.who, e.x, e.how) for e in match.log]


def test_an_answer_that_is_no_option_is_refused_and_changes_nothing() -> None:
    episode = begin()
    before = fingerprint(episode.state)
    with pytest.raises(UnknownAction, match="has no option 'move 1 back' now"):
        episode.step(episode.rules.actions.parse("move 1 back"))
    with pytest.raises(UnknownAction, match="'9999'"):
        episode.step(9999)
    assert fingerprint(episode.state) == before
    finish(episode, Rng(1))
    with pytest.raises(UnknownAction, match="the game is over"):
        episode.step(0)


def test_a_batch_is_as_many_episodes_one_after_the_other() -> None:
    found = find("control_tower")
    rules = found.rules(2)
    batch = Batch(found, rules, ROWS, "many")
    alone = [Episode(found, rules, f"many/{row}/0") for row in range(ROWS)]
    begun, rng, ended = [1] * ROWS, Rng(9), 0
    width, actions = batch.encoder.size, rules.actions.size
    for _ in range(1200):
        answers = []
        for row, episode in enumerate(alone):
            assert batch.asked[row] == episode.seat
            assert batch.observations[row * width : (row + 1) * width] == batch.encoder.encode(
                episode.state, episode.seat
            )
            mask = batch.masks[row * actions : (row + 1) * actions]
            assert [x for x in range(actions) if mask[x]] == episode.legal
            answers.append(episode.legal[rng.below(len(episode.legal))])
        seats = batch.asked
        batch.step(answers)
        ends = {end.row: end for end in batch.ends}
        for row, episode in enumerate(alone):
            episode.step(answers[row])
            assert (row in ends) == episode.over
            if episode.over:
                ended += 1
                assert ends[row].returns == episode.returns()
                assert ends[row].seen == batch.encoder.encode(episode.state, seats[row])
                alone[row] = Episode(found, rules, f"many/{row}/{begun[row]}")
                begun[row] += 1
    assert ended > ROWS


def test_a_batch_refuses_wrong_answers_and_stays_where_it_was() -> None:
    found = find("control_tower")
    batch = Batch(found, found.rules(2), ROWS, "many")
    before = batch.observations
    right = [episode.legal[0] for episode in batch.episodes]
    with pytest.raises(ValueError, match="3 games wait for 3 answers, not 2"):
        batch.step(right[:2])
    with pytest.raises(ValueError, match=r"game 1: seat . has no option '-1' now"):
        batch.step([right[0], -1, right[2]])
    assert batch.observations == before
