"""What somebody sends who means no good: frames for a socket, and bytes for HTTP."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, get_args

from aerodrome.server import wire

ANSWER_WITHIN: Final = 120.0  # seconds; one that never comes fails the test instead of hanging it
LARGEST: Final = 16_000  # bytes of a frame
CODES: Final = {*get_args(wire.Code)} - {"storage"}
KEY: Final = "a key of mine"
ODD: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    8,
    1.5,
    10**30,
    -(10**30),
    1e308,
    "",
    "0",
    "x" * 400,
    "\x00",
    "\ud800",
    "e\u0301\u202e\U0001f6eb",
    [],
    [[]],
    {},
    {"seat": 0},
)


def commands(seat: int, seq: int, words: str) -> list[dict[str, Any]]:
    """Every command for a seat, each as it should be."""
    return [
        {"type": "hello", "seat": seat, "seq": 0, "events": 0, "said": 0},
        {"type": "nonce", "key": KEY, "seat": seat, "nonce": "0" * 32},
        {"type": "answer", "key": KEY, "seat": seat, "words": words, "seq": seq},
        {"type": "withdraw", "key": KEY, "seat": seat},
        {"type": "undo", "key": KEY, "seat": seat, "practice": True},
        {"type": "say", "key": KEY, "text": "hello"},
        {"type": "why", "key": KEY, "seat": seat, "words": words},
        {"type": "leave", "key": KEY, "seat": seat},
        {"type": "return", "key": KEY, "seat": seat},
    ]


class Vandal:
    """Makes frames that must change nothing, whoever sends them: none is a right command for one's own seat."""

    def __init__(self, rng: random.Random, seat: int, seq: int, words: str) -> None:
        self.rng, self.seat, self.seq, self.words = rng, seat, seq, words  # of the player who is asked
        self.kinds: list[Callable[[], str | bytes]] = [
            self.noise,
            self.text,
            self.cut,
            self.scratched,
            self.nested,
            self.odd_field,
            self.more_fields,
            self.fewer_fields,
            self.other_type,
            self.other_seat,
            self.old_question,
            self.wild_hello,
        ]

    def frame(self) -> str | bytes:
        return self.rng.choice(self.kinds)()

    def command(self) -> dict[str, Any]:
        return self.rng.choice(commands(self.seat, self.seq, self.words))

    def noise(self) -> bytes:
        return self.rng.randbytes(self.rng.choice([0, 1, 20, 3000]))

    def text(self) -> str:
        return "".join(chr(self.rng.choice([self.rng.randrange(1, 128), 0x2028, 0x1F6EB])) for _ in range(20))

    def cut(self) -> str:
        whole = json.dumps(self.command())
        return whole[: self.rng.randrange(len(whole))]

    def scratched(self) -> str:
        """One character is not JSON any more."""
        whole = list(json.dumps(self.command()))
        whole[self.rng.choice([i for i, each in enumerate(whole) if each in '{}:,"'])] = self.rng.choice("\\\x01;")
        return "".join(whole)

    def nested(self) -> str:
        depth, (left, right) = self.rng.choice([10, 1500]), self.rng.choice([("[", "]"), ('{"type":', "}")])
        return left * depth + self.rng.choice(["", "1" + right * depth])

    def odd_field(self) -> str:
        command = self.command()
        name = self.rng.choice([name for name in command if name != "type"])
        fits = {"text": str, "words": str, "key": str, "practice": bool}.get(name, ())
        odd = [each for each in ODD if not isinstance(each, fits)]
        return json.dumps(command | {name: self.rng.choice(odd)})

    def more_fields(self) -> str:
        name = self.rng.choice(["guest", "seed", "", "__class__", "Type"])
        return json.dumps(self.command() | {name: self.rng.choice(ODD)})

    def fewer_fields(self) -> str:
        command = self.command()
        while command["type"] == "hello":
            command = self.command()
        del command["key"]
        return json.dumps(command)

    def other_type(self) -> str:
        kind = self.rng.choice(["", "state", "ack", "Answer", "began", "rebased", 1, None, ["answer"]])
        return json.dumps(self.command() | {"type": kind})

    def other_seat(self) -> str:
        """A right command, for somebody else's seat or for one that is not there."""
        seated = [command for command in commands(self.seat, self.seq, self.words) if command["type"] != "say"]
        return json.dumps(self.rng.choice(seated) | {"seat": self.rng.choice([self.seat, 2, 5, 7])})

    def old_question(self) -> str:
        return json.dumps(commands(self.seat, self.rng.randrange(self.seq), self.words)[1])

    def wild_hello(self) -> str:
        far = {name: self.rng.choice([0, 1, 1 << 31, (1 << 31) + 1, -1]) for name in ("seq", "events", "said")}
        return json.dumps({"type": "hello", "seat": None, **far})


def request(method: str, path: str, body: bytes = b"", *headers: str, kind: str = "application/json") -> bytes:
    """The bytes of a request, right or wrong."""
    lines = [f"{method} {path} HTTP/1.1", "Host: here", "Connection: close", *headers]
    lines += [f"Content-Type: {kind}"] if kind else []
    lines += [f"Content-Length: {len(body)}"] if body or method in ("POST", "PUT") else []
    return "\r\n".join([*lines, "\r\n"]).encode("latin-1") + body


def exchange(port: int, sent: bytes) -> tuple[int, dict[str, str], bytes]:
    """Send these bytes and read until the server closes: status, headers and body of the last answer."""
    came = b""
    with socket.create_connection(("127.0.0.1", port), ANSWER_WITHIN) as connection:
        with suppress(BrokenPipeError, ConnectionResetError):  # it need not read to the end of nonsense
            connection.sendall(sent)
        with suppress(ConnectionResetError):
            while part := connection.recv(1 << 16):
                came += part
    assert came, "closed without an answer"
    answers = came.split(b"HTTP/1.1 ")
    head, _, body = answers[-1].partition(b"\r\n\r\n")
    status, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
    return int(status.split()[0]), headers, body


def is_problem(body: bytes) -> bool:
    """Is it a Problem, and nothing more?"""
    problem = json.loads(body)
    return set(problem) == {"code", "detail"} and problem["code"] in CODES and isinstance(problem["detail"], str)
