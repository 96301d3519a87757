"""How Air Racing asks: the sentence of a question, and what its options are called and point at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from aerodrome.games.air_racing import flight, odds
from aerodrome.games.air_racing.actions import BUILD, CLIMB, DIVE, DONE, ENGAGE, FLY, FREE, IN, OUT, STEP
from aerodrome.games.air_racing.content import CARDS, MODS
from aerodrome.games.air_racing.effects import Tunnel
from aerodrome.games.air_racing.flight import TILE
from aerodrome.games.air_racing.rules import AirRacing
from aerodrome.games.air_racing.state import Meeting
from aerodrome.games.air_racing.steps.setup import QuickBuild, TakeFree
from aerodrome.games.air_racing.steps.turn import Backfire, Move
from aerodrome.games.air_racing.steps.workshop import Act, Buy, Regroup

TOKENS: Final = {"play": "card", "test": "card", "discard": "card", "buy": "pile"}  # by kind of action
Numbers = dict[str, int]


def _act(s: Meeting, seat: int) -> Numbers:
    return {"plays": s.turn.plays, "regroups": s.turn.regroups}


def _buy(s: Meeting, seat: int) -> Numbers:
    return {"money": s.money(seat), "buys": s.turn.buys}


def _move(s: Meeting, seat: int) -> Numbers:
    """Speed left in whole and half tiles, and the exact chances of both checks in percent."""
    budget, mods = s.flight.budget, s.aircraft[seat].mods
    return {
        "tiles": budget // TILE,
        "half": budget % TILE,
        "pylon": odds.check(s.book, mods.fast),
        "boosts": mods.boosts,
        "boost": odds.check(s.book, flight.engine_modifier(s, seat)),
    }


QUESTIONS: Final[dict[Any, tuple[str, Callable[[Meeting, int], Numbers]]]] = {
    TakeFree: ("ask-take-free", lambda s, seat: {"cards": s.book.free_mods}),
    Act: ("ask-act", _act),
    Tunnel: ("ask-tunnel", lambda s, seat: {"money": s.book.funding}),
    Regroup: ("ask-regroup", lambda s, seat: {"cards": s.turn.gone}),
    Buy: ("ask-buy", _buy),
    QuickBuild: ("ask-quick-build", lambda s, seat: {"money": s.book.quick_money}),
    Move: ("ask-move", _move),
    Backfire: ("ask-backfire", lambda s, seat: {"boosts": s.aircraft[seat].mods.boosts}),
}


def prompt(mine: Meeting) -> tuple[str, dict[str, int]]:
    """The message that asks the question on top, and its numbers."""
    step = mine.todo[-1]
    message, numbers = QUESTIONS[type(step)]
    return message, numbers(mine, step.who)


def options(rules: AirRacing, mine: Meeting) -> list[tuple[int, str, tuple[str, ...]]]:
    """Each option of the question on top, with its own message, if it has one, and what it points at."""
    return [(x, label(mine, x), at(rules, mine, x)) for x in mine.todo[-1].legal(mine)]


def label(mine: Meeting, x: int) -> str:
    """The message for an option: over a pylon that must be checked, flying says so."""
    return "do-fly-check" if x == FLY and flight.checks_next(mine, mine.todo[-1].who) else ""


def details(mine: Meeting, x: int) -> dict[str, str | int]:
    """What a build of Quick Play leaves of the money and makes of the aircraft: Speed in halves, mods, and the chances
    in percent of a pylon check and of the Boosts of one turn."""
    if x < BUILD:
        return {}
    book, build = mine.book, mine.book.builds[x - BUILD]
    mods = mine.aircraft[mine.todo[-1].who].mods.with_more(build.microknots, build.fast, build.boosts)
    numbers = {
        "left": book.quick_money - book.price(build),
        "speed": book.speed(mods),
        **{CARDS[card]: n for card, n in zip(MODS, mods.numbers(), strict=True)},
        "pylon": odds.check(book, mods.fast),
    }
    chances = {f"boost_{n}": chance for n, chance in enumerate(odds.boosts(book, mods.fast), 1)}
    return {**numbers, **chances}


def at(rules: AirRacing, mine: Meeting, x: int) -> tuple[str, ...]:
    """What an option points at, "domain:word" each: a card, a pile, a level, a Boost, or the place where it ends, as
    lane and half-tiles from the line."""
    kind = rules.actions.kind(x)
    if kind in TOKENS:
        (domain,) = rules.actions.arguments[kind]
        (word,) = rules.actions.args(x)
        return (f"{TOKENS[kind]}:{rules.domains[domain][word]}",)
    if x < DONE:
        return f"fast:{rules.book.free_mods - (x - FREE)}", f"boost:{x - FREE}"
    if x >= BUILD:
        numbers = rules.book.builds[x - BUILD].numbers()
        return tuple([f"{CARDS[card]}:{n}" for card, n in zip(MODS, numbers, strict=True)])
    return _aloft(mine, mine.todo[-1].who, x)


def _aloft(mine: Meeting, seat: int, x: int) -> tuple[str, ...]:
    plane, course = mine.aircraft[seat], mine.book.course
    lane = plane.lane
    if x in (FLY, STEP):
        far = flight.stretch(mine, seat, mine.flight.budget) if x == FLY else TILE
        return (f"place:{lane}-{(plane.place + far) % course.length[lane]}",)
    if x in (IN, OUT):
        to = lane + (-1 if x == IN else 1)
        return (f"place:{to}-{flight.beside(mine, seat, to)}",)
    if x in (CLIMB, DIVE):
        return (f"altitude:{plane.altitude + (1 if x == CLIMB else -1)}",)
    return ("boost:1",) if x == ENGAGE else ()
