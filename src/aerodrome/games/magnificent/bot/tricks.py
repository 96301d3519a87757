"""Dirty tricks, cads and what they are aimed at, all in victory points."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.magnificent import texts
from aerodrome.games.magnificent.actions import (
    DISCARD,
    DONE,
    DRAW,
    END_PHASE,
    FIT,
    PASS,
    PLAY,
    SYMBOL,
    TARGET,
    TILE,
    USE,
    VICTIM,
    WEATHER,
    YES,
)
from aerodrome.games.magnificent.bot.aids import Aids
from aerodrome.games.magnificent.bot.plan import Outcome
from aerodrome.games.magnificent.bot.prices import (
    BREAK_LUCK,
    CHARGE,
    DAMAGE,
    DRAIN,
    FALSE_FORECAST,
    FEWER,
    FUEL,
    HARDER,
    LUCK,
    MARKER,
    PART,
    PUSH_BACK,
    PUT_OFF,
    SLEEP,
    STEAL_CARD,
    STEAL_PART,
)
from aerodrome.games.magnificent.content import Book
from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.steps.choices import ChooseForecast, ChooseTile, SellTricks
from aerodrome.games.magnificent.steps.draft import FitEquipment
from aerodrome.games.magnificent.steps.setup import NameMachine
from aerodrome.games.magnificent.steps.shoot import in_range
from aerodrome.games.magnificent.steps.trials import BeforeTest, HamperTest, Parry, Retaliate
from aerodrome.games.magnificent.steps.tricks import Aim, Strike
from aerodrome.games.magnificent.steps.turn import AtStart
from aerodrome.games.magnificent.terms import FLYING, LANDING, RECHARGE, RIFLE
from aerodrome.games.magnificent.trial import Trial

ALONE: Final = 0.9  # what a point less of the only rival is worth
LEADER: Final = 0.6  # and of the one who leads among many,
OTHER: Final = 0.2  # and of any other
SOLD: Final = 2.0


@final
class Tricks:
    def __init__(self, book: Book, aids: Aids) -> None:
        self.book = book
        self.aids = aids
        self.plan = aids.plan

    def points(self, s: Race, seat: int, legal: list[int]) -> list[float]:
        step, first = s.todo[-1], legal[0]
        if isinstance(step, AtStart):
            return [0.0 if x == PASS else self.trick(s, seat, x - PLAY) for x in legal]
        if isinstance(step, BeforeTest):
            return self._before(s, seat, legal)
        if isinstance(step, Parry):
            return [0.0 if x == PASS else self._struck(s, seat) - self.aids.keep(s, seat, x - PLAY) for x in legal]
        if isinstance(step, Retaliate):
            machine = s.machines_of(step.player)[0]
            gain = MARKER * self.hinder(s, seat, machine)
            return [0.0 if x == PASS else gain - 0.5 * self.aids.keep(s, seat, x - PLAY) for x in legal]
        if isinstance(step, SellTricks):
            return [0.0 if x == DONE else SOLD - self.aids.keep(s, seat, x - DISCARD) for x in legal]
        if isinstance(step, ChooseTile):
            sign = -1.0 if step.looks else 1.0
            return [sign * self._weather(s, seat, x - TILE, s.course.weather[x - TILE]) for x in legal]
        if isinstance(step, ChooseForecast):
            return [-self._weather(s, seat, step.tile, s.forecast.peeked[x - WEATHER]) for x in legal]
        if isinstance(step, Aim):
            line = self.book.effect[self.book.title[step.card]][0]
            return [self._harm(s, seat, s.of_kind(x - TARGET), line) for x in legal]
        if DISCARD <= first < END_PHASE:
            return [-self.aids.keep(s, seat, x - DISCARD) for x in legal]
        if first >= VICTIM:
            return [self._front(s, x - VICTIM) + len(s.players[x - VICTIM].hand) for x in legal]
        if TARGET <= first < TILE:
            return [self.hinder(s, seat, s.of_kind(x - TARGET)) for x in legal]
        if USE <= first < TARGET:
            return [CHARGE * s.charges[x - USE] for x in legal]
        if isinstance(step, (FitEquipment, NameMachine)) or FIT <= first < YES:
            return [0.0 for _ in legal]
        return [1.0 if x == DRAW else 0.0 for x in legal]

    def _front(self, s: Race, seat: int) -> float:
        """How a player stands, by what everybody sees."""
        total = 0.0
        for m in range(len(s.machines)):
            if s.side(s.machines[m].owner) == s.side(seat):
                total += s.total(m) - s.machines[m].tank.gauge - s.machines[m].tank.scars + 1.6 * s.machines[m].tile
        return total

    def hinder(self, s: Race, seat: int, m: int) -> float:
        """What a point less for a machine is worth to the seat."""
        machine = s.machines[m]
        foes = s.opponents(seat)
        victim = s.side(machine.owner)
        lead = self._front(s, machine.owner)
        alone = True
        for other in foes:
            if s.side(other) != victim:
                alone = False
                if self._front(s, other) > lead:
                    return OTHER
        return ALONE if alone else LEADER

    def trick(self, s: Race, seat: int, card: int) -> float:
        """The best that a dirty trick can do now, beside keeping the card."""
        line = self.book.effect[self.book.title[card]][0]
        best = 0.0
        if line[0] == FALSE_FORECAST:
            for tile in texts.tiles_with_weather(s):
                best = max(best, -self._weather(s, seat, tile, s.course.weather[tile]))
        else:
            for m in texts.targets(s, seat, card):
                best = max(best, self._harm(s, seat, m, line))
        return best - self.aids.keep(s, seat, card)

    def _harm(self, s: Race, seat: int, m: int, line: list[int]) -> float:
        """What a trick does to a machine, as it counts for the seat."""
        machine = s.machines[m]
        verb, home = line[0], s.at_home(m)
        rest = min(1.0, (s.course.last() - machine.tile + 1) / 5.0)
        loss = 0.5
        if verb == PUSH_BACK:
            loss = 1.8
        elif verb == PUT_OFF:
            loss = 2.4
        elif verb == DRAIN:
            loss = 0.0 if home else (FUEL + 0.15) * min(line[1], machine.tank.fuel) * rest
        elif verb == DAMAGE:
            loss = 1.0 if home else MARKER + (1.4 if machine.tank.gauge == 1 else 0.0)
        elif verb == SLEEP:
            loss = 2.2
        elif verb == STEAL_CARD:
            return (0.4 * self.hinder(s, seat, m) + 0.5) * (0.4 + 0.6 * rest)
        elif verb == STEAL_PART:
            return 0.0 if home else PART * (0.6 + self.hinder(s, seat, m)) * rest
        elif verb == BREAK_LUCK:
            loss = LUCK
        return loss * self.hinder(s, seat, m)

    def _weather(self, s: Race, seat: int, tile: int, weather: int) -> float:
        """How much this weather on a tile is against the seat: there, or soon to come there, are its own and others."""
        mine = 0.0
        for m in range(len(s.machines)):
            if s.machines[m].tile in (tile, tile - 1) and not s.at_home(m):
                near = 1.0 if s.machines[m].tile == tile else 0.6
                own = s.side(s.machines[m].owner) == s.side(seat)
                mine += near if own else -near * self.hinder(s, seat, m)
        rough = -1.6
        if 0 <= weather < len(self.book.weather):
            for symbols in self.book.weather[weather]:
                rough += symbols
        return 0.5 * mine * rough

    def fresh(self, s: Race, seat: int) -> float:
        """The best that new weather somewhere would bring."""
        best = 0.0
        for tile in texts.tiles_with_weather(s):
            best = max(best, self._weather(s, seat, tile, s.course.weather[tile]))
        return best

    def _before(self, s: Race, seat: int, legal: list[int]) -> list[float]:
        """MFM-8.23: what the tester loses by a die fewer or a symbol more, beside what that costs."""
        top = s.trial
        m = top.machine
        self.aids.open(s, m, seat)
        hinder = self.hinder(s, seat, m)
        outcome = self.aids.outcomes(s, top)
        dice, need = top.dice, top.difficulty()
        base = self._tested(s, top, dice, need, outcome)
        points: list[float] = []
        for x in legal:
            if x == PASS:
                points.append(0.0)
            elif x < SYMBOL:
                line = self.book.effect[self.book.title[x - PLAY]][0]
                loss = 0.3
                if line[0] == HARDER:
                    loss = base - self._tested(s, top, dice, need + line[1], outcome)
                elif line[0] == FEWER:
                    loss = base - self._tested(s, top, dice - line[1], need, outcome)
                points.append(loss * hinder - self.aids.keep(s, seat, x - PLAY))
            else:
                loss = (base - self._tested(s, top, dice - 1, need, outcome)) * hinder
                points.append(loss - (self.aids.keep(s, seat, x - SYMBOL) if x < USE else self._cad(s, seat, x - USE)))
        return points

    def _cad(self, s: Race, seat: int, device: int) -> float:
        for m in s.machines_of(seat):
            if s.trait(m, RECHARGE) and device not in s.machines[m].gear:
                return 0.1
        return 0.4 * CHARGE

    def _tested(self, s: Race, top: Trial, dice: int, need: int, outcome: Outcome) -> float:
        drops = max(0, s.machines[top.machine].band - 1) if top.kind == FLYING else 0
        burns = top.kind != LANDING and s.machines[top.machine].tank.fuel >= 2
        return self.plan.trial(top.kind, dice, need, drops, burns, outcome)

    def _struck(self, s: Race, seat: int) -> float:
        """What the trick that was just announced would cost."""
        for i in range(len(s.todo) - 1, -1, -1):
            step = s.todo[i]
            if isinstance(step, Strike):
                return self._harm(s, step.seat, step.machine, self.book.effect[self.book.title[step.card]][0]) / LEADER
            if isinstance(step, HamperTest):
                return 0.9
        return 0.0

    def volley(self, s: Race, seat: int, m: int) -> float:
        """A shot with a charge: at whom it pays."""
        best = 0.0
        for foe in in_range(s, m, RIFLE):
            best = max(best, (MARKER + (1.4 if s.machines[foe].tank.gauge == 1 else 0.0)) * self.hinder(s, seat, foe))
        return best - CHARGE
