"""The browser client: files built from web/, kept in memory, plain and compressed."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, route
from msgspec import Struct

from aerodrome.server.errors import RequestError

STATIC: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"
PACKED: Final = (".js", ".css", ".html", ".svg", ".json", ".webmanifest")
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the names under assets/ change with their content
NOT_BUILT: Final = "The browser client has not been built. Install Aerodrome with `pip install .` or run `make play`.\n"
PACKED_ALREADY: Final = "packed_already"  # marks what the server must not compress once more
UNKNOWN_PATHS: Final = ("api/", "ws/", "assets/")


class File(Struct, frozen=True):
    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    caching: str


class Pages:
    def __init__(self, folder: Path = STATIC) -> None:
        paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
        self.files = {path.relative_to(folder).as_posix(): self._read(path, folder) for path in paths}

    def _read(self, path: Path, folder: Path) -> File:
        body = path.read_bytes()
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        packed = gzip.compress(body, 9, mtime=0) if path.suffix in PACKED else None
        fixed = path.parent.relative_to(folder).as_posix() == "assets"
        return File(body, packed, kind, f'"{sha256(body).hexdigest()[:20]}"', FOR_EVER if fixed else "no-cache")

    def find(self, path: str) -> File | None:
        """A file of the client; its pages all begin with the same one."""
        if path in self.files:
            return self.files[path]
        if f"{path}/".startswith(UNKNOWN_PATHS) or "." in path.rsplit("/", 1)[-1]:
            raise RequestError("not-found", "there is nothing here")
        return self.files.get(INDEX)


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, opt={PACKED_ALREADY: True})
async def page(request: Request[Any, Any, Any], pages: Pages, path: str = "") -> Response[bytes]:
    file = pages.find(path.strip("/"))
    if file is None:
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/plain")
    headers = {"ETag": file.tag, "Cache-Control": file.caching, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)
