"""What goes over the wire of a game that is looked at again, beside the types of `wire`."""

from __future__ import annotations

from msgspec import Raw, Struct

from aerodrome.server.wire import Moment, Result, TableInfo


class Draw(Struct, frozen=True):
    """A shuffle or a roll: its number, the weights of its outcomes (none: any 60-bit seed) and what came."""

    number: int
    odds: tuple[int, ...]
    outcome: str


class Position(Struct, frozen=True):
    """A position of a replay: a choice, with all that followed by itself, and who was asked then."""

    moments: tuple[Moment, ...]
    asked: tuple[int, ...]


class Replay(Struct, frozen=True):
    """A game from the start, as one viewer saw it, the same for all who look from there: of the table it tells what
    everybody may know, with nobody present, and of its end no rematch. `view` is that of the first position; the
    moments of the others lead on from there. The seed and the draws are told when it is over."""

    table: TableInfo
    seat: int | None
    plates: Raw | None
    view: Raw | None
    positions: tuple[Position, ...]
    result: Result | None
    draws: tuple[Draw, ...]
