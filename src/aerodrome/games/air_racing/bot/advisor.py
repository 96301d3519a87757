"""How to play Air Racing well: a plan for the money of the season, and a racing line."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, ClassVar, Final, final

from aerodrome.games.air_racing.actions import AVOID, BUILD, CLIMB, DIVE, END, FLY, FREE, IN, OUT, STEP
from aerodrome.games.air_racing.bot.line import LEVEL, STATION, TOKEN, Line, Sortie, likely
from aerodrome.games.air_racing.bot.plan import LEARNS, ROUNDS, SEASON_TERMS, UNSURE, Plan
from aerodrome.games.air_racing.content import MICROKNOT
from aerodrome.games.air_racing.effects import Tunnel
from aerodrome.games.air_racing.flight import TILE, beside, engine_modifier
from aerodrome.games.air_racing.pieces import NOT_FINISHED
from aerodrome.games.air_racing.rules import AirRacing
from aerodrome.games.air_racing.state import FINAL, HEAT, SEASON, Meeting
from aerodrome.games.air_racing.steps.setup import QuickBuild, TakeFree
from aerodrome.games.air_racing.steps.turn import Backfire, Move, Settle, Turn
from aerodrome.games.air_racing.steps.workshop import Act, Buy, Cleanup, Regroup
from aerodrome.kernel.advisor import Advisor, Weighing

WAY: Final = "way"  # what is left to fly after this turn
STOP: Final = "stop"  # on the way, where one could fly on
ALTITUDE: Final = "altitude"  # a level more or less
BOOSTS: Final = "boosts"  # what the Boosts bring, now or later
PENALTY: Final = "penalty"  # a token
WINNING: Final = "winning"  # how much likelier a Boost makes the win in the last turn
TERMS: Final = (*SEASON_TERMS, WAY, STOP, ALTITUDE, BOOSTS, PENALTY, WINNING)

ROUND: Final = 3.0  # what a round less in the race weighs
WIN: Final = 4.0  # what the win weighs in the last turn
EAGER: Final = 0.2  # half-tiles that a Boost is worth more now than later
SPARED: Final = 2.0  # half-tiles that a Boost is worth more in the final than in a race before it
LATER: Final = 0.3  # half-tiles that a stop on the way must save
LEAD: Final = 1.2  # of its own doubt: what it is worth to be in front, because who is behind is blocked
SPREAD: Final = 0.69  # from the deviation of a margin to the scale of a logistic chance
CLINCHED: Final = 2  # so many wins more before the last race cannot be caught up
SEASONS_DOUBT: Final = 0.5  # wins by which a season to come may change the lead
PACE: Final = 3  # half-tiles that an aircraft usually flies in a round beyond its stock Speed
RACE_DOUBT: Final = 48.0  # variance of where an aircraft is at the finish, before the race,
TURN_DOUBT: Final = 7.0  # and for each turn of the season to come
HALFWAY: Final = 0.5  # of a round: on average a race ends in the middle of the last
FINISHED_DOUBT: Final = 0.1  # variance of who has finished,
FLYING_DOUBT: Final = 1.0  # of who flies, in half-tiles,
CHECK_DOUBT: Final = 16.0  # for each check, by its chance,
BOOST_DOUBT: Final = 12.0  # and for each Boost
NOWHERE: Final = -1000.0  # behind everybody
SEEN: Final = 1.0  # doubt about who has had its turn in the last round,
UNSEEN: Final = 3.0  # and about who has not

Weigher = Callable[[Meeting, int, int, Weighing], None]  # position, seat, option


@final
class Crew(Advisor[Meeting]):
    """Counts a season in the rounds of the race to come, and a race in half-tiles. Weights in half-tiles are halved and
    weights in money quartered: that is exact, so that terms add up to the very same number."""

    horizon: ClassVar[int] = 0

    def __init__(self, rules: AirRacing) -> None:
        self.book = rules.book
        self.line = Line(rules.book)
        self.plan = Plan(self.line)
        self.by_step: dict[Any, Weigher] = {
            TakeFree: self._take_free,
            QuickBuild: self._quick_build,
            Act: self.plan.play,
            Tunnel: self.plan.tunnel,
            Regroup: self.plan.regroup,
            Backfire: self._after_backfire,
        }
        self.together: dict[Any, Callable[[Meeting, int, list[int], list[Weighing]], None]] = {
            Buy: self._buy,
            Move: self._move,
        }  # where the options of a question have much in common

    def weighings(self, s: Meeting, seat: int, legal: list[int], named: bool) -> list[Weighing]:
        asked = type(s.question(seat))
        found = [Weighing(named) for _ in legal]
        if asked in self.together:
            self.together[asked](s, seat, legal, found)
        else:
            weigh = self.by_step[asked]
            for i in range(len(legal)):
                weigh(s, seat, legal[i], found[i])
        return found

    def _take_free(self, s: Meeting, seat: int, x: int, weighing: Weighing) -> None:
        weighing.add(ROUNDS, -ROUND * self.plan.with_free(s, seat, x - FREE))

    def _quick_build(self, s: Meeting, seat: int, x: int, weighing: Weighing) -> None:
        weighing.add(ROUNDS, -ROUND * self.plan.with_build(s, seat, self.book.builds[x - BUILD]))

    def _buy(self, s: Meeting, seat: int, legal: list[int], found: list[Weighing]) -> None:
        rounds = self.plan.shopping(s, seat, legal)
        for i in range(len(legal)):
            found[i].add(ROUNDS, -ROUND * rounds[i])

    def value(self, s: Meeting) -> list[float]:
        """How likely each seat is to come before each other: by how far it will be ahead at the end of the race."""
        seats = len(s.workshops)
        ahead, doubt = self._in_race(s) if s.stage == FINAL else self._before_race(s)
        values: list[float] = []
        for seat in range(seats):
            total = 0.0
            for other in range(seats):
                if other != seat:
                    unsure = SPREAD * sqrt(doubt[seat] + doubt[other])
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
            return 2.0 * likely(more, UNSURE + LEARNS * self.plan.turns_to_come(s)) - 1.0
        if s.stage in (HEAT, FINAL):
            if s.aircraft[seat].overshoot != NOT_FINISHED or s.aircraft[other].overshoot != NOT_FINISHED:
                return 0.0
            more = s.progress(seat) - s.progress(other) or s.aircraft[other].lane - s.aircraft[seat].lane
        return 1.0 if more > 0 else -1.0 if more < 0 else 0.0

    def _in_series(self, s: Meeting, lead: int, chance: float) -> float:
        """ARC-R27: what the chance in this race means with so many wins more in the seasons before."""
        later = self.book.seasons - s.season
        if later == 0:
            return chance if -CLINCHED < lead < CLINCHED else 1.0 if lead > 0 else 0.0
        return likely(lead + 2.0 * chance - 1.0, SEASONS_DOUBT * sqrt(later + 1.0))

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
            ahead.append(-rounds * (self.book.stock_speed + PACE))
        doubt = RACE_DOUBT + TURN_DOUBT * (self.plan.turns_to_come(s) if workshop else 0)
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
                needs[seat] = float(-s.aircraft[seat].overshoot) / STATION
                rounds = 0.0
            else:
                rounds = min(rounds, max(0.0, HALFWAY + needs[seat] / s.speed(seat)))
        ahead: list[float] = []
        doubt: list[float] = []
        for seat in range(seats):
            if s.aircraft[seat].overshoot != NOT_FINISHED:
                ahead.append(-needs[seat])
                doubt.append(FINISHED_DOUBT)
                continue
            turns = int(rounds) + moves[seat]
            boosts, skill = s.aircraft[seat].mods.boosts, s.aircraft[seat].mods.fast
            ahead.append(rounds * s.speed(seat) - needs[seat] + line.boost_worth(skill, boosts, 0, turns))
            good = book.passes(skill) / book.die_faces
            checks = rounds * s.speed(seat) * len(book.course.gates) / book.course.length[0]
            doubt.append(FLYING_DOUBT + CHECK_DOUBT * checks * good * (1.0 - good) + BOOST_DOUBT * min(boosts, turns))
        return ahead, doubt

    def _move(self, s: Meeting, seat: int, legal: list[int], found: list[Weighing]) -> None:
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
        for i in range(len(legal)):
            x, weighing = legal[i], found[i]
            if x == FLY:
                weighing.add(WAY, -sortie.ahead(budget, budget) / TILE)
            elif x == STEP:
                weighing.add(WAY, -sortie.ahead(TILE, budget) / TILE)
                weighing.add(STOP, -LATER / TILE)
            elif x in (IN, OUT):
                to = plane.lane + (-1 if x == IN else 1)
                weighing.add(WAY, -sortie.aside(plane.laps, to, beside(s, seat, to), budget) / TILE)
            elif x == CLIMB:
                weighing.add(WAY, -sortie.from_here(budget - TILE) / TILE)
                weighing.add(ALTITUDE, level / TILE)
            elif x == DIVE:
                weighing.add(WAY, -sortie.from_here(budget + TILE) / TILE)
                weighing.add(ALTITUDE, -level / TILE)
            elif x == END:
                weighing.add(WAY, -sortie.rest(plane.laps, plane.lane, plane.place) / TILE)
            else:
                further = here - sortie.from_here(budget + TILE * book.boost_speed)
                weighing.add(WAY, -here / TILE)
                self._engage(s, seat, TILE * dives - here, further, turns, weighing)

    def _engage(self, s: Meeting, seat: int, reach: float, further: float, turns: int, weighing: Weighing) -> None:
        """ARC-16.1: a Boost that, if it passes, leads so much further; without it, the aircraft comes so far beyond the
        line."""
        mods, engaged = s.aircraft[seat].mods, s.flight.engaged
        if s.stage != FINAL:
            weighing.add(BOOSTS, -SPARED / TILE)
        elif turns > 1:
            weighing.add(BOOSTS, -self.line.boost_worth(mods.fast, mods.boosts, engaged, turns) / TILE)
            weighing.add(BOOSTS, self._boosted(s, seat, further, turns) / TILE)
            weighing.add(BOOSTS, EAGER / TILE)
        else:
            weighing.add(WINNING, self._last_boost(s, seat, reach, further))

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
        mark, doubt = NOWHERE, SEEN
        to_move = False
        for other in s.race.order:
            if other == seat:
                to_move = True
                continue
            if s.aircraft[other].overshoot != NOT_FINISHED:
                reach = float(s.aircraft[other].overshoot) / STATION
            else:
                reach = (s.speed(other) if to_move else 0) - self.line.need(s, other)
            if reach > mark:
                mark, doubt = reach, UNSEEN if to_move else SEEN
        return mark, doubt

    def _after_backfire(self, s: Meeting, seat: int, x: int, weighing: Weighing) -> None:
        """ARC-16.6: the token, or one Boost less."""
        mods, turns = s.aircraft[seat].mods, self.line.turns_left(s)
        left = mods.boosts - 1 if x == AVOID else mods.boosts
        weighing.add(BOOSTS, self.line.boost_worth(mods.fast, left, s.flight.engaged, turns) / TILE)
        if x != AVOID:
            weighing.add(PENALTY, -TOKEN * self.book.backfire / TILE)
