"""How to play Air Racing well: a plan for the money of the season, and a racing line."""

from __future__ import annotations

from math import sqrt
from typing import ClassVar, Final, final

from aerodrome.games.air_racing.actions import (
    AVOID,
    BUILD,
    BUY,
    CLIMB,
    DISCARD,
    DIVE,
    END,
    FLY,
    FREE,
    FUND,
    IN,
    OUT,
    STEP,
)
from aerodrome.games.air_racing.bot.line import LEVEL, TOKEN, Line, Sortie, likely
from aerodrome.games.air_racing.bot.plan import Plan
from aerodrome.games.air_racing.content import MICROKNOT
from aerodrome.games.air_racing.flight import TILE, beside, engine_modifier
from aerodrome.games.air_racing.pieces import NOT_FINISHED
from aerodrome.games.air_racing.rules import AirRacing
from aerodrome.games.air_racing.state import FINAL, HEAT, SEASON, Meeting
from aerodrome.games.air_racing.steps.turn import Settle, Turn
from aerodrome.games.air_racing.steps.workshop import Cleanup
from aerodrome.kernel.advisor import Advisor

ROUND: Final = 3.0  # what a round less in the race weighs
WIN: Final = 4.0  # what the win weighs in the last turn
EAGER: Final = 0.2  # half-tiles that a Boost is worth more now than later
KEEN: Final = 0.25  # of the money in the Action Phase: weights that differ by more leave a search nothing to try
LEAD: Final = 1.2  # of its own doubt: what it is worth to be in front, because who is behind is blocked
LATER: Final = 0.3  # half-tiles that a stop on the way must save


@final
class Crew(Advisor[Meeting]):
    """Counts a season in the rounds of the race to come, and a race in half-tiles."""

    horizon: ClassVar[int] = 0

    def __init__(self, rules: AirRacing) -> None:
        self.book = rules.book
        self.line = Line(rules.book)
        self.plan = Plan(self.line)

    def weigh(self, s: Meeting, seat: int, legal: list[int]) -> list[float]:
        plan = self.plan
        first, last = legal[0], legal[-1]
        if first >= BUILD:
            return [-ROUND * plan.with_build(s, seat, self.book.builds[x - BUILD]) for x in legal]
        if first >= AVOID:
            return [self._after_backfire(s, seat, x) for x in legal]
        if first >= FLY:
            return self._flight(s, seat, legal)
        if last >= BUY:
            return [-ROUND * rounds for rounds in plan.shopping(s, seat, legal)]
        if first >= DISCARD:
            return [plan.regroup(s, seat, x) for x in legal]
        if first == FUND:
            return [plan.tunnel(s, seat, x) for x in legal]
        if first == FREE:
            return [-ROUND * plan.with_free(s, seat, x - FREE) for x in legal]
        return [KEEN * plan.play(s, seat, x) for x in legal]

    def value(self, s: Meeting) -> list[float]:
        """How likely each seat is to come before each other: by how far it will be ahead at the end of the race."""
        seats = len(s.workshops)
        ahead, doubt = self._in_race(s) if s.stage == FINAL else self._before_race(s)
        values: list[float] = []
        for seat in range(seats):
            total = 0.0
            for other in range(seats):
                if other != seat:
                    unsure = 0.69 * sqrt(doubt[seat] + doubt[other])
                    margin = ahead[seat] - ahead[other] + LEAD * unsure * self._front(s, seat, other)
                    chance = likely(margin, unsure)
                    total += self._in_series(s, s.medals[seat][0] - s.medals[other][0], chance)
            values.append(total / (seats - 1))
        return values

    def _front(self, s: Meeting, seat: int, other: int) -> float:
        """1 for who is in front, -1 for who is behind, and between them as long as nobody knows. ARC-8.4: before the
        race it is the Speed that decides."""
        more = s.aircraft[seat].mods.microknots - s.aircraft[other].mods.microknots
        if s.stage == SEASON and not self.book.quick_play:
            more += s.workshops[seat].owned[MICROKNOT] - s.workshops[other].owned[MICROKNOT]
            return 2.0 * likely(more, 1.0 + 0.3 * self.plan.turns_to_come(s)) - 1.0
        if s.stage in (HEAT, FINAL):
            if s.aircraft[seat].overshoot != NOT_FINISHED or s.aircraft[other].overshoot != NOT_FINISHED:
                return 0.0
            more = s.progress(seat) - s.progress(other) or s.aircraft[other].lane - s.aircraft[seat].lane
        return 1.0 if more > 0 else -1.0 if more < 0 else 0.0

    def _in_series(self, s: Meeting, lead: int, chance: float) -> float:
        """ARC-R27: what the chance in this race means with so many wins more in the seasons before."""
        later = self.book.seasons - s.season
        if later == 0:
            return chance if -2 < lead < 2 else 1.0 if lead > 0 else 0.0
        return likely(lead + 2.0 * chance - 1.0, 0.5 * sqrt(later + 1.0))

    def _before_race(self, s: Meeting) -> tuple[list[float], list[float]]:
        """How far each aircraft will be ahead at the finish, and the variance of that."""
        ahead: list[float] = []
        workshop = s.stage == SEASON and not self.book.quick_play
        acting = -1
        for step in s.todo:
            if isinstance(step, Cleanup):
                acting = step.seat
        for seat in range(len(s.workshops)):
            mods = s.aircraft[seat].mods
            rounds = self.plan.outlook(s, seat, acting) if workshop else self.plan.rounds(mods, 0.0, 0)
            ahead.append(-rounds * (self.book.stock_speed + 3))
        doubt = 48.0 + 7.0 * (self.plan.turns_to_come(s) if workshop else 0)
        return ahead, [doubt] * len(ahead)

    def _in_race(self, s: Meeting) -> tuple[list[float], list[float]]:
        """The same from a position of the race: where each will be when the first comes to the line."""
        line, book = self.line, self.book
        seats = len(s.workshops)
        needs = [line.need(s, seat) for seat in range(seats)]
        moves = [0] * seats
        for step in s.todo:
            if isinstance(step, Turn):
                moves[step.seat] = 1
                needs[step.seat] -= s.speed(step.seat)
            elif isinstance(step, Settle):
                moves[step.seat] = 1
                sortie = Sortie(line, s, step.seat, 0)
                needs[step.seat] += sortie.from_here(s.flight.budget) - sortie.from_here(0)
        rounds = float(book.rounds_per_lap)
        for seat in range(seats):
            if s.aircraft[seat].overshoot != NOT_FINISHED:
                needs[seat] = float(-s.aircraft[seat].overshoot) / 1000.0
                rounds = 0.0
            else:
                rounds = min(rounds, max(0.0, 0.5 + needs[seat] / s.speed(seat)))
        ahead: list[float] = []
        doubt: list[float] = []
        for seat in range(seats):
            if s.aircraft[seat].overshoot != NOT_FINISHED:
                ahead.append(-needs[seat])
                doubt.append(0.1)
                continue
            turns = int(rounds) + moves[seat]
            boosts, skill = s.aircraft[seat].mods.boosts, s.aircraft[seat].mods.fast
            ahead.append(rounds * s.speed(seat) - needs[seat] + line.boost_worth(skill, boosts, 0, turns))
            good = book.passes(skill) / book.die_faces
            checks = rounds * s.speed(seat) * len(book.course.gates) / book.course.length[0]
            doubt.append(1.0 + 16.0 * checks * good * (1.0 - good) + 12.0 * min(boosts, turns))
        return ahead, doubt

    def _flight(self, s: Meeting, seat: int, legal: list[int]) -> list[float]:
        """What each option leaves to be flown after this turn, in tiles. Where a race is about to end, altitude and
        Boosts are worth nothing later."""
        book, line = self.book, self.line
        plane, budget = s.aircraft[seat], s.flight.budget
        levels = book.altitude_changes - s.flight.levels
        sortie = Sortie(line, s, seat, min(levels, book.altitudes - 1 - plane.altitude))
        dives: int = min(plane.altitude, levels)
        turns, level = line.turns_left(s), LEVEL
        if turns == 1 or sortie.from_here(budget + TILE * dives) < 0.0:
            turns, level, sortie.climbs = 1, 0.0, 0
        here = sortie.from_here(budget)
        weights: list[float] = []
        for x in legal:
            if x == FLY:
                cost = sortie.ahead(budget, budget)
            elif x == STEP:
                cost = sortie.ahead(TILE, budget) + LATER
            elif x in (IN, OUT):
                to = plane.lane + (-1 if x == IN else 1)
                cost = sortie.aside(plane.laps, to, beside(s, seat, to), budget)
            elif x == CLIMB:
                cost = sortie.from_here(budget - TILE) - level
            elif x == DIVE:
                cost = sortie.from_here(budget + TILE) + level
            elif x == END:
                cost = sortie.rest(plane.laps, plane.lane, plane.place)
            elif s.stage != FINAL:
                cost = here + TOKEN
            else:
                further = here - sortie.from_here(budget + TILE * book.boost_speed)
                if turns > 1:
                    kept = line.boost_worth(plane.mods.fast, plane.mods.boosts, s.flight.engaged, turns)
                    cost = here + kept - self._boosted(s, seat, further, turns) - EAGER
                else:
                    cost = here - TILE * self._last_boost(s, seat, TILE * dives - here, further)
            weights.append(-cost / TILE)
        return weights

    def _boosted(self, s: Meeting, seat: int, further: float, turns: int) -> float:
        """ARC-16.3: what the Boosts bring when one is played now, and if it passes, leads so much further."""
        skill, left = s.aircraft[seat].mods.fast, s.aircraft[seat].mods.boosts - 1
        good = self.book.passes(engine_modifier(s, seat)) / self.book.die_faces
        after = self.line.boost_worth(skill, left, s.flight.engaged + 1, turns)
        failed = after - TOKEN * self.book.backfire
        if left:
            failed = max(failed, self.line.boost_worth(skill, left - 1, s.flight.engaged + 1, turns))
        return good * (further + after) + (1.0 - good) * failed

    def _last_boost(self, s: Meeting, seat: int, reach: float, further: float) -> float:
        """In the last turn a Boost is worth as much as it makes the win likelier."""
        mark, doubt = self._mark(s, seat)
        good = self.book.passes(engine_modifier(s, seat)) / self.book.die_faces
        margin = reach - TOKEN * sum(s.aircraft[seat].tokens) - mark
        loss = 0.0 if s.aircraft[seat].mods.boosts > 1 else TOKEN * self.book.backfire
        win = good * likely(margin + further, doubt) + (1.0 - good) * likely(margin - loss, doubt)
        return WIN * (win - likely(margin, doubt))

    def _mark(self, s: Meeting, seat: int) -> tuple[float, float]:
        """How far beyond the line the best of the others comes in this round, and how uncertain that is."""
        mark, doubt = -1000.0, 1.0
        to_move = False
        for other in s.race.order:
            if other == seat:
                to_move = True
                continue
            if s.aircraft[other].overshoot != NOT_FINISHED:
                reach = float(s.aircraft[other].overshoot) / 1000.0
            else:
                reach = (s.speed(other) if to_move else 0) - self.line.need(s, other)
            if reach > mark:
                mark, doubt = reach, 3.0 if to_move else 1.0
        return mark, doubt

    def _after_backfire(self, s: Meeting, seat: int, x: int) -> float:
        """ARC-16.6: the token, or one Boost less."""
        skill, left, engaged = s.aircraft[seat].mods.fast, s.aircraft[seat].mods.boosts, s.flight.engaged
        turns = self.line.turns_left(s)
        if x == AVOID:
            return self.line.boost_worth(skill, left - 1, engaged, turns) / TILE
        return (self.line.boost_worth(skill, left, engaged, turns) - TOKEN * self.book.backfire) / TILE
