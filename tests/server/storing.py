"""Guests, tables and records to store, and a store to put them in."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import ParamSpec

from msgspec import structs

from aerodrome.kernel.game import Game
from aerodrome.server.records import Append, Guest, Position, Spoke, TableSetup
from aerodrome.server.sqlite import SqliteStore
from aerodrome.server.store import StorageError
from aerodrome.server.wire import SeatWish

P = ParamSpec("P")
OLD = Path(__file__).parents[1] / "old" / "v0_7_0"  # saved games and a database, made by 0.7.0
ANN = Guest("ann", "Ann")
BOB = Guest("bob", "Bob")
POSITION = Position({"todo": [["act", 1]], "deck": [3, 1, 2]}, 4, 1, "c0ffee")


def setup_of(game: Game, **changes: object) -> TableSetup:
    """How a table of Ann's and somebody else is set up today, but for the changes."""
    plain = TableSetup(
        id="t",
        game=game.name,
        owner=ANN.id,
        wishes=("me", "open"),
        options=game.rules(game.fewest).options,
        seed="7",
        invite="i",
        clock=None,
        listed=False,
        made=0,
        version=game.version,
        content=game.content_hash,
    )
    return structs.replace(plain, **changes)


class Watched(SqliteStore):
    """Counts its commits, and gives its connections away: the one that writes comes first."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.connections: list[sqlite3.Connection] = []
        self.commits, self.last = 0, ""

    def connect(self) -> sqlite3.Connection:
        connection = super().connect()
        connection.execute("pragma busy_timeout = 0")
        connection.set_trace_callback(self.count)
        self.connections.append(connection)
        return connection

    def count(self, statement: str) -> None:
        """Entries come in one statement, a transaction of its own, that is traced again for each row."""
        commits = statement.lower() == "commit" or statement.startswith("insert into arrivals")
        self.commits += commits and statement != self.last
        self.last = statement


def in_loop(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """An asynchronous test, run to its end."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def main() -> None:
            await test(*args, **kwargs)

        asyncio.run(main())

    return run


@asynccontextmanager
async def opened(path: Path, kind: type[SqliteStore] = SqliteStore) -> AsyncIterator[SqliteStore]:
    store = kind(path)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def table_setup(table: str, made: int = 0, listed: bool = False, wishes: tuple[SeatWish, ...] = ("me",)) -> TableSetup:
    """A table of Ann's."""
    return TableSetup(table, "control_tower", ANN.id, wishes, {}, "seed", "invite", None, listed, made, 1, "c0ffee")


def line(table: str, seq: int, text: str = "") -> Append:
    """Ann says something at a table where a game is going on."""
    return Append(table, seq, Spoke(0, ANN.name, text or f"{table} {seq}", ANN.id, f"key {seq}"), "playing", 0)


async def texts(store: SqliteStore, table: str) -> list[str]:
    """What was said at the table."""
    stored = await store.load(table)
    assert stored is not None, f"{table} is gone"
    return [record.text for record in stored.records if isinstance(record, Spoke)]


async def refused(store: SqliteStore, *appends: Append) -> list[bool]:
    """Which of these were refused, all of them asked for at once."""
    outcomes = await asyncio.gather(*[store.append(each) for each in appends], return_exceptions=True)
    assert all(outcome is None or isinstance(outcome, StorageError) for outcome in outcomes), outcomes
    return [outcome is not None for outcome in outcomes]
