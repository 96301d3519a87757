"""What holds in every position of every race."""

from __future__ import annotations

import pytest

from aerodrome.games.great_race import GAME
from aerodrome.games.great_race.content import FLIGHTS
from aerodrome.games.great_race.pieces import FINISHED
from aerodrome.games.great_race.rules import GreatRace
from aerodrome.games.great_race.state import CREW, FLIGHT, NEWS, REWARD, Race
from aerodrome.games.great_race.steps.choices import DropCrew
from aerodrome.games.great_race.steps.day import Select
from aerodrome.games.great_race.steps.turn import MoveOn
from aerodrome.kernel.chance import Rng, seed_from
from aerodrome.kernel.encode import dump, fingerprint
from aerodrome.kernel.game import Chosen
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR, missing_or_extra

from .cockpit import answers_at_random, rules_for, state_of

SETUPS: list[tuple[int, Chosen]] = [
    (2, {}),
    (3, {"stages": 3, "large_hand": "on"}),
    (4, {"stages": 2, "pilots": "on"}),
    (5, {"stages": 1, "pilots": "on", "races": 2}),
    (6, {"stages": 2, "pilots": "on", "large_hand": "on"}),
]
DAWN_CHANGES = ["bright_morning", "overnight_hail", "spare_parts_shipment", "underdog_story", "lost_charts"]
ONE_IN = 8  # how often the dearer checks are made


def play(seats: int, options: Chosen, seed: str) -> Match:
    """A whole game of random choices; every position of it is sound."""
    rules, rng = rules_for(seats, options), Rng(seed_from(seed))
    match = Match(GAME, seats, options, seed)
    while not match.over:
        s = state_of(match)
        assert_sound(rules, s)
        assert_fair(match)
        assert_rested(match)
        if rng.below(ONE_IN) == 0:
            assert_discreet(match, rng)
        answers_at_random(match, rng)
    assert_sound(rules, state_of(match))
    return match


def assert_sound(rules: GreatRace, s: Race) -> None:
    """GAR-3.8, GAR-3.9, GAR-3.11, GAR-11.3, GAR-16.1: no token and no card is lost or too many."""
    fault = missing_or_extra(rules.zones(s), rules.boxes(s))
    assert not fault, fault
    boards = [pilot.board for pilot in s.pilots]
    piles = [
        pile
        for pilot in s.pilots
        for cards in [pilot.cards]
        for pile in (cards.hand, cards.path, cards.picked, [cards.shown], cards.laid, [cards.bid])
    ]
    flights = [card for pile in piles for card in pile if 0 <= card < FLIGHTS]
    assert len(s.decks[FLIGHT]) + len(s.discards[FLIGHT]) + len(flights) == 120
    assert len(s.decks[NEWS]) + len(s.discards[NEWS]) + len(s.news) + sum(map(len, s.attached)) == 20
    hired = sum(len(board.crew) for board in boards)
    assert len(s.decks[CREW]) + len(s.discards[CREW]) + len(s.cantina) + hired == 23
    assert len(s.decks[REWARD]) + sum(map(len, s.rewards)) + sum(len(board.tokens) for board in boards) == 9
    moving = any(isinstance(step, MoveOn) for step in s.todo)
    for seat, pilot in enumerate(s.pilots):
        able, board = s.able(seat), pilot.board
        for gauge in (board.fuel, board.health):
            assert min(gauge.supply, gauge.reserve, gauge.spent) >= 0
        assert (board.fuel.total(), board.health.total()) == (able.fuel, able.health)
        assert 0 <= board.moxy <= 5
        room = 3 if s.todo and isinstance(s.todo[-1], DropCrew) and s.todo[-1].who == seat else 2
        assert len(board.crew) <= room
        assert set(board.exhausted) <= set(board.crew)
        assert pilot.tracker >= 0
        if pilot.status != FINISHED and not moving and s.row:
            assert pilot.tracker < s.book.stage_progress[s.row[pilot.stage]]


def assert_fair(match: Match) -> None:
    """Whoever is asked has an option, and its default is one of them."""
    for seat in match.asked():
        mine = match.mine(seat)
        legal = match.legal(seat)
        assert legal
        assert mine.todo[-1].default(mine) in legal


def assert_rested(match: Match) -> None:
    """GAR-13.6, GAR-24.10: at the first selection of a day a hand is as large as the Health in Supply, unless the News
    of the morning has changed one of them."""
    s = state_of(match)
    if s.day < 2 or s.rounds != 1 or not isinstance(s.todo[-1], Select):
        return
    news = [told.args["news"] for told in match.told(SPECTATOR) if told.kind == "news"][-1]
    if s.book.news_names[news] in DAWN_CHANGES:
        return
    for seat, pilot in enumerate(s.pilots):
        health, more = pilot.board.health.supply, s.able(seat).hand_bonus
        assert health <= pilot.hand_size() <= health + more


def assert_discreet(match: Match, rng: Rng) -> None:
    """What a viewer cannot know, dealt otherwise, changes neither what it sees nor its options."""
    rules, s = rules_for(match.rules.seats, match.rules.options), state_of(match)
    for viewer in [*range(rules.seats), SPECTATOR]:
        other = rules.imagine(rules.redact(s, viewer), rng)
        assert dump(rules.redact(other, viewer)) == dump(rules.redact(s, viewer))
        if viewer in match.asked():
            other.bring_up(viewer)
            assert other.todo[-1].legal(other) == match.legal(viewer)


@pytest.mark.rule("GAR-1.7", "GAR-3.8", "GAR-3.9", "GAR-3.11", "GAR-11.3", "GAR-13.6", "GAR-13.10", "GAR-16.1")
@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_every_position_of_a_random_race_is_sound(seats: int, options: Chosen) -> None:
    """And every race ends in time, with a place for all."""
    match = play(seats, options, "sound")
    assert sorted(match.ranks()) == list(range(1, seats + 1))
    days = [told.args["number"] for told in match.told(SPECTATOR) if told.kind == "day"]
    assert max(days) <= 20
    assert len(state_of(match).places) == seats, "nobody was eliminated"


@pytest.mark.rule("GAR-13.10")
def test_a_race_of_landings_is_called_off_in_time() -> None:
    """At each question the default: T29."""
    rules, match = rules_for(3, {"stages": 6}), Match(GAME, 3, {"stages": 6}, "off")
    while not match.over:
        assert_sound(rules, state_of(match))
        assert_rested(match)
        match.time_out(match.asked()[0])
    assert [told.kind for told in match.told(SPECTATOR)].count("day") == 24
    assert [told.kind for told in match.told(SPECTATOR)].count("off") == 1
    assert [pilot.tracker for pilot in state_of(match).pilots] == [0, 0, 0]
    assert state_of(match).pilots[0].board.fuel.supply > 0


def test_a_race_replayed_from_its_seed_and_its_decisions_is_the_same() -> None:
    options: Chosen = {"stages": 2, "pilots": "on"}
    match, again = play(3, options, "again"), Match(GAME, 3, options, "again")
    again.replay(match.log)
    assert fingerprint(again.state) == fingerprint(match.state)
    assert [(event.kind, event.args, event.seen) for event in again.events] == [
        (event.kind, event.args, event.seen) for event in match.events
    ]
    other = Match(GAME, 3, options, "another")
    assert dump(other.state)["decks"] != dump(Match(GAME, 3, options, "again").state)["decks"]
