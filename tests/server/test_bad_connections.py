"""Games over connections that drop, delay and repeat: everybody ends with what the log says."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Final

from .bad_line import BadLine, bad_line
from .client import Person, Server, gathered
from .conftest import amount
from .stubborn import Log, Stubborn

SEATS: Final = (
    ["me", "open"],
    ["me", "open", "open"],
    ["me", "random"],
    ["me", "open", "cadet", "open"],
    ["random", "me", "pilot", "open"],
)
AT_ONCE: Final = 15
HANGS_AFTER: Final = amount(600, 6000)  # seconds; a game that never ends fails the test


def sit_down(server: Server, port: int, seats: list[str], rng: random.Random) -> list[Stubborn]:
    """Everybody at a new table, and a spectator; all look at it through this port."""
    table, people = gathered(server.port, *seats)
    viewers = [*people.items(), (None, Person(server.port))]
    return [Stubborn(person, table, seat, random.Random(rng.random()), port) for seat, person in viewers]


def test_everybody_ends_with_the_state_of_the_log(
    server: Server, record_property: Callable[[str, object], None]
) -> None:
    games = amount(5, 500)
    rng = random.Random(31)
    everyone: list[Stubborn] = []

    async def game(port: int, seats: list[str], turn: asyncio.Semaphore) -> None:
        async with turn:
            viewers = sit_down(server, port, seats, rng)
            await asyncio.gather(*[viewer.play() for viewer in viewers])
        log = Log(server.db, viewers[0].table)
        for viewer in viewers:
            log.check_commands(viewer)
            log.check_told(viewer)
        assert sum(viewer.connections for viewer in viewers) > len(viewers), "the game went through undisturbed"
        everyone.extend(viewers)

    async def story() -> BadLine:
        turn = asyncio.Semaphore(AT_ONCE)
        async with asyncio.timeout(HANGS_AFTER), bad_line(server.port, rng) as line:
            await asyncio.gather(*[game(line.port, SEATS[i % len(SEATS)], turn) for i in range(games)])
        return line

    line = asyncio.run(story())
    assert min(line.cuts, line.late) > games
    commands = sum(len(each.acknowledged) for each in everyone)
    for name, figure in (("games", games), ("commands", commands), ("cuts", line.cuts), ("late", line.late)):
        record_property(name, figure)
