"""What was once played is played the same for ever: interpreted, compiled and on every platform."""

from __future__ import annotations

import json

import pytest
from server.conftest import amount

import golden
from aerodrome.games import find, names
from aerodrome.kernel.encode import dump, load
from aerodrome.kernel.save import restore

MANY = 40  # setups of a game: then one in several is counted

each_game = pytest.mark.parametrize("name", names())


def lines(name: str) -> list[str]:
    return (golden.HERE / name / "golden" / "saved.jsonl").read_text(encoding="utf-8").splitlines()


@each_game
def test_saved_games_lead_to_their_recorded_end(name: str) -> None:
    """A file of these rules is replayed move by move; of other rules it would only be taken up at its end."""
    texts = lines(name)
    assert len(texts) == golden.GAMES
    for text in texts:
        match, _ = restore(text, find)
        recorded = json.loads(text)
        assert recorded["rules"] == match.game.version
        assert recorded["content"] == match.game.content_hash
        assert match.over
        assert len(match.log) == len(recorded["log"])
        assert dump(match.state) == dump(load(match.game, match.rules, recorded["position"]))


@each_game
def test_bots_play_the_recorded_games_again(name: str) -> None:
    for number, text in enumerate(lines(name)[:12]):
        recorded = json.loads(text)
        again = json.loads(golden._saved(find(name), recorded["seats"], recorded["options"], str(number)))
        assert again["log"] == recorded["log"]


@each_game
def test_the_playthrough_is_as_written(name: str) -> None:
    written = (golden.HERE / name / "golden" / "playthrough.txt").read_text(encoding="utf-8")
    assert golden.playthrough(find(name)) == written


@each_game
def test_as_many_sequences_as_counted(name: str) -> None:
    written = json.loads((golden.HERE / name / "golden" / "counts.json").read_text(encoding="utf-8"))
    counted = golden.counts(find(name), amount(1 + len(find(name).setups()) // MANY, 1))
    assert counted == {setup: written[setup] for setup in counted}
    assert len(written) == len(find(name).setups())
