"""Where the games of a dataset come from: bots that play, saved games, the database of a server.

Each source gives its games in order, packed for `write`, or says why one of them is left out. What it gives depends
on the games only, not on the number of processes."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple, TypeVar

from aerodrome.data.dataset import Batches, packed
from aerodrome.data.tell import tell
from aerodrome.games import find
from aerodrome.kernel.save import SaveError, restore
from aerodrome.lab import players
from aerodrome.lab.engines import Cores, in_order
from aerodrome.lab.simulate import MatchSpec, Setting, check, finish
from aerodrome.server.backup import backup
from aerodrome.server.sqlite import SqliteStore
from aerodrome.server.store import StorageError, Stored
from aerodrome.server.table import replayed

SLICE: Final = 256  # games that may be finished and not yet taken
FINISHED: Final = "select id from tables where status = 'over' order by made, id"
OTHER_RULES: Final = "it was played by other rules or content than today's, so its decisions cannot be told"

T = TypeVar("T")
R = TypeVar("R")


class LeftOut(NamedTuple):
    """A game that cannot be told."""

    source: str
    reason: str


class _File(NamedTuple):
    name: str
    body: bytes
    names: bool


class _Kept(NamedTuple):
    """A table of a server, or why it cannot be read."""

    id: str
    stored: Stored | str
    names: bool


def tables(setting: Setting) -> list[MatchSpec]:
    """Every game of a setting; the same bots with the same seed would only play the same game again."""
    return list({(table.seed, table.bots): table for table in setting.specs()}.values())


def simulated(setting: Setting, jobs: int = -1) -> Iterator[Batches]:
    """The games of a setting."""
    check(setting)
    yield from _each(_simulated, tables(setting), jobs)


def saved(files: Iterable[Path], names: bool = False, jobs: int = -1) -> Iterator[Batches | LeftOut]:
    """Saved games; with the names of their players only if asked for."""
    yield from _each(_saved, (_File(str(file), file.read_bytes(), names) for file in files), jobs)


def finished(database: Path, names: bool = False, jobs: int = -1) -> Iterator[Batches | LeftOut]:
    """The finished games of a server, which may be running."""
    with _copied(database) as kept:
        yield from _each(_finished, (_Kept(table, stored, names) for table, stored in kept), jobs)


def _each(task: Callable[[T], R], items: Iterable[T], jobs: int) -> Iterator[R]:
    """What comes of each, in order. A slice begins when the last was taken: else results would pile up in memory
    while a slow disk is written to."""
    waiting = iter(items)
    while these := list(islice(waiting, SLICE)):
        yield from in_order(Cores(jobs).work(task, enumerate(these)))


def _simulated(table: MatchSpec) -> Batches:
    match = finish(table)
    return packed(tell(match, {"players": [players.title(bot) for bot in table.bots]}))


def _saved(file: _File) -> Batches | LeftOut:
    try:
        text = file.body.decode("utf-8")
        match, notes = restore(text, find)
    except UnicodeDecodeError:
        return LeftOut(file.name, "this file is not a saved match of Aerodrome")
    except SaveError as error:
        return LeftOut(file.name, str(error))
    written = json.loads(text)
    if (written["rules"], written["content"]) != (match.game.version, match.game.content_hash):
        return LeftOut(file.name, OTHER_RULES)
    return packed(tell(match, _discreet(notes, file.names)))


def _finished(kept: _Kept) -> Batches | LeftOut:
    source, stored = f"table {kept.id}", kept.stored
    if isinstance(stored, str):
        return LeftOut(source, stored)
    try:
        again, rebased = replayed(stored.record, stored.entries, stored.position)
    except (ValueError, LookupError) as error:
        return LeftOut(source, f"it cannot be played again: {error}")
    if rebased is not None or again.match is None:
        return LeftOut(source, OTHER_RULES)
    again.match.practice = again.practice
    return packed(tell(again.match, _discreet(again.notes(), kept.names)))


def _discreet(notes: Any, names: bool) -> dict[str, Any]:
    """What the notes say about the players: without what they are called, unless that is wanted."""
    known = notes if isinstance(notes, dict) else {}
    wanted = ("players", "names") if names else ("players",)
    return {name: known[name] for name in wanted if name in known}


@contextmanager
def _copied(database: Path) -> Iterator[Iterator[tuple[str, Stored | str]]]:
    """The finished tables of a moment of the database, read from a copy, since a server may use the original."""
    with TemporaryDirectory(prefix="aerodrome-") as folder, asyncio.Runner() as runner:
        copy = Path(folder, "copy.db")
        backup(database, copy)
        with closing(sqlite3.connect(copy)) as opened:
            found = [table for (table,) in opened.execute(FINISHED)]
        store = SqliteStore(copy, keep_old=False)
        runner.run(store.open())
        try:
            yield ((table, _loaded(runner, store, table)) for table in found)
        finally:
            runner.run(store.close())


def _loaded(runner: asyncio.Runner, store: SqliteStore, table: str) -> Stored | str:
    """A table, or why it cannot be read."""
    try:
        return runner.run(store.load(table)) or "it is not there"
    except StorageError as error:
        return str(error)
