"""The application: routes, sockets and pages put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope
from prometheus_client import generate_latest

from aerodrome import __version__
from aerodrome.server import schema
from aerodrome.server.guests import Guests
from aerodrome.server.hall import Hall
from aerodrome.server.limits import Gate
from aerodrome.server.pages import PACKED_ALREADY, Pages, page
from aerodrome.server.problems import HANDLERS
from aerodrome.server.residents import Residents
from aerodrome.server.routes import ROUTES
from aerodrome.server.settings import Settings
from aerodrome.server.signals import Signals
from aerodrome.server.sockets import TableSocket
from aerodrome.server.store import Store

BODY: Final = 16_000  # bytes of a request
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


@get("/health", include_in_schema=False, media_type="text/plain", sync_to_thread=False)
def health() -> str:
    """The process is alive."""
    return "ok"


@get("/ready", include_in_schema=False, media_type="text/plain")
async def ready(hall: Hall) -> str:
    """It can store moves."""
    await hall.store.ready()
    return "ready"


@get("/metrics", include_in_schema=False)
async def metrics(hall: Hall) -> Response[bytes]:
    return Response(generate_latest(hall.signals.registry), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Any) -> dict[str, Any]:
    return schema.document(request.app)


async def secured(message: Message, _: Scope) -> None:
    """Whatever is answered, an error too, carries the headers."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value


def make_app(settings: Settings, store: Store, residents: Residents | None = None) -> Litestar:
    """The application on an open store, which it closes when it ends; uvicorn finds the sockets in its state."""
    hall, guests, pages = Hall(store, settings, Signals(), residents or Residents()), Guests(store), Pages()

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        try:
            await hall.open()
            yield
            await hall.close()
        finally:
            await store.close()

    return Litestar(
        route_handlers=[*ROUTES, health, ready, metrics, openapi, page],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "guests": Provide(lambda: guests, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
        },
        lifespan=[running],
        state=State({"sockets": partial(TableSocket, hall, guests)}),
        middleware=[DefineMiddleware(Gate, settings=settings, buckets={})],
        exception_handlers=HANDLERS,
        before_send=[secured],
        compression_config=CompressionConfig(backend="gzip", exclude_opt_key=PACKED_ALREADY),
        request_max_body_size=BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(title="Aerodrome", version=__version__, path="/api/schema"),
    )
