"""A process that may open no more files or use no more memory, and one that has much to resume: it survives, those
inside go on, and what was acknowledged stays."""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import sqlite3
from contextlib import closing, suppress
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from typing import Final, cast

import pytest
from websockets.exceptions import WebSocketException

from aerodrome.games import find
from aerodrome.server.host_bots import HostBots
from aerodrome.server.metrics import Metrics
from aerodrome.server.open_table import Viewer
from aerodrome.server.records import Answered, Began, Sat
from aerodrome.server.settings import Settings
from aerodrome.server.store import StorageError
from aerodrome.server.table_manager import TableManager
from aerodrome.server.wire import ChatLine

from .client import GAME, PLENTY, Person, Server, gathered, mover, play_on, running, seated
from .conftest import amount
from .faults import limited, pid
from .moments import all_events
from .storing import ANN, BOB, in_loop, opened, setup_of
from .stubborn import Log, Stubborn
from .test_faults_disk import Line
from .test_health import numbers

HANGS_AFTER: Final = amount(180, 1800)  # seconds
SILENT_FOR: Final = 15.0  # seconds, after which a server has nothing more to say
FREE: Final = 8  # files that may still be opened
FLOOD: Final = 60  # connections at once
BOT_MEMORY: Final = 3 << 30  # bytes of address space; a server and its workers need a tenth of it
UNFINISHED: Final = amount(100, 500)
ENTRIES: Final = 60  # of each

GREEDY = """
class Greedy:
    def __init__(self, match, seat):
        pass

    def choose(self, mine, legal):
        hoard = bytearray(8 << 30)
        return legal[len(hoard) % len(legal)]
"""


def open_files(server: Server) -> int:
    return len(list(Path(f"/proc/{pid(server)}/fd").iterdir()))


async def knock(port: int) -> asyncio.StreamWriter | None:
    """A connection, if it is not refused; the server's end of it may still be closed at once."""
    with suppress(OSError):
        return (await asyncio.open_connection("127.0.0.1", port))[1]
    return None


@in_loop
async def test_who_comes_when_no_file_can_be_opened_is_refused_and_those_inside_go_on(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY) as server:
        chairs = await seated(server.port, "me", "open")
        table, spectator = chairs[0].state["table"]["id"], Person(server.port)
        for _ in range(amount(1, 20)):
            before = open_files(server)
            with limited(server, resource.RLIMIT_NOFILE, before + FREE):
                lines = [line for line in await asyncio.gather(*[knock(server.port) for _ in range(FLOOD)]) if line]
                with pytest.raises((OSError, WebSocketException)):  # refused, or closed at once
                    await spectator.sit(table)
                for _ in range(3):
                    ack = await mover(chairs).answer(mover(chairs).choices[0])
                    assert ack["type"] == "ack", ack
                    for chair in chairs:
                        await chair.reach(ack["seq"])
                for line in lines:
                    line.transport.abort()
            async with asyncio.timeout(HANGS_AFTER):
                while open_files(server) > before:
                    await asyncio.sleep(0.05)
            looking = await spectator.sit(table)
            assert looking.state["seq"] == chairs[0].state["seq"]
            assert spectator.request("GET", "/ready")[0] == 200
            await looking.ws.close()


@in_loop
async def test_a_bot_that_wants_more_memory_than_there_is_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "greedy.py").write_text(GREEDY)
    paths = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    prefix = ("prlimit", f"--as={BOT_MEMORY}", "env", f"PYTHONPATH={os.pathsep.join(paths)}")
    with running(tmp_path / "games.db", *PLENTY, "--bot", "Greedy=greedy:Greedy", prefix=prefix) as server:
        (chair,) = await seated(server.port, "me", "Greedy")
        await play_on(chair, random.Random(70))
        replaced = [json.loads(line) for line in server.stop().splitlines()]
    assert [line["event"] for line in replaced] == ["bot replaced"]
    assert replaced[0]["reason"] == "its process has ended"  # what little was left is not enough to go on


def use_up(port: int) -> bool:
    """Ask for a new table; whether there was one. A server without memory may not answer at all."""
    wish = {"game": GAME, "seats": ["me", "open"]}
    with suppress(OSError):
        return Person(port).request("POST", "/api/tables", wish, within=SILENT_FOR)[0] == 201
    return False


@in_loop
async def test_a_server_that_runs_out_of_memory_and_is_killed_loses_nothing_acknowledged(tmp_path: Path) -> None:
    rng = random.Random(71)
    with running(tmp_path / "games.db", *PLENTY) as server:
        parties = [gathered(server.port, *seats) for seats in (["me", "open"], ["me", "random"])]
        players = [
            Stubborn(person, table, seat, random.Random(rng.random()), server.port)
            for table, people in parties
            for seat, person in people.items()
        ]
        for _ in range(amount(1, 10)):
            games = asyncio.gather(*[player.play() for player in players])
            pages = int(Path(f"/proc/{pid(server)}/statm").read_text().split()[0])
            with limited(server, resource.RLIMIT_AS, pages * 4096):
                async with asyncio.timeout(HANGS_AFTER):
                    while await asyncio.to_thread(use_up, server.port):
                        pass
                server.kill()
            await asyncio.to_thread(server.start)
            for player in players:
                Log(server.db, player.table).check_commands(player)
        async with asyncio.timeout(HANGS_AFTER):
            await games
        for player in players:
            log = Log(server.db, player.table)
            log.check_commands(player)
            log.check_told(player)


class Hungry(tzinfo):
    """Makes encoding a time fail for want of memory."""

    def utcoffset(self, _: datetime | None) -> timedelta:
        raise MemoryError

    dst = utcoffset

    def tzname(self, _: datetime | None) -> str:
        raise MemoryError


@pytest.mark.parametrize("untold", [(0,), (1,), (0, 1)])
@in_loop
async def test_if_somebody_cannot_be_told_all_are_asked_to_come_back(tmp_path: Path, untold: tuple[int, ...]) -> None:
    """For want of memory. Nobody goes on with something missing in between, and the game goes on by itself: perhaps
    nobody comes back."""
    async with opened(tmp_path / "games.db") as store:
        manager = TableManager(store, Settings(), Metrics(), HostBots())
        await store.add_guest(ANN, "ann")
        await store.add_guest(BOB, "bob")
        open_table = await manager.create(
            setup_of(find(GAME)), [Sat(0, ANN.id, ANN.name), Sat(1, BOB.id, BOB.name), Began(None)]
        )
        lines = [Line(), Line()]
        players = [Viewer(open_table, guest.id, line) for guest, line in zip((ANN, BOB), lines, strict=True)]
        for seat, player in enumerate(players):
            manager.add_viewer(player)
            player.look_from(seat, 0, 0, 0)
            open_table.queue_state(player)
        match = open_table.table.match
        assert match is not None
        open_table.table.said.append(cast(ChatLine, datetime(1910, 1, 1, tzinfo=Hungry())))
        for seat, player in enumerate(players):
            player.said = 0 if seat in untold else 1
        for error in (MemoryError, StorageError):
            seat = match.asked()[0]
            with pytest.raises(error):
                manager.apply(open_table, Answered(seat, match.rules.actions.text(match.legal(seat)[0])))
            open_table.table.said.clear()
        assert [line.asked_back for line in lines] == [True, True]
        for line in lines:
            frames = [json.loads(frame) for frame in line.frames]
            told = [frame["events_from"] + len(all_events(frame)) for frame in frames]
            assert [frame["events_from"] for frame in frames[1:]] == told[:-1]
        assert not manager.open_tables
        await manager.resume_broken_off()
        assert manager.open_tables[open_table.table.id].table.position() == open_table.table.position(), (
            "what had happened was stored"
        )
        await manager.stop()


def multiply(db: Path, table: str, times: int) -> list[str]:
    """So many copies of a stored table; their ids."""
    copies = [f"copy-{number:04}" for number in range(times)]
    with closing(sqlite3.connect(db)) as database, database:
        for copy in copies:
            for rows, column in (("tables", "id"), ("entries", "table_id")):
                database.execute(f"create temp table copied as select * from {rows} where {column} = ?", (table,))
                database.execute(f"update copied set {column} = ?", (copy,))
                if rows == "tables":
                    database.execute("update copied set record = replace(record, ?, ?)", (table, copy))
                database.execute(f"insert into {rows} select * from copied")
                database.execute("drop table copied")
    return copies


@in_loop
async def test_the_first_page_is_served_while_unfinished_games_are_resumed(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY) as server:
        chairs = await seated(server.port, "me", "open")
        rng, table = random.Random(72), chairs[0].state["table"]["id"]
        while chairs[0].state["seq"] < ENTRIES:
            ack = await mover(chairs).answer(rng.choice(mover(chairs).choices))
            for chair in chairs:
                await chair.reach(ack["seq"])
        server.stop()
        *_, last = multiply(server.db, table, UNFINISHED)
        server.start()
        host = Person(server.port)
        assert [host.request("GET", path)[0] for path in ("/", "/health", "/ready", "/api/tables")] == [200] * 4
        again = await chairs[0].person.sit(last, 0)
        assert again.state["view"] == chairs[0].state["view"]
        assert numbers(host)["aerodrome_tables"] < UNFINISHED, "the others are still being resumed"
        async with asyncio.timeout(HANGS_AFTER):
            while numbers(host)["aerodrome_tables"] <= UNFINISHED:
                await asyncio.sleep(0.1)
