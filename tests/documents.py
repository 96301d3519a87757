"""The documents, and what is in them: blocks of code, commands, transcripts, prose."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
PAGES: Final = [
    *[ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CHANGELOG", "SECURITY")],
    *sorted(DOCS.rglob("*.md")),
]
FORMS: Final = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))

FENCED: Final = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE: Final = re.compile(r"`([^`\n]+)`")
SHOWN: Final = "$ aerodrome "  # begins a transcript


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def fenced(page: Path, language: str) -> list[str]:
    return [text for kind, text in FENCED.findall(page.read_text(encoding="utf-8")) if kind == language]


def examples(page: Path) -> Iterator[tuple[str, str]]:
    """The Python blocks of a page, each with the output that stands right below it."""
    text = page.read_text(encoding="utf-8")
    for found in FENCED.finditer(text):
        if found[1] == "python":
            below = FENCED.match(text, found.end() + 2)
            yield found[2], below[2] if below and below[1] == "text" else ""


def prose(page: Path) -> str:
    """A page without its blocks of code."""
    return FENCED.sub("", page.read_text(encoding="utf-8"))


def commands(page: Path) -> list[list[str]]:
    """The words of each command that a page tells to type."""
    lines = [line for block in fenced(page, "console") for line in block.splitlines()]
    assert all(line.startswith("$ ") for line in lines), "a console block holds commands only"
    return [shlex.split(line[2:]) for line in lines]


def transcripts(page: Path) -> list[str]:
    """The blocks of a page that show a command with what it writes."""
    return [block for block in fenced(page, "text") if block.startswith(SHOWN)]


def mentioned(page: Path) -> list[list[str]]:
    """The words of each command in the prose of a page, in a table too."""
    return [code.split() for code in CODE.findall(prose(page))]
