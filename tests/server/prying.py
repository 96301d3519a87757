"""A whole game at which everybody pries: players, a spectator and somebody without a name ask for what they may and may
not have, while nobody else can change the table. What they asked and what they got is kept for the proof."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any, Final, NamedTuple

from aerodrome.games import find, part

from .client import GAME, Chair, Person, Server

NONSENSE: Final = ("storm z9", "discard technical-return", "move 11 forward", "extra 3 back", "fly", "pass 9", "ace")
Wish = list[str]
MODES: Final[dict[str, tuple[Wish, ...]]] = {  # the seats of two, three and four players
    "online": (["me", "open"], ["me", "open", "open"], ["me", "open", "open", "open"]),
    "mixed": (["open", "me"], ["open", "random", "me"], ["cadet", "me", "open", "random"]),
    "solo": (["me", "cadet"], ["random", "me", "cadet"], ["cadet", "random", "random", "me"]),
    "hot-seat": (["me", "me"], ["me", "open", "me"], ["me", "random", "me", "open"]),
}


class Asked(NamedTuple):
    """What a person asked for by HTTP or on a socket after so many records, and what came back."""

    seq: int
    person: str
    what: Any
    got: Any


def away(place: str, arrival: str) -> int:
    """Spaces from a place to the Arrival Zone; an airport is where the flight ends, and outside is far."""
    if place.startswith("airport:"):
        return -1
    space = place.removeprefix("space:")
    return 99 if len(space) > 2 else sum(abs(ord(x) - ord(y)) for x, y in zip(space, arrival, strict=True))


class Prying:
    def __init__(self, server: Server, number: int) -> None:
        self.server, self.number, self.rng = server, number, random.Random(number)
        self.seats = 2 + number % 3
        self.mode = list(MODES)[number % 4]
        self.options = {"half_width": 2 + number // 3 % 2}
        actions = find(GAME).rules(self.seats, self.options).actions
        self.words = [actions.text(x) for x in range(actions.size)]
        self.people: dict[str, Person] = {}
        self.chairs: list[Chair] = []
        self.asked: list[Asked] = []
        self.table = ""

    def person(self, role: str) -> Person:
        name = f"{role} {self.number}"
        person = self.people[name] = Person(self.server.port)
        person.do("PUT", "/api/me", {"name": name})
        return person

    def name(self, person: Person) -> str:
        return next(name for name, each in self.people.items() if each is person)

    @property
    def now(self) -> dict[str, Any]:
        return self.chairs[0].state

    @property
    def players(self) -> list[Chair]:
        return [chair for chair in self.chairs if chair.seat is not None]

    async def play(self) -> None:
        """From the first seat to the last frame."""
        await self.gather()
        while not await self.settled():
            if self.rng.random() < 0.3:
                await self.pry()
                if await self.settled():
                    break
            chair = self.to_move()
            frame = await chair.answer(self.choice(chair))
            assert frame["type"] == "ack", frame
        await self.look_around(20)
        for chair in self.chairs:
            assert (await chair.command("ping"))["type"] == "pong"
            await chair.ws.close()

    async def gather(self) -> None:
        """Sit down, one of them after somebody who left the seat again but stays to watch."""
        owner = self.person("owner")
        seats = MODES[self.mode][self.seats - 2]
        wish = {"game": GAME, "seats": seats, "options": self.options, "listed": self.number % 2 == 0}
        made = owner.do("POST", "/api/tables", wish)
        self.table = made["id"]
        self.people["nobody"] = Person(self.server.port)
        watchers = [self.person("spectator"), self.people["nobody"]]
        self.chairs = [await watcher.sit(self.table) for watcher in watchers]
        self.chairs += [await owner.sit(self.table, seat) for seat, wished in enumerate(seats) if wished == "me"]
        open_seats = [seat for seat, wished in enumerate(seats) if wished == "open"]
        if open_seats:
            visitor = self.person("visitor")
            visitor.do("POST", f"/api/tables/{self.table}/join", {"invite": made["invite"], "seat": open_seats[0]})
            if len(open_seats) > 1:
                left = await visitor.sit(self.table, open_seats[0])
                assert (await left.command("leave", seat=open_seats[0]))["type"] == "ack"
                left.seat = None
                self.chairs.append(left)
                await self.level()
                await self.look_around(20)
            else:
                self.chairs.append(await visitor.sit(self.table, open_seats.pop()))
        for seat in open_seats:
            guest = self.person(f"guest {seat}")
            guest.do("POST", f"/api/tables/{self.table}/join", {"invite": made["invite"], "seat": seat})
            self.chairs.append(await guest.sit(self.table, seat))

    def to_move(self) -> Chair:
        """The chair of the person who is asked."""
        return next(chair for chair in self.players if chair.seat in self.now["asked"])

    async def level(self) -> None:
        """Wait until everybody has seen the same."""
        while len({chair.state["seq"] for chair in self.chairs}) > 1:
            latest = max(chair.state["seq"] for chair in self.chairs)
            for chair in self.chairs:
                while chair.state["seq"] < latest:
                    await chair.receive()

    async def settled(self) -> bool:
        """Wait until a person is asked and everybody has seen it; is the game over?"""
        while True:
            await self.level()
            info = self.now["table"]
            persons = [i for i, seat in enumerate(info["seats"]) if seat["kind"] == "human" and not seat["stand_in"]]
            if info["status"] == "over" or set(persons) & set(self.now["asked"]):
                return bool(info["status"] == "over")
            await self.chairs[0].receive()

    def choice(self, chair: Chair) -> str:
        """Mostly bring the own aircraft nearer to their Arrival Zones, so that the game ends; sometimes anything."""
        view = chair.state["view"]
        aircraft = {str(each["number"]): each for each in view["aircraft"]}
        rules = find(GAME).rules(len(view["seats"]), {"half_width": view["half_width"]})
        printed = part(find(GAME), "plates").plates(rules)
        arrival = {airport.name: airport.arrival for airport in printed.field.airports}
        goal = {str(number) for number in view["seats"][chair.seat]["goal"]}
        nearer = []
        for choice in chair.state["question"]["choices"]:
            if choice["kind"] == "move" and choice["args"]["aircraft"] in goal:
                flown = aircraft[choice["args"]["aircraft"]]
                left = [away(place, arrival[flown["destination"]]) for place in (choice["at"][-1], flown["place"])]
                if left[0] < left[1]:
                    nearer.append((left[0], choice["words"]))
        return min(nearer)[1] if nearer and self.rng.random() < 0.9 else self.rng.choice(chair.choices)

    async def pry(self) -> None:
        mover = self.to_move()
        other = self.rng.choice([chair for chair in self.chairs if chair is not mover])
        pryings = [self.ask_why, self.answer_wrongly, self.greet_again, self.go_back, self.talk, self.drop_out]
        await self.rng.choice(pryings)(mover, other)
        if self.rng.random() < 0.1 and not await self.settled():
            await self.look_around(3)

    async def ask(self, chair: Chair, kind: str, **fields: Any) -> dict[str, Any]:
        seq = self.now["seq"]
        frame = await chair.command(kind, **fields)
        self.asked.append(Asked(seq, self.name(chair.person), {"type": kind, **fields}, frame))
        return frame

    async def ask_why(self, mover: Chair, other: Chair) -> None:
        words = [*self.rng.sample(self.words, 3), self.rng.choice(NONSENSE)]
        for chair in (mover, other):
            for each in words:
                await self.ask(chair, "why", seat=self.rng.randrange(8) if chair is other else chair.seat, words=each)

    async def answer_wrongly(self, mover: Chair, other: Chair) -> None:
        wrong = [words for words in self.words if words not in mover.choices]
        seq = self.now["seq"]
        await self.ask(mover, "answer", seat=mover.seat, words=self.rng.choice(wrong), seq=seq)
        await self.ask(mover, "answer", seat=mover.seat, words=self.rng.choice(NONSENSE), seq=seq)
        await self.ask(mover, "answer", seat=mover.seat, words=mover.choices[0], seq=0)
        if other.person is not mover.person:
            await self.ask(other, "answer", seat=mover.seat, words=mover.choices[0], seq=seq)
        if other.seat is not None:
            await self.ask(other, "answer", seat=other.seat, words=self.rng.choice(self.words), seq=seq)
            await self.ask(other, "withdraw", seat=other.seat)

    async def greet_again(self, mover: Chair, other: Chair) -> None:
        """From nothing, from somewhere between, with numbers that were never true, and at the seat of another."""
        seen = {"seq": self.now["seq"], "events": len(other.events), "said": 0}
        between = {name: self.rng.randrange(number + 1) for name, number in seen.items()}
        for numbers in ({}, between, {"seq": 1 << 31, "events": 1 << 31, "said": 1 << 31}):
            for chair in (mover, other):
                await chair.send("hello", seat=chair.seat, **numbers)
                await chair.until(lambda frame: frame["type"] == "state")
        if other.person is not mover.person:
            await other.send("hello", seat=mover.seat)
            fault = await other.until(lambda frame: frame["type"] == "fault")
            self.asked.append(Asked(self.now["seq"], self.name(other.person), {"type": "hello"}, fault))

    async def go_back(self, mover: Chair, other: Chair) -> None:
        if other.seat is not None:
            await self.ask(other, "undo", seat=other.seat)
            if await self.settled():
                return
        await self.ask(mover, "undo", seat=mover.seat, practice=self.rng.random() < 0.2)

    async def talk(self, mover: Chair, other: Chair) -> None:
        await self.ask(mover, "say", text="Clear for landing?")
        await self.settled()
        if other.seat is None:
            await self.ask(other, "say", text="I only look.")

    async def drop_out(self, mover: Chair, other: Chair) -> None:
        """A connection ends and comes back; now and then a bot plays on meanwhile."""
        stand_in = self.rng.random() < 0.3
        if stand_in:
            assert (await mover.command("leave", seat=mover.seat))["type"] == "ack"
        for chair in (mover, other):
            await chair.ws.close()
            again = await chair.person.sit(self.table, chair.seat)
            self.chairs[self.chairs.index(chair)] = again
            if stand_in and chair is mover and not again.over:
                await again.command("return", seat=again.seat)

    async def look_around(self, most: int) -> None:
        """Everybody asks for some of what there is to read."""
        paths = ["", "/save", "/replay", *[f"/replay?seat={seat}" for seat in range(self.seats + 1)]]
        for name, person in self.people.items():
            requests: list[tuple[str, str, Any]] = [("GET", f"/api/tables/{self.table}{path}", None) for path in paths]
            requests += [("GET", "/api/me/tables", None), ("GET", "/api/tables", None)]
            if not self.over:
                continued = {"position": 0, "seat": 0}
                requests += [("POST", f"/api/tables/{self.table}/continue", continued)]
                requests += [("POST", f"/api/tables/{self.table}/rematch", {})]
            for method, path, body in self.rng.sample(requests, min(most, len(requests))):
                status, got = await asyncio.to_thread(person.request, method, path, body)
                path = path.removeprefix(f"/api/tables/{self.table}")
                self.asked.append(Asked(self.now["seq"], name, path, (status, got)))

    @property
    def over(self) -> bool:
        return bool(self.now["table"]["status"] == "over")

    def frames(self) -> list[tuple[str, bytes, dict[str, Any]]]:
        """Every state that anybody was sent, byte for byte."""
        found = []
        for name, person in self.people.items():
            for raw in person.heard:
                frame = json.loads(raw)
                if isinstance(frame, dict) and frame.get("type") == "state":
                    found.append((name, raw, frame))
        return found
