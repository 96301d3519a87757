"""A server that is killed at any moment while many play: what it has acknowledged stays, once, and all games go on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

from .client import PLENTY, Server, gathered
from .conftest import amount
from .stubborn import Log, Stubborn

TABLES: Final = (
    ["me", "open"],
    ["me", "open", "open"],
    ["me", "cadet", "open", "random"],
    ["me", "pilot"],
)
MOST_COMMANDS: Final = 120  # acknowledged in one life of the server
HANGS_AFTER: Final = amount(600, 6000)  # seconds; a game that never ends fails the test


class Load:
    """Tables with players that always play; where a game has ended, another begins."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server, self.rng = server, random.Random(seed)
        self.parties: list[tuple[str, list[Stubborn], asyncio.Future[list[None]]]] = []

    @property
    def players(self) -> list[Stubborn]:
        return [player for _, players, _ in self.parties for player in players]

    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    def gather(self) -> None:
        """As many tables as there should be; called while the server is there."""
        playing = sum(not task.done() for _, _, task in self.parties)
        for _ in range(playing, amount(4, 8)):
            table, people = gathered(self.server.port, *TABLES[len(self.parties) % len(TABLES)])
            players = [
                Stubborn(person, table, seat, random.Random(self.rng.random()), self.server.port)
                for seat, person in people.items()
            ]
            self.parties.append((table, players, asyncio.gather(*[player.play() for player in players])))

    def check(self) -> None:
        for table, players, task in self.parties:
            if task.done():
                task.result()
            log = Log(self.server.db, table)
            for player in players:
                log.check_commands(player)


def test_nothing_acknowledged_is_lost_or_done_twice(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    kills = amount(3, 100)
    rng = random.Random(20)
    server = Server(tmp_path / "games.db", *PLENTY)
    load = Load(server, 21)

    async def live_until_killed() -> None:
        await asyncio.to_thread(server.start)
        load.check()
        load.gather()
        wanted = load.acknowledged() + rng.randrange(MOST_COMMANDS)
        while load.acknowledged() < wanted:
            await asyncio.sleep(rng.random() / 100)
        server.kill()

    async def story() -> None:
        async with asyncio.timeout(HANGS_AFTER):
            for _ in range(kills):
                await live_until_killed()
            await asyncio.to_thread(server.start)
            await asyncio.gather(*[task for _, _, task in load.parties])
            load.check()

    try:
        asyncio.run(story())
    finally:
        server.kill()
    for table, players, _ in load.parties:
        log = Log(server.db, table)
        for player in players:
            log.check_told(player)
    assert sum(player.connections - 1 for player in load.players) >= kills
    for name, figure in (("kills", kills), ("commands", load.acknowledged()), ("games", len(load.parties))):
        record_property(name, figure)
