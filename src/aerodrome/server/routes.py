"""The REST part: games and their rules, guests, tables."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from typing import Annotated, Any, Final, Literal

from litestar import Request, Response, get, post, put
from litestar.datastructures import State as AppState
from litestar.params import Parameter

import aerodrome.games as games
from aerodrome import __version__
from aerodrome.compiled import compiled
from aerodrome.kernel.match import AUTO_VERSION
from aerodrome.server import presenter, uploads
from aerodrome.server.errors import RequestError
from aerodrome.server.guests import Guests, cookie
from aerodrome.server.open_table import OpenTable
from aerodrome.server.records import Filled, Guest, Record, Sat, TableSetup
from aerodrome.server.rules_page import rules_page
from aerodrome.server.sanitize import nickname
from aerodrome.server.store import StorageError
from aerodrome.server.table_manager import TableManager, new_id
from aerodrome.server.wire import (
    PEOPLE,
    About,
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
Asking = Request[Any, Any, AppState]
TableId = Annotated[str, Parameter(max_length=32, description="A table's id.")]
GameName = Annotated[str, Parameter(max_length=40, description="A game's name.")]


async def _require_guest(request: Asking, guests: Guests) -> Guest:
    """The guest who asks. Raises RequestError if it is none."""
    guest = await guests.of_request(request)
    if guest is None:
        raise RequestError("not-yours", "this needs a guest: make or join a table first")
    return guest


async def get_or_add_guest(request: Asking, guests: Guests) -> tuple[Guest, str | None]:
    """The guest who asks. A new one is stored under an invented name; then there is a token for the cookie, too."""
    guest = await guests.of_request(request)
    if guest is not None:
        return guest, None
    return await guests.add(f"Guest {secrets.randbelow(900) + 100}", _address(request))


def _address(request: Asking) -> str:
    return request.client.host if request.client else ""


def with_cookie(request: Asking, body: Any, token: str | None, status: int = 200) -> Response[Any]:
    cookies = [] if token is None else [cookie(token, request.url.scheme == "https")]
    return Response(body, status_code=status, cookies=cookies)


async def get_open_table(manager: TableManager, table: str) -> OpenTable:
    """The table of this id, with all that has happened there stored. Raises RequestError if there is none, StorageError
    if it cannot be read."""
    open_table = await manager.find(table)
    if open_table is None:
        raise RequestError("not-found", "there is no such table")
    await open_table.wait_until_stored()
    return open_table


def check_bots(manager: TableManager, game: str, wished: list[Level]) -> None:
    offered = manager.bot_turns.names(game)
    for bot in wished:
        if bot not in offered:
            raise RequestError("bad-request", f"there is no bot {bot!r} for this game; there are {', '.join(offered)}")


def _info(open_table: OpenTable, guest: Guest | None) -> TableInfo:
    return presenter.table_info(
        open_table.table, guest.id if guest else "", open_table.present, open_table.timers.absent
    )


async def _infos(manager: TableManager, tables: list[str], guest: Guest | None) -> list[TableInfo]:
    """Those of the tables that can be read."""
    open_tables = {table: manager.open_tables[table] for table in tables if table in manager.open_tables}
    outlines = await manager.outlines([table for table in tables if table not in open_tables])
    found: list[TableInfo] = []
    for table in tables:
        if table in open_tables:
            with suppress(StorageError):
                await open_tables[table].wait_until_stored()
                found.append(_info(open_tables[table], guest))
        elif table in outlines:
            found.append(presenter.table_info(outlines[table], guest.id if guest else "", presenter.nobody))
    return found


@get("/api/about", tags=["about"])
async def about(manager: TableManager) -> About:
    plain: Literal["compiling", "plain"] = "compiling" if manager.settings.compiling else "plain"
    return About(__version__, "compiled" if compiled() else plain)


@get("/api/games", tags=["games"])
async def list_games(manager: TableManager) -> list[GameInfo]:
    found = [games.find(name) for name in games.names()]
    return [
        GameInfo(
            game.name,
            game.prefix,
            game.fewest,
            game.most,
            tuple(OptionInfo(o.name, o.default, o.low, o.high, o.names) for o in game.options),
            any(step.unseen for step in game.steps),
            manager.host_bots.of(game.name),
        )
        for game in found
    ]


@get("/api/games/{game:str}/rules", tags=["games"])
async def game_rules(game: GameName, lang: Annotated[str, Parameter(max_length=8, required=False)] = "en") -> RulesPage:
    """The guide in a language, and every rule by its id."""
    if game not in games.names():
        raise RequestError("not-found", "there is no such game")
    if lang not in LANGUAGES:
        raise RequestError("not-found", f"the languages are {', '.join(LANGUAGES)}")
    return rules_page(game, lang)


@get("/api/me", tags=["me"])
async def me(request: Asking, guests: Guests) -> Me:
    guest = await guests.of_request(request)
    return Me(guest.name if guest else None)


@put("/api/me", tags=["me"])
async def rename(request: Asking, data: Rename, guests: Guests) -> Response[Me]:
    """Be called so from now on, at tables that are joined or made later."""
    try:
        name = nickname(data.name)
    except ValueError as error:
        raise RequestError("bad-request", str(error)) from error
    guest = await guests.of_request(request)
    if guest is None:
        _, token = await guests.add(name, _address(request))
        return with_cookie(request, Me(name), token)
    await guests.rename(guest, name)
    return with_cookie(request, Me(name), None)


@get("/api/me/tables", tags=["me"])
async def my_tables(request: Asking, guests: Guests, manager: TableManager) -> list[TableInfo]:
    guest = await guests.of_request(request)
    ids = [] if guest is None else await manager.store.tables_of(guest.id, LISTED)
    return await _infos(manager, ids, guest)


@get("/api/tables", tags=["tables"])
async def open_tables(request: Asking, guests: Guests, manager: TableManager) -> list[TableInfo]:
    """Listed tables with an open seat; one that has filled up meanwhile is none any more."""
    guest = await guests.of_request(request)
    found = await _infos(manager, await manager.store.joinable_tables(LISTED), guest)
    return [info for info in found if any(seat.kind == "open" for seat in info.seats)]


@post("/api/tables", tags=["tables"])
async def make_table(request: Asking, data: NewTable, guests: Guests, manager: TableManager) -> Response[TableMade]:
    """A new table, whose maker takes the seats that are wished for "me"."""
    if data.game not in games.names():
        raise RequestError("bad-request", f"there is no game {data.game!r}; there are {', '.join(games.names())}")
    game = games.find(data.game)
    rules = game.rules(len(data.seats), data.options)
    if "me" not in data.seats:
        raise RequestError("bad-request", 'nobody would sit at this table: one of the seats must be "me"')
    check_bots(manager, game.name, [wish for wish in data.seats if wish not in PEOPLE])
    guest, token = await get_or_add_guest(request, guests)
    setup = TableSetup(
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
    seats: list[Record] = [Sat(i, guest.id, guest.name) for i, wish in enumerate(data.seats) if wish == "me"]
    await manager.create(setup, seats)
    invite = setup.invite if "open" in data.seats else None
    return with_cookie(request, TableMade(setup.id, invite), token, 201)


@get("/api/tables/{table:str}", tags=["tables"])
async def table_info(request: Asking, table: TableId, guests: Guests, manager: TableManager) -> TableInfo:
    guest = await guests.of_request(request)
    if table_infos := await _infos(manager, [table], guest):
        return table_infos[0]
    return _info(await get_open_table(manager, table), guest)


@post("/api/tables/{table:str}/join", tags=["tables"], status_code=200)
async def join_table(
    request: Asking, table: TableId, data: Join, guests: Guests, manager: TableManager
) -> Response[TableInfo]:
    """Take an open seat: with the invitation, at a listed table, or where it is kept for whoever played before."""
    open_table = await get_open_table(manager, table)
    setup, seats = open_table.table.setup, open_table.table.seats
    if setup.reserved:
        return with_cookie(request, await _meet_again(request, open_table, guests, manager), None)
    invited = data.invite is not None and secrets.compare_digest(data.invite.encode(), setup.invite.encode())
    if not (invited or (setup.listed and data.invite is None)):
        raise RequestError("not-yours", "this table is joined by its invitation only")
    guest, token = await get_or_add_guest(request, guests)
    if open_table.table.seats_of(guest.id):
        return with_cookie(request, _info(open_table, guest), token)
    free = [i for i, seat in enumerate(seats) if seat.open and data.seat in (None, i)]
    if not free:
        raise RequestError("not-now", "that seat is taken" if data.seat is not None else "all seats are taken")
    await manager.take_seats(open_table, guest.id, {free[0]: guest.name})
    return with_cookie(request, _info(open_table, guest), token)


async def _meet_again(request: Asking, open_table: OpenTable, guests: Guests, manager: TableManager) -> TableInfo:
    guest = await _require_guest(request, guests)
    if guest.id not in open_table.table.setup.reserved:
        raise RequestError("not-yours", "the seats of this table are kept for those who have played together")
    await manager.take_kept_seats(open_table, guest.id)
    if not open_table.table.seats_of(guest.id):
        raise RequestError("not-now", "the game has begun without you")
    return _info(open_table, guest)


@post("/api/tables/{table:str}/start", tags=["tables"], status_code=200)
async def start_table(request: Asking, table: TableId, data: Start, guests: Guests, manager: TableManager) -> TableInfo:
    """Begin without those who are missing: bots take their seats. That is for the one who made the table to say."""
    open_table, guest = await get_open_table(manager, table), await _require_guest(request, guests)
    if guest.id != open_table.table.setup.owner or not open_table.table.seats_of(guest.id):
        raise RequestError("not-yours", "only the one who made the table, and sits there, can begin without the others")
    if open_table.table.status != "waiting":
        raise RequestError("not-now", "the game has begun already")
    if not open_table.table.open_seats:
        raise RequestError("not-now", "all seats are taken: the game begins by itself")
    check_bots(manager, open_table.table.game.name, [data.level])
    manager.apply(open_table, Filled(data.level))
    await open_table.wait_until_stored()
    return _info(open_table, guest)


@post("/api/tables/{table:str}/rematch", tags=["tables"])
async def rematch(request: Asking, table: TableId, guests: Guests, manager: TableManager) -> TableMade:
    """The same players again, as far as they agree: whoever asks sits down at the same new table."""
    open_table, guest = await get_open_table(manager, table), await _require_guest(request, guests)
    if not open_table.table.seats_of(guest.id):
        raise RequestError("not-yours", "only those who played can play again")
    if open_table.table.status != "over":
        raise RequestError("not-now", "the game is not over yet")
    return TableMade(
        await manager.rematch(open_table, guest.id, uploads.rematch_setup(open_table.table, guest.id)), None
    )


ROUTES: Final = [
    about,
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
