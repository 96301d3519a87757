"""The processes that work for a server, as the system tells of them."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from .client import READY_WITHIN, Server


def workers(server: Server, reading: bool = False) -> list[int]:
    """Those in which bots think, or those that read, which are less urgent. Each is a child of one of its threads."""
    assert server.process is not None
    pid = server.process.pid
    own = os.getpriority(os.PRIO_PROCESS, pid)
    found: list[int] = []
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in _text(children).split():
            if "spawn_main" in _text(Path(f"/proc/{child}/cmdline")) and lives(int(child)):
                found += [int(child)] if (os.getpriority(os.PRIO_PROCESS, int(child)) > own) == reading else []
    return found


def lives(pid: int) -> bool:
    """A process that has ended but was not collected by its parent does not."""
    stat = _text(Path(f"/proc/{pid}/stat"))
    return bool(stat) and stat.rsplit(") ", 1)[1][0] not in "ZX"


def _text(path: Path) -> str:
    """Nothing if what it tells about has ended."""
    try:
        return path.read_text()
    except OSError:
        return ""


async def working(server: Server, count: int, reading: bool = False) -> list[int]:
    """Wait until there are so many."""
    async with asyncio.timeout(READY_WITHIN):
        while len(found := workers(server, reading)) < count:
            await asyncio.sleep(0.01)
    return found
