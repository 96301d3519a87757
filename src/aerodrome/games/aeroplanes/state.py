"""The position of Aeroplanes, and the small verbs that change it."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final, final

from aerodrome.games.aeroplanes.content import STAGES, Book
from aerodrome.kernel.state import State
from aerodrome.kernel.step import Step

EMPTY: Final = -1  # a space without a tile
NOBODY: Final = -1  # no seat, no airline
NOWHERE: Final = -1  # no city
NO_CARD: Final = -1
HOME_STAGE: Final = 0  # of a Home airport: it is never compared

FROM_PROFIT: Final = 3  # where VP come from; those of the three markets come first
FROM_AMERICAS: Final = 4
FROM_AEROPLANES: Final = 5
FROM_PASSENGERS: Final = 6
SOURCES: Final = ["europe", "africa", "asia", "profit", "americas", "aeroplanes", "passengers"]

EVENTS: Final = [
    "wait number:passengers",
    "first seat",
    "home seat city number:money",
    "neutral city number:stage",
    "era number",
    "income seat number:money",
    "round number",
    "turn seat",
    "maintain seat",
    "buy seat aeroplane number:price",
    "load seat aeroplane number:tiles",
    "appear aeroplane",
    "depart seat aeroplane city",
    "over seat city",
    "roll seat number:total number:needed",
    "beacon seat",
    "failure seat number:skulls number:held",
    "crash seat",
    "pilots seat number:pilots number:total",
    "pay seat number:money",
    "fail seat city",
    "oust seat airline city number:stage",
    "open seat city number:stage",
    "bonus seat number:money number:vp",
    "claim seat city number:people aeroplane",
    "night seat",
    "advantage seat advantage",
    "search seat",
    "subsidy seat number:left",
    "token seat",
    "majority airline market number:airports number:vp",
    "profit seat number:profit number:vp",
    "remove aeroplane",
    "retire seat aeroplane",
    "flip seat aeroplane number:free",
    "overflow city number:people",
    "white seat number:roll",
    "count seat number:aeroplanes number:passengers",
    "win seat",
]


@final
class Airlines(State):
    """All that changes, and all of it is open: the bag is sorted, so that its order tells nothing."""

    def __init__(
        self,
        todo: list[Step[Any]],
        book: Book,
        era: int,
        rounds: int,
        first: int,
        taker: int,
        box: int,
        bag: list[int],
        waiting: list[int],
        overflow: list[int],
        gone: list[int],
        row: list[int],
        deck: list[int],
        removed: list[int],
        money: list[int],
        points: list[list[int]],
        airports: list[list[int]],
        reserve: list[list[int]],
        fleet: list[list[int]],
        piles: list[list[int]],
        free: list[int],
        tiles: list[int],
        new: list[int],
        claimed: list[list[int]],
        carriers: list[list[int]],
        scored: list[list[int]],
        advantages: list[list[int]],
        failures: list[int],
        placed: int,
        card: int,
        city: int,
        start: int,
        via: int,
        victim: int,
        leg: int,
        dice: list[int],
        lift: int,
        picks: int,
    ) -> None:
        super().__init__(todo)
        self.book = book
        self.era = era  # from 1
        self.rounds = rounds  # begun in this era
        self.first = first  # the first player holds the white die
        self.taker = taker  # of the black token in this era, or NOBODY
        self.box = box  # pounds left in the subsidy box
        self.bag = bag  # passenger tiles, sorted
        self.waiting = waiting  # by space: a passenger tile, or EMPTY
        self.overflow = overflow
        self.gone = gone  # passenger tiles that have left the game
        self.row = row  # aeroplane cards, ascending
        self.deck = deck  # the last is the next
        self.removed = removed
        self.money = money
        self.points = points  # of each seat, by source
        self.airports = airports  # of each airline and stage, the Home airport first: a set of cities
        self.reserve = reserve  # of each airline and stage: tiles neither on a card nor on the board
        self.fleet = fleet  # of each seat: aeroplane cards, ascending
        self.piles = piles  # and those that are fully used
        self.free = free  # of each aeroplane card: seats not used yet,
        self.tiles = tiles  # airport tiles lying on it,
        self.new = new  # and whether it was bought in this era
        self.claimed = claimed  # of each seat: passenger tiles of this era,
        self.carriers = carriers  # and the cards they lie on
        self.scored = scored  # of each seat: passenger tiles with VP of the eras before
        self.advantages = advantages  # of each seat, by kind
        self.failures = failures
        self.placed = placed  # airports opened in this action
        self.card = card  # of the attempt under way: where its tile lies,
        self.city = city  # its destination,
        self.start = start  # the own airport it starts from,
        self.via = via  # the city it skips,
        self.victim = victim  # the airline whose airport it replaces,
        self.leg = leg  # and how many connections lie behind it
        self.dice = dice  # the last risk roll; when advantage tiles are bought, those that are not used up
        self.lift = lift  # pips that Daring Pilots have added to it
        self.picks = picks  # advantage tiles taken for this roll

    def clone(self) -> Airlines:
        return Airlines(
            self.todo[:],
            self.book,
            self.era,
            self.rounds,
            self.first,
            self.taker,
            self.box,
            self.bag[:],
            self.waiting[:],
            self.overflow[:],
            self.gone[:],
            self.row[:],
            self.deck[:],
            self.removed[:],
            self.money[:],
            [each[:] for each in self.points],
            [each[:] for each in self.airports],
            [each[:] for each in self.reserve],
            [each[:] for each in self.fleet],
            [each[:] for each in self.piles],
            self.free[:],
            self.tiles[:],
            self.new[:],
            [each[:] for each in self.claimed],
            [each[:] for each in self.carriers],
            [each[:] for each in self.scored],
            [each[:] for each in self.advantages],
            self.failures[:],
            self.placed,
            self.card,
            self.city,
            self.start,
            self.via,
            self.victim,
            self.leg,
            self.dice[:],
            self.lift,
            self.picks,
        )

    @property
    def airlines(self) -> int:
        """With two players the neutral airline is the last."""
        return len(self.airports)

    def vp(self, seat: int) -> int:
        return sum(self.points[seat])

    def bases(self, airline: int) -> int:
        """The cities where the airline has an airport."""
        a = self.airports[airline]
        return a[0] | a[1] | a[2] | a[3]

    def full(self) -> int:
        """The cities without an empty airport space."""
        one = two = three = 0
        for airline in range(len(self.airports)):
            bases = self.bases(airline)
            three |= two & bases
            two |= one & bases
            one |= bases
        return three | two & self.book.two_room

    def stage_at(self, airline: int, city: int) -> int:
        """The stage of the airline's airport in a city where it has one."""
        for stage in range(STAGES + 1):
            if self.airports[airline][stage] >> city & 1:
                return stage
        raise ValueError(f"airline {airline} has no airport in {self.book.cities[city]}")

    def opposed(self, seat: int, city: int) -> bool:
        """AER-5c.2: has anybody else an airport there?"""
        others = 0
        for airline in range(len(self.airports)):
            if airline != seat:
                others |= self.bases(airline)
        return bool(others >> city & 1)

    def supply(self, kind: int) -> int:
        """AER-2.5: advantage tiles that nobody holds."""
        return self.book.copies[kind] - sum([held[kind] for held in self.advantages])

    def available(self, kind: int) -> bool:
        """AER-5e.4: its era has come, and a tile is left."""
        return self.era >= self.book.from_era[kind] and self.supply(kind) > 0

    def price(self, card: int) -> int:
        """AER-5a.2: the printed price, and £1 for every card in front of it."""
        return self.book.price[card] + self.book.surcharge * self.row.index(card)

    def profit(self, seat: int) -> int:
        """AER-6a.6, AER-6a.7: people claimed in this era, less free seats on the cards bought in it."""
        people = sum([self.book.people[tile] for tile in self.claimed[seat]])
        return people - sum([self.free[card] for card in self.fleet[seat] if self.new[card]])

    def is_long_distance(self, seat: int, card: int) -> bool:
        """AER-5b.15: by the card a tile lies on. AER-R20: or by any own card, with the option."""
        if self.book.any_lda:
            return any(self.book.lda[own] for own in self.fleet[seat])
        return self.book.lda[card]

    def load_tiles(self, seat: int, card: int, wanted: int) -> None:
        """AER-5a.5, AER-5a.6: from the reserve onto the card, as far as there are tiles of its stage."""
        stage = self.book.stage[card]
        tiles = min(wanted, self.reserve[seat][stage])
        self.reserve[seat][stage] -= tiles
        self.tiles[card] += tiles
        self.emit("load", seat, card, tiles)

    def unload(self, seat: int, card: int, tiles: int) -> None:
        """Tiles go from the card back to the own reserve."""
        self.tiles[card] -= tiles
        self.reserve[seat][self.book.stage[card]] += tiles

    def acquire(self, seat: int, card: int) -> None:
        """AER-5a.7, AER-5a.8: the card is new and empty; the row closes up and the next card joins it."""
        self.row.remove(card)
        insort(self.fleet[seat], card)
        self.free[card], self.new[card] = self.book.seats[card], 1
        self.fill_row()

    def fill_row(self) -> None:
        """AER-5a.8, AER-5a.9: up to 12 cards, as far as the deck lasts."""
        while self.deck and len(self.row) < self.book.row:
            self.row.append(self.deck.pop())
            self.emit("appear", self.row[-1])

    def found(self, airline: int, city: int, stage: int) -> None:
        """An airport of the airline stands in the city from now on."""
        self.airports[airline][stage] |= 1 << city

    def oust(self, airline: int, city: int) -> int:
        """AER-5b.22: an airport goes back to its owner's reserve; its stage was this."""
        stage = self.stage_at(airline, city)
        self.airports[airline][stage] &= ~(1 << city)
        self.reserve[airline][stage] += 1
        return stage

    def end_attempt(self) -> None:
        self.card, self.city, self.start, self.via, self.victim, self.leg = (
            NO_CARD,
            NOWHERE,
            NOWHERE,
            NOWHERE,
            NOBODY,
            0,
        )

    def discard(self, seat: int, kind: int, tiles: int = 1) -> None:
        """AER-5e.8: used advantage tiles return to the supply."""
        self.advantages[seat][kind] -= tiles

    def score(self, seat: int, source: int, vp: int) -> None:
        self.points[seat][source] += vp
