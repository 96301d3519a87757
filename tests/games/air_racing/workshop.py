"""Positions of Air Racing's season, built and read in the game's words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from aerodrome.games.air_racing import GAME
from aerodrome.games.air_racing.content import CARDS, KINDS
from aerodrome.games.air_racing.rules import AirRacing
from aerodrome.games.air_racing.state import Meeting
from aerodrome.games.air_racing.steps.setup import EndSeason
from aerodrome.games.air_racing.steps.week import RaceWeek
from aerodrome.games.air_racing.steps.workshop import StartTurn
from aerodrome.games.air_racing.view import View, view
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.game import Chosen
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR, missing_or_extra
from aerodrome.testing.scenario import ScriptedMatch

Hands = Sequence[Sequence[str]]

AUGUST = 10
FIVE_DOLLARS = ["dollar"] * 5  # a deck for the next hand


def racing(seats: int = 2, options: Chosen = None) -> AirRacing:
    """The rules for so many seats."""
    rules = GAME.rules(seats, options)
    assert isinstance(rules, AirRacing)
    return rules


def position(
    seats: int = 2,
    *,
    hands: Hands = (),
    decks: Hands = (),
    discards: Hands = (),
    mods: Sequence[Sequence[int]] = (),
    turn: int = 0,
    first: int = 0,
    month: int = 0,
    season: int = 1,
    options: Chosen = None,
) -> Meeting:
    """Seat `turn` begins its Action Phase in this month (0 is October). Seats not named have no cards; the top of a
    deck and of a discard pile is its last card. `mods` are what the aircraft have from seasons before."""
    rules = racing(seats, options)
    s = rules.setup([list(each) for each in mods] or [[] for _ in range(seats)])
    for workshop, cards in zip(s.workshops, hands, strict=False):
        workshop.hand = numbers(cards)
    for workshop, cards in zip(s.workshops, decks, strict=False):
        workshop.deck = numbers(cards)
    for workshop, cards in zip(s.workshops, discards, strict=False):
        workshop.discards = numbers(cards)
    for workshop in s.workshops:
        for card in workshop.hand + workshop.deck + workshop.discards:
            workshop.owned[card] += 1
            s.supply[card] -= 1
    s.season, s.month, s.first = season, month, first
    s.todo = []
    s.next(StartTurn(turn), RaceWeek(), EndSeason())
    assert_sound(rules, s)
    s.settle()
    return s


def begun(
    seats: int, first: int = 0, boosts: Sequence[int] = (), seed: int = 7, options: Chosen = None
) -> ScriptedMatch:
    """A table from the set-up on: all have taken their free cards, so many Boosts each, and `first` is to act."""
    table = ScriptedMatch(GAME, seats, options, chance=[first])
    table.rolls(*range(seed, seed + seats))
    for seat, number in enumerate(boosts or [1] * seats):
        table.says(seat, f"free {number}")
    table.asks(first)
    return table


def passes(table: ScriptedMatch, *seats: int) -> None:
    """These seats have a turn each and neither play nor buy anything."""
    for seat in seats:
        table.says(seat, "done")
        table.says(seat, "done")


def play_at_random(match: Match, rng: Rng, season: int = 0) -> None:
    """Random answers to the end of the match, or until this season begins."""
    while not match.over and not (season and meeting(match).season == season):
        seat = match.asked()[0]
        legal = match.legal(seat)
        match.answer(seat, legal[rng.below(len(legal))])


def meeting(match: Match) -> Meeting:
    """The position of a match."""
    assert isinstance(match.state, Meeting)
    return match.state


def numbers(cards: Iterable[str]) -> list[int]:
    """Cards by their names."""
    return [CARDS.index(word) for word in cards]


def words(cards: Iterable[int]) -> list[str]:
    """The names of cards."""
    return [CARDS[card] for card in cards]


def hand(table: ScriptedMatch, seat: int) -> list[str]:
    """The names of the cards in a hand, in the order of the piles."""
    return words(sorted(table.state.workshops[seat].hand))


def counts(table: ScriptedMatch) -> tuple[int, int, int, int]:
    """Action plays, buys, extra money and Regroup rights of the turn."""
    s = table.state
    return s.turn.plays, s.turn.buys, s.turn.extra, s.turn.regroups


def by_name(numbers: Sequence[int]) -> dict[str, int]:
    """Numbers of cards by name, without those that are 0."""
    return {name: number for name, number in zip(CARDS, numbers, strict=True) if number}


def view_of(match: Match, viewer: int) -> View:
    """What a seat or a spectator sees."""
    rules = match.rules
    assert isinstance(rules, AirRacing)
    return view(rules, match.mine(viewer), viewer)


def viewers(seats: int) -> list[int]:
    return [*range(seats), SPECTATOR]


def assert_sound(rules: AirRacing, s: Meeting) -> None:
    """ARC-2.2: no card is lost or in two places, and what is not a player's is in the supply."""
    fault = missing_or_extra(rules.zones(s), rules.boxes(s))
    assert not fault, fault
    assert min(s.supply) >= 0, f"the supply is {s.supply}"
    for card in range(KINDS):
        everywhere = s.supply[card] + sum(workshop.owned[card] for workshop in s.workshops)
        assert everywhere == rules.book.copies[card], f"there are {everywhere} of {CARDS[card]}"
