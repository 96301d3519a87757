"""The fuzzer: silent about sound games; a broken one becomes a saved game and a message."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from aerodrome.games import find
from aerodrome.kernel.game import Game
from aerodrome.kernel.save import restore
from aerodrome.lab.fuzz import cases
from aerodrome.server.uploads import read

from .conftest import Run

GAME = find("control_tower")


def test_sound_games_pass(run: Run, tmp_path: Path) -> None:
    result = run("fuzz", "control_tower", "--games", "6", "--heuristic", "3", "--every", "40", "--jobs", "1")
    assert (result.exit_code, result.stdout) == (0, "6 games, nothing wrong\n")
    assert list(tmp_path.iterdir()) == []


def test_all_seats_and_options_come_by_turns() -> None:
    tried = cases(GAME, 12, "s", None, 5, 10)
    assert [(case.seats, case.options["half_width"]) for case in tried[::2]] == [
        (2, 2),
        (2, 3),
        (3, 2),
        (3, 3),
        (4, 2),
        (4, 3),
    ]
    assert [case.seats for case in tried[1::2]] == [2, 2, 3, 3, 4, 4]
    assert {case.options["half_width"] for case in tried[1::2]} == {2, 3}, "mixed at random"
    assert [case.bot for case in tried[:5]] == ["random", "random", "random", "random", "pilot"]
    assert [case.seed for case in tried[:2]] == ["s/0", "s/1"]
    assert {case.seats for case in cases(GAME, 12, "s", 3, 5, 10)} == {3}


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        (replace(GAME, prefix="XYZ"), "Nonconformity: reasons: no rule is named for "),
        (replace(GAME, steps=()), "ValueError: the position waits for an unknown step "),
    ],
)
def test_a_broken_game_is_saved(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: Game, message: str
) -> None:
    monkeypatch.setattr("aerodrome.lab.fuzz.find", lambda name: broken)
    result = run(
        "fuzz", "control_tower", "--games", "2", "--seed", "f", "--every", "1", "--jobs", "1", "--out", "found"
    )
    assert result.exit_code == 1
    first, second = result.stderr.splitlines()
    assert first.startswith(f"seed f/0, 2 seats, {{'half_width': 2}}, random: {message}")
    assert second.endswith("-> found/control_tower-f-1.json")
    text = (tmp_path / "found" / "control_tower-f-0.json").read_text()
    match, notes = restore(text, find)
    assert match.seed == "f/0"
    assert str(notes["failure"]).startswith(message)
    assert [seat for seat, player in enumerate(notes["players"]) if player == "human"] == match.asked()
    assert [read(text.encode()).seat] == match.asked(), "whoever opens it in the browser is asked"
    assert run("replay", "found/control_tower-f-0.json").exit_code == 0
