"""`aerodrome backup` and `aerodrome restore`: copies of a server's database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from aerodrome.server import backup as copies

Database = Annotated[Path, typer.Argument(metavar="DB", help="The database of a server.")]
Backup = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]


def backup(database: Database, file: Backup) -> None:
    """Copy the database to a new file; the server may go on meanwhile."""
    typer.echo(f"{file}: {_tables(copies.backup(database, file))}")


def restore(file: Backup, database: Database) -> None:
    """Make a new database from a backup, for a server that is not running."""
    typer.echo(f"{database}: {_tables(copies.restore(file, database))}")


def _tables(number: int) -> str:
    return "1 table" if number == 1 else f"{number} tables"
