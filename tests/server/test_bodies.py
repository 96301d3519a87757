"""Bodies that are no text, no JSON, or JSON that means nothing: every route says so, and none makes a mistake."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from aerodrome.kernel.encode import digest

from .client import GAME, PLENTY, Person, Server, running
from .hostile import exchange, is_problem, request
from .test_hostile import CHANGES, TABLE, a_save

ROUTES: Final = [*CHANGES, ("POST", f"/api/tables/{TABLE}/rematch")]
FIELDS: Final = {
    "/api/me": "name",
    "/api/tables": "game",
    f"/api/tables/{TABLE}/join": "invite",
    f"/api/tables/{TABLE}/start": "level",
    f"/api/tables/{TABLE}/continue": "level",
    "/api/saves": "game",
}
NO_UTF_8: Final = [b"\xff", b"a\xff", b"\xed\xa0\x80", b"\xf0\x9f", b"\xc0\x80", b"\x80"]
NEW_TABLE: Final = f'{{"game":"{GAME}","seats":["me","pilot"],'.encode()
BODIES: Final = [
    b"",
    b" ",
    b"-",
    b"1e5",
    b"NaN",
    b'"\\u12"',
    b"\x1f\x8b\x08",
    b"\x00" * 100,
    b'{"\xff":1}',
    b'\xef\xbb\xbf{"name":"Ann"}',
    '{"name":"Ann"}'.encode("utf-16"),
    '{"name":"Ann"}'.encode("utf-32"),
    b'{"name":"\\u0000","invite":"\\u0000","level":"\\u0000","game":"\\u0000"}',
    b'{"name":"\\u0000"}',
    b'{"invite":"\\u0000"}',
    b'{"level":"\\u0000"}',
    b'{"name":"\\ud800x"}',
    b'{"name":"\\udc00\\ud800"}',
    b'{"invite":"\\ud800"}',
    b'{"level":"\\ud800"}',
    b'{"name":1e400}',
    b'{"seat":1e400}',
    b'{"seat":-0.0}',
    b'{"seat":NaN}',
    b'{"level":"pilot",}',
    b'{"position":2147483648,"seat":0}',
    b'{"position":2147483649,"seat":0}',
    b'{"position":1e9,"seat":7}',
    b'{"seat":8,"seat":9}',
    b'{"name":"","name":""}',
    b'{"game":"x","seats":["me"],"game":"y"}',
    NEW_TABLE + b'"options":{"x":1e400}}',
    NEW_TABLE + b'"options":{"x":' + b"9" * 4_000 + b"}}",
    NEW_TABLE + b'"options":{"\\u0000":1}}',
    NEW_TABLE + b'"options":{"\\ud800":1}}',
    NEW_TABLE + b'"options":{"\xff":1}}',
    NEW_TABLE + b'"clock":1e18}',
    NEW_TABLE + b'"window":-9223372036854775809}',
    b"[" * 7_000 + b"]" * 7_000,
    b'{"options":' * 1_300 + b"1" + b"}" * 1_300,
]
ODD: Final[list[Any]] = ["\ud800", "\0", 10**30, -(10**30), 1.5, float("nan"), float("inf"), None, {}, [[]], "x" * 100]


def saves() -> list[bytes]:
    """Saved games with something odd in every place, their checksums right where there can be one."""
    good = a_save()
    found = []
    for name in good:
        for value in ODD:
            odd = {**good, name: value}
            if name != "checksum" and value != "\ud800":
                odd["checksum"] = digest({key: odd[key] for key in odd if key != "checksum"})
            found.append(json.dumps(odd).encode())
    raw = json.dumps(good).encode()
    found += [raw.replace(b'"Ann"', b'"' + bad + b'"') for bad in (*NO_UTF_8, b"\\ud800", b"\\u0000")]
    more = [b'"\xff":1', b'"more":"\\ud800"', b'"more":' + b"9" * 5_000, b'"more":' + b"[" * 50_000 + b"]" * 50_000]
    found += [raw.replace(b"{", b"{" + each + b",", 1) for each in more]
    return [*found, raw[:-1] + b',"game":"x"}', raw.decode().encode("utf-16")]


def test_no_body_makes_the_server_fail(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY) as server:
        ann = Person(server.port)
        table = ann.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"]})["id"]
        for method, path in ROUTES:
            more = [b'{"%s":"%s"}' % (FIELDS[path].encode(), bad) for bad in NO_UTF_8] if path in FIELDS else []
            for body in [*BODIES, *more, *(saves() if path == "/api/saves" else [])]:
                sent = request(method, path.replace(TABLE, table), body, f"Cookie: {ann.cookie}")
                status, _, told = exchange(server.port, sent)
                assert status < 500, (path, body[:80], told)
                assert status < 400 or is_problem(told)
        assert server.stop() == "", "and nothing is in the log"


@pytest.mark.parametrize(("method", "path"), CHANGES)
def test_what_is_no_utf_8_is_said_to_be_none(server: Server, method: str, path: str) -> None:
    ann = Person(server.port)
    table = ann.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"]})["id"]
    for bad in NO_UTF_8:
        body = b'{"%s":"%s"}' % (FIELDS[path].encode(), bad)
        sent = request(method, path.replace(TABLE, table), body, f"Cookie: {ann.cookie}")
        status, _, told = exchange(server.port, sent)
        problem = json.loads(told)
        assert (status, problem["code"]) == (400, "bad-request")
        assert "utf-8" in problem["detail"].lower()
