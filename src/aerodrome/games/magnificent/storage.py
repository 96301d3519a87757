"""MFM-6.20 to MFM-6.24, MFM-R49: what fits aboard, and what can be reached in the air."""

from __future__ import annotations

from aerodrome.games.magnificent.state import GROUND, Race
from aerodrome.games.magnificent.terms import (
    CARGO_SLOTS,
    EXTERNAL,
    FLYING,
    INTERNAL,
    KINDS,
    LANDING,
    PART_SPACES,
    SEATS,
    TAKEOFF,
)


def number(parts: list[int]) -> int:
    """Of spare parts, of all kinds together."""
    return parts[TAKEOFF] + parts[FLYING] + parts[LANDING]


def seats(s: Race, m: int) -> int:
    return s.book.machine_seats[s.kind[m]] + s.trait(m, SEATS)


def internal(s: Race, m: int) -> int:
    return s.book.internal[s.kind[m]] + s.trait(m, INTERNAL)


def external(s: Race, m: int) -> int:
    return s.book.external[s.kind[m]] + s.trait(m, EXTERNAL)


def part_spaces(s: Race, m: int) -> int:
    """On the active pilot and on cards that stay beside the dashboard."""
    return s.trait(m, PART_SPACES) + s.book.number["kept_spaces"] * len(s.kept[m])


def fits(s: Race, m: int, riders: int, cargo: int, parts: int) -> bool:
    """MFM-R49: so many passengers, cargo tokens and spare parts, however they are arranged."""
    inside, boxes = internal(s, m), 0
    if riders:
        inside -= 2 * max(0, riders - seats(s, m))
    if cargo:
        boxes += max(0, cargo - s.trait(m, CARGO_SLOTS))
    if parts:
        boxes += max(0, parts - part_spaces(s, m))
    return inside >= 0 and boxes <= inside + external(s, m)


def holds(s: Race, m: int, riders: int = 0, cargo: int = 0, parts: int = 0) -> bool:
    """Is there room for so many more (or with so many fewer)?"""
    return fits(s, m, len(s.riders[m]) + riders, len(s.cargo[m]) + cargo, number(s.parts[m]) + parts)


def holds_without_parts(s: Race, m: int, riders: int = 0, cargo: int = 0) -> bool:
    """MFM-10.8: would there be room if all spare parts were returned?"""
    return fits(s, m, len(s.riders[m]) + riders, len(s.cargo[m]) + cargo, 0)


def room_inside(s: Race, m: int) -> int:
    """MFM-R49: spare parts that find room inside in the air: cargo goes outside first, passengers into seats."""
    left = internal(s, m) - 2 * max(0, len(s.riders[m]) - seats(s, m))
    left -= max(0, len(s.cargo[m]) - s.trait(m, CARGO_SLOTS) - external(s, m))
    return part_spaces(s, m) + left


def usable(s: Race, m: int, kind: int) -> int:
    """MFM-6.23: spare parts within reach; on the ground all are."""
    return s.parts[m][kind] if s.band[m] == GROUND else s.parts[m][kind] - s.outside[m][kind]


def gain_part(s: Race, m: int, kind: int) -> bool:
    """From the supply; in the air inside if there is room, else outside (MFM-R49)."""
    if s.supply[kind] == 0 or not holds(s, m, parts=1):
        return False
    s.supply[kind] -= 1
    put_part(s, m, kind)
    return True


def put_part(s: Race, m: int, kind: int) -> None:
    if s.band[m] != GROUND and number(s.parts[m]) - number(s.outside[m]) >= room_inside(s, m):
        s.outside[m][kind] += 1
    s.parts[m][kind] += 1
    s.emit("part", s.kind[m], kind, s.parts[m][kind])


def take_part(s: Race, m: int, kind: int) -> None:
    """A part leaves the machine, from inside before outside."""
    if s.parts[m][kind] == s.outside[m][kind]:
        s.outside[m][kind] -= 1
    s.parts[m][kind] -= 1


def return_part(s: Race, m: int, kind: int) -> None:
    """MFM-2.1: spent and discarded parts go back to the supply."""
    take_part(s, m, kind)
    s.supply[kind] += 1


def kinds_aboard(s: Race, m: int) -> list[int]:
    return [kind for kind in range(len(KINDS)) if s.parts[m][kind]]
