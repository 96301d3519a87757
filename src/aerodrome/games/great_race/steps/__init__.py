"""The rules of The Great Air Race, one file per part of play."""

from __future__ import annotations

from typing import Any, Final

from aerodrome.games.great_race.effects import ChooseTarget, FlyAnother, Program, Respond, SpendMoxy, Threat
from aerodrome.games.great_race.steps.cards import Bid, Draw, FillCantina, ShowLaid, Shuffle
from aerodrome.games.great_race.steps.choices import DropCrew, GainCrew, LayDown, RemoveAttachment, SpendCard
from aerodrome.games.great_race.steps.dawn import DiscardNews, NextDay, ReadNews, StartDay
from aerodrome.games.great_race.steps.day import (
    EndFlights,
    EndRound,
    FixOrder,
    OpenWindow,
    React,
    Reveal,
    Select,
    StartRound,
)
from aerodrome.games.great_race.steps.dusk import Dusk, Recover, Sleep, TrimHands
from aerodrome.games.great_race.steps.finish import Award, EndRace
from aerodrome.games.great_race.steps.ground import (
    GroundActions,
    Hire,
    HireAll,
    Hires,
    HiringOrder,
    Touchdown,
    TurnToHire,
    Unload,
    WantHire,
)
from aerodrome.games.great_race.steps.setup import (
    DealHands,
    DealPilots,
    KeepPilot,
    LayOut,
    NextRace,
    ShowPilots,
    StartRace,
)
from aerodrome.games.great_race.steps.turn import Act, MoveOn, StartAction, TakeTurn
from aerodrome.kernel.step import Step

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    StartRace,
    LayOut,
    DealPilots,
    KeepPilot,
    ShowPilots,
    DealHands,
    NextRace,
    Shuffle,
    Draw,
    Bid,
    FillCantina,
    ShowLaid,
    LayDown,
    SpendCard,
    GainCrew,
    DropCrew,
    RemoveAttachment,
    StartDay,
    ReadNews,
    DiscardNews,
    NextDay,
    StartRound,
    Select,
    Reveal,
    OpenWindow,
    React,
    FixOrder,
    EndFlights,
    EndRound,
    Program,
    Threat,
    Respond,
    ChooseTarget,
    SpendMoxy,
    FlyAnother,
    TakeTurn,
    StartAction,
    Act,
    MoveOn,
    Touchdown,
    Hires,
    WantHire,
    HiringOrder,
    HireAll,
    TurnToHire,
    Hire,
    GroundActions,
    Unload,
    Dusk,
    Recover,
    TrimHands,
    Sleep,
    EndRace,
    Award,
)
