"""Brings each game's own rule sheet and guides into the site, so that there is only one copy of them.

A line `<!-- include control_tower/rules.md -->` becomes that file of the game. In the sheet every rule id is an
anchor, and wherever a rule is named, there is a link to it. `<!-- include SECURITY.md -->` becomes that file of the
repository, with its links as they are in the site.

Commands lose their prompt, so that they can be copied as they are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = ROOT / "src" / "aerodrome" / "games"
INCLUDE: Final = re.compile(r"^<!-- include (?:(\w+)/)?([\w.]+) -->$", re.MULTILINE)
RULE_ID: Final = r"[A-Z]{2,4}-(?:R\d+|\d+[a-z]?\.\d+)"
ROW: Final = re.compile(rf"^\| ({RULE_ID}) \|", re.MULTILINE)
MENTION: Final = re.compile(rf"(?<!id=\")\b{RULE_ID}\b")
SHEET: Final = "rules.md"
COMMANDS: Final = re.compile(r"^```console\n((?:\$ .*\n)+)```$", re.MULTILINE)
PROMPT: Final = re.compile(r"^\$ ", re.MULTILINE)
TO_PAGE: Final = re.compile(r"\]\(docs/")
TO_FILE: Final = re.compile(r"\]\(([A-Z]+)\.md")


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Called by MkDocs with the text of every page."""
    whole = INCLUDE.sub(lambda found: included(found[1], found[2]), markdown)
    return COMMANDS.sub(lambda found: f"```sh\n{PROMPT.sub('', found[1])}```", whole)


def included(game: str | None, file: str) -> str:
    """A text of a game or of the repository, without its title, which the page has already."""
    _, _, text = (GAMES / game / file if game else ROOT / file).read_text(encoding="utf-8").partition("\n")
    if game is None:
        return TO_FILE.sub(lambda found: f"]({found[1].lower()}.md", TO_PAGE.sub("](", text))
    if file == SHEET:
        return MENTION.sub(r"[\g<0>](#\g<0>)", ROW.sub(r'| <a id="\1"></a>\1 |', text))
    return MENTION.sub(rf"[\g<0>](../rules/{game}.md#\g<0>)", text)
