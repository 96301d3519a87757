"""`aerodrome guide`: how a game is played."""

from __future__ import annotations

import typer

from aerodrome.cli.arguments import GameName, Language, language_from
from aerodrome.games import find
from aerodrome.text import guide


def command(game: GameName, lang: Language = None) -> None:
    """Print how to play a game."""
    typer.echo(guide(find(game), language_from(lang)).text)
