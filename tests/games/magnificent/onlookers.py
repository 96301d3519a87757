"""Matches as they are played, and what each who looks can tell about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aerodrome.games.magnificent import GAME
from aerodrome.games.magnificent.state import Race
from aerodrome.kernel.encode import dump
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.testing.scenario import Script

from .hangar import Flyer, bare, position

VIEWERS = [0, 1, 2, SPECTATOR]
NOT_1 = [0, 2, SPECTATOR]
FLYERS = (Flyer("biplane", "pierre-dupont"), Flyer("triplane", "kauri-parata"), Flyer("monoplane", "hamish-mctarn"))


def live(s: Race, chance: Sequence[int] = (), **options: object) -> Match:
    """A match as it is played: lone options answer themselves, unless that would tell something."""
    return Match(GAME, len(s.players), options, Script(list(chance)) if chance else "hidden", base=s)


def hands(*cards: Sequence[str], flyers: Sequence[Flyer] = FLYERS, chance: Sequence[int] = (), **more: Any) -> Match:
    """The first machine has its turn; these are the hands, and no card is drawn."""
    return live(bare(position(*flyers, hands=cards, **more)), chance)


def heard(match: Match, viewer: int) -> list[tuple[str, dict[str, int]]]:
    return [(told.kind, told.args) for told in match.told(viewer)]


def knows(match: Match, viewer: int) -> tuple[object, ...]:
    """All that one viewer can tell about a match."""
    return dump(match.mine(viewer)), match.asked(), heard(match, viewer)


def assert_alike(worlds: Sequence[Match], viewers: Sequence[int]) -> None:
    for viewer in viewers:
        assert knows(worlds[0], viewer) == knows(worlds[1], viewer), f"viewer {viewer}"


def options(match: Match, seat: int) -> list[str]:
    return [match.rules.actions.text(x) for x in match.legal(seat)]


def state_of(match: Match) -> Race:
    assert isinstance(match.state, Race)
    return match.state
