"""How The Great Air Race asks: the sentence of a question, and what its options are called and point at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from aerodrome.games.great_race.actions import MOST_SEATS, REACT
from aerodrome.games.great_race.content import FLIGHTS
from aerodrome.games.great_race.effects import ChooseTarget, FlyAnother, Respond, SpendMoxy
from aerodrome.games.great_race.pieces import LANDED
from aerodrome.games.great_race.rules import GreatRace
from aerodrome.games.great_race.state import Race
from aerodrome.games.great_race.steps.choices import DropCrew, GainCrew, LayDown, RemoveAttachment, SpendCard
from aerodrome.games.great_race.steps.day import React, Select
from aerodrome.games.great_race.steps.ground import Hire, WantHire
from aerodrome.games.great_race.steps.setup import KeepPilot
from aerodrome.games.great_race.steps.turn import Act
from aerodrome.games.great_race.verbs import HARMS

TOKENS: Final = {"target": "seat", "attachment": "news"}  # by domain, where it points at something of another name
Numbers = dict[str, int]
Asking = Callable[[Race, Any], tuple[str, Numbers]]


def _select(s: Race, step: Select) -> tuple[str, Numbers]:
    board = s.pilots[step.who].board
    return "ask-select", {"fuel": board.fuel.supply, "health": board.health.supply}


def _respond(s: Race, step: Respond) -> tuple[str, Numbers]:
    return f"ask-respond-{HARMS[step.harm]}", {"number": step.number}


def _target(s: Race, step: ChooseTarget) -> tuple[str, Numbers]:
    return f"ask-target-{HARMS[step.harm]}", {"number": step.number}


def _act(s: Race, step: Act) -> tuple[str, Numbers]:
    return ("ask-act-landed" if s.pilots[step.who].status == LANDED else "ask-act-aloft"), {}


def _moxy(s: Race, step: Hire | WantHire) -> Numbers:
    return {"moxy": s.pilots[step.who].board.moxy}


QUESTIONS: Final[dict[Any, Asking]] = {
    KeepPilot: lambda s, step: ("ask-keep-pilot", {}),
    LayDown: lambda s, step: ("ask-lay-down", {"cards": step.cards}),
    GainCrew: lambda s, step: ("ask-must-take" if step.must else "ask-gain-crew", {}),
    DropCrew: lambda s, step: ("ask-drop-crew", {}),
    RemoveAttachment: lambda s, step: ("ask-remove-attachment", {}),
    SpendCard: lambda s, step: ("ask-spend-card", {}),
    Select: _select,
    React: lambda s, step: ("ask-react", {}),
    Respond: _respond,
    ChooseTarget: _target,
    SpendMoxy: lambda s, step: ("ask-spend-moxy", {"moxy": step.moxy, "progress": step.progress}),
    FlyAnother: lambda s, step: ("ask-fly-another", {}),
    Act: _act,
    WantHire: lambda s, step: ("ask-want-hire", _moxy(s, step)),
    Hire: lambda s, step: ("ask-hire", _moxy(s, step)),
}


def prompt(mine: Race) -> tuple[str, dict[str, int]]:
    """The message that asks the question on top, and its numbers."""
    step = mine.todo[-1]
    return QUESTIONS[type(step)](mine, step)


def options(rules: GreatRace, mine: Race) -> list[tuple[int, str, tuple[str, ...]]]:
    """Each option of the question on top, with its own message, if it has one, and what it points at."""
    return [(x, label(mine, x), at(rules, x)) for x in mine.todo[-1].legal(mine)]


def label(mine: Race, x: int) -> str:
    """The message for an option: a React that helps the own card names no target."""
    if REACT <= x < REACT + FLIGHTS * MOST_SEATS and (x - REACT) % MOST_SEATS == mine.todo[-1].who:
        return "do-react-own"
    return ""


def at(rules: GreatRace, x: int) -> tuple[str, ...]:
    """What an option points at, "domain:word" each: a Flight card, a Crew card, a seat, an Attachment, a Pilot card."""
    kind = rules.actions.kind(x)
    if kind == "land":
        return ("landing:card",)
    domains = rules.actions.arguments[kind]
    words = [rules.domains[domain][i] for domain, i in zip(domains, rules.actions.args(x), strict=True)]
    return tuple([f"{TOKENS.get(domain, domain)}:{word}" for domain, word in zip(domains, words, strict=True)])
