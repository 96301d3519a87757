"""Bots think in processes of their own: nobody waits for them, and they may die."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path
from typing import Final

from .client import PLENTY, Chair, Server, choose, play_on, running, seated
from .conftest import amount
from .storing import in_loop

ROUND_TRIPS: Final = 20  # a search of a thousand games takes far longer than so many


def workers(server: Server) -> list[int]:
    """The processes in which the server's bots think."""
    assert server.process is not None
    pid = server.process.pid
    children = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [child for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]


def lives(pid: int) -> bool:
    """A process that has ended but was not collected by its parent does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1][0] not in "ZX"
    except OSError:
        return False


async def until_asked(chair: Chair, seat: int) -> None:
    """Answer until that seat is asked."""
    rng = random.Random(6)
    while seat not in chair.state["asked"]:
        if chair.choices:
            await chair.answer(choose(chair.state["question"], rng))
        else:
            await chair.receive()


@in_loop
async def test_nobody_waits_for_an_ace(server: Server) -> None:
    (chair,) = await seated(server.port, "me", "ace")
    await until_asked(chair, 1)
    seq = chair.state["seq"]
    for _ in range(ROUND_TRIPS):
        assert (await chair.command("ping"))["type"] == "pong"
    other, _ = await seated(server.port, "me", "open")
    assert (await other.command("say", text="I am alone"))["type"] == "ack"
    assert (await chair.command("ping"))["type"] == "pong"
    assert (chair.state["seq"], chair.state["asked"]) == (seq, [1]), "the Ace still thinks"
    await chair.reach(seq + 1)


@in_loop
async def test_a_bot_that_dies_while_it_thinks_is_replaced(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY, "--bot-workers", "2") as server:
        chairs = [(await seated(server.port, "me", "ace"))[0] for _ in range(2)]
        for _ in range(amount(1, 2)):
            for chair in chairs:
                await until_asked(chair, 1)
            seqs = [chair.state["seq"] for chair in chairs]
            killed = workers(server)
            assert killed
            os.kill(killed[0], signal.SIGKILL)
            for chair, seq in zip(chairs, seqs, strict=True):
                await chair.reach(seq + 1)
            assert not set(killed) & set(workers(server))
        (chair,) = await seated(server.port, "me", "pilot")
        await play_on(chair, random.Random(7))
        assert "task failed" not in server.stop()


@in_loop
async def test_bots_end_with_a_killed_server(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY) as server:
        (chair,) = await seated(server.port, "me", "ace")
        await until_asked(chair, 1)
        left = workers(server)
        assert [lives(worker) for worker in left] == [True]
        server.kill()
        while any(lives(worker) for worker in left):
            await asyncio.sleep(0.01)
