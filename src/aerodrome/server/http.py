"""Connections: how many there may be, and how long one may take over a request before it is closed."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from aerodrome.server.clients import Clients
from aerodrome.server.errors import PlainAnswer, RequestError, plain_answer
from aerodrome.server.limits import guest_key
from aerodrome.server.metrics import Metrics
from aerodrome.server.settings import Settings

FULL: Final = RequestError("full", "the server is full; please come back in a while", retry_after=10)
TOO_MANY: Final = RequestError("too-fast", "there are too many connections from your address", retry_after=10)
TOO_LONG: Final = RequestError("too-large", "the headers of the request are too long")
TOO_SLOW: Final = RequestError("bad-request", "the request took too long to come")
PIPELINE: Final = 16  # requests on a connection that wait for the one before
EXPLAINED_AT_ONCE: Final = 64  # connections past the limits that are told so; more are just closed
CLOSE_SECONDS: Final = 2.0  # for the other side to read why it is refused
OTHER_FILES: Final = 64  # that the process has open besides connections
FEWEST: Final = 16  # connections, however few files may be open


def open_files() -> int | None:
    """How many files the process may have open, after asking for as many as the system grants; none: no telling."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    kind = resource.RLIMIT_NOFILE
    soft, hard = resource.getrlimit(kind)
    with suppress(ValueError, OSError):
        resource.setrlimit(kind, (hard, hard))
        soft = hard
    return None if soft == resource.RLIM_INFINITY else soft


class Connections:
    """All open connections. Those of a trusted proxy count for nobody but the whole; sockets are counted for the
    client's address and for the guest too."""

    def __init__(self, settings: Settings, clients: Clients, metrics: Metrics) -> None:
        self.settings, self.clients, self.metrics = settings, clients, metrics
        files = open_files()
        room = settings.connections if files is None else files - OTHER_FILES - EXPLAINED_AT_ONCE
        self._most = max(FEWEST, min(settings.connections, room))
        self._served: dict[asyncio.BaseTransport, str | None] = {}  # for which address they count
        self._explained: set[asyncio.BaseTransport] = set()
        self._from: Counter[str] = Counter()
        self._sockets: Counter[str] = Counter()  # of addresses and guests
        metrics.connections.set_function(lambda: len(self._served))

    def enter(self, transport: asyncio.BaseTransport, peer: str) -> RequestError | None:
        """Count a new connection; or why it is not served."""
        address = None if self.clients.trusts(peer) else self.clients.find(peer, lambda _: []).address
        if len(self._served) >= self._most:
            self.metrics.refusal("full").inc()
            return FULL
        if address is not None and self._from[address] >= self.settings.most(self.settings.connections_each):
            self.metrics.refusal("connections").inc()
            return TOO_MANY
        self._served[transport] = address
        if address is not None:
            self._from[address] += 1
        return None

    def may_explain(self, transport: asyncio.BaseTransport) -> bool:
        """Is there room to tell a connection that it is not served?"""
        if len(self._explained) >= EXPLAINED_AT_ONCE:
            return False
        self._explained.add(transport)
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        self._explained.discard(transport)
        address = self._served.pop(transport, None)
        if address is not None:
            _less(self._from, address)

    def open_socket(self, address: str, guest: str) -> bool:
        """Count a socket of a client, who may be no guest; false if there are too many."""
        most = {
            address: self.settings.sockets_each,
            **({guest_key(guest): self.settings.sockets_guest} if guest else {}),
        }
        if any(self._sockets[whose] >= self.settings.most(count) for whose, count in most.items()):
            self.metrics.refusal("sockets").inc()
            return False
        self._sockets.update(most.keys())
        return True

    def close_socket(self, address: str, guest: str) -> None:
        _less(self._sockets, address)
        if guest:
            _less(self._sockets, guest_key(guest))


def _less(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]


class HttpProtocol(HttpToolsProtocol):
    """uvicorn's protocol with limits: a head of so many bytes, a whole request within so many seconds, and answers that
    are taken. uvicorn closes a connection that is idle between two requests."""

    def __init__(self, connections: Connections, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._connections, self._settings = connections, connections.settings
        self._refusal: RequestError | None = None  # why the connection is not served
        self._refused = False  # and has been told so
        self._receiving = self._in_head = False  # is a request under way, and its head?
        self._head = 0  # bytes of it
        self._deadline: asyncio.TimerHandle | None = None  # of a request
        self._stall: asyncio.TimerHandle | None = None  # of an answer
        self._unsent = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self._refusal = self._connections.enter(transport, self.client[0] if self.client else "")
        if self._refusal and not self._connections.may_explain(transport):
            self.transport.abort()
        self._expect(CLOSE_SECONDS if self._refusal else self._settings.request_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.leave(self.transport)
        self._complete()
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        if self._refusal:
            self._refuse(self._refusal)
            return
        self._expect(self._settings.request_seconds)
        in_head = self._in_head
        super().data_received(data)
        if in_head and self._in_head:
            self._head += len(data)  # a header that has not ended yet is not told of
            if self._head > self._settings.head:
                self._refuse(TOO_LONG, HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def handle_websocket_upgrade(self) -> None:
        self._complete()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= PIPELINE:
            raise ValueError("too many requests at once")
        self._receiving = self._in_head = True
        self._head = 0
        self._expect(self._settings.request_seconds)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._complete()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Called by uvicorn when the parser or one of the methods above has given up on a request."""
        if self._head > self._settings.head:
            self._refuse(TOO_LONG, HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        else:
            self._refuse(RequestError("bad-request", msg))

    def timeout_keep_alive_handler(self) -> None:
        """Called by uvicorn when no request came; one that is under way has its own deadline."""
        if not self._receiving:
            super().timeout_keep_alive_handler()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unsent = self.transport.get_write_buffer_size()
        self._stall = self.loop.call_later(self._settings.stall_seconds, self._check_stall)

    def resume_writing(self) -> None:
        if self._stall:
            self._stall.cancel()
            self._stall = None
        super().resume_writing()

    def _check_stall(self) -> None:
        unsent = self.transport.get_write_buffer_size()
        if unsent >= self._unsent:
            self._connections.metrics.refusal("slow").inc()
            self.transport.abort()
            return
        self._unsent = unsent
        self._stall = self.loop.call_later(self._settings.stall_seconds, self._check_stall)

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > self._settings.head:
            raise ValueError("the head of the request is too long")

    def _expect(self, seconds: float) -> None:
        """A request must be complete by then, if it is not expected already."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(seconds, self._late)

    def _complete(self) -> None:
        self._receiving = False
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None

    def _late(self) -> None:
        self._deadline = None
        if self._refused or self._refusal:
            self.transport.abort()
        elif self._receiving:
            self._connections.metrics.refusal("slow").inc()
            self._refuse(TOO_SLOW, HTTPStatus.REQUEST_TIMEOUT)
        elif self.cycle is None or self.cycle.response_complete:
            self.transport.close()

    def _refuse(self, error: RequestError, status: int | None = None) -> None:
        """Tell why and close. What is still on its way is read and dropped: else the answer could be lost."""
        self._refused = True
        self._complete()
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            if self.cycle.response_started:
                self.transport.abort()
                return
        self.transport.write(_raw(plain_answer(error, status)))
        self.transport.write_eof()
        self._expect(CLOSE_SECONDS)


def _raw(answer: PlainAnswer) -> bytes:
    lines = [f"HTTP/1.1 {answer.status} {HTTPStatus(answer.status).phrase}", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in answer.headers.items()]
    return "\r\n".join([*lines, "\r\n"]).encode() + answer.body
