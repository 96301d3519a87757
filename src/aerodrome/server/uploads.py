"""Tables that begin with what happened elsewhere: a saved game, a moment of a finished one, the same players."""

from __future__ import annotations

import secrets
import time
from itertools import islice
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct, structs

from aerodrome.games import find
from aerodrome.kernel.encode import dump
from aerodrome.kernel.game import Game
from aerodrome.kernel.match import Match
from aerodrome.kernel.save import SaveError, restore
from aerodrome.kernel.state import State
from aerodrome.notes import noted_list
from aerodrome.server.hall import STAND_IN, new_id
from aerodrome.server.problems import Trouble
from aerodrome.server.records import Answered, Began, Entry, Guest, Position, Sat, TableRecord
from aerodrome.server.retell import answers, positions
from aerodrome.server.table import Table
from aerodrome.server.wire import Level, SeatWish

LARGEST: Final = 2_000_000  # bytes of a saved game
HUMAN: Final = "human"


class Head(Struct):
    """What must be right about a saved match before anything in it is played. Anybody can write a checksum under
    a position that never was, so only what follows from a seed and answers is taken from strangers."""

    game: str
    rules: int
    content: str
    seed: Annotated[str, Meta(min_length=1, max_length=100)]
    carry: list[list[int]]
    notes: dict[str, Any]
    base: dict[str, Any] | None


def text_of(body: bytes) -> str:
    """The text of a saved match that can be played again from its start."""
    try:
        text = body.decode("utf-8")
        head = msgspec.json.decode(body, type=Head)
    except (UnicodeDecodeError, msgspec.ValidationError) as error:
        raise SaveError(f"this file is not a saved match of Aerodrome: {error}") from error
    except (msgspec.DecodeError, RecursionError) as error:
        raise SaveError(f"not a saved match, or only a part of one: {error}") from error
    game = find(head.game)
    if head.base is not None or (head.rules, head.content) != (game.version, game.content_hash):
        raise SaveError("the saved match cannot be played again from its start: it began elsewhere, or by other rules")
    return text


def table_from(text: str, guest: Guest) -> tuple[TableRecord, list[Entry]]:
    """The table of a saved match. Its sender sits on the first seat that was a person's; bots have the others."""
    match, notes = restore(text, find)
    if any(match.carry):
        raise SaveError("a match of a series cannot be played on at a table of its own")
    seats = match.rules.seats
    players, names = noted_list(notes, "players", seats) or [], noted_list(notes, "names", seats)
    seat = players.index(HUMAN) if HUMAN in players else 0
    record = _record(match, guest, seat, STAND_IN, match.seed, None, names)
    entries: list[Entry] = [Sat(seat, guest.id, guest.name), Began(None)]
    return record, entries + _answers(match, record, entries)


def _answers(match: Match, record: TableRecord, entries: list[Entry]) -> list[Answered]:
    """What seats answered that the table would not answer for them after these entries."""
    table, found = Table(record), list[Answered]()
    for entry in entries:
        table.play(entry)
    if table.match is not None:
        for given in answers(match, table.match):
            found.append(Answered(given.who, match.rules.actions.text(given.x)))
            table.play(found[-1])
    return found


def branch(table: Table, moment: int, seat: int, level: Level, guest: Guest) -> tuple[TableRecord, list[Entry]]:
    """A table that goes on from a moment of a finished game, with new luck."""
    if table.match is None or seat >= len(table.seats):
        raise Trouble("not-found", "there is no such seat")
    then = next(islice(positions(table.match), moment, None), None)
    if then is None or then.over:
        raise Trouble("not-found", "the game cannot go on from there: it has no such moment, or is over by then")
    base = _position(table.game, then.state, 0)
    record = _record(then, guest, seat, level, secrets.token_hex(16), base, None)
    return record, [Sat(seat, guest.id, guest.name)]


def again(table: Table) -> TableRecord:
    """The set-up of a rematch."""
    old, wishes = table.record, [table.seats[i].level or w for i, w in enumerate(table.record.wishes)]
    return structs.replace(
        old,
        id=new_id(),
        wishes=tuple("me" if seat.guest else wish for seat, wish in zip(table.seats, wishes, strict=True)),
        seed=secrets.token_hex(16),
        invite=secrets.token_urlsafe(12),
        listed=False,
        made=int(time.time()),
        version=table.game.version,
        content=table.game.content_hash,
        base=None,
        practice=False,
    )


def _position(game: Game, state: State, draws: int) -> Position:
    return Position(dump(state), draws, game.version, game.content_hash)


def _record(
    match: Match, guest: Guest, seat: int, level: Level, seed: str, base: Position | None, names: list[str] | None
) -> TableRecord:
    """A table for practice, since its guest may know what is hidden there."""
    wishes: list[SeatWish] = [level] * match.rules.seats
    wishes[seat] = "me"
    return TableRecord(
        id=new_id(),
        game=match.game.name,
        owner=guest.id,
        wishes=tuple(wishes),
        options=match.rules.options,
        seed=seed,
        invite=secrets.token_urlsafe(12),
        clock=None,
        listed=False,
        made=int(time.time()),
        version=match.game.version,
        content=match.game.content_hash,
        base=base,
        practice=True,
        names=tuple(names or ()),
    )
