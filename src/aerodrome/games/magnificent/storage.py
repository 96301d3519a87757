"""MFM-6.20 to MFM-6.24, MFM-R49: what fits aboard, and what can be reached in the air."""

from __future__ import annotations

from aerodrome.games.magnificent.state import GROUND, Race, more
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
    return s.book.machine_seats[s.machines[m].kind] + s.trait(m, SEATS)


def internal(s: Race, m: int) -> int:
    return s.book.internal[s.machines[m].kind] + s.trait(m, INTERNAL)


def external(s: Race, m: int) -> int:
    return s.book.external[s.machines[m].kind] + s.trait(m, EXTERNAL)


def part_spaces(s: Race, m: int) -> int:
    """On the active pilot and on cards that stay beside the dashboard."""
    return s.trait(m, PART_SPACES) + s.book.number["kept_spaces"] * len(s.machines[m].hold.kept)


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
    hold = s.machines[m].hold
    return fits(s, m, len(hold.riders) + riders, len(hold.cargo) + cargo, number(hold.parts) + parts)


def holds_without_parts(s: Race, m: int, riders: int = 0, cargo: int = 0) -> bool:
    """MFM-10.8: would there be room if all spare parts were returned?"""
    hold = s.machines[m].hold
    return fits(s, m, len(hold.riders) + riders, len(hold.cargo) + cargo, 0)


def room_inside(s: Race, m: int) -> int:
    """MFM-R49: spare parts that find room inside in the air: cargo goes outside first, passengers into seats."""
    hold = s.machines[m].hold
    left = internal(s, m) - 2 * max(0, len(hold.riders) - seats(s, m))
    left -= max(0, len(hold.cargo) - s.trait(m, CARGO_SLOTS) - external(s, m))
    return part_spaces(s, m) + left


def usable(s: Race, m: int, kind: int) -> int:
    """MFM-6.23: spare parts within reach; on the ground all are."""
    machine = s.machines[m]
    parts = machine.hold.parts[kind]
    return parts if machine.band == GROUND else parts - machine.hold.outside[kind]


def gain_part(s: Race, m: int, kind: int) -> bool:
    """From the supply; in the air inside if there is room, else outside (MFM-R49)."""
    if s.supply.parts[kind] == 0 or not holds(s, m, parts=1):
        return False
    s.supply.parts = more(s.supply.parts, kind, -1)
    put_part(s, m, kind)
    return True


def put_part(s: Race, m: int, kind: int) -> None:
    machine, hold = s.machines[m], s.machines[m].hold
    if machine.band != GROUND and number(hold.parts) - number(hold.outside) >= room_inside(s, m):
        hold.outside = more(hold.outside, kind, 1)
    hold.parts = more(hold.parts, kind, 1)
    s.emit("part", machine.kind, kind, hold.parts[kind])


def take_part(s: Race, m: int, kind: int) -> None:
    """A part leaves the machine, from inside before outside."""
    hold = s.machines[m].hold
    if hold.parts[kind] == hold.outside[kind]:
        hold.outside = more(hold.outside, kind, -1)
    hold.parts = more(hold.parts, kind, -1)


def return_part(s: Race, m: int, kind: int, event: str = "return") -> None:
    """MFM-2.1: spent and discarded parts go back to the supply; told by this event."""
    take_part(s, m, kind)
    s.supply.parts = more(s.supply.parts, kind, 1)
    s.emit(event, s.machines[m].kind, kind, s.machines[m].hold.parts[kind])


def kinds_aboard(s: Race, m: int) -> list[int]:
    return [kind for kind in range(len(KINDS)) if s.machines[m].hold.parts[kind]]
