"""A server that is stopped and started again: every game goes on, also under new rules, also beside a damaged one."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from .client import GAME, PLENTY, Chair, Person, Server, everybody, gathered, mover, play_on, running, seated
from .storing import in_loop


async def some_answers(*chairs: Chair, most: int = 12) -> None:
    """Until everybody has given so many, or the game is over; all have seen the same then."""
    tasks = [asyncio.ensure_future(play_on(chair, random.Random(i), most)) for i, chair in enumerate(chairs)]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
    seq = max(chair.state["seq"] for chair in chairs)
    for chair in chairs:
        await chair.reach(seq)


async def back(chair: Chair) -> Chair:
    """The same person on the same seat, with nothing remembered."""
    return await chair.person.sit(chair.state["table"]["id"], chair.seat)


def status(db: Path, chair: Chair) -> str:
    with closing(sqlite3.connect(db)) as database:
        found = database.execute("select status from tables where id = ?", (chair.state["table"]["id"],))
        return str(found.fetchone()[0])


def edit(db: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(db)) as database, database:
        assert database.execute(statement, values).rowcount == 1


@in_loop
async def test_every_game_goes_on(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY) as server:
        online = await seated(server.port, "me", "open", clock=600)
        await some_answers(*online)
        (solo,) = await seated(server.port, "me", "ace")
        await some_answers(solo, most=3)
        ann = Person(server.port)
        waiting = ann.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"], "listed": True})
        (gone,) = await seated(server.port, "me", "cadet", "cadet", "cadet")
        await gone.command("leave", seat=0)
        server.stop()
        assert [await chair.closed() for chair in (*online, solo, gone)] == [1012] * 4
        assert status(server.db, gone) == "playing"
        server.start()
        while status(server.db, gone) != "over":  # nobody looks at it, and yet it goes on
            await asyncio.sleep(0.05)

        again = [await back(chair) for chair in online]
        for old, new in zip(online, again, strict=True):
            assert new.events == old.events
            otherwise = dict.fromkeys(("table", "seconds", "events", "events_from", "plates", "moments"))
            assert {**new.state, **otherwise} == {**old.state, **otherwise}
            assert 0 < new.state["seconds"] <= 600
        seen = {"seq": online[0].state["seq"], "events": len(online[0].events)}
        state = (await online[0].person.sit(online[0].state["table"]["id"], 0, **seen)).state
        assert (state["events_from"], state["events"]) == (seen["events"], [])
        await everybody(*again)

        bob = Person(server.port)
        assert waiting["id"] in [each["id"] for each in bob.do("GET", "/api/tables")]
        bob.do("POST", f"/api/tables/{waiting['id']}/join", {"invite": waiting["invite"]})
        chairs = [await ann.sit(waiting["id"], 0), await bob.sit(waiting["id"], 1)]
        assert (await mover(chairs).answer("move 1 left"))["type"] == "ack"
        solo = await back(solo)
        seq = solo.state["seq"]
        await some_answers(solo, most=2)
        assert solo.state["seq"] > seq


def make_older(db: Path, table: str) -> None:
    """As if the game had been played so far under an older version of the rules."""
    with closing(sqlite3.connect(db)) as database, database:
        row = database.execute("select record, position from tables where id = ?", (table,)).fetchone()
        setup, position = ({**json.loads(each), "version": 0} for each in row)
        texts = json.dumps(setup).encode(), json.dumps(position).encode()
        database.execute("update tables set record = ?, position = ? where id = ?", (*texts, table))


@pytest.mark.parametrize("end", [Server.stop, Server.kill])
@in_loop
async def test_new_rules_go_on_from_the_position(tmp_path: Path, end: Callable[[Server], object]) -> None:
    with running(tmp_path / "games.db", *PLENTY) as server:
        old = await seated(server.port, "me", "open")
        table = old[0].state["table"]["id"]
        await some_answers(*old, most=15)
        said = await old[0].command("say", text="until tomorrow", key="said")
        for chair in old:
            await chair.reach(said["seq"])
        end(server)
        make_older(server.db, table)
        server.start()
        new = [await back(chair) for chair in old]
        for before, after in zip(old, new, strict=True):
            for same in ("view", "asked", "question"):
                assert after.state[same] == before.state[same]
            assert after.state["undo"]["reason"] == "undo-nothing-to-undo"
            assert (after.events, after.state["seq"]) == ([], said["seq"] + 1)
        assert await new[0].command("say", text="until tomorrow", key="said") == said
        for _ in range(3):
            ack = await mover(new).answer(mover(new).choices[0])
            for chair in new:
                await chair.reach(ack["seq"])

        end(server)
        server.start()
        last = [await back(chair) for chair in new]
        for before, after in zip(new, last, strict=True):
            assert (after.state["view"], after.events) == (before.state["view"], before.events)
        state = (await old[0].person.sit(table, 0, seq=said["seq"], events=len(old[0].events), said=1)).state
        assert (state["events_from"], state["events"]) == (0, new[0].events), "the old events are of another game"
        assert (state["said_from"], state["said"]) == (1, [])
        await everybody(*last)
        replay = last[0].person.do("GET", f"/api/tables/{table}/replay?seat=0")
        assert replay["view"] == old[0].state["view"]


HARM: Final = (
    "update entries set body = 'nonsense' where table_id = ? and seq = 3",
    'update entries set body = \'{"entry":"sat","seat":7,"guest":"x","name":"X"}\' where table_id = ? and seq = 1',
    'update entries set body = \'{"entry":"answered","seat":0,"words":"end"}\' where table_id = ? and seq = 3',
    "update tables set record = replace(record, 'control_tower', 'contract_bridge') where id = ?",
)


@in_loop
async def test_tables_that_cannot_be_read_do_not_trouble_the_others(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY) as server:
        tables = []
        ann = Person(server.port)
        for _ in range(len(HARM) + 2):
            tables.append(ann.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "random"]})["id"])
            chair = await ann.sit(tables[-1], 0)
            await some_answers(chair, most=3)
        first, *bad, last = sorted(tables)
        server.stop()
        for harm, table in zip(HARM, bad, strict=True):
            edit(server.db, harm, table)
        server.start()
        good = [first, last]
        for table in good:
            await play_on(await ann.sit(table, 0), random.Random(8), 5)
        assert [ann.request("GET", f"/api/tables/{table}/replay")[0] for table in bad] == [503] * len(bad)
        listed = [*good, bad[2]]  # nobody plays a game in order to list its table
        told = [ann.request("GET", f"/api/tables/{table}")[0] for table in bad]
        assert told == [200 if table in listed else 503 for table in bad]
        assert {each["id"] for each in ann.do("GET", "/api/me/tables")} == set(listed)
        logged = [json.loads(line) for line in server.stop().splitlines()]
        assert sorted(line["table"] for line in logged if line["event"] == "game cannot be resumed") == bad


@in_loop
async def test_a_table_whose_last_seat_was_stored_begins_although_that_was_not(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY) as server:
        table, people = gathered(server.port, "me", "open")
        server.stop()
        edit(server.db, "delete from entries where table_id = ? and seq = 3", table)
        edit(server.db, "update tables set seq = 2, status = 'waiting', position = null where id = ?", table)
        server.start()
        chairs = [await person.sit(table, seat) for seat, person in people.items()]
        assert (await mover(chairs).answer("move 1 left"))["type"] == "ack"
