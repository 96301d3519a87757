"""The REST part: games and their rules, guests, tables."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post, put
from litestar.datastructures import State as AppState
from litestar.params import Parameter

import aerodrome.games as games
from aerodrome.kernel.match import AUTO_VERSION
from aerodrome.server import uploads, window
from aerodrome.server.guests import Guests, cookie
from aerodrome.server.hall import Hall, new_id
from aerodrome.server.handbook import handbook
from aerodrome.server.live import Live
from aerodrome.server.names import nickname
from aerodrome.server.problems import Trouble
from aerodrome.server.records import Entry, Filled, Guest, Sat, TableRecord
from aerodrome.server.store import StorageError
from aerodrome.server.wire import (
    PEOPLE,
    GameInfo,
    Join,
    Level,
    Me,
    NewTable,
    OptionInfo,
    Rename,
    RulesPage,
    Start,
    TableInfo,
    TableMade,
)
from aerodrome.text import LANGUAGES

LISTED: Final = 50  # tables in a list
PIECE: Final = 2048  # bytes that are unpacked at once; they become twenty to fifty times as many
GZIP: Final = 31  # zlib's word for a gzip file
Asking = Request[Any, Any, AppState]
TableId = Annotated[str, Parameter(max_length=32, description="A table's id.")]
GameName = Annotated[str, Parameter(max_length=40, description="A game's name.")]


async def _known(request: Asking, guests: Guests) -> Guest:
    guest = await guests.who(request)
    if guest is None:
        raise Trouble("not-yours", "this needs a guest: make or join a table first")
    return guest


async def welcomed(request: Asking, guests: Guests) -> tuple[Guest, str | None]:
    """The guest who asks; a new one gets a name and a token."""
    guest = await guests.who(request)
    if guest is not None:
        return guest, None
    return await guests.welcome(f"Guest {secrets.randbelow(900) + 100}", _address(request))


def _address(request: Asking) -> str:
    return request.client.host if request.client else ""


def with_cookie(request: Asking, body: Any, token: str | None, status: int = 200) -> Response[Any]:
    cookies = [] if token is None else [cookie(token, request.url.scheme == "https")]
    return Response(body, status_code=status, cookies=cookies)


async def live_table(hall: Hall, table: str) -> Live:
    live = await hall.find(table)
    if live is None:
        raise Trouble("not-found", "there is no such table")
    await live.settled()
    return live


def check_bots(hall: Hall, game: str, wished: list[Level]) -> None:
    offered = hall.bots(game)
    for bot in wished:
        if bot not in offered:
            raise Trouble("bad-request", f"there is no bot {bot!r} for this game; there are {', '.join(offered)}")


def _info(live: Live, guest: Guest | None) -> TableInfo:
    return window.table_info(live.table, guest.id if guest else "", live.present, live.timers.absent)


async def _infos(hall: Hall, tables: list[str], guest: Guest | None) -> list[TableInfo]:
    """Those of the tables that can be read."""
    lives = {table: hall.lives[table] for table in tables if table in hall.lives}
    outlines = await hall.outlines([table for table in tables if table not in lives])
    found: list[TableInfo] = []
    for table in tables:
        if table in lives:
            with suppress(StorageError):
                await lives[table].settled()
                found.append(_info(lives[table], guest))
        elif table in outlines:
            found.append(window.table_info(outlines[table], guest.id if guest else "", window.nobody))
    return found


@get("/api/games", tags=["games"])
async def list_games(hall: Hall) -> list[GameInfo]:
    found = [games.find(name) for name in games.names()]
    return [
        GameInfo(
            game.name,
            game.prefix,
            game.fewest,
            game.most,
            tuple(OptionInfo(o.name, o.default, o.low, o.high, o.names) for o in game.options),
            any(step.unseen for step in game.steps),
            hall.residents.of(game.name),
        )
        for game in found
    ]


@get("/api/games/{game:str}/rules", tags=["games"])
async def game_rules(game: GameName, lang: Annotated[str, Parameter(max_length=8, required=False)] = "en") -> RulesPage:
    """The guide in a language, and every rule by its id."""
    if game not in games.names():
        raise Trouble("not-found", "there is no such game")
    if lang not in LANGUAGES:
        raise Trouble("not-found", f"the languages are {', '.join(LANGUAGES)}")
    return handbook(game, lang)


@get("/api/me", tags=["me"])
async def me(request: Asking, guests: Guests) -> Me:
    guest = await guests.who(request)
    return Me(guest.name if guest else None)


@put("/api/me", tags=["me"])
async def rename(request: Asking, data: Rename, guests: Guests) -> Response[Me]:
    """Be called so from now on, at tables that are joined or made later."""
    try:
        name = nickname(data.name)
    except ValueError as error:
        raise Trouble("bad-request", str(error)) from error
    guest = await guests.who(request)
    if guest is None:
        _, token = await guests.welcome(name, _address(request))
        return with_cookie(request, Me(name), token)
    await guests.rename(guest, name)
    return with_cookie(request, Me(name), None)


@get("/api/me/tables", tags=["me"])
async def my_tables(request: Asking, guests: Guests, hall: Hall) -> list[TableInfo]:
    guest = await guests.who(request)
    ids = [] if guest is None else await hall.store.tables_of(guest.id, LISTED)
    return await _infos(hall, ids, guest)


@get("/api/tables", tags=["tables"])
async def open_tables(request: Asking, guests: Guests, hall: Hall) -> list[TableInfo]:
    """Listed tables with an open seat; one that has filled up meanwhile is none any more."""
    guest = await guests.who(request)
    found = await _infos(hall, await hall.store.open_tables(LISTED), guest)
    return [info for info in found if any(seat.kind == "open" for seat in info.seats)]


@post("/api/tables", tags=["tables"])
async def make_table(request: Asking, data: NewTable, guests: Guests, hall: Hall) -> Response[TableMade]:
    """A new table, whose maker takes the seats that are wished for "me"."""
    if data.game not in games.names():
        raise Trouble("bad-request", f"there is no game {data.game!r}; there are {', '.join(games.names())}")
    game = games.find(data.game)
    rules = game.rules(len(data.seats), data.options)
    if "me" not in data.seats:
        raise Trouble("bad-request", 'nobody would sit at this table: one of the seats must be "me"')
    check_bots(hall, game.name, [wish for wish in data.seats if wish not in PEOPLE])
    guest, token = await welcomed(request, guests)
    record = TableRecord(
        id=new_id(),
        game=game.name,
        owner=guest.id,
        wishes=tuple(data.seats),
        options=rules.options,
        seed=secrets.token_hex(16),
        invite=secrets.token_urlsafe(12),
        clock=data.clock,
        window=data.window,
        listed=data.listed,
        made=int(time.time()),
        version=game.version,
        content=game.content_hash,
        auto_version=AUTO_VERSION,
        nonces=data.nonces,
    )
    seats: list[Entry] = [Sat(i, guest.id, guest.name) for i, wish in enumerate(data.seats) if wish == "me"]
    await hall.make(record, seats)
    invite = record.invite if "open" in data.seats else None
    return with_cookie(request, TableMade(record.id, invite), token, 201)


@get("/api/tables/{table:str}", tags=["tables"])
async def table_info(request: Asking, table: TableId, guests: Guests, hall: Hall) -> TableInfo:
    guest = await guests.who(request)
    if infos := await _infos(hall, [table], guest):
        return infos[0]
    return _info(await live_table(hall, table), guest)


@post("/api/tables/{table:str}/join", tags=["tables"], status_code=200)
async def join_table(request: Asking, table: TableId, data: Join, guests: Guests, hall: Hall) -> Response[TableInfo]:
    """Take an open seat: with the invitation, at a listed table, or where it is kept for whoever played before."""
    live = await live_table(hall, table)
    record, seats = live.table.record, live.table.seats
    if record.reserved:
        return with_cookie(request, await _meet_again(request, live, guests, hall), None)
    invited = data.invite is not None and secrets.compare_digest(data.invite.encode(), record.invite.encode())
    if not (invited or (record.listed and data.invite is None)):
        raise Trouble("not-yours", "this table is joined by its invitation only")
    guest, token = await welcomed(request, guests)
    if live.table.seats_of(guest.id):
        return with_cookie(request, _info(live, guest), token)
    free = [i for i, seat in enumerate(seats) if seat.open and data.seat in (None, i)]
    if not free:
        raise Trouble("not-now", "that seat is taken" if data.seat is not None else "all seats are taken")
    await hall.take_seats(live, guest.id, {free[0]: guest.name})
    return with_cookie(request, _info(live, guest), token)


async def _meet_again(request: Asking, live: Live, guests: Guests, hall: Hall) -> TableInfo:
    guest = await _known(request, guests)
    if guest.id not in live.table.record.reserved:
        raise Trouble("not-yours", "the seats of this table are kept for those who have played together")
    await hall.take_kept_seats(live, guest.id)
    if not live.table.seats_of(guest.id):
        raise Trouble("not-now", "the game has begun without you")
    return _info(live, guest)


@post("/api/tables/{table:str}/start", tags=["tables"], status_code=200)
async def start_table(request: Asking, table: TableId, data: Start, guests: Guests, hall: Hall) -> TableInfo:
    """Begin without those who are missing: bots take their seats. That is for the one who made the table to say."""
    live, guest = await live_table(hall, table), await _known(request, guests)
    if guest.id != live.table.record.owner or not live.table.seats_of(guest.id):
        raise Trouble("not-yours", "only the one who made the table, and sits there, can begin without the others")
    if live.table.status != "waiting":
        raise Trouble("not-now", "the game has begun already")
    if not live.table.open_seats:
        raise Trouble("not-now", "all seats are taken: the game begins by itself")
    check_bots(hall, live.table.game.name, [data.level])
    hall.enter(live, Filled(data.level))
    await live.settled()
    return _info(live, guest)


@post("/api/tables/{table:str}/rematch", tags=["tables"])
async def rematch(request: Asking, table: TableId, guests: Guests, hall: Hall) -> TableMade:
    """The same players again, as far as they agree: whoever asks sits down at the same new table."""
    live, guest = await live_table(hall, table), await _known(request, guests)
    if not live.table.seats_of(guest.id):
        raise Trouble("not-yours", "only those who played can play again")
    if live.table.status != "over":
        raise Trouble("not-now", "the game is not over yet")
    return TableMade(await hall.play_again(live, guest.id, uploads.again(live.table, guest.id)), None)


ROUTES: Final = [
    list_games,
    game_rules,
    me,
    rename,
    my_tables,
    open_tables,
    make_table,
    table_info,
    join_table,
    start_table,
    rematch,
]
