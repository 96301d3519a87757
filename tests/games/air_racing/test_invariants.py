"""What holds in every position of every game."""

from __future__ import annotations

import pytest

from aerodrome.games.air_racing import GAME
from aerodrome.games.air_racing.course import LANES
from aerodrome.games.air_racing.rules import AirRacing
from aerodrome.games.air_racing.state import SEASON, Meeting
from aerodrome.kernel.chance import Rng, seed_from
from aerodrome.kernel.encode import fingerprint
from aerodrome.kernel.game import Chosen
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR

from .workshop import assert_sound, meeting, racing

SETUPS: list[tuple[int, Chosen]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"quick_play": "on", "qualifying": "on", "heats": 2, "laps": 1}),
    (4, {"course": "desert_triangle", "laps": 2}),
    (3, {"course": "stead_middle", "quick_play": "on"}),
    (2, {"course": "stead_silver", "stock_speed": "7", "seasons": 2, "laps": 1}),
    (2, {"class": "jet", "quick_play": "on"}),
]


def play(seats: int, options: Chosen, seed: str) -> Match:
    """A whole game of random choices; every position of it is sound."""
    rules, rng = racing(seats, options), Rng(seed_from(seed))
    match = Match(GAME, seats, options, seed, auto=False)
    while not match.over:
        seat = match.asked()[0]
        legal = match.legal(seat)
        match.answer(seat, legal[rng.below(len(legal))])
        assert_sound(rules, meeting(match))
        assert_airworthy(rules, meeting(match))
    return match


def assert_airworthy(rules: AirRacing, s: Meeting) -> None:
    """ARC-9.5, ARC-9.6, ARC-13.1, ARC-15.4: every aircraft is on the course, apart from all others, and has checked
    no pylon twice in a lap."""
    course = rules.book.course
    assert s.flight.budget >= 0
    assert 0 <= s.flight.levels <= 2
    for plane in s.aircraft:
        assert 0 <= plane.lane < LANES
        assert 0 <= plane.place < course.length[plane.lane]
        assert plane.altitude in (0, 1, 2)
        assert min(plane.mods.numbers()) >= 0
        assert set(plane.tokens) <= {2, 3}
        assert len(plane.checked) <= len(course.pylons)
        for laps in plane.checked:
            assert len(set(laps)) == len(laps), "a pylon was checked twice in a lap"
    if s.stage == SEASON:
        return
    flying = [seat for seat in range(rules.seats) if s.aircraft[seat].flying]
    for seat in flying:
        for other in flying:
            if seat != other and s.aircraft[seat].lane == s.aircraft[other].lane:
                gap = abs(int(s.aircraft[seat].place) - int(s.aircraft[other].place))
                assert min(gap, course.length[s.aircraft[seat].lane] - gap) >= 2, f"seats {seat} and {other} overlap"


@pytest.mark.rule("ARC-2.2", "ARC-6.9", "ARC-9.6", "ARC-13.5", "ARC-15.4", "ARC-18.11")
@pytest.mark.parametrize(("seats", "options"), SETUPS)
@pytest.mark.parametrize("seed", ["sound", "airworthy"])
def test_every_position_of_a_random_game_is_sound(seats: int, options: Chosen, seed: str) -> None:
    """The 144 cards are conserved, no two aircraft overlap, and every race ends in time."""
    match = play(seats, options, seed)
    assert sorted(match.ranks()) == list(range(1, seats + 1))
    laps = 0
    for told in match.told(SPECTATOR):
        if told.kind == "race":
            laps = told.args["laps"]
        elif told.kind == "round":
            assert told.args["number"] <= 50 * laps


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = play(3, {}, "same"), play(3, {}, "same")
    assert [(entry.who, entry.x) for entry in one.log] == [(entry.who, entry.x) for entry in other.log]
    assert fingerprint(one.state) == fingerprint(other.state)


def test_another_seed_gives_another_game() -> None:
    assert fingerprint(play(3, {}, "same").state) != fingerprint(play(3, {}, "other").state)
