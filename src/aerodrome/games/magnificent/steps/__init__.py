"""The rules of Magnificent Flying Machines, one file per part of play."""

from __future__ import annotations

from typing import Any, Final

from aerodrome.games.magnificent.steps.aids import Aid
from aerodrome.games.magnificent.steps.boosts import Boost
from aerodrome.games.magnificent.steps.cards import DiscardCard, DiscardDown, Draw, DrawMore, ShuffleCards
from aerodrome.games.magnificent.steps.choices import (
    ChooseForecast,
    ChooseTile,
    GainParts,
    Peek,
    ReturnPart,
    Scrutinise,
    SellTricks,
)
from aerodrome.games.magnificent.steps.course import BuildCourse, PlaceCargo, SetWeather
from aerodrome.games.magnificent.steps.dice import Throw
from aerodrome.games.magnificent.steps.draft import (
    AssignPilot,
    AssignPilots,
    ChooseEquipment,
    ChooseMachine,
    ChoosePilot,
    DealSpecial,
    DraftEquipment,
    DraftMachines,
    DraftPilots,
    FitEquipment,
    Load,
    LoadParts,
    OfferPilot,
    ShuffleEquipment,
)
from aerodrome.games.magnificent.steps.exchange import ChooseMate, Exchange, ShowPilots, TakeEquipment
from aerodrome.games.magnificent.steps.ground import AfterRepair, LeaveGround, Restock, Scavenge, TakeOffToo
from aerodrome.games.magnificent.steps.reroll import Reroll
from aerodrome.games.magnificent.steps.setup import (
    DealMachines,
    EndSetup,
    NameMachine,
    NameMachines,
    RollForFirst,
    StartGame,
    StartVp,
)
from aerodrome.games.magnificent.steps.shoot import Fire, Shoot
from aerodrome.games.magnificent.steps.stow import Stow
from aerodrome.games.magnificent.steps.trials import (
    AskBeforeTest,
    BeforeTest,
    BeginRoll,
    ForcedLanding,
    HamperTest,
    Judge,
    Parry,
    Reply,
    Retaliate,
    StrikeBack,
)
from aerodrome.games.magnificent.steps.tricks import Aim, AimDevice, AimPart, StealCard, Strike, TakePart
from aerodrome.games.magnificent.steps.turn import Act, AskAtStart, AtStart, EndTurn, NextTurn, StartRound, StartTurn
from aerodrome.games.magnificent.steps.weather import (
    ChangeWeather,
    DealWeather,
    RevealAhead,
    ShuffleChanges,
    ShuffleWeather,
)
from aerodrome.kernel.step import Step

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    StartGame,
    EndSetup,
    DealMachines,
    RollForFirst,
    NameMachines,
    NameMachine,
    StartVp,
    BuildCourse,
    PlaceCargo,
    SetWeather,
    DraftPilots,
    ChoosePilot,
    OfferPilot,
    DraftMachines,
    ChooseMachine,
    AssignPilots,
    AssignPilot,
    ShuffleEquipment,
    DraftEquipment,
    ChooseEquipment,
    FitEquipment,
    DealSpecial,
    Load,
    LoadParts,
    ShuffleCards,
    Draw,
    DrawMore,
    DiscardDown,
    DiscardCard,
    ShuffleWeather,
    DealWeather,
    ShuffleChanges,
    ChangeWeather,
    RevealAhead,
    StartRound,
    StartTurn,
    AskAtStart,
    AtStart,
    Act,
    EndTurn,
    NextTurn,
    Restock,
    LeaveGround,
    Scavenge,
    AfterRepair,
    TakeOffToo,
    Exchange,
    TakeEquipment,
    ShowPilots,
    ChooseMate,
    Shoot,
    Fire,
    AskBeforeTest,
    BeforeTest,
    HamperTest,
    Reply,
    Parry,
    Retaliate,
    StrikeBack,
    BeginRoll,
    Judge,
    ForcedLanding,
    Aid,
    Throw,
    Reroll,
    Stow,
    ChooseTile,
    Peek,
    ChooseForecast,
    GainParts,
    ReturnPart,
    SellTricks,
    Scrutinise,
    Aim,
    AimPart,
    AimDevice,
    Strike,
    StealCard,
    TakePart,
    Boost,
)
