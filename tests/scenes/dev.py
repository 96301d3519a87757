"""`make dev`: a server, and before it the client as it is in web/src, which changes in the browser as you write.

PYTHONPATH=tests python -m scenes.dev [--port PORT] [--server-port PORT] [--db FILE]
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from aerodrome.games import names

from .__main__ import PORT, address
from .library import scenes

ROOT: Final = Path(__file__).parents[2]
READY: Final = "Aerodrome is at "
SERVER_PORT: Final = 8000
DATABASE: Final = ROOT / "build" / "dev.db"  # tables stay there while the server is started anew


def main() -> None:
    arguments = argparse.ArgumentParser("make dev", description="Runs a server, and the client with hot reload.")
    arguments.add_argument("--port", type=int, default=PORT, help="of the client")
    arguments.add_argument("--server-port", type=int, default=SERVER_PORT)
    arguments.add_argument("--db", type=Path, default=DATABASE, help="of the server")
    wish = arguments.parse_args()
    for name in names():
        _tell(f"scenes of {name}: {len(scenes(name))}")
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also where a script has started it in the background
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with (
        suppress(KeyboardInterrupt),
        _server(wish.server_port, wish.db) as server,
        _client(wish.port, server) as client,
    ):
        _tell(f"all scenes: {address(port=wish.port)}")
        sys.exit(client.wait())


@contextmanager
def _server(port: int, db: Path) -> Iterator[str]:
    """A server on this database: its address. Ends the program where none can be started."""
    command = [sys.executable, "-u", "-m", "aerodrome", "serve", "--no-browser", "--limits", "0"]
    command += ["--port", str(port), "--db", str(db)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            line = process.stdout.readline() if process.stdout else ""
            if not line.startswith(READY):
                sys.exit(process.wait())
            yield line.removeprefix(READY).strip()
        finally:
            process.terminate()


@contextmanager
def _client(port: int, server: str) -> Iterator[subprocess.Popen[bytes]]:
    """Vite with all that npm starts for it, which ends as one."""
    command = [sys.executable, "-m", "tools.client", "dev", "--", "--port", str(port), "--strictPort"]
    environment = {**os.environ, "AERODROME_SERVER": server}
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, env=environment, start_new_session=True) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
