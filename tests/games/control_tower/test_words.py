"""The words of Control Tower: what its sheet calls things, in English and in Dutch."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from aerodrome.games.control_tower import GAME
from aerodrome.games.control_tower.content import OUTBOUND, TECHNICAL_RETURN
from aerodrome.text import LANGUAGES, Words

from .arrange import airspace

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


NUMBERS = {
    "en": {"two": 2, "four": 4, "five": 5, "seven": 7, "ten": 10},
    "nl": {"twee": 2, "vier": 4, "vijf": 5, "zeven": 7, "tien": 10},
    "de": {"zwei": 2, "vier": 4, "fünf": 5, "sieben": 7, "zehn": 10},
}


def numbers_in(text: str, language: str) -> list[int]:
    """The numbers that a text names, in digits or words, in order."""
    words = re.findall(r"\w+", text.lower())
    return [int(word) if word.isdecimal() else NUMBERS[language][word] for word in words if is_number(word, language)]


def is_number(word: str, language: str) -> bool:
    return word.isdecimal() or word in NUMBERS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_in_its_words_are_those_of_the_program(language: str) -> None:
    air, words = airspace(), Words(GAME, language)
    out, every, goal = OUTBOUND, len(air.colours), len(air.goals[0])
    expected = {
        "tagline": [every, len(air.airports), goal],
        "option-half-width-2": [air.width],
        "option-half-width-3": [airspace(3).width],
        "option-half-width-help": [air.width, airspace(3).width],
        "board-legend": [1, out, out + 1, every],
        "why-pass-by-outbound": list(range(1, out + 1)),
        "tour-control-tower-goal": [goal, goal],
        "tour-control-tower-scope": [1, out, out + 1, every],
        "tour-control-tower-move": [air.moves_per_turn],
        "tour-control-tower-cards": [air.cards_per_turn],
    }
    assert {name: numbers_in(words.say(name), language) for name in expected} == expected
    assert numbers_in(words.say("players"), language)[:2] == [GAME.fewest, GAME.most]


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_numbers_in_its_guide_are_those_of_the_program(language: str) -> None:
    air = airspace()
    text = (GAME.folder / f"guide.{language}.md").read_text(encoding="utf-8")
    copies = [int(n) for n in re.findall(r"\((\d) (?:cards|kaarten)\)", text)]
    assert sorted(copies) == sorted(air.copies[:TECHNICAL_RETURN])
    rounds = [int(n) for n in re.findall(r"(\d+) (?:rounds|rondes)", text)]
    assert rounds == [air.max_rounds]
    rule = {line.rpartition("(")[2].rstrip(").:"): line for line in re.findall(r"[^.]*?\(CTL-[\d.]+\)", text)}
    assert numbers_in(rule["CTL-1.2"].partition("(")[0], language)[-1] == air.last_row - 1
    assert numbers_in(rule["CTL-3.3"].partition("(")[0], language) == [air.moves_per_turn, air.cards_per_turn]
    assert numbers_in(rule["CTL-3.7"].partition("(")[0], language)[-1] == air.hand_limit
