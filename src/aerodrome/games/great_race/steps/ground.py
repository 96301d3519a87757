"""GAR-9, GAR-11: the ground phase: landing, drawing, hiring, acting."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.great_race.actions import FORGO, HIRE, WANT
from aerodrome.games.great_race.content import CREWS, FLIGHTS, NO_CARD
from aerodrome.games.great_race.pieces import LANDED, NO, YES
from aerodrome.games.great_race.state import Race
from aerodrome.games.great_race.steps.cards import Bid, Draw, bid_key, clear_bids
from aerodrome.games.great_race.steps.choices import board
from aerodrome.games.great_race.steps.turn import StartAction
from aerodrome.kernel.step import AUTO, Reason, Step

WANT_OR_FORGO: Final = Reason("GAR-11.5", "want-or-forgo")
HIRE_OR_FORGO: Final = Reason("GAR-11.9", "hire-or-forgo")
NOT_IN_CANTINA: Final = Reason("GAR-11.1", "not-in-cantina")
TOO_DEAR: Final = Reason("GAR-11.10", "too-dear")


def wage(s: Race, seat: int, card: int) -> int:
    """GAR-11.1, GAR-24.5: what a Crew card costs the seat."""
    return max(1, s.book.crew_cost[card] - s.able(seat).hire_discount)


def affordable(s: Race, seat: int) -> list[int]:
    moxy = s.pilots[seat].board.moxy
    return sorted([card for card in s.cantina if wage(s, seat, card) <= moxy])


@final
class Touchdown(Step[Race]):
    """GAR-9.1 to GAR-9.6: Landing cards are laid; if anybody flew, all on the ground draw; then hires, then the other
    actions, both by their own order."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        for seat, pilot in enumerate(s.pilots):
            if pilot.cards.shown >= FLIGHTS:
                pilot.cards.path.append(pilot.cards.shown)
                pilot.cards.shown = NO_CARD
                pilot.status = LANDED
                pilot.round.landing = True
                s.emit("land", seat)
        s.next(Hires(), GroundActions(), Unload())
        if s.order:
            for seat in reversed(s.race_order()):
                pilot = s.pilots[seat]
                if pilot.status == LANDED:
                    s.todo.append(Draw(seat, s.able(seat).landing_draws if pilot.round.landing else 1))


@final
class Hires(Step[Race]):
    """GAR-11.5, GAR-R24: who can afford somebody is asked, all at the same time."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        s.todo.append(HiringOrder())
        for seat in range(len(s.pilots) - 1, -1, -1):
            if s.pilots[seat].status == LANDED and affordable(s, seat):
                s.todo.append(WantHire(seat))


@final
class WantHire(Step[Race]):
    """GAR-11.5, D16: the wish to hire, sealed."""

    together = True

    def legal(self, s: Race) -> list[int]:
        return [WANT, FORGO]

    def why(self, s: Race, x: int) -> Reason | None:
        return None if x in (WANT, FORGO) else WANT_OR_FORGO

    def default(self, s: Race) -> int:
        return FORGO

    def apply(self, s: Race, x: int) -> None:
        wish = YES if x == WANT else NO
        sealed = s.pilots[self.who].sealed
        sealed.unwished.remove(wish)
        sealed.wish = [wish]


@final
class HiringOrder(Step[Race]):
    """GAR-11.6, GAR-11.8: two or more reveal a card each for their order; one alone does not."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        wanting = [seat for seat in s.race_order() if YES in s.pilots[seat].sealed.wish]
        for pilot in s.pilots:
            pilot.sealed.wish, pilot.sealed.unwished = [], [NO, YES]
        for seat in wanting:
            s.emit("wish", seat)
        s.next(HireAll(sum([1 << seat for seat in wanting])))
        if len(wanting) > 1:
            for seat in reversed(wanting):
                s.next(Bid(seat))


@final
class HireAll(Step[Race]):
    """GAR-11.6, GAR-11.7: in the order of the revealed cards, which are then discarded."""

    def __init__(self, seats: int) -> None:
        super().__init__(AUTO)
        self.seats = seats

    def run(self, s: Race) -> None:
        wanting = [seat for seat in range(len(s.pilots)) if self.seats >> seat & 1]
        order = sorted(wanting, key=lambda seat: bid_key(s, seat))
        clear_bids(s)
        for seat in reversed(order):
            s.next(TurnToHire(seat))


@final
class TurnToHire(Step[Race]):
    """GAR-11.9: if there is still somebody to afford."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Race) -> None:
        if affordable(s, self.seat):
            s.next(Hire(self.seat))


@final
class Hire(Step[Race]):
    """GAR-11.1, GAR-11.9, D17: an affordable Cantina card for its Moxy, or none."""

    def legal(self, s: Race) -> list[int]:
        return [FORGO, *[HIRE + card for card in affordable(s, self.who)]]

    def why(self, s: Race, x: int) -> Reason | None:
        if x == FORGO:
            return None
        if not HIRE <= x < HIRE + CREWS:
            return HIRE_OR_FORGO
        if x - HIRE not in s.cantina:
            return NOT_IN_CANTINA
        return None if wage(s, self.who, x - HIRE) <= s.pilots[self.who].board.moxy else TOO_DEAR

    def apply(self, s: Race, x: int) -> None:
        if x == FORGO:
            return
        cost = wage(s, self.who, x - HIRE)
        pilot = s.pilots[self.who]
        pilot.board.moxy -= cost
        pilot.round.hired = True
        s.emit("hire", self.who, x - HIRE, cost, pilot.board.moxy)
        board(s, self.who, x - HIRE)


@final
class GroundActions(Step[Race]):
    """GAR-9.5, GAR-9.6, GAR-10.1: one action each, in race order; a hire was one. GAR-24.5, GAR-24.12: unless the Pilot
    card says otherwise."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        for seat in reversed(s.race_order()):
            pilot, able = s.pilots[seat], s.able(seat)
            again = able.hires_free or (pilot.round.landing and able.landing_actions > 1)
            if pilot.status == LANDED and (not pilot.round.hired or again):
                s.todo.append(StartAction(seat))


@final
class Unload(Step[Race]):
    """GAR-9.7: who has landed this round refreshes the Crew and brings the Reserve into the Supply."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        for seat, pilot in enumerate(s.pilots):
            if pilot.round.landing:
                pilot.board.exhausted = []
                s.bring_in(seat)
