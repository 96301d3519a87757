"""The position of Magnificent Flying Machines, and the small verbs that change it."""

from __future__ import annotations

from typing import Any, Final, final

from aerodrome.games.magnificent.content import Book
from aerodrome.games.magnificent.pieces import (
    PIECES,
    Course,
    Deck,
    Forecast,
    Machine,
    Pilots,
    Player,
    Store,
    Supply,
    Turn,
)
from aerodrome.games.magnificent.shapes import SHAPES
from aerodrome.games.magnificent.sizes import EQUIPMENT
from aerodrome.games.magnificent.terms import AIRFIELD, FLYING, NONE, WATER, WATER_DICE
from aerodrome.games.magnificent.trial import Roll, Trial
from aerodrome.kernel.events import NIL
from aerodrome.kernel.state import State
from aerodrome.kernel.step import Step

GROUND: Final = 0  # where a machine is above its tile
LOW: Final = 1
MIDDLE: Final = 2
HIGH: Final = 3
BANDS: Final = ["ground", "low", "middle", "high"]

MIDDLE_FIELD: Final = 0  # airfields with race stage markers
FINAL_FIELD: Final = 1

EVENTS: Final = [
    "course number:tiles",
    "weather tile weather",
    "first_roll seat number:symbols number:dice",
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
    "return machine part number",
    "start_vp machine number:vp number:total",
    "place_in_order machine number:place",
    "round number",
    "turn machine number:phases",
    "phase machine number:left",
    "repair machine",
    "fuel machine number:change number:fuel",
    "damage machine number:gauge number:scars number:markers number:fuel",
    "mended machine number:markers number:gauge number:scars",
    "declare machine test number:needed number:dice number:chance number:catastrophe",
    "cad seat machine number:dice",
    "roll machine number:hits number:explosions number:blanks number:symbols number:needed",
    "spend machine part number",
    "use_symbol seat card number:hand",
    "use_device machine device number:charges",
    "drop machine band",
    "burn machine number:cubes number:fuel",
    "luck seat number:left",
    "lose_luck seat number:left",
    "pass machine test number:symbols number:needed",
    "fail machine test number:symbols number:needed",
    "catastrophe machine test number:symbols number:needed number:explosions",
    "move machine tile band number:owed",
    "forced machine",
    "first_to_land machine number:vp number:total",
    "stage machine number:vp number:total",
    "deliver machine item number:vp number:total",
    "collect machine item",
    "flag machine number:vp number:total",
    "manoeuvre machine number:vp number:total",
    "swap machine pilot",
    "shoot machine machine:target number:markers",
    "miss machine machine:target",
    "play seat card number:hand",
    "cancel seat card number:hand",
    "steal seat seat:victim ?card number:left",
    "steal_part machine machine:from part number:left",
    "reveal seat number:cards",
    "put_off machine number:passengers",
    "loosen machine device number:charges",
    "sleep machine number:left",
    "vp machine number:vp number:total",
    "kept machine card",
    "discard seat card number:hand",
    "draw seat ?card number:hand number:deck",
    "reshuffle number:cards",
    "clover seat number:luck",
    "change change",
    "autograph machine number:vp number:total",
    "make_good machine number:markers number:gauge number:scars",
    "last_turns number:machines",
    "score machine number:vp number:damage number:undelivered",
    "safety number:rounds",
    "win seat number:vp",
]


@final
class Race(State):
    """All that changes. A machine is a number, its owner a seat; with two players a seat owns two machines."""

    pieces = (*PIECES, Roll, Trial)
    shapes = SHAPES

    def __init__(  # noqa: PLR0913
        self,
        todo: list[Step[Any]],
        book: Book,
        players: list[Player],
        machines: list[Machine],
        course: Course,
        cards: Deck,
        forecast: Forecast,
        changes: Deck,
        store: Store,
        pilots: Pilots,
        supply: Supply,
        charges: list[int],
        first: int,
        order: list[int],
        rounds: int,
        turn: Turn,
        trials: list[Trial],
        cancelled: bool,
        due: list[int] | None,
    ) -> None:
        super().__init__(todo)
        self.book = book
        self.players = players
        self.machines = machines
        self.course = course
        self.cards = cards  # trick and boost cards
        self.forecast = forecast
        self.changes = changes  # weather change cards
        self.store = store
        self.pilots = pilots
        self.supply = supply
        self.charges = charges  # of each equipment card, then of each pilot
        self.first = first  # player
        self.order = order  # of the machines in every round; replaced, never changed
        self.rounds = rounds  # begun
        self.turn = turn
        self.trials = trials  # tests under way, one within the other
        self.cancelled = cancelled  # the dirty trick just announced was answered by a card that cancels it
        self.due = due  # machines that still have a last turn; None before the end is near; replaced, never changed

    def clone(self) -> Race:
        return Race(
            self.todo[:],
            self.book,
            [player.copy() for player in self.players],
            [machine.copy() for machine in self.machines],
            self.course.copy(),
            self.cards.copy(),
            self.forecast.copy(),
            self.changes.copy(),
            self.store.copy(),
            self.pilots.copy(),
            self.supply.copy(),
            self.charges[:],
            self.first,
            self.order,
            self.rounds,
            self.turn.copy(),
            [trial.copy() for trial in self.trials],
            self.cancelled,
            self.due,
        )

    @property
    def trial(self) -> Trial:
        """The test on top."""
        return self.trials[-1]

    def trait(self, m: int, trait: int) -> int:
        """How much of a trait dashboard, active pilot and equipment give together."""
        machine, given = self.machines[m], self.book.given[trait]
        total = self.book.machine_traits[machine.kind][trait]
        if machine.crew.pilot != NONE:
            total += given[EQUIPMENT + machine.crew.pilot]
        for card in machine.gear:
            total += given[card]
        return total

    def terrain(self, m: int) -> int:
        return self.book.terrain[self.course.tiles[self.machines[m].tile]]

    def at_home(self, m: int) -> bool:
        """Has it landed on the final airfield?"""
        machine = self.machines[m]
        return machine.band == GROUND and machine.tile == self.course.last()

    def on_airfield(self, m: int) -> bool:
        return self.terrain(m) == AIRFIELD

    def of_kind(self, kind: int) -> int:
        """The machine with this dashboard, or NONE."""
        for m in range(len(self.machines)):
            if self.machines[m].kind == kind:
                return m
        return NONE

    def machines_of(self, seat: int) -> list[int]:
        return [m for m in range(len(self.machines)) if self.machines[m].owner == seat]

    def side(self, seat: int) -> int:
        """MFM-R10, MFM-R33: each player alone, or the team, whose members do not sit side by side."""
        return seat % (self.book.teams + 1) if self.book.teams else seat

    def opponents(self, seat: int) -> list[int]:
        """Clockwise from the seat."""
        seats = len(self.players)
        return [other % seats for other in range(seat + 1, seat + seats) if self.side(other % seats) != self.side(seat)]

    def foes(self, seat: int) -> list[int]:
        """The machines of all opponents."""
        return [m for m in range(len(self.machines)) if self.side(self.machines[m].owner) != self.side(seat)]

    def dice_for(self, m: int, kind: int) -> int:
        """MFM-8.14, MFM-8.22, MFM-R2: printed symbols and extra dice, less one for every test of the kind in this turn,
        and one more for every manoeuvre passed."""
        machine = self.machines[m]
        dice = self.book.ability[machine.kind][kind] + self.trait(m, kind) - machine.taken.tests[kind]
        if kind == FLYING:
            return dice - machine.taken.stunts
        return dice + self.trait(m, WATER_DICE) if self.terrain(m) == WATER else dice

    def score(self, m: int, source: int, vp: int) -> None:
        record = self.machines[m].record
        record.points = more(record.points, source, vp)

    def award(self, m: int, source: int, vp: int, event: str, item: int = NIL) -> None:
        """VP, told by this event, perhaps with an item that they are for."""
        self.score(m, source, vp)
        if self.events is not None:
            kind, total = self.machines[m].kind, self.total(m)
            if item == NIL:
                self.emit(event, kind, vp, total)
            else:
                self.emit(event, kind, item, vp, total)

    def total(self, m: int) -> int:
        return sum(vp for vp in self.machines[m].record.points)  # compiled, it is a loop

    def add_fuel(self, m: int, cubes: int) -> None:
        """MFM-8.53: never beyond four less the damage on the gauge; or cubes that are lost, MFM-R4: as far as there are
        any."""
        tank = self.machines[m].tank
        before = tank.fuel
        tank.fuel = max(0, min(self.book.number["gauge"] - tank.gauge, before + cubes))
        if tank.fuel != before:
            self.emit("fuel", self.machines[m].kind, tank.fuel - before, tank.fuel)

    def fuel_room(self, m: int) -> int:
        tank = self.machines[m].tank
        return self.book.number["gauge"] - tank.gauge - tank.fuel

    def take_damage(self, m: int, markers: int) -> None:
        """MFM-8.54, MFM-8.55: on the gauge from the right, where a cube it covers is lost; the rest to the scoring
        area."""
        tank, number = self.machines[m].tank, self.book.number
        on_gauge = min(markers, number["gauge_damage"] - tank.gauge)
        tank.gauge += on_gauge
        tank.scars += markers - on_gauge
        tank.fuel = min(tank.fuel, number["gauge"] - tank.gauge)
        self.emit("damage", self.machines[m].kind, tank.gauge, tank.scars, markers, tank.fuel)

    def mend(self, m: int, markers: int) -> None:
        """MFM-8.59: from the gauge to the scoring area."""
        tank = self.machines[m].tank
        mended = min(markers, tank.gauge)
        tank.gauge -= mended
        tank.scars += mended
        if mended:
            self.emit("mended", self.machines[m].kind, mended, tank.gauge, tank.scars)

    def polish(self, m: int, markers: int) -> None:
        """Markers leave for good, from the gauge first."""
        tank = self.machines[m].tank
        gauge = min(markers, tank.gauge)
        scars = min(markers - gauge, tank.scars)
        tank.gauge -= gauge
        tank.scars -= scars
        self.emit("make_good", self.machines[m].kind, gauge + scars, tank.gauge, tank.scars)

    def is_crippled(self, m: int) -> bool:
        """MFM-8.57, MFM-8.58."""
        return self.machines[m].tank.gauge >= self.book.number["gauge_damage"]

    def fuel_cost(self, tiles: int) -> int:
        """MFM-8.50: of so many tiles in this turn; with a tail wind as for one tile fewer."""
        return self.book.fuel[max(0, tiles - 1) if self.turn.tail_wind else tiles]

    def tell_place(self, m: int) -> None:
        """Where a machine is now, and the fuel that it owes for this turn."""
        machine = self.machines[m]
        owed = self.fuel_cost(self.turn.crossed) if m == self.turn.machine else 0
        self.emit("move", machine.kind, machine.tile, machine.band, owed)

    def lay_down(self, seat: int, card: int, event: str) -> None:
        """A card leaves the hand for all to see, told by this event."""
        self.discard(seat, card)
        self.emit(event, seat, card, len(self.players[seat].hand))

    def discard(self, seat: int, card: int) -> None:
        """A card leaves the hand."""
        self.drop(seat, card)
        self.cards.discards.append(card)

    def drop(self, seat: int, card: int) -> None:
        """Out of the hand, and with it who knew it."""
        player = self.players[seat]
        place = player.hand.index(card)
        player.hand.pop(place)
        player.known.pop(place)

    def receive(self, seat: int, card: int, known: int) -> None:
        self.players[seat].hand.append(card)
        self.players[seat].known.append(known)

    def device_charges(self, m: int) -> list[int]:
        """The devices of a machine that hold charges: its equipment, and both pilots."""
        machine = self.machines[m]
        found = [card for card in machine.gear if self.charges[card]]
        for pilot in (machine.crew.pilot, machine.crew.mate):
            if pilot != NONE and self.charges[EQUIPMENT + pilot]:
                found.append(EQUIPMENT + pilot)
        return found

    def is_ready(self, device: int) -> bool:
        """It has a charge left, or needs none."""
        return self.charges[device] > 0 or self.book.charges[device] == 0

    def ready(self, m: int) -> list[int]:
        """Equipment and active pilot that can be used."""
        machine = self.machines[m]
        found = [card for card in machine.gear if self.is_ready(card)]
        pilot = machine.crew.pilot
        if pilot != NONE and self.is_ready(EQUIPMENT + pilot):
            found.append(EQUIPMENT + pilot)
        return found

    def ready_for(self, m: int, use: int) -> int:
        """Equipment for this use that can be used, or the active pilot, or NONE."""
        for device in self.book.with_use[use]:
            if self.is_ready(device) and self.is_aboard(m, device):
                return device
        return NONE

    def is_aboard(self, m: int, device: int) -> bool:
        """As equipment, or as active pilot."""
        machine = self.machines[m]
        return device in machine.gear if device < EQUIPMENT else device - EQUIPMENT == machine.crew.pilot


def more(numbers: list[int], i: int, n: int) -> list[int]:
    """A list like this with so many more in one place."""
    made = numbers[:]
    made[i] += n
    return made


def marked(flags: list[bool], i: int, flag: bool) -> list[bool]:
    """A list like this with another flag in one place."""
    made = flags[:]
    made[i] = flag
    return made


def without(things: list[int], thing: int) -> list[int]:
    """A list like this without one of these."""
    made = things[:]
    made.remove(thing)
    return made
