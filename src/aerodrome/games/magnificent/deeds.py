"""MFM-8, MFM-10: what machines do and what follows from it at once."""

from __future__ import annotations

from aerodrome.games.magnificent import storage
from aerodrome.games.magnificent.marks import DELIVERED, MOVED, TAIL_WIND
from aerodrome.games.magnificent.scoring import notice_landing
from aerodrome.games.magnificent.state import FINAL_FIELD, GROUND, LOW, MIDDLE_FIELD, Race
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
    WEATHERS,
)

PASSENGER_ITEM = 6


def fuel_cost(s: Race, tiles: int) -> int:
    """MFM-8.50; with a tail wind as for one tile fewer."""
    return s.book.fuel[max(0, tiles - 1) if s.has_mark(TAIL_WIND) else tiles]


def can_cross(s: Race, m: int) -> bool:
    """MFM-8.51, MFM-R3."""
    tiles = s.crossed + 1
    return s.tile[m] < s.last_tile() and tiles < len(s.book.fuel) and fuel_cost(s, tiles) <= s.fuel[m]


def reveal(s: Race, tile: int) -> None:
    """MFM-8.8: the weather of a tile is turned face up."""
    if tile < len(s.course) and not s.shown[tile]:
        s.shown[tile] = 1
        if s.weather[tile] < WEATHERS:
            s.emit("weather", tile, s.weather[tile])


def cross(s: Race, m: int, band: int) -> None:
    """MFM-8.34, MFM-8.8: on to the next tile; the weather behind it is revealed."""
    s.tile[m] += 1
    s.band[m] = band
    s.crossed += 1
    s.marks |= MOVED
    s.emit("move", s.kind[m], s.tile[m], band)
    reveal(s, s.tile[m] + 1)


def touch_down(s: Race, m: int) -> None:
    """MFM-8.42 to MFM-8.44, MFM-10.1, MFM-R15: on the ground, however badly: race stage marker and deliveries."""
    s.band[m] = GROUND
    s.outside[m] = [0, 0, 0]
    s.emit("move", s.kind[m], s.tile[m], GROUND)
    field = MIDDLE_FIELD if s.tile[m] == s.middle_tile() else FINAL_FIELD if s.tile[m] == s.last_tile() else NONE
    if field != NONE and not s.staged[m] >> field & 1:
        s.staged[m] |= 1 << field
        if s.stages[field]:
            vp = s.stages[field].pop(0)
            s.score(m, FROM_STAGES, vp)
            s.emit("stage", s.kind[m], vp)
    deliver(s, m)
    notice_landing(s)


def take_first(s: Race, m: int) -> None:
    """MFM-8.42: the first-to-land marker, if it is still there."""
    if s.first_on[s.tile[m]]:
        s.first_on[s.tile[m]] = 0
        vp = s.book.first[s.course[s.tile[m]]] + s.trait(m, FIRST_VP)
        s.score(m, FROM_FIRST, vp)
        s.emit("first_to_land", s.kind[m], vp)


def deliver(s: Race, m: int) -> None:
    """MFM-10.5, MFM-10.6, MFM-10.10 to MFM-10.15, MFM-14.17, MFM-R15, MFM-R16."""
    terrain, last = s.terrain(m), s.tile[m] == s.last_tile()
    for item in s.cargo[m][:]:
        wanted = item == terrain if item < SPECIALS else last
        if wanted:
            s.cargo[m].remove(item)
            _delivered(s, m, item, FROM_CARGO, s.book.cargo_vp[item] + s.trait(m, CARGO_VP))
    if terrain in (TOWN, AIRFIELD):
        for boarded in s.riders[m][:]:
            if boarded < s.tile[m]:
                s.riders[m].remove(boarded)
                vp = s.book.number["passenger_vp"] + s.trait(m, PASSENGER_VP)
                _delivered(s, m, PASSENGER_ITEM, FROM_PASSENGERS, vp)
    if last and s.trait(m, HOME_VP) and not s.points[m][FROM_FLAG]:
        s.score(m, FROM_FLAG, s.trait(m, HOME_VP))
        s.emit("flag", s.kind[m], s.trait(m, HOME_VP))


def _delivered(s: Race, m: int, item: int, source: int, vp: int) -> None:
    s.score(m, source, vp)
    if m == s.machine:
        s.marks |= DELIVERED
    s.emit("deliver", s.kind[m], item, vp)


def stow(s: Race, m: int) -> list[int]:
    """MFM-R49: a machine becomes airborne. If all parts find room inside, or only one kind must share what there is,
    they are stowed; otherwise the kinds that may stay inside are returned."""
    s.outside[m] = s.parts[m][:]
    room = storage.room_inside(s, m)
    kinds = storage.kinds_aboard(s, m)
    if storage.number(s.parts[m]) <= room:
        s.outside[m] = [0, 0, 0]
    elif len(kinds) == 1:
        s.outside[m][kinds[0]] = s.parts[m][kinds[0]] - room
    elif room > 0:
        return kinds
    return []


def become_airborne(s: Race, m: int) -> None:
    s.band[m] = LOW
    s.emit("move", s.kind[m], s.tile[m], LOW)
