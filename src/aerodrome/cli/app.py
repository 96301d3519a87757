"""The command and its subcommands. What a user can put right ends in one line on stderr, never in a traceback."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any, Final, NamedTuple

import typer
from typer.core import TyperCommand, TyperGroup

from aerodrome import __version__
from aerodrome.kernel.errors import AerodromeError


class Entry(NamedTuple):
    """Where a subcommand is, and what the list of all says about it: the first sentence of its own help."""

    place: str  # a module beside this one, and its function or Typer
    summary: str


ENTRIES: Final = {
    "play": Entry("play:command", "Play a game."),
    "serve": Entry("serve:command", "Run the server; Ctrl-C ends it, and every game goes on when it runs again."),
    "replay": Entry("replay:command", "Print the log of a saved game turn by turn, and the position it led to."),
    "games": Entry("games:command", "List the games with their seats, options and the version of their rules."),
    "rules": Entry("rules:command", "Print the rules of a game, or one of them."),
    "guide": Entry("guide:command", "Print how to play a game."),
    "content": Entry("content:command", "List the components of a game with their provenance and totals."),
    "sim": Entry("sim:command", "Let bots play many games and tell who wins, with 95 % intervals."),
    "arena": Entry("arena:command", "Let bots meet in all combinations and rotations, and tell how strong each is."),
    "fuzz": Entry("fuzz:command", "Play games through the conformance battery; a failure becomes a saved game."),
    "bench": Entry(
        "bench:command",
        "Measure random play, copying, imagining and searching on this machine, for two seats or the fewest.",
    ),
    "data": Entry("data:app", "Make datasets of played games, and open games of datasets."),
    "backup": Entry("backup:backup", "Copy the database to a new file; the server may go on meanwhile."),
    "restore": Entry("backup:restore", "Make a new database from a backup, for a server that is not running."),
}


def load(name: str) -> Any:
    """The subcommand of this name, imported with all that it needs."""
    module, _, attribute = ENTRIES[name].place.partition(":")
    found = getattr(import_module(f"aerodrome.cli.{module}"), attribute)
    if isinstance(found, typer.Typer):
        return typer.main.get_command(found)
    alone = typer.Typer(add_completion=False, rich_markup_mode=None)
    alone.command(name)(found)
    return typer.main.get_command(alone)


class Subcommand(TyperCommand):
    """Stands for a subcommand until that is called, so that only what is called is imported."""

    def make_context(self, info_name: Any, args: list[str], parent: Any = None, **extra: Any) -> Any:
        """The context of the real one, which is what will be invoked."""
        return load(str(self.name)).make_context(info_name, args, parent, **extra)


class Commands(TyperGroup):
    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except AerodromeError as error:
            from aerodrome.kernel.game import BadSetup  # which is there by now, if it is one

            _fail(str(error), 2 if isinstance(error, BadSetup) else 1)
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
    rich_markup_mode=None,  # a list in boxes takes more than twice as long to appear
)


def _elsewhere() -> None:
    """What a `Subcommand` has in place of a function."""


for name, entry in ENTRIES.items():
    app.command(name, cls=Subcommand, short_help=entry.summary)(_elsewhere)


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
