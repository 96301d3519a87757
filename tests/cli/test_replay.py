"""A saved game is told again, to each viewer what it saw."""

from __future__ import annotations

import re

import pytest

from .conftest import Run

PLAY = ("play", "control_tower", "--seed", "3")


@pytest.fixture
def finished(run: Run) -> str:
    """A game between two bots, saved where it ended by a person who answered 1 throughout."""
    run(*PLAY, typed=["1"] * 3000)
    return "1"


@pytest.fixture
def unfinished(run: Run) -> str:
    run(*PLAY, typed=["1", "1", "1", "save half.json"])
    return "half.json"


def test_a_finished_game_is_told_with_all_cards(run: Run, finished: str) -> None:
    output = run("replay", finished).output
    turns = re.findall(r"\n\nRound (\d+): Player", output)
    assert turns[0] == "1"
    assert len(turns) > 10
    assert re.search(r"Player 2 \(Pilot\) draws (?!a card\.)", output)
    assert "draws a card." not in output
    assert "Place 1: Player 2 (Pilot)" in output
    assert output.splitlines()[-1] == "Seed of this game: 3"
    assert output.count("Your Goal card: ") == 2


@pytest.mark.parametrize(
    ("viewer", "own", "hidden"), [("1", "Player 1", "Player 2 (Pilot)"), ("2", "Player 2 (Pilot)", "Player 1")]
)
def test_a_seat_is_told_what_it_saw(run: Run, finished: str, viewer: str, own: str, hidden: str) -> None:
    output = run("replay", finished, "--viewer", viewer).output
    assert f"{hidden} draws a card." in output
    assert not re.search(re.escape(hidden) + r" draws (?!a card\.)", output)
    assert f"{own} draws a card." not in output
    assert output.count("Your Goal card: ") == 1


def test_an_unfinished_game_is_told_to_a_spectator(run: Run, unfinished: str) -> None:
    output = run("replay", unfinished).output
    assert not re.search(r"draws (?!a card\.)", output)
    assert "Goal card: " not in output
    assert "Place" not in output
    assert "Seed" not in output
    assert run("replay", unfinished, "--viewer", "spectator").output == output
    assert re.search(r"draws (?!a card\.)", run("replay", unfinished, "--viewer", "all").output)


def test_step_by_step(run: Run, finished: str) -> None:
    whole = run("replay", finished).output
    assert run("replay", finished, "--step", typed=[""] * 500).output.split() == whole.split()
    first = run("replay", finished, "--step", typed=["", ""])
    assert first.exit_code == 0
    assert len(re.findall(r"Round \d+: ", first.output)) == 2


def test_in_another_language(run: Run, finished: str) -> None:
    output = run("replay", finished, "--lang", "nl").output
    assert "Ronde 1: " in output
    assert "Doelkaart" in output


def test_an_unknown_viewer(run: Run, finished: str) -> None:
    result = run("replay", finished, "--viewer", "3")
    assert (result.exit_code, result.stderr) == (2, "aerodrome: a viewer is one of 1, 2, spectator and all, not '3'\n")
