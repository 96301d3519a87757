"""A player who comes back after every cut and sends again what was not acknowledged, and the log he is held against."""

from __future__ import annotations

import asyncio
import json
import random
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.server.table import Table

from .client import Person, choose
from .knowledge import known_events, known_view, stored
from .moments import all_events, followed

DOUBLES: Final = 0.1  # of the commands are sent twice,
UNDOES: Final = 0.03  # and of the answers that can be are taken back
TALKS: Final = 0.05  # of the states are commented
AGAIN_AFTER: Final = 0.02  # seconds until the next attempt to connect


class Stubborn:
    """A seat of a person, or a spectator, at a table. It plays until the game is over, whatever the connection does.
    One with `patience` does not trust it: it comes back after so many seconds of silence, and where frames are missing
    or come in another order, and has everything told anew."""

    def __init__(
        self,
        person: Person,
        table: str,
        seat: int | None,
        rng: random.Random,
        port: int,
        patience: float | None = None,
    ) -> None:
        self.person, self.table, self.seat, self.rng, self.port = person, table, seat, rng, port
        self.state: dict[str, Any] = {"seq": 0}
        self.events: list[Any] = []  # from number `first` on: who has everything told anew is told the latest
        self.said: list[Any] = []
        self.first = self.first_said = 0
        self.sent: dict[str, dict[str, Any]] = {}  # by key: all commands
        self.waiting: dict[str, dict[str, Any]] = {}  # those without an acknowledgement
        self.acknowledged: dict[str, int] = {}  # by key: the record it became
        self.patience = patience
        self.new_here = False  # nothing has come yet on this connection
        self.connections = self.unstored = self.refused = 0

    @property
    def over(self) -> bool:
        return "table" in self.state and bool(self.state["table"]["status"] == "over")

    async def play(self) -> None:
        headers = {"Cookie": self.person.cookie} if self.person.cookie else None
        address = f"ws://127.0.0.1:{self.port}/ws/{self.table}"
        while not self.over or self.waiting:
            try:
                async with connect(address, additional_headers=headers, compression=None) as ws:
                    self.connections += 1
                    await self._stay(ws)
            except (OSError, WebSocketException):
                await asyncio.sleep(AGAIN_AFTER)

    async def _stay(self, ws: ClientConnection) -> None:
        seen = {"seq": self.state["seq"], "events": len(self.events), "said": len(self.said)}
        if self.patience is not None:
            seen, self.new_here = {}, True
        await ws.send(json.dumps({"type": "hello", "seat": self.seat, **seen}))
        for command in list(self.waiting.values()):
            await ws.send(json.dumps(command))
        while not self.over or self.waiting:
            async with asyncio.timeout(self.patience):
                frame = json.loads(await ws.recv())
            if self.patience is None or self._follows(frame):
                self._take(frame)
            await self._act(ws)

    def _follows(self, frame: dict[str, Any]) -> bool:
        """Can it be taken after what was seen? ConnectionError where something is missing in between."""
        if frame["type"] == "fault":  # it came too late, or before another one
            assert frame["code"] in ("stale", "refused", "not-now"), frame
            self.refused += 1
            self.waiting.pop(frame["key"], None)
            return False
        if frame["type"] == "ack":
            return True
        before = self.state["seq"]
        begun = frame["table"]["status"] != "waiting"
        anew = frame["plates"] is not None or not begun  # as only a hello of one who knows nothing is told
        missing = not self._begins_here(frame)
        if frame["seq"] >= before and not anew and (missing or self.new_here or frame["seq"] > before + 1):
            raise ConnectionError("frames are missing")
        if anew and frame["seq"] >= before:
            self.events, self.said = [], []
            self.first, self.first_said = frame["events_from"], frame["said_from"]
        self.new_here = self.new_here and not anew
        return bool(frame["seq"] >= before)

    def _begins_here(self, frame: dict[str, Any]) -> bool:
        """Does what it tells join on to what is known?"""
        kept, said = frame["events_from"] - self.first, frame["said_from"] - self.first_said
        return bool(0 <= kept <= len(self.events) and 0 <= said <= len(self.said))

    def _take(self, frame: dict[str, Any]) -> None:
        if frame["type"] == "ack":
            assert self.acknowledged.setdefault(frame["key"], frame["seq"]) == frame["seq"], "carried out twice"
            self.waiting.pop(frame["key"], None)
            return
        if frame["type"] == "fault" and frame["code"] == "storage":  # it is given again on the next connection
            self.unstored += 1
            return
        assert frame["type"] == "state", frame
        assert frame["seq"] >= self.state["seq"], "the table went back"
        assert self._begins_here(frame), "something is missing"
        again = frame["seq"] == self.state["seq"] and frame["view"] is None  # its moments were seen, if it has any
        frame["view"] = self.state.get("view") if again else followed(self.state.get("view"), frame)
        self.state = frame
        self.events[frame["events_from"] - self.first :] = all_events(frame)
        self.said[frame["said_from"] - self.first_said :] = frame["said"]

    async def _act(self, ws: ClientConnection) -> None:
        known = self.state["seq"] >= max(self.acknowledged.values(), default=0)
        if self.seat is None or self.waiting or not known or self.over:
            return
        if self.rng.random() < TALKS:
            await self._give(ws, {"type": "say", "text": f"I am at {self.state['seq']}"})
        if self.state["undo"]["allowed"] and self.rng.random() < UNDOES:
            await self._give(ws, {"type": "undo", "seat": self.seat})
        elif question := self.state["question"]:
            words = choose(question, self.rng)
            await self._give(ws, {"type": "answer", "seat": self.seat, "words": words, "seq": self.state["seq"]})

    async def _give(self, ws: ClientConnection, command: dict[str, Any]) -> None:
        key = f"{self.rng.getrandbits(100):x}"
        self.sent[key] = self.waiting[key] = {**command, "key": key}
        for _ in range(2 if self.rng.random() < DOUBLES else 1):
            await ws.send(json.dumps(self.sent[key]))


class Log:
    """What is stored of a table, and the match that the kernel makes of it."""

    def __init__(self, db: Path, table: str) -> None:
        self.setup, self.records = stored(db, table)
        self.keys = [key for record in self.records if (key := getattr(record, "key", ""))]

    @cached_property
    def table(self) -> Table:
        table = Table(self.setup)
        for record in self.records:
            table.play(record)
        return table

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def check_commands(self, player: Stubborn) -> None:
        """What was acknowledged is there, as it was sent and where it was said to be; nothing is there twice."""
        for key, seq in player.acknowledged.items():
            record = self.records[seq - 1]
            assert getattr(record, "key", "") == key, f"the acknowledged command {player.sent[key]} is lost"
            for field in ("seat", "words", "text"):
                assert getattr(record, field, None) == player.sent[key].get(field, getattr(record, field, None))
        assert len(self.keys) == len(set(self.keys)), "a command was carried out twice"

    def check_told(self, player: Stubborn) -> None:
        """The player was told what the log tells, nothing less and nothing twice."""
        viewer = SPECTATOR if player.seat is None else player.seat
        assert player.events == known_events(self.match, viewer, player.first)
        assert player.state["view"] == json.loads(json.dumps(known_view(self.match, viewer)))
        assert player.state["result"]["ranks"] == self.match.ranks()
        lines = [{"seat": line.seat, "name": line.name, "text": line.text} for line in self.table.said]
        assert player.said == lines[player.first_said :][: len(player.said)]
