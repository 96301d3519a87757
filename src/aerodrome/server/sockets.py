"""The socket of a table: commands in, frames out."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from aerodrome.server import wire
from aerodrome.server.commands import Commands
from aerodrome.server.guests import Guests
from aerodrome.server.hall import Hall
from aerodrome.server.limits import Bucket
from aerodrome.server.live import Onlooker
from aerodrome.server.store import StorageError

commands: Final = msgspec.json.Decoder(wire.Command)
NO_TABLE: Final = 4404
TOO_FAST: Final = 4429
COME_BACK: Final = 1012
MISTAKES: Final = 50  # bad frames before the connection is closed


@websocket("/ws/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: str, hall: Hall, guests: Guests) -> None:
    guest = await guests.who(socket)
    await socket.accept()
    try:
        live = await hall.find(table)
    except StorageError:
        await socket.close(COME_BACK)
        return
    if live is None:
        await socket.close(NO_TABLE, "there is no such table")
        return
    onlooker = Onlooker(live, guest.id if guest else "")
    hall.arrive(onlooker)
    sender = asyncio.ensure_future(_send(socket, onlooker))
    try:
        await _listen(socket, onlooker, hall)
    except WebSocketDisconnect:
        pass
    finally:
        hall.depart(onlooker)
        sender.cancel()


async def _send(socket: WebSocket[Any, Any, Any], onlooker: Onlooker) -> None:
    """Frames in their order, until the table lets the onlooker go."""
    while (frame := await onlooker.frames.get()) is not None:
        await socket.send_data(frame, mode="text")
    await socket.close(COME_BACK)


async def _listen(socket: WebSocket[Any, Any, Any], onlooker: Onlooker, hall: Hall) -> None:
    bucket = Bucket(hall.settings.message_rate, hall.settings.message_burst)
    carry_out = Commands(hall).carry_out
    mistakes = 0
    while mistakes < MISTAKES:
        data = await socket.receive_data(mode="text")
        if not bucket.take():
            mistakes += 1
            onlooker.send(wire.Fault("too-fast", "too many commands; please wait a moment", _key(data)))
            continue
        try:
            command = commands.decode(data)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            mistakes += 1
            onlooker.send(wire.Fault("bad-request", str(error), _key(data)))
            continue
        carry_out(onlooker, command)
    await socket.close(TOO_FAST, "too many mistakes")


class _Keyed(msgspec.Struct):
    key: wire.Key | None = None


def _key(data: str) -> str | None:
    """The key of a command that cannot be carried out, if it has one that can be read."""
    try:
        return msgspec.json.decode(data, type=_Keyed).key
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None
