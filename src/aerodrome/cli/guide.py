"""`aerodrome guide`: how a game is played."""

from __future__ import annotations

import typer

from aerodrome.cli.arguments import GameName, Language, language_from
from aerodrome.games import find, folder
from aerodrome.kernel.game import Game


def command(game: GameName, lang: Language = None) -> None:
    """Print how to play a game."""
    typer.echo(text(find(game), language_from(lang)))


def text(game: Game, language: str) -> str:
    return (folder(game) / f"guide.{language}.md").read_text(encoding="utf-8").strip()
