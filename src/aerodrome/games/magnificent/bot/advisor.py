"""How to play Magnificent Flying Machines well: the own turn by exact odds, and a price for all that can be spent."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from aerodrome.games.magnificent import storage
from aerodrome.games.magnificent.actions import (
    AUTOGRAPHS,
    COLLECT,
    DICE,
    DONE,
    END_PHASE,
    END_TURN,
    EQUIP,
    EXCHANGE,
    FILL,
    LAND,
    MACHINE,
    MAKE_GOOD,
    NO,
    OVERHAUL,
    PART,
    PILOT,
    PLAY,
    REMOVE,
    REPAIR,
    RIFLE,
    SHOTGUN,
    SWAP,
    SYMBOL,
)
from aerodrome.games.magnificent.actions import FUEL as CUBE
from aerodrome.games.magnificent.bot import turn_key as key
from aerodrome.games.magnificent.bot.aids import Aids
from aerodrome.games.magnificent.bot.prices import (
    CLOVER,
    ENERGY,
    FORECAST,
    FUEL,
    FUELS,
    MENDS,
    PARTS,
    POINTS,
    POLISH,
    RISE,
    SCRUTINISE,
    SELL,
    STAYS,
    WIND,
    in_draft,
    likely,
    of_equipment,
    of_pilot,
)
from aerodrome.games.magnificent.bot.prices import LUCK as LUCK_WORTH
from aerodrome.games.magnificent.bot.prices import PART as PART_WORTH
from aerodrome.games.magnificent.bot.race_value import RaceValue
from aerodrome.games.magnificent.bot.tricks import Tricks
from aerodrome.games.magnificent.rules import Magnificent
from aerodrome.games.magnificent.sizes import EQUIPMENT, ITEMS, PASSENGER
from aerodrome.games.magnificent.state import GROUND, HIGH, Race
from aerodrome.games.magnificent.steps.aids import Aid
from aerodrome.games.magnificent.steps.choices import GainParts, ReturnPart
from aerodrome.games.magnificent.steps.draft import ChooseEquipment, ChooseMachine, ChoosePilot, Load
from aerodrome.games.magnificent.steps.exchange import Exchange, exchanges, why_not_exchange
from aerodrome.games.magnificent.steps.ground import Restock, Scavenge, TakeOffToo
from aerodrome.games.magnificent.steps.stow import Stow
from aerodrome.games.magnificent.steps.tricks import AimPart
from aerodrome.games.magnificent.steps.turn import Act
from aerodrome.games.magnificent.terms import NONE, SPECIALS, TAKEOFF
from aerodrome.games.magnificent.trial import TO_MAKE_GOOD
from aerodrome.kernel.advisor import Advisor
from aerodrome.kernel.rules import Rules

MOVE: Final = 2.0  # the points of a move
BETTER: Final = 0.7  # what an exchange must bring
HABIT: Final = 0.05  # a small reason is enough to do what costs nothing


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
        self.race_value = RaceValue(self.plan)

    def weigh(self, s: Race, seat: int, legal: list[int]) -> list[float]:
        if len(legal) == 1:
            return [0.0]
        return [points / MOVE for points in self._points(s, seat, legal)]

    def _points(self, s: Race, seat: int, legal: list[int]) -> list[float]:
        book, step, first = self.book, s.todo[-1], legal[0]
        if isinstance(step, ChoosePilot):
            return [in_draft(book.pilots[x - PILOT]) for x in legal]
        if isinstance(step, ChooseMachine):
            return [in_draft(book.machine_names[x - MACHINE]) for x in legal]
        if isinstance(step, ChooseEquipment):
            return [in_draft(book.equipment[x - EQUIP]) for x in legal]
        if first < MACHINE:
            return [of_pilot(book, x - PILOT, book.charges[EQUIPMENT + x - PILOT]) for x in legal]
        if first < EQUIP + EQUIPMENT:
            return [of_equipment(book, x - EQUIP, book.charges[x - EQUIP]) for x in legal]
        if isinstance(step, Act):
            return self._act(s, seat, legal)
        if isinstance(step, Aid):
            return self.aids.points(s, seat, legal)
        if isinstance(step, TakeOffToo):
            self.aids.open(s, step.machine, seat)
            w = self.plan.now()
            return [self.plan.best(w) if x == NO else self.plan.attempt(w, x) for x in legal]
        if isinstance(step, Load):
            self.plan.open(s, step.machine)
            return [self._item(s, step.machine, step.item), 0.0]
        if isinstance(step, Exchange):
            return [self._exchange(s, step.machine, x) for x in legal]
        if DICE <= first < REMOVE:
            return [float(x) for x in legal]
        if PART <= first <= CUBE:
            return self._parts(s, legal)
        return self.tricks.points(s, seat, legal)

    def value(self, s: Race) -> list[float]:
        return self.race_value.value(s)

    def turn(self, s: Race) -> int:
        return s.rounds * (len(s.machines) + 1) + s.turn.machine

    def ponders(self, s: Race) -> bool:
        """What to do in the own turn. What to spend in a test is clear by its odds, and windows stay short."""
        return isinstance(s.todo[-1], Act)

    def _act(self, s: Race, seat: int, legal: list[int]) -> list[float]:
        m = s.turn.machine
        machine = s.machines[m]
        self.aids.open(s, m, seat)
        plan = self.plan
        w = plan.now()
        home = s.at_home(m)
        base = 0.0
        if not home:
            base = self._stay(w)
            for x in legal:
                if REPAIR <= x <= LAND or x == END_PHASE:
                    base = max(base, plan.after(w, x))
        points: list[float] = []
        for x in legal:
            if x < SYMBOL:
                card = x - PLAY
                if self.book.dirty[self.book.title[card]]:
                    points.append(self.tricks.trick(s, seat, card))
                else:
                    points.append(self._boost(s, seat, card, w, base))
            elif REPAIR <= x <= LAND or x == END_PHASE:
                points.append(plan.after(w, x) - base)
            elif COLLECT <= x < COLLECT + ITEMS:
                points.append(self._item(s, m, x - COLLECT) - HABIT)
            elif x == EXCHANGE:
                points.append(max([self._exchange(s, m, each) for each in exchanges(s, m)]))
            elif x == SWAP:
                points.append(self._pilot(s, machine.crew.mate) - self._pilot(s, machine.crew.pilot) - BETTER)
            elif x == OVERHAUL:
                points.append(plan.damage + FUEL * s.fuel_room(m) - 2.5 * plan.late)
            elif x in (RIFLE, SHOTGUN):
                points.append(HABIT if x == SHOTGUN or plan.late < 1.0 else self.tricks.volley(s, seat, m))
            elif x == END_TURN:
                points.append(HABIT / 2 if home else self._stay(w) - base)
            else:
                points.append(self._show(s, m, x))
        return points

    def _stay(self, w: i64) -> float:
        """The value of ending the turn."""
        fuel = key.part(w, key.FUEL) - self.plan.cost_of(key.part(w, key.CROSSED))
        return self.plan.rest(w >> key.TILE, key.part(w, key.BAND), fuel, key.part(w, key.GAUGE), 0)

    def _pilot(self, s: Race, pilot: int) -> float:
        return of_pilot(self.book, pilot, s.charges[EQUIPMENT + pilot])

    def _show(self, s: Race, m: int, x: int) -> float:
        """MFM-11: by the odds of its test."""
        machine = s.machines[m]
        if x == AUTOGRAPHS:
            return float(self.book.number["autograph_vp"])
        kind = x - MAKE_GOOD
        weather = s.course.weather[machine.tile]
        need = self.book.number["final_difficulty"]
        if s.course.shown[machine.tile] and 0 <= weather < len(self.book.weather):
            need += max(0, self.book.weather[weather][kind] - self.plan.ignored)
        burns = kind != 2 and machine.tank.fuel >= 2
        return self.plan.trial(kind, s.dice_for(m, kind), need, 0, burns, self.aids.shown(s, m, TO_MAKE_GOOD + kind))

    def _item(self, s: Race, m: int, item: int) -> float:
        """MFM-10: what an item will bring, less the spare parts that make room for it."""
        machine = s.machines[m]
        plan = self.plan
        room = storage.holds(s, m, int(item == PASSENGER), int(item != PASSENGER))
        cost = 0.0 if room else PART_WORTH * plan.late * (0.6 if item != PASSENGER else 1.2)
        home = (
            0.9
            if machine.tile < s.course.middle()
            else likely(2.2 * (plan.end + 0.4 - plan.turns(plan.last - machine.tile, GROUND, 2, 0)))
        )
        if item == PASSENGER:
            return plan.rider_vp * home - cost
        if item >= SPECIALS:
            return (plan.vp[item] + plan.cargo_bonus) * home - cost
        more = plan.specials[:]
        more[item] += 1
        return plan.ahead(s, machine.tile + 1, more) - plan.exclusive[machine.tile] - cost

    def _exchange(self, s: Race, m: int, x: int) -> float:
        """MFM-10.2: the best on offer beside what is given up, whose charges count as far as they are left."""
        if x == DONE:
            return 0.0
        best = 0.0
        old = NONE if x == FILL else x - REMOVE
        for card in s.store.row:
            if why_not_exchange(s, m, old, card) is None:
                best = max(best, of_equipment(self.book, card, self.book.charges[card]))
        if x == FILL:
            return best
        return best - of_equipment(self.book, old, s.charges[old]) - BETTER

    def _parts(self, s: Race, legal: list[int]) -> list[float]:
        """Spare parts and fuel, gained or given up."""
        step = s.todo[-1]
        assert isinstance(step, (Scavenge, Restock, GainParts, ReturnPart, Stow, AimPart))
        m = step.machine
        machine = s.machines[m]
        if isinstance(step, AimPart):
            return [self.aids.part(machine.hold.parts[x - PART]) for x in legal]
        self.plan.open(s, m)
        late = self.plan.late
        points: list[float] = []
        for x in legal:
            if x == DONE:
                points.append(0.0)
            elif x == CUBE:
                points.append((FUEL + 0.25 - 0.08 * machine.tank.fuel) * late)
            elif isinstance(step, Stow):
                points.append(
                    (0.0 if x - PART == TAKEOFF else 1.0)
                    * self.aids.part(machine.hold.parts[x - PART] - machine.hold.outside[x - PART] + 1)
                )
            elif not isinstance(step, ReturnPart):
                points.append(self.aids.part(machine.hold.parts[x - PART] + 1) * late)
            else:
                points.append(-self.aids.part(machine.hold.parts[x - PART]))
        return points

    def _boost(self, s: Race, seat: int, card: int, w: i64, base: float) -> float:
        """What the text brings now, beside what the card may bring later."""
        plan, m = self.plan, s.turn.machine
        home = s.at_home(m)
        gain = 0.0
        for line in self.book.effect[self.book.title[card]]:
            verb = line[0]
            v = w
            if verb in (POINTS, POLISH):
                gain += line[1]
            elif verb == SELL:
                tricks = [other for other in s.players[seat].hand if self.book.dirty[self.book.title[other]]]
                gain += line[2] * min(line[1], len(tricks)) - 0.4 * len(tricks)
            elif verb == CLOVER:
                gain += LUCK_WORTH * plan.late
            elif verb == SCRUTINISE:
                gain += 0.6
            elif verb == PARTS:
                gain += line[1] * 0.6 * self.aids.part(sum(s.machines[m].hold.parts) // 3 + 1) * plan.late
            elif verb == STAYS:
                gain += 0.5 * plan.late
            elif verb == FORECAST:
                gain += self.tricks.fresh(s, seat)
            elif not home:
                if verb == FUELS:
                    v = key.put(
                        w,
                        key.FUEL,
                        min(plan.full - key.part(w, key.GAUGE), key.part(w, key.FUEL) + line[1]),
                    )
                elif verb == MENDS:
                    v = key.put(w, key.GAUGE, 0)
                elif verb == RISE:
                    v = key.put(w, key.BAND, HIGH)
                elif verb == ENERGY:
                    v = key.add(w, key.PHASES, 1)
                elif verb == WIND:
                    plan.blow(1)
                gain += plan.best(v) - base
                if verb == WIND:
                    plan.blow(0)
        return gain - self.aids.keep(s, seat, card)


def advisor(rules: Rules[Race]) -> Aviator:
    assert isinstance(rules, Magnificent)
    return Aviator(rules)
