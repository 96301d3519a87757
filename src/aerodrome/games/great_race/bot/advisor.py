"""How to play The Great Air Race well: a plan for the day, and a price for all that a plan can be spoiled with."""

from __future__ import annotations

from math import sqrt
from typing import ClassVar, Final, final

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
    SPEND,
    TAKE,
    TARGET,
    USE,
    WANT,
)
from aerodrome.games.great_race.bot.plan import LATER, SHORT, Plan
from aerodrome.games.great_race.bot.prices import (
    CARD_WORTH,
    DRAW,
    FLY_ANOTHER,
    FUEL_WORTH,
    HARM,
    HEALTH_WORTH,
    KEPT,
    MOXY,
    MOXY_WORTH,
    PER_VERB,
    PROGRESS,
    REDEEM,
    REFILL,
    likely,
    promise,
    worth,
)
from aerodrome.games.great_race.conditions import BY_VERB
from aerodrome.games.great_race.content import (
    CONDITIONS,
    COST,
    DRAIN,
    FUEL,
    HEALTH,
    HURT,
    NO_CARD,
    ROB,
    SLOW,
)
from aerodrome.games.great_race.effects import ChooseTarget, Respond, SpendMoxy
from aerodrome.games.great_race.pieces import AIRBORNE, FINISHED
from aerodrome.games.great_race.rules import GreatRace
from aerodrome.games.great_race.scoring import points
from aerodrome.games.great_race.state import Race
from aerodrome.games.great_race.steps.choices import SpendCard
from aerodrome.games.great_race.steps.ground import affordable, wage
from aerodrome.kernel.advisor import Advisor
from aerodrome.kernel.rules import Rules

CARD: Final = 3.0  # the Progress of a move
HINDER: Final = 0.7  # what a loss of all rivals together is worth beside one's own gain
PROMPT: Final = 0.15  # an action now, rather than one that may come
DAILY: Final = 15.0  # the Progress of a day
USES: Final = 0.7  # of a Crew card that is only exhausted, each day
MOST_USES: Final = 3.0
ONCE: Final = 0.9  # and of one that is discarded
SAVED: Final = 0.6  # the part of its worth that a Crew card must bring to be discarded
OPEN: Final = 0.6  # how often a condition holds


@final
class Aviator(Advisor[Race]):
    """Counts everything in Progress: Fuel and Health by what they will be flown for."""

    horizon: ClassVar[int] = 10

    def __init__(self, rules: GreatRace) -> None:
        self.book = rules.book
        self.plan = Plan(rules.book)
        self.trades = [self._trade(card) for card in range(len(rules.book.trade))]

    def _trade(self, card: int) -> float:
        """What a Crew card brings each time it is used."""
        total, likely = 0.0, 1.0
        for _ in self.book.crew_needs[card]:
            likely *= sqrt(OPEN)
        for line in self.book.crew_effect[card]:
            if line[0] < len(CONDITIONS):
                likely *= OPEN
            else:
                total += likely * worth([line])
        return total

    def weigh(self, s: Race, seat: int, legal: list[int]) -> list[float]:
        first, last = legal[0], legal[-1]
        if len(legal) == 1:
            return [0.0]
        if first >= KEEP:
            return [promise(self.book.pilots[x - KEEP]) for x in legal]
        self.plan.open(s, seat)
        if first >= DISCARD:
            return [-self.plan.keep(x - DISCARD) / CARD for x in legal]
        if first >= DROP:
            return [-self._crew(s, seat, x - DROP) / CARD for x in legal]
        if first >= TAKE:
            return [0.0 if x == DECLINE else self._hire(s, seat, x - TAKE, 0) / CARD for x in legal]
        if first == WANT:
            return [self._want(s, seat) / CARD, 0.0]
        if first == FORGO:
            return [0.0 if x == FORGO else self._hire(s, seat, x - HIRE, wage(s, seat, x - HIRE)) / CARD for x in legal]
        if first == SPEND:
            return self._offer(s)
        if first >= REMOVE:
            return [self._removed(s, seat, x - REMOVE) / CARD for x in legal]
        if first >= CHOOSE:
            return [self._chosen(s, x - CHOOSE) / CARD for x in legal]
        if first >= TARGET:
            return [self._target(s, seat, x - TARGET) / CARD for x in legal]
        if FLY <= first <= LAND:
            return [self._select(x) / CARD for x in legal]
        if last >= REFUEL:
            return self._act(s, seat, legal)
        if last >= ANSWER:
            return self._respond(s, legal)
        return self._react(s, seat, legal)

    def value(self, s: Race) -> list[float]:
        """How likely each seat is to come before each other, by what its day can still lead to."""
        seats = len(s.pilots)
        if not s.row:
            return [0.5] * seats
        plan = self.plan
        ahead: list[float] = []
        way = 1000.0
        for seat, pilot in enumerate(s.pilots):
            if pilot.status == FINISHED:
                ahead.append(plan.stands(s, len(s.row) - 1, pilot.tracker))
                way = 0.0
            else:
                plan.open(s, seat)
                plan.fly_shown(s)
                ahead.append(plan.best() + self._on_board(s, seat))
                way = min(way, plan.way(s, seat))
        doubt = 0.8 + 0.55 * sqrt(way)
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
        total = 0.0
        for card in s.pilots[seat].board.crew:
            total += self._crew(s, seat, card)
        return 0.5 * total

    def _in_series(self, s: Race, seat: int, other: int, chance: float) -> float:
        """GAR-17.7: what the chance in this race means with so many points more from the races before."""
        later = self.book.races - s.race
        if self.book.races == 1:
            return chance
        lead = points(s, seat) - points(s, other)
        return likely(lead + 4.0 * chance - 2.0, 0.3 + 1.2 * sqrt(later))

    def _days(self, s: Race, seat: int) -> float:
        """That are left of the race."""
        return min(self.plan.way(s, seat), self.plan.rival) / DAILY

    def _hinder(self, s: Race, seat: int, other: int) -> float:
        """What the other's loss is worth: more if it is the one to beat."""
        rivals = len(s.pilots) - 1
        if rivals == 1:
            return HINDER
        return HINDER * (2.0 if self.plan.way(s, other) <= self.plan.rival else 0.7) / rivals

    def _select(self, x: int) -> float:
        plan = self.plan
        if x == LAND:
            return plan.land()
        return plan.first(plan.cards.index(x - FLY))

    def _act(self, s: Race, seat: int, legal: list[int]) -> list[float]:
        """GAR-10: what the day can lead to after each action, beside doing nothing."""
        base = self.plan.best()
        weights: list[float] = []
        for x in legal:
            if x == PASS:
                weights.append(0.0)
            elif x < USE:
                weights.append((self.plan.redeemed(x - REFUEL, s.able(seat).redeems_to, 0) - base + PROMPT) / CARD)
            else:
                weights.append((self._used(s, seat, x - USE, base) + PROMPT) / CARD)
        return weights

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
            gain -= SAVED * self.trades[card] * min(1.0, self._days(s, seat))
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
        best = -1000.0
        for card in self.plan.cards:
            best = max(best, self.plan.redeemed(card, to, extra))
        return best

    def _chosen(self, s: Race, card: int) -> float:
        """GAR-22.9, GAR-22.15: for Co-pilot and Quartermaster."""
        step = s.todo[-1]
        if isinstance(step, SpendCard):
            return self.plan.redeemed(card, step.space, step.bonus)
        return self.plan.first(self.plan.cards.index(card))

    def _offer(self, s: Race) -> list[float]:
        """GAR-20.24: Moxy for Progress."""
        plan, step = self.plan, s.todo[-1]
        assert isinstance(step, SpendMoxy)
        saved = plan.best()
        plan.now.tracker += step.progress
        plan.now.moxy -= step.moxy
        return [(plan.best() - saved) / CARD, 0.0]

    def _react(self, s: Race, seat: int, legal: list[int]) -> list[float]:
        """GAR-6.5: what the card does to the round, beside what it would bring later."""
        plan = self.plan
        plan.fly_shown(s)
        base = plan.best()
        weights: list[float] = []
        for x in legal:
            if x == PASS:
                weights.append(0.0)
                continue
            card, target = divmod(x - REACT, MOST_SEATS)
            gone = 1 << plan.cards.index(card)
            line = self.book.react[card][0]
            if target == seat:
                plan.now.tracker += line[2]
                weights.append((plan.best(gone) - base) / CARD)
                plan.now.tracker -= line[2]
            else:
                loss = self._loss(s, target, line[2], line[3]) * self._hinder(s, seat, target)
                weights.append((loss + plan.best(gone) - base) / CARD)
        return weights

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

    def _respond(self, s: Race, legal: list[int]) -> list[float]:
        """GAR-6.8: what the effect would cost, beside the card."""
        plan, step = self.plan, s.todo[-1]
        assert isinstance(step, Respond)
        plan.fly_shown(s)
        base = plan.best()
        weights: list[float] = []
        for x in legal:
            if x == PASS:
                weights.append((self._struck(s, step) - base) / CARD)
                continue
            card = x - ANSWER
            more = worth(self.book.react[card][1:])
            weights.append((plan.best(1 << plan.cards.index(card), more) - base) / CARD)
        return weights

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

    def _target(self, s: Race, seat: int, other: int) -> float:
        """Who is nearest to the line; before that, who is forced to land."""
        step = s.todo[-1]
        assert isinstance(step, ChooseTarget)
        weight = CARD * self._hinder(s, seat, other) - self.plan.way(s, other) / DAILY
        pilot, kind = s.pilots[other], HEALTH if step.harm == HURT else FUEL
        few = pilot.board.gauge(kind).supply <= step.number
        if step.harm in (HURT, DRAIN) and pilot.status == AIRBORNE and few:
            weight += CARD * self._hinder(s, seat, other)
        return weight

    def _crew(self, s: Race, seat: int, card: int) -> float:
        """What a Crew card will bring in the days that are left."""
        days = self._days(s, seat)
        return self.trades[card] * (min(MOST_USES, USES * days) if self.book.exhausts[card] else min(ONCE, days))

    def _hire(self, s: Race, seat: int, card: int, cost: int) -> float:
        """GAR-11.3: what it brings, beside its cost and whom it sends away."""
        gain = self._crew(s, seat, card) - cost * MOXY_WORTH * min(1.0, self._days(s, seat))
        crew = s.pilots[seat].board.crew
        if len(crew) >= self.book.crew_limit:
            gain -= min([self._crew(s, seat, other) for other in crew])
        return gain

    def _want(self, s: Race, seat: int) -> float:
        """GAR-9.5: a hire takes the action of the round."""
        best = max([self._hire(s, seat, card, wage(s, seat, card)) for card in affordable(s, seat)])
        if s.able(seat).hires_free or best <= 0.0:
            return best
        plan = self.plan
        base = plan.best()
        other = 0.0
        if s.pilots[seat].board.spent():
            for card in plan.cards:
                other = max(other, self.plan.redeemed(card, s.able(seat).redeems_to, 0) - base)
        return best - other

    def _removed(self, s: Race, seat: int, attachment: int) -> float:
        """GAR-22.14: what the Attachment costs, and what its terrain brings."""
        book = self.book
        news = attachment + book.events
        gain = FUEL_WORTH * book.attached_cost[attachment][FUEL] + HEALTH_WORTH * book.attached_cost[attachment][HEALTH]
        for card in self.plan.cards:
            dearer = book.surcharges[attachment]
            gain += FUEL_WORTH * dearer[FUEL][card] + HEALTH_WORTH * dearer[HEALTH][card]
            if book.terrain[card] & book.attached_terrain[attachment]:
                gain -= self.plan.steps[card] + self.plan.more[card] - HEALTH_WORTH * self.plan.wear[card]
        return gain if news in s.attachments(s.pilots[seat].stage) else 0.5 * gain


def advisor(rules: Rules[Race]) -> Aviator:
    assert isinstance(rules, GreatRace)
    return Aviator(rules)
