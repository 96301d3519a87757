"""A rematch seats whoever agrees, and nobody else: the others' seats are kept for them."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

from .client import PLENTY, Person, Server, gathered, running
from .storing import OLD, in_loop

SOON: Final = 60.0  # seconds


async def finished(server: Server, *seats: str) -> tuple[str, dict[int, Person]]:
    """A game that is over, since its players have let bots play on, and who played."""
    table, people = gathered(server.port, *seats)
    chairs = [await person.sit(table, seat) for seat, person in people.items()]
    for chair in chairs:
        assert (await chair.command("leave", seat=chair.seat))["type"] == "ack"
    async with asyncio.timeout(SOON):
        while not chairs[0].over:
            await chairs[0].receive()
    return table, people


def asks(person: Person, table: str) -> str:
    return str(person.do("POST", f"/api/tables/{table}/rematch", {})["id"])


def info(person: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = person.do("GET", f"/api/tables/{table}")
    return found


def kinds(person: Person, table: str) -> list[tuple[str, str | None]]:
    """Of each seat what sits there, and for whom it is kept."""
    return [(seat["kind"], seat["kept_for"]) for seat in info(person, table)["seats"]]


@in_loop
async def test_one_alone_waits_for_the_other(server: Server) -> None:
    old, people = await finished(server, "me", "open")
    ann, bob = people.values()
    bob.do("PUT", "/api/me", {"name": "Robert"})
    looking = await bob.sit(old, 1)
    new = asks(bob, old)
    async with asyncio.timeout(SOON):
        while looking.state["result"]["rematch"] != new:
            await looking.receive()
    table = info(bob, new)
    assert (table["status"], table["owner"], table["invite"]) == ("waiting", True, None)
    assert kinds(bob, new) == [("open", "another"), ("human", None)]
    assert kinds(ann, new) == [("open", "me"), ("human", None)]
    former = [seat["name"] for seat in info(ann, old)["seats"]]
    assert [seat["name"] for seat in table["seats"]] == former, "as they were called then"
    assert info(ann, new)["owner"] is False
    assert asks(bob, old) == new
    assert info(bob, new)["status"] == "waiting", "to ask twice is not to agree twice"


@in_loop
async def test_it_begins_when_all_have_agreed(server: Server) -> None:
    old, people = await finished(server, "me", "random", "open", "open")
    ann, bob, cem = people.values()
    new = asks(ann, old)
    waiting = await ann.sit(new, 0)
    assert waiting.state["question"] is None
    assert asks(bob, old) == new
    assert (info(ann, new)["status"], kinds(ann, new)[2:]) == ("waiting", [("human", None), ("open", "another")])
    assert asks(cem, old) == new
    assert info(ann, new)["status"] == "playing"
    assert [seat["kind"] for seat in info(ann, new)["seats"]] == ["human", "bot", "human", "human"]
    assert [info(person, new)["seats"][seat]["mine"] for seat, person in people.items()] == [True, True, True]


@in_loop
async def test_the_first_who_asked_may_begin_without_the_others(server: Server) -> None:
    old, people = await finished(server, "me", "open", "open")
    ann, bob, cem = people.values()
    new = asks(bob, old)
    asks(cem, old)
    for person in (ann, cem):
        assert person.request("POST", f"/api/tables/{new}/start", {})[0] == 403
    started = bob.do("POST", f"/api/tables/{new}/start", {"level": "random"})
    assert (started["status"], started["seats"][0]["kind"], started["seats"][0]["name"]) == ("playing", "bot", None)
    assert asks(ann, old) == new, "who comes too late may watch"
    assert not any(seat["mine"] for seat in info(ann, new)["seats"])
    assert ann.request("POST", f"/api/tables/{new}/join", {})[0] == 409


@in_loop
async def test_no_stranger_takes_a_kept_seat(server: Server) -> None:
    old, people = await finished(server, "me", "open")
    ann, bob = people.values()
    new, stranger, nobody = asks(ann, old), Person(server.port), Person(server.port)
    stranger.do("PUT", "/api/me", {"name": "Stranger"})
    with closing(sqlite3.connect(server.db)) as database:
        (setup,) = database.execute("select record from tables where id = ?", (new,)).fetchone()
    for body in ({}, {"seat": 1}, {"invite": json.loads(setup)["invite"]}):
        for person in (stranger, nobody):
            assert person.request("POST", f"/api/tables/{new}/join", body)[0] == 403
    assert stranger.request("POST", f"/api/tables/{old}/rematch", {})[0] == 403
    assert new not in [each["id"] for each in stranger.do("GET", "/api/tables")]
    assert kinds(stranger, new) == [("human", None), ("open", "another")]
    assert bob.do("POST", f"/api/tables/{new}/join", {})["status"] == "playing", "but its player does, there too"


@in_loop
async def test_who_has_several_seats_takes_them_all(server: Server) -> None:
    old, people = await finished(server, "me", "open", "me")
    ann, bob = people[0], people[1]
    new = asks(bob, old)
    assert kinds(ann, new) == [("open", "me"), ("human", None), ("open", "me")]
    asks(ann, old)
    assert [seat["mine"] for seat in info(ann, new)["seats"]] == [True, False, True]
    assert info(ann, new)["status"] == "playing"


@pytest.mark.parametrize("seats", [("me", "random"), ("me", "me")])
@in_loop
async def test_where_nobody_else_is_to_be_asked_it_begins_at_once(server: Server, seats: tuple[str, ...]) -> None:
    old, people = await finished(server, *seats)
    new = asks(people[0], old)
    assert info(people[0], new)["status"] == "playing"


@in_loop
async def test_who_thinks_better_of_it_finds_the_seat_still_kept(server: Server) -> None:
    old, people = await finished(server, "me", "open", "open")
    ann, bob, _ = people.values()
    new = asks(ann, old)
    asks(bob, old)
    chair = await bob.sit(new, 1)
    assert (await chair.command("leave", seat=1))["type"] == "ack"
    assert kinds(bob, new) == [("human", None), ("open", "me"), ("open", "another")]
    assert info(bob, new)["seats"][1]["name"] == info(bob, old)["seats"][1]["name"]
    asks(bob, old)
    assert kinds(bob, new)[1] == ("human", None)


@in_loop
async def test_seats_are_kept_over_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY) as server:
        old, people = await finished(server, "me", "open")
        new = asks(people[0], old)
        server.kill()
        server.start()
        assert kinds(people[1], new) == [("human", None), ("open", "me")]
        assert asks(people[1], old) == new
        assert info(people[0], new)["status"] == "playing"


def test_players_of_0_7_0_can_ask_for_a_rematch(tmp_path: Path) -> None:
    shutil.copy(OLD / "games.db", tmp_path / "games.db")
    known = json.loads((OLD / "known.json").read_text())
    with running(tmp_path / "games.db", *PLENTY) as server:
        amelia, bela = Person(server.port), Person(server.port)
        amelia.cookie, bela.cookie = known["guests"]["Amelia"], known["guests"]["Béla"]
        for game in ("aeroplanes", "air_racing"):
            old = known["tables"][f"{game} reopened"]
            new = asks(bela, old)
            assert info(amelia, new)["status"] == "waiting"
            assert asks(amelia, old) == new
            assert info(amelia, new)["status"] == "playing"
        asked_then = known["tables"]["control_tower over"]
        assert asks(amelia, asked_then) == known["tables"]["control_tower again"]
