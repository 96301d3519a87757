"""AER-5b: placing airports: which tile goes where, by which route, and who gives way."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.aeroplanes import odds, routes
from aerodrome.games.aeroplanes.actions import DIRECT, FLY, OVER, PLACE, REPLACE, STOP
from aerodrome.games.aeroplanes.content import CARDS, CITIES
from aerodrome.games.aeroplanes.pieces import NOWHERE
from aerodrome.games.aeroplanes.state import Airlines
from aerodrome.games.aeroplanes.steps.risk import Leg
from aerodrome.kernel.step import AUTO, Reason, Step

NOT_YOURS: Final = Reason("AER-5b.1", "not-your-aeroplane")
NO_TILES: Final = Reason("AER-5b.1", "no-airport-tiles")
NO_DESTINATION: Final = Reason("AER-4.9", "no-destination")
FLY_SOMEWHERE: Final = Reason("AER-5b.2", "fly-somewhere")
CHOOSE_ROUTE: Final = Reason("AER-5b.32", "choose-route")
REPLACE_ONE: Final = Reason("AER-5b.21", "replace-one")
NOT_REPLACEABLE: Final = Reason("AER-5b.17", "not-replaceable")
PLACE_OR_STOP: Final = Reason("AER-5b.24", "place-or-stop")


def why_no_place(s: Airlines, seat: int, card: int) -> Reason | None:
    """Why no tile of this card can be placed."""
    airline = s.airlines[seat]
    if not airline.owns(card):
        return NOT_YOURS
    if airline.plane(card).tiles == 0:
        return NO_TILES
    return None if card in routes.cards_to_place(s, seat) else NO_DESTINATION


def begin(s: Airlines, seat: int, card: int) -> None:
    """AER-5b.2: an attempt with a tile of this card."""
    s.attempt.card = card
    s.next(Destination(seat), EndAttempt(seat, s.placed))


@final
class EndAttempt(Step[Airlines]):
    """AER-5b.24, AER-7.2: after a success another attempt may follow, if there is one; after a failure the action is
    over."""

    def __init__(self, seat: int, placed: int) -> None:
        super().__init__(AUTO)
        self.seat, self.placed = seat, placed

    def run(self, s: Airlines) -> None:
        s.end_attempt()
        if s.placed > self.placed and routes.can_place(s, self.seat):
            s.next(GoOn(self.seat))


@final
class GoOn(Step[Airlines]):
    """AER-5b.24, D6: after a success the next attempt, or the end of the action."""

    def legal(self, s: Airlines) -> list[int]:
        return [*[PLACE + card for card in routes.cards_to_place(s, self.who)], STOP]

    def why(self, s: Airlines, x: int) -> Reason | None:
        if PLACE <= x < PLACE + CARDS:
            return why_no_place(s, self.who, x - PLACE)
        return None if x == STOP else PLACE_OR_STOP

    def default(self, s: Airlines) -> int:
        return STOP

    def apply(self, s: Airlines, x: int) -> None:
        if x != STOP:
            begin(s, self.who, x - PLACE)


@final
class Destination(Step[Airlines]):
    """AER-5b.2 to AER-5b.20, D7: the city the tile goes to."""

    def legal(self, s: Airlines) -> list[int]:
        cities = routes.destinations(s, self.who, s.attempt.card)
        return [FLY + city for city in range(CITIES) if cities >> city & 1]

    def why(self, s: Airlines, x: int) -> Reason | None:
        return routes.why_not(s, self.who, s.attempt.card, x - FLY) if FLY <= x < FLY + CITIES else FLY_SOMEWHERE

    def apply(self, s: Airlines, x: int) -> None:
        attempt = s.attempt
        attempt.city = x - FLY
        ways = routes.routes(s, self.who, attempt.card, attempt.city)
        if s.events is not None:
            chances = odds.best(s, self.who, attempt.city, ways)
            s.emit("depart", self.who, attempt.card, attempt.city, odds.told(chances.dice), odds.told(chances.aided))
        if len(ways) > 1:
            s.next(ChooseRoute(self.who))
        else:
            take_route(s, self.who, ways[0])


@final
class ChooseRoute(Step[Airlines]):
    """AER-5b.32, D8: one of the routes that are no worse than another. No two of them are direct, and no two skip
    the same city."""

    def ways(self, s: Airlines) -> dict[int, routes.Route]:
        """The routes by their answers."""
        found = routes.routes(s, self.who, s.attempt.card, s.attempt.city)
        return {DIRECT if route.via == NOWHERE else OVER + route.via: route for route in found}

    def legal(self, s: Airlines) -> list[int]:
        return sorted(self.ways(s))

    def why(self, s: Airlines, x: int) -> Reason | None:
        return None if x in self.ways(s) else CHOOSE_ROUTE

    def apply(self, s: Airlines, x: int) -> None:
        take_route(s, self.who, self.ways(s)[x])


def take_route(s: Airlines, seat: int, route: routes.Route) -> None:
    """AER-5b.14: a skipped city gets nothing. AER-5b.17: in a full city somebody must give way."""
    attempt = s.attempt
    attempt.start, attempt.via, attempt.leg = route.start, route.via, 0
    s.roll.dice, s.roll.lift = [], 0
    if route.via != NOWHERE:
        s.emit("over", seat, route.via)
    if routes.victims(s, seat, attempt.card, attempt.city):
        s.next(Replace(seat))
    else:
        s.next(Leg(seat))


@final
class Replace(Step[Airlines]):
    """AER-5b.17 to AER-5b.21, D9: whose airport gives way."""

    def legal(self, s: Airlines) -> list[int]:
        return [REPLACE + airline for airline in routes.victims(s, self.who, s.attempt.card, s.attempt.city)]

    def why(self, s: Airlines, x: int) -> Reason | None:
        if not REPLACE <= x < REPLACE + len(s.airlines):
            return REPLACE_ONE
        return None if x in self.legal(s) else NOT_REPLACEABLE

    def default(self, s: Airlines) -> int:
        """AER-R43: the first clockwise, a neutral airline last."""
        seats = s.book.players
        return min(self.legal(s), key=lambda x: (x - REPLACE >= seats, (x - REPLACE - self.who) % seats))

    def apply(self, s: Airlines, x: int) -> None:
        s.attempt.victim = x - REPLACE
        s.next(Leg(self.who))
