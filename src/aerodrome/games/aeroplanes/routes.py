"""AER-5b: where a tile can go, by which way, and what it needs there."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from aerodrome.games.aeroplanes.pieces import NOWHERE
from aerodrome.games.aeroplanes.state import Airlines
from aerodrome.kernel.step import Reason

OWN_AIRPORT: Final = Reason("AER-5b.3", "own-airport")
NO_ROUTE: Final = Reason("AER-5b.4", "no-route")
NEEDS_LDA: Final = Reason("AER-5b.10", "needs-lda")
CITY_FULL: Final = Reason("AER-5b.20", "city-full")


@final
class Route:
    """From an own airport to a destination, directly or over one city that is skipped; `needs` are the totals that the
    dice must show, in the order of travel."""

    def __init__(self, start: int, via: int, first: int, second: int) -> None:
        self.start, self.via = start, via
        self.needs = [first] if first else []
        if second:
            self.needs.append(second)
        self.low, self.high = (first, second) if first < second else (second, first)

    def is_sure(self) -> bool:
        return self.high == 0


def within_reach(s: Airlines, bases: i64, long_distance: bool) -> i64:
    """AER-5b.4, AER-5b.10, AER-5b.11: the cities to which a route leads from these bases."""
    network = s.book.network
    beside = network.beside(bases, long_distance) & ~bases
    return (beside | network.beside(beside, True)) & ~bases if long_distance else beside


def replaceable(s: Airlines, seat: int, stage: int) -> i64:
    """AER-5b.17 to AER-5b.19: the cities where an opponent has an airport of a lower stage."""
    found: i64 = 0
    for airline in range(len(s.airlines)):
        if airline != seat:
            for lower in range(1, stage):
                found |= s.airlines[airline].airports[lower]
    return found


def roomy(s: Airlines, seat: int, stage: int) -> i64:
    """AER-5b.16, AER-5b.17: the cities with an empty space, or with an airport that a tile of this stage replaces."""
    return ~s.full() | replaceable(s, seat, stage)


def destinations(s: Airlines, seat: int, card: i64) -> i64:
    """AER-5b.3 to AER-5b.20: the cities where a tile of the card may go."""
    reach = within_reach(s, s.airlines[seat].bases, s.is_long_distance(seat, card))
    return reach & roomy(s, seat, s.book.stage[card])


def can_place(s: Airlines, seat: int) -> bool:
    """AER-4.9: is there a tile that has a destination?"""
    return any(plane.tiles and destinations(s, seat, plane.card) for plane in s.airlines[seat].fleet)


def cards_to_place(s: Airlines, seat: int) -> list[int]:
    """AER-5b.1, AER-4.9: the own cards with a tile that has a destination. Tiles of one stage and range are alike."""
    found: list[int] = []
    asked: i64 = 0  # sorts of tile, as bits
    possible: i64 = 0
    for plane in s.airlines[seat].fleet:
        if plane.tiles:
            sort: i64 = 1 << 2 * s.book.stage[plane.card] + s.is_long_distance(seat, plane.card)
            if not asked & sort:
                asked |= sort
                if destinations(s, seat, plane.card):
                    possible |= sort
            if possible & sort:
                found.append(plane.card)
    return found


def why_not(s: Airlines, seat: int, card: int, city: int) -> Reason | None:
    """Why the city is no destination for a tile of the card."""
    bases = s.airlines[seat].bases
    if bases >> city & 1:
        return OWN_AIRPORT
    if not within_reach(s, bases, s.is_long_distance(seat, card)) >> city & 1:
        return NEEDS_LDA if within_reach(s, bases, True) >> city & 1 else NO_ROUTE
    return None if roomy(s, seat, s.book.stage[card]) >> city & 1 else CITY_FULL


def need(s: Airlines, others: i64, start: i64, end: i64) -> int:
    """AER-5b.5 to AER-5b.7, AER-5c.2 to AER-5c.4: what the dice must show on a connection; nothing on a white one, and
    less where others have an airport."""
    return target(s, others, s.book.network.colour(start, end), end)


def target(s: Airlines, others: i64, colour: int, end: i64) -> int:
    """The same by the colour of the connection."""
    total = s.book.targets[colour]
    return total - s.book.opponent_bonus if total and others >> end & 1 else total


def routes(s: Airlines, seat: int, card: i64, city: i64) -> list[Route]:
    """AER-5b.32, AER-R40: the undominated ways, one for each set of needs, direct ones first."""
    network, bases, others = s.book.network, s.airlines[seat].bases, s.others(seat)
    long_distance = s.is_long_distance(seat, card)
    found: list[Route] = []
    for start in network.far_list[city] if long_distance else network.near_list[city]:
        if bases >> start & 1:
            _keep(found, start, NOWHERE, need(s, others, start, city), 0)
            if found[-1].is_sure():  # and nothing is better
                return found
    if not long_distance:
        return found
    between: i64 = network.far[city] & ~bases
    for start in range(network.size):
        if bases >> start & 1 and network.far[start] & between:
            for via in network.far_list[start]:
                if between >> via & 1:
                    _keep(found, start, via, need(s, others, start, via), need(s, others, via, city))
                    if found[-1].is_sure():
                        return found
    return found


def _keep(found: list[Route], start: int, via: int, first: int, second: int) -> None:
    """AER-R40: add a route unless one that is there dominates it, and drop those that it dominates: every roll can be
    matched to a different one that needs as much, where a roll that is not made needs nothing."""
    low, high = (first, second) if first < second else (second, first)
    for other in found:
        if other.low <= low and other.high <= high:
            return
    for i in range(len(found) - 1, -1, -1):
        if low <= found[i].low and high <= found[i].high:
            del found[i]
    found.append(Route(start, via, first, second))


def victims(s: Airlines, seat: int, card: i64, city: i64) -> list[int]:
    """AER-5b.17 to AER-5b.21: in a full city, the airlines whose airport a tile of the card can replace."""
    found: list[int] = []
    if not s.full() >> city & 1:
        return found
    stage = s.book.stage[card]
    for airline in range(len(s.airlines)):
        there = s.airlines[airline]
        if airline != seat and there.bases >> city & 1 and 0 < there.stage_at(city) < stage:
            found.append(airline)
    return found
