"""Who may do what: every route and every command, tried by everybody; and from where, and how often."""

from __future__ import annotations

import asyncio
import itertools
import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, get_args

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from aerodrome.bots import levels
from aerodrome.games import find
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import Match
from aerodrome.kernel.save import save
from aerodrome.server import wire
from aerodrome.server.errors import HEADERS

from .client import GAME, Chair, Person, Server, mover, running
from .hostile import exchange, request
from .storing import in_loop

ROLES: Final = ("nobody", "guest", "spectator", "other", "owner")
AT_ONCE: Final = 10  # commands, before their answers are awaited
TWO: Final = {"game": GAME, "seats": ["me", "open"]}


def game_to_upload() -> str:
    game = find(GAME)
    match = Match(game, 2, seed="over")
    pilot = levels.bot("pilot", game, match.rules, Rng(1))
    while not match.over:
        seat = match.asked()[0]
        match.answer(seat, pilot.choose(match.mine(seat), match.legal(seat)))
    return save(match, {"players": ["human", "human"]})


SAVED: Final = game_to_upload()
# what everybody gets: nobody, a guest, a spectator with a name, the player of another seat, the owner of the table.
# WAITING has an open seat and is not listed, PLAYING is under way, OVER was uploaded; seat 0 is the owner's.
ROUTES: Final[list[tuple[str, str, Any, tuple[int, int, int, int, int]]]] = [
    ("GET", "/api/about", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/games", None, (200, 200, 200, 200, 200)),
    ("GET", f"/api/games/{GAME}/rules", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/me", None, (200, 200, 200, 200, 200)),
    ("PUT", "/api/me", {"name": "Ann"}, (200, 200, 200, 200, 200)),
    ("GET", "/api/me/tables", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/tables", None, (200, 200, 200, 200, 200)),
    ("POST", "/api/tables", TWO, (201, 201, 201, 201, 201)),
    ("GET", "/api/tables/WAITING", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/tables/PLAYING", None, (200, 200, 200, 200, 200)),
    ("POST", "/api/tables/WAITING/join", {}, (403, 403, 403, 403, 403)),
    ("POST", "/api/tables/WAITING/join", {"invite": "a guess"}, (403, 403, 403, 403, 403)),
    ("POST", "/api/tables/WAITING/join", {"invite": "INVITE"}, (200, 200, 200, 200, 200)),
    ("POST", "/api/tables/WAITING/join", {"invite": "INVITE", "seat": 0}, (409, 409, 409, 200, 200)),
    ("POST", "/api/tables/PLAYING/join", {"invite": "INVITE"}, (409, 409, 409, 200, 200)),
    ("POST", "/api/tables/WAITING/start", {}, (403, 403, 403, 403, 200)),
    ("POST", "/api/tables/PLAYING/start", {}, (403, 403, 403, 403, 409)),
    ("POST", "/api/tables/PLAYING/rematch", {}, (403, 403, 403, 409, 409)),
    ("POST", "/api/tables/OVER/rematch", {}, (403, 403, 403, 403, 201)),
    ("POST", "/api/tables/PLAYING/continue", {"position": 0, "seat": 0}, (409, 409, 409, 409, 409)),
    ("POST", "/api/tables/OVER/continue", {"position": 0, "seat": 1}, (201, 201, 201, 201, 201)),
    ("GET", "/api/tables/PLAYING/replay", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/tables/PLAYING/replay?seat=0", None, (403, 403, 403, 403, 200)),
    ("GET", "/api/tables/PLAYING/replay?seat=1", None, (403, 403, 403, 200, 403)),
    ("GET", "/api/tables/OVER/replay?seat=1", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/tables/WAITING/save", None, (409, 409, 409, 409, 409)),
    ("GET", "/api/tables/PLAYING/save", None, (409, 409, 409, 409, 409)),
    ("GET", "/api/tables/OVER/save", None, (200, 200, 200, 200, 200)),
    ("POST", "/api/saves", SAVED.encode(), (201, 201, 201, 201, 201)),
    ("GET", "/api/openapi.json", None, (200, 200, 200, 200, 200)),
    ("GET", "/health", None, (200, 200, 200, 200, 200)),
    ("GET", "/ready", None, (200, 200, 200, 200, 200)),
    ("GET", "/metrics", None, (200, 200, 200, 200, 200)),
]
NOT_YOURS: Final = ("not-yours", "not-yours", "not-yours", "not-yours")
# commands for the owner's seat, who is asked, and what comes back: a frame, or the code of a fault
COMMANDS: Final[list[tuple[dict[str, Any], tuple[str, ...]]]] = [
    ({"type": "hello", "seat": None}, ("state", "state", "state", "state", "state")),
    ({"type": "hello", "seat": 0}, (*NOT_YOURS, "state")),
    ({"type": "hello", "seat": 1}, ("not-yours", "not-yours", "not-yours", "state", "not-yours")),
    ({"type": "hello", "seat": 7}, (*NOT_YOURS, "not-yours")),
    ({"type": "nonce", "seat": 0, "nonce": "0" * 32}, (*NOT_YOURS, "not-now")),
    ({"type": "answer", "seat": 0, "words": "LEGAL", "seq": 99}, (*NOT_YOURS, "ack")),
    ({"type": "answer", "seat": 0, "words": "LEGAL", "seq": 0}, (*NOT_YOURS, "stale")),
    ({"type": "answer", "seat": 0, "words": "discard storm", "seq": 99}, (*NOT_YOURS, "refused")),
    ({"type": "answer", "seat": 1, "words": "LEGAL", "seq": 99}, ("not-yours",) * 3 + ("refused", "not-yours")),
    ({"type": "withdraw", "seat": 0}, (*NOT_YOURS, "refused")),
    ({"type": "undo", "seat": 0}, (*NOT_YOURS, "refused")),
    ({"type": "undo", "seat": 0, "practice": True}, (*NOT_YOURS, "not-now")),
    ({"type": "say", "text": "Hello"}, ("not-yours", "not-yours", "not-yours", "ack", "ack")),
    ({"type": "why", "seat": 0, "words": "end"}, (*NOT_YOURS, "reason")),
    ({"type": "leave", "seat": 0}, (*NOT_YOURS, "ack")),
    ({"type": "leave", "seat": 7}, (*NOT_YOURS, "not-yours")),
    ({"type": "return", "seat": 0}, (*NOT_YOURS, "not-now")),
    ({"type": "ping"}, ("pong", "pong", "pong", "pong", "pong")),
]


class World:
    """An owner and another player with their tables, and those who do not belong to them."""

    def __init__(self, server: Server) -> None:
        self.people = {role: Person(server.port) for role in ROLES}
        for role in ROLES[1:]:
            self.people[role].do("PUT", "/api/me", {"name": role})
        self.tables: dict[str, str] = {}
        self.invites: dict[str, str] = {}

    def table(self, name: str) -> str:
        if name not in self.tables:
            owner = self.people["owner"]
            if name == "OVER":
                self.tables[name] = owner.do("POST", "/api/saves", SAVED.encode())["id"]
            else:
                seats = ["me", "open"] if name == "PLAYING" else ["me", "open", "open"]
                made = owner.do("POST", "/api/tables", {"game": GAME, "seats": seats})
                self.people["other"].do("POST", f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
                self.tables[name], self.invites[name] = made["id"], made["invite"]
        return self.tables[name]

    async def owner_asked(self) -> tuple[Chair, Chair]:
        """The chairs of the owner, who is asked, and of the other player."""
        table = self.table("PLAYING")
        chairs = [await self.people[role].sit(table, seat) for seat, role in enumerate(("owner", "other"))]
        while mover(chairs) is chairs[1]:
            frame = await chairs[1].answer(chairs[1].choices[0])
            for chair in chairs:
                await chair.reach(frame["seq"])
        return chairs[0], chairs[1]


@pytest.fixture(scope="module")
def world(server: Server) -> World:
    return World(server)


@pytest.mark.parametrize(("method", "path", "body", "expected"), ROUTES)
@in_loop
async def test_routes(
    server: Server, world: World, method: str, path: str, body: Any, expected: tuple[int, ...]
) -> None:
    got = []
    for role in ROLES:
        name = path.split("/")[3] if path.startswith("/api/tables/") else ""
        here = World(server) if method == "POST" and name == "WAITING" else world
        asked = path.replace(name, here.table(name)) if name else path
        wish = body
        if isinstance(body, dict) and body.get("invite") == "INVITE":
            wish = body | {"invite": here.invites[name]}
        here.people["nobody"].cookie = ""
        watching = await here.people["spectator"].sit(here.table("PLAYING"))
        status, told = here.people[role].request(method, asked, wish)
        await watching.ws.close()
        got.append(status)
        if status >= 400:
            assert set(told) == {"code", "detail"}
    assert tuple(got) == expected


def test_every_route_is_in_the_table(server: Server) -> None:
    known = Person(server.port).do("GET", "/api/openapi.json")["paths"]
    routes = {(method.upper(), path) for path, methods in known.items() for method in methods}
    tried = set()
    for method, path, _, _ in ROUTES:
        plain = path.split("?")[0].replace(f"/{GAME}/", "/{game}/")
        for table in ("WAITING", "PLAYING", "OVER"):
            plain = plain.replace(table, "{table}")
        tried.add((method, plain))
    assert routes <= tried


@pytest.mark.parametrize(("command", "expected"), COMMANDS, ids=lambda value: str(value)[:40])
@in_loop
async def test_commands(server: Server, command: dict[str, Any], expected: tuple[str, ...]) -> None:
    world, got = World(server), []
    owner, other = await world.owner_asked()
    watchers = [await world.people[role].sit(world.table("PLAYING")) for role in ROLES[:3]]
    words = {"words": owner.choices[0]} if command.get("words") == "LEGAL" else {}
    for chair in (*watchers, other, owner):
        await chair.command("ping")
        seq = chair.state["seq"]
        if command["type"] == "hello":
            await chair.ws.send(json.dumps(command))
            frame = await chair.receive()
        else:
            fields = {name: value for name, value in command.items() if name != "type"}
            frame = await chair.command(command["type"], **fields | words)
        got.append(frame.get("code") or frame["type"])
        assert (await chair.reach(seq + (got[-1] == "ack")))["seq"] == seq + (got[-1] == "ack")
    assert tuple(got) == expected
    assert owner.state["table"]["status"] == "playing"
    for chair in (*watchers, other, owner):
        await chair.ws.close()


def test_every_command_is_in_the_table() -> None:
    tags = {command.__struct_config__.tag for command in get_args(wire.Command)}
    assert tags == {command["type"] for command, _ in COMMANDS}


def test_the_invitation_is_for_those_at_the_table(server: Server) -> None:
    world = World(server)
    table, playing = world.table("WAITING"), world.table("PLAYING")
    invite, another = world.invites["WAITING"], world.invites["PLAYING"]
    assert (table, invite) != (playing, another)
    for role, person in world.people.items():
        listed = person.do("POST", "/api/tables", {**TWO, "listed": True})
        told = {each["id"]: each["invite"] for each in Person(server.port).do("GET", "/api/tables")}
        assert told[listed["id"]] is None
        shown = person.do("GET", f"/api/tables/{table}")["invite"]
        replayed = person.do("GET", f"/api/tables/{table}/replay")["table"]["invite"]
        assert (shown, replayed) == (invite if role in ("owner", "other") else None, None)
        person.request("POST", f"/api/tables/{table}/join", {"invite": another})
        heard = b"".join(person.heard)
        assert (invite.encode() in heard) == (role in ("owner", "other"))


@in_loop
async def test_the_invitation_is_not_in_the_frames_of_others(server: Server) -> None:
    world = World(server)
    for role, person in world.people.items():
        chair = await person.sit(world.table("WAITING"))
        expected = world.invites["WAITING"] if role in ("owner", "other") else None
        assert chair.state["table"]["invite"] == expected
        assert chair.state["table"]["owner"] == (role == "owner")
        await chair.ws.close()


def test_origins(tmp_path: Path) -> None:
    body = json.dumps(TWO).encode()
    with running(tmp_path / "games.db", "--origin", "https://friend.example") as server:
        for origin, status in (
            ("http://here", 201),
            ("https://here", 403),
            ("https://friend.example", 201),
            ("http://friend.example", 403),
            ("http://elsewhere", 403),
            ("http://here.elsewhere", 403),
            ("http://here:8000", 403),
            ("http://here@elsewhere", 403),
            ("null", 403),
            ("", 403),
        ):
            answer, headers, _ = exchange(server.port, request("POST", "/api/tables", body, f"Origin: {origin}"))
            assert (origin, answer) == (origin, status)
            reading, more, _ = exchange(server.port, request("GET", "/api/me", b"", f"Origin: {origin}"))
            assert reading == 200
            assert not [name for name in (*headers, *more) if name.startswith("access-control")]
        table = Person(server.port).do("POST", "/api/tables", TWO)["id"]
        asyncio.run(socket_origins(server, table))


async def socket_origins(server: Server, table: str) -> None:
    address = f"ws://127.0.0.1:{server.port}/ws/{table}"
    for origin in (None, f"http://127.0.0.1:{server.port}", "https://friend.example"):
        async with connect(address, origin=origin) as ws:  # type: ignore[arg-type]
            await ws.send('{"type":"hello"}')
            assert json.loads(await ws.recv())["type"] == "state"
    for origin in ("http://elsewhere", "null", f"http://127.0.0.1:{server.port + 1}"):
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, origin=origin)  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403


def test_the_cookie(server: Server) -> None:
    tokens = set()
    for method, path, body in (("PUT", "/api/me", {"name": "Ann"}), ("POST", "/api/tables", TWO)):
        _, headers, told = exchange(server.port, request(method, path, json.dumps(body).encode()))
        token, *flags = headers["set-cookie"].split("; ")
        flags = [flag.lower() for flag in flags]
        assert {"httponly", "samesite=lax", "path=/"} <= {*flags}
        assert not [flag for flag in flags if flag.startswith("domain")]
        secret = token.removeprefix("aerodrome=")
        assert len(secret) >= 43
        assert secret.encode() not in told
        tokens.add(secret)
        for file in server.db.parent.iterdir():
            assert secret.encode() not in file.read_bytes(), "a token is stored as its digest only"
        _, headers, _ = exchange(server.port, request("GET", "/api/me", b"", f"Cookie: {token}"))
        assert "set-cookie" not in headers
    assert len(tokens) == 2


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    ann = Person(server.port)
    ann.do("PUT", "/api/me", {"name": "Ann"})
    thief = Person(server.port)
    for cookie in (ann.cookie[:-1], ann.cookie + "x", ann.cookie.swapcase(), "aerodrome=", "aerodrome=Ann"):
        thief.cookie = cookie
        assert thief.do("GET", "/api/me") == {"name": None}


def test_security_headers_on_everything(server: Server) -> None:
    table = Person(server.port).do("POST", "/api/tables", TWO)["id"]
    for sent, expected in (
        (request("GET", "/"), None),
        (request("GET", "/play/x"), None),
        (request("GET", "/api/games"), 200),
        (request("GET", "/health"), 200),
        (request("GET", "/metrics"), 200),
        (request("GET", "/api/nothing"), 404),
        (request("GET", "/assets/nothing.js"), 404),
        (request("DELETE", "/api/games"), 405),
        (request("POST", "/api/tables", b"{"), 400),
        (request("POST", "/api/tables", b"{}", "Origin: http://elsewhere"), 403),
        (request("POST", "/api/tables", b" " * 17_000), 413),
        (request("POST", "/api/tables", b"{}", kind="text/plain"), 415),
        (request("GET", f"/api/tables/{table}/save"), 409),
        (request("OPTIONS", "/api/tables"), 204),
    ):
        status, headers, _ = exchange(server.port, sent)
        assert expected in (None, status)
        assert {name: headers.get(name.lower()) for name in HEADERS} == HEADERS
        assert "server" not in headers


def test_the_content_policy_is_strict() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in HEADERS["Content-Security-Policy"]


def test_limits(tmp_path: Path) -> None:
    """Sixty at once and one a second after that: changes of an address, whatever they are, and commands of a socket."""
    with running(tmp_path / "games.db", "--request-rate", "1", "--message-rate", "1") as server:
        ann, table = Person(server.port), ""
        for number in itertools.count(1):
            if number % 2:
                status, told = ann.request("POST", "/api/tables", TWO)
                table = told.get("id", table)
            else:
                status, told = Person(server.port).request("PUT", "/api/me", {"name": "Ann"})
            if status == 429:
                break
        assert told["code"] == "too-fast"
        assert number > 60
        assert ann.do("GET", f"/api/tables/{table}")["status"] == "waiting", "reading goes on"
        asyncio.run(socket_limits(ann, table))


async def socket_limits(ann: Person, table: str) -> None:
    fast, calm = await ann.sit(table, 0), await Person(ann.port).sit(table)
    heard: list[dict[str, Any]] = []
    with suppress(ConnectionClosed):
        for number in itertools.count():
            await fast.send("ping", key=str(number))
            if number % AT_ONCE == AT_ONCE - 1:
                heard += [await fast.receive() for _ in range(AT_ONCE)]
    pongs = [frame for frame in heard if frame["type"] == "pong"]
    faults = [frame for frame in heard if frame["type"] == "fault"]
    assert len(pongs) >= 59
    assert {frame["code"] for frame in faults} == {"too-fast"}
    assert [frame["key"] for frame in heard] == [str(number) for number in range(len(heard))]
    assert fast.ws.close_code == 4429
    assert (await calm.command("ping"))["type"] == "pong", "others are not slowed down"


def test_heartbeats_are_no_commands(tmp_path: Path) -> None:
    """Whoever asks too fast is refused, but the heartbeat that a library sends meanwhile does not end the connection;
    a flood of heartbeats does."""

    async def beat(ann: Person, table: str) -> None:
        chair = await ann.sit(table, 0)
        while (await chair.command("ping"))["type"] == "pong":
            pass
        await (await chair.ws.ping())
        with suppress(ConnectionClosed):
            for _ in range(200):
                await chair.ws.ping()
        assert await chair.closed() == 4429

    with running(tmp_path / "games.db", "--message-rate", "1") as server:
        ann = Person(server.port)
        asyncio.run(beat(ann, ann.do("POST", "/api/tables", TWO)["id"]))
