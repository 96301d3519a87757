"""What holds in every position of every game. Test ideas 31 and 32."""

from __future__ import annotations

import os

import pytest

from aerodrome.games.aeroplanes import GAME
from aerodrome.games.aeroplanes.content import ADVANTAGES, CARDS, CITIES, STAGES
from aerodrome.games.aeroplanes.pieces import HOME_STAGE
from aerodrome.games.aeroplanes.state import EMPTY, Airlines
from aerodrome.games.aeroplanes.steps.claim import Board
from aerodrome.kernel.chance import Rng, seed_from
from aerodrome.kernel.encode import fingerprint
from aerodrome.kernel.game import Chosen
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR

from .airfield import answers_at_random, by_seat, fleet, state_of

EACH_NUMBER = pytest.mark.parametrize("seats", [2, 3, 4, 5])
OPTIONS: list[Chosen] = [{}, {"forced_token": "on", "any_lda": "on"}, {"taker_starts": "on", "seats_only": "on"}]
GAMES = 1000 if os.environ.get("AERODROME_SOAK") else 3  # a sample in every run
MOST_TURNS = 600  # AER-R44


def play(seats: int, options: Chosen, seed: str) -> Match:
    """A whole game of random choices; every position of it is sound, and follows from the one before."""
    rng, match = Rng(seed_from(seed)), Match(GAME, seats, options, seed, auto=False)
    before = state_of(match)
    assert_sound(before)
    while not match.over:
        before = before.clone()
        assert_fair(match)
        answers_at_random(match, rng)
        assert_sound(state_of(match))
        assert_followed(before, state_of(match))
        before = state_of(match)
    return match


def assert_sound(s: Airlines) -> None:
    """No tile and no card is lost or too many, nobody has less than nothing, and no city holds too many airports."""
    seats = range(s.book.players)
    cards = [s.row, s.deck, s.removed, *[fleet(s, seat) for seat in seats], *by_seat(s, "pile")]
    assert sorted(card for place in cards for card in place) == list(range(CARDS))
    claimed = [claim.tile for airline in s.airlines for claim in airline.claimed]
    tiles = [s.bag, s.waiting, s.overflow, s.gone, claimed, *by_seat(s, "scored")]
    under_way = [step.tile for step in s.todo if isinstance(step, Board)]
    held = [tile for place in tiles for tile in place if tile != EMPTY] + under_way
    assert sorted(held) == list(range(96))
    assert s.bag == sorted(s.bag), "its order tells nothing"
    assert s.row == sorted(s.row)
    assert s.deck == sorted(s.deck, reverse=True)
    assert len(s.row) == 12 or not s.deck
    held = by_seat(s, "advantages")
    assert all(sum(each[kind] for each in held) + s.supply(kind) == 6 for kind in range(ADVANTAGES))
    assert min(s.supply(kind) for kind in range(ADVANTAGES)) >= 0
    assert min(count for each in held for count in each) >= 0
    assert 0 <= s.box <= (6 if len(seats) == 2 else 8)
    assert len([tile for tile in s.overflow if tile != EMPTY]) <= 8
    for seat in seats:
        airline = s.airlines[seat]
        assert airline.money >= 0
        assert 0 <= airline.failures <= 3
        assert fleet(s, seat) == sorted(fleet(s, seat))
        assert {claim.card for claim in airline.claimed} <= set(fleet(s, seat))
        for plane in airline.fleet:
            people = sum(s.book.people[claim.tile] for claim in airline.claimed if claim.card == plane.card)
            assert 0 <= plane.free <= s.book.seats[plane.card] - people
            assert plane.tiles >= 0
    assert_airports(s)


def assert_airports(s: Airlines) -> None:
    """Each airline has 27: in reserve, on cards, on the board; at most one in a city, and the Home airport at home."""
    for airline in s.airlines:
        for stage in range(STAGES + 1):
            on_cards = sum(plane.tiles for plane in airline.fleet if s.book.stage[plane.card] == stage)
            total = airline.reserve[stage] + on_cards + airline.airports[stage].bit_count()
            assert total == [1, 8, 9, 9][stage]
            assert airline.reserve[stage] >= 0
        assert sum(cities.bit_count() for cities in airline.airports) == int(airline.bases).bit_count()
        assert airline.bases == airline.airports[0] | airline.airports[1] | airline.airports[2] | airline.airports[3]
    for city in range(CITIES):
        airports = sum(airline.bases >> city & 1 for airline in s.airlines)
        assert airports <= s.book.room[city]
        assert (s.full() >> city & 1) == (airports == s.book.room[city])


def assert_followed(before: Airlines, s: Airlines) -> None:
    """VP never fall, eras follow one another, Home airports stay, and within an era only the money of who acts
    changes."""
    seats = range(s.book.players)
    assert s.era in (before.era, before.era + 1)
    for now, then in zip(s.airlines, before.airlines, strict=True):
        assert now.vp() >= then.vp()
        assert all(n >= t for n, t in zip(now.points.by_source(), then.points.by_source(), strict=True))
        homes = then.airports[HOME_STAGE]
        assert now.airports[HOME_STAGE] & homes == homes
    if s.era == before.era and s.era > 0:
        changed = [seat for seat in seats if s.airlines[seat].money != before.airlines[seat].money]
        assert changed in ([], [before.actor()])


def assert_fair(match: Match) -> None:
    """One seat is asked, it has an option, and its default is one of them."""
    [seat] = match.asked()
    mine = match.mine(seat)
    assert mine.todo[-1].default(mine) in match.legal(seat)


@pytest.mark.rule("AER-1.2", "AER-2.4", "AER-2.8", "AER-2.11", "AER-3.11", "AER-4.8", "AER-4.13", "AER-8.4")
@EACH_NUMBER
def test_every_position_of_a_random_game_is_sound(seats: int) -> None:
    """And every game ends in time, after three eras with 9 subsidies each, or 7 for two."""
    for number in range(GAMES):
        match = play(seats, OPTIONS[number % len(OPTIONS)], f"sound {number}")
        kinds = [told.kind for told in match.told(SPECTATOR)]
        assert kinds.count("turn") <= MOST_TURNS
        starts = [i for i, kind in enumerate(kinds) if kind == "era"]
        assert len(starts) == 3
        for start, end in zip(starts, [*starts[1:], len(kinds)], strict=True):
            era = kinds[start:end]
            assert (era.count("subsidy"), era.count("token")) == (6 if seats == 2 else 8, 1)
        assert kinds.count("win") == match.ranks().count(1)


@EACH_NUMBER
def test_a_game_replayed_from_its_seed_and_its_decisions_is_the_same(seats: int) -> None:
    match, again = play(seats, {}, "again"), Match(GAME, seats, seed="again")
    again.replay(match.log)
    assert fingerprint(again.state) == fingerprint(match.state)
    assert [(event.kind, event.args, event.more) for event in again.events] == [
        (event.kind, event.args, event.more) for event in match.events
    ]
    other = Match(GAME, seats, seed="another")
    assert state_of(other).waiting != state_of(Match(GAME, seats, seed="again")).waiting
