"""Which mutants there are: the named ones, and so many of each room by seed."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from mutation.operators import OPERATORS, Site, changed, sites
from mutation.rooms import SOURCE, Fault, Room, files_of, room_of


class Mutant(NamedTuple):
    """One change of one file, and the room whose tests should notice; `name` is that of a fault, or of an operator."""

    number: int
    name: str
    named: bool
    room: Room
    path: str  # below src/aerodrome
    line: int
    before: str
    after: str
    source: str  # the whole file with the change


def mutants(root: Path, seed: str, faults: tuple[Fault, ...], rooms: tuple[Room, ...]) -> list[Mutant]:
    """The faults first, then the draws of each room. Raises LookupError if the text of a fault is not found."""
    found = [named(root, number, fault, rooms) for number, fault in enumerate(faults, 1)]
    for room in rooms:
        for path, site in draw(root, seed, room):
            source = (root / SOURCE / path).read_text(encoding="utf-8")
            where = (path, site.line, site.before, site.after)
            found.append(Mutant(len(found) + 1, site.operator, False, room, *where, changed(source, site)))
    return found


def named(root: Path, number: int, fault: Fault, rooms: tuple[Room, ...]) -> Mutant:
    """The fault as a mutant."""
    file = root / SOURCE / fault.path
    source = file.read_text(encoding="utf-8") if file.is_file() else ""
    if fault.before not in source:
        raise LookupError(f"fault {number}, {fault.name}: {fault.path} does not hold {fault.before!r}")
    line = source[: source.index(fault.before)].count("\n") + 1
    other = source.replace(fault.before, fault.after, 1)
    room = room_of(fault.path, rooms)
    return Mutant(number, fault.name, True, room, fault.path, line, fault.before, fault.after, other)


def draw(root: Path, seed: str, room: Room) -> list[tuple[str, Site]]:
    """As many sites of a room as it has draws: each operator in turn, and at most one in a function. What is drawn of a
    function does not depend on what stands elsewhere."""
    every: list[tuple[bytes, str, Site]] = []
    for path in files_of(room, root):
        same: Counter[tuple[str, ...]] = Counter()
        for site in sites((root / SOURCE / path).read_text(encoding="utf-8")):
            what = (path, site.scope, site.operator, site.before)
            same[what] += 1
            every.append((sha256("/".join([seed, *what, str(same[what])]).encode()).digest(), path, site))
    every.sort(key=lambda each: each[0])
    taken: list[tuple[str, Site]] = []
    used: set[tuple[str, str]] = set()
    turn = int.from_bytes(sha256(f"{seed}/{room.name}".encode()).digest()[:2]) % len(OPERATORS)
    while len(taken) < room.draws:
        left = [(path, site) for _, path, site in every if (path, site.scope) not in used]
        if not left:
            raise LookupError(f"{room.name} has no {room.draws} functions to draw from")
        operator = OPERATORS[(turn + len(taken)) % len(OPERATORS)]
        path, site = next((each for each in left if each[1].operator == operator), left[0])
        used.add((path, site.scope))
        taken.append((path, site))
    return taken
