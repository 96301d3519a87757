"""Errors as answers: a Problem with a 4xx or 5xx status over HTTP, a Fault on a socket."""

from __future__ import annotations

from math import ceil
from typing import Any, Final, NamedTuple

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from aerodrome.kernel.errors import AerodromeError
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.save import SaveError
from aerodrome.server.store import StorageError
from aerodrome.server.wire import Code, Problem
from aerodrome.server.workers import WorkerError

STATUS: Final[dict[Code, int]] = {
    "refused": 409,
    "stale": 409,
    "not-yours": 403,
    "not-now": 409,
    "not-found": 404,
    "bad-request": 400,
    "too-fast": 429,
    "too-large": 413,
    "storage": 503,
    "full": 503,
}
CODES: Final[dict[int, Code]] = {403: "not-yours", 404: "not-found", 413: "too-large", 429: "too-fast"}
HEADERS: Final = {  # that every answer carries, an error too
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
log = structlog.get_logger()


class RequestError(AerodromeError):
    """Becomes a 4xx answer or a Fault frame. `message` and `rule` are those of the game's rules, where they forbid it;
    after `retry_after` seconds the same request may be accepted."""

    def __init__(
        self,
        code: Code,
        detail: str,
        message: str | None = None,
        rule: str | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(detail)
        self.code, self.detail, self.message, self.rule = code, detail, message, rule
        self.retry_after = retry_after


class PlainAnswer(NamedTuple):
    """An answer over HTTP that the framework has no part in."""

    status: int
    headers: dict[str, str]
    body: bytes


def plain_answer(error: RequestError, status: int | None = None) -> PlainAnswer:
    body = msgspec.json.encode(Problem(error.code, error.detail))
    content = {"Content-Type": "application/json", "Content-Length": str(len(body))}
    return PlainAnswer(status or STATUS[error.code], {**HEADERS, **content, **_retry(error)}, body)


def _retry(error: RequestError) -> dict[str, str]:
    return {} if error.retry_after is None else {"Retry-After": str(max(1, ceil(error.retry_after)))}


def answer(
    code: Code, detail: str, status: int | None = None, headers: dict[str, str] | None = None
) -> Response[Problem]:
    return Response(Problem(code, detail), status_code=status or STATUS[code], headers=headers)


def on_request_error(_: Request[Any, Any, Any], error: RequestError) -> Response[Problem]:
    return answer(error.code, error.detail, headers=_retry(error))


def on_bad_setup(_: Request[Any, Any, Any], error: BadSetup | SaveError) -> Response[Problem]:
    return answer("bad-request", str(error))


def on_storage(_: Request[Any, Any, Any], error: StorageError) -> Response[Problem]:
    log.error("storage", reason=str(error))
    return answer("storage", "the server could not read or store this; nothing was changed")


def on_worker(request: Request[Any, Any, Any], error: WorkerError) -> Response[Problem]:
    log.error("reader failed", path=request.url.path, reason=str(error))
    return answer("storage", "the server could not work this out in time; nothing was changed", 503)


def on_validation(_: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    extra = error.extra if isinstance(error.extra, list) else []
    details = [_part_and_message(each.get("key", ""), each["message"]) for each in extra if "message" in each]
    return answer("bad-request", "; ".join(details) or str(error.detail))


def _part_and_message(name: str, message: str) -> str:
    """What is wrong with a part of the request; a part that is missing comes as its own name in quotes."""
    return f"{name}: {'missing' if message == repr(name) else message}".removeprefix(": ")


def on_nesting(_: Request[Any, Any, Any], __: RecursionError) -> Response[Problem]:
    return answer("bad-request", "the body is nested too deeply")


def on_encoding(_: Request[Any, Any, Any], __: UnicodeDecodeError) -> Response[Problem]:
    return answer("bad-request", "the body is not text in UTF-8")


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    return answer(CODES.get(error.status_code, "bad-request"), str(error.detail), error.status_code, error.headers)


def on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("request failed", path=request.url.path, exc_info=error)
    return answer("storage", "the server has made a mistake; nothing was changed", 500)


HANDLERS: Final[ExceptionHandlersMap] = {
    RequestError: on_request_error,
    BadSetup: on_bad_setup,
    SaveError: on_bad_setup,
    StorageError: on_storage,
    WorkerError: on_worker,
    ValidationException: on_validation,
    RecursionError: on_nesting,
    UnicodeDecodeError: on_encoding,
    HTTPException: on_http,
    Exception: on_anything,
}
