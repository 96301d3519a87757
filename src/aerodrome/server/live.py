"""A table in memory: who looks at it, what they are about to be told, and whose time is running."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

from aerodrome.server import window
from aerodrome.server.store import StorageError
from aerodrome.server.table import Table
from aerodrome.server.wire import Frame, TableInfo


class Line(Protocol):
    """What carries the frames to an onlooker."""

    def send(self, frame: bytes) -> None: ...

    def let_go(self) -> None:
        """End the connection: the other side will come back."""


class Onlooker:
    """Somebody's connection to a table: from which seat it looks, and how much it was told."""

    def __init__(self, live: Live, guest: str, line: Line) -> None:
        self.live, self.guest, self.line = live, guest, line
        self.seat: int | None = None
        self.greeted = False  # tells nothing before the first hello
        self.seq = self.events = self.said = 0

    def send(self, frame: Frame) -> None:
        self.line.send(window.encode(frame))


class Live:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.onlookers: set[Onlooker] = set()
        self.durable = table.seq  # the entries that are stored
        self.gone = False  # dropped from memory: nothing may be entered any more
        self.thinking: set[tuple[int, int]] = set()  # bots' seats, and since which entry they are asked
        self.alarms: dict[tuple[int, int], asyncio.TimerHandle] = {}  # of persons, likewise
        self.infos: dict[str, TableInfo] = {}  # by guest, until something changes them
        self.absent_since: dict[str, float] = {}  # by guest
        self.idle_since = 0.0
        self.rematch = asyncio.Lock()
        self._outbox: deque[tuple[int, Onlooker, bytes]] = deque()
        self._awaiting: deque[tuple[int, Callable[[bool], None]]] = deque()

    def present(self, guest: str) -> bool:
        return any(onlooker.guest == guest for onlooker in self.onlookers)

    def busy(self) -> bool:
        return bool(self.onlookers or self.durable < self.table.seq or self.thinking or self.alarms)

    def seconds(self) -> float | None:
        """Until the first of those who are asked runs out of time."""
        if not self.alarms:
            return None
        now = asyncio.get_running_loop().time()
        return max(0.0, round(min(alarm.when() for alarm in self.alarms.values()) - now, 1))

    def info(self, guest: str) -> TableInfo:
        if guest not in self.infos:
            self.infos[guest] = window.table_info(self.table, guest, self.present)
        return self.infos[guest]

    def tell_all(self) -> None:
        for onlooker in self.onlookers:
            if onlooker.greeted:
                self.tell(onlooker)

    def tell(self, onlooker: Onlooker) -> None:
        """The state as it is now; it goes out as soon as it is stored. Who has left a seat before the start may see
        another player take it, and is a spectator from then on."""
        table = self.table
        if onlooker.seat not in table.seats_of(onlooker.guest):
            onlooker.seat = None
        events = table.events_since(onlooker.seq, onlooker.events)
        said = min(onlooker.said, len(table.said))
        unseen = table.step is not None and table.step.unseen
        mine = set(table.seats_of(onlooker.guest)) & set(table.asked())
        seconds = None if unseen and not mine else self.seconds()
        state = window.state(table, self.info(onlooker.guest), onlooker.seat, seconds, events, said)
        onlooker.seq, onlooker.events, onlooker.said = table.seq, events + len(state.events), len(table.said)
        self._outbox.append((table.seq, onlooker, window.encode(state)))
        self._flush()

    def stored(self, seq: int) -> None:
        self.durable = max(self.durable, seq)
        self._flush()

    def _flush(self) -> None:
        while self._outbox and self._outbox[0][0] <= self.durable:
            _, onlooker, frame = self._outbox.popleft()
            onlooker.line.send(frame)
        while self._awaiting and self._awaiting[0][0] <= self.durable:
            self._awaiting.popleft()[1](True)

    def when_stored(self, seq: int, then: Callable[[bool], None]) -> None:
        """Call back once it is known whether the entry could be stored."""
        self._awaiting.append((seq, then))
        self._flush()

    async def settled(self) -> None:
        """Wait until all that is known here is stored; StorageError if it cannot be."""
        known: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def then(stored: bool) -> None:
            if not known.done():
                known.set_result(stored)

        self.when_stored(self.table.seq, then)
        if not await known:
            raise StorageError("it could not be stored, so it did not happen")

    def drop(self) -> None:
        """Forget the table: those who look at it come back and find what is stored."""
        self.gone = True
        for alarm in self.alarms.values():
            alarm.cancel()
        self.alarms.clear()
        self._outbox.clear()
        for seq, then in self._awaiting:
            then(seq <= self.durable)
        self._awaiting.clear()
        for onlooker in self.onlookers:
            onlooker.line.let_go()
