"""The REST part: finished games and saved ones, to look at, keep, bring and play on from."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator
from typing import Any, Final

from litestar import MediaType, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.response import Stream

from aerodrome.clock import wall_clock
from aerodrome.kernel.replay import transcript
from aerodrome.server import uploads
from aerodrome.server.errors import RequestError
from aerodrome.server.guests import Guests
from aerodrome.server.pages import PACKED_ALREADY
from aerodrome.server.readers import SAVED, tag
from aerodrome.server.records import Guest
from aerodrome.server.routes import Asking, TableId, check_bots, get_open_table, get_or_add_guest, with_cookie
from aerodrome.server.seating import Outline
from aerodrome.server.table import Table
from aerodrome.server.table_manager import TableManager
from aerodrome.server.wire import Continue, TableMade
from aerodrome.server.wire_replay import Replay

PIECE: Final = 2048  # bytes that are unpacked at once; they become twenty to fifty times as many
GZIP: Final = 31  # zlib's word for a gzip file


async def _payer(request: Asking, guests: Guests) -> str:
    """On whose behalf readers work; all strangers share their turns."""
    guest = await guests.of_request(request)
    return guest.id if guest else ""


async def _seen(manager: TableManager, table: str) -> Table | Outline:
    """The open table; else its outline, for which its game need not be played."""
    if table not in manager.open_tables and (outline := (await manager.outlines([table])).get(table)):
        return outline
    return (await get_open_table(manager, table)).table


def _check_eyes(table: Table | Outline, seat: int | None, guest: Guest | None) -> None:
    """Whoever asks may look from this seat, or as a spectator."""
    if seat is not None and not 0 <= seat < len(table.seats):
        raise RequestError("not-found", "there is no such seat")
    if seat is not None and table.status != "over" and seat not in table.seats_of(guest.id if guest else ""):
        raise RequestError("not-yours", "until the game is over everybody sees it from the own seat")


def _packed(request: Asking, body: bytes, headers: dict[str, str]) -> Response[Any]:
    """JSON that is compressed already; plain for those who cannot read that."""
    headers = {**headers, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(body, headers={**headers, "Content-Encoding": "gzip"}, media_type=MediaType.JSON)
    length = int.from_bytes(body[-4:], "little")  # as gzip notes it down at the end
    headers["Content-Length"] = str(length)
    return Stream(_unpacked(body), headers=headers, media_type=MediaType.JSON)


async def _unpacked(body: bytes) -> AsyncIterator[bytes]:
    """Piece by piece, each when the one before has been taken; the loop goes round in between."""
    unpacker = zlib.decompressobj(wbits=GZIP)
    for start in range(0, len(body), PIECE):
        yield unpacker.decompress(body[start : start + PIECE])
        await asyncio.sleep(0)


@post("/api/tables/{table:str}/continue", tags=["tables"])
async def continue_table(
    request: Asking, table: TableId, data: Continue, guests: Guests, manager: TableManager
) -> Response[TableMade]:
    """Play on from a position of a finished game, against bots, for practice."""
    open_table = await get_open_table(manager, table)
    if open_table.table.match is None or open_table.table.status != "over":
        raise RequestError("not-now", "the game is not over yet")
    check_bots(manager, open_table.table.game.name, [data.level])
    if data.seat >= len(open_table.table.seats):
        raise RequestError("not-found", "there is no such seat")
    written = transcript(open_table.table.match)
    base = await manager.readers.ask(await _payer(request, guests), uploads.position_at, written, data.position)
    if base is None:
        raise RequestError("not-found", "the game cannot go on from there: it has no such position, or is over by then")
    guest, token = await get_or_add_guest(request, guests)
    setup, records = uploads.continue_from(written, base, data.seat, data.level, guest)
    await manager.create(setup, records)
    return with_cookie(request, TableMade(setup.id, None), token, 201)


@get(
    "/api/tables/{table:str}/replay",
    tags=["tables"],
    opt={PACKED_ALREADY: True},
    responses={200: ResponseSpec(Replay, generate_examples=False, description="The replay.")},
)
async def replay_table(
    request: Asking, table: TableId, guests: Guests, manager: TableManager, seat: int | None = None
) -> Response[bytes]:
    """The game so far through the eyes of a spectator or of a seat: one's own, or any once it is over."""
    seen, guest = await _seen(manager, table), await guests.of_request(request)
    _check_eyes(seen, seat, guest)
    headers = {"Cache-Control": "private, no-cache"}
    if seen.status == "over":
        headers["ETag"] = tag(seen, seat)
        if request.headers.get("if-none-match") == headers["ETag"]:
            return Response(b"", status_code=304, headers=headers, media_type=MediaType.JSON)
        if body := manager.readers.cached(seen, seat):
            return _packed(request, body, headers)
    open_table = await get_open_table(manager, table)
    _check_eyes(open_table.table, seat, guest)
    return _packed(
        request, await manager.readers.replay(open_table.table, seat, await _payer(request, guests)), headers
    )


@get("/api/tables/{table:str}/save", tags=["saves"], media_type="application/json", opt={PACKED_ALREADY: True})
async def save_table(request: Asking, table: TableId, guests: Guests, manager: TableManager) -> Response[bytes]:
    """The finished game as a file, seed and all."""
    seen = await _seen(manager, table)
    name = f"{seen.game.name}-{seen.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    if seen.status == "over" and (body := manager.readers.cached(seen, SAVED)):
        return _packed(request, body, headers)
    open_table = await get_open_table(manager, table)
    if open_table.table.status != "over":
        raise RequestError("not-now", "a saved game tells every secret, so it can be had when the game is over")
    return _packed(request, await manager.readers.saved(open_table.table, await _payer(request, guests)), headers)


@post("/api/saves", tags=["saves"], request_max_body_size=uploads.LARGEST)
async def upload(request: Asking, guests: Guests, manager: TableManager) -> Response[TableMade]:
    """A saved game: finished, it can be replayed; unfinished, it goes on against bots, as practice."""
    body = await request.body()
    read = await manager.readers.ask(await _payer(request, guests), uploads.read, body)
    guest, token = await get_or_add_guest(request, guests)
    setup, appends = read.table(guest, wall_clock())
    await manager.import_table(setup, appends)
    return with_cookie(request, TableMade(setup.id, None), token, 201)


REPLAY_ROUTES: Final = [continue_table, replay_table, save_table, upload]
