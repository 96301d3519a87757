"""Aerodrome: aviation board games that are as good to play as they are to study."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from aerodrome.kernel.match import Match

__version__ = "0.8.0"


def play(game: str, bots: Sequence[str], seed: str = "0", options: Mapping[str, object] | None = None) -> Match:
    """A whole match between bots, one for each seat ("random", "cadet", "pilot", "ace", "ace:ITERATIONS")."""
    from aerodrome.bots import levels
    from aerodrome.games import find
    from aerodrome.kernel.match import Match

    match = Match(find(game), len(bots), options, seed)
    levels.play(match, [levels.make(bot, match, seat) for seat, bot in enumerate(bots)])
    return match
