"""The finished tables of a server's database as rows of datasets."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from aerodrome.data.dataset import Batches, packed
from aerodrome.data.sources import OTHER_RULES, LeftOut, about_players
from aerodrome.data.tell import tell
from aerodrome.server.backup import backup
from aerodrome.server.sqlite import SqliteStore
from aerodrome.server.store import StorageError, Stored
from aerodrome.server.table import replayed

FINISHED: Final = "select id from tables where status = 'over' order by made, id"


class FinishedTable(NamedTuple):
    """What is stored of a table, or why it cannot be read; and whether the names of its players are wanted."""

    id: str
    stored: Stored | str
    names: bool


@contextmanager
def finished_tables(database: Path, names: bool = False) -> Iterator[Iterator[FinishedTable]]:
    """The tables whose game is over, as they are in the database now. A server may be running on it, so they are read
    from a copy. Raises StorageError if there is no such database."""
    with TemporaryDirectory(prefix="aerodrome-") as folder, asyncio.Runner() as runner:
        copy = Path(folder, "copy.db")
        backup(database, copy)
        with closing(sqlite3.connect(copy)) as opened:
            found = [table for (table,) in opened.execute(FINISHED)]
        store = SqliteStore(copy, keep_old=False)
        runner.run(store.open())
        try:
            yield (FinishedTable(table, _loaded(runner, store, table), names) for table in found)
        finally:
            runner.run(store.close())


def from_table(table: FinishedTable) -> Batches | LeftOut:
    """The rows of a finished table, whose game must be of today's rules and content."""
    source, stored = f"table {table.id}", table.stored
    if isinstance(stored, str):
        return LeftOut(source, stored)
    try:
        again, rebased = replayed(stored.setup, stored.records, stored.position)
    except (ValueError, LookupError) as error:
        return LeftOut(source, f"it cannot be played again: {error}")
    if rebased is not None or again.match is None:
        return LeftOut(source, OTHER_RULES)
    again.match.practice = again.practice
    return packed(tell(again.match, about_players(again.notes(), table.names)))


def _loaded(runner: asyncio.Runner, store: SqliteStore, table: str) -> Stored | str:
    try:
        return runner.run(store.load(table)) or "it is not there"
    except StorageError as error:
        return str(error)
