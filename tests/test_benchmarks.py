"""The benchmarks measure what they promise, and the conductor notices what is wrong. No time is judged here."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from server.conftest import amount

import aerodrome.games as games

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"
MEASURES = ("decisions", "clone", "imagine", "search")

CONTESTANT = """#!{python}
import sys
print({report!r}, flush=True)
for _ in sys.stdin:
    print({report!r}, flush=True)
"""

Reports = dict[str, Any]
Conduct = Callable[[Reports], tuple[int, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(BENCHMARKS)
    return import_module("run")


def engine(compiled: bool, decisions: float, clone: float, answer: str = "move 1 forward") -> Reports:
    row = {
        "game": "control_tower",
        "seats": 2,
        "decisions": decisions,
        "clone": clone,
        "imagine": 8e-6,
        "search": 900.0,
    }
    row["same"] = ["0123", "4567", answer]
    others = ("aeroplanes", "air_racing", "great_race", "magnificent")
    rows = [row, *[{**row, "game": game, "decisions": 900_000.0} for game in others]]
    return {"name": "aerodrome", "version": "1.0", "python": "3.11.0", "compiled": compiled, "rows": rows}


def peers(decisions: float, clone: float) -> Reports:
    row = {"game": "catan", "seats": 2, "decisions": decisions, "clone": clone, "imagine": None, "search": None}
    return {
        "python": "3.11.0",
        "peers": [
            {"name": "catanatron", "version": "3.2.1", "missing": None, "rows": [row]},
            {"name": "rlcard", "version": None, "missing": "ModuleNotFoundError: No module named 'rlcard'", "rows": []},
        ],
    }


def a_round(decisions: float = 500_000, clone: float = 1e-6) -> Reports:
    return {
        "interpreted": engine(False, 50_000, 4e-6),
        "compiled": engine(True, decisions, clone),
        "peers": peers(20_000, 40e-6),
    }


@pytest.fixture
def conduct(tmp_path: Path) -> Conduct:
    """Run the conductor with contestants that report this; its exit code and what it printed."""

    def conduct(reports: Reports) -> tuple[int, str]:
        arguments = ["--rounds", "2", "--json", str(tmp_path / "rounds.json")]
        for name, report in reports.items():
            contestant = tmp_path / name
            contestant.write_text(CONTESTANT.format(python=sys.executable, report=json.dumps(report)))
            contestant.chmod(0o755)
            arguments += [f"--{name}", str(contestant)]
        command = [sys.executable, str(BENCHMARKS / "run.py"), *arguments]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
        assert json.loads((tmp_path / "rounds.json").read_text()) == [reports, reports]
        return done.returncode, done.stdout

    return conduct


@cache
def measured(script: str, *options: str, again: int = 0) -> list[Reports]:
    """The rounds that a contestant reports."""
    command = [sys.executable, *options, str(BENCHMARKS / script), "--seconds", "0.001", "--iterations", "3"]
    done = subprocess.run(command, input="\n" * again, stdout=subprocess.PIPE, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_engine_measures_every_game() -> None:
    [report] = measured("engine.py")
    assert report["name"] == "aerodrome"
    assert isinstance(report["compiled"], bool)
    played = [(row["game"], row["seats"]) for row in report["rows"]]
    for name in games.names():
        game = games.find(name)
        assert (name, max(2, game.fewest)) in played
        assert (name, game.most) in played
    for row in report["rows"]:
        assert all(row[measure] > 0 for measure in MEASURES)
        rules = games.find(row["game"]).rules(row["seats"])
        last, half, answer = row["same"]
        assert len(last) == len(half) == 64
        assert last != half
        assert rules.actions.text(rules.actions.parse(answer)) == answer


def test_engine_plays_the_same_games_again() -> None:
    [once], rounds = measured("engine.py"), measured("engine.py", again=amount(1, 2))
    assert len(rounds) == 1 + amount(1, 2)
    for report in rounds:
        assert [row["same"] for row in report["rows"]] == [row["same"] for row in once["rows"]]


def test_a_peer_that_is_not_installed_is_reported_with_the_reason() -> None:
    [report] = measured("peers.py", "-S")
    found = report["peers"]
    assert [peer["name"] for peer in found] == ["catanatron", "rlcard", "open_spiel"]
    assert all("No module named" in peer["missing"] and peer["rows"] == [] for peer in found)


def test_reached_targets_end_well(conduct: Conduct) -> None:
    code, text = conduct(a_round())
    assert code == 0
    assert "reached: control_tower, 2 seats, decisions: 25.0 times as fast as catanatron, of 20" in text
    assert "reached: control_tower, 2 seats, clone: 40.0 times as fast as catanatron, of 20" in text
    assert "reached: air_racing, 2 seats, decisions: 45.0 times as fast as catanatron, of 20" in text
    assert "NOT reached" not in text
    assert "rlcard is missing: ModuleNotFoundError: No module named 'rlcard'" in text


@pytest.mark.parametrize(("decisions", "clone"), [(399_000, 1e-6), (500_000, 2.1e-6)])
def test_a_missed_target_ends_with_1(conduct: Conduct, decisions: float, clone: float) -> None:
    code, text = conduct(a_round(decisions, clone))
    assert code == 1
    assert text.count("NOT reached") == 1


def test_a_target_that_cannot_be_measured_is_missed(conduct: Conduct) -> None:
    reports = a_round()
    reports["peers"]["peers"][0].update(version=None, missing="ImportError: broken", rows=[])
    code, text = conduct(reports)
    assert code == 1
    assert "NOT reached: control_tower, 2 seats, decisions: not measured, of 20" in text
    assert "catanatron is missing: ImportError: broken" in text


def test_builds_that_do_not_agree_end_with_1(conduct: Conduct) -> None:
    reports = a_round()
    reports["compiled"] = engine(True, 500_000, 1e-6, answer="end")
    code, text = conduct(reports)
    assert code == 1
    assert "control_tower, 2 seats: the builds do not agree" in text


def test_a_plain_build_is_not_taken_for_a_compiled_one(conduct: Conduct) -> None:
    reports = a_round()
    reports["compiled"]["compiled"] = False
    code, text = conduct(reports)
    assert code == 1
    assert "The Aerodrome given as compiled is not compiled." in text


@pytest.mark.parametrize(("decisions", "compiled", "code"), [(1e6, True, 0), (700_000, True, 1), (1e6, False, 1)])
def test_two_versions_are_compared(tmp_path: Path, decisions: float, compiled: bool, code: int) -> None:
    reports = {"old": engine(True, 450_000, 1e-6), "new": engine(compiled, 450_000, 1e-6)}
    arguments = ["--rounds", "2"]
    for name, report in reports.items():
        for row in report["rows"]:
            if name == "new" and row["game"] in ("great_race", "aeroplanes", "magnificent"):
                row.update(decisions=decisions * 1.4, imagine=4e-6)
        contestant = tmp_path / name
        contestant.write_text(CONTESTANT.format(python=sys.executable, report=json.dumps(report)))
        contestant.chmod(0o755)
        arguments += [f"--{name}", str(contestant)]
    command = [sys.executable, str(BENCHMARKS / "versions.py"), *arguments]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    assert done.returncode == code
    assert ("The new Aerodrome is not compiled." in done.stdout) == (not compiled)
    missed = {line.split(":")[1].split(",")[0].strip() for line in done.stdout.splitlines() if "NOT" in line}
    assert missed == ({"great_race", "aeroplanes"} if decisions < 1e6 else set())
    assert "reached: control_tower, 2 seats, decisions: 1.00 times as fast, of 1" in done.stdout


def test_ratios_are_taken_within_each_round(run: ModuleType) -> None:
    """The second round was on a machine half as fast; it changes the numbers, not the ratios."""
    slow = {
        "interpreted": engine(False, 25_000, 8e-6),
        "compiled": engine(True, 250_000, 2e-6),
        "peers": peers(10_000, 80e-6),
    }
    rounds = [run.rows(a_round()), run.rows(slow)]
    compiled = run.Key("compiled", "control_tower", 2)
    decisions, clone, imagine, _ = run.MEASURES
    assert run.times(rounds, decisions, compiled, run.CATAN) == 25
    assert run.times(rounds, clone, compiled, run.CATAN) == pytest.approx(40)
    assert run.times(rounds, imagine, compiled, run.CATAN) is None
    assert run.value(rounds, compiled, decisions) == 375_000
    assert run.value(rounds, compiled, clone) == pytest.approx(1.5)


def test_the_table_is_aligned(run: ModuleType) -> None:
    lines = run.table([run.rows(a_round())]).splitlines()
    assert [line.split()[:3] for line in lines] == [
        ["contestant", "game", "seats"],
        ["interpreted", "aeroplanes", "2"],
        ["compiled", "aeroplanes", "2"],
        ["interpreted", "air_racing", "2"],
        ["compiled", "air_racing", "2"],
        ["interpreted", "control_tower", "2"],
        ["compiled", "control_tower", "2"],
        ["interpreted", "great_race", "2"],
        ["compiled", "great_race", "2"],
        ["interpreted", "magnificent", "2"],
        ["compiled", "magnificent", "2"],
        ["catanatron", "catan", "2"],
    ]
    assert len({len(line) for line in lines}) == 1
    assert lines[6].split()[3:] == ["500,000", "1", "8", "900"]
    assert lines[11].split()[3:] == ["20,000", "40", "-", "-"]
