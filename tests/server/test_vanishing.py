"""Any seat may vanish at any decision, and every game still ends; who comes back takes the seat back."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Final

import pytest

from aerodrome.server.records import Left

from .client import GAME, PLENTY, Chair, Person, Server, choose, everybody, gathered, mover, running, seated
from .conftest import amount
from .knowledge import stored
from .storing import in_loop

SEATS: Final = (
    ["me", "open"],
    ["me", "open", "open"],
    ["me", "cadet", "open"],
    ["open", "me", "open", "open"],
    ["me", "random"],
)
CLOCK: Final = 5  # seconds, the shortest there is
LATEST: Final = 40  # decisions of a seat before it vanishes
AT_ONCE: Final = 10


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Here nobody has to wait before a bot can be called."""
    with running(tmp_path_factory.mktemp("server") / "games.db", *PLENTY, "--grace", "0") as found:
        yield found


def absent(chair: Chair) -> list[int]:
    """Seats of persons who are not there, and for whom no bot plays yet."""
    seats = enumerate(chair.state["table"]["seats"])
    return [i for i, seat in seats if seat["kind"] == "human" and not (seat["present"] or seat["stand_in"])]


async def play(chair: Chair, rng: random.Random, most: int = 10_000, calls: bool = False) -> None:
    """Give so many answers, or play to the end. Should a bot play here, take the seat back; `calls` bots for others."""
    given = 0
    while not chair.over and given < most:
        seen = chair.state
        if chair.state["table"]["seats"][chair.seat or 0]["stand_in"]:
            frame = await chair.command("return", seat=chair.seat)
        elif calls and (gone := absent(chair)):
            frame = await chair.command("leave", seat=gone[0])
        elif chair.choices:
            frame = await chair.answer(choose(chair.state["question"], rng))
            given += frame["type"] == "ack"
        else:
            frame = await chair.receive()
        if frame["type"] == "ack":
            await chair.reach(frame["seq"])
        elif frame["type"] == "fault":
            assert frame["code"] in ("not-now", "stale", "not-yours"), frame
            while chair.state is seen:  # something came between
                await chair.receive()


async def vanish(chair: Chair, rng: random.Random, leaves: bool) -> bool:
    """Be gone at some decision, with or without a word; if that was before the end."""
    await play(chair, rng, rng.randrange(LATEST))
    await chair.asked()
    gone = not chair.over
    if gone and leaves:
        assert (await chair.command("leave", seat=chair.seat))["type"] == "ack"
    chair.ws.transport.abort()
    return gone


def over(server: Server, table: str) -> bool:
    with closing(sqlite3.connect(server.db)) as database:
        return bool(database.execute("select status = 'over' from tables where id = ?", (table,)).fetchone()[0])


async def any_seat_vanishes(server: Server, way: str) -> None:
    rng, turn = random.Random(way), asyncio.Semaphore(AT_ONCE)
    setups = [seats for seats in SEATS if way != "called" or "open" in seats]

    async def game(seats: list[str]) -> int:
        """How many have vanished before the end."""
        async with turn:
            chairs = await seated(server.port, *seats, clock=CLOCK if way == "clock" else None)
            table = chairs[0].state["table"]["id"]
            rng.shuffle(chairs)
            gone = rng.randint(1, len(chairs) - (way == "called"))  # somebody must be there to call
            chances = [random.Random(rng.random()) for _ in chairs]
            vanishing = [vanish(*each, way == "leave") for each in zip(chairs[:gone], chances[:gone], strict=True)]
            staying = [
                play(chair, chance, calls=way == "called")
                for chair, chance in zip(chairs[gone:], chances[gone:], strict=True)
            ]
            vanished, _ = await asyncio.gather(asyncio.gather(*vanishing), asyncio.gather(*staying))
            while not over(server, table):
                await asyncio.sleep(0.05)
            left = {record.seat for record in stored(server.db, table)[1] if isinstance(record, Left)}
            assert {chair.seat for chair, early in zip(chairs, vanished, strict=False) if early} <= left
            return sum(vanished)

    games = [game(setups[i % len(setups)]) for i in range(amount(4, 100))]
    assert sum(await asyncio.gather(*games)) > len(games) // 2


async def the_device_of_several_vanishes(server: Server) -> None:
    table, people = gathered(server.port, "me", "me", clock=CLOCK)
    chair = await people[0].sit(table, 0)
    assert 0 < chair.state["seconds"] <= CLOCK
    chair.ws.transport.abort()
    while not over(server, table):
        await asyncio.sleep(0.05)
    left = [record.seat for record in stored(server.db, table)[1] if isinstance(record, Left)]
    assert sorted(left) == [0, 1]


@pytest.mark.parametrize("way", ["leave", "called"])
@in_loop
async def test_any_seat_may_vanish_at_any_decision(server: Server, way: str) -> None:
    await any_seat_vanishes(server, way)


@in_loop
async def test_the_clock_runs_out_for_any_seat_and_for_the_device_of_several(server: Server) -> None:
    await asyncio.gather(any_seat_vanishes(server, "clock"), the_device_of_several_vanishes(server))


@in_loop
async def test_who_comes_back_takes_the_seat_back(server: Server) -> None:
    chairs = await seated(server.port, "me", "open")
    chair = mover(chairs)
    other = chairs[chairs.index(chair) - 1]
    table, seat = chair.state["table"]["id"], chair.seat
    assert (await chair.command("return", seat=seat))["code"] == "not-now"
    assert (await other.command("leave", seat=seat))["code"] == "not-yours", "he is here"
    await chair.command("leave", seat=seat)
    assert (await chair.command("leave", seat=seat))["code"] == "not-now"
    assert (await chair.answer("move 1 left"))["code"] == "not-now"
    assert (await other.command("return", seat=seat))["code"] == "not-yours"
    await other.asked()  # after the bot has played for the one who left
    chair.ws.transport.abort()
    again = await chair.person.sit(table, seat)
    shown = again.state["table"]["seats"][seat or 0]
    assert (shown["kind"], shown["level"], shown["stand_in"], shown["mine"]) == ("human", "pilot", True, True)
    ack = await again.command("return", seat=seat)
    assert not (await again.reach(ack["seq"]))["table"]["seats"][seat or 0]["stand_in"]
    await everybody(again, other)
    records = [type(record).__name__ for record in stored(server.db, table)[1]]
    assert (records.count("Left"), records.count("Returned")) == (1, 1)


@in_loop
async def test_on_one_device_each_seat_is_left_by_itself(server: Server) -> None:
    table, people = gathered(server.port, "me", "me", "random")
    chair = await people[0].sit(table, 0)
    await chair.command("leave", seat=1)
    await play(chair, random.Random(2))
    assert [seat["stand_in"] for seat in chair.state["table"]["seats"]] == [False, True, False]


@in_loop
async def test_the_owner_leaves_before_the_start(server: Server) -> None:
    ann, bob, cem = (Person(server.port) for _ in range(3))
    made = ann.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"], "listed": True})
    table = made["id"]
    chair = await ann.sit(table, 0)
    ack = await chair.command("leave", seat=0)
    seats = (await chair.reach(ack["seq"]))["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["open", "open"]
    assert (await chair.command("return", seat=0))["code"] == "not-yours"
    assert ann.request("POST", f"/api/tables/{table}/start", {})[0] == 403
    bob.do("POST", f"/api/tables/{table}/join", {"seat": 0})
    cem.do("POST", f"/api/tables/{table}/join", {"invite": made["invite"]})
    chairs = [await bob.sit(table, 0), await cem.sit(table, 1)]
    assert (await mover(chairs).answer("move 1 left"))["type"] == "ack"
    await chair.until(lambda frame: frame["type"] == "state" and frame["seq"] == mover(chairs).state["seq"])
    assert (chair.state["seat"], chair.state["question"], chair.state["view"]["hand"]) == (None, None, None)
    assert chair.state["table"]["owner"]
