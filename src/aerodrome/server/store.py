"""The interface of the storage: what it keeps, and the errors that it raises."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from aerodrome.kernel.errors import AerodromeError
from aerodrome.server.records import Append, Guest, Position, Record, TableSetup
from aerodrome.server.wire import Status


class StorageError(AerodromeError):
    """It could not be stored or read, so it did not happen."""


class DamageError(StorageError):
    """The file itself is damaged: waiting does not help."""


class Stored(Struct, frozen=True):
    """A table as it was stored: its records in order, the last position that was kept, after so many of them, and when
    the time of those who are asked is over."""

    setup: TableSetup
    records: list[Record]
    position: tuple[int, Position] | None
    due: int | None = None


class StoredOutline(Struct, frozen=True):
    """A table without its game: its records that are about seats and undoing, and the number of its last move."""

    setup: TableSetup
    records: list[Record]
    status: Status
    moved: int


class Store(Protocol):
    """Where guests and tables are kept. What a method has returned from is on disk; what it raised StorageError for
    is not. A write that nobody waits for any more, because the waiting task was cancelled, is still carried out."""

    async def open(self) -> None: ...

    async def close(self) -> None:
        """Carry out what is waiting, and stop."""

    async def ready(self) -> None:
        """Raises StorageError when nothing can be written, or not for long."""

    async def add_guest(self, guest: Guest, token_digest: str) -> None: ...

    async def find_guest(self, token_digest: str) -> Guest | None: ...

    async def rename_guest(self, guest: str, name: str) -> None: ...

    async def add_table(self, setup: TableSetup, appends: Sequence[Append]) -> None:
        """A new table with its first records, all or nothing. It is one of its owner's tables."""

    def append(self, append: Append) -> Future[None]:
        """One more record. Calls are carried out in their order. A record that does not follow on the last one of its
        table is refused, and so are those behind one that could not be stored."""

    async def load(self, table: str) -> Stored | None: ...

    async def outlines(self, tables: Sequence[str]) -> list[StoredOutline]:
        """Of those of the tables that are there and can be read, in no order."""

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        """The tables that the guest made or takes part in, the one with the latest record first."""

    async def joinable_tables(self, limit: int) -> list[str]:
        """The listed tables that wait for players, the newest first."""

    async def unfinished(self) -> list[str]:
        """The tables at which a game is going on, or begins by itself."""

    async def keep_positions(self, positions: Mapping[str, tuple[int, Position]]) -> None:
        """For each table its position after so many records, for the day when the rules change."""

    async def start_clocks(self, server: str, at: int) -> None:
        """A server begins, at this time in milliseconds since 1970. What is due comes later by the time since the last
        beat: nobody could answer then."""

    async def heartbeat(self, server: str, at: int) -> None:
        """The server runs at this time, so people could answer until now."""
