"""`aerodrome content`: every component of a game, and where its numbers come from."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from aerodrome.cli.arguments import GameName
from aerodrome.games import find
from aerodrome.kernel.content import Content


def command(game: GameName) -> None:
    """List the components of a game with their provenance and totals."""
    content = Content(find(game).folder / "content")
    console = Console()
    for name, rows in content.tables.items():
        total = sum(row.get("copies", 1) for row in rows)
        columns = list(dict.fromkeys(column for row in rows for column in row))
        table = Table(*columns, title=f"{name}: {total}", title_justify="left")
        for row in rows:
            table.add_row(*[_cell(row.get(column, "")) for column in columns])
        console.print(table)
    console.print(f"content hash {content.hash}", highlight=False)


def _cell(value: object) -> str:
    return ", ".join(str(each) for each in value) if isinstance(value, list) else str(value)
