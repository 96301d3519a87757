"""MFM-8.27 to MFM-8.42, MFM-10.16, MFM-11, D13, D28: what can be done in the own turn outside a test."""

from __future__ import annotations

from typing import Final

from aerodrome.games.magnificent import flight
from aerodrome.games.magnificent.actions import (
    AUTOGRAPHS,
    CLIMB,
    EXCHANGE,
    FLY,
    LAND,
    LAUNCH,
    LESSON,
    MAKE_GOOD,
    MANOEUVRE,
    OVERHAUL,
    REPAIR,
    RIFLE,
    SHOTGUN,
    SPEECH,
    SWAP,
    TAKE_OFF,
)
from aerodrome.games.magnificent.pieces import Crew
from aerodrome.games.magnificent.state import GROUND, HIGH, Race, without
from aerodrome.games.magnificent.steps.choices import shed
from aerodrome.games.magnificent.steps.exchange import Exchange, can_exchange
from aerodrome.games.magnificent.steps.ground import (
    fits_item,
    lies_here,
    repair,
    take_off,
    why_not_launch,
    why_not_take_off,
)
from aerodrome.games.magnificent.steps.shoot import Shoot, why_not_fire
from aerodrome.games.magnificent.steps.trials import declare
from aerodrome.games.magnificent.terms import FLYING, FROM_AIRFIELD, LANDING, NONE
from aerodrome.games.magnificent.terms import OVERHAUL as OVERHAULS
from aerodrome.games.magnificent.terms import RIFLE as RIFLES
from aerodrome.games.magnificent.terms import SHOTGUN as SHOTGUNS
from aerodrome.games.magnificent.trial import KIND_OF, TO_FLY, TO_LAND, TO_MAKE_GOOD, TO_MANOEUVRE
from aerodrome.kernel.step import Reason

NO_PHASE: Final = Reason("MFM-8.2", "no-phase")
ON_THE_GROUND: Final = Reason("MFM-8.34", "on-the-ground")
IN_THE_AIR: Final = Reason("MFM-R39", "in-the-air")
NO_NEXT_TILE: Final = Reason("MFM-R38", "no-next-tile")
NO_FUEL: Final = Reason("MFM-8.51", "no-fuel")
NO_DICE: Final = Reason("MFM-R7", "no-dice")
HIGH_ALREADY: Final = Reason("MFM-8.41", "high-already")
NOT_LANDED: Final = Reason("MFM-R61", "in-the-air")
NOTHING_THERE: Final = Reason("MFM-10.7", "nothing-there")
ENOUGH_COLLECTED: Final = Reason("MFM-10.16", "enough-collected")
NO_ROOM: Final = Reason("MFM-10.9", "no-room")
NO_EXCHANGE: Final = Reason("MFM-10.2", "no-exchange")
NO_MATE: Final = Reason("MFM-14.23", "no-mate")
SWAPPED_JUST_NOW: Final = Reason("MFM-R46", "swapped-just-now")
NO_KIT: Final = Reason("MFM-14.5", "no-kit")
NOT_AT_HOME: Final = Reason("MFM-11.1", "not-at-home")
ONE_ACTION: Final = Reason("MFM-11.1", "one-action")
TRIED_BEFORE: Final = Reason("MFM-11.5", "tried-before")

ON_GROUND: Final = [REPAIR, TAKE_OFF, LAUNCH]
IN_AIR: Final = [FLY, MANOEUVRE, CLIMB, LAND]
FREE: Final = [EXCHANGE, SWAP, OVERHAUL, RIFLE, SHOTGUN]
AT_THE_END: Final = [MAKE_GOOD, LESSON, SPEECH, AUTOGRAPHS]


def end_phase(s: Race) -> None:
    """MFM-8.3: a phase may be left unused."""
    if s.turn.flying:
        s.turn.flying = False
    else:
        s.turn.phases -= 1
    s.turn.done.rerolled = False


def goes_on(s: Race, x: int) -> bool:
    """MFM-8.35: is it a flight that goes on?"""
    return s.turn.flying and x in (FLY, MANOEUVRE)


def why_not_act(s: Race, m: int, x: int) -> Reason | None:
    """MFM-8.27 to MFM-8.42: where each action is possible."""
    machine = s.machines[m]
    if not s.turn.phases and not goes_on(s, x):
        return NO_PHASE
    if x == TAKE_OFF:
        return why_not_take_off(s, m)
    if x == LAUNCH:
        return why_not_launch(s, m)
    if x == REPAIR:
        return None if machine.band == GROUND else IN_THE_AIR
    if machine.band == GROUND:
        return ON_THE_GROUND
    if x == CLIMB:
        return None if machine.band < HIGH else HIGH_ALREADY
    if x == FLY and machine.tile == s.course.last():
        return NO_NEXT_TILE
    if x == FLY and not flight.can_cross(s, m):
        return NO_FUEL
    return None if s.dice_for(m, LANDING if x == LAND else FLYING) >= 1 else NO_DICE


def act(s: Race, m: int, x: int) -> None:
    """MFM-8.35: a flight that goes on needs no other phase."""
    machine = s.machines[m]
    if not goes_on(s, x):
        s.turn.phases -= 1
        s.turn.done.rerolled = False
    s.turn.flying = False
    if x == REPAIR:
        repair(s, m)
    elif x in (TAKE_OFF, LAUNCH):
        take_off(s, m, x == LAUNCH)
    elif x == CLIMB:
        machine.band = HIGH
        s.tell_place(m)
    else:
        declare(s, m, TO_FLY if x == FLY else TO_MANOEUVRE if x == MANOEUVRE else TO_LAND)


def why_not_collect(s: Race, m: int, item: int) -> Reason | None:
    """MFM-10.7, MFM-10.13, MFM-10.16, MFM-R61."""
    if s.machines[m].band != GROUND:
        return NOT_LANDED
    if not lies_here(s, m, item):
        return NOTHING_THERE
    if s.turn.collected >= s.book.number["collect"]:
        return ENOUGH_COLLECTED
    return None if fits_item(s, m, item) else NO_ROOM


def why_not_free(s: Race, m: int, x: int) -> Reason | None:
    """MFM-R43, MFM-R45 to MFM-R47."""
    machine = s.machines[m]
    if x == EXCHANGE:
        return None if can_exchange(s, m) else NO_EXCHANGE
    if x == SWAP:
        if machine.crew.mate == NONE or machine.band != GROUND:
            return NO_MATE
        return SWAPPED_JUST_NOW if s.turn.done.swapped else None
    if x == OVERHAUL:
        able = machine.band == GROUND and not s.turn.began.home
        return None if able and s.ready_for(m, OVERHAULS) != NONE else NO_KIT
    return why_not_fire(s, m, RIFLES if x == RIFLE else SHOTGUNS)


def do_free(s: Race, m: int, x: int) -> None:
    machine = s.machines[m]
    owner = machine.owner
    if x == EXCHANGE:
        s.next(Exchange(owner, m))
    elif x == SWAP:
        machine.crew = Crew(machine.crew.mate, machine.crew.pilot, machine.crew.captain)
        s.turn.done.swapped = True
        s.emit("swap", machine.kind, machine.crew.pilot)
        shed(s, m)
    elif x == OVERHAUL:
        s.turn.done.rerolled = False
        kit = s.ready_for(m, OVERHAULS)
        s.charges[kit] = 0
        machine.gear = without(machine.gear, kit)
        s.store.discards = [*s.store.discards, kit]
        s.polish(m, machine.tank.damage())
        repair(s, m)
    else:
        s.next(Shoot(owner, m, RIFLES if x == RIFLE else SHOTGUNS))


def why_not_show(s: Race, m: int, x: int) -> Reason | None:
    """MFM-11.1, MFM-11.5."""
    if not s.turn.began.home:
        return NOT_AT_HOME
    if s.turn.done.shown:
        return ONE_ACTION
    if x == AUTOGRAPHS:
        return None
    if s.machines[m].record.tried[KIND_OF[TO_MAKE_GOOD + x - MAKE_GOOD]]:
        return TRIED_BEFORE
    return None if s.dice_for(m, KIND_OF[TO_MAKE_GOOD + x - MAKE_GOOD]) >= 1 else NO_DICE


def show(s: Race, m: int, x: int) -> None:
    """MFM-11.2 to MFM-11.6."""
    s.turn.done.shown = True
    if x == AUTOGRAPHS:
        s.award(m, FROM_AIRFIELD, s.book.number["autograph_vp"], "autograph")
    else:
        declare(s, m, TO_MAKE_GOOD + x - MAKE_GOOD)
