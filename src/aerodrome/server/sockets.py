"""The WebSocket of a table: commands in, frames out.

uvicorn hands the connection over, the websockets library keeps the protocol, and there is no task or queue per frame
between it and the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final, cast
from urllib.parse import unquote

import msgspec
import structlog
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.frames import DATA_OPCODES, CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from aerodrome.server import wire
from aerodrome.server.clients import STRANGE_PAGE, Client, allowed_origin
from aerodrome.server.commands import Commands
from aerodrome.server.errors import RequestError, plain_answer
from aerodrome.server.guests import Guests, token_of
from aerodrome.server.http import Connections
from aerodrome.server.limits import WAIT, Bucket
from aerodrome.server.open_table import Viewer
from aerodrome.server.settings import Kind, Rate
from aerodrome.server.store import StorageError
from aerodrome.server.table_manager import TableManager

commands: Final = msgspec.json.Decoder(wire.Command)
PATH: Final = "/ws/"
NO_TABLE: Final = 4404
NO_HELLO: Final = 4408
TOO_FAST: Final = 4429
COME_BACK: Final = 1012
FRAGMENTS: Final = 100  # of one message
MISTAKES: Final = 50  # bad frames before the connection is closed
LARGEST_FRAME: Final = 16_000  # bytes of a command
BACKLOG: Final = 1_000_000  # bytes that may wait for a slow viewer
CLOSE_SECONDS: Final = 5.0  # for the other side to close, too
log = structlog.get_logger()


class TableSocket(asyncio.Protocol):
    """One connection: the Channel of a Viewer."""

    def __init__(
        self, manager: TableManager, guests: Guests, connections: Connections, server_state: ServerState, **_: Any
    ) -> None:
        self._manager, self._guests, self._connections = manager, guests, connections
        self._budgets, self._settings = manager.budgets, manager.settings
        self._server_connections = server_state.connections
        self._loop = asyncio.get_running_loop()
        self._ws = ServerProtocol(max_size=LARGEST_FRAME)
        self._viewer: Viewer | None = None
        self._counted: tuple[str, str] | None = None  # the address and the guest that this socket counts for
        rate = manager.settings.times(Rate(manager.settings.message_rate, manager.settings.message_burst))
        self._commands = Bucket(rate.rate, rate.burst)
        self._pings = Bucket(rate.rate, rate.burst)  # apart: a library's heartbeat is no command of its user
        self._carry_out = Commands(manager).carry_out
        self._fragments: list[bytes] = []  # of a message that is not complete yet
        self._text = True  # does it claim to be text?
        self._mistakes = 0
        self._received = self._write_due = self._lost = self._paused = False
        self._timer: asyncio.TimerHandle | None = None
        self._handshaking: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._server_connections.add(cast(Any, self))

    def connection_lost(self, _: Exception | None) -> None:
        self._lost = True
        self._server_connections.discard(cast(Any, self))
        self._connections.leave(self._transport)
        if self._counted:
            self._connections.close_socket(*self._counted)
        if self._timer:
            self._timer.cancel()
        if self._handshaking:
            self._handshaking.cancel()
        if self._viewer:
            self._manager.remove_viewer(self._viewer)
            self._viewer = None  # else both would hold on to each other, and to the table

    def data_received(self, data: bytes) -> None:
        self._received = True
        self._ws.receive_data(data)
        for event in self._ws.events_received():
            if isinstance(event, Request):
                self._handshaking = self._loop.create_task(self._handshake(event))
            elif isinstance(event, Frame) and event.opcode in DATA_OPCODES:
                self._add_fragment(event)
            elif isinstance(event, Frame) and self._budgets.limited and self._pings.take():
                self.close(TOO_FAST, "too many pings")
        self._write()

    def eof_received(self) -> None:
        self._ws.receive_eof()
        self._write()

    def shutdown(self) -> None:
        """Called by uvicorn when the server stops; it does not wait for the other side's farewell."""
        self.close(COME_BACK)
        self._transport.close()

    def send(self, frame: bytes) -> None:
        """Send a frame with all else that is due. A viewer who does not keep up is disconnected: with the next hello
        nothing is lost."""
        if self._ws.state is not State.OPEN:
            return
        if self._transport.get_write_buffer_size() > BACKLOG:
            self._transport.abort()
            return
        try:
            self._ws.send_text(frame)
            if not self._write_due:
                self._write_due = True
                self._loop.call_soon(self._write)
        except MemoryError:
            self._transport.abort()

    def close(self, code: int, reason: str = "") -> None:
        if self._ws.state is State.OPEN:
            self._ws.send_close(code, reason)
            self._write()
        elif self._ws.state is State.CONNECTING:
            self._transport.close()

    def disconnect(self) -> None:
        try:
            self.close(COME_BACK)
        except MemoryError:
            self._transport.abort()

    def _write(self) -> None:
        self._write_due = False
        due = self._ws.data_to_send()
        if self._lost or not due:
            return
        try:
            self._transport.write(b"".join(due))
        except MemoryError:
            self._transport.abort()
            return
        if due[-1] == b"":  # the library's sign that nothing follows
            self._transport.close()
        elif self._ws.state is State.CLOSING:
            self._set_timer(CLOSE_SECONDS, self._transport.abort)

    def _set_timer(self, seconds: float, on_expiry: Callable[[], None]) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, on_expiry)

    def _ping(self) -> None:
        if not self._received:
            self._transport.abort()
            return
        self._received = False
        self._ws.send_ping(b"")
        self._write()
        self._set_timer(self._manager.settings.ping_seconds, self._ping)

    async def _handshake(self, request: Request) -> None:
        """Accept or refuse the connection, and find the table that was asked for; nothing is read meanwhile."""
        self._transport.pause_reading()
        try:
            await self._accept(request)
        except StorageError:
            self.close(COME_BACK)
        except Exception as error:
            log.error("socket failed", exc_info=error)
            self._transport.abort()
        finally:
            self._write()
            if not self._lost:
                self._transport.resume_reading()

    async def _accept(self, request: Request) -> None:
        token = token_of(request.headers.get_all("Cookie"))
        try:
            client = self._check(request, token)
            guest = await self._guests.of_token(token)
            self._count(client.address, guest.id if guest else "")
        except RequestError as error:
            if error.code == "too-fast":
                await asyncio.sleep(self._settings.tarpit_seconds)
            self._ws.send_response(_refusal(error))
            return
        except StorageError:
            self._ws.send_response(
                _refusal(RequestError("storage", "the server could not look you up; please come back"))
            )
            return
        self._ws.send_response(self._ws.accept(request))
        if self._ws.state is not State.OPEN:
            return
        open_table = await self._manager.find(unquote(request.path.removeprefix(PATH).partition("?")[0]))
        if open_table is None:
            self.close(NO_TABLE, "there is no such table")
        elif not self._lost:
            self._viewer = Viewer(open_table, guest.id if guest else "", self)
            self._manager.add_viewer(self._viewer)
            self._set_timer(self._settings.hello_seconds, self._expect_hello)

    def _check(self, request: Request, token: str | None) -> Client:
        """The client that asks. Raises RequestError if it is from a strange page, for no table, or too often."""
        headers = request.headers
        peer = self._transport.get_extra_info("peername")
        client = self._connections.clients.find(peer[0] if peer else "", headers.get_all)
        origins, host = headers.get_all("Origin"), ", ".join(headers.get_all("Host"))
        origin = ", ".join(origins) if origins else None
        if not allowed_origin(origin, client.scheme, host, self._settings.origins):
            raise RequestError("not-yours", STRANGE_PAGE)
        if not request.path.startswith(PATH):
            raise RequestError("not-found", "there is no such socket")
        if wait := self._budgets.take("sockets", client.address, self._guests.cached_id(token)):
            raise RequestError("too-fast", f"too many new connections; {WAIT}", retry_after=wait)
        return client

    def _count(self, address: str, guest: str) -> None:
        """Count this socket for its client. Raises RequestError if there are too many."""
        if self._lost:
            return
        if not self._connections.open_socket(address, guest):
            raise RequestError(
                "too-fast", "you have too many connections open", retry_after=self._settings.ping_seconds
            )
        self._counted = address, guest
        if guest:
            self._budgets.note_address(guest, address)

    def _expect_hello(self) -> None:
        if self._viewer and self._viewer.greeted:
            self._ping()
        else:
            self.close(NO_HELLO, "no hello came")

    def _add_fragment(self, frame: Frame) -> None:
        if frame.opcode is not Opcode.CONT:
            self._text = frame.opcode is Opcode.TEXT
        if frame.fin and not self._fragments:
            self._receive(frame.data)
            return
        self._fragments.append(bytes(frame.data))
        if len(self._fragments) > FRAGMENTS:
            self.close(CloseCode.MESSAGE_TOO_BIG)
        elif frame.fin:
            message, self._fragments = b"".join(self._fragments), []
            self._receive(message)

    def _receive(self, data: bytes | bytearray | memoryview) -> None:
        if self._viewer is None or self._ws.state is not State.OPEN:
            return
        if wait := self._too_fast():
            self._slow_down(wire.Fault("too-fast", f"too many commands; {WAIT}", _key(data), retry_after=wait))
            return
        try:
            command = commands.decode(data)
        except (ValueError, RecursionError) as error:
            if self._text and not _is_utf8(data):
                self.close(CloseCode.INVALID_DATA)
            else:
                self._reject(wire.Fault("bad-request", str(error), _key(data)))
            return
        if isinstance(command, wire.Hello) and (wait := self._spend("hellos")):
            self._slow_down(wire.Fault("too-fast", f"too many hellos; {WAIT}", retry_after=wait))
            return
        self._carry_out(self._viewer, command)

    def _too_fast(self) -> float:
        """Seconds until the next command may come; 0: it may now."""
        return (self._commands.take() or self._spend("commands")) if self._budgets.limited else 0.0

    def _spend(self, kind: Kind) -> float:
        address, guest = self._counted or ("", "")
        return self._budgets.take(kind, address, guest or None)

    def _slow_down(self, fault: wire.Fault) -> None:
        """Reject a command, and read nothing for a moment, so that a client which goes on at once costs nothing."""
        self._reject(fault)
        if self._ws.state is State.OPEN and not self._paused:
            self._paused = True
            self._transport.pause_reading()
            self._loop.call_later(self._settings.tarpit_seconds, self._resume_reading)

    def _resume_reading(self) -> None:
        self._paused = False
        if not self._lost and not self._transport.is_closing():
            self._transport.resume_reading()

    def _reject(self, fault: wire.Fault) -> None:
        if self._viewer:
            self._viewer.send(fault)
        self._mistakes += 1
        if self._mistakes >= MISTAKES:
            self.close(TOO_FAST, "too many mistakes")


def _refusal(error: RequestError) -> Response:
    """The answer to a handshake that is not accepted."""
    status, headers, body = plain_answer(error)
    return Response(status, HTTPStatus(status).phrase, Headers({**headers, "Connection": "close"}), body)


class _Keyed(msgspec.Struct):
    key: wire.Key | None = None


def _key(data: bytes | bytearray | memoryview) -> str | None:
    """The key of a command that cannot be carried out, if it has one that can be read."""
    try:
        return msgspec.json.decode(data, type=_Keyed).key
    except (ValueError, RecursionError):
        return None


def _is_utf8(data: bytes | bytearray | memoryview) -> bool:
    try:
        bytes(data).decode()
    except UnicodeDecodeError:
        return False
    return True
