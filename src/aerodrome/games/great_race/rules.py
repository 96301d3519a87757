"""The Great Air Race in the kernel's terms: how it starts, who sees what, who has won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from aerodrome.games.great_race.actions import ACTIONS, domains
from aerodrome.games.great_race.content import FLIGHTS, LANDING, NO_CARD, Book
from aerodrome.games.great_race.pieces import NO, YES, Pilot
from aerodrome.games.great_race.scoring import key
from aerodrome.games.great_race.state import CREW, DECKS, EVENTS, FLIGHT, NEWS, PILOT, REWARD, STAGE, Race
from aerodrome.games.great_race.steps.setup import StartRace, fresh_pilot
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.events import UNKNOWN
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.zones import EVERYBODY, NOBODY, Zone, deal_unknown

LANDS_ONCE_IN: Final = 3  # how often an unseen selection is thought to be a Landing card


def lay(zones: list[Zone], cards: list[int], box: int, seen: int) -> None:
    """Most piles of a race are empty at any time, and an empty one is no zone."""
    if cards:
        zones.append(Zone(cards, box, seen))


def _open(card: int) -> list[int]:
    """The pile of a card that lies face up, if there is one."""
    return [] if card == NO_CARD else [card]


def _is_sealed(picked: list[int]) -> bool:
    """Is there a selection that is not seen?"""
    return len(picked) > 0 and picked[0] == UNKNOWN


@mypyc_attr(allow_interpreted_subclasses=True)
class GreatRace(Rules[Race]):
    def __init__(self, seats: int, options: dict[str, int], book: Book) -> None:
        super().__init__(seats, options, domains(book), ACTIONS, EVENTS)
        self.book = book
        flights = list(range(FLIGHTS)) + [LANDING + seat for seat in range(seats)]
        sizes = [len(book.news_names), len(book.trade), len(book.stage_names)]
        sizes += [len(book.reward_names), len(book.pilot_names)]
        self._boxes = [flights, *[list(range(size)) for size in sizes], *[[NO, YES] for _ in range(seats)]]

    def setup(self, carry: list[list[int]]) -> Race:
        """GAR-17.8: in a series of matches the Pilot cards are kept."""
        s = Race(
            todo=[],
            book=self.book,
            race=0,
            day=0,
            rounds=0,
            flown=False,
            decks=[[] for _ in range(DECKS)],
            discards=[[] for _ in range(DECKS)],
            row=[],
            rewards=[],
            attached=[],
            news=[],
            headline=NO_CARD,
            cantina=[],
            pilots=[fresh_pilot(kept[0] if kept else NO_CARD, [], [0] * self.seats) for kept in carry],
            order=[],
            places=list(range(self.seats)),
        )
        s.next(StartRace())
        return s

    def zones(self, s: Race) -> list[Zone]:
        """GAR, hidden information. A selected Landing card looks like a Flight card (GAR-16.7): it comes from the hand,
        too. Undrawn Stages, tokens and Pilots stay in their decks."""
        zones: list[Zone] = []
        for deck in range(DECKS):
            lay(zones, s.decks[deck], deck, NOBODY)
        for deck in (FLIGHT, NEWS, CREW):
            lay(zones, s.discards[deck], deck, EVERYBODY)
        lay(zones, s.row, STAGE, EVERYBODY)
        lay(zones, s.news, NEWS, EVERYBODY)
        lay(zones, s.cantina, CREW, EVERYBODY)
        for cards in s.rewards:
            lay(zones, cards, REWARD, EVERYBODY)
        for cards in s.attached:
            lay(zones, cards, NEWS, EVERYBODY)
        for seat, pilot in enumerate(s.pilots):
            self._lay_cards(zones, pilot, 1 << seat)
            lay(zones, pilot.sealed.wish, DECKS + seat, 1 << seat)
            lay(zones, pilot.sealed.unwished, DECKS + seat, 1 << seat)
        return zones

    def _lay_cards(self, zones: list[Zone], pilot: Pilot, mine: int) -> None:
        cards = pilot.cards
        lay(zones, cards.hand, FLIGHT, mine)
        lay(zones, cards.picked, FLIGHT, mine)
        lay(zones, cards.laid, FLIGHT, mine)
        lay(zones, _open(cards.shown), FLIGHT, EVERYBODY)
        lay(zones, cards.path, FLIGHT, EVERYBODY)
        lay(zones, _open(cards.bid), FLIGHT, EVERYBODY)
        lay(zones, pilot.board.crew, CREW, EVERYBODY)
        lay(zones, pilot.board.tokens, REWARD, EVERYBODY)
        lay(zones, pilot.sealed.dealt, PILOT, mine)
        lay(zones, pilot.sealed.chosen, PILOT, mine)
        lay(zones, _open(pilot.card), PILOT, EVERYBODY)

    def hidden(self, s: Race, viewer: int) -> list[Zone]:
        """The decks, and what the others hold."""
        zones: list[Zone] = []
        for deck in range(DECKS):
            lay(zones, s.decks[deck], deck, NOBODY)
        for seat, pilot in enumerate(s.pilots):
            if seat != viewer:
                lay(zones, pilot.cards.hand, FLIGHT, 1 << seat)
                lay(zones, pilot.cards.picked, FLIGHT, 1 << seat)
                lay(zones, pilot.cards.laid, FLIGHT, 1 << seat)
                lay(zones, pilot.sealed.dealt, PILOT, 1 << seat)
                lay(zones, pilot.sealed.chosen, PILOT, 1 << seat)
                lay(zones, pilot.sealed.wish, DECKS + seat, 1 << seat)
                lay(zones, pilot.sealed.unwished, DECKS + seat, 1 << seat)
        return zones

    def boxes(self, s: Race) -> list[list[int]]:
        return self._boxes

    def imagine(self, mine: Race, rng: Rng) -> Race:
        """The unseen cards at random, but each Landing card with its pilot, and no selection that was not allowed."""
        whole = mine.clone()
        sealed = [seat for seat, pilot in enumerate(whole.pilots) if _is_sealed(pilot.cards.picked)]
        for seat in range(self.seats):
            self._place_landing(whole, seat, rng)
        deal_unknown(self.zones(whole), self._boxes, rng)
        for seat in sealed:
            self._allow_selection(whole, seat)
        return whole

    def _place_landing(self, s: Race, seat: int, rng: Rng) -> None:
        """A Landing card that is not seen is selected or in the hand."""
        card, pilot = LANDING + seat, s.pilots[seat]
        cards, hand, picked = pilot.cards, pilot.cards.hand, pilot.cards.picked
        if card == cards.shown or card in hand or card in picked or card in cards.path:
            return
        if _is_sealed(picked) and (pilot.must_land() or rng.below(LANDS_ONCE_IN) == 0):
            picked[0] = card
        else:
            hand[hand.index(UNKNOWN)] = card

    def _allow_selection(self, s: Race, seat: int) -> None:
        """GAR-5.3: a selected Flight card was payable; if the one dealt is not, another of the hand is."""
        hand, picked = s.pilots[seat].cards.hand, s.pilots[seat].cards.picked
        if picked[0] >= FLIGHTS or s.payable(seat, picked[0]):
            return
        allowed = [card for card in hand if card >= FLIGHTS or s.payable(seat, card)]
        picked[0], hand[hand.index(allowed[0])] = allowed[0], picked[0]

    def standings(self, s: Race) -> list[list[int]]:
        """GAR-14.7, GAR-17.9."""
        return [key(s, seat) for seat in range(self.seats)]

    def carry(self, s: Race) -> list[list[int]]:
        """GAR-17.8."""
        return [_open(pilot.card) for pilot in s.pilots]
