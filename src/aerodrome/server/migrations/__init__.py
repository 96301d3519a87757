"""How the tables of a database came to be, step by step: files of SQL, in a folder for each kind of database.

The file `0002_what_it_brings.sql` makes version 2 out of version 1. What is in a release is never changed again."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Migration(NamedTuple):
    version: int  # that it leads to
    file: str
    sql: str


@cache
def migrations(kind: str) -> tuple[Migration, ...]:
    """All of them for a kind of database, such as "sqlite", in their order. Raises ValueError if a number is
    missing or there twice."""
    sources = sorted((files(__name__) / kind).iterdir(), key=lambda source: source.name)
    for number, source in enumerate(sources, 1):
        if not source.name.startswith(f"{number:04}_"):
            raise ValueError(f"the migrations of {kind} are not numbered from 1 on: {source.name}")
    return tuple(
        Migration(number, source.name, source.read_text(encoding="utf-8")) for number, source in enumerate(sources, 1)
    )
