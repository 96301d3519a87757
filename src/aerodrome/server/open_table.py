"""An open table: a table in memory, with those who look at it, the frames that wait for the disk, and its timers."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from aerodrome.server import presenter
from aerodrome.server.store import StorageError
from aerodrome.server.table import Table
from aerodrome.server.timers import Timer, Timers
from aerodrome.server.wire import Frame, TableInfo

LATEST: Final = 200  # events, and lines of chat, that a hello brings at most


class Channel(Protocol):
    """Carries frames to a viewer: a socket."""

    def send(self, frame: bytes) -> None:
        """All of it arrives, or the connection ends: the other side never misses a frame without knowing."""

    def disconnect(self) -> None:
        """End the connection; the other side will connect again."""


class Viewer:
    """Somebody who looks at an open table over one connection: from which seat, and how much was sent so far."""

    def __init__(self, open_table: OpenTable, guest: str, channel: Channel) -> None:
        """`guest` is the id of the guest, empty for an anonymous spectator."""
        self.open_table, self.guest, self.channel = open_table, guest, channel
        self.seat: int | None = None
        self.greeted = False  # no state is sent before the first hello
        self.needs_plates = True  # has no state yet, so the next one must bring what is printed, too
        self.needs_view = True  # has no view from this seat that moments could follow on
        self.seq = self.events = self.said = 0

    def send(self, frame: Frame) -> None:
        """Send a frame at once: one that tells nothing which is not stored yet."""
        try:
            self.channel.send(presenter.encode(frame))
        except MemoryError:  # nobody waits for an answer that never comes
            self.channel.disconnect()

    def look_from(self, seat: int | None, seq: int, events: int, said: int) -> None:
        """Look from this seat, none: as a spectator, having so many events and lines of chat after record `seq`.
        The next state brings the latest of the rest."""
        table = self.open_table.table
        still = table.events_since(seq, events)
        self.seat, self.greeted, self.needs_plates, self.needs_view = seat, True, still == 0, True
        self.seq = table.seq
        self.events = max(still, table.events - LATEST)
        self.said = max(min(said, len(table.said)), len(table.said) - LATEST)


class OpenTable:
    """A table in memory. Nobody is sent a state before the record that led to it is stored."""

    def __init__(
        self,
        table: Table,
        grace: float,
        on_deadline: Callable[[OpenTable], None],
        on_nonces_expiry: Callable[[OpenTable], None],
    ) -> None:
        """`grace`: seconds that somebody may be away. `on_deadline` is called when the time of those who are asked is
        over, `on_nonces_expiry` when that for nonces is."""
        self.table = table
        self.timers = Timers(table, grace, self.present, partial(on_deadline, self), self._on_absence)
        self._nonces_timer = Timer(partial(on_nonces_expiry, self))
        self.viewers: set[Viewer] = set()
        self.stored_seq = table.seq  # how many records are stored
        self.dropped = False  # from memory: nothing may happen here any more
        self.thinking: set[tuple[int, int]] = set()  # bots' seats, and since which record they are asked
        self.table_infos: dict[str, TableInfo] = {}  # by guest, encoded, until something changes them
        self._presentations: dict[int | None, presenter.Presentation] = {}  # by seat
        self._presented_before: dict[int | None, presenter.Presentation] = {}  # those of the record before
        self._presented_at = -1  # the record after which they were made
        self.idle_since = 0.0
        self.rematch = asyncio.Lock()
        self._outbox: deque[tuple[int, Viewer, bytes]] = deque()  # states, and the record that must be stored before
        self._callbacks: deque[tuple[int, Callable[[bool], None]]] = deque()  # the same for `on_stored`

    def present(self, guest: str) -> bool:
        """Does the guest look at the table now?"""
        return any(viewer.guest == guest for viewer in self.viewers)

    def busy(self) -> bool:
        """Must it stay in memory?"""
        waiting = self.timers.running or self._nonces_timer.running
        return bool(self.viewers or self.stored_seq < self.table.seq or self.thinking or waiting)

    def await_nonces(self, seconds: float) -> None:
        """Begin to wait for what players add to the seed, if that is all that is missing; or stop waiting."""
        if not self.table.awaits:
            self._nonces_timer.set(None)
        elif not self._nonces_timer.running:
            self._nonces_timer.set(asyncio.get_running_loop().time() + seconds)

    def info(self, guest: str) -> TableInfo:
        if guest not in self.table_infos:
            info = presenter.table_info(self.table, guest, self.present, self.timers.absent)
            self.table_infos[guest] = presenter.encoded(info)
        return self.table_infos[guest]

    def _presentation(self, seat: int | None) -> presenter.Presentation:
        """Made once for all who look from this seat, until the next record."""
        table = self.table
        if self._presented_at != table.seq:
            follows = self._presented_at == table.seq - 1 and not table.rewound
            self._presented_before = self._presentations if follows else {}
            self._presentations, self._presented_at = {}, table.seq
        if seat not in self._presentations:
            self._presentations[seat] = presenter.Presentation(table, seat, self._presented_before.get(seat))
        return self._presentations[seat]

    def queue_states(self) -> None:
        for viewer in self.viewers:
            if viewer.greeted:
                self.queue_state(viewer)

    def _on_absence(self) -> None:
        self.table_infos.clear()
        self.queue_states()

    def queue_state(self, viewer: Viewer) -> None:
        """Make the state as it is now; it goes out as soon as it is stored. Who has left a seat before the start may
        see another player take it, and is a spectator from then on."""
        table, mine = self.table, self.table.seats_of(viewer.guest)
        if viewer.seat is not None and viewer.seat not in mine:
            viewer.seat, viewer.needs_view = None, True
        events = table.events_since(viewer.seq, viewer.events)
        unseen = table.step is not None and table.step.unseen
        seconds = None if unseen and not set(mine) & set(table.asked()) else self.timers.seconds()
        info, made = self.info(viewer.guest), self._presentation(viewer.seat)
        bring = self._bring(viewer, made)
        state = presenter.state(
            table, info, mine, viewer.seat, made, seconds, viewer.needs_plates, bring, events, viewer.said
        )
        self._outbox.append((table.seq, viewer, presenter.encode(state)))  # only then does it count as sent
        viewer.seq, viewer.events, viewer.said = table.seq, table.events, len(table.said)
        if state.view is not None:
            viewer.needs_plates = viewer.needs_view = False
        self._flush()

    def _bring(self, viewer: Viewer, made: presenter.Presentation) -> presenter.Bring:
        """What the next state tells a viewer of the game."""
        if viewer.needs_view:
            return "view"
        if viewer.seq == self.table.seq:
            return "nothing"
        return "moments" if made.follows and viewer.seq == self.table.seq - 1 else "view"

    def mark_stored(self, seq: int) -> None:
        """The records up to this one are stored: send what has waited for them."""
        self.stored_seq = max(self.stored_seq, seq)
        self._flush()

    def _flush(self) -> None:
        while self._outbox and self._outbox[0][0] <= self.stored_seq:
            _, viewer, frame = self._outbox.popleft()
            viewer.channel.send(frame)
        while self._callbacks and self._callbacks[0][0] <= self.stored_seq:
            self._callbacks.popleft()[1](True)

    def on_stored(self, seq: int, callback: Callable[[bool], None]) -> None:
        """Call back once it is known whether the record could be stored."""
        self._callbacks.append((seq, callback))
        self._flush()

    async def wait_until_stored(self) -> None:
        """Wait for the last record. Raises StorageError if it could not be stored."""
        known: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def callback(stored: bool) -> None:
            if not known.done():
                known.set_result(stored)

        self.on_stored(self.table.seq, callback)
        if not await known:
            raise StorageError("it could not be stored, so it did not happen")

    def drop(self) -> None:
        """Forget the table: its viewers connect again and find what is stored."""
        self.dropped = True
        self.timers.close()
        self._nonces_timer.close()
        self._outbox.clear()
        for seq, callback in self._callbacks:
            callback(seq <= self.stored_seq)
        self._callbacks.clear()
        for viewer in self.viewers:
            viewer.channel.disconnect()
