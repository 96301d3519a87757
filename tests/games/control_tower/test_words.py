"""The words of Control Tower: what its sheet calls things, in English and in Dutch."""

from __future__ import annotations

import re
from contextlib import suppress

from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from aerodrome.games.control_tower import GAME
from aerodrome.text import Words

SHEET = (GAME.folder / "rules.md").read_text(encoding="utf-8")


def table(heading: str) -> list[list[str]]:
    """The rows of the first table under a heading of the sheet."""
    lines = SHEET.split(f" {heading}\n", 1)[1].splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("|"))
    rows: list[list[str]] = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def both_ways() -> set[tuple[str, str]]:
    """The messages that need no arguments, in English and in Dutch."""
    catalogue = FluentResource((GAME.folder / "locale" / "en.ftl").read_text(encoding="utf-8"))
    english, dutch = (Words(GAME, language) for language in ("en", "nl"))
    said: set[tuple[str, str]] = set()
    for entry in catalogue.body:
        if isinstance(entry, Message):
            with suppress(ValueError):
                said.add((english.say(entry.id.name), dutch.say(entry.id.name)))
    return said


def test_it_says_the_terms_of_its_sheet() -> None:
    """Each pair of the sheet's table of terms is a message in both languages."""
    rows = table("Terms EN - NL (for the interface)")
    assert len(rows) == 15
    pairs: set[tuple[str, str]] = set()
    for english, dutch, _, more_english, more_dutch in rows:
        for one, other in ((english, dutch), (more_english, more_dutch)):
            split = [re.split(r" / | \(", cell.rstrip(")")) for cell in (one, other)]
            pairs |= set(zip(*split, strict=True))
    assert pairs - both_ways() == set()


def test_it_names_cards_components_and_colours_as_its_sheet_does() -> None:
    english, dutch = (Words(GAME, language) for language in ("en", "nl"))
    said = both_ways()
    kinds = [word.replace("_", "-") for word in GAME.rules(2).domains["event"]]
    effects = {english.say(f"event-{kind}"): dutch.say(f"effect-{kind}") for kind in kinds}
    cards = table("Event cards")
    assert len(cards) == len(effects)
    for name, wanted, *_ in cards:
        own, _, ours = wanted.rstrip(")").partition(" (")
        assert (name, own) in said
        assert effects[name].startswith(ours)
    for name, wanted, *_ in table("Components"):
        if not name.startswith("- "):
            assert (name, wanted.partition(" (")[0]) in said
    for _, _, _, colour, wanted, _ in table("Aircraft"):
        assert (colour, wanted) in said
