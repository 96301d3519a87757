"""What a race will come to, one idea at a time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from aerodrome.games.magnificent import GAME
from aerodrome.games.magnificent.bot.plan import Plan
from aerodrome.games.magnificent.bot.race_value import RaceValue
from aerodrome.games.magnificent.state import Race
from aerodrome.kernel.match import Match

from .hangar import Flyer, position, rules_for

LAST = 10  # tiles of the quick start


def values(s: Race, seats: int = 3) -> list[float]:
    found = RaceValue(Plan(rules_for(seats).book)).value(s)
    assert all(0.0 <= each <= 1.0 for each in found)
    return found


def first(**more: Any) -> float:
    """Of three machines over the same tile, the first with something that sets it apart."""
    flyers = [Flyer(name, tile=3, band="low") for name in ("biplane", "seaplane", "triplane")]
    return values(position(replace(flyers[0], **more), *flyers[1:], turn=1))[0]


@pytest.mark.parametrize(
    "more",
    [
        {"vp": 5},
        {"tile": 4},
        {"riders": (1,)},
        {"cargo": ("general-2", "general-1")},
        {"parts": (0, 2, 2)},
        {"equipment": ("new-wing-design",)},
    ],
    ids=str,
)
def test_what_is_good(more: dict[str, Any]) -> None:
    assert first(**more) > first()


@pytest.mark.parametrize("more", [{"scars": 2}, {"gauge": 1, "fuel": 3}, {"outside": (0, 2, 2)}], ids=str)
def test_what_is_bad(more: dict[str, Any]) -> None:
    parts = (0, 2, 2)
    assert first(parts=parts, **more) < first(parts=parts)


def test_points_decide_when_the_race_is_all_but_over() -> None:
    """The same lead is surer with two machines home than at the start."""

    def leading(tile: int, band: str) -> float:
        flyers = [Flyer(name, tile=tile, band=band) for name in ("biplane", "seaplane")]
        return values(position(replace(flyers[0], vp=8), *flyers[1:], Flyer("triplane", tile=tile, band="low")))[0]

    assert 0.5 < leading(1, "low") < leading(LAST, "ground")


def test_two_players_end_the_race_when_both_machines_of_one_are_home() -> None:
    """MFM-12.9: a lead is surer when both machines of its owner are home than when one of each player is."""
    names = ("biplane", "seaplane", "triplane", "monoplane")

    def leading(*home: int) -> float:
        flyers = [Flyer(name, tile=4, band="low") for name in names]
        for m in home:
            flyers[m] = replace(flyers[m], tile=LAST, band="ground")
        return values(position(replace(flyers[0], vp=20), *flyers[1:], seats=2), 2)[0]

    owner = [machine.owner for machine in position(*map(Flyer, names), seats=2).machines]
    mate, foe = owner.index(owner[0], 1), owner.index(1 - owner[0])
    assert leading(0, mate) > leading(0, foe)


def test_during_the_drafts_all_are_equal() -> None:
    s = Match(GAME, 4, {"setup": "standard"}, "prospect").state
    assert isinstance(s, Race)
    assert RaceValue(Plan(s.book)).value(s) == [0.5] * 4
