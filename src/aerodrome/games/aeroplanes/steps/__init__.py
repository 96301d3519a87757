"""The rules of Aeroplanes, one file per part of play."""

from __future__ import annotations

from typing import Any, Final

from aerodrome.games.aeroplanes.steps.advantage import PickAdvantage, RollAdvantage
from aerodrome.games.aeroplanes.steps.claim import Board, NightFlight
from aerodrome.games.aeroplanes.steps.era import EndEra, FillWaiting, NeutralAirport, NeutralCity, StartEra
from aerodrome.games.aeroplanes.steps.place import ChooseRoute, Destination, EndAttempt, GoOn, Replace
from aerodrome.games.aeroplanes.steps.risk import Beacon, Leg, Pay, Pilots, RiskRoll
from aerodrome.games.aeroplanes.steps.setup import ChooseFirst, ChooseHome, NeutralHome
from aerodrome.games.aeroplanes.steps.turn import Act, EndTurn, Maintain, PassDie, Produce, StartRound, Turn
from aerodrome.kernel.step import Step

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    FillWaiting,
    ChooseFirst,
    ChooseHome,
    NeutralHome,
    StartEra,
    NeutralAirport,
    NeutralCity,
    EndEra,
    StartRound,
    Turn,
    Maintain,
    Act,
    Produce,
    EndTurn,
    PassDie,
    EndAttempt,
    GoOn,
    Destination,
    ChooseRoute,
    Replace,
    Leg,
    RiskRoll,
    Beacon,
    Pilots,
    Pay,
    Board,
    NightFlight,
    RollAdvantage,
    PickAdvantage,
)
