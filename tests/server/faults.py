"""Faults that happen to a running server: a disk that is full, slow or broken, and limits of its process."""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from aerodrome.server.database import beside

from .client import Server

SMALL: Final = 200_000_000  # bytes of a disk that is soon full
PATIENCE: Final = 60.0  # seconds for what must happen soon
FLUSHES: Final = "fsync,fdatasync"
WRITES: Final = "pwrite64"  # SQLite's; sockets and logs are written to otherwise


def pid(server: Server) -> int:
    assert server.process is not None
    return server.process.pid


@contextmanager
def small_disk(place: Path) -> Iterator[Path]:
    """A folder on a disk of its own, where one can be mounted."""
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", str(place)]
    mounted = subprocess.run(mount, capture_output=True).returncode == 0
    try:
        yield place
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(place)], check=True)


@contextmanager
def disk_full(server: Server, left: int = 0) -> Iterator[None]:
    """Only so many bytes more can be stored: the server's small disk is filled up. If it has none, no file of its
    process may grow beyond what the write-ahead log has come to, and so many bytes."""
    folder = server.db.parent
    if os.path.ismount(folder):
        ballast = folder / "ballast"
        try:
            wait_for(lambda: filled(ballast, left))
            yield
        finally:
            ballast.unlink()
    else:
        log = beside(server.db, "-wal")
        with limited(server, resource.RLIMIT_FSIZE, log.stat().st_size + left):
            yield


def filled(ballast: Path, left: int) -> bool:
    """Does this file take all of its disk but so many bytes? Not if the server has written something meanwhile."""
    with ballast.open("wb") as file, suppress(OSError):
        os.posix_fallocate(file.fileno(), 0, shutil.disk_usage(ballast.parent).free - left)
        return True
    return False


@contextmanager
def limited(server: Server, kind: int, most: int) -> Iterator[None]:
    """A limit on the server's process, as long as it lives."""
    number = pid(server)
    soft, hard = resource.prlimit(number, kind)
    resource.prlimit(number, kind, (most, hard))
    try:
        yield
    finally:
        if server.process is not None and server.process.poll() is None:
            resource.prlimit(number, kind, (soft, hard))


@contextmanager
def tampered(server: Server, calls: str, how: str, trace: Path) -> Iterator[None]:
    """The system answers these calls of the server otherwise, as strace's `inject` can say it; `trace` lists them."""
    command = ["strace", "-f", "-qq", "-e", f"trace={calls}", "-e", f"inject={calls}:{how}", "-o", str(trace)]
    tracer = subprocess.Popen([*command, "-p", str(pid(server))], stderr=subprocess.PIPE, text=True)
    try:
        wait_for(lambda: traced(server) or tracer.poll() is not None)
        assert tracer.poll() is None, tracer.communicate()[1]
        yield
    finally:
        tracer.terminate()
        tracer.communicate()


def traced(server: Server) -> bool:
    """Do all threads of the server have a tracer?"""
    threads = Path(f"/proc/{pid(server)}/task").glob("*/status")
    return all("TracerPid:\t0\n" not in thread.read_text() for thread in threads)


def wait_for(done: Callable[[], object]) -> None:
    """Until it is so; where nothing else goes on in the test's own process meanwhile."""
    until = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < until, "it does not happen"
        time.sleep(0.02)
