"""ARC-9, ARC-11 to ARC-13: how an aircraft moves: what is free, what is ahead, and which checks are due."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.games.air_racing.actions import CLIMB, DIVE, END, ENGAGE, FLY, IN, OUT, STEP
from aerodrome.games.air_racing.pieces import LOW, Aircraft
from aerodrome.games.air_racing.state import Meeting
from aerodrome.kernel.step import Reason

TILE: Final = 2  # half-tiles; also what one Speed flies
NO_PYLON: Final = -1

FLIES: Final = 1  # what a menu holds, a bit each, in the order of the actions
STEPS: Final = 2
GOES_IN: Final = 4
GOES_OUT: Final = 8
CLIMBS: Final = 16
DIVES: Final = 32
BOOSTS: Final = 64
ENDS: Final = 128
MENUS: Final = [[x for x in range(FLY, END + 1) if menu >> x - FLY & 1] for menu in range(2 * ENDS)]

NO_BUDGET: Final = Reason("ARC-11.1", "no-budget")
BLOCKED: Final = Reason("ARC-11.5", "blocked")
NOT_FURTHER: Final = Reason("ARC-11.2", "step-is-fly")
STEP_COST: Final = Reason("ARC-12.2", "step-aside-cost")
NO_LANE: Final = Reason("ARC-12.4", "no-lane")
LANE_TAKEN: Final = Reason("ARC-12.4", "lane-taken")
CLIMB_COST: Final = Reason("ARC-13.2", "climb-cost")
LEVELS_USED: Final = Reason("ARC-13.4", "levels-used")
AT_THE_TOP: Final = Reason("ARC-13.5", "at-the-top")
AT_THE_BOTTOM: Final = Reason("ARC-13.5", "at-the-bottom")
NO_BOOST: Final = Reason("ARC-16.1", "no-boost")
MUST_FLY: Final = Reason("ARC-11.4", "must-fly")


def is_free(s: Meeting, seat: int, lane: i64, place: i64) -> bool:
    """ARC-9.6: would the aircraft keep its distance there? Laps and altitudes do not matter."""
    me = s.aircraft[seat]
    for plane in s.aircraft:
        if plane.lane == lane and plane.flying and plane is not me:
            length: i64 = s.book.course.length[lane]
            gap = (place - plane.place) % length
            if gap < TILE or length - gap < TILE:
                return False
    return True


def room(s: Meeting, seat: int) -> i64:
    """ARC-9.6, ARC-11.5: for how many half-tiles there are budget and a free way ahead, in its lane."""
    me = s.aircraft[seat]
    found: i64 = s.flight.budget
    for plane in s.aircraft:
        if plane.lane == me.lane and plane.flying and plane is not me:
            length: i64 = s.book.course.length[me.lane]
            found = min(found, (plane.place - me.place) % length - TILE)
    return found


def can_fly(s: Meeting, seat: int) -> bool:
    """ARC-11.4: is there at least one?"""
    return room(s, seat) > 0


def due(s: Meeting, plane: Aircraft, laps: i64, place: i64) -> int:
    """ARC-15.1, ARC-15.2: the pylon that is to be checked at this place of lane 0.
    ARC-15.5: the blue one not at the start; ARC-15.8: after the final crossing only the blue one."""
    pylon = s.book.course.pylon_at[place]
    if pylon == NO_PYLON or plane.is_checked(pylon, laps):
        return NO_PYLON
    is_blue = pylon == len(s.book.course.gates) - 1
    wanted = laps >= 1 if is_blue else laps < s.race.laps_due
    return pylon if wanted else NO_PYLON


def fly(s: Meeting, seat: int, most: i64) -> int:
    """ARC-R28: half-tile by half-tile, at least one, until the budget or the way ends, or before a check; the pylon
    whose check is due then, if the first half-tile makes it so."""
    plane = s.aircraft[seat]
    length: i64 = s.book.course.length[plane.lane]
    flown = stretch(s, seat, most)
    laps, place = plane.laps, plane.place + flown
    while place >= length:
        place -= length
        laps += 1
        s.emit("lap", seat, laps)
    plane.place, plane.laps = place, laps
    s.flight.budget -= flown
    s.emit("fly", seat, flown, laps, place)
    return due(s, plane, laps, place) if plane.lane == 0 and flown == 1 else NO_PYLON


def ahead(s: Meeting, seat: int) -> tuple[int, int, list[int]]:
    """ARC-9.9: the laps and place to which the rest of the budget leads in this lane, and the pylons on the way that
    need a check."""
    plane = s.aircraft[seat]
    length: i64 = s.book.course.length[plane.lane]
    laps, place, gates = plane.laps, plane.place, list[int]()
    for _ in range(room(s, seat)):
        place = (place + 1) % length
        laps += place == 0
        if plane.lane == 0 and (pylon := due(s, plane, laps, place)) != NO_PYLON:
            gates.append(pylon)
    return laps, place, gates


def stretch(s: Meeting, seat: int, most: i64) -> i64:
    """ARC-R28: how many half-tiles, of so many at most, FLY would go: before the first check, or into it."""
    plane = s.aircraft[seat]
    most = min(most, room(s, seat))
    if plane.lane != 0:
        return max(0, most)
    course = s.book.course
    length: i64 = course.length[0]
    laps, place = plane.laps, plane.place
    flown: i64 = course.to_pylon[place]
    while flown <= most:
        place += course.to_pylon[place]
        if place >= length:
            place -= length
            laps += 1
        if due(s, plane, laps, place) != NO_PYLON:
            return max(1, flown - 1)
        flown += course.to_pylon[place]
    return max(0, most)


def checks_next(s: Meeting, seat: int) -> bool:
    """Would the next half-tile make a check due?"""
    plane = s.aircraft[seat]
    place = (plane.place + 1) % s.book.course.length[0]
    return plane.lane == 0 and due(s, plane, plane.laps + (place == 0), place) != NO_PYLON


def beside(s: Meeting, seat: int, to: i64) -> int:
    """ARC-12.3: the place where a side-step into the neighbouring lane ends."""
    plane, course = s.aircraft[seat], s.book.course
    return (course.inward if to < plane.lane else course.outward)[plane.lane][plane.place]


def side_step(s: Meeting, seat: int, to: i64) -> int:
    """ARC-12.1: for one Speed; the pylon whose check is due there, if one is."""
    plane, place = s.aircraft[seat], beside(s, seat, to)
    plane.lane, plane.place = to, place
    s.flight.budget -= TILE
    s.emit("aside", seat, to, place)
    return due(s, plane, plane.laps, place) if to == 0 else NO_PYLON


def change_level(s: Meeting, seat: int, by: int) -> None:
    """ARC-13.2, ARC-13.3: up costs one Speed, down adds one."""
    plane = s.aircraft[seat]
    plane.altitude += by
    s.flight.levels += 1
    s.flight.budget -= TILE * by
    s.emit("altitude", seat, plane.altitude)


def speed_after(speed: int, tokens: list[int]) -> int:
    """ARC-17.2: the Speed in halves that is left when these tokens are paid, as far as it goes."""
    for token in tokens:
        speed = max(0, speed - TILE * token)
    return speed


def engine_modifier(s: Meeting, seat: int) -> int:
    """ARC-14.1, ARC-16.5: FAST, less the Boosts already played in this turn."""
    return s.aircraft[seat].mods.fast - s.flight.engaged


def options(s: Meeting, seat: int) -> list[int]:
    """ARC, movement options: those that are open now, as `why_not` has it, each thing looked at once. Nobody changes
    this list."""
    plane, far = s.aircraft[seat], stretch(s, seat, TILE + 1)
    lane, menu = plane.lane, ENDS if not far else FLIES if far <= TILE else FLIES + STEPS
    budget = s.flight.budget
    if budget >= TILE:
        if lane > 0 and is_free(s, seat, lane - 1, beside(s, seat, lane - 1)):
            menu += GOES_IN
        if lane + 1 < len(s.book.course.length) and is_free(s, seat, lane + 1, beside(s, seat, lane + 1)):
            menu += GOES_OUT
    if s.flight.levels < s.book.altitude_changes:
        if plane.altitude < s.book.altitudes - 1 and budget >= TILE:
            menu += CLIMBS
        if plane.altitude > LOW:
            menu += DIVES
    if plane.mods.boosts:
        menu += BOOSTS
    return MENUS[menu]


def why_not(s: Meeting, seat: int, x: int) -> Reason | None:
    """ARC, movement options: why one of them is not open now."""
    plane, budget = s.aircraft[seat], s.flight.budget
    if x in (FLY, STEP):
        if not can_fly(s, seat):
            return BLOCKED if budget else NO_BUDGET
        return NOT_FURTHER if x == STEP and stretch(s, seat, TILE + 1) <= TILE else None
    if x in (IN, OUT):
        to = plane.lane + (-1 if x == IN else 1)
        if not 0 <= to < len(s.book.course.length):
            return NO_LANE
        if budget < TILE:
            return STEP_COST
        return None if is_free(s, seat, to, beside(s, seat, to)) else LANE_TAKEN
    if x in (CLIMB, DIVE):
        if s.flight.levels >= s.book.altitude_changes:
            return LEVELS_USED
        if x == DIVE:
            return None if plane.altitude > LOW else AT_THE_BOTTOM
        if plane.altitude == s.book.altitudes - 1:
            return AT_THE_TOP
        return None if budget >= TILE else CLIMB_COST
    if x == ENGAGE:
        return None if plane.mods.boosts else NO_BOOST
    return MUST_FLY if x == END and can_fly(s, seat) else None


def move_back(s: Meeting, seat: int, half_tiles: int) -> None:
    """ARC-18.3, ARC-18.6: along its lane, over other aircraft, and further to the first free place."""
    plane = s.aircraft[seat]
    length: i64 = s.book.course.length[plane.lane]
    laps, place = plane.laps, plane.place
    back = 0
    while back < half_tiles or (back and not is_free(s, seat, plane.lane, place)):
        place -= 1
        back += 1
        if place < 0:
            place, laps = length - 1, laps - 1
    if back:
        plane.laps, plane.place = laps, place
        s.emit("back", seat, back, laps, place)
