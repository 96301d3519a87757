"""Budgets: who asks for too much is told when to come back, and slowed down; who plays never notices them."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import random
import re
import secrets
import select
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, get_args

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from aerodrome.server import limits
from aerodrome.server.clients import Clients
from aerodrome.server.guests import Guests
from aerodrome.server.limits import Bucket, Budgets
from aerodrome.server.metrics import Metrics
from aerodrome.server.middleware import AdmissionMiddleware, price
from aerodrome.server.settings import Kind, Settings

from .client import GAME, Person, Server, choose, running
from .hostile import exchange, is_problem, request
from .storing import in_loop, opened
from .test_authorisation import SAVED
from .test_health import numbers

FEW: Final = ("--limits", "0.05")
MANY: Final = 300  # of anything: more than a twentieth of any budget
HOSTING: Final = Path(__file__).parents[2] / "docs/hosting.md"
TABLE: Final = {"game": GAME, "seats": ["me", "open"]}


def test_a_bucket() -> None:
    bucket = Bucket(rate=0.5, burst=3)
    assert [bucket.take(), bucket.take(2)] == [0, 0]
    assert 0 < bucket.take() <= 2
    assert bucket.wait(3) > bucket.wait(1) > 0
    assert Bucket(rate=0.5, burst=3).take(10) == 0, "what is dearer than all it holds waits until it is full"


def budgets(**settings: Any) -> Budgets:
    return Budgets(Settings(**settings), Metrics())


def spent(found: Budgets, kind: Kind, address: str, guest: str | None = None) -> int:
    """How often it was granted."""
    return next(n for n in itertools.count() if found.take(kind, address, guest))


def test_a_guest_has_a_share_of_the_address() -> None:
    found = budgets()
    budget = Settings().budget("uploads")
    assert spent(found, "uploads", "192.0.2.1", "ann") == budget.guest.burst
    assert spent(found, "uploads", "192.0.2.1", "bob") == budget.guest.burst
    assert spent(found, "uploads", "192.0.2.1", "eve") == budget.address.burst - 2 * budget.guest.burst
    assert spent(found, "uploads", "192.0.2.2", "ann") == 0, "a guest takes the empty bucket along"
    assert spent(found, "uploads", "192.0.2.2", "bea") == budget.guest.burst
    for kind in get_args(Kind):
        each = Settings().budget(kind)
        assert (each.guest.rate, each.guest.burst) <= (each.address.rate, each.address.burst)


def test_full_buckets_are_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many others come, whose buckets fill up again at once, the empty ones are kept."""
    monkeypatch.setattr(limits, "BUCKETS", 1_000)
    found = budgets(message_rate=1e9)
    for number in range(20):
        spent(found, "uploads", f"192.0.2.{number}")
    for number in range(20_000):
        found.take("commands", str(number), None)
    assert len(found._buckets) == 1_000
    assert [spent(found, "uploads", f"192.0.2.{number}") for number in range(20)] == [0] * 20


def test_the_factor() -> None:
    assert spent(budgets(limits=2), "tables", "192.0.2.1") == 2 * Settings().budget("tables").address.burst
    assert not any(budgets(limits=0).take("tables", "192.0.2.1", None) for _ in range(1_000))


def test_the_document_tells_the_numbers() -> None:
    told = re.findall(
        r"^\| (\w+): .* \| ([\d.]+), ([\d.]+) \| ([\d.]+), ([\d.]+) \|$", HOSTING.read_text("utf-8"), re.M
    )
    known = {kind: Settings().budget(kind) for kind in get_args(Kind)}
    rates = {
        kind: (each.guest.burst, each.guest.rate, each.address.burst, each.address.rate) for kind, each in known.items()
    }
    assert {kind: tuple(map(float, numbers)) for kind, *numbers in told} == rates


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("GET", "/", "pages"),
        ("GET", "/table/x", "pages"),
        ("GET", "/assets/x.js", "pages"),
        ("GET", "/api/games", "reads"),
        ("GET", "/api/me/tables", "reads"),
        ("GET", "/api/tables/x/replay", "replays"),
        ("GET", "//api//tables/x/replay/", "replays"),
        ("GET", "/api/tables/x/save", "replays"),
        ("GET", "/api/openapi.json", "replays"),
        ("GET", "/api/schema/swagger", "replays"),
        ("POST", "/api/tables", "tables"),
        ("POST", "/api/tables/x/rematch", "tables"),
        ("POST", "/api/saves", "uploads"),
        ("POST", "/api/tables/x/continue/", "uploads"),
        ("POST", "/api/tables/x/join", "changes"),
        ("PUT", "/api/me", "changes"),
        ("DELETE", "/", "changes"),
        ("GET", "/health", "probes"),
        ("GET", "/ready", "probes"),
        ("GET", "/metrics", "probes"),
    ],
)
def test_what_a_request_costs(method: str, path: str, kind: str) -> None:
    assert price(method, path).kind == kind


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("strict") / "games.db", *FEW) as found:
        yield found


@pytest.mark.parametrize(
    ("kind", "sent", "granted"),
    [
        ("pages", request("GET", "/robots.txt"), 404),
        ("reads", request("GET", "/api/me"), 200),
        ("replays", request("GET", "/api/tables/nothing/replay"), 404),
        ("tables", request("POST", "/api/tables", json.dumps(TABLE).encode()), 201),
        ("uploads", request("POST", "/api/saves", SAVED.encode()), 201),
        ("changes", request("PUT", "/api/me", b'{"name":"Ann"}'), 200),
        ("probes", request("GET", "/ready"), 200),
    ],
)
def test_every_kind_of_request_has_a_limit(strict: Server, kind: str, sent: bytes, granted: int) -> None:
    found: list[int] = []
    while 429 not in found and len(found) < MANY:
        status, headers, body = exchange(strict.port, sent)
        found.append(status)
    assert {*found} - {429} == {granted}
    assert (found[-1], json.loads(body)["code"]) == (429, "too-fast")
    assert is_problem(body)
    assert int(headers["retry-after"]) >= 1
    assert headers["content-security-policy"]
    others = request("GET", "/api/games" if kind != "reads" else "/favicon.ico")
    assert exchange(strict.port, others)[0] in (200, 404), "a budget that is spent does not touch the others"


def test_an_invented_token_has_no_budget_of_its_own(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *FEW) as server:
        for _ in range(MANY):
            cookie = f"Cookie: aerodrome={secrets.token_urlsafe(32)}"
            if exchange(server.port, request("GET", "/api/me", b"", cookie))[0] == 429:
                return
    raise AssertionError("never refused")


def test_a_guest_who_hammers_does_not_stop_the_others_behind_the_address(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *FEW) as server:
        ann, bob = Person(server.port), Person(server.port)
        for person in (ann, bob):
            person.do("PUT", "/api/me", {"name": "Guest"})
        for _ in range(MANY):
            status, told = ann.request("GET", "/api/me")
            if status == 429:
                break
        assert told["code"] == "too-fast"
        assert bob.do("GET", "/api/me") == {"name": "Guest"}
        assert numbers(bob)['aerodrome_refusals_total{kind="reads"}'] == 1


@in_loop
async def test_hellos_and_new_sockets_have_limits(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *FEW) as server:
        ann = Person(server.port)
        table = ann.do("POST", "/api/tables", TABLE)["id"]
        chair = await ann.sit(table, 0)
        frames = []
        for _ in range(40):
            await chair.send("hello", seat=0)
            frames.append(await chair.receive())
            if frames[-1]["type"] == "fault":
                break
        fault = frames[-1]
        assert (fault["type"], fault["code"], fault["key"]) == ("fault", "too-fast", None)
        assert fault["retry_after"] > 0
        assert {frame["type"] for frame in frames[:-1]} <= {"state"}
        await asyncio.sleep(fault["retry_after"])
        await chair.turn_to(0)
        with pytest.raises(InvalidStatus) as refused:
            await come_and_go(server, table)
        assert refused.value.response.status_code == 429
        assert int(refused.value.response.headers["Retry-After"]) >= 1


async def come_and_go(server: Server, table: str) -> None:
    for _ in range(MANY):
        await (await connect(f"ws://127.0.0.1:{server.port}/ws/{table}", open_timeout=60)).close()


def test_who_is_refused_waits_for_the_answer(tmp_path: Path) -> None:
    """Others are answered meanwhile; a busy machine may spoil a try or two."""
    ready = request("GET", "/ready")
    with running(tmp_path / "games.db", *FEW) as server:
        person = Person(server.port)
        for _ in range(20):
            with socket.create_connection(("127.0.0.1", server.port)) as hammering:
                while exchange(server.port, ready)[0] != 429:
                    pass
                hammering.sendall(ready)
                person.do("GET", "/api/games")
                if not select.select([hammering], [], [], 0)[0]:
                    assert hammering.recv(1 << 16).startswith(b"HTTP/1.1 429")
                    return
    raise AssertionError("a refusal always came first")


@in_loop
async def test_bots_that_have_thought_too_much_are_paid_before_new_tables(tmp_path: Path) -> None:
    """Also by an address whose guest is always a new one."""
    async with opened(tmp_path / "games.db") as store:
        settings, allowed = Settings(tarpit_seconds=0), Settings().budget("thinking")
        found = Budgets(settings, Metrics())
        guests = Guests(store, found)
        middleware = AdmissionMiddleware(granted, settings, Clients([]), found, guests)
        owner, token = await guests.add("Ann", "192.0.2.1")
        _, other = await guests.add("Bob", "192.0.2.1")
        start = ("POST", "/api/tables/x/start")
        setting_going = [("POST", "/api/tables"), ("POST", "/api/saves"), start, ("POST", "/api/tables/x/rematch")]
        found.charge(owner.id, allowed.guest.burst)
        assert await asked(middleware, token, *start) == 200, "what is there may be spent"
        found.charge(owner.id, 60)
        assert [await asked(middleware, token, *each) for each in setting_going] == [429] * len(setting_going)
        assert await asked(middleware, token, "GET", "/api/tables/x") == 200
        assert await asked(middleware, token, "POST", "/api/tables/x/join") == 200
        assert await asked(middleware, other, *start) == 200, "others are not to blame"
        found.charge(owner.id, 10 * allowed.address.burst)
        assert await asked(middleware, other, *start) == await asked(middleware, "", *start) == 429
        assert found.overdrawn("192.0.2.1", owner.id) <= allowed.guest.burst / allowed.guest.rate, "not for ever"


async def granted(_: Any, __: Any, send: Any) -> None:
    """What is behind the middleware."""
    await send({"type": "http.response.start", "status": 200, "headers": []})


async def asked(middleware: AdmissionMiddleware, token: str, method: str, path: str) -> int:
    """The status of the answer to somebody at an address."""
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    headers = [(b"cookie", f"aerodrome={token}".encode())]
    scope: Any = {"type": "http", "method": method, "path": path, "client": ("192.0.2.1", 1), "headers": headers}
    unread: Any = None
    await middleware(scope, unread, send)
    status: int = sent[0]["status"]
    return status


def test_a_family_at_one_address_meets_no_limit(tmp_path: Path) -> None:
    """Five of them load everything, look around, play two games each against a bot, talk, and watch the replays."""
    with running(tmp_path / "games.db") as server:
        family = [Person(server.port) for _ in range(5)]
        line = http.client.HTTPConnection("127.0.0.1", server.port)
        for number in range(100 * len(family)):
            line.request("GET", f"/assets/part{number}.js")
            answer = line.getresponse()
            assert (answer.status, bool(answer.read())) == (404, True)
        line.close()
        asyncio.run(family_evening(family))
        found = numbers(Person(server.port))
        assert not [name for name in found if name.startswith("aerodrome_refusals_total")]


async def family_evening(family: list[Person]) -> None:
    await asyncio.gather(*[one_evening(person, random.Random(n)) for n, person in enumerate(family)])


async def one_evening(person: Person, rng: random.Random) -> None:
    do: Callable[..., Any] = person.do
    for _ in range(2):
        for path in ("/api/games", "/api/me", "/api/tables", "/api/me/tables", f"/api/games/{GAME}/rules"):
            await asyncio.to_thread(do, "GET", path)
        await asyncio.to_thread(do, "PUT", "/api/me", {"name": "Ann"})
        made = await asyncio.to_thread(do, "POST", "/api/tables", {"game": GAME, "seats": ["me", "random"]})
        chair = await person.sit(made["id"], 0)
        for _ in range(15):
            await chair.asked()
            await chair.command("why", seat=0, words=chair.choices[0])
            frame = await chair.answer(choose(chair.state["question"], rng))
            assert frame["type"] == "ack", frame
            await chair.reach(frame["seq"])
            await chair.command("say", text="well played")
        await chair.ws.close()
        for seat in ("", "?seat=0"):
            await asyncio.to_thread(do, "GET", f"/api/tables/{made['id']}/replay{seat}")
