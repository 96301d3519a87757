"""Who the client is: forwarding headers count from proxies that the host has named, and from nobody else."""

from __future__ import annotations

import asyncio
import json
from ipaddress import ip_network
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from aerodrome.server.clients import Client, Clients

from .client import GAME, Person, Server, running
from .hostile import exchange, request
from .launching import ended

TRUSTING = ("--trust-proxy", "127.0.0.1")
CLIENTS = Clients([ip_network("10.0.0.0/8"), ip_network("::1/128")])
TWO = json.dumps({"game": GAME, "seats": ["me", "open"]}).encode()


def found(peer: str, *forwarded: str, proto: tuple[str, ...] = ()) -> Client:
    headers = {"x-forwarded-for": list(forwarded), "x-forwarded-proto": list(proto)}
    return CLIENTS.find(peer, lambda name: headers.get(name, []))


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("192.0.2.1", [], "192.0.2.1"),
        ("192.0.2.1", ["198.51.100.7"], "192.0.2.1"),
        ("10.0.0.1", ["198.51.100.7"], "198.51.100.7"),
        ("10.0.0.1", ["203.0.113.9, 198.51.100.7"], "198.51.100.7"),
        ("10.0.0.1", ["203.0.113.9", "198.51.100.7"], "198.51.100.7"),
        ("10.0.0.1", ["203.0.113.9, 198.51.100.7, 10.2.2.2"], "198.51.100.7"),
        ("10.0.0.1", ["10.3.3.3, 10.2.2.2"], "10.3.3.3"),
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.7:40123"], "198.51.100.7"),
        ("10.0.0.1", ["[2001:db8:1:2::7]:40123"], "2001:db8:1:2::/64"),
        ("10.0.0.1", ["198.51.100.7, unknown"], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.7, " + "1" * 9_000], "10.0.0.1"),
        ("::1", ["198.51.100.7"], "198.51.100.7"),
        ("::ffff:10.0.0.1", ["198.51.100.7"], "198.51.100.7"),
        ("2001:db8:1:2:aaaa::1", [], "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::9", ["198.51.100.7"], "2001:db8:1:2::/64"),
        ("", ["198.51.100.7"], ""),
    ],
)
def test_the_rightmost_address_that_is_no_proxy(peer: str, forwarded: list[str], address: str) -> None:
    assert found(peer, *forwarded).address == address


def test_the_scheme_is_told_by_a_trusted_proxy() -> None:
    assert found("10.0.0.1", proto=("https",)).scheme == "https"
    assert found("10.0.0.1", proto=("http, HTTPS",)).scheme == "https"
    assert found("10.0.0.1", proto=("https", "http")).scheme == "http"
    assert found("10.0.0.1", proto=("gopher",)).scheme == "http"
    assert found("10.0.0.1").scheme == "http"
    assert found("192.0.2.1", proto=("https",)).scheme == "http"


@pytest.mark.parametrize("proxy", ["localhost", "10.0.0.1/8", "10.0.0.0/33", ""])
def test_what_is_no_address_cannot_be_trusted(tmp_path: Path, proxy: str) -> None:
    code, said, logged = ended("serve", "--no-browser", "--db", str(tmp_path / "games.db"), "--trust-proxy", proxy)
    assert code != 0
    assert "--trust-proxy takes an address or a network" in said + logged
    assert "Traceback" not in logged


def statuses(server: Server, *headers: str) -> set[int]:
    """Of as many changes as no budget allows, each with headers of its own; the first refusal is the last of them."""
    body, found = json.dumps({"name": "Ann"}).encode(), set[int]()
    for number in range(200):
        sent = [header.replace("N", str(number)) for header in headers]
        found.add(exchange(server.port, request("PUT", "/api/me", body, *sent))[0])
        if 429 in found:
            break
    return found


def test_an_invented_address_has_no_budget_of_its_own(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", "--request-rate", "1") as server:
        assert statuses(server, "X-Forwarded-For: 198.51.100.N", "Forwarded: for=198.51.100.N") == {200, 429}
        logged = [json.loads(line) for line in server.stop().splitlines()]
    assert [line["peer"] for line in logged if "--trust-proxy" in line["event"]] == ["127.0.0.1"]


def test_clients_of_a_trusted_proxy_have_budgets_of_their_own(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", "--request-rate", "1", *TRUSTING) as server:
        assert statuses(server, "X-Forwarded-For: 198.51.100.N") == {200}
        assert statuses(server, "X-Forwarded-For: 198.51.100.N, 203.0.113.9") == {200, 429}
        assert server.stop() == "", "a proxy that does as it should is not worth a line"


def test_a_proxy_that_names_no_clients_is_logged_once(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *TRUSTING) as server:
        for _ in range(3):
            assert Person(server.port).do("GET", "/api/me") == {"name": None}
        (line,) = [json.loads(line) for line in server.stop().splitlines()]
    assert (line["level"], line["peer"]) == ("warning", "127.0.0.1")
    assert "X-Forwarded-For" in line["event"]


@pytest.mark.parametrize(("flags", "scheme"), [((), "http"), (TRUSTING, "https")])
def test_cookies_and_origins_follow_the_scheme(tmp_path: Path, flags: tuple[str, ...], scheme: str) -> None:
    """A page that a trusted proxy has sent by https may ask by https; from anybody else the header means nothing."""
    proxy = ["X-Forwarded-Proto: https", "X-Forwarded-For: 198.51.100.7"]
    other = {"http": "https", "https": "http"}[scheme]
    with running(tmp_path / "games.db", *flags) as server:
        status, headers, told = exchange(
            server.port, request("POST", "/api/tables", TWO, *proxy, f"Origin: {scheme}://here")
        )
        assert status == 201
        assert ("secure" in headers["set-cookie"].lower().split("; ")) == (scheme == "https")
        refused = exchange(server.port, request("POST", "/api/tables", TWO, *proxy, f"Origin: {other}://here"))
        assert (refused[0], json.loads(refused[2])["code"]) == (403, "not-yours")
        asyncio.run(socket_schemes(server, json.loads(told)["id"], scheme, other))


async def socket_schemes(server: Server, table: str, scheme: str, other: str) -> None:
    address, here = f"ws://127.0.0.1:{server.port}/ws/{table}", f"127.0.0.1:{server.port}"
    proxy = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7"}
    async with connect(address, origin=Origin(f"{scheme}://{here}"), additional_headers=proxy) as ws:
        await ws.send('{"type":"hello"}')
        assert json.loads(await ws.recv())["type"] == "state"
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, origin=Origin(f"{other}://{here}"), additional_headers=proxy)
    assert refused.value.response.status_code == 403
