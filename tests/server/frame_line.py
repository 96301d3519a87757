"""A connection that treats whole frames badly: some are lost, come late, come twice, or overtake each other."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

LOST: Final = 0.01  # of the frames
TWICE: Final = 0.05
LATE: Final = 0.1  # by so many seconds at most, while others pass
LATENESS: Final = 0.03

End = ClientConnection | ServerConnection


class FrameLine:
    """Between its own port and that of a server; `done` counts what it did to frames."""

    def __init__(self, server: int, rng: random.Random) -> None:
        self.server, self.rng, self.port = server, rng, 0
        self.done: Counter[str] = Counter()

    async def carry(self, near: ServerConnection) -> None:
        assert near.request is not None
        cookies = [("Cookie", cookie) for cookie in near.request.headers.get_all("Cookie")]
        address = f"ws://127.0.0.1:{self.server}{near.request.path}"
        async with connect(address, additional_headers=cookies, compression=None) as far, asyncio.TaskGroup() as late:
            both = self._pass_on(near, far, late), self._pass_on(far, near, late)
            ways = [asyncio.ensure_future(way) for way in both]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(near.close(), far.close())

    async def _pass_on(self, source: End, target: End, late: asyncio.TaskGroup) -> None:
        async for frame in source:
            if self._happens("lost", LOST):
                continue
            for _ in range(2 if self._happens("twice", TWICE) else 1):
                if self._happens("late", LATE):
                    late.create_task(self._send(target, frame, self.rng.random() * LATENESS))
                else:
                    await self._send(target, frame)

    async def _send(self, target: End, frame: str | bytes, after: float = 0.0) -> None:
        await asyncio.sleep(after)
        try:
            await target.send(frame)
        except ConnectionClosed:
            self.done["lost"] += 1

    def _happens(self, what: str, share: float) -> bool:
        happens = self.rng.random() < share
        self.done[what] += happens
        return happens


@asynccontextmanager
async def frame_line(server: int, rng: random.Random) -> AsyncIterator[FrameLine]:
    line = FrameLine(server, rng)
    async with serve(line.carry, "127.0.0.1", 0, compression=None) as listening:
        line.port = next(iter(listening.sockets)).getsockname()[1]
        yield line
