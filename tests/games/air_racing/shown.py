"""A workshop and a race, as seats and spectators are shown them."""

from __future__ import annotations

from aerodrome.games.air_racing import GAME
from aerodrome.games.air_racing.state import Meeting
from aerodrome.games.air_racing.view import (
    View,
    view,
)
from aerodrome.testing.scenario import ScriptedMatch
from aerodrome.text import Words

from . import aloft, workshop
from .aloft import Plane

NAMES = ["Ann", "Bob", "Cleo", "Dirk"]
ENGLISH = Words(GAME, "en")
HAND = ["wind_tunnel", "dollar", "dollar", "fast", "dollar"]


def season() -> Meeting:
    """Seat 0 is in its Action Phase in December; seat 1 has a hand, a deck and a discard pile as well."""
    return workshop.position(
        hands=[HAND, ["boost", "dollar"]],
        decks=[["night_shift", "dollar", "dollar"], ["dollar"]],
        discards=[[], ["dollar", "team_effort", "dollar"]],
        month=2,
    )


def race() -> ScriptedMatch:
    """Seat 1 is to move in round 5, with Speed 4½: half a tile past the line, with two pylons ahead."""
    mine = Plane(lane=0, place=1, laps=1, microknots=1, fast=2, boosts=1, altitude="high", checked=[(1, "blue")])
    ahead = Plane(lane=1, place=14, laps=1, fast=4, tokens=[2, 3], altitude="low")
    behind = Plane(lane=3, place=0, laps=1, microknots=3)
    return aloft.race(ahead, mine, behind, turns=[1, 2], rounds=5)


def seen(s: Meeting, viewer: int) -> View:
    rules = workshop.racing(len(s.workshops))
    return view(rules, rules.redact(s, viewer), viewer)
