"""What is read of whole games: made beside the server, once, and told to those who may know it."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import signal
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from email.message import Message
from pathlib import Path
from typing import Any, Final

import pytest

from aerodrome.bots import levels
from aerodrome.games import find
from aerodrome.kernel.match import Match
from aerodrome.kernel.save import save

from .client import GAME, PLENTY, READY_WITHIN, Person, Server, everybody, gathered, play_on, running, seated
from .moments import replayed_events
from .processes import working
from .storing import in_loop
from .test_health import numbers

SEATS: Final = 4


def finished(seed: str) -> bytes:
    """A saved game that is over."""
    match = Match(find(GAME), SEATS, seed=seed)
    levels.play(match, [levels.make("random", match, seat) for seat in range(SEATS)])
    return save(match).encode()


def fetched(person: Person, path: str, **headers: str) -> tuple[int, Message, bytes]:
    """Status, headers and body, as they come."""
    named = {name.replace("_", "-"): value for name, value in headers.items()} | {"Cookie": person.cookie}
    try:
        with urllib.request.urlopen(
            urllib.request.Request(f"http://127.0.0.1:{person.port}{path}", headers=named)
        ) as got:
            return got.status, got.headers, got.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


def made(person: Person, work: str = "packed_replay") -> float:
    """How often readers have been asked for this."""
    return numbers(person).get(f'aerodrome_reading_seconds_count{{work="{work}"}}', 0)


@pytest.fixture(scope="module")
def lone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with one reader."""
    with running(tmp_path_factory.mktemp("reading") / "games.db", *PLENTY, "--readers", "1") as server:
        yield server


@asynccontextmanager
async def stopped(server: Server) -> AsyncIterator[None]:
    """The reader does nothing meanwhile."""
    (reader,) = await working(server, 1, reading=True)
    os.kill(reader, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(reader, signal.SIGCONT)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(READY_WITHIN):
        while not true():
            await asyncio.sleep(0.02)


def test_a_finished_game_is_told_once_to_all_who_look_from_the_same_seat(lone: Server) -> None:
    ann, bob = Person(lone.port), Person(lone.port)
    table, other = (ann.do("POST", "/api/saves", finished(seed))["id"] for seed in ("one", "another"))
    before, tags, bodies = made(ann), set[str](), dict[str, bytes]()
    viewers = ["", *[f"?seat={seat}" for seat in range(SEATS)]]
    for viewer in viewers:
        path = f"/api/tables/{table}/replay{viewer}"
        status, headers, body = fetched(ann, path, Accept_Encoding="gzip")
        assert (status, headers["Content-Encoding"], headers["Cache-Control"]) == (200, "gzip", "private, no-cache")
        assert "Accept-Encoding" in headers["Vary"]
        assert fetched(bob, path, Accept_Encoding="gzip")[2] == body, "it is nobody's own"
        assert fetched(bob, path)[2] == gzip.decompress(body)
        again = fetched(bob, path, If_None_Match=headers["ETag"])
        assert (again[0], again[1]["ETag"], again[2]) == (304, headers["ETag"], b"")
        assert not tags & {headers["ETag"]}, "others' eyes have another"
        for tag in tags:
            assert fetched(bob, path, If_None_Match=tag)[0] == 200
        tags.add(headers["ETag"])
        bodies[viewer] = gzip.decompress(body)
    assert made(ann) - before == len(viewers)
    assert len(set(bodies.values())) == len(viewers)
    told = json.loads(bodies["?seat=0"])["table"]
    assert not any(seat["mine"] or seat["present"] for seat in told["seats"])
    assert (told["invite"], told["owner"]) == (None, False)
    assert fetched(ann, f"/api/tables/{other}/replay", If_None_Match=min(tags))[0] == 200


@in_loop
async def test_a_tag_opens_no_eyes_and_goes_with_the_game(lone: Server) -> None:
    """While a game goes on nothing is kept of it, and nobody sees it from others' seats."""
    chairs = await seated(lone.port, "me", "open")
    path = f"/api/tables/{chairs[0].state['table']['id']}/replay"
    ann, bob = (chair.person for chair in chairs)
    status, headers, body = fetched(ann, f"{path}?seat=0")
    assert (status, headers["Cache-Control"], headers.get("ETag")) == (200, "private, no-cache", None)
    assert fetched(ann, f"{path}?seat=1", If_None_Match="*")[0] == 403
    mover = next(chair for chair in chairs if chair.choices)
    await mover.answer(mover.choices[0])
    assert fetched(ann, f"{path}?seat=0")[2] != body
    await everybody(*chairs)
    tag = fetched(ann, f"{path}?seat=1")[1]["ETag"]
    assert fetched(bob, f"{path}?seat=1", If_None_Match=tag)[0] == 304
    await chairs[0].command("say", text="well played")
    ann.do("POST", path.replace("replay", "rematch"))
    assert fetched(bob, f"{path}?seat=1", If_None_Match=tag)[0] == 304, "it is the same game"


@in_loop
async def test_while_a_reader_works_nobody_else_waits_and_those_who_want_the_same_share_it(lone: Server) -> None:
    ann = Person(lone.port)
    table = ann.do("POST", "/api/saves", finished("shared"))["id"]
    path = f"/api/tables/{table}/replay?seat=2"
    before = made(ann)
    chairs = await seated(lone.port, "me", "open")
    async with stopped(lone):
        asking = [asyncio.to_thread(Person(lone.port).request, "GET", path) for _ in range(4)]
        sending = asyncio.to_thread(Person(lone.port).request, "POST", "/api/saves", finished("sent"))
        going = asyncio.to_thread(ann.request, "POST", f"/api/tables/{table}/continue", {"position": 3, "seat": 0})
        waiting = [asyncio.ensure_future(each) for each in (*asking, sending, going)]
        for _ in range(3):
            mover = next(chair for chair in chairs if chair.choices)
            ack = await mover.answer(mover.choices[0])
            assert ack["type"] == "ack"
            for chair in chairs:
                await chair.reach(ack["seq"])
        assert Person(lone.port).request("GET", f"/api/tables/{table}")[0] == 200
        assert not any(each.done() for each in waiting)
    async with asyncio.timeout(READY_WITHIN):
        answers = await asyncio.gather(*waiting)
    assert [status for status, _ in answers] == [200] * 4 + [201] * 2
    assert all(told == answers[0][1] for _, told in answers[:4])
    assert made(ann) - before == 1


@in_loop
async def test_a_reader_that_dies_is_replaced(lone: Server) -> None:
    """A question that it does not survive is refused, and the next one answered by another; one that had not reached it
    yet is answered by that, too."""
    ann = Person(lone.port)
    for attempt in range(8):
        seed = f"fatal {attempt}"
        table = ann.do("POST", "/api/saves", finished(seed))["id"]
        await (await ann.sit(table)).ws.close()
        (reader,) = await working(lone, 1, reading=True)
        os.kill(reader, signal.SIGSTOP)
        asking = asyncio.ensure_future(asyncio.to_thread(ann.request, "GET", f"/api/tables/{table}/save"))
        await asyncio.sleep(0.1 * 2**attempt)
        os.kill(reader, signal.SIGKILL)
        status, told = await asking
        if status != 200:
            break
        assert told["seed"] == seed
    assert (status, told["code"]) == (503, "storage")
    assert ann.do("GET", f"/api/tables/{table}/save")["seed"] == seed


@in_loop
async def test_lists_tell_of_tables_whose_games_nobody_plays_again(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY) as server:
        ann, carol = Person(server.port), Person(server.port)
        over = ann.do("POST", "/api/saves", finished("listed"))["id"]
        wish = {"game": GAME, "seats": ["me", "open", "cadet"], "listed": True, "clock": 60}
        waiting = ann.do("POST", "/api/tables", wish)
        ann.do("POST", "/api/tables", {**wish, "seats": ["me", "pilot"]})
        chair = await ann.sit(over, 0)
        await chair.ws.close()
        known = {each["id"]: each for each in ann.do("GET", "/api/me/tables")}
        assert len(known) == 3
        server.stop()
        server.start()
        await until(lambda: numbers(carol)["aerodrome_tables"] == 1)  # where a game is going on
        mine = ann.do("GET", "/api/me/tables")
        assert {each["id"]: each for each in mine} == known
        assert [each["id"] for each in carol.do("GET", "/api/tables")] == [waiting["id"]]
        assert ann.do("GET", f"/api/tables/{over}") == known[over]
        seen = carol.do("GET", f"/api/tables/{over}")
        assert seen == {**known[over], "invite": None, "owner": False, "seats": seen["seats"]}
        assert not any(seat["mine"] for seat in seen["seats"])
        assert carol.request("GET", "/api/tables/nowhere")[0] == 404
        assert numbers(carol)["aerodrome_tables"] == 1, "none of them is in memory now"
        ann.do("GET", f"/api/tables/{over}/replay")
        assert ann.do("GET", f"/api/tables/{over}") == known[over], "and in memory it is the same"


@in_loop
async def test_a_hello_brings_the_latest_events_and_what_is_missing_but_not_everything(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY) as server:
        ann = Person(server.port)
        table = ann.do("POST", "/api/saves", finished("long"))["id"]
        events = replayed_events(ann.do("GET", f"/api/tables/{table}/replay?seat=0"))
        assert len(events) > 450
        for again in (False, True):
            if again:
                server.stop()
                server.start()
            chair = await ann.sit(table, 0)
            assert chair.state["events_from"] == len(events) - 200
            assert chair.state["events"] == events[-200:]
            printed = json.dumps(chair.state["plates"], separators=(",", ":"))  # which are told once
            sizes = [len(chair.person.heard[-1].replace(printed.encode(), b"null"))]
            seq = chair.state["seq"]
            for had in (len(events), len(events) - 3, 1):
                chair = await ann.sit(table, 0, seq=seq, events=had)
                assert chair.state["events_from"] == max(had, len(events) - 200)
                assert chair.state["events"] == events[chair.state["events_from"] :]
                sizes.append(len(chair.person.heard[-1]))
            assert sizes[1] < sizes[2] < sizes[3] == sizes[0]


@in_loop
async def test_after_an_undo_a_hello_brings_what_came_since(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY) as server:
        (chair,) = await seated(server.port, "me", "random")
        table, person = chair.state["table"]["id"], chair.person
        await play_on(chair, random.Random(3), 6)
        await chair.asked()
        seen = {"seq": chair.state["seq"], "events": len(chair.events)}
        ack = await chair.command("undo", seat=0, practice=True)
        assert ack["type"] == "ack"
        await chair.reach(ack["seq"])
        left, now = chair.state["events_from"], chair.events
        assert left < seen["events"]
        for again in (False, True):
            if again:
                server.stop()
                server.start()
            back = await person.sit(table, 0, **seen)
            assert (back.state["events_from"], back.state["events"]) == (left, now[left:])
            same = await person.sit(table, 0, seq=ack["seq"], events=len(now))
            assert (same.state["events_from"], same.state["events"]) == (len(now), [])


@in_loop
async def test_a_hello_brings_the_latest_chat(server: Server) -> None:
    table, people = gathered(server.port, "me", "open")
    chair = await people[0].sit(table, 0)
    for n in range(230):
        await chair.command("say", text=f"line {n}")
    late = await people[1].sit(table, 1)
    assert (late.state["said_from"], [line["text"] for line in late.state["said"]]) == (
        30,
        [f"line {n}" for n in range(30, 230)],
    )
    later = await people[1].sit(table, 1, said=228)
    assert (later.state["said_from"], len(later.state["said"])) == (228, 2)


@in_loop
async def test_what_is_printed_comes_with_the_first_state_however_much_has_happened(server: Server) -> None:
    match = Match(find("aeroplanes"), 3, seed="plates")
    levels.play(match, [levels.make("random", match, seat) for seat in range(3)])
    assert len(match.events) > 250
    ann = Person(server.port)
    table = ann.do("POST", "/api/saves", save(match).encode())["id"]
    first: Any = (await ann.sit(table, 0)).state
    assert first["events_from"] > 0
    assert first["plates"] == ann.do("GET", f"/api/tables/{table}/replay")["plates"] is not None
    again = await ann.sit(table, 0, seq=first["seq"], events=len(match.events))
    assert again.state["plates"] is None
