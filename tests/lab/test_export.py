"""The finished tables of a database: nobody's name goes out unless it is asked for."""

from __future__ import annotations

import asyncio
from pathlib import Path

from server.storing import ANN, line, opened, table_setup

from aerodrome.server.export import finished_tables
from aerodrome.server.records import Append, Spoke


async def _store(database: Path) -> None:
    """A table whose game is over, and one where it goes on."""
    async with opened(database) as store:
        await store.add_guest(ANN, "digest")
        last = Spoke(0, ANN.name, "thanks", ANN.id, "key")
        await store.add_table(table_setup("over"), [Append("over", 1, last, "over", 0)])
        await store.add_table(table_setup("playing", made=1), [line("playing", 1)])


def test_only_finished_tables_and_names_only_on_request(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    asyncio.run(_store(database))
    with finished_tables(database) as tables:
        assert [(table.id, table.names) for table in tables] == [("over", False)]
    with finished_tables(database, names=True) as tables:
        assert [(table.id, table.names) for table in tables] == [("over", True)]
