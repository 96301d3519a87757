"""MFM-R7, D23: rolling dice again."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.magnificent.actions import DICE, MOST_DICE
from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.steps.dice import pick_up
from aerodrome.kernel.step import Reason, Step

HOW_MANY_DICE: Final = Reason("MFM-R7", "how-many-dice")
TOO_MANY_DICE: Final = Reason("MFM-R7", "too-many-dice")


@final
class Reroll(Step[Race]):
    """How many dice are rolled again; explosions are taken first."""

    def __init__(self, who: int, most: int) -> None:
        super().__init__(who)
        self.most = most

    def legal(self, s: Race) -> list[int]:
        return list(range(DICE, DICE + self.most))

    def why(self, s: Race, x: int) -> Reason | None:
        if not DICE <= x < DICE + MOST_DICE:
            return HOW_MANY_DICE
        return None if x < DICE + self.most else TOO_MANY_DICE

    def apply(self, s: Race, x: int) -> None:
        pick_up(s, x - DICE + 1)
