"""Whatever is sent, the server answers clearly, changes nothing, and the others play on."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from pathlib import Path
from typing import Any, Final

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from aerodrome.games import find
from aerodrome.kernel.encode import digest
from aerodrome.kernel.match import Match
from aerodrome.kernel.save import save
from aerodrome.server.records import Answered

from .client import GAME, PLENTY, Chair, Person, Server, everybody, mover, running, seated
from .conftest import amount
from .hostile import CODES, LARGEST, Vandal, exchange, is_problem, request
from .knowledge import stored
from .storing import in_loop

AT_ONCE: Final = 4  # vandals
BATCH: Final = 40  # frames on one connection, which bears fifty mistakes
SOCKETS: Final = 150
TOO_BIG: Final = 1009


async def frames_of(ws: Any) -> list[dict[str, Any]]:
    """All frames until the pong."""
    found = [json.loads(await ws.recv())]
    while found[-1]["type"] != "pong":
        found.append(json.loads(await ws.recv()))
    return found


async def closed(ws: Any) -> int | None:
    """The code with which the server closes instead of an answer."""
    with pytest.raises(ConnectionClosed):
        await ws.recv()
    code: int | None = ws.close_code
    return code


async def vandalise(person: Person, table: str, vandal: Vandal, count: int, old: tuple[str, int]) -> None:
    """So many frames, and an old key of a player now and then; nothing comes back but what was there before."""
    cookie = {"Cookie": person.cookie} if person.cookie else None
    for first in range(0, count, BATCH):
        async with connect(
            f"ws://127.0.0.1:{person.port}/ws/{table}", additional_headers=cookie, open_timeout=60
        ) as ws:
            for _ in range(min(BATCH, count - first)):
                await ws.send(vandal.frame())
            await ws.send(json.dumps({"type": "answer", "key": old[0], "seat": 0, "words": "end", "seq": 1 << 31}))
            await ws.send(json.dumps({"type": "ping", "key": "are you there?"}))
            for frame in await frames_of(ws):
                if frame["type"] == "fault":
                    assert frame["code"] in CODES - {"too-fast"}
                elif frame["type"] == "ack":
                    assert (frame["key"], frame["seq"]) == old
                elif frame["type"] == "state":
                    assert frame["seq"] == vandal.seq
                else:
                    assert frame["type"] in ("reason", "pong")
            if first % (10 * BATCH) == 0:
                await ws.send("x" * (LARGEST + 1))
                assert await closed(ws) == TOO_BIG


def fingerprint(server: Server, table: str, people: list[Person]) -> list[Any]:
    """The table as everybody sees it, and as it is stored."""
    seen = [people[seat].do("GET", f"/api/tables/{table}/replay?seat={seat}") for seat in (0, 1)]
    seen.append(Person(server.port).do("GET", f"/api/tables/{table}"))
    return [*seen, stored(server.db, table)]


def test_hostile_frames_change_nothing(tmp_path: Path) -> None:
    count = amount(2_000, 100_000)

    async def story(server: Server) -> None:
        target, moved = await seated(server.port, "me", "open"), list[Chair]()
        while len({chair.seat for chair in moved}) < 2:
            chair = mover(target)
            moved.append(chair)
            frame = await chair.answer(chair.choices[0])
            for each in target:
                await each.reach(frame["seq"])
        asked = mover(target)
        idle = next(chair for chair in target if chair is not asked)
        table, seq = asked.state["table"]["id"], asked.state["seq"]
        people = [chair.person for chair in target]
        before = fingerprint(server, table, people)
        answers = [record for record in before[-1][1] if isinstance(record, Answered)]
        old = [(each.key, before[-1][1].index(each) + 1) for each in answers if each.seat == idle.seat][-1]
        guest = Person(server.port)
        guest.do("PUT", "/api/me", {"name": "Vandal"})
        vandals = [idle.person, guest, Person(server.port), Person(server.port)]
        honest = asyncio.ensure_future(honest_games(server))
        attacks = []
        for number, person in enumerate(vandals):
            vandal = Vandal(random.Random(number), asked.seat or 0, seq, asked.choices[0])
            attacks.append(vandalise(person, table, vandal, count // AT_ONCE, old))
        await asyncio.gather(*attacks)
        assert await honest >= 1
        assert fingerprint(server, table, people) == before
        assert (await asked.answer(asked.choices[0]))["type"] == "ack", "the table goes on"

    with running(tmp_path / "games.db", *PLENTY) as server:
        asyncio.run(story(server))
        assert Person(server.port).do("GET", "/health") == b"ok"
        assert "error" not in server.stop()


async def honest_games(server: Server) -> int:
    """A whole game, played while others do their worst."""
    chairs = await seated(server.port, "me", "open")
    await everybody(*chairs)
    return sum(chair.over for chair in chairs) // 2


@in_loop
async def test_many_sockets(server: Server) -> None:
    """A crowd that says nothing, and one that only looks."""
    chairs = await seated(server.port, "me", "open")
    table = chairs[0].state["table"]["id"]
    address = f"ws://127.0.0.1:{server.port}/ws/{table}"
    crowd = await asyncio.gather(*[connect(address, open_timeout=60) for _ in range(SOCKETS)])
    for ws in crowd[::2]:
        await ws.send('{"type":"hello"}')
    for chair in chairs:
        await chair.send("ping", key="still here")
    chair = mover(chairs)
    frame = await chair.answer(chair.choices[0])
    assert frame["type"] == "ack"
    for ws in crowd[::2]:
        seqs = [json.loads(await ws.recv())["seq"] for _ in range(2)]
        assert seqs == [frame["seq"] - 1, frame["seq"]]
    await asyncio.gather(*[ws.close() for ws in crowd])


@pytest.mark.parametrize(
    "sent",
    [
        b"\x81\x05hello",  # not masked
        b"\xf1\x80\x00\x00\x00\x00",  # bits that mean nothing
        b"\x83\x80\x00\x00\x00\x00",  # an opcode that does not exist
        b"\x80\x80\x00\x00\x00\x00",  # goes on with nothing
        b"\x81\x82\x00\x00\x00\x00\xff\xfe",  # no UTF-8
        b'\x81\x83\x00\x00\x00\x00"\xff"',  # no UTF-8 between quotes
        b"\x89\xff" + (1 << 40).to_bytes(8, "big") + bytes(4),  # a ping that never ends
        b"\x81\xff" + (1 << 62).to_bytes(8, "big") + bytes(4),  # more than there is in the world
        b"\x88\x81\x00\x00\x00\x00\x01",  # half a reason to close
        bytes(range(256)),
    ],
)
def test_broken_sockets(server: Server, sent: bytes) -> None:
    table = Person(server.port).do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"]})["id"]
    upgrade = ["Upgrade: websocket", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13"]
    opening = "\r\n".join([f"GET /ws/{table} HTTP/1.1", "Host: here", "Connection: Upgrade", *upgrade, "\r\n"])
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall(opening.encode())
        assert connection.recv(1 << 16).startswith(b"HTTP/1.1 101")
        connection.sendall(sent)
        while connection.recv(1 << 16):
            if amount(1, 0):  # else the server waits for some seconds for its farewell to be answered
                connection.shutdown(socket.SHUT_WR)
    assert Person(server.port).do("GET", f"/api/tables/{table}")["status"] == "waiting"


@in_loop
async def test_a_table_that_is_not_there(server: Server) -> None:
    for table in ("nothing", "%00", "%ff", "a" * 5000):
        async with connect(f"ws://127.0.0.1:{server.port}/ws/{table}", open_timeout=60) as ws:
            assert await closed(ws) == 4404


TABLE: Final = "TABLE"  # stands for a table that exists
CHANGES: Final = [
    ("PUT", "/api/me"),
    ("POST", "/api/tables"),
    ("POST", f"/api/tables/{TABLE}/join"),
    ("POST", f"/api/tables/{TABLE}/start"),
    ("POST", f"/api/tables/{TABLE}/continue"),
    ("POST", "/api/saves"),
]
BODIES: Final = [
    b"null",
    b"[]",
    b"{",
    b'"',
    b"\xff\xfe",
    b"\x00",
    b"[" * 15_000,
    b'{"a":' * 3_000,
    b'{"name":1e999}',
    b'{"seat":' + b"9" * 5_000 + b"}",
    b'{"name":"\\ud800","game":"\\ud800","invite":"\\ud800"}',
    b'{"name":{},"game":[],"invite":1,"level":0,"position":-1}',
    b'{"name":"","game":"chess","seats":[],"seat":-1,"level":"god"}',
    b'{"constructor":{"prototype":1}}',
]
PATHS: Final = [
    "/api/nothing",
    "/api/%00",
    "/api/tables/%00",
    "/api/tables/%ff%fe%ed%a0%80",
    "/api/tables/" + "a" * 33,
    "/api/tables/" + "a" * 50_000,
    "/api/tables/..%2f..%2fetc%2fpasswd",
    "/api/games/%2e%2e/rules",
    f"/api/games/{GAME}/rules?lang=..%2fen",
    f"/api/games/{GAME}/rules?lang=" + "n" * 9_000,
    f"/api/tables/{TABLE}/replay?seat=9",
    f"/api/tables/{TABLE}/replay?seat=x",
    f"/api/tables/{TABLE}/replay?seat=1e400",
    f"/api/tables/{TABLE}/replay?seat=" + "9" * 5_000,
    f"/api/tables/{TABLE}/nothing",
    "/assets/../../../../etc/passwd",
    "/assets/%2e%2e/%2e%2e/app.py",
    "/assets/..%5c..%5capp.py",
    "/assets/%00",
    "/ws/",
    "/ws/x",
    "/index.html/..%2f.env",
]
HEADERS: Final = [
    "Cookie: aerodrome=" + "x" * 5_000,
    "Cookie: ;;=;a==;",
    'Cookie: aerodrome="\\"',
    "Cookie: aerodrome=%ff%00%ed%a0%80",
    "Cookie: aerodrome=\xff\xfe",
    "Cookie: " + "; ".join(f"c{n}=1" for n in range(2_000)),
    "Accept: image/png;q=x",
    "Accept-Encoding: *;q=0, \xff",
    "Accept-Language: " + "nl," * 2_000,
    "If-None-Match: \xff",
    "Range: bytes=9-1",
    "X-Forwarded-For: 1.2.3.4, \xff",
    "X-HTTP-Method-Override: DELETE",
]


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    return str(Person(server.port).do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"]})["id"])


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:40])
def test_hostile_paths(server: Server, table: str, path: str) -> None:
    status, _, body = exchange(server.port, request("GET", path.replace(TABLE, table)))
    assert 400 <= status < 500
    assert is_problem(body)


@pytest.mark.parametrize(("method", "path"), CHANGES)
def test_hostile_bodies(server: Server, table: str, method: str, path: str) -> None:
    path = path.replace(TABLE, table)
    for body in BODIES:
        status, _, told = exchange(server.port, request(method, path, body))
        assert 400 <= status < 500, body
        assert is_problem(told)
    for kind in ("text/plain", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded", "a/b/c", ";"):
        status, _, told = exchange(server.port, request(method, path, b"{}", kind=kind))
        assert (status, is_problem(told)) == (415, True)
    status, _, told = exchange(server.port, request(method, path, b" " * 2_100_000))
    assert (status, json.loads(told)["code"]) == (413, "too-large")
    chunk = b"1fff\r\n" + b" " * 0x1FFF + b"\r\n"
    head = f"{method} {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
    status, _, told = exchange(server.port, head.encode() + chunk * 260 + b"0\r\n\r\n")
    assert (status, json.loads(told)["code"]) == (413, "too-large")


def test_hostile_methods(server: Server, table: str) -> None:
    reading = ["/api/games", "/api/me/tables", f"/api/tables/{table}", f"/api/tables/{table}/replay"]
    for method in ("DELETE", "PATCH", "TRACE", "CONNECT", "PROPFIND"):
        for path in [*reading, *[each.replace(TABLE, table) for _, each in CHANGES], "/ws/x", "/"]:
            status, headers, told = exchange(server.port, request(method, path))
            assert (status, is_problem(told)) == (405, True)
            assert headers["allow"]


def test_hostile_headers(server: Server) -> None:
    for header in HEADERS:
        status, _, told = exchange(server.port, request("GET", "/api/me", b"", header))
        assert (status, json.loads(told)) == (200, {"name": None})
        status, _, told = exchange(server.port, request("POST", "/api/tables", b"{}", header))
        assert (status, is_problem(told)) == (400, True)


@pytest.mark.parametrize(
    "sent",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"FLY /api/me HTTP/1.1\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        request("POST", "/api/tables", b"{}", "Transfer-Encoding: chunked"),
        request("POST", "/api/tables", b"{}", "Content-Length: 5"),
        request("GET", "/api/me", b"", "Transfer-Encoding: chunked")[:-2] + b"\r\nZZ\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: here\r\nNo colon\r\n\r\n",
    ],
)
def test_what_is_no_http(server: Server, sent: bytes) -> None:
    assert exchange(server.port, sent)[0] == 400
    assert Person(server.port).do("GET", "/api/me") == {"name": None}


def a_save() -> dict[str, Any]:
    """An unfinished game."""
    match, rng = Match(find(GAME), 2, seed="a seed"), random.Random(1)
    for _ in range(20):
        seat = match.asked()[0]
        match.answer(seat, rng.choice(match.legal(seat)))
    data: dict[str, Any] = json.loads(save(match, {"players": ["human", "pilot"], "names": ["Ann", "Bob"]}))
    return data


def test_a_flipped_bit_of_a_save(server: Server) -> None:
    text, rng, ann = json.dumps(a_save(), indent=1).encode(), random.Random(1), Person(server.port)
    for place in rng.sample(range(len(text)), amount(100, 2_000)):
        damaged = bytearray(text)
        damaged[place] ^= 1 << rng.randrange(8)
        status, problem = ann.request("POST", "/api/saves", bytes(damaged))
        assert (status, problem["code"]) == (400, "bad-request"), place
    assert ann.request("POST", "/api/saves", text)[0] == 201


def test_a_forged_save(server: Server) -> None:
    """A checksum can be written under anything: what is taken in spite of it is the same game."""
    good, ann = a_save(), Person(server.port)
    position = good["position"]
    odd: list[Any] = [None, True, -1, 10**30, 1.5, "x", "\ud800", [], [[[]]], [99] * 10, {}, {"a": {}}, "x" * 2_000]
    forged = [{name: value} for name in good if name != "checksum" for value in odd]
    for value in odd[:10]:
        wrong = [position | {name: value} for name in position]
        forged += [{"base": each, "log": [], "position": each} for each in wrong]
        forged += [{"position": each, "rules": 0} for each in wrong]
    forged += [
        {"log": [line] * 3} for line in ("chance " + "9" * 5_000, "9999999999 end", "0 end", "0", "", "chance x")
    ]
    proper = ann.do("POST", "/api/saves", json.dumps(good).encode())["id"]
    positions = ann.do("GET", f"/api/tables/{proper}/replay?seat=0")["positions"][:20]
    for changes in random.Random(1).sample(forged, amount(200, len(forged))):
        data = {**good, **changes}
        del data["checksum"]
        body = json.dumps(data | {"checksum": digest(data)}).encode()
        status, made = ann.request("POST", "/api/saves", body)
        assert status == 201 or (status, made["code"]) == (400, "bad-request"), changes
        if status == 201:
            assert ann.do("GET", f"/api/tables/{made['id']}/replay?seat=0")["positions"][:20] == positions
