"""What is stored: guests, tables and, entry by entry, what happened there. A table is its entries played again."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

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


class TableRecord(Struct, frozen=True):
    """How a table was set up. `base` is a position to begin from instead of the game's set-up."""

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
    names: tuple[str, ...] = ()  # of the seats, where a saved game tells them


class Sat(Struct, frozen=True, tag_field="entry", tag="sat"):
    seat: int
    guest: str
    name: str


class Began(Struct, frozen=True, tag_field="entry", tag="began"):
    """All seats are taken, those that were open perhaps by bots of this level."""

    level: Level | None


class Answered(Struct, frozen=True, tag_field="entry", tag="answered"):
    """By a guest, whose command had this key, or by a bot."""

    seat: int
    words: str
    guest: str = ""
    key: str = ""


class Withdrew(Struct, frozen=True, tag_field="entry", tag="withdrew"):
    seat: int
    guest: str
    key: str


class Undid(Struct, frozen=True, tag_field="entry", tag="undid"):
    """The last answer was taken back; with a number, as practice: back to so many entries of the match's log."""

    seat: int
    guest: str
    key: str
    to: int | None = None


class Spoke(Struct, frozen=True, tag_field="entry", tag="spoke"):
    seat: int | None
    name: str
    text: str
    guest: str
    key: str


class Left(Struct, frozen=True, tag_field="entry", tag="left"):
    """A bot of this level plays for the seat from now on."""

    seat: int
    level: Level
    guest: str = ""
    key: str = ""


class Returned(Struct, frozen=True, tag_field="entry", tag="returned"):
    seat: int
    guest: str
    key: str


class Rematched(Struct, frozen=True, tag_field="entry", tag="rematched"):
    """The players meet again at another table."""

    table: str


class Rebased(Struct, frozen=True, tag_field="entry", tag="rebased"):
    """The rules or the content have changed since: the game goes on from this position."""

    position: Position


Entry = Sat | Began | Answered | Withdrew | Undid | Spoke | Left | Returned | Rematched | Rebased


class Append(Struct, frozen=True):
    """One more entry of a table, and what the lists of tables must know after it.
    `guest` takes part from now on; `position` is kept for the day when the rules change."""

    table: str
    seq: int  # from 1 on, without gaps
    entry: Entry
    status: Status
    open_seats: int
    guest: str | None = None
    position: Position | None = None


entries = msgspec.json.Decoder(Entry)
