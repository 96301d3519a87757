"""Backups: whole copies made while the server writes, and put back only where nothing is in the way."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from aerodrome.cli.app import app
from aerodrome.server.backup import backup, restore
from aerodrome.server.database import VERSION, beside
from aerodrome.server.sqlite import SqliteStore
from aerodrome.server.store import StorageError

from .storing import ANN, in_loop, line, opened, table_setup, texts

SAID = [f"t1 {seq}" for seq in range(1, 301)]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """With the table t1, at which 300 things were said; no server runs."""
    path = tmp_path / "aerodrome.db"

    async def fill() -> None:
        async with opened(path) as store:
            await store.add_guest(ANN, "digest")
            await store.add_table(table_setup("t1"), [line("t1", seq) for seq in range(1, 301)])

    asyncio.run(fill())
    return path


def run(*args: object) -> tuple[int, str]:
    result = CliRunner().invoke(app, [str(arg) for arg in args])
    return result.exit_code, result.output


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


@in_loop
async def test_a_backup_of_a_running_server_is_a_moment_of_it(tmp_path: Path) -> None:
    """Every backup holds what was acknowledged before it, and nothing behind a gap."""
    path = tmp_path / "aerodrome.db"
    acknowledged = 0

    async def talk(store: SqliteStore) -> None:
        nonlocal acknowledged
        for seq in range(1, 2001):
            await store.append(line("t1", seq))
            acknowledged = seq

    async with opened(path) as store:
        await store.add_guest(ANN, "digest")
        await store.add_table(table_setup("t1"), [])
        talking = asyncio.create_task(talk(store))
        least: list[int] = []
        while len(least) < 4:
            least.append(acknowledged)
            assert await asyncio.to_thread(backup, path, tmp_path / f"{len(least)}.backup") == 1
        talking.cancel()
    for number, fewest in enumerate(least, 1):
        async with opened(tmp_path / f"{number}.backup") as store:
            said = await texts(store, "t1")
            assert said == [f"t1 {seq}" for seq in range(1, len(said) + 1)]
            assert fewest <= len(said)
    assert least[0] < least[-1]


def test_backup_and_restore_by_command(database: Path, tmp_path: Path) -> None:
    kept, again = tmp_path / "kept ?#.backup", tmp_path / "again.db"
    before = names(tmp_path)
    assert run("backup", database, kept) == (0, f"{kept}: 1 table\n")
    assert names(tmp_path) == before | {kept.name}
    with closing(sqlite3.connect(kept)) as one_file:
        assert one_file.execute("pragma journal_mode").fetchone() == ("delete",)
    assert run("restore", kept, again) == (0, f"{again}: 1 table\n")
    assert names(tmp_path) == before | {kept.name, again.name, "again.db.lock"}
    assert kept.stat().st_mode & 0o077 == again.stat().st_mode & 0o077 == 0

    async def read() -> None:
        async with opened(again) as store:
            assert await texts(store, "t1") == SAID
            assert await store.find_guest("digest") == ANN
            await store.append(line("t1", 301))

    asyncio.run(read())


@pytest.mark.parametrize("ending", ["", "-wal", "-journal"])
@pytest.mark.parametrize("command", ["backup", "restore"])
def test_nothing_is_overwritten(database: Path, tmp_path: Path, command: str, ending: str) -> None:
    source, target = tmp_path / "source.db", tmp_path / "target.db"
    backup(database, source)
    occupied = beside(target, ending)
    occupied.write_text("precious")
    code, output = run(command, source, target)
    assert (code, output) == (1, f"aerodrome: {occupied} exists already, and is not overwritten\n")
    assert occupied.read_text() == "precious"
    assert not any(name.startswith(".aerodrome") for name in names(tmp_path))


@in_loop
async def test_a_database_in_use_is_not_restored_even_if_its_file_is_gone(database: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.backup"
    backup(database, kept)
    async with opened(database):
        with pytest.raises(StorageError, match="is in use by another server"):
            restore(kept, database)
        moved = database.rename(tmp_path / "moved.db")
        with pytest.raises(StorageError, match="is in use by another server"):
            restore(kept, database)
        assert not database.exists()
        moved.rename(database)


def cut(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2)


def scribble(path: Path) -> None:
    """Over the records, which fill the end of the file."""
    with path.open("r+b") as file:
        file.seek(path.stat().st_size - 6000)
        file.write(b"scribble" * 500)


def misfile(path: Path) -> None:
    """The token in its index becomes another than the token in its table."""
    data = path.read_bytes()
    assert data.count(b"digest") == 2
    path.write_bytes(data.replace(b"digest", b"digesu", 1))


def change(statement: str) -> Callable[[Path], None]:
    def harm(path: Path) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as database:
            database.execute(statement)

    return harm


@pytest.mark.parametrize(
    ("harm", "message"),
    [
        (cut, r"malformed|is damaged"),
        (scribble, r"malformed|is damaged"),
        (misfile, "is damaged: row 1 missing from index"),
        (lambda path: path.write_bytes(b""), "is no database of Aerodrome"),
        (lambda path: path.write_bytes(b"my holiday\n" * 500), "file is not a database"),
        (Path.unlink, "there is no file"),
        (change("pragma application_id = 1"), "is a database of another program"),
        (change(f"pragma user_version = {VERSION + 1}"), "was written by a newer Aerodrome"),
        (change("delete from entries where seq = 7"), "is damaged: entries of the table t1 are missing"),
        (change("delete from guests"), "is damaged: it refers to something that is missing"),
        (change("drop table plays"), f"is damaged: its tables are not those of version {VERSION}"),
    ],
)
def test_what_is_not_whole_is_not_restored(
    database: Path, tmp_path: Path, harm: Callable[[Path], object], message: str
) -> None:
    kept, target = tmp_path / "kept.backup", tmp_path / "new" / "aerodrome.db"
    target.parent.mkdir()
    backup(database, kept)
    harm(kept)
    with pytest.raises(StorageError, match=message):
        restore(kept, target)
    assert names(target.parent) == {"aerodrome.db.lock"}


def test_a_folder_that_is_not_there(database: Path, tmp_path: Path) -> None:
    target = tmp_path / "none" / "kept.backup"
    message = f"aerodrome: cannot back up {database} to {target}: No such file or directory\n"
    assert run("backup", database, target) == (1, message)
