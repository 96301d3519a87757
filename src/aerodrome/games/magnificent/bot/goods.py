"""What pilots, machines, equipment, freight and spare parts are worth where they are chosen."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.magnificent import storage
from aerodrome.games.magnificent.actions import DONE, EQUIP, FILL, MACHINE, PART, PILOT, REMOVE, YES
from aerodrome.games.magnificent.actions import FUEL as CUBE
from aerodrome.games.magnificent.bot.aids import Aids
from aerodrome.games.magnificent.bot.prices import FUEL, in_draft, likely, of_equipment, of_pilot
from aerodrome.games.magnificent.bot.prices import PART as PART_WORTH
from aerodrome.games.magnificent.bot.rest_of_race import GRACE, IN_TIME, USUAL_FUEL
from aerodrome.games.magnificent.bot.scales import Scales
from aerodrome.games.magnificent.content import Book
from aerodrome.games.magnificent.sizes import EQUIPMENT, PASSENGER
from aerodrome.games.magnificent.state import GROUND, Race
from aerodrome.games.magnificent.steps.choices import GainParts, ReturnPart
from aerodrome.games.magnificent.steps.draft import Load
from aerodrome.games.magnificent.steps.exchange import Exchange, why_not_exchange
from aerodrome.games.magnificent.steps.ground import Restock, Scavenge
from aerodrome.games.magnificent.steps.stow import Stow
from aerodrome.games.magnificent.steps.tricks import AimPart
from aerodrome.games.magnificent.terms import NONE, SPECIALS, TAKEOFF

BETTER: Final = 0.7  # what an exchange must bring
CARGO_ROOM: Final = 0.6  # spare parts that go for cargo,
RIDER_ROOM: Final = 1.2  # and for a passenger
BEFORE_MIDDLE: Final = 0.9  # the chance that freight of the first half comes home
FIRST_CUBE: Final = 0.25  # what a cube is worth more when the tank is empty,
FULLER: Final = 0.08  # and less for each that is in it


@final
class Goods:
    def __init__(self, book: Book, aids: Aids) -> None:
        self.book = book
        self.aids = aids
        self.plan = aids.plan

    def weigh_pilots(self, s: Race, seat: int, scales: Scales) -> None:
        for i, x in enumerate(scales.legal):
            scales.add(i, "draft", in_draft(self.book.pilots[x - PILOT]))

    def weigh_machines(self, s: Race, seat: int, scales: Scales) -> None:
        for i, x in enumerate(scales.legal):
            scales.add(i, "draft", in_draft(self.book.machine_names[x - MACHINE]))

    def weigh_draft(self, s: Race, seat: int, scales: Scales) -> None:
        for i, x in enumerate(scales.legal):
            scales.add(i, "draft", in_draft(self.book.equipment[x - EQUIP]))

    def weigh_mates(self, s: Race, seat: int, scales: Scales) -> None:
        """Who flies which machine, or beside whom: with full charges."""
        for i, x in enumerate(scales.legal):
            pilot = x - PILOT
            scales.add(i, "device", of_pilot(self.book, pilot, self.book.charges[EQUIPMENT + pilot]))

    def weigh_equipment(self, s: Race, seat: int, scales: Scales) -> None:
        for i, x in enumerate(scales.legal):
            scales.add(i, "device", of_equipment(self.book, x - EQUIP, self.book.charges[x - EQUIP]))

    def weigh_exchange(self, s: Race, seat: int, scales: Scales) -> None:
        step = s.todo[-1]
        assert isinstance(step, Exchange)
        for i, x in enumerate(scales.legal):
            scales.add(i, "device", self.exchange(s, step.machine, x))

    def exchange(self, s: Race, m: int, x: int) -> float:
        """MFM-10.2: the best on offer beside what is given up, whose charges count as far as they are left."""
        if x == DONE:
            return 0.0
        best = 0.0
        old = NONE if x == FILL else x - REMOVE
        for card in s.store.row:
            if why_not_exchange(s, m, old, card) is None:
                best = max(best, of_equipment(self.book, card, self.book.charges[card]))
        if x == FILL:
            return best
        return best - of_equipment(self.book, old, s.charges[old]) - BETTER

    def pilot(self, s: Race, pilot: int) -> float:
        return of_pilot(self.book, pilot, s.charges[EQUIPMENT + pilot])

    def weigh_load(self, s: Race, seat: int, scales: Scales) -> None:
        step = s.todo[-1]
        assert isinstance(step, Load)
        self.plan.open(s, step.machine)
        for i, x in enumerate(scales.legal):
            if x == YES:
                self.item(s, step.machine, step.item, scales, i)

    def item(self, s: Race, m: int, item: int, scales: Scales, i: int) -> None:
        """MFM-10: what an item will bring, less the spare parts that make room for it."""
        plan, tile = self.plan, s.machines[m].tile
        room = storage.holds(s, m, int(item == PASSENGER), int(item != PASSENGER))
        cost = 0.0 if room else PART_WORTH * plan.late * (CARGO_ROOM if item != PASSENGER else RIDER_ROOM)
        home = BEFORE_MIDDLE
        if tile >= s.course.middle():
            home = likely(IN_TIME * (plan.end + GRACE - plan.turns(plan.last - tile, GROUND, USUAL_FUEL, 0)))
        if item == PASSENGER:
            scales.add(i, "freight", plan.rider_vp * home)
        elif item >= SPECIALS:
            scales.add(i, "freight", (plan.vp[item] + plan.cargo_bonus) * home)
        else:
            more = plan.specials[:]
            more[item] += 1
            scales.add(i, "freight", plan.ahead(s, tile + 1, more))
            scales.add(i, "freight", -plan.exclusive[tile])
        scales.add(i, "room", -cost)

    def weigh_aimed_parts(self, s: Race, seat: int, scales: Scales) -> None:
        step = s.todo[-1]
        assert isinstance(step, AimPart)
        parts = s.machines[step.machine].hold.parts
        for i, x in enumerate(scales.legal):
            scales.add(i, "part", self.aids.part(parts[x - PART]))

    def weigh_found(self, s: Race, seat: int, scales: Scales) -> None:
        """Spare parts and fuel that are gained."""
        step = s.todo[-1]
        assert isinstance(step, (Scavenge, Restock, GainParts))
        self.plan.open(s, step.machine)
        machine, late = s.machines[step.machine], self.plan.late
        for i, x in enumerate(scales.legal):
            if x == CUBE:
                scales.add(i, "fuel", (FUEL + FIRST_CUBE - FULLER * machine.tank.fuel) * late)
            elif x != DONE:
                scales.add(i, "part", self.aids.part(machine.hold.parts[x - PART] + 1) * late)

    def weigh_returned(self, s: Race, seat: int, scales: Scales) -> None:
        step = s.todo[-1]
        assert isinstance(step, ReturnPart)
        parts = s.machines[step.machine].hold.parts
        for i, x in enumerate(scales.legal):
            scales.add(i, "part", -self.aids.part(parts[x - PART]))

    def weigh_stowed(self, s: Race, seat: int, scales: Scales) -> None:
        """What stays within reach; in the air no takeoff part is needed."""
        step = s.todo[-1]
        assert isinstance(step, Stow)
        hold = s.machines[step.machine].hold
        for i, x in enumerate(scales.legal):
            kind = x - PART
            if kind != TAKEOFF:
                scales.add(i, "part", self.aids.part(hold.parts[kind] - hold.outside[kind] + 1))
