"""Limits that keep the server well: how often somebody may ask for something, and from where a browser may."""

from __future__ import annotations

import time
from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Receive, Scope, Send

from aerodrome.server.problems import Trouble
from aerodrome.server.settings import Settings

JSON: Final = "application/json"
READING: Final = ("GET", "HEAD", "OPTIONS")
ADDRESSES: Final = 10_000  # whose buckets are kept


class Bucket:
    """So many at once, refilled at a steady rate."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.at = float(burst), time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def allowed_origin(origin: str | None, host: str, origins: tuple[str, ...]) -> bool:
    """A browser tells where its page came from: this server, or an address that the host has named.
    What tells nothing is no browser and carries no cookie of somebody else."""
    if origin is None or origin in origins:
        return True
    try:
        return urlsplit(origin).netloc == host
    except ValueError:
        return False


class Gate:
    """ASGI middleware: refuses strange origins, and changes that come too fast from one address or are no JSON.
    Every route has its own gate; they share the buckets of the addresses."""

    def __init__(self, app: ASGIApp, settings: Settings, buckets: dict[str, Bucket]) -> None:
        self.app, self.settings, self._buckets = app, settings, buckets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] not in READING:
            self._check_change(scope, Headers.from_scope(scope))
        await self.app(scope, receive, send)

    def _check_change(self, scope: Scope, headers: Headers) -> None:
        if not allowed_origin(headers.get("origin"), headers.get("host", ""), self.settings.origins):
            raise Trouble("not-yours", "requests from pages of other addresses are not accepted")
        if not self._bucket(scope).take():
            raise Trouble("too-fast", "too many requests; please wait a moment")
        kind = headers.get("content-type", JSON)
        if kind.split(";")[0].strip().lower() != JSON:
            raise HTTPException(f"the body must be {JSON}", status_code=415)

    def _bucket(self, scope: Scope) -> Bucket:
        client = scope.get("client")
        address = client[0] if client else ""
        if address not in self._buckets:
            if len(self._buckets) >= ADDRESSES:
                self._buckets.clear()
            self._buckets[address] = Bucket(self.settings.request_rate, self.settings.request_burst)
        return self._buckets[address]
