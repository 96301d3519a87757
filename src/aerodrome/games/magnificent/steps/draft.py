"""MFM-6.13 to MFM-6.22, MFM-12.4, MFM-12.5, MFM-R68, D1 to D8: pilots, machines, equipment and loading."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.magnificent import storage
from aerodrome.games.magnificent.actions import EQUIP, FIT, MACHINE, NO, PILOT, YES
from aerodrome.games.magnificent.pieces import Crew
from aerodrome.games.magnificent.sizes import EQUIPMENT, MACHINES, PASSENGER, PILOTS
from aerodrome.games.magnificent.state import Race, more, without
from aerodrome.games.magnificent.steps.cards import Draw
from aerodrome.games.magnificent.steps.choices import shed
from aerodrome.games.magnificent.steps.exchange import has_slot, lay_out_pilots, may_take, put_pilots_back, take_card
from aerodrome.games.magnificent.terms import DRAW, KINDS, MOUNTAIN, NONE, WATER
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.step import AUTO, CHANCE, Reason, Step

CHOOSE_PILOT: Final = Reason("MFM-6.13", "choose-pilot")
NOT_ON_OFFER: Final = Reason("MFM-6.13", "not-on-offer")
CHOOSE_MACHINE: Final = Reason("MFM-6.14", "choose-machine")
MACHINE_TAKEN: Final = Reason("MFM-6.14", "machine-taken")
ASSIGN_PILOT: Final = Reason("MFM-12.4", "assign-pilot")
NOT_YOURS: Final = Reason("MFM-12.4", "not-yours")
CHOOSE_EQUIPMENT: Final = Reason("MFM-6.16", "choose-equipment")
NOT_IN_ROW: Final = Reason("MFM-6.16", "not-on-offer")
FLIES_ALONE: Final = Reason("MFM-14.24", "flies-alone")
FIT_IT: Final = Reason("MFM-12.5", "fit-it")
NO_SLOT: Final = Reason("MFM-12.5", "no-slot")
YES_OR_NO: Final = Reason("MFM-6.19", "yes-or-no")


def draft_order(s: Race) -> list[int]:
    """MFM-6.13: anticlockwise, the first player last. MFM-12.4: with two players alternately, twice."""
    seats = len(s.players)
    around = [(s.first - n) % seats for n in range(1, seats + 1)]
    return around * 2 if len(s.machines) > seats else around


@final
class DraftPilots(Step[Race]):
    """MFM-6.13: six pilots face up; then machines, equipment and loading (MFM-R71)."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def apply(self, s: Race, x: int) -> None:
        lay_out_pilots(s, Rng(x))
        order = draft_order(s)
        s.next(DraftMachines(), ShuffleEquipment(), DraftEquipment(), DealSpecial())
        for seat in reversed(order):
            s.next(ChoosePilot(seat))


@final
class ChoosePilot(Step[Race]):
    """MFM-6.13, D1: one of the row. MFM-R71: who takes the one with more cards draws at once."""

    def legal(self, s: Race) -> list[int]:
        return sorted([PILOT + pilot for pilot in s.pilots.row])

    def why(self, s: Race, x: int) -> Reason | None:
        if x in self.legal(s):
            return None
        return NOT_ON_OFFER if PILOT <= x < PILOT + PILOTS else CHOOSE_PILOT

    def apply(self, s: Race, x: int) -> None:
        pilot = x - PILOT
        s.pilots.row = without(s.pilots.row, pilot)
        player = s.players[self.who]
        player.drafted = [*player.drafted, pilot]
        s.emit("choose_pilot", self.who, pilot)
        if s.pilots.deck:
            s.next(OfferPilot())
        if s.book.pilot_traits[pilot][DRAW]:
            s.next(Draw(self.who, 1))


@final
class OfferPilot(Step[Race]):
    """MFM-6.13: who was taken is replaced from the deck; each is as likely."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def odds(self, s: Race) -> list[int]:
        return [1] * len(s.pilots.deck)

    def apply(self, s: Race, x: int) -> None:
        pilots = s.pilots
        pilots.row = [*pilots.row, pilots.deck[x]]
        pilots.deck = without(pilots.deck, pilots.deck[x])


@final
class DraftMachines(Step[Race]):
    """MFM-6.14, MFM-R48: the pilots that are left go back; then a dashboard each. MFM-12.4: who has two pilots assigns
    them."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        put_pilots_back(s)
        order = draft_order(s)
        for seat in reversed(order[: len(s.players)]):
            s.next(AssignPilots(seat))
        for seat in reversed(order):
            s.next(ChooseMachine(seat))


@final
class ChooseMachine(Step[Race]):
    """MFM-6.14, D2: one of the dashboards that are left."""

    def legal(self, s: Race) -> list[int]:
        return [MACHINE + kind for kind in range(MACHINES) if s.of_kind(kind) == NONE]

    def why(self, s: Race, x: int) -> Reason | None:
        if not MACHINE <= x < MACHINE + MACHINES:
            return CHOOSE_MACHINE
        return None if s.of_kind(x - MACHINE) == NONE else MACHINE_TAKEN

    def apply(self, s: Race, x: int) -> None:
        m = next(m for m in s.machines_of(self.who) if s.machines[m].kind == NONE)
        s.machines[m].kind = x - MACHINE
        s.emit("choose_machine", self.who, x - MACHINE)


@final
class AssignPilots(Step[Race]):
    """MFM-12.4: a single pilot flies the single machine."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Race) -> None:
        if len(s.players[self.seat].drafted) > 1:
            s.next(AssignPilot(self.seat))
        else:
            assign(s, s.machines_of(self.seat)[0], s.players[self.seat].drafted[0])


@final
class AssignPilot(Step[Race]):
    """MFM-12.4, D3: who flies the machine that was chosen first; the other flies the other."""

    def legal(self, s: Race) -> list[int]:
        return sorted([PILOT + pilot for pilot in s.players[self.who].drafted])

    def why(self, s: Race, x: int) -> Reason | None:
        if x in self.legal(s):
            return None
        return NOT_YOURS if PILOT <= x < PILOT + PILOTS else ASSIGN_PILOT

    def apply(self, s: Race, x: int) -> None:
        first, second = s.machines_of(self.who)
        assign(s, first, x - PILOT)
        assign(s, second, s.players[self.who].drafted[0])


def assign(s: Race, m: int, pilot: int) -> None:
    """MFM-5.6: pilots with charges get them."""
    machine = s.machines[m]
    player = s.players[machine.owner]
    player.drafted = without(player.drafted, pilot)
    machine.crew = Crew(pilot, NONE, pilot)
    s.charges[EQUIPMENT + pilot] = s.book.charges[EQUIPMENT + pilot]
    s.emit("assign", machine.kind, pilot)


@final
class ShuffleEquipment(Step[Race]):
    """MFM-6.16, MFM-R22: a face-up row of six, the rest is the deck."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def apply(self, s: Race, x: int) -> None:
        Rng(x).shuffle(s.store.deck)
        for _ in range(s.book.number["row"]):
            s.store.row = [*s.store.row, s.store.deck.pop()]
            s.emit("offer", s.store.row[-1])


@final
class DraftEquipment(Step[Race]):
    """MFM-6.16, MFM-R73: in draft order, round after round, until every slot is filled."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        able = [seat for seat in draft_order(s)[: len(s.players)] if slots_of(s, seat)]
        if able:
            s.next(DraftEquipment())
            for seat in reversed(able):
                s.next(ChooseEquipment(seat))


def slots_of(s: Race, seat: int) -> list[int]:
    """The machines of a player with a free slot."""
    return [m for m in s.machines_of(seat) if has_slot(s, m)]


@final
class ChooseEquipment(Step[Race]):
    """MFM-6.16, MFM-6.17, MFM-12.5, D4: a card of the row into a free slot."""

    def legal(self, s: Race) -> list[int]:
        machines = slots_of(s, self.who)
        return [EQUIP + card for card in sorted(s.store.row) if any(may_take(s, m, card) for m in machines)]

    def why(self, s: Race, x: int) -> Reason | None:
        if x in self.legal(s):
            return None
        if not EQUIP <= x < EQUIP + EQUIPMENT:
            return CHOOSE_EQUIPMENT
        return FLIES_ALONE if x - EQUIP in s.store.row else NOT_IN_ROW

    def apply(self, s: Race, x: int) -> None:
        machines = [m for m in slots_of(s, self.who) if may_take(s, m, x - EQUIP)]
        if len(machines) > 1:
            s.next(FitEquipment(self.who, x - EQUIP))
        else:
            take_card(s, machines[0], x - EQUIP)


@final
class FitEquipment(Step[Race]):
    """MFM-12.5, D4: into which of the own machines."""

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def legal(self, s: Race) -> list[int]:
        return sorted([FIT + s.machines[m].kind for m in slots_of(s, self.who) if may_take(s, m, self.card)])

    def why(self, s: Race, x: int) -> Reason | None:
        if x in self.legal(s):
            return None
        return NO_SLOT if FIT <= x < FIT + MACHINES else FIT_IT

    def apply(self, s: Race, x: int) -> None:
        take_card(s, s.of_kind(x - FIT), self.card)


@final
class DealSpecial(Step[Race]):
    """MFM-6.19, MFM-R68: one of the special cargo tokens set aside for each machine, dealt openly; then they load."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def apply(self, s: Race, x: int) -> None:
        tokens = [kind for kind in (WATER, MOUNTAIN) for _ in range(s.book.number["set_aside"])]
        Rng(x).shuffle(tokens)
        seats = draft_order(s)[: len(s.players)]
        machines = [m for seat in seats for m in s.machines_of(seat)]
        for i in range(len(machines) - 1, -1, -1):
            m = machines[i]
            s.next(LoadParts(m))
            owner = s.machines[m].owner
            s.next(Load(owner, m, PASSENGER), Load(owner, m, tokens[i]))


@final
class Load(Step[Race]):
    """MFM-6.19 to MFM-6.21, D6, D7: a passenger, or a special cargo, if wanted."""

    def __init__(self, who: int, machine: int, item: int) -> None:
        super().__init__(who)
        self.machine, self.item = machine, item

    def legal(self, s: Race) -> list[int]:
        return [YES, NO]

    def why(self, s: Race, x: int) -> Reason | None:
        return None if x in (YES, NO) else YES_OR_NO

    def default(self, s: Race) -> int:
        return NO

    def apply(self, s: Race, x: int) -> None:
        if x == NO:
            return
        hold = s.machines[self.machine].hold
        if self.item == PASSENGER:
            hold.riders = [*hold.riders, 0]
        else:
            hold.cargo = [*hold.cargo, self.item]
        s.emit("load", s.machines[self.machine].kind, self.item)


@final
class LoadParts(Step[Race]):
    """MFM-6.19, MFM-6.22, MFM-R68: two parts of each kind; what does not fit is returned."""

    def __init__(self, machine: int) -> None:
        super().__init__(AUTO)
        self.machine = machine

    def run(self, s: Race) -> None:
        m, hold = self.machine, s.machines[self.machine].hold
        for kind in range(len(KINDS)):
            parts = min(s.book.number["load_parts"], s.supply.parts[kind])
            s.supply.parts = more(s.supply.parts, kind, -parts)
            hold.parts = more(hold.parts, kind, parts)
        shed(s, m)
        assert storage.holds_without_parts(s, m)
