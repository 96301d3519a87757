"""MFM-8.61 to MFM-8.66, MFM-R25 to MFM-R27: weather tiles are dealt, changed and moved."""

from __future__ import annotations

from typing import final

from aerodrome.games.magnificent.flight import reveal
from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.terms import NONE
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.step import AUTO, CHANCE, Step


def no_weather(s: Race) -> int:
    """What stands for a weather tile in an empty slot."""
    return len(s.book.weather)


@final
class ShuffleWeather(Step[Race]):
    """MFM-R26: the discarded weather tiles become a new pile."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def apply(self, s: Race, x: int) -> None:
        s.forecast.pile, s.forecast.discards = s.forecast.discards, []
        Rng(x).shuffle(s.forecast.pile)


@final
class DealWeather(Step[Race]):
    """A weather tile from the pile, face up or face down; the slot stays empty if there is none (MFM-R26)."""

    def __init__(self, tile: int, shown: bool) -> None:
        super().__init__(AUTO)
        self.tile, self.shown = tile, shown

    def run(self, s: Race) -> None:
        if not s.forecast.pile and s.forecast.discards:
            s.next(ShuffleWeather(), DealWeather(self.tile, self.shown))
            return
        s.course.weather[self.tile] = s.forecast.pile.pop() if s.forecast.pile else no_weather(s)
        s.course.shown[self.tile] = False
        if self.shown:
            reveal(s, self.tile)


def clear(s: Race, tile: int) -> None:
    """The weather tile there is discarded."""
    course = s.course
    if course.weather[tile] != no_weather(s):
        s.forecast.discards.append(course.weather[tile])
    course.weather[tile], course.shown[tile] = no_weather(s), False


@final
class ShuffleChanges(Step[Race]):
    """MFM-5.9, MFM-8.66: the change deck is shuffled, from the discards when it is empty."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def apply(self, s: Race, x: int) -> None:
        s.changes.pile, s.changes.discards = sorted(s.changes.pile + s.changes.discards), []
        Rng(x).shuffle(s.changes.pile)


@final
class ChangeWeather(Step[Race]):
    """MFM-8.61: at the end of a round the top change card is carried out."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        if not s.changes.pile:
            s.next(ShuffleChanges(), ChangeWeather())
            return
        card = s.changes.pile.pop()
        s.changes.discards.append(card)
        s.emit("change", card)
        if s.book.change_terrain[card] != NONE:
            renew(s, s.book.change_terrain[card])
        elif s.book.shift[card]:
            blow(s, s.book.shift[card])


def renew(s: Race, terrain: int) -> None:
    """MFM-8.62, MFM-R26, MFM-R27: all face-up weather on this terrain is discarded, then dealt anew in course order."""
    there = [
        tile
        for tile in range(1, len(s.course.tiles))
        if s.course.shown[tile] and s.book.terrain[s.course.tiles[tile]] == terrain
    ]
    for tile in there:
        clear(s, tile)
    for tile in reversed(there):
        s.next(DealWeather(tile, True))


def blow(s: Race, shift: int) -> None:
    """MFM-8.63, MFM-8.64, MFM-R25: all weather moves one tile with the side it shows; what is pushed off is discarded,
    and a new tile is dealt at the other end."""
    course, last = s.course, s.course.last()
    pushed, dealt = (last, 1) if shift > 0 else (1, last)
    clear(s, pushed)
    tiles = range(last, 1, -1) if shift > 0 else range(1, last)
    for tile in tiles:
        course.weather[tile], course.shown[tile] = course.weather[tile - shift], course.shown[tile - shift]
    course.weather[dealt], course.shown[dealt] = no_weather(s), False
    s.next(DealWeather(dealt, False), RevealAhead())


@final
class RevealAhead(Step[Race]):
    """MFM-R25: every weather tile up to the one ahead of the leading machine lies face up."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        for tile in range(1, max([machine.tile for machine in s.machines]) + 2):
            reveal(s, tile)
