"""Saved games go out when they are over and come in again; the seed that was committed to gives every draw."""

from __future__ import annotations

import json
import random
from hashlib import sha256
from typing import Any

import pytest

from aerodrome.bots import levels
from aerodrome.games import find, names
from aerodrome.kernel.encode import digest
from aerodrome.kernel.match import Match
from aerodrome.kernel.save import save

from .client import GAME, Person, Server, everybody, gathered, play_on, seated
from .conftest import amount
from .moments import replayed_events
from .storing import in_loop


def unfinished() -> Match:
    match, rng = Match(find(GAME), 3, seed="a game from elsewhere"), random.Random(1)
    for _ in range(30):
        seat = match.asked()[0]
        match.answer(seat, rng.choice(match.legal(seat)))
    assert not match.over
    return match


def resealed(**changes: Any) -> bytes:
    """A saved game with other fields, and a checksum that fits them."""
    data = json.loads(save(unfinished()))
    del data["checksum"]
    data |= changes
    return json.dumps(data | {"checksum": digest(data)}).encode()


@in_loop
async def test_a_finished_game_goes_out_and_comes_in_again(server: Server) -> None:
    chairs = await seated(server.port, "me", "cadet", "open")
    table, ann = chairs[0].state["table"]["id"], chairs[0].person
    for each in (ann, Person(server.port)):
        status, problem = each.request("GET", f"/api/tables/{table}/save")
        assert (status, problem["code"]) == (409, "not-now")
        assert "over" in problem["detail"]
    await everybody(*chairs)
    ann.do("GET", f"/api/tables/{table}/save")
    stranger = Person(server.port)
    copy = stranger.do("POST", "/api/saves", ann.heard[-1])["id"]
    for seat in ("", "?seat=0", "?seat=1", "?seat=2"):
        old, new = (stranger.do("GET", f"/api/tables/{each}/replay{seat}") for each in (table, copy))
        assert (new["view"], new["positions"]) == (old["view"], old["positions"])
        assert (new["result"], new["draws"]) == (old["result"], old["draws"])
        assert new["table"]["commitment"] == old["table"]["commitment"]
    assert stranger.request("POST", f"/api/tables/{copy}/rematch")[0] == 201


@pytest.mark.parametrize("game", names())
def test_a_game_that_bots_played_is_told_to_its_end(server: Server, game: str) -> None:
    """Sealed answers count later than they are given, and a lone option may answer itself: so may the copy's."""
    match = Match(find(game), amount(find(game).fewest, find(game).most), seed="a game of bots")
    levels.play(match, [levels.make("random", match, seat) for seat in range(match.rules.seats)])
    ann = Person(server.port)
    copy = ann.do("POST", "/api/saves", save(match).encode())["id"]
    told = ann.do("GET", f"/api/tables/{copy}/replay")
    assert told["result"]["ranks"] == match.ranks()
    assert len(replayed_events(told)) == len(match.events)


@in_loop
async def test_an_unfinished_game_goes_on_as_practice(server: Server) -> None:
    match, ann = unfinished(), Person(server.port)
    text = save(match, {"players": ["pilot", "human", "cadet"], "names": ["Otto", "Ann", "Kay"]})
    table = ann.do("POST", "/api/saves", text.encode())["id"]
    chair = await ann.sit(table, 1)
    info = chair.state["table"]
    assert (info["status"], info["practice"]) == ("playing", True)
    assert [(seat["name"], seat["kind"]) for seat in info["seats"]][::2] == [("Otto", "bot"), ("Kay", "bot")]
    assert ann.request("GET", f"/api/tables/{table}/save")[0] == 409
    told = ann.do("GET", f"/api/tables/{table}/replay?seat=1")
    assert (told["result"], told["draws"]) == (None, [])
    assert len(chair.events) >= len(match.events)
    await play_on(chair, random.Random(2))
    assert chair.state["result"]["seed"] == match.seed


@pytest.mark.parametrize(
    ("body", "detail"),
    [
        (b"", "not a saved match, or only a part of one"),
        (b"\xff\xfe", "this file is not a saved match of Aerodrome"),
        (b"[]", "this file is not a saved match of Aerodrome"),
        (save(unfinished()).encode()[:-200], "not a saved match, or only a part of one"),
        (save(unfinished()).replace("elsewhere", "nowhere").encode(), "its checksum does not fit"),
        (resealed(seed="another"), "entry 1 of the log is not what the seed gives"),
        (resealed(game="chess"), "there is no game 'chess'"),
        (resealed(log=[]), "does not lead to its position"),
        (resealed(seats=9), "2 to 4 seats, not 9"),
        (resealed(position={}), "does not lead to its position"),
        (resealed(content="other cards", position={}), "cannot be played again"),
        (resealed(carry=[[1], [2], [3]]), "series"),
    ],
)
def test_a_damaged_game_is_refused_with_its_reason(server: Server, body: bytes, detail: str) -> None:
    status, problem = Person(server.port).request("POST", "/api/saves", body)
    assert (status, problem["code"]) == (400, "bad-request")
    assert detail in problem["detail"]


def drawn(seed: str, draw: dict[str, Any]) -> str:
    """The outcome that the protocol's page promises."""
    part = int(sha256(f"{seed}/{draw['number']}".encode()).hexdigest(), 16)
    if not draw["odds"]:
        return str((part << 60) >> 256)
    share = (part * sum(draw["odds"])) >> 256
    return str(next(x for x in range(len(draw["odds"])) if share < sum(draw["odds"][: x + 1])))


@in_loop
async def test_the_seed_gives_every_draw(server: Server) -> None:
    ann = Person(server.port)
    made = ann.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"]})
    table = made["id"]
    commitment = ann.do("GET", f"/api/tables/{table}")["commitment"]
    ann.do("POST", f"/api/tables/{table}/start", {"level": "pilot"})
    chair = await ann.sit(table, 0)
    await play_on(chair, random.Random(3), 10)
    told = ann.do("GET", f"/api/tables/{table}/replay?seat=0")
    assert (told["result"], told["draws"], len(told["positions"]) > 10) == (None, [], True)
    await play_on(chair, random.Random(3))
    told = ann.do("GET", f"/api/tables/{table}/replay")
    seed, draws = told["result"]["seed"], told["draws"]
    assert sha256(seed.encode()).hexdigest() == commitment == told["table"]["commitment"]
    assert [draw["number"] for draw in draws] == list(range(len(draws)))
    assert len(draws) >= 3
    assert [draw["outcome"] for draw in draws] == [drawn(seed, draw) for draw in draws]
    ann.do("GET", f"/api/tables/{table}/save")
    logged = [line.split()[1] for line in json.loads(ann.heard[-1])["log"] if line.startswith("chance")]
    assert logged == [draw["outcome"] for draw in draws]


def test_a_replay_before_the_start_is_empty(server: Server) -> None:
    ann = Person(server.port)
    table = ann.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"]})["id"]
    told = ann.do("GET", f"/api/tables/{table}/replay?seat=0")
    assert (told["view"], told["positions"], told["result"], told["draws"]) == (None, [], None, [])
    begun, people = gathered(server.port, "me", "open")
    positions = people[0].do("GET", f"/api/tables/{begun}/replay?seat=0")["positions"]
    assert [bool(position["asked"]) for position in positions] == [True]
