"""`aerodrome data`: played games as tables for research."""

from __future__ import annotations

import webbrowser
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from aerodrome.cli.arguments import Bots, GameName, Games, Jobs, Mirror, Options, Seats, Seed, bots_from, options_from
from aerodrome.cli.extras import needs_server
from aerodrome.cli.progress import watched
from aerodrome.data.schema import DatasetError, columns
from aerodrome.games import find
from aerodrome.kernel.game import BadSetup
from aerodrome.lab.simulate import Setting, check

if TYPE_CHECKING:
    from aerodrome.data.dataset import Batches
    from aerodrome.data.sources import LeftOut

Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="A dataset.")]
GameId = Annotated[str, typer.Argument(metavar="ID", help="Of one of its games.")]
Out = Annotated[Path, typer.Option(metavar="FOLDER", help="A new folder.")]

app: Final = typer.Typer(
    help="Make datasets of played games, and open games of datasets.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)


@app.command("make")
def make(
    game: GameName,
    out: Out,
    bots: Bots = "pilot,random",
    seats: Seats = None,
    games: Games = 100,
    seed: Seed = "0",
    option: Options = None,
    mirror: Mirror = False,
    jobs: Jobs = -1,
) -> None:
    """Let bots play, and make a dataset of their games. From game to game the bots change seats."""
    from aerodrome.lab.datasets import simulated, specs

    found = find(game)
    levels = bots_from(bots, seats or max(len(bots.split(",")), found.fewest))
    setting = Setting(found.name, levels, games, seed, options_from(option), mirror)
    check(setting)
    _write(out, watched(simulated(setting, jobs), len(specs(setting))))


@app.command("from")
def collect(
    out: Out,
    files: Annotated[list[Path] | None, typer.Argument(metavar="[SAVE]...", help="Saved games.")] = None,
    database: Annotated[Path | None, typer.Option(metavar="DB", help="Of a server: its finished games.")] = None,
    names: Annotated[bool, typer.Option("--names", help="Keep what the players were called.")] = False,
    jobs: Jobs = -1,
) -> None:
    """Make a dataset of saved games, or of a server's database. The server may be running."""
    from aerodrome.lab.datasets import saved

    if not files and database is None:
        raise BadSetup("name saved games, or a --database")
    left_out: list[LeftOut] = []

    def games() -> Iterator[Batches]:
        for source in (saved(files or [], names, jobs), _finished(database, names, jobs) if database else []):
            for each in source:
                if isinstance(each, dict):
                    yield each
                else:
                    left_out.append(each)
                    typer.echo(f"aerodrome: left out {each.source}: {each.reason}", err=True)

    _write(out, games())
    if left_out:
        raise DatasetError(f"{_counted(len(left_out), 'game')} left out")


def _finished(database: Path, names: bool, jobs: int) -> Iterator[Batches | LeftOut]:
    from aerodrome.lab.datasets import each

    with needs_server():
        from aerodrome.server.export import finished_tables, from_table

    def games() -> Iterator[Batches | LeftOut]:
        with finished_tables(database, names) as tables:
            yield from each(from_table, tables, jobs)

    return games()


def _write(out: Path, games: Iterable[Batches]) -> None:
    from aerodrome.data.dataset import write

    typer.echo(f"{out}: {_counted(write(out, games), 'game')}")


def _counted(number: int, noun: str) -> str:
    return f"1 {noun}" if number == 1 else f"{number} {noun}s"


@app.command("show")
def show(folder: Folder) -> None:
    """Tell what a dataset holds. These are its tables, their columns and how many rows."""
    from aerodrome.data.dataset import Dataset

    dataset = Dataset(folder)
    console = Console(highlight=False)
    console.print(f"{folder}: version {dataset.version}")
    for name, rows in dataset.counts().items():
        table = Table("column", "type", "meaning", title=f"{name}: {_counted(rows, 'row')}", title_justify="left")
        for column in columns(name, dataset.version):
            table.add_row(column.name, column.type, column.about)
        console.print(table)
    console.print(f"the first game: {next(dataset.ids())}")


@app.command("save")
def save(folder: Folder, game: GameId) -> None:
    """Write a game of a dataset to the standard output, as a saved game."""
    from aerodrome.data.dataset import Dataset

    typer.echo(Dataset(folder).saved(game), nl=False)


@app.command("open")
def open_game(
    folder: Folder,
    game: GameId,
    server: Annotated[str | None, typer.Option(metavar="URL", help="A running server; else one is started.")] = None,
    port: Annotated[int, typer.Option(min=0, max=65535, help="Of the server that is started; 0: any free one.")] = 0,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Print the address only.")] = False,
) -> None:
    """Open a game of a dataset in the browser's replay. A server that was started for it runs until Ctrl-C."""
    from aerodrome.data.browser import replay_page, serving
    from aerodrome.data.dataset import Dataset

    text = Dataset(folder).saved(game)
    if server is not None:
        _show(replay_page(server, text), not no_browser)
        return
    with needs_server():
        import_module("aerodrome.server.app")  # else the server that is started would say what is missing, and we too
    with suppress(KeyboardInterrupt), serving(port) as (address, process):
        _show(replay_page(address, text), not no_browser)
        process.wait()


def _show(page: str, browse: bool) -> None:
    typer.echo(page)
    if browse:
        webbrowser.open(page)
