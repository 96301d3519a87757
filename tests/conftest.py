"""Hypothesis judges what comes out, not how long it took; in CI it always tries the same examples. Tests wait for
sockets, browsers and clocks for a third of their time, so one process more than there are cores keeps these busy."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("aerodrome", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("aerodrome")


def pytest_xdist_auto_num_workers() -> int:
    """What `-n auto` means."""
    return (os.cpu_count() or 1) + 1
