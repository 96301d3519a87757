"""The application: routes, sockets and pages put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

import uvicorn
from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.types import Message, Scope
from prometheus_client import generate_latest

from aerodrome.server import schema
from aerodrome.server.clients import Clients
from aerodrome.server.errors import HANDLERS, HEADERS
from aerodrome.server.guests import Guests
from aerodrome.server.host_bots import HostBots
from aerodrome.server.http import Connections, HttpProtocol
from aerodrome.server.metrics import Metrics
from aerodrome.server.middleware import AdmissionMiddleware
from aerodrome.server.pages import PACKED_ALREADY, Pages, page
from aerodrome.server.replay_routes import REPLAY_ROUTES
from aerodrome.server.routes import ROUTES
from aerodrome.server.settings import Settings
from aerodrome.server.sockets import TableSocket
from aerodrome.server.store import Store
from aerodrome.server.table_manager import TableManager

BODY: Final = 16_000  # bytes of a request
PATIENCE: Final = 5  # seconds for connections to end when the server stops


@get("/health", include_in_schema=False, media_type="text/plain", sync_to_thread=False)
def health() -> str:
    """The process is alive."""
    return "ok"


@get("/ready", include_in_schema=False, media_type="text/plain")
async def ready(manager: TableManager) -> str:
    """It can store moves."""
    await manager.ready()
    return "ready"


@get("/metrics", include_in_schema=False)
async def metrics(manager: TableManager) -> Response[bytes]:
    return Response(generate_latest(manager.metrics.registry), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Any) -> dict[str, Any]:
    return schema.document(request.app)


async def secured(message: Message, _: Scope) -> None:
    """Whatever is answered, an error too, carries the headers."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value


def make_app(settings: Settings, store: Store, host_bots: HostBots | None = None) -> Litestar:
    """The application on an open store, which it closes when it ends. In its state are the middleware
    that belongs before it, and the protocols for uvicorn."""
    manager, pages = TableManager(store, settings, Metrics(), host_bots or HostBots()), Pages()
    guests, clients = Guests(store, manager.budgets), Clients(settings.proxies)
    connections = Connections(settings, clients, manager.metrics)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        try:
            await manager.start()
            yield
            await manager.stop()
        finally:
            await store.close()

    return Litestar(
        route_handlers=[*ROUTES, *REPLAY_ROUTES, health, ready, metrics, openapi, page],
        dependencies={
            "manager": Provide(lambda: manager, sync_to_thread=False),
            "guests": Provide(lambda: guests, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
        },
        lifespan=[running],
        state=State(
            {
                "middleware": partial(
                    AdmissionMiddleware, settings=settings, clients=clients, budgets=manager.budgets, guests=guests
                ),
                "http": partial(HttpProtocol, connections),
                "sockets": partial(TableSocket, manager, guests, connections),
            }
        ),
        exception_handlers=HANDLERS,
        before_send=[secured],
        compression_config=CompressionConfig(backend="gzip", exclude_opt_key=PACKED_ALREADY),
        request_max_body_size=BODY,
        logging_config=None,
        openapi_config=None,  # its pages bring scripts from elsewhere; `openapi` above has none
    )


def uvicorn_config(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application: behind its middleware, on protocols of our own."""
    return uvicorn.Config(
        app.state.middleware(app),
        http=app.state.http,
        ws=app.state.sockets,
        proxy_headers=False,
        timeout_keep_alive=settings.keep_alive,
        access_log=False,
        log_config=None,
        log_level="warning",
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,
    )
