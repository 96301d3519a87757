"""The position of The Great Air Race, and the small verbs that change it."""

from __future__ import annotations

from typing import Any, Final, final

from aerodrome.games.great_race.content import (
    FLIGHTS,
    FUEL,
    HEALTH,
    NO_CARD,
    RESERVE,
    SPENT,
    SUPPLY,
    Book,
    Pilot,
)
from aerodrome.kernel.state import State
from aerodrome.kernel.step import Step

FLIGHT: Final = 0  # decks
NEWS: Final = 1
CREW: Final = 2
STAGE: Final = 3
REWARD: Final = 4
PILOT: Final = 5
DECKS: Final = 6

AIRBORNE: Final = 0  # a pilot's status
LANDED: Final = 1
FINISHED: Final = 2

SPACES_EACH: Final = 3  # Supply, Reserve and Discard, for Fuel and then for Health

NO: Final = 0  # wishes to hire
YES: Final = 1

EVENTS: Final = [
    "race number",
    "pilot seat pilot",
    "day number",
    "news news",
    "attach news stage",
    "detach news stage",
    "round number",
    "show seat card",
    "react seat flight seat:target",
    "answer seat flight",
    "spare seat harm",
    "suffer seat harm number",
    "turn seat",
    "stall seat flight",
    "pay seat number:fuel number:health",
    "fly seat flight number:progress",
    "progress seat number",
    "moxy seat number",
    "refill seat resource space number",
    "lose seat resource number",
    "draw seat ?flight",
    "shuffle deck number:cards",
    "discard seat flight",
    "redeem seat flight",
    "use seat crew",
    "wish seat",
    "bid seat flight",
    "hire seat crew number:moxy",
    "take seat crew",
    "drop seat crew",
    "arrive crew",
    "leave crew",
    "move seat stage",
    "reward seat reward",
    "cross seat number:progress",
    "trophy seat reward",
    "land seat",
    "bring seat number:fuel number:health",
    "dusk number",
    "patch seat",
    "becalmed seat",
    "off",
    "place seat number:rank",
    "points seat number",
    "win seat",
]


@final
class Race(State):
    """All that changes. Cards lie in lists, wherever they are; the top of a deck is its end."""

    def __init__(
        self,
        todo: list[Step[Any]],
        book: Book,
        race: int,
        medals: list[list[int]],
        day: int,
        rounds: int,
        flown: int,
        decks: list[list[int]],
        discards: list[list[int]],
        row: list[int],
        rewards: list[list[int]],
        attached: list[list[int]],
        news: list[int],
        headline: int,
        cantina: list[int],
        dealt: list[list[int]],
        chosen: list[list[int]],
        pilot: list[list[int]],
        hands: list[list[int]],
        laid: list[list[int]],
        picked: list[list[int]],
        shown: list[list[int]],
        paths: list[list[int]],
        bids: list[list[int]],
        crew: list[list[int]],
        ready: list[list[int]],
        tokens: list[list[int]],
        board: list[list[int]],
        moxy: list[int],
        stage: list[int],
        tracker: list[int],
        status: list[int],
        change: list[int],
        raised: list[int],
        flew: list[int],
        today: list[list[int]],
        order: list[int],
        wishes: list[list[int]],
        unwished: list[list[int]],
        landing: list[int],
        hired: list[int],
        places: list[int],
    ) -> None:
        super().__init__(todo)
        self.book = book
        self.race = race  # of a Grand Prix, from 1
        self.medals = medals  # of each seat: how often it was first, second, ... in the races before
        self.day = day
        self.rounds = rounds  # begun today
        self.flown = flown  # 1 as soon as a Flight card was revealed today
        self.decks = decks
        self.discards = discards
        self.row = row  # the Stages, the first first
        self.rewards = rewards  # on each Stage, none or one
        self.attached = attached  # under each Stage, the first laid first
        self.news = news  # being resolved, if any
        self.headline = headline  # the News card of the day, wherever it lies now
        self.cantina = cantina  # from the right (oldest) to the left (newest)
        self.dealt = dealt  # the Pilot cards that a seat may keep, and the one it did not
        self.chosen = chosen  # the one it keeps, face down
        self.pilot = pilot  # face up
        self.hands = hands  # with the Landing card, while it is there
        self.laid = laid  # to be discarded, face down
        self.picked = picked  # selected, face down
        self.shown = shown  # revealed and not resolved yet
        self.paths = paths  # the Flight Paths; a Landing card lies at the end
        self.bids = bids  # revealed for an order
        self.crew = crew  # the longest on board first
        self.ready = ready  # of each of them: 0 while exhausted
        self.tokens = tokens  # won
        self.board = board  # Fuel in Supply, Reserve and Discard, then Health
        self.moxy = moxy
        self.stage = stage  # index into the row; beyond it who has crossed the line
        self.tracker = tracker
        self.status = status
        self.change = change  # of the Progress of the revealed card, this round
        self.raised = raised  # Fuel that the revealed card costs more, this round
        self.flew = flew  # the Flight card resolved this turn
        self.today = today  # Flight cards resolved today
        self.order = order  # of this round's turns
        self.wishes = wishes  # to hire, face down
        self.unwished = unwished  # the answers that were not given
        self.landing = landing  # 1 for who lands this round
        self.hired = hired  # 1 for who has hired this round
        self.places = places  # the seats in the order of the last race, the winner first

    def clone(self) -> Race:
        return Race(
            self.todo[:],
            self.book,
            self.race,
            [each[:] for each in self.medals],
            self.day,
            self.rounds,
            self.flown,
            [each[:] for each in self.decks],
            [each[:] for each in self.discards],
            self.row[:],
            [each[:] for each in self.rewards],
            [each[:] for each in self.attached],
            self.news[:],
            self.headline,
            self.cantina[:],
            [each[:] for each in self.dealt],
            [each[:] for each in self.chosen],
            [each[:] for each in self.pilot],
            [each[:] for each in self.hands],
            [each[:] for each in self.laid],
            [each[:] for each in self.picked],
            [each[:] for each in self.shown],
            [each[:] for each in self.paths],
            [each[:] for each in self.bids],
            [each[:] for each in self.crew],
            [each[:] for each in self.ready],
            [each[:] for each in self.tokens],
            [each[:] for each in self.board],
            self.moxy[:],
            self.stage[:],
            self.tracker[:],
            self.status[:],
            self.change[:],
            self.raised[:],
            self.flew[:],
            [each[:] for each in self.today],
            self.order[:],
            [each[:] for each in self.wishes],
            [each[:] for each in self.unwished],
            self.landing[:],
            self.hired[:],
            self.places[:],
        )

    def able(self, seat: int) -> Pilot:
        """The seat's Pilot card, or the plain pilot."""
        held = self.pilot[seat]
        return self.book.pilots[held[0] if held else NO_CARD]

    def race_order(self) -> list[int]:
        """Later Stage first, then the higher tracker, then the lower seat."""
        return sorted(range(len(self.stage)), key=lambda seat: (-self.stage[seat], -self.tracker[seat], seat))

    def cards(self, seat: int) -> int:
        """GAR-2.10: the Flight cards in a hand; everybody knows their number. A selected card still counts."""
        down = self.status[seat] == LANDED or (len(self.shown[seat]) > 0 and self.shown[seat][0] >= FLIGHTS)
        return len(self.hands[seat]) + len(self.picked[seat]) - (0 if down else 1)

    def flights(self, seat: int) -> list[int]:
        """The Flight cards in a hand that is seen."""
        return [card for card in self.hands[seat] if card < FLIGHTS]

    def attachments(self, seat: int) -> list[int]:
        """GAR-4.5: those that act on the seat."""
        return [] if self.status[seat] == FINISHED else self.attached[self.stage[seat]]

    def terrain(self, seat: int) -> int:
        """GAR-4.6: of the seat's Stage, Attachments included."""
        if self.status[seat] == FINISHED:
            return 0
        found = self.book.stage_terrain[self.row[self.stage[seat]]]
        for news in self.attachments(seat):
            found |= self.book.attached_terrain[news - self.book.events]
        return found

    def held(self, seat: int, resource: int, space: int) -> int:
        return self.board[seat][resource * SPACES_EACH + space]

    def shift(self, seat: int, resource: int, source: int, to: int, number: int) -> int:
        """Move tokens on a board, as many as there are; how many were moved."""
        board, first = self.board[seat], resource * SPACES_EACH
        moved = min(number, board[first + source])
        board[first + source] -= moved
        board[first + to] += moved
        return moved

    def refill(self, seat: int, resource: int, to: int, number: int) -> None:
        """GAR-3.4: from the own Discard space, as far as it goes."""
        moved = self.shift(seat, resource, SPENT, to, number)
        if moved:
            self.emit("refill", seat, resource, to, moved)

    def lose(self, seat: int, resource: int, number: int) -> None:
        """GAR-3.7: from Supply to Discard, as far as it goes."""
        moved = self.shift(seat, resource, SUPPLY, SPENT, number)
        if moved:
            self.emit("lose", seat, resource, moved)

    def bring_in(self, seat: int) -> None:
        """GAR-3.6: the Reserve moves to the Supply."""
        fuel = self.shift(seat, FUEL, RESERVE, SUPPLY, self.held(seat, FUEL, RESERVE))
        health = self.shift(seat, HEALTH, RESERVE, SUPPLY, self.held(seat, HEALTH, RESERVE))
        if fuel or health:
            self.emit("bring", seat, fuel, health)

    def gain_moxy(self, seat: int, number: int) -> None:
        """GAR-3.10: what goes above the limit is lost."""
        gained = min(number, self.book.most_moxy - self.moxy[seat])
        if gained:
            self.moxy[seat] += gained
            self.emit("moxy", seat, gained)

    def gain_progress(self, seat: int, number: int) -> None:
        """GAR-14.4: the tracker of who has crossed the line stays."""
        if self.status[seat] != FINISHED:
            self.tracker[seat] += number
            self.emit("progress", seat, number)

    def discard(self, seat: int, card: int) -> None:
        """A Flight card from the hand, face up."""
        self.hands[seat].remove(card)
        self.discards[FLIGHT].append(card)

    def reveals_flight(self, seat: int) -> bool:
        """Does a Flight card of the seat lie revealed?"""
        return bool(self.shown[seat]) and self.shown[seat][0] < FLIGHTS

    def current_progress(self, seat: int) -> int:
        """GAR-8.3: of the revealed card, with this round's changes; the floor holds for the total."""
        return max(0, self.book.progress[self.shown[seat][0]] + self.change[seat])

    def price(self, seat: int, card: int, raised: int = 0) -> tuple[int, int]:
        """GAR-15.5: what a Flight card costs the seat, in Fuel and in Health."""
        book, able = self.book, self.able(seat)
        fuel, health = book.cost[FUEL][card] + raised, book.cost[HEALTH][card]
        for news in self.attachments(seat):
            fuel += book.surcharge(news, card, FUEL)
            health += book.surcharge(news, card, HEALTH)
        if able.discount_class in (NO_CARD, book.flight_class[card]) and book.progress[card] >= able.discount_from:
            fuel -= able.discount
        return max(1, fuel), health

    def payable(self, seat: int, card: int, raised: int = 0) -> bool:
        """GAR-15.4: at least 1 Fuel, and Health for the Health cost and the missing Fuel."""
        in_tank = self.board[seat][FUEL * SPACES_EACH]
        fuel, health = self.price(seat, card, raised)
        return in_tank > 0 and self.board[seat][HEALTH * SPACES_EACH] >= health + max(0, fuel - in_tank)

    def must_land(self, seat: int) -> bool:
        """GAR-15.9, GAR-R17: what everybody sees leaves nothing but the Landing card."""
        board = self.board[seat]
        return not board[FUEL * SPACES_EACH] or not board[HEALTH * SPACES_EACH] or not self.cards(seat)

    def pick(self, seat: int, card: int) -> None:
        """A card of the hand, face down."""
        self.hands[seat].remove(card)
        self.picked[seat].append(card)
