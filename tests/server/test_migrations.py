"""Databases of older versions: they are upgraded when they are opened, whole or not at all, and lose nothing."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

from aerodrome.server.backup import backup, restore
from aerodrome.server.database import MADE_OF, VERSION, beside, schema_fault, upgrade
from aerodrome.server.migrations import migrations
from aerodrome.server.sqlite import SqliteStore
from aerodrome.server.store import StorageError

from .client import PLENTY, Person, running
from .storing import ANN, OLD, in_loop, line, opened, table_setup, texts

KNOWN: Final[dict[str, Any]] = json.loads((OLD / "known.json").read_text(encoding="utf-8"))
HOLDS: Final = ("guests", "tables", "entries", "plays")
KILLED: Final = """
import asyncio, os, signal, sys
from pathlib import Path
from aerodrome.server.sqlite import SqliteStore

left = int(sys.argv[2])

def count(statement):
    global left
    left -= 1
    if left < 0:
        os.kill(os.getpid(), signal.SIGKILL)

class Killed(SqliteStore):
    def connect(self):
        connection = super().connect()
        connection.set_trace_callback(count)
        return connection

asyncio.run(Killed(Path(sys.argv[1])).open())
"""


@pytest.fixture
def old(tmp_path: Path) -> Path:
    return Path(shutil.copy(OLD / "games.db", tmp_path / "games.db"))


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as database:
        return int(database.execute("pragma user_version").fetchone()[0])


def schema(path: Path) -> list[tuple[str, str, str]]:
    with closing(sqlite3.connect(path)) as database:
        return database.execute(MADE_OF).fetchall()


def content(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """All rows, as far as version 1 has them."""
    with closing(sqlite3.connect(path)) as database, closing(sqlite3.connect(":memory:")) as first:
        upgrade(first, 1)
        found = {}
        for table in HOLDS:
            columns = ", ".join(name for _, name, *_ in first.execute(f"pragma table_info({table})"))
            found[table] = database.execute(f"select {columns} from {table} order by 1, 2").fetchall()
        return found


def open_and_close(path: Path) -> None:
    async def run() -> None:
        async with opened(path):
            pass

    asyncio.run(run())


def test_the_old_database_is_one_of_version_1(old: Path) -> None:
    with closing(sqlite3.connect(old)) as database:
        assert schema_fault(database, 1) == ""
        assert database.execute("pragma user_version").fetchone() == (1,)


def test_an_old_database_is_upgraded_and_keeps_a_copy(old: Path) -> None:
    before = content(old)
    open_and_close(old)
    copy = beside(old, ".v1-backup")
    assert (version(old), version(copy)) == (VERSION, 1)
    assert content(old) == content(copy) == before
    assert all(before[table] for table in HOLDS)
    assert copy.stat().st_mode & 0o077 == 0
    open_and_close(old)
    assert not beside(old, ".v1-backup-2").exists(), "nothing is left to upgrade"


def test_a_copy_that_is_there_is_not_overwritten(old: Path) -> None:
    beside(old, ".v1-backup").write_text("precious")
    open_and_close(old)
    assert beside(old, ".v1-backup").read_text() == "precious"
    assert version(beside(old, ".v1-backup-2")) == 1


def test_an_upgraded_file_is_made_like_a_new_one(old: Path, tmp_path: Path) -> None:
    new = tmp_path / "new.db"
    for path in (old, new):
        open_and_close(path)
    assert schema(old) == schema(new)
    assert not beside(new, ".v1-backup").exists()
    with closing(sqlite3.connect(new)) as database:
        found = {name for _, name, _ in database.execute(MADE_OF)}
        assert {"due_tables", "servers"} <= found
        plan = "explain query plan select id from tables where due is not null and due <= 5 order by due"
        assert "due_tables" in database.execute(plan).fetchone()[-1]


@pytest.mark.parametrize("begun", ["old", "empty"])
def test_a_kill_at_any_statement_leaves_a_whole_version(old: Path, tmp_path: Path, begun: str) -> None:
    """And the next start goes on from there."""
    before = content(old)
    versions = list[int]()
    for statements in range(1000):
        folder = tmp_path / f"{begun} {statements}"
        folder.mkdir()
        path = folder / "games.db"
        if begun == "old":
            shutil.copy(old, path)
        run = subprocess.run([sys.executable, "-c", KILLED, path, str(statements)], env=os.environ, check=False)
        if run.returncode == 0:
            break
        assert run.returncode == -signal.SIGKILL
        if not path.exists():
            continue
        versions.append(version(path))
        with closing(sqlite3.connect(path)) as database:
            assert schema_fault(database, versions[-1]) == ""
        open_and_close(path)
        assert version(path) == VERSION
        assert begun == "empty" or content(path) == before
    assert versions == sorted(versions)
    assert set(versions) == set(range(1 if begun == "old" else 0, VERSION + 1))


def test_a_migration_that_fails_changes_nothing(old: Path) -> None:
    with closing(sqlite3.connect(old)) as database:
        database.execute("create table servers (id text)")
    before = schema(old)
    with closing(sqlite3.connect(old)) as database, pytest.raises(sqlite3.OperationalError, match="already exists"):
        upgrade(database)
    assert (schema(old), version(old)) == (before, 1)


@in_loop
async def test_a_backup_of_an_old_version_is_restored_and_upgraded_at_the_next_start(old: Path, tmp_path: Path) -> None:
    kept, again = tmp_path / "kept.backup", tmp_path / "again.db"
    before = content(old)
    assert backup(old, kept) == restore(kept, again) == len(before["tables"])
    assert version(kept) == version(again) == 1
    async with opened(again) as store:
        await store.add_guest(ANN, "digest")
        await store.add_table(table_setup("t1"), [line("t1", 1)])
        assert await texts(store, "t1") == ["t1 1"]
    assert version(again) == VERSION


def test_old_guests_find_their_tables_and_play_on(old: Path) -> None:
    with running(old, *PLENTY) as server:
        for name, cookie in KNOWN["guests"].items():
            person = Person(server.port)
            person.cookie = cookie
            assert person.do("GET", "/api/me") == {"name": name}
            assert person.do("GET", "/api/me/tables")
        tables = {name: person.do("GET", f"/api/tables/{table}") for name, table in KNOWN["tables"].items()}
        assert {info["status"] for info in tables.values()} == {"waiting", "playing", "over"}
        logged = [json.loads(line) for line in server.stop().splitlines()]
    upgraded = [line for line in logged if line["event"] == "database is upgraded"]
    assert [(line["version"], line["to"], line["copy"]) for line in upgraded] == [(1, VERSION, f"{old}.v1-backup")]
    assert not [line for line in logged if line["level"] == "error"]


def test_a_newer_version_is_refused(old: Path) -> None:
    with closing(sqlite3.connect(old)) as database:
        database.execute(f"pragma user_version = {VERSION + 1}")
    before = old.read_bytes()
    with pytest.raises(StorageError, match=rf"newer Aerodrome \(its version is {VERSION + 1}, ours {VERSION}\)"):
        asyncio.run(SqliteStore(old).open())
    assert old.read_bytes() == before


def test_migrations_are_numbered_files() -> None:
    found = [(each.version, each.file[:5], each.file[-4:], bool(each.sql)) for each in migrations("sqlite")]
    assert found == [(number, f"{number:04}_", ".sql", True) for number in range(1, VERSION + 1)]
