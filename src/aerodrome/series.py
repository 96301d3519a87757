"""Several matches in a row: points for each, and what the seats carry from one into the next."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from aerodrome.api import Match
from aerodrome.games import find
from aerodrome.kernel.game import BadSetup, Chosen, Game
from aerodrome.kernel.rules import places
from aerodrome.kernel.save import SaveError, restore, save

FORMAT: Final = "aerodrome series"
TERMS: Final = ("seats", "length", "points", "options", "seed")


class Series:
    """`length` matches of one game; each place is worth its entry of `points`, further places nothing. Raises
    `BadSetup` for a length below 1, and for a game, seats or options that do not exist.

    Examples:
        >>> series = Series("great_race", seats=2, length=2, points=[3, 1], seed=1)
        >>> while True:
        ...     match = series.current.play("pilot")
        ...     if series.over:
        ...         break
        ...     match = series.next_match()
        >>> sum(series.totals())
        8
    """

    def __init__(
        self,
        game: str | Game,
        seats: int,
        length: int,
        points: list[int],
        options: Chosen = None,
        seed: str | int = "0",
    ) -> None:
        if length < 1:
            raise BadSetup(f"a series has at least one match, not {length}")
        self.game, self.seats, self.length, self.points, self.seed = find(game), seats, length, points, str(seed)
        self.options = dict(options or {})
        self.matches = [Match(self.game, seats, self.options, f"{seed}/0")]

    def __repr__(self) -> str:
        return f"<Series of {self.game.name}: match {len(self.matches)} of {self.length}, totals {self.totals()}>"

    @property
    def current(self) -> Match:
        return self.matches[-1]

    @property
    def over(self) -> bool:
        return len(self.matches) == self.length and self.current.over

    def next_match(self) -> Match:
        """Begin the next match; what the rules carry over comes along."""
        if self.over or not self.current.over:
            raise ValueError("the series is over" if self.over else "the match before is not over")
        carry = self.current.rules.carry(self.current.state)
        self.matches.append(Match(self.game, self.seats, self.options, f"{self.seed}/{len(self.matches)}", carry=carry))
        return self.current

    def totals(self) -> list[int]:
        """The points of each seat from the matches that are over."""
        totals = [0] * self.seats
        for match in self.matches:
            for seat, rank in enumerate(match.ranks() if match.over else []):
                totals[seat] += self.points[rank - 1] if rank <= len(self.points) else 0
        return totals

    def ranks(self) -> list[int]:
        return places([[total] for total in self.totals()], self.current.rules.teams)

    def save(self) -> str:
        terms = {name: getattr(self, name) for name in TERMS}
        matches = [save(match) for match in self.matches]
        return json.dumps({"format": FORMAT, "game": self.game.name, **terms, "matches": matches})

    @staticmethod
    def restore(text: str, find: Callable[[str], Game] = find) -> Series:
        """The saved series; each of its matches is checked like one saved alone. Raises SaveError."""
        try:
            data: dict[str, Any] = json.loads(text)
            if data["format"] != FORMAT:
                raise KeyError("format")
            series = Series(find(data["game"]), *[data[name] for name in TERMS])
            series.matches = [_restored(each, find) for each in data["matches"]]
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise SaveError(f"not a saved series, or only a part of one: {error}") from error
        if not 1 <= len(series.matches) <= series.length:
            raise SaveError(f"{len(series.matches)} matches, in a series of {series.length}")
        options = series.game.rules(series.seats, series.options).options
        for number, match in enumerate(series.matches):
            about = (match.game, match.seed, match.nonces, match.rules.seats, match.rules.options)
            if about != (series.game, f"{series.seed}/{number}", (), series.seats, options):
                raise SaveError(f"match {number + 1} does not belong to this series")
            if not match.over and match is not series.current:
                raise SaveError(f"match {number + 1} is not over")
        return series


def _restored(text: str, find: Callable[[str], Game]) -> Match:
    match, _ = restore(text, find, make=Match)
    assert isinstance(match, Match)
    return match
