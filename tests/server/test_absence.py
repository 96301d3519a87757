"""Nobody takes another's seat: a bot is called for who is asked and has been away for long, and for nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from .client import GAME, PLENTY, Chair, Person, Server, mover, running, seated
from .storing import in_loop
from .test_windows import PLAYABLE, person, select, stored

SOON: Final = 60.0  # seconds; what never comes fails the test instead of hanging it


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Here the grace is over at once."""
    with running(tmp_path_factory.mktemp("server") / "games.db", *PLENTY, "--grace", "0") as found:
        yield found


async def parted(chairs: list[Chair]) -> tuple[Chair, Chair]:
    """Who is asked, and the other. Both have seen each other."""
    async with asyncio.timeout(SOON):
        for chair in chairs:
            while not all(seat["present"] for seat in chair.state["table"]["seats"]):
                await chair.receive()
    asked = mover(chairs)
    return asked, next(chair for chair in chairs if chair is not asked)


def seat_of(chair: Chair, seat: int | None) -> dict[str, Any]:
    found: dict[str, Any] = chair.state["table"]["seats"][seat]
    return found


async def gone(chair: Chair, onlooker: Chair) -> None:
    """The connection ends, and the onlooker is told so."""
    chair.ws.transport.abort()
    async with asyncio.timeout(SOON):
        while seat_of(onlooker, chair.seat)["present"]:
            await onlooker.receive()


async def refusal(chair: Chair, seat: int | None) -> str:
    """Why the chair may not call a bot for the seat."""
    assert not seat_of(chair, seat)["absent"], "the client would offer it"
    fault = await chair.command("leave", seat=seat)
    assert (fault["type"], fault.get("code")) == ("fault", "not-yours")
    return str(fault["detail"])


@in_loop
async def test_who_is_here_is_not_replaced(server: Server) -> None:
    asked, other = await parted(await seated(server.port, "me", "open"))
    assert await refusal(other, asked.seat) == "that player is here"


@in_loop
async def test_who_is_away_but_not_asked_is_not_replaced(server: Server) -> None:
    asked, other = await parted(await seated(server.port, "me", "open"))
    await gone(other, asked)
    assert await refusal(asked, other.seat) == "that player is away, but not asked now"


@in_loop
async def test_where_there_is_a_clock_it_alone_replaces_somebody(server: Server) -> None:
    asked, other = await parted(await seated(server.port, "me", "open", clock=86_400))
    await gone(asked, other)
    assert await refusal(other, asked.seat) == "the clock alone gives a seat to a bot, when it has run out"


@in_loop
async def test_before_the_game_nobody_loses_a_seat(server: Server) -> None:
    ann, bob = Person(server.port), Person(server.port)
    made = ann.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open", "open"]})
    bob.do("POST", f"/api/tables/{made['id']}/join", {"invite": made["invite"], "seat": 1})
    chair = await ann.sit(made["id"], 0)
    assert await refusal(chair, 1) == "the game has not begun, so nobody is waited for"
    assert [seat["kind"] for seat in ann.do("GET", f"/api/tables/{made['id']}")["seats"]] == ["human", "human", "open"]


@in_loop
async def test_whoever_drops_out_for_a_moment_is_waited_for(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY, "--grace", "600") as server:
        asked, other = await parted(await seated(server.port, "me", "open"))
        await gone(asked, other)
        assert await refusal(other, asked.seat) == "that player has been asked and away for a short time only"


@in_loop
async def test_the_grace_begins_with_the_question(tmp_path: Path) -> None:
    """Somebody who has been away for long is asked only now."""
    with running(tmp_path / "games.db", *PLENTY, "--grace", "600") as server:
        asked, other = await parted(await seated(server.port, "me", "open"))
        await gone(other, asked)
        async with asyncio.timeout(SOON):
            while other.seat not in asked.state["asked"]:
                ack = await asked.answer(next(words for words in asked.choices if words != "pass"))
                await asked.reach(ack["seq"])
        assert await refusal(asked, other.seat) == "that player has been asked and away for a short time only"


@in_loop
async def test_when_the_grace_is_over_all_are_told_and_a_bot_can_be_called(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY, "--grace", "1") as server:
        chairs = await seated(server.port, "me", "open")
        asked, other = await parted(chairs)
        stranger = await Person(server.port).sit(other.state["table"]["id"])
        asked.ws.transport.abort()
        async with asyncio.timeout(SOON):
            for chair in (other, stranger):
                while not seat_of(chair, asked.seat)["absent"]:
                    await chair.receive()
        assert seat_of(other, other.seat)["absent"] is False
        assert (await stranger.command("leave", seat=asked.seat))["code"] == "not-yours"
        info = asked.person.do("GET", f"/api/tables/{other.state['table']['id']}")
        assert info["seats"][asked.seat]["absent"], "over HTTP it is the same"
        back = await asked.person.sit(info["id"], asked.seat)
        assert not seat_of(back, asked.seat)["absent"]
        await other.until(lambda frame: frame["type"] == "state" and not seat_of(other, asked.seat)["absent"])
        back.ws.transport.abort()
        async with asyncio.timeout(SOON):
            while not seat_of(other, asked.seat)["absent"]:
                await other.receive()
        ack = await other.command("leave", seat=asked.seat)
        assert ack["type"] == "ack"
        await other.reach(ack["seq"])
        assert (seat_of(other, asked.seat)["stand_in"], seat_of(other, asked.seat)["absent"]) == (True, False)


@in_loop
async def test_after_a_restart_the_grace_begins_anew(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY, "--grace", "0") as server:
        asked, other = await parted(await seated(server.port, "me", "open"))
        table = other.state["table"]["id"]
        asked.ws.transport.abort()
        async with asyncio.timeout(SOON):
            while not seat_of(other, asked.seat)["absent"]:
                await other.receive()
        server.kill()
        server.flags = (*PLENTY, "--grace", "600")
        server.start()
        again = await other.person.sit(table, other.seat)
        assert await refusal(again, asked.seat) == "that player has been asked and away for a short time only"


@in_loop
async def test_in_a_window_the_refusal_does_not_tell_who_is_asked(tmp_path: Path) -> None:
    """Ann is asked and Bob is not, which Cem must not learn."""
    await stored(tmp_path / "games.db", ("open", "open", "open"), 100)
    with running(tmp_path / "games.db", *PLENTY, "--grace", "0") as server:
        table = f"{PLAYABLE}-0"
        ann, bob, cem = [await person(server, name).sit(table, n) for n, name in enumerate(("ann", "bob", "cem"))]
        await select(ann, bob, cem)
        assert (ann.state["asked"], bob.state["asked"], cem.state["asked"]) == ([0], [], [])
        here = [await cem.command("leave", seat=seat, key="same") for seat in (0, 1)]
        await gone(ann, cem)
        await gone(bob, cem)
        away = [await cem.command("leave", seat=seat, key="same") for seat in (0, 1)]
        assert here[0] == here[1] == away[0] == away[1]
        assert (here[0]["code"], here[0]["detail"]) == (
            "not-yours",
            "who may react is a secret, and the time to react ends by itself",
        )
        assert [seat["absent"] for seat in cem.state["table"]["seats"]] == [False, False, False]
