"""The arguments that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from aerodrome.games import find
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import Match
from aerodrome.kernel.save import SaveError, restore
from aerodrome.text import LANGUAGES

GameName = Annotated[str, typer.Argument(metavar="GAME", help="See `aerodrome games`.")]
SaveFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A variant; repeatable.")]
Language = Annotated[str | None, typer.Option("--lang", help=f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}.")]
Plain = Annotated[bool, typer.Option("--plain", help="No colours and boxes: for screen readers.")]
Bots = Annotated[str, typer.Option(help="Levels, by comma; fewer than seats take turns.")]
Seats = Annotated[int | None, typer.Option(help="By default as many as bots.")]
Games = Annotated[int, typer.Option(help="How many; with --mirror, how many seeds.")]
Seed = Annotated[str, typer.Option(help="The same seed gives the same games.")]
Mirror = Annotated[bool, typer.Option("--mirror", help="Play each seed with every rotation of the bots.")]
Jobs = Annotated[int, typer.Option(help="Processes; -1: one for each core.")]


def options_from(given: list[str] | None) -> dict[str, object]:
    """The options of a game, from words like `half_width=3`."""
    found: dict[str, object] = {}
    for each in given or []:
        name, equals, value = each.partition("=")
        if not equals:
            raise BadSetup(f"an option is NAME=VALUE, not {each!r}")
        found[name.strip()] = value.strip()
    return found


def bots_from(bots: str, seats: int) -> tuple[str, ...]:
    """A bot for each seat; the given ones over again if there are more seats."""
    given = [bot.strip() for bot in bots.split(",")]
    if len(given) > seats:
        raise BadSetup(f"{len(given)} bots do not fit on {seats} seats")
    return tuple(given[seat % len(given)] for seat in range(seats))


def language_from(given: str | None) -> str:
    """The language that was asked for; English if none was."""
    if given is None:
        return LANGUAGES[0]
    if given not in LANGUAGES:
        raise BadSetup(f"there is no language {given!r}; there are {', '.join(LANGUAGES)}")
    return given


def load(file: Path) -> tuple[Match, dict[str, object]]:
    """The match of a file, and its notes."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise SaveError("this file is not a saved match of Aerodrome") from error
    match, notes = restore(text, find)
    if not isinstance(notes, dict):
        raise SaveError("the notes of the saved match are damaged")
    return match, notes


def noted_language(notes: dict[str, object], given: str | None) -> str:
    """The language that was asked for, else that of the notes, else English."""
    noted = notes.get("language")
    return str(noted) if given is None and noted in LANGUAGES else language_from(given)
