"""A progress bar on stderr, where somebody watches."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from rich.console import Console
from rich.progress import track

Item = TypeVar("Item")


def watched(items: Iterable[Item], total: int) -> Iterable[Item]:
    console = Console(stderr=True)
    return track(items, "playing", total=total, console=console, transient=True, disable=not console.is_terminal)
