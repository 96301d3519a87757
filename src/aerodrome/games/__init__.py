"""The games. Each is a folder with the same files; it joins the registry by existing."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from aerodrome.kernel.game import BadSetup, Game


@cache
def names() -> tuple[str, ...]:
    return tuple(sorted(found.name for found in iter_modules(__path__) if found.ispkg))


def find(name: str | Game) -> Game:
    """The game of this name; spaces, hyphens and capitals are forgiven. A game is itself. Raises BadSetup."""
    if isinstance(name, Game):
        return name
    wanted = name.strip().lower().replace(" ", "_").replace("-", "_")
    if wanted not in names():
        raise BadSetup(f"there is no game {name!r}; there are {', '.join(names())}")
    game: Game = import_module(f"{__name__}.{wanted}").GAME
    return game


@cache
def part(game: Game, file: str) -> ModuleType:
    """One of the files that every game has: `bot`, `view`."""
    return import_module(f"{__name__}.{game.name}.{file}")


def details(game: Game, mine: Any, x: int) -> dict[str, str | int]:
    """What the message of an option tells besides its own words, where the game's `ask` says more: a word of a domain
    by its domain, a number by its name."""
    more = _teller(game)
    return {} if more is None else more(mine, x)


@cache
def _teller(game: Game) -> Callable[[Any, int], dict[str, str | int]] | None:
    return getattr(part(game, "ask"), "details", None)


class _Games(ModuleType):
    """The package itself, which `aerodrome.games()` calls."""

    def __call__(self) -> tuple[Game, ...]:
        """All games, by name."""
        return tuple(find(name) for name in names())


sys.modules[__name__].__class__ = _Games
