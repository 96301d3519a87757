"""A server that cannot use its database says why in one line, and changes nothing; damage that shows later makes it
not ready."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from aerodrome.server.database import APPLICATION, VERSION

from .client import PLENTY, Person, running
from .launching import be_anybody, ended
from .storing import OLD
from .test_migrations import KNOWN

RESTORE: Final = "put a backup in its place with `aerodrome restore`"
PAGE: Final = 4096


def start(db: Path) -> tuple[int, str]:
    """Try to run a server that must not start; its exit code, and what it says."""
    code, said, logged = ended("serve", "--no-browser", "--port", "0", "--db", str(db), before=be_anybody)
    assert said == ""
    return code, logged


def contents(folder: Path) -> dict[str, tuple[int, bytes]]:
    """All that is there but for the lock: when it was changed, and what it holds."""
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".lock"]
    return {path.name: (path.stat().st_mtime_ns, path.read_bytes()) for path in files}


def sql(*statements: str) -> Callable[[Path], None]:
    def run(path: Path) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as database:
            for statement in statements:
                database.execute(statement)

    return run


def scribble(path: Path) -> None:
    """Over every page but the first."""
    with path.open("r+b") as file:
        size = path.stat().st_size
        file.seek(PAGE)
        file.write(b"scribble" * ((size - PAGE) // 8))


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2 // PAGE * PAGE)


def in_a_copy(harm: Callable[[Path], object]) -> Callable[[Path], None]:
    """Of a database of 0.7.0."""

    def make(path: Path) -> None:
        shutil.copy(OLD / "games.db", path)
        harm(path)

    return make


def forbid_folder(path: Path) -> None:
    path.parent.chmod(0o500)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (in_a_copy(scribble), rf"damaged: .*{RESTORE}|malformed; .*{RESTORE}"),
        (in_a_copy(cut), rf"damaged: .*{RESTORE}|malformed; .*{RESTORE}"),
        (in_a_copy(lambda path: os.truncate(path, 50)), rf"malformed; .*{RESTORE}"),
        (in_a_copy(sql("drop table plays")), rf"damaged: its tables are not those of version 1; .*{RESTORE}"),
        (in_a_copy(sql("pragma user_version = -1")), "is a database of another program"),
        (in_a_copy(sql(f"pragma user_version = {VERSION + 1}")), "was written by a newer Aerodrome"),
        (in_a_copy(lambda path: path.chmod(0o400)), "it cannot be read and written"),
        (in_a_copy(forbid_folder), "its folder cannot be written to"),
        (forbid_folder, "its folder cannot be written to"),
        (lambda path: path.write_bytes(b"my holiday\n" * 500), f"file is not a database; .*{RESTORE}"),
        (sql("create table recipes (soup)"), "is a database of another program"),
        (sql("create table recipes (soup)", "pragma user_version = 1"), "is a database of another program"),
        (sql(f"pragma application_id = {APPLICATION}"), "is a database of another program"),
        (Path.mkdir, "it is not a file"),
        (os.mkfifo, "it is not a file"),
        (lambda path: path.parent.rmdir(), "there is no folder"),
    ],
)
def test_one_line_tells_why_it_does_not_start(tmp_path: Path, make: Callable[[Path], object], message: str) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    db = folder / "games.db"
    make(db)
    before = contents(tmp_path)
    code, said = start(db)
    if folder.exists():
        folder.chmod(0o700)
    assert code == 1
    assert said.count("\n") == 1
    assert said.startswith("aerodrome: ")
    assert str(db) in said
    assert re.search(message, said), said
    assert contents(tmp_path) == before


def test_no_second_server_by_any_name(tmp_path: Path) -> None:
    db = tmp_path / "games.db"
    names = [tmp_path / "symbolic.db", tmp_path / "hard.db", tmp_path / "elsewhere" / "hard.db"]
    with running(db, *PLENTY) as server:
        names[2].parent.mkdir()
        names[0].symlink_to(db)
        for hard in names[1:]:
            hard.hardlink_to(db)
        for name in (db, *names):
            assert start(name) == (1, f"aerodrome: {name} is in use by another server\n")
        assert Person(server.port).request("GET", "/ready") == (200, b"ready")
        server.kill()
        server.start()


@pytest.mark.parametrize("harm", [scribble, cut])
def test_damage_that_shows_later_makes_it_not_ready(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    db = Path(shutil.copy(OLD / "games.db", tmp_path / "games.db"))
    tables = [table for name, table in KNOWN["tables"].items() if name.endswith("over")]
    with running(db, *PLENTY) as server:
        host = Person(server.port)
        assert host.request("GET", "/ready") == (200, b"ready")
        with closing(sqlite3.connect(db)) as other:
            other.execute("pragma wal_checkpoint(truncate)")
        harm(db)
        assert 503 in [host.request("GET", f"/api/tables/{table}")[0] for table in tables]
        while host.request("GET", "/ready") == (200, b"ready"):  # the last good write counts for a moment
            time.sleep(0.05)
        for _ in range(2):
            status, problem = host.request("GET", "/ready")
            assert (status, problem["code"]) == (503, "storage")
        assert host.request("GET", "/health") == (200, b"ok")
        assert "is damaged" in server.stop()
    code, said = start(db)
    assert (code, said.count("\n"), RESTORE in said) == (1, 1, True)
