"""How to play Aeroplanes well: everything is counted in VP, and an action by what it brings for the turn it takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, final

from aerodrome.games.aeroplanes import routes
from aerodrome.games.aeroplanes.actions import (
    BOARD,
    BUY,
    CLAIM,
    DIRECT,
    FLY,
    HOME,
    NO,
    OVER,
    PAY,
    PILOTS,
    PLACE,
    REPLACE,
    ROLL,
    STOP,
    TAKE,
    USE,
)
from aerodrome.games.aeroplanes.bot.advantages import FAILING, HELPED, AdvantagePrices
from aerodrome.games.aeroplanes.bot.attempt import beyond, rolled_again, standing, with_pilots
from aerodrome.games.aeroplanes.bot.plan import Flight, Plan
from aerodrome.games.aeroplanes.bot.prices import (
    CLAIMS,
    KEPT,
    PARTY,
    POUND,
    likely,
    outlook,
    ranking,
    stopped,
    turns_left,
)
from aerodrome.games.aeroplanes.content import ERAS, EUROPE
from aerodrome.games.aeroplanes.effects import PRODUCTION
from aerodrome.games.aeroplanes.passengers import tile_at
from aerodrome.games.aeroplanes.pieces import NOWHERE, Aeroplane
from aerodrome.games.aeroplanes.rules import Aeroplanes
from aerodrome.games.aeroplanes.state import EMPTY, Airlines
from aerodrome.games.aeroplanes.steps.advantage import PickAdvantage
from aerodrome.games.aeroplanes.steps.claim import Board, NightFlight
from aerodrome.games.aeroplanes.steps.place import ChooseRoute, Destination, GoOn, Replace
from aerodrome.games.aeroplanes.steps.risk import Beacon, Pay, Pilots, price
from aerodrome.games.aeroplanes.steps.setup import ChooseHome
from aerodrome.games.aeroplanes.steps.turn import Act, Maintain, Produce
from aerodrome.kernel.advisor import Advisor, Weighing
from aerodrome.kernel.rules import Rules

LATER_SEAT: Final = 0.22  # a free seat in the eras to come
SEAT: Final = 0.08  # what a seat is worth to other people
ONE_SEAT: Final = 0.02  # what is lost by leaving just one seat free
NEW_TILE: Final = 0.7  # of the worth of an airport, for a tile that is bought
UNPLANNED: Final = 0.5  # the worth of a tile when no city is in sight
TURN_TILE: Final = 0.25  # the turns that a tile takes,
TURN_SEAT: Final = 0.4  # and a seat
NEAR: Final = 0.6  # of the people who need one airport more: so many will want a seat
SETTLING: Final = 1.5  # turns before the end of an era in which nobody new can be claimed
WHOLE: Final = 0.6  # how often a card will be fully used,
WHOLE_TURNS: Final = 5.0  # if so many turns are left in the last era
COMPLETE: Final = 0.8  # of the VP of a card that is fully used,
SEATS_FULL: Final = 0.5  # and of that, while airport tiles lie on it
WAITS: Final = 0.7  # of the weight of what can be done later as well,
HURRY: Final = 4.0  # if more than so many turns are left
GROWS: Final = 0.7  # and of placing, while more tiles can be bought
RIVAL_LOSS: Final = 0.5  # of what others lose when people are claimed before them
LONG_DISTANCE: Final = 0.12  # what is kept by flying with another aeroplane
HIGHER: Final = 0.03  # or with a tile of a lower stage
NO_FLIGHT: Final = -1.0  # a tile without a city that it is good for
NO_SEATS: Final = -9.0  # people for whom there is no aeroplane
FREE_TILE: Final = 0.05  # a tile that was rolled is better than none
PRODUCED: Final = 1.0  # one more airport tile
MAINTAINED: Final = 0.1  # of the flights at risk, what maintenance saves,
MAINTAINED_LATE: Final = 0.3  # and when a crash is near
AT_HOME: Final = 0.3  # of a home city: people who wait for it,
NEIGHBOUR: Final = 0.15  # and cities beside it
STOPPED: Final = 0.5  # of the spread of profits, if the era ends now
UNCLAIMED: Final = 0.5  # of the VP of those who could be claimed, when the last era ends
WIN: Final = 4.0  # what the end of the game weighs for who leads,
LOSE: Final = 0.4  # and each VP behind
DOUBT: Final = 1.6  # the spread of VP at the end of the game,
DOUBT_TURN: Final = 0.12  # with each turn before it,
DOUBT_ERA: Final = 1.6  # and with each era
BEGINNING: Final = 12.0  # turns of the first era, before it begins

TERMS: Final = (  # what weights are made of
    "money",  # pounds that are gained or paid
    "passengers",  # people who can be claimed, and their VP
    "neighbours",  # cities beside a home
    "airports",  # what airports bring: majorities, passengers, bonuses, cities beyond
    "next airports",  # what the tiles behind them bring
    "seats",  # of aeroplanes, filled or free
    "aeroplane",  # its VP when it is fully used
    "stage",  # a tile of a higher stage is kept for later,
    "range",  # and so is a long-distance aeroplane
    "rivals",  # what others lose
    "advantages",  # tiles that are gained,
    "kept",  # or kept for later
    "attempt",  # what is under way, with the dice as they lie or rolled again
    "engines",  # flights that a crash would end
    "end of the era",  # profits, and who wins
)

Weigh = Callable[[Airlines, int, Weighing], None]


@final
class Director(Advisor[Airlines]):
    """Runs an airline: what to buy, where to fly, whom to carry, and when the era should end."""

    horizon: ClassVar[int] = 8

    def __init__(self, rules: Aeroplanes) -> None:
        self.book = rules.book
        self.plan = Plan(rules.book, rules.seats)
        self.advantages = AdvantagePrices(self.plan)
        self.by_step: dict[Any, Weigh] = {
            ChooseHome: self._home,
            Maintain: self._maintain,
            Act: self._act,
            Produce: self._produce,
            GoOn: self._go_on,
            Destination: self._fly,
            ChooseRoute: self._route,
            Replace: self._replace,
            Beacon: self._beacon,
            Pilots: self._pilots,
            Pay: self._pay,
            Board: self._board,
            NightFlight: self._night,
            PickAdvantage: self._pick,
        }

    def weighings(self, s: Airlines, seat: int, legal: list[int], named: bool) -> list[Weighing]:
        found = [Weighing(named) for _ in legal]
        if len(legal) > 1:
            if s.era:  # while homes are chosen there is nothing to plan
                self.plan.open(s, seat)
                self.advantages.forget()
            weigh = self.by_step[type(s.todo[-1])]
            for x, weighing in zip(legal, found, strict=True):
                weigh(s, x, weighing)
        return found

    def _home(self, s: Airlines, x: int, weighing: Weighing) -> None:
        """AER-3.12: the money, and who waits or arrives within a flight of it."""
        book, city = self.book, x - HOME
        around = book.network.near[city] & book.markets[EUROPE] | 1 << city
        weighing.add("money", POUND[1] * book.modifier[book.homes.index(city)])
        for space in range(book.spaces):
            tile = s.waiting[space]
            if tile != EMPTY:
                from_here = book.origin[space] == city and around >> book.destination[tile] & 1
                to_here = book.destination[tile] == city and around >> book.origin[space] & 1
                if from_here or to_here:
                    weighing.add("passengers", AT_HOME)
        weighing.add("neighbours", NEIGHBOUR * around.bit_count())

    def _act(self, s: Airlines, x: int, weighing: Weighing) -> None:
        if x < PLACE:
            self._buy(s, x - BUY, weighing)
        elif x < CLAIM:
            plan = self.plan
            buys = bool(s.row) and plan.airline.money > self.book.price[s.row[0]]
            self._place(s, x - PLACE, GROWS if plan.left > HURRY and buys else 1.0, weighing)
        elif x < TAKE:
            self._claim(s, x - CLAIM, weighing)
        elif x <= ROLL:
            weighing.add("advantages", self.advantages.roll() if x == ROLL else self.advantages.prices()[x - TAKE])
            weighing.add("money", -self.book.advantage_price * self.plan.pound)
        else:
            self._subsidy(s, weighing)

    def _buy(self, s: Airlines, card: int, weighing: Weighing) -> None:
        """AER-5a: tiles and seats against the price, and all that for the turns it takes."""
        book, plan, airline = self.book, self.plan, self.plan.airline
        stage = book.stage[card]
        tiles = min(book.airports[card], airline.reserve[stage])
        if tiles < airline.reserve[stage] and airline.advantages[PRODUCTION]:
            tiles += 1
        carries = plan.again if plan.later == 0 else 1.0
        opened = 0.0
        flights = plan.to(stage, book.lda[card])
        for i in range(tiles):
            at = plan.held + i
            opened += NEW_TILE * carries * max(flights[at].gain if at < len(flights) else 0.0, UNPLANNED * carries)
        seats = book.seats[card]
        wanted = plan.ready + NEAR * plan.near - plan.new - plan.old
        filled = max(0.0, min(1.0 * seats, wanted, (plan.left - SETTLING) * CLAIMS * PARTY - plan.new))
        carried = filled * (plan.point + plan.per_person)
        empty = (seats - filled) * ((LATER_SEAT if plan.later else 0.0) - plan.point)
        whole = book.card_vp[card] * (WHOLE if plan.later or plan.left > WHOLE_TURNS else 0.0)
        paid = s.price(card) * plan.pound
        total = opened + carried + empty + whole - paid
        turns = 1.0 + TURN_TILE * tiles + TURN_SEAT * filled if total > 0.0 else 1.0
        weighing.add("airports", opened / turns)
        weighing.add("passengers", carried / turns)
        weighing.add("seats", empty / turns)
        weighing.add("aeroplane", whole / turns)
        weighing.add("money", -paid / turns)

    def _rest(self) -> float:
        """What the tiles behind the next one bring, if that succeeds."""
        plan = self.plan
        return plan.tour() * (plan.held - 1) / plan.held if plan.held > 1 else 0.0

    def _place(self, s: Airlines, card: int, share: float, weighing: Weighing) -> None:
        book, plan = self.book, self.plan
        rest = self._rest()
        best: Flight | None = None
        most = NO_FLIGHT
        for flight in plan.to(book.stage[card], s.is_long_distance(plan.seat, card)):
            if flight.gain + flight.odds * rest > most:
                best, most = flight, flight.gain + flight.odds * rest
        self._flown(best, rest, share, weighing)
        weighing.add("stage", -share * HIGHER * book.stage[card])
        weighing.add("range", -share * LONG_DISTANCE if book.lda[card] else 0.0)

    def _flown(self, flight: Flight | None, rest: float, share: float, weighing: Weighing) -> None:
        """A flight, and what comes after it if it succeeds."""
        weighing.add("airports", share * (NO_FLIGHT if flight is None else flight.gain))
        weighing.add("next airports", 0.0 if flight is None else share * flight.odds * rest)

    def _go_on(self, s: Airlines, x: int, weighing: Weighing) -> None:
        if x != STOP:
            self._place(s, x - PLACE, 1.0, weighing)

    def _fly(self, s: Airlines, x: int, weighing: Weighing) -> None:
        card = s.attempt.card
        found: Flight | None = None
        for flight in self.plan.to(self.book.stage[card], s.is_long_distance(self.plan.seat, card)):
            if flight.city == x - FLY:
                found = flight
        self._flown(found, self._rest(), 1.0, weighing)

    def _route(self, s: Airlines, x: int, weighing: Weighing) -> None:
        plan, attempt = self.plan, s.attempt
        worth = plan.city(attempt.city, self.book.stage[attempt.card])
        for route in routes.routes(s, plan.seat, attempt.card, attempt.city):
            if x == (DIRECT if route.via == NOWHERE else OVER + route.via):
                weighing.add("airports", plan.attempt(attempt.city, worth, tuple(route.needs)).gain)

    def _replace(self, s: Airlines, x: int, weighing: Weighing) -> None:
        weighing.add("airports", self.plan.replaced(s.attempt.city, x - REPLACE))

    def _claim(self, s: Airlines, space: int, weighing: Weighing) -> None:
        """AER-5d: who fills seats; first of all those whom others could take."""
        plan, tile = self.plan, tile_at(s, space)
        rivals = plan.rivals(space, tile)
        share = 1.0 if rivals or plan.left < HURRY else WAITS
        best: Aeroplane | None = None
        most = NO_SEATS
        for plane in plan.airline.fleet:
            if plane.free >= self.book.people[tile]:
                tried = Weighing(False)
                self._boarded(plane, tile, 1.0, tried)
                if tried.total > most:
                    best, most = plane, tried.total
        if best is None:
            weighing.add("seats", share * NO_SEATS)
        else:
            self._boarded(best, tile, share, weighing)
        weighing.add("rivals", plan.harm * plan.carried(tile, True) * RIVAL_LOSS if rivals else 0.0)

    def _boarded(self, plane: Aeroplane, tile: int, share: float, weighing: Weighing) -> None:
        book, plan = self.book, self.plan
        left = plane.free - book.people[tile]
        weighing.add("passengers", share * plan.carried(tile, plane.new))
        if left == 0:
            used = COMPLETE if plane.tiles == 0 else SEATS_FULL * COMPLETE
            weighing.add("aeroplane", share * used * book.card_vp[plane.card])
        weighing.add("seats", -share * SEAT * book.people[tile] if plan.later else 0.0)
        weighing.add("seats", -share * ONE_SEAT if left == 1 else 0.0)

    def _board(self, s: Airlines, x: int, weighing: Weighing) -> None:
        step = s.todo[-1]
        assert isinstance(step, Board)
        self._boarded(self.plan.airline.plane(x - BOARD), step.tile, 1.0, weighing)

    def _night(self, s: Airlines, x: int, weighing: Weighing) -> None:
        if x == NO:
            weighing.add("kept", KEPT * (self.plan.later > 0))
        else:
            self._claim(s, x - CLAIM, weighing)

    def _pick(self, s: Airlines, x: int, weighing: Weighing) -> None:
        if x != NO:
            weighing.add("advantages", FREE_TILE)
            weighing.add("advantages", self.advantages.prices()[x - TAKE])

    def _subsidy(self, s: Airlines, weighing: Weighing) -> None:
        """AER-5f: £1, and an era that ends sooner: good for who gains least by going on."""
        plan, book = self.plan, self.book
        if plan.later == 0 and s.box == 0:
            weighing.add("end of the era", self._last(s))
            return
        values = book.profit[s.era]
        now = [float(s.profit(each)) for each in range(book.players)]
        gain = 0.0
        for each in range(book.players):
            stop = ranking(now, each, now[each], values, plan.spread * STOPPED)
            on = ranking(plan.profits, each, plan.profits[each], values, plan.spread)
            gain += (stop - on) * (1.0 if each == plan.seat else -plan.harm)
        if plan.later == 0:
            gain -= UNCLAIMED * plan.per_person * min(plan.ready, plan.new + plan.old)
        weighing.add("end of the era", gain / (1.0 + s.box))
        if s.box:
            weighing.add("money", plan.pound)

    def _last(self, s: Airlines) -> float:
        """AER-1.3: who leads wins by the black token, and nobody gives the game away."""
        vp, seat = stopped(s), self.plan.seat
        best = max([vp[other] for other in range(len(vp)) if other != seat])
        return WIN if vp[seat] > best else -min(WIN, LOSE * (1 + best - vp[seat]))

    def _maintain(self, s: Airlines, x: int, weighing: Weighing) -> None:
        """AER-5e.9: an advantage tile is used or kept."""
        if x == USE:
            risk = sum([flight.worth for flight in self.advantages.risky()[:HELPED]])
            saved = MAINTAINED if self.plan.airline.failures < FAILING else MAINTAINED_LATE
            weighing.add("engines", saved * risk)
        else:
            weighing.add("kept", KEPT * self.plan.later)

    def _produce(self, s: Airlines, x: int, weighing: Weighing) -> None:
        """AER-5a.11: an advantage tile is used or kept."""
        if x == USE:
            weighing.add("airports", PRODUCED)
        else:
            weighing.add("kept", KEPT * self.plan.later)

    def _beacon(self, s: Airlines, x: int, weighing: Weighing) -> None:
        """AER-5c.5: another roll, or the one that lies there."""
        if x == USE:
            weighing.add("attempt", rolled_again(self.plan))
            weighing.add("kept", -KEPT)
        else:
            weighing.add("attempt", standing(self.plan))

    def _pilots(self, s: Airlines, x: int, weighing: Weighing) -> None:
        with_pilots(self.plan, x - PILOTS, weighing)

    def _pay(self, s: Airlines, x: int, weighing: Weighing) -> None:
        if x == PAY:
            weighing.add("attempt", beyond(self.plan))
            weighing.add("money", -self.plan.pound * price(s, self.plan.seat))

    def value(self, s: Airlines) -> list[float]:
        """How likely each seat is to come before each other: by the VP that it will have."""
        ahead = outlook(s, self.plan.overtaken[s.box]) if s.era else [0.0] * self.book.players
        left = turns_left(s) if s.era else BEGINNING
        spread = DOUBT_ERA * (ERAS - s.era) + DOUBT + DOUBT_TURN * left
        values: list[float] = []
        for seat in range(len(ahead)):
            total = 0.0
            for other in range(len(ahead)):
                if other != seat:
                    total += likely(ahead[seat] - ahead[other], spread)
            values.append(total / (len(ahead) - 1))
        return values


def advisor(rules: Rules[Airlines]) -> Director:
    assert isinstance(rules, Aeroplanes)
    return Director(rules)
