"""Version 2 of datasets tells when each decision was made and how long it took; version 1 is still read."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet
from typer.testing import CliRunner

import aerodrome
from aerodrome.cli.app import app
from aerodrome.data import dataset
from aerodrome.data.dataset import Dataset, packed, write
from aerodrome.data.schema import DatasetError
from aerodrome.data.tell import tell
from aerodrome.games import find
from aerodrome.kernel.match import Match
from aerodrome.kernel.step import CHANCE

OLD = Path(__file__).parents[1] / "old" / "v0_7_0" / "dataset"
GAME = "control_tower"
BEGAN = 1_700_000_000_000  # milliseconds since 1970


def decisions(match: Match) -> list[dict[str, Any]]:
    """Its rows in the table of that name."""
    found: list[dict[str, Any]] = packed(tell(match, {}))["decisions"].to_pylist()
    return found


def timed(name: str, seconds: list[int]) -> Match:
    """A match whose answers came these seconds after it began, in their order."""
    match = Match(find(name), find(name).fewest, seed="t", now=BEGAN)
    for after in seconds:
        match.now = BEGAN + after * 1000
        seat = match.asked()[-1]  # of those who are asked together the last comes first
        match.answer(seat, match.legal(seat)[0])
    return match


def test_decisions_tell_when_they_were_made_and_how_long_they_took() -> None:
    match = timed(GAME, [4, 5, 15])
    chosen = [row for row in decisions(match) if row["how"] == "chosen"]
    assert [(row["at"] - BEGAN, row["thought"]) for row in chosen] == [(4_000, 4_000), (5_000, 1_000), (15_000, 10_000)]


def test_sealed_answers_count_from_when_all_were_asked() -> None:
    match = timed("great_race", [4, 7])
    assert [(entry.who, entry.at - BEGAN) for entry in match.log if entry.who != CHANCE][:2] == [(0, 7_000), (1, 4_000)]
    first, second, *_ = decisions(match)
    assert [(row["seat"], row["thought"]) for row in (first, second)] == [(0, 7_000), (1, 4_000)]
    asked = match.asked()[0]
    match.now = BEGAN + 9_000
    match.answer(asked, match.legal(asked)[0])
    last = decisions(match)[-1]
    assert (last["seat"], last["thought"]) == (asked, 2_000)


def test_what_nobody_timed_is_null() -> None:
    assert {(row["at"], row["thought"]) for row in decisions(aerodrome.play(GAME, ["random"] * 2))} == {(None, None)}
    match = timed(GAME, [4])
    match.log[-1].at = 0
    match.now = BEGAN + 9_000
    seat = match.asked()[0]
    match.answer(seat, match.legal(seat)[0])
    before, last = [row for row in decisions(match) if row["how"] == "chosen"][-2:]
    assert (before["at"], before["thought"]) == (None, None)
    assert (last["at"], last["thought"]) == (BEGAN + 9_000, None)


def test_a_dataset_of_version_1_is_read_and_what_it_does_not_tell_is_null() -> None:
    old = Dataset(OLD)
    assert (old.version, old.counts()["games"]) == (1, 2)
    assert [old.match(game).over for game in old.ids()] == [True, True]
    told = old.table("decisions")
    assert told.schema.equals(dataset.SCHEMAS["decisions"], check_metadata=True)
    assert told.num_rows == old.counts()["decisions"] == told.column("thought").null_count
    assert told.column("at").null_count == told.num_rows
    assert told.drop_columns(["at", "thought"]).equals(parquet.read_table(OLD / "decisions.parquet"))
    shown = CliRunner().invoke(app, ["data", "show", str(OLD)])
    assert (shown.exit_code, "version 1" in shown.stdout, "thought" in shown.stdout) == (0, True, False)


def test_tables_of_several_versions_are_no_dataset(tmp_path: Path) -> None:
    assert write(tmp_path / "new", [packed(tell(timed(GAME, [4]), {}))]) == 1
    mixed = Path(shutil.copytree(OLD, tmp_path / "mixed"))
    shutil.copy(tmp_path / "new" / "decisions.parquet", mixed)
    with pytest.raises(DatasetError, match=r"are of several versions: \[1, 2\]"):
        Dataset(mixed)


def test_a_damaged_table_is_named(tmp_path: Path) -> None:
    damaged = Path(shutil.copytree(OLD, tmp_path / "damaged"), "decisions.parquet")
    whole = bytearray(damaged.read_bytes())
    whole[4 : len(whole) // 2] = bytes(len(whole) // 2 - 4)
    damaged.write_bytes(whole)
    with pytest.raises(DatasetError, match=r"decisions\.parquet is damaged"):
        Dataset(damaged.parent).table("decisions")
