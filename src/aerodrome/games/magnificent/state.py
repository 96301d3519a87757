"""The position of Magnificent Flying Machines, and the small verbs that change it."""

from __future__ import annotations

from typing import Any, Final, final

from aerodrome.games.magnificent.content import Book
from aerodrome.games.magnificent.terms import AIRFIELD, EQUIPMENT, FLYING, NONE, WATER, WATER_DICE
from aerodrome.kernel.state import State
from aerodrome.kernel.step import Step

GROUND: Final = 0  # where a machine is above its tile
LOW: Final = 1
MIDDLE: Final = 2
HIGH: Final = 3
BANDS: Final = ["ground", "low", "middle", "high"]

MAKE_GOOD: Final = 0  # what can be attempted once on the final airfield
LESSON: Final = 1
SPEECH: Final = 2

MIDDLE_FIELD: Final = 0  # airfields with race stage markers
FINAL_FIELD: Final = 1

EVENTS: Final = [
    "course number:tiles",
    "weather tile weather",
    "first_roll seat number:symbols",
    "first seat",
    "choose_pilot seat pilot",
    "choose_machine seat machine",
    "assign machine pilot",
    "equip machine equipment",
    "mate machine pilot",
    "give_up machine equipment",
    "offer equipment",
    "target seat machine",
    "load machine item",
    "part machine part number",
    "return machine part",
    "start_vp machine number:vp",
    "place_in_order machine number:place",
    "round number",
    "turn machine",
    "phase machine number:left",
    "repair machine",
    "fuel machine number:change number:fuel",
    "damage machine number:gauge number:scars",
    "mended machine number:markers",
    "declare machine test number:needed number:dice",
    "cad seat machine",
    "roll machine number:hits number:explosions number:blanks",
    "spend machine part",
    "use_symbol seat card",
    "use_device machine device",
    "drop machine band",
    "burn machine number:cubes",
    "luck seat",
    "lose_luck seat",
    "pass machine test",
    "fail machine test",
    "catastrophe machine test",
    "move machine tile band",
    "forced machine",
    "first_to_land machine number:vp",
    "stage machine number:vp",
    "deliver machine item number:vp",
    "collect machine item",
    "flag machine number:vp",
    "manoeuvre machine number:vp",
    "swap machine pilot",
    "shoot machine machine:target",
    "miss machine machine:target",
    "play seat card",
    "cancel seat card",
    "steal seat seat:victim ?card",
    "steal_part machine machine:from part",
    "reveal seat",
    "put_off machine",
    "loosen machine device",
    "sleep machine",
    "vp machine number:vp",
    "kept machine card",
    "discard seat card",
    "draw seat ?card",
    "reshuffle",
    "clover seat number:luck",
    "change change",
    "autograph machine number:vp",
    "make_good machine number:markers",
    "last_turns number:machines",
    "score machine number:vp",
    "safety",
    "win seat",
]


@final
class Race(State):
    """All that changes. A machine is a number, its owner a seat; with two players a seat owns two machines."""

    def __init__(
        self,
        todo: list[Step[Any]],
        book: Book,
        deck: list[int],
        discards: list[int],
        hands: list[list[int]],
        known: list[list[int]],
        kept: list[list[int]],
        course: list[int],
        weather: list[int],
        shown: list[int],
        pile: list[int],
        weather_discards: list[int],
        peeked: list[int],
        peeker: int,
        changes: list[int],
        changed: list[int],
        cargo_on: list[list[int]],
        passengers_on: list[int],
        first_on: list[int],
        stages: list[list[int]],
        supply: list[int],
        luck_left: int,
        row: list[int],
        equipment_deck: list[int],
        equipment_discards: list[int],
        pilot_row: list[int],
        pilot_deck: list[int],
        first: int,
        luck: list[int],
        fresh: list[int],
        drafted: list[list[int]],
        owner: list[int],
        kind: list[int],
        pilot: list[int],
        mate: list[int],
        captain: list[int],
        gear: list[list[int]],
        charges: list[int],
        tile: list[int],
        band: list[int],
        fuel: list[int],
        gauge: list[int],
        scars: list[int],
        parts: list[list[int]],
        outside: list[list[int]],
        cargo: list[list[int]],
        riders: list[list[int]],
        points: list[list[int]],
        tried: list[int],
        staged: list[int],
        order: list[int],
        rounds: int,
        machine: int,
        phases: int,
        flying: int,
        crossed: int,
        tests: list[list[int]],
        stunts: list[int],
        collected: int,
        marks: int,
        height: int,
        scored: int,
        due: int,
        counts: int,
        trials: list[list[int]],
        cancelled: int,
    ) -> None:
        super().__init__(todo)
        self.book = book
        self.deck = deck  # of trick and boost cards; the last is the top
        self.discards = discards
        self.hands = hands
        self.known = known  # of each card in a hand: other seats that know it
        self.kept = kept  # of each machine: cards that stay beside its dashboard
        self.course = course  # terrain tiles from the starting airfield on
        self.weather = weather  # by tile of the course: a weather tile, or NO_WEATHER
        self.shown = shown  # 1 where it lies face up
        self.pile = pile  # of weather tiles; the last is the top
        self.weather_discards = weather_discards
        self.peeked = peeked  # weather tiles that one player looks at
        self.peeker = peeker  # who that is
        self.changes = changes  # weather change cards; the last is the top
        self.changed = changed
        self.cargo_on = cargo_on  # by tile of the course
        self.passengers_on = passengers_on
        self.first_on = first_on  # 1 while the first-to-land marker is there
        self.stages = stages  # race stage markers left on the middle and on the final airfield, the best first
        self.supply = supply  # spare parts by kind
        self.luck_left = luck_left
        self.row = row  # equipment on offer
        self.equipment_deck = equipment_deck
        self.equipment_discards = equipment_discards
        self.pilot_row = pilot_row
        self.pilot_deck = pilot_deck
        self.first = first  # player
        self.luck = luck  # tokens of each seat,
        self.fresh = fresh  # and those of them that were gained in this turn
        self.drafted = drafted  # of each seat: pilots not yet assigned to a machine
        self.owner = owner  # of each machine
        self.kind = kind  # of dashboard
        self.pilot = pilot  # who flies it
        self.mate = mate  # the other pilot of a two-seater
        self.captain = captain  # who was drafted for it
        self.gear = gear  # equipment
        self.charges = charges  # of each equipment card, then of each pilot
        self.tile = tile  # index on the course
        self.band = band
        self.fuel = fuel
        self.gauge = gauge  # damage on the fuel gauge
        self.scars = scars  # damage in the scoring area
        self.parts = parts  # aboard, by kind,
        self.outside = outside  # and how many of them are out of reach in the air
        self.cargo = cargo  # aboard
        self.riders = riders  # passengers, each by the tile where it came aboard
        self.points = points  # of each machine, by source
        self.tried = tried  # actions of the final airfield, a bit each
        self.staged = staged  # race stage markers taken, a bit for each airfield
        self.order = order  # of the machines in every round
        self.rounds = rounds  # begun
        self.machine = machine  # whose turn it is
        self.phases = phases  # of this turn: not yet begun,
        self.flying = flying  # 1 while a flight may go on in the same phase,
        self.crossed = crossed  # tiles crossed,
        self.tests = tests  # of each machine and kind: tests taken,
        self.stunts = stunts  # manoeuvres passed,
        self.collected = collected  # items collected,
        self.marks = marks  # what has happened already, a bit each,
        self.height = height  # the band in which it began,
        self.scored = scored  # and the points it had then
        self.due = due  # machines that still have a last turn, a bit each; NONE before the end is near
        self.counts = counts  # 1 if this turn is such a last one
        self.cancelled = cancelled  # 1 when the dirty trick just announced was answered by a card that cancels it
        self.trials = trials  # tests under way, one within the other: see trial.py

    def clone(self) -> Race:
        return Race(
            self.todo[:],
            self.book,
            self.deck[:],
            self.discards[:],
            [each[:] for each in self.hands],
            [each[:] for each in self.known],
            [each[:] for each in self.kept],
            self.course[:],
            self.weather[:],
            self.shown[:],
            self.pile[:],
            self.weather_discards[:],
            self.peeked[:],
            self.peeker,
            self.changes[:],
            self.changed[:],
            [each[:] for each in self.cargo_on],
            self.passengers_on[:],
            self.first_on[:],
            [each[:] for each in self.stages],
            self.supply[:],
            self.luck_left,
            self.row[:],
            self.equipment_deck[:],
            self.equipment_discards[:],
            self.pilot_row[:],
            self.pilot_deck[:],
            self.first,
            self.luck[:],
            self.fresh[:],
            [each[:] for each in self.drafted],
            self.owner[:],
            self.kind[:],
            self.pilot[:],
            self.mate[:],
            self.captain[:],
            [each[:] for each in self.gear],
            self.charges[:],
            self.tile[:],
            self.band[:],
            self.fuel[:],
            self.gauge[:],
            self.scars[:],
            [each[:] for each in self.parts],
            [each[:] for each in self.outside],
            [each[:] for each in self.cargo],
            [each[:] for each in self.riders],
            [each[:] for each in self.points],
            self.tried[:],
            self.staged[:],
            self.order[:],
            self.rounds,
            self.machine,
            self.phases,
            self.flying,
            self.crossed,
            [each[:] for each in self.tests],
            self.stunts[:],
            self.collected,
            self.marks,
            self.height,
            self.scored,
            self.due,
            self.counts,
            [each[:] for each in self.trials],
            self.cancelled,
        )

    def trait(self, m: int, trait: int) -> int:
        """How much of a trait dashboard, active pilot and equipment give together."""
        given = self.book.given[trait]
        total = self.book.machine_traits[self.kind[m]][trait]
        if self.pilot[m] != NONE:
            total += given[EQUIPMENT + self.pilot[m]]
        for card in self.gear[m]:
            total += given[card]
        return total

    def has_mark(self, mark: int) -> bool:
        return bool(self.marks & mark)

    def terrain(self, m: int) -> int:
        return self.book.terrain[self.course[self.tile[m]]]

    def last_tile(self) -> int:
        return len(self.course) - 1

    def middle_tile(self) -> int:
        """The middle airfield has as many tiles before it as behind it."""
        return self.last_tile() // 2

    def at_home(self, m: int) -> bool:
        """Has it landed on the final airfield?"""
        return self.band[m] == GROUND and self.tile[m] == self.last_tile()

    def on_airfield(self, m: int) -> bool:
        return self.terrain(m) == AIRFIELD

    def machines_of(self, seat: int) -> list[int]:
        return [m for m in range(len(self.owner)) if self.owner[m] == seat]

    def side(self, seat: int) -> int:
        """MFM-R10, MFM-R33: each player alone, or the team, whose members do not sit side by side."""
        return seat % (self.book.teams + 1) if self.book.teams else seat

    def opponents(self, seat: int) -> list[int]:
        """Clockwise from the seat."""
        seats = len(self.hands)
        return [other % seats for other in range(seat + 1, seat + seats) if self.side(other % seats) != self.side(seat)]

    def foes(self, seat: int) -> list[int]:
        """The machines of all opponents."""
        return [m for m in range(len(self.owner)) if self.side(self.owner[m]) != self.side(seat)]

    def dice_for(self, m: int, kind: int) -> int:
        """MFM-8.14, MFM-8.22, MFM-R2: printed symbols and extra dice, less one for every test of the kind in this turn,
        and one more for every manoeuvre passed."""
        book = self.book
        dice = book.ability[self.kind[m]][kind] + self.trait(m, kind) - self.tests[m][kind]
        if kind == FLYING:
            return dice - self.stunts[m]
        return dice + self.trait(m, WATER_DICE) if self.terrain(m) == WATER else dice

    def score(self, m: int, source: int, vp: int) -> None:
        self.points[m][source] += vp

    def total(self, m: int) -> int:
        return sum(vp for vp in self.points[m])  # compiled, it is a loop

    def add_fuel(self, m: int, cubes: int) -> None:
        """MFM-8.53: never beyond four less the damage on the gauge; or cubes that are lost, MFM-R4: as far as there are
        any."""
        before = self.fuel[m]
        self.fuel[m] = max(0, min(self.book.number["gauge"] - self.gauge[m], before + cubes))
        if self.fuel[m] != before:
            self.emit("fuel", self.kind[m], self.fuel[m] - before, self.fuel[m])

    def fuel_room(self, m: int) -> int:
        return self.book.number["gauge"] - self.gauge[m] - self.fuel[m]

    def take_damage(self, m: int, markers: int) -> None:
        """MFM-8.54, MFM-8.55: on the gauge from the right, where a cube it covers is lost; the rest to the scoring
        area."""
        on_gauge = min(markers, self.book.number["gauge_damage"] - self.gauge[m])
        self.gauge[m] += on_gauge
        self.scars[m] += markers - on_gauge
        self.fuel[m] = min(self.fuel[m], self.book.number["gauge"] - self.gauge[m])
        self.emit("damage", self.kind[m], self.gauge[m], self.scars[m])

    def mend(self, m: int, markers: int) -> None:
        """MFM-8.59: from the gauge to the scoring area."""
        mended = min(markers, self.gauge[m])
        self.gauge[m] -= mended
        self.scars[m] += mended
        if mended:
            self.emit("mended", self.kind[m], mended)

    def polish(self, m: int, markers: int) -> int:
        """Markers leave for good, from the gauge first."""
        gauge = min(markers, self.gauge[m])
        scars = min(markers - gauge, self.scars[m])
        self.gauge[m] -= gauge
        self.scars[m] -= scars
        return gauge + scars

    def is_crippled(self, m: int) -> bool:
        """MFM-8.57, MFM-8.58."""
        return self.gauge[m] >= self.book.number["gauge_damage"]

    def discard(self, seat: int, card: int) -> None:
        """A card leaves the hand."""
        self.drop(seat, card)
        self.discards.append(card)

    def drop(self, seat: int, card: int) -> None:
        """Out of the hand, and with it who knew it."""
        place = self.hands[seat].index(card)
        self.hands[seat].pop(place)
        self.known[seat].pop(place)

    def receive(self, seat: int, card: int, known: int) -> None:
        self.hands[seat].append(card)
        self.known[seat].append(known)

    def device_charges(self, m: int) -> list[int]:
        """The devices of a machine that hold charges: its equipment, and both pilots."""
        found = [card for card in self.gear[m] if self.charges[card]]
        for pilot in (self.pilot[m], self.mate[m]):
            if pilot != NONE and self.charges[EQUIPMENT + pilot]:
                found.append(EQUIPMENT + pilot)
        return found

    def is_ready(self, device: int) -> bool:
        """It has a charge left, or needs none."""
        return self.charges[device] > 0 or self.book.charges[device] == 0

    def ready(self, m: int) -> list[int]:
        """Equipment and active pilot that can be used."""
        found = [card for card in self.gear[m] if self.is_ready(card)]
        if self.pilot[m] != NONE and self.is_ready(EQUIPMENT + self.pilot[m]):
            found.append(EQUIPMENT + self.pilot[m])
        return found

    def ready_for(self, m: int, use: int) -> int:
        """Equipment for this use that can be used, or the active pilot, or NONE."""
        for device in self.book.with_use[use]:
            if self.is_ready(device) and self.is_aboard(m, device):
                return device
        return NONE

    def is_aboard(self, m: int, device: int) -> bool:
        """As equipment, or as active pilot."""
        return device in self.gear[m] if device < EQUIPMENT else device - EQUIPMENT == self.pilot[m]
