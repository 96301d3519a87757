"""New tables made of old games: from a saved game, from a moment of a finished one, and for a rematch."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from itertools import islice
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct, structs

from aerodrome.games import find
from aerodrome.kernel.encode import dump
from aerodrome.kernel.match import AUTO_VERSION, Match
from aerodrome.kernel.replay import Transcript, answers, positions, transcript
from aerodrome.kernel.save import SaveError, restore
from aerodrome.notes import noted_list
from aerodrome.server.bot_turns import STAND_IN
from aerodrome.server.records import (
    Answered,
    Append,
    Began,
    Guest,
    Nonced,
    Position,
    Record,
    Sat,
    TableSetup,
    stamped,
)
from aerodrome.server.seating import Seat
from aerodrome.server.table import Table
from aerodrome.server.table_manager import new_id
from aerodrome.server.wire import Level, SeatWish, Status

LARGEST: Final = 2_000_000  # bytes of a saved game
HUMAN: Final = "human"
NOBODY: Final = Guest("nobody", "")


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


class Upload(Struct, frozen=True):
    """A saved match that can be a table: how it is set up, where its sender sits, what was added to its seed, what
    was answered, and where that leads."""

    setup: TableSetup  # of nobody yet
    seat: int
    nonces: list[Nonced]
    answers: list[Answered]
    status: Status
    position: Position | None

    def table(self, guest: Guest, now: int) -> tuple[TableSetup, list[Append]]:
        """The table of a guest who sends it at this time; answers keep theirs."""
        setup = structs.replace(self.setup, owner=guest.id)
        begun = [stamped(record, now) for record in _beginning(self.seat, guest, self.nonces)]
        appends = [Append(setup.id, seq, e, self.status, 0) for seq, e in enumerate([*begun, *self.answers], 1)]
        appends[0] = structs.replace(appends[0], guest=guest.id)
        appends[-1] = structs.replace(appends[-1], position=self.position)
        return setup, appends


def read(body: bytes) -> Upload:
    """The upload of a saved match. Raises SaveError or BadSetup if it cannot be played again from its start. Slow: for
    a worker. Its sender sits on the first seat that was a person's; bots have the others."""
    match, notes = restore(_text(body), find)
    if any(match.carry):
        raise SaveError("a match of a series cannot be played on at a table of its own")
    seats = match.rules.seats
    players, names = noted_list(notes, "players", seats) or [], noted_list(notes, "names", seats)
    seat = players.index(HUMAN) if HUMAN in players else 0
    setup = _setup(transcript(match), NOBODY, seat, STAND_IN, match.seed, None, names)
    nonces = [Nonced(i, nonce) for i, nonce in enumerate(match.nonces) if nonce]
    table = Table(setup)
    for record in _beginning(seat, NOBODY, nonces):
        table.play(record)
    answered = list(_answers(match, table))
    return Upload(setup, seat, nonces, answered, table.status, table.position())


def _beginning(seat: int, guest: Guest, nonces: list[Nonced]) -> list[Record]:
    return [Sat(seat, guest.id, guest.name), *nonces, Began(None)]


def _text(body: bytes) -> str:
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


def _answers(match: Match, table: Table) -> Iterator[Answered]:
    """Play the answers of the match at the table, without those that the table gives by itself; each of them."""
    if table.match is not None:
        for entry in answers(transcript(match), table.match):
            answered = Answered(entry.who, match.rules.actions.text(entry.x), at=entry.at)
            table.play(answered)
            yield answered


def position_at(written: Transcript, number: int) -> Position | None:
    """The position of a replay from which the game can go on; None if there is none of this number, or it is over by
    then. Slow: for a worker."""
    reached = next(islice(positions(written, find), number, None), None)
    if reached is None or reached.match.over:
        return None
    then = reached.match
    return Position(dump(then.state), 0, then.game.version, then.game.content_hash)


def continue_from(
    written: Transcript, base: Position, seat: int, level: Level, guest: Guest
) -> tuple[TableSetup, list[Record]]:
    """The set-up and first record of a table that goes on from a position of the written match, with a new seed."""
    setup = _setup(written, guest, seat, level, secrets.token_hex(16), base, None)
    return setup, [Sat(seat, guest.id, guest.name)]


def rematch_setup(table: Table, guest: str) -> TableSetup:
    """The set-up of a rematch that this guest asks for. The seats of the other people are kept for them."""
    return structs.replace(
        table.setup,
        id=new_id(),
        owner=guest,
        wishes=tuple([_wish(seat, wish, guest) for seat, wish in zip(table.seats, table.setup.wishes, strict=True)]),
        seed=secrets.token_hex(16),
        invite=secrets.token_urlsafe(12),
        listed=False,
        made=int(time.time()),
        version=table.game.version,
        content=table.game.content_hash,
        base=None,
        practice=False,
        auto_version=AUTO_VERSION,
        names=tuple([seat.name for seat in table.seats]),
        reserved=tuple([seat.guest for seat in table.seats]) if table.on_several_devices() else (),
    )


def _wish(seat: Seat, before: SeatWish, guest: str) -> SeatWish:
    if seat.guest:
        return "me" if seat.guest == guest else "open"
    return seat.level or before


def _setup(
    written: Transcript,
    guest: Guest,
    seat: int,
    level: Level,
    seed: str,
    base: Position | None,
    names: list[str] | None,
) -> TableSetup:
    """A table for practice, since its guest may know what is hidden there."""
    game = find(written.game)
    wishes: list[SeatWish] = [level] * written.seats
    wishes[seat] = "me"
    return TableSetup(
        id=new_id(),
        game=game.name,
        owner=guest.id,
        wishes=tuple(wishes),
        options=written.options,
        seed=seed,
        invite=secrets.token_urlsafe(12),
        clock=None,
        listed=False,
        made=int(time.time()),
        version=game.version,
        content=game.content_hash,
        base=base,
        practice=True,
        names=tuple(names or ()),
        auto_version=AUTO_VERSION,
    )
