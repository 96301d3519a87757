"""Bots by name, and what sets the levels apart."""

from __future__ import annotations

import pytest

import aerodrome
from aerodrome.bots import levels
from aerodrome.games import find
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import Match

TOWER = find("control_tower")


@pytest.mark.parametrize("level", ["", "admiral", "pilot:5", "ace:0", "ace:-1", "ace:many", "ace:1.5"])
def test_a_level_that_does_not_exist_is_named(level: str) -> None:
    match = Match(TOWER, 2)
    with pytest.raises(BadSetup, match="there is no bot"):
        levels.make(level, match, 0)


@pytest.mark.parametrize("level", ["random", "cadet", "pilot", "ace:5", "ACE:5"])
def test_every_level_answers_with_an_option(level: str) -> None:
    match = Match(TOWER, 4, seed="levels")
    seat = match.asked()[0]
    assert levels.make(level, match, seat).choose(match.mine(seat), match.legal(seat)) in match.legal(seat)


def test_a_match_between_bots_depends_on_its_seed_only() -> None:
    logs = [
        [(entry.who, entry.x) for entry in aerodrome.play("control_tower", ["cadet", "pilot", "random"], seed).log]
        for seed in ("one", "one", "two")
    ]
    assert logs[0] == logs[1]
    assert logs[0] != logs[2]


def test_the_cadet_errs_and_the_pilot_does_not() -> None:
    """Where both are asked the same question many times, the Cadet's answers vary more."""
    match = Match(TOWER, 2, seed="err")
    seat = match.asked()[0]
    mine, legal = match.mine(seat), match.legal(seat)
    cadet, pilot = (levels.make(level, match, seat) for level in ("cadet", "pilot"))
    assert len({cadet.choose(mine, legal) for _ in range(200)}) > len({pilot.choose(mine, legal) for _ in range(200)})
