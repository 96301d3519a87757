"""The Great Air Race in the kernel's terms: how it starts, who sees what, who has won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from aerodrome.games.great_race.actions import ACTIONS, domains
from aerodrome.games.great_race.content import FLIGHTS, LANDING, NO_CARD, Book
from aerodrome.games.great_race.scoring import key
from aerodrome.games.great_race.state import (
    CREW,
    DECKS,
    EVENTS,
    FLIGHT,
    NEWS,
    NO,
    PILOT,
    REWARD,
    STAGE,
    YES,
    Race,
)
from aerodrome.games.great_race.steps.start import StartRace
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.events import UNKNOWN
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.zones import EVERYBODY, NOBODY, Zone, deal_unknown

LANDS_ONCE_IN: Final = 3  # how often an unseen selection is thought to be a Landing card


def lay(zones: list[Zone], cards: list[int], box: int, seen: int) -> None:
    """Most piles of a race are empty at any time, and an empty one is no zone."""
    if cards:
        zones.append(Zone(cards, box, seen))


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
        seats = range(self.seats)
        s = Race(
            todo=[],
            book=self.book,
            race=0,
            medals=[[0 for _ in seats] for _ in seats],
            day=0,
            rounds=0,
            flown=0,
            decks=[[] for _ in range(DECKS)],
            discards=[[] for _ in range(DECKS)],
            row=[],
            rewards=[],
            attached=[],
            news=[],
            headline=NO_CARD,
            cantina=[],
            dealt=[[] for _ in seats],
            chosen=[[] for _ in seats],
            pilot=[list(kept) for kept in carry],
            hands=[[] for _ in seats],
            laid=[[] for _ in seats],
            picked=[[] for _ in seats],
            shown=[[] for _ in seats],
            paths=[[] for _ in seats],
            bids=[[] for _ in seats],
            crew=[[] for _ in seats],
            ready=[[] for _ in seats],
            tokens=[[] for _ in seats],
            board=[[] for _ in seats],
            moxy=[0 for _ in seats],
            stage=[0 for _ in seats],
            tracker=[0 for _ in seats],
            status=[0 for _ in seats],
            change=[0 for _ in seats],
            raised=[0 for _ in seats],
            flew=[0 for _ in seats],
            today=[[] for _ in seats],
            order=[],
            wishes=[[] for _ in seats],
            unwished=[[NO, YES] for _ in seats],
            landing=[0 for _ in seats],
            hired=[0 for _ in seats],
            places=list(seats),
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
        for seat in range(self.seats):
            mine = 1 << seat
            lay(zones, s.hands[seat], FLIGHT, mine)
            lay(zones, s.picked[seat], FLIGHT, mine)
            lay(zones, s.laid[seat], FLIGHT, mine)
            lay(zones, s.shown[seat], FLIGHT, EVERYBODY)
            lay(zones, s.paths[seat], FLIGHT, EVERYBODY)
            lay(zones, s.bids[seat], FLIGHT, EVERYBODY)
            lay(zones, s.crew[seat], CREW, EVERYBODY)
            lay(zones, s.tokens[seat], REWARD, EVERYBODY)
            lay(zones, s.dealt[seat], PILOT, mine)
            lay(zones, s.chosen[seat], PILOT, mine)
            lay(zones, s.pilot[seat], PILOT, EVERYBODY)
            lay(zones, s.wishes[seat], DECKS + seat, mine)
            lay(zones, s.unwished[seat], DECKS + seat, mine)
        return zones

    def boxes(self, s: Race) -> list[list[int]]:
        return self._boxes

    def imagine(self, mine: Race, rng: Rng) -> Race:
        """The unseen cards at random, but each Landing card with its pilot, and no selection that was not allowed."""
        whole = mine.clone()
        sealed = [seat for seat in range(self.seats) if whole.picked[seat] == [UNKNOWN]]
        for seat in range(self.seats):
            self._place_landing(whole, seat, rng)
        deal_unknown(self.zones(whole), self._boxes, rng)
        for seat in sealed:
            self._allow_selection(whole, seat)
        return whole

    def _place_landing(self, s: Race, seat: int, rng: Rng) -> None:
        """A Landing card that is not seen is selected or in the hand."""
        card, hand, picked = LANDING + seat, s.hands[seat], s.picked[seat]
        if any(card in cards for cards in (hand, picked, s.shown[seat], s.paths[seat])):
            return
        if picked == [UNKNOWN] and (s.must_land(seat) or rng.below(LANDS_ONCE_IN) == 0):
            picked[0] = card
        else:
            hand[hand.index(UNKNOWN)] = card

    def _allow_selection(self, s: Race, seat: int) -> None:
        """GAR-5.3: a selected Flight card was payable; if the one dealt is not, another of the hand is."""
        hand, picked = s.hands[seat], s.picked[seat]
        if picked[0] >= FLIGHTS or s.payable(seat, picked[0]):
            return
        allowed = [card for card in hand if card >= FLIGHTS or s.payable(seat, card)]
        picked[0], hand[hand.index(allowed[0])] = allowed[0], picked[0]

    def standings(self, s: Race) -> list[list[int]]:
        """GAR-14.7, GAR-17.9."""
        return [key(s, seat) for seat in range(self.seats)]

    def carry(self, s: Race) -> list[list[int]]:
        """GAR-17.8."""
        return [held[:] for held in s.pilot]
