"""GAR-24: what a Pilot card promises. Every ability counts, by its own name."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from aerodrome.games.great_race.bot.prices import promise
from aerodrome.games.great_race.content import PilotCard
from aerodrome.games.great_race.rows import PilotRow
from aerodrome.kernel.advisor import Weighing

from .cockpit import rules_for

PLAIN = PilotRow("plain", 5, 5, 0, "GAR-24")


def promised(**more: Any) -> dict[str, float]:
    """The terms that are not 0, of a pilot with Fuel and Health alone but for these."""
    found = Weighing(True)
    promise(PilotCard(replace(PLAIN, **more), rules_for().book, "a test"), found)
    assert found.terms is not None
    assert found.total == pytest.approx(sum(term.weight for term in found.terms))
    return {term.name: term.weight for term in found.terms if term.weight}


def gained(**more: Any) -> dict[str, float]:
    """What these abilities change."""
    before, after = promised(), promised(**more)
    return {name: after.get(name, 0.0) - before.get(name, 0.0) for name in after if after[name] != before.get(name)}


def test_a_pilot_without_any_ability_promises_its_tokens_only() -> None:
    assert list(promised()) == ["tokens"]


@pytest.mark.parametrize(
    ("ability", "term"),
    [
        ({"moxy": 1}, "moxy"),
        ({"fuel": 6}, "tokens"),
        ({"health": 6}, "tokens"),
        ({"discount": 1}, "discount"),
        ({"bonus": 1}, "bonus"),
        ({"redeems_to": "supply"}, "ability"),
        ({"hires_free": True}, "ability"),
        ({"untouchable": True}, "ability"),
        ({"starts_with_crew": True}, "gift"),
        ({"hand_bonus": 1}, "gift"),
        ({"landing_draws": 2}, "landing"),
        ({"landing_actions": 2}, "landing"),
    ],
)
def test_each_ability_is_worth_something_and_twice_as_much_is_worth_twice(ability: dict[str, Any], term: str) -> None:
    (found,) = gained(**ability).items()
    assert found[0] == term
    assert found[1] > 0
    ((name, start),) = ability.items()
    if not isinstance(start, str | bool):
        step = start - getattr(PLAIN, name)
        assert gained(**{name: start + step})[term] == pytest.approx(2 * found[1])


def test_a_discount_for_some_cards_is_worth_half_of_one_for_all() -> None:
    whole = gained(discount=1)["discount"]
    for some in (
        {"discount_class": "weather"},
        {"discount_from": 5},
        {"discount_class": "weather", "discount_from": 5},
    ):
        assert gained(discount=1, **some)["discount"] == pytest.approx(whole / 2)


def test_a_bonus_is_worth_more_for_more_cards_of_the_day_and_less_over_some_terrain() -> None:
    once, twice = [gained(bonus=1, bonus_first=first)["bonus"] for first in (1, 2)]
    there = gained(bonus=1, bonus_first=2, bonus_terrain=["sea"])["bonus"]
    painful = gained(bonus=1, bonus_health=1)["bonus"]
    assert gained(bonus=1)["bonus"] < once < twice < painful
    assert 0 < there < twice
    assert gained(bonus=1, bonus_first=2, bonus_terrain=["forest", "mountains"])["bonus"] == there


def test_the_twelve_pilots_from_the_most_promising_on() -> None:
    """The order that the weights are for; pilots in one set promise the same."""
    rules = rules_for()
    by_worth: dict[float, set[str]] = {}
    for number, name in enumerate(rules.domains["pilot"]):
        weighing = Weighing(False)
        promise(rules.book.pilots[number], weighing)
        by_worth.setdefault(round(weighing.total, 6), set()).add(name)
    assert [by_worth[worth] for worth in sorted(by_worth, reverse=True)] == [
        {"test_pilot"},
        {"seaplane_champion"},
        {"barnstormer"},
        {"mail_pilot", "speed_king"},
        {"film_star"},
        {"bush_pilot"},
        {"heir"},
        {"engineer", "veteran"},
        {"night_flyer"},
        {"old_hand"},
    ]
