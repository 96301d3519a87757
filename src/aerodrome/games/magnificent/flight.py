"""MFM-8, MFM-10: what machines do and what follows from it at once."""

from __future__ import annotations

from aerodrome.games.magnificent import storage
from aerodrome.games.magnificent.scoring import notice_landing
from aerodrome.games.magnificent.sizes import PASSENGER
from aerodrome.games.magnificent.state import FINAL_FIELD, GROUND, LOW, MIDDLE_FIELD, Race, marked, more, without
from aerodrome.games.magnificent.terms import (
    AIRFIELD,
    CARGO_VP,
    FIRST_VP,
    FROM_CARGO,
    FROM_FIRST,
    FROM_FLAG,
    FROM_PASSENGERS,
    FROM_STAGES,
    HOME_VP,
    NONE,
    PASSENGER_VP,
    SPECIALS,
    TOWN,
)


def can_cross(s: Race, m: int) -> bool:
    """MFM-8.51, MFM-R3."""
    machine = s.machines[m]
    tiles = s.turn.crossed + 1
    return machine.tile < s.course.last() and tiles < len(s.book.fuel) and s.fuel_cost(tiles) <= machine.tank.fuel


def reveal(s: Race, tile: int) -> None:
    """MFM-8.8: the weather of a tile is turned face up."""
    course = s.course
    if tile < len(course.tiles) and not course.shown[tile]:
        course.shown[tile] = True
        if course.weather[tile] < len(s.book.weather):
            s.emit("weather", tile, course.weather[tile])


def cross(s: Race, m: int, band: int) -> None:
    """MFM-8.34, MFM-8.8: on to the next tile; the weather behind it is revealed."""
    machine = s.machines[m]
    machine.tile += 1
    machine.band = band
    s.turn.crossed += 1
    s.turn.done.moved = True
    s.tell_place(m)
    reveal(s, machine.tile + 1)


def touch_down(s: Race, m: int) -> None:
    """MFM-8.42 to MFM-8.44, MFM-10.1, MFM-R15: on the ground, however badly: race stage marker and deliveries."""
    machine, course = s.machines[m], s.course
    machine.band = GROUND
    machine.hold.outside = [0, 0, 0]
    s.tell_place(m)
    field = MIDDLE_FIELD if machine.tile == course.middle() else FINAL_FIELD if machine.tile == course.last() else NONE
    if field != NONE and not machine.record.staged[field]:
        machine.record.staged = marked(machine.record.staged, field, True)
        if course.stages[field]:
            vp = course.stages[field][0]
            course.stages = [left[1:] if n == field else left for n, left in enumerate(course.stages)]
            s.award(m, FROM_STAGES, vp, "stage")
    deliver(s, m)
    notice_landing(s)


def take_first(s: Race, m: int) -> None:
    """MFM-8.42: the first-to-land marker, if it is still there."""
    machine = s.machines[m]
    if s.course.first[machine.tile]:
        s.course.first = marked(s.course.first, machine.tile, False)
        vp = s.book.first[s.course.tiles[machine.tile]] + s.trait(m, FIRST_VP)
        s.award(m, FROM_FIRST, vp, "first_to_land")


def deliver(s: Race, m: int) -> None:
    """MFM-10.5, MFM-10.6, MFM-10.10 to MFM-10.15, MFM-14.17, MFM-R15, MFM-R16."""
    machine, hold = s.machines[m], s.machines[m].hold
    terrain, last = s.terrain(m), machine.tile == s.course.last()
    for item in hold.cargo:
        wanted = item == terrain if item < SPECIALS else last
        if wanted:
            hold.cargo = without(hold.cargo, item)
            _delivered(s, m, item, FROM_CARGO, s.book.cargo_vp[item] + s.trait(m, CARGO_VP))
    if terrain in (TOWN, AIRFIELD):
        for boarded in hold.riders:
            if boarded < machine.tile:
                hold.riders = without(hold.riders, boarded)
                vp = s.book.number["passenger_vp"] + s.trait(m, PASSENGER_VP)
                _delivered(s, m, PASSENGER, FROM_PASSENGERS, vp)
    if last and s.trait(m, HOME_VP) and not machine.record.points[FROM_FLAG]:
        s.award(m, FROM_FLAG, s.trait(m, HOME_VP), "flag")


def _delivered(s: Race, m: int, item: int, source: int, vp: int) -> None:
    if m == s.turn.machine:
        s.turn.done.delivered = True
    s.award(m, source, vp, "deliver", item)


def stow(s: Race, m: int) -> list[int]:
    """MFM-R49: a machine becomes airborne. If all parts find room inside, or only one kind must share what there is,
    they are stowed; otherwise the kinds that may stay inside are returned."""
    hold = s.machines[m].hold
    hold.outside = hold.parts
    room = storage.room_inside(s, m)
    kinds = storage.kinds_aboard(s, m)
    if storage.number(hold.parts) <= room:
        hold.outside = [0, 0, 0]
    elif len(kinds) == 1:
        hold.outside = more(hold.parts, kinds[0], -room)
    elif room > 0:
        return kinds
    return []


def become_airborne(s: Race, m: int) -> None:
    s.machines[m].band = LOW
    s.tell_place(m)
