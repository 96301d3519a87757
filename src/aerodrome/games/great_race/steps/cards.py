"""GAR-18: decks, their discard piles, and the Cantina."""

from __future__ import annotations

from typing import final

from aerodrome.games.great_race.content import NO_CARD
from aerodrome.games.great_race.state import CREW, FLIGHT, NEWS, Race
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.step import AUTO, CHANCE, Step


@final
class Shuffle(Step[Race]):
    """GAR-18.1: the discard pile, if there is one, becomes part of the deck, which is shuffled."""

    def __init__(self, deck: int) -> None:
        super().__init__(CHANCE)
        self.deck = deck

    def apply(self, s: Race, x: int) -> None:
        cards = sorted(s.decks[self.deck])
        if self.deck in (FLIGHT, NEWS, CREW):
            cards = sorted(cards + s.discards[self.deck])
            s.discards[self.deck] = []
        s.decks[self.deck] = cards
        s.emit("shuffle", self.deck, len(cards))
        Rng(x).shuffle(cards)


def top(s: Race, deck: int, again: Step[Race]) -> int:
    """The top card of a deck. GAR-18.1: if it has none, a shuffle comes first and then `again`; GAR-18.2: if there is
    nothing to shuffle, nothing is drawn. In both cases the answer is below 0."""
    if s.decks[deck]:
        return s.decks[deck].pop()
    if s.discards[deck]:
        s.next(Shuffle(deck), again)
    return -1


@final
class Draw(Step[Race]):
    """GAR-18.4: so many Flight cards, one at a time, into the hand."""

    def __init__(self, seat: int, cards: int) -> None:
        super().__init__(AUTO)
        self.seat, self.cards = seat, cards

    def run(self, s: Race) -> None:
        for left in range(self.cards, 0, -1):
            card = top(s, FLIGHT, Draw(self.seat, left))
            if card < 0:
                return
            pilot = s.pilots[self.seat]
            pilot.cards.hand.append(card)
            s.emit("draw", self.seat, card, pilot.hand_size(), len(s.decks[FLIGHT]), seen=1 << self.seat)


@final
class Bid(Step[Race]):
    """GAR-11.6, GAR-14.10: the top card of the Flight deck, face up, for an order between pilots."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Race) -> None:
        card = top(s, FLIGHT, Bid(self.seat))
        if card >= 0:
            s.pilots[self.seat].cards.bid = card
            s.emit("bid", self.seat, card, s.book.progress[card], s.book.speed[card])


def bid_key(s: Race, seat: int) -> tuple[int, int, int]:
    """GAR-11.6: higher Progress, then higher Speed; who could reveal nothing comes last, the lower seat first."""
    card = s.pilots[seat].cards.bid
    return (-s.book.progress[card] if card >= 0 else 1, -card, seat)


def clear_bids(s: Race) -> None:
    """GAR-11.7: they do not enter the hands."""
    for pilot in s.pilots:
        if pilot.cards.bid >= 0:
            s.discards[FLIGHT].append(pilot.cards.bid)
            pilot.cards.bid = NO_CARD


@final
class FillCantina(Step[Race]):
    """GAR-2.8, GAR-11.4: the others shift right, and a new card is put at the left, until it is full."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        while len(s.cantina) < s.book.cantina:
            card = top(s, CREW, FillCantina())
            if card < 0:
                return
            s.cantina.append(card)
            s.emit("arrive", card, s.book.crew_cost[card])


@final
class ShowLaid(Step[Race]):
    """GAR-17.3, GAR-21.10, GAR-13.6: what all have laid down is shown together and discarded."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        for seat in s.race_order():
            pilot = s.pilots[seat]
            for card in pilot.cards.laid:
                s.discards[FLIGHT].append(card)
                s.emit("discard", seat, card, pilot.hand_size())
            pilot.cards.laid = []
