"""How to play Control Tower well: count the moves that each aircraft still needs around all that stands in its way."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import ClassVar, Final, final

from aerodrome.games.control_tower.actions import DISCARD, END, EXTRA, MOVE
from aerodrome.games.control_tower.bot.paths import CLOSED, HEAD_ON, IN_THE_WAY, MOVE_COST, STUCK, costs, remaining
from aerodrome.games.control_tower.bot.prices import Prices
from aerodrome.games.control_tower.content import (
    AIRCRAFT,
    CLEAR_SKY,
    DIAGONAL_MOVE,
    EXTRA_MOVE,
    HOLDING,
    NOWHERE,
    OUTBOUND,
    PASS,
    STORM,
    TECHNICAL_RETURN,
)
from aerodrome.games.control_tower.effects import DECK, diagonal, facing
from aerodrome.games.control_tower.moves import heading, target
from aerodrome.games.control_tower.rules import ControlTower
from aerodrome.games.control_tower.state import LANDED, WEATHER, Sky
from aerodrome.games.control_tower.steps.act import Act
from aerodrome.games.control_tower.steps.turn import Discard
from aerodrome.kernel.advisor import Advisor, Weighing
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.step import Step

PROGRESS: Final = "progress"  # moves that an aircraft saves, by what a move of it is worth
ROOM: Final = "makes room"  # an own aircraft needs the space that is left
BLOCKED: Final = "in the way"  # an own aircraft needs the space that is entered
RELEASE: Final = "release"  # a hold ends
DELAY: Final = "delay"  # moves that a card costs the aircraft of others, or the own
CARD: Final = "card"  # what a card must bring to be played now
COPIES: Final = "copies"  # cards of a kind in hand
KIND: Final = "kind"  # what a card in hand is worth
TERMS: Final = (PROGRESS, ROOM, BLOCKED, RELEASE, DELAY, CARD, COPIES, KIND)

KEEP: Final = {  # what a card must bring to be played now, in quarters of a move
    EXTRA_MOVE: 1.0,
    DIAGONAL_MOVE: 1.2,
    PASS: 1.0,
    HOLDING: 1.6,
    STORM: 1.6,
    CLEAR_SKY: 1.6,
    TECHNICAL_RETURN: 10.0,
}
IN_HAND: Final = {  # which cards to keep at the hand limit
    EXTRA_MOVE: 3.0,
    DIAGONAL_MOVE: 4.0,
    PASS: 2.5,
    HOLDING: 2.0,
    STORM: 2.0,
    CLEAR_SKY: 1.0,
}
COPY: Final = 1.5  # how much sooner a card goes for each other one of its kind
HOLD_MOST: Final = 3  # moves that a hold costs: nobody waits for its end for ever
STORM_MOST: Final = 3  # moves that a Storm costs: there is always a way around
TURN_WORTH: Final = 2.0  # moves by which whose turn it is is ahead of who comes last
CARD_WORTH: Final = 1.5  # quarters of a move that a card in hand will save
RETURN_WORTH: Final = 4.0  # the same of Technical return
TEMPERATURE: Final = 14.0  # quarters of a move that make a seat's chance about three times as good


@final
class Controller(Advisor[Sky]):
    """Works for any position; what it needs of it, it lays out anew each time."""

    horizon: ClassVar[int] = 6

    def __init__(self, rules: ControlTower) -> None:
        self.air = rules.air
        self.by_step: dict[type[Step[Sky]], Callable[[Sky, int, list[int], bool], list[Weighing]]] = {
            Act: self._act,
            Discard: self._discard,
        }
        by_card: dict[int, Callable[[Sky, Prices, int, Weighing], None]] = {
            EXTRA_MOVE: self._extra_move,
            DIAGONAL_MOVE: self._diagonal_move,
            PASS: self._pass,
            HOLDING: self._hold,
            STORM: self._storm,
            CLEAR_SKY: self._clear,
            TECHNICAL_RETURN: self._return,
        }
        self.by_card = [by_card[card.kind] for card in DECK]
        self.first = [card.start(rules.air) for card in DECK]
        self.price = [KEEP[card.kind] / MOVE_COST for card in DECK]
        self.kind = [NOWHERE] * rules.actions.size  # of each action: the card that it plays
        for card in DECK:
            for x in range(self.first[card.kind], self.first[card.kind] + card.targets(rules.air)):
                self.kind[x] = card.kind

    def weighings(self, s: Sky, seat: int, legal: list[int], named: bool) -> list[Weighing]:
        return self.by_step[type(s.question(seat))](s, seat, legal, named)

    def value(self, s: Sky) -> list[float]:
        """The fewer moves a seat needs beside the others, the likelier it wins; whose turn comes next is ahead."""
        paths = [costs(s, 0, s.storms), costs(s, 1, s.storms)]
        cost = [remaining(s, aircraft, paths) for aircraft in range(AIRCRAFT)]
        seats = len(s.players)
        to_move = s.actor()
        shares: list[float] = []
        for seat in range(seats):
            need = 0.0
            for aircraft in s.goal(seat):
                need += cost[aircraft]
            if to_move >= 0:
                need += TURN_WORTH * MOVE_COST * ((seat - to_move) % seats) / seats
            player = s.players[seat]
            need -= CARD_WORTH * len(player.hand) + RETURN_WORTH * player.technical_return
            shares.append(exp(-need / TEMPERATURE))
        every = sum(shares)
        return [share / every for share in shares]

    def _discard(self, s: Sky, seat: int, legal: list[int], named: bool) -> list[Weighing]:
        """Cards held twice go first, then those of least worth."""
        found: list[Weighing] = []
        for x in legal:
            weighing, card = Weighing(named), x - DISCARD
            weighing.add(COPIES, (s.players[seat].hand.count(card) - 1) * COPY)
            weighing.add(KIND, -IN_HAND[card])
            found.append(weighing)
        return found

    def _act(self, s: Sky, seat: int, legal: list[int], named: bool) -> list[Weighing]:
        """To end the turn weighs nothing."""
        prices = Prices(s, seat)
        found: list[Weighing] = []
        for x in legal:
            weighing = Weighing(named)
            if MOVE <= x < EXTRA:
                aircraft, way = (x - MOVE) // 4, (x - MOVE) % 4
                self._step(s, prices, aircraft, target(s, aircraft, way), weighing)
            elif x != END:
                kind = self.kind[x]
                self.by_card[kind](s, prices, x - self.first[kind], weighing)
                weighing.add(CARD, -self.price[kind])
            found.append(weighing)
        return found

    def _step(self, s: Sky, prices: Prices, aircraft: int, to: int, weighing: Weighing) -> None:
        """What a step of an aircraft brings the seat."""
        worth, wanted = prices.worth[aircraft], prices.wanted
        here = s.place[aircraft]
        after = 0 if to == LANDED else prices.paths[heading(aircraft)][to]
        weighing.add(PROGRESS, worth * (remaining(s, aircraft, prices.paths) - after) / MOVE_COST)
        if here >= 0 and worth < 1.0 and wanted[here]:
            weighing.add(ROOM, IN_THE_WAY * wanted[here] / MOVE_COST)
        if to >= 0 and worth < 0.0 and wanted[to]:
            weighing.add(BLOCKED, -IN_THE_WAY * wanted[to] / MOVE_COST)
        for held in prices.held:
            if s.passes(aircraft, s.flown(aircraft), s.flown_at(aircraft, to), held):
                weighing.add(RELEASE, STUCK * (prices.worth[held] + wanted[s.place[held]]) / MOVE_COST)

    def _extra_move(self, s: Sky, prices: Prices, choice: int, weighing: Weighing) -> None:
        aircraft = choice // 3
        self._step(s, prices, aircraft, target(s, aircraft, choice % 3), weighing)

    def _diagonal_move(self, s: Sky, prices: Prices, choice: int, weighing: Weighing) -> None:
        aircraft = choice // 2
        self._step(s, prices, aircraft, diagonal(s, aircraft, choice % 2), weighing)

    def _pass(self, s: Sky, prices: Prices, one: int, weighing: Weighing) -> None:
        """Both get a row further, and neither is in the other's way."""
        other = facing(s, one)
        here, there = s.place[one], s.place[other]
        out, back = prices.paths
        weighing.add(PROGRESS, prices.worth[one] * (HEAD_ON + out[here] - out[there]) / MOVE_COST)
        weighing.add(PROGRESS, prices.worth[other] * (HEAD_ON + back[there] - back[here]) / MOVE_COST)

    def _hold(self, s: Sky, prices: Prices, aircraft: int, weighing: Weighing) -> None:
        """A hold costs the moves that the next aircraft behind needs to pass."""
        first = 0 if aircraft < OUTBOUND else OUTBOUND
        rows = HOLD_MOST
        for other in range(first, first + OUTBOUND):
            if other != aircraft and not s.held[other]:
                behind = s.flown(aircraft) - s.flown(other)
                if 0 <= behind < rows:
                    rows = behind
        weighing.add(DELAY, -prices.worth[aircraft] * min(HOLD_MOST, rows + 1))

    def _storm(self, s: Sky, prices: Prices, choice: int, weighing: Weighing) -> None:
        """A Storm right before an aircraft sends it around."""
        space = self.air.open[choice]
        for direction in range(2):
            behind = self.air.forward[1 - direction][space]
            if behind == NOWHERE or s.on[behind] >= AIRCRAFT:
                continue
            aircraft = s.on[behind]
            if heading(aircraft) == direction and not s.held[aircraft]:
                path = prices.paths[direction]
                around = CLOSED
                for aside in (self.air.left[behind], self.air.right[behind]):
                    if aside != NOWHERE and s.on[aside] != WEATHER:
                        around = min(around, path[aside] + MOVE_COST)
                delay = max(0, min(STORM_MOST * MOVE_COST, around - path[behind]))
                weighing.add(DELAY, -prices.worth[aircraft] * delay / MOVE_COST)

    def _clear(self, s: Sky, prices: Prices, choice: int, weighing: Weighing) -> None:
        """What all aircraft save when this Storm is gone."""
        rest = [other for other in s.storms if other != self.air.open[choice]]
        free = [costs(s, 0, rest), costs(s, 1, rest)]
        for aircraft in range(AIRCRAFT):
            saved = remaining(s, aircraft, prices.paths) - remaining(s, aircraft, free)
            if saved:
                weighing.add(PROGRESS, prices.worth[aircraft] * saved / MOVE_COST)

    def _return(self, s: Sky, prices: Prices, aircraft: int, weighing: Weighing) -> None:
        """What its flight so far has cost is lost: a waiting aircraft has the whole way before it (CTL-R16)."""
        whole_way = MOVE_COST * (self.air.last_row + 2)
        lost = whole_way - remaining(s, aircraft, prices.paths)
        weighing.add(DELAY, -prices.worth[aircraft] * lost / MOVE_COST)


def advisor(rules: Rules[Sky]) -> Controller:
    assert isinstance(rules, ControlTower)
    return Controller(rules)
