"""How Magnificent Flying Machines asks: the sentence of a question, and what its options are called and point at."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from aerodrome.games.magnificent import odds
from aerodrome.games.magnificent.actions import (
    BURN,
    DICE,
    DROP,
    FLY,
    LAND,
    LESSON,
    LUCK,
    MAKE_GOOD,
    MANOEUVRE,
    PART,
    PLAY,
    SPEECH,
    SPEND,
    SYMBOL,
    TAKE_OFF,
    USE,
)
from aerodrome.games.magnificent.rules import Magnificent
from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.steps.aids import Aid
from aerodrome.games.magnificent.steps.choices import GainParts, ReturnPart, SellTricks
from aerodrome.games.magnificent.steps.draft import Load
from aerodrome.games.magnificent.steps.ground import Restock, Scavenge, TakeOffToo
from aerodrome.games.magnificent.steps.reroll import Reroll
from aerodrome.games.magnificent.steps.stow import Stow
from aerodrome.games.magnificent.steps.trials import BeforeTest, terrain_part, weather_part
from aerodrome.games.magnificent.steps.turn import Act
from aerodrome.games.magnificent.terms import CARDS, DIE, EASE, KINDS, REROLL, REROLL_EXPLOSIONS, REROLL_SOME
from aerodrome.games.magnificent.terms import SYMBOL as ONE_SYMBOL
from aerodrome.games.magnificent.trial import (
    BANGS,
    FIELDS_OF_TRIAL,
    KIND,
    KIND_OF,
    MACHINE,
    PURPOSE,
    TERRAIN_PART,
    TO_FLY,
    TO_LAND,
    TO_MAKE_GOOD,
    TO_MANOEUVRE,
    TO_TAKE_OFF,
    WEATHER_PART,
    difficulty,
    short,
    symbols,
)
from aerodrome.games.magnificent.trial import (
    DICE as FIRST_DICE,
)

Numbers = dict[str, int]
TESTS: Final = {TAKE_OFF: TO_TAKE_OFF, FLY: TO_FLY, MANOEUVRE: TO_MANOEUVRE, LAND: TO_LAND}
SHOWS: Final = {MAKE_GOOD: TO_MAKE_GOOD, LESSON: TO_MAKE_GOOD + 1, SPEECH: TO_MAKE_GOOD + 2}
ABOUT_PARTS: Final[dict[Any, str]] = {ReturnPart: "do-return-part", Stow: "do-stow-part", Restock: "do-restock-part"}
TAKING: Final = (Scavenge, GainParts)
POINTS: Final = ("card", "device", "equipment", "pilot", "machine", "tile", "item", "part", "peeked", "seat")


def _aid(s: Race, step: Aid) -> Numbers:
    top = s.trials[-1]
    return {"needed": difficulty(top), "symbols": symbols(top), "missing": short(top)}


def _before(s: Race, step: BeforeTest) -> Numbers:
    chances = odds.before(s, s.trials[-1])
    return {
        "needed": difficulty(s.trials[-1]),
        "dice": max(0, s.trials[-1][FIRST_DICE]),
        "chance": _percent(chances.passed),
    }


NUMBERS: Final[dict[Any, Callable[[Race, Any], Numbers]]] = {
    Act: lambda s, step: {"phases": s.phases, "fuel": s.fuel[s.machine]},
    Aid: _aid,
    BeforeTest: _before,
    Reroll: lambda s, step: {"most": step.most},
    Scavenge: lambda s, step: {"left": step.left},
    GainParts: lambda s, step: {"left": step.left},
    SellTricks: lambda s, step: {"left": step.left, "vp": step.vp},
}


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def prompt(mine: Race) -> tuple[str, dict[str, int]]:
    """The message that asks the question on top, and its numbers."""
    step = mine.todo[-1]
    numbers = NUMBERS.get(type(step))
    return f"ask-{_kebab(type(step).__name__)}", numbers(mine, step) if numbers else {}


def options(rules: Magnificent, mine: Race) -> list[tuple[int, str, tuple[str, ...]]]:
    """Each option of the question on top, with its own message, if it has one, and what it points at."""
    return [(x, label(mine, x), at(rules, mine, x)) for x in mine.todo[-1].legal(mine)]


def label(mine: Race, x: int) -> str:
    """The message for an option that tells more than its kind: the odds of a test, what an aid buys, what happens to a
    part, what is loaded."""
    step = mine.todo[-1]
    if PART <= x < PART + len(KINDS):
        return "do-take-part" if isinstance(step, TAKING) else ABOUT_PARTS.get(type(step), "")
    if isinstance(step, (Act, TakeOffToo)) and (x in TESTS or x in SHOWS):
        return f"do-{KIND_WORDS[x]}-odds"
    if isinstance(step, Aid) and _buys(mine, x) is not None:
        return f"do-{AID_WORDS.get(x, _aid_word(x))}-aid"
    if isinstance(step, Reroll):
        return "do-dice-odds"
    if isinstance(step, BeforeTest) and SYMBOL <= x < SYMBOL + CARDS:
        return "do-cad"
    return f"do-load-{'yes' if x < PART else 'no'}" if isinstance(step, Load) else ""


KIND_WORDS: Final = {
    TAKE_OFF: "takeoff",
    FLY: "fly",
    MANOEUVRE: "manoeuvre",
    LAND: "land",
    MAKE_GOOD: "make-good",
    LESSON: "lesson",
    SPEECH: "speech",
}
AID_WORDS: Final = {SPEND: "spend", DROP: "drop", BURN: "burn", LUCK: "luck"}


def _aid_word(x: int) -> str:
    return "play" if x < SYMBOL else "symbol" if x < USE else "use"


def details(mine: Race, x: int) -> dict[str, str | int]:
    """What those messages tell: chances of a hundred."""
    step = mine.todo[-1]
    if isinstance(step, (Act, TakeOffToo)) and (x in TESTS or x in SHOWS):
        chances = odds.before(mine, _imagined(mine, mine.machine, TESTS[x] if x in TESTS else SHOWS[x]))
        return {"chance": _percent(chances.passed), "catastrophe": _percent(chances.catastrophe)}
    if isinstance(step, Aid) and (chance := _buys(mine, x)) is not None:
        return {"chance": _percent(chance)}
    if isinstance(step, Reroll):
        return {"chance": _percent(odds.after(mine, mine.trials[-1], x - DICE + 1))}
    if isinstance(step, Load):
        return {"item": mine.book.cargo[step.item] if step.item < len(mine.book.cargo) else "passenger"}
    return {}


def _percent(chance: float) -> int:
    return round(100 * chance)


def _imagined(mine: Race, m: int, purpose: int) -> list[int]:
    """The test as it would be declared."""
    made = [0] * FIELDS_OF_TRIAL
    made[MACHINE], made[PURPOSE], made[KIND] = m, purpose, KIND_OF[purpose]
    made[TERRAIN_PART], made[WEATHER_PART] = terrain_part(mine, m, purpose), weather_part(mine, m, KIND_OF[purpose])
    made[FIRST_DICE] = mine.dice_for(m, KIND_OF[purpose])
    return made


def _buys(mine: Race, x: int) -> float | None:
    """The chance that the test is passed with this aid and nothing else; none where it is not an aid."""
    top = mine.trials[-1]
    if x in (BURN, LUCK):
        return 1.0
    if x in (SPEND, DROP) or SYMBOL <= x < USE:
        return float(short(top) <= 1)
    if PLAY <= x < SYMBOL:
        return _text_buys(mine, x - PLAY)
    if not USE <= x < USE + len(mine.book.devices):
        return None
    use = mine.book.use[x - USE]
    if use in (ONE_SYMBOL, EASE):
        return float(short(top) <= 1)
    if use in (REROLL, REROLL_SOME, REROLL_EXPLOSIONS):
        dice = odds.misses(top) if use == REROLL else min(odds.misses(top), 2) if use == REROLL_SOME else top[BANGS]
        return odds.after(mine, top, dice)
    return odds.after(mine, top, 1) if DIE <= use < ONE_SYMBOL else None


def _text_buys(mine: Race, card: int) -> float:
    top, book = mine.trials[-1], mine.book
    line = book.effect[book.title[card]][0]
    if line[0] == book.verb("symbols"):
        return float(short(top) <= line[1])
    if line[0] == book.verb("clear_weather"):
        return float(short(top) <= top[WEATHER_PART])
    if line[0] == book.verb("ease"):
        return float(short(top) <= min(line[1], top[TERRAIN_PART]))
    return odds.after(mine, top, line[1] if line[0] == book.verb("dice") else odds.misses(top))


def at(rules: Magnificent, mine: Race, x: int) -> tuple[str, ...]:
    """What an option points at, "domain:word": a card, a device, a machine, a tile, an item, a part, a player."""
    kind = rules.actions.kind(x)
    domains = rules.actions.arguments[kind]
    words = [rules.domains[domain][i] for domain, i in zip(domains, rules.actions.args(x), strict=True)]
    return tuple([f"{domain}:{word}" for domain, word in zip(domains, words, strict=True) if domain in POINTS])
