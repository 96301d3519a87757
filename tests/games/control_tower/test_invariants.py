"""What holds in every position of every game."""

from __future__ import annotations

import pytest

from aerodrome.games.control_tower import GAME
from aerodrome.games.control_tower.state import Sky
from aerodrome.kernel.chance import Rng, seed_from
from aerodrome.kernel.encode import fingerprint
from aerodrome.kernel.match import Match

from .arrange import assert_sound, tower


def play(seats: int, seed: str, half_width: int = 2) -> Match:
    """A whole game of random choices; every position of it is sound."""
    rules, rng = tower(seats, half_width), Rng(seed_from(seed))
    match = Match(GAME, seats, {"half_width": half_width}, seed, auto=False)
    while not match.over:
        (seat,) = match.asked()
        options = match.legal(seat)
        match.answer(seat, options[rng.below(len(options))])
        assert isinstance(match.state, Sky)
        assert_sound(rules, match.state)
    return match


@pytest.mark.rule("CTL-4.10", "CTL-5.6", "CTL-7.5")
@pytest.mark.parametrize(("seats", "half_width"), [(2, 2), (3, 2), (4, 2), (2, 3)])
def test_every_position_of_a_random_game_is_sound(seats: int, half_width: int) -> None:
    """Cards and aircraft are conserved, no space is taken twice, and every hold can end (CTL-R9)."""
    match = play(seats, "sound", half_width)
    assert min(match.ranks()) == 1


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = play(3, "same"), play(3, "same")
    assert [(entry.who, entry.x) for entry in one.log] == [(entry.who, entry.x) for entry in other.log]
    assert fingerprint(one.state) == fingerprint(other.state)


def test_another_seed_gives_another_game() -> None:
    assert fingerprint(play(3, "same").state) != fingerprint(play(3, "other").state)
