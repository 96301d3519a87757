"""Full disks, other programs and damaged files: the store says so, loses nothing, and goes on when it can."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from aerodrome.server.database import APPLICATION, VERSION, beside
from aerodrome.server.sqlite import SqliteStore
from aerodrome.server.store import StorageError

from .storing import ANN, Watched, in_loop, line, opened, refused, table_setup, texts


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "aerodrome.db"


@in_loop
async def test_a_full_disk_refuses_until_there_is_room(path: Path) -> None:
    """SQLite's own limit of the file stands for the disk."""
    async with opened(path, Watched) as store:
        assert isinstance(store, Watched)
        await store.add_guest(ANN, "digest")
        await store.add_table(table_setup("t1"), [])
        await store.add_table(table_setup("t2"), [])
        writer = store.connections[0]
        (pages,) = writer.execute("pragma page_count").fetchone()
        writer.execute(f"pragma max_page_count = {pages}")
        large = "x" * 9000
        assert await refused(store, line("t1", 1, large), line("t2", 1), line("t1", 2)) == [True, False, True]
        with pytest.raises(StorageError, match="it could not be stored: database or disk is full"):
            await store.append(line("t1", 1, large))
        writer.execute(f"pragma max_page_count = {pages + 100}")
        assert await refused(store, line("t1", 1, large), line("t2", 2), line("t1", 2)) == [False] * 3
        assert await texts(store, "t1") == [large, "t1 2"]
        assert await texts(store, "t2") == ["t2 1", "t2 2"]


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@in_loop
async def test_a_disk_that_takes_nothing_more_is_not_ready(path: Path) -> None:
    async with opened(path) as store:
        await store.add_guest(ANN, "digest")
        await store.add_table(table_setup("t1"), [line("t1", 1)])
        await store.ready()
        with no_file_longer_than(beside(path, "-wal").stat().st_size):
            with pytest.raises(StorageError, match=r"cannot write to .*aerodrome.db: disk I/O error"):
                await store.ready()
            assert await refused(store, line("t1", 2), line("t1", 3)) == [True, True]
            assert await texts(store, "t1") == ["t1 1"]
        await store.ready()
        assert await refused(store, line("t1", 2, "again"), line("t1", 3)) == [False, False]
        assert await texts(store, "t1") == ["t1 1", "again", "t1 3"]


@in_loop
async def test_a_file_that_another_program_writes_to_refuses_until_it_is_done(path: Path) -> None:
    async with opened(path, Watched) as store:
        await store.add_guest(ANN, "digest")
        await store.add_table(table_setup("t1"), [])
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("begin immediate")
            assert await refused(store, line("t1", 1), line("t1", 2)) == [True, True]
            with pytest.raises(StorageError, match="locked"):
                await store.ready()
            other.execute("rollback")
        assert await refused(store, line("t1", 1), line("t1", 2)) == [False, False]


@in_loop
async def test_one_server_a_database(path: Path, tmp_path: Path) -> None:
    link, hard = tmp_path / "link.db", tmp_path / "hard.db"
    link.symlink_to(path)
    async with opened(path) as store:
        await store.add_guest(ANN, "digest")
        hard.hardlink_to(path)
        for same in (path, link, hard):
            second = SqliteStore(same)
            with pytest.raises(StorageError, match=r"\.db is in use by another server"):
                await second.open()
            await second.close()
        await store.add_table(table_setup("t1"), [])
    hard.unlink()
    async with opened(link) as store:
        assert await store.tables_of(ANN.id, 9) == ["t1"]


def make_newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute(f"pragma application_id = {APPLICATION}")
        database.execute(f"pragma user_version = {VERSION + 1}")


def make_other(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("create table recipes (soup)")


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (make_newer, "was written by a newer Aerodrome"),
        (make_other, "is a database of another program"),
        (lambda path: path.write_bytes(b"my holiday\n" * 500), "file is not a database"),
        (lambda path: path.write_bytes(b"brief"), "file is not a database"),
        (Path.mkdir, "it is not a file"),
    ],
)
def test_what_is_no_database_of_ours_is_left_as_it_is(path: Path, make: Callable[[Path], object], message: str) -> None:
    make(path)
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(StorageError, match=message):
        asyncio.run(SqliteStore(path).open())
    assert (path.read_bytes() if path.is_file() else b"") == before


def test_a_path_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=r"cannot open .*none/aerodrome.db: there is no folder .*none"):
        asyncio.run(SqliteStore(tmp_path / "none" / "aerodrome.db").open())


@pytest.mark.parametrize(
    ("harm", "message"),
    [
        ("delete from entries where seq = 2", "it has 2 of its 3 entries"),
        ('update entries set body = \'{"entry":"flew"}\' where seq = 2', "Invalid value 'flew'"),
        ("update tables set record = '{}'", "missing required field `id`"),
    ],
)
@in_loop
async def test_a_damaged_table_is_not_read_as_another(path: Path, harm: str, message: str) -> None:
    async with opened(path) as store:
        await store.add_guest(ANN, "digest")
        await store.add_table(table_setup("t1"), [line("t1", seq) for seq in (1, 2, 3)])
        with closing(sqlite3.connect(path)) as other, other:
            assert other.execute(harm).rowcount == 1
        with pytest.raises(StorageError, match=f"the table t1 is damaged: .*{message}"):
            await store.load("t1")
