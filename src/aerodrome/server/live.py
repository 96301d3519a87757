"""A table in memory: who looks at it, what they are about to be told, and whose time is running."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from aerodrome.server import presenter
from aerodrome.server.store import StorageError
from aerodrome.server.table import Table
from aerodrome.server.timers import Alarm, Timers
from aerodrome.server.wire import Frame, TableInfo

LATEST: Final = 200  # events, and lines of chat, that a hello brings at most


class Line(Protocol):
    """What carries the frames to an onlooker."""

    def send(self, frame: bytes) -> None:
        """All of it arrives, or the connection ends: the other side never misses one without knowing."""

    def let_go(self) -> None:
        """End the connection: the other side will come back."""


class Onlooker:
    """Somebody's connection to a table: from which seat it looks, and how much it was told."""

    def __init__(self, live: Live, guest: str, line: Line) -> None:
        self.live, self.guest, self.line = live, guest, line
        self.seat: int | None = None
        self.greeted = False  # tells nothing before the first hello
        self.plates = True  # has seen nothing yet, so what is printed must be told, too
        self.seq = self.events = self.said = 0

    def send(self, frame: Frame) -> None:
        try:
            self.line.send(presenter.encode(frame))
        except MemoryError:  # nobody waits for an answer that never comes
            self.line.let_go()

    def look(self, seat: int | None, seq: int, events: int, said: int) -> None:
        """From this seat, having seen so much of the table after record `seq`. The latest of the rest will be told."""
        table = self.live.table
        still = table.events_since(seq, events)
        self.seat, self.greeted, self.plates, self.seq = seat, True, still == 0, table.seq
        self.events = max(still, table.events - LATEST)
        self.said = max(min(said, len(table.said)), len(table.said) - LATEST)


class Live:
    def __init__(
        self, table: Table, grace: float, late: Callable[[Live], None], silent: Callable[[Live], None]
    ) -> None:
        """`late` is called when the time of those who are asked is over, `silent` when that for nonces is."""
        self.table = table
        self.timers = Timers(table, grace, self.present, partial(late, self), self._tell_of_absence)
        self._nonces = Alarm(partial(silent, self))
        self.onlookers: set[Onlooker] = set()
        self.durable = table.seq  # the records that are stored
        self.gone = False  # dropped from memory: nothing may be entered any more
        self.thinking: set[tuple[int, int]] = set()  # bots' seats, and since which record they are asked
        self.infos: dict[str, TableInfo] = {}  # by guest, encoded, until something changes them
        self._presentations: dict[int | None, presenter.Presentation] = {}  # by seat
        self._seen_at = -1  # the record after which they were seen
        self.idle_since = 0.0
        self.rematch = asyncio.Lock()
        self._outbox: deque[tuple[int, Onlooker, bytes]] = deque()
        self._awaiting: deque[tuple[int, Callable[[bool], None]]] = deque()

    def present(self, guest: str) -> bool:
        return any(onlooker.guest == guest for onlooker in self.onlookers)

    def busy(self) -> bool:
        return bool(
            self.onlookers or self.durable < self.table.seq or self.thinking or self.timers.running or self._nonces.on
        )

    def await_nonces(self, seconds: float) -> None:
        """Begin to wait for what players add to the seed, if that is all that is missing; or stop waiting."""
        if not self.table.awaits:
            self._nonces.set(None)
        elif not self._nonces.on:
            self._nonces.set(asyncio.get_running_loop().time() + seconds)

    def info(self, guest: str) -> TableInfo:
        if guest not in self.infos:
            info = presenter.table_info(self.table, guest, self.present, self.timers.absent)
            self.infos[guest] = presenter.encoded(info)
        return self.infos[guest]

    def _presentation(self, seat: int | None) -> presenter.Presentation:
        """Seen once for all who look from there, until the next record."""
        if self._seen_at != self.table.seq:
            self._presentations, self._seen_at = {}, self.table.seq
        if seat not in self._presentations:
            self._presentations[seat] = presenter.Presentation(self.table, seat)
        return self._presentations[seat]

    def tell_all(self) -> None:
        for onlooker in self.onlookers:
            if onlooker.greeted:
                self.tell(onlooker)

    def _tell_of_absence(self) -> None:
        self.infos.clear()
        self.tell_all()

    def tell(self, onlooker: Onlooker) -> None:
        """The state as it is now; it goes out as soon as it is stored. Who has left a seat before the start may see
        another player take it, and is a spectator from then on."""
        table, mine = self.table, self.table.seats_of(onlooker.guest)
        if onlooker.seat not in mine:
            onlooker.seat = None
        events = table.events_since(onlooker.seq, onlooker.events)
        unseen = table.step is not None and table.step.unseen
        seconds = None if unseen and not set(mine) & set(table.asked()) else self.timers.seconds()
        info, presentation = self.info(onlooker.guest), self._presentation(onlooker.seat)
        state = presenter.state(
            table, info, mine, onlooker.seat, presentation, seconds, onlooker.plates, events, onlooker.said
        )
        self._outbox.append((table.seq, onlooker, presenter.encode(state)))  # only then does it count as told
        onlooker.seq, onlooker.events, onlooker.said = table.seq, events + len(state.events), len(table.said)
        onlooker.plates = state.view is None
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
        """Call back once it is known whether the record could be stored."""
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
        self.timers.end()
        self._nonces.end()
        self._outbox.clear()
        for seq, then in self._awaiting:
            then(seq <= self.durable)
        self._awaiting.clear()
        for onlooker in self.onlookers:
            onlooker.line.let_go()
