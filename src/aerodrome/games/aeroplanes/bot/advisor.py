"""How to play Aeroplanes well: everything is counted in VP, and an action by what it brings for the turn it takes."""

from __future__ import annotations

from typing import ClassVar, Final, final

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
    SUBSIDY,
    TAKE,
    USE,
)
from aerodrome.games.aeroplanes.bot.plan import PURSE, Flight, Plan
from aerodrome.games.aeroplanes.bot.prices import (
    CLAIMS,
    PARTY,
    POUND,
    likely,
    outlook,
    ranking,
    stopped,
    turns_left,
)
from aerodrome.games.aeroplanes.content import (
    ADVANTAGES,
    ERAS,
    EUROPE,
    SKULL,
)
from aerodrome.games.aeroplanes.effects import BEACONS, MAINTENANCE, NIGHT_FLIGHTS, PILOT, PRODUCTION
from aerodrome.games.aeroplanes.passengers import by_night, tile_at
from aerodrome.games.aeroplanes.pieces import NOWHERE, Aeroplane
from aerodrome.games.aeroplanes.rules import Aeroplanes
from aerodrome.games.aeroplanes.state import EMPTY, Airlines
from aerodrome.games.aeroplanes.steps.claim import Board
from aerodrome.games.aeroplanes.steps.risk import Beacon, missing, needed
from aerodrome.games.aeroplanes.steps.turn import Maintain
from aerodrome.kernel.advisor import Advisor
from aerodrome.kernel.rules import Rules

LATER_SEAT: Final = 0.22  # a free seat in the eras to come
SEAT: Final = 0.08  # what a seat is worth to other people
NEW_TILE: Final = 0.7  # of the worth of an airport, for a tile that is bought
UNPLANNED: Final = 0.5  # the worth of a tile when no city is in sight
TURN_TILE: Final = 0.25  # the turns that a tile takes,
TURN_SEAT: Final = 0.4  # and a seat
WHOLE: Final = 0.6  # how often a card will be fully used
COMPLETE: Final = 0.8  # of the VP of a card that is
WAITS: Final = 0.7  # of the weight of what can be done later as well
GROWS: Final = 0.7  # and of placing, while more tiles can be bought
LONG_DISTANCE: Final = 0.12  # what is kept by flying with another aeroplane
HIGHER: Final = 0.03  # or with a tile of a lower stage
PILOT_KEPT: Final = 0.3  # what an advantage tile is worth later
USED: Final = 0.3  # and another
TILES: Final = 2  # so many flights are helped by an advantage tile
AT_HOME: Final = 0.3  # of a home city: people who wait for it,
NEIGHBOUR: Final = 0.15  # and cities beside it
WIN: Final = 4.0  # what the end of the game weighs for who leads,
LOSE: Final = 0.4  # and each VP behind
DOUBT: Final = 1.6  # the spread of VP at the end of the game,
DOUBT_TURN: Final = 0.12  # with each turn before it,
DOUBT_ERA: Final = 1.6  # and with each era


@final
class Director(Advisor[Airlines]):
    """Runs an airline: what to buy, where to fly, whom to carry, and when the era should end."""

    horizon: ClassVar[int] = 8

    def __init__(self, rules: Aeroplanes) -> None:
        self.book = rules.book
        self.plan = Plan(rules.book, rules.seats)

    def weigh(self, s: Airlines, seat: int, legal: list[int]) -> list[float]:
        if len(legal) == 1:
            return [0.0]
        first = legal[0]
        plan = self.plan
        if first < BUY:
            return [self._home(s, x - HOME) for x in legal]
        plan.open(s, seat)
        if legal[-1] == SUBSIDY:
            return self._act(s, seat, legal)
        if first >= REPLACE:
            return [plan.replaced(s.attempt.city, x - REPLACE) for x in legal]
        if first >= USE:
            return self._yes_or_no(s, seat)
        if first >= BOARD:
            return [self._board(s, x - BOARD) for x in legal]
        if first == PAY:
            return [self._beyond(s, seat) - plan.pound * missing(s, seat) * self.book.shortfall, 0.0]
        if first >= PILOTS:
            return [self._pilots(s, seat, x - PILOTS) for x in legal]
        if first >= DIRECT:
            return self._routes(s, seat, legal)
        if first >= FLY:
            rest = self._rest()
            return [self._fly(s, seat, s.attempt.card, x - FLY, rest) for x in legal]
        if first >= TAKE:
            worth = self._advantages(s, seat)
            return [0.0 if x == NO else 0.05 + worth[x - TAKE] for x in legal]
        if first >= CLAIM:
            return [PILOT_KEPT * (plan.later > 0) if x == NO else self._claim(s, x - CLAIM) for x in legal]
        return [0.0 if x == STOP else self._place(s, seat, x - PLACE) for x in legal]

    def _home(self, s: Airlines, city: int) -> float:
        """AER-3.12: the money, and who waits or arrives within a flight of it."""
        book = self.book
        network = book.network
        around = network.near[city] & book.markets[EUROPE] | 1 << city
        total = POUND[1] * book.modifier[book.homes.index(city)]
        for space in range(book.spaces):
            tile = s.waiting[space]
            if tile != EMPTY:
                from_here = book.origin[space] == city and around >> book.destination[tile] & 1
                to_here = book.destination[tile] == city and around >> book.origin[space] & 1
                if from_here or to_here:
                    total += AT_HOME
        return total + NEIGHBOUR * around.bit_count()

    def _act(self, s: Airlines, seat: int, legal: list[int]) -> list[float]:
        plan = self.plan
        worth: list[float] = []
        if s.airlines[seat].money >= self.book.advantage_price:
            worth = self._advantages(s, seat)
        cost = self.book.advantage_price * plan.pound
        buys = bool(s.row) and s.airlines[seat].money > self.book.price[s.row[0]]
        grows = GROWS if plan.left > 4.0 and buys else 1.0
        weights: list[float] = []
        for x in legal:
            if x < PLACE:
                weights.append(self._buy(s, seat, x - BUY))
            elif x < CLAIM:
                weights.append(grows * self._place(s, seat, x - PLACE))
            elif x < TAKE:
                weights.append(self._claim(s, x - CLAIM))
            elif x < ROLL:
                weights.append(worth[x - TAKE] - cost)
            elif x == ROLL:
                weights.append(self._roll(s, worth) - cost)
            else:
                weights.append(self._subsidy(s, seat))
        return weights

    def _buy(self, s: Airlines, seat: int, card: int) -> float:
        """AER-5a: tiles and seats against the price, and all that for the turns it takes."""
        book, plan = self.book, self.plan
        stage = book.stage[card]
        tiles = min(book.airports[card], s.airlines[seat].reserve[stage])
        if tiles < s.airlines[seat].reserve[stage] and s.airlines[seat].advantages[PRODUCTION]:
            tiles += 1
        carries = plan.again if plan.later == 0 else 1.0
        total = 0.0
        flights = plan.to(stage, book.lda[card])
        for i in range(tiles):
            at = plan.held + i
            total += NEW_TILE * carries * max(flights[at].gain if at < len(flights) else 0.0, UNPLANNED * carries)
        seats = book.seats[card]
        wanted = plan.ready + 0.6 * plan.near - plan.new - plan.old
        filled = max(0.0, min(1.0 * seats, wanted, (plan.left - 1.5) * CLAIMS * PARTY - plan.new))
        total += filled * (plan.point + plan.per_person)
        total += (seats - filled) * ((LATER_SEAT if plan.later else 0.0) - plan.point)
        total += book.card_vp[card] * (WHOLE if plan.later or plan.left > 5.0 else 0.0)
        total -= s.price(card) * plan.pound
        return total / (1.0 + TURN_TILE * tiles + TURN_SEAT * filled) if total > 0.0 else total

    def _rest(self) -> float:
        """What the tiles behind the next one bring, if that succeeds."""
        plan = self.plan
        return plan.tour() * (plan.held - 1) / plan.held if plan.held > 1 else 0.0

    def _place(self, s: Airlines, seat: int, card: int) -> float:
        book, plan = self.book, self.plan
        rest = self._rest()
        best = -1.0
        for flight in plan.to(book.stage[card], s.is_long_distance(seat, card)):
            best = max(best, flight.gain + flight.odds * rest)
        return best - HIGHER * book.stage[card] - (LONG_DISTANCE if book.lda[card] else 0.0)

    def _fly(self, s: Airlines, seat: int, card: int, city: int, rest: float) -> float:
        for flight in self.plan.to(self.book.stage[card], s.is_long_distance(seat, card)):
            if flight.city == city:
                return flight.gain + flight.odds * rest
        return -1.0

    def _routes(self, s: Airlines, seat: int, legal: list[int]) -> list[float]:
        plan = self.plan
        worth = plan.city(s.attempt.city, self.book.stage[s.attempt.card])
        found = {}
        for route in routes.routes(s, seat, s.attempt.card, s.attempt.city):
            flight = plan.attempt(s.attempt.city, worth, tuple(route.needs))
            found[DIRECT if route.via == NOWHERE else OVER + route.via] = flight.gain
        return [found[x] for x in legal]

    def _claim(self, s: Airlines, space: int) -> float:
        """AER-5d: who fills seats; first of all those whom others could take."""
        book, plan = self.book, self.plan
        tile = tile_at(s, space)
        people = book.people[tile]
        best = -9.0
        for plane in plan.airline.fleet:
            if plane.free >= people:
                best = max(best, self._boarded(plane, tile))
        rivals = plan.rivals(space, tile)
        share = 1.0 if rivals or plan.left < 4.0 else WAITS
        return share * best + (plan.harm * plan.carried(tile, True) * 0.5 if rivals else 0.0)

    def _boarded(self, plane: Aeroplane, tile: int) -> float:
        book, plan = self.book, self.plan
        left = plane.free - book.people[tile]
        worth = plan.carried(tile, plane.new)
        if left == 0 and plane.tiles == 0:
            worth += COMPLETE * book.card_vp[plane.card]
        elif left == 0:
            worth += 0.5 * COMPLETE * book.card_vp[plane.card]
        return worth - (SEAT * book.people[tile] if plan.later else 0.0) - (0.02 if left == 1 else 0.0)

    def _board(self, s: Airlines, card: int) -> float:
        step = s.todo[-1]
        assert isinstance(step, Board)
        return self._boarded(self.plan.airline.plane(card), step.tile)

    def _risky(self, s: Airlines, seat: int) -> list[Flight]:
        """The best flights that are not sure, with the tiles that are there or may be bought."""
        plan, book = self.plan, self.book
        found: list[Flight] = []
        for plane in plan.airline.fleet:
            card = plane.card
            if plane.tiles:
                for flight in plan.to(book.stage[card], s.is_long_distance(seat, card)):
                    if flight.odds < 1.0 and flight.gain > 0.0:
                        found.append(flight)
                        break
        return found

    def _advantages(self, s: Airlines, seat: int) -> list[float]:
        """What one more tile of each kind is worth."""
        book, plan = self.book, self.plan
        held, failures = s.airlines[seat].advantages, s.airlines[seat].failures
        worth = [0.0] * ADVANTAGES
        for kind in range(ADVANTAGES):
            if s.available(kind):
                worth[kind] = USED * plan.later / (1.0 + held[kind])
        lost = 0.0
        risky = self._risky(s, seat)
        for flight in risky[:TILES]:
            lost += (1.0 - flight.odds) * flight.worth
        if not risky and plan.left > 4.0:
            best = 0.0
            for flight in plan.to(s.era, False):
                if flight.odds < 1.0:
                    best = max(best, (1.0 - flight.odds) * flight.worth)
            lost = 0.5 * best
        worth[PILOT] += 0.6 * lost / (1.0 + held[PILOT]) + 0.3 * len(risky) / (1.0 + held[PILOT])
        if failures > 1 and not held[MAINTENANCE]:
            worth[MAINTENANCE] += (0.15 if failures == 2 else 0.45) * (lost + sum([f.worth for f in risky[:1]]))
        if s.available(BEACONS):
            worth[BEACONS] += (0.5 + 0.15 * int(failures)) * lost / (1.0 + held[BEACONS])
        if s.available(PRODUCTION) and s.row and plan.left > 2.0 and not held[PRODUCTION]:
            front = s.row[0]
            flights = plan.to(book.stage[front], False)
            rich = s.airlines[seat].money > s.price(front) + book.advantage_price
            if rich and s.airlines[seat].reserve[book.stage[front]] > 1 and plan.held + 1 < len(flights):
                worth[PRODUCTION] += 0.7 * flights[plan.held + 1].gain
        if s.available(NIGHT_FLIGHTS) and plan.left > 1.5:
            night = by_night(s, seat)
            people = sum([book.people[s.waiting[space]] for space in night])
            more = min(people, plan.new + plan.old) / PARTY - 1.0 - held[NIGHT_FLIGHTS]
            if more > 0.0:
                worth[NIGHT_FLIGHTS] += min(1.0, more) * (0.25 + PARTY * plan.point)
        return worth

    def _roll(self, s: Airlines, worth: list[float]) -> float:
        """AER-5e.2: the two best tiles that the dice show, on average over all rolls."""
        book = self.book
        best = max(worth)
        shown = [0.0] * (max(book.faces) + 1)  # by the face of a die
        for kind in range(ADVANTAGES):
            if s.available(kind):
                shown[book.faces[kind]] = worth[kind]
        shown[SKULL] = best
        total, every = 0.0, 0
        for i in range(len(book.rolls)):
            one = two = 0.0
            for face in book.rolls[i]:
                gain = shown[face]
                if gain > one:
                    one, two = gain, one
                elif gain > two:
                    two = gain
            total += book.roll_odds[i] * (one + 0.6 * two)
            every += book.roll_odds[i]
        return total / every

    def _subsidy(self, s: Airlines, seat: int) -> float:
        """AER-5f: £1, and an era that ends sooner: good for who gains least by going on."""
        plan, book = self.plan, self.book
        if plan.later == 0 and s.box == 0:
            return self._last(s, seat)
        values = book.profit[s.era]
        now = [float(s.profit(each)) for each in range(self.book.players)]
        gain = 0.0
        for each in range(self.book.players):
            stop = ranking(now, each, now[each], values, plan.spread * 0.5)
            on = ranking(plan.profits, each, plan.profits[each], values, plan.spread)
            gain += (stop - on) * (1.0 if each == seat else -plan.harm)
        if plan.later == 0:
            gain -= 0.5 * plan.per_person * min(plan.ready, plan.new + plan.old)
        total = gain / (1.0 + s.box)
        return total + plan.pound if s.box else total

    def _last(self, s: Airlines, seat: int) -> float:
        """AER-1.3: who leads wins by the black token, and nobody gives the game away."""
        vp = stopped(s)
        best = max([vp[other] for other in range(len(vp)) if other != seat])
        return WIN if vp[seat] > best else -min(WIN, LOSE * (1 + best - vp[seat]))

    def _yes_or_no(self, s: Airlines, seat: int) -> list[float]:
        """AER-5c.5, AER-5a.11, AER-5e.9: an advantage tile is used or kept."""
        plan, step = self.plan, s.todo[-1]
        if isinstance(step, Beacon):
            return [self._again(s, seat) - PILOT_KEPT, self._standing(s, seat)]
        if isinstance(step, Maintain):
            risk = sum([flight.worth for flight in self._risky(s, seat)[:TILES]])
            return [(0.1 if s.airlines[seat].failures < 2 else 0.3) * risk, PILOT_KEPT * plan.later]
        return [1.0, PILOT_KEPT * plan.later]

    def _beyond(self, s: Airlines, seat: int) -> float:
        """What the attempt is worth if the roll on this leg is settled."""
        plan = self.plan
        worth = plan.city(s.attempt.city, self.book.stage[s.attempt.card]) if s.attempt.victim < 0 else self._over(s)
        if s.attempt.via == NOWHERE or s.attempt.leg == 1:
            return worth
        need = routes.need(s, s.others(seat), s.attempt.via, s.attempt.city)
        return plan.attempt(s.attempt.city, worth, (need,) if need else ()).odds * worth

    def _over(self, s: Airlines) -> float:
        return (
            self.plan.worth[s.attempt.city]
            + self.plan.steps[s.attempt.city]
            + self.plan.replaced(s.attempt.city, s.attempt.victim)
        )

    def _pilots(self, s: Airlines, seat: int, number: int) -> float:
        """AER-5c.9: pilots first, or money; or the attempt fails."""
        plan, book = self.plan, self.book
        short = max(0, missing(s, seat) - number * book.pilot_bonus) * book.shortfall
        spent = PILOT_KEPT * number * (1.0 if plan.later else 0.3)
        return (
            max(0.0, self._beyond(s, seat) - plan.pound * short) if short <= s.airlines[seat].money else 0.0
        ) - spent

    def _standing(self, s: Airlines, seat: int) -> float:
        """The attempt with the roll that lies there."""
        if s.airlines[seat].failures + s.roll.dice.count(SKULL) >= self.book.crash:
            return 0.0
        most = s.airlines[seat].advantages[PILOT] if self.book.market[s.attempt.city] != EUROPE else 0
        return max([self._pilots(s, seat, number) for number in range(most + 1)])

    def _again(self, s: Airlines, seat: int) -> float:
        """The attempt with another roll."""
        worth = self._beyond(s, seat)
        pilots = s.airlines[seat].advantages[PILOT] if self.book.market[s.attempt.city] != EUROPE else 0
        purse = min(PURSE, s.airlines[seat].money)
        need = (needed(s, seat),)
        return (
            self.plan.flown(s.attempt.city, worth, need, s.airlines[seat].failures, pilots, purse, 0).gain
            + self.plan.tile
        )

    def value(self, s: Airlines) -> list[float]:
        """How likely each seat is to come before each other: by the VP that it will have."""
        ahead = outlook(s, self.plan.overtaken[s.box]) if s.era else [0.0] * self.book.players
        left = turns_left(s) if s.era else 12.0
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
