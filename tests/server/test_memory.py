"""What is over is forgotten at once: no table, match or socket is left for the collector of garbage, which comes rarely
on a server."""

from __future__ import annotations

import asyncio
import gc
import random
from collections import Counter
from pathlib import Path

import uvicorn

from aerodrome.server.app import make_app, uvicorn_config
from aerodrome.server.hall import Hall
from aerodrome.server.settings import Settings
from aerodrome.server.sqlite import SqliteStore

from .client import Person, play_on
from .storing import in_loop

FORGOTTEN = ("Live", "Table", "Match", "Timers", "Onlooker", "TableSocket")
ROUNDS = 3


def there() -> Counter[str]:
    return Counter(name for each in gc.get_objects() if (name := type(each).__name__) in FORGOTTEN)


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
    hall: Hall = app.state.sockets.args[0]
    server = uvicorn.Server(uvicorn_config(app, settings))
    server.config.port = 0
    serving = asyncio.ensure_future(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    gc.collect()
    gc.disable()
    try:
        for _ in range(ROUNDS):
            await visit(port)
            while any(live.onlookers or live.thinking for live in hall.lives.values()):
                await asyncio.sleep(0.01)
            for live in list(hall.lives.values()):
                await live.settled()
                hall.drop(live)
            del live
            await asyncio.sleep(0.1)
        assert there() == Counter()
    finally:
        gc.enable()
        server.should_exit = True
        await serving
