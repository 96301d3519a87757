"""Clocks: a restart gives nobody new time and takes no time away; a wall clock that is set ends nobody's time."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from aerodrome.games import find
from aerodrome.server import wire
from aerodrome.server.commands import Commands
from aerodrome.server.host_bots import HostBots
from aerodrome.server.metrics import Metrics
from aerodrome.server.open_table import OpenTable, Viewer
from aerodrome.server.records import Answered, Began, Left, Sat, Spoke
from aerodrome.server.settings import Settings
from aerodrome.server.store import Stored
from aerodrome.server.table_manager import TableManager

from .client import PLENTY, Person, Server, mover, running, seated
from .knowledge import stored
from .storing import ANN, BOB, OLD, in_loop, line, opened, setup_of, table_setup
from .test_windows import PLAYABLE, person, select
from .test_windows import stored as store_windows

AT_ONCE: Final = (*PLENTY, "--reconnect", "0")  # nobody gets time to come back
CLOCK: Final = 600  # seconds
HOUR: Final = 3_600_000  # milliseconds
SOON: Final = 60.0  # seconds; what never comes fails the test instead of hanging it
GAME: Final = find("control_tower")


def ask(db: Path, query: str, *values: object) -> Any:
    with closing(sqlite3.connect(db)) as database, database:
        return database.execute(query, values).fetchone()


def beats(db: Path) -> int:
    """When a server was last heard of."""
    (beat,) = ask(db, "select max(beat) from servers")
    return int(beat)


async def charged(db: Path) -> None:
    """Wait until more than a second from now on would count even if the server were killed."""
    then = time.time_ns() // 1_000_000 + 1500
    async with asyncio.timeout(SOON):
        while beats(db) < then:
            await asyncio.sleep(0.05)


def make_later(db: Path, by: int) -> None:
    """As if so much time had gone by since the server ended."""
    with closing(sqlite3.connect(db)) as database, database:
        database.execute("update tables set due = due - ?", (by,))
        database.execute("update servers set beat = beat - ?", (by,))


def nearly_over(db: Path, table: str, left: int) -> None:
    """As if the question had been asked so long ago that only these milliseconds were left when the server ended."""
    ask(db, "update tables set due = (select max(beat) from servers) + ? where id = ?", left, table)


async def replaced(db: Path, table: str) -> list[int]:
    """Wait until a bot has taken a seat; which ones."""
    async with asyncio.timeout(SOON):
        while not (left := [record.seat for record in stored(db, table)[1] if isinstance(record, Left)]):
            await asyncio.sleep(0.05)
    return left


@pytest.mark.parametrize("end", [Server.stop, Server.kill])
@in_loop
async def test_a_restart_leaves_the_time_that_was_left(tmp_path: Path, end: Callable[[Server], object]) -> None:
    """Not less, however long no server ran and however often."""
    with running(tmp_path / "games.db", *AT_ONCE) as server:
        chair = mover(await seated(server.port, "me", "open", clock=CLOCK))
        assert chair.state["seconds"] > CLOCK - 60
        for _ in range(2):
            before = chair.state["seconds"]
            await charged(server.db)
            end(server)
            make_later(server.db, HOUR)
            server.start()
            chair = await chair.person.sit(chair.state["table"]["id"], chair.seat)
            assert CLOCK - 500 < chair.state["seconds"] < before - 1
            assert chair.choices, "the player still has the seat"


@in_loop
async def test_a_deadline_from_before_a_kill_is_kept(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *AT_ONCE) as server:
        chair = mover(await seated(server.port, "me", "open", clock=CLOCK))
        table = chair.state["table"]["id"]
        server.kill()
        nearly_over(server.db, table, 1000)
        server.start()
        assert (await replaced(server.db, table))[0] == chair.seat


@in_loop
async def test_people_have_time_to_come_back(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY, "--reconnect", "300") as server:
        chair = mover(await seated(server.port, "me", "open", clock=CLOCK))
        server.kill()
        nearly_over(server.db, chair.state["table"]["id"], -HOUR)
        server.start()
        again = await chair.person.sit(chair.state["table"]["id"], chair.seat)
        assert 200 < again.state["seconds"] <= 300


@in_loop
async def test_time_to_come_back_is_not_more_than_the_clock(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY, "--reconnect", "10000") as server:
        chair = mover(await seated(server.port, "me", "open", clock=CLOCK))
        server.kill()
        server.start()
        again = await chair.person.sit(chair.state["table"]["id"], chair.seat)
        assert again.state["seconds"] <= CLOCK


@in_loop
async def test_the_time_to_react_goes_on_after_a_kill(tmp_path: Path) -> None:
    await store_windows(tmp_path / "games.db", ("open", "open", "open"), 100)
    with running(tmp_path / "games.db", *AT_ONCE) as server:
        table = f"{PLAYABLE}-0"
        ann, bob, cem = [await person(server, name).sit(table, n) for n, name in enumerate(("ann", "bob", "cem"))]
        await select(ann, bob, cem)
        assert ann.state["seconds"] > 50
        server.kill()
        nearly_over(server.db, table, 40_000)
        server.start()
        ann, cem = await person(server, "ann").sit(table, 0), await person(server, "cem").sit(table, 2)
        assert 0 < ann.state["seconds"] <= 40
        assert (cem.state["seconds"], cem.state["asked"]) == (None, [])


@in_loop
async def test_a_game_of_0_7_0_whose_times_nobody_knows_has_all_its_time(tmp_path: Path) -> None:
    shutil.copy(OLD / "games.db", tmp_path / "games.db")
    known = msgspec.json.decode((OLD / "known.json").read_bytes())
    amelia = Person(0)
    amelia.cookie = known["guests"]["Amelia"]
    with running(tmp_path / "games.db", *AT_ONCE) as server:
        amelia.port = server.port
        chair = await amelia.sit(known["tables"]["control_tower playing"], 0)
        await chair.asked()
        assert chair.state["table"]["clock"] == 86_400
        assert 86_000 < chair.state["seconds"] <= 86_400


@in_loop
async def test_time_in_which_no_server_ran_is_added_to_what_is_due(tmp_path: Path) -> None:
    async with opened(tmp_path / "games.db") as store:
        await store.add_guest(ANN, "digest")
        await store.start_clocks("one", 1_000)
        for name, due in (("t1", 9_000), ("t2", None)):
            await store.add_table(table_setup(name), [])
            await store.append(msgspec.structs.replace(line(name, 1), due=due))
        await store.heartbeat("one", 3_000)
        await store.start_clocks("two", 10_000)
        assert [await due_of(store.load(name)) for name in ("t1", "t2")] == [16_000, None]
        await store.start_clocks("three", 9_000)  # the clock was set back
        assert await due_of(store.load("t1")) == 16_000
        await store.start_clocks("four", 9_500)  # and a server of the time before does not count
        assert await due_of(store.load("t1")) == 16_500
        await store.append(line("t1", 2))
        assert await due_of(store.load("t1")) is None


async def due_of(loading: Any) -> int | None:
    loaded: Stored | None = await loading
    assert loaded is not None
    return loaded.due


class Heard:
    """Keeps the frames that it is given."""

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(msgspec.json.decode(frame))

    def disconnect(self) -> None:
        self.frames.clear()


async def a_game(manager: TableManager, clock: int) -> tuple[OpenTable, int]:
    """Ann and Bob play; who is asked."""
    await manager.store.add_guest(ANN, "ann")
    await manager.store.add_guest(BOB, "bob")
    made = setup_of(GAME, clock=clock)
    open_table = await manager.create(made, [Sat(0, ANN.id, ANN.name), Sat(1, BOB.id, BOB.name), Began(None)])
    return open_table, open_table.table.asked()[0]


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
@in_loop
async def test_a_wall_clock_that_is_set_ends_nobodys_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    async with opened(tmp_path / "games.db") as store:
        manager = TableManager(store, Settings(), Metrics(), HostBots())
        open_table, seat = await a_game(manager, CLOCK)
        true = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: true() + jump * 1_000_000)
        manager.apply(open_table, Spoke(0, "Ann", "what time is it?", ANN.id, "k"))
        await asyncio.sleep(0.1)
        assert open_table.table.seats[seat].human
        left = open_table.timers.seconds()
        assert left is not None
        assert CLOCK - 60 < left <= CLOCK
        match = open_table.table.match
        assert match is not None
        manager.apply(open_table, Answered(seat, match.rules.actions.text(match.legal(seat)[0])))
        left = open_table.timers.seconds()
        assert left is not None
        assert CLOCK - 60 < left <= CLOCK, "nor does the next question have less"
        await manager.stop()


@in_loop
async def test_who_has_run_out_of_time_gets_no_new_time_by_coming_back(tmp_path: Path) -> None:
    """The bot answers this question; the next one can be the player's own again."""
    async with opened(tmp_path / "games.db") as store:
        manager = TableManager(store, Settings(), Metrics(), HostBots())
        open_table, seat = await a_game(manager, 1)
        question, heard = open_table.table.question, Heard()
        player = Viewer(open_table, open_table.table.seats[seat].guest, heard)
        manager.add_viewer(player)
        async with asyncio.timeout(SOON):
            while open_table.table.seats[seat].human:
                await asyncio.sleep(0)
        Commands(manager).carry_out(player, wire.Return("early", seat))
        (fault,) = heard.frames
        assert (fault["code"], "the time for this answer is over" in fault["detail"]) == ("not-now", True)
        async with asyncio.timeout(SOON):
            while open_table.table.question == question:
                await asyncio.sleep(0.01)
        Commands(manager).carry_out(player, wire.Return("later", seat))
        assert open_table.table.seats[seat].human
        await manager.stop()
