"""A game's rule sheet: every rule and ruling by its id."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches

from aerodrome.kernel.errors import AerodromeError
from aerodrome.kernel.game import Game


@dataclass(frozen=True)
class Rule:
    """A row of the sheet: its cells by the titles of their columns, under the heading above it."""

    id: str
    section: str
    cells: dict[str, str]

    @property
    def text(self) -> str:
        """What it says, without where it comes from: that is the last column."""
        return " ".join(list(self.cells.values())[:-1])


class NoSuchRule(AerodromeError, ValueError):
    """An id that the sheet does not have; `near` are ids that look like it."""

    def __init__(self, wanted: str, near: list[str]) -> None:
        super().__init__(f"there is no rule {wanted}" + (f"; did you mean {' or '.join(near)}?" if near else ""))
        self.near = near


class Sheet:
    def __init__(self, game: Game) -> None:
        self.prefix = game.prefix
        self.rules: dict[str, Rule] = {}
        text = (game.folder / "rules.md").read_text(encoding="utf-8")
        row_id = re.compile(rf"{game.prefix}-(R\d+|\d+[a-z]?\.\d+)")
        section, titles = "", [""]
        for line in text.splitlines():
            if line.startswith("#"):
                section = line.lstrip("# ")
            elif line.startswith("|"):
                first, *cells = [cell.strip() for cell in line.strip("| ").split("|")]
                if row_id.fullmatch(first):
                    self.rules[first] = Rule(first, section, dict(zip(titles, cells, strict=False)))
                elif first.lower() == "id":
                    titles = cells

    def find(self, name: str) -> Rule:
        """The rule of this id; capitals and the game's prefix are forgiven."""
        wanted = name.strip().upper()
        if not wanted.startswith(f"{self.prefix}-"):
            wanted = f"{self.prefix}-{wanted}"
        named = {known.upper(): rule for known, rule in self.rules.items()}
        if wanted not in named:
            near = get_close_matches(wanted, named, 3, 0.5)
            raise NoSuchRule(wanted, [named[each].id for each in near])
        return named[wanted]

    def sections(self) -> dict[str, list[Rule]]:
        """The rules by heading and first number: "Rules 4", "Rulings"."""
        found: dict[str, list[Rule]] = {}
        for rule in self.rules.values():
            chapter, dot, _ = rule.id.removeprefix(f"{self.prefix}-").partition(".")
            found.setdefault(f"{rule.section} {chapter}" if dot else rule.section, []).append(rule)
        return found


def spell(sheet: Sheet, name: str = "") -> str:
    """One rule with all that is said about it, or all rules by section."""
    if name:
        rule = sheet.find(name)
        return "\n".join([rule.id, *[f"{title}: {cell}" for title, cell in rule.cells.items()]])
    return "\n\n".join(
        "\n".join([title, *[f"{rule.id}  {rule.text}" for rule in rules]]) for title, rules in sheet.sections().items()
    )
