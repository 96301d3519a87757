"""MFM-R49, D18: what stays within reach in the air."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.magnificent import storage
from aerodrome.games.magnificent.actions import PART
from aerodrome.games.magnificent.state import Race, more
from aerodrome.games.magnificent.terms import KINDS
from aerodrome.kernel.step import Reason, Step

STOW_A_PART: Final = Reason("MFM-R49", "stow-a-part")
NONE_OUTSIDE: Final = Reason("MFM-R49", "none-outside")


@final
class Stow(Step[Race]):
    """Parts must go outside: the owner picks which kind goes inside next."""

    def __init__(self, who: int, machine: int) -> None:
        super().__init__(who)
        self.machine = machine

    def legal(self, s: Race) -> list[int]:
        return [PART + kind for kind in range(len(KINDS)) if s.machines[self.machine].hold.outside[kind]]

    def why(self, s: Race, x: int) -> Reason | None:
        if not PART <= x < PART + len(KINDS):
            return STOW_A_PART
        return None if s.machines[self.machine].hold.outside[x - PART] else NONE_OUTSIDE

    def apply(self, s: Race, x: int) -> None:
        m = self.machine
        machine = s.machines[m]
        machine.hold.outside = more(machine.hold.outside, x - PART, -1)
        inside = storage.number(machine.hold.parts) - storage.number(machine.hold.outside)
        if inside < storage.room_inside(s, m):
            s.next(Stow(self.who, m))
