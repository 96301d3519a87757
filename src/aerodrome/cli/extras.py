"""What is said where the libraries of the server are not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from aerodrome.kernel.game import BadSetup


@contextmanager
def needs_server() -> Iterator[None]:
    """For imports of what only `aerodrome[server]` installs. Raises BadSetup, which says so, if one of them fails."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise BadSetup(f"the server needs {error.name}: pip install 'aerodrome[server]'") from error
