"""What players are sent while they play is, moment by moment, what the replay shows them afterwards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from aerodrome.games import find, names

from .client import Chair, Person, Server, choose
from .conftest import amount
from .moments import changed
from .storing import in_loop

Pictures = list[tuple[int | None, list[Any], Any]]  # who moved, what happened, and the view after it


class Watching:
    """A chair, and every picture that its frames have shown since it sat down."""

    def __init__(self, chair: Chair) -> None:
        self.chair, self.view, self.pictures = chair, chair.state["view"], Pictures()
        self.begun_with = chair.state["events_from"] + len(chair.state["events"])

    async def receive(self) -> None:
        """The next frame, whatever it is."""
        frame = await self.chair.receive()
        if frame["type"] == "state":
            assert frame["plates"] is None, "a whole view is told once"
            for moment in frame["moments"]:
                self.view = changed(self.view, moment["changes"])
                self.pictures.append((moment["seat"], moment["events"], self.view))
            assert self.view == frame["view"]


def of_replay(replay: dict[str, Any], begun_with: int) -> Pictures:
    """The pictures of a replay, from when so many events had been told."""
    view, told, found = replay["view"], 0, Pictures()
    for position in replay["positions"]:
        for moment in position["moments"]:
            view = changed(view, moment["changes"])
            if told >= begun_with:
                found.append((moment["seat"], moment["events"], view))
            told += len(moment["events"])
    return found


async def play(watching: list[Watching], rng: random.Random, most: int) -> None:
    """One of them answers at random, until the game is over or so many answers were given; all see the same record in
    the end."""
    player, given = watching[0], 0
    while not player.chair.over and given < most:
        if player.chair.choices:
            words, seq = choose(player.chair.state["question"], rng), player.chair.state["seq"]
            await player.chair.send("answer", key=f"{given:x}", seat=0, words=words, seq=seq)
            given += 1
            while player.chair.state["seq"] == seq:
                await player.receive()
        else:
            await player.receive()
    while not player.chair.choices and not player.chair.over:
        await player.receive()
    for other in watching[1:]:
        while other.chair.state["seq"] < player.chair.state["seq"]:
            await other.receive()


@pytest.mark.parametrize("game", names())
@in_loop
async def test_frames_show_what_the_replay_shows(server: Server, game: str) -> None:
    ann, bob = Person(server.port), Person(server.port)
    seats = ["me", *["random"] * (find(game).fewest)]
    made = ann.do("POST", "/api/tables", {"game": game, "seats": seats})
    watching = [Watching(await ann.sit(made["id"], 0)), Watching(await bob.sit(made["id"]))]
    await play(watching, random.Random(game), amount(40, 10_000))
    for each, path in zip(watching, ("?seat=0", ""), strict=True):
        replay = each.chair.person.do("GET", f"/api/tables/{made['id']}/replay{path}")
        expected = of_replay(replay, each.begun_with)
        assert len(each.pictures) > 30
        assert each.pictures == expected[-len(each.pictures) :]
        missed = expected[: -len(each.pictures)]
        assert not [events for _, events, _ in missed if events], "nothing that happened was left out"


@in_loop
async def test_a_whole_view_comes_after_a_hello_and_when_something_was_taken_back(server: Server) -> None:
    ann = Person(server.port)
    table = ann.do("POST", "/api/tables", {"game": "control_tower", "seats": ["me", "me"]})["id"]
    chair = await ann.sit(table, 0)
    seat = chair.state["asked"][0]
    await chair.turn_to(seat)
    before = chair.state["view"]

    async def frame_after(kind: str, **fields: Any) -> dict[str, Any]:
        seq = chair.state["seq"]
        await chair.send(kind, key=f"{kind}-{seq}", **fields)
        return await chair.until(lambda frame: frame["type"] == "state" and frame["seq"] > seq)

    answered = await frame_after("answer", seat=seat, words="move 1 left", seq=chair.state["seq"])
    assert [moment["seat"] for moment in answered["moments"]] == [seat]
    assert answered["view"] != before
    spoken = await frame_after("say", text="not so fast")
    assert (spoken["moments"], spoken["view"]) == ([], answered["view"])
    undone = await frame_after("undo", seat=seat)
    assert (undone["moments"], undone["view"]) == ([], before)
