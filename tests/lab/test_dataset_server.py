"""Datasets and servers: every game of a dataset opens in the browser's replay, and every finished game exports."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet
from server.client import PLENTY, Person, Server, everybody, running, seated
from server.conftest import amount
from server.moments import replayed_events
from typer.testing import CliRunner

from aerodrome.cli.app import app
from aerodrome.data.dataset import Dataset, write
from aerodrome.games import find, names
from aerodrome.kernel.encode import fingerprint
from aerodrome.kernel.match import Match
from aerodrome.kernel.save import restore, save
from aerodrome.lab.datasets import simulated
from aerodrome.lab.simulate import Setting


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server") / "games.db", *PLENTY) as found:
        yield found


def simulation(folder: Path, name: str, seats: int, games: int = 1) -> Dataset:
    bots = ("pilot", *["random"] * (seats - 1))
    write(folder, simulated(Setting(name, bots, games, "browser"), jobs=1))
    return Dataset(folder)


def run(*args: object) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, [str(arg) for arg in args])
    return result.exit_code, result.stdout, result.stderr


@pytest.mark.parametrize("name", names())
def test_a_game_of_a_dataset_opens_in_the_replay(server: Server, tmp_path: Path, name: str) -> None:
    for seats in sorted({find(name).fewest, find(name).most})[: amount(1, 2)]:
        folder = tmp_path / str(seats)
        data = simulation(folder, name, seats)
        (game,) = data.ids()
        address = f"http://127.0.0.1:{server.port}"
        code, page, complaint = run("data", "open", folder, game, "--server", f"{address}/", "--no-browser")
        assert (code, complaint) == (0, "")
        assert page.startswith(f"{address}/replay/")
        table, stranger = page.strip().rpartition("/")[2], Person(server.port)
        told = stranger.do("GET", f"/api/tables/{table}/replay?seat={seats - 1}")
        ranks = [row["rank"] for row in parquet.read_table(folder / "seats.parquet").to_pylist()]
        assert told["result"]["ranks"] == ranks
        assert told["table"]["seats"][0]["name"] == "pilot"
        events = len(replayed_events(told))
        assert events == data.counts()["events"]
        stranger.do("GET", f"/api/tables/{table}/save")
        saved, _ = restore(stranger.heard[-1].decode(), find)
        assert fingerprint(saved.state) == fingerprint(data.match(game).state)


def fetched(address: str) -> Any:
    with urllib.request.urlopen(address) as answer:
        return json.loads(answer.read())


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_a_server_is_started_for_a_game_and_ends_with_the_command(tmp_path: Path, end: signal.Signals) -> None:
    data = simulation(tmp_path / "data", "control_tower", 2)
    heard = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # the tests may run without
    command = [sys.executable, "-c", f"{heard}; from aerodrome.cli import main; main()"]
    command += ["data", "open", "data", next(data.ids()), "--no-browser"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, cwd=tmp_path, env={**os.environ, "PYTHONUNBUFFERED": "1"}
    ) as process:
        assert process.stdout is not None
        address, _, table = process.stdout.readline().strip().rpartition("/replay/")
        told = fetched(f"{address}/api/tables/{table}/replay")
        assert told["result"]["ranks"] == data.match(next(data.ids())).ranks()
        process.send_signal(end)
        assert process.wait(60) == 0
    with pytest.raises(urllib.error.URLError):
        fetched(f"{address}/api/games")


def test_where_no_server_answers_and_what_a_server_refuses(server: Server, tmp_path: Path) -> None:
    data = simulation(tmp_path / "data", "control_tower", 2)
    match = data.match(next(data.ids()))
    branch = Match(match.game, 2, seed="branch", base=match.rules.setup([[], []]))
    (tmp_path / "branch.json").write_text(save(branch))
    assert run("data", "from", tmp_path / "branch.json", "--out", tmp_path / "branch", "--jobs", 1)[0] == 0
    (game,) = Dataset(tmp_path / "branch").ids()
    code, _, complaint = run("data", "open", tmp_path / "branch", game, "--server", f"http://127.0.0.1:{server.port}")
    assert code == 1
    assert "refused the game: the saved match cannot be played again from its start" in complaint
    for address in ("http://127.0.0.1:9", "nowhere"):
        code, _, complaint = run("data", "open", tmp_path / "data", next(data.ids()), "--server", address)
        assert code == 1
        assert f"no server of Aerodrome answers at {address}" in complaint
        assert complaint.count("\n") == 1


def test_a_port_that_is_taken(server: Server, tmp_path: Path) -> None:
    data = simulation(tmp_path / "data", "control_tower", 2)
    command = [sys.executable, "-m", "aerodrome", "data", "open", "data", next(data.ids()), "--no-browser"]
    done = subprocess.run(
        [*command, "--port", str(server.port)], capture_output=True, text=True, cwd=tmp_path, timeout=120
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert f"port {server.port}: Address already in use" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_finished_games_of_a_running_server(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY) as server:
        ann = Person(server.port)
        ann.do("PUT", "/api/me", {"name": "Wilhelmina"})

        async def play() -> str:
            chairs = await seated(server.port, "me", "cadet", "open")
            await everybody(*chairs)
            return str(chairs[0].state["table"]["id"])

        over = asyncio.run(play())
        ann.do("POST", "/api/tables", {"game": "control_tower", "seats": ["me", "pilot"]})
        data = simulation(tmp_path / "sim", "air_racing", 2)
        own = ann.do("POST", "/api/saves", data.saved(next(data.ids())).encode())["id"]
        for folder, more in (("without", []), ("with", ["--names"])):
            code, said, complaint = run(
                "data", "from", "--database", server.db, "--out", tmp_path / folder, "--jobs", 1, *more
            )
            assert (code, said, complaint) == (0, f"{tmp_path / folder}: 2 games\n", "")
        ends = []
        for table in (over, own):
            ann.do("GET", f"/api/tables/{table}/save")
            ends.append(fingerprint(restore(ann.heard[-1].decode(), find)[0].state))
    exported = Dataset(tmp_path / "without")
    assert sorted(fingerprint(exported.match(game).state) for game in exported.ids()) == sorted(ends)
    games = parquet.read_table(tmp_path / "without" / "games.parquet").to_pylist()
    assert {(game["game"], game["practice"]) for game in games} == {("control_tower", False), ("air_racing", True)}
    seats = parquet.read_table(tmp_path / "without" / "seats.parquet").to_pylist()
    by_game = {game["id"]: game["game"] for game in games}
    assert [seat["player"] for seat in seats if by_game[seat["game_id"]] == "control_tower"] == [
        "human",
        "cadet",
        "human",
    ]
    assert {seat["name"] for seat in seats} == {None}
    decisions = parquet.read_table(tmp_path / "without" / "decisions.parquet").to_pylist()
    for game, began, timed in ((over, began_at(server.db, over), True), (own, 0, False)):
        told = [row for row in decisions if (by_game[row["game_id"]] == "control_tower") == (game == over)]
        assert {row["at"] is not None for row in told} == {timed}, "what was uploaded was played elsewhere"
        assert {row["thought"] is not None for row in told[1:]} == {timed}
        assert not timed or all(began <= row["at"] - (row["thought"] or 0) for row in told)
    named = parquet.read_table(tmp_path / "with" / "seats.parquet").to_pylist()
    assert "Wilhelmina" in {seat["name"] for seat in named}
    assert not any(b"Wilhelmina" in game["saved"].encode() for game in games)
    aged(server.db, own)
    code, said, complaint = run("data", "from", "--database", server.db, "--out", tmp_path / "aged", "--jobs", 1)
    assert (code, said) == (1, f"{tmp_path / 'aged'}: 1 game\n")
    assert f"left out table {own}: it was played by other rules or content" in complaint


def began_at(database: Path, table: str) -> int:
    """When the first seat was taken."""
    with closing(sqlite3.connect(database)) as opened:
        ((body,),) = opened.execute("select body from entries where table_id = ? and seq = 1", (table,)).fetchall()
    return int(json.loads(body)["at"])


def aged(database: Path, table: str) -> None:
    """As if the table had been played by the rules of another time."""
    with closing(sqlite3.connect(database, isolation_level=None)) as opened:
        ((body,),) = opened.execute("select record from tables where id = ?", (table,)).fetchall()
        opened.execute(
            "update tables set record = ? where id = ?", (json.dumps(json.loads(body) | {"version": 0}), table)
        )
