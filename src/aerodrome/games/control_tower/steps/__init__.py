"""The rules of Control Tower, one file per part of play."""

from __future__ import annotations

from typing import Any, Final

from aerodrome.games.control_tower.steps.act import Act, MoveAndPlay
from aerodrome.games.control_tower.steps.setup import ChooseStart, DealGoals, ShuffleEvents
from aerodrome.games.control_tower.steps.turn import Discard, Draw, EndTurn, HandLimit, Reshuffle, StartTurn
from aerodrome.kernel.step import Step

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    DealGoals,
    ShuffleEvents,
    ChooseStart,
    StartTurn,
    Draw,
    Reshuffle,
    MoveAndPlay,
    Act,
    HandLimit,
    Discard,
    EndTurn,
)
