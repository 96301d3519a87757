"""MFM-8.61 to MFM-8.66, MFM-R25 to MFM-R27: weather tiles are dealt, changed and moved."""

from __future__ import annotations

from typing import final

from aerodrome.games.magnificent.deeds import reveal
from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.terms import NONE, WEATHERS
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.step import AUTO, CHANCE, Step

NO_WEATHER = WEATHERS  # an empty slot


@final
class ShuffleWeather(Step[Race]):
    """MFM-R26: the discarded weather tiles become a new pile."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def apply(self, s: Race, x: int) -> None:
        s.pile, s.weather_discards = s.weather_discards, []
        Rng(x).shuffle(s.pile)


@final
class DealWeather(Step[Race]):
    """A weather tile from the pile, face up or face down; the slot stays empty if there is none (MFM-R26)."""

    def __init__(self, tile: int, shown: bool) -> None:
        super().__init__(AUTO)
        self.tile, self.shown = tile, shown

    def run(self, s: Race) -> None:
        if not s.pile and s.weather_discards:
            s.next(ShuffleWeather(), DealWeather(self.tile, self.shown))
            return
        s.weather[self.tile] = s.pile.pop() if s.pile else NO_WEATHER
        s.shown[self.tile] = 0
        if self.shown:
            reveal(s, self.tile)


def clear(s: Race, tile: int) -> None:
    """The weather tile there is discarded."""
    if s.weather[tile] != NO_WEATHER:
        s.weather_discards.append(s.weather[tile])
    s.weather[tile], s.shown[tile] = NO_WEATHER, 0


@final
class ShuffleChanges(Step[Race]):
    """MFM-5.9, MFM-8.66: the change deck is shuffled, from the discards when it is empty."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def apply(self, s: Race, x: int) -> None:
        s.changes, s.changed = sorted(s.changes + s.changed), []
        Rng(x).shuffle(s.changes)


@final
class ChangeWeather(Step[Race]):
    """MFM-8.61: at the end of a round the top change card is carried out."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        if not s.changes:
            s.next(ShuffleChanges(), ChangeWeather())
            return
        card = s.changes.pop()
        s.changed.append(card)
        s.emit("change", card)
        if s.book.change_terrain[card] != NONE:
            renew(s, s.book.change_terrain[card])
        elif s.book.shift[card]:
            blow(s, s.book.shift[card])


def renew(s: Race, terrain: int) -> None:
    """MFM-8.62, MFM-R26, MFM-R27: all face-up weather on this terrain is discarded, then dealt anew in course order."""
    there = [tile for tile in range(1, len(s.course)) if s.shown[tile] and s.book.terrain[s.course[tile]] == terrain]
    for tile in there:
        clear(s, tile)
    for tile in reversed(there):
        s.next(DealWeather(tile, True))


def blow(s: Race, shift: int) -> None:
    """MFM-8.63, MFM-8.64, MFM-R25: all weather moves one tile with the side it shows; what is pushed off is discarded,
    and a new tile is dealt at the other end."""
    last = s.last_tile()
    pushed, dealt = (last, 1) if shift > 0 else (1, last)
    clear(s, pushed)
    tiles = range(last, 1, -1) if shift > 0 else range(1, last)
    for tile in tiles:
        s.weather[tile], s.shown[tile] = s.weather[tile - shift], s.shown[tile - shift]
    s.weather[dealt], s.shown[dealt] = NO_WEATHER, 0
    s.next(DealWeather(dealt, False), RevealAhead())


@final
class RevealAhead(Step[Race]):
    """MFM-R25: every weather tile up to the one ahead of the leading machine lies face up."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        for tile in range(1, max(s.tile) + 2):
            reveal(s, tile)
