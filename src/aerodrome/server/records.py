"""What the server stores: guests, how tables were set up, and record by record what happened at each.

A table is its records played again. The JSON of these types is what databases hold: fields are added with a default,
and never renamed."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType, structs

from aerodrome.server.wire import Level, SeatWish, Status


class Guest(Struct, frozen=True):
    """Somebody who plays here. The token that proves it is stored as its SHA-256 only."""

    id: str
    name: str


class Position(Struct, frozen=True):
    """A state as plain data, after so many draws of chance, under these rules and this content."""

    state: dict[str, Any]
    draws: int
    version: int
    content: str


class TableSetup(Struct, frozen=True):
    """How a table was set up. `base` is a position to begin from instead of the game's set-up; `auto_version` says what
    its match answers by itself, which is not stored."""

    id: str
    game: str
    owner: str  # a guest
    wishes: tuple[SeatWish, ...]
    options: dict[str, int]
    seed: str
    invite: str
    clock: int | None
    listed: bool
    made: int
    version: int
    content: str
    base: Position | None = None
    practice: bool = False
    window: int = 10
    names: tuple[str, ...] = ()  # of the seats, where a saved game or the match before tells them
    auto_version: int = 1  # of the kernel's match; records of 0.7.0 have none
    nonces: bool = False  # people are asked for theirs before it begins
    reserved: tuple[str, ...] = ()  # the guests who alone may take the seats, where they meet again


class TimedRecord(Struct, frozen=True, tag_field="entry", kw_only=True):
    """What every record has: when it happened, in milliseconds since 1970, never less than the record before; 0: nobody
    noted it."""

    at: int = 0


class Sat(TimedRecord, frozen=True, tag="sat"):
    seat: int
    guest: str
    name: str


class Filled(TimedRecord, frozen=True, tag="filled"):
    """Bots of this level have taken the open seats."""

    level: Level


class Nonced(TimedRecord, frozen=True, tag="nonced"):
    """A seat has added this to the seed: by a guest's command, or in a saved game."""

    seat: int
    nonce: str
    guest: str = ""
    key: str = ""


class Began(TimedRecord, frozen=True, tag="began"):
    """All seats are taken; in 0.7.0 those that were open by bots of this level, without a record of their own."""

    level: Level | None


class Answered(TimedRecord, frozen=True, tag="answered"):
    """By a guest, whose command had this key, or by a bot. `late`: the time was over, and the match took the default.
    It is written only then; servers that do not know of it read an answer with the same words."""

    seat: int
    words: str
    guest: str = ""
    key: str = ""
    late: bool | UnsetType = UNSET


class Withdrew(TimedRecord, frozen=True, tag="withdrew"):
    seat: int
    guest: str
    key: str


class Undid(TimedRecord, frozen=True, tag="undid"):
    """The last answer was taken back; with a number, as practice: back to so many entries of the match's log."""

    seat: int
    guest: str
    key: str
    to: int | None = None


class Spoke(TimedRecord, frozen=True, tag="spoke"):
    seat: int | None
    name: str
    text: str
    guest: str
    key: str


class Left(TimedRecord, frozen=True, tag="left"):
    """A bot of this level plays for the seat from now on."""

    seat: int
    level: Level
    guest: str = ""
    key: str = ""


class Returned(TimedRecord, frozen=True, tag="returned"):
    seat: int
    guest: str
    key: str


class Rematched(TimedRecord, frozen=True, tag="rematched"):
    """The players meet again at another table."""

    table: str


class Rebased(TimedRecord, frozen=True, tag="rebased"):
    """The rules or the content have changed since: the game goes on from this position."""

    position: Position


# something that happened at a table
Record = Sat | Filled | Nonced | Began | Answered | Withdrew | Undid | Spoke | Left | Returned | Rematched | Rebased


ABOUT_SEATS = (Sat, Filled, Nonced, Began, Left, Returned, Rematched)
MOVES = (Answered, Withdrew, Undid, Rebased)


class Append(Struct, frozen=True):
    """One more record of a table, and what the lists of tables must know after it.
    `guest` takes part from now on; `position` is kept for the day when the rules change; `due` is when the time of
    those who are asked is over, in milliseconds since 1970."""

    table: str
    seq: int  # from 1 on, without gaps
    record: Record
    status: Status
    open_seats: int
    guest: str | None = None
    position: Position | None = None
    due: int | None = None


record_decoder = msgspec.json.Decoder(Record)


def stamped(record: Record, at: int) -> Record:
    """The record, as it happened at this time."""
    return structs.replace(record, at=at)
