"""How processes that share their memory call each other: with bells, which is quicker than with words."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from ctypes import c_short
from multiprocessing.context import SpawnContext
from typing import Any, Final, Protocol

SPINS: Final = 2000  # looks at a bell before one sleeps until it rings: as long as two or three wakings take
PATIENCE: Final = 0.2  # seconds of sleep until one looks whether the others are still there


class Bell(Protocol):
    """A semaphore: it rings once for each call."""

    def acquire(self, block: bool = True, timeout: float | None = None) -> bool: ...

    def release(self) -> None: ...


def wait(bell: Bell, anybody: Callable[[], bool]) -> None:
    """Until the bell rings: awake for a while, which is sooner there than a sleeper who must be woken. EOFError if
    there is nobody any more who could ring it."""
    for _ in range(SPINS):
        if bell.acquire(False):
            return
    while not bell.acquire(timeout=PATIENCE):
        if not anybody():
            raise EOFError


class Wire:
    """One way from one process to another, for calls with a small number each, heard in the order in which they were
    said. Rarely words follow."""

    def __init__(self, context: SpawnContext, most: int) -> None:
        self.bell: Bell = context.Semaphore(0)
        self.most = most  # calls that may wait to be heard
        self.calls: Any = context.RawArray(c_short, most)  # the number, or where words follow, -1 less the number
        self.at = 0  # where this end says or hears its next one
        self.ear, self.mouth = context.Pipe(duplex=False)

    def say(self, number: int, words: Any = None) -> None:
        """If nobody listens any more, whoever waits for an answer finds out."""
        self.calls[self.at] = number if words is None else -1 - number
        self.at = (self.at + 1) % self.most
        self.bell.release()
        if words is not None:
            with suppress(OSError):
                self.mouth.send(words)

    def heard(self) -> tuple[int, Any]:
        """The next call, after its bell has rung."""
        call: int = self.calls[self.at]
        self.at = (self.at + 1) % self.most
        return (call, None) if call >= 0 else (-1 - call, self.ear.recv())
