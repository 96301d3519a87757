"""The real command in a process of its own, forked from one that has imported everything: to import it takes most of a
second of a core, and the tests start some two hundred servers."""

from __future__ import annotations

import atexit
import ctypes
import multiprocessing
import os
import signal
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import IO, Final

from aerodrome.cli import main, serve
from aerodrome.games import names
from aerodrome.server.settings import Settings

FORKING: Final = multiprocessing.get_context("forkserver")
IMPORTED: Final = ["aerodrome.cli.app", "aerodrome.server.app", "aerodrome.server.logs", "aerodrome.server.sqlite"]
IMPORTED_LATE: Final = [
    "typer._adapters",
    "litestar.plugins.pydantic",
    "anyio._backends._asyncio",
    "uvicorn.lifespan.on",
]
FORKING.set_forkserver_preload(IMPORTED + IMPORTED_LATE + [f"aerodrome.games.{name}" for name in names()])
CAPABILITIES: Final = 0x2008_0522  # the version of what `capget` fills in
EFFECTIVE, PERMITTED = 0, 1  # places in that
IGNORES_PERMISSIONS: Final = 0b110  # what root may do with files that nobody else may


class Command:
    """`aerodrome ARGS`, started; it writes what it says to `stdout`, and its log into a file. Used like a Popen."""

    def __init__(self, args: list[str], log: Path, before: Callable[[], None] | None = None) -> None:
        """`before` is called in the process before the command."""
        out, there = FORKING.Pipe(duplex=False)
        environment = dict(os.environ)
        self._process = FORKING.Process(target=_run, args=(args, os.getcwd(), environment, there, log, before))
        self._process.start()
        there.close()
        self.stdout: IO[str] = os.fdopen(os.dup(out.fileno()))
        out.close()
        assert self._process.pid is not None
        self.pid = self._process.pid
        self.kill, self.terminate = self._process.kill, self._process.terminate
        atexit.register(self.kill)  # else the end of the tests waits for what a failed one has left behind

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """The exit code. Raises TimeoutError if it goes on for longer than so many seconds."""
        self._process.join(timeout)
        if (code := self._process.exitcode) is None:
            raise TimeoutError(f"process {self.pid} has not ended after {timeout} seconds")
        return code


def ended(*args: str, before: Callable[[], None] | None = None, within: float = 60.0) -> tuple[int, str, str]:
    """Run a command that ends by itself; its exit code, what it says, and what it says on stderr."""
    with tempfile.NamedTemporaryFile("r") as log:
        command = Command(list(args), Path(log.name), before)
        code = command.wait(within)
        return code, command.stdout.read(), log.read()


def be_anybody() -> None:
    """Root obeys the permissions of files from now on; others do anyway."""
    system, process, sets = ctypes.CDLL(None), (ctypes.c_uint32 * 2)(CAPABILITIES), (ctypes.c_uint32 * 6)()
    system.capget(process, sets)
    for kind in (EFFECTIVE, PERMITTED):
        sets[kind] &= ~IGNORES_PERMISSIONS
    system.capset(process, sets)


def be_impatient() -> None:
    """A server gives up whoever is slow sooner than it does by itself, where no flag says it."""
    vars(serve)["Settings"] = partial(Settings, request_seconds=5.0, stall_seconds=5.0, hello_seconds=5.0, keep_alive=5)


def _run(
    args: list[str],
    folder: str,
    environment: dict[str, str],
    out: Connection,
    log: Path,
    before: Callable[[], None] | None,
) -> None:
    """Become the command: its environment, folder, arguments and streams are what a shell would give it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.path[:0] = filter(None, environment.get("PYTHONPATH", "").split(os.pathsep))
    os.dup2(out.fileno(), 1)
    out.close()
    with log.open("ab") as file:
        os.dup2(file.fileno(), 2)
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]  # a text file, as ever
    sys.argv = ["aerodrome", *args]
    if before is not None:
        before()
    main()
