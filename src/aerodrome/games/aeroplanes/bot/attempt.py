"""What the attempt under way is worth: with the roll that lies there, with pilots, and with another roll."""

from __future__ import annotations

from typing import Final

from aerodrome.games.aeroplanes.bot.plan import PURSE, Plan
from aerodrome.games.aeroplanes.bot.prices import KEPT
from aerodrome.games.aeroplanes.content import EUROPE, SKULL
from aerodrome.games.aeroplanes.effects import PILOT
from aerodrome.games.aeroplanes.pieces import NOBODY
from aerodrome.games.aeroplanes.routes import need
from aerodrome.games.aeroplanes.steps.risk import missing, needed
from aerodrome.kernel.advisor import Weighing

LAST_PILOT: Final = 0.3  # of the worth of a pilot that is kept, in the last era


def beyond(plan: Plan) -> float:
    """What the attempt is worth if the roll on this leg is settled."""
    s, attempt = plan.s, plan.s.attempt
    city = int(attempt.city)
    if attempt.victim == NOBODY:
        worth = plan.city(city, plan.book.stage[attempt.card])
    else:
        worth = plan.worth[city] + plan.steps[city] + plan.replaced(city, attempt.victim)
    if attempt.leg + 1 == attempt.legs():
        return worth
    last = need(s, s.others(plan.seat), attempt.via, city)
    return plan.attempt(city, worth, (last,) if last else ()).odds * worth


def with_pilots(plan: Plan, number: int, weighing: Weighing) -> None:
    """AER-5c.9: pilots first, then money; or the attempt fails."""
    book = plan.book
    short = max(0, missing(plan.s, plan.seat) - number * book.pilot_bonus) * book.shortfall
    if short <= plan.airline.money:
        weighing.add("attempt", max(0.0, beyond(plan) - plan.pound * short))
    weighing.add("kept", -KEPT * number * (1.0 if plan.later else LAST_PILOT))


def _usable_pilots(plan: Plan) -> int:
    """AER-5c.10: none in Europe."""
    return plan.airline.advantages[PILOT] if plan.book.market[plan.s.attempt.city] != EUROPE else 0


def standing(plan: Plan) -> float:
    """The attempt with the roll that lies there."""
    if plan.airline.failures + plan.s.roll.dice.count(SKULL) >= plan.book.crash:
        return 0.0
    best: Weighing | None = None
    for number in range(_usable_pilots(plan) + 1):
        tried = Weighing(False)
        with_pilots(plan, number, tried)
        if best is None or tried.total > best.total:
            best = tried
    assert best is not None
    return best.total


def rolled_again(plan: Plan) -> float:
    """The attempt with another roll."""
    s, airline = plan.s, plan.airline
    purse = min(PURSE, int(airline.money))
    needs = (needed(s, plan.seat),)
    failures, pilots = int(airline.failures), _usable_pilots(plan)
    return plan.flown(s.attempt.city, beyond(plan), needs, failures, pilots, purse, 0).gain + plan.tile
