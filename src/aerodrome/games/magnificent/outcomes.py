"""MFM-8.31 to MFM-8.44, MFM-11: what a passed, a failed and a catastrophic test lead to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aerodrome.games.magnificent import flight
from aerodrome.games.magnificent.actions import MOST_DICE
from aerodrome.games.magnificent.pieces import Taken
from aerodrome.games.magnificent.state import Race, marked, more
from aerodrome.games.magnificent.steps.stow import Stow
from aerodrome.games.magnificent.terms import (
    ARMOUR,
    CALM,
    CALM_FLYING,
    FLYING,
    FROM_AIRFIELD,
    FROM_MANOEUVRES,
    MANOEUVRE_VP,
)
from aerodrome.games.magnificent.trial import (
    TO_FLY,
    TO_LAND,
    TO_LAND_FORCED,
    TO_MAKE_GOOD,
    TO_MANOEUVRE,
    TO_SPEAK,
    TO_TAKE_OFF,
    TO_TEACH,
    Trial,
)
from aerodrome.kernel.events import NIL

PASSED: Final = 0
FAILED: Final = 1
CATASTROPHE: Final = 2
GRADES: Final = ["pass", "fail", "catastrophe"]


def grade_of_failure(s: Race) -> int:
    """MFM-8.20, MFM-8.21, MFM-R59: explosions make a failure a catastrophe, unless something softens it."""
    top = s.trial
    return CATASTROPHE if top.roll.bangs > bearable(s, top) else FAILED


def bearable(s: Race, trial: Trial) -> int:
    """MFM-R59: so many explosions are no catastrophe yet."""
    m = trial.machine
    calm = s.trait(m, CALM) or (trial.kind == FLYING and s.trait(m, CALM_FLYING))
    return MOST_DICE if calm else s.trait(m, ARMOUR)


def resolve(s: Race, grade: int) -> bool:
    """MFM-8.22: the test counts as taken; then its outcome. It tells whether the machine is forced down (MFM-8.37)."""
    done = s.trials.pop()
    m, purpose = done.machine, done.purpose
    machine = s.machines[m]
    machine.taken = Taken(more(machine.taken.tests, done.kind, 1), machine.taken.stunts)
    if done.on_final_airfield():
        machine.record.tried = marked(machine.record.tried, done.kind, True)
    bangs = done.roll.bangs if grade == CATASTROPHE else NIL
    s.emit(GRADES[grade], machine.kind, purpose, done.symbols(), done.difficulty(), bangs)
    OUTCOMES[purpose](s, m, grade)
    return grade == CATASTROPHE and purpose in (TO_FLY, TO_MANOEUVRE)


def _took_off(s: Race, m: int, grade: int) -> None:
    """MFM-8.31 to MFM-8.33."""
    if grade == PASSED:
        lift_off(s, m)
    elif grade == CATASTROPHE:
        s.take_damage(m, s.book.number["catastrophe"])


def lift_off(s: Race, m: int) -> None:
    """MFM-R49: what is aboard is stowed; its owner is asked only where there is a choice."""
    flight.become_airborne(s, m)
    if flight.stow(s, m):
        s.next(Stow(s.machines[m].owner, m))


def _flew(s: Race, m: int, grade: int) -> None:
    """MFM-8.34 to MFM-8.37."""
    if grade == PASSED:
        flight.cross(s, m, s.machines[m].band)
    _after_flight(s, m, grade)


def _manoeuvred(s: Race, m: int, grade: int) -> None:
    """MFM-8.38 to MFM-8.40."""
    machine = s.machines[m]
    if grade == PASSED:
        vp = s.book.number["manoeuvre_vp"] + s.trait(m, MANOEUVRE_VP)
        machine.taken = Taken(machine.taken.tests, machine.taken.stunts + 1)
        s.turn.done.stunted = True
        s.award(m, FROM_MANOEUVRES, vp, "manoeuvre")
    _after_flight(s, m, grade)


def _after_flight(s: Race, m: int, grade: int) -> None:
    """MFM-8.35: after a pass the flight may go on."""
    s.turn.flying = grade == PASSED
    if grade == CATASTROPHE:
        s.take_damage(m, s.book.number["catastrophe"])


def _landed(s: Race, m: int, grade: int) -> None:
    """MFM-8.42 to MFM-8.44, MFM-R14."""
    flight.touch_down(s, m)
    if grade == PASSED:
        flight.take_first(s, m)
        s.add_fuel(m, 1)
    else:
        s.take_damage(m, s.book.number["bumpy" if grade == FAILED else "crash"])


def _made_good(s: Race, m: int, grade: int) -> None:
    """MFM-11.2, D29: as many markers as possible, from the gauge first."""
    if grade == PASSED:
        s.polish(m, s.book.number["make_good"])
    _after_show(s, m, grade)


def _taught(s: Race, m: int, grade: int) -> None:
    """MFM-11.3."""
    _after_show(s, m, grade, s.book.number["lesson_vp"])


def _spoke(s: Race, m: int, grade: int) -> None:
    """MFM-11.4."""
    _after_show(s, m, grade, s.book.number["speech_vp"])


def _after_show(s: Race, m: int, grade: int, vp: int = 0) -> None:
    if grade == PASSED and vp:
        s.award(m, FROM_AIRFIELD, vp, "vp")
    elif grade == CATASTROPHE:
        s.take_damage(m, s.book.number["catastrophe"])


OUTCOMES: Final[dict[int, Callable[[Race, int, int], None]]] = {
    TO_TAKE_OFF: _took_off,
    TO_FLY: _flew,
    TO_MANOEUVRE: _manoeuvred,
    TO_LAND: _landed,
    TO_LAND_FORCED: _landed,
    TO_MAKE_GOOD: _made_good,
    TO_TEACH: _taught,
    TO_SPEAK: _spoke,
}
