"""What one more advantage tile of each kind is worth, and a roll for them."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.aeroplanes.bot.plan import Flight, Plan
from aerodrome.games.aeroplanes.bot.prices import PARTY
from aerodrome.games.aeroplanes.content import ADVANTAGES, SKULL
from aerodrome.games.aeroplanes.effects import BEACONS, MAINTENANCE, NIGHT_FLIGHTS, PILOT, PRODUCTION
from aerodrome.games.aeroplanes.passengers import by_night

USED: Final = 0.3  # any tile, for each era to come
HELPED: Final = 2  # so many flights are helped by a tile
BOUGHT: Final = 0.5  # of what the best risky flight may lose, while tiles for it must still be bought,
TO_BUY: Final = 4.0  # if so many turns are left for that
PILOT_SAVES: Final = 0.6  # of what risky flights may lose: a pilot,
PILOT_FLIGHT: Final = 0.3  # and for each of them,
BEACON_SAVES: Final = 0.5  # a beacon,
BEACON_FAILURE: Final = 0.15  # and with each engine failure
FAILING: Final = 2  # engine failures from which on maintenance helps,
TWO_FAILURES: Final = 0.15  # so much of what may be lost with two of them,
THREE_FAILURES: Final = 0.45  # and with three
PRODUCTION_TURNS: Final = 2.0  # before the end of an era in which production is of use
PRODUCTION_SAVES: Final = 0.7  # of the worth of the airport that it adds
NIGHT_TURNS: Final = 1.5  # before the end of an era in which a night flight is of use
NIGHT_CLAIM: Final = 0.25  # a turn that it saves, beside the profit
SECOND: Final = 0.6  # of the worth of the second tile of a roll


@final
class AdvantagePrices:
    """The prices of tiles for the seat of a plan. They are worked out when they are asked for, once for a question."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.known: list[float] = []

    def forget(self) -> None:
        """There is another question."""
        self.known = []

    def risky(self) -> list[Flight]:
        """The best flights that are not sure, with the tiles that are there."""
        plan, s = self.plan, self.plan.s
        found: list[Flight] = []
        for plane in plan.airline.fleet:
            if plane.tiles:
                for flight in plan.to(plan.book.stage[plane.card], s.is_long_distance(plan.seat, plane.card)):
                    if flight.odds < 1.0 and flight.gain > 0.0:
                        found.append(flight)
                        break
        return found

    def prices(self) -> list[float]:
        """What one more tile of each kind is worth."""
        if not self.known:
            self.known = self._prices()
        return self.known

    def _prices(self) -> list[float]:
        plan, s = self.plan, self.plan.s
        held, failures = plan.airline.advantages, int(plan.airline.failures)
        worth = [0.0] * ADVANTAGES
        for kind in range(ADVANTAGES):
            if s.available(kind):
                worth[kind] = USED * plan.later / (1.0 + held[kind])
        risky = self.risky()
        lost = self._lost(risky)
        pilots = 1.0 + held[PILOT]
        worth[PILOT] += PILOT_SAVES * lost / pilots + PILOT_FLIGHT * len(risky) / pilots
        if failures >= FAILING and not held[MAINTENANCE]:
            saves = TWO_FAILURES if failures == FAILING else THREE_FAILURES
            worth[MAINTENANCE] += saves * (lost + sum([flight.worth for flight in risky[:1]]))
        if s.available(BEACONS):
            worth[BEACONS] += (BEACON_SAVES + BEACON_FAILURE * failures) * lost / (1.0 + held[BEACONS])
        if s.available(PRODUCTION):
            worth[PRODUCTION] += self._production()
        if s.available(NIGHT_FLIGHTS):
            worth[NIGHT_FLIGHTS] += self._night()
        return worth

    def _lost(self, risky: list[Flight]) -> float:
        """What the dice may take from the flights that a tile helps."""
        plan, lost = self.plan, 0.0
        for flight in risky[:HELPED]:
            lost += (1.0 - flight.odds) * flight.worth
        if not risky and plan.left > TO_BUY:
            best = 0.0
            for flight in plan.to(plan.s.era, False):
                if flight.odds < 1.0:
                    best = max(best, (1.0 - flight.odds) * flight.worth)
            lost = BOUGHT * best
        return lost

    def _production(self) -> float:
        """AER-5a.11: for who can pay for the next aeroplane, and has a city for another tile."""
        plan, s, airline = self.plan, self.plan.s, self.plan.airline
        if not s.row or plan.left <= PRODUCTION_TURNS or airline.advantages[PRODUCTION]:
            return 0.0
        front = s.row[0]
        stage = plan.book.stage[front]
        flights = plan.to(stage, False)
        rich = airline.money > s.price(front) + plan.book.advantage_price
        if rich and airline.reserve[stage] > 1 and plan.held + 1 < len(flights):
            return PRODUCTION_SAVES * flights[plan.held + 1].gain
        return 0.0

    def _night(self) -> float:
        """AER-5d.11: for who has people and seats for more than one claim."""
        plan, s = self.plan, self.plan.s
        if plan.left <= NIGHT_TURNS:
            return 0.0
        people = sum([plan.book.people[s.waiting[space]] for space in by_night(s, plan.seat)])
        more = min(people, plan.new + plan.old) / PARTY - 1.0 - plan.airline.advantages[NIGHT_FLIGHTS]
        return min(1.0, more) * (NIGHT_CLAIM + PARTY * plan.point) if more > 0.0 else 0.0

    def roll(self) -> float:
        """AER-5e.2: the two best tiles that the dice show, on average over all rolls."""
        s, book, worth = self.plan.s, self.plan.book, self.prices()
        shown = [0.0] * (max(book.faces) + 1)  # by the face of a die
        for kind in range(ADVANTAGES):
            if s.available(kind):
                shown[book.faces[kind]] = worth[kind]
        shown[SKULL] = max(worth)
        total, every = 0.0, 0
        for i in range(len(book.rolls)):
            one = two = 0.0
            for face in book.rolls[i]:
                gain = shown[face]
                if gain > one:
                    one, two = gain, one
                elif gain > two:
                    two = gain
            total += book.roll_odds[i] * (one + SECOND * two)
            every += book.roll_odds[i]
        return total / every
