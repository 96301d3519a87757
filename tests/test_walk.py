"""The walk of a move in docs/architecture.md names files and functions that exist, each where it is said to be."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
HEADING: Final = "### A move from click to disk and back\n"
STEP: Final = re.compile(r"^(\d+)\. `([\w./]+)`(?: `([\w.#]+)`)?: ", re.MULTILINE)


def walk() -> list[tuple[str, str, str]]:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    return STEP.findall(page.split(HEADING)[1].split("\n#")[0])


def test_the_walk_goes_from_the_browser_to_the_disk_and_back() -> None:
    files = [file for _, file, _ in walk()]
    assert [int(number) for number, _, _ in walk()] == list(range(1, len(files) + 1))
    assert files[0].startswith("web/")
    assert files[-1].startswith("web/")
    assert "server/sqlite.py" in files


@pytest.mark.parametrize(("number", "file", "function"), walk())
def test_a_step_of_the_walk_exists(number: str, file: str, function: str) -> None:
    folder = ROOT if file.startswith("web/") else ROOT / "src" / "aerodrome"
    source = (folder / file).read_text(encoding="utf-8")
    owner, _, name = function.rpartition(".")
    if owner:
        source = source.split(f"class {owner}")[1].split("\nclass ")[0]
    if file.endswith(".py"):
        assert re.search(rf"^ *(?:async )?def {name}\(", source, re.MULTILINE), f"step {number}"
    elif name:
        assert re.search(rf"^ *(?:function |async )?{re.escape(name)}\(", source, re.MULTILINE), f"step {number}"
