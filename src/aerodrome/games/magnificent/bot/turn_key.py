"""A way through a turn: where a machine is after it, in one number of which every part has four bits, because the plan
weighs thousands of them for a choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.games.magnificent.state import Race

LANDED: Final = 0  # 1 if it has landed in this turn
GAUGE: Final = 4  # damage on the gauge
STUNTS: Final = 8  # manoeuvres passed
TESTS: Final = 12  # taken: of takeoff, of flying and of landing
FLIES: Final = 24  # 1 while a flight may go on in the same phase
PHASES: Final = 28  # not yet begun
CROSSED: Final = 32  # tiles
FUEL: Final = 36
BAND: Final = 40
TILE: Final = 44

BITS: Final = 4
MASK: Final = 15
MOST_TESTS: Final = 12


def part(w: i64, at: i64) -> int:
    return w >> at & MASK


def put(w: i64, at: i64, number: int) -> i64:
    """The same way but for one part."""
    n: i64 = number
    return w + (n - (w >> at & MASK) << at)


def add(w: i64, at: i64, number: int) -> i64:
    n: i64 = number
    return w + (n << at)


def tests(w: i64, kind: int) -> int:
    return part(w, TESTS + BITS * kind)


def tested(w: i64, kind: int) -> i64:
    """A test of a kind more."""
    return add(w, TESTS + BITS * kind, 1) if tests(w, kind) < MOST_TESTS else w


def now(s: Race, m: int) -> i64:
    """Where a machine is; phases are left only in its own turn."""
    machine = s.machines[m]
    w: i64 = machine.tile
    w <<= TILE
    w = add(add(add(w, BAND, machine.band), FUEL, machine.tank.fuel), GAUGE, machine.tank.gauge)
    for kind in range(3):
        w = add(w, TESTS + BITS * kind, machine.taken.tests[kind])
    w = add(w, STUNTS, machine.taken.stunts)
    if s.turn.machine == m:
        w = add(add(add(w, CROSSED, s.turn.crossed), PHASES, s.turn.phases), FLIES, s.turn.flying)
    return w
