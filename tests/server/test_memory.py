"""Tables that nobody looks at are forgotten, and nothing is left of them: no table, match or socket waits for the
collector of garbage, which comes rarely on a server."""

from __future__ import annotations

import asyncio
import gc
import random
from pathlib import Path

import uvicorn

from aerodrome.games import find
from aerodrome.server.app import make_app, uvicorn_config
from aerodrome.server.host_bots import HostBots
from aerodrome.server.metrics import Metrics
from aerodrome.server.open_table import OpenTable
from aerodrome.server.records import Answered, Began, Sat
from aerodrome.server.settings import Settings
from aerodrome.server.sqlite import SqliteStore
from aerodrome.server.table_manager import TableManager

from .client import GAME, READY_WITHIN, Person, play_on
from .storing import ANN, BOB, in_loop, opened, setup_of

FORGOTTEN = ("OpenTable", "Table", "Match", "Timers", "Viewer", "TableSocket")
ROUNDS = 3
IDLE = 3600.0  # seconds


def there() -> list[object]:
    return [each for each in gc.get_objects() if type(each).__name__ in FORGOTTEN]


async def visit(port: int) -> None:
    """Somebody plays a while against a bot, looks from another device, and leaves."""
    person = Person(port)
    wish = {"game": "control_tower", "seats": ["me", "random"], "clock": 600}
    table = (await asyncio.to_thread(person.do, "POST", "/api/tables", wish))["id"]
    chair, again = await person.sit(table, 0), await person.sit(table)
    await play_on(chair, random.Random(1), most=5)
    for each in (chair, again):
        await each.ws.close()


@in_loop
async def test_nothing_is_left_of_a_table_that_is_dropped(tmp_path: Path) -> None:
    settings = Settings(limits=0)
    store = SqliteStore(tmp_path / "games.db")
    await store.open()
    app = make_app(settings, store)
    manager: TableManager = app.state.sockets.args[0]
    server = uvicorn.Server(uvicorn_config(app, settings))
    server.config.port = 0
    serving = asyncio.ensure_future(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    gc.collect()
    gc.disable()
    before = there()  # what other tests of this process keep in their caches
    try:
        for _ in range(ROUNDS):
            await visit(port)
            while any(open_table.viewers or open_table.thinking for open_table in manager.open_tables.values()):
                await asyncio.sleep(0.01)
            for open_table in list(manager.open_tables.values()):
                await open_table.wait_until_stored()
                manager.drop(open_table)
            del open_table
        async with asyncio.timeout(READY_WITHIN):  # the other ends of the sockets are closed a little later
            while len(there()) > len(before):
                await asyncio.sleep(0.05)
    finally:
        gc.enable()
        server.should_exit = True
        await serving


async def left_by_all(manager: TableManager, table: str) -> OpenTable:
    made = setup_of(find(GAME), id=table)
    open_table = await manager.create(made, [Sat(0, ANN.id, ANN.name), Sat(1, BOB.id, BOB.name), Began(None)])
    await open_table.wait_until_stored()
    return open_table


async def play_out(manager: TableManager, open_table: OpenTable, rng: random.Random) -> None:
    while (match := open_table.table.match) and not match.over:
        seat = match.asked()[0]
        manager.apply(open_table, Answered(seat, match.rules.actions.text(rng.choice(match.legal(seat)))))
        await open_table.wait_until_stored()


@in_loop
async def test_a_finished_table_is_forgotten_before_one_where_a_game_goes_on(tmp_path: Path) -> None:
    async with opened(tmp_path / "games.db") as store:
        await store.add_guest(ANN, "ann")
        await store.add_guest(BOB, "bob")
        manager = TableManager(store, Settings(idle=IDLE, idle_over=0.0), Metrics(), HostBots())
        going_on, over = await left_by_all(manager, "going on"), await left_by_all(manager, "over")
        await play_out(manager, over, random.Random(3))
        await manager.sweep()
        assert set(manager.open_tables) == {"going on"}
        going_on.idle_since -= IDLE
        await manager.sweep()
        assert not manager.open_tables
        for before in (going_on, over):
            again = await manager.find(before.table.id)
            assert again is not None
            assert again.table.position() == before.table.position()
        await manager.stop()
