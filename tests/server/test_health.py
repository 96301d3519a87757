"""What the server tells its host: whether it lives, whether it can store moves, its numbers and its log."""

from __future__ import annotations

import json
import random
import socket
from pathlib import Path

from .client import GAME, PLENTY, Person, mover, play_on, running, seated
from .faults import disk_full
from .storing import in_loop


def numbers(person: Person) -> dict[str, float]:
    status, text = person.request("GET", "/metrics")
    assert status == 200
    lines = [line.rsplit(" ", 1) for line in text.decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


@in_loop
async def test_the_numbers_of_a_game(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY) as server:
        host = Person(server.port)
        assert host.request("GET", "/health") == (200, b"ok")
        assert host.request("GET", "/ready") == (200, b"ready")
        (chair,) = await seated(server.port, "me", "pilot")
        await chair.command("ping")
        await chair.answer("fly away")
        await play_on(chair, random.Random(1))
        found = numbers(host)
        assert found[f'aerodrome_tables_made_total{{game="{GAME}"}}'] == 1
        assert (found["aerodrome_tables"], found["aerodrome_sockets"]) == (1, 1)
        assert found['aerodrome_commands_total{command="ping",outcome="done"}'] == 1
        assert found['aerodrome_commands_total{command="answer",outcome="refused"}'] == 1
        mine = found['aerodrome_commands_total{command="answer",outcome="done"}']
        thoughts = found['aerodrome_thinking_seconds_count{level="pilot"}']
        assert min(mine, thoughts) > 0
        begun = 2  # to sit down and to begin are records too, stored with the table
        assert found["aerodrome_store_seconds_count"] == mine + thoughts == chair.state["seq"] - begun
        await chair.ws.close()
        while numbers(host)["aerodrome_sockets"]:
            pass
        assert server.stop() == "", "nothing that the host must know has happened"


@in_loop
async def test_on_a_full_disk_nothing_happens_until_there_is_room(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY) as server:
        host, bob = Person(server.port), Person(server.port)
        chairs = await seated(server.port, "me", "open")
        chair = mover(chairs)
        table, seq, seat = chair.state["table"]["id"], chair.state["seq"], chair.seat
        made = chair.person.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"]})
        bob.do("PUT", "/api/me", {"name": "Bob"})
        with disk_full(server):
            assert host.request("GET", "/ready")[0] == 503
            assert host.request("GET", "/health")[0] == 200
            fault = await chair.answer("move 1 left", key="again")
            assert fault["code"] == "storage"
            assert [await each.closed() for each in chairs] == [1012, 1012]
            assert [each.state["seq"] for each in chairs] == [seq, seq]
            join = bob.request("POST", f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
            make = chair.person.request("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"]})
            assert [(status, problem["code"]) for status, problem in (join, make)] == [(503, "storage")] * 2
            again = await chair.person.sit(table, seat)
            assert (again.state["seq"], again.state["view"]) == (seq, chair.state["view"])
        assert host.request("GET", "/ready")[0] == 200
        assert (await again.answer("move 1 left", key="again"))["seq"] == seq + 1
        joined = bob.do("POST", f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
        assert [seat["kind"] for seat in joined["seats"]] == ["human", "human"]
        logged = [json.loads(line) for line in server.stop().splitlines()]
    assert {"not stored", "storage"} <= {line["event"] for line in logged}
    assert all({"level", "timestamp"} <= line.keys() for line in logged)


def test_the_libraries_log_in_json_too(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as server:
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.sendall(b"\x00 no request\r\n\r\n")
            assert b"400" in line.recv(1000)
        (logged,) = [json.loads(line) for line in server.stop().splitlines()]
    assert logged["level"] == "warning"
