"""Games of a dataset shown in the browser: a server is given the saved game, and tells where its replay is."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPException
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

from aerodrome.data.schema import DatasetError
from aerodrome.games import find
from aerodrome.kernel.save import restore
from aerodrome.notes import noted_list

READY: Final = "Aerodrome is at "  # what a server says when it can be asked
PATIENCE: Final = 60  # seconds for an answer
LONGEST: Final = 24  # characters of a guest's name
HUMAN: Final = "human"


@contextmanager
def serving(port: int = 0) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server with an empty database of its own: its address and its process."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # else the server would outlive a terminated command
    with TemporaryDirectory(prefix="aerodrome-") as folder:
        command = [sys.executable, "-u", "-m", "aerodrome", "serve", "--no-browser", "--port", str(port)]
        command += ["--db", str(Path(folder, "games.db"))]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                line = process.stdout.readline() if process.stdout else ""
                if not line.startswith(READY):
                    raise DatasetError("no server could be started")
                yield line.removeprefix(READY).strip(), process
            finally:
                process.terminate()
                process.wait()  # it still uses the folder


def replay_page(address: str, saved: str) -> str:
    """Give the saved game to the server at this address; where the browser finds its replay."""
    match, notes = restore(saved, find)
    name = _player(notes, match.rules.seats)
    address = address.rstrip("/")
    guest = build_opener(HTTPCookieProcessor())
    _ask(guest, address, "PUT", "/api/me", json.dumps({"name": name}))
    made = _ask(guest, address, "POST", "/api/saves", saved)
    return f"{address}/replay/{made['id']}"


def _player(notes: dict[str, Any], seats: int) -> str:
    """Who had the seat that the server gives to whoever brings the game: the first person's, else the first."""
    players = noted_list(notes, "players", seats) or [HUMAN]
    seat = players.index(HUMAN) if HUMAN in players else 0
    name = (noted_list(notes, "names", seats) or players)[seat].strip()
    return name[:LONGEST] if name and name.isprintable() else HUMAN


def _ask(guest: OpenerDirector, address: str, method: str, path: str, body: str) -> Any:
    try:
        request = Request(address + path, body.encode(), {"Content-Type": "application/json"}, method=method)
        with guest.open(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read())
    except HTTPError as error:
        raise DatasetError(f"the server at {address} refused the game: {_detail(error)}") from error
    except (OSError, HTTPException, ValueError) as error:
        raise DatasetError(f"no server of Aerodrome answers at {address}: {error}") from error


def _detail(error: HTTPError) -> str:
    """The reason that the server gives, where it is one of ours."""
    try:
        return str(json.loads(error.read())["detail"])
    except (ValueError, KeyError, TypeError):
        return str(error)
