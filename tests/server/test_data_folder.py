"""Without --db the games are kept in the folder for data of whoever runs the server, and a line says where."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from .client import READY_WITHIN


@contextmanager
def served(folder: Path, **places: Path | str) -> Iterator[tuple[str, str]]:
    """A server that is started in this folder without --db; what it says before and when it is ready."""
    command = [sys.executable, "-m", "aerodrome", "serve", "--no-browser", "--port", "0"]
    known = {name: value for name, value in os.environ.items() if name != "XDG_DATA_HOME"}
    environment = {**known, "PYTHONUNBUFFERED": "1", **{name: str(place) for name, place in places.items()}}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=folder)
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip(), process.stdout.readline().strip()
    finally:
        process.terminate()
        process.communicate(timeout=READY_WITHIN)


@pytest.fixture(autouse=True)
def sources(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server finds its sources from any folder."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(os.path.abspath(path) for path in sys.path if path))


def test_the_games_are_kept_in_the_folder_for_data(tmp_path: Path) -> None:
    here, data = tmp_path / "here", tmp_path / "data"
    here.mkdir()
    with served(here, XDG_DATA_HOME=data) as (kept, ready):
        assert kept == f"The games are kept in {data}/aerodrome/aerodrome.db"
        assert ready.startswith("Aerodrome is at ")
    assert (data / "aerodrome" / "aerodrome.db").is_file()
    assert (data / "aerodrome").stat().st_mode & 0o077 == 0
    assert list(here.iterdir()) == []


def test_without_xdg_it_is_below_home(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    with served(tmp_path, HOME=home) as (kept, _):
        assert kept == f"The games are kept in {home}/.local/share/aerodrome/aerodrome.db"
    assert list(tmp_path.iterdir()) == [home]


def test_a_database_that_lies_here_is_used(tmp_path: Path) -> None:
    data = tmp_path / "data"
    (tmp_path / "aerodrome.db").touch()
    with served(tmp_path, XDG_DATA_HOME=data) as (kept, _):
        assert kept == f"The games are kept in {tmp_path}/aerodrome.db, which lies in this folder."
    assert (tmp_path / "aerodrome.db").stat().st_size > 0
    assert not data.exists()


def test_a_folder_for_data_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    command = [sys.executable, "-m", "aerodrome", "serve", "--no-browser", "--port", "0"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data")}
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=READY_WITHIN)
    assert (done.returncode, done.stderr) == (1, f"aerodrome: {tmp_path}/data/aerodrome: Not a directory\n")
