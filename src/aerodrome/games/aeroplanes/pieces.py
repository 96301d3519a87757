"""What the position of Aeroplanes is made of: airlines with their aeroplanes, the attempt under way, the last roll."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from aerodrome.games.aeroplanes.content import AMERICAS, MARKETS, STAGES
from aerodrome.kernel.fields import Piece

NOBODY: Final = -1  # no seat, no airline
NOWHERE: Final = -1  # no city
NO_CARD: Final = -1
HOME_STAGE: Final = 0  # of a Home airport: it is never compared
SOURCES: Final = [*MARKETS[:AMERICAS], "profit", "americas", "aeroplanes", "passengers"]  # where VP come from


@mypyc_attr(acyclic=True)
@final
class Aeroplane(Piece):
    """An aeroplane card in the fleet of an airline."""

    def __init__(self, card: i64, free: i64, tiles: i64, new: bool) -> None:
        self.card = card
        self.free = free  # seats not used yet
        self.tiles = tiles  # airport tiles lying on it
        self.new = new  # bought in this era

    def copy(self) -> Aeroplane:
        return Aeroplane(self.card, self.free, self.tiles, self.new)


@mypyc_attr(acyclic=True)
@final
class Claim(Piece):
    """A passenger tile that was claimed in this era, and the card it lies on. It never changes, so copies share it."""

    def __init__(self, tile: i64, card: i64) -> None:
        self.tile = tile
        self.card = card

    def copy(self) -> Claim:
        return self


@mypyc_attr(acyclic=True)
@final
class Points(Piece):
    """An airline's VP by their source."""

    def __init__(self, markets: list[int], profit: i64, americas: i64, aeroplanes: i64, passengers: i64) -> None:
        self.markets = markets  # of majorities, by market; the Americas are none
        self.profit = profit
        self.americas = americas  # of empty spaces there
        self.aeroplanes = aeroplanes  # of the final count, as the next
        self.passengers = passengers

    def copy(self) -> Points:
        return Points(self.markets[:], self.profit, self.americas, self.aeroplanes, self.passengers)

    def total(self) -> i64:
        total: i64 = self.profit + self.americas + self.aeroplanes + self.passengers
        for vp in self.markets:
            total += vp
        return total

    def by_source(self) -> list[int]:
        """In the order of `SOURCES`."""
        return [*self.markets, self.profit, self.americas, self.aeroplanes, self.passengers]


@mypyc_attr(acyclic=True)
@final
class Airline(Piece):
    """A seat's airline. The neutral airline of two players is one that has airports and nothing else."""

    def __init__(
        self,
        money: i64,
        points: Points,
        airports: list[int],
        reserve: list[int],
        fleet: list[Aeroplane],
        pile: list[int],
        claimed: list[Claim],
        scored: list[int],
        advantages: list[int],
        failures: i64,
    ) -> None:
        self.money = money
        self.points = points
        self.airports = airports  # by stage, the Home airport first: a set of cities
        self.reserve = reserve  # by stage: tiles neither on a card nor on the board
        self.fleet = fleet  # by ascending card
        self.pile = pile  # cards that are fully used
        self.claimed = claimed  # passengers of this era
        self.scored = scored  # passenger tiles with VP of the eras before
        self.advantages = advantages  # tiles by kind
        self.failures = failures  # of engines
        bases: i64 = 0
        for cities in airports:
            bases |= cities
        self.bases = bases  # the cities with an airport of any stage; it follows from `airports` and is not saved

    def copy(self) -> Airline:
        return Airline(
            self.money,
            self.points.copy(),
            self.airports[:],
            self.reserve[:],
            [plane.copy() for plane in self.fleet],
            self.pile[:],
            self.claimed[:],
            self.scored[:],
            self.advantages[:],
            self.failures,
        )

    def vp(self) -> int:
        return self.points.total()

    def plane(self, card: i64) -> Aeroplane:
        """The aeroplane of the fleet with this card. Raises ValueError if it is not there."""
        for plane in self.fleet:
            if plane.card == card:
                return plane
        raise ValueError(f"card {card} is not in the fleet")

    def owns(self, card: i64) -> bool:
        """Is the card in the fleet?"""
        return any(plane.card == card for plane in self.fleet)

    def most_seats(self) -> i64:
        """AER-5d.5, AER-5d.6: how many people one aeroplane can still take."""
        most: i64 = 0
        for plane in self.fleet:
            if plane.free > most:
                most = plane.free
        return most

    def stage_at(self, city: int) -> int:
        """The stage of the airport in a city. Raises ValueError if there is none."""
        for stage in range(STAGES + 1):
            if self.airports[stage] >> city & 1:
                return stage
        raise ValueError(f"the airline has no airport in city {city}")

    def found(self, city: int, stage: int) -> None:
        """An airport of this stage stands in the city from now on."""
        self.airports[stage] |= 1 << city
        self.bases |= 1 << city

    def oust(self, city: int) -> int:
        """AER-5b.22: the airport there goes back to the reserve; its stage was this."""
        stage = self.stage_at(city)
        self.airports[stage] &= ~(1 << city)
        self.bases &= ~(1 << city)
        self.reserve[stage] += 1
        return stage


@mypyc_attr(acyclic=True)
@final
class Attempt(Piece):
    """AER-5b.2: the attempt to open an airport that is under way; without a card there is none."""

    def __init__(self, card: i64, city: i64, start: i64, via: i64, victim: i64, leg: i64) -> None:
        self.card = card  # where its tile lies
        self.city = city  # its destination
        self.start = start  # the own airport it starts from
        self.via = via  # the city it skips
        self.victim = victim  # the airline whose airport it replaces
        self.leg = leg  # how many connections lie behind it

    def copy(self) -> Attempt:
        return Attempt(self.card, self.city, self.start, self.via, self.victim, self.leg)

    def legs(self) -> int:
        """How many connections its route has."""
        return 1 if self.via == NOWHERE else 2


def no_attempt() -> Attempt:
    return Attempt(NO_CARD, NOWHERE, NOWHERE, NOWHERE, NOBODY, 0)


@mypyc_attr(acyclic=True)
@final
class Roll(Piece):
    """The last roll of the risk dice. The list of its dice is only ever replaced, so copies share it."""

    def __init__(self, dice: list[int], lift: i64, picks: i64) -> None:
        self.dice = dice  # when advantage tiles are bought, those that are not used up
        self.lift = lift  # pips that Daring Pilots have added to it
        self.picks = picks  # advantage tiles taken for it

    def copy(self) -> Roll:
        return Roll(self.dice, self.lift, self.picks)

    def total(self) -> int:
        """AER-5c.9: its pips, with those that pilots have added."""
        total: i64 = self.lift
        for pips in self.dice:
            total += pips
        return total
