"""A real server for a module of tests, and how much of a long proof is run."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from .client import PLENTY, Server, running


def amount(sample: int, full: int) -> int:
    """The size of a proof: a sample in every run, all of it in `make soak`."""
    return full if os.environ.get("AERODROME_SOAK") else sample


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    db: Path = tmp_path_factory.mktemp("server") / "games.db"
    with running(db, *PLENTY) as found:
        yield found
