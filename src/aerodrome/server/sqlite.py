"""Storage in one SQLite file. Writes that wait at the same time share a transaction, so that one flush of the disk
makes many moves durable."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import time
from asyncio import Future
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import structlog
from msgspec import Struct

from aerodrome.server.backup import backup
from aerodrome.server.database import (
    VERSION,
    advised,
    beside,
    check_place,
    check_whole,
    explained,
    is_damage,
    locked,
    sole_use,
    upgrade,
    version_of,
)
from aerodrome.server.records import ABOUT_SEATS, MOVES, Append, Guest, Position, TableSetup, Undid, record_decoder
from aerodrome.server.store import DamageError, StorageError, Stored, StoredOutline

PATIENCE: Final = 5  # seconds to wait for another program that writes to the file
CHECKPOINT: Final = 4000  # pages in the write-ahead log after which they are moved into the file
LONGEST_LOG: Final = 2 * CHECKPOINT * 4096  # bytes that it keeps of the disk, once they are moved
ROOM: Final = 256_000  # bytes that the disk must have left; a move takes a tenth of it at most


def _is_one_of(*kinds: type[Struct]) -> str:
    """A condition on the body of a record. What cannot be read might be anything."""
    tags = ", ".join(f"'{kind.__struct_config__.tag}'" for kind in kinds)
    body = "cast(body as text)"
    return f"case when json_valid({body}) then {body} ->> '$.entry' in ({tags}) else true end"


ADD_GUEST: Final = "insert into guests (id, name, token, made) values (?, ?, ?, ?)"
RENAME: Final = "update guests set name = ? where id = ?"
ADD_TABLE: Final = """insert into tables
    (id, listed, made, owner, record, active, seq, status, open_seats, due, position_seq, position)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
ADD_RECORDS: Final = "insert into entries (table_id, seq, body) select ?, key + 1, value from json_each(?)"
TAKE_PART: Final = "insert into plays (guest, table_id) values (?, ?) on conflict do nothing"
KEEP_POSITION: Final = "update tables set position_seq = ?, position = ? where id = ?"
APPEND: Final = f"insert into arrivals select {', '.join(f'value ->> {i}' for i in range(9))} from json_each(?)"
POSTPONE: Final = """update tables set due = due + max(0, ? - (select max(beat) from servers))
    where due is not null"""
OUTLIVE: Final = "delete from servers where id != ?"
HEARTBEAT: Final = "insert into servers (id, beat) values (?, ?) on conflict (id) do update set beat = excluded.beat"
STATEMENTS: Final = (  # in this order in a batch
    *(ADD_GUEST, RENAME, ADD_TABLE, ADD_RECORDS, TAKE_PART, APPEND, KEEP_POSITION),
    *(POSTPONE, OUTLIVE, HEARTBEAT),
)
MISSED: Final = {
    RENAME: "there is no such guest",
    KEEP_POSITION: "there is no such table",
}  # what a row not found means

# All that a record changes is one row into a view, so that a whole batch of them is one call: each call would wait
# for its turn beside the busy loop. The view is no part of the file; every connection makes its own.
GAP: Final = "there is no such table, or the entry does not follow on its last one"
ARRIVALS: Final = (
    """create temp view arrivals (table_id, seq, body, status, open_seats, active, guest, position, due) as
        select null, null, null, null, null, null, null, null, null""",
    f"""create temp trigger arrive instead of insert on arrivals begin
        select raise(abort, '{GAP}')
            where not exists (select 1 from tables where id = new.table_id and seq = new.seq - 1);
        insert into entries (table_id, seq, body) values (new.table_id, new.seq, new.body);
        update tables set seq = new.seq, status = new.status, open_seats = new.open_seats, active = new.active,
            due = new.due where id = new.table_id;
        insert into plays (guest, table_id) select new.guest, new.table_id where new.guest is not null
            on conflict do nothing;
        update tables set position_seq = new.seq, position = new.position
            where id = new.table_id and new.position is not null;
    end""",
)

FIND_GUEST: Final = "select id, name from guests where token = ?"
FIND_TABLE: Final = "select record, seq, position_seq, position, due from tables where id = ?"
FIND_RECORDS: Final = "select body from entries where table_id = ? order by seq"
OUTLINE: Final = "select record, status from tables where id = ?"
OUTLINE_RECORDS: Final = f"""select body from entries where table_id = ? and {_is_one_of(*ABOUT_SEATS, Undid)}
    order by seq"""
MOVED: Final = f"select seq from entries where table_id = ? and {_is_one_of(*MOVES)} order by seq desc limit 1"
TABLES_OF: Final = """select tables.id from plays join tables on tables.id = plays.table_id
    where plays.guest = ? order by tables.active desc limit ?"""
JOINABLE_TABLES: Final = """select id from tables where listed = 1 and status = 'waiting' and open_seats > 0
    order by made desc, rowid desc limit ?"""
UNFINISHED: Final = "select id from tables where status = 'playing' order by id"

Rows = list[tuple[str, tuple[Any, ...]]]  # a write: rows for the statements, all or none
T = TypeVar("T")

encode = msgspec.json.Encoder().encode
setup_decoder = msgspec.json.Decoder(TableSetup)
positions = msgspec.json.Decoder(Position)
log = structlog.get_logger()


class SqliteStore:
    """A Store. A thread with its own connection carries out the writes, another one the reads. A file of an older
    version is upgraded when it is opened; `keep_old`: after a copy of it was made beside it."""

    def __init__(self, path: Path, keep_old: bool = True) -> None:
        self.path, self.keep_old = path, keep_old
        self._writes = ThreadPoolExecutor(1, "store-writes")
        self._reads = ThreadPoolExecutor(1, "store-reads")
        self._opened = ExitStack()
        self._is_open = False
        self._waiting: list[tuple[Rows, Future[None]]] = []
        self._committing = False
        self._damage = ""  # that SQLite has seen in the file since it was opened
        self._touching: Future[None] | None = None

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
        if self._touching is None or self._touching.done():  # else the many who ask would keep a slow disk busy
            self._touching = asyncio.ensure_future(self._in_thread(self._writes, self._touch))
        try:
            await asyncio.wait_for(asyncio.shield(self._touching), PATIENCE)
        except TimeoutError as error:
            raise StorageError(f"cannot write to {self.path}: the disk takes longer than {PATIENCE} seconds") from error
        with explained(f"write to {self.path}"):
            free = shutil.disk_usage(self.path.parent).free
        if free < ROOM:
            raise StorageError(f"cannot write to {self.path}: the disk has {free} bytes left")

    async def add_guest(self, guest: Guest, token_digest: str) -> None:
        await self._write([(ADD_GUEST, (guest.id, guest.name, token_digest, int(time.time())))])

    async def find_guest(self, token_digest: str) -> Guest | None:
        found = await self._read(FIND_GUEST, token_digest)
        return Guest(*found[0]) if found else None

    async def rename_guest(self, guest: str, name: str) -> None:
        await self._write([(RENAME, (name, guest))])

    async def add_table(self, setup: TableSetup, appends: Sequence[Append]) -> None:
        if [(append.table, append.seq) for append in appends] != [(setup.id, i + 1) for i in range(len(appends))]:
            raise StorageError(GAP)
        made = (setup.id, setup.listed, setup.made, setup.owner, encode(setup), time.time_ns())
        last: tuple[Any, ...] = (0, "waiting", setup.wishes.count("open"), None)
        if appends:
            last = (appends[-1].seq, appends[-1].status, appends[-1].open_seats, appends[-1].due)
        kept = [(append.seq, encode(append.position)) for append in appends if append.position]
        row = (*made, *last, *(kept[-1] if kept else (None, None)))
        bodies = encode([_body(append) for append in appends]).decode()
        guests = {setup.owner: None} | {append.guest: None for append in appends if append.guest}
        parts: Rows = [(TAKE_PART, (guest, setup.id)) for guest in guests]
        await self._write([(ADD_TABLE, row), (ADD_RECORDS, (setup.id, bodies)), *parts])

    def append(self, append: Append) -> Future[None]:
        return self._write([_row(append)])

    async def load(self, table: str) -> Stored | None:
        return await self._in_thread(self._reads, partial(self._load, table))

    async def outlines(self, tables: Sequence[str]) -> list[StoredOutline]:
        return await self._in_thread(self._reads, partial(self._outlines, tables))

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        return [table for (table,) in await self._read(TABLES_OF, guest, limit)]

    async def joinable_tables(self, limit: int) -> list[str]:
        return [table for (table,) in await self._read(JOINABLE_TABLES, limit)]

    async def unfinished(self) -> list[str]:
        return [table for (table,) in await self._read(UNFINISHED)]

    async def keep_positions(self, positions: Mapping[str, tuple[int, Position]]) -> None:
        await self._write(
            [(KEEP_POSITION, (seq, encode(position), table)) for table, (seq, position) in positions.items()]
        )

    async def start_clocks(self, server: str, at: int) -> None:
        await self._write([(POSTPONE, (at,)), (OUTLIVE, (server,)), (HEARTBEAT, (server, at))])

    async def heartbeat(self, server: str, at: int) -> None:
        await self._write([(HEARTBEAT, (server, at))])

    def connect(self) -> sqlite3.Connection:
        """A connection whose commits return when the disk has them."""
        connection = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        connection.execute("pragma synchronous = full")
        connection.execute("pragma foreign_keys = on")
        connection.execute(f"pragma wal_autocheckpoint = {CHECKPOINT}")
        connection.execute(f"pragma journal_size_limit = {LONGEST_LOG}")
        return connection

    def _open(self) -> None:
        check_place(self.path)
        with advised(), explained(f"open {self.path}"), ExitStack() as opened:
            opened.enter_context(sole_use(self.path))
            if not self.path.exists():
                self.path.touch(0o600)  # nobody else may read the seeds
            opened.enter_context(locked(self.path))
            self._writer = opened.enter_context(closing(self.connect()))
            self._prepare()
            for statement in ARRIVALS:
                self._writer.execute(statement)
            self._touch()
            self._reader = opened.enter_context(closing(self.connect()))
            self._opened = opened.pop_all()

    def _prepare(self) -> None:
        """Make sure that the file is ours and whole before anything in it is changed, and of our version after."""
        version = version_of(self._writer, self.path)
        check_whole(self._writer, self.path, version)
        if self._writer.execute("pragma journal_mode = wal").fetchone() != ("wal",):
            raise StorageError(f"cannot open {self.path}: there can be no write-ahead log on this disk")
        if 0 < version < VERSION and self.keep_old:
            copy = self._free_name(f".v{version}-backup")
            backup(self.path, copy)
            log.info("database is upgraded", file=str(self.path), version=version, to=VERSION, copy=str(copy))
        upgrade(self._writer)

    def _free_name(self, ending: str) -> Path:
        """A name beside the file that is not taken: the ending, perhaps with a number."""
        paths = (beside(self.path, f"{ending}-{number}" if number > 1 else ending) for number in count(1))
        return next(path for path in paths if not os.path.lexists(path))

    def _touch(self) -> None:
        """A commit that changes nothing, to see that there can be one."""
        if self._damage:
            raise StorageError(f"{self.path} is damaged: {self._damage}")
        with self._watched("write to"), self._writer:
            self._writer.execute("begin immediate")
            self._writer.execute(f"pragma user_version = {VERSION}")

    @contextmanager
    def _watched(self, action: str) -> Iterator[None]:
        """As `explained`; damage is remembered, and the store is not ready until it is opened again."""
        try:
            with explained(f"{action} {self.path}"):
                yield
        except DamageError as error:
            self._damage = str(error.__cause__)
            raise

    async def _in_thread(self, thread: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        if not self._is_open:
            raise StorageError(f"{self.path} is not open")
        return await asyncio.get_running_loop().run_in_executor(thread, work)

    async def _read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        def read() -> list[tuple[Any, ...]]:
            with self._watched("read"):
                return self._reader.execute(query, values).fetchall()

        return await self._in_thread(self._reads, read)

    def _load(self, table: str) -> Stored | None:
        with self._watched("read"), self._reader:
            self._reader.execute("begin")
            found = self._reader.execute(FIND_TABLE, (table,)).fetchone()
            bodies = self._reader.execute(FIND_RECORDS, (table,)).fetchall()
        if found is None:
            return None
        setup, seq, position_seq, position, due = found
        if len(bodies) != seq:
            raise StorageError(f"the table {table} is damaged: it has {len(bodies)} of its {seq} entries")
        try:
            last = None if position is None else (position_seq, positions.decode(position))
            return Stored(setup_decoder.decode(setup), [record_decoder.decode(body) for (body,) in bodies], last, due)
        except msgspec.MsgspecError as error:
            raise StorageError(f"the table {table} is damaged: {error}") from error

    def _outlines(self, tables: Sequence[str]) -> list[StoredOutline]:
        found: list[StoredOutline] = []
        with explained(f"read {self.path}"), self._reader:
            self._reader.execute("begin")
            for table in tables:
                for setup, status in self._reader.execute(OUTLINE, (table,)).fetchall():
                    with suppress(msgspec.MsgspecError):
                        seated = [
                            record_decoder.decode(body) for (body,) in self._reader.execute(OUTLINE_RECORDS, (table,))
                        ]
                        moved = sum(seq for (seq,) in self._reader.execute(MOVED, (table,)))
                        found.append(StoredOutline(setup_decoder.decode(setup), seated, status, moved))
        return found

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
        try:
            errors = self._commit([rows for rows, _ in batch])
        except Exception as error:  # such as too little memory; else nothing would ever be stored again
            errors = [self._refusal(error) for _ in batch]
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
            return [self._refusal(error) for _ in batch]
        try:
            with self._writer:
                self._carry_out(values)
        except Exception as error:
            half = len(batch) // 2
            return self._commit(batch[:half]) + self._commit(batch[half:]) if half else [self._refusal(error)]
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

    def _refusal(self, error: Exception) -> StorageError:
        if is_damage(error):
            self._damage = str(error)
        return error if isinstance(error, StorageError) else StorageError(f"it could not be stored: {error}")


def _row(append: Append) -> tuple[str, tuple[Any, ...]]:
    sizes = (append.status, append.open_seats, time.time_ns())
    position = append.position and encode(append.position).decode()
    return APPEND, (append.table, append.seq, _body(append), *sizes, append.guest, position, append.due)


def _body(append: Append) -> str:
    return encode(append.record).decode()
