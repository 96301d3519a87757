"""The benchmark of learning environments measures all of them, and judges by the fastest of PettingZoo."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import aerodrome.games as games

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"
CONTESTANT = """#!{python}
import sys
print({report!r}, flush=True)
for _ in sys.stdin:
    print({report!r}, flush=True)
"""


def report(step: float, all_cores: float) -> dict[str, Any]:
    def peer(name: str, *rows: dict[str, Any]) -> dict[str, Any]:
        return {"name": name, "version": "1", "missing": None, "rows": list(rows)}

    return {
        "python": "3.11.0",
        "peers": [
            peer(
                "aerodrome",
                {"game": "control_tower", "step": step, "seen": 90_000, "batched": 80_000, "all_cores": all_cores},
            ),
            peer(
                "pettingzoo",
                {"game": "tictactoe_v3", "step": 20_000, "seen": 10_000, "batched": None, "all_cores": None},
                {"game": "rps_v2", "step": 60_000, "seen": 30_000, "batched": None, "all_cores": None},
            ),
            {"name": "rlcard", "version": None, "missing": "ModuleNotFoundError: rlcard", "rows": []},
        ],
    }


@pytest.mark.parametrize(
    ("step", "all_cores", "missed"), [(300_000, 600_000, 0), (299_000, 600_000, 1), (0, 599_000, 2)]
)
def test_targets_are_judged_by_the_fastest(tmp_path: Path, step: float, all_cores: float, missed: int) -> None:
    contestant = tmp_path / "python"
    contestant.write_text(CONTESTANT.format(python=sys.executable, report=json.dumps(report(step, all_cores))))
    contestant.chmod(0o755)
    command = [sys.executable, str(BENCHMARKS / "learners.py"), "--python", str(contestant), "--rounds", "2"]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    assert done.stdout.count("NOT reached") == missed
    assert done.returncode == (1 if missed else 0)
    assert "rlcard is missing: ModuleNotFoundError: rlcard" in done.stdout
    assert ("not measured" in done.stdout) == (step == 0)


def test_every_game_is_measured() -> None:
    command = [sys.executable, str(BENCHMARKS / "steps.py"), "--seconds", "0.001", "--cores", "0", "0"]
    done = subprocess.run(command, input="", stdout=subprocess.PIPE, text=True, check=True)
    peers = {peer["name"]: peer for peer in json.loads(done.stdout)["peers"]}
    assert list(peers) == ["aerodrome", "pettingzoo", "rlcard", "open_spiel"]
    assert [row["game"] for row in peers["aerodrome"]["rows"]] == list(games.names())
    for row in peers["aerodrome"]["rows"]:
        assert min(row["step"], row["seen"], row["batched"], row["all_cores"]) > 0


def test_a_peer_that_is_not_installed_is_reported_with_the_reason() -> None:
    command = [sys.executable, "-S", str(BENCHMARKS / "steps.py"), "--seconds", "0.001"]
    done = subprocess.run(command, input="", stdout=subprocess.PIPE, text=True, check=True)
    assert all("No module named" in peer["missing"] for peer in json.loads(done.stdout)["peers"])
