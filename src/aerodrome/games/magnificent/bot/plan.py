"""The rest of a turn for one machine: every way through it by exact odds, with the aids that pay."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from aerodrome.games.magnificent import storage
from aerodrome.games.magnificent.actions import CLIMB, END_PHASE, FLY, LAND, LAUNCH, MANOEUVRE, REPAIR, TAKE_OFF
from aerodrome.games.magnificent.bot import turn_key as key
from aerodrome.games.magnificent.bot.prices import BAND, FUEL, MARKER, PART
from aerodrome.games.magnificent.bot.rest_of_race import RestOfRace
from aerodrome.games.magnificent.content import Book
from aerodrome.games.magnificent.state import FINAL_FIELD, GROUND, HIGH, LOW, MIDDLE_FIELD, Race
from aerodrome.games.magnificent.terms import (
    AIRFIELD,
    ARMOUR,
    CALM,
    CALM_FLYING,
    FLYING,
    LANDING,
    MANOEUVRE_VP,
    MEND,
    NONE,
    SPECIALS,
    TAKEOFF,
    TERRAIN_CAP,
    TOWN,
    WATER,
    WATER_DICE,
    WEATHER,
)
from aerodrome.games.magnificent.terms import LAUNCH as LAUNCHES

UNSEEN: Final = 1  # symbols of weather that lies face down
CATAPULT: Final = 1.2  # what it may save later
NEVER: Final = 100.0  # the price of what cannot be had
BURN_LATER: Final = 0.3  # what burning fuel costs besides the cubes, as long as it is only planned
FOUND: Final = 2  # spare parts that a repair brings at most, where a plan counts on them,
CROWDED: Final = 0.3  # each worth less with all that are aboard
MOST: Final = 8  # symbols that may be missing
GROUNDED: Final = [REPAIR, TAKE_OFF, LAUNCH]
AIRBORNE: Final = [FLY, MANOEUVRE, CLIMB, LAND]

Outcome = tuple[float, float, float]  # the values after a pass, a failure and a catastrophe


@final
class Plan(RestOfRace):
    """Opened for a machine as it stands. What its aids cost is told from outside."""

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.full = book.number["gauge"]
        self.burnt = book.number["fuel_for_pass"]
        self.spreads: dict[int, list[float]] = {}
        self.found: list[dict[int, float]] = [{}, {}]  # the best, without a tail wind and with it
        self.rests: dict[int, float] = {}
        self.costs: list[list[float]] = [[NEVER] * (MOST + 1) for _ in range(3)]
        self.luck = NEVER
        self.base = [0, 0, 0]
        self.water = self.cap = self.ignored = self.armour = self.calm = self.calm_flying = self.mend = self.tail = 0
        self.stunt_vp = 0.0
        self.launch = False

    def open(self, s: Race, m: int) -> None:
        self.look(s, m)
        self.found, self.rests = [{}, {}], {}
        ability = self.book.ability[s.machines[m].kind]
        for kind in range(3):
            self.base[kind] = ability[kind] + s.trait(m, kind)
            self.costs[kind] = [0.0] + [NEVER] * MOST
        self.luck = NEVER
        self.water, self.cap, self.ignored = s.trait(m, WATER_DICE), s.trait(m, TERRAIN_CAP), s.trait(m, WEATHER)
        self.armour, self.calm, self.calm_flying = s.trait(m, ARMOUR), s.trait(m, CALM), s.trait(m, CALM_FLYING)
        self.mend = s.trait(m, MEND)
        self.stunt_vp = float(self.book.number["manoeuvre_vp"] + s.trait(m, MANOEUVRE_VP))
        self.tail = int(s.turn.machine == m and s.turn.tail_wind)
        self.launch = s.ready_for(m, LAUNCHES) != NONE

    def needed(self, kind: int, tile: int, band: int) -> int:
        """MFM-8.13, as far as the weather can be seen."""
        s = self.s
        need = self.book.needs[s.course.tiles[tile]][kind]
        if self.cap and kind != FLYING:
            need = min(need, self.cap)
        if kind == FLYING and band == HIGH:
            return need
        weather = UNSEEN
        if s.course.shown[tile]:
            tiles = self.book.weather
            weather = tiles[s.course.weather[tile]][kind] if 0 <= s.course.weather[tile] < len(tiles) else 0
        elif tile == 0:
            weather = 0
        return need + max(0, weather - self.ignored)

    def dice(self, kind: int, tile: int, tests: int, stunts: int) -> int:
        dice = self.base[kind] - tests
        if kind == FLYING:
            return dice - stunts
        return dice + self.water if self.terrain[tile] == WATER else dice

    def spread(self, kind: int, dice: int, need: int) -> list[float]:
        """The chances to pass, and to be short by each number: plainly, or with an explosion that counts."""
        calm = 1 if self.calm or (kind == FLYING and self.calm_flying) else 0
        entry = (((kind * 16 + dice) * 16 + need) * 8 + self.armour) * 2 + calm
        found = self.spreads.get(entry)
        if found is None:
            found = [0.0] * (2 * need + 1)
            shown, weights = self.book.dice.shown[dice], self.book.dice.odds[kind][dice]
            every = float(sum(weights))
            for i in range(len(weights)):
                hits, bangs = shown[i]
                at = 0 if hits >= need else 2 * (need - hits) - 1
                if at and bangs > self.armour and not calm:
                    at += 1
                found[at] += weights[i] / every
            self.spreads[entry] = found
        return found

    def trial(self, kind: int, dice: int, need: int, drops: int, burns: bool, outcome: Outcome) -> float:
        """A test that leads to these values when passed, failed and failed badly, with aids where they pay."""
        passed, failed, worst = outcome
        if need <= 0:
            return passed
        chances = self.spread(kind, max(0, min(self.book.dice.most, dice)), min(need, MOST))
        costs = self.costs[kind]
        total = chances[0] * passed
        whole = min(self.luck, self.burnt * FUEL * self.late + BURN_LATER) if burns else self.luck
        for short in range(1, min(need, MOST) + 1):
            used = min(drops, short)
            cost = min(whole, costs[short - used] + BAND * self.late * used)
            total += chances[2 * short - 1] * max(failed, passed - cost) + chances[2 * short] * max(
                worst, passed - cost
            )
        return total

    def blow(self, tail: int) -> None:
        """With a tail wind, or without."""
        self.tail = tail

    def cost_of(self, crossed: int) -> int:
        return self.book.fuel[max(0, crossed - self.tail)]

    def now(self) -> i64:
        return key.now(self.s, self.m)

    def best(self, w: i64) -> float:
        """The best way through the rest of the turn."""
        ways = self.found[self.tail]
        found = ways.get(w)
        if found is not None:
            return found
        most = self._stay(w)
        for x in GROUNDED if key.part(w, key.BAND) == GROUND else AIRBORNE:
            if self.can(w, x):
                most = max(most, self.after(w, x))
        ways[w] = most
        return most

    def _stay(self, w: i64) -> float:
        """The turn may end so in many ways that the rest of the race does not tell apart."""
        tile, band, gauge = w >> key.TILE, key.part(w, key.BAND), key.part(w, key.GAUGE)
        fuel = max(0, key.part(w, key.FUEL) - self.cost_of(key.part(w, key.CROSSED)))
        landed = key.part(w, key.LANDED)
        entry = (((tile * 4 + band) * 8 + fuel) * 4 + gauge) * 2 + landed
        found = self.rests.get(entry)
        if found is None:
            found = self.rests[entry] = self.rest(tile, band, fuel, gauge, landed)
        return found

    def can(self, w: i64, x: int) -> bool:
        tile, band = w >> key.TILE, key.part(w, key.BAND)
        if x in (FLY, MANOEUVRE):
            if band == GROUND or not (key.part(w, key.PHASES) or key.part(w, key.FLIES)):
                return False
            if self.dice(FLYING, tile, key.tests(w, FLYING), key.part(w, key.STUNTS)) < 1:
                return False
            return x == MANOEUVRE or (tile < self.last and self._can_cross(w))
        if not key.part(w, key.PHASES):
            return False
        if band != GROUND:
            return (x == CLIMB and band < HIGH) or (
                x == LAND and self.dice(LANDING, tile, key.tests(w, LANDING), 0) >= 1
            )
        if tile == self.last or x in (CLIMB, LAND):
            return False
        if x == REPAIR:
            return True
        if key.part(w, key.GAUGE) >= self.crippled and not self.mend:
            return False
        if x == LAUNCH:
            return self.launch and self._can_cross(w)
        return self.dice(TAKEOFF, tile, key.tests(w, TAKEOFF), 0) >= 1

    def _can_cross(self, w: i64) -> bool:
        crossed = key.part(w, key.CROSSED) + 1
        return crossed < len(self.book.fuel) and self.cost_of(crossed) <= key.part(w, key.FUEL)

    def after(self, w: i64, x: int) -> float:
        """The value of an action, its phase included."""
        flies = key.part(w, key.FLIES)
        v = key.put(w, key.FLIES, 0)
        if not flies or x not in (FLY, MANOEUVRE, END_PHASE):
            v = key.add(v, key.PHASES, -1)
        if x == END_PHASE:
            return self.best(v)
        if x == REPAIR:
            return self._repair(v)
        if x == CLIMB:
            return self.best(key.put(v, key.BAND, HIGH))
        return self.attempt(v, x)

    def attempt(self, w: i64, x: int) -> float:
        """The same when the phase is paid."""
        if x == LAUNCH:
            v = key.put(key.add(key.add(w, key.TILE, 1), key.CROSSED, 1), key.BAND, LOW)
            return self.best(v) - CATAPULT * self.late
        kind = TAKEOFF if x == TAKE_OFF else LANDING if x == LAND else FLYING
        tile, band, crossed = w >> key.TILE, key.part(w, key.BAND), key.part(w, key.CROSSED)
        drops = max(0, band - LOW) if kind == FLYING else 0
        owed = self.cost_of(min(len(self.book.fuel) - 1, crossed + 1 if x == FLY else crossed))
        burns = kind != LANDING and key.part(w, key.FUEL) - self.burnt >= owed
        dice = self.dice(kind, tile, key.tests(w, kind), key.part(w, key.STUNTS))
        return self.trial(kind, dice, self.needed(kind, tile, band), drops, burns, self.outcomes(w, x))

    def outcomes(self, w: i64, x: int) -> Outcome:
        """MFM-8.31 to MFM-8.44."""
        kind = TAKEOFF if x == TAKE_OFF else LANDING if x == LAND else FLYING
        v = key.tested(w, kind)
        if x == TAKE_OFF:
            v = key.put(v, key.GAUGE, max(0, key.part(v, key.GAUGE) - self.mend))
            return self.best(key.put(v, key.BAND, LOW)), self.best(v), self.best(self._hurt(v, 1)) - MARKER
        if x == LAND:
            return self._landings(v)
        up = key.put(v, key.FLIES, 1)
        gain = 0.0
        if x == FLY:
            up = key.add(key.add(up, key.TILE, 1), key.CROSSED, 1)
        else:
            up = key.add(up, key.STUNTS, 1)
            gain = self.stunt_vp
        down = self._hurt(v, 1)
        down = key.put(down, key.PHASES, max(0, key.part(down, key.PHASES) - 1))
        return self.best(up) + gain, self.best(v), self.attempt(down, LAND) - MARKER

    def _hurt(self, w: i64, markers: int) -> i64:
        gauge = min(self.crippled, key.part(w, key.GAUGE) + markers)
        return key.put(
            key.put(w, key.GAUGE, gauge),
            key.FUEL,
            min(key.part(w, key.FUEL), self.full - gauge),
        )

    def _landings(self, w: i64) -> Outcome:
        """MFM-8.42 to MFM-8.44, MFM-10.1: what the ground brings however hard, and a clean landing beside it."""
        s, tile = self.s, w >> key.TILE
        gain, terrain = 0.0, self.terrain[tile]
        field = MIDDLE_FIELD if tile == self.middle else FINAL_FIELD if tile == self.last else NONE
        if field != NONE and not s.machines[self.m].record.staged[field] and s.course.stages[field]:
            gain += s.course.stages[field][0]
        if terrain < SPECIALS:
            gain += self.specials[terrain] * (self.vp[terrain] + self.cargo_bonus)
        if terrain in (TOWN, AIRFIELD):
            gain += self.riders * self.rider_vp
        if tile == self.last:
            gain += self.generals + self.flag
        first = self.book.first[s.course.tiles[tile]] + self.first_bonus if s.course.first[tile] else 0.0
        if tile < self.last:
            gain += max(0.0, self.stop[tile] - first)
        down = key.put(key.put(w, key.BAND, GROUND), key.LANDED, 1)
        fuel = min(self.full - key.part(w, key.GAUGE), key.part(w, key.FUEL) + 1)
        clean = self.best(key.put(down, key.FUEL, fuel)) + first + gain
        bumpy = self.best(self._hurt(down, 1)) - MARKER + gain
        return clean, bumpy, self.best(self._hurt(down, 2)) - 2.0 * MARKER + gain

    def _repair(self, w: i64) -> float:
        """MFM-8.27 to MFM-8.30: fuel first, then spare parts; on an airfield perhaps a takeoff at once."""
        tile, fuel = w >> key.TILE, key.part(w, key.FUEL)
        items = self.book.resource[self.s.course.tiles[tile]]
        missing = self.full - fuel
        v = key.put(key.put(w, key.GAUGE, 0), key.FUEL, fuel + min(missing, 1 + items))
        left = items - max(0, min(missing, 1 + items) - 1)
        aboard = sum(self.s.machines[self.m].hold.parts)
        found = 0.0
        if storage.holds(self.s, self.m, 0, 0, 1):
            found = PART * self.late * min(left, FOUND) / (1.0 + CROWDED * aboard)
        value = self.best(v)
        if self.terrain[tile] == AIRFIELD and self.can_leave(v):
            value = max(value, self.attempt(v, TAKE_OFF))
        return value + found

    def can_leave(self, w: i64) -> bool:
        tile = w >> key.TILE
        return tile < self.last and self.dice(TAKEOFF, tile, key.tests(w, TAKEOFF), 0) >= 1
