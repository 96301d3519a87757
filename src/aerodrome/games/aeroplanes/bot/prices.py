"""What things are worth in Aeroplanes, all in VP."""

from __future__ import annotations

from math import exp
from typing import Final

from aerodrome.games.aeroplanes.content import AMERICAS, CITIES, ERAS
from aerodrome.games.aeroplanes.passengers import tile_at
from aerodrome.games.aeroplanes.pieces import Airline
from aerodrome.games.aeroplanes.scoring import airports_in, shares
from aerodrome.games.aeroplanes.scoring import majority as scored
from aerodrome.games.aeroplanes.state import EMPTY, Airlines

POUND: Final = [0.0, 0.8, 0.65, 0.5]  # £1, by era
KEEPS: Final = 12.0  # so many turns before the end of the last era, money begins to lose its worth,
WORTHLESS: Final = 0.8  # and so many before it has none
KEPT: Final = 0.3  # what an advantage tile is worth later
HARM: Final = 0.6  # what the losses of all others together are worth
PACE: Final = 4.0  # turns of all seats for each pound in the box
CLAIMS: Final = 0.45  # of the turns to come are claims
PARTY: Final = 2.0  # people of a claim
NOT_THERE: Final = 0.5  # of the claims to come, those of people whose airports are still to be opened
STAYS: Final = 0.85  # of an airport's majority is still there an era later
NO_AIRPORT: Final = 0.4  # of the VP of a market that one is not in yet, in later eras
SURE: Final = 0.25  # the spread of airports at the end of an era,
TURN: Final = 0.07  # with each turn before it,
ERA: Final = 0.9  # and with each era
PEOPLE: Final = 1.0  # the spread of profits at the end of an era,
MORE_PEOPLE: Final = 0.2  # and with each turn before it
IN_HAND: Final = [0.0, 0.75, 0.4, 0.2]  # of a position, by era: £1,
TO_PLACE: Final = [0.0, 3.3, 2.6, 1.9]  # an airport tile on its card,
AIRPORT: Final = [0.0, 3.0, 1.6, 0.2]  # an airport beside its majorities,
ADVANTAGE: Final = [0.0, 0.9, 1.0, 0.5]  # and an advantage tile
FAILURE: Final = 0.25  # an engine failure
MARKET: Final = 0.75  # of the VP that majorities promise,
PROFIT: Final = 0.8  # that profits promise,
READY: Final = 0.5  # of those who can be claimed,
UNUSED: Final = 0.4  # and of cards that are not fully used
USE: Final = 0.25  # how much of it will be used at the end of the last era,
USE_TURN: Final = 0.25  # and more with each turn before it
LEVEL: Final = 0.5  # airports that who is level with another is behind
UNLIKELY: Final = 30.0  # a lead of so many spreads is as good as sure


def likely(lead: float, spread: float) -> float:
    """How likely a lead is to hold."""
    x = lead / spread
    return 0.0 if x < -UNLIKELY else 1.0 if x > UNLIKELY else 1.0 / (1.0 + exp(-x))


def turns_left(s: Airlines) -> float:
    """Of each seat in this era, about."""
    return with_box(s.box, s.book.players)


def with_box(box: int, seats: int) -> float:
    return 1.0 + PACE * box / seats


def pound(s: Airlines, left: float) -> float:
    """What £1 is worth. In the last era it is soon worth nothing."""
    return POUND[s.era] if s.era < ERAS else POUND[s.era] * min(1.0, (left - WORTHLESS) / KEEPS)


def placing(counts: list[int], airline: int, values: list[int], ahead: list[float]) -> float:
    """AER-6a.2 to AER-6a.4: the VP of a majority, if airports may still come and go. Who has one airline ahead gets the
    lower value, and who has none, or shares the lead, the higher."""
    first, second = 1.0, 0.0
    mine = counts[airline] - CITIES
    for other in range(len(counts)):
        if other != airline:
            chance = ahead[counts[other] - mine]
            second += (first - second) * chance
            first *= 1.0 - chance
    return values[0] * first + values[1] * second


def overtaken(left: float) -> list[list[float]]:
    """How likely an airline with so many airports more, or less, is ahead in the end: of this era and later ones."""
    spreads = [SURE + TURN * left] + [ERA * later + TURN * left for later in range(1, ERAS)]
    return [[likely(lead - LEVEL, spread) for lead in range(-CITIES, CITIES + 1)] for spread in spreads]


def majority(s: Airlines, market: int, counts: list[int], airline: int, ahead: list[list[float]]) -> float:
    """The VP that so many airports in the market bring in this era and the later ones."""
    held = counts[airline] > 0
    total = placing(counts, airline, s.book.majority[s.era][market], ahead[0]) if held else 0.0
    stays = STAYS if held else NO_AIRPORT
    for later in range(1, ERAS + 1 - s.era):
        total += stays * placing(counts, airline, s.book.majority[s.era + later][market], ahead[later])
        stays *= STAYS
    return total


def markets(s: Airlines) -> list[list[int]]:
    return [airports_in(s, market) for market in range(AMERICAS)]


def profits(s: Airlines, left: float) -> list[float]:
    """AER-6a.6: what each seat will show at the end of the era, when it has claimed what it still can."""
    book = s.book
    seats = book.players
    bases = [airline.bases for airline in s.airlines]
    waits = [0] * seats
    for space in range(len(s.waiting)):
        tile = s.waiting[space]
        if tile != EMPTY:
            ends = 1 << book.destination[tile] | 1 << book.origin[space]
            for seat in range(seats):
                if bases[seat] & ends == ends:
                    waits[seat] += book.people[tile]
    found: list[float] = []
    for seat in range(seats):
        new = old = 0
        for plane in s.airlines[seat].fleet:
            if plane.new:
                new += plane.free
            else:
                old += plane.free
        comes = max(0.0, left - 1.0) * CLAIMS * PARTY
        comes = min(comes, 1.0 * (new + old), waits[seat] + NOT_THERE * comes)
        found.append(s.profit(seat) + comes + min(comes, 1.0 * new))
    return found


def ranking(profits: list[float], seat: int, mine: float, values: list[int], spread: float) -> float:
    """AER-6a.8: the VP of such a profit beside those of the others."""
    better = [1.0] + [0.0] * (len(profits) - 1)  # how likely so many are better
    for other in range(len(profits)):
        if other != seat:
            ahead = likely(profits[other] - mine, spread)
            for n in range(len(profits) - 1, 0, -1):
                better[n] += (better[n - 1] - better[n]) * ahead
            better[0] *= 1.0 - ahead
    total = 0.0
    for n in range(min(len(values), len(better))):
        total += values[n] * better[n]
    return total


def profit_spread(left: float) -> float:
    return PEOPLE + MORE_PEOPLE * left


def harm(seats: int) -> float:
    """What another's loss is worth to one of so many."""
    return HARM / (seats - 1)


def carried(s: Airlines, airline: Airline) -> int:
    """AER-6c: VP that are sure to be added in the end: of passengers, and of aeroplanes that are fully used."""
    book = s.book
    total = 0
    for claim in airline.claimed:
        total += book.tile_vp[claim.tile]
    for tile in airline.scored:
        total += book.tile_vp[tile]
    for card in airline.pile:
        total += book.card_vp[card]
    for plane in airline.fleet:
        if plane.free == 0 and plane.tiles == 0:
            total += book.card_vp[plane.card]
    return total


def stopped(s: Airlines) -> list[int]:
    """AER-6a, AER-6c: the VP of each seat if the era ends now, with those of the final count."""
    book = s.book
    gains = shares([s.profit(seat) for seat in range(book.players)], book.profit[s.era])
    for market in range(AMERICAS):
        values = scored(airports_in(s, market), book.majority[s.era][market])
        for seat in range(len(gains)):
            gains[seat] += values[seat]
    players = s.airlines[: book.players]
    return [airline.vp() + gains[seat] + carried(s, airline) for seat, airline in enumerate(players)]


def outlook(s: Airlines, ahead: list[list[float]]) -> list[float]:
    """The VP that each seat will have in the end, beside what all will have."""
    book, era = s.book, s.era
    left = turns_left(s)
    counts, coming, spread = markets(s), profits(s, left), profit_spread(left)
    use = 1.0 if era < ERAS else min(1.0, USE + USE_TURN * left)  # of what must still be used
    found: list[float] = []
    for seat in range(book.players):
        airline = s.airlines[seat]
        bases = airline.bases
        total = airline.vp() + carried(s, airline) + AIRPORT[era] * int(bases).bit_count()
        for market in range(AMERICAS):
            total += MARKET * majority(s, market, counts[market], seat, ahead)
        total += PROFIT * ranking(coming, seat, coming[seat], book.profit[era], spread)
        more = (
            IN_HAND[era] * int(airline.money)
            + ADVANTAGE[era] * sum(airline.advantages)
            - FAILURE * int(airline.failures)
        )
        most = airline.most_seats()
        for plane in airline.fleet:
            more += TO_PLACE[era] * int(plane.tiles)
            if plane.free or plane.tiles:
                more += UNUSED * book.card_vp[plane.card]
        for space in range(book.spaces + book.overflow):
            tile = tile_at(s, space)
            if tile == EMPTY or book.people[tile] > most or not bases >> book.destination[tile] & 1:
                continue
            if space >= book.spaces or bases >> book.origin[space] & 1:
                more += READY * book.tile_vp[tile]
        found.append(total + use * more)
    return found
