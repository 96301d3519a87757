"""GAR-5, GAR-6, GAR-7: a round: selection, reveal, the React window, and the order of the turns."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.great_race.actions import FLY, LAND, MOST_SEATS, PASS, REACT
from aerodrome.games.great_race.content import FLIGHTS, LANDING, OF_REACT, REVEAL
from aerodrome.games.great_race.effects import Program, Threat
from aerodrome.games.great_race.hostile import targets
from aerodrome.games.great_race.pieces import AIRBORNE, FINISHED, LANDED, fresh_round
from aerodrome.games.great_race.state import Race
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
        s.rounds += 1
        s.emit("round", s.rounds)
        s.order = []
        s.todo.append(Reveal())
        for seat in range(len(s.pilots) - 1, -1, -1):
            pilot = s.pilots[seat]
            pilot.round = fresh_round()
            if pilot.status != AIRBORNE:
                continue
            if pilot.must_land():
                pilot.cards.pick(LANDING + seat)
            else:
                s.todo.append(Select(seat))


@final
class Select(Step[Race]):
    """GAR-5.1 to GAR-5.5, D5: a payable Flight card or the Landing card, face down."""

    together = True

    def legal(self, s: Race) -> list[int]:
        hand = s.pilots[self.who].cards.hand
        out = [FLY + card for card in hand if card < FLIGHTS and s.payable(self.who, card)]
        out.sort()
        out.append(LAND)
        return out

    def why(self, s: Race, x: int) -> Reason | None:
        if x == LAND:
            return None
        if not FLY <= x < FLY + FLIGHTS:
            return SELECT_ONE
        if x - FLY not in s.pilots[self.who].cards.hand:
            return NOT_IN_HAND
        return None if s.payable(self.who, x - FLY) else NOT_PAYABLE

    def discreet(self, s: Race) -> bool:
        return True

    def default(self, s: Race) -> int:
        return LAND

    def apply(self, s: Race, x: int) -> None:
        s.pilots[self.who].cards.pick(LANDING + self.who if x == LAND else x - FLY)


@final
class Reveal(Step[Race]):
    """GAR-5.7, GAR-6.1, GAR-6.6: all cards are turned over; then the pilots with Flight cards may react, in provisional
    order, and after them the others by seat."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        for seat, pilot in enumerate(s.pilots):
            cards = pilot.cards
            if cards.picked:
                cards.shown = cards.picked.pop()
                lands = cards.shown >= FLIGHTS
                progress, speed = (0, 0) if lands else (s.book.progress[cards.shown], s.book.speed[cards.shown])
                s.emit("show", seat, cards.shown, progress, speed)
        flying = in_order(s)
        if flying:
            s.flown = True
        s.todo.append(FixOrder())
        for seat in range(len(s.pilots) - 1, -1, -1):
            if not s.pilots[seat].cards.reveals_flight():
                s.todo.append(OpenWindow(seat))
        for seat in reversed(flying):
            s.todo.append(OpenWindow(seat))


def in_order(s: Race) -> list[int]:
    """GAR-7.1, GAR-7.2: the seats with revealed Flight cards: highest current Progress first, then highest Speed."""
    order: list[int] = []
    for seat, pilot in enumerate(s.pilots):
        if pilot.cards.reveals_flight():
            place = len(order)
            while place > 0 and _flies_before(s, seat, order[place - 1]):
                place -= 1
            order.insert(place, seat)
    return order


def _flies_before(s: Race, seat: int, other: int) -> bool:
    mine, theirs = s.current_progress(seat), s.current_progress(other)
    return s.pilots[seat].cards.shown > s.pilots[other].cards.shown if mine == theirs else mine > theirs


@final
class OpenWindow(Step[Race]):
    """GAR-6.13: who has a card in hand is asked, if another's Flight card lies revealed."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Race) -> None:
        if not s.pilots[self.seat].hand_size():
            return
        for seat, pilot in enumerate(s.pilots):
            if seat != self.seat and pilot.cards.reveals_flight():
                s.todo.append(React(self.seat))
                return


@final
class React(Step[Race]):
    """GAR-6.2 to GAR-6.7, D6: one Reveal React, or pass. A hostile one names its target; who helps itself names its own
    card."""

    unseen = True

    def legal(self, s: Race) -> list[int]:
        out = [PASS]
        for card in s.pilots[self.who].cards.hand:
            if card < FLIGHTS and s.book.window[card] == REVEAL:
                line = s.book.react[card][0]
                for seat in targets(s, self.who, line[1], line[2]):
                    out.append(REACT + card * MOST_SEATS + seat)
        out.sort()
        return out

    def why(self, s: Race, x: int) -> Reason | None:
        if x == PASS:
            return None
        if not REACT <= x < REACT + FLIGHTS * MOST_SEATS:
            return REACT_OR_PASS
        card, target = divmod(x - REACT, MOST_SEATS)
        if card not in s.pilots[self.who].cards.hand:
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
        s.emit("react", self.who, card, target, s.pilots[self.who].hand_size())
        line = s.book.react[card][0]
        if target == self.who:
            s.pilots[self.who].round.change += line[2]
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
        s.todo.append(EndFlights())
        for seat in reversed(s.order):
            s.todo.append(TakeTurn(seat))


@final
class EndFlights(Step[Race]):
    """GAR-14.2, GAR-14.3: if a pilot has crossed the line, the race is over; else the ground phase follows."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        if any(pilot.status == FINISHED for pilot in s.pilots):
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
        if any(pilot.status != LANDED for pilot in s.pilots):
            s.next(StartRound())
