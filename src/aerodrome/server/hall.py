"""All tables of the server: found, made, changed and forgotten here. Bots and clocks are set going here too."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Final

import structlog

from aerodrome.bots.levels import LEVELS
from aerodrome.kernel.encode import dump
from aerodrome.lab.players import BotFault
from aerodrome.server.live import Live, Onlooker
from aerodrome.server.records import Answered, Append, Began, Entry, Left, Rematched, Sat, TableRecord
from aerodrome.server.residents import Residents
from aerodrome.server.settings import Settings
from aerodrome.server.signals import Signals
from aerodrome.server.store import StorageError, Store
from aerodrome.server.table import Table, replayed
from aerodrome.server.thinkers import Thinkers, Thought
from aerodrome.server.wire import Level

STAND_IN: Final[Level] = "pilot"
SWEEP_EVERY: Final = 30.0  # seconds
Ring = Callable[[Live, int, int], None]  # what happens when the time of a seat is over
log = structlog.get_logger()


def new_id() -> str:
    return secrets.token_urlsafe(12)


class Hall:
    def __init__(self, store: Store, settings: Settings, signals: Signals, residents: Residents) -> None:
        self.store, self.settings, self.signals, self.residents = store, settings, signals, residents
        self.thinkers = Thinkers(settings.bot_workers)
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Every unfinished game goes on where it was."""
        self._spawn(self._resume(await self.store.unfinished()))
        self._spawn(self._sweep())

    async def close(self) -> None:
        """All that is known is stored; positions are kept, in case the next server has other rules."""
        for task in self._tasks:
            task.cancel()
        self.residents.close()
        await self.thinkers.close()
        lives = list(self.lives.values())
        await asyncio.gather(*[live.settled() for live in lives], return_exceptions=True)
        positions = {live.table.id: (live.table.seq, live.table.position()) for live in lives}
        await self.store.keep({table: (seq, position) for table, (seq, position) in positions.items() if position})
        for live in lives:
            live.drop()
        self.lives.clear()

    def _spawn(self, coroutine: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, StorageError):
            log.error("task failed", exc_info=error)

    def bots(self, game: str) -> tuple[str, ...]:
        """Those that players may meet in a game."""
        return (*LEVELS, *self.residents.of(game))

    async def find(self, table: str) -> Live | None:
        """The live table of this id, taken from the store if need be."""
        if table in self.lives:
            return self.lives[table]
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Live | None:
        stored = await self.store.load(table)
        if stored is None:
            return None
        try:
            again, rebased = replayed(stored.record, stored.entries, stored.position)
        except Exception as error:  # whatever is wrong with one table, the others go on
            raise StorageError(f"its entries cannot be played again: {type(error).__name__}") from error
        live = self._add(again)
        if rebased is not None:
            self.enter(live, rebased)
            log.info("game carried over to new rules", table=table)
        if again.match is None and not again.open_seats:  # the last seat was stored, but not yet the beginning
            self.enter(live, Began(None))
        self._ask(live)
        return live

    def _add(self, table: Table) -> Live:
        live = self.lives[table.id] = Live(table)
        live.idle_since = time.monotonic()
        self.signals.tables.set(len(self.lives))
        return live

    async def make(self, record: TableRecord, entries: Sequence[Entry]) -> Live:
        """A new table, at which this much has happened already; it begins as soon as nobody is missing."""
        table = Table(record)
        appends: list[Append] = []
        for entry in entries:
            table.play(entry)
            appends.append(self._append(table, entry))
        if table.match is None and not table.open_seats:
            table.play(began := Began(None))
            appends.append(self._append(table, began))
        await self.store.add_table(record, appends)
        self.signals.tables_made.labels(game=record.game).inc()
        live = self._add(table)
        self._ask(live)
        return live

    def _append(self, table: Table, entry: Entry) -> Append:
        guest = entry.guest if isinstance(entry, Sat) else None
        return Append(table.id, table.seq, entry, table.status, table.open_seats, guest, table.due_position())

    def enter(self, live: Live, entry: Entry) -> int:
        """Let it happen and have it stored; the number of the entry. What cannot happen raises ValueError."""
        if live.gone:
            raise StorageError("the table is being loaded anew")
        try:
            live.table.play(entry)
        except ValueError:
            raise
        except Exception:
            self.drop(live)
            raise
        if not isinstance(entry, Answered) or live.table.status == "over":
            live.infos.clear()
        append = self._append(live.table, entry)
        stored = self.store.append(append)
        stored.add_done_callback(partial(self._stored, live, append.seq, time.perf_counter()))
        self._ask(live)
        live.tell_all()
        return append.seq

    def _stored(self, live: Live, seq: int, since: float, stored: asyncio.Future[None]) -> None:
        self.signals.store_seconds.observe(time.perf_counter() - since)
        error = stored.exception()
        if error is None:
            live.stored(seq)
        else:
            log.error("not stored", table=live.table.id, seq=seq, reason=str(error))
            self.drop(live)

    def drop(self, live: Live) -> None:
        if self.lives.get(live.table.id) is live:
            del self.lives[live.table.id]
        live.drop()
        self.signals.tables.set(len(self.lives))

    async def take_seat(self, live: Live, seat: int, guest: str, name: str) -> None:
        self.enter(live, Sat(seat, guest, name))
        if not live.table.open_seats:
            self.enter(live, Began(None))
        await live.settled()

    async def play_again(self, live: Live, record: TableRecord) -> str:
        """A table where the same players meet again; those who ask at the same time get the same one."""
        async with live.rematch:
            if live.table.rematch is None:
                seats = [Sat(i, s.guest, s.name) for i, s in enumerate(live.table.seats) if s.guest]
                await self.make(record, seats)
                self.enter(live, Rematched(record.id))
                await live.settled()
            return live.table.rematch or record.id

    def arrive(self, onlooker: Onlooker) -> None:
        live = onlooker.live
        news = bool(onlooker.guest) and not live.present(onlooker.guest)
        live.onlookers.add(onlooker)
        live.infos.clear()
        live.absent_since.pop(onlooker.guest, None)
        self.signals.sockets.inc()
        if news and live.table.seats_of(onlooker.guest):
            live.tell_all()

    def depart(self, onlooker: Onlooker) -> None:
        live = onlooker.live
        live.onlookers.discard(onlooker)
        live.infos.clear()
        self.signals.sockets.dec()
        live.idle_since = time.monotonic()
        if live.table.seats_of(onlooker.guest) and not live.present(onlooker.guest):
            live.absent_since[onlooker.guest] = time.monotonic()
            live.tell_all()

    def keeps_waiting(self, live: Live, seat: int) -> bool:
        """Has the person of this seat been away for so long that others may call a bot?"""
        guest = live.table.seats[seat].guest
        if live.present(guest):
            return False
        return time.monotonic() - live.absent_since.get(guest, live.idle_since) >= self.settings.grace

    def _ask(self, live: Live) -> None:
        """Set going who is asked: a bot thinks, and a person's clock runs."""
        table = live.table
        asked = {(seat, table.posed[seat]) for seat in table.asked()}
        bots = {(seat, posed) for seat, posed in asked if table.seats[seat].level is not None}
        for seat, posed in bots - live.thinking:
            live.thinking.add((seat, posed))
            self._spawn(self._think(live, seat, posed))
        step = table.step
        if step and step.unseen and table.apart():
            self._wind(live, asked - bots, table.record.window, self._pass_over)
        else:
            self._wind(live, asked - bots if table.record.clock else set(), table.record.clock or 0, self._late)

    def _wind(self, live: Live, asked: set[tuple[int, int]], seconds: int, ring: Ring) -> None:
        for answered in live.alarms.keys() - asked:
            live.alarms.pop(answered).cancel()
        for seat, posed in asked - live.alarms.keys():
            loop = asyncio.get_running_loop()
            live.alarms[seat, posed] = loop.call_later(seconds, ring, live, seat, posed)

    def _pass_over(self, live: Live, seat: int, posed: int) -> None:
        """The time to react is over for a person, who may have had nothing to react with."""
        live.alarms.pop((seat, posed), None)
        if not live.gone and live.table.posed.get(seat) == posed and live.table.match:
            mine = live.table.match.mine(seat)
            self.enter(live, Answered(seat, live.table.rules.actions.text(mine.todo[-1].default(mine))))

    def _late(self, live: Live, seat: int, posed: int) -> None:
        """The time of a seat has run out: a bot plays on, and the player may come back."""
        live.alarms.pop((seat, posed), None)
        if not live.gone and live.table.posed.get(seat) == posed and live.table.seats[seat].human:
            self.enter(live, Left(seat, STAND_IN))

    async def _think(self, live: Live, seat: int, posed: int) -> None:
        table, words = live.table, ""
        try:
            match, level = table.match, table.seats[seat].level
            if match is None or level is None:
                return
            due = time.monotonic() + (self.settings.pace if match.state.todo[-1].discreet else 0.0)
            options = tuple(table.rules.options.items())
            mine = dump(match.mine(seat))
            thought = Thought(table.game.name, len(table.seats), options, level, mine, secrets.randbits(56))
            with self.signals.thinking_seconds.labels(level=level).time():
                if level in LEVELS:
                    words = await self.thinkers.think(thought)
                else:
                    words = await self.residents.think(thought)
            await asyncio.sleep(due - time.monotonic())
        except BotFault as fault:
            log.error("bot replaced", table=table.id, seat=seat, bot=level, by=STAND_IN, reason=str(fault))
        finally:
            live.thinking.discard((seat, posed))
        if not live.gone and table.posed.get(seat) == posed and table.seats[seat].level is not None:
            self.enter(live, Answered(seat, words) if words else Left(seat, STAND_IN))
            await live.settled()

    async def _resume(self, unfinished: list[str]) -> None:
        for table in unfinished:
            try:
                await self.find(table)
            except StorageError as error:
                log.error("game cannot be resumed", table=table, reason=str(error))
            await asyncio.sleep(0)

    async def _sweep(self) -> None:
        """Forget tables that nobody looks at; they are found again when somebody does."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            now = time.monotonic()
            for live in list(self.lives.values()):
                if not live.busy() and now - live.idle_since > self.settings.idle:
                    await self._forget(live)

    async def _forget(self, live: Live) -> None:
        try:
            if position := live.table.position():
                await self.store.keep({live.table.id: (live.table.seq, position)})
        except StorageError as error:
            log.error("position not kept", table=live.table.id, reason=str(error))
        if not live.busy():
            self.drop(live)
