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
from .processes import lives, workers, working
from .storing import in_loop

ROUND_TRIPS: Final = 20  # a search of a thousand games takes far longer than so many


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
            killed = await working(server, 2)
            for worker in killed:
                os.kill(worker, signal.SIGKILL)
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
        left = await working(server, 1)
        server.kill()
        while any(lives(worker) for worker in left):
            await asyncio.sleep(0.01)
