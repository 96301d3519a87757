"""The REST part: guests, tables, replays, saved games, rules."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post, put
from litestar.datastructures import State as AppState
from litestar.params import Parameter

from aerodrome import games
from aerodrome.server import uploads, window
from aerodrome.server.guests import Guests, cookie
from aerodrome.server.hall import Hall, new_id
from aerodrome.server.handbook import handbook
from aerodrome.server.live import Live
from aerodrome.server.problems import Trouble
from aerodrome.server.records import Began, Entry, Guest, Sat, TableRecord
from aerodrome.server.store import StorageError
from aerodrome.server.wire import (
    PEOPLE,
    Continue,
    GameInfo,
    Join,
    Level,
    Me,
    NewTable,
    OptionInfo,
    Rename,
    Replay,
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


async def _known(request: Asking, guests: Guests) -> Guest:
    guest = await guests.who(request)
    if guest is None:
        raise Trouble("not-yours", "this needs a guest: make or join a table first")
    return guest


async def _welcomed(request: Asking, guests: Guests) -> tuple[Guest, str | None]:
    """The guest who asks; a new one gets a name and a token."""
    guest = await guests.who(request)
    if guest is not None:
        return guest, None
    return await guests.welcome(f"Guest {secrets.randbelow(900) + 100}")


def _with_cookie(request: Asking, body: Any, token: str | None, status: int = 200) -> Response[Any]:
    cookies = [] if token is None else [cookie(token, request.url.scheme == "https")]
    return Response(body, status_code=status, cookies=cookies)


async def _live(hall: Hall, table: str) -> Live:
    live = await hall.find(table)
    if live is None:
        raise Trouble("not-found", "there is no such table")
    await live.settled()
    return live


def _check_bots(hall: Hall, game: str, wished: list[Level]) -> None:
    offered = hall.bots(game)
    for bot in wished:
        if bot not in offered:
            raise Trouble("bad-request", f"there is no bot {bot!r} for this game; there are {', '.join(offered)}")


def _info(live: Live, guest: Guest | None) -> TableInfo:
    return window.table_info(live.table, guest.id if guest else "", live.present)


async def _infos(hall: Hall, tables: list[str], guest: Guest | None) -> list[TableInfo]:
    """Those of the tables that can be read."""
    found: list[TableInfo] = []
    for table in tables:
        with suppress(StorageError):
            found.append(_info(await _live(hall, table), guest))
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
    name = data.name.strip()
    guest = await guests.who(request)
    if guest is None:
        _, token = await guests.welcome(name)
        return _with_cookie(request, Me(name), token)
    await guests.rename(guest, name)
    return _with_cookie(request, Me(name), None)


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
    return [info for info in found if info.status == "waiting"]


@post("/api/tables", tags=["tables"])
async def make_table(request: Asking, data: NewTable, guests: Guests, hall: Hall) -> Response[TableMade]:
    """A new table, whose maker takes the seats that are wished for "me"."""
    if data.game not in games.names():
        raise Trouble("bad-request", f"there is no game {data.game!r}; there are {', '.join(games.names())}")
    game = games.find(data.game)
    rules = game.rules(len(data.seats), data.options)
    if "me" not in data.seats:
        raise Trouble("bad-request", 'nobody would sit at this table: one of the seats must be "me"')
    _check_bots(hall, game.name, [wish for wish in data.seats if wish not in PEOPLE])
    guest, token = await _welcomed(request, guests)
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
    )
    seats: list[Entry] = [Sat(i, guest.id, guest.name) for i, wish in enumerate(data.seats) if wish == "me"]
    await hall.make(record, seats)
    invite = record.invite if "open" in data.seats else None
    return _with_cookie(request, TableMade(record.id, invite), token, 201)


@get("/api/tables/{table:str}", tags=["tables"])
async def table_info(request: Asking, table: TableId, guests: Guests, hall: Hall) -> TableInfo:
    return _info(await _live(hall, table), await guests.who(request))


@post("/api/tables/{table:str}/join", tags=["tables"], status_code=200)
async def join_table(request: Asking, table: TableId, data: Join, guests: Guests, hall: Hall) -> Response[TableInfo]:
    """Take an open seat: with the invitation, or at a listed table."""
    live = await _live(hall, table)
    record, seats = live.table.record, live.table.seats
    invited = data.invite is not None and secrets.compare_digest(data.invite.encode(), record.invite.encode())
    if not (invited or (record.listed and data.invite is None)):
        raise Trouble("not-yours", "this table is joined by its invitation only")
    guest, token = await _welcomed(request, guests)
    if live.table.seats_of(guest.id):
        return _with_cookie(request, _info(live, guest), token)
    free = [i for i, seat in enumerate(seats) if seat.open and data.seat in (None, i)]
    if not free:
        raise Trouble("not-now", "that seat is taken" if data.seat is not None else "all seats are taken")
    await hall.take_seat(live, free[0], guest.id, guest.name)
    return _with_cookie(request, _info(live, guest), token)


@post("/api/tables/{table:str}/start", tags=["tables"], status_code=200)
async def start_table(request: Asking, table: TableId, data: Start, guests: Guests, hall: Hall) -> TableInfo:
    """Begin without those who are missing: bots take their seats."""
    live, guest = await _live(hall, table), await _known(request, guests)
    if not live.table.seats_of(guest.id):
        raise Trouble("not-yours", "only those at the table can begin")
    if live.table.status != "waiting":
        raise Trouble("not-now", "the game has begun already")
    _check_bots(hall, live.table.game.name, [data.level])
    hall.enter(live, Began(data.level))
    await live.settled()
    return _info(live, guest)


@post("/api/tables/{table:str}/rematch", tags=["tables"])
async def rematch(request: Asking, table: TableId, guests: Guests, hall: Hall) -> TableMade:
    """The same players again; whoever asks gets the same new table."""
    live, guest = await _live(hall, table), await _known(request, guests)
    if not live.table.seats_of(guest.id):
        raise Trouble("not-yours", "only those who played can play again")
    if live.table.status != "over":
        raise Trouble("not-now", "the game is not over yet")
    return TableMade(await hall.play_again(live, uploads.again(live.table)), None)


@post("/api/tables/{table:str}/continue", tags=["tables"])
async def continue_table(
    request: Asking, table: TableId, data: Continue, guests: Guests, hall: Hall
) -> Response[TableMade]:
    """Play on from a position of a finished game, against bots, for practice."""
    live = await _live(hall, table)
    if live.table.status != "over":
        raise Trouble("not-now", "the game is not over yet")
    _check_bots(hall, live.table.game.name, [data.level])
    guest, token = await _welcomed(request, guests)
    record, entries = uploads.branch(live.table, data.moment, data.seat, data.level, guest)
    await hall.make(record, entries)
    return _with_cookie(request, TableMade(record.id, None), token, 201)


@get("/api/tables/{table:str}/replay", tags=["tables"])
async def replay_table(request: Asking, table: TableId, guests: Guests, hall: Hall, seat: int | None = None) -> Replay:
    """The game so far through the eyes of a spectator or of a seat: one's own, or any once it is over."""
    live, guest = await _live(hall, table), await guests.who(request)
    mine = live.table.seats_of(guest.id) if guest else []
    if seat is not None and not 0 <= seat < len(live.table.seats):
        raise Trouble("not-found", "there is no such seat")
    if seat is not None and seat not in mine and live.table.status != "over":
        raise Trouble("not-yours", "until the game is over everybody sees it from the own seat")
    return window.replay(live.table, guest.id if guest else "", seat, live.present)


@get("/api/tables/{table:str}/save", tags=["saves"], media_type="application/json")
async def save_table(table: TableId, hall: Hall) -> Response[bytes]:
    """The finished game as a file, seed and all."""
    live = await _live(hall, table)
    text = window.saved(live.table)
    if text is None:
        raise Trouble("not-now", "a saved game tells every secret, so it can be had when the game is over")
    name = f"{live.table.game.name}-{live.table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), headers=headers, media_type="application/json")


@post("/api/saves", tags=["saves"], request_max_body_size=uploads.LARGEST)
async def upload(request: Asking, guests: Guests, hall: Hall) -> Response[TableMade]:
    """A saved game: finished, it can be replayed; unfinished, it goes on against bots, as practice."""
    text = uploads.text_of(await request.body())
    guest, token = await _welcomed(request, guests)
    record, entries = uploads.table_from(text, guest)
    await hall.make(record, entries)
    return _with_cookie(request, TableMade(record.id, None), token, 201)


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
    continue_table,
    replay_table,
    save_table,
    upload,
]
