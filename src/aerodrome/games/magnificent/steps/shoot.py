"""MFM-14.16, MFM-14.20, MFM-R45, D27: weapons."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.magnificent.actions import TARGET
from aerodrome.games.magnificent.sizes import MACHINES
from aerodrome.games.magnificent.state import GROUND, Race
from aerodrome.games.magnificent.steps.trials import hurt
from aerodrome.games.magnificent.terms import NONE, RIFLE
from aerodrome.kernel.step import CHANCE, Reason, Step

NO_WEAPON: Final = Reason("MFM-R45", "no-weapon")
ONCE_A_TURN: Final = Reason("MFM-R45", "fired-already")
NOBODY_NEAR: Final = Reason("MFM-R45", "nobody-near")
CHOOSE_TARGET: Final = Reason("MFM-R45", "choose-target")
OUT_OF_RANGE: Final = Reason("MFM-R45", "out-of-range")


def in_range(s: Race, m: int, use: int) -> list[int]:
    """Machines of opponents in the air over the same tile; for a shotgun in the same band."""
    machine = s.machines[m]
    if machine.band == GROUND:
        return []
    near = [
        foe for foe in s.foes(machine.owner) if s.machines[foe].tile == machine.tile and s.machines[foe].band != GROUND
    ]
    return near if use == RIFLE else [foe for foe in near if s.machines[foe].band == machine.band]


def why_not_fire(s: Race, m: int, use: int) -> Reason | None:
    if s.ready_for(m, use) == NONE:
        return NO_WEAPON
    done = s.turn.done
    if done.fired_rifle if use == RIFLE else done.fired_shotgun:
        return ONCE_A_TURN
    return None if in_range(s, m, use) else NOBODY_NEAR


@final
class Shoot(Step[Race]):
    """D27: at whom."""

    def __init__(self, who: int, machine: int, use: int) -> None:
        super().__init__(who)
        self.machine, self.use = machine, use

    def legal(self, s: Race) -> list[int]:
        return sorted([TARGET + s.machines[foe].kind for foe in in_range(s, self.machine, self.use)])

    def why(self, s: Race, x: int) -> Reason | None:
        if x in self.legal(s):
            return None
        return OUT_OF_RANGE if TARGET <= x < TARGET + MACHINES else CHOOSE_TARGET

    def apply(self, s: Race, x: int) -> None:
        m, foe = self.machine, s.of_kind(x - TARGET)
        if self.use == RIFLE:
            s.turn.done.fired_rifle = True
            s.charges[s.ready_for(m, RIFLE)] -= 1
            s.emit("shoot", s.machines[m].kind, s.machines[foe].kind, s.book.number["rifle_damage"])
            hurt(s, foe, s.book.number["rifle_damage"])
        else:
            s.turn.done.fired_shotgun = True
            s.next(Fire(m, foe))


@final
class Fire(Step[Race]):
    """MFM-14.20: two dice; with an explosion among them the shot hits."""

    def __init__(self, machine: int, target: int) -> None:
        super().__init__(CHANCE)
        self.machine, self.target = machine, target

    def odds(self, s: Race) -> list[int]:
        dice, faces = s.book.number["shotgun_dice"], len(s.book.dice.faces)
        missed: int = (faces - s.book.dice.bangs) ** dice
        every: int = faces**dice
        return [missed, every - missed]

    def apply(self, s: Race, x: int) -> None:
        kind, target = s.machines[self.machine].kind, s.machines[self.target].kind
        markers = s.book.number["rifle_damage"]
        if x:
            s.emit("shoot", kind, target, markers)
            hurt(s, self.target, markers)
        else:
            s.emit("miss", kind, target)
