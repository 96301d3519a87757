"""Processes that work for the server: bounded, replaced when they die, and fair to those who pay."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from aerodrome.kernel.save import SaveError
from aerodrome.server.uploads import read
from aerodrome.server.workers import Bounds, Pool, Worker, WorkerError

from .client import READY_WITHIN
from .processes import lives
from .storing import in_loop

LARGE: Final = 1 << 22  # bytes that do not fit into a pipe


class Awkward(Exception):
    """Cannot be sent to another process, since it is made of two things and remembers one."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def raise_awkward() -> None:
    raise Awkward(1, 2)


def note(file: Path, deadly: bool) -> int:
    """Leaves a mark of being asked; the process may not survive it."""
    with file.open("a") as open_file:
        open_file.write("asked\n")
    if deadly:
        os._exit(3)
    return len(file.read_text().splitlines())


@contextmanager
def worker(bounds: Bounds) -> Iterator[Worker]:
    found = Worker(bounds, os.getpid)
    try:
        yield found
    finally:
        found.close()


@in_loop
async def test_it_gives_and_raises_what_the_function_does() -> None:
    with worker(Bounds()) as one:
        own = one.start()
        assert own != os.getpid()
        assert await one.ask(os.getpid) == own
        with pytest.raises(SaveError, match="not a saved match"):
            await one.ask(read, b"")
        with pytest.raises(RuntimeError, match="Awkward: 1 and 2"):
            await one.ask(raise_awkward)
        assert await one.ask(os.getpid) == own, "none of that has ended it"


@in_loop
async def test_a_question_that_kills_it_is_asked_so_often_and_no_more(tmp_path: Path) -> None:
    with worker(Bounds(attempts=3)) as one:
        with pytest.raises(WorkerError, match="its process has ended"):
            await one.ask(note, tmp_path / "asked", True)
        assert await one.ask(note, tmp_path / "asked", False) == 4, "it is there again for the next one"


@in_loop
async def test_one_that_keeps_silent_is_ended() -> None:
    with worker(Bounds(seconds=0.5)) as one:
        before = one.start()
        with pytest.raises(WorkerError, match=r"said nothing for 0\.5 seconds"):
            await one.ask(time.sleep, 1000)
        assert not lives(before)


@in_loop
async def test_one_that_does_not_even_listen_is_ended() -> None:
    with worker(Bounds(seconds=0.5)) as one:
        os.kill(one.start(), signal.SIGSTOP)
        with pytest.raises(WorkerError, match=r"said nothing for 0\.5 seconds"):
            await one.ask(len, bytes(LARGE))


@in_loop
async def test_its_memory_is_bounded() -> None:
    with worker(Bounds(memory=500)) as one:
        assert await one.ask(len, bytes(LARGE)) == LARGE
        with pytest.raises(WorkerError, match="its process has ended"):
            await one.ask(bytearray, 1 << 30)
        assert await one.ask(len, b"small") == 5


@in_loop
async def test_its_priority_can_be_lower() -> None:
    own = os.getpriority(os.PRIO_PROCESS, 0)
    with worker(Bounds(nice=3)) as one:
        assert await one.ask(os.getpriority, os.PRIO_PROCESS, 0) == min(19, own + 3)


@in_loop
async def test_work_that_nobody_waits_for_is_ended() -> None:
    with worker(Bounds(attempts=3)) as one:
        before = one.start()
        asking = asyncio.ensure_future(one.ask(time.sleep, 1000))
        await asyncio.sleep(0.1)
        asking.cancel()
        assert await one.ask(os.getpid) != before
        assert not lives(before)


@in_loop
async def test_it_can_be_closed_while_it_works() -> None:
    with worker(Bounds(attempts=3)) as one:
        own = one.start()
        asking = asyncio.ensure_future(one.ask(time.sleep, 1000))
        await asyncio.sleep(0.1)
        one.close()
        with pytest.raises(WorkerError):
            await asking
        assert not lives(own)


@in_loop
async def test_those_who_pay_are_served_in_turn() -> None:
    with worker(Bounds()) as one:
        pool, served = Pool([one]), list[str]()

        async def want(payer: str) -> None:
            await pool.ask(payer, abs, 1)
            served.append(payer)

        wanted = ["greedy"] * 20 + ["modest", "shy", "modest"]
        async with asyncio.timeout(READY_WITHIN):
            await asyncio.gather(*map(want, wanted))
        assert sorted(served) == sorted(wanted)
        assert served[:7] == ["greedy", "greedy", "modest", "shy", "greedy", "modest", "greedy"]


@in_loop
async def test_whoever_gives_up_waiting_takes_no_turn() -> None:
    with worker(Bounds()) as one:
        pool = Pool([one])
        async with pool.turn("first"):
            waiting = [asyncio.ensure_future(pool.ask("second", abs, -n)) for n in range(4)]
            await asyncio.sleep(0)
            waiting[0].cancel()
            waiting[2].cancel()
        async with asyncio.timeout(READY_WITHIN):
            assert [await waiting[1], await waiting[3]] == [1, 3]
