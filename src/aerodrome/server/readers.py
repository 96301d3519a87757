"""Replays and saved games of whole tables. To make one takes long, so worker processes do it, at a lower priority."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Any, Final, TypeVar

from aerodrome import __version__
from aerodrome.kernel.replay import transcript
from aerodrome.server import presenter
from aerodrome.server.bot_pool import load_games
from aerodrome.server.concurrency import SingleFlight
from aerodrome.server.metrics import Metrics
from aerodrome.server.seating import Outline
from aerodrome.server.settings import Settings
from aerodrome.server.table import Table
from aerodrome.server.workers import Bounds, Pool, Worker

NICE: Final = 10
SAVED: Final = "saved"  # what a body is: a saved game, or a replay as seen from a seat
T = TypeVar("T")


def tag(table: Table | Outline, what: int | str | None) -> str:
    """The ETag of what is made of a table: another for every viewer, and after every move."""
    game = table.game
    facts = (__version__, game.version, game.content_hash, table.id, table.moved, what)
    return f'"{sha256(repr(facts).encode()).hexdigest()[:32]}"'


class BodyCache:
    """The bodies that were asked for last, as many as fit into so many bytes."""

    def __init__(self, most: int) -> None:
        self.most, self.size = most, 0
        self._bodies: OrderedDict[str, bytes] = OrderedDict()

    def get(self, key: str) -> bytes | None:
        if key in self._bodies:
            self._bodies.move_to_end(key)
        return self._bodies.get(key)

    def put(self, key: str, body: bytes) -> None:
        self.size += len(body) - len(self._bodies.pop(key, b""))
        self._bodies[key] = body
        while self.size > self.most:
            _, oldest = self._bodies.popitem(last=False)
            self.size -= len(oldest)


class Readers:
    """The pool of these workers."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._metrics = metrics
        bounds = Bounds(settings.reader_seconds, memory=settings.reader_memory, nice=NICE)
        self._pool = Pool([Worker(bounds, load_games) for _ in range(settings.readers)])
        self._cache = BodyCache(settings.replay_cache)
        self._making: SingleFlight[bytes] = SingleFlight()

    async def ask(self, payer: str, function: Callable[..., T], *args: Any) -> T:
        """What the function gives or raises in a worker. Raises WorkerError if it takes too much time or memory."""
        with self._metrics.reading_seconds.labels(work=function.__name__).time():
            return await self._pool.ask(payer, function, *args)

    def cached(self, table: Table | Outline, what: int | str | None) -> bytes | None:
        """What was made before of a finished game, compressed; None if that is not kept any more."""
        return self._cache.get(tag(table, what))

    async def replay(self, table: Table, seat: int | None, payer: str) -> bytes:
        """The game so far as the viewer at this seat saw it: a Replay in JSON, compressed."""
        written = transcript(table.match) if table.match else None
        info = presenter.table_info(table, "", presenter.nobody)
        return await self._made(table, seat, partial(self.ask, payer, presenter.packed_replay, written, info, seat))

    async def saved(self, table: Table, payer: str) -> bytes:
        """The finished game as a saved one, compressed."""
        assert table.match
        written = transcript(table.match)
        return await self._made(table, SAVED, partial(self.ask, payer, presenter.packed_save, written, table.notes()))

    async def _made(self, table: Table, what: int | str | None, make: Callable[[], Any]) -> bytes:
        """Made by one worker for all who ask at the same time; what is made of a finished game is cached."""
        key, over = tag(table, what), table.status == "over"
        body = await self._making.run(key, make)
        if over:
            self._cache.put(key, body)
        return body

    def close(self) -> None:
        self._pool.close()
