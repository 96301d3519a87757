"""`aerodrome serve`: the server, for players in the browser."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from importlib import import_module
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Final

import typer

from aerodrome.cli.extras import needs_server
from aerodrome.kernel.game import BadSetup
from aerodrome.server.settings import Network, Settings

SWITCH: Final = 0.001  # seconds until the thread that stores gets its turn while the loop is busy
RARELY: Final = (50_000, 20, 100)  # tables live long: looking for garbage among them is seldom worth it
DATABASE: Final = "aerodrome.db"
DEFAULTS: Final = Settings()


def command(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any free one.")] = 8000,
    db: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the games are kept; else in your folder for data.")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")] = False,
    origin: Annotated[
        list[str] | None, typer.Option(help="An address that browsers may come from besides the server's own.")
    ] = None,
    trust_proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy, or a network of them, whose X-Forwarded-* count; repeatable."),
    ] = None,
    limits: Annotated[
        float, typer.Option(min=0, metavar="FACTOR", help="How many times the usual limits; 0: none.")
    ] = DEFAULTS.limits,
    connections: Annotated[int, typer.Option(min=1, help="Connections at once, in all.")] = DEFAULTS.connections,
    message_rate: Annotated[
        float, typer.Option(min=1, help="Commands a second on one socket.")
    ] = DEFAULTS.message_rate,
    request_rate: Annotated[
        float, typer.Option(min=1, help="Changes a second from an address.")
    ] = DEFAULTS.request_rate,
    ping: Annotated[
        float, typer.Option(min=1, help="Seconds between pings; who is silent from one to the next is gone.")
    ] = DEFAULTS.ping_seconds,
    grace: Annotated[float, typer.Option(min=0, help="Seconds that a player may be away unreplaced.")] = DEFAULTS.grace,
    nonce_seconds: Annotated[
        float, typer.Option(min=0, help="Seconds to wait for what players' browsers add to the seed.")
    ] = DEFAULTS.nonce_seconds,
    reconnect: Annotated[
        float, typer.Option(min=0, help="Seconds that everybody's clock has at least after a restart.")
    ] = DEFAULTS.reconnect,
    pace: Annotated[
        float, typer.Option(min=0, help="Seconds in which a bot reacts, whatever it holds.")
    ] = DEFAULTS.pace,
    bot_workers: Annotated[int, typer.Option(min=1, help="Processes for bots.")] = DEFAULTS.bot_workers,
    search_seconds: Annotated[
        float, typer.Option(min=0.01, help="Seconds after which a bot's search answers with what it has found.")
    ] = DEFAULTS.search_seconds,
    bot_seconds: Annotated[
        float, typer.Option(min=0.1, help="Seconds that a bot has for an answer.")
    ] = DEFAULTS.bot_seconds,
    bot_memory: Annotated[
        int, typer.Option(min=0, help="Megabytes of address space for a bot's process; 0: any.")
    ] = DEFAULTS.bot_memory,
    readers: Annotated[int, typer.Option(min=1, help="Processes for replays and saved games.")] = DEFAULTS.readers,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=BOT", help="A bot of your own: package.module:Name or program:COMMAND; repeatable."),
    ] = None,
    verbose: Annotated[bool, typer.Option("--verbose", help="Log more.")] = False,
    compiling: Annotated[
        bool, typer.Option("--compiling", hidden=True, help="Say in the page that the next start will be faster.")
    ] = False,
) -> None:
    """Run the server; Ctrl-C ends it, and every game goes on when it runs again."""
    with needs_server():
        for module in ("aerodrome.server.app", "platformdirs"):
            import_module(module)  # before anything is done, so that one line is all that is said
    settings = Settings(
        origins=tuple(origin or ()),
        proxies=tuple(_network(each) for each in trust_proxy or ()),
        limits=limits,
        connections=connections,
        message_rate=message_rate,
        message_burst=max(DEFAULTS.message_burst, int(3 * message_rate)),
        request_rate=request_rate,
        request_burst=max(DEFAULTS.request_burst, int(3 * request_rate)),
        ping_seconds=ping,
        grace=grace,
        nonce_seconds=nonce_seconds,
        reconnect=reconnect,
        pace=pace,
        bot_workers=bot_workers,
        search_seconds=search_seconds,
        bot_seconds=bot_seconds,
        bot_memory=bot_memory,
        readers=readers,
        compiling=compiling,
    )
    with asyncio.Runner(loop_factory=_faster_loop()) as runner:
        runner.run(_run(settings, db, _listen(host, port), host, bot or [], not no_browser, verbose))


def _database(wish: Path | None) -> Path:
    """Where the games are kept: where the host wishes, else in a file that lies here, where versions up to 0.7.0 have
    put it, else in the folder for data of whoever runs the server. Where nobody has named it, a line says it."""
    if wish is not None:
        return wish
    if (here := Path(DATABASE).resolve()).is_file():
        typer.echo(f"The games are kept in {here}, which lies in this folder.")
        return here
    from platformdirs import user_data_path

    folder = user_data_path("aerodrome", appauthor=False)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    typer.echo(f"The games are kept in {folder / DATABASE}")
    return folder / DATABASE


def _network(proxy: str) -> Network:
    try:
        return ip_network(proxy)
    except ValueError as error:
        raise BadSetup(f"--trust-proxy takes an address or a network such as 10.0.0.0/8: {error}") from error


def _faster_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one: not on Windows."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop


async def _run(
    settings: Settings,
    db: Path | None,
    listening: socket.socket,
    host: str,
    bots: list[str],
    browse: bool,
    verbose: bool,
) -> None:
    # imported here, because the other commands would wait for them too
    import uvicorn

    from aerodrome.server.app import make_app, uvicorn_config
    from aerodrome.server.host_bots import HostBots
    from aerodrome.server.logs import set_up_logging
    from aerodrome.server.sqlite import SqliteStore

    set_up_logging(verbose)
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*RARELY)
    host_bots = HostBots(bots, settings)
    store = SqliteStore(_database(db))
    await store.open()
    app = make_app(settings, store, host_bots)
    server = uvicorn.Server(uvicorn_config(app, settings))
    serving = asyncio.ensure_future(server.serve(sockets=[listening]))
    while not (server.started or serving.done()):
        await asyncio.sleep(0.01)
    address = f"http://{_shown(host)}:{listening.getsockname()[1]}/"
    if server.started:
        typer.echo(f"Aerodrome is at {address}")
        if browse:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    await serving


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # else small frames wait
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        raise BadSetup(f"cannot listen at {host}, port {port}: {error.strerror}") from error
    return listening


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
