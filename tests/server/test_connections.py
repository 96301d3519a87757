"""Connections that mean no good: silent, half-sent, endless, many. They are closed or told why, and others play on."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from aerodrome.server.settings import Settings

from .client import GAME, PLENTY, Person, Server, mover, running, seated
from .conftest import amount
from .hostile import exchange, is_problem, request
from .launching import be_impatient
from .storing import OLD, in_loop
from .test_health import numbers

DEFAULTS: Final = Settings()
SLOWNESS: Final = be_impatient if amount(1, 0) else None  # in the full proof what is slow may take its time
DROPS: Final = 2.0 if SLOWNESS is None else 1.0  # seconds from one drop to the next
EACH: Final = 60  # connections of each bad kind
WITHIN: Final = 240.0  # seconds; what is never closed fails the test instead of hanging it
SILENT: Final = b""
HALF_A_HEAD: Final = b"GET /api/me HTTP/1.1\r\nHost: here\r\nX-Slow: "
HALF_A_BODY: Final = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{"
HALF_THE_NEXT: Final = b"GET /api/me HTTP/1.1\r\nHost: here\r\n\r\nGET /api/m"
IDLE: Final = b"GET /api/me HTTP/1.1\r\nHost: here\r\n\r\n"
NOTHING_BUT_LINES: Final = IDLE + b"\r\n"
UPGRADE: Final = ["Upgrade: websocket", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13"]


async def heard_until_closed(port: int, sent: bytes, more: bytes = b"") -> bytes:
    """All that comes back for these bytes until the server closes. `more` is sent now and then."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    heard = b""
    with suppress(ConnectionError):
        while True:
            try:
                part = await asyncio.wait_for(reader.read(1 << 16), DROPS if more else None)
            except TimeoutError:
                writer.write(more)
                continue
            if not part:
                break
            heard += part
    writer.close()
    return heard


@in_loop
async def test_silent_and_half_sent_connections_are_closed(tmp_path: Path) -> None:
    """A drop now and then keeps none of them open."""
    with running(tmp_path / "games.db", *PLENTY, before=SLOWNESS) as server:
        chairs = await seated(server.port, "me", "open")
        kinds = [
            (SILENT, b"", []),
            (HALF_A_HEAD, b"", [408]),
            (HALF_A_HEAD, b"x", [408]),
            (HALF_A_BODY, b"", [408]),
            (HALF_A_BODY, b" ", [408]),
            (HALF_THE_NEXT, b"", [200, 408]),
            (IDLE, b"", [200]),
            (NOTHING_BUT_LINES, b"\r\n", [200]),
        ]
        waiting = [heard_until_closed(server.port, sent, more) for sent, more, _ in kinds for _ in range(EACH)]
        async with asyncio.timeout(WITHIN):
            heard = await asyncio.gather(*waiting)
        for number, (sent, _, statuses) in enumerate(kinds):
            for each in heard[number * EACH : (number + 1) * EACH]:
                assert [int(part[:3]) for part in each.split(b"HTTP/1.1 ")[1:]] == statuses, sent
                assert 408 not in statuses or is_problem(each.rpartition(b"\r\n\r\n")[2])
        frame = await mover(chairs).answer(mover(chairs).choices[0])
        assert frame["type"] == "ack", "those who play are not closed"
        found = numbers(Person(server.port))
        assert found['aerodrome_refusals_total{kind="slow"}'] == 5 * EACH
        assert found["aerodrome_connections"] <= len(chairs) + 2
        assert "error" not in server.stop()


@in_loop
async def test_an_answer_that_is_not_taken_is_given_up(tmp_path: Path) -> None:
    """A replay of nearly a megabyte: more than the system keeps for a connection whose segments are small."""
    with running(tmp_path / "games.db", *PLENTY, before=SLOWNESS) as server:
        host = Person(server.port)
        table = host.do("POST", "/api/saves", (OLD / "magnificent-over.json").read_bytes())["id"]
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            deaf.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
            deaf.connect(("127.0.0.1", server.port))
            deaf.sendall(request("GET", f"/api/tables/{table}/replay"))
            async with asyncio.timeout(WITHIN):
                while numbers(host).get('aerodrome_refusals_total{kind="slow"}') != 1:
                    await asyncio.sleep(0.5)


@in_loop
async def test_a_socket_without_a_hello_is_closed(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        server = stack.enter_context(running(tmp_path / "games.db", *PLENTY, before=SLOWNESS))
        table = Person(server.port).do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"]})["id"]
        address = f"ws://127.0.0.1:{server.port}/ws/{table}"
        mute, polite, chatty = [await stack.enter_async_context(connect(address)) for _ in range(3)]
        await polite.send('{"type":"hello"}')
        assert json.loads(await polite.recv())["type"] == "state"
        await chatty.send('{"type":"ping","key":"is that enough?"}')
        assert json.loads(await chatty.recv())["type"] == "pong"
        for ws in (mute, chatty):
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(ws.recv(), WITHIN)
            assert ws.close_code == 4408
        await polite.send('{"type":"ping","key":"still here"}')
        assert json.loads(await polite.recv())["type"] == "pong"


@pytest.mark.parametrize(
    "sent",
    [
        b"GET /api/me HTTP/1.1\r\nHost: here\r\nX: " + b"x" * 30_000_000,
        b"GET /api/me HTTP/1.1\r\nHost: here\r\n" + b"X: x\r\n" * 1_000_000,
        b"GET /" + b"x" * 30_000_000,
        b"GET /api/me HTTP/1.1\r\nHost: here\r\nX: " + b"x" * DEFAULTS.head + b"\r\n\r\n",
        request("GET", "/api/me", b"", *["X: x"] * DEFAULTS.head),
    ],
    ids=["a header", "headers", "a path", "one header, complete", "headers, complete"],
)
def test_a_head_without_end(server: Server, sent: bytes) -> None:
    status, headers, body = exchange(server.port, sent)
    assert (status, headers["connection"]) == (431, "close")
    assert is_problem(body)
    assert Person(server.port).do("GET", "/api/me") == {"name": None}


def test_requests_that_do_not_wait_for_answers(server: Server) -> None:
    """A few may come at once, a whole flood may not."""
    one = request("GET", "/api/me").replace(b"Connection: close\r\n", b"")
    assert exchange(server.port, one * 5 + request("GET", "/health"))[::2] == (200, b"ok")
    assert exchange(server.port, one * 5_000)[0] == 400


@contextmanager
def held(port: int, count: int, source: str = "127.0.0.1") -> Iterator[list[socket.socket]]:
    """So many connections that have been served, and are open."""
    with ExitStack() as stack:
        found = []
        for _ in range(count):
            each = stack.enter_context(socket.create_connection(("127.0.0.1", port), source_address=(source, 0)))
            each.sendall(IDLE)
            assert each.recv(1 << 16).startswith(b"HTTP/1.1 200")
            found.append(each)
        yield found


def answer_to(port: int, sent: bytes, source: str) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of the answer on a connection from this address."""
    with socket.create_connection(("127.0.0.1", port), source_address=(source, 0)) as connection:
        connection.sendall(sent)
        came = b""
        with suppress(ConnectionResetError):
            while part := connection.recv(1 << 16):
                came += part
    head, _, body = came.partition(b"\r\n\r\n")
    status, *lines = head.decode().split("\r\n")
    return int(status.split()[1]), dict(line.lower().split(": ", 1) for line in lines), body


def eventually_served(port: int, source: str) -> None:
    """It takes a moment until the server knows that connections have been closed."""
    for _ in range(1_000):
        if answer_to(port, request("GET", "/api/me"), source)[0] == 200:
            return
    raise AssertionError("never served again")


def test_one_address_cannot_take_all_connections(tmp_path: Path) -> None:
    ask = request("GET", "/api/me")
    with running(tmp_path / "games.db", "--limits", "0.1") as server:
        with held(server.port, DEFAULTS.connections_each // 10, "127.0.0.2"):
            status, headers, body = answer_to(server.port, ask, "127.0.0.2")
            assert (status, json.loads(body)["code"]) == (429, "too-fast")
            assert int(headers["retry-after"]) > 0
            assert answer_to(server.port, ask, "127.0.0.1")[0] == 200
        eventually_served(server.port, "127.0.0.2")
        found = numbers(Person(server.port))
        assert found['aerodrome_refusals_total{kind="connections"}'] >= 1


def test_connections_of_a_trusted_proxy_are_not_counted_for_one(tmp_path: Path) -> None:
    with (
        running(tmp_path / "games.db", "--limits", "0.01", "--trust-proxy", "127.0.0.2") as server,
        held(server.port, 1, "127.0.0.3"),
        ExitStack() as stack,
    ):
        for number in range(20):
            each = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), 60, ("127.0.0.2", 0)))
            each.sendall(request("GET", "/", b"", f"X-Forwarded-For: 198.51.100.{number}").replace(b"close", b"keep"))
            assert not each.recv(1 << 16).startswith(b"HTTP/1.1 429")


@in_loop
async def test_a_full_server_says_so_and_the_others_play_on(tmp_path: Path) -> None:
    most = 20
    with running(tmp_path / "games.db", *PLENTY, "--connections", str(most)) as server:
        chairs = await seated(server.port, "me", "open")
        table = chairs[0].state["table"]["id"]
        with held(server.port, most - len(chairs)):
            for sent in (request("GET", "/health"), request("GET", f"/ws/{table}", b"", *UPGRADE)):
                status, headers, body = answer_to(server.port, sent, "127.0.0.9")
                assert (status, json.loads(body)["code"], headers["connection"]) == (503, "full", "close")
                assert int(headers["retry-after"]) > 0
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"ws://127.0.0.1:{server.port}/ws/{table}")
            assert refused.value.response.status_code == 503
            with ExitStack() as crowd:
                for _ in range(300):
                    crowd.enter_context(socket.create_connection(("127.0.0.1", server.port)))
                chair = mover(chairs)
                assert (await chair.answer(chair.choices[0]))["type"] == "ack"
        eventually_served(server.port, "127.0.0.1")
        assert "error" not in server.stop()


def test_fewer_connections_than_the_system_allows_files(tmp_path: Path) -> None:
    """What is past the limit is told so, instead of breaking what needs a file."""
    with (
        running(tmp_path / "games.db", *PLENTY, prefix=("prlimit", "--nofile=100:200")) as server,
        ExitStack() as stack,
    ):
        assert server.process is not None
        assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE) == (200, 200)
        ann = Person(server.port)
        table = ann.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"]})["id"]
        for _ in range(300):
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
        stack.close()
        eventually_served(server.port, "127.0.0.1")
        assert ann.do("GET", f"/api/tables/{table}")["status"] == "waiting"
        assert server.stop() == ""


@in_loop
async def test_sockets_of_a_guest_and_of_an_address(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as server:
        ann, bob = Person(server.port), Person(server.port)
        table = ann.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"]})["id"]
        bob.do("PUT", "/api/me", {"name": "Bob"})
        sockets: list[Any] = []
        for person, most in ((ann, DEFAULTS.sockets_guest), (Person(server.port), DEFAULTS.sockets_each)):
            while len(sockets) < most:
                sockets.append(await opened(person, table))
            with pytest.raises(InvalidStatus) as refused:
                await opened(person, table)
            assert refused.value.response.status_code == 429
            assert int(refused.value.response.headers["Retry-After"]) > 0
            assert refused.value.response.body is not None
            assert is_problem(bytes(refused.value.response.body))
        with pytest.raises(InvalidStatus):
            await opened(bob, table)
        await (await opened(bob, table, "127.0.0.2")).close()
        await asyncio.gather(*[ws.close() for ws in sockets])
        assert (await ann.sit(table, 0)).state["seat"] == 0


async def opened(person: Person, table: str, source: str = "127.0.0.1") -> Any:
    """A socket that has said hello."""
    headers = {"Cookie": person.cookie} if person.cookie else None
    address = f"ws://127.0.0.1:{person.port}/ws/{table}"
    ws = await connect(address, additional_headers=headers, local_addr=(source, 0), open_timeout=60, ping_interval=None)
    await ws.send('{"type":"hello"}')
    return ws
