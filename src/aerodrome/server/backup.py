"""Copies of a database: made while a server writes to it, and put back where there is none."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from aerodrome.server.database import beside, explained, page_fault, schema_fault, sole_use, version_of
from aerodrome.server.store import DamageError, StorageError

INCOMPLETE: Final = "select id from tables where seq != (select count(*) from entries where table_id = id)"


def backup(database: Path, file: Path) -> int:
    """Make a whole copy in a file of its own, which must not exist yet. How many tables it holds."""
    with explained(f"back up {database} to {file}"):
        return _copy(database, file)


def restore(file: Path, database: Path) -> int:
    """Make a database from a backup where there is none, and none is in use. How many tables it holds."""
    with explained(f"restore {database} from {file}"), sole_use(database):
        return _copy(file, database)


def _copy(source: Path, target: Path) -> int:
    """The target appears when the copy is complete and checked, or not at all."""
    if not source.is_file():
        raise StorageError(f"there is no file {source}")
    _check_vacant(target)
    with TemporaryDirectory(prefix=".aerodrome-", dir=target.parent) as folder:
        part = Path(folder, target.name)
        part.touch(0o600)
        existing = f"{source.resolve().as_uri()}?mode=rw"  # opened read-only, it would leave an empty log beside it
        with closing(sqlite3.connect(existing, uri=True)) as original, closing(sqlite3.connect(part)) as copy:
            version = version_of(original, source)
            if not version:
                raise StorageError(f"{source} is no database of Aerodrome")
            original.backup(copy)
            copy.execute("pragma journal_mode = delete")
            tables = _check_whole(copy, source, version)
        _flush(part)
        _check_vacant(target)
        part.rename(target)
        _flush(target.parent)
    return tables


def _check_vacant(target: Path) -> None:
    """SQLite would play a log that was left behind into the new file."""
    for path in (target, beside(target, "-wal"), beside(target, "-journal")):
        if os.path.lexists(path):
            raise StorageError(f"{path} exists already, and is not overwritten")


def _check_whole(copy: sqlite3.Connection, source: Path, version: int) -> int:
    damage = _damage(copy, version)
    if damage:
        raise DamageError(f"{source} is damaged: {damage}")
    (tables,) = copy.execute("select count(*) from tables").fetchone()
    return int(tables)


def _damage(copy: sqlite3.Connection, version: int) -> str:
    if fault := page_fault(copy, "integrity_check") or schema_fault(copy, version):
        return fault
    if copy.execute("pragma foreign_key_check").fetchone():
        return "it refers to something that is missing"
    incomplete = copy.execute(INCOMPLETE).fetchone()
    return f"entries of the table {incomplete[0]} are missing" if incomplete else ""


def _flush(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
