"""AER-5b, C2: the connections of the map."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from aerodrome.kernel.content import ContentError
from aerodrome.kernel.state import Shared

GROUP: Final = 9  # cities whose sets of neighbours are worked out together
APART: Final = -1  # no connection
WHITE: Final = 0
RED: Final = 1
BLACK: Final = 2
COLOURS: Final = ["white", "red", "black"]


@final
class Network(Shared):
    """Which cities are connected, how, and which cities that brings within reach. Sets of cities are bit masks."""

    def __init__(self, cities: list[str], edges: list[tuple[int, int, str, bool]], wheres: list[str]) -> None:
        """Edges are two cities, a colour and whether only long-distance aeroplanes fly there; each has its place in the
        content, for the ContentError that one raises which has no colour, leads nowhere or stands there twice."""
        size = len(cities)
        self.size = size
        self.edges = edges
        self._colour = [APART] * (size * size)
        self.near = [0] * size  # neighbours that any tile reaches, as sets,
        self.far = [0] * size  # and all, with those that need a long-distance aeroplane
        for where, (a, b, colour, lda) in zip(wheres, edges, strict=True):
            if colour not in COLOURS:
                raise ContentError(f"{where}: {cities[a]}-{cities[b]}: no colour {colour!r}")
            if a == b or self._colour[a * size + b] != APART:
                raise ContentError(f"{where}: {cities[a]}-{cities[b]} stands twice or leads nowhere")
            for start, end in ((a, b), (b, a)):
                self._colour[start * size + end] = COLOURS.index(colour)
                self.far[start] |= 1 << end
                if not lda:
                    self.near[start] |= 1 << end
        self.near_list = [self._listed(cities) for cities in self.near]  # the same, ascending
        self.far_list = [self._listed(cities) for cities in self.far]
        self._near_of = self._joint(self.near)
        self._far_of = self._joint(self.far)

    def colour(self, a: int, b: int) -> int:
        return self._colour[a * self.size + b]

    def _listed(self, cities: int) -> list[int]:
        return [city for city in range(self.size) if cities >> city & 1]

    def _joint(self, neighbours: list[int]) -> list[list[int]]:
        """For each group of cities, all neighbours of each of its subsets."""
        tables: list[list[int]] = []
        for first in range(0, self.size, GROUP):
            table = [0]
            for each in neighbours[first : first + GROUP]:
                table += [others | each for others in table]
            tables.append(table)
        return tables

    def joined(self, a: int, b: int) -> bool:
        """Does a chain of connections lead from one to the other?"""
        seen, grown = 0, 1 << a
        while grown != seen:
            seen = grown
            grown |= self.beside(seen, True)
        return bool(seen >> b & 1)

    def beside(self, cities: i64, far: bool) -> i64:
        """All neighbours of these cities."""
        found: i64 = 0
        for table in self._far_of if far else self._near_of:
            found |= table[cities & (1 << GROUP) - 1]
            cities >>= GROUP
        return found
