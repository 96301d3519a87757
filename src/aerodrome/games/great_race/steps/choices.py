"""Choices that cards ask for: a card to lay down, a Crew card to take or drop, an Attachment to remove."""

from __future__ import annotations

from typing import ClassVar, Final, final

from aerodrome.games.great_race.actions import CHOOSE, DECLINE, DISCARD, DROP, REMOVE, TAKE
from aerodrome.games.great_race.conditions import ahead, redeemable
from aerodrome.games.great_race.content import ATTACHMENTS, CREWS, FLIGHTS, FUEL, HEALTH
from aerodrome.games.great_race.state import CREW, NEWS, Race
from aerodrome.games.great_race.steps.cards import FillCantina
from aerodrome.kernel.step import Reason, Step

LAY_DOWN: Final = Reason("GAR-13.6", "lay-down")
NOT_IN_HAND: Final = Reason("GAR-13.6", "not-in-hand")
CHOOSE_CARD: Final = Reason("GAR-22.15", "choose-card")
NOT_HELD: Final = Reason("GAR-22.15", "not-in-hand")
NOTHING_MOVES: Final = Reason("GAR-10.5", "nothing-moves")
TAKE_ONE: Final = Reason("GAR-11.11", "take-or-decline")
MUST_TAKE: Final = Reason("GAR-24.9", "must-take")
NOT_IN_CANTINA: Final = Reason("GAR-11.11", "not-in-cantina")
DROP_ONE: Final = Reason("GAR-11.3", "drop-one")
NOT_ON_BOARD: Final = Reason("GAR-11.3", "not-on-board")
REMOVE_ONE: Final = Reason("GAR-22.14", "remove-one")
NOT_AHEAD: Final = Reason("GAR-22.14", "not-ahead")


def lowest(s: Race, legal: list[int], first: int) -> int:
    """GAR-R40: the card of lowest Progress, then lowest Speed."""
    return min(legal, key=lambda x: (s.book.progress[x - first], x))


def redeem(s: Race, seat: int, card: int, to: int, bonus: int) -> None:
    """GAR-10.3, GAR-10.4: discard the card; both green values come back from the Discard space."""
    s.discard(seat, card)
    s.emit("redeem", seat, card, s.pilots[seat].hand_size())
    for kind in (FUEL, HEALTH):
        green = s.book.green[kind][card]
        if green:
            s.refill(seat, kind, to, green + bonus)


def drop(s: Race, seat: int, card: int) -> None:
    """A Crew card leaves the board for the discard pile."""
    s.pilots[seat].board.drop(card)
    s.discards[CREW].append(card)


def board(s: Race, seat: int, card: int) -> None:
    """GAR-11.2 to GAR-11.4: from the Cantina to the board, ready; who has two drops one; the Cantina is filled."""
    s.cantina.remove(card)
    mine = s.pilots[seat].board
    mine.take(card)
    if len(mine.crew) > s.book.crew_limit:
        s.next(DropCrew(seat), FillCantina())
    else:
        s.next(FillCantina())


@final
class LayDown(Step[Race]):
    """GAR-13.6, GAR-17.3, GAR-21.10, D2, D4, D19: cards from the hand, face down until all have chosen."""

    together = True

    def __init__(self, who: int, cards: int) -> None:
        super().__init__(who)
        self.cards = cards

    def legal(self, s: Race) -> list[int]:
        out = [DISCARD + card for card in s.pilots[self.who].cards.hand if card < FLIGHTS]
        out.sort()
        return out

    def why(self, s: Race, x: int) -> Reason | None:
        if not DISCARD <= x < DISCARD + FLIGHTS:
            return LAY_DOWN
        return None if x - DISCARD in s.pilots[self.who].cards.hand else NOT_IN_HAND

    def default(self, s: Race) -> int:
        return lowest(s, self.legal(s), DISCARD)

    def apply(self, s: Race, x: int) -> None:
        cards = s.pilots[self.who].cards
        cards.hand.remove(x - DISCARD)
        cards.laid = [*cards.laid, x - DISCARD]
        if self.cards > 1:
            s.next(LayDown(self.who, self.cards - 1))


@final
class SpendCard(Step[Race]):
    """GAR-22.15, D13: a Flight card for its green values, each raised. GAR-R17: how many would help is a secret."""

    discreet_since: ClassVar[int] = 2

    def __init__(self, who: int, space: int, bonus: int) -> None:
        super().__init__(who)
        self.space, self.bonus = space, bonus

    def legal(self, s: Race) -> list[int]:
        held = s.pilots[self.who].cards.flights()
        return sorted([CHOOSE + card for card in held if redeemable(s, self.who, card)])

    def why(self, s: Race, x: int) -> Reason | None:
        if not CHOOSE <= x < CHOOSE + FLIGHTS:
            return CHOOSE_CARD
        if x - CHOOSE not in s.pilots[self.who].cards.hand:
            return NOT_HELD
        return None if redeemable(s, self.who, x - CHOOSE) else NOTHING_MOVES

    def discreet(self, s: Race) -> bool:
        return s.pilots[self.who].hand_size() > 1

    def default(self, s: Race) -> int:
        return lowest(s, self.legal(s), CHOOSE)

    def apply(self, s: Race, x: int) -> None:
        redeem(s, self.who, x - CHOOSE, self.space, self.bonus)


@final
class GainCrew(Step[Race]):
    """GAR-11.11, GAR-24.9, D3, D14: a Cantina card without paying; who must take one cannot decline."""

    def __init__(self, who: int, must: bool) -> None:
        super().__init__(who)
        self.must = must

    def legal(self, s: Race) -> list[int]:
        taken = sorted([TAKE + card for card in s.cantina])
        return taken if self.must else [*taken, DECLINE]

    def why(self, s: Race, x: int) -> Reason | None:
        if x == DECLINE:
            return MUST_TAKE if self.must else None
        if not TAKE <= x < TAKE + CREWS:
            return TAKE_ONE
        return None if x - TAKE in s.cantina else NOT_IN_CANTINA

    def default(self, s: Race) -> int:
        """GAR-R40: decline, or the rightmost card."""
        return TAKE + s.cantina[0] if self.must else DECLINE

    def apply(self, s: Race, x: int) -> None:
        if x != DECLINE:
            s.emit("take", self.who, x - TAKE)
            board(s, self.who, x - TAKE)


@final
class DropCrew(Step[Race]):
    """GAR-11.3, D15: one of the two that were on board before."""

    def legal(self, s: Race) -> list[int]:
        return sorted([DROP + card for card in s.pilots[self.who].board.crew[:-1]])

    def why(self, s: Race, x: int) -> Reason | None:
        if not DROP <= x < DROP + CREWS:
            return DROP_ONE
        return None if x - DROP in s.pilots[self.who].board.crew[:-1] else NOT_ON_BOARD

    def default(self, s: Race) -> int:
        return DROP + s.pilots[self.who].board.crew[0]

    def apply(self, s: Race, x: int) -> None:
        drop(s, self.who, x - DROP)
        s.emit("drop", self.who, x - DROP)


@final
class RemoveAttachment(Step[Race]):
    """GAR-22.14, D12: an Attachment of the own Stage or a later one."""

    def legal(self, s: Race) -> list[int]:
        return sorted([REMOVE + news - s.book.events for news in ahead(s, self.who)])

    def why(self, s: Race, x: int) -> Reason | None:
        if not REMOVE <= x < REMOVE + ATTACHMENTS:
            return REMOVE_ONE
        return None if x - REMOVE + s.book.events in ahead(s, self.who) else NOT_AHEAD

    def default(self, s: Race) -> int:
        return REMOVE + ahead(s, self.who)[0] - s.book.events

    def apply(self, s: Race, x: int) -> None:
        detach(s, x - REMOVE + s.book.events)


def detach(s: Race, news: int) -> None:
    """An Attachment leaves its Stage for the discard pile."""
    for stage in range(len(s.row)):
        if news in s.attached[stage]:
            s.attached = [[each for each in under if each != news] for under in s.attached]
            s.discards[NEWS].append(news)
            s.emit("detach", news, s.row[stage])
