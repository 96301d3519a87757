"""A game's entry in the registry: its name, seats and options, and how to start it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from aerodrome.kernel.errors import AerodromeError
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.state import Origin
from aerodrome.kernel.step import Step


class BadSetup(AerodromeError, ValueError):
    """Seats or options that the game does not have."""


Chosen = Mapping[str, object] | None  # options by name, those not named at their defaults


@dataclass(frozen=True)
class Option:
    """A number from low to high; with names, they are what its values are called."""

    name: str
    default: int
    low: int
    high: int
    names: tuple[str, ...] = ()

    def values(self) -> range:
        return range(self.low, self.high + 1)

    def word(self, value: int) -> str:
        return self.names[value - self.low] if self.names else str(value)

    def parse(self, value: object) -> int:
        """A value given as a number, or as the word that stands for it."""
        for known in self.values():
            if not isinstance(value, bool) and (value == known or value == self.word(known)):
                return known
        allowed = ", ".join(self.word(v) for v in self.values())
        raise BadSetup(f"option {self.name!r} is one of {allowed}, not {value!r}")


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """A game: how many it is for, its options, and how its rules are made. Its module calls it GAME."""

    name: str
    prefix: str  # of its rule ids
    fewest: int
    most: int
    options: tuple[Option, ...]
    make: Callable[[int, dict[str, int]], Rules[Any]]
    steps: tuple[type[Step[Any]], ...]
    content_hash: str
    folder: Path = Path()  # where its texts and content lie
    version: int = 1  # of the rules: a saved game of another version is not replayed
    forbids: Callable[[int, dict[str, int]], str] = field(default=lambda seats, options: "")

    def __repr__(self) -> str:
        return f"<Game {self.name}: {self.fewest} to {self.most} seats>"

    def __deepcopy__(self, memo: Any) -> Game:
        return self

    def __reduce__(self) -> Any:
        if getattr(sys.modules[self.make.__module__], "GAME", None) is not self:
            raise TypeError(f"{self.make.__module__} does not call {self.name} its GAME, so a pickle could not find it")
        return _game_of, (self.make,)

    def rules(self, seats: int, options: Chosen = None) -> Rules[Any]:
        """The rules for so many seats with these options, the others at their defaults."""
        if not self.fewest <= seats <= self.most:
            raise BadSetup(f"{self.name} is for {self.fewest} to {self.most} seats, not {seats}")
        given = dict(options or {})
        chosen = {o.name: o.parse(given.pop(o.name, o.default)) for o in self.options}
        if given:
            known = ", ".join(o.name for o in self.options) or "none"
            raise BadSetup(f"{self.name} has no option {next(iter(given))!r}; its options: {known}")
        if reason := self.forbids(seats, chosen):
            raise BadSetup(f"{self.name}: {reason}")
        rules = self.make(seats, chosen)
        if rules.origin is None:
            rules.made_by(Origin(self.make, seats, chosen))
        return rules

    def setups(self) -> list[tuple[int, dict[str, int]]]:
        """Every number of seats with the default options and with each other value of each option."""
        found: list[tuple[int, dict[str, int]]] = []
        default = {o.name: o.default for o in self.options}
        for seats in range(self.fewest, self.most + 1):
            others = [{**default, o.name: v} for o in self.options for v in o.values() if v != o.default]
            found += [(seats, options) for options in [default, *others] if not self.forbids(seats, options)]
        return found


def _game_of(make: Callable[..., Any]) -> Game:
    game: Game = sys.modules[make.__module__].GAME
    return game
