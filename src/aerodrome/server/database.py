"""The SQLite file of a server: who uses it, whose it is, which version its tables have, and whether it is whole."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from aerodrome.server.migrations import migrations
from aerodrome.server.store import DamageError, StorageError

if sys.platform == "linux":
    from fcntl import LOCK_EX, LOCK_NB, flock

APPLICATION: Final = 0x4165726F  # marks the file as ours: "Aero"
MIGRATIONS: Final = migrations("sqlite")
VERSION: Final = len(MIGRATIONS)
MADE_OF: Final = "select type, name, sql from sqlite_master order by type, name"
DAMAGE: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
UNREADABLE: Final = {sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ}

_held: Final[dict[tuple[int, int], int]] = {}  # by device and inode of a file that this process has locked: where


def beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def is_damage(error: BaseException) -> bool:
    """Does SQLite say that the file itself is broken, rather than that it is full or in use?"""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF in DAMAGE or code in UNREADABLE


@contextmanager
def explained(action: str) -> Iterator[None]:
    """Turns the errors of SQLite and the file system into StorageError, and those about damage into DamageError: it
    cannot do this `action`, and why."""
    try:
        yield
    except OSError as error:
        raise StorageError(f"cannot {action}: {error.strerror}") from error
    except sqlite3.Error as error:
        raise (DamageError if is_damage(error) else StorageError)(f"cannot {action}: {error}") from error


@contextmanager
def advised() -> Iterator[None]:
    """Adds to a DamageError what to do about it."""
    try:
        yield
    except DamageError as error:
        raise DamageError(f"{error}; move it away and put a backup in its place with `aerodrome restore`") from error


def check_place(path: Path) -> None:
    """Raises StorageError where a server cannot have its database; nothing is changed."""
    folder = path.resolve().parent
    if not folder.is_dir():
        raise StorageError(f"cannot open {path}: there is no folder {folder}")
    if path.exists() and not path.is_file():
        raise StorageError(f"cannot open {path}: it is not a file")
    if not os.access(folder, os.W_OK | os.X_OK):
        raise StorageError(f"cannot open {path}: its folder cannot be written to, and its log must be there")
    if path.exists() and not os.access(path, os.R_OK | os.W_OK):
        raise StorageError(f"cannot open {path}: it cannot be read and written")


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
            raise _in_use(path) from error
        yield


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """The same for a file that is there, by whatever name: a hard link has another lock file beside it. Only Linux
    keeps this kind of lock apart from those that SQLite has on the file; elsewhere there is none.

    Whoever closes a descriptor of the file ends SQLite's locks of the whole process. So this one is opened before the
    first connection and closed after the last one, and not at all by a process that has the file already."""
    if sys.platform != "linux":
        yield
        return
    status = path.stat()
    file = (status.st_dev, status.st_ino)
    if file in _held:
        raise _in_use(path)
    opened = os.open(path, os.O_RDONLY)
    try:
        flock(opened, LOCK_EX | LOCK_NB)
    except OSError as error:
        if isinstance(error, BlockingIOError):  # else the file system has no such locks
            os.close(opened)
            raise _in_use(path) from error
    _held[file] = opened
    try:
        yield
    finally:
        os.close(_held.pop(file))


def _leave_to_parent() -> None:
    """A forked process would keep the locks of a parent that was killed."""
    while _held:
        os.close(_held.popitem()[1])


if sys.platform == "linux":
    os.register_at_fork(after_in_child=_leave_to_parent)


def _in_use(path: Path) -> StorageError:
    return StorageError(f"{path} is in use by another server")


def version_of(database: sqlite3.Connection, path: Path) -> int:
    """Of the tables in the file; 0 if there is nothing in it. Raises StorageError if this program cannot use it."""
    ((application,), (version,), (size,)) = (
        database.execute(query).fetchone()
        for query in ("pragma application_id", "pragma user_version", "select count(*) from sqlite_master")
    )
    if (application != APPLICATION or version <= 0) and (application or version or size):
        raise StorageError(f"{path} is a database of another program")
    if version > VERSION:
        raise StorageError(f"{path} was written by a newer Aerodrome (its version is {version}, ours {VERSION})")
    return int(version)


def upgrade(database: sqlite3.Connection, to: int = VERSION) -> None:
    """Bring the tables to a version. Each migration is there as a whole or, if the process is killed, not at all."""
    (version,) = database.execute("pragma user_version").fetchone()
    for migration in MIGRATIONS[version:to]:
        with database:
            database.executescript(
                f"begin immediate;\n{migration.sql}\npragma user_version = {migration.version};\ncommit;"
            )


def schema_fault(database: sqlite3.Connection, version: int) -> str:
    """What is wrong with the tables for those of a version; nothing if they are as they should be."""
    with closing(sqlite3.connect(":memory:")) as model:
        upgrade(model, version)
        same = model.execute(MADE_OF).fetchall() == database.execute(MADE_OF).fetchall()
    return "" if same else f"its tables are not those of version {version}"


def page_fault(database: sqlite3.Connection, check: str) -> str:
    """What is wrong with the pages of the file, in one line, by SQLite's quick_check or integrity_check."""
    (found,) = database.execute(f"pragma {check}(1)").fetchone()
    return "" if found == "ok" else str(found).splitlines()[-1]


def check_whole(database: sqlite3.Connection, path: Path, version: int) -> None:
    """Raises DamageError if a page of the file is broken, or a table is missing or another."""
    if fault := page_fault(database, "quick_check") or schema_fault(database, version):
        raise DamageError(f"{path} is damaged: {fault}")
