"""A finished game stays finished: after the end people talk, play again, look back and save; nothing reopens it."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any, get_args

import pytest

from aerodrome.games import find, names
from aerodrome.kernel.match import GAME_OVER, Refused
from aerodrome.kernel.save import restore
from aerodrome.server.records import (
    Answered,
    Began,
    Filled,
    Left,
    Nonced,
    Rebased,
    Record,
    Rematched,
    Returned,
    Sat,
    Spoke,
    Undid,
    Withdrew,
)
from aerodrome.server.table import AFTER_THE_END, Table, replayed

from .client import Chair, Person, Server, choose
from .storing import setup_of

ANY: dict[type[Any], Any] = {
    Sat: Sat(0, "a", "Ann"),
    Filled: Filled("pilot"),
    Nonced: Nonced(0, "0" * 32, "a", "k"),
    Began: Began(None),
    Answered: Answered(0, "end"),
    Withdrew: Withdrew(0, "a", "k"),
    Undid: Undid(0, "a", "k"),
    Left: Left(0, "pilot"),
    Returned: Returned(0, "a", "k"),
}


def played(table: Table, rng: random.Random) -> list[Record]:
    """A whole game at a table; its records."""
    records: list[Record] = [Sat(0, "a", "Ann"), Sat(1, "a", "Ann"), Began(None)]
    for record in records:
        table.play(record)
    while table.match and not table.match.over:
        seat = table.asked()[0]
        records.append(Answered(seat, table.rules.actions.text(rng.choice(table.match.legal(seat)))))
        table.play(records[-1])
    return records


def fresh(game: str) -> Table:
    return Table(setup_of(find(game), owner="a", wishes=("me", "me"), seed="1"))


@pytest.mark.parametrize("game", names())
def test_no_kind_of_record_reopens_a_game(game: str) -> None:
    table = fresh(game)
    played(table, random.Random(1))
    assert table.match is not None
    assert {*ANY, *AFTER_THE_END} == set(get_args(Record))
    before = (table.seq, len(table.match.log), table.match.ranks())
    for record in [*ANY.values(), Undid(0, "a", "k", 0), Undid(1, "a", "k")]:
        with pytest.raises(Refused) as caught:
            table.play(record)
        assert caught.value.reason is GAME_OVER
    assert (table.seq, len(table.match.log), table.match.ranks()) == before
    position = table.position()
    assert position is not None
    for record in (Spoke(0, "Ann", "Well flown", "a", "k"), Rematched("u"), Rebased(position)):
        table.play(record)
        assert table.status == "over"
    assert [line.text for line in table.said] == ["Well flown"]
    assert table.rematch == "u"


def test_a_game_that_an_earlier_version_reopened_is_over_as_it_was() -> None:
    """0.7.0 stored what came after the end; it is counted, so that numbers stay, and not played."""
    table = fresh("air_racing")
    records = played(table, random.Random(1))
    assert table.match is not None
    places = table.match.ranks()
    last = records[-1]
    assert isinstance(last, Answered)
    again, _ = replayed(table.setup, [*records, Undid(last.seat, "a", "k"), last], None)
    assert again.status == "over"
    assert again.match is not None
    assert again.match.ranks() == places
    assert again.seq == len(records) + 2


@pytest.mark.parametrize("game", names())
def test_over_the_wire_nothing_reopens_a_game(server: Server, game: str) -> None:
    asyncio.run(_after_the_end(server.port, game))


async def _after_the_end(port: int, game: str) -> None:
    person = Person(port)
    table = person.do("POST", "/api/tables", {"game": game, "seats": ["me", "me"]})["id"]
    chairs = [await person.sit(table, 0), await person.sit(table, 1)]
    await _finish(chairs)
    story, kept = (person.do("GET", f"/api/tables/{table}/{what}") for what in ("replay", "save"))
    for chair in chairs:
        seat = chair.seat
        assert chair.state["undo"] == {"allowed": False, "reason": None, "take_back": False}
        for attempt in (
            chair.command("undo", seat=seat),
            chair.command("undo", seat=seat, practice=True),
            chair.command("withdraw", seat=seat),
            chair.command("leave", seat=seat),
            chair.command("return", seat=seat),
            chair.answer("pass"),
        ):
            frame = await attempt
            assert frame["type"] == "fault", frame
    for path in ("join", "start"):
        status, _ = person.request("POST", f"/api/tables/{table}/{path}", {})
        assert status in (403, 409), path
    assert (await chairs[0].command("say", text="Well flown"))["type"] == "ack"
    again = person.do("POST", f"/api/tables/{table}/rematch", {})["id"]
    info = person.do("GET", f"/api/tables/{table}")
    assert info["status"] == "over"
    assert again != table
    after = person.do("GET", f"/api/tables/{table}/replay")
    assert (after["positions"], after["draws"]) == (story["positions"], story["draws"])
    assert person.do("GET", f"/api/tables/{table}/save") == kept
    assert restore(json.dumps(kept), find)[0].over


async def _finish(chairs: list[Chair]) -> None:
    """One person answers for both seats until the game is over."""
    rng = random.Random(3)
    while not chairs[0].over:
        chair = next((chair for chair in chairs if chair.choices), None)
        if chair is None:
            await asyncio.gather(*[chair.receive() for chair in chairs])
            continue
        frame = await chair.answer(choose(chair.state["question"], rng))
        assert frame["type"] == "ack", frame
        for each in chairs:
            await each.reach(frame["seq"])
