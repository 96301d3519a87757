"""Bots that die, eat memory or never answer: the table goes on, and tells so."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from .client import GAME, PLENTY, Chair, Person, Server, choose, play_until, running, seated
from .processes import workers
from .storing import in_loop

BOTS: Final = """
import os, pathlib, time

class Bot:
    games = ("control_tower",)

    def __init__(self, match, seat):
        self.file = pathlib.Path(__file__).with_name(type(self).__name__)
        self.file.write_text(self.file.read_text() + "asked " if self.file.exists() else "asked ")

class Hungry(Bot):
    def choose(self, mine, legal):
        eaten = [bytearray(1 << 26) for _ in range(32)]
        return legal[len(eaten) and 0]

class Silent(Bot):
    def choose(self, mine, legal):
        time.sleep(1000)

class Mortal(Bot):
    def choose(self, mine, legal):
        os._exit(3)
"""


def opponent(chair: Chair) -> tuple[str, str | None]:
    """The bot at the other seat, and the one that failed there."""
    seat = chair.state["table"]["seats"][1]
    return seat["level"], seat["instead_of"]


def done(chair: Chair) -> int:
    """How often the table has told of something that the other seat did."""
    return sum(event["args"].get("seat", {}).get("value") == 1 for event in chair.events)


@asynccontextmanager
async def murder(server: Server) -> AsyncIterator[None]:
    """Whatever thinks for the server is killed, again and again."""

    async def kill() -> None:
        while True:
            for worker in workers(server):
                os.kill(worker, signal.SIGKILL)
            await asyncio.sleep(0.01)

    killing = asyncio.ensure_future(kill())
    try:
        yield
    finally:
        killing.cancel()


@in_loop
async def test_a_game_goes_on_though_its_bots_are_killed_again_and_again(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY) as server:
        (chair,) = await seated(server.port, "me", "ace")
        assert opponent(chair) == ("ace", None)
        async with murder(server):
            await play_until(chair, lambda: opponent(chair) == ("pilot", "ace"))
            before = done(chair)
            await play_until(chair, lambda: done(chair) >= before + 2)
        before = done(chair)
        await play_until(chair, lambda: done(chair) >= before + 6)
        assert opponent(chair) == ("pilot", "ace"), "the stand-in is asked again"
        logged = server.stop()
    assert '"by": "its default"' in logged
    assert "task failed" not in logged


@in_loop
@pytest.mark.parametrize("bot", ["Hungry", "Silent", "Mortal"])
async def test_a_bot_that_cannot_answer_is_asked_three_times_and_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    (tmp_path / "hangar.py").write_text(BOTS)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), os.pathsep)
    bounds = ("--bot-seconds", "2", "--bot-memory", "1000")
    server = Server(tmp_path / "games.db", *PLENTY, *bounds, "--bot", f"{bot}=hangar:{bot}")
    server.start()
    try:
        (chair,) = await seated(server.port, "me", bot)
        await play_until(chair, lambda: opponent(chair) == ("pilot", bot))
        assert (tmp_path / bot).read_text().split() == ["asked"] * 3
        before = done(chair)
        await play_until(chair, lambda: done(chair) >= before + 3)
        table = chair.state["table"]["id"]
    finally:
        server.stop()
    server.start()
    try:
        told: Any = Person(server.port).do("GET", f"/api/tables/{table}")
        assert (told["seats"][1]["level"], told["seats"][1]["instead_of"]) == ("pilot", bot)
    finally:
        server.stop()


@in_loop
async def test_others_bots_do_not_wait_for_a_person_with_many_tables(tmp_path: Path) -> None:
    """The one process for bots is busy with a dozen searches, but the next thought is somebody else's."""
    with running(tmp_path / "games.db", *PLENTY, "--bot-workers", "1") as server:
        greedy, rng = Person(server.port), random.Random(6)
        tables = [greedy.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "ace"]}) for _ in range(12)]
        chairs = [await greedy.sit(table["id"], 0) for table in tables]
        for chair in chairs:
            while chair.choices and chair.state["asked"] == [0]:
                await chair.answer(choose(chair.state["question"], rng))
                await chair.reach(chair.state["seq"])
        (modest,) = await seated(server.port, "me", "pilot")
        await play_until(modest, lambda: done(modest) >= 2)
        for chair in chairs:
            await chair.command("ping")
        assert sum(chair.state["asked"] == [1] for chair in chairs) >= 6, "most of the searches still wait"
