"""The catalogues: names and numbers of the sheet in every language, and a sentence for all that the drafts, the tests
and the tricks ask and tell."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from aerodrome.games.magnificent import GAME
from aerodrome.games.magnificent.ask import KIND_WORDS, details, label, prompt
from aerodrome.games.magnificent.content import load
from aerodrome.games.magnificent.rows import EquipmentRow, MachineRow, PilotRow, TitleRow
from aerodrome.games.magnificent.terms import KINDS, SOURCES, SYMBOLS, TERRAINS
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.events import Told
from aerodrome.kernel.match import Match
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.sheet import Sheet
from aerodrome.text import LANGUAGES, Words

from .hangar import Flyer, rules_for
from .hangar import race as meeting

each_language = pytest.mark.parametrize("language", LANGUAGES)

CONTENT = load()
MACHINES = CONTENT.rows("machine", MachineRow)
PILOTS = CONTENT.rows("pilot", PilotRow)
EQUIPMENT = CONTENT.rows("equipment", EquipmentRow)
TITLES = CONTENT.rows("title", TitleRow)
DEVICES: list[EquipmentRow | PilotRow] = [*EQUIPMENT, *PILOTS]
GIVEN = (*KINDS, "water", "weather", "seats", "first_vp", "cargo_vp", "passenger_vp", "manoeuvre_vp", "home_vp")
ENGLISH = Words(GAME, "en")
SHEET = (GAME.folder / "rules.md").read_text(encoding="utf-8")


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def numbers_given(lines: Sequence[str]) -> set[str]:
    """The numbers of what a card gives for good, without those that only stand for yes."""
    return {number for trait, number in (line.split() for line in lines) if trait in GIVEN}


def said(words: Words, rules: Rules[Any], x: int, key: str, more: Mapping[str, str | int]) -> str:
    """An option by its own message, with all that it tells."""
    kind = rules.actions.kind(x)
    domains = rules.actions.arguments[kind]
    told: dict[str, str | int] = dict(more)
    for domain, i in zip(domains, rules.actions.args(x), strict=True):
        told[domain] = rules.domains[domain][i]
    args = {name: words.word(name, each) if isinstance(each, str) else each for name, each in told.items()}
    return words.say(key or f"do-{kind}", **args)


def test_pilots_and_equipment_are_called_as_in_the_sheet() -> None:
    sheet = Sheet(GAME)
    told = [rule.text for key, rule in sheet.rules.items() if key.startswith(("MFM-13.", "MFM-14."))]
    for pilot in PILOTS:
        name, nation, nickname = (ENGLISH.word(domain, pilot.name) for domain in ("pilot", "nation", "nickname"))
        assert any(text.startswith(f"{name} ({nation}, {nickname}):") for text in told), name
    for card in EQUIPMENT:
        name = ENGLISH.word("equipment", card.name)
        assert any(text.startswith(f"{name}:") for text in told), name


def test_machines_and_cards_are_called_as_in_the_sheet() -> None:
    for machine in MACHINES:
        ability = f"{machine.takeoff} | {machine.flying} | {machine.landing}"
        assert f"| {ENGLISH.word('machine', machine.name)} | {ability} |" in SHEET
    for row in TITLES:
        assert f"| {ENGLISH.word('title', row.name)} | {row.copies} | {row.frame} |" in SHEET


def test_german_names_are_those_of_the_rulebook() -> None:
    german = Words(GAME, "de")
    rows = SHEET.split("### C14")[1].splitlines()[4:]
    table = {english: name for _, english, name, *_ in (row.split("|") for row in rows if row.startswith("|"))}
    names = {english.split("(")[0].strip(): name.split("(")[0].strip() for english, name in table.items()}
    things = [("machine", row.name) for row in MACHINES] + [("equipment", row.name) for row in EQUIPMENT]
    for domain, name in things:
        assert german.word(domain, name) == names[ENGLISH.word(domain, name)]


@each_language
def test_a_card_is_called_by_its_title_and_its_symbol(language: str) -> None:
    words = Words(GAME, language)
    for row in TITLES:
        for symbol in row.symbols:
            name = f"{words.word('title', row.name)} ({words.word('symbol', symbol)})"
            assert words.word("card", f"{row.name}-{symbol}") == name
            assert words.word("effect", f"{row.name}-{symbol}") == words.word("effect", row.name)


@each_language
def test_no_two_things_of_a_kind_have_the_same_name(language: str) -> None:
    words, rules = Words(GAME, language), rules_for(6)
    domains = {**rules.domains, "source": SOURCES, "symbol": SYMBOLS, "title": rules.book.titles}
    for domain, names in {**domains, "cargo": rules.book.cargo, "terrain": TERRAINS}.items():
        assert len({words.word(domain, name) for name in names}) == len(set(names)), domain
    assert words.word("device", "two-seater") == words.word("equipment", "two-seater")
    assert words.word("device", "jing-li") == words.word("pilot", "jing-li")


@each_language
@pytest.mark.parametrize("row", TITLES, ids=lambda row: row.name)
def test_a_card_tells_the_numbers_of_its_effect(row: TitleRow, language: str) -> None:
    text = Words(GAME, language).word("effect", row.name)
    assert numbers(text) == numbers(ENGLISH.word("effect", row.name))
    for line in row.effect:
        assert set(line.split()[1:]) <= set(numbers(text)), line


@each_language
@pytest.mark.parametrize("row", DEVICES, ids=lambda row: row.name)
def test_pilots_and_equipment_tell_what_they_give(row: EquipmentRow | PilotRow, language: str) -> None:
    text = Words(GAME, language).word("effect", row.name)
    assert numbers(text) == numbers(ENGLISH.word("effect", row.name))
    assert numbers_given(row.traits) <= set(numbers(text))
    assert not row.charges or str(row.charges) in numbers(text)


@each_language
def test_a_test_is_offered_with_its_chances(language: str) -> None:
    """From the fields in fine weather with five dice: 54 percent, and 33 of a catastrophe."""
    table = meeting(Flyer("pusher-plane", tile=1), weather={1: "fine"})
    rules, mine = table.match.rules, table.match.mine(0)
    takeoff = rules.actions.parse("takeoff")
    assert details(mine, takeoff) == {"chance": 54, "catastrophe": 33, "tile": 1, "band": "low"}
    text = said(Words(GAME, language), rules, takeoff, label(mine, takeoff), details(mine, takeoff))
    assert numbers(text) == ["33", "54"]
    assert all(Words(GAME, language).has(f"do-{word}-odds") for word in KIND_WORDS.values())


@each_language
@pytest.mark.parametrize(("seats", "setup"), [(2, "standard"), (4, "random")])
def test_all_of_a_drafted_game_can_be_told(seats: int, setup: str, language: str) -> None:
    """Every question and every option with what it tells, and the whole log, as each viewer sees it."""
    match = Match(GAME, seats, {"setup": setup}, seed="words")
    words, rng = Words(GAME, language), Rng(seats)
    names = [f"Player {seat}" for seat in range(seats)]
    lines: set[str] = set()
    for _ in range(400):
        seat = match.asked()[0]
        mine, legal = match.mine(seat), match.legal(seat)
        question, numbers_of = prompt(mine)
        lines.add(words.say(question, **numbers_of))
        options = [said(words, match.rules, x, label(mine, x), details(mine, x)) for x in legal]
        assert len(set(options)) == len(options), options
        lines.update(options)
        match.answer(seat, legal[rng.below(len(legal))])
    told: list[Told] = [each for viewer in (*range(seats), SPECTATOR) for each in match.told(viewer)]
    lines.update(words.event(match.rules, each, names) for each in told)
    assert {each.kind for each in told} > {"choose_pilot", "choose_machine", "equip", "load", "draw", "declare", "move"}
    for line in lines:
        assert line == line.strip()
        assert not re.search(r"[{}]|\?\?\?|\s\s", line), line
