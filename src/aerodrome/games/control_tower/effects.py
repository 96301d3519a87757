"""CTL-6, CTL-7: the table of Event cards: what each does, one class a kind."""

from __future__ import annotations

from typing import Final

from aerodrome.games.control_tower import moves
from aerodrome.games.control_tower.actions import (
    BLOCK,
    DIAGONAL,
    EXTRA,
    FORWARD,
    HOLD,
    SWAP,
    clear_first,
    return_first,
)
from aerodrome.games.control_tower.content import (
    AIRCRAFT,
    CLEAR_SKY,
    DIAGONAL_MOVE,
    EXTRA_MOVE,
    HOLDING,
    NOWHERE,
    OUTBOUND,
    PASS,
    STORM,
    TECHNICAL_RETURN,
    Airspace,
)
from aerodrome.games.control_tower.state import EMPTY, LANDED, WAITING, WEATHER, Sky
from aerodrome.kernel.step import Reason

DIAGONAL_NEEDS_FIELD: Final = Reason("CTL-6.2", "not-on-field")
PASS_NEEDS_FIELD: Final = Reason("CTL-6.6", "not-on-field")
HOLD_NEEDS_FIELD: Final = Reason("CTL-7.1", "not-on-field")
NO_DIAGONAL: Final = Reason("CTL-6.4", "diagonal-leaves-field")
NOT_FACING: Final = Reason("CTL-6.6", "not-facing")
NOT_FRONTAL: Final = Reason("CTL-6.7", "not-facing")
PAIR_HELD: Final = Reason("CTL-6.7", "pair-held")
NO_STORM_THERE: Final = Reason("CTL-6.12", "no-storm")
NO_STORM: Final = Reason("CTL-6.13", "no-storm")
STORM_NEEDS_SPACE: Final = Reason("CTL-6.8", "storm-on-something")
ROW_CLOSED: Final = Reason("CTL-7.11", "row-closed")
ZONE_HOLD: Final = Reason("CTL-7.3", "hold-in-zone")
ARRIVED_HOLD: Final = Reason("CTL-7.4", "hold-beside-destination")
LAST_HOLD: Final = Reason("CTL-7.5", "hold-last")
HELD_ALREADY: Final = Reason("CTL-7.6", "held-already")
RETURN_NEEDS_FIELD: Final = Reason("CTL-6.15", "return-off-field")


class Card:
    """A kind of Event card. Its actions have the numbers from `first` on, one for each of its `count` targets."""

    def __init__(self, kind: int, action: str, first: int = 0, count: int = 0) -> None:
        self.kind = kind
        self.action = action  # the name of its actions
        self.first = first
        self.count = count

    def start(self, air: Airspace) -> int:
        return self.first

    def targets(self, air: Airspace) -> int:
        return self.count

    def options(self, s: Sky, out: list[int]) -> None:
        """CTL-5.4: add each way in which its effect can be carried out completely."""
        raise NotImplementedError

    def why(self, s: Sky, target: int) -> Reason | None:
        """The rule that forbids this target; None if it is allowed."""
        raise NotImplementedError

    def play(self, s: Sky, seat: int, target: int) -> None:
        raise NotImplementedError


class ExtraMove(Card):
    """CTL-6.1: one more move at once, not backward."""

    def options(self, s: Sky, out: list[int]) -> None:
        moves.add_moves(s, out, EXTRA, 3)

    def why(self, s: Sky, target: int) -> Reason | None:
        return moves.why_not(s, target // 3, target % 3)

    def play(self, s: Sky, seat: int, target: int) -> None:
        s.pile.append(EXTRA_MOVE)
        moves.make(s, seat, target // 3, FORWARD + target % 3)


def diagonal(s: Sky, aircraft: int, side: int) -> int:
    """CTL-6.2: the space one row forward and one column aside, or NOWHERE."""
    return s.air.diagonal[moves.heading(aircraft)][side][s.place[aircraft]]


class DiagonalMove(Card):
    """CTL-6.2: one row forward and one column aside. CTL-6.3: the two spaces beside the step do not matter."""

    def options(self, s: Sky, out: list[int]) -> None:
        for aircraft in range(AIRCRAFT):
            here = s.place[aircraft]
            if here >= 0 and not s.held[aircraft]:
                sides = s.air.diagonal[0 if aircraft < OUTBOUND else 1]
                for side in range(2):
                    to = sides[side][here]
                    if to != NOWHERE and s.on[to] == EMPTY:
                        out.append(DIAGONAL + 2 * aircraft + side)

    def why(self, s: Sky, target: int) -> Reason | None:
        aircraft, side = target // 2, target % 2
        if s.place[aircraft] < 0:
            return DIAGONAL_NEEDS_FIELD
        if s.held[aircraft]:
            return moves.HELD
        to = diagonal(s, aircraft, side)
        if to == NOWHERE:
            return NO_DIAGONAL
        return None if s.on[to] == EMPTY else moves.TAKEN

    def play(self, s: Sky, seat: int, target: int) -> None:
        aircraft = target // 2
        s.pile.append(DIAGONAL_MOVE)
        s.fly(seat, aircraft, diagonal(s, aircraft, target % 2))


def facing(s: Sky, outbound: int) -> int:
    """CTL-6.6: the aircraft 6-10 that this one faces, or NOWHERE."""
    here = s.place[outbound]
    space = s.air.forward[0][here] if here >= 0 else NOWHERE
    if space == NOWHERE:
        return NOWHERE
    there = s.on[space]
    return there if OUTBOUND <= there < AIRCRAFT else NOWHERE


class Pass(Card):
    """CTL-6.6: swap two aircraft that face each other. CTL-6.7: not if one of them is held."""

    def options(self, s: Sky, out: list[int]) -> None:
        for aircraft in range(OUTBOUND):
            other = facing(s, aircraft)
            if other != NOWHERE and not s.held[aircraft] and not s.held[other]:
                out.append(SWAP + aircraft)

    def why(self, s: Sky, target: int) -> Reason | None:
        here = s.place[target]
        if here < 0:
            return PASS_NEEDS_FIELD
        other = facing(s, target)
        if other != NOWHERE:
            return PAIR_HELD if s.held[target] or s.held[other] else None
        beside = [s.air.forward[1][here], s.air.left[here], s.air.right[here]]
        inbound = [space for space in beside if space != NOWHERE and OUTBOUND <= s.on[space] < AIRCRAFT]
        return NOT_FRONTAL if inbound else NOT_FACING

    def play(self, s: Sky, seat: int, target: int) -> None:
        s.pile.append(PASS)
        s.swap(seat, target, facing(s, target))


class Holding(Card):
    """CTL-7.1: an aircraft of the field is held until another of its direction passes it."""

    def options(self, s: Sky, out: list[int]) -> None:
        for aircraft in range(AIRCRAFT):
            if s.place[aircraft] >= 0 and self.why(s, aircraft) is None:
                out.append(HOLD + aircraft)

    def why(self, s: Sky, target: int) -> Reason | None:
        here = s.place[target]
        if here < 0:
            return HOLD_NEEDS_FIELD
        if s.held[target]:
            return HELD_ALREADY
        if s.air.zone[here]:
            return ZONE_HOLD
        if s.flown(target) == s.air.last_row:
            return ARRIVED_HOLD
        if not self.can_be_passed(s, target):
            return LAST_HOLD
        return ROW_CLOSED if s.closes_row(here) else None

    def can_be_passed(self, s: Sky, target: int) -> bool:
        """CTL-7.5: another of its direction has not landed, is not held and is not ahead of it."""
        first = 0 if target < OUTBOUND else OUTBOUND
        flown = s.flown(target)
        for other in range(first, first + OUTBOUND):
            if other != target and not s.held[other] and s.flown(other) <= flown:
                return True
        return False

    def play(self, s: Sky, seat: int, target: int) -> None:
        s.hold(seat, target)


class Storm(Card):
    """CTL-6.8: an empty space outside the zones is blocked."""

    def targets(self, air: Airspace) -> int:
        return len(air.open)

    def options(self, s: Sky, out: list[int]) -> None:
        on, opened = s.on, s.air.open
        could_close = len(s.storms) + sum(s.held) >= s.air.width - 1
        for i in range(len(opened)):
            space = opened[i]
            if on[space] == EMPTY and not (could_close and s.closes_row(space)):
                out.append(BLOCK + i)

    def why(self, s: Sky, target: int) -> Reason | None:
        space = s.air.open[target]
        if s.on[space] != EMPTY:
            return STORM_NEEDS_SPACE
        return ROW_CLOSED if s.closes_row(space) else None

    def play(self, s: Sky, seat: int, target: int) -> None:
        s.block(seat, s.air.open[target])


class ClearSky(Card):
    """CTL-6.12: one Storm leaves the field. CTL-6.13: not without a Storm."""

    def start(self, air: Airspace) -> int:
        return clear_first(air)

    def targets(self, air: Airspace) -> int:
        return len(air.open)

    def options(self, s: Sky, out: list[int]) -> None:
        first = clear_first(s.air)
        for space in s.storms:
            out.append(first + s.air.open_index[space])

    def why(self, s: Sky, target: int) -> Reason | None:
        if s.on[s.air.open[target]] == WEATHER:
            return None
        return NO_STORM_THERE if WEATHER in s.on else NO_STORM

    def play(self, s: Sky, seat: int, target: int) -> None:
        s.pile.append(CLEAR_SKY)
        s.clear(seat, s.air.open[target])


class TechnicalReturn(Card):
    """CTL-6.14: an aircraft of the field waits at its own airport again. CTL-6.15: held or not, in any zone."""

    def start(self, air: Airspace) -> int:
        return return_first(air)

    def options(self, s: Sky, out: list[int]) -> None:
        first = return_first(s.air)
        for aircraft in range(AIRCRAFT):
            if s.place[aircraft] >= 0:
                out.append(first + aircraft)

    def why(self, s: Sky, target: int) -> Reason | None:
        return RETURN_NEEDS_FIELD if s.place[target] in (WAITING, LANDED) else None

    def play(self, s: Sky, seat: int, target: int) -> None:
        s.send_back(seat, target)


DECK: Final[list[Card]] = [  # by kind; where numbers depend on the width of the field, the card says so itself
    ExtraMove(EXTRA_MOVE, "extra", EXTRA, 3 * AIRCRAFT),
    DiagonalMove(DIAGONAL_MOVE, "diagonal", DIAGONAL, 2 * AIRCRAFT),
    Pass(PASS, "pass", SWAP, OUTBOUND),
    Holding(HOLDING, "hold", HOLD, AIRCRAFT),
    Storm(STORM, "storm", BLOCK),
    ClearSky(CLEAR_SKY, "clear"),
    TechnicalReturn(TECHNICAL_RETURN, "return", count=AIRCRAFT),
]


def card_of(air: Airspace, x: int) -> Card:
    """The card that an action plays. Raises ValueError if it plays none."""
    for card in DECK:
        start = card.start(air)
        if start <= x < start + card.targets(air):
            return card
    raise ValueError(f"action {x} plays no card")
