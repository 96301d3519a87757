"""Semaphores with a short spin before sleeping, for processes that share their memory: faster than a pipe."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from ctypes import c_short
from multiprocessing.context import SpawnContext
from typing import Any, Final, Protocol

SPINS: Final = 2000  # tries before one sleeps: as long as two or three wakings take
CHECK_ALIVE: Final = 0.2  # seconds of sleep until one looks whether the others are still there


class Semaphore(Protocol):
    """What `multiprocessing` gives."""

    def acquire(self, block: bool = True, timeout: float | None = None) -> bool: ...

    def release(self) -> None: ...


def wait(semaphore: Semaphore, alive: Callable[[], bool]) -> None:
    """Acquire the semaphore. It spins for a while, which is sooner there than a sleeper who must be woken. Raises
    EOFError if those who could release it are not `alive` any more."""
    for _ in range(SPINS):
        if semaphore.acquire(False):
            return
    while not semaphore.acquire(timeout=CHECK_ALIVE):
        if not alive():
            raise EOFError


class Channel:
    """One way from one process to another, for messages that are a small number each, received in the order in which
    they were sent. Rarely an object comes with one, through a pipe."""

    def __init__(self, context: SpawnContext, most: int) -> None:
        self.semaphore: Semaphore = context.Semaphore(0)  # released once for each message
        self.most = most  # messages that may wait
        self.numbers: Any = context.RawArray(c_short, most)  # where an object follows, -1 less the number
        self.at = 0  # where this end sends or receives its next one
        self.reader, self.writer = context.Pipe(duplex=False)

    def send(self, number: int, extra: Any = None) -> None:
        """If nobody receives any more, whoever waits for an answer finds out."""
        self.numbers[self.at] = number if extra is None else -1 - number
        self.at = (self.at + 1) % self.most
        self.semaphore.release()
        if extra is not None:
            with suppress(OSError):
                self.writer.send(extra)

    def receive(self) -> tuple[int, Any]:
        """The next message, after its semaphore was acquired, and what came with it."""
        number: int = self.numbers[self.at]
        self.at = (self.at + 1) % self.most
        return (number, None) if number >= 0 else (-1 - number, self.reader.recv())
