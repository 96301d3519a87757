"""What a seat can reach from here: the worth of every city, of every way to it, and of the passengers that wait."""

from __future__ import annotations

from math import log
from typing import Final, final

from aerodrome.games.aeroplanes.bot.prices import (
    CLAIMS,
    harm,
    majority,
    markets,
    overtaken,
    pound,
    profit_spread,
    profits,
    ranking,
    turns_left,
    with_box,
)
from aerodrome.games.aeroplanes.content import AMERICAS, CITIES, ERAS, EUROPE, Book
from aerodrome.games.aeroplanes.effects import BEACONS, PILOT
from aerodrome.games.aeroplanes.network import COLOURS
from aerodrome.games.aeroplanes.odds import Odds, of_rolls
from aerodrome.games.aeroplanes.passengers import ends_of, tile_at
from aerodrome.games.aeroplanes.pieces import NOBODY
from aerodrome.games.aeroplanes.routes import need, target
from aerodrome.games.aeroplanes.state import EMPTY, Airlines

NEVER: Final = 99.0  # how hard a way is that does not exist
PURSE: Final = 10  # pounds that one attempt may cost at most
TILE: Final = 0.35  # what an airport tile is worth on its card,
TILE_TURNS: Final = 3.0  # if so many turns are left in the last era
SPARE: Final = 2  # pounds that help with a flight that is still to be planned
AGAIN: Final = 0.55  # how likely there is another turn in this era with an empty box,
AGAIN_BOX: Final = 0.45  # and more with each pound in it, shared by all
MORE: Final = 2.0  # the profit is compared with one of so much more,
LESS: Final = 1.0  # and of so much less
REPLACED_AMERICA: Final = 0.1  # what it is worth to replace an airport in the Americas, which are no market
FOUND: Final = 0.8  # how often people who could be claimed are still there
RIVAL: Final = 0.75  # with each rival who could claim them too
BIG: Final = 0.5  # of the worth of people who find no seats yet
BOTH: Final = 0.3  # of the worth of people for whom two airports are missing
DRAWN: Final = 0.12  # how often a tile of the bag comes to the right city in the next era and is claimed
NEW_SEAT: Final = 2.0  # points of profit for a person on a new card, whose seat is no longer free
HELPFUL: Final = 2  # so many beacons help with one flight
PERSON: Final = 0.3  # what a person without VP will be worth then
HUB: Final = 0.12  # what a space of the waiting area will be worth in each later era
STEP: Final = 0.35  # of the worth of a city that comes within reach,
STEP_TURNS: Final = 4.0  # if so many turns are left in the last era
SAME: Final = 0.75  # of the worth of another airport in the same market


@final
class Flight:
    """An attempt to open an airport in a city: what it is worth if it succeeds, how likely that is, and what it brings
    after all costs."""

    def __init__(self, city: int, worth: float, odds: float, gain: float) -> None:
        self.city, self.worth, self.odds, self.gain = city, worth, odds, gain


@final
class Plan:
    """The position with the eyes of one seat. It is opened for a question, and asked many times."""

    def __init__(self, book: Book, seats: int) -> None:
        self.book = book
        self.seats = seats
        self.overtaken = [overtaken(with_box(box, seats)) for box in range(book.subsidy + 1)]
        self.odds: dict[int, Odds] = {}
        network = book.network
        self.links = [
            [[self._links(city, beside[city], colour) for city in range(CITIES)] for colour in range(len(COLOURS))]
            for beside in (network.near, network.far)
        ]
        self.hard = [self._hard(total) for total in range(max(book.targets) + 1)]
        self.ease = [
            of_rolls(book, (total,), 0, 0, SPARE).aided if total else 1.0 for total in range(max(book.targets) + 1)
        ]
        self.starts = sum([1 << city for city in book.homes])
        self.beside = [[other for other in range(CITIES) if network.far[city] >> other & 1] for city in range(CITIES)]

    def _links(self, city: int, beside: int, colour: int) -> int:
        """The neighbours over a connection of this colour."""
        found = 0
        for other in range(CITIES):
            if beside >> other & 1 and self.book.network.colour(city, other) == colour:
                found |= 1 << other
        return found

    def _hard(self, total: int) -> float:
        """Ways are compared by the product of their odds; here it is a sum."""
        book = self.book
        ways = sum([book.roll_odds[i] for i in range(len(book.rolls)) if book.roll_total[i] >= total])
        return -log(ways / sum(book.roll_odds))

    def open(self, s: Airlines, seat: int) -> None:
        book = self.book
        self.s, self.seat = s, seat
        self.left = turns_left(s)
        self.pound = pound(s, self.left)
        self.harm = harm(self.seats)
        self.later = ERAS - s.era
        self.full = s.full()
        self.airline = s.airlines[seat]
        self.held_by = [int(airline.bases) for airline in s.airlines]
        self.bases = self.held_by[seat]
        self.others = int(s.others(seat))
        self.room = [int(airline.most_seats()) for airline in s.airlines]
        self.again = min(1.0, AGAIN + AGAIN_BOX * s.box / self.seats)  # how likely there is another turn in this era
        self.tile = TILE if self.later or self.left > TILE_TURNS else 0.0
        self.counts = markets(s)
        self.opens = [self._open(market) for market in range(AMERICAS)]
        self.opens.append(book.america_vp + book.america_money * self.pound)
        self.profits = profits(s, self.left)
        self.spread = profit_spread(self.left)
        mine = self.profits[seat]
        values = book.profit[s.era]
        more = ranking(self.profits, seat, mine + MORE, values, self.spread)
        self.point = (more - ranking(self.profits, seat, mine - LESS, values, self.spread)) / (MORE + LESS)
        self._count_seats()
        self._see_passengers()
        self._see_cities()
        self.flights: dict[int, list[Flight]] = {}
        self.toured = -1.0

    def _open(self, market: int) -> float:
        """What one more airport in the market brings: to the seat, and by what the others lose."""
        return self._changed(market, NOBODY)

    def _changed(self, market: int, victim: int) -> float:
        s = self.s
        before = self.counts[market]
        after = before[:]
        after[self.seat] += 1
        if victim != NOBODY:
            after[victim] -= 1
        ahead = self.overtaken[s.box]
        total = 0.0
        for airline in range(self.seats):
            change = majority(s, market, after, airline, ahead) - majority(s, market, before, airline, ahead)
            total += change if airline == self.seat else -self.harm * change
        return total

    def replaced(self, city: int, airline: int) -> float:
        """What it brings to replace the airport of this airline. AER-5b.31: the Americas are no market."""
        market = self.book.market[city]
        return REPLACED_AMERICA if market == AMERICAS else self._changed(market, airline)

    def _count_seats(self) -> None:
        self.new = self.old = self.biggest = self.biggest_new = self.held = 0
        for plane in self.airline.fleet:
            free = int(plane.free)
            self.held += plane.tiles
            self.biggest = max(self.biggest, free)
            if plane.new:
                self.new += free
                self.biggest_new = max(self.biggest_new, free)
            else:
                self.old += free

    def carried(self, tile: int, on_new: bool) -> float:
        """What it is worth to carry these people. A free seat on a new card counts against the profit, too."""
        people = self.book.people[tile]
        return self.book.tile_vp[tile] + people * (NEW_SEAT if on_new else 1.0) * self.point

    def rivals(self, space: int, tile: int) -> int:
        """How many others could claim these people."""
        ends = ends_of(self.book, space, tile)
        people = self.book.people[tile]
        found = 0
        for other in range(self.seats):
            if other != self.seat and self.held_by[other] & ends == ends and self.room[other] >= people:
                found += 1
        return found

    def _see_passengers(self) -> None:
        """AER-5d.2 to AER-5d.4: who can be claimed, and which airports would bring more. As many as there are turns
        for; what they bring beyond the last of those who can be claimed already counts."""
        s, book = self.s, self.book
        claims: list[float] = []
        lacking: list[tuple[int, float]] = []
        self.ready = self.near = 0  # people who can be claimed, and who need one airport more
        vp = people = 0
        for space in range(book.spaces + book.overflow):
            tile = tile_at(s, space)
            if tile == EMPTY:
                continue
            lack = ends_of(book, space, tile) & ~self.bases
            size = book.people[tile]
            worth = self.carried(tile, size <= self.biggest_new)
            if lack == 0:
                self.ready += size
                if size <= self.biggest:
                    claims.append(worth)
            else:
                worth *= (1.0 if size <= self.biggest else BIG) * RIVAL ** self.rivals(space, tile)
                lacking.append((lack, worth))
                if lack & (lack - 1):
                    continue
                self.near += size
            vp += book.tile_vp[tile]
            people += size
        self.per_person = vp / people if people else 0.0
        claims.sort()
        turns = int(CLAIMS * self.left) + 1
        floor = claims[len(claims) - turns] if len(claims) >= turns else 0.0
        self.unlocks = [0.0] * CITIES
        for lack, worth in lacking:
            if worth > floor:
                for city in range(CITIES):
                    if lack >> city & 1:
                        self.unlocks[city] += FOUND * (worth - floor) * (BOTH if lack & (lack - 1) else 1.0)

    def _see_cities(self) -> None:
        """What an airport in each city is worth, beside majority and bonus."""
        s, book = self.s, self.book
        worth = self.unlocks
        if self.later:
            often = DRAWN * self.later * (1.0 + (self.bases & self.starts).bit_count()) / 2.0
            for tile in s.bag:
                worth[book.destination[tile]] += often * (book.tile_vp[tile] + PERSON * book.people[tile])
            for city in book.homes:
                worth[city] += HUB * self.later * book.used
        self.worth = worth
        network = book.network
        reach = network.beside(self.bases, False) | self.bases
        whole = [worth[city] + self.opens[book.market[city]] for city in range(CITIES)]
        share = STEP if self.later or self.left > STEP_TURNS else 0.0
        self.steps = [0.0] * CITIES
        if share > 0.0:
            for city in range(CITIES):
                beyond = network.near[city] & ~reach
                best = 0.0
                for other in self.beside[city] if beyond else []:
                    if beyond >> other & 1:
                        best = max(best, whole[other] * self.ease[need(self.s, self.others, city, other)])
                self.steps[city] = share * best

    def _direct(self, city: int, far: int) -> int:
        """The least that a direct way to the city needs, or -1."""
        for colour in range(len(COLOURS)):
            if self.links[far][colour][city] & self.bases:
                return target(self.s, self.others, colour, city)
        return -1

    def _ways(self, far: bool) -> list[tuple[int, ...] | None]:
        """What the best way to each city needs."""
        hard = self.hard
        direct = [-1 if self.bases >> city & 1 else self._direct(city, 1 if far else 0) for city in range(CITIES)]
        found: list[tuple[int, ...] | None] = []
        for city in range(CITIES):
            least = NEVER
            needs: tuple[int, ...] | None = None
            if direct[city] >= 0:
                needs = (direct[city],) if direct[city] else ()
                least = hard[direct[city]]
            if far and least > 0.0 and not self.bases >> city & 1:
                for over in self.beside[city]:
                    if direct[over] >= 0:
                        last = need(self.s, self.others, over, city)
                        if hard[direct[over]] + hard[last] < least:
                            least = hard[direct[over]] + hard[last]
                            needs = tuple([each for each in (direct[over], last) if each])
            found.append(needs)
        return found

    def city(self, city: int, stage: int) -> float:
        """What an airport of this stage in the city brings; nothing where there is no room for it."""
        s, book = self.s, self.book
        worth = self.worth[city] + self.steps[city]
        if not self.full >> city & 1:
            return worth + self.opens[book.market[city]]
        best = 0.0
        for airline in range(len(s.airlines)):
            for lower in range(1, stage):
                if airline != self.seat and s.airlines[airline].airports[lower] >> city & 1:
                    best = max(best, worth + self.replaced(city, airline))
        return best

    def attempt(self, city: int, worth: float, needs: tuple[int, ...]) -> Flight:
        """AER-5c: by the exact odds, with as much money as the airport is worth."""
        airline = self.airline
        if not needs:
            return Flight(city, worth, 1.0, worth - self.tile)
        purse = int(airline.money)
        if self.pound > 0.0:
            purse = min(purse, int(worth / self.pound))
        pilots = airline.advantages[PILOT] if self.book.market[city] != EUROPE else 0
        beacons = airline.advantages[BEACONS]
        return self.flown(city, worth, needs, airline.failures, pilots, min(purse, PURSE), beacons)

    def flown(
        self, city: int, worth: float, needs: tuple[int, ...], failures: int, pilots: int, purse: int, beacons: int
    ) -> Flight:
        key = ((needs[0] * 16 + (needs[1] if len(needs) > 1 else 0)) * 4 + failures) * 8 + pilots
        key = key * (PURSE + 1) + purse
        odds = self.odds.get(key)
        if odds is None:
            odds = self.odds[key] = of_rolls(self.book, needs, failures, pilots, purse)
        aided, cost = odds.aided, odds.cost
        if beacons:
            aided = 1.0 - (1.0 - aided) ** (1 + min(HELPFUL, beacons))
        return Flight(city, worth, aided, aided * worth - cost * self.pound - self.tile)

    def to(self, stage: int, far: bool) -> list[Flight]:
        """All flights with a tile of this stage and range, the best first."""
        key = stage * 2 + far
        known = self.flights.get(key)
        if known is not None:
            return known
        ways = self._ways(far)
        found: list[Flight] = []
        for city in range(CITIES):
            needs = ways[city]
            if needs is not None:
                worth = self.city(city, stage)
                if worth > 0.0:
                    found.append(self.attempt(city, worth, needs))
        found.sort(key=_gain, reverse=True)
        self.flights[key] = found
        return found

    def tour(self) -> float:
        """What all tiles on the own cards bring, each in another city."""
        if self.toured >= 0.0:
            return self.toured
        s = self.s
        total = 0.0
        taken = 0
        share = [1.0] * (AMERICAS + 1)
        for plane in self.airline.fleet:
            card = plane.card
            for _ in range(plane.tiles):
                best: Flight | None = None
                for flight in self.to(self.book.stage[card], s.is_long_distance(self.seat, card)):
                    if not taken >> flight.city & 1:
                        best = flight
                        break
                if best is not None and best.gain > 0.0:
                    taken |= 1 << best.city
                    market = self.book.market[best.city]
                    total += best.gain * share[market]
                    share[market] *= SAME
        self.toured = total
        return total


def _gain(flight: Flight) -> float:
    return flight.gain
