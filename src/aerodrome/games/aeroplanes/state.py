"""The position of Aeroplanes, and the small verbs that change it."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from aerodrome.games.aeroplanes.content import Book
from aerodrome.games.aeroplanes.pieces import Aeroplane, Airline, Attempt, Claim, Points, Roll, no_attempt
from aerodrome.games.aeroplanes.shapes import SHAPES
from aerodrome.kernel.state import State
from aerodrome.kernel.step import Step

EMPTY: Final = -1  # a space without a tile

EVENTS: Final = [
    "wait number:passengers",
    "first seat",
    "home seat city number:money",
    "neutral city number:stage",
    "era number",
    "income seat number:money number:total",
    "round number",
    "turn seat",
    "maintain seat number:failures",
    "buy seat aeroplane number:price number:left",
    "load seat aeroplane number:tiles number:reserve",
    "appear aeroplane number:price number:deck",
    "depart seat aeroplane city number:dice number:aided",
    "over seat city",
    "roll seat number:total number:needed",
    "beacon seat number:left",
    "failure seat number:skulls number:held number:crash",
    "crash seat number:failures",
    "pilots seat number:pilots number:total number:left",
    "pay seat number:money number:left",
    "fail seat city",
    "oust seat airline city number:stage",
    "open seat city number:stage number:airports",
    "bonus seat number:money number:vp number:money_total number:vp_total",
    "claim seat city number:people aeroplane number:free number:profit",
    "night seat number:left",
    "advantage seat advantage number:held number:money number:left",
    "search seat number:money number:left",
    "subsidy seat number:left number:money number:total",
    "token seat",
    "majority airline market number:airports number:vp number:total",
    "profit seat number:profit number:vp number:total",
    "remove aeroplane",
    "retire seat aeroplane number:vp",
    "flip seat aeroplane number:free",
    "overflow city number:people",
    "white seat number:roll",
    "count seat number:aeroplanes number:passengers number:total",
    "win seat number:vp number:money",
]


@final
class Airlines(State):
    """All that changes, and all of it is open: the bag is sorted, so that its order tells nothing."""

    pieces = (Airline, Points, Aeroplane, Claim, Attempt, Roll)
    shapes = SHAPES

    def __init__(  # noqa: PLR0913
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
        airlines: list[Airline],
        placed: int,
        attempt: Attempt,
        roll: Roll,
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
        self.airlines = airlines  # by seat; with two players the neutral airline is the last
        self.placed = placed  # airports opened in this action
        self.attempt = attempt
        self.roll = roll

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
            [airline.copy() for airline in self.airlines],
            self.placed,
            self.attempt.copy(),
            self.roll.copy(),
        )

    def full(self) -> i64:
        """The cities without an empty airport space."""
        one: i64 = 0
        two: i64 = 0
        three: i64 = 0
        for airline in self.airlines:
            bases = airline.bases
            three |= two & bases
            two |= one & bases
            one |= bases
        return three | two & self.book.two_room

    def others(self, seat: int) -> i64:
        """AER-5c.2: the cities where anybody else has an airport."""
        found: i64 = 0
        for airline in range(len(self.airlines)):
            if airline != seat:
                found |= self.airlines[airline].bases
        return found

    def supply(self, kind: int) -> int:
        """AER-2.5: advantage tiles that nobody holds."""
        left = self.book.copies[kind]
        for airline in self.airlines:
            left -= airline.advantages[kind]
        return left

    def available(self, kind: int) -> bool:
        """AER-5e.4: its era has come, and a tile is left."""
        return self.era >= self.book.from_era[kind] and self.supply(kind) > 0

    def price(self, card: int) -> int:
        """AER-5a.2: the printed price, and £1 for every card in front of it."""
        return self.book.price[card] + self.book.surcharge * self.row.index(card)

    def profit(self, seat: int) -> int:
        """AER-6a.6, AER-6a.7: people claimed in this era, less free seats on the cards bought in it."""
        profit: i64 = 0
        for claim in self.airlines[seat].claimed:
            profit += self.book.people[claim.tile]
        for plane in self.airlines[seat].fleet:
            if plane.new:
                profit -= plane.free
        return profit

    def is_long_distance(self, seat: int, card: i64) -> bool:
        """AER-5b.15: by the card a tile lies on. AER-R20: or by any own card, with the option."""
        if not self.book.any_lda:
            return self.book.lda[card]
        return any(self.book.lda[plane.card] for plane in self.airlines[seat].fleet)

    def load_tiles(self, seat: int, card: int, wanted: int) -> None:
        """AER-5a.5, AER-5a.6: from the reserve onto the card, as far as there are tiles of its stage."""
        airline, stage = self.airlines[seat], self.book.stage[card]
        tiles = min(wanted, airline.reserve[stage])
        airline.reserve[stage] -= tiles
        airline.plane(card).tiles += tiles
        self.emit("load", seat, card, tiles, airline.reserve[stage])

    def unload(self, seat: int, plane: Aeroplane, tiles: int) -> None:
        """Tiles go from the card back to the own reserve."""
        plane.tiles -= tiles
        self.airlines[seat].reserve[self.book.stage[plane.card]] += tiles

    def acquire(self, seat: int, card: int) -> None:
        """AER-5a.7, AER-5a.8: the card is new and empty; the row closes up and the next card joins it."""
        self.row.remove(card)
        fleet = self.airlines[seat].fleet
        at = len(fleet)
        while at > 0 and fleet[at - 1].card > card:
            at -= 1
        fleet.insert(at, Aeroplane(card, self.book.seats[card], 0, True))
        self.fill_row()

    def fill_row(self) -> None:
        """AER-5a.8, AER-5a.9: up to 12 cards, as far as the deck lasts."""
        while self.deck and len(self.row) < self.book.row:
            card = self.deck.pop()
            price = self.book.price[card] + self.book.surcharge * len(self.row)
            self.row.append(card)
            self.emit("appear", card, price, len(self.deck))

    def end_attempt(self) -> None:
        self.attempt = no_attempt()
