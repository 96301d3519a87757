"""AER-5c: the exact odds and the expected cost of a placement, before it is rolled."""

from __future__ import annotations

from functools import cache
from typing import Final, final

from aerodrome.games.aeroplanes.content import EUROPE, Book
from aerodrome.games.aeroplanes.effects import PILOT
from aerodrome.games.aeroplanes.routes import Route
from aerodrome.games.aeroplanes.state import Airlines
from aerodrome.kernel.odds import percent

EXACT: Final = 9  # decimals of a chance that are more than rounding errors


@final
class Odds:
    """`dice`: the chance that the dice alone are enough; `aided`: with Daring Pilots and money; `crash`: that engine
    failures end it; `cost`: the pounds that are paid on average, if all that can be paid is, after the pilots."""

    def __init__(self, dice: float, aided: float, crash: float, cost: float) -> None:
        self.dice, self.aided, self.crash, self.cost = dice, aided, crash, cost

    def rank(self) -> tuple[float, float]:
        """What is compared, more is better."""
        return self.aided, self.dice


SURE = Odds(1.0, 1.0, 0.0, 0.0)


def of_route(s: Airlines, seat: int, city: int, route: Route) -> Odds:
    """The odds of a route to the city for this seat as it stands."""
    return of_needs(s, seat, city, route.needs)


def of_needs(s: Airlines, seat: int, city: int, needs: list[int]) -> Odds:
    """The odds that this seat, as it stands, gets to the city by rolls that must show so much. AER-5c.10: no pilots in
    Europe."""
    airline = s.airlines[seat]
    pilots = 0 if s.book.market[city] == EUROPE else airline.advantages[PILOT]
    return of_rolls(s.book, tuple(needs), airline.failures, pilots, airline.money)


def best(s: Airlines, seat: int, city: int, ways: list[Route]) -> Odds:
    """The best odds of these ways to the city."""
    return max([of_route(s, seat, city, way) for way in ways], key=Odds.rank)


def told(chance: float) -> int:
    """In percent. A sum over many rolls may miss 0 and 1 by a hair."""
    return percent(round(chance, EXACT))


@cache
def of_rolls(book: Book, needs: tuple[int, ...], failures: int, pilots: int, money: int) -> Odds:
    """Counted over all that the dice can show, one roll after the other. AER-5c.7: a crash beats a success.
    Radio Beacons are not counted: whether to use one is decided when the roll is seen."""
    if not needs:
        return SURE
    dice = aided = crash = cost = 0.0
    every = float(sum(book.roll_odds))
    for ways, total, skulls in zip(book.roll_odds, book.roll_total, book.roll_skulls, strict=True):
        chance = ways / every
        if failures + skulls >= book.crash:
            crash += chance
            continue
        short = max(0, needs[0] - total)
        used = min(pilots, -(-short // book.pilot_bonus))
        price = book.shortfall * max(0, short - used * book.pilot_bonus)
        if price > money:
            continue
        rest = of_rolls(book, needs[1:], failures + skulls, pilots - used, money - price)
        dice += chance * rest.dice if short == 0 else 0.0
        aided += chance * rest.aided
        crash += chance * rest.crash
        cost += chance * (price + rest.cost)
    return Odds(dice, aided, crash, cost)
