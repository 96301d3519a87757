"""What the commands of a socket do, and who may give them."""

from __future__ import annotations

from typing import Final

from aerodrome.kernel.actions import UnknownAction
from aerodrome.kernel.match import NO_ACTION, Match, Refused
from aerodrome.server import records, wire
from aerodrome.server.errors import RequestError
from aerodrome.server.hall import STAND_IN, Hall
from aerodrome.server.live import Onlooker
from aerodrome.server.names import clean
from aerodrome.server.store import StorageError
from aerodrome.server.table import Table

UNSTORED: Final = "it could not be stored, so it did not happen; please try again"


class Commands:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def carry_out(self, onlooker: Onlooker, command: wire.Command) -> None:
        """Do it, or tell the onlooker why not. What changes the table is acknowledged when it is stored."""
        key = getattr(command, "key", None)
        table = onlooker.live.table
        try:
            if onlooker.live.gone:  # what it knows may not be stored
                raise StorageError
            if key is not None and (onlooker.guest, key) in table.done:
                self._acknowledge(onlooker, key, table.done[onlooker.guest, key])
                return
            record = self._record_for(onlooker, table, command)
            if record is not None and key is not None:
                self._acknowledge(onlooker, key, self.hall.enter(onlooker.live, record))
            outcome = "done"
        except RequestError as error:
            outcome = error.code
            onlooker.send(wire.Fault(error.code, error.detail, key, error.message, error.rule, error.retry_after))
        except Refused as refused:
            outcome = "refused"
            reason = refused.reason
            onlooker.send(wire.Fault("refused", str(refused), key, reason.message, reason.rule or None))
        except UnknownAction as unknown:
            outcome = "refused"
            onlooker.send(wire.Fault("refused", str(unknown), key, NO_ACTION.message))
        except StorageError:
            outcome = "storage"
            onlooker.send(wire.Fault("storage", UNSTORED, key))
        self.hall.metrics.command(type(command).__name__.lower(), outcome).inc()

    def _acknowledge(self, onlooker: Onlooker, key: str, seq: int) -> None:
        def then(stored: bool) -> None:
            onlooker.send(wire.Ack(key, seq) if stored else wire.Fault("storage", UNSTORED, key))

        onlooker.live.when_stored(seq, then)

    def _record_for(self, onlooker: Onlooker, table: Table, command: wire.Command) -> records.Record | None:
        """The record that the command comes to, if its sender may give it; none if it only asks something."""
        match command:
            case wire.Hello():
                self._greet(onlooker, table, command)
            case wire.Ping():
                onlooker.send(wire.Pong(command.key))
            case wire.Why():
                self._explain(onlooker, table, command)
            case wire.Say():
                return self._said(onlooker, table, command)
            case wire.Leave():
                return self._left(onlooker, table, command)
            case wire.Return():
                return self._returned(onlooker, table, command)
            case wire.Nonce():
                return self._nonced(onlooker, table, command)
            case wire.Answer():
                self._playing(onlooker, table, command.seat)
                if command.seq < table.asked_since.get(command.seat, 0):
                    raise RequestError("stale", "this answers a question that is no longer asked")
                return records.Answered(command.seat, command.words, onlooker.guest, command.key)
            case wire.Withdraw():
                self._playing(onlooker, table, command.seat)
                return records.Withdrew(command.seat, onlooker.guest, command.key)
            case wire.TakeBack():
                self._playing(onlooker, table, command.seat)
                to = self._practice(table, command.seat) if command.practice else None
                return records.Undid(command.seat, onlooker.guest, command.key, to)
        return None

    def _owned(self, onlooker: Onlooker, table: Table, seat: int) -> None:
        if seat not in table.seats_of(onlooker.guest):
            raise RequestError("not-yours", f"seat {seat} is not yours")

    def _playing(self, onlooker: Onlooker, table: Table, seat: int) -> Match:
        """The match, if the seat is the onlooker's and no bot stands in for it."""
        self._owned(onlooker, table, seat)
        if table.match is None:
            raise RequestError("not-now", "the game has not begun")
        if not table.seats[seat].human:
            raise RequestError("not-now", "a bot plays for this seat; take it back first")
        return table.match

    def _nonced(self, onlooker: Onlooker, table: Table, given: wire.Nonce) -> records.Nonced:
        self._owned(onlooker, table, given.seat)
        if not onlooker.greeted:
            raise RequestError("not-now", "the commitment comes with the first state: say hello before")
        if given.seat not in table.awaits:
            raise RequestError("not-now", "no nonce is awaited from this seat, or not yet, or not any more")
        return records.Nonced(given.seat, given.nonce, onlooker.guest, given.key)

    def _greet(self, onlooker: Onlooker, table: Table, hello: wire.Hello) -> None:
        if hello.seat is not None:
            self._owned(onlooker, table, hello.seat)
        onlooker.look(hello.seat, hello.seq, hello.events, hello.said)
        onlooker.live.tell(onlooker)

    def _explain(self, onlooker: Onlooker, table: Table, why: wire.Why) -> None:
        reason = self._playing(onlooker, table, why.seat).why_not(why.seat, why.words)
        message, rule = (reason.message, reason.rule or None) if reason else (None, None)
        onlooker.send(wire.Reason(why.key, why.words, message, rule))

    def _said(self, onlooker: Onlooker, table: Table, say: wire.Say) -> records.Spoke:
        seats = table.seats_of(onlooker.guest)
        if not seats:
            raise RequestError("not-yours", "only players talk at this table")
        text = clean(say.text)
        if not text:
            raise RequestError("bad-request", "there is nothing to read in this")
        return records.Spoke(seats[0], table.seats[seats[0]].name, text, onlooker.guest, say.key)

    def _left(self, onlooker: Onlooker, table: Table, leave: wire.Leave) -> records.Left:
        mine = table.seats_of(onlooker.guest)
        if not mine or leave.seat >= len(table.seats):
            raise RequestError("not-yours", f"seat {leave.seat} is not yours")
        if table.status == "over" or not table.seats[leave.seat].human:
            raise RequestError("not-now", "nobody plays there whom a bot could replace")
        if leave.seat not in mine and (reason := onlooker.live.timers.why_wait(leave.seat)):
            raise RequestError("not-yours", reason)
        return records.Left(leave.seat, STAND_IN, onlooker.guest, leave.key)

    def _returned(self, onlooker: Onlooker, table: Table, back: wire.Return) -> records.Returned:
        self._owned(onlooker, table, back.seat)
        if table.status != "playing" or table.seats[back.seat].human:
            raise RequestError("not-now", "no bot plays for this seat")
        if onlooker.live.timers.over(back.seat):
            raise RequestError(
                "not-now", "the time for this answer is over; the seat can be taken back when the bot has given it"
            )
        return records.Returned(back.seat, onlooker.guest, back.key)

    def _practice(self, table: Table, seat: int) -> int:
        to = table.last_choice(seat)
        if not table.alone() or table.status == "over" or to is None:
            raise RequestError(
                "not-now", "only a game against bots alone can be taken back like this, while it goes on"
            )
        return to
