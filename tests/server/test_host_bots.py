"""Bots that the host has brought: chosen by name, honest, and never in anybody's way."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from aerodrome.bots.players import BotError
from aerodrome.games import find, names
from aerodrome.kernel.encode import dump
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import Match
from aerodrome.server.bot_pool import BotQuestion
from aerodrome.server.host_bots import HostBot, HostBots
from aerodrome.server.settings import Settings

from .client import GAME, PLENTY, Chair, Person, Server, gathered, play_on, play_until, running, seated
from .storing import in_loop

ROOT: Final = Path(__file__).parents[2]
HASTY: Final = ("--bot", "Hasty=examples.bots.hasty:Hasty")
BOTS: Final = """
import os, pathlib, time

class Bot:
    games = ("control_tower",)

    def __init__(self, match, seat):
        self.match, self.seat = match, seat

class Prying(Bot):
    def choose(self, mine, legal):
        known = [player.goal for player in self.match.state.players if player.goal != [-1]]
        assert known == [mine.players[self.seat].goal], "it knows the other goal"
        return legal[0]

class Moody(Bot):
    def choose(self, mine, legal):
        match pathlib.Path(__file__).with_name("mood").read_text():
            case "clumsy":
                raise RuntimeError("lost my map")
            case "lying":
                return next(x for x in range(999) if x not in legal)
            case "vain":
                return "the best one"
            case "mortal":
                os._exit(3)
            case "sleepy":
                time.sleep(1000)
"""
PROGRAM: Final = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        assert message["events"] == []
        print(json.dumps({"choose": message["options"][-1]["words"]}), flush=True)
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the host keeps bots."""
    found = tmp_path_factory.mktemp("hangar")
    (found / "hangar.py").write_text(BOTS)
    (found / "last.py").write_text(PROGRAM)
    return found


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory, folder: Path) -> Iterator[Server]:
    program = ("--bot", f"Old Program=program:{sys.executable} {folder / 'last.py'}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder), os.pathsep)
        with running(
            tmp_path_factory.mktemp("hosted") / "games.db", *PLENTY, *HASTY, *brought("Prying"), *program
        ) as server:
            yield server


def brought(name: str) -> tuple[str, str]:
    return "--bot", f"{name}=hangar:{name}"


def done(chair: Chair, seat: int) -> int:
    """How often the table has told of something that this seat did."""
    return sum(event["args"].get("seat", {}).get("value") == seat for event in chair.events)


def levels(chair: Chair) -> list[str]:
    return [seat["level"] for seat in chair.state["table"]["seats"]]


def test_every_game_offers_those_that_play_it(hosted: Server) -> None:
    offered = {game["name"]: game["bots"] for game in Person(hosted.port).do("GET", "/api/games")}
    assert set(offered) == set(names())
    for game, bots in offered.items():
        assert bots == ["Hasty", *(["Prying"] if game == GAME else []), "Old Program"]


@in_loop
@pytest.mark.parametrize("bot", ["Hasty", "Prying", "Old Program"])
async def test_it_plays_and_goes_by_its_name(hosted: Server, bot: str) -> None:
    (chair,) = await seated(hosted.port, "me", bot)
    assert chair.state["table"]["seats"][1] == {
        "kind": "bot",
        "name": None,
        "level": bot,
        "stand_in": False,
        "present": False,
        "absent": False,
        "mine": False,
        "instead_of": None,
        "kept_for": None,
    }
    await play_until(chair, lambda: done(chair, 1) >= 12)
    assert levels(chair) == [None, bot], "nobody had to take its place"


@in_loop
async def test_it_fills_open_seats_and_plays_on_from_a_replay(hosted: Server) -> None:
    table, people = gathered(hosted.port, "me", "open")
    waiting = Person(hosted.port)
    made = waiting.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"]})
    info = waiting.do("POST", f"/api/tables/{made['id']}/start", {"level": "Hasty"})
    assert [seat["level"] for seat in info["seats"]] == [None, "Hasty"]
    chairs = [await person.sit(table, seat) for seat, person in people.items()]
    await asyncio.gather(*[play_on(chair, random.Random(seat)) for seat, chair in enumerate(chairs)])
    again = people[0].do("POST", f"/api/tables/{table}/continue", {"position": 5, "seat": 0, "level": "Hasty"})
    assert (await people[0].sit(again["id"], 0)).state["table"]["seats"][1]["level"] == "Hasty"


@pytest.mark.parametrize(
    ("game", "bot"),
    [
        (GAME, "Nobody"),
        (GAME, "hasty"),
        (GAME, "hasty:Hasty"),
        (GAME, "program:ls"),
        ("great_race", "Prying"),
    ],
)
def test_players_can_name_only_what_is_offered(hosted: Server, game: str, bot: str) -> None:
    person = Person(hosted.port)
    status, problem = person.request("POST", "/api/tables", {"game": game, "seats": ["me", *[bot] * 2]})
    assert (status, problem["code"]) == (400, "bad-request")
    assert problem["detail"].startswith(f"there is no bot {bot!r} for this game; there are random, cadet, pilot, ace")
    made = person.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"]})
    if game == GAME:
        assert person.request("POST", f"/api/tables/{made['id']}/start", {"level": bot})[0] == 400


async def replaced(server: Server) -> None:
    """Somebody plays against Moody, and then against Pilot."""
    (chair,) = await seated(server.port, "me", "Moody")
    await play_until(chair, lambda: levels(chair) == [None, "pilot"])
    before = done(chair, 1)
    await play_until(chair, lambda: done(chair, 1) >= before + 3)


@in_loop
async def test_pilot_takes_the_place_of_one_that_fails(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moods = {
        "clumsy": "RuntimeError: lost my map",
        "lying": "chose ",
        "vain": "TypeError",
        "mortal": "its process has ended",
        "mortal again": "TypeError",  # it has come back
    }
    monkeypatch.setenv("PYTHONPATH", str(folder), os.pathsep)
    with running(tmp_path / "games.db", *PLENTY, *brought("Moody")) as server:
        for mood in moods:
            (folder / "mood").write_text(mood)
            await replaced(server)
        logged = [json.loads(line) for line in server.stop().splitlines()]
    assert [(line["event"], line["bot"], line["by"]) for line in logged] == [("bot replaced", "Moody", "pilot")] * 5
    for line, reason in zip(logged, moods.values(), strict=True):
        assert reason in line["reason"]


@in_loop
async def test_tables_go_on_without_a_bot_that_is_gone(tmp_path: Path) -> None:
    server = Server(tmp_path / "games.db", *PLENTY, *HASTY)
    server.start()
    table, people = gathered(server.port, "me", "Hasty", "Hasty")
    lobby = people[0].do("POST", "/api/tables", {"game": GAME, "seats": ["me", "Hasty", "open"]})
    chair = await people[0].sit(table, 0)
    await play_until(chair, lambda: done(chair, 1) >= 3)
    assert levels(chair) == [None, "Hasty", "Hasty"]
    server.stop()
    server.flags = PLENTY
    server.start()
    try:
        chair = await people[0].sit(table, 0)
        await play_until(chair, lambda: levels(chair) == [None, "pilot", "pilot"])
        before = done(chair, 2)
        await play_until(chair, lambda: done(chair, 2) >= before + 3)
        people[0].do("POST", f"/api/tables/{lobby['id']}/start", {"level": "pilot"})
        other = await people[0].sit(lobby["id"], 0)
        await play_until(other, lambda: levels(other) == [None, "pilot", "pilot"] and done(other, 1) >= 3)
    finally:
        logged = server.stop()
    assert "it is not here any more" in logged
    assert "task failed" not in logged


@in_loop
async def test_one_that_keeps_silent_is_ended_and_comes_back(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "mood").write_text("sleepy")
    monkeypatch.chdir(folder)
    moody = HostBot("hangar:Moody", Settings(bot_seconds=0.5))
    try:
        match = Match(find(GAME), 2, seed="sleep")
        question = BotQuestion(GAME, 2, (), "Moody", dump(match.mine(match.asked()[0])), 1, 1.5)
        for _ in range(2):
            with pytest.raises(BotError, match=r"said nothing for 0\.5 seconds"):
                await moody.ask(question, "ann")
    finally:
        moody.close()


@pytest.mark.parametrize(
    ("bots", "told"),
    [
        (["Hasty"], "a bot is NAME=BOT with a name of its own, not 'Hasty'"),
        (["=examples.bots.hasty:Hasty"], "a bot is NAME=BOT with a name of 1 to 24 characters, not '=examples"),
        (["Ace=examples.bots.hasty:Hasty"], "a bot is NAME=BOT with a name of its own, not 'Ace="),
        (["me=pilot"], "a bot is NAME=BOT with a name of its own, not 'me=pilot'"),
        (["Captain=pilot", "captain=cadet"], "a bot is NAME=BOT with a name of its own, not 'captain=cadet'"),
        (["Gone=program:no-such-program"], "bot 'Gone' cannot be used: there is no program 'no-such-program'"),
        (["Broken=broken:Bot"], "bot 'Broken' cannot be used: SyntaxError"),
        (["Chess=chess:Bot"], "bot 'Chess' cannot be used: 'chess:Bot' plays chess, but there are"),
    ],
)
def test_what_cannot_be_used_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bots: list[str], told: str
) -> None:
    (tmp_path / "broken.py").write_text("class Bot")
    (tmp_path / "chess.py").write_text("class Bot:\n    games = ('chess',)\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadSetup, match=re.escape(told)):
        HostBots(bots)


def test_the_server_says_so_and_does_not_start(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "aerodrome", "serve", "--no-browser", "--port", "0", "--bot", "Nobody=no.such:Bot"]
    ended = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=100, check=False)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "bot 'Nobody' cannot be used: there is no bot 'no.such:Bot'" in " ".join(ended.stderr.split())
    assert "Traceback" not in ended.stderr
    assert not list(tmp_path.iterdir()), "nothing was made"
