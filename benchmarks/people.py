"""Guests of a server for long runs and attacks: HTTP and sockets from an address of their own on this machine."""

from __future__ import annotations

import json
import os
import re
import secrets
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

HOST = "127.0.0.1"


class Guest:
    """Somebody with a cookie, seen by the server at this address."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address, self.cookie = port, address, ""

    def request(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """The status of the answer and its body; a new cookie is kept."""
        line = HTTPConnection(HOST, self.port, source_address=(self.address, 0), timeout=120)
        headers = {"Content-Type": "application/json", **({"Cookie": self.cookie} if self.cookie else {})}
        line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        if fresh := answer.headers.get("Set-Cookie"):
            self.cookie = fresh.split(";")[0]
        found = answer.read()
        line.close()
        return answer.status, found

    def do(self, method: str, path: str, body: object = None) -> Any:
        status, answer = self.request(method, path, body)
        if status >= 300:
            raise RuntimeError(f"{method} {path}: {status} {answer[:200]!r}")
        return json.loads(answer)

    async def sit(self, table: str, seat: int) -> Seat:
        """A socket that looks at the table from a seat of the guest's."""
        headers = {"Cookie": self.cookie}
        address = f"ws://{HOST}:{self.port}/ws/{table}"
        place = (self.address, 0)
        line = await connect(
            address, additional_headers=headers, compression=None, local_addr=place, max_size=None, open_timeout=120
        )
        found = Seat(line, seat)
        await found.send("hello", seat=seat)
        await found.receive()
        return found


class Seat:
    def __init__(self, line: ClientConnection, seat: int) -> None:
        self.line, self.seat = line, seat
        self.state: dict[str, Any] = {}

    async def send(self, kind: str, /, **fields: object) -> None:
        await self.line.send(json.dumps({"type": kind, **fields}))

    async def receive(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(await self.line.recv(decode=False))
        if frame["type"] == "state":
            self.state = frame
        return frame

    async def reach(self, seq: int) -> None:
        while self.state["seq"] < seq:
            await self.receive()

    async def answer(self, words: str) -> int:
        """The entry that the answer became, acknowledged."""
        key = secrets.token_hex(8)
        await self.send("answer", key=key, seat=self.seat, words=words, seq=self.state["seq"])
        while True:
            frame = await self.receive()
            if frame.get("key") == key:
                if frame["type"] != "ack":
                    raise RuntimeError(f"{words}: {frame}")
                return int(frame["seq"])

    @property
    def choices(self) -> list[str]:
        question = self.state["question"]
        return [choice["words"] for choice in question["choices"]] if question else []

    @property
    def over(self) -> bool:
        return bool(self.state["table"]["status"] == "over")


@contextmanager
def serve(aerodrome: Path, log: Path, core: int | None = None) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server with its usual limits, kept to a core if one is named, and its port; what it logs goes to a file."""
    with tempfile.TemporaryDirectory() as folder, log.open("w") as lines:
        command = [str(aerodrome), "serve", "--no-browser", "--port", "0", "--db", f"{folder}/games.db"]
        pin = None if core is None else lambda: os.sched_setaffinity(0, {core})
        pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": lines, "text": True, "preexec_fn": pin}
        with subprocess.Popen(command, env={**os.environ, "PYTHONUNBUFFERED": "1"}, **pipes) as server:
            try:
                said = ""
                while server.stdout and not (port := re.search(r"http://[\w.]+:(\d+)", said)):
                    said = server.stdout.readline()
                    if not said:
                        raise SystemExit(f"the server did not start: {log.read_text()}")
                yield server, int(port[1] if port else 0)
            finally:
                server.terminate()
