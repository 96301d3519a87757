"""What a player is told of chances: before the roll, after it, and of what each aid buys."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from aerodrome.games.magnificent import GAME, ask, odds
from aerodrome.games.magnificent.terms import FLYING, LANDING
from aerodrome.games.magnificent.view import TrialView, view
from aerodrome.text import LANGUAGES, Words

from .hangar import Flyer, Meeting, race, rules_for

LOW = Flyer("biplane", tile=1, band="low", parts=(0, 2, 0))  # over fields: two flying symbols, five dice


def told(table: Meeting, words: str) -> dict[str, str | int]:
    """The numbers of an option of who is asked."""
    mine: Any = table.match.mine(table.match.asked()[0])
    return ask.details(mine, table.match.rules.actions.parse(words))


def said(table: Meeting, words: str, language: str) -> str:
    mine, rules = table.match.mine(0), table.match.rules
    x = rules.actions.parse(words)
    return Words(GAME, language).action(rules, x, ask.label(mine, x), told(table, words))


def trial_of(table: Meeting) -> TrialView:
    rules: Any = table.match.rules
    shown = view(rules, table.match.mine(1), 1).trial
    assert shown
    return shown


@pytest.mark.rule("MFM-8.16", "MFM-8.17")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_of_two_needed_aids_tells_what_is_then_missing(language: str) -> None:
    table = race(LOW)
    table.tries(0, "fly", hits=1, of=5)
    assert told(table, "spend") == {"chance": 100, "missing": 1}
    assert told(table, "burn") == {"chance": 100, "missing": 0}
    assert re.findall(r"\d+|%", said(table, "spend", language)) == ["1"]
    table.says(0, "spend")
    assert told(table, "spend") == {"chance": 100, "missing": 0}
    assert re.findall(r"\d+|%", said(table, "spend", language)) == ["100", "%"]


@pytest.mark.rule("MFM-8.16")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_die_too_few_tells_the_chance_that_it_helps(language: str) -> None:
    table = race(replace(LOW, equipment=["drop-of-courage"]))
    table.tries(0, "fly", hits=1, of=5)
    assert told(table, "use drop-of-courage") == {"chance": 50, "missing": 1}
    assert sorted(re.findall(r"\d+|%", said(table, "use drop-of-courage", language))) == ["%", "1", "50"]
    table.says(0, "spend")
    assert told(table, "use drop-of-courage") == {"chance": 50, "missing": 0}
    assert re.findall(r"\d+|%", said(table, "use drop-of-courage", language)) == ["50", "%"]


@pytest.mark.rule("MFM-R7", "MFM-8.21")
def test_dice_rolled_again_tell_what_they_may_pass_and_what_they_may_break() -> None:
    """An explosion that stays makes every failure a catastrophe; of two dice none shows one in 25 of 36 rolls."""
    table = race(replace(LOW, pilot="adriana-belhinda"))
    table.tries(0, "fly", hits=1, bangs=2, of=5)
    assert told(table, "use adriana-belhinda") == {"chance": 25, "missing": 0}
    table.says(0, "use adriana-belhinda")
    assert told(table, "dice 1") == {"chance": 50, "missing": 1, "catastrophe": 100}
    assert told(table, "dice 2") == {"chance": 25, "missing": 0, "catastrophe": 31}
    assert "31 %" in said(table, "dice 2", "en")


@pytest.mark.rule("MFM-8.20", "MFM-8.21", "MFM-R59")
@pytest.mark.parametrize(
    ("bangs", "equipment", "catastrophe"), [(0, "floats", 0), (1, "floats", 100), (1, "armour-plating", 0)]
)
def test_after_the_roll_everybody_sees_what_failure_would_be(bangs: int, equipment: str, catastrophe: int) -> None:
    table = race(replace(LOW, equipment=[equipment]))
    table.tries(0, "fly", hits=2, bangs=bangs, of=5)
    seen = trial_of(table)
    assert (seen.rolled, seen.passed, seen.failed, seen.catastrophe) == (True, 0, 100 - catastrophe, catastrophe)


def test_what_is_unlikely_is_not_told_as_impossible() -> None:
    """Five symbols with five dice in one of 243 takeoffs; with four dice never."""
    storm = {4: "thunderstorm"}
    assert told(race(Flyer("pusher-plane", tile=4), weather=storm), "takeoff")["chance"] == 1
    assert told(race(Flyer("biplane", tile=4), weather=storm), "takeoff")["chance"] == 0


@pytest.mark.rule("MFM-R7")
def test_a_test_is_declared_with_the_dice_that_are_rolled() -> None:
    """Forced down after more landings than there are dice for."""
    table = race(LOW)
    table.state.machines[0].taken.tests[LANDING] = 6
    table.tries(0, "fly", bangs=1, of=5)
    table.says(0, "accept")
    assert table.declared() == (1, 0)
    assert trial_of(table).dice == 0


def test_more_dice_than_are_in_the_box_are_counted_exactly() -> None:
    """MFM-R7: aids may bring more than are rolled at a time."""
    dice = rules_for().book.dice
    assert odds.of_dice(dice, FLYING, 12, 1, 0).passed == 1 - 1 / 2**12
    assert odds.of_dice(dice, FLYING, 12, 2, 0).passed == 1 - 13 / 2**12
