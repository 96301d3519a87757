"""The position of The Great Air Race, and the small verbs that change it."""

from __future__ import annotations

from typing import Any, Final, final

from aerodrome.games.great_race.content import FUEL, HEALTH, SUPPLY, Book, PilotCard
from aerodrome.games.great_race.pieces import FINISHED, Board, Cards, Gauge, Pilot, Round, Sealed
from aerodrome.games.great_race.shapes import SHAPES
from aerodrome.kernel.state import State
from aerodrome.kernel.step import Step

FLIGHT: Final = 0  # decks
NEWS: Final = 1
CREW: Final = 2
STAGE: Final = 3
REWARD: Final = 4
PILOT: Final = 5
DECKS: Final = 6

EVENTS: Final = [
    "race number number:races",
    "pilot seat pilot",
    "day number number:days",
    "news news",
    "attach news stage",
    "detach news stage",
    "round number",
    "show seat card number:progress number:speed",
    "react seat flight seat:target number:hand",
    "answer seat flight number:hand",
    "spare seat harm number",
    "suffer seat harm number number:now",
    "turn seat",
    "stall seat flight number:fuel number:health",
    "pay seat number:fuel number:health number:fuel_left number:health_left",
    "fly seat flight number:progress number:total",
    "progress seat number number:total",
    "moxy seat number number:total",
    "refill seat resource space number number:total",
    "lose seat resource number number:left",
    "draw seat ?flight number:hand number:deck",
    "shuffle deck number:cards",
    "discard seat flight number:hand",
    "redeem seat flight number:hand",
    "use seat crew",
    "wish seat",
    "bid seat flight number:progress number:speed",
    "hire seat crew number:moxy number:left",
    "take seat crew",
    "drop seat crew",
    "arrive crew number:cost",
    "leave crew",
    "move seat stage number:progress",
    "reward seat reward number:trophy",
    "cross seat number:progress",
    "trophy seat reward number:trophy",
    "land seat",
    "bring seat number:fuel number:health number:fuel_total number:health_total",
    "dusk number",
    "patch seat number:health",
    "becalmed seat number:fuel",
    "off",
    "place seat number:rank",
    "points seat number number:total",
    "win seat",
]


@final
class Race(State):
    """All that changes. Cards lie in lists; the top of a deck is its end."""

    pieces = (Pilot, Board, Gauge, Cards, Round, Sealed)
    shapes = SHAPES

    def __init__(  # noqa: PLR0913
        self,
        todo: list[Step[Any]],
        book: Book,
        race: int,
        day: int,
        rounds: int,
        flown: bool,
        decks: list[list[int]],
        discards: list[list[int]],
        row: list[int],
        rewards: list[list[int]],
        attached: list[list[int]],
        news: list[int],
        headline: int,
        cantina: list[int],
        pilots: list[Pilot],
        order: list[int],
        places: list[int],
    ) -> None:
        super().__init__(todo)
        self.book = book
        self.race = race  # of a Grand Prix, from 1
        self.day = day
        self.rounds = rounds  # begun today
        self.flown = flown  # a Flight card was revealed today
        self.decks = decks
        self.discards = discards
        self.row = row  # the Stages, the first first
        self.rewards = rewards  # on each Stage, none or one
        self.attached = attached  # under each Stage, the first laid first
        self.news = news  # being resolved, if any
        self.headline = headline  # the News card of the day, wherever it lies now
        self.cantina = cantina  # from the right (oldest) to the left (newest)
        self.pilots = pilots
        self.order = order  # of this round's turns
        self.places = places  # the seats in the order of the last race, the winner first

    def clone(self) -> Race:
        """Row, rewards, News, order and places are replaced, never changed, so that clones share them."""
        return Race(
            self.todo[:],
            self.book,
            self.race,
            self.day,
            self.rounds,
            self.flown,
            [each[:] for each in self.decks],
            [each[:] for each in self.discards],
            self.row,
            self.rewards,
            self.attached,
            self.news,
            self.headline,
            self.cantina[:],
            [pilot.copy() for pilot in self.pilots],
            self.order,
            self.places,
        )

    def able(self, seat: int) -> PilotCard:
        """The seat's Pilot card, or the plain pilot."""
        return self.book.pilots[self.pilots[seat].card]

    def race_order(self) -> list[int]:
        """Later Stage first, then the higher tracker, then the lower seat."""
        order: list[int] = []
        for seat, pilot in enumerate(self.pilots):
            place = seat
            while place > 0 and pilot.is_ahead_of(self.pilots[order[place - 1]]):
                place -= 1
            order.insert(place, seat)
        return order

    def attachments(self, stage: int) -> list[int]:
        """GAR-4.5: those that act on whoever is on a Stage; beyond the last there are none."""
        return self.attached[stage] if stage < len(self.row) else []

    def terrain(self, stage: int) -> int:
        """GAR-4.6: of a Stage, Attachments included."""
        if stage >= len(self.row):
            return 0
        found = self.book.stage_terrain[self.row[stage]]
        for news in self.attached[stage]:
            found |= self.book.attached_terrain[news - self.book.events]
        return found

    def take_reward(self, stage: int) -> int:
        """GAR-12.5: the token of a Stage."""
        token = self.rewards[stage][0]
        self.rewards = [[] if n == stage else each for n, each in enumerate(self.rewards)]
        return token

    def refill(self, seat: int, resource: int, to: int, number: int) -> None:
        """GAR-3.4: from the own Discard space, as far as it goes."""
        gauge = self.pilots[seat].board.gauge(resource)
        moved = gauge.refill(to, number)
        if moved:
            self.emit("refill", seat, resource, to, moved, gauge.supply if to == SUPPLY else gauge.reserve)

    def lose(self, seat: int, resource: int, number: int) -> None:
        """GAR-3.7: from Supply to Discard, as far as it goes."""
        gauge = self.pilots[seat].board.gauge(resource)
        moved = gauge.spend(number)
        if moved:
            self.emit("lose", seat, resource, moved, gauge.supply)

    def bring_in(self, seat: int) -> None:
        """GAR-3.6: the Reserve moves to the Supply."""
        board = self.pilots[seat].board
        fuel, health = board.fuel.bring_in(), board.health.bring_in()
        if fuel or health:
            self.emit("bring", seat, fuel, health, board.fuel.supply, board.health.supply)

    def gain_moxy(self, seat: int, number: int) -> None:
        """GAR-3.10: what goes above the limit is lost."""
        board = self.pilots[seat].board
        gained = min(number, self.book.most_moxy - board.moxy)
        if gained:
            board.moxy += gained
            self.emit("moxy", seat, gained, board.moxy)

    def spend_moxy(self, seat: int, number: int) -> None:
        board = self.pilots[seat].board
        board.moxy -= number
        self.emit("moxy", seat, -number, board.moxy)

    def gain_progress(self, seat: int, number: int) -> None:
        """GAR-14.4: the tracker of who has crossed the line stays."""
        pilot = self.pilots[seat]
        if pilot.status != FINISHED:
            pilot.tracker += number
            self.emit("progress", seat, number, pilot.tracker)

    def discard(self, seat: int, card: int) -> None:
        """A Flight card from the hand, face up."""
        self.pilots[seat].cards.hand.remove(card)
        self.discards[FLIGHT].append(card)

    def current_progress(self, seat: int) -> int:
        """GAR-8.3: of the revealed card, with this round's changes; the floor holds for the total."""
        pilot = self.pilots[seat]
        return max(0, self.book.progress[pilot.cards.shown] + pilot.round.change)

    def price(self, seat: int, card: int, raised: int = 0) -> tuple[int, int]:
        """GAR-15.5: what a Flight card costs the seat where it is, in Fuel and in Health."""
        return self.price_on(self.pilots[seat].stage, seat, card, raised)

    def price_on(self, stage: int, seat: int, card: int, raised: int) -> tuple[int, int]:
        """GAR-15.5: the same on another Stage."""
        book = self.book
        fuel = book.cost[FUEL][card] + raised - self.able(seat).discounts[card]
        health = book.cost[HEALTH][card]
        for news in self.attachments(stage):
            fuel += book.surcharges[news - book.events][FUEL][card]
            health += book.surcharges[news - book.events][HEALTH][card]
        return max(1, fuel), health

    def payable(self, seat: int, card: int, raised: int = 0) -> bool:
        """GAR-15.4: at least 1 Fuel, and Health for the Health cost and the missing Fuel."""
        board = self.pilots[seat].board
        in_tank = board.fuel.supply
        fuel, health = self.price(seat, card, raised)
        return in_tank > 0 and board.health.supply >= health + max(0, fuel - in_tank)
