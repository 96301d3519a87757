"""The timers of an open table. They go by the clock of the loop: a wall clock that is set ends nobody's time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from aerodrome.clock import wall_clock
from aerodrome.server.table import Table

A_SHORT_TIME: Final = "that player has been asked and away for a short time only"


class Timer:
    """Calls `on_expiry` at a time of the loop's clock."""

    def __init__(self, on_expiry: Callable[[], None]) -> None:
        self._on_expiry = on_expiry
        self._handle: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        return self._handle is not None

    def set(self, when: float | None) -> None:
        """Expire at this time instead of any other; None: never."""
        if self._handle is not None:
            self._handle.cancel()
        self._handle = None if when is None else asyncio.get_running_loop().call_at(when, self._expire)

    def close(self) -> None:
        """Stop for good, and hold on to nobody who was to be called."""
        self.set(None)
        self._on_expiry = _nothing

    def _expire(self) -> None:
        self._handle = None
        self._on_expiry()


class Timers:
    """Until when the question of a table must be answered, and which seats have kept the others waiting for too long.

    A seat is absent if it is asked, its player is away, and both for `grace` seconds: then others may call a bot. Of a
    table that was just loaded nobody knows how long its players have been away."""

    def __init__(
        self,
        table: Table,
        grace: float,
        present: Callable[[str], bool],
        on_deadline: Callable[[], None],
        on_absence: Callable[[], None],
    ) -> None:
        """`present` tells whether a guest is here. `on_deadline` is called when the time for the question is over,
        `on_absence` when a seat has become absent."""
        self._table, self._grace, self._present, self._on_absence = table, grace, present, on_absence
        self.absent: frozenset[int] = frozenset()
        self._begun = self._asked_since = _now()
        self._away_since: dict[str, float] = {}  # by guest
        self._question = -1
        self._ends: float | None = None
        self._deadline, self._patience = Timer(on_deadline), Timer(self._on_patience_expiry)

    @property
    def running(self) -> bool:
        """Is there somebody whose time can run out?"""
        return self._deadline.running

    def set(self, least: float = 0.0) -> bool:
        """Start the time of a new question, stop that of an answered one. A new question has at least so many seconds,
        since people may have to come back first, but never more than the clock of the table.
        Returns whether other seats are absent than before."""
        table, allowed = self._table, self._table.seconds_allowed
        if table.question != self._question:
            self._question, self._asked_since = table.question, _now()
            self._ends = None
            if table.deadline is not None and allowed is not None:
                self._ends = _now() + min(allowed, max(least, (table.deadline - wall_clock()) / 1000))
        self._deadline.set(None if table.due is None else self._ends)
        return self.find_absent()

    def seconds(self) -> float | None:
        """How many are left to those who are asked; None: as many as they like."""
        return max(0.0, round(self._ends - _now(), 1)) if self.running and self._ends is not None else None

    def expired(self, seat: int) -> bool:
        """Has this seat had all its time for what it is asked?"""
        return seat in self._table.asked_since and self._ends is not None and self._ends <= _now()

    def note_absence(self, guest: str) -> None:
        self._away_since[guest] = _now()

    def note_presence(self, guest: str) -> None:
        self._away_since.pop(guest, None)

    def find_absent(self) -> bool:
        """Find the absent seats of now. Returns whether they are others than before."""
        absent: list[int] = []
        soon: list[float] = []
        for seat in range(len(self._table.seats)):
            reason = self.why_not_replace(seat)
            if not reason:
                absent.append(seat)
            elif reason == A_SHORT_TIME:
                soon.append(self._waits_until(seat))
        before, self.absent = self.absent, frozenset(absent)
        self._patience.set(min(soon) if soon else None)
        return self.absent != before

    def why_not_replace(self, seat: int) -> str:
        """Why others may not call a bot for this seat; empty if they may."""
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

    def close(self) -> None:
        """Stop for good. Nothing here holds on to the open table any more, so that it is freed at once."""
        self._deadline.close()
        self._patience.close()
        self._present, self._on_absence = _nobody, _nothing

    def _waits_until(self, seat: int) -> float:
        away = self._away_since.get(self._table.seats[seat].guest, self._begun)
        return max(self._asked_since, away) + self._grace

    def _on_patience_expiry(self) -> None:
        if self.find_absent():
            self._on_absence()


def _nothing() -> None:
    """The callback of a closed timer."""


def _nobody(_: str) -> bool:
    """Who is present at a dropped table."""
    return False


def _now() -> float:
    return asyncio.get_running_loop().time()
