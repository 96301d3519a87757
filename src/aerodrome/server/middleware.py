"""The outermost layer of the application: admits or refuses a request by its origin and by the budgets of who asks.

A refusal here costs little: nothing is routed, read or looked up in the store."""

from __future__ import annotations

import asyncio
from typing import Any, Final, NamedTuple

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

from aerodrome.server.clients import STRANGE_PAGE, Client, Clients, allowed_origin
from aerodrome.server.errors import RequestError, plain_answer
from aerodrome.server.guests import Guests, token_of
from aerodrome.server.limits import WAIT, Budgets
from aerodrome.server.settings import Kind, Settings

JSON: Final = "application/json"
READING: Final = ("GET", "HEAD", "OPTIONS")
PROBES: Final = ("health", "ready", "metrics")
LIST: Final = 5.0  # a list of tables, in reads


class Price(NamedTuple):
    kind: Kind
    cost: float = 1.0
    thinking: bool = False  # sets bots thinking, so earlier thinking must be paid


def price(method: str, path: str) -> Price:
    """What a request costs."""
    match [part for part in path.split("/") if part]:
        case ["api", "tables"] | ["api", "tables", _, "rematch"] if method not in READING:
            return Price("tables", thinking=True)
        case ["api", "saves"] | ["api", "tables", _, "continue"] if method not in READING:
            return Price("uploads", thinking=True)
        case ["api", "tables", _, "start"] if method not in READING:
            return Price("changes", thinking=True)
        case _ if method not in READING:
            return Price("changes")
        case ["api", "tables"] | ["api", "me", "tables"]:
            return Price("reads", LIST)
        case ["api", "tables", _, "replay" | "save"] | ["api", "openapi.json"] | ["api", "schema", *_]:
            return Price("replays")
        case ["api", *_]:
            return Price("reads")
        case [probe] if probe in PROBES:
            return Price("probes")
    return Price("pages")


class AdmissionMiddleware:
    """ASGI middleware. Refuses strange origins, what is too much for the budget of the guest or the address, and
    changes that are no JSON. What passes has the client's address and scheme in its scope."""

    def __init__(self, app: ASGIApp, settings: Settings, clients: Clients, budgets: Budgets, guests: Guests) -> None:
        self.app, self.settings, self.clients, self.budgets, self.guests = app, settings, clients, budgets, guests
        self._waiting = 0  # answers in the tarpit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._admit(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _admit(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        headers = Headers.from_scope(scope)
        peer = scope["client"][0] if scope["client"] else ""
        client = self.clients.find(peer, lambda name: headers.getall(name, []))
        scope["client"], scope["scheme"] = (client.address, 0), client.scheme
        try:
            self._check_origin(scope, headers, client)
            self._check_budget(scope, headers, client)
        except RequestError as error:
            if error.code == "too-fast":
                await self._hold()
            await _refuse(send, error)
            return
        if scope["method"] not in READING and not _is_json(headers):
            await _refuse(send, RequestError("bad-request", f"the body must be {JSON}"), 415)
            return
        await self.app(scope, receive, send)

    def _check_origin(self, scope: HTTPScope, headers: Headers, client: Client) -> None:
        if scope["method"] in READING:
            return
        origin, host = headers.get("origin"), headers.get("host", "")
        if not allowed_origin(origin, client.scheme, host, self.settings.origins):
            raise RequestError("not-yours", STRANGE_PAGE)

    def _check_budget(self, scope: HTTPScope, headers: Headers, client: Client) -> None:
        guest = self.guests.cached_id(token_of(headers.getall("cookie", [])))
        if guest is not None:
            self.budgets.note_address(guest, client.address)
        kind, cost, thinking = price(scope["method"], scope["path"])
        if thinking and (wait := self.budgets.overdrawn(client.address, guest)):
            raise RequestError("too-fast", f"bots have thought much for you; {WAIT}", retry_after=wait)
        if wait := self.budgets.take(kind, client.address, guest, cost):
            raise RequestError("too-fast", f"too many requests; {WAIT}", retry_after=wait)

    async def _hold(self) -> None:
        """Keep the answer back for a moment, so that one who asks again at once is slowed down."""
        if self._waiting >= self.settings.tarpit:
            return
        self._waiting += 1
        try:
            await asyncio.sleep(self.settings.tarpit_seconds)
        finally:
            self._waiting -= 1


def _is_json(headers: Headers) -> bool:
    return headers.get("content-type", JSON).split(";")[0].strip().lower() == JSON


async def _refuse(send: Any, error: RequestError, status: int | None = None) -> None:
    answer = plain_answer(error, status)
    headers = [(name.lower().encode(), value.encode()) for name, value in answer.headers.items()]
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": answer.body, "more_body": False})
