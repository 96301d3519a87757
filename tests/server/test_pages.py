"""The files of the client: compressed, cached for ever under assets, and one page for every address."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from aerodrome.server.pages import FOR_EVER, Pages
from aerodrome.server.problems import Trouble


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>home")
    (tmp_path / "assets" / "main-1a2b.js").write_text("console" * 100)
    (tmp_path / "assets" / "font-3c.woff2").write_bytes(b"wOF2")
    return Pages(tmp_path)


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
    with pytest.raises(Trouble, match="nothing here"):
        pages.find(path)


def test_without_a_built_client_there_is_no_page(tmp_path: Path) -> None:
    assert Pages(tmp_path).find("") is None
