"""Peers that vanish without a word, all that come back at once, and lines that lose, repeat and reorder frames."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

from .bad_line import bad_line
from .client import PLENTY, Chair, Person, Server, choose, gathered, mover, play_on, running, seated
from .conftest import amount
from .faults import pid
from .frame_line import frame_line
from .storing import in_loop
from .stubborn import Log, Stubborn
from .test_health import numbers

HANGS_AFTER: Final = amount(180, 1800)  # seconds; a game that never ends fails the test
SEATS: Final = (["me", "open"], ["random", "me", "cadet", "open"], ["me", "open", "open"], ["me", "random"])
PATIENCE: Final = 0.5  # seconds of silence until a player comes back
TOGETHER: Final = 300  # sockets that come back at the same moment
GROWTH: Final = 64_000_000  # bytes of memory that more storms may keep


async def through(port: int, person: Person, table: str, seat: int | None) -> Chair:
    """The person's chair, reached at another port."""
    straight, person.port = person.port, port
    try:
        return await person.sit(table, seat)
    finally:
        person.port = straight


@in_loop
async def test_who_vanishes_without_a_word_is_missed_and_the_game_goes_on(tmp_path: Path) -> None:
    """Nobody closes the connection: the server finds out by its pings."""
    with running(tmp_path / "games.db", *PLENTY, "--ping", "1", "--grace", "0") as server:
        host = Person(server.port)
        table, people = gathered(server.port, "me", "open", "open")
        async with bad_line(server.port, random.Random(50), cut=0.0) as line, asyncio.timeout(HANGS_AFTER):
            stays = await people[0].sit(table, 0)
            for seat in (1, 2):
                await through(line.port, people[seat], table, seat)
            assert numbers(host)["aerodrome_sockets"] == 3
            line.vanish()
            back = await through(line.port, people[1], table, 1)
            await stays.until(lambda frame: frame["type"] == "state" and not frame["table"]["seats"][2]["present"])
            assert stays.state["table"]["seats"][1]["present"], "this one came back before he was missed"
            while numbers(host)["aerodrome_sockets"] > 2:
                await asyncio.sleep(0.05)
            while not stays.state["table"]["seats"][2]["absent"]:  # the game comes to his turn, and he is waited for
                asked = next((chair for chair in (stays, back) if chair.choices), None)
                if asked is None:
                    await stays.receive()
                    continue
                frame = await asked.answer(choose(asked.state["question"], random.Random(53)))
                for chair in (stays, back):
                    await chair.reach(frame["seq"])
            assert (await stays.command("leave", seat=2))["type"] == "ack"
            await asyncio.gather(play_on(stays, random.Random(51)), play_on(back, random.Random(52)))


@in_loop
async def test_lost_repeated_and_reordered_frames_change_nothing(
    server: Server, record_property: Callable[[str, object], None]
) -> None:
    rng, turn = random.Random(53), asyncio.Semaphore(10)
    everyone: list[Stubborn] = []

    async def game(port: int, seats: list[str]) -> None:
        async with turn:
            table, people = gathered(server.port, *seats, game="aeroplanes")  # what is printed comes with all anew
            viewers = [*people.items(), (None, Person(server.port))]
            players = [
                Stubborn(person, table, seat, random.Random(rng.random()), port, PATIENCE) for seat, person in viewers
            ]
            await asyncio.gather(*[player.play() for player in players])
        log = Log(server.db, table)
        for player in players:
            log.check_commands(player)
            log.check_told(player)
        everyone.extend(players)

    games = amount(2, 200)
    async with asyncio.timeout(HANGS_AFTER), frame_line(server.port, rng) as line:
        await asyncio.gather(*[game(line.port, SEATS[i % len(SEATS)]) for i in range(games)])
    assert min(line.done[what] for what in ("lost", "twice", "late")) > games
    assert sum(player.connections for player in everyone) > len(everyone)
    for name, figure in (("games", games), *line.done.items(), ("refused", sum(each.refused for each in everyone))):
        record_property(name, figure)


def resident_memory(server: Server) -> int:
    pages = int(Path(f"/proc/{pid(server)}/statm").read_text().split()[1])
    return pages * 4096


@in_loop
async def test_all_come_back_at_once_after_a_restart(tmp_path: Path) -> None:
    """Three at a table: each gets its own state as it was; nobody is told an error; the memory does not grow."""
    with running(tmp_path / "games.db", *PLENTY) as server:
        host, seats = Person(server.port), list[tuple[Person, str, int | None]]()
        for _ in range(TOGETHER // 3):
            table, people = gathered(server.port, "me", "open")
            seats += [(people[0], table, 0), (people[1], table, 1), (Person(server.port), table, None)]

        async def storm() -> list[Chair]:
            async with asyncio.timeout(HANGS_AFTER):
                return await asyncio.gather(*[person.sit(table, seat) for person, table, seat in seats])

        chairs = await storm()
        before, used = [chair.state["view"] for chair in chairs], list[int]()
        server.kill()
        await asyncio.to_thread(server.start)
        for _ in range(amount(2, 20)):
            chairs = await storm()
            assert [chair.state["view"] for chair in chairs] == before
            assert numbers(host)["aerodrome_sockets"] == TOGETHER
            used.append(resident_memory(server))
            for chair in chairs:
                chair.ws.transport.abort()
            async with asyncio.timeout(HANGS_AFTER):
                while numbers(host)["aerodrome_sockets"]:
                    await asyncio.sleep(0.05)
        assert used[-1] - used[0] < GROWTH
        chairs = await seated(server.port, "me", "open")
        assert (await mover(chairs).answer(mover(chairs).choices[0]))["type"] == "ack"
