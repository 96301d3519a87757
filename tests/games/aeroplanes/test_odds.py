"""AER-5c, C9: the odds of a placement, against every throw of the dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product

import pytest

from aerodrome.games.aeroplanes import odds, routes
from aerodrome.games.aeroplanes.odds import Odds
from aerodrome.games.aeroplanes.state import Airlines

from .airfield import BERLIN, LONDON, SKULL, Airline, Plane, position, rules_for

BOOK = rules_for().book
THROWS = [(sum(throw), throw.count(SKULL)) for throw in product((SKULL, 2, 3, 4, 5, 6), repeat=3)]
RICH = 99
HALF_A_PENNY = 0.005001  # what the rounding of the sheet may hide


def attempt(
    rolls: Sequence[tuple[int, int]], needs: Sequence[int], failures: int, pilots: int, money: int
) -> tuple[str, int]:
    """One attempt, as it is played: pilots as long as they are needed, then money. How it ends ("dice" if neither was
    needed), and what was paid."""
    end, paid = "dice", 0
    for (total, skulls), needed in zip(rolls, needs, strict=True):
        failures += skulls
        if failures >= 4:
            return "crash", paid
        while total < needed and pilots:
            total, pilots, end = total + 3, pilots - 1, "aided"
        if total < needed:
            if needed - total > money - paid:
                return "fail", paid
            end, paid = "aided", paid + needed - total
    return end, paid


def counted(needs: tuple[int, ...], failures: int, pilots: int, money: int) -> list[float]:
    """Over all 216 throws, or all 216 * 216 pairs of them."""
    ends = [attempt(rolls, needs, failures, pilots, money) for rolls in product(THROWS, repeat=len(needs))]
    tally = Counter(end for end, _ in ends)
    sums = [tally["dice"], tally["dice"] + tally["aided"], tally["crash"], sum(paid for _, paid in ends)]
    return [each / 216 ** len(needs) for each in sums]


def numbers(found: Odds) -> list[float]:
    return [found.dice, found.aided, found.crash, found.cost]


@pytest.mark.rule("AER-5c.1", "AER-5c.7", "AER-5c.9", "AER-5c.12")
@pytest.mark.parametrize("needed", [10, 12, 14])
@pytest.mark.parametrize("failures", [0, 1, 2, 3])
def test_the_odds_of_one_roll_are_exact(needed: int, failures: int) -> None:
    for pilots, money in product((0, 1, 2, 6), (0, 1, 3, 14)):
        found = odds.of_rolls(BOOK, (needed,), failures, pilots, money)
        assert numbers(found) == pytest.approx(counted((needed,), failures, pilots, money))


@pytest.mark.rule("AER-5c.14")
@pytest.mark.parametrize(
    ("needs", "failures", "pilots", "money"),
    [
        ((12, 12), 0, 0, 0),
        ((10, 12), 2, 0, 0),
        ((12, 10), 1, 2, 0),
        ((14, 12), 3, 3, 0),
        ((12, 14), 1, 1, 5),
        ((10, 10), 0, 0, 3),
    ],
)
def test_the_odds_of_two_rolls_are_exact(needs: tuple[int, int], failures: int, pilots: int, money: int) -> None:
    """What the first roll uses up, and its skulls, are missing in the second."""
    found = odds.of_rolls(BOOK, needs, failures, pilots, money)
    assert numbers(found) == pytest.approx(counted(needs, failures, pilots, money))


@pytest.mark.rule("AER-5b.5")
def test_without_a_roll_success_is_sure() -> None:
    assert numbers(odds.of_rolls(BOOK, (), 3, 0, 0)) == [1.0, 1.0, 0.0, 0.0]


@pytest.mark.rule("AER-2.6", "AER-5c.12")
@pytest.mark.parametrize(
    ("needed", "percent", "shortfall"),
    [
        (6, 89.8, 0.22),
        (8, 76.9, 0.62),
        (9, 67.1, 0.94),
        (10, 56.9, 1.38),
        (11, 45.8, 1.92),
        (12, 34.7, 2.57),
        (14, 16.2, 4.16),
    ],
)
def test_the_odds_are_those_of_the_sheet(needed: int, percent: float, shortfall: float) -> None:
    """C9: the chance and the mean shortfall of three dice."""
    alone, rich = odds.of_rolls(BOOK, (needed,), 0, 0, 0), odds.of_rolls(BOOK, (needed,), 0, 0, RICH)
    assert (round(100 * alone.dice, 1), round(100 * alone.aided, 1), alone.cost) == (percent, percent, 0.0)
    assert round(100 * rich.dice, 1) == percent
    assert rich.aided == pytest.approx(1)
    assert rich.cost == pytest.approx(shortfall, abs=HALF_A_PENNY)


@pytest.mark.rule("AER-5c.7")
@pytest.mark.parametrize(("failures", "percent"), [(0, 0.0), (1, 0.5), (2, 7.4), (3, 42.1)])
def test_the_chance_of_a_crash_is_that_of_the_sheet(failures: int, percent: float) -> None:
    """C9; pilots and money do not change it (AER-5c.8)."""
    for pilots, money in ((0, 0), (6, RICH)):
        assert round(100 * odds.of_rolls(BOOK, (12,), failures, pilots, money).crash, 1) == percent


@pytest.mark.rule("AER-5c.9")
def test_pilots_are_worth_what_the_sheet_says() -> None:
    """C9: one pilot on red 67.1 %, two on black 76.9 %; a pilot saves £1.63 on a plain red roll."""
    assert round(100 * odds.of_rolls(BOOK, (12,), 0, 1, 0).aided, 1) == 67.1
    assert round(100 * odds.of_rolls(BOOK, (14,), 0, 2, 0).aided, 1) == 76.9
    saved = odds.of_rolls(BOOK, (12,), 0, 0, RICH).cost - odds.of_rolls(BOOK, (12,), 0, 1, RICH).cost
    assert saved == pytest.approx(1.63, abs=HALF_A_PENNY)


def to(s: Airlines, card: int, city: str) -> list[Odds]:
    there = s.book.cities.index(city)
    return [odds.of_route(s, 0, there, way) for way in routes.routes(s, 0, card - 1, there)]


@pytest.mark.rule("AER-5c.10", "AER-5c.2")
def test_the_odds_of_a_route_are_those_of_the_airline() -> None:
    """Its pilots (none within Europe), its money, its engine failures, and the opponents there."""
    mine = Airline("rome", {"casablanca": 1}, [Plane(8)], money=2, failures=2, advantages={"daring-pilot": 2})
    s = position(mine, Airline("london", {"cairo": 1}), BERLIN)
    for city, needed, pilots in (("cairo", 10, 2), ("lisbon", 12, 0), ("berlin", 10, 0), ("west-africa", 12, 2)):
        assert [numbers(each) for each in to(s, 8, city)] == [pytest.approx(counted((needed,), 2, pilots, 2))]
    assert [numbers(each) for each in to(s, 8, "athens")] == [[1.0, 1.0, 0.0, 0.0]]


@pytest.mark.rule("AER-5b.32")
def test_each_route_has_its_odds() -> None:
    """To the Middle East: 14 at once, or 12 and 12."""
    s = position(Airline("rome", planes=[Plane(2)], money=0), LONDON, BERLIN)
    direct, skip = to(s, 2, "middle-east")
    assert direct.dice == pytest.approx(35 / 216)
    assert skip.dice == pytest.approx((75 / 216) ** 2)


@pytest.mark.parametrize(("chance", "percent"), [(1 - 1e-12, 100), (1e-12, 0), (0.9999, 99), (0.0004, 1), (0.345, 34)])
def test_what_is_told_is_whole_percent(chance: float, percent: int) -> None:
    """Sums over all rolls miss what is sure by a hair; what is not sure is never told as sure."""
    assert odds.told(chance) == percent
