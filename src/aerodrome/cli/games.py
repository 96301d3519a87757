"""`aerodrome games`: what can be played."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

import aerodrome.games as games
from aerodrome.kernel.game import Option


def command() -> None:
    """List the games with their seats, options and the version of their rules."""
    table = Table("game", "seats", "options", "rules")
    for name in games.names():
        game = games.find(name)
        options = "\n".join(_option(option) for option in game.options)
        table.add_row(name, f"{game.fewest}-{game.most}", options, f"{game.prefix} v{game.version}")
    Console().print(table)


def _option(option: Option) -> str:
    values = ", ".join(option.word(value) for value in option.values())
    return f"{option.name}: {values} (default {option.word(option.default)})"
