"""Sealed choices that come at the same time, and reaction windows that tell nothing (GAR-R17, GAR-R18)."""

from __future__ import annotations

import asyncio
import random
import time
from hashlib import sha256
from pathlib import Path
from statistics import median
from typing import Any, Final

import pytest

from aerodrome.games.great_race import GAME
from aerodrome.kernel.encode import dump
from aerodrome.server.guests import COOKIE
from aerodrome.server.records import Answered, Append, Began, Guest, Position, Record, Sat, TableSetup
from aerodrome.server.wire import SeatWish
from great_race.cockpit import Flyer, race

from .client import PLENTY, Chair, Person, Server, running, seated
from .conftest import amount
from .storing import in_loop, opened, setup_of

ROUNDS: Final = amount(20, 1000)
TABLES: Final = amount(2, 20)
WINDOW: Final = 1  # second
NAMES: Final = ("ann", "bob", "cem")
SELECTED: Final = ("fly full_throttle-153", "fly field_repairs-101", "fly treetop_dash-171")
PLAYABLE: Final = "crosswind"
USELESS: Final = "steady_cruise"


def before_the_window(held: str) -> Position:
    """All select. Ann will be asked first in the Reveal window, then Bob, who holds this card; Cem holds no other."""
    flyers = (
        Flyer(hand=("full_throttle", "lean_mixture")),
        Flyer(hand=("field_repairs", held)),
        Flyer(hand=("treetop_dash",)),
    )
    with race(*flyers) as table:
        table.asks(0, 1, 2)
        return Position(dump(table.state), 0, GAME.version, GAME.content_hash)


def table_setup(name: str, held: str, wishes: tuple[SeatWish, ...], window: int) -> TableSetup:
    options, base = GAME.rules(len(wishes)).options, before_the_window(held)
    return setup_of(GAME, id=name, wishes=wishes, options=options, seed="the same", base=base, window=window)


async def stored(
    db: Path, wishes: tuple[SeatWish, ...], window: int, people: tuple[str, ...] = NAMES, wished: str = "open"
) -> None:
    """Tables that differ only in what Bob holds."""
    async with opened(db) as store:
        for name in NAMES:
            await store.add_guest(Guest(name, name), sha256(name.encode()).hexdigest())
        for n in range(TABLES):
            for held in (PLAYABLE, USELESS):
                records: list[Record] = [
                    Sat(i, people[i], people[i]) for i, wish in enumerate(wishes) if wish == wished
                ]
                records.append(Began(None))
                made = table_setup(f"{held}-{n}", held, wishes, window)
                appends = [Append(made.id, i, record, "playing", 0) for i, record in enumerate(records, 1)]
                await store.add_table(made, appends)


def person(server: Server, name: str) -> Person:
    found = Person(server.port)
    found.cookie = f"{COOKIE}={name}"
    return found


async def overheard(chair: Chair) -> tuple[list[bytes], float]:
    """What an onlooker is told when Ann has passed and when Bob's window is closed, and how long that took."""
    seq, told, times = chair.state["seq"], list[bytes](), list[float]()
    while chair.state["seq"] < seq + 2:
        await chair.receive()
        if chair.state["seq"] > seq:
            told.append(chair.person.heard[-1])
            times.append(time.perf_counter())
    return told, times[-1] - times[0]


async def select(*chairs: Chair) -> None:
    for chair in chairs:
        assert (await chair.answer(SELECTED[chair.seat or 0]))["type"] == "ack"
    seq = max(chair.state["seq"] for chair in chairs)
    for chair in chairs:
        await chair.reach(seq)


async def watch(server: Server, table: str, bob_passes: bool) -> list[tuple[list[bytes], float]]:
    """The window of a table, as Cem and a stranger see it."""
    ann, cem = await person(server, "ann").sit(table, 0), await person(server, "cem").sit(table, 2)
    bob = await person(server, "bob").sit(table, 1)
    stranger = await Person(server.port).sit(table)
    await select(ann, bob, cem)
    await stranger.reach(ann.state["seq"])
    for chair in (cem, stranger):
        assert chair.state["asked"] == []
    heard = [asyncio.ensure_future(overheard(chair)) for chair in (cem, stranger)]
    assert ann.choices == ["pass"]
    assert ann.state["seconds"] is not None
    assert (await ann.answer("pass"))["type"] == "ack"
    if bob_passes:
        await bob.asked()
        assert (await bob.answer("pass"))["type"] == "ack"
    return [await each for each in heard]


@pytest.mark.parametrize("bob_passes", [False, True], ids=["silent", "passes"])
@in_loop
async def test_a_window_tells_nothing(tmp_path: Path, bob_passes: bool) -> None:
    """Bytes and order are the same, and the window of who has nothing to play is not shorter."""
    await stored(tmp_path / "games.db", ("open", "open", "open"), WINDOW)
    waits: dict[str, list[float]] = {PLAYABLE: [], USELESS: []}
    with running(tmp_path / "games.db", *PLENTY) as server:
        for n in range(TABLES):
            told: list[list[list[bytes]]] = []
            for held in (PLAYABLE, USELESS):
                table = f"{held}-{n}"
                seen = await watch(server, table, bob_passes)
                told.append([[frame.replace(table.encode(), b"T") for frame in frames] for frames, _ in seen])
                waits[held] += [seconds for _, seconds in seen]
            assert told[0] == told[1]
            assert [len(frames) for frames in told[0]] == [2, 2]
    if not bob_passes:  # who passes by hand closes his window himself
        assert 0.5 < median(waits[USELESS]) / median(waits[PLAYABLE]) < 2
    passes = await passes_of_bob(tmp_path / "games.db", f"{PLAYABLE}-0")
    assert [(answered.words, answered.late is True) for answered in passes] == [("pass", not bob_passes)]


async def passes_of_bob(db: Path, table: str) -> list[Answered]:
    """What is stored of Bob's reactions."""
    async with opened(db) as store:
        found = await store.load(table)
    assert found is not None
    answers = [record for record in found.records if isinstance(record, Answered) and record.seat == 1]
    return [answered for answered in answers if answered.words not in SELECTED]


@in_loop
async def test_a_bot_without_a_choice_is_not_faster(tmp_path: Path) -> None:
    await stored(tmp_path / "games.db", ("open", "pilot", "open"), 60)
    waits: dict[str, list[float]] = {PLAYABLE: [], USELESS: []}
    with running(tmp_path / "games.db", *PLENTY, "--pace", "0.2") as server:
        await warmed_up(server)
        for n in range(TABLES):
            for held in (PLAYABLE, USELESS):
                ann = await person(server, "ann").sit(f"{held}-{n}", 0)
                cem = await person(server, "cem").sit(f"{held}-{n}", 2)
                await select(ann, cem)
                while ann.choices != ["pass"]:
                    await ann.receive()
                await cem.reach(ann.state["seq"])
                hearing = asyncio.ensure_future(overheard(cem))
                assert (await ann.answer("pass"))["type"] == "ack"
                waits[held].append((await hearing)[1])
    assert 0.5 < median(waits[USELESS]) / median(waits[PLAYABLE]) < 2


@in_loop
async def test_at_one_device_nobody_runs_out_of_time(tmp_path: Path) -> None:
    """While the curtain is down, the next to be asked has not even seen the question."""
    await stored(tmp_path / "games.db", ("me", "me", "me"), WINDOW, ("ann", "ann", "ann"), "me")
    with running(tmp_path / "games.db", *PLENTY) as server:
        chair = await person(server, "ann").sit(f"{PLAYABLE}-0", 0)
        for seat, words in enumerate(SELECTED):
            await chair.turn_to(seat)
            assert (await chair.answer(words))["type"] == "ack"
        await chair.turn_to(0)
        assert (chair.choices, chair.state["asked"], chair.state["seconds"]) == (["pass"], [0], None)
        assert (await chair.answer("pass"))["type"] == "ack"
        await chair.turn_to(1)
        assert f"react {PLAYABLE}-123 1" in chair.choices
        assert (chair.state["asked"], chair.state["seconds"]) == ([1], None)


async def warmed_up(server: Server) -> None:
    """The workers of bots have started."""
    (chair,) = await seated(server.port, "me", "pilot", game="control_tower")
    while not chair.choices:
        await chair.receive()


@in_loop
async def test_all_lock_at_the_same_time(tmp_path: Path) -> None:
    """Must show: six people send their selections at once, and all are accepted."""
    with running(tmp_path / "games.db", *PLENTY) as server:
        rounds, rng = 0, random.Random(5)
        while rounds < ROUNDS:
            chairs = await seated(server.port, "me", *["open"] * 5, game=GAME.name, window=60)
            while rounds < ROUNDS and not chairs[0].over:
                rounds += await all_answer(chairs, rng)


async def all_answer(chairs: list[Chair], rng: random.Random) -> bool:
    """Whoever is asked answers, all at once; whether it was a selection of several."""
    seq = max(chair.state["seq"] for chair in chairs)
    for chair in chairs:
        await chair.reach(seq)
    asked = [chair for chair in chairs if chair.choices]
    if not asked:
        await asyncio.wait([asyncio.ensure_future(chairs[0].receive())])
        return False
    acks = await asyncio.gather(*[chair.answer(rng.choice(chair.choices)) for chair in asked])
    assert [ack["type"] for ack in acks] == ["ack"] * len(asked), acks
    seq = max(ack["seq"] for ack in acks)
    for chair in chairs:
        await chair.reach(seq)
    return len(asked) > 1


@in_loop
async def test_a_selection_can_be_unlocked(tmp_path: Path) -> None:
    """GAR-R18: until the last has locked; the log keeps one selection of each."""
    with running(tmp_path / "games.db", *PLENTY) as server:
        flights: list[str] = []
        while not flights:  # one hand in sixteen has nothing that can be paid
            ann, bob = await seated(server.port, "me", "open", game=GAME.name)
            flights = [words for words in ann.choices if words.startswith("fly")]
        assert (await ann.answer(flights[0]))["type"] == "ack"
        await bob.until(lambda frame: frame["type"] == "state" and frame["locked"] == [0])
        assert (await ann.command("withdraw", seat=0))["type"] == "ack"
        await bob.until(lambda frame: frame["type"] == "state" and frame["locked"] == [])
        assert (await ann.answer("land"))["type"] == "ack"
        assert (await bob.answer("land"))["type"] == "ack"
        shown: list[Any] = []
        while not shown:
            await ann.receive()
            shown = [event["args"]["card"]["value"] for event in ann.events if event["kind"] == "show"]
        assert shown == ["landing-1", "landing-2"]
        refused = await ann.command("withdraw", seat=0)
        assert refused["type"] != "ack"
