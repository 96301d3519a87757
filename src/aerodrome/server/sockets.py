"""The socket of a table: commands in, frames out. uvicorn hands the connection over, the library keeps the protocol,
and nothing stands between it and the table: no task or queue per frame."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final, cast
from urllib.parse import unquote

import msgspec
import structlog
from uvicorn.server import ServerState
from websockets.frames import DATA_OPCODES, CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from aerodrome.server import wire
from aerodrome.server.commands import Commands
from aerodrome.server.guests import COOKIE, Guests
from aerodrome.server.hall import Hall
from aerodrome.server.limits import Bucket, allowed_origin
from aerodrome.server.live import Onlooker
from aerodrome.server.store import StorageError

commands: Final = msgspec.json.Decoder(wire.Command)
PATH: Final = "/ws/"
NO_TABLE: Final = 4404
TOO_FAST: Final = 4429
COME_BACK: Final = 1012
MISTAKES: Final = 50  # bad frames before the connection is closed
LARGEST_FRAME: Final = 16_000  # bytes of a command
BACKLOG: Final = 1_000_000  # bytes that may wait for a slow onlooker
PING_EVERY: Final = 20.0  # seconds; who has sent nothing from one to the next is gone
FAREWELL: Final = 5.0  # seconds for the other side to close, too
log = structlog.get_logger()


class TableSocket(asyncio.Protocol):
    def __init__(self, hall: Hall, guests: Guests, server_state: ServerState, **_: Any) -> None:
        self._hall, self._guests, self._connections = hall, guests, server_state.connections
        self._loop = asyncio.get_running_loop()
        self._ws = ServerProtocol(max_size=LARGEST_FRAME)
        self._onlooker: Onlooker | None = None
        self._bucket = Bucket(hall.settings.message_rate, hall.settings.message_burst)
        self._carry_out = Commands(hall).carry_out
        self._parts: list[bytes] = []  # of a message that comes in pieces
        self._text = True  # does it claim to be text?
        self._mistakes = 0
        self._heard = self._due = self._lost = False
        self._alarm: asyncio.TimerHandle | None = None
        self._entering: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(cast(Any, self))

    def connection_lost(self, _: Exception | None) -> None:
        self._lost = True
        self._connections.discard(cast(Any, self))
        if self._alarm:
            self._alarm.cancel()
        if self._entering:
            self._entering.cancel()
        if self._onlooker:
            self._hall.depart(self._onlooker)

    def data_received(self, data: bytes) -> None:
        self._heard = True
        self._ws.receive_data(data)
        for event in self._ws.events_received():
            if isinstance(event, Request):
                self._entering = self._loop.create_task(self._enter(event))
            elif isinstance(event, Frame) and event.opcode in DATA_OPCODES:
                self._piece(event)
        self._write()

    def eof_received(self) -> None:
        self._ws.receive_eof()
        self._write()

    def shutdown(self) -> None:
        """Called by uvicorn when the server stops; it does not wait for the other side's farewell."""
        self.close(COME_BACK)
        self._transport.close()

    def send(self, frame: bytes) -> None:
        """It goes out with all else that is due. One who does not keep up is let go; he comes back with a hello and
        loses nothing."""
        if self._ws.state is not State.OPEN:
            return
        if self._transport.get_write_buffer_size() > BACKLOG:
            self._transport.abort()
            return
        self._ws.send_text(frame)
        if not self._due:
            self._due = True
            self._loop.call_soon(self._write)

    def close(self, code: int, reason: str = "") -> None:
        if self._ws.state is State.OPEN:
            self._ws.send_close(code, reason)
            self._write()
        elif self._ws.state is State.CONNECTING:
            self._transport.close()

    def let_go(self) -> None:
        self.close(COME_BACK)

    def _write(self) -> None:
        self._due = False
        due = self._ws.data_to_send()
        if self._lost or not due:
            return
        self._transport.write(b"".join(due))
        if due[-1] == b"":  # the library's sign that nothing follows
            self._transport.close()
        elif self._ws.state is State.CLOSING:
            self._set_alarm(FAREWELL, self._transport.abort)

    def _set_alarm(self, seconds: float, ring: Any) -> None:
        if self._alarm:
            self._alarm.cancel()
        self._alarm = self._loop.call_later(seconds, ring)

    def _ping(self) -> None:
        if not self._heard:
            self._transport.abort()
            return
        self._heard = False
        self._ws.send_ping(b"")
        self._write()
        self._set_alarm(PING_EVERY, self._ping)

    async def _enter(self, request: Request) -> None:
        """The handshake, and the table that was asked for; nothing is read meanwhile."""
        self._transport.pause_reading()
        try:
            await self._find(request)
        except StorageError:
            self.close(COME_BACK)
        except Exception as error:
            log.error("socket failed", exc_info=error)
            self._transport.abort()
        finally:
            self._write()
            if not self._lost:
                self._transport.resume_reading()

    async def _find(self, request: Request) -> None:
        response = self._ws.accept(request)
        headers = request.headers
        if not allowed_origin(headers.get("Origin"), headers.get("Host", ""), self._hall.settings.origins):
            response = self._ws.reject(HTTPStatus.FORBIDDEN, "this address may not use the server\n")
        elif not request.path.startswith(PATH):
            response = self._ws.reject(HTTPStatus.NOT_FOUND, "there is no such socket\n")
        self._ws.send_response(response)
        if self._ws.state is not State.OPEN:
            return
        guest = await self._guests.bearer(_token(headers.get_all("Cookie")))
        live = await self._hall.find(unquote(request.path.removeprefix(PATH).partition("?")[0]))
        if live is None:
            self.close(NO_TABLE, "there is no such table")
        elif not self._lost:
            self._onlooker = Onlooker(live, guest.id if guest else "", self)
            self._hall.arrive(self._onlooker)
            self._set_alarm(PING_EVERY, self._ping)

    def _piece(self, frame: Frame) -> None:
        if frame.opcode is not Opcode.CONT:
            self._text = frame.opcode is Opcode.TEXT
        if frame.fin and not self._parts:
            self._receive(frame.data)
            return
        self._parts.append(bytes(frame.data))
        if frame.fin:
            message, self._parts = b"".join(self._parts), []
            self._receive(message)

    def _receive(self, data: bytes | bytearray | memoryview) -> None:
        if self._onlooker is None or self._ws.state is not State.OPEN:
            return
        if not self._bucket.take():
            self._mistaken(wire.Fault("too-fast", "too many commands; please wait a moment", _key(data)))
            return
        try:
            command = commands.decode(data)
        except (ValueError, RecursionError) as error:
            if self._text and not _is_utf8(data):
                self.close(CloseCode.INVALID_DATA)
            else:
                self._mistaken(wire.Fault("bad-request", str(error), _key(data)))
            return
        self._carry_out(self._onlooker, command)

    def _mistaken(self, fault: wire.Fault) -> None:
        if self._onlooker:
            self._onlooker.send(fault)
        self._mistakes += 1
        if self._mistakes >= MISTAKES:
            self.close(TOO_FAST, "too many mistakes")


def _token(headers: list[str]) -> str | None:
    """The guest's, from the cookies."""
    try:
        cookies = SimpleCookie("; ".join(headers))
    except CookieError:
        return None
    return cookies[COOKIE].value if COOKIE in cookies else None


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
