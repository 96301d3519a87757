"""Storage in one SQLite file. Writes that wait at the same time share a transaction, so that one flush of the disk
makes many moves durable."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from asyncio import Future
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from aerodrome.server.records import Append, Guest, Position, TableRecord, entries
from aerodrome.server.store import StorageError, Stored

APPLICATION: Final = 0x4165726F  # marks the file as ours: "Aero"
VERSION: Final = 1
PATIENCE: Final = 5  # seconds to wait for another program that writes to the file
CHECKPOINT: Final = 4000  # pages in the write-ahead log after which they are moved into the file

SCHEMA: Final = (
    "create table guests (id text primary key, name text not null, token text not null unique, made integer not null)",
    """create table tables (
        id text primary key, seq integer not null, status text not null, open_seats integer not null,
        active integer not null, listed integer not null, made integer not null,
        owner text not null references guests, record blob not null, position_seq integer, position blob)""",
    """create table entries (
        table_id text not null references tables, seq integer not null, body blob not null,
        primary key (table_id, seq)) without rowid""",
    """create table plays (
        guest text not null references guests, table_id text not null references tables,
        primary key (guest, table_id)) without rowid""",
    "create index open_tables on tables (made) where listed = 1 and status = 'waiting' and open_seats > 0",
    "create index unfinished on tables (id) where status = 'playing'",
    f"pragma application_id = {APPLICATION}",
    f"pragma user_version = {VERSION}",
)

ADD_GUEST: Final = "insert into guests (id, name, token, made) values (?, ?, ?, ?)"
RENAME: Final = "update guests set name = ? where id = ?"
ADD_TABLE: Final = """insert into tables (id, seq, status, open_seats, active, listed, made, owner, record)
    values (?, 0, 'waiting', ?, ?, ?, ?, ?, ?)"""
TAKE_PART: Final = "insert into plays (guest, table_id) values (?, ?) on conflict do nothing"
KEEP: Final = "update tables set position_seq = ?, position = ? where id = ?"
APPEND: Final = f"insert into arrivals select {', '.join(f'value ->> {i}' for i in range(8))} from json_each(?)"
STATEMENTS: Final = (ADD_GUEST, RENAME, ADD_TABLE, TAKE_PART, APPEND, KEEP)  # in this order in a batch
MISSED: Final = {RENAME: "there is no such guest", KEEP: "there is no such table"}  # what a row not found means

# All that an entry changes is one row into a view, so that a whole batch of them is one call: each call would wait
# for its turn beside the busy loop. The view is no part of the file; every connection makes its own.
ARRIVALS: Final = (
    """create temp view arrivals (table_id, seq, body, status, open_seats, active, guest, position) as
        select null, null, null, null, null, null, null, null""",
    """create temp trigger arrive instead of insert on arrivals begin
        select raise(abort, 'there is no such table, or the entry does not follow on its last one')
            where not exists (select 1 from tables where id = new.table_id and seq = new.seq - 1);
        insert into entries (table_id, seq, body) values (new.table_id, new.seq, new.body);
        update tables set seq = new.seq, status = new.status, open_seats = new.open_seats, active = new.active
            where id = new.table_id;
        insert into plays (guest, table_id) select new.guest, new.table_id where new.guest is not null
            on conflict do nothing;
        update tables set position_seq = new.seq, position = new.position
            where id = new.table_id and new.position is not null;
    end""",
)

FIND_GUEST: Final = "select id, name from guests where token = ?"
FIND_TABLE: Final = "select record, seq, position_seq, position from tables where id = ?"
FIND_ENTRIES: Final = "select body from entries where table_id = ? order by seq"
TABLES_OF: Final = """select tables.id from plays join tables on tables.id = plays.table_id
    where plays.guest = ? order by tables.active desc limit ?"""
OPEN_TABLES: Final = """select id from tables where listed = 1 and status = 'waiting' and open_seats > 0
    order by made desc, rowid desc limit ?"""
UNFINISHED: Final = "select id from tables where status = 'playing' order by id"

Rows = list[tuple[str, tuple[Any, ...]]]  # a write: rows for the statements, all or none
T = TypeVar("T")

encode = msgspec.json.Encoder().encode
table_records = msgspec.json.Decoder(TableRecord)
positions = msgspec.json.Decoder(Position)


def beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


@contextmanager
def explained(deed: str) -> Iterator[None]:
    """What SQLite or the file system says against a deed becomes a StorageError."""
    try:
        yield
    except OSError as error:
        raise StorageError(f"cannot {deed}: {error.strerror}") from error
    except sqlite3.Error as error:
        raise StorageError(f"cannot {deed}: {error}") from error


@contextmanager
def sole_use(path: Path) -> Iterator[None]:
    """Let no other process run the tables of this database. The lock is SQLite's own, on an empty file beside it:
    it ends with the process, even a killed one, and processes that it has started do not inherit it."""
    name = beside(path.resolve(), ".lock")
    with closing(sqlite3.connect(name, timeout=0, isolation_level=None, check_same_thread=False)) as lock:
        try:
            lock.execute("pragma journal_mode = off")
            lock.execute("begin exclusive")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise StorageError(f"{path} is in use by another server") from error
        yield


def version_of(database: sqlite3.Connection, path: Path) -> int:
    """Of the tables in the file; 0 if there is nothing in it. Raises StorageError if this program cannot use it."""
    ((application,), (version,), (size,)) = (
        database.execute(query).fetchone()
        for query in ("pragma application_id", "pragma user_version", "select count(*) from sqlite_master")
    )
    if application != APPLICATION and (application or version or size):
        raise StorageError(f"{path} is a database of another program")
    if version > VERSION:
        raise StorageError(f"{path} was written by a newer Aerodrome (its version is {version}, ours {VERSION})")
    return int(version)


class SqliteStore:
    """A Store. A thread with its own connection carries out the writes, another one the reads."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writes = ThreadPoolExecutor(1, "store-writes")
        self._reads = ThreadPoolExecutor(1, "store-reads")
        self._opened = ExitStack()
        self._is_open = False
        self._waiting: list[tuple[Rows, Future[None]]] = []
        self._committing = False

    async def open(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writes, self._open)
        self._is_open = True

    async def close(self) -> None:
        self._is_open = False
        while self._committing:
            await asyncio.get_running_loop().run_in_executor(self._writes, bool)  # behind the commit
        self._reads.shutdown()
        await asyncio.get_running_loop().run_in_executor(self._writes, self._opened.close)
        self._writes.shutdown()

    async def ready(self) -> None:
        await self._in_thread(self._writes, self._touch)

    async def add_guest(self, guest: Guest, token_digest: str) -> None:
        await self._write([(ADD_GUEST, (guest.id, guest.name, token_digest, int(time.time())))])

    async def find_guest(self, token_digest: str) -> Guest | None:
        found = await self._read(FIND_GUEST, token_digest)
        return Guest(*found[0]) if found else None

    async def rename_guest(self, guest: str, name: str) -> None:
        await self._write([(RENAME, (name, guest))])

    async def add_table(self, record: TableRecord, entries: Sequence[Append]) -> None:
        open_seats = record.wishes.count("open")
        row = (record.id, open_seats, time.time_ns(), record.listed, record.made, record.owner, encode(record))
        rows: Rows = [(ADD_TABLE, row), (TAKE_PART, (record.owner, record.id))]
        await self._write([*rows, *map(_row, entries)])

    def append(self, append: Append) -> Future[None]:
        return self._write([_row(append)])

    async def load(self, table: str) -> Stored | None:
        return await self._in_thread(self._reads, partial(self._load, table))

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        return [table for (table,) in await self._read(TABLES_OF, guest, limit)]

    async def open_tables(self, limit: int) -> list[str]:
        return [table for (table,) in await self._read(OPEN_TABLES, limit)]

    async def unfinished(self) -> list[str]:
        return [table for (table,) in await self._read(UNFINISHED)]

    async def keep(self, positions: Mapping[str, tuple[int, Position]]) -> None:
        await self._write([(KEEP, (seq, encode(position), table)) for table, (seq, position) in positions.items()])

    def connect(self) -> sqlite3.Connection:
        """A connection whose commits return when the disk has them."""
        connection = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        connection.execute("pragma synchronous = full")
        connection.execute("pragma foreign_keys = on")
        connection.execute(f"pragma wal_autocheckpoint = {CHECKPOINT}")
        return connection

    def _open(self) -> None:
        with explained(f"open {self.path}"), ExitStack() as opened:
            opened.enter_context(sole_use(self.path))
            self.path.touch(0o600)  # nobody else may read the seeds
            self._writer = opened.enter_context(closing(self.connect()))
            version = version_of(self._writer, self.path)
            if self._writer.execute("pragma journal_mode = wal").fetchone() != ("wal",):
                raise StorageError(f"cannot open {self.path}: there can be no write-ahead log on this disk")
            if not version:
                with self._writer:
                    self._writer.execute("begin immediate")
                    for statement in SCHEMA:
                        self._writer.execute(statement)
            for statement in ARRIVALS:
                self._writer.execute(statement)
            self._touch()
            self._reader = opened.enter_context(closing(self.connect()))
            self._opened = opened.pop_all()

    def _touch(self) -> None:
        """A commit that changes nothing, to see that there can be one."""
        with explained(f"write to {self.path}"), self._writer:
            self._writer.execute("begin immediate")
            self._writer.execute(f"pragma user_version = {VERSION}")

    async def _in_thread(self, thread: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        if not self._is_open:
            raise StorageError(f"{self.path} is not open")
        return await asyncio.get_running_loop().run_in_executor(thread, work)

    async def _read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        def read() -> list[tuple[Any, ...]]:
            with explained(f"read {self.path}"):
                return self._reader.execute(query, values).fetchall()

        return await self._in_thread(self._reads, read)

    def _load(self, table: str) -> Stored | None:
        with explained(f"read {self.path}"), self._reader:
            self._reader.execute("begin")
            found = self._reader.execute(FIND_TABLE, (table,)).fetchone()
            bodies = self._reader.execute(FIND_ENTRIES, (table,)).fetchall()
        if found is None:
            return None
        record, seq, position_seq, position = found
        if len(bodies) != seq:
            raise StorageError(f"the table {table} is damaged: it has {len(bodies)} of its {seq} entries")
        try:
            last = None if position is None else (position_seq, positions.decode(position))
            return Stored(table_records.decode(record), [entries.decode(body) for (body,) in bodies], last)
        except msgspec.MsgspecError as error:
            raise StorageError(f"the table {table} is damaged: {error}") from error

    def _write(self, rows: Rows) -> Future[None]:
        done: Future[None] = asyncio.get_running_loop().create_future()
        if not self._is_open:
            done.set_exception(StorageError(f"{self.path} is not open"))
            return done
        self._waiting.append((rows, done))
        if not self._committing:
            self._commit_waiting()
        return done

    def _commit_waiting(self) -> None:
        """Carry out all that waits; what comes meanwhile waits for the next time."""
        batch, self._waiting = self._waiting, []
        self._committing = True
        self._writes.submit(self._commit_batch, batch, asyncio.get_running_loop())

    def _commit_batch(self, batch: list[tuple[Rows, Future[None]]], loop: asyncio.AbstractEventLoop) -> None:
        errors = self._commit([rows for rows, _ in batch])
        loop.call_soon_threadsafe(self._committed, [done for _, done in batch], errors)

    def _committed(self, batch: list[Future[None]], errors: list[StorageError | None]) -> None:
        self._committing = False
        if self._waiting:
            self._commit_waiting()
        for done, error in zip(batch, errors, strict=True):
            if done.cancelled():
                continue
            if error:
                done.set_exception(error)
            else:
                done.set_result(None)

    def _commit(self, batch: list[Rows]) -> list[StorageError | None]:
        """What went wrong with each write of the batch. They share a transaction; if that fails, each half of them
        gets its own, and so on, until the bad ones have failed alone."""
        values: dict[str, list[tuple[Any, ...]]] = {}
        for rows in batch:
            for statement, row in rows:
                values.setdefault(statement, []).append(row)
        try:
            if values.keys() != {APPEND}:  # which is a transaction of its own
                self._writer.execute("begin immediate")
        except sqlite3.Error as error:
            return [_refusal(error) for _ in batch]
        try:
            with self._writer:
                self._carry_out(values)
        except Exception as error:
            half = len(batch) // 2
            return self._commit(batch[:half]) + self._commit(batch[half:]) if half else [_refusal(error)]
        return [None] * len(batch)

    def _carry_out(self, values: dict[str, list[tuple[Any, ...]]]) -> None:
        for statement in STATEMENTS:
            given = values.get(statement, ())
            if statement == APPEND and given:
                self._writer.execute(APPEND, (encode(given).decode(),))
            elif given:
                changed = self._writer.executemany(statement, given).rowcount
                if statement in MISSED and changed < len(given):
                    raise StorageError(MISSED[statement])


def _row(append: Append) -> tuple[str, tuple[Any, ...]]:
    body, position = encode(append.entry).decode(), append.position and encode(append.position).decode()
    sizes = (append.status, append.open_seats, time.time_ns())
    return APPEND, (append.table, append.seq, body, *sizes, append.guest, position)


def _refusal(error: Exception) -> StorageError:
    return error if isinstance(error, StorageError) else StorageError(f"it could not be stored: {error}")
