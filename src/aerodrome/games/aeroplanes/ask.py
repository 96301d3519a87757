"""How Aeroplanes asks: the sentence of a question, and what its options are called and point at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from aerodrome.games.aeroplanes.actions import (
    BUY,
    CLAIM,
    DIRECT,
    FLY,
    NO,
    OVER,
    PILOTS,
    PLACE,
    ROLL,
    SUBSIDY,
    TAKE,
    USE,
)
from aerodrome.games.aeroplanes.effects import MAINTENANCE, NIGHT_FLIGHTS, PILOT, PRODUCTION
from aerodrome.games.aeroplanes.odds import SURE, Odds, best, told
from aerodrome.games.aeroplanes.passengers import tile_at
from aerodrome.games.aeroplanes.pieces import NOWHERE
from aerodrome.games.aeroplanes.routes import routes
from aerodrome.games.aeroplanes.rules import Aeroplanes
from aerodrome.games.aeroplanes.state import Airlines
from aerodrome.games.aeroplanes.steps.advantage import PickAdvantage
from aerodrome.games.aeroplanes.steps.claim import Board, NightFlight
from aerodrome.games.aeroplanes.steps.place import ChooseRoute, Destination, GoOn, Replace
from aerodrome.games.aeroplanes.steps.risk import Beacon, Pay, Pilots, missing, needed, price
from aerodrome.games.aeroplanes.steps.setup import ChooseHome
from aerodrome.games.aeroplanes.steps.turn import Act, Maintain, Produce
from aerodrome.kernel.step import Step

POINTS: Final = ("city", "aeroplane", "space", "advantage", "airline")  # domains of things that can be touched
PLACES: Final = {SUBSIDY: "subsidy:box", ROLL: "advantage:dice"}  # where else an option is touched
ABOUT: Final[dict[Any, str]] = {  # what using a tile, or not, is called
    Maintain: "maintenance",
    Produce: "production",
    Beacon: "beacon",
    NightFlight: "night",
    PickAdvantage: "pick",
}
Numbers = dict[str, int]
Asking = Callable[[Airlines, Any], tuple[str, Numbers]]


def _tiles(s: Airlines, step: Step[Airlines], kind: int) -> int:
    """The advantage tiles of a kind that who is asked has."""
    return s.airlines[step.who].advantages[kind]


def _act(s: Airlines, step: Act) -> tuple[str, Numbers]:
    return ("ask-act" if s.box else "ask-act-token"), {"money": s.airlines[step.who].money, "box": s.box}


def _pilots(s: Airlines, step: Pilots) -> tuple[str, Numbers]:
    return "ask-pilots", {"missing": missing(s, step.who), "pilots": _tiles(s, step, PILOT)}


QUESTIONS: Final[dict[Any, Asking]] = {
    ChooseHome: lambda s, step: ("ask-choose-home", {}),
    Maintain: lambda s, step: (
        "ask-maintain",
        {"failures": s.airlines[step.who].failures, "tiles": _tiles(s, step, MAINTENANCE)},
    ),
    Act: _act,
    Produce: lambda s, step: ("ask-produce", {"tiles": _tiles(s, step, PRODUCTION)}),
    GoOn: lambda s, step: ("ask-go-on", {"placed": s.placed}),
    Destination: lambda s, step: ("ask-destination", {}),
    ChooseRoute: lambda s, step: ("ask-choose-route", {}),
    Replace: lambda s, step: ("ask-replace", {}),
    Beacon: lambda s, step: ("ask-beacon", {"total": sum(s.roll.dice), "needed": needed(s, step.who)}),
    Pilots: _pilots,
    Pay: lambda s, step: ("ask-pay", {"price": price(s, step.who), "money": s.airlines[step.who].money}),
    Board: lambda s, step: ("ask-board", {"people": s.book.people[step.tile]}),
    NightFlight: lambda s, step: ("ask-night-flight", {"tiles": _tiles(s, step, NIGHT_FLIGHTS)}),
    PickAdvantage: lambda s, step: ("ask-pick-advantage", {"left": s.book.advantage_picks - s.roll.picks}),
}


def prompt(mine: Airlines) -> tuple[str, dict[str, int]]:
    """The message that asks the question on top, and its numbers."""
    step = mine.todo[-1]
    return QUESTIONS[type(step)](mine, step)


def options(rules: Aeroplanes, mine: Airlines) -> list[tuple[int, str, tuple[str, ...]]]:
    """Each option of the question on top, with its own message, if it has one, and what it points at."""
    return [(x, label(mine, x), at(rules, mine, x)) for x in mine.todo[-1].legal(mine)]


def label(mine: Airlines, x: int) -> str:
    """The message for an option that tells more than its kind: a price, who is claimed and how, the odds of a flight,
    what is used or not, the token when the box is empty."""
    step = mine.todo[-1]
    if x in (USE, NO):
        return f"do-{'use' if x == USE else 'no'}-{ABOUT[type(step)]}"
    if BUY <= x < PLACE:
        return "do-buy-for"
    if CLAIM <= x < TAKE:
        return "do-claim-night" if isinstance(step, NightFlight) else "do-claim-people"
    if FLY <= x < PILOTS and _odds(mine, x) is not SURE:
        return "do-direct-odds" if x == DIRECT else "do-over-odds" if x > DIRECT else "do-fly-odds"
    return "do-token" if x == SUBSIDY and mine.box == 0 else ""


def details(mine: Airlines, x: int) -> dict[str, str | int]:
    """What those messages tell, and what the own airline has after the answer."""
    return {**_told(mine, x), **_after(mine, x)}


def _told(mine: Airlines, x: int) -> dict[str, str | int]:
    """Pounds, people and where they want to go, chances of a hundred."""
    if BUY <= x < PLACE:
        return {"price": mine.price(x - BUY)}
    if CLAIM <= x < TAKE:
        tile = tile_at(mine, x - CLAIM)
        return {"city": mine.book.cities[mine.book.destination[tile]], "people": mine.book.people[tile]}
    if FLY <= x < PILOTS and (odds := _odds(mine, x)) is not SURE:
        return {"dice": told(odds.dice), "aided": told(odds.aided)}
    return {}


def _after(mine: Airlines, x: int) -> dict[str, int]:
    """Its pounds and its profit, if they are others then."""
    seat, then = mine.todo[-1].who, mine.clone()
    then.todo.pop().apply(then, x)
    now = {"money": mine.airlines[seat].money, "profit": mine.profit(seat)}
    new = {"money": then.airlines[seat].money, "profit": then.profit(seat)}
    return {name: value for name, value in new.items() if value != now[name]}


def _odds(mine: Airlines, x: int) -> Odds:
    """The best odds of a flight to a city, or those of one way to the city that was chosen."""
    seat, city = mine.todo[-1].who, x - FLY if x < DIRECT else mine.attempt.city
    ways = routes(mine, seat, mine.attempt.card, city)
    if x >= DIRECT:
        ways = [way for way in ways if way.via == (NOWHERE if x == DIRECT else x - OVER)]
    return best(mine, seat, city, ways)


def at(rules: Aeroplanes, mine: Airlines, x: int) -> tuple[str, ...]:
    """What an option points at, "domain:word": a city, an aeroplane, a passenger's space, an advantage tile or the dice
    for it, an airline or the subsidy box."""
    if x in PLACES:
        return (PLACES[x],)
    kind = rules.actions.kind(x)
    if kind == "direct":
        return (f"city:{rules.book.cities[mine.attempt.city]}",)
    domains = rules.actions.arguments[kind]
    words = [rules.domains[domain][i] for domain, i in zip(domains, rules.actions.args(x), strict=True)]
    return tuple([f"{domain}:{word}" for domain, word in zip(domains, words, strict=True) if domain in POINTS])
