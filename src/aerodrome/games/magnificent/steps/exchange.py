"""MFM-6.16, MFM-10.2 to MFM-10.4, MFM-14.23, MFM-R46, MFM-R47, D5, D24, D25: equipment and second pilots."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.magnificent import storage
from aerodrome.games.magnificent.actions import DONE, EQUIP, FILL, PILOT, REMOVE
from aerodrome.games.magnificent.pieces import Crew
from aerodrome.games.magnificent.sizes import EQUIPMENT, PILOTS
from aerodrome.games.magnificent.state import GROUND, Race, without
from aerodrome.games.magnificent.steps.choices import shed
from aerodrome.games.magnificent.terms import ALONE, NONE, SECOND_PILOT
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.step import CHANCE, Reason, Step

EXCHANGE_OR_DONE: Final = Reason("MFM-10.2", "exchange-or-done")
NOT_ABOARD: Final = Reason("MFM-10.2", "not-aboard")
NO_SLOT: Final = Reason("MFM-10.2", "no-slot")
TAKE_EQUIPMENT: Final = Reason("MFM-10.2", "take-equipment")
NOT_ON_OFFER: Final = Reason("MFM-10.2", "not-on-offer")
FLIES_ALONE: Final = Reason("MFM-14.24", "flies-alone")
WOULD_NOT_FIT: Final = Reason("MFM-R47", "would-not-fit")
CHOOSE_MATE: Final = Reason("MFM-14.23", "choose-mate")


def may_take(s: Race, m: int, card: int) -> bool:
    """MFM-14.24, MFM-R46: some pilots share a machine with nobody."""
    second = s.book.equipment_traits[card][SECOND_PILOT]
    return not second or not s.book.pilot_traits[s.machines[m].crew.pilot][ALONE]


def why_not_exchange(s: Race, m: int, old: int, card: int) -> Reason | None:
    """MFM-R47: cargo and passengers must still fit."""
    machine = s.machines[m]
    if card not in s.store.row:
        return NOT_ON_OFFER
    if not may_take(s, m, card):
        return FLIES_ALONE
    gear = machine.gear
    machine.gear = [each for each in gear if each != old] + [card]
    fits = storage.holds_without_parts(s, m)
    machine.gear = gear
    return None if fits else WOULD_NOT_FIT


def has_slot(s: Race, m: int) -> bool:
    machine = s.machines[m]
    return len(machine.gear) < s.book.slots[machine.kind]


def exchanges(s: Race, m: int) -> list[int]:
    """D24: what can be given up for something on offer, and whether an empty slot can be filled."""
    found = [REMOVE + old for old in sorted(s.machines[m].gear) if can_replace(s, m, old)]
    if has_slot(s, m) and can_replace(s, m, NONE):
        found.append(FILL)
    return found


def can_replace(s: Race, m: int, old: int) -> bool:
    return any(why_not_exchange(s, m, old, card) is None for card in s.store.row)


def can_exchange(s: Race, m: int) -> bool:
    """MFM-10.2, MFM-10.3: on the ground of the middle airfield."""
    machine = s.machines[m]
    if machine.band != GROUND or machine.tile != s.course.middle():
        return False
    return (has_slot(s, m) and can_replace(s, m, NONE)) or any(can_replace(s, m, old) for old in machine.gear)


@final
class Exchange(Step[Race]):
    """MFM-10.2, MFM-10.3, D24: one slot after the other."""

    def __init__(self, who: int, machine: int) -> None:
        super().__init__(who)
        self.machine = machine

    def legal(self, s: Race) -> list[int]:
        return [*exchanges(s, self.machine), DONE]

    def why(self, s: Race, x: int) -> Reason | None:
        if x in self.legal(s):
            return None
        if REMOVE <= x < REMOVE + EQUIPMENT:
            return NOT_ABOARD if x - REMOVE not in s.machines[self.machine].gear else WOULD_NOT_FIT
        return NO_SLOT if x == FILL else EXCHANGE_OR_DONE

    def default(self, s: Race) -> int:
        return DONE

    def apply(self, s: Race, x: int) -> None:
        if x != DONE:
            old = NONE if x == FILL else x - REMOVE
            s.next(TakeEquipment(self.who, self.machine, old), Exchange(self.who, self.machine))


@final
class TakeEquipment(Step[Race]):
    """MFM-10.2, D25: a card of the row."""

    def __init__(self, who: int, machine: int, old: int) -> None:
        super().__init__(who)
        self.machine, self.old = machine, old

    def legal(self, s: Race) -> list[int]:
        m, old = self.machine, self.old
        return [EQUIP + card for card in sorted(s.store.row) if why_not_exchange(s, m, old, card) is None]

    def why(self, s: Race, x: int) -> Reason | None:
        if not EQUIP <= x < EQUIP + EQUIPMENT:
            return TAKE_EQUIPMENT
        return why_not_exchange(s, self.machine, self.old, x - EQUIP)

    def apply(self, s: Race, x: int) -> None:
        m = self.machine
        if self.old != NONE:
            give_up(s, m, self.old)
        take_card(s, m, x - EQUIP)
        s.turn.done.swapped = False
        shed(s, m)


def give_up(s: Race, m: int, card: int) -> None:
    """MFM-10.4, MFM-R46: with a two-seater the pilot who was there first stays, and the other leaves the game."""
    machine = s.machines[m]
    machine.gear = without(machine.gear, card)
    s.charges[card] = 0
    s.store.discards = [*s.store.discards, card]
    if s.book.equipment_traits[card][SECOND_PILOT] and machine.crew.mate != NONE:
        captain = machine.crew.captain
        machine.crew = Crew(captain, NONE, captain)
    s.emit("give_up", machine.kind, card)


def take_card(s: Race, m: int, card: int) -> None:
    """MFM-6.16, MFM-10.2: from the row, with full charges; the row is refilled. MFM-14.23: perhaps with a pilot."""
    machine, store = s.machines[m], s.store
    store.row = without(store.row, card)
    machine.gear = [*machine.gear, card]
    s.charges[card] = s.book.charges[card]
    s.emit("equip", machine.kind, card)
    if store.deck:
        store.row = [*store.row, store.deck.pop()]
        s.emit("offer", store.row[-1])
    if s.book.equipment_traits[card][SECOND_PILOT]:
        s.next(ShowPilots(machine.owner, m))


@final
class ShowPilots(Step[Race]):
    """MFM-R46: the pilot deck is shuffled and six are shown."""

    def __init__(self, seat: int, machine: int) -> None:
        super().__init__(CHANCE)
        self.seat, self.machine = seat, machine

    def apply(self, s: Race, x: int) -> None:
        lay_out_pilots(s, Rng(x))
        if any(not s.book.pilot_traits[pilot][ALONE] for pilot in s.pilots.row):
            s.next(ChooseMate(self.seat, self.machine))
        else:
            put_pilots_back(s)


@final
class ChooseMate(Step[Race]):
    """MFM-14.23, MFM-14.24, D5: one of those shown; the rest are shuffled back."""

    def __init__(self, who: int, machine: int) -> None:
        super().__init__(who)
        self.machine = machine

    def legal(self, s: Race) -> list[int]:
        return sorted([PILOT + pilot for pilot in s.pilots.row if not s.book.pilot_traits[pilot][ALONE]])

    def why(self, s: Race, x: int) -> Reason | None:
        if x in self.legal(s):
            return None
        return FLIES_ALONE if x - PILOT in s.pilots.row else CHOOSE_MATE

    def apply(self, s: Race, x: int) -> None:
        pilot = x - PILOT
        assert pilot < PILOTS
        s.pilots.row = without(s.pilots.row, pilot)
        machine = s.machines[self.machine]
        machine.crew = Crew(machine.crew.pilot, pilot, machine.crew.captain)
        s.charges[EQUIPMENT + pilot] = s.book.charges[EQUIPMENT + pilot]
        s.emit("mate", machine.kind, pilot)
        put_pilots_back(s)


def lay_out_pilots(s: Race, rng: Rng) -> None:
    """MFM-6.13, MFM-R46: six of the pilot deck. It has no order that anybody could know: it is shuffled when it is
    used."""
    pilots, deck = s.pilots, s.pilots.deck[:]
    rng.shuffle(deck)
    shown = min(s.book.number["row"], len(deck))
    pilots.row = [*pilots.row, *[deck.pop() for _ in range(shown)]]
    pilots.deck = sorted(deck)


def put_pilots_back(s: Race) -> None:
    s.pilots.deck = sorted(s.pilots.deck + s.pilots.row)
    s.pilots.row = []
