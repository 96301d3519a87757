"""The rest of a turn for one machine: every way through it by exact odds, with the aids that pay."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.magnificent import storage
from aerodrome.games.magnificent.actions import CLIMB, END_PHASE, FLY, LAND, LAUNCH, MANOEUVRE, REPAIR, TAKE_OFF
from aerodrome.games.magnificent.content import Book
from aerodrome.games.magnificent.marks import TAIL_WIND
from aerodrome.games.magnificent.outlook import Outlook
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
from aerodrome.games.magnificent.worth import BAND, FUEL, MARKER, PART

UNSEEN: Final = 1  # symbols of weather that lies face down
CATAPULT: Final = 1.2  # what it may save later
NEVER: Final = 100.0
MOST: Final = 8  # symbols that may be missing


@final
class Plan(Outlook):
    """Opened for a machine as it stands. What its aids cost is told from outside."""

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.spreads: dict[int, list[float]] = {}
        self.memo: dict[int, float] = {}
        self.costs: list[list[float]] = [[NEVER] * (MOST + 1) for _ in range(3)]
        self.luck = NEVER
        self.base = [0, 0, 0]
        self.water = self.cap = self.ignored = self.armour = self.calm = self.calm_flying = self.tail = 0
        self.stunt_vp = 0.0
        self.launch = False

    def open(self, s: Race, m: int) -> None:
        self.look(s, m)
        self.memo = {}
        ability = self.book.ability[s.kind[m]]
        for kind in range(3):
            self.base[kind] = ability[kind] + s.trait(m, kind)
            self.costs[kind] = [0.0] + [NEVER] * MOST
        self.luck = NEVER
        self.water, self.cap, self.ignored = s.trait(m, WATER_DICE), s.trait(m, TERRAIN_CAP), s.trait(m, WEATHER)
        self.armour, self.calm, self.calm_flying = s.trait(m, ARMOUR), s.trait(m, CALM), s.trait(m, CALM_FLYING)
        self.stunt_vp = float(self.book.number["manoeuvre_vp"] + s.trait(m, MANOEUVRE_VP))
        self.tail = 1 if s.machine == m and s.marks & TAIL_WIND else 0
        self.launch = bool(s.ready(m, LAUNCHES))

    def needed(self, kind: int, tile: int, band: int) -> int:
        """MFM-8.13, as far as the weather can be seen."""
        s = self.s
        need = self.book.needs[s.course[tile]][kind]
        if self.cap and kind != FLYING:
            need = min(need, self.cap)
        if kind == FLYING and band == HIGH:
            return need
        weather = UNSEEN
        if s.shown[tile]:
            tiles = self.book.weather
            weather = tiles[s.weather[tile]][kind] if 0 <= s.weather[tile] < len(tiles) else 0
        elif tile == 0:
            weather = 0
        return need + max(0, weather - self.ignored)

    def dice(self, kind: int, tile: int, tests: int, stunts: int) -> int:
        dice = self.base[kind] - tests
        if kind == FLYING:
            return dice - stunts
        return dice + self.water if self.book.terrain[self.s.course[tile]] == WATER else dice

    def spread(self, kind: int, dice: int, need: int) -> list[float]:
        """The chances to pass, and to be short by each number: plainly, or with an explosion that counts."""
        calm = 1 if self.calm or (kind == FLYING and self.calm_flying) else 0
        key = (((kind * 16 + dice) * 16 + need) * 8 + self.armour) * 2 + calm
        found = self.spreads.get(key)
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
            self.spreads[key] = found
        return found

    def trial(self, kind: int, dice: int, need: int, drops: int, burns: bool, outcome: list[float]) -> float:
        """A test that leads to these values when passed, failed and failed badly, with aids where they pay."""
        passed, failed, worst = outcome
        if need <= 0:
            return passed
        chances = self.spread(kind, max(0, min(self.book.dice.most, dice)), min(need, MOST))
        total = chances[0] * passed
        whole = min(self.luck, 2.0 * FUEL * self.late + 0.3) if burns else self.luck
        for short in range(1, min(need, MOST) + 1):
            used = min(drops, short)
            cost = min(whole, self.costs[kind][short - used] + BAND * self.late * used)
            total += chances[2 * short - 1] * max(failed, passed - cost) + chances[2 * short] * max(
                worst, passed - cost
            )
        return total

    def blow(self, tail: int) -> None:
        """With a tail wind, or without."""
        self.tail = tail
        self.memo = {}

    def cost_of(self, crossed: int) -> int:
        return self.book.fuel[max(0, crossed - self.tail)]

    def best(self, w: list[int]) -> float:
        """The best way through the rest of the turn. A way is described by where the machine is then: see `now`."""
        key = 0
        for number in w:
            key = key * 14 + number
        found = self.memo.get(key)
        if found is not None:
            return found
        most = self.rest(w[0], w[1], max(0, w[2] - self.cost_of(w[3])), w[10], w[11])
        for x in (REPAIR, TAKE_OFF, LAUNCH, FLY, MANOEUVRE, CLIMB, LAND):
            if self.can(w, x):
                most = max(most, self.after(w, x))
        self.memo[key] = most
        return most

    def now(self) -> list[int]:
        """Tile, band, fuel, tiles crossed, phases, whether a flight goes on, tests by kind, manoeuvres, damage on the
        gauge, and whether it has landed in this turn."""
        s, m = self.s, self.m
        tests = s.tests[m]
        mine = s.machine == m
        phases = s.phases if mine else 0
        where = [s.tile[m], s.band[m], s.fuel[m], s.crossed if mine else 0, phases, s.flying if mine else 0]
        return [*where, tests[0], tests[1], tests[2], s.stunts[m], s.gauge[m], 0]

    def can(self, w: list[int], x: int) -> bool:
        tile, band, phases, goes_on = w[0], w[1], w[4], w[5]
        if x in (FLY, MANOEUVRE):
            if band == GROUND or not (phases or goes_on) or self.dice(FLYING, tile, w[7], w[9]) < 1:
                return False
            crossed = w[3] + 1
            if x == MANOEUVRE:
                return True
            return tile < self.last and crossed < len(self.book.fuel) and self.cost_of(crossed) <= w[2]
        if not phases:
            return False
        if band != GROUND:
            return (x == CLIMB and band < HIGH) or (x == LAND and self.dice(LANDING, tile, w[8], 0) >= 1)
        if tile == self.last or x in (CLIMB, LAND):
            return False
        if x == REPAIR:
            return True
        if w[10] >= 2 and not self.s.trait(self.m, MEND):
            return False
        if x == LAUNCH:
            crossed = w[3] + 1
            return self.launch and crossed < len(self.book.fuel) and self.cost_of(crossed) <= w[2]
        return self.dice(TAKEOFF, tile, w[6], 0) >= 1

    def after(self, w: list[int], x: int) -> float:
        """The value of an action, its phase included."""
        v = w[:]
        if not (w[5] and x in (FLY, MANOEUVRE)):
            v[4] -= 1
        v[5] = 0
        if x == END_PHASE:
            if w[5]:
                v[4] = w[4]
            return self.best(v)
        if x == REPAIR:
            return self._repair(v)
        if x == CLIMB:
            v[1] = HIGH
            return self.best(v)
        return self.attempt(v, x)

    def attempt(self, w: list[int], x: int) -> float:
        """The same when the phase is paid."""
        if x == LAUNCH:
            v = w[:]
            v[0], v[1] = w[0] + 1, LOW
            v[3] += 1
            return self.best(v) - CATAPULT * self.late
        kind = TAKEOFF if x == TAKE_OFF else LANDING if x == LAND else FLYING
        drops = max(0, w[1] - LOW) if kind == FLYING else 0
        owed = self.cost_of(min(len(self.book.fuel) - 1, w[3] + 1 if x == FLY else w[3]))
        burns = kind != LANDING and w[2] - 2 >= owed
        outcome = self.outcomes(w, x)
        dice = self.dice(kind, w[0], w[6 + kind], w[9])
        return self.trial(kind, dice, self.needed(kind, w[0], w[1]), drops, burns, outcome)

    def outcomes(self, w: list[int], x: int) -> list[float]:
        """MFM-8.31 to MFM-8.44: the values after a pass, a failure and a catastrophe."""
        kind = TAKEOFF if x == TAKE_OFF else LANDING if x == LAND else FLYING
        v = w[:]
        v[6 + kind] = min(12, v[6 + kind] + 1)
        if x == TAKE_OFF:
            v[10] = max(0, v[10] - self.s.trait(self.m, MEND))
            up, hurt = v[:], self._hurt(v, 1)
            up[1] = LOW
            return [self.best(up), self.best(v), self.best(hurt) - MARKER]
        if x == LAND:
            return self._landings(v)
        up = v[:]
        up[5] = 1
        gain = 0.0
        if x == FLY:
            up[0] += 1
            up[3] += 1
        else:
            up[9] += 1
            gain = self.stunt_vp
        down = self._hurt(v, 1)
        down[4] = max(0, down[4] - 1)
        return [self.best(up) + gain, self.best(v), self.attempt(down, LAND) - MARKER]

    def _hurt(self, w: list[int], markers: int) -> list[int]:
        v = w[:]
        v[10] = min(2, v[10] + markers)
        v[2] = min(v[2], self.book.number["gauge"] - v[10])
        return v

    def _landings(self, w: list[int]) -> list[float]:
        """MFM-8.42 to MFM-8.44, MFM-10.1: what the ground brings however hard, and a clean landing beside it."""
        s, tile = self.s, w[0]
        gain, terrain = 0.0, self.book.terrain[s.course[tile]]
        field = MIDDLE_FIELD if tile == self.middle else FINAL_FIELD if tile == self.last else NONE
        if field != NONE and not s.staged[self.m] & 1 << field and s.stages[field]:
            gain += s.stages[field][0]
        if terrain < SPECIALS:
            gain += self.specials[terrain] * (self.vp[terrain] + self.cargo_bonus)
        if terrain in (TOWN, AIRFIELD):
            gain += self.riders * self.rider_vp
        if tile == self.last:
            gain += self.generals + self.flag
        clean = w[:]
        clean[1], clean[11] = GROUND, 1
        first = self.book.first[s.course[tile]] + self.first_bonus if s.first_on[tile] else 0.0
        if tile < self.last:
            gain += max(0.0, self.stop[tile] - first)
        bumpy, crash = self._hurt(clean, 1), self._hurt(clean, 2)
        clean[2] = min(self.book.number["gauge"] - clean[10], clean[2] + 1)
        values = [self.best(clean) + first + gain, self.best(bumpy) - MARKER + gain]
        return [*values, self.best(crash) - 2.0 * MARKER + gain]

    def _repair(self, w: list[int]) -> float:
        """MFM-8.27 to MFM-8.30: fuel first, then spare parts; on an airfield perhaps a takeoff at once."""
        v = w[:]
        items = self.book.resource[self.s.course[w[0]]]
        v[10] = 0
        missing = self.book.number["gauge"] - w[2]
        v[2] = w[2] + min(missing, 1 + items)
        left = items - max(0, min(missing, 1 + items) - 1)
        aboard = sum(self.s.parts[self.m])
        found = (
            PART * self.late * min(left, 2) / (1.0 + 0.3 * aboard) if storage.holds(self.s, self.m, 0, 0, 1) else 0.0
        )
        value = self.best(v)
        if self.book.terrain[self.s.course[w[0]]] == AIRFIELD and self.can_leave(v):
            value = max(value, self.attempt(v, TAKE_OFF))
        return value + found

    def can_leave(self, w: list[int]) -> bool:
        return w[0] < self.last and self.dice(TAKEOFF, w[0], w[6], 0) >= 1
