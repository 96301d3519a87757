"""GAR-5, GAR-6, GAR-7: a round: selection, reveal, the React window, and the order of the turns."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.great_race.actions import FLY, LAND, MOST_SEATS, PASS, REACT
from aerodrome.games.great_race.content import FLIGHTS, LANDING, NO_CARD, OF_REACT, REVEAL
from aerodrome.games.great_race.effects import Program, Threat
from aerodrome.games.great_race.hostile import targets
from aerodrome.games.great_race.state import AIRBORNE, FINISHED, LANDED, Race
from aerodrome.games.great_race.steps.finish import EndRace
from aerodrome.games.great_race.steps.ground import Touchdown
from aerodrome.games.great_race.steps.turn import TakeTurn
from aerodrome.kernel.step import AUTO, Reason, Step

SELECT_ONE: Final = Reason("GAR-5.1", "select-one")
NOT_IN_HAND: Final = Reason("GAR-5.1", "not-in-hand")
NOT_PAYABLE: Final = Reason("GAR-5.3", "not-payable")
REACT_OR_PASS: Final = Reason("GAR-6.5", "react-or-pass")
NOT_HELD: Final = Reason("GAR-6.2", "not-in-hand")
NO_REACT: Final = Reason("GAR-6.5", "no-react")
NO_TARGET: Final = Reason("GAR-6.7", "no-target")


@final
class StartRound(Step[Race]):
    """GAR-5.1, GAR-5.6: every airborne pilot selects. GAR-15.9: who must land, as everybody sees, is not asked."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        seats = range(len(s.stage))
        s.rounds += 1
        s.emit("round", s.rounds)
        s.change, s.raised = [0 for _ in seats], [0 for _ in seats]
        s.flew = [NO_CARD for _ in seats]
        s.landing, s.hired = [0 for _ in seats], [0 for _ in seats]
        s.order = []
        asked: list[Step[Race]] = []
        for seat in seats:
            if s.status[seat] == AIRBORNE:
                if s.must_land(seat):
                    s.pick(seat, LANDING + seat)
                else:
                    asked.append(Select(seat))
        s.todo.append(Reveal())
        for step in reversed(asked):
            s.todo.append(step)


@final
class Select(Step[Race]):
    """GAR-5.1 to GAR-5.5, D5: a payable Flight card or the Landing card, face down."""

    together = True

    def legal(self, s: Race) -> list[int]:
        out = sorted([FLY + card for card in s.flights(self.who) if s.payable(self.who, card)])
        out.append(LAND)
        return out

    def why(self, s: Race, x: int) -> Reason | None:
        if x == LAND:
            return None
        if not FLY <= x < FLY + FLIGHTS:
            return SELECT_ONE
        if x - FLY not in s.hands[self.who]:
            return NOT_IN_HAND
        return None if s.payable(self.who, x - FLY) else NOT_PAYABLE

    def discreet(self, s: Race) -> bool:
        return True

    def default(self, s: Race) -> int:
        return LAND

    def apply(self, s: Race, x: int) -> None:
        s.pick(self.who, LANDING + self.who if x == LAND else x - FLY)


@final
class Reveal(Step[Race]):
    """GAR-5.7, GAR-6.1, GAR-6.6: all cards are turned over; then the pilots with Flight cards may react, in provisional
    order, and after them the others by seat."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        s.shown, s.picked = s.picked, [[] for _ in s.picked]
        for seat in range(len(s.stage)):
            for card in s.shown[seat]:
                s.emit("show", seat, card)
        flying = in_order(s)
        if flying:
            s.flown = 1
        s.todo.append(FixOrder())
        others = [seat for seat in range(len(s.stage)) if seat not in flying]
        for seat in reversed(flying + others):
            s.todo.append(OpenWindow(seat))


def in_order(s: Race) -> list[int]:
    """GAR-7.1, GAR-7.2: the seats with revealed Flight cards: highest current Progress first, then highest Speed."""
    flying = [seat for seat in range(len(s.stage)) if s.reveals_flight(seat)]
    return sorted(flying, key=lambda seat: (-s.current_progress(seat), -s.shown[seat][0]))


@final
class OpenWindow(Step[Race]):
    """GAR-6.13: who has a card in hand is asked, if another's Flight card lies revealed."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Race) -> None:
        others = [seat for seat in range(len(s.stage)) if seat != self.seat and s.reveals_flight(seat)]
        if others and s.cards(self.seat):
            s.next(React(self.seat))


@final
class React(Step[Race]):
    """GAR-6.2 to GAR-6.7, D6: one Reveal React, or pass. A hostile one names its target; who helps itself names its own
    card."""

    unseen = True

    def legal(self, s: Race) -> list[int]:
        out = [PASS]
        for card in sorted(s.flights(self.who)):
            if s.book.window[card] == REVEAL:
                line = s.book.react[card][0]
                out += [REACT + card * MOST_SEATS + seat for seat in sorted(targets(s, self.who, line[1], line[2]))]
        return out

    def why(self, s: Race, x: int) -> Reason | None:
        if x == PASS:
            return None
        if not REACT <= x < REACT + FLIGHTS * MOST_SEATS:
            return REACT_OR_PASS
        card, target = divmod(x - REACT, MOST_SEATS)
        if card not in s.hands[self.who]:
            return NOT_HELD
        if s.book.window[card] != REVEAL:
            return NO_REACT
        line = s.book.react[card][0]
        return None if target in targets(s, self.who, line[1], line[2]) else NO_TARGET

    def discreet(self, s: Race) -> bool:
        return True

    def apply(self, s: Race, x: int) -> None:
        if x == PASS:
            return
        card, target = divmod(x - REACT, MOST_SEATS)
        s.discard(self.who, card)
        s.emit("react", self.who, card, target)
        line = s.book.react[card][0]
        if target == self.who:
            s.change[self.who] += line[2]
        else:
            s.next(Threat(target, self.who, line[2], line[3]))
        s.next(Program(OF_REACT, card, 1, 1 << self.who))


@final
class FixOrder(Step[Race]):
    """GAR-7.4: the order stands when the window closes. GAR-1.5: then the turns, then the ground."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        s.order = in_order(s)
        s.next(EndFlights())
        for seat in reversed(s.order):
            s.next(TakeTurn(seat))


@final
class EndFlights(Step[Race]):
    """GAR-14.2, GAR-14.3: if a pilot has crossed the line, the race is over; else the ground phase follows."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        if FINISHED in s.status:
            while not isinstance(s.todo[-1], EndRace):
                s.todo.pop()
        else:
            s.next(Touchdown(), EndRound())


@final
class EndRound(Step[Race]):
    """GAR-1.4, GAR-13.1: rounds go on until every pilot has landed."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        if any(status != LANDED for status in s.status):
            s.next(StartRound())
