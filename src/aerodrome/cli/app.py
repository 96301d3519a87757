"""The command and its subcommands. What a user can put right ends in one line on stderr, never in a traceback."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from aerodrome import __version__
from aerodrome.bots.players import BotError
from aerodrome.cli import arena, backup, bench, content, data, fuzz, games, guide, play, replay, rules, serve, sim
from aerodrome.data.schema import DatasetError
from aerodrome.kernel.actions import UnknownAction
from aerodrome.kernel.content import ContentError
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.save import SaveError
from aerodrome.lab.engines import EngineError
from aerodrome.lab.journal import JournalError
from aerodrome.server.store import StorageError


class Commands(TyperGroup):
    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BadSetup as error:
            _fail(str(error), 2)
        except (
            SaveError,
            UnknownAction,
            ContentError,
            StorageError,
            DatasetError,
            JournalError,
            BotError,
            EngineError,
        ) as error:
            _fail(str(error), 1)
        except BrokenPipeError:
            raise
        except OSError as error:
            _fail(f"{error.filename}: {error.strerror}" if error.filename else str(error), 1)


def _fail(message: str, code: int) -> None:
    typer.echo(f"aerodrome: {message}", err=True)
    raise typer.Exit(code)


app = typer.Typer(
    cls=Commands,
    name="aerodrome",
    help="Aviation board games that are as good to play as they are to study.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("play")(play.command)
app.command("serve")(serve.command)
app.command("replay")(replay.command)
app.command("games")(games.command)
app.command("rules")(rules.command)
app.command("guide")(guide.command)
app.command("content")(content.command)
app.command("sim")(sim.command)
app.command("arena")(arena.command)
app.command("fuzz")(fuzz.command)
app.command("bench")(bench.command)
app.add_typer(data.app, name="data")
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"aerodrome {__version__}")
        raise typer.Exit


@app.callback()
def _aerodrome(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Tell the version.")
    ] = False,
) -> None:
    pass
