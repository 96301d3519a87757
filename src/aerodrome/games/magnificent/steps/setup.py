"""MFM-4, MFM-5, MFM-6.6, MFM-12.6, MFM-R71: how the game begins."""

from __future__ import annotations

from math import comb
from typing import Final, final

from aerodrome.games.magnificent.actions import FIT
from aerodrome.games.magnificent.sizes import MACHINES
from aerodrome.games.magnificent.state import Race, without
from aerodrome.games.magnificent.steps.cards import Draw, ShuffleCards
from aerodrome.games.magnificent.steps.course import BuildCourse, PlaceCargo, SetWeather
from aerodrome.games.magnificent.steps.draft import DraftPilots, ShuffleEquipment, assign
from aerodrome.games.magnificent.steps.turn import StartRound
from aerodrome.games.magnificent.steps.weather import ShuffleChanges
from aerodrome.games.magnificent.terms import FLYING, FROM_START, NONE, QUICK
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.step import AUTO, CHANCE, Reason, Step

NAME_A_MACHINE: Final = Reason("MFM-12.6", "name-a-machine")
NOT_YOURS: Final = Reason("MFM-12.6", "not-yours")


@final
class StartGame(Step[Race]):
    """MFM-R71: the order in which everything is set up."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        deals = [Draw(seat, s.book.number["hand"]) for seat in range(len(s.players))]
        machines: list[Step[Race]] = [DealMachines(), ShuffleEquipment(), roll_for_first(s)]
        if s.book.setup != QUICK:
            machines = [roll_for_first(s), DraftPilots()]
        s.next(ShuffleCards(), *deals, BuildCourse(), PlaceCargo(), SetWeather(), *machines, EndSetup())


@final
class EndSetup(Step[Race]):
    """MFM-R71: turn order, starting VP, the change deck; then the race begins."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        s.next(NameMachines(), StartVp(), ShuffleChanges(), StartRound())


@final
class DealMachines(Step[Race]):
    """MFM-5.4 to MFM-5.6: a preset dashboard for every machine."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def apply(self, s: Race, x: int) -> None:
        kinds, book = list(range(MACHINES)), s.book
        Rng(x).shuffle(kinds)
        for m, machine in enumerate(s.machines):
            kind = kinds[m]
            pilot, player = book.preset_pilot[kind], s.players[machine.owner]
            machine.kind = kind
            s.pilots.deck = without(s.pilots.deck, pilot)
            player.drafted = [*player.drafted, pilot]
            assign(s, m, pilot)
            machine.gear = book.preset_equipment[kind]
            for card in machine.gear:
                s.charges[card] = book.charges[card]
                s.store.deck.remove(card)
            machine.hold.parts = book.preset_parts[kind]
            s.supply.parts = [left - own for left, own in zip(s.supply.parts, machine.hold.parts, strict=True)]
            machine.hold.cargo = [book.preset_cargo[kind]]
            s.emit("choose_machine", machine.owner, kind)


def roll_for_first(s: Race) -> Step[Race]:
    return RollForFirst((1 << len(s.players)) - 1, 0, -1, 0)


@final
class RollForFirst(Step[Race]):
    """MFM-5.7: five dice each; most flying symbols is first, and those who tie roll again. `best` is the most so far,
    `tied` who has it."""

    def __init__(self, contenders: int, seat: int, best: int, tied: int) -> None:
        super().__init__(CHANCE)
        self.contenders, self.seat, self.best, self.tied = contenders, seat, best, tied

    def odds(self, s: Race) -> list[int]:
        dice, hit = s.book.number["first_dice"], s.book.dice.hits[FLYING]
        miss = len(s.book.dice.faces) - hit
        return [comb(dice, n) * hit**n * miss ** (dice - n) for n in range(dice + 1)]

    def apply(self, s: Race, x: int) -> None:
        s.emit("first_roll", self.seat, x, s.book.number["first_dice"])
        tied = self.tied | 1 << self.seat if x == self.best else 1 << self.seat if x > self.best else self.tied
        best = max(self.best, x)
        waiting = [seat for seat in range(self.seat + 1, len(s.players)) if self.contenders >> seat & 1]
        leaders = [seat for seat in range(len(s.players)) if tied >> seat & 1]
        if waiting:
            s.next(RollForFirst(self.contenders, waiting[0], best, tied))
        elif len(leaders) > 1:
            s.next(RollForFirst(tied, leaders[0], -1, 0))
        else:
            s.first = leaders[0]
            s.emit("first", s.first)


@final
class NameMachines(Step[Race]):
    """MFM-8.1: clockwise from the first player. MFM-12.6: with two players each names an own machine first."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        seats = len(s.players)
        if len(s.machines) > seats:
            s.order = [NONE] * len(s.machines)
            s.next(NameMachine(s.first, 0), NameMachine(1 - s.first, 1))
        else:
            s.order = [(s.first + n) % seats for n in range(seats)]


@final
class NameMachine(Step[Race]):
    """MFM-12.6, D9: which of the own machines is first, or second; the other is third, or fourth."""

    def __init__(self, who: int, place: int) -> None:
        super().__init__(who)
        self.place = place

    def legal(self, s: Race) -> list[int]:
        return sorted([FIT + s.machines[m].kind for m in s.machines_of(self.who)])

    def why(self, s: Race, x: int) -> Reason | None:
        if x in self.legal(s):
            return None
        return NOT_YOURS if FIT <= x < FIT + MACHINES else NAME_A_MACHINE

    def apply(self, s: Race, x: int) -> None:
        mine = s.machines_of(self.who)
        named = s.of_kind(x - FIT)
        (other,) = [m for m in mine if m != named]
        order = s.order[:]
        order[self.place], order[self.place + len(s.players)] = named, other
        s.order = order
        s.emit("place_in_order", x - FIT, self.place + 1)


@final
class StartVp(Step[Race]):
    """MFM-5.10, MFM-5.11, MFM-R54: in a quick start who comes later begins with more."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        if s.book.setup != QUICK:
            return
        for place, m in enumerate(s.order):
            if place:
                s.award(m, FROM_START, place, "start_vp")
