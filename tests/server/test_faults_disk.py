"""A disk that is full, read-only or slow while people play: nothing that was acknowledged is lost, and play goes on by
itself when the disk does."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

from aerodrome.server.database import beside
from aerodrome.server.host_bots import HostBots
from aerodrome.server.metrics import Metrics
from aerodrome.server.open_table import Viewer
from aerodrome.server.records import Sat
from aerodrome.server.settings import Settings
from aerodrome.server.sqlite import LONGEST_LOG, ROOM
from aerodrome.server.table_manager import TableManager

from .client import PLENTY, Chair, Person, Server, gathered, mover, play_on, running, seated
from .conftest import amount
from .faults import FLUSHES, WRITES, disk_full, small_disk, tampered
from .storing import ANN, in_loop, line, opened, refused, table_setup
from .stubborn import Log, Stubborn

HANGS_AFTER: Final = amount(120, 1200)  # seconds; a game that never ends fails the test
SEATS: Final = (["me", "open"], ["me", "open", "open"], ["me", "random"], ["me", "cadet", "open", "random"])
SOON_FULL: Final = 40_000  # bytes
SLOW: Final = 60_000_000  # microseconds: a flush that nobody waits for
SLOWER: Final = 100_000  # microseconds that a flush takes longer
PROBES: Final = 5
# where root may write everywhere, it gives that up
UNPRIVILEGED: Final = ("setpriv", "--bounding-set", "-dac_override") if os.geteuid() == 0 else ()


def status(db: Path, table: str) -> str:
    with closing(sqlite3.connect(db)) as database:
        (found,) = database.execute("select status from tables where id = ?", (table,)).fetchone()
    return str(found)


async def asked_in_background(person: Person, path: str) -> tuple[int, Any]:
    return await asyncio.to_thread(person.request, "GET", path)


async def bots_alone(server: Server) -> str:
    """A table that its only person has left to the bots."""
    (chair,) = await seated(server.port, "me", "pilot", "pilot", "pilot")
    assert (await chair.command("leave", seat=0))["type"] == "ack"
    await chair.ws.close()
    return str(chair.state["table"]["id"])


def sit_down(server: Server, tables: Iterable[list[str]], rng: random.Random) -> list[Stubborn]:
    """Everybody at new tables with these seats."""
    parties = [gathered(server.port, *seats) for seats in tables]
    return [
        Stubborn(person, table, seat, random.Random(rng.random()), server.port)
        for table, people in parties
        for seat, person in people.items()
    ]


async def until_refused(server: Server, table: str) -> None:
    """A record of the table could not be stored."""
    while not any(line["event"] == "not stored" and line["table"] == table for line in log_lines(server)):
        await asyncio.sleep(0.05)


def log_lines(server: Server) -> list[dict[str, Any]]:
    return [json.loads(text) for text in server.logged().splitlines()]


@in_loop
async def test_a_disk_that_fills_up_while_many_play(tmp_path: Path) -> None:
    """Everybody's move is refused; when there is room they play on, and so do bots that nobody looks at."""
    rng = random.Random(40)
    with small_disk(tmp_path) as place, running(place / "games.db", *PLENTY, "--pace", "0") as server:
        host = Person(server.port)
        for _ in range(amount(1, 20)):
            players = sit_down(server, SEATS, rng)
            unattended = await bots_alone(server)
            with disk_full(server, SOON_FULL):
                games = asyncio.gather(*[player.play() for player in players])
                async with asyncio.timeout(HANGS_AFTER):
                    while {p.table for p in players if p.unstored} < {p.table for p in players}:
                        await asyncio.sleep(0.02)
                    await until_refused(server, unattended)
                assert (await asked_in_background(host, "/ready"))[0] == 503
                assert (await asked_in_background(host, "/health"))[0] == 200
                for player in players:
                    Log(server.db, player.table).check_commands(player)
                assert status(server.db, unattended) == "playing"
            async with asyncio.timeout(HANGS_AFTER):
                await games
                while status(server.db, unattended) != "over":
                    await asyncio.sleep(0.05)
            assert (await asked_in_background(host, "/ready"))[0] == 200
            for player in players:
                log = Log(server.db, player.table)
                log.check_commands(player)
                log.check_told(player)


@in_loop
async def test_a_disk_with_little_room_is_not_ready_although_moves_still_fit(tmp_path: Path) -> None:
    with small_disk(tmp_path) as place, running(place / "games.db", *PLENTY) as server:
        if not os.path.ismount(place):  # here no disk can be mounted: the file cannot grow at all
            with disk_full(server):
                assert Person(server.port).request("GET", "/ready")[0] == 503
            return
        host = Person(server.port)
        chairs = await seated(server.port, "me", "open")
        with disk_full(server, ROOM // 2):
            assert host.request("GET", "/ready")[0] == 503
            assert (await mover(chairs).answer(mover(chairs).choices[0]))["type"] == "ack"
        assert host.request("GET", "/ready") == (200, b"ready")


@in_loop
async def test_the_write_ahead_log_gives_back_what_a_long_reading_has_cost(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    log = beside(path, "-wal")
    async with opened(path) as store:
        await store.add_guest(ANN, "digest")
        await store.add_table(table_setup("t1"), [])
        with closing(sqlite3.connect(path, isolation_level=None)) as reader:
            reader.execute("begin")
            reader.execute("select count(*) from entries").fetchone()
            seq = 0
            while log.stat().st_size <= LONGEST_LOG:
                assert await refused(store, *[line("t1", seq + i, "x" * 90_000) for i in range(1, 51)]) == [False] * 50
                seq += 50
        for i in range(1, 4):  # the first moves the log into the file, the next one begins it anew
            assert await refused(store, line("t1", seq + i)) == [False]
        assert log.stat().st_size <= LONGEST_LOG


async def refuses(server: Server, chairs: list[Chair]) -> None:
    """The server says that it cannot store; those at the table see it as it was."""
    host, chair = Person(server.port), mover(chairs)
    table, seq = chair.state["table"]["id"], chair.state["seq"]
    assert (await chair.answer(chair.choices[0], key="again"))["code"] == "storage"
    assert [await each.closed() for each in chairs] == [1012] * len(chairs)
    assert host.request("GET", "/ready")[0] == 503
    assert (host.request("GET", "/health")[0], host.request("GET", "/")[0]) == (200, 200)
    again = await chair.person.sit(table, chair.seat)
    assert (again.state["seq"], again.state["view"]) == (seq, chair.state["view"])
    await again.ws.close()


@in_loop
async def test_a_disk_that_turns_read_only_or_fails_to_flush_while_people_play(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY) as server:
        chairs = await seated(server.port, "me", "open")
        table, seq = chairs[0].state["table"]["id"], chairs[0].state["seq"]
        unattended = await bots_alone(server)
        for calls, error in ((WRITES, "EROFS"), (FLUSHES, "EIO")):
            with tampered(server, calls, f"error={error}", tmp_path / error):
                await refuses(server, chairs)
                async with asyncio.timeout(HANGS_AFTER):
                    await until_refused(server, unattended)
                assert status(server.db, unattended) == "playing"
            chairs = [await chair.person.sit(table, chair.seat) for chair in chairs]
        assert (await mover(chairs).answer(mover(chairs).choices[0], key="again"))["seq"] == seq + 1
        async with asyncio.timeout(HANGS_AFTER):
            while status(server.db, unattended) != "over":
                await asyncio.sleep(0.05)


@in_loop
async def test_what_is_made_read_only_keeps_the_next_server_from_starting_but_not_this_one(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY, prefix=UNPRIVILEGED) as server:
        (chair,) = await seated(server.port, "me", "random")
        for file in tmp_path.iterdir():
            file.chmod(0o400)
        await play_on(chair, random.Random(41), 5)
        assert Person(server.port).request("GET", "/ready")[0] == 200
        server.stop()
        for _ in ("the file", "the folder, too"):
            with pytest.raises(AssertionError, match=r"aerodrome: cannot (open|write to) .*games\.db: "):
                server.start()
            tmp_path.chmod(0o500)
        tmp_path.chmod(0o700)
        for file in tmp_path.iterdir():
            file.chmod(0o600)
        server.start()
        again = await chair.person.sit(chair.state["table"]["id"], 0)
        assert again.events[: len(chair.events)] == chair.events


def test_a_server_that_cannot_make_its_file_begins_as_soon_as_it_can(tmp_path: Path) -> None:
    server = Server(tmp_path / "games.db", prefix=("prlimit", "--fsize=20000"))
    with pytest.raises(AssertionError, match=r"aerodrome: cannot open .*games\.db: disk I/O error"):
        server.start()
    server.prefix = ()
    server.start()
    assert Person(server.port).request("GET", "/ready")[0] == 200
    server.stop()


class Line:
    """Keeps what was sent, and whether the other side was asked to come back."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.asked_back = False

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def disconnect(self) -> None:
        self.asked_back = True


@in_loop
async def test_who_arrives_just_when_a_table_is_dropped_is_asked_to_come_back(tmp_path: Path) -> None:
    async with opened(tmp_path / "games.db") as store:
        await store.add_guest(ANN, "digest")
        manager = TableManager(store, Settings(), Metrics(), HostBots())
        open_table = await manager.create(table_setup("t1", wishes=("me", "open")), [Sat(0, ANN.id, ANN.name)])
        early, late = Line(), Line()
        manager.add_viewer(Viewer(open_table, ANN.id, early))
        assert not early.asked_back
        manager.drop(open_table)
        manager.add_viewer(Viewer(open_table, ANN.id, late))
        assert (early.asked_back, late.asked_back) == (True, True)


@in_loop
async def test_a_server_on_a_full_disk_can_be_stopped(tmp_path: Path) -> None:
    with small_disk(tmp_path) as place, running(place / "games.db", *PLENTY) as server:
        chairs = await seated(server.port, "me", "open")
        await mover(chairs).answer(mover(chairs).choices[0])
        seq = mover(chairs).state["seq"]
        with disk_full(server):
            server.stop()
        assert "positions not kept" in [each["event"] for each in log_lines(server)]
        server.start()
        again = await chairs[0].person.sit(chairs[0].state["table"]["id"], 0)
        assert again.state["seq"] == seq


@in_loop
async def test_on_a_slow_disk_moves_wait_in_their_order_and_nothing_else_does(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY) as server:
        slow, other = [(await seated(server.port, "me", "open"))[0] for _ in range(2)]
        keys = [f"move {i}" for i in range(5)]
        trace = tmp_path / "trace"
        with tampered(server, FLUSHES, f"delay_enter={SLOW}", trace):
            for key in keys:
                await slow.send("say", key=key, text=key)
            assert (await slow.command("ping"))["type"] == "pong", "no move was acknowledged before"
            host = Person(server.port)
            assert (await asked_in_background(host, "/api/tables"))[0] == 200
            assert (await asked_in_background(host, "/"))[0] == 200
            looking = await Person(server.port).sit(other.state["table"]["id"])
            assert looking.state["seq"] == other.state["seq"]
            probes = await asyncio.gather(*[asked_in_background(host, "/ready") for _ in range(PROBES)])
            assert [code for code, _ in probes] == [503] * PROBES
        acknowledged = [(await slow.until(lambda frame: frame["type"] != "state"))["key"] for _ in keys]
        assert acknowledged == keys
        assert (await asked_in_background(host, "/ready"))[0] == 200


@in_loop
async def test_many_who_ask_if_a_slow_disk_is_ready_do_not_make_it_slower(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY) as server:
        trace = tmp_path / "trace"
        with tampered(server, FLUSHES, f"delay_enter={SLOWER}", trace):
            hosts = [Person(server.port) for _ in range(PROBES)]
            probes = await asyncio.gather(*[asked_in_background(host, "/ready") for host in hosts])
        assert [code for code, _ in probes] == [200] * PROBES
        assert 0 < trace.read_text().count("sync(") < PROBES


@in_loop
async def test_a_server_that_is_killed_while_the_disk_is_slow_loses_nothing_acknowledged(tmp_path: Path) -> None:
    rng = random.Random(42)
    with running(tmp_path / "games.db", *PLENTY, "--pace", "0") as server:
        players = sit_down(server, SEATS, rng)
        games = asyncio.gather(*[player.play() for player in players])
        for life in range(amount(1, 20)):
            wanted = sum(len(player.acknowledged) for player in players) + rng.randrange(5, 20)
            with tampered(server, FLUSHES, f"delay_enter={SLOWER}", tmp_path / f"trace {life}"):
                async with asyncio.timeout(HANGS_AFTER):
                    while sum(len(player.acknowledged) for player in players) < wanted and not games.done():
                        await asyncio.sleep(0.01)
                server.kill()
            for player in players:
                Log(server.db, player.table).check_commands(player)
            await asyncio.to_thread(server.start)
        games.cancel()


STARVED = """
import asyncio, sys
from contextlib import suppress
from pathlib import Path
from aerodrome.server.records import Guest
from aerodrome.server.sqlite import SqliteStore
from aerodrome.server.store import StorageError

async def main(path):
    store = SqliteStore(Path(path))
    await store.open()
    with suppress(MemoryError):
        store._writer.execute("pragma hard_heap_limit = 1")
    for name in ("ann", "bob"):
        try:
            async with asyncio.timeout(60):
                await store.add_guest(Guest(name, name), name)
        except StorageError as error:
            print("refused:", error)

asyncio.run(main(*sys.argv[1:]))
"""


def test_a_store_without_memory_refuses_and_does_not_fall_silent(tmp_path: Path) -> None:
    command = [sys.executable, "-c", STARVED, str(tmp_path / "games.db")]
    ended = subprocess.run(command, capture_output=True, text=True)
    assert ended.stdout.splitlines() == ["refused: it could not be stored: "] * 2, ended.stderr
