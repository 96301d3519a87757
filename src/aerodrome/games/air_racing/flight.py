"""ARC-9, ARC-11 to ARC-13: how an aircraft moves: what is free, what is ahead, and which checks are due."""

from __future__ import annotations

from typing import Final

from aerodrome.games.air_racing.actions import CLIMB, DIVE, END, ENGAGE, FLY, IN, OUT, STEP
from aerodrome.games.air_racing.state import LOW, PYLONS, B, Meeting
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


def is_free(s: Meeting, seat: int, lane: int, place: int) -> bool:
    """ARC-9.6: would the aircraft keep its distance there? Laps and altitudes do not matter."""
    length = s.book.course.length[lane]
    for other in range(len(s.lane)):
        if other != seat and s.lane[other] == lane and s.flying[other]:
            gap = abs(place - s.place[other])
            if gap < TILE or length - gap < TILE:
                return False
    return True


def room(s: Meeting, seat: int) -> int:
    """ARC-9.6, ARC-11.5: for how many half-tiles there are budget and a free way ahead, in its lane."""
    lane, place = s.lane[seat], s.place[seat]
    length, found = s.book.course.length[lane], s.budget
    for other in range(len(s.lane)):
        if other != seat and s.lane[other] == lane and s.flying[other]:
            found = min(found, (s.place[other] - place) % length - TILE)
    return found


def can_fly(s: Meeting, seat: int) -> bool:
    """ARC-11.4: is there at least one?"""
    return room(s, seat) > 0


def due(s: Meeting, seat: int, laps: int, place: int) -> int:
    """ARC-15.1, ARC-15.2: the pylon that is to be checked at this place of lane 0.
    ARC-15.5: the blue one not at the start; ARC-15.8: after the final crossing only the blue one."""
    pylon = s.book.course.pylon_at[place]
    if pylon == NO_PYLON or laps * PYLONS + pylon in s.checked[seat]:
        return NO_PYLON
    is_blue = pylon == len(s.book.course.gates) - 1
    wanted = laps >= 1 if is_blue else laps < s.laps_due
    return pylon if wanted else NO_PYLON


def fly(s: Meeting, seat: int, most: int) -> int:
    """ARC-R28: half-tile by half-tile, at least one, until the budget or the way ends, or before a check; the pylon
    whose check is due then, if the first half-tile makes it so."""
    lane, length = s.lane[seat], s.book.course.length[s.lane[seat]]
    laps, place = s.laps[seat], s.place[seat]
    flown, pylon = 0, NO_PYLON
    most = min(most, room(s, seat))
    while flown < most and pylon == NO_PYLON:
        after = place + 1 if place + 1 < length else 0
        if lane == 0:
            pylon = due(s, seat, laps + (after == 0), after)
            if pylon != NO_PYLON and flown:
                pylon = NO_PYLON
                break
        place = after
        flown += 1
        if place == 0:
            laps += 1
            s.emit("lap", seat, laps)
    s.place[seat], s.laps[seat] = place, laps
    s.budget -= flown
    s.emit("fly", seat, flown, laps, place)
    return pylon


def ahead(s: Meeting, seat: int) -> tuple[int, int, list[int]]:
    """ARC-9.9: the laps and place to which the rest of the budget leads in this lane, and the pylons on the way that
    need a check."""
    lane, length = s.lane[seat], s.book.course.length[s.lane[seat]]
    laps, place, gates = s.laps[seat], s.place[seat], list[int]()
    for _ in range(room(s, seat)):
        place = (place + 1) % length
        laps += place == 0
        if lane == 0 and (pylon := due(s, seat, laps, place)) != NO_PYLON:
            gates.append(pylon)
    return laps, place, gates


def stretch(s: Meeting, seat: int, most: int) -> int:
    """ARC-R28: how many half-tiles, of so many at most, FLY would go: before the first check, or into it."""
    most = min(most, room(s, seat))
    if s.lane[seat] != 0:
        return max(0, most)
    length = s.book.course.length[0]
    laps, place = s.laps[seat], s.place[seat]
    for flown in range(most):
        place = (place + 1) % length
        laps += place == 0
        if due(s, seat, laps, place) != NO_PYLON:
            return max(1, flown)
    return max(0, most)


def checks_next(s: Meeting, seat: int) -> bool:
    """Would the next half-tile make a check due?"""
    length = s.book.course.length[0]
    place = (s.place[seat] + 1) % length
    return s.lane[seat] == 0 and due(s, seat, s.laps[seat] + (place == 0), place) != NO_PYLON


def beside(s: Meeting, seat: int, to: int) -> int:
    """ARC-12.3: the place where a side-step into the neighbouring lane ends."""
    lane, course = s.lane[seat], s.book.course
    return (course.inward if to < lane else course.outward)[lane][s.place[seat]]


def side_step(s: Meeting, seat: int, to: int) -> int:
    """ARC-12.1: for one Speed; the pylon whose check is due there, if one is."""
    place = beside(s, seat, to)
    s.lane[seat], s.place[seat] = to, place
    s.budget -= TILE
    s.emit("aside", seat, to, place)
    return due(s, seat, s.laps[seat], place) if to == 0 else NO_PYLON


def change_level(s: Meeting, seat: int, by: int) -> None:
    """ARC-13.2, ARC-13.3: up costs one Speed, down adds one."""
    s.altitude[seat] += by
    s.levels += 1
    s.budget -= TILE * by
    s.emit("altitude", seat, s.altitude[seat])


def engine_modifier(s: Meeting, seat: int) -> int:
    """ARC-14.1, ARC-16.5: FAST, less the Boosts already played in this turn."""
    return s.skill(seat) - s.engaged


def options(s: Meeting, seat: int) -> list[int]:
    """ARC, movement options: those that are open now, as `why_not` has it, each thing looked at once. Nobody changes
    this list."""
    lane, altitude, menu = s.lane[seat], s.altitude[seat], FLIES if can_fly(s, seat) else ENDS
    if menu == FLIES and stretch(s, seat, TILE + 1) > TILE:
        menu += STEPS
    if s.budget >= TILE:
        if lane > 0 and is_free(s, seat, lane - 1, beside(s, seat, lane - 1)):
            menu += GOES_IN
        if lane + 1 < len(s.book.course.length) and is_free(s, seat, lane + 1, beside(s, seat, lane + 1)):
            menu += GOES_OUT
    if s.levels < s.book.altitude_changes:
        if altitude < s.book.altitudes - 1 and s.budget >= TILE:
            menu += CLIMBS
        if altitude > LOW:
            menu += DIVES
    if s.mods[seat][B]:
        menu += BOOSTS
    return MENUS[menu]


def why_not(s: Meeting, seat: int, x: int) -> Reason | None:
    """ARC, movement options: why one of them is not open now."""
    if x in (FLY, STEP):
        if not can_fly(s, seat):
            return BLOCKED if s.budget else NO_BUDGET
        return NOT_FURTHER if x == STEP and stretch(s, seat, TILE + 1) <= TILE else None
    if x in (IN, OUT):
        to = s.lane[seat] + (-1 if x == IN else 1)
        if not 0 <= to < len(s.book.course.length):
            return NO_LANE
        if s.budget < TILE:
            return STEP_COST
        return None if is_free(s, seat, to, beside(s, seat, to)) else LANE_TAKEN
    if x in (CLIMB, DIVE):
        if s.levels >= s.book.altitude_changes:
            return LEVELS_USED
        if x == DIVE:
            return None if s.altitude[seat] > LOW else AT_THE_BOTTOM
        if s.altitude[seat] == s.book.altitudes - 1:
            return AT_THE_TOP
        return None if s.budget >= TILE else CLIMB_COST
    if x == ENGAGE:
        return None if s.mods[seat][B] else NO_BOOST
    return MUST_FLY if x == END and can_fly(s, seat) else None


def move_back(s: Meeting, seat: int, half_tiles: int) -> None:
    """ARC-18.3, ARC-18.6: along its lane, over other aircraft, and further to the first free place."""
    lane = s.lane[seat]
    length = s.book.course.length[lane]
    laps, place = s.laps[seat], s.place[seat]
    back = 0
    while back < half_tiles or (back and not is_free(s, seat, lane, place)):
        place -= 1
        back += 1
        if place < 0:
            place, laps = length - 1, laps - 1
    if back:
        s.laps[seat], s.place[seat] = laps, place
        s.emit("back", seat, back, laps, place)
