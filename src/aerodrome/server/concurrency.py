"""How coroutines of the loop share work: one runs for all who wait for the same, long work is done in time slices."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Generic, Self, TypeVar

T = TypeVar("T")


class SingleFlight(Generic[T]):
    """Whoever asks for a key while its work is under way waits for that work, instead of doing it again."""

    def __init__(self) -> None:
        self._under_way: dict[str, asyncio.Task[T]] = {}

    async def run(self, key: str, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What the work of this key gives or raises, to all who ask meanwhile. It goes on if they are cancelled."""
        if key not in self._under_way:
            self._under_way[key] = asyncio.ensure_future(work())
            self._under_way[key].add_done_callback(lambda _: self._under_way.pop(key))
        return await asyncio.shield(self._under_way[key])


class TimeSlices:
    """Long work on the loop, so many seconds at a time; several such works take turns.

    Do it within `async with`, and await `pause` between its steps."""

    def __init__(self, seconds: float, rest: float) -> None:
        """After so many `seconds` of work, everybody else has the loop for `rest` seconds."""
        self._seconds, self._rest, self._since, self._turn = seconds, rest, 0.0, asyncio.Lock()

    async def __aenter__(self) -> Self:
        await self._turn.acquire()
        self._since = time.monotonic()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._turn.release()

    async def pause(self) -> None:
        """Let others have the loop if this slice is over."""
        if time.monotonic() - self._since < self._seconds:
            return
        self._turn.release()
        try:
            await asyncio.sleep(self._rest)
        finally:
            await self._turn.acquire()
            self._since = time.monotonic()
