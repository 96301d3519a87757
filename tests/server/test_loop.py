"""Nothing keeps the loop to itself: long games are loaded and made little by little, and checks share a write."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from aerodrome.bots import levels
from aerodrome.games import find
from aerodrome.kernel.match import Match
from aerodrome.kernel.save import save
from aerodrome.server import uploads
from aerodrome.server.host_bots import HostBots
from aerodrome.server.metrics import Metrics
from aerodrome.server.settings import Settings
from aerodrome.server.sqlite import SqliteStore
from aerodrome.server.store import StorageError, Stored
from aerodrome.server.table_manager import READY_FOR, TableManager

from .storing import ANN, Watched, in_loop


class Noting(SqliteStore):
    """Tells when a stored table has been read."""

    read = False

    async def load(self, table: str) -> Stored | None:
        stored = await super().load(table)
        self.read = True
        return stored


@asynccontextmanager
async def served(store: SqliteStore) -> AsyncIterator[TableManager]:
    await store.open()
    manager = TableManager(store, Settings(), Metrics(), HostBots())
    try:
        yield manager
    finally:
        await manager.stop()
        await store.close()


async def turns(true: Callable[[], bool]) -> int:
    """How often the loop comes round until then."""
    count = 0
    while not true():
        count += 1
        await asyncio.sleep(0)
    return count


@in_loop
async def test_a_long_game_is_stored_unplayed_and_loaded_while_the_loop_goes_round(tmp_path: Path) -> None:
    match = Match(find("magnificent"), 4, seed="long")
    levels.play(match, [levels.make("random", match, seat) for seat in range(4)])
    setup, appends = uploads.read(save(match).encode()).table(ANN, now=1)
    assert len(appends) > 1000
    store = Noting(tmp_path / "games.db")
    async with served(store) as manager:
        await store.add_guest(ANN, "token")
        await manager.import_table(setup, appends)
        assert not manager.open_tables
        loading = asyncio.ensure_future(manager.find(setup.id))
        await turns(lambda: store.read)
        assert await turns(loading.done) > 10
        open_table = await loading
        assert open_table is not None
        assert (open_table.table.status, open_table.table.seq) == ("over", len(appends))


@in_loop
async def test_those_who_ask_whether_it_is_ready_share_a_write(tmp_path: Path) -> None:
    store = Watched(tmp_path / "games.db")
    async with served(store) as manager:
        before, since = store.commits, time.monotonic()
        await asyncio.gather(*[manager.ready() for _ in range(50)])
        for _ in range(50):
            await manager.ready()
        assert 1 <= store.commits - before <= 1 + (time.monotonic() - since) / READY_FOR
        store.connections[0].execute("pragma query_only = on")
        manager._ready_at -= 100  # a while later
        for _ in range(2):
            with pytest.raises(StorageError):
                await manager.ready()
        store.connections[0].execute("pragma query_only = off")
        await manager.ready()
