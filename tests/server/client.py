"""A player without a browser: HTTP and sockets against a real server, and every byte that came back."""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import socket
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .launching import Command
from .moments import all_events, followed

# no limits, bots that need not seem to think, and searches that go to their end
PLENTY: Final = ("--limits", "0", "--pace", "0.01", "--search-seconds", "600")
GAME: Final = "control_tower"
PERSONS: Final = ("me", "open")
READY_WITHIN: Final = 60.0  # seconds; a server that never comes up fails the test instead of hanging it


class Server:
    """A server process on a database of its own; it can be killed and started again."""

    def __init__(
        self, db: Path, *flags: str, prefix: tuple[str, ...] = (), before: Callable[[], None] | None = None
    ) -> None:
        """`prefix` is a command that runs the server's; `before` is called in its process, if it has no prefix."""
        self.db, self.flags, self.prefix, self.before = db, flags, prefix, before
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.process: subprocess.Popen[str] | Command | None = None

    def start(self) -> None:
        command = ["serve", "--no-browser", "--port", str(self.port), "--db", str(self.db), *self.flags]
        # no pipe: a server waits for whoever does not read it
        self.log = tempfile.NamedTemporaryFile("a+")  # noqa: SIM115
        self.process = self._prefixed(command) if self.prefix else Command(command, Path(self.log.name), self.before)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "Aerodrome is at" not in line:
            self.kill()
            raise AssertionError(f"the server did not start: {line} {self.logged()}")

    def _prefixed(self, command: list[str]) -> subprocess.Popen[str]:
        whole = [*self.prefix, sys.executable, "-m", "aerodrome", *command]
        env = {**os.environ, "PYTHONUNBUFFERED": "1"}
        return subprocess.Popen(whole, stdout=subprocess.PIPE, stderr=self.log, text=True, env=env)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> str:
        """Ask it to end; what it has logged."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(READY_WITHIN)
        return self.logged()

    def logged(self) -> str:
        """What it has logged since it was started."""
        self.log.seek(0)
        return self.log.read()


@contextmanager
def running(
    db: Path, *flags: str, prefix: tuple[str, ...] = (), before: Callable[[], None] | None = None
) -> Iterator[Server]:
    server = Server(db, *flags, prefix=prefix, before=before)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


class Person:
    """A guest with a cookie. `heard` keeps all bytes that the server ever sent to this person."""

    def __init__(self, port: int) -> None:
        self.port, self.cookie, self.heard = port, "", list[bytes]()

    def request(
        self,
        method: str,
        path: str,
        body: Any = None,
        headers: dict[str, str] | None = None,
        within: float = READY_WITHIN,
    ) -> tuple[int, Any]:
        """The status and the body of the answer; OSError if none comes within so many seconds."""
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers or {}, method=method)
        asked.add_header("Content-Type", "application/json")
        if self.cookie:
            asked.add_header("Cookie", self.cookie)
        try:
            with urllib.request.urlopen(asked, timeout=within) as answer:
                status, raw, fresh = answer.status, answer.read(), answer.headers.get("Set-Cookie")
        except urllib.error.HTTPError as error:
            status, raw, fresh = error.code, error.read(), None
        if fresh:
            self.cookie = fresh.split(";")[0]
        self.heard.append(raw)
        try:
            return status, json.loads(raw)
        except ValueError:
            return status, raw

    def do(self, method: str, path: str, body: Any = None) -> Any:
        status, answer = self.request(method, path, body)
        assert status < 300, (method, path, status, answer)
        return answer

    async def sit(self, table: str, seat: int | None = None, **seen: int) -> Chair:
        """Look at a table, having seen so much of it."""
        headers = {"Cookie": self.cookie} if self.cookie else None
        address = f"ws://127.0.0.1:{self.port}/ws/{table}"
        ws = await connect(address, additional_headers=headers, compression=None, open_timeout=READY_WITHIN)
        chair = Chair(self, ws, seat)
        await chair.send("hello", seat=seat, **seen)
        await chair.until(lambda frame: frame["type"] == "state")
        return chair


class Chair:
    """A person's socket at a table, and what it was told: the last state, with the view that its moments lead to and
    their events beside its own, and all events in order, but for so many earlier ones."""

    def __init__(self, person: Person, ws: ClientConnection, seat: int | None) -> None:
        self.person, self.ws, self.seat = person, ws, seat
        self.state: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.earlier = 0

    async def send(self, kind: str, /, **fields: Any) -> None:
        await self.ws.send(json.dumps({"type": kind, **fields}))

    async def receive(self) -> dict[str, Any]:
        raw = await self.ws.recv(decode=False)
        self.person.heard.append(raw)
        frame: dict[str, Any] = json.loads(raw)
        if frame["type"] == "state":
            frame["view"], frame["events"] = followed(self.state.get("view"), frame), all_events(frame)
            self.state = frame
            kept = frame["events_from"] - self.earlier
            if not 0 <= kept <= len(self.events):
                self.earlier, kept = frame["events_from"], 0
            self.events = self.events[:kept] + frame["events"]
        return frame

    async def until(self, wanted: Any) -> dict[str, Any]:
        while True:
            frame = await self.receive()
            if wanted(frame):
                return frame

    async def command(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its acknowledgement or fault."""
        key = fields.pop("key", None) or f"{secrets.randbits(60):x}"
        await self.send(kind, key=key, **fields)
        return await self.until(lambda frame: frame.get("key") == key)

    async def answer(self, words: str, **fields: Any) -> dict[str, Any]:
        return await self.command("answer", seat=self.seat, words=words, **{"seq": self.state["seq"], **fields})

    async def reach(self, seq: int) -> dict[str, Any]:
        """The state after this record, or a later one."""
        while self.state["seq"] < seq:
            await self.receive()
        return self.state

    async def asked(self) -> None:
        """Wait until this seat has a question, or the game is over."""
        while not (self.choices or self.over):
            await self.receive()

    async def closed(self) -> int | None:
        """Listen until the server closes the socket; the code it gives."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed:
            return self.ws.close_code

    async def turn_to(self, seat: int | None) -> None:
        """Look from another seat, as if for the first time."""
        self.seat, self.events, self.earlier = seat, [], 0
        await self.send("hello", seat=seat)
        await self.until(lambda frame: frame["type"] == "state" and frame["seat"] == seat)

    @property
    def choices(self) -> list[str]:
        question = self.state["question"]
        return [choice["words"] for choice in question["choices"]] if question else []

    @property
    def over(self) -> bool:
        return bool(self.state["table"]["status"] == "over")


def gathered(port: int, *seats: str, **more: Any) -> tuple[str, dict[int, Person]]:
    """A new table and who sits there: the maker on the seats for "me", somebody else on each open one."""
    maker = Person(port)
    made = maker.do("POST", "/api/tables", {"game": GAME, "seats": seats, **more})
    people = {seat: maker if wish == "me" else Person(port) for seat, wish in enumerate(seats) if wish in PERSONS}
    for seat, person in people.items():
        if person is not maker:
            person.do("POST", f"/api/tables/{made['id']}/join", {"invite": made["invite"], "seat": seat})
    return made["id"], people


async def seated(port: int, *seats: str, **more: Any) -> list[Chair]:
    """A chair for every person at a new table."""
    table, people = gathered(port, *seats, **more)
    return [await person.sit(table, seat) for seat, person in people.items()]


def mover(chairs: list[Chair]) -> Chair:
    """Who is asked."""
    return next(chair for chair in chairs if chair.choices)


def choose(question: dict[str, Any], rng: random.Random) -> str:
    """Any answer, but land where it can be done: the games are then half as long."""
    landing = [choice for choice in question["choices"] if choice["message"].endswith("-land")]
    return str(rng.choice(landing or question["choices"])["words"])


async def play_on(chair: Chair, rng: random.Random, most: int = 10_000) -> None:
    """Answer at random whenever the chair's seat is asked, until the game is over or so many answers were given."""
    given = 0
    while not chair.over and given < most:
        if chair.choices and chair.state["seq"] > given:
            frame = await chair.answer(choose(chair.state["question"], rng))
            assert frame["type"] == "ack", frame
            given += 1
            seq = frame["seq"]
            while chair.state["seq"] < seq:
                await chair.receive()
        else:
            await chair.receive()


async def play_until(chair: Chair, true: Callable[[], bool]) -> None:
    """Answer at random whenever the chair's seat is asked, until that is so."""
    rng = random.Random(5)
    async with asyncio.timeout(2 * READY_WITHIN):
        while not true():
            assert not chair.over
            if chair.choices:
                await chair.answer(choose(chair.state["question"], rng))
            else:
                await chair.receive()


async def everybody(*chairs: Chair, seed: int = 1) -> None:
    await asyncio.gather(*[play_on(chair, random.Random(seed + i)) for i, chair in enumerate(chairs)])
