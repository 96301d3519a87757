"""How Magnificent Flying Machines asks: the sentence of a question, and what its options are called and point at."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from aerodrome.games.magnificent import odds, terms
from aerodrome.games.magnificent.actions import (
    ACCEPT,
    BURN,
    CLIMB,
    DICE,
    DONE,
    DRAW,
    DROP,
    END_PHASE,
    END_TURN,
    FILL,
    FLY,
    FUEL,
    LAND,
    LAUNCH,
    LESSON,
    LUCK,
    MAKE_GOOD,
    MANOEUVRE,
    NO,
    OVERHAUL,
    PART,
    PASS,
    PILOT,
    RIFLE,
    SHOTGUN,
    SPEECH,
    SPEND,
    SYMBOL,
    TAKE_OFF,
    USE,
    YES,
)
from aerodrome.games.magnificent.rules import Magnificent
from aerodrome.games.magnificent.sizes import CARDS, PILOTS
from aerodrome.games.magnificent.state import BANDS, GROUND, HIGH, LOW, Race
from aerodrome.games.magnificent.steps.aids import Aid
from aerodrome.games.magnificent.steps.choices import GainParts, ReturnPart, SellTricks
from aerodrome.games.magnificent.steps.draft import AssignPilot, Load
from aerodrome.games.magnificent.steps.exchange import ChooseMate
from aerodrome.games.magnificent.steps.ground import Restock, Scavenge, TakeOffToo
from aerodrome.games.magnificent.steps.reroll import Reroll
from aerodrome.games.magnificent.steps.stow import Stow
from aerodrome.games.magnificent.steps.trials import BeforeTest, test_for
from aerodrome.games.magnificent.steps.turn import Act, AtStart
from aerodrome.games.magnificent.terms import KINDS, NONE
from aerodrome.games.magnificent.trial import TO_FLY, TO_LAND, TO_MAKE_GOOD, TO_MANOEUVRE, TO_TAKE_OFF
from aerodrome.kernel.odds import percent

Numbers = dict[str, int]
TESTS: Final = {TAKE_OFF: TO_TAKE_OFF, FLY: TO_FLY, MANOEUVRE: TO_MANOEUVRE, LAND: TO_LAND}
SHOWS: Final = {MAKE_GOOD: TO_MAKE_GOOD, LESSON: TO_MAKE_GOOD + 1, SPEECH: TO_MAKE_GOOD + 2}
ABOUT_PARTS: Final[dict[Any, str]] = {Stow: "do-stow-part", Restock: "do-restock-part"}
TAKING: Final = (Scavenge, GainParts)
POINTS: Final = ("card", "device", "equipment", "pilot", "machine", "tile", "item", "part", "peeked", "seat", "dice")
CLOSING: Final = (YES, END_PHASE, END_TURN, ACCEPT, DONE, NO, PASS)  # they point at nothing
INDOORS: Final = (FUEL, FILL, DRAW, LUCK)  # deeds of a player rather than of a machine
USES: Final = {
    OVERHAUL: terms.OVERHAUL,
    RIFLE: terms.RIFLE,
    SHOTGUN: terms.SHOTGUN,
    LAUNCH: terms.LAUNCH,
}  # deeds that a device makes possible

MOVES: Final = {
    TAKE_OFF: (0, LOW),
    LAUNCH: (1, LOW),
    FLY: (1, NONE),
    CLIMB: (0, HIGH),
    LAND: (0, GROUND),
}  # deeds that lead elsewhere: so many tiles on, and to this band, if it is another


def _aid(s: Race, step: Aid) -> Numbers:
    top = s.trial
    return {"needed": top.difficulty(), "symbols": top.symbols(), "missing": top.short()}


def _before(s: Race, step: BeforeTest) -> Numbers:
    chances = odds.before(s, s.trial)
    return {
        "needed": s.trial.difficulty(),
        "dice": s.trial.first_roll(s.book.dice.most),
        "chance": percent(chances.passed),
    }


NUMBERS: Final[dict[Any, Callable[[Race, Any], Numbers]]] = {
    Act: lambda s, step: {"phases": s.turn.phases, "fuel": s.machines[s.turn.machine].tank.fuel},
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
    part, what is loaded, and which machine is meant."""
    step = mine.todo[-1]
    if named := _naming(mine, x):
        return named
    if PART <= x < PART + len(KINDS):
        return "do-take-part" if isinstance(step, TAKING) else ABOUT_PARTS.get(type(step), "")
    if isinstance(step, (Act, TakeOffToo)) and (x in TESTS or x in SHOWS):
        return f"do-{KIND_WORDS[x]}-odds"
    if isinstance(step, Aid) and odds.buys(mine, x) is not None:
        return f"do-{AID_WORDS.get(x, _aid_word(x))}-aid"
    if isinstance(step, Reroll):
        return "do-dice-odds"
    if isinstance(step, BeforeTest) and SYMBOL <= x < SYMBOL + CARDS:
        return "do-cad"
    return ""


def _naming(mine: Race, x: int) -> str:
    """The message for an option that names the machine it is about; in the own turn and the own test it does so where
    the player has two."""
    step = mine.todo[-1]
    if isinstance(step, Load):
        return f"do-load-{'yes' if x == YES else 'no'}"
    if PILOT <= x < PILOT + PILOTS:
        return "do-assign" if isinstance(step, AssignPilot) else "do-mate" if isinstance(step, ChooseMate) else ""
    if x == PASS:
        return "do-pass-test" if isinstance(step, BeforeTest) else "do-pass-turn" if isinstance(step, AtStart) else ""
    if x in (END_TURN, ACCEPT) and len(mine.machines_of(step.who)) > 1:
        return "do-end-turn-of" if x == END_TURN else "do-accept-of"
    return "do-return-part" if isinstance(step, ReturnPart) else ""


def _meant(mine: Race) -> int:
    """The machine that the question on top is about."""
    step = mine.todo[-1]
    if isinstance(step, (Load, ReturnPart, ChooseMate)):
        return step.machine
    if isinstance(step, AssignPilot):
        return mine.machines_of(step.who)[0]
    return int(mine.trial.machine) if mine.trials else mine.turn.machine


def _machine(mine: Race) -> str:
    return mine.book.machine_names[mine.machines[_meant(mine)].kind]


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
    """What those messages tell: chances of a hundred, symbols that are then still missing, and the machine; and where a
    machine comes by it, if all goes well."""
    named: dict[str, str | int] = {"machine": _machine(mine)} if _naming(mine, x) else {}
    return named | _told(mine, x) | _destination(mine, x)


def _destination(mine: Race, x: int) -> dict[str, str | int]:
    """MFM-8.31, MFM-8.34, MFM-8.41, MFM-8.42, MFM-14.4: the tile and the band after a deed that moves the machine."""
    if x not in MOVES:
        return {}
    tiles, band = MOVES[x]
    machine = mine.machines[_meant(mine)]
    return {"tile": machine.tile + tiles, "band": BANDS[machine.band if band == NONE else band]}


def _told(mine: Race, x: int) -> dict[str, str | int]:
    step = mine.todo[-1]
    if isinstance(step, (Act, TakeOffToo)) and (x in TESTS or x in SHOWS):
        chances = odds.before(mine, test_for(mine, mine.turn.machine, TESTS[x] if x in TESTS else SHOWS[x]))
        return {"chance": percent(chances.passed), "catastrophe": percent(chances.catastrophe)}
    if isinstance(step, Aid) and (gain := odds.buys(mine, x)) is not None:
        return _gain(gain)
    if isinstance(step, Reroll):
        top, dice = mine.trial, x - DICE + 1
        catastrophe = odds.again(mine, top, dice).catastrophe
        return {**_gain(odds.by_dice(mine, top, dice)), "catastrophe": percent(catastrophe)}
    if isinstance(step, Load):
        return {"item": mine.book.cargo[step.item] if step.item < len(mine.book.cargo) else "passenger"}
    return {}


def _gain(gain: odds.Gain) -> dict[str, str | int]:
    return {"chance": percent(gain.chance), "missing": gain.missing}


def at(rules: Magnificent, mine: Race, x: int) -> tuple[str, ...]:
    """What an option points at, "domain:word": a card, a device, a machine, a tile, an item, a part, a player; a deed
    before that at itself."""
    kind = rules.actions.kind(x)
    if not rules.actions.arguments[kind] and x not in CLOSING:
        return (f"deed:{kind}", *_scene(mine, x))
    domains = rules.actions.arguments[kind]
    words = [rules.domains[domain][i] for domain, i in zip(domains, rules.actions.args(x), strict=True)]
    return tuple([f"{domain}:{word}" for domain, word in zip(domains, words, strict=True) if domain in POINTS])


def _scene(mine: Race, x: int) -> tuple[str, ...]:
    """Where a deed is done: at the machine, and on the next tile, with a part or by a device."""
    if x in INDOORS:
        return ()
    m = _meant(mine)
    found = [f"machine:{_machine(mine)}"]
    if x in (FLY, LAUNCH):
        found.append(f"tile:{mine.machines[m].tile + 1}")
    if x == SPEND:
        found.append(f"part:{KINDS[mine.trial.kind]}")
    if x in USES:
        found.append(f"device:{mine.book.devices[mine.ready_for(m, USES[x])]}")
    return tuple(found)
