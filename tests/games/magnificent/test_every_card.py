"""Every trick and boost card is used: seeded races go on until each title has done what it says, and each card has
given its symbol. And the deck, MFM-R52."""

from __future__ import annotations

from collections import Counter

import pytest

from aerodrome.bots import levels
from aerodrome.games.magnificent import GAME
from aerodrome.games.magnificent.content import Book
from aerodrome.games.magnificent.terms import NONE
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.lab import fuzz

from .hangar import Flyer, Meeting, position, rules_for

MOST_RACES = 6

Deed = tuple[str, str]  # what was done, and with which title or card
EVENTS = {"play": "text", "cancel": "text", "use_symbol": "symbol"}
ACTIONS = {"play": "text", "symbol": "symbol"}
REPLIES = {("text", "immunity"), ("text", "this-means-war")}


def all_deeds(book: Book) -> set[Deed]:
    titles = {book.titles[book.title[card]] for card in book.cards_in_play}
    return {("text", title) for title in titles} | {("symbol", book.cards[card]) for card in book.cards_in_play}


class Producer:
    """Chooses for all seats, so that what is missing comes about. Nothing is cancelled as long as a trick is missing:
    what is played resolves."""

    def __init__(self, seats: int, options: dict[str, str], rng: Rng) -> None:
        self.seats, self.options, self.rng = seats, options, rng
        self.book = rules_for(seats, options).book
        self.missing = all_deeds(self.book)
        self.tricks = {("text", title) for i, title in enumerate(self.book.titles) if self.book.dirty[i]}

    def race(self, seed: str) -> None:
        """One race, or as much of it as is needed."""
        match, told = Match(GAME, self.seats, self.options, seed), 0
        while self.missing and not match.over:
            seat = match.asked()[0]
            match.answer(seat, self.choose(match, seat))
            for event in match.told(SPECTATOR, told):
                if event.kind in EVENTS:
                    self.missing.discard(self.deed(EVENTS[event.kind], self.book.cards[event.args["card"]]))
            told = len(match.events)

    def deed(self, what: str, card: str) -> Deed:
        return what, card if what == "symbol" else card.rpartition("-")[0]

    def choose(self, match: Match, seat: int) -> int:
        legal = match.legal(seat)
        worth = [self.worth(match.rules.actions.text(x)) for x in legal]
        best = [x for x, value in zip(legal, worth, strict=True) if value == max(worth)]
        return best[self.rng.below(len(best))]

    def worth(self, words: str) -> int:
        """3 for what is missing, and for tricks as long as a reply to them is, 2 to go on with the race, 1 to let
        something go, 0 for a card that is not needed."""
        kind, _, card = words.partition(" ")
        if kind in ACTIONS:
            deed = self.deed(ACTIONS[kind], card)
            if deed in self.tricks and self.missing & REPLIES:
                return 3
            waits = deed == ("text", "immunity") and self.missing & self.tricks
            return 3 if deed in self.missing and not waits else 0
        if kind == "discard":
            return int(self.deed("text", card) not in self.missing and self.deed("symbol", card) not in self.missing)
        return 1 if kind in ("end-turn", "end-phase", "repair", "luck", "burn", "drop", "spend", "use") else 2


@pytest.mark.rule("MFM-8.9", "MFM-8.18", "MFM-8.23", "MFM-12.11")
@pytest.mark.parametrize(
    ("seats", "options", "deeds"),
    [
        (2, {"setup": "quick"}, 40 + 64),
        (4, {"setup": "standard", "teams": "two"}, 40 + 64),
        (6, {"setup": "long"}, 40 + 64),
        (3, {"setup": "random", "less_dirty": "on"}, 19 + 30),
    ],
)
def test_every_text_and_every_symbol_is_used(seats: int, options: dict[str, str], deeds: int) -> None:
    producer = Producer(seats, options, Rng(1910))
    assert len(producer.missing) == deeds
    for race in range(MOST_RACES):
        producer.race(f"every card {race}")
    assert producer.missing == set()


@pytest.mark.rule("MFM-8.9", "MFM-R11")
def test_random_games_resolve_every_title() -> None:
    """The first games of the fuzz. A trick that is cancelled is not resolved."""
    book = rules_for(3).book
    resolved: Counter[int] = Counter()
    for case in fuzz.cases(GAME, 6, "0", None, heuristic=6, every=1):
        match = Match(GAME, case.seats, case.options, case.seed)
        levels.play(match, [levels.make(case.bot, match, seat) for seat in range(case.seats)])
        title = NONE
        for told in match.told(SPECTATOR):
            if told.kind == "cancel":
                resolved[title] -= 1
            if told.kind in ("play", "cancel"):
                title = book.title[told.args["card"]]
                resolved[title] += 1
    assert [book.titles[title] for title in range(len(book.titles)) if not resolved[title]] == []


@pytest.mark.rule("MFM-R52", "MFM-8.5")
def test_an_empty_deck_is_shuffled_from_the_discards() -> None:
    s = position(Flyer("biplane"), Flyer("monoplane"), Flyer("triplane"))
    s.cards.pile, s.cards.discards = [], s.cards.pile
    with Meeting(s) as table:
        table.rolls(5)
        table.says(0, "end-turn")
        assert (len(table.state.cards.pile), table.state.cards.discards, len(table.hand(0))) == (63, [], 1)
        assert [told.kind for told in table.match.told(1)][-3:] == ["reshuffle", "draw", "turn"]
        table.asks(0)


@pytest.mark.rule("MFM-4.2")
def test_the_first_shuffle_is_no_reshuffle() -> None:
    kinds = [told.kind for told in Match(GAME, 3, seed="first").told(0)]
    assert kinds.count("draw") == 9
    assert "reshuffle" not in kinds


@pytest.mark.rule("MFM-R52")
def test_where_no_card_is_left_none_is_drawn() -> None:
    cards = rules_for(3).book.cards
    hoard = position(Flyer("biplane"), Flyer("monoplane"), Flyer("triplane"), hands=[[], [], cards])
    with Meeting(hoard) as table:
        table.passes(2)
        table.says(0, "end-turn")
        assert (table.hand(0), table.told(0, "draw"), table.told(0, "reshuffle")) == ([], [], [])
        table.asks(2)
