"""MFM-3.7, MFM-R7: rolling dice in a test."""

from __future__ import annotations

from typing import final

from aerodrome.games.magnificent.state import Race
from aerodrome.kernel.step import CHANCE, Step


@final
class Throw(Step[Race]):
    """So many dice for the test on top, of which matter those with its symbol and those with an explosion."""

    def __init__(self, dice: int) -> None:
        super().__init__(CHANCE)
        self.dice = dice

    def odds(self, s: Race) -> list[int]:
        return s.book.dice.odds[s.trial.kind][self.dice]

    def apply(self, s: Race, x: int) -> None:
        top = s.trial
        hits, bangs = s.book.dice.shown[self.dice][x]
        top.roll.hits += hits
        top.roll.bangs += bangs
        top.roll.blanks += self.dice - hits - bangs
        kind, blanks = s.machines[top.machine].kind, self.dice - hits - bangs
        s.emit("roll", kind, hits, bangs, blanks, top.symbols(), top.difficulty())


def throw(s: Race, dice: int) -> None:
    """Any number of dice, no more than are in the box at a time."""
    while dice > 0:
        s.next(Throw(min(dice, s.book.dice.most)))
        dice -= s.book.dice.most


def pick_up(s: Race, dice: int) -> None:
    """MFM-R7: so many dice without the needed symbol are rolled again, explosions first."""
    top = s.trial
    bangs = min(dice, top.roll.bangs)
    top.roll.bangs -= bangs
    top.roll.blanks -= dice - bangs
    throw(s, dice)
