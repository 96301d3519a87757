"""The time of day, for those who note when something happened. Kernel and rules have no clock."""

from __future__ import annotations

import time
from typing import Final

MILLISECOND: Final = 1_000_000  # nanoseconds


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // MILLISECOND
