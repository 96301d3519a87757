"""CTL-1: what chance decides before the first turn."""

from __future__ import annotations

from typing import final

from aerodrome.games.control_tower.state import Sky
from aerodrome.games.control_tower.steps.turn import StartTurn
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.step import CHANCE, Step


@final
class DealGoals(Step[Sky]):
    """CTL-1.8: each player receives one random Goal card; the others stay unseen and out of the game."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def apply(self, s: Sky, x: int) -> None:
        Rng(x).shuffle(s.undealt)
        for seat, player in enumerate(s.players):
            goal = s.undealt.pop()
            player.goal.append(goal)
            s.emit("goal", seat, goal, seen=1 << seat)


@final
class ShuffleEvents(Step[Sky]):
    """CTL-1.11: the Event cards are shuffled and each player is dealt the first hand."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def apply(self, s: Sky, x: int) -> None:
        Rng(x).shuffle(s.deck)
        for _ in range(s.air.first_hand):
            for seat in range(len(s.players)):
                s.draw(seat)


@final
class ChooseStart(Step[Sky]):
    """CTL-1.12: the starting player is random."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def odds(self, s: Sky) -> list[int]:
        return [1] * len(s.players)

    def apply(self, s: Sky, x: int) -> None:
        s.first = x
        s.emit("first", x)
        s.next(StartTurn(x))
