"""All tables of the server: found, made, changed and forgotten here. Bots and clocks are set going here too."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Coroutine, Sequence
from functools import partial
from typing import Final

import structlog

from aerodrome.bots.levels import LEVELS
from aerodrome.clock import wall_clock
from aerodrome.kernel.encode import dump
from aerodrome.server.bot_pool import BotPool, BotQuestion, NoAnswerError
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
from aerodrome.server.wire import Level

STAND_IN: Final[Level] = "pilot"
SWEEP_EVERY: Final = 10.0  # seconds
RETRY_EVERY: Final = 5.0  # seconds, after games were broken off
BEAT_EVERY: Final = 3.0  # seconds
READY_FOR: Final = 1.0  # seconds for which a successful write shows that there can be others
SLICE: Final = 0.001  # seconds for which the loop plays stored records,
REST: Final = 0.003  # and then does everything else
log = structlog.get_logger()


def new_id() -> str:
    return secrets.token_urlsafe(12)


class Hall:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics, host_bots: HostBots) -> None:
        self.store, self.settings, self.metrics, self.host_bots = store, settings, metrics, host_bots
        self.budgets = Budgets(settings, metrics)
        self.bot_pool, self.readers = BotPool(settings), Readers(settings, metrics)
        self.id = new_id()
        self.open_tables: dict[str, OpenTable] = {}
        self._loading: SingleFlight[OpenTable | None] = SingleFlight()
        self._slices = TimeSlices(SLICE, REST)
        self._ready_at = -READY_FOR
        self._tasks: set[asyncio.Task[None]] = set()
        self._broken_off: set[str] = set()  # tables that were dropped because of the disk, or for want of memory

    async def open(self) -> None:
        """Every unfinished game goes on where it was."""
        await self.store.start_clocks(self.id, wall_clock())
        self._spawn(self._resume(await self.store.unfinished()))
        self._spawn(self._sweep())
        self._spawn(self._retry())
        self._spawn(self._beat())

    async def close(self) -> None:
        """All that is known is stored; positions are kept, in case the next server has other rules."""
        for task in self._tasks:
            task.cancel()
        for workers in (self.host_bots, self.bot_pool, self.readers):
            workers.close()
        open_tables = list(self.open_tables.values())
        await asyncio.gather(*[open_table.wait_until_stored() for open_table in open_tables], return_exceptions=True)
        positions = {
            open_table.table.id: (open_table.table.seq, open_table.table.position()) for open_table in open_tables
        }
        try:
            await self.store.beat(self.id, wall_clock())
            await self.store.keep({table: (seq, position) for table, (seq, position) in positions.items() if position})
        except StorageError as error:
            log.error("positions not kept", reason=str(error))
        for open_table in open_tables:
            open_table.drop()
        self.open_tables.clear()

    def _spawn(self, coroutine: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, StorageError):
            log.error("task failed", exc_info=error)

    async def ready(self) -> None:
        """Raises StorageError when nothing can be written. One attempt serves all who ask within a second."""
        if time.monotonic() - self._ready_at > READY_FOR:
            await self.store.ready()
            self._ready_at = time.monotonic()

    def bots(self, game: str) -> tuple[str, ...]:
        """Those that players may meet in a game."""
        return (*LEVELS, *self.host_bots.of(game))

    async def find(self, table: str) -> OpenTable | None:
        """The live table of this id, taken from the store if need be."""
        if table in self.open_tables:
            return self.open_tables[table]
        return await self._loading.run(table, partial(self._load, table))

    async def _load(self, table: str) -> OpenTable | None:
        stored = await self.store.load(table)
        if stored is None:
            return None
        try:
            again, rebased = await self._replayed(stored)
        except Exception as error:  # whatever is wrong with one table, the others go on
            raise StorageError(f"its entries cannot be played again: {type(error).__name__}") from error
        if stored.due is None:
            again.start_clock(wall_clock())
        else:
            again.deadline = stored.due
        open_table = self._add(again)
        if rebased is not None:
            self.enter(open_table, rebased)
            log.info("game carried over to new rules", table=table)
        if again.ready:  # the last that was missing was stored, but not yet the beginning
            self.enter(open_table, Began(None))
        self._ask(open_table, self.settings.reconnect)
        return open_table

    async def _replayed(self, stored: Stored) -> tuple[Table, Record | None]:
        """The table that was stored, played again little by little."""
        replay = TableReplay(stored.setup, stored.records, stored.position)
        async with self._slices:
            for _ in replay.steps():
                await self._slices.pause()
        return replay.table, replay.rebased()

    async def outlines(self, tables: Sequence[str]) -> dict[str, Outline]:
        """Those of these stored tables that can be read, by id."""
        found: dict[str, Outline] = {}
        for stored in await self.store.outlines(tables):
            try:
                found[stored.setup.id] = Outline(stored.setup, stored.records, stored.status, stored.moved)
            except Exception as error:  # whatever is wrong with one table, the others are listed
                log.error("table cannot be listed", table=stored.setup.id, reason=type(error).__name__)
        return found

    def _add(self, table: Table) -> OpenTable:
        open_table = self.open_tables[table.id] = OpenTable(
            table, self.settings.grace, self._time_over, self._nonces_over
        )
        open_table.idle_since = time.monotonic()
        self.metrics.tables.set(len(self.open_tables))
        return open_table

    async def make(self, setup: TableSetup, records: Sequence[Record]) -> OpenTable:
        """A new table, at which this much has happened already; it begins as soon as nothing is missing."""
        table = Table(setup)
        appends = [self._play(table, record) for record in records]
        if table.ready:
            appends.append(self._play(table, Began(None)))
        await self.adopt(setup, appends)
        open_table = self._add(table)
        self._ask(open_table)
        return open_table

    async def adopt(self, setup: TableSetup, appends: Sequence[Append]) -> None:
        """A new table whose records were checked already: they are not played before somebody looks at it."""
        await self.store.add_table(setup, appends)
        self.metrics.tables_made.labels(game=setup.game).inc()

    def _play(self, table: Table, record: Record) -> Append:
        """Let it happen now; what is to be stored of it. A clock that was set back does not turn the story around."""
        record = stamped(record, max(table.at, wall_clock()))
        table.play(record)
        guest = record.guest if isinstance(record, Sat) else None
        status = table.status if table.match or table.open_seats else "playing"  # it begins, after a restart too
        sizes = (status, table.open_seats)
        return Append(table.id, table.seq, record, *sizes, guest, table.due_position(), table.due)

    def enter(self, open_table: OpenTable, record: Record) -> int:
        """Let it happen and have it stored; the number of the record. What cannot happen raises ValueError.
        If nothing is missing any more, the game begins."""
        if open_table.dropped:
            raise StorageError("the table is being loaded anew")
        before = open_table.table.seq
        try:
            append = self._play(open_table.table, record)
            if not isinstance(record, Answered) or open_table.table.status == "over":
                open_table.table_infos.clear()
            stored = self.store.append(append)
            stored.add_done_callback(partial(self._stored, open_table, append.seq, time.perf_counter()))
            self._ask(open_table)
            open_table.queue_states()
        except Exception as error:
            if not isinstance(error, ValueError) or open_table.table.seq != before:  # it may have happened by half
                self.drop(open_table)
            if isinstance(error, MemoryError):
                self._broken_off.add(open_table.table.id)
            raise
        if open_table.table.ready:
            self.enter(open_table, Began(None))
        return append.seq

    def _stored(self, open_table: OpenTable, seq: int, since: float, stored: asyncio.Future[None]) -> None:
        error = stored.exception()
        if error is None:
            open_table.mark_stored(seq)
        else:
            self.drop(open_table)
            self._broken_off.add(open_table.table.id)
            log.error("not stored", table=open_table.table.id, seq=seq, reason=str(error))
        self.metrics.store_seconds.observe(time.perf_counter() - since)

    def drop(self, open_table: OpenTable) -> None:
        if self.open_tables.get(open_table.table.id) is open_table:
            del self.open_tables[open_table.table.id]
        open_table.drop()
        self.metrics.tables.set(len(self.open_tables))

    async def take_seats(self, open_table: OpenTable, guest: str, names: dict[int, str]) -> None:
        """The guest sits down on these open seats, under these names."""
        for seat, name in names.items():
            self.enter(open_table, Sat(seat, guest, name))
        await open_table.wait_until_stored()

    async def take_kept_seats(self, open_table: OpenTable, guest: str) -> None:
        """Who meets the others again takes the own seats, unless the game has begun without."""
        await self.take_seats(
            open_table, guest, {seat: open_table.table.seats[seat].name for seat in open_table.table.kept_for(guest)}
        )

    async def play_again(self, open_table: OpenTable, guest: str, setup: TableSetup) -> str:
        """The table where the same players meet again: made for the first who asks, by this set-up; whoever asks later
        sits down there."""
        async with open_table.rematch:
            if open_table.table.rematch is None:
                await self.make(
                    setup, [Sat(i, guest, open_table.table.seats[i].name) for i in open_table.table.seats_of(guest)]
                )
                self.enter(open_table, Rematched(setup.id))
                await open_table.wait_until_stored()
                return setup.id
            if (again := await self.find(open_table.table.rematch)) is not None:
                await self.take_kept_seats(again, guest)
            return open_table.table.rematch

    def arrive(self, viewer: Viewer) -> None:
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

    def depart(self, viewer: Viewer) -> None:
        open_table = viewer.open_table
        open_table.viewers.discard(viewer)
        open_table.table_infos.clear()
        self.metrics.sockets.dec()
        open_table.idle_since = time.monotonic()
        if not open_table.dropped and open_table.table.seats_of(viewer.guest) and not open_table.present(viewer.guest):
            open_table.timers.note_absence(viewer.guest)
            open_table.timers.find_absent()
            open_table.queue_states()

    def _ask(self, open_table: OpenTable, least: float = 0.0) -> None:
        """Set going who is asked: a bot thinks, and a person's time runs, at least so many seconds."""
        table = open_table.table
        asked = {(seat, table.asked_since[seat]) for seat in table.asked()}
        bots = {(seat, asked_since) for seat, asked_since in asked if table.seats[seat].level is not None}
        for seat, asked_since in bots - open_table.thinking:
            open_table.thinking.add((seat, asked_since))
            self._spawn(self._think(open_table, seat, asked_since))
        open_table.await_nonces(self.settings.nonce_seconds)
        if open_table.timers.set(least):
            open_table.table_infos.clear()

    def _nonces_over(self, open_table: OpenTable) -> None:
        """The time to add to the seed is over: seats that kept silent add nothing."""
        if not open_table.dropped and open_table.table.awaits:
            self.enter(open_table, Began(None))

    def _time_over(self, open_table: OpenTable) -> None:
        """The time of those who are asked is over: who could react passes, for others a bot plays on."""
        table, question = open_table.table, open_table.table.question
        reacting = table.reacting
        for seat in [seat for seat in table.asked_since if table.seats[seat].human]:
            if table.question == question and not open_table.dropped:
                self.enter(open_table, table.timed_out(seat) if reacting else Left(seat, STAND_IN))

    async def _think(self, open_table: OpenTable, seat: int, asked_since: int) -> None:
        """A bot answers. One that fails is replaced, and the table tells so; where the stand-in itself fails, the
        default is taken, so that the game always goes on."""
        table = open_table.table
        match, level = table.match, table.seats[seat].level
        if match is None or level is None:
            return
        try:
            mine = match.mine(seat)
            due = time.monotonic() + (self.settings.pace if mine.todo[-1].discreet(mine) else 0.0)
            options = tuple(table.rules.options.items())
            question = BotQuestion(table.game.name, len(table.seats), options, level, dump(mine), secrets.randbits(56))
            words, seconds = await self._answer(table, seat, question)
            self.metrics.busy_seconds.labels(level=level).inc(seconds)
            self.budgets.charge(table.setup.owner, seconds)
            await asyncio.sleep(due - time.monotonic())
        finally:
            open_table.thinking.discard((seat, asked_since))
        if (
            not open_table.dropped
            and table.asked_since.get(seat) == asked_since
            and table.seats[seat].level is not None
        ):
            if words:
                self.enter(open_table, Answered(seat, words))
            elif level != STAND_IN:
                self.enter(open_table, Left(seat, STAND_IN))
            else:
                self.enter(open_table, table.timed_out(seat))
            await open_table.wait_until_stored()

    async def _answer(self, table: Table, seat: int, question: BotQuestion) -> tuple[str, float]:
        """The words of the bot, none if it fails, and the seconds for which it kept a process busy."""
        try:
            with self.metrics.thinking_seconds.labels(level=question.bot).time():
                bots = self.bot_pool if question.bot in LEVELS else self.host_bots
                return await bots.ask(question, table.setup.owner)
        except NoAnswerError as fault:
            by = "its default" if question.bot == STAND_IN else STAND_IN
            log.error("bot replaced", table=table.id, seat=seat, bot=question.bot, by=by, reason=str(fault))
            return "", fault.seconds

    async def _resume(self, unfinished: list[str]) -> None:
        for table in unfinished:
            try:
                await self.find(table)
            except StorageError as error:
                log.error("game cannot be resumed", table=table, reason=str(error))
            await asyncio.sleep(0)

    async def _retry(self) -> None:
        while True:
            await asyncio.sleep(RETRY_EVERY)
            await self.retry()

    async def retry(self) -> None:
        """Resume the games that were broken off if the store is ready, for nobody may be looking at them."""
        if not self._broken_off:
            return
        try:
            await self.store.ready()
        except StorageError as error:
            log.error("storage", reason=str(error))
        else:
            tables, self._broken_off = self._broken_off, set()
            await self._resume(sorted(tables))

    async def _beat(self) -> None:
        """While anybody's time runs, have it stored that the server runs too."""
        while True:
            await asyncio.sleep(BEAT_EVERY)
            if any(open_table.timers.running for open_table in self.open_tables.values()):
                try:
                    await self.store.beat(self.id, wall_clock())
                except StorageError as error:
                    log.error("no beat", reason=str(error))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            await self.sweep()

    async def sweep(self) -> None:
        """Forget tables that nobody has looked at for a while; they are found again when somebody does."""
        now, settings = time.monotonic(), self.settings
        for open_table in list(self.open_tables.values()):
            patience = settings.idle_over if open_table.table.status == "over" else settings.idle
            if not open_table.busy() and now - open_table.idle_since > patience:
                await self._forget(open_table)

    async def _forget(self, open_table: OpenTable) -> None:
        try:
            if position := open_table.table.position():
                await self.store.keep({open_table.table.id: (open_table.table.seq, position)})
        except StorageError as error:
            log.error("position not kept", table=open_table.table.id, reason=str(error))
        if not open_table.busy():
            self.drop(open_table)
