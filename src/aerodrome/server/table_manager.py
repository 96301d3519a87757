"""All tables of the server: opened, created, changed and closed here; their bots and timers are started here.

`TableManager.apply` is the one place where anything happens at a table."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Final

import structlog

from aerodrome.clock import wall_clock
from aerodrome.server.bot_turns import STAND_IN, BotTurns
from aerodrome.server.concurrency import SingleFlight, TimeSlices
from aerodrome.server.host_bots import HostBots
from aerodrome.server.limits import Budgets
from aerodrome.server.metrics import Metrics
from aerodrome.server.open_table import OpenTable, Viewer
from aerodrome.server.readers import Readers
from aerodrome.server.records import Answered, Append, Began, Left, Record, Rematched, Sat, TableSetup, stamped
from aerodrome.server.seating import Outline
from aerodrome.server.settings import Settings
from aerodrome.server.store import StorageError, Store, Stored
from aerodrome.server.table import Table, TableReplay

SWEEP_EVERY: Final = 10.0  # seconds
RETRY_EVERY: Final = 5.0  # seconds, after games were broken off
BEAT_EVERY: Final = 3.0  # seconds
READY_FOR: Final = 1.0  # seconds for which a successful write shows that there can be others
SLICE: Final = 0.001  # seconds for which the loop plays stored records,
REST: Final = 0.003  # and then does everything else
log = structlog.get_logger()


def new_id() -> str:
    return secrets.token_urlsafe(12)


class TableManager:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics, host_bots: HostBots) -> None:
        self.store, self.settings, self.metrics, self.host_bots = store, settings, metrics, host_bots
        self.budgets = Budgets(settings, metrics)
        self.bot_turns = BotTurns(settings, metrics, self.budgets, host_bots)
        self.readers = Readers(settings, metrics)
        self.id = new_id()
        self.open_tables: dict[str, OpenTable] = {}
        self._loading: SingleFlight[OpenTable | None] = SingleFlight()
        self._slices = TimeSlices(SLICE, REST)
        self._ready_at = -READY_FOR
        self._tasks: set[asyncio.Task[None]] = set()
        self._broken_off: set[str] = set()  # tables that were dropped because of the disk, or for want of memory

    async def start(self) -> None:
        """Open every table with an unfinished game, and begin the tasks that run as long as the server."""
        await self.store.start_clocks(self.id, wall_clock())
        self._spawn(self._resume(await self.store.unfinished()))
        self._spawn(self._every(SWEEP_EVERY, self.sweep))
        self._spawn(self._every(RETRY_EVERY, self.resume_broken_off))
        self._spawn(self._every(BEAT_EVERY, self._heartbeat))

    async def stop(self) -> None:
        """Store all that has happened, and the positions, in case the next server has other rules."""
        for task in self._tasks:
            task.cancel()
        self.bot_turns.close()
        self.readers.close()
        open_tables = list(self.open_tables.values())
        await asyncio.gather(*[open_table.wait_until_stored() for open_table in open_tables], return_exceptions=True)
        tables = [open_table.table for open_table in open_tables]
        positions = {table.id: (table.seq, table.position()) for table in tables}
        try:
            await self.store.heartbeat(self.id, wall_clock())
            await self.store.keep_positions(
                {id_: (seq, position) for id_, (seq, position) in positions.items() if position}
            )
        except StorageError as error:
            log.error("positions not kept", reason=str(error))
        for open_table in open_tables:
            open_table.drop()
        self.open_tables.clear()

    def _spawn(self, coroutine: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._on_done)

    async def _every(self, seconds: float, work: Callable[[], Coroutine[None, None, None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            await work()

    def _on_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, StorageError):
            log.error("task failed", exc_info=error)

    async def ready(self) -> None:
        """Raises StorageError when nothing can be written. One attempt serves all who ask within a second."""
        if time.monotonic() - self._ready_at > READY_FOR:
            await self.store.ready()
            self._ready_at = time.monotonic()

    async def find(self, table: str) -> OpenTable | None:
        """The open table of this id, loaded from the store if need be; None if there is no such table.
        Raises StorageError if it cannot be read or played again."""
        if table in self.open_tables:
            return self.open_tables[table]
        return await self._loading.run(table, partial(self._load, table))

    async def _load(self, table_id: str) -> OpenTable | None:
        stored = await self.store.load(table_id)
        if stored is None:
            return None
        try:
            table, rebased = await self._replayed(stored)
        except Exception as error:  # whatever is wrong with one table, the others go on
            raise StorageError(f"its entries cannot be played again: {type(error).__name__}") from error
        if stored.due is None:
            table.start_clock(wall_clock())
        else:
            table.deadline = stored.due
        open_table = self._open(table)
        if rebased is not None:
            self.apply(open_table, rebased)
            log.info("game carried over to new rules", table=table_id)
        if table.ready:  # the last that was missing was stored, but not yet the beginning
            self.apply(open_table, Began(None))
        self._set_timers(open_table, self.settings.reconnect)
        self._ask_bots(open_table)
        return open_table

    async def _replayed(self, stored: Stored) -> tuple[Table, Record | None]:
        """The table that was stored, played again in time slices; and the record to store if the rules have changed."""
        replay = TableReplay(stored.setup, stored.records, stored.position)
        async with self._slices:
            for _ in replay.steps():
                await self._slices.pause()
        return replay.table, replay.rebased()

    async def outlines(self, tables: Sequence[str]) -> dict[str, Outline]:
        """What lists show of stored tables, by id; those that cannot be read are left out."""
        found: dict[str, Outline] = {}
        for stored in await self.store.outlines(tables):
            try:
                found[stored.setup.id] = Outline(stored.setup, stored.records, stored.status, stored.moved)
            except Exception as error:  # whatever is wrong with one table, the others are listed
                log.error("table cannot be listed", table=stored.setup.id, reason=type(error).__name__)
        return found

    def _open(self, table: Table) -> OpenTable:
        open_table = OpenTable(table, self.settings.grace, self._on_deadline, self._on_nonces_expiry)
        open_table.idle_since = time.monotonic()
        self.open_tables[table.id] = open_table
        self.metrics.tables.set(len(self.open_tables))
        return open_table

    async def create(self, setup: TableSetup, records: Sequence[Record]) -> OpenTable:
        """A new table at which these records happen at once; it begins as soon as nothing is missing.
        Raises StorageError if it cannot be stored."""
        table = Table(setup)
        appends = [self._play(table, record) for record in records]
        if table.ready:
            appends.append(self._play(table, Began(None)))
        await self.import_table(setup, appends)
        open_table = self._open(table)
        self._set_timers(open_table)
        self._ask_bots(open_table)
        return open_table

    async def import_table(self, setup: TableSetup, appends: Sequence[Append]) -> None:
        """Store a new table whose records were played already, without opening it."""
        await self.store.add_table(setup, appends)
        self.metrics.tables_made.labels(game=setup.game).inc()

    def _play(self, table: Table, record: Record) -> Append:
        """Play a record that happens now; what is to be stored of it. Its time is never before the last record's."""
        record = stamped(record, max(table.at, wall_clock()))
        table.play(record)
        guest = record.guest if isinstance(record, Sat) else None
        status = table.status if table.match or table.open_seats else "playing"  # it begins, after a restart too
        sizes = (status, table.open_seats)
        return Append(table.id, table.seq, record, *sizes, guest, table.due_position(), table.due)

    def apply(self, open_table: OpenTable, record: Record) -> int:
        """Play a new record, queue the states that it leads to, and have it stored. If nothing is missing any more, the
        game begins. Returns the number of the record. Raises ValueError if it cannot happen, StorageError if the
        table was dropped. If it cannot be stored later, the table is dropped, and with it the queued states."""
        if open_table.dropped:
            raise StorageError("the table is being loaded anew")
        before = open_table.table.seq
        try:
            append = self._play(open_table.table, record)
            if not isinstance(record, Answered) or open_table.table.status == "over":
                open_table.table_infos.clear()
            stored = self.store.append(append)
            stored.add_done_callback(partial(self._on_stored, open_table, append.seq, time.perf_counter()))
            self._set_timers(open_table)
            self._ask_bots(open_table)
            open_table.queue_states()
        except Exception as error:
            if not isinstance(error, ValueError) or open_table.table.seq != before:  # it may have happened by half
                self.drop(open_table)
            if isinstance(error, MemoryError):
                self._broken_off.add(open_table.table.id)
            raise
        if open_table.table.ready:
            self.apply(open_table, Began(None))
        return append.seq

    def _on_stored(self, open_table: OpenTable, seq: int, since: float, stored: asyncio.Future[None]) -> None:
        error = stored.exception()
        if error is None:
            open_table.mark_stored(seq)
        else:
            self.drop(open_table)
            self._broken_off.add(open_table.table.id)
            log.error("not stored", table=open_table.table.id, seq=seq, reason=str(error))
        self.metrics.store_seconds.observe(time.perf_counter() - since)

    def drop(self, open_table: OpenTable) -> None:
        """Forget an open table; it is loaded from the store when somebody looks at it again."""
        if self.open_tables.get(open_table.table.id) is open_table:
            del self.open_tables[open_table.table.id]
        open_table.drop()
        self.metrics.tables.set(len(self.open_tables))

    async def take_seats(self, open_table: OpenTable, guest: str, names: dict[int, str]) -> None:
        """The guest sits down on these open seats, under these names."""
        for seat, name in names.items():
            self.apply(open_table, Sat(seat, guest, name))
        await open_table.wait_until_stored()

    async def take_kept_seats(self, open_table: OpenTable, guest: str) -> None:
        """In a rematch, the guest sits down on the seats that are kept for them, unless the game has begun already."""
        table = open_table.table
        await self.take_seats(open_table, guest, {seat: table.seats[seat].name for seat in table.kept_for(guest)})

    async def rematch(self, open_table: OpenTable, guest: str, setup: TableSetup) -> str:
        """The id of the table where the same players meet again: created with this set-up for the first who asks;
        whoever asks later sits down there."""
        async with open_table.rematch:
            table = open_table.table
            if table.rematch is None:
                await self.create(setup, [Sat(i, guest, table.seats[i].name) for i in table.seats_of(guest)])
                self.apply(open_table, Rematched(setup.id))
                await open_table.wait_until_stored()
                return setup.id
            if (again := await self.find(table.rematch)) is not None:
                await self.take_kept_seats(again, guest)
            return table.rematch

    def add_viewer(self, viewer: Viewer) -> None:
        open_table = viewer.open_table
        news = bool(viewer.guest) and not open_table.present(viewer.guest)
        open_table.viewers.add(viewer)
        open_table.table_infos.clear()
        open_table.timers.note_presence(viewer.guest)
        open_table.timers.find_absent()
        self.metrics.sockets.inc()
        if news and open_table.table.seats_of(viewer.guest):
            open_table.queue_states()
        if open_table.dropped:  # since it was found
            viewer.channel.disconnect()

    def remove_viewer(self, viewer: Viewer) -> None:
        open_table = viewer.open_table
        open_table.viewers.discard(viewer)
        open_table.table_infos.clear()
        self.metrics.sockets.dec()
        open_table.idle_since = time.monotonic()
        if not open_table.dropped and open_table.table.seats_of(viewer.guest) and not open_table.present(viewer.guest):
            open_table.timers.note_absence(viewer.guest)
            open_table.timers.find_absent()
            open_table.queue_states()

    def _set_timers(self, open_table: OpenTable, least: float = 0.0) -> None:
        """Start and stop the timers after a change; a person who is asked has at least so many seconds."""
        open_table.await_nonces(self.settings.nonce_seconds)
        if open_table.timers.set(least):
            open_table.table_infos.clear()

    def _on_nonces_expiry(self, open_table: OpenTable) -> None:
        """The time to add to the seed is over: seats that kept silent add nothing."""
        if not open_table.dropped and open_table.table.awaits:
            self.apply(open_table, Began(None))

    def _on_deadline(self, open_table: OpenTable) -> None:
        """The time of those who are asked is over: who could react passes, for others a bot plays on."""
        table, question = open_table.table, open_table.table.question
        reacting = table.reacting
        for seat in [seat for seat in table.asked_since if table.seats[seat].human]:
            if table.question == question and not open_table.dropped:
                self.apply(open_table, table.timed_out(seat) if reacting else Left(seat, STAND_IN))

    def _ask_bots(self, open_table: OpenTable) -> None:
        """Ask every bot that is to answer, unless it is asked already."""
        table = open_table.table
        asked = {(seat, table.asked_since[seat]) for seat in table.asked() if table.seats[seat].level is not None}
        for seat, since in asked - open_table.thinking:
            open_table.thinking.add((seat, since))
            self._spawn(self._bot_turn(open_table, seat, since))

    async def _bot_turn(self, open_table: OpenTable, seat: int, since: int) -> None:
        """A bot answers what it is asked since this record. One that fails is replaced, and the table shows it; where
        the stand-in itself fails, the default is taken, so that the game always goes on."""
        table, bot = open_table.table, open_table.table.seats[seat].level
        if table.match is None or bot is None:
            return
        try:
            words = await self.bot_turns.answer(table, seat, bot)
        finally:
            open_table.thinking.discard((seat, since))
        if open_table.dropped or table.asked_since.get(seat) != since or table.seats[seat].level is None:
            return
        if words:
            self.apply(open_table, Answered(seat, words))
        elif bot != STAND_IN:
            self.apply(open_table, Left(seat, STAND_IN))
        else:
            self.apply(open_table, table.timed_out(seat))
        await open_table.wait_until_stored()

    async def _resume(self, unfinished: list[str]) -> None:
        for table in unfinished:
            try:
                await self.find(table)
            except StorageError as error:
                log.error("game cannot be resumed", table=table, reason=str(error))
            await asyncio.sleep(0)

    async def resume_broken_off(self) -> None:
        """Open the tables again whose games were broken off, if the store is ready: nobody may be looking at them."""
        if not self._broken_off:
            return
        try:
            await self.store.ready()
        except StorageError as error:
            log.error("storage", reason=str(error))
        else:
            tables, self._broken_off = self._broken_off, set()
            await self._resume(sorted(tables))

    async def _heartbeat(self) -> None:
        """While anybody's time runs, have it stored that the server runs too."""
        if any(open_table.timers.running for open_table in self.open_tables.values()):
            try:
                await self.store.heartbeat(self.id, wall_clock())
            except StorageError as error:
                log.error("no beat", reason=str(error))

    async def sweep(self) -> None:
        """Close tables that nobody has looked at for a while."""
        now, settings = time.monotonic(), self.settings
        for open_table in list(self.open_tables.values()):
            patience = settings.idle_over if open_table.table.status == "over" else settings.idle
            if not open_table.busy() and now - open_table.idle_since > patience:
                await self._close(open_table)

    async def _close(self, open_table: OpenTable) -> None:
        table = open_table.table
        try:
            if position := table.position():
                await self.store.keep_positions({table.id: (table.seq, position)})
        except StorageError as error:
            log.error("position not kept", table=table.id, reason=str(error))
        if not open_table.busy():
            self.drop(open_table)
