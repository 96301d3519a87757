"""Files of the version that is installed, for later versions to open.

    PYTHONPATH=tests python -m old.make FOLDER

writes saved games of every game in every state, the database of a server with tables in all states, and `known.json`:
which table is in which state, and the cookies of its guests."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from server.client import PLENTY, Chair, Person, Server, choose, play_on, running

from aerodrome.games import find, names
from aerodrome.kernel.match import Match
from aerodrome.kernel.save import save

ANSWERS = 25  # of a game in the middle
FEW = 3  # of a game that has just begun


def saves(folder: Path) -> None:
    """Every game begun, in the middle, over, from a base position and, where it has such questions, with a sealed
    answer."""
    for name in names():
        for state, make in STATES.items():
            match = make(name)
            if match is not None:
                notes = {"players": ["human", *["pilot"] * (match.rules.seats - 1)]}
                (folder / f"{name}-{state}.json").write_text(save(match, notes))


def played(match: Match, enough: Callable[[Match], bool]) -> Match:
    rng = random.Random(7)
    while not (match.over or enough(match)):
        seat = rng.choice(match.asked())
        match.answer(seat, rng.choice(match.legal(seat)))
    return match


def fresh(name: str) -> Match:
    return Match(find(name), find(name).fewest, seed=f"old/{name}")


def begun(name: str) -> Match:
    return fresh(name)


def middle(name: str) -> Match:
    return played(fresh(name), lambda match: len(match.log) >= 4 * ANSWERS)


def over(name: str) -> Match:
    return played(fresh(name), lambda match: False)


def based(name: str) -> Match:
    """It began with a position of another match."""
    before = middle(name)
    match = Match(before.game, before.rules.seats, before.rules.options, "old/base", base=before.state)
    return played(match, lambda match: len(match.log) >= ANSWERS)


def sealed(name: str) -> Match | None:
    match = played(middle(name), lambda match: bool(match.sealed))
    return match if match.sealed else None


STATES: dict[str, Callable[[str], Match | None]] = {
    "begun": begun,
    "middle": middle,
    "over": over,
    "base": based,
    "sealed": sealed,
}


class Visit:
    """One person's evening at a server: what was left behind, by name."""

    def __init__(self, port: int) -> None:
        self.person, self.rival, self.rng = Person(port), Person(port), random.Random(7)
        self.tables: dict[str, str] = {}

    async def table(self, state: str, game: str, seats: list[str], **more: Any) -> Chair:
        """A new table; the rival takes its open seat, if the state is not that it waits for one."""
        made = self.person.do("POST", "/api/tables", {"game": game, "seats": seats, **more})
        self.tables[f"{game} {state}"] = made["id"]
        if "open" in seats and state != "waiting":
            self.rival.do("POST", f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
        return await self.person.sit(made["id"], seats.index("me"))

    async def against_bots(self, game: str) -> None:
        """Solo tables of a game in all the states that it passes."""
        seats = ["me", *["random"] * (find(game).fewest - 1)]
        await self.table("begun", game, seats)
        middle = await self.table("playing", game, seats, clock=86_400)
        await play_on(middle, self.rng, ANSWERS)
        await middle.command("say", text="Slow going today.")
        back = await self.table("taken back", game, seats)
        await play_on(back, self.rng, FEW)
        await back.asked()
        await back.command("undo", seat=0, practice=True)
        over = await self.table("over", game, seats)
        await play_on(over, self.rng)
        await over.command("say", text="Well flown!")
        ended = self.tables[f"{game} over"]
        self.tables[f"{game} again"] = self.person.do("POST", f"/api/tables/{ended}/rematch", {})["id"]
        on = self.person.do("POST", f"/api/tables/{ended}/continue", {"moment": 5, "seat": 0, "level": "random"})
        self.tables[f"{game} continued"] = on["id"]
        kept = self.person.do("GET", f"/api/tables/{ended}/save")
        self.tables[f"{game} uploaded"] = self.person.do("POST", "/api/saves", kept)["id"]

    async def among_people(self, game: str) -> None:
        """Tables of two persons and bots."""
        bots = ["random"] * (find(game).fewest - 2)
        await self.table("waiting", game, ["me", "open", *bots], listed=True)
        mine = await self.table("of two", game, ["me", "open", *bots], clock=86_400)
        theirs = await self.rival.sit(self.tables[f"{game} of two"], 1)
        await together(mine, theirs, ANSWERS, self.rng)
        await theirs.command("leave", seat=1)
        mine = await self.table("hot seat", game, ["me", "me", *bots])
        theirs = await self.person.sit(self.tables[f"{game} hot seat"], 1)
        await together(mine, theirs, FEW, self.rng)

    async def reopened(self, game: str) -> None:
        """The last mover has taken back the end, which this version lets happen."""
        for _ in range(20):
            mine = await self.table("reopened", game, ["me", "open", *["random"] * (find(game).fewest - 2)])
            theirs = await self.rival.sit(self.tables[f"{game} reopened"], 1)
            await together(mine, theirs, 10_000, self.rng)
            for chair in (mine, theirs):
                if (await chair.command("undo", seat=chair.seat))["type"] == "ack":
                    return
            del self.tables[f"{game} reopened"]

    async def sealed(self) -> None:
        mine = await self.table("sealed", "great_race", ["me", "open"])
        theirs = await self.rival.sit(self.tables["great_race sealed"], 1)
        while not mine.state["locked"]:
            await together(mine, theirs, 1, self.rng)


async def together(mine: Chair, theirs: Chair, answers: int, rng: random.Random) -> None:
    """Two persons answer until one of them has given so many answers or the game is over."""
    chairs = (mine, theirs)
    given = 0
    while given < answers and not mine.over:
        chair = next((chair for chair in chairs if chair.choices), None)
        if chair is None:
            await asyncio.gather(*[asyncio.wait_for(chair.receive(), 0.2) for chair in chairs], return_exceptions=True)
            continue
        frame = await chair.answer(choose(chair.state["question"], rng))
        given += 1
        for each in chairs:
            if frame["type"] == "ack":
                await each.reach(frame["seq"])


async def evening(port: int) -> Visit:
    visit = Visit(port)
    visit.person.do("PUT", "/api/me", {"name": "Amelia"})
    visit.rival.do("PUT", "/api/me", {"name": "Béla"})
    for game in names():
        await visit.against_bots(game)
        await visit.among_people(game)
    for game in ("aeroplanes", "air_racing"):
        await visit.reopened(game)
    await visit.sealed()
    return visit


def make_older(db: Path, table: str) -> None:
    """As if the table had been set up under rules before today's: the server goes on from its last position."""
    with closing(sqlite3.connect(db)) as database, database:
        (record,) = database.execute("select record from tables where id = ?", (table,)).fetchone()
        older = json.dumps({**json.loads(record), "version": 0}).encode()
        database.execute("update tables set record = ? where id = ?", (older, table))


def database(folder: Path) -> None:
    db = folder / "games.db"
    with running(db, *PLENTY) as server:
        visit = asyncio.run(evening(server.port))
        older = asyncio.run(rebased(visit))
    make_older(db, older)
    with running(db, *PLENTY) as again:
        wait_until_rebased(again, visit, older)
    with closing(sqlite3.connect(db)) as whole:
        whole.execute("pragma journal_mode = delete")
        whole.execute("vacuum")
    (folder / "games.db.lock").unlink(missing_ok=True)
    guests = {"Amelia": visit.person.cookie, "Béla": visit.rival.cookie}
    known = {"guests": guests, "tables": dict(sorted(visit.tables.items()))}
    (folder / "known.json").write_text(json.dumps(known, indent=1, ensure_ascii=False) + "\n")


async def rebased(visit: Visit) -> str:
    chair = await visit.table("rebased", "control_tower", ["me", "random"])
    await play_on(chair, visit.rng, ANSWERS)
    return visit.tables["control_tower rebased"]


def wait_until_rebased(server: Server, visit: Visit, table: str) -> None:
    visit.person.port = server.port
    visit.person.do("GET", f"/api/tables/{table}")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    saves(folder)
    database(folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
