"""The racing line: how far it is to the finish by the best lanes, what Boosts are worth, and the best way of a turn."""

from __future__ import annotations

from math import exp
from typing import Final, final

from aerodrome.games.air_racing.content import Book
from aerodrome.games.air_racing.course import LANES
from aerodrome.games.air_racing.flight import NO_PYLON, TILE, due
from aerodrome.games.air_racing.pieces import NOT_FINISHED
from aerodrome.games.air_racing.state import Meeting

MOST_BOOSTS: Final = 8  # more are worth as much
MOST_TURNS: Final = 12
LEVEL: Final = 1.5  # half-tiles that a level of altitude is worth later; it buys two of them now
UNLIKELY: Final = 20.0  # beyond this an exponent says nothing new
CLOSED: Final = 1000.0  # more than any way
STATION: Final = 1000.0  # thousandths of a half-tile
NEARER: Final = 1e-9  # less is no other way, but a rounded sum
TOKEN: Final = 2.0  # half-tiles for each Speed of a token


@final
class Line:
    """Tables of a course, made when they are first needed. All costs are in half-tiles."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.laps = max(book.laps, book.heat_laps)
        self.tables: list[list[list[list[float]]]] = [[] for _ in range(book.die_faces)]
        self.boosts: dict[int, list[list[list[float]]]] = {}
        self.ways: dict[int, list[float]] = {}

    def cut(self, skill: int) -> float:
        """ARC-15.7: what a pylon in lane 0 costs on average."""
        book = self.book
        return TOKEN * book.cut_pylon * (book.die_faces - book.passes(skill)) / book.die_faces

    def to_go(self, skill: int) -> list[list[list[float]]]:
        """By laps left, lane and place: what is left to fly by the best lanes, cuts and side-steps included. With no
        laps left it is less than nothing: what lies beyond the line."""
        passes = self.book.passes(skill)
        if not self.tables[passes]:
            self.tables[passes] = self._table(self.cut(skill))
        return self.tables[passes]

    def _table(self, cut: float) -> list[list[list[float]]]:
        course = self.book.course
        table = [[[-station / STATION for station in course.station[lane]] for lane in range(LANES)]]
        table[0][0][0] += cut
        for _ in range(self.laps):
            lap = [[0.0] * course.length[lane] for lane in range(LANES)]
            for lane in range(LANES):
                cost = table[-1][lane][0]
                for place in range(course.length[lane] - 1, -1, -1):
                    cost += 1.0
                    lap[lane][place] = cost
                    if lane == 0 and course.pylon_at[place] != NO_PYLON:
                        cost += cut
            while self._step_aside(lap, cut):
                pass
            table.append(lap)
        return table

    def _step_aside(self, lap: list[list[float]], cut: float) -> bool:
        """Let the lanes reach each other; is anything nearer now?"""
        course = self.book.course
        nearer = False
        for lane in range(LANES):
            costs = lap[lane]
            for place in range(course.length[lane] - 1, -1, -1):
                cost = costs[place]
                if place + 1 < course.length[lane]:
                    ahead = 1.0 + costs[place + 1]
                    if lane == 0 and course.pylon_at[place + 1] != NO_PYLON:
                        ahead += cut
                    cost = min(cost, ahead)
                if lane + 1 < LANES:
                    cost = min(cost, TILE + lap[lane + 1][course.outward[lane][place]])
                if lane > 0:
                    to = course.inward[lane][place]
                    aside = TILE + lap[lane - 1][to]
                    if lane == 1 and course.pylon_at[to] != NO_PYLON:
                        aside += cut
                    cost = min(cost, aside)
                if cost < costs[place] - NEARER:
                    costs[place] = cost
                    nearer = True
        return nearer

    def boost_worth(self, skill: int, boosts: int, engaged: int, turns: int) -> float:
        """ARC-16: what the Boosts bring, with so many turns left, this one included, and so many played in it."""
        if turns <= 0 or boosts <= 0:
            return 0.0
        table = self.boosts.get(skill)
        if table is None:
            table = self._boost_table(skill)
            self.boosts[skill] = table
        return table[min(turns, MOST_TURNS)][min(engaged, MOST_BOOSTS)][min(boosts, MOST_BOOSTS)]

    def _boost_table(self, skill: int) -> list[list[list[float]]]:
        """By turns left, Boosts played in this one and Boosts left."""
        book = self.book
        gain, loss = float(TILE * book.boost_speed), TOKEN * book.backfire
        nothing = [0.0] * (MOST_BOOSTS + 1)
        table = [[nothing] * (MOST_BOOSTS + 2)]
        for _ in range(MOST_TURNS):
            later = table[-1][0]
            turn = [later] * (MOST_BOOSTS + 2)
            for engaged in range(MOST_BOOSTS, -1, -1):
                good = book.passes(skill - engaged) / book.die_faces
                after = turn[engaged + 1]
                worth = [0.0]
                for boosts in range(1, MOST_BOOSTS + 1):
                    failed = after[boosts - 1] - loss
                    if boosts > 1:
                        failed = max(failed, after[boosts - 2])
                    play = good * (gain + after[boosts - 1]) + (1.0 - good) * failed
                    worth.append(max(later[boosts], play))
                turn[engaged] = worth
            table.append(turn)
        return table

    def whole_way(self, skill: int, boosts: int) -> float:
        """What such an aircraft has to fly in a whole race."""
        row = self.ways.get(skill)
        if row is None:
            way = self.to_go(skill)[self.book.laps][0][0] - self.cut(skill) - TILE
            turns = 1 + int(way / (self.book.stock_speed + TILE))
            row = [way - self.boost_worth(skill, n, 0, turns) for n in range(MOST_BOOSTS + 1)]
            self.ways[skill] = row
        return row[min(boosts, MOST_BOOSTS)]

    def need(self, s: Meeting, seat: int) -> float:
        """What the aircraft has left to fly, its tokens and its altitude included."""
        plane = s.aircraft[seat]
        costs = self.to_go(plane.mods.fast)[max(0, s.race.laps_due - plane.laps)]
        return costs[plane.lane][plane.place] + TOKEN * sum(plane.tokens) - LEVEL * float(plane.altitude)

    def turns_left(self, s: Meeting) -> int:
        """How many turns the race still has for whoever is on the move, this one included."""
        fewest = float(self.book.rounds_per_lap)
        for seat in s.race.order:
            if s.aircraft[seat].overshoot != NOT_FINISHED:
                return 1
            fewest = min(fewest, self.need(s, seat) / s.speed(seat))
        return 1 + max(0, int(fewest))


@final
class Sortie:
    """A turn of an aircraft: while it moves, all others stand still. Costs are what it will have left to fly when the
    turn is over."""

    def __init__(self, line: Line, s: Meeting, seat: int, climbs: int) -> None:
        self.s, self.seat = s, seat
        self.course = s.book.course
        skill = s.aircraft[seat].mods.fast
        self.table = line.to_go(skill)
        self.cut = line.cut(skill)
        self.climbs = climbs  # levels that Speed can still buy where the way is blocked

    def rest(self, laps: int, lane: int, place: int) -> float:
        left = self.s.race.laps_due - laps
        if left >= 0:
            return self.table[left][lane][place]
        return self.table[0][lane][place] + left * self.course.lap_station / STATION

    def gap(self, lane: int, place: int) -> int:
        """ARC-11.5: how many half-tiles are free ahead; less than nothing if the place itself is not free."""
        s = self.s
        length = self.course.length[lane]
        least = length
        for other, plane in enumerate(s.aircraft):
            if plane.lane == lane and plane.flying and other != self.seat:
                ahead: int = plane.place - place
                if ahead < 0:
                    ahead += length
                if ahead < least:
                    least = ahead
                if length - ahead < TILE:
                    return -1
        return least - TILE

    def check(self, laps: int, place: int) -> float:
        """What it costs to come to this place of lane 0."""
        if self.course.pylon_at[place] == NO_PYLON:
            return 0.0
        return self.cut if due(self.s, self.s.aircraft[self.seat], laps, place) != NO_PYLON else 0.0

    def onward(self, laps: int, lane: int, place: int, budget: int) -> float:
        """Forward in this lane with this budget, as far as it is free."""
        gap = self.gap(lane, place)
        if gap >= budget:
            return self.rest(laps, lane, place) - budget
        return self.rest(laps, lane, place) - gap - LEVEL * min(self.climbs, (budget - gap) // TILE)

    def best(self, laps: int, lane: int, place: int, budget: int) -> float:
        """The least cost with this budget; who is blocked may step aside on the way."""
        least = self.onward(laps, lane, place, budget)
        gap = self.gap(lane, place)
        if gap >= budget:
            return least
        flown = 0.0
        for _ in range(min(gap, budget - TILE) + 1):
            if lane + 1 < LANES:
                least = min(least, flown + self.aside(laps, lane + 1, self.course.outward[lane][place], budget))
            if lane > 0:
                least = min(least, flown + self.aside(laps, lane - 1, self.course.inward[lane][place], budget))
            place += 1
            budget -= 1
            if place == self.course.length[lane]:
                place, laps = 0, laps + 1
            if lane == 0:
                flown += self.check(laps, place)
        return least

    def aside(self, laps: int, to: int, place: int, budget: int) -> float:
        if self.gap(to, place) < 0:
            return CLOSED
        cost = self.onward(laps, to, place, budget - TILE)
        return cost + self.check(laps, place) if to == 0 else cost

    def ahead(self, most: int, budget: int) -> float:
        """FLY, or STEP: forward until so many half-tiles are flown, a check is made or due, or the way is blocked."""
        plane = self.s.aircraft[self.seat]
        laps, lane, place = plane.laps, plane.lane, plane.place
        most = min(most, self.gap(lane, place))
        cost = 0.0
        flown = 0
        while flown < most and cost == 0.0:
            after, lap = place + 1, laps
            if after == self.course.length[lane]:
                after, lap = 0, laps + 1
            if lane == 0:
                cost = self.check(lap, after)
                if cost > 0.0 and flown:
                    cost = 0.0
                    break
            laps, place = lap, after
            flown += 1
        return cost + self.best(laps, lane, place, budget - flown)

    def from_here(self, budget: int) -> float:
        plane = self.s.aircraft[self.seat]
        return self.best(plane.laps, plane.lane, plane.place, budget)


def likely(margin: float, doubt: float) -> float:
    """How likely it is that an advance of so much holds."""
    return 1.0 / (1.0 + exp(-max(-UNLIKELY, min(UNLIKELY, margin / doubt))))
