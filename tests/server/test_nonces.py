"""What players add to the seed before a game begins: who may, how long it is waited for, and that the dice follow."""

from __future__ import annotations

import asyncio
import hmac
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import pytest
from websockets.asyncio.client import connect

from aerodrome.server import records
from aerodrome.server.table import Table, replayed

from .client import GAME, PLENTY, Chair, Person, Server, everybody, gathered, mover, play_on, running
from .moments import replayed_views
from .storing import in_loop, table_setup

PATIENT: Final = (*PLENTY, "--nonce-seconds", "600")  # longer than any test
BRISK: Final = (*PLENTY, "--nonce-seconds", "0.2")
ANN: Final = "00112233445566778899aabbccddeeff"
BOB: Final = "0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f"
CAT: Final = "fedcba9876543210fedcba9876543210"


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("patient") / "games.db", *PATIENT) as found:
        yield found


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("brisk") / "games.db", *BRISK) as found:
        yield found


async def seated(server: Server, *seats: str, **more: Any) -> list[Chair]:
    """A chair for every person at a new table that asks for nonces."""
    table, people = gathered(server.port, *seats, nonces=True, **more)
    return [await person.sit(table, seat) for seat, person in people.items()]


async def give(chair: Chair, nonce: str, **fields: Any) -> dict[str, Any]:
    return await chair.command("nonce", **{"seat": chair.seat, "nonce": nonce, **fields})


async def begun(*chairs: Chair) -> None:
    for chair in chairs:
        while chair.state["table"]["status"] == "waiting":
            await chair.receive()


async def play_first(*chairs: Chair) -> dict[str, Any]:
    """Whoever is asked takes the first option."""
    return await mover(list(chairs)).answer(mover(list(chairs)).choices[0])


def table_of(chair: Chair) -> str:
    return str(chair.state["table"]["id"])


def waits(chair: Chair) -> tuple[str, list[int]]:
    """The table as it is now, and whose nonce is awaited."""
    info = chair.person.do("GET", f"/api/tables/{table_of(chair)}")
    return info["status"], info["awaits"]


def drawn(seed: str, nonces: list[str], draw: dict[str, Any]) -> str:
    """The outcome that the protocol's page promises."""
    if nonces:
        digits = hmac.new(seed.encode(), "/".join([*nonces, str(draw["number"])]).encode(), sha256).hexdigest()
    else:
        digits = sha256(f"{seed}/{draw['number']}".encode()).hexdigest()
    part = int(digits, 16)
    if not draw["odds"]:
        return str((part << 60) >> 256)
    share = (part * sum(draw["odds"])) >> 256
    return str(next(x for x in range(len(draw["odds"])) if share < sum(draw["odds"][: x + 1])))


def verified(person: Person, table: str, commitment: str) -> dict[str, Any]:
    """The replay of a finished game, all of whose draws follow from what was promised and added."""
    told: dict[str, Any] = person.do("GET", f"/api/tables/{table}/replay")
    seed, nonces, draws = told["result"]["seed"], told["result"]["nonces"], told["draws"]
    assert sha256(seed.encode()).hexdigest() == commitment == told["table"]["commitment"]
    assert len(draws) >= 3
    assert [draw["outcome"] for draw in draws] == [drawn(seed, nonces, draw) for draw in draws]
    return told


@in_loop
async def test_a_game_alone_begins_as_soon_as_the_nonce_has_come(patient: Server) -> None:
    (ann,) = await seated(patient, "me", "random")
    info = ann.state["table"]
    assert (info["status"], info["nonces"], info["awaits"], ann.state["view"]) == ("waiting", True, [0], None)
    assert (await give(ann, ANN))["type"] == "ack"
    await begun(ann)
    assert ann.state["table"]["awaits"] == []
    await play_on(ann, random.Random(1))
    assert ann.state["result"]["nonces"] == [ANN, ""]
    assert verified(ann.person, table_of(ann), info["commitment"])["result"]["nonces"] == [ANN, ""]


@in_loop
async def test_two_people_add_one_after_the_other_and_neither_sees_the_others(patient: Server) -> None:
    ann, bob = await seated(patient, "me", "open")
    commitment = bob.state["table"]["commitment"]
    assert waits(ann) == ("waiting", [0, 1])
    assert (await give(bob, BOB))["type"] == "ack"
    assert waits(ann) == ("waiting", [0])
    assert (await give(ann, ANN))["type"] == "ack"
    await begun(ann, bob)
    assert (await play_first(ann, bob))["type"] == "ack"
    for person in (ann.person, bob.person):
        person.do("GET", f"/api/tables/{table_of(ann)}/replay")
        assert not [raw for raw in person.heard if ANN.encode() in raw or BOB.encode() in raw]
    await everybody(ann, bob)
    assert verified(bob.person, table_of(ann), commitment)["result"]["nonces"] == [ANN, BOB]


@in_loop
async def test_people_at_one_device_add_for_each_of_their_seats(patient: Server) -> None:
    ann, _ = await seated(patient, "me", "me", "random")
    assert (await give(ann, ANN, seat=1))["type"] == "ack"
    assert waits(ann) == ("waiting", [0])
    assert (await give(ann, BOB, seat=0))["type"] == "ack"
    await begun(ann)


@in_loop
async def test_a_silent_seat_is_not_waited_for_longer(brisk: Server) -> None:
    ann, bob = await seated(brisk, "me", "open")
    await give(ann, ANN)
    await begun(ann, bob)
    commitment = ann.state["table"]["commitment"]
    await everybody(ann, bob)
    assert verified(ann.person, table_of(ann), commitment)["result"]["nonces"] == [ANN, ""]


@in_loop
async def test_where_all_are_silent_the_seed_alone_gives_the_dice(brisk: Server) -> None:
    (ann,) = await seated(brisk, "me", "random")
    await begun(ann)
    await play_on(ann, random.Random(3))
    assert verified(ann.person, table_of(ann), ann.state["table"]["commitment"])["result"]["nonces"] == []


@in_loop
async def test_who_does_not_want_the_wait_does_not_ask_for_it(patient: Server) -> None:
    table, people = gathered(patient.port, "me", "random")
    chair = await people[0].sit(table, 0)
    info = chair.state["table"]
    assert (info["status"], info["nonces"], info["awaits"]) == ("playing", False, [])
    fault = await give(chair, ANN)
    assert (fault["type"], fault["code"]) == ("fault", "not-now")


@in_loop
async def test_a_nonce_is_given_once(patient: Server) -> None:
    ann, bob = await seated(patient, "me", "open")
    ack = await give(ann, ANN, key="first")
    assert await give(ann, CAT, key="first") == ack, "the same command is not carried out again"
    fault = await give(ann, CAT)
    assert (fault["type"], fault["code"]) == ("fault", "not-now")
    await give(bob, BOB)
    await begun(ann, bob)
    for chair in (ann, bob):
        fault = await give(chair, CAT)
        assert (fault["type"], fault["code"]) == ("fault", "not-now")
    await everybody(ann, bob)
    assert ann.state["result"]["nonces"] == [ANN, BOB]
    assert (await give(ann, CAT))["code"] == "not-now"


@in_loop
async def test_nobody_adds_for_another(patient: Server) -> None:
    ann, bob = await seated(patient, "me", "open", "random")
    stranger = await Person(patient.port).sit(table_of(ann))
    for chair, seat in ((ann, 1), (bob, 0), (ann, 2), (ann, 7), (stranger, 0), (stranger, 2)):
        fault = await give(chair, CAT, seat=seat)
        assert (fault["type"], fault["code"]) == ("fault", "not-yours")
    assert waits(ann) == ("waiting", [0, 1])


@in_loop
async def test_nothing_is_added_before_the_commitment_was_told_and_all_are_there(patient: Server) -> None:
    ann = Person(patient.port)
    made = ann.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"], "nonces": True})
    early = await ann.sit(made["id"], 0)
    assert (early.state["table"]["nonces"], early.state["table"]["awaits"]) == (True, [])
    assert (await give(early, ANN))["code"] == "not-now"
    bob = Person(patient.port)
    bob.do("POST", f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    address = f"ws://127.0.0.1:{patient.port}/ws/{made['id']}"
    async with connect(address, additional_headers={"Cookie": bob.cookie}, compression=None) as ws:
        hasty = Chair(bob, ws, 1)
        assert (await give(hasty, BOB))["code"] == "not-now"
        await hasty.send("hello", seat=1)
        await hasty.until(lambda frame: frame["type"] == "state")
        assert (await give(hasty, BOB))["type"] == "ack"
    assert (await give(early, ANN))["type"] == "ack"
    await begun(early)


@pytest.mark.parametrize("nonce", ["", ANN[:31], ANN + "0", ANN + "\n", ANN.upper(), "/" * 32, 7, None, [ANN]])
@in_loop
async def test_what_is_no_nonce_is_refused(patient: Server, nonce: Any) -> None:
    (ann,) = await seated(patient, "me", "random")
    fault = await give(ann, nonce)
    assert (fault["type"], fault["code"]) == ("fault", "bad-request")
    assert waits(ann) == ("waiting", [0])


@in_loop
async def test_bots_take_the_open_seats_and_then_nonces_are_awaited(patient: Server) -> None:
    ann = Person(patient.port)
    wish = {"game": GAME, "seats": ["me", "open", "open"], "nonces": True, "listed": True}
    table = ann.do("POST", "/api/tables", wish)["id"]
    chair = await ann.sit(table, 0)
    stranger = Person(patient.port)
    assert table in [each["id"] for each in stranger.do("GET", "/api/tables")]
    info = ann.do("POST", f"/api/tables/{table}/start", {"level": "random"})
    assert (info["status"], info["awaits"]) == ("waiting", [0])
    assert [seat["kind"] for seat in info["seats"]] == ["human", "bot", "bot"]
    assert table not in [each["id"] for each in stranger.do("GET", "/api/tables")]
    assert ann.request("POST", f"/api/tables/{table}/start", {"level": "random"})[0] == 409
    assert (await give(chair, ANN))["type"] == "ack"
    await begun(chair)
    assert [seat["level"] for seat in chair.state["table"]["seats"]] == [None, "random", "random"]


@in_loop
async def test_who_leaves_takes_the_nonce_along(patient: Server) -> None:
    ann, bob = await seated(patient, "me", "open")
    await give(bob, BOB)
    assert (await bob.command("leave", seat=1))["type"] == "ack"
    assert waits(ann) == ("waiting", [])
    assert (await give(ann, ANN))["code"] == "not-now"
    cat = Person(patient.port)
    invite = ann.state["table"]["invite"]
    cat.do("POST", f"/api/tables/{table_of(ann)}/join", {"invite": invite})
    assert waits(ann) == ("waiting", [0, 1])
    chair = await cat.sit(table_of(ann), 1)
    await give(chair, CAT)
    await give(ann, ANN)
    await begun(ann, chair)
    await everybody(ann, chair)
    assert ann.state["result"]["nonces"] == [ANN, CAT]


@in_loop
async def test_who_leaves_a_game_that_has_begun_has_added_all_the_same(patient: Server) -> None:
    ann, bob = await seated(patient, "me", "open")
    commitment = ann.state["table"]["commitment"]
    await give(ann, ANN)
    await give(bob, BOB)
    await begun(ann, bob)
    await bob.command("leave", seat=1)
    await play_on(ann, random.Random(5))
    assert verified(ann.person, table_of(ann), commitment)["result"]["nonces"] == [ANN, BOB]


@in_loop
async def test_a_rematch_asks_again(patient: Server) -> None:
    (ann,) = await seated(patient, "me", "random")
    await give(ann, ANN)
    await play_on(ann, random.Random(6))
    again = await ann.person.sit(ann.person.do("POST", f"/api/tables/{table_of(ann)}/rematch")["id"], 0)
    assert waits(again) == ("waiting", [0])
    await give(again, BOB)
    await begun(again)


@in_loop
async def test_a_game_with_nonces_goes_out_and_comes_in_again(patient: Server) -> None:
    (ann,) = await seated(patient, "me", "random", "random")
    await give(ann, ANN)
    await play_on(ann, random.Random(7))
    ann.person.do("GET", f"/api/tables/{table_of(ann)}/save")
    saved = ann.person.heard[-1]
    assert json.loads(saved)["nonces"] == [ANN, "", ""]
    stranger = Person(patient.port)
    copy = stranger.do("POST", "/api/saves", saved)["id"]
    commitment = ann.state["table"]["commitment"]
    old, new = (verified(stranger, table, commitment) for table in (table_of(ann), copy))
    for same in ("view", "positions", "result", "draws"):
        assert new[same] == old[same]
    replay = stranger.do("GET", f"/api/tables/{copy}/replay?seat=0")
    last = max(number for number, position in enumerate(replay["positions"]) if position["asked"] == [0])
    on = stranger.do("POST", f"/api/tables/{copy}/continue", {"position": last, "seat": 0})["id"]
    chair = await stranger.sit(on, 0)
    assert (chair.state["table"]["awaits"], chair.state["view"]) == ([], replayed_views(replay)[last])


def stored_kinds(db: Path, table: str) -> list[str]:
    """The kinds of what was stored of a table."""
    with closing(sqlite3.connect(db)) as database:
        found = database.execute("select body from entries where table_id = ? order by seq", (table,))
        return [json.loads(body)["entry"] for (body,) in found]


@in_loop
async def test_a_server_that_was_killed_meanwhile_waits_again(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PATIENT) as server:
        ann, bob = await seated(server, "me", "open")
        assert (await give(ann, ANN))["type"] == "ack"
        server.kill()
        server.start()
        again = [await chair.person.sit(table_of(ann), chair.seat) for chair in (ann, bob)]
        assert waits(again[0]) == ("waiting", [1])
        assert (await give(again[0], CAT))["code"] == "not-now"
        await give(again[1], BOB)
        await begun(*again)
        await everybody(*again)
        commitment = ann.state["table"]["commitment"]
        assert verified(ann.person, table_of(ann), commitment)["result"]["nonces"] == [ANN, BOB]


@in_loop
async def test_a_full_table_begins_after_a_restart_although_nobody_comes(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PATIENT) as server:
        ann, bob = await seated(server, "me", "open")
        await give(bob, BOB)
        cat = Person(server.port)
        filled = cat.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"], "nonces": True})["id"]
        cat.do("POST", f"/api/tables/{filled}/start", {"level": "random"})
        waiting = cat.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"], "nonces": True})["id"]
        server.kill()
        assert stored_kinds(server.db, table_of(ann)) == ["sat", "sat", "nonced"]
        assert stored_kinds(server.db, filled) == ["sat", "filled"]
        server.flags = BRISK
        server.start()
        for table in (table_of(ann), filled):
            while "began" not in stored_kinds(server.db, table):
                await asyncio.sleep(0.05)
        assert stored_kinds(server.db, waiting) == ["sat"]
        chair = await ann.person.sit(table_of(ann), 0)
        assert chair.state["table"]["status"] == "playing"


@in_loop
async def test_a_table_whose_last_nonce_was_stored_begins_although_that_was_not(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PATIENT) as server:
        (ann,) = await seated(server, "me", "random")
        await give(ann, ANN)
        server.kill()
        with closing(sqlite3.connect(server.db)) as database, database:
            database.execute("delete from entries where table_id = ? and seq > 2", (table_of(ann),))
            database.execute("update tables set seq = 2, position = null where id = ?", (table_of(ann),))
        server.start()
        while "began" not in stored_kinds(server.db, table_of(ann)):
            await asyncio.sleep(0.05)


def test_a_game_under_new_rules_keeps_its_nonces() -> None:
    table = Table(table_setup("t1", wishes=("me", "random")))
    happened: list[records.Record] = [records.Sat(0, "ann", "Ann"), records.Nonced(0, ANN), records.Began(None)]
    for record in happened:
        table.play(record)
    position = table.position()
    assert position is not None
    again, rebased = replayed(table.setup, happened, (3, position))
    assert rebased is not None
    assert again.match is not None
    assert (again.match.nonces, again.match.fate.nonces, again.match.base_draws) == (
        (ANN, ""),
        (ANN, ""),
        position.draws,
    )
