"""The files of the client: compressed, cached for ever under assets, and one page for every address."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import aerodrome.games as games
from aerodrome import __version__
from aerodrome.compiled import compiled
from aerodrome.server.errors import RequestError
from aerodrome.server.pages import FOR_EVER, STATIC, Pages
from aerodrome.text import LANGUAGES

from .client import Person, Server

ADDRESS: Final = re.compile(rb"(?:https?:|wss?:|(?<=[\"'(=]))//[\w-]+(?:\.[\w-]+)+[^\s\"'`<>)]*")
NAMES_ONLY: Final = (b"http://www.w3.org/", b"https://svelte.dev/e/")  # of XML, and of mistakes: nothing is fetched


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>home")
    (tmp_path / "assets" / "main-1a2b.js").write_text("console" * 100)
    (tmp_path / "assets" / "font-3c.woff2").write_bytes(b"wOF2")
    return Pages(tmp_path)


def test_the_server_tells_what_it_is(server: Server) -> None:
    engine = "compiled" if compiled() else "plain"
    assert Person(server.port).do("GET", "/api/about") == {"version": __version__, "engine": engine}


@pytest.mark.parametrize("path", ["", "table/abc", "replay/abc", "rules/control_tower", "settings", "join/x"])
def test_every_page_begins_with_the_index(pages: Pages, path: str) -> None:
    file = pages.find(path)
    assert file is not None
    assert file.body.endswith(b"home")
    assert file.caching == "no-cache"


def test_assets_are_kept_for_ever_and_scripts_are_compressed(pages: Pages) -> None:
    script, font = pages.find("assets/main-1a2b.js"), pages.find("assets/font-3c.woff2")
    assert script is not None
    assert font is not None
    assert script.packed is not None
    assert gzip.decompress(script.packed) == script.body
    assert (script.caching, font.caching, font.packed) == (FOR_EVER, FOR_EVER, None)


@pytest.mark.parametrize("path", ["assets/none.js", "api/none", "ws/none", "favicon.ico", "../app.py", "x/../../a.py"])
def test_what_is_not_there_is_not_there(pages: Pages, path: str) -> None:
    with pytest.raises(RequestError, match="nothing here"):
        pages.find(path)


def test_without_a_built_client_there_is_no_page(tmp_path: Path) -> None:
    assert Pages(tmp_path).find("") is None


def texts(answer: Any) -> Iterator[str]:
    if isinstance(answer, str):
        yield answer
    elif isinstance(answer, (list, dict)):
        for each in answer.values() if isinstance(answer, dict) else answer:
            yield from texts(each)


def test_no_page_refers_to_another_host(server: Server) -> None:
    """Neither a file of the built client, nor the rules and guides, nor what the server answers by itself."""
    reader = Person(server.port)
    built = [path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.is_file()]
    assert "index.html" in built, "the client is not built"
    for path in ["", "rules/nothing", "api/schema", "api/nothing", "health", "ready", "metrics", *built]:
        reader.request("GET", f"/{path}")
    for game in games.names():
        for language in LANGUAGES:
            told = reader.do("GET", f"/api/games/{game}/rules?lang={language}")
            reader.heard[-1] = "\n".join(texts(told)).encode()
    found = {address for body in reader.heard for address in ADDRESS.findall(body)}
    assert {address for address in found if not address.startswith(NAMES_ONLY)} == set()
    assert found, "the names of XML are there at least"


@pytest.mark.parametrize(
    "body",
    [b'<script src="//cdn.example.org/x.js">', b"url(https://fonts.example.org/css)", b"'wss://example.org/'"],
)
def test_addresses_are_seen(body: bytes) -> None:
    assert len(ADDRESS.findall(body)) == 1
