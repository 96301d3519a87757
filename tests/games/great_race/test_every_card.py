"""Every card of the game is played: seeded races go on until all of them have done what they can do."""

from __future__ import annotations

from aerodrome.games.great_race import GAME
from aerodrome.games.great_race.content import FLIGHTS, NO_WINDOW, Book
from aerodrome.games.great_race.steps.setup import KeepPilot
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR

from .cockpit import rules_for, state_of

SEATS = 6
OPTIONS = {"stages": 10, "pilots": "on"}  # nine tokens, eight of which are rewards, and many days of News
MOST_RACES = 12

Deed = tuple[str, str]  # what was done, and with which design
EVENTS = {
    "fly": "flight",
    "redeem": "flight",
    "react": "flight",
    "answer": "flight",
    "news": "news",
    "use": "crew",
    "reward": "reward",
    "pilot": "pilot",
}
ACTIONS = {"fly": "fly", "refuel": "redeem", "react": "react", "answer": "answer", "use": "use", "keep": "pilot"}
SIGN_ON = ("hire", "take")


def all_deeds(book: Book) -> set[Deed]:
    """What a complete test must have seen."""
    deeds = {(deed, name) for deed in ("fly", "redeem") for name in book.flight_names}
    for card in range(FLIGHTS):
        if book.window[card] != NO_WINDOW:
            deeds.add((("react", "answer")[book.window[card] - 1], book.flight_names[book.design[card]]))
    deeds |= {("news", name) for name in book.news_names}
    deeds |= {("use", name) for name in book.trade_names}
    deeds |= {("reward", name) for name in book.reward_names}
    return deeds | {("pilot", name) for name in book.pilot_names}


class Producer:
    """Chooses for all seats, so that what is missing comes about."""

    def __init__(self, missing: set[Deed], rng: Rng) -> None:
        self.missing, self.rng = missing, rng

    def race(self, seed: str) -> None:
        """One race, or as much of it as is needed."""
        match = Match(GAME, SEATS, OPTIONS, seed)
        told = 0
        while self.missing and not match.over:
            pilots_only = {deed for deed, _ in self.missing} == {"pilot"}
            if pilots_only and not isinstance(match.state.todo[-1], KeepPilot):
                return
            seat = match.asked()[0]
            match.answer(seat, self.choose(match, seat))
            self.note(match, told)
            told = len(match.events)

    def note(self, match: Match, since: int) -> None:
        domains = match.rules.domains
        for event in match.told(SPECTATOR, since):
            if event.kind in EVENTS:
                domain = EVENTS[event.kind]
                self.missing.discard((event.kind, design(domains[domain][event.args[domain]])))

    def choose(self, match: Match, seat: int) -> int:
        legal = match.legal(seat)
        worth = [self.worth(match, seat, match.rules.actions.text(x)) for x in legal]
        best = [x for x, value in zip(legal, worth, strict=True) if value == max(worth)]
        return best[self.rng.below(len(best))]

    def worth(self, match: Match, seat: int, words: str) -> int:
        """3 for what is missing, 2 for what leads there, 1 for other deeds, 0 for none."""
        kind, *names = words.split()
        name = design(names[0]) if names else ""
        if (ACTIONS.get(kind, ""), name) in self.missing:
            return 3
        cantina = [design(match.rules.domains["crew"][card]) for card in state_of(match).cantina]
        on_board = [design(match.rules.domains["crew"][card]) for card in state_of(match).pilots[seat].board.crew]
        if kind in SIGN_ON:
            return 2 if ("use", name) in self.missing else 0
        if kind == "want":
            full = all(("use", trade) in self.missing for trade in on_board) and len(on_board) == 2
            return 2 if not full and any(("use", trade) in self.missing for trade in cantina) else 0
        if kind == "drop":
            return 0 if ("use", name) in self.missing else 1
        return int(kind == "fly" and self.rng.below(4) > 0)


def design(word: str) -> str:
    """Without the Speed or number of a copy."""
    name, _, copy = word.rpartition("-")
    return name if copy.isdecimal() else word


def test_every_card_does_everything_it_can() -> None:
    """Every Flight design is flown, redeemed and, if it can, reacted with; every News card is read, every trade used,
    every reward taken and every Pilot kept."""
    missing = all_deeds(rules_for(SEATS, OPTIONS).book)
    assert len(missing) == 31 + 31 + 6 + 20 + 15 + 9 + 12
    producer = Producer(missing, Rng(1933))
    for race in range(MOST_RACES):
        producer.race(f"every card {race}")
    assert missing == set()
