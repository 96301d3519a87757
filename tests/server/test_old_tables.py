"""The tables that a server of 0.7.0 has left behind: each comes back as it was, since only answers that were given are
stored, and what a match answers by itself has changed since."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from aerodrome.kernel.encode import dump, load
from aerodrome.kernel.match import AUTO_VERSION, CHOSEN, Entry
from aerodrome.kernel.replay import transcript
from aerodrome.server import uploads
from aerodrome.server.records import Answered, Rebased, Record, Undid, Withdrew
from aerodrome.server.store import Stored
from aerodrome.server.table import Table, replayed

from .client import PLENTY, running, seated
from .storing import ANN, OLD, in_loop, opened

TABLES: dict[str, str] = json.loads((OLD / "known.json").read_text(encoding="utf-8"))["tables"]


def standing(records: list[Record]) -> list[tuple[int, str]]:
    """Who gave which answers that count, since the game last went on from a stored position."""
    given: list[tuple[int, str]] = []
    for record in records:
        match record:
            case Answered():
                given.append((record.seat, record.words))
            case Withdrew():
                del given[max(i for i, (seat, _) in enumerate(given) if seat == record.seat)]
            case Undid(to=None):
                given.pop()
            case Undid():
                del given[max(i for i, (seat, _) in enumerate(given) if seat == record.seat) :]
            case Rebased():
                given = []
    return given


def chosen(table: Table) -> list[tuple[int, str]]:
    """Who has chosen what in the match of a table; sealed answers come last."""
    entries: list[Entry] = [] if table.match is None else [*table.match.log, *table.match.sealed.values()]
    chosen = [entry for entry in entries if entry.who >= 0 and entry.how == CHOSEN]
    return [(entry.who, table.rules.actions.text(entry.x)) for entry in chosen]


async def loaded(db: Path, table: str) -> Stored:
    async with opened(db) as store:
        stored = await store.load(table)
    assert stored is not None
    return stored


@pytest.mark.parametrize("name", TABLES)
@in_loop
async def test_a_table_of_0_7_0_comes_back_as_it_was(name: str, tmp_path: Path) -> None:
    shutil.copy(OLD / "games.db", tmp_path)
    async with opened(tmp_path / "games.db") as store:
        unfinished = await store.unfinished()
    stored = await loaded(tmp_path / "games.db", TABLES[name])
    table, rebased = replayed(stored.setup, stored.records, stored.position)
    assert rebased is None
    assert table.seq == len(stored.records)
    if name.endswith("reopened"):
        assert table.status == "over"
        return
    assert (table.status == "playing") == (TABLES[name] in unfinished)
    assert (table.status == "waiting") == name.endswith("waiting")
    assert sorted(chosen(table)) == sorted(standing(stored.records))
    if table.status == "playing":
        assert table.asked()


@pytest.mark.parametrize("name", [name for name in TABLES if name.endswith(" over")])
@in_loop
async def test_what_follows_a_table_of_0_7_0_is_of_today(name: str, tmp_path: Path) -> None:
    """The old table keeps its ways; a rematch and a game that goes on from one of its moments do not take them over."""
    shutil.copy(OLD / "games.db", tmp_path)
    stored = await loaded(tmp_path / "games.db", TABLES[name])
    table, _ = replayed(stored.setup, stored.records, stored.position)
    assert table.match is not None
    written = transcript(table.match)
    base = uploads.position_at(written, 1)
    assert base is not None
    branch, _ = uploads.continue_from(written, base, 0, "random", ANN)
    ways = [table.match.auto.version, uploads.rematch_setup(table, ANN.id).auto_version, branch.auto_version]
    assert ways == [1, AUTO_VERSION, AUTO_VERSION]


@pytest.mark.parametrize("save", [path.name for path in OLD.glob("*.json") if path.stem.endswith(("middle", "over"))])
def test_a_file_of_0_7_0_is_played_on_at_a_table_of_today(save: str) -> None:
    """Lone options that answered themselves then may be answers to give now."""
    text = (OLD / save).read_text(encoding="utf-8")
    setup, appends = uploads.read(text.encode()).table(ANN, now=1)
    table, _ = replayed(setup, [append.record for append in appends], None)
    assert table.match is not None
    assert table.match.auto.version == AUTO_VERSION
    assert dump(table.match.state) == dump(load(table.match.game, table.rules, json.loads(text)["position"]))


@in_loop
async def test_a_new_table_is_of_today(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY) as server:
        (chair,) = await seated(server.port, "me", "random")
        table = chair.state["table"]["id"]
        server.stop()
    assert (await loaded(tmp_path / "games.db", table)).setup.auto_version == AUTO_VERSION
