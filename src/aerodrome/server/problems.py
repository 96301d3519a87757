"""Why something was not done, as a clear answer: a fault on a socket, a Problem with a 4xx status over HTTP."""

from __future__ import annotations

from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.save import SaveError
from aerodrome.server.store import StorageError
from aerodrome.server.wire import Code, Problem

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
}
CODES: Final[dict[int, Code]] = {403: "not-yours", 404: "not-found", 413: "too-large", 429: "too-fast"}
log = structlog.get_logger()


class Trouble(Exception):
    """A wish that is not granted. `message` and `rule` are those of the game's rules, where they forbid it."""

    def __init__(self, code: Code, detail: str, message: str | None = None, rule: str | None = None) -> None:
        super().__init__(detail)
        self.code, self.detail, self.message, self.rule = code, detail, message, rule


def answer(
    code: Code, detail: str, status: int | None = None, headers: dict[str, str] | None = None
) -> Response[Problem]:
    return Response(Problem(code, detail), status_code=status or STATUS[code], headers=headers)


def on_trouble(_: Request[Any, Any, Any], trouble: Trouble) -> Response[Problem]:
    return answer(trouble.code, trouble.detail)


def on_bad_setup(_: Request[Any, Any, Any], error: BadSetup | SaveError) -> Response[Problem]:
    return answer("bad-request", str(error))


def on_storage(_: Request[Any, Any, Any], error: StorageError) -> Response[Problem]:
    log.error("storage", reason=str(error))
    return answer("storage", "the server could not read or store this; nothing was changed")


def on_validation(_: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    extra = error.extra if isinstance(error.extra, list) else []
    details = [_told(each.get("key", ""), each["message"]) for each in extra if "message" in each]
    return answer("bad-request", "; ".join(details) or str(error.detail))


def _told(name: str, message: str) -> str:
    """What is wrong with a part of the request; a part that is missing comes as its own name in quotes."""
    return f"{name}: {'missing' if message == repr(name) else message}".removeprefix(": ")


def on_nesting(_: Request[Any, Any, Any], __: RecursionError) -> Response[Problem]:
    return answer("bad-request", "the body is nested too deeply")


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    return answer(CODES.get(error.status_code, "bad-request"), str(error.detail), error.status_code, error.headers)


def on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("request failed", path=request.url.path, exc_info=error)
    return answer("storage", "the server has made a mistake; nothing was changed", 500)


HANDLERS: Final[ExceptionHandlersMap] = {
    Trouble: on_trouble,
    BadSetup: on_bad_setup,
    SaveError: on_bad_setup,
    StorageError: on_storage,
    ValidationException: on_validation,
    RecursionError: on_nesting,
    HTTPException: on_http,
    Exception: on_anything,
}
