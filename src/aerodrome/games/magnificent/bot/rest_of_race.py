"""What the rest of the race holds for one machine: landings on the way, race stage markers, the final airfield."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from aerodrome.games.magnificent import storage
from aerodrome.games.magnificent.bot.prices import BAND, FUEL, TURN, between, likely
from aerodrome.games.magnificent.content import Book
from aerodrome.games.magnificent.pieces import Machine
from aerodrome.games.magnificent.scoring import near_end
from aerodrome.games.magnificent.state import FINAL_FIELD, GROUND, LOW, MIDDLE_FIELD, Race
from aerodrome.games.magnificent.terms import (
    AIRFIELD,
    CARGO_VP,
    FIRST_VP,
    FROM_FLAG,
    HOME_VP,
    NONE,
    PASSENGER_VP,
    SPECIALS,
    TOWN,
)

PACE: Final = 1.7  # tiles in a turn
PAUSE: Final = 0.55  # the turns that it takes from the ground into the air
LAST: Final = 0.9  # and those of the last landing
HURRY: Final = 1.2  # what a turn is worth more with every round, so that no race goes on for ever
EARLY: Final = 4  # after these
STOP: Final = 2.4  # what a landing on the way and the takeoff after it cost
KEEN: Final = 0.75  # the part of what lies far ahead that will come true
CARRIED: Final = 0.8  # the part of freight on a tile ahead that will be delivered
DETOUR: Final = 0.8  # what it costs to land where special cargo is wanted
SHOWS: Final = [2.0, 1.7, 1.0, 1.0, 1.0, 1.0]  # turns on the final airfield, the best first
UNDELIVERED: Final = 1.0  # what special cargo costs that is not delivered
SOON: Final = 6.0  # tiles before the end from which on what is kept for later is worth less and less
NEARER: Final = 0.4  # how much each machine between here and there lessens a first-to-land marker
REPAIRS: Final = 0.5  # the turns that it takes to leave the ground with a full gauge of damage
CUBE: Final = 0.16  # the turns that a fuel cube saves beside the usual two,
USUAL_FUEL: Final = 2
FAR: Final = 4.0  # on a way of so many tiles or more
HALF_A_TURN: Final = 0.5  # who has landed at home has its next turn so much later, on average
ONE_MARKER: Final = 0.45  # what a damage marker on the gauge costs besides its point,
TWO_MARKERS: Final = 0.9  # and two
NEARLY_HOME: Final = 0.75  # the chance to land in the last turn from above the final airfield,
LAST_CALL: Final = 0.4  # and the most that it can be from further away,
LAST_SHARP: Final = 2.0  # falling so sharply
LAST_REACH: Final = 1.6  # around so many turns of way
IN_TIME: Final = 2.2  # how sharply the chance to come home turns with the turns to spare,
GRACE: Final = 0.4  # counted so many turns later than expected
SOONER: Final = 1.6  # how sharply the chance to be somewhere first turns with the turns between two machines
RIDERS: Final = 0.9  # the chance that a passenger is delivered


@mypyc_attr(allow_interpreted_subclasses=True)
class RestOfRace:
    """Opened for a machine as it stands, with all that everybody can see."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.crippled = book.number["gauge_damage"]  # markers on the gauge that keep it on the ground
        self.vp = [float(vp) for vp in book.cargo_vp]
        self.m = self.last = self.middle = self.began = self.damage = 0
        self.first_bonus = self.cargo_bonus = self.rider_vp = self.flag = 0.0
        self.riders = self.generals = self.end = 0.0
        self.late = 1.0
        self.over = False
        self.specials = [0, 0, 0, 0]
        self.terrain: list[int] = []
        self.rivals: list[float] = []  # turns of the others to the final airfield
        self.to_middle: list[float] = []
        self.stop: list[float] = []
        self.inclusive: list[float] = []
        self.exclusive: list[float] = []
        self.relieved: list[float] = []
        self.pace_turn = TURN

    def look(self, s: Race, m: int) -> None:
        """Read what matters of a machine and of the others."""
        machine = s.machines[m]
        book = self.book
        self.s, self.m = s, m
        self.last, self.middle = s.course.last(), s.course.middle()
        self.first_bonus, self.cargo_bonus = float(s.trait(m, FIRST_VP)), float(s.trait(m, CARGO_VP))
        self.rider_vp = float(book.number["passenger_vp"] + s.trait(m, PASSENGER_VP))
        self.flag = 0.0 if machine.record.points[FROM_FLAG] else float(s.trait(m, HOME_VP))
        self.began = machine.tile if machine.band == GROUND else NONE
        self.damage = machine.tank.gauge + machine.tank.scars
        self.riders = float(len(machine.hold.riders))
        self.late = min(1.0, (self.last - machine.tile + 1) / SOON)
        self.pace_turn = TURN + HURRY * max(0, s.rounds - EARLY)
        self.terrain = [book.terrain[tile] for tile in s.course.tiles]
        self._read_rivals(s, m)
        self._read_stops(s, m)

    def _read_rivals(self, s: Race, m: int) -> None:
        """When the others will be where markers wait, and when the race will end."""
        self.rivals, self.to_middle = [], []
        for other in range(len(s.machines)):
            if other != m:
                rival = s.machines[other]
                self.rivals.append(0.0 if s.at_home(other) else self.turns_of(rival, self.last))
                if not rival.record.staged[MIDDLE_FIELD] and rival.tile <= self.middle:
                    self.to_middle.append(self.turns_of(rival, self.middle))
        self.rivals.sort()
        home = len(s.machines) - (2 if self.book.many else 1)
        self.end = self.rivals[min(home, len(self.rivals)) - 1] + 1.0
        self.over = near_end(s) and s.turn.began.last and s.turn.machine == m
        if near_end(s):
            self.end = 1.0

    def _read_stops(self, s: Race, m: int) -> None:
        """What a landing on each tile ahead brings, beside what is aboard."""
        machine = s.machines[m]
        book = self.book
        self.specials = [0, 0, 0, 0]
        self.generals = 0.0
        for item in machine.hold.cargo:
            if item < SPECIALS:
                self.specials[item] += 1
            else:
                self.generals += self.vp[item] + self.cargo_bonus
        room = storage.holds_without_parts(s, m, 0, 1)
        seat = storage.holds_without_parts(s, m, 1, 0)
        self.stop = []
        for tile in range(self.last + 1):
            worth = 0.0
            if tile >= machine.tile and tile < self.last:
                if s.course.first[tile]:
                    nearer = 0
                    for other in range(len(s.machines)):
                        if other != m and machine.tile <= s.machines[other].tile <= tile:
                            nearer += 1
                    worth += (book.first[s.course.tiles[tile]] + self.first_bonus) / (1.0 + NEARER * nearer)
                worth += self._haul(s, tile, room, seat)
            self.stop.append(worth)
        self._read_ahead(s, machine.tile)

    def _read_ahead(self, s: Race, here: int) -> None:
        """Only as far as a turn can lead."""
        specials = self.specials
        far = min(self.last, here + len(self.book.fuel))
        self.inclusive, self.exclusive, self.relieved = [0.0] * here, [0.0] * here, [0.0] * here
        value = self.ahead(s, here, specials)
        for tile in range(here, far + 1):
            self.inclusive.append(value)
            value = self.ahead(s, tile + 1, specials)
            self.exclusive.append(value)
            terrain = self.terrain[tile]
            if terrain < SPECIALS and specials[terrain]:
                left = specials[:]
                left[terrain] = 0
                self.relieved.append(self.ahead(s, tile + 1, left))
            else:
                self.relieved.append(value)

    def _haul(self, s: Race, tile: int, room: bool, seat: bool) -> float:
        """MFM-10.16: what the best two items on a tile may bring."""
        best = second = 0.0
        items = [self._found(s, item, tile) for item in s.course.cargo[tile]] if room else []
        if seat and s.course.passengers[tile]:
            items.append(CARRIED * self.rider_vp)
        for worth in items:
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
        return best + second

    def _found(self, s: Race, item: int, tile: int) -> float:
        """What cargo on a tile ahead may bring."""
        if item >= SPECIALS:
            return CARRIED * (self.vp[item] + self.cargo_bonus)
        for later in range(tile + 1, self.last):
            if self.terrain[later] == item:
                return CARRIED * (self.vp[item] + self.cargo_bonus) - DETOUR
        return 0.0

    def ahead(self, s: Race, start: int, specials: list[int]) -> float:
        """What landings from a tile on will bring with this special cargo aboard; what none will deliver costs."""
        total = 0.0
        left = specials[:]
        staged = s.machines[self.m].record.staged[MIDDLE_FIELD]
        for tile in range(start, self.last):
            terrain = self.terrain[tile]
            gain = self.stop[tile]
            if terrain < SPECIALS:
                gain += left[terrain] * (self.vp[terrain] + self.cargo_bonus + UNDELIVERED)
            elif not staged:
                gain += STOP
            if gain > STOP:
                total += KEEN * (gain - STOP)
                if terrain < SPECIALS:
                    left[terrain] = 0
        for item in range(SPECIALS):
            total -= UNDELIVERED * left[item]
        return total

    def turns_of(self, machine: Machine, tile: int) -> float:
        """Until a machine, as it stands, has landed on a tile."""
        return self.turns(tile - machine.tile, machine.band, machine.tank.fuel, machine.tank.gauge)

    def turns(self, tiles: int, band: int, fuel: int, gauge: int) -> float:
        """Until a machine has landed so many tiles further on."""
        need = tiles / PACE + LAST
        if band == GROUND:
            need += PAUSE + (REPAIRS if gauge >= self.crippled else 0.0)
        return need - CUBE * (fuel - USUAL_FUEL) * min(1.0, tiles / FAR)

    def rest(self, tile: int, band: int, fuel: int, gauge: int, landed: int) -> float:
        """What is still to come when the turn ends there."""
        s = self.s
        if band == GROUND and tile == self.last:
            return 0.0 if self.over else self._shows(max(0.0, self.end - HALF_A_TURN))
        lost = -(ONE_MARKER if gauge == 1 else TWO_MARKERS if gauge else 0.0) * self.late
        if self.over:
            unused = 0.0
            for item in range(SPECIALS):
                unused += self.specials[item]
            return -UNDELIVERED * unused
        need = self.turns(self.last - tile, band, fuel, gauge)
        if near_end(s):
            home = NEARLY_HOME if tile == self.last else LAST_CALL * likely(LAST_SHARP * (LAST_REACH - need))
        else:
            home = likely(IN_TIME * (self.end + GRACE - need))
        place = 0.0
        for other in self.rivals:
            if other > 0.0:
                place += likely(SOONER * (need - other))
        total = home * (between(s.course.stages[FINAL_FIELD], place) + self.flag + self.generals)
        total += home * self._shows(max(0.0, self.end - need))
        if (
            tile <= self.middle
            and not s.machines[self.m].record.staged[MIDDLE_FIELD]
            and not landed * int(tile == self.middle)
        ):
            need_middle = self.turns(self.middle - tile, band, fuel, gauge)
            place = 0.0
            for other in self.to_middle:
                place += likely(SOONER * (need_middle - other))
            total += between(s.course.stages[MIDDLE_FIELD], place)
        if not landed or self.terrain[tile] not in (TOWN, AIRFIELD):
            total += self.riders * self.rider_vp * (RIDERS if tile <= self.middle else RIDERS * home)
        if landed:
            total += self.relieved[tile]
        elif band == GROUND or tile == self.began:
            total += self.exclusive[tile]
        else:
            total += self.inclusive[tile]
        high = BAND * (band - 1) if band > LOW else 0.0
        return total + lost + (high + FUEL * fuel) * self.late - self.pace_turn * need

    def _shows(self, turns: float) -> float:
        """So many turns on the final airfield."""
        total = 0.0
        for i in range(len(SHOWS)):
            if turns <= 0.0:
                break
            total += SHOWS[i] * min(1.0, turns)
            turns -= 1.0
        return total
