"""Several matches in a row: points for each, and what the seats carry from one into the next."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from aerodrome.kernel.game import Game
from aerodrome.kernel.match import Match
from aerodrome.kernel.ranking import places
from aerodrome.kernel.save import SaveError, restore, save

FORMAT: Final = "aerodrome series"


class Series:
    """`length` matches of one game; each place is worth its entry of `points`, further places nothing."""

    def __init__(
        self,
        game: Game,
        seats: int,
        length: int,
        points: list[int],
        options: Mapping[str, object] | None = None,
        seed: str = "0",
    ) -> None:
        if length < 1:
            raise ValueError(f"a series has at least one match, not {length}")
        self.game = game
        self.seats = seats
        self.length = length
        self.points = points
        self.options = dict(options or {})
        self.seed = seed
        self.matches = [self._match(0, None)]

    def _match(self, number: int, carry: list[list[int]] | None) -> Match:
        return Match(self.game, self.seats, self.options, f"{self.seed}/{number}", carry=carry)

    @property
    def current(self) -> Match:
        return self.matches[-1]

    @property
    def over(self) -> bool:
        return len(self.matches) == self.length and self.current.over

    def next_match(self) -> Match:
        """Begin the next match; what the rules carry over comes along."""
        if not self.current.over:
            raise ValueError("the match before is not over")
        if len(self.matches) == self.length:
            raise ValueError(f"the series has {self.length} matches only")
        self.matches.append(self._match(len(self.matches), self.current.rules.carry(self.current.state)))
        return self.current

    def totals(self) -> list[int]:
        """The points of each seat from the matches that are over."""
        totals = [0] * self.seats
        for match in self.matches:
            if match.over:
                for seat, rank in enumerate(match.ranks()):
                    totals[seat] += self.points[rank - 1] if rank <= len(self.points) else 0
        return totals

    def ranks(self) -> list[int]:
        return places([[total] for total in self.totals()], self.current.rules.teams)

    def save(self) -> str:
        return json.dumps(
            {
                "format": FORMAT,
                "game": self.game.name,
                "seats": self.seats,
                "length": self.length,
                "points": self.points,
                "options": self.options,
                "seed": self.seed,
                "matches": [save(match) for match in self.matches],
            }
        )

    @staticmethod
    def restore(text: str, find: Callable[[str], Game]) -> Series:
        try:
            data: dict[str, Any] = json.loads(text)
            if data["format"] != FORMAT:
                raise KeyError("format")
            series = Series(
                find(data["game"]), data["seats"], data["length"], data["points"], data["options"], data["seed"]
            )
            series.matches = [restore(each, find)[0] for each in data["matches"]]
        except SaveError:
            raise
        except (ValueError, KeyError, TypeError) as error:
            raise SaveError(f"not a saved series, or only a part of one: {error}") from error
        for number, match in enumerate(series.matches):
            if match.seed != f"{series.seed}/{number}" or match.game is not series.game:
                raise SaveError(f"match {number + 1} does not belong to this series")
        return series
