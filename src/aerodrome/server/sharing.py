"""How the loop shares its work: done once for all who wait for it, kept if that is worth it, long work in slices."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Generic, Self, TypeVar

T = TypeVar("T")


class Shared(Generic[T]):
    def __init__(self) -> None:
        self._under_way: dict[str, asyncio.Task[T]] = {}

    async def once(self, key: str, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What the work gives or raises; whoever asks for the same key meanwhile gets the same."""
        if key not in self._under_way:
            self._under_way[key] = asyncio.ensure_future(work())
            self._under_way[key].add_done_callback(lambda _: self._under_way.pop(key))
        return await asyncio.shield(self._under_way[key])


class Slices:
    """Long work on the loop, so many seconds at a time; those who have some take turns.

    Do it within `async with`, and wait for `pause` between its steps."""

    def __init__(self, seconds: float, rest: float) -> None:
        """So many seconds of work, and then so many for everybody else."""
        self._seconds, self._rest, self._since, self._turn = seconds, rest, 0.0, asyncio.Lock()

    async def __aenter__(self) -> Self:
        await self._turn.acquire()
        self._since = time.monotonic()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._turn.release()

    async def pause(self) -> None:
        """Let others have the loop if this work has had it for long enough."""
        if time.monotonic() - self._since < self._seconds:
            return
        self._turn.release()
        try:
            await asyncio.sleep(self._rest)
        finally:
            await self._turn.acquire()
            self._since = time.monotonic()


class Kept:
    """The bodies that were asked for last, as many as fit into so many bytes."""

    def __init__(self, most: int) -> None:
        self.most, self.size = most, 0
        self._bodies: OrderedDict[str, bytes] = OrderedDict()

    def find(self, key: str) -> bytes | None:
        if key in self._bodies:
            self._bodies.move_to_end(key)
        return self._bodies.get(key)

    def keep(self, key: str, body: bytes) -> None:
        self.size += len(body) - len(self._bodies.pop(key, b""))
        self._bodies[key] = body
        while self.size > self.most:
            _, oldest = self._bodies.popitem(last=False)
            self.size -= len(oldest)
