"""What a race will come to: the points that each side may expect at its end. The prices were fitted to what became of
games between Pilots; they hold between two turns."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from aerodrome.games.magnificent.bot.plan import Plan
from aerodrome.games.magnificent.bot.prices import between, likely
from aerodrome.games.magnificent.bot.rest_of_race import SOONER
from aerodrome.games.magnificent.scoring import near_end
from aerodrome.games.magnificent.state import FINAL_FIELD, GROUND, MIDDLE_FIELD, Race
from aerodrome.games.magnificent.terms import FLYING, LANDING, NONE

HOME: Final = -3.0  # a machine that is home, beside one that still flies for points
TURN: Final = -2.5  # a turn until then,
DIE: Final = 0.85  # and each flying die in it, the first few apart,
FEW: Final = 3
SPARE: Final = 0.35  # and the flying parts, by their root
LANDINGS: Final = 0.75  # the landing parts, by their root
STOPS: Final = 0.4  # the part of what landings on the way may bring
GOODS: Final = 0.9  # the part of markers, passengers and cargo
CHARGE: Final = 0.45
WAIT: Final = -1.5  # each machine that has its turn before
LUCK: Final = 0.85
CARD: Final = 0.4
AFTER: Final = 0.7  # of a turn, until a race that is decided has ended
LAST_TURNS: Final = 0.5  # the turns that are left when the end is near
IN_TIME: Final = 2.0  # how sharply the chance to come home in time turns with the turns to spare,
GRACE: Final = 0.3  # counted so many turns later than expected
EVEN: Final = 0.5  # what nobody can tell yet
DOUBT: Final = 2.5  # points that nobody can foresee,
MORE_DOUBT: Final = 1.3  # and more with each turn to come


@final
class RaceValue:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.need: list[float] = []  # turns of each machine until it is home
        self.left = 0.0  # turns until the race ends

    def value(self, s: Race) -> list[float]:
        """How likely each seat is to come before each of its opponents."""
        seats = len(s.players)
        if not s.order or NONE in s.order or s.of_kind(NONE) != NONE:
            return [EVEN] * seats
        self._read(s)
        sides = [0.0] * seats
        for m in range(len(s.machines)):
            sides[s.side(s.machines[m].owner)] += self._machine(s, m)
        doubt = DOUBT + MORE_DOUBT * self.left
        values: list[float] = []
        for seat in range(seats):
            foes = s.opponents(seat)
            total = 0.0
            for other in foes:
                total += likely((sides[s.side(seat)] - sides[s.side(other)]) / doubt)
            values.append(total / len(foes))
        return values

    def _read(self, s: Race) -> None:
        """MFM-9.2, MFM-9.3, MFM-12.9: how long it takes until the race ends."""
        last = s.course.last()
        self.need = []
        for m, machine in enumerate(s.machines):
            self.need.append(0.0 if s.at_home(m) else self.plan.turns_of(machine, last))
        if near_end(s):
            self.left = LAST_TURNS
        elif s.book.seats == 2:
            self.left = min([max([self.need[m] for m in s.machines_of(seat)]) for seat in range(2)]) + AFTER
        else:
            self.left = sorted(self.need)[-3 if s.book.many else -2] + AFTER

    def _machine(self, s: Race, m: int) -> float:
        machine = s.machines[m]
        owner = machine.owner
        total = (
            s.total(m) - s.machines[m].tank.damage() + LUCK * s.players[owner].luck + CARD * len(s.players[owner].hand)
        )
        if s.at_home(m):
            return total + HOME
        plan, need = self.plan, self.need[m]
        plan.open(s, m)
        flying, landing = [machine.hold.parts[kind] - machine.hold.outside[kind] for kind in (FLYING, LANDING)]
        turn = TURN + DIE * max(0, plan.base[FLYING] - FEW) + SPARE * sqrt(flying)
        total += turn * min(need, self.left) + LANDINGS * sqrt(landing)
        total += STOPS * (plan.exclusive if machine.band == GROUND else plan.inclusive)[machine.tile]
        goods = plan.generals + plan.riders * plan.rider_vp + plan.flag + self._marker(s, m, FINAL_FIELD)
        total += GOODS * (goods * likely(IN_TIME * (self.left + GRACE - need)) + self._marker(s, m, MIDDLE_FIELD))
        for device in s.device_charges(m):
            total += CHARGE * s.charges[device]
        now = s.order.index(s.turn.machine) if s.turn.machine != NONE else 0
        return total + WAIT * ((s.order.index(m) - now) % len(s.order))

    def _marker(self, s: Race, m: int, field: int) -> float:
        """The race stage marker that is left for a machine, by who will land there sooner."""
        if not self._comes(s, m, field):
            return 0.0
        place = 0.0
        for other in range(len(s.machines)):
            if other != m and self._comes(s, other, field):
                place += likely(SOONER * (self.need[m] - self.need[other]))
        return between(s.course.stages[field], place)

    def _comes(self, s: Race, m: int, field: int) -> bool:
        machine = s.machines[m]
        if field == FINAL_FIELD:
            return not s.at_home(m)
        return not machine.record.staged[field] and machine.tile <= s.course.middle()
