"""Carries out the commands that come over a socket: checks who may give them, and makes records of them."""

from __future__ import annotations

from typing import Final

from aerodrome.kernel.actions import UnknownAction
from aerodrome.kernel.match import NO_ACTION, Match, Refused
from aerodrome.server import records, wire
from aerodrome.server.bot_turns import STAND_IN
from aerodrome.server.errors import RequestError
from aerodrome.server.open_table import Viewer
from aerodrome.server.sanitize import clean
from aerodrome.server.store import StorageError
from aerodrome.server.table import Table
from aerodrome.server.table_manager import TableManager

UNSTORED: Final = "it could not be stored, so it did not happen; please try again"


class Commands:
    def __init__(self, manager: TableManager) -> None:
        self.manager = manager

    def carry_out(self, viewer: Viewer, command: wire.Command) -> None:
        """Do it, or send the viewer a Fault that says why not. What changes the table is acknowledged when it is
        stored."""
        key = getattr(command, "key", None)
        table = viewer.open_table.table
        try:
            if viewer.open_table.dropped:  # what it knows may not be stored
                raise StorageError
            if key is not None and (viewer.guest, key) in table.done:
                self._acknowledge(viewer, key, table.done[viewer.guest, key])
                return
            record = self._record_for(viewer, table, command)
            if record is not None and key is not None:
                self._acknowledge(viewer, key, self.manager.apply(viewer.open_table, record))
            outcome = "done"
        except RequestError as error:
            outcome = error.code
            viewer.send(wire.Fault(error.code, error.detail, key, error.message, error.rule, error.retry_after))
        except Refused as refused:
            outcome = "refused"
            reason = refused.reason
            viewer.send(wire.Fault("refused", str(refused), key, reason.message, reason.rule or None))
        except UnknownAction as unknown:
            outcome = "refused"
            viewer.send(wire.Fault("refused", str(unknown), key, NO_ACTION.message))
        except StorageError:
            outcome = "storage"
            viewer.send(wire.Fault("storage", UNSTORED, key))
        self.manager.metrics.command(type(command).__name__.lower(), outcome).inc()

    def _acknowledge(self, viewer: Viewer, key: str, seq: int) -> None:
        def callback(stored: bool) -> None:
            viewer.send(wire.Ack(key, seq) if stored else wire.Fault("storage", UNSTORED, key))

        viewer.open_table.on_stored(seq, callback)

    def _record_for(self, viewer: Viewer, table: Table, command: wire.Command) -> records.Record | None:
        """The record that the command leads to; None if it only asks something, which is answered here. Raises
        RequestError if its sender may not give it, or not now."""
        match command:
            case wire.Hello():
                self._greet(viewer, table, command)
            case wire.Ping():
                viewer.send(wire.Pong(command.key))
            case wire.Why():
                self._explain(viewer, table, command)
            case wire.Say():
                return self._said(viewer, table, command)
            case wire.Leave():
                return self._left(viewer, table, command)
            case wire.Return():
                return self._returned(viewer, table, command)
            case wire.Nonce():
                return self._nonced(viewer, table, command)
            case wire.Answer():
                self._playing(viewer, table, command.seat)
                if command.seq < table.asked_since.get(command.seat, 0):
                    raise RequestError("stale", "this answers a question that is no longer asked")
                return records.Answered(command.seat, command.words, viewer.guest, command.key)
            case wire.Withdraw():
                self._playing(viewer, table, command.seat)
                return records.Withdrew(command.seat, viewer.guest, command.key)
            case wire.TakeBack():
                self._playing(viewer, table, command.seat)
                to = self._practice(table, command.seat) if command.practice else None
                return records.Undid(command.seat, viewer.guest, command.key, to)
        return None

    def _check_owner(self, viewer: Viewer, table: Table, seat: int) -> None:
        """Raises RequestError if the seat is not the viewer's."""
        if seat not in table.seats_of(viewer.guest):
            raise RequestError("not-yours", f"seat {seat} is not yours")

    def _playing(self, viewer: Viewer, table: Table, seat: int) -> Match:
        """The match. Raises RequestError if there is none, the seat is not the viewer's, or a bot stands in for it."""
        self._check_owner(viewer, table, seat)
        if table.match is None:
            raise RequestError("not-now", "the game has not begun")
        if not table.seats[seat].human:
            raise RequestError("not-now", "a bot plays for this seat; take it back first")
        return table.match

    def _nonced(self, viewer: Viewer, table: Table, given: wire.Nonce) -> records.Nonced:
        self._check_owner(viewer, table, given.seat)
        if not viewer.greeted:
            raise RequestError("not-now", "the commitment comes with the first state: say hello before")
        if given.seat not in table.awaits:
            raise RequestError("not-now", "no nonce is awaited from this seat, or not yet, or not any more")
        return records.Nonced(given.seat, given.nonce, viewer.guest, given.key)

    def _greet(self, viewer: Viewer, table: Table, hello: wire.Hello) -> None:
        if hello.seat is not None:
            self._check_owner(viewer, table, hello.seat)
        viewer.look_from(hello.seat, hello.seq, hello.events, hello.said)
        viewer.open_table.queue_state(viewer)

    def _explain(self, viewer: Viewer, table: Table, why: wire.Why) -> None:
        reason = self._playing(viewer, table, why.seat).why_not(why.seat, why.words)
        message, rule = (reason.message, reason.rule or None) if reason else (None, None)
        viewer.send(wire.Reason(why.key, why.words, message, rule))

    def _said(self, viewer: Viewer, table: Table, say: wire.Say) -> records.Spoke:
        seats = table.seats_of(viewer.guest)
        if not seats:
            raise RequestError("not-yours", "only players talk at this table")
        text = clean(say.text)
        if not text:
            raise RequestError("bad-request", "there is nothing to read in this")
        return records.Spoke(seats[0], table.seats[seats[0]].name, text, viewer.guest, say.key)

    def _left(self, viewer: Viewer, table: Table, leave: wire.Leave) -> records.Left:
        mine = table.seats_of(viewer.guest)
        if not mine or leave.seat >= len(table.seats):
            raise RequestError("not-yours", f"seat {leave.seat} is not yours")
        if table.status == "over" or not table.seats[leave.seat].human:
            raise RequestError("not-now", "nobody plays there whom a bot could replace")
        if leave.seat not in mine and (reason := viewer.open_table.timers.why_not_replace(leave.seat)):
            raise RequestError("not-yours", reason)
        return records.Left(leave.seat, STAND_IN, viewer.guest, leave.key)

    def _returned(self, viewer: Viewer, table: Table, back: wire.Return) -> records.Returned:
        self._check_owner(viewer, table, back.seat)
        if table.status != "playing" or table.seats[back.seat].human:
            raise RequestError("not-now", "no bot plays for this seat")
        if viewer.open_table.timers.expired(back.seat):
            raise RequestError(
                "not-now", "the time for this answer is over; the seat can be taken back when the bot has given it"
            )
        return records.Returned(back.seat, viewer.guest, back.key)

    def _practice(self, table: Table, seat: int) -> int:
        to = table.last_choice(seat)
        if not table.alone() or table.status == "over" or to is None:
            raise RequestError(
                "not-now", "only a game against bots alone can be taken back like this, while it goes on"
            )
        return to
