"""Games, rules, guide, content and version; and what cannot be found is said in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from aerodrome import __version__
from aerodrome.games import find
from aerodrome.sheet import Sheet

from .conftest import Run


def test_version(run: Run) -> None:
    assert run("--version").output == f"aerodrome {__version__}\n"


def test_games_lists_seats_options_and_rules(run: Run) -> None:
    line = next(line for line in run("games").output.splitlines() if "control_tower" in line)
    assert "2-4" in line
    assert "half_width: 2, 3 (default 2)" in line
    assert "CTL v1" in line


def test_rules_are_printed_by_section(run: Run) -> None:
    lines = run("rules", "control-tower").output.splitlines()
    assert lines[0] == "Rules 1"
    assert lines.index("Rules 4") < lines.index("Rules 5") < lines.index("Rulings")
    sheet = Sheet(find("control_tower"))
    assert sorted(line.split("  ")[0] for line in lines if line.startswith("CTL-")) == sorted(sheet.rules)


@pytest.mark.parametrize("name", ["AER-5b.3", "aer-5B.3", "5b.3"])
def test_sections_may_have_a_letter(run: Run, name: str) -> None:
    lines = run("rules", "aeroplanes", name).output.splitlines()
    assert lines[0] == "AER-5b.3"


@pytest.mark.parametrize("name", ["CTL-4.5", "ctl-4.5", "4.5"])
def test_one_rule(run: Run, name: str) -> None:
    lines = run("rules", "control_tower", name).output.splitlines()
    assert lines[0] == "CTL-4.5"
    assert lines[1].startswith("rule: Flying backward is forbidden")
    assert lines[2] == "source: 5"


def test_one_ruling_with_its_question_and_its_reason(run: Run) -> None:
    lines = run("rules", "control_tower", "R14").output.splitlines()
    assert lines[:3] == ["CTL-R14", "question: Who starts?", "ruling: Random."]
    assert lines[3].startswith("why: ")


def test_an_unknown_rule_is_answered_with_near_ones(run: Run) -> None:
    result = run("rules", "control_tower", "CTL-4.55")
    assert result.exit_code == 2
    assert result.stderr.startswith("aerodrome: there is no rule CTL-4.55; did you mean CTL-4.5 or ")


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Control Tower"), ("nl", "Verkeerstoren"), ("de", "Control Tower")]
)
def test_guide(run: Run, language: str, title: str) -> None:
    output = run("guide", "control_tower", "--lang", language).output
    assert title in output.splitlines()[0]
    assert len(output) > 2000


def test_content_lists_every_table_with_total_and_provenance(run: Run) -> None:
    output = run("content", "control_tower").output
    for total in ("event: 30", "goal: 10", "aircraft: 10", "constant: 8"):
        assert total in output
    row = next(line for line in output.splitlines() if "extra_move" in line)
    assert "effect seed, copies house" in row
    assert find("control_tower").content_hash in output


def test_bench_measures_this_installation(run: Run) -> None:
    lines = run("bench", "control_tower", "--seconds", "0.01").output.splitlines()
    assert lines[0] in ("the kernel is compiled", "the kernel is plain Python")
    numbers = next(line for line in lines if "control_tower" in line).replace(",", "").split("│")[2:6]
    assert all(int(number) > 0 for number in numbers)


@pytest.mark.parametrize(
    ("args", "fault"),
    [
        (["play", "chess"], "there is no game 'chess'; there are "),
        (["play", "control_tower", "--players", "human,alien"], "there is no bot 'alien'"),
        (["play", "control_tower", "--players", "human,pilot,ace", "--seats", "2"], "3 players do not fit on 2 seats"),
        (["play", "control_tower", "--seats", "5"], "is for 2 to 4 seats, not 5"),
        (["play", "control_tower", "--option", "half_width=9"], "option 'half_width' is one of 2, 3, not '9'"),
        (["play", "control_tower", "--option", "half_width"], "an option is NAME=VALUE, not 'half_width'"),
        (["play", "control_tower", "--option", "tail=1"], "control_tower has no option 'tail'"),
        (["play", "control_tower", "--lang", "tlh"], "there is no language 'tlh'; there are en, nl, de"),
        (["play", "control_tower", "--resume", "x"], "--resume goes on with the saved game"),
        (["play", "--resume", "nowhere.json"], "nowhere.json: No such file or directory"),
        (["replay", "nowhere.json"], "nowhere.json: No such file or directory"),
        (["replay", "."], ".: Is a directory"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["guide", "control_tower", "--lang", "tlh"], "there is no language 'tlh'"),
        (["sim", "control_tower", "--bots", "pilot,alien"], "there is no bot 'alien'"),
        (["sim", "control_tower", "--bots", "ace:0,pilot"], "there is no bot 'ace:0'"),
        (["sim", "control_tower", "--bots", "random,random,random", "--seats", "2"], "3 bots do not fit on 2 seats"),
        (["sim", "control_tower", "--games", "0"], "at least one game is played, not 0"),
        (["fuzz", "control_tower", "--seats", "7"], "control_tower is for 2 to 4 seats, not 7"),
    ],
)
def test_what_a_user_can_put_right_is_one_line(run: Run, args: list[str], fault: str) -> None:
    result = run(*args)
    assert result.exit_code in (1, 2)
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert result.stderr.startswith("aerodrome: ")
    assert fault in result.stderr


def test_a_file_that_is_no_text_is_no_saved_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(bytes(range(256)))
    result = run("replay", "noise")
    assert (result.exit_code, result.stderr) == (1, "aerodrome: this file is not a saved match of Aerodrome\n")
