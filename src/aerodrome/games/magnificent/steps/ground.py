"""MFM-8.27 to MFM-8.30, MFM-10, D14 to D18, D24 to D26: what is done on the ground, and how a machine leaves it."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.magnificent import flight, storage
from aerodrome.games.magnificent.actions import DONE, FUEL, LAUNCH, NO, PART, TAKE_OFF
from aerodrome.games.magnificent.outcomes import lift_off
from aerodrome.games.magnificent.sizes import PASSENGER
from aerodrome.games.magnificent.state import GROUND, LOW, Race, more, without
from aerodrome.games.magnificent.steps.choices import shed
from aerodrome.games.magnificent.steps.trials import declare
from aerodrome.games.magnificent.terms import KINDS, MEND, NONE, RESTOCK, TAKEOFF
from aerodrome.games.magnificent.terms import LAUNCH as LAUNCHES
from aerodrome.games.magnificent.trial import TO_TAKE_OFF
from aerodrome.kernel.step import AUTO, Reason, Step

SCAVENGE: Final = Reason("MFM-8.29", "scavenge")
NONE_LEFT: Final = Reason("MFM-R28", "none-left")
NO_ROOM: Final = Reason("MFM-8.29", "no-room")
NO_FUEL_ROOM: Final = Reason("MFM-8.53", "no-fuel-room")
TAKE_OFF_OR_NOT: Final = Reason("MFM-8.30", "take-off-or-not")
CRIPPLED: Final = Reason("MFM-8.58", "crippled")
NO_DICE: Final = Reason("MFM-R7", "no-dice")
NO_CATAPULT: Final = Reason("MFM-14.4", "no-catapult")
NO_FUEL: Final = Reason("MFM-8.51", "no-fuel")
AT_HOME: Final = Reason("MFM-R34", "at-home")
IN_THE_AIR: Final = Reason("MFM-8.31", "in-the-air")
RESTOCK_A_PART: Final = Reason("MFM-13.15", "restock-a-part")


def why_no_takeoff(s: Race, m: int) -> Reason | None:
    """MFM-8.31, MFM-8.58, MFM-R34, MFM-R41: not from the final airfield, nor with two markers on the gauge."""
    machine = s.machines[m]
    if machine.band != GROUND:
        return IN_THE_AIR
    if machine.tile == s.course.last():
        return AT_HOME
    if s.is_crippled(m) and not s.trait(m, MEND):
        return CRIPPLED
    return None


def why_not_take_off(s: Race, m: int) -> Reason | None:
    return why_no_takeoff(s, m) or (None if s.dice_for(m, TAKEOFF) >= 1 else NO_DICE)


def why_not_launch(s: Race, m: int) -> Reason | None:
    """MFM-14.4, MFM-R44."""
    if s.ready_for(m, LAUNCHES) == NONE:
        return NO_CATAPULT
    return why_no_takeoff(s, m) or (None if flight.can_cross(s, m) else NO_FUEL)


def take_off(s: Race, m: int, launched: bool) -> None:
    """MFM-R41, MFM-R42: what a pilot does on declaring a takeoff comes first."""
    s.mend(m, s.trait(m, MEND))
    s.next(LeaveGround(m, launched))
    if s.trait(m, RESTOCK) and any(s.supply.parts) and storage.holds(s, m, parts=1):
        s.next(Restock(s.machines[m].owner, m))


@final
class Restock(Step[Race]):
    """MFM-13.15, MFM-R42, D17: a spare part of the owner's choice."""

    def __init__(self, who: int, machine: int) -> None:
        super().__init__(who)
        self.machine = machine

    def legal(self, s: Race) -> list[int]:
        return [PART + kind for kind in range(len(KINDS)) if s.supply.parts[kind]]

    def why(self, s: Race, x: int) -> Reason | None:
        if x in self.legal(s):
            return None
        return NONE_LEFT if PART <= x < PART + len(KINDS) else RESTOCK_A_PART

    def apply(self, s: Race, x: int) -> None:
        storage.gain_part(s, self.machine, x - PART)


@final
class LeaveGround(Step[Race]):
    """MFM-8.31: by a test. MFM-14.4, MFM-R44: or by the catapult, over the tile and into the low band of the next."""

    def __init__(self, machine: int, launched: bool) -> None:
        super().__init__(AUTO)
        self.machine, self.launched = machine, launched

    def run(self, s: Race) -> None:
        m = self.machine
        if not self.launched:
            declare(s, m, TO_TAKE_OFF)
            return
        device = s.ready_for(m, LAUNCHES)
        s.charges[device] -= 1
        s.emit("use_device", s.machines[m].kind, device, s.charges[device])
        lift_off(s, m)
        flight.cross(s, m, LOW)


def repair(s: Race, m: int) -> None:
    """MFM-8.27 to MFM-8.30: damage to the scoring area, a fuel cube, then items; on an airfield perhaps a takeoff."""
    machine = s.machines[m]
    s.emit("repair", machine.kind)
    s.mend(m, machine.tank.gauge)
    s.add_fuel(m, 1)
    s.next(AfterRepair(m))
    scavenge(s, m, s.book.resource[s.course.tiles[machine.tile]])


def scavenge(s: Race, m: int, items: int) -> None:
    step = Scavenge(s.machines[m].owner, m, items)
    if items and len(step.legal(s)) > 1:
        s.next(step)


@final
class Scavenge(Step[Race]):
    """MFM-8.29, D15: a spare part of any kind or a fuel cube, as far as there is room."""

    def __init__(self, who: int, machine: int, left: int) -> None:
        super().__init__(who)
        self.machine, self.left = machine, left

    def legal(self, s: Race) -> list[int]:
        m = self.machine
        room = storage.holds(s, m, parts=1)
        found = [PART + kind for kind in range(len(KINDS)) if room and s.supply.parts[kind]]
        if s.fuel_room(m):
            found.append(FUEL)
        return [*found, DONE]

    def why(self, s: Race, x: int) -> Reason | None:
        if x in self.legal(s):
            return None
        if PART <= x < PART + len(KINDS):
            return NONE_LEFT if s.supply.parts[x - PART] == 0 else NO_ROOM
        return NO_FUEL_ROOM if x == FUEL else SCAVENGE

    def default(self, s: Race) -> int:
        return DONE

    def apply(self, s: Race, x: int) -> None:
        if x == DONE:
            return
        if x == FUEL:
            s.add_fuel(self.machine, 1)
        else:
            storage.gain_part(s, self.machine, x - PART)
        scavenge(s, self.machine, self.left - 1)


@final
class AfterRepair(Step[Race]):
    """MFM-8.30, MFM-R40: on an airfield a takeoff may follow in the same phase."""

    def __init__(self, machine: int) -> None:
        super().__init__(AUTO)
        self.machine = machine

    def run(self, s: Race) -> None:
        m = self.machine
        if s.on_airfield(m) and (why_not_take_off(s, m) is None or why_not_launch(s, m) is None):
            s.next(TakeOffToo(s.machines[m].owner, m))


@final
class TakeOffToo(Step[Race]):
    """MFM-8.30, D16."""

    def __init__(self, who: int, machine: int) -> None:
        super().__init__(who)
        self.machine = machine

    def legal(self, s: Race) -> list[int]:
        return [x for x in (TAKE_OFF, LAUNCH, NO) if self.why(s, x) is None]

    def why(self, s: Race, x: int) -> Reason | None:
        if x == TAKE_OFF:
            return why_not_take_off(s, self.machine)
        if x == LAUNCH:
            return why_not_launch(s, self.machine)
        return None if x == NO else TAKE_OFF_OR_NOT

    def default(self, s: Race) -> int:
        return NO

    def apply(self, s: Race, x: int) -> None:
        if x != NO:
            take_off(s, self.machine, x == LAUNCH)


def lies_here(s: Race, m: int, item: int) -> bool:
    """Is there such an item on the machine's tile?"""
    tile = s.machines[m].tile
    return s.course.passengers[tile] > 0 if item == PASSENGER else item in s.course.cargo[tile]


def fits_item(s: Race, m: int, item: int) -> bool:
    """MFM-10.7, MFM-10.8, MFM-10.13: spare parts may be returned to make room, cargo never."""
    if item == PASSENGER:
        return storage.holds_without_parts(s, m, riders=1)
    return storage.holds_without_parts(s, m, cargo=1)


def collect(s: Race, m: int, item: int) -> None:
    """MFM-10.7 to MFM-10.9, MFM-10.13, MFM-10.16."""
    machine, course = s.machines[m], s.course
    tile, hold = machine.tile, machine.hold
    if item == PASSENGER:
        course.passengers = more(course.passengers, tile, -1)
        hold.riders = [*hold.riders, tile]
    else:
        left = without(course.cargo[tile], item)
        course.cargo = [left if n == tile else cargo for n, cargo in enumerate(course.cargo)]
        hold.cargo = [*hold.cargo, item]
    s.turn.collected += 1
    s.turn.done.loaded = True
    s.emit("collect", machine.kind, item)
    shed(s, m)
