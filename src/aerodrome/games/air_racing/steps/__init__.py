"""The rules of Air Racing, one file per part of play."""

from __future__ import annotations

from typing import Any, Final

from aerodrome.games.air_racing.effects import Resolve, Tunnel
from aerodrome.games.air_racing.steps.cards import Draw, Shuffle
from aerodrome.games.air_racing.steps.race import EndRound, Race, Ranking, StartRound
from aerodrome.games.air_racing.steps.setup import ChooseFirst, EndSeason, QuickBuild, StartSeason, TakeFree
from aerodrome.games.air_racing.steps.turn import Backfire, EngineCheck, Move, PylonCheck, Settle, Turn
from aerodrome.games.air_racing.steps.week import EndWeek, OrderGrid, Qualify, RaceWeek, StartQualifying
from aerodrome.games.air_racing.steps.workshop import Act, Buy, Cleanup, NextTurn, Regroup, StartTurn
from aerodrome.kernel.step import Step

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    StartSeason,
    ChooseFirst,
    TakeFree,
    QuickBuild,
    EndSeason,
    Shuffle,
    Draw,
    StartTurn,
    Act,
    Resolve,
    Tunnel,
    Regroup,
    Buy,
    Cleanup,
    NextTurn,
    RaceWeek,
    StartQualifying,
    Qualify,
    OrderGrid,
    Race,
    Ranking,
    EndWeek,
    StartRound,
    EndRound,
    Turn,
    Move,
    PylonCheck,
    EngineCheck,
    Backfire,
    Settle,
)
