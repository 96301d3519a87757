"""AER-5b: where a tile can go, by which way, and what it needs there."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.aeroplanes.content import CITIES, STAGES
from aerodrome.games.aeroplanes.state import NOWHERE, Airlines
from aerodrome.kernel.step import Reason

OWN_AIRPORT: Final = Reason("AER-5b.3", "own-airport")
NO_ROUTE: Final = Reason("AER-5b.4", "no-route")
NEEDS_LDA: Final = Reason("AER-5b.10", "needs-lda")
CITY_FULL: Final = Reason("AER-5b.20", "city-full")


@final
class Route:
    """From an own airport to a destination, directly or over one city that is skipped; `needs` are the totals that the
    dice must show, in the order of travel."""

    def __init__(self, start: int, via: int, needs: list[int]) -> None:
        self.start, self.via, self.needs = start, via, needs
        self.low = min(needs) if len(needs) > 1 else 0
        self.high = max(needs) if needs else 0


def within_reach(s: Airlines, bases: int, long_distance: bool) -> int:
    """AER-5b.4, AER-5b.10, AER-5b.11: the cities to which a route leads from these bases."""
    network = s.book.network
    if not long_distance:
        return network.around(bases, network.near) & ~bases
    beside = network.around(bases, network.far) & ~bases
    return (beside | network.around(beside, network.far)) & ~bases


def replaceable(s: Airlines, seat: int, stage: int) -> int:
    """AER-5b.17 to AER-5b.19: the cities where an opponent has an airport of a lower stage."""
    found = 0
    for airline in range(len(s.airports)):
        if airline != seat:
            for lower in range(1, stage):
                found |= s.airports[airline][lower]
    return found


def roomy(s: Airlines, seat: int, stage: int) -> int:
    """AER-5b.16, AER-5b.17: the cities with an empty space, or with an airport that a tile of this stage replaces."""
    return ~s.full() | replaceable(s, seat, stage)


def destinations(s: Airlines, seat: int, card: int) -> int:
    """AER-5b.3 to AER-5b.20: the cities where a tile of the card may go."""
    reach = within_reach(s, s.bases(seat), s.is_long_distance(seat, card))
    return reach & roomy(s, seat, s.book.stage[card])


def cards_to_place(s: Airlines, seat: int) -> list[int]:
    """AER-5b.1, AER-4.9: the own cards with a tile that has a destination. Tiles of one stage and range are alike."""
    bases, full = s.bases(seat), s.full()
    near = far = NOWHERE  # not asked yet: no set of cities is negative
    found: list[int] = []
    open_to = [NOWHERE] * (STAGES + 1)
    for card in s.fleet[seat]:
        if s.tiles[card] == 0:
            continue
        stage = s.book.stage[card]
        if open_to[stage] == NOWHERE:
            open_to[stage] = ((1 << CITIES) - 1) & (~full | replaceable(s, seat, stage))
        if s.is_long_distance(seat, card):
            if far == NOWHERE:
                far = within_reach(s, bases, True)
            reach = far
        else:
            if near == NOWHERE:
                near = within_reach(s, bases, False)
            reach = near
        if reach & open_to[stage]:
            found.append(card)
    return found


def why_not(s: Airlines, seat: int, card: int, city: int) -> Reason | None:
    """Why the city is no destination for a tile of the card."""
    bases = s.bases(seat)
    if bases >> city & 1:
        return OWN_AIRPORT
    if not within_reach(s, bases, s.is_long_distance(seat, card)) >> city & 1:
        return NEEDS_LDA if within_reach(s, bases, True) >> city & 1 else NO_ROUTE
    return None if roomy(s, seat, s.book.stage[card]) >> city & 1 else CITY_FULL


def need(s: Airlines, seat: int, start: int, end: int) -> int:
    """AER-5b.5 to AER-5b.7, AER-5c.2 to AER-5c.4: what the dice must show on a connection; nothing on a white one."""
    target = s.book.targets[s.book.network.colour(start, end)]
    return target - s.book.opponent_bonus if target and s.opposed(seat, end) else target


def routes(s: Airlines, seat: int, card: int, city: int) -> list[Route]:
    """AER-5b.32, AER-R40: the undominated ways, one for each set of needs, direct ones first."""
    network, bases = s.book.network, s.bases(seat)
    long_distance = s.is_long_distance(seat, card)
    beside = network.far[city] if long_distance else network.near[city]
    found: list[Route] = []
    for start in range(CITIES):
        if bases & beside & 1 << start:
            _keep(found, start, NOWHERE, need(s, seat, start, city), 0)
    if not long_distance:
        return found
    last = [0] * CITIES
    for via in range(CITIES):
        if beside & ~bases & 1 << via:
            last[via] = need(s, seat, via, city)
    for start in range(CITIES):
        between = network.far[start] & beside & ~bases if bases >> start & 1 else 0
        for via in range(CITIES):
            if between >> via & 1:
                _keep(found, start, via, need(s, seat, start, via), last[via])
    return found


def _keep(found: list[Route], start: int, via: int, first: int, second: int) -> None:
    """AER-R40: add a route unless one that is there dominates it, and drop those that it dominates: every roll can be
    matched to a different one that needs as much, where a roll that is not made needs nothing."""
    low, high = min(first, second), max(first, second)
    for other in found:
        if other.low <= low and other.high <= high:
            return
    found[:] = [other for other in found if other.low < low or other.high < high]
    found.append(Route(start, via, [leg for leg in (first, second) if leg]))


def victims(s: Airlines, seat: int, card: int, city: int) -> list[int]:
    """AER-5b.17 to AER-5b.21: in a full city, the airlines whose airport a tile of the card can replace."""
    if not s.full() >> city & 1:
        return []
    stage = s.book.stage[card]
    found: list[int] = []
    for airline in range(len(s.airports)):
        if airline != seat and s.bases(airline) >> city & 1 and 0 < s.stage_at(airline, city) < stage:
            found.append(airline)
    return found
