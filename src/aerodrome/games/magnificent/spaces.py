"""MFM-6.20 to MFM-6.24, MFM-R49: what lies where aboard a machine."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.magnificent import storage
from aerodrome.games.magnificent.state import GROUND, Race
from aerodrome.games.magnificent.terms import CARGO_SLOTS, KINDS, NONE

PASSENGER: Final = "passenger"
HALF: Final = "half"  # of a passenger without a seat, who takes two spaces inside

Space = tuple[str, int]  # what lies there, and the tile where a passenger came aboard
FREE: Final[Space] = ("", NONE)


@final
class Stowage:
    """The spaces of a machine, each with what lies in it, and spare parts over that are to be returned."""

    def __init__(self, s: Race, m: int) -> None:
        """MFM-R49: passengers go into seats first, cargo outside first, spare parts inside first; in the air those that
        were left outside stay there."""
        machine, load = s.machines[m], s.machines[m].hold
        self.seats = [FREE] * storage.seats(s, m)
        self.inside = [FREE] * storage.internal(s, m)
        self.outside = [FREE] * storage.external(s, m)
        self.slots = [FREE] * s.trait(m, CARGO_SLOTS)  # for cargo only
        self.pockets = [FREE] * storage.part_spaces(s, m)  # for spare parts only
        for boarded in load.riders:
            if not _put((PASSENGER, boarded), [self.seats]):
                _put((PASSENGER, boarded), [self.inside])
                _put((HALF, NONE), [self.inside])
        for item in load.cargo:
            cargo = (s.book.cargo[item], NONE)
            if not _put(cargo, [self.slots, self.outside]):
                _put_last(cargo, self.inside)
        far = load.outside if machine.band != GROUND else [0, 0, 0]
        near = [parts - outside for parts, outside in zip(load.parts, far, strict=True)]
        self.over = [part for part in _parts(near) if not _put(part, [self.pockets, self.inside, self.outside])]
        for part in _parts(far):
            _put(part, [self.outside, self.inside, self.pockets])  # not all outside while it is asked which stay there


def _parts(numbers: list[int]) -> list[Space]:
    return [(f"part-{kind}", NONE) for kind, number in zip(KINDS, numbers, strict=True) for _ in range(number)]


def _put(thing: Space, where: list[list[Space]]) -> bool:
    """Into the first free space, if there is one."""
    for spaces in where:
        if FREE in spaces:
            spaces[spaces.index(FREE)] = thing
            return True
    return False


def _put_last(thing: Space, spaces: list[Space]) -> None:
    """Into the last free space: what cannot stay outside lies apart from the passengers."""
    spaces.reverse()
    _put(thing, [spaces])
    spaces.reverse()
