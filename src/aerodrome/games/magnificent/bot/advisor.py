"""How to play Magnificent Flying Machines well: the own turn by exact odds, and a price for all that can be spent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from aerodrome.games.magnificent.actions import (
    AUTOGRAPHS,
    COLLECT,
    DISCARD,
    DRAW,
    END_PHASE,
    END_TURN,
    EXCHANGE,
    LAND,
    MAKE_GOOD,
    NO,
    OVERHAUL,
    PLAY,
    REPAIR,
    RIFLE,
    SHOTGUN,
    SWAP,
    SYMBOL,
)
from aerodrome.games.magnificent.bot import turn_key as key
from aerodrome.games.magnificent.bot.aids import Aids
from aerodrome.games.magnificent.bot.boosts import Boosts
from aerodrome.games.magnificent.bot.goods import BETTER, Goods
from aerodrome.games.magnificent.bot.prices import FUEL
from aerodrome.games.magnificent.bot.race_value import RaceValue
from aerodrome.games.magnificent.bot.scales import Scales
from aerodrome.games.magnificent.bot.tricks import Tricks
from aerodrome.games.magnificent.rules import Magnificent
from aerodrome.games.magnificent.sizes import ITEMS
from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.steps.aids import Aid
from aerodrome.games.magnificent.steps.cards import DiscardCard, DrawMore
from aerodrome.games.magnificent.steps.choices import (
    ChooseForecast,
    ChooseTile,
    GainParts,
    ReturnPart,
    Scrutinise,
    SellTricks,
)
from aerodrome.games.magnificent.steps.draft import (
    AssignPilot,
    ChooseEquipment,
    ChooseMachine,
    ChoosePilot,
    FitEquipment,
    Load,
)
from aerodrome.games.magnificent.steps.exchange import ChooseMate, Exchange, TakeEquipment, exchanges
from aerodrome.games.magnificent.steps.ground import Restock, Scavenge, TakeOffToo
from aerodrome.games.magnificent.steps.reroll import Reroll
from aerodrome.games.magnificent.steps.setup import NameMachine
from aerodrome.games.magnificent.steps.shoot import Shoot
from aerodrome.games.magnificent.steps.stow import Stow
from aerodrome.games.magnificent.steps.trials import BeforeTest, Parry, Retaliate, StrikeBack
from aerodrome.games.magnificent.steps.tricks import Aim, AimDevice, AimPart, TakePart
from aerodrome.games.magnificent.steps.turn import Act, AtStart
from aerodrome.games.magnificent.terms import LANDING
from aerodrome.games.magnificent.trial import TO_MAKE_GOOD
from aerodrome.kernel.advisor import Advisor, Weighing
from aerodrome.kernel.rules import Rules

HABIT: Final = 0.05  # a small reason is enough to do what costs nothing
KIT: Final = 2.5  # what a repair kit would be worth later

Method = Callable[[Race, int, Scales], None]


@final
class Aviator(Advisor[Race]):
    """Counts everything in victory points."""

    iterations: ClassVar[int] = 100
    duels: ClassVar[bool] = True

    def __init__(self, rules: Magnificent) -> None:
        self.book = rules.book
        self.aids = Aids(rules.book)
        self.plan = self.aids.plan
        self.tricks = Tricks(rules.book, self.aids)
        self.boosts = Boosts(rules.book, self.aids, self.tricks)
        self.goods = Goods(rules.book, self.aids)
        self.race_value = RaceValue(self.plan)
        tricks, goods = self.tricks, self.goods
        self.methods: dict[Any, Method] = {  # by the question's step
            ChoosePilot: goods.weigh_pilots,
            ChooseMachine: goods.weigh_machines,
            ChooseEquipment: goods.weigh_draft,
            AssignPilot: goods.weigh_mates,
            ChooseMate: goods.weigh_mates,
            TakeEquipment: goods.weigh_equipment,
            Exchange: goods.weigh_exchange,
            Load: goods.weigh_load,
            Scavenge: goods.weigh_found,
            Restock: goods.weigh_found,
            GainParts: goods.weigh_found,
            ReturnPart: goods.weigh_returned,
            Stow: goods.weigh_stowed,
            AimPart: goods.weigh_aimed_parts,
            Act: self._act,
            TakeOffToo: self._take_off,
            Aid: self.aids.weigh,
            Reroll: self.aids.weigh_dice,
            AtStart: tricks.weigh_start,
            BeforeTest: tricks.weigh_before,
            Parry: tricks.weigh_parry,
            Retaliate: tricks.weigh_retaliation,
            SellTricks: tricks.weigh_sale,
            ChooseTile: tricks.weigh_tiles,
            ChooseForecast: tricks.weigh_forecast,
            Aim: tricks.weigh_aim,
            Shoot: tricks.weigh_target,
            StrikeBack: tricks.weigh_target,
            Scrutinise: tricks.weigh_victim,
            AimDevice: tricks.weigh_device,
            DiscardCard: self._discard,
            DrawMore: self._draw,
            FitEquipment: self._all_alike,
            NameMachine: self._all_alike,
            TakePart: self._all_alike,
        }

    def weighings(self, s: Race, seat: int, legal: list[int], named: bool) -> list[Weighing]:
        scales = Scales(legal, named)
        if len(legal) > 1:
            self.methods[type(s.todo[-1])](s, seat, scales)
        return scales.weighings

    def value(self, s: Race) -> list[float]:
        return self.race_value.value(s)

    def turn(self, s: Race) -> int:
        return s.rounds * (len(s.machines) + 1) + s.turn.machine

    def ponders(self, s: Race) -> bool:
        """What to do in the own turn. What to spend in a test is clear by its odds, and windows stay short."""
        return isinstance(s.todo[-1], Act)

    def _all_alike(self, s: Race, seat: int, scales: Scales) -> None:
        """Nothing tells these options apart."""

    def _draw(self, s: Race, seat: int, scales: Scales) -> None:
        for i, x in enumerate(scales.legal):
            if x == DRAW:
                scales.add(i, "draw", 1.0)

    def _discard(self, s: Race, seat: int, scales: Scales) -> None:
        for i, x in enumerate(scales.legal):
            scales.add(i, "card", -self.aids.keep(s, seat, x - DISCARD))

    def _take_off(self, s: Race, seat: int, scales: Scales) -> None:
        step, plan = s.todo[-1], self.plan
        assert isinstance(step, TakeOffToo)
        self.aids.open(s, step.machine, seat)
        w = plan.now()
        for i, x in enumerate(scales.legal):
            scales.add(i, "turn", plan.best(w) if x == NO else plan.attempt(w, x))

    def _act(self, s: Race, seat: int, scales: Scales) -> None:
        m = s.turn.machine
        self.aids.open(s, m, seat)
        plan, legal = self.plan, scales.legal
        w = plan.now()
        home = s.at_home(m)
        base = 0.0
        if not home:
            base = self._stay(w)
            for x in legal:
                if is_of_phase(x):
                    base = max(base, plan.after(w, x))
        for i, x in enumerate(legal):
            if x < SYMBOL:
                card = x - PLAY
                if self.book.dirty[self.book.title[card]]:
                    self.tricks.trick(s, seat, card, scales, i)
                else:
                    self.boosts.weigh(s, seat, card, base, scales, i)
            elif is_of_phase(x):
                scales.add(i, "turn", plan.after(w, x))
                scales.add(i, "best", -base)
            elif COLLECT <= x < COLLECT + ITEMS:
                self.goods.item(s, m, x - COLLECT, scales, i)
                scales.add(i, "habit", -HABIT)
            elif x == END_TURN and home:
                scales.add(i, "habit", HABIT / 2)
            elif x == END_TURN:
                scales.add(i, "turn", self._stay(w))
                scales.add(i, "best", -base)
            else:
                self._act_freely(s, seat, x, scales, i)

    def _act_freely(self, s: Race, seat: int, x: int, scales: Scales, i: int) -> None:
        """What needs no phase, and the shows on the final airfield."""
        m, plan = s.turn.machine, self.plan
        if x == EXCHANGE:
            scales.add(i, "device", max([self.goods.exchange(s, m, each) for each in exchanges(s, m)]))
        elif x == SWAP:
            crew = s.machines[m].crew
            scales.add(i, "device", self.goods.pilot(s, crew.mate))
            scales.add(i, "device", -self.goods.pilot(s, crew.pilot))
            scales.add(i, "better", -BETTER)
        elif x == OVERHAUL:
            scales.add(i, "damage", float(plan.damage))
            scales.add(i, "fuel", FUEL * s.fuel_room(m))
            scales.add(i, "kit", -(KIT * plan.late))
        elif x == SHOTGUN or (x == RIFLE and plan.late < 1.0):
            scales.add(i, "habit", HABIT)
        elif x == RIFLE:
            scales.add(i, "harm", self.tricks.volley(s, seat, m))
        else:
            scales.add(i, "show", self._show(s, m, x))

    def _stay(self, w: i64) -> float:
        """The value of ending the turn."""
        fuel = key.part(w, key.FUEL) - self.plan.cost_of(key.part(w, key.CROSSED))
        return self.plan.rest(w >> key.TILE, key.part(w, key.BAND), fuel, key.part(w, key.GAUGE), 0)

    def _show(self, s: Race, m: int, x: int) -> float:
        """MFM-11: by the odds of its test."""
        number, machine, course = self.book.number, s.machines[m], s.course
        if x == AUTOGRAPHS:
            return float(number["autograph_vp"])
        kind = x - MAKE_GOOD
        weather = course.weather[machine.tile]
        need = number["final_difficulty"]
        if course.shown[machine.tile] and 0 <= weather < len(self.book.weather):
            need += max(0, self.book.weather[weather][kind] - self.plan.ignored)
        burns = kind != LANDING and machine.tank.fuel >= number["fuel_for_pass"]
        return self.plan.trial(kind, s.dice_for(m, kind), need, 0, burns, self.aids.shown(s, m, TO_MAKE_GOOD + kind))


def is_of_phase(x: int) -> bool:
    """Is it an action that takes a phase or goes on with one, or the end of one?"""
    return REPAIR <= x <= LAND or x == END_PHASE


def advisor(rules: Rules[Race]) -> Aviator:
    """Raises AssertionError for the rules of another game."""
    assert isinstance(rules, Magnificent)
    return Aviator(rules)
