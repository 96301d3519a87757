"""A tournament on a cluster of one node gives the bytes of one process. Two nodes are part of the soak."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from aerodrome.cli.app import app
from aerodrome.lab.journal import GAMES, RESULTS, Line

ARENA = ("arena", "control_tower", "--bots", "pilot,mine:First,random", "--seats", "2", "--seed", "ray")
FIRST = """
class First:
    def __init__(self, match, seat):
        self.fails = match.seed == "ray/2"
    def choose(self, mine, legal):
        return legal[0] if not self.fails else 1 / 0
"""


def call(*args: str) -> Result:
    return CliRunner().invoke(app, [*ARENA, *args])


def test_ray_gives_the_same_bytes_and_names_a_bot_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.py").write_text(FIRST)
    one = call("--rounds", "1", "--jobs", "1", "--out", "one")
    assert one.exit_code == 0
    ray = call("--rounds", "3", "--engine", "ray", "--jobs", "2", "--out", "ray")
    assert ray.exit_code == 1
    assert ray.stderr.startswith("aerodrome: bot 'mine:First', game 'ray/2' of control_tower, seat ")
    assert ray.stderr.endswith(": ZeroDivisionError: division by zero\n")
    games = [msgspec.json.decode(line, type=Line) for line in Path("ray", GAMES).read_bytes().splitlines()]
    assert len({game.node for game in games}) == 1
    assert games[0].node != "here"
    again = call("--rounds", "1", "--jobs", "1", "--out", "ray")
    assert again.stdout == one.stdout
    assert Path("ray", RESULTS).read_bytes() == Path("one", RESULTS).read_bytes()


def test_a_cluster_that_is_not_there() -> None:
    result = call("--engine", "ray", "--address", "localhost:1")
    assert result.exit_code == 2
    assert "there is no Ray cluster at localhost:1: " in result.stderr


def test_ray_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = call("--engine", "ray")
    assert result.exit_code == 2
    assert result.stderr == "aerodrome: the engine ray is not installed: pip install 'aerodrome[ray]'\n"
