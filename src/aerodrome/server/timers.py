"""Time at a table, by the loop's clock: one that is set while the server runs ends nobody's time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from aerodrome.clock import wall_clock
from aerodrome.server.table import Table

A_SHORT_TIME: Final = "that player has been asked and away for a short time only"


class Alarm:
    """Calls back at a time of the loop's clock."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None

    @property
    def on(self) -> bool:
        return self._handle is not None

    def set(self, when: float | None) -> None:
        """To this time, and to no other; none: it is silent."""
        if self._handle is not None:
            self._handle.cancel()
        self._handle = None if when is None else asyncio.get_running_loop().call_at(when, self._go)

    def end(self) -> None:
        """Be silent for good, and let go of whoever was to be called."""
        self.set(None)
        self._ring = _nothing

    def _go(self) -> None:
        self._handle = None
        self._ring()


class Timers:
    """Until when the question of a table must be answered, and who has kept the others waiting for the grace.

    `late` is called when the time for the question is over, `waited` when another seat has become `absent`: one for
    which others may call a bot. A table that was just loaded knows of nobody how long they have been away."""

    def __init__(
        self,
        table: Table,
        grace: float,
        present: Callable[[str], bool],
        late: Callable[[], None],
        waited: Callable[[], None],
    ) -> None:
        self._table, self._grace, self._present, self._waited = table, grace, present, waited
        self.absent: frozenset[int] = frozenset()
        self._begun = self._asked_since = _now()
        self._away_since: dict[str, float] = {}  # by guest
        self._question = -1
        self._ends: float | None = None
        self._deadline, self._patience = Alarm(late), Alarm(self._lose_patience)

    @property
    def running(self) -> bool:
        """Is there somebody whose time can run out?"""
        return self._deadline.on

    def ask(self, least: float = 0.0) -> bool:
        """Something has happened at the table: the time for a new question begins, that for an answered one ends.
        There are at least so many seconds, since people may have to come back first, but never more than the clock.
        Whether other seats are absent than before."""
        table, allowed = self._table, self._table.seconds_allowed
        if table.question != self._question:
            self._question, self._asked_since = table.question, _now()
            self._ends = None
            if table.deadline is not None and allowed is not None:
                self._ends = _now() + min(allowed, max(least, (table.deadline - wall_clock()) / 1000))
        self._deadline.set(None if table.due is None else self._ends)
        return self.look_around()

    def seconds(self) -> float | None:
        """Until the time of those who are asked is over."""
        return max(0.0, round(self._ends - _now(), 1)) if self.running and self._ends is not None else None

    def over(self, seat: int) -> bool:
        """Has this seat had all its time for what it is asked?"""
        return seat in self._table.asked_since and self._ends is not None and self._ends <= _now()

    def note_absence(self, guest: str) -> None:
        self._away_since[guest] = _now()

    def note_presence(self, guest: str) -> None:
        self._away_since.pop(guest, None)

    def look_around(self) -> bool:
        """Find the absent seats of now; whether they are others than before."""
        absent: list[int] = []
        soon: list[float] = []
        for seat in range(len(self._table.seats)):
            reason = self.why_wait(seat)
            if not reason:
                absent.append(seat)
            elif reason == A_SHORT_TIME:
                soon.append(self._waits_until(seat))
        before, self.absent = self.absent, frozenset(absent)
        self._patience.set(min(soon) if soon else None)
        return self.absent != before

    def why_wait(self, seat: int) -> str:
        """Why others may not call a bot for this seat; nothing: they may."""
        table, player = self._table, self._table.seats[seat]
        if table.match is None:
            return "the game has not begun, so nobody is waited for"
        if table.status == "over" or not player.human:
            return "nobody plays there whom a bot could replace"
        if table.setup.clock is not None:
            return "the clock alone gives a seat to a bot, when it has run out"
        if table.reacting:
            return "who may react is a secret, and the time to react ends by itself"
        if self._present(player.guest):
            return "that player is here"
        if seat not in table.asked_since:
            return "that player is away, but not asked now"
        if self._waits_until(seat) > _now():
            return A_SHORT_TIME
        return ""

    def end(self) -> None:
        """For good. Nothing here holds on to the table in memory any more: it is forgotten without being looked for."""
        self._deadline.end()
        self._patience.end()
        self._present, self._waited = _nobody, _nothing

    def _waits_until(self, seat: int) -> float:
        away = self._away_since.get(self._table.seats[seat].guest, self._begun)
        return max(self._asked_since, away) + self._grace

    def _lose_patience(self) -> None:
        if self.look_around():
            self._waited()


def _nothing() -> None:
    """What the alarms of a forgotten table do."""


def _nobody(_: str) -> bool:
    """Who is present at it."""
    return False


def _now() -> float:
    return asyncio.get_running_loop().time()
