"""The folder of an arena: what is in it is there, and nothing is mistaken for it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from aerodrome.lab.engines import Done
from aerodrome.lab.journal import GAMES, SETTING, Journal, JournalError
from aerodrome.lab.simulate import Played

HERE = {"game": "control_tower", "seed": "0"}


def done(n: int) -> Done[Played]:
    return Done(n, Played(f"0/{n}", ("a", "b"), (1, 2), (1.0, -1.0), (1.0, 0.0), 7 + n, {"turn": 2}), "here")


def fill(folder: Path, games: int) -> bytes:
    with Journal(folder, HERE) as journal:
        assert [each.n for each in journal.keep(done(n) for n in range(games))] == list(range(games))
    return (folder / GAMES).read_bytes()


def reopened(folder: Path) -> dict[int, Played]:
    with Journal(folder, HERE) as journal:
        return dict(journal.games)


def test_games_come_back_as_they_were(tmp_path: Path) -> None:
    fill(tmp_path, 3)
    assert reopened(tmp_path) == {n: done(n).result for n in range(3)}


def test_a_game_is_on_disk_when_it_is_reported(tmp_path: Path) -> None:
    with Journal(tmp_path, HERE) as journal:
        for reported, _ in enumerate(journal.keep(done(n) for n in range(5)), 1):
            assert (tmp_path / GAMES).read_bytes().count(b"\n") >= reported


def test_what_was_finished_before_a_failure_stays(tmp_path: Path) -> None:
    def failing() -> Iterator[Done[Played]]:
        yield done(0)
        yield done(1)
        raise RuntimeError("a bot failed")

    with Journal(tmp_path, HERE) as journal, pytest.raises(RuntimeError, match="a bot failed"):
        list(journal.keep(failing()))
    assert sorted(reopened(tmp_path)) == [0, 1]


def test_a_last_line_that_is_cut_anywhere_is_taken_away(tmp_path: Path) -> None:
    whole = fill(tmp_path, 2)
    start = whole.index(b"\n") + 1
    for cut in range(start, len(whole)):
        (tmp_path / GAMES).write_bytes(whole[:cut])
        assert list(reopened(tmp_path)) == [0], cut
        assert (tmp_path / GAMES).read_bytes() == whole[:start]
    with Journal(tmp_path, HERE) as journal:
        assert [each.n for each in journal.keep([done(1)])] == [1]
    assert (tmp_path / GAMES).read_bytes() == whole


def test_rubbish_at_the_end_is_taken_away_as_after_a_power_cut(tmp_path: Path) -> None:
    whole = fill(tmp_path, 2)
    (tmp_path / GAMES).write_bytes(whole + b"\0" * 100)
    assert len(reopened(tmp_path)) == 2
    (tmp_path / GAMES).write_bytes(whole + b'{"game":2,"\xff\xfe')
    assert len(reopened(tmp_path)) == 2


def test_a_damaged_line_within_is_named(tmp_path: Path) -> None:
    first, second, third = fill(tmp_path, 3).splitlines(keepends=True)
    (tmp_path / GAMES).write_bytes(first + second[:40] + b"\n" + third)
    with pytest.raises(JournalError, match=r"line 2 of .*games.jsonl is damaged"):
        reopened(tmp_path)
    (tmp_path / GAMES).write_bytes(first + second + first)
    with pytest.raises(JournalError, match=r"line 3 of .*games.jsonl tells game 0 again"):
        reopened(tmp_path)
    assert (tmp_path / GAMES).read_bytes() == first + second + first


def test_the_folder_of_another_setting_is_refused(tmp_path: Path) -> None:
    whole = fill(tmp_path, 1)
    with (
        pytest.raises(JournalError, match="another arena: it has seed '0', not '1'"),
        Journal(tmp_path, {**HERE, "seed": "1"}),
    ):
        pass
    with pytest.raises(JournalError, match="it has limit None, not 3"), Journal(tmp_path, {**HERE, "limit": 3}):
        pass
    (tmp_path / SETTING).write_text("[")
    with pytest.raises(JournalError, match=r"setting.json is damaged"):
        reopened(tmp_path)
    (tmp_path / SETTING).unlink()
    with pytest.raises(JournalError, match=r"has games, but no setting.json"):
        reopened(tmp_path)
    assert (tmp_path / GAMES).read_bytes() == whole


def test_two_arenas_do_not_share_a_folder(tmp_path: Path) -> None:
    with Journal(tmp_path, HERE), pytest.raises(JournalError, match="another arena is at work"):
        reopened(tmp_path)
    assert reopened(tmp_path) == {}


def test_results_are_replaced_at_once(tmp_path: Path) -> None:
    with Journal(tmp_path / "deep" / "down", HERE) as journal:
        journal.conclude("1\n")
        journal.conclude("2\n")
    names = {file.name: file.read_text() for file in (tmp_path / "deep" / "down").iterdir()}
    assert names.pop("results.json") == "2\n"
    assert json.loads(names.pop(SETTING)) == HERE
    assert names == {GAMES: ""}
