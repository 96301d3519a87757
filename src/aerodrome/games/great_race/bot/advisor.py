"""How to play The Great Air Race well: a plan for the day, and a price for all that a plan can be spoiled with."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, ClassVar, final

from aerodrome.games.great_race.actions import (
    ANSWER,
    CHOOSE,
    DECLINE,
    DISCARD,
    DROP,
    FLY,
    FORGO,
    HIRE,
    KEEP,
    LAND,
    MOST_SEATS,
    PASS,
    REACT,
    REFUEL,
    REMOVE,
    TAKE,
    TARGET,
    USE,
)
from aerodrome.games.great_race.bot.crew import Hiring
from aerodrome.games.great_race.bot.plan import FAR, LATER, SHORT, Plan
from aerodrome.games.great_race.bot.prices import (
    CARD_WORTH,
    DRAW,
    FLY_ANOTHER,
    FUEL_WORTH,
    HARM,
    HEALTH_WORTH,
    KEPT,
    MOXY,
    PER_VERB,
    PROGRESS,
    REDEEM,
    REFILL,
    likely,
    promise,
    worth,
)
from aerodrome.games.great_race.bot.weights import (
    CARD,
    DAILY,
    DOUBT,
    DOUBT_AHEAD,
    ELSEWHERE,
    FIRST_RIVAL,
    HINDER,
    ON_BOARD,
    OTHER_RIVAL,
    PROMPT,
    RACE_POINTS,
    SAVED,
    SERIES_AHEAD,
    SERIES_DOUBT,
    UNDECIDED,
)
from aerodrome.games.great_race.conditions import BY_VERB
from aerodrome.games.great_race.content import COST, DRAIN, FUEL, HEALTH, HURT, NO_CARD, ROB, SLOW
from aerodrome.games.great_race.effects import ChooseTarget, FlyAnother, Respond, SpendMoxy
from aerodrome.games.great_race.pieces import AIRBORNE, FINISHED
from aerodrome.games.great_race.rules import GreatRace
from aerodrome.games.great_race.scoring import points
from aerodrome.games.great_race.state import Race
from aerodrome.games.great_race.steps.choices import DropCrew, GainCrew, LayDown, RemoveAttachment, SpendCard
from aerodrome.games.great_race.steps.day import React, Select
from aerodrome.games.great_race.steps.ground import Hire, WantHire, affordable, wage
from aerodrome.games.great_race.steps.setup import KeepPilot
from aerodrome.games.great_race.steps.turn import Act
from aerodrome.games.great_race.verbs import CONDITIONS
from aerodrome.kernel.advisor import Advisor, Weighing
from aerodrome.kernel.rules import Rules

Weigher = Callable[[Race, Any, list[int], list[Weighing]], None]


@final
class Aviator(Advisor[Race]):
    """Counts everything in Progress: Fuel and Health by what they will be flown for."""

    horizon: ClassVar[int] = 10

    def __init__(self, rules: GreatRace) -> None:
        self.book = rules.book
        self.plan = Plan(rules.book)
        self.hiring = Hiring(rules.book)
        self.by_step: dict[Any, Weigher] = {
            KeepPilot: self._keep_pilot,
            LayDown: self._lay_down,
            DropCrew: self._drop,
            GainCrew: self._take,
            WantHire: self._want,
            Hire: self._hire,
            SpendMoxy: self._spend,
            RemoveAttachment: self._remove,
            SpendCard: self._redeem,
            FlyAnother: self._fly_another,
            ChooseTarget: self._target,
            Select: self._select,
            Act: self._act,
            Respond: self._respond,
            React: self._react,
        }

    def weighings(self, s: Race, seat: int, legal: list[int], named: bool) -> list[Weighing]:
        found = [Weighing(named) for _ in legal]
        if len(legal) > 1:
            step = s.question(seat)
            self.plan.open(s, seat)
            self.by_step[type(step)](s, step, legal, found)
        return found

    def _keep_pilot(self, s: Race, step: KeepPilot, legal: list[int], found: list[Weighing]) -> None:
        for i, x in enumerate(legal):
            promise(self.book.pilots[x - KEEP], found[i])

    def _lay_down(self, s: Race, step: LayDown, legal: list[int], found: list[Weighing]) -> None:
        for i, x in enumerate(legal):
            found[i].add("card", -self.plan.keep(x - DISCARD) / CARD)

    def _drop(self, s: Race, step: DropCrew, legal: list[int], found: list[Weighing]) -> None:
        days = self._days(s, step.who)
        for i, x in enumerate(legal):
            found[i].add("crew", -self.hiring.brings(x - DROP, days) / CARD)

    def _take(self, s: Race, step: GainCrew, legal: list[int], found: list[Weighing]) -> None:
        days, crew = self._days(s, step.who), s.pilots[step.who].board.crew
        for i, x in enumerate(legal):
            if x != DECLINE:
                found[i].add("crew", self.hiring.gain(crew, x - TAKE, 0, days) / CARD)

    def _hire(self, s: Race, step: Hire, legal: list[int], found: list[Weighing]) -> None:
        days, crew = self._days(s, step.who), s.pilots[step.who].board.crew
        for i, x in enumerate(legal):
            if x != FORGO:
                card = x - HIRE
                found[i].add("crew", self.hiring.gain(crew, card, wage(s, step.who, card), days) / CARD)

    def _want(self, s: Race, step: WantHire, legal: list[int], found: list[Weighing]) -> None:
        """GAR-9.5: a hire takes the action of the round."""
        seat, plan, board = step.who, self.plan, s.pilots[step.who].board
        days, able = self._days(s, seat), s.able(seat)
        best = max([self.hiring.gain(board.crew, each, wage(s, seat, each), days) for each in affordable(s, seat)])
        other = 0.0
        if not able.hires_free and best > 0.0 and board.spent():
            base = plan.best()
            for card in plan.cards:
                other = max(other, plan.redeemed(card, able.redeems_to, 0) - base)
        found[0].add("hire", (best - other) / CARD)

    def _spend(self, s: Race, step: SpendMoxy, legal: list[int], found: list[Weighing]) -> None:
        """GAR-20.24: Moxy for Progress."""
        plan = self.plan
        saved = plan.best()
        plan.now.tracker += step.progress
        plan.now.moxy -= step.moxy
        found[0].add("day", (plan.best() - saved) / CARD)

    def _remove(self, s: Race, step: RemoveAttachment, legal: list[int], found: list[Weighing]) -> None:
        """GAR-22.14: what the Attachment costs, and what its terrain brings."""
        book, plan = self.book, self.plan
        here = s.attachments(s.pilots[step.who].stage)
        for i, x in enumerate(legal):
            attachment = x - REMOVE
            cost, dearer = book.attached_cost[attachment], book.surcharges[attachment]
            gain = FUEL_WORTH * cost[FUEL] + HEALTH_WORTH * cost[HEALTH]
            for card in plan.cards:
                gain += FUEL_WORTH * dearer[FUEL][card] + HEALTH_WORTH * dearer[HEALTH][card]
                if book.terrain[card] & book.attached_terrain[attachment]:
                    gain -= plan.steps[card] + plan.more[card] - HEALTH_WORTH * plan.wear[card]
            found[i].add("attachment", (gain if attachment + book.events in here else ELSEWHERE * gain) / CARD)

    def _redeem(self, s: Race, step: SpendCard, legal: list[int], found: list[Weighing]) -> None:
        """GAR-22.15."""
        for i, x in enumerate(legal):
            found[i].add("day", self.plan.redeemed(x - CHOOSE, step.space, step.bonus) / CARD)

    def _fly_another(self, s: Race, step: FlyAnother, legal: list[int], found: list[Weighing]) -> None:
        """GAR-22.9."""
        for i, x in enumerate(legal):
            found[i].add("day", self.plan.first(self.plan.cards.index(x - CHOOSE)) / CARD)

    def _select(self, s: Race, step: Select, legal: list[int], found: list[Weighing]) -> None:
        plan = self.plan
        for i, x in enumerate(legal):
            day = plan.land() if x == LAND else plan.first(plan.cards.index(x - FLY))
            found[i].add("day", day / CARD)

    def _target(self, s: Race, step: ChooseTarget, legal: list[int], found: list[Weighing]) -> None:
        """Who is nearest to the line; before that, who is forced to land."""
        kind = HEALTH if step.harm == HURT else FUEL
        for i, x in enumerate(legal):
            other = x - TARGET
            pilot, hinder = s.pilots[other], self._hinder(s, other)
            weight = CARD * hinder - self.plan.way(s, other) / DAILY
            few = pilot.board.gauge(kind).supply <= step.number
            if step.harm in (HURT, DRAIN) and pilot.status == AIRBORNE and few:
                weight += CARD * hinder
            found[i].add("target", weight / CARD)

    def _act(self, s: Race, step: Act, legal: list[int], found: list[Weighing]) -> None:
        """GAR-10: what the day can lead to after each action, beside doing nothing."""
        plan, seat = self.plan, step.who
        base, to = plan.best(), s.able(seat).redeems_to
        for i, x in enumerate(legal):
            if x >= USE:
                found[i].add("action", (self._used(s, seat, x - USE, base) + PROMPT) / CARD)
            elif x != PASS:
                found[i].add("day", (plan.redeemed(x - REFUEL, to, 0) - base + PROMPT) / CARD)

    def _respond(self, s: Race, step: Respond, legal: list[int], found: list[Weighing]) -> None:
        """GAR-6.8: what the effect would cost, beside the card."""
        plan = self.plan
        plan.fly_shown(s)
        base = plan.best()
        for i, x in enumerate(legal):
            if x == PASS:
                found[i].add("harm", (self._struck(s, step) - base) / CARD)
            else:
                more = worth(self.book.react[x - ANSWER][1:])
                found[i].add("day", (plan.best(1 << plan.cards.index(x - ANSWER), more) - base) / CARD)

    def _react(self, s: Race, step: React, legal: list[int], found: list[Weighing]) -> None:
        """GAR-6.5: what the card does to the round, beside what it would bring later."""
        plan = self.plan
        plan.fly_shown(s)
        base = plan.best()
        for i, x in enumerate(legal):
            if x == PASS:
                continue
            card, target = divmod(x - REACT, MOST_SEATS)
            gone = 1 << plan.cards.index(card)
            line = self.book.react[card][0]
            if target == step.who:
                plan.now.tracker += line[2]
                found[i].add("react", (plan.best(gone) - base) / CARD)
                plan.now.tracker -= line[2]
            else:
                loss = self._loss(s, target, line[2], line[3]) * self._hinder(s, target)
                found[i].add("react", (loss + plan.best(gone) - base) / CARD)

    def value(self, s: Race) -> list[float]:
        """How likely each seat is to come before each other, by what its day can still lead to."""
        seats = len(s.pilots)
        if not s.row:
            return [UNDECIDED] * seats
        plan = self.plan
        ahead: list[float] = []
        way = FAR
        for seat, pilot in enumerate(s.pilots):
            if pilot.status == FINISHED:
                ahead.append(plan.stands(s, len(s.row) - 1, pilot.tracker))
                way = 0.0
            else:
                plan.open(s, seat)
                plan.fly_shown(s)
                ahead.append(plan.best() + self._on_board(s, seat))
                way = min(way, plan.way(s, seat))
        doubt = DOUBT + DOUBT_AHEAD * sqrt(way)
        values: list[float] = []
        for seat in range(seats):
            total = 0.0
            for other in range(seats):
                if other != seat:
                    total += self._in_series(s, seat, other, likely(ahead[seat] - ahead[other], doubt))
            values.append(total / (seats - 1))
        return values

    def _on_board(self, s: Race, seat: int) -> float:
        """The Crew, by what it will still bring."""
        days, total = self._days(s, seat), 0.0
        for card in s.pilots[seat].board.crew:
            total += self.hiring.brings(card, days)
        return ON_BOARD * total

    def _in_series(self, s: Race, seat: int, other: int, chance: float) -> float:
        """GAR-17.7: what the chance in this race means with so many points more from the races before."""
        later = self.book.races - s.race
        if self.book.races == 1:
            return chance
        lead = points(s, seat) - points(s, other)
        return likely(lead + RACE_POINTS * chance - RACE_POINTS / 2, SERIES_DOUBT + SERIES_AHEAD * sqrt(later))

    def _days(self, s: Race, seat: int) -> float:
        """That are left of the race."""
        return min(self.plan.way(s, seat), self.plan.rival) / DAILY

    def _hinder(self, s: Race, other: int) -> float:
        """What the other's loss is worth: more if it is the one to beat."""
        rivals = len(s.pilots) - 1
        if rivals == 1:
            return HINDER
        return HINDER * (FIRST_RIVAL if self.plan.way(s, other) <= self.plan.rival else OTHER_RIVAL) / rivals

    def _used(self, s: Race, seat: int, card: int, base: float) -> float:
        """GAR-10.8, GAR-10.9: what a Crew action brings, beyond what it is kept for."""
        plan = self.plan
        before = plan.now.copy()
        more = 0.0
        for line in self.book.crew_effect[card]:
            verb = line[0]
            if verb < len(CONDITIONS):
                if not BY_VERB[verb](s, seat, line):
                    break
            elif verb == REFILL:
                plan.refill(line[1], line[2], line[3])
            elif verb == PROGRESS:
                plan.now.tracker += line[1]
            elif verb == MOXY:
                plan.now.moxy += line[1]
            elif verb == DRAW:
                more += (CARD_WORTH if plan.aloft else KEPT) * line[1]
            elif verb == FLY_ANOTHER:
                more += self._another(base)
            elif verb == REDEEM:
                more += self._best_redeemed(line[1], line[2]) - base
            else:
                more += PER_VERB[verb] * (line[-1] if verb == HARM else 1)
        gain = plan.best(0, more) - base
        plan.now = before
        if not self.book.exhausts[card]:
            gain -= SAVED * self.hiring.trades[card] * min(1.0, self._days(s, seat))
        return gain

    def _another(self, base: float) -> float:
        """GAR-22.9: a card flown at once saves a round."""
        plan = self.plan
        best = base
        for i in range(len(plan.cards)):
            best = max(best, plan.first(i) + LATER)
        return best - base

    def _best_redeemed(self, to: int, extra: int) -> float:
        """GAR-22.15: the day after the card of most use was redeemed."""
        best = -FAR
        for card in self.plan.cards:
            best = max(best, self.plan.redeemed(card, to, extra))
        return best

    def _loss(self, s: Race, target: int, harm: int, number: int) -> float:
        """What a hostile effect costs a pilot with a revealed card, as far as everybody can see."""
        plan, pilot = self.plan, s.pilots[target]
        card, stage, tracker = pilot.cards.shown, pilot.stage, pilot.tracker
        progress, over = s.current_progress(target), self.book.terrain[card]
        after = tracker + progress
        if plan.follows[card] == NO_CARD and (not over or over & s.terrain(stage)):
            after += plan.steps[card]
        if harm == SLOW:
            return plan.stands(s, stage, after) - plan.stands(s, stage, after - min(number, progress))
        raised = pilot.round.raised
        if not s.payable(target, card, raised):
            return 0.0
        if not s.payable(target, card, raised + number):
            return plan.stands(s, stage, after) - plan.stands(s, stage, tracker)
        in_tank = s.price(target, card, raised)[0] < pilot.board.fuel.supply
        useful = min(1.0, plan.way(s, target) / SHORT)
        return useful * number * (FUEL_WORTH if in_tank else HEALTH_WORTH)

    def _struck(self, s: Race, step: Respond) -> float:
        """The day after the effect has applied."""
        plan, seat, number = self.plan, step.who, step.number
        before = plan.now.copy()
        now = plan.now
        if step.harm == SLOW:
            now.tracker = max(0, now.tracker - min(number, s.current_progress(seat)))
        elif step.harm == COST and not s.payable(seat, s.pilots[seat].cards.shown, number):
            now.tracker = max(0, now.tracker - s.current_progress(seat))
        elif step.harm == HURT:
            now.health = max(0, now.health - number)
        elif step.harm == ROB:
            now.moxy = max(0, now.moxy - number)
        else:
            now.fuel = max(0, now.fuel - number)
        after = plan.best()
        plan.now = before
        return after


def advisor(rules: Rules[Race]) -> Aviator:
    assert isinstance(rules, GreatRace)
    return Aviator(rules)
