"""Aerodrome: aviation board games that are as good to play as they are to study."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from aerodrome.api import Choice, Match, Outcome, load, outcomes, play
    from aerodrome.bots.bot import Bot
    from aerodrome.kernel.errors import AerodromeError
    from aerodrome.kernel.game import BadSetup, Game
    from aerodrome.kernel.match import Refused
    from aerodrome.kernel.save import SaveError
    from aerodrome.kernel.zones import SPECTATOR
    from aerodrome.series import Series

    def games() -> tuple[Game, ...]:
        """All games, by name."""


__version__ = "0.11.0"
__all__ = [
    "SPECTATOR",
    "AerodromeError",
    "BadSetup",
    "Bot",
    "Choice",
    "Game",
    "Match",
    "Outcome",
    "Refused",
    "SaveError",
    "Series",
    "games",
    "load",
    "outcomes",
    "play",
]

# where each name comes from: importing the package alone costs next to nothing
_HOMES = {
    **dict.fromkeys(["Choice", "Match", "Outcome", "load", "outcomes", "play"], "aerodrome.api"),
    "AerodromeError": "aerodrome.kernel.errors",
    "BadSetup": "aerodrome.kernel.game",
    "Bot": "aerodrome.bots.bot",
    "Game": "aerodrome.kernel.game",
    "Refused": "aerodrome.kernel.match",
    "SPECTATOR": "aerodrome.kernel.zones",
    "SaveError": "aerodrome.kernel.save",
    "Series": "aerodrome.series",
}


if not TYPE_CHECKING:  # so that checkers find a name that is not there

    def __getattr__(name: str) -> Any:
        if name == "games":  # a package that can be called
            return import_module("aerodrome.games")
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(_HOMES[name]), name)

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
