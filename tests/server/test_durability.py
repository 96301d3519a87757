"""A killed server: what it has acknowledged is there, nothing twice, without gaps; and the next one can start."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import aerodrome

from .conftest import amount
from .storing import ANN, in_loop, line, opened, table_setup, texts

KILLS = amount(8, 25)
TABLES = 8
HOME = Path(aerodrome.__file__).parent.parent  # where the package lies, installed or not

TALKER = """
import asyncio, os, sys
from pathlib import Path
from aerodrome.server.records import Append, Spoke
from aerodrome.server.sqlite import SqliteStore

async def talk(store, table, life):
    seq = len((await store.load(table)).records)
    while True:
        seq += 1
        text = f"{table} {seq} {life}"
        await store.append(Append(table, seq, Spoke(0, "Ann", text, "ann", text), "playing", 0))
        os.write(1, f"{text}\\n".encode())

async def main(path, tables, life):
    store = SqliteStore(Path(path))
    await store.open()
    await asyncio.gather(*[talk(store, f"t{n}", life) for n in range(int(tables))])

asyncio.run(main(*sys.argv[1:]))
"""

PARENT = """
import asyncio, os, sys, time
from pathlib import Path
from aerodrome.server.sqlite import SqliteStore

async def main(path):
    store = SqliteStore(Path(path))
    await store.open()
    if not os.fork():
        print(os.getpid(), flush=True)  # by the child: now it has let go of what it inherited
    time.sleep(600)

asyncio.run(main(*sys.argv[1:]))
"""


@contextmanager
def running(script: str, *args: object) -> Iterator[subprocess.Popen[str]]:
    """A process of its own, dead in the end."""
    environment = os.environ | {"PYTHONPATH": str(HOME)}
    command = [sys.executable, "-c", script, *[str(arg) for arg in args]]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def killed_after(path: Path, life: int, acknowledgements: int) -> list[str]:
    """What a talking process had acknowledged when it was killed, after so many acknowledgements or a little more."""
    with running(TALKER, path, TABLES, life) as talker:
        assert talker.stdout is not None
        heard = [talker.stdout.readline() for _ in range(acknowledgements)]
        talker.kill()
        heard += talker.stdout.readlines()
    assert all(text.endswith("\n") for text in heard), "the process ended by itself"
    return [text.strip() for text in heard]


def test_what_was_acknowledged_outlives_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "aerodrome.db"
    random = Random(7)

    async def prepare() -> None:
        async with opened(path) as store:
            await store.add_guest(ANN, "digest")
            for number in range(TABLES):
                await store.add_table(table_setup(f"t{number}"), [])

    async def read() -> dict[str, list[str]]:
        async with opened(path) as store:
            return {f"t{number}": await texts(store, f"t{number}") for number in range(TABLES)}

    asyncio.run(prepare())
    before: dict[str, list[str]] = {f"t{number}": [] for number in range(TABLES)}
    for life in range(KILLS):
        acknowledged = killed_after(path, life, random.randrange(1, 400))
        after = asyncio.run(read())
        for table, said in after.items():
            assert said[: len(before[table])] == before[table]
            assert [text.split()[:2] for text in said] == [[table, str(seq)] for seq in range(1, len(said) + 1)]
            new = said[len(before[table]) :]
            mine = [text for text in acknowledged if text.split()[0] == table]
            assert new[: len(mine)] == mine
            assert len(new) <= len(mine) + 1, "only one entry of a table was under way"
        before = after
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("pragma integrity_check").fetchone() == ("ok",)


@in_loop
async def test_a_killed_server_leaves_its_database_free_although_its_workers_live(tmp_path: Path) -> None:
    path = tmp_path / "aerodrome.db"
    with running(PARENT, path) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        try:
            server.kill()
            server.wait()
            os.kill(worker, 0)
            async with opened(path) as store:
                await store.add_guest(ANN, "digest")
                await store.add_table(table_setup("t1"), [line("t1", 1)])
        finally:
            os.kill(worker, signal.SIGKILL)
