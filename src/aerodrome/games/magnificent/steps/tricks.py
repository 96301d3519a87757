"""MFM-R9 to MFM-R12, C12: cards played for their texts outside a test."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.magnificent import storage, texts
from aerodrome.games.magnificent.actions import FIT, PART, TARGET, USE
from aerodrome.games.magnificent.sizes import DEVICES, MACHINES
from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.steps.trials import answered, cancelled
from aerodrome.games.magnificent.terms import KINDS
from aerodrome.games.magnificent.verbs import Play
from aerodrome.kernel.step import AUTO, CHANCE, Reason, Step

CHOOSE_TARGET: Final = Reason("MFM-R10", "choose-target")
NO_TARGET: Final = Reason("MFM-R10", "no-target")
CHOOSE_PART: Final = Reason("MFM-R11", "choose-part")
NO_SUCH_PART: Final = Reason("MFM-R11", "no-such-part")
CHOOSE_DEVICE: Final = Reason("MFM-R11", "choose-device")
NO_CHARGE: Final = Reason("MFM-R11", "no-charge")
CHOOSE_MACHINE: Final = Reason("MFM-R11", "choose-machine")
NO_ROOM: Final = Reason("MFM-R49", "no-room")
NO_CHOICE: Final = -1


def play_trick(s: Race, seat: int, card: int) -> None:
    """A general dirty trick, or one at the start of a turn: it is laid down, then its target is chosen."""
    s.lay_down(seat, card, "play")
    if texts.has_target(s, card):
        s.next(Aim(seat, card))
    else:
        texts.work_all(s, Play(seat, card, s.turn.machine, NO_CHOICE))


@final
class Aim(Step[Race]):
    """MFM-R10, D11: a machine of an opponent, or the player who owns it."""

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def legal(self, s: Race) -> list[int]:
        return sorted([TARGET + s.machines[m].kind for m in texts.targets(s, self.who, self.card)])

    def why(self, s: Race, x: int) -> Reason | None:
        if not TARGET <= x < TARGET + MACHINES:
            return CHOOSE_TARGET
        return None if x in self.legal(s) else NO_TARGET

    def apply(self, s: Race, x: int) -> None:
        m = s.of_kind(x - TARGET)
        choice = texts.verb_of(s, self.card).choice
        if choice == "part":
            s.next(AimPart(self.who, self.card, m))
        elif choice == "device":
            s.next(AimDevice(self.who, self.card, m))
        else:
            announce(s, self.who, self.card, m, NO_CHOICE)


@final
class AimPart(Step[Race]):
    """D12: which kind of part."""

    def __init__(self, who: int, card: int, machine: int) -> None:
        super().__init__(who)
        self.card, self.machine = card, machine

    def legal(self, s: Race) -> list[int]:
        return [PART + kind for kind in storage.kinds_aboard(s, self.machine)]

    def why(self, s: Race, x: int) -> Reason | None:
        if not PART <= x < PART + len(KINDS):
            return CHOOSE_PART
        return None if x in self.legal(s) else NO_SUCH_PART

    def apply(self, s: Race, x: int) -> None:
        announce(s, self.who, self.card, self.machine, x - PART)


@final
class AimDevice(Step[Race]):
    """D12: which card with charges."""

    def __init__(self, who: int, card: int, machine: int) -> None:
        super().__init__(who)
        self.card, self.machine = card, machine

    def legal(self, s: Race) -> list[int]:
        return sorted([USE + device for device in texts.loosenable(s, self.machine)])

    def why(self, s: Race, x: int) -> Reason | None:
        if not USE <= x < USE + DEVICES:
            return CHOOSE_DEVICE
        return None if x in self.legal(s) else NO_CHARGE

    def apply(self, s: Race, x: int) -> None:
        announce(s, self.who, self.card, self.machine, x - USE)


def announce(s: Race, seat: int, card: int, m: int, choice: int) -> None:
    """MFM-R11: who is hit may reply before and after."""
    machine = s.machines[m]
    s.emit("target", seat, machine.kind)
    answered(s, seat, machine.owner, Strike(seat, card, m, choice))


@final
class Strike(Step[Race]):
    """The effect of a dirty trick on a machine or its owner, unless it was cancelled."""

    def __init__(self, seat: int, card: int, machine: int, choice: int) -> None:
        super().__init__(AUTO)
        self.seat, self.card, self.machine, self.choice = seat, card, machine, choice

    def run(self, s: Race) -> None:
        if cancelled(s):
            return
        texts.work_all(s, Play(self.seat, self.card, self.machine, self.choice))


@final
class StealCard(Step[Race]):
    """Light Fingers: any card of the hand, each as likely; thief and victim know which. Others who had seen that hand
    can no longer tell what is in it."""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(CHANCE)
        self.seat, self.victim = seat, victim

    def odds(self, s: Race) -> list[int]:
        return [1] * len(s.players[self.victim].hand)

    def apply(self, s: Race, x: int) -> None:
        card = s.players[self.victim].hand[x]
        s.drop(self.victim, card)
        s.players[self.victim].known = [mask & 1 << self.seat for mask in s.players[self.victim].known]
        s.receive(self.seat, card, 1 << self.victim)
        left = len(s.players[self.victim].hand)
        s.emit("steal", self.seat, self.victim, card, left, seen=1 << self.seat | 1 << self.victim)


def steal_part(s: Race, seat: int, m: int, kind: int) -> None:
    """Magpie: the part goes to an own machine with room, or to the supply if none has any."""
    able = [own for own in s.machines_of(seat) if storage.holds(s, own, parts=1)]
    if not able:
        storage.return_part(s, m, kind)
    elif len(able) == 1:
        move_part(s, m, able[0], kind)
    else:
        s.next(TakePart(seat, m, kind))


def move_part(s: Race, m: int, own: int, kind: int) -> None:
    storage.take_part(s, m, kind)
    s.emit("steal_part", s.machines[own].kind, s.machines[m].kind, kind, s.machines[m].hold.parts[kind])
    storage.put_part(s, own, kind)


@final
class TakePart(Step[Race]):
    """D12: which of the own machines gets the part."""

    def __init__(self, who: int, machine: int, kind: int) -> None:
        super().__init__(who)
        self.machine, self.kind = machine, kind

    def legal(self, s: Race) -> list[int]:
        return sorted([FIT + s.machines[m].kind for m in s.machines_of(self.who) if storage.holds(s, m, parts=1)])

    def why(self, s: Race, x: int) -> Reason | None:
        if x in self.legal(s):
            return None
        return NO_ROOM if FIT <= x < FIT + MACHINES else CHOOSE_MACHINE

    def apply(self, s: Race, x: int) -> None:
        move_part(s, self.machine, s.of_kind(x - FIT), self.kind)
