"""D8, D12, D32, D33: choices that cards and effects ask for."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.magnificent import storage, texts
from aerodrome.games.magnificent.actions import DISCARD, DONE, MOST_TILES, PART, PEEKED, TILE, VICTIM, WEATHER
from aerodrome.games.magnificent.sizes import CARDS
from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.steps.weather import DealWeather, ShuffleWeather, clear
from aerodrome.games.magnificent.terms import FROM_CARDS, KINDS, NONE
from aerodrome.kernel.step import AUTO, Reason, Step

CHOOSE_TILE: Final = Reason("MFM-R26", "choose-tile")
NO_WEATHER_THERE: Final = Reason("MFM-R26", "no-weather-there")
CHOOSE_WEATHER: Final = Reason("MFM-R26", "choose-weather")
CHOOSE_PART: Final = Reason("MFM-8.29", "choose-part")
NONE_LEFT: Final = Reason("MFM-R28", "none-left")
RETURN_PART: Final = Reason("MFM-10.8", "return-part")
NOT_ABOARD: Final = Reason("MFM-10.8", "not-aboard")
DISCARD_TRICK: Final = Reason("MFM-8.9", "discard-trick")
NOT_A_TRICK: Final = Reason("MFM-8.9", "not-a-trick")
FIRST_ONE: Final = Reason("MFM-8.9", "at-least-one")
CHOOSE_VICTIM: Final = Reason("MFM-R10", "choose-victim")
NO_VICTIM: Final = Reason("MFM-R10", "no-victim")


@final
class ChooseTile(Step[Race]):
    """A tile with face-up weather. Then a new weather tile lies there: the next of the pile, or one of those that the
    player looks at."""

    def __init__(self, who: int, looks: int) -> None:
        super().__init__(who)
        self.looks = looks

    def legal(self, s: Race) -> list[int]:
        return [TILE + tile for tile in texts.tiles_with_weather(s)]

    def why(self, s: Race, x: int) -> Reason | None:
        if not TILE <= x < TILE + MOST_TILES:
            return CHOOSE_TILE
        return None if x in self.legal(s) else NO_WEATHER_THERE

    def apply(self, s: Race, x: int) -> None:
        if self.looks:
            s.next(Peek(self.who, x - TILE, self.looks))
        else:
            clear(s, x - TILE)
            s.next(DealWeather(x - TILE, True))


@final
class Peek(Step[Race]):
    """MFM-R26: weather tiles from the pile, as far as there are any, for one player's eyes."""

    def __init__(self, seat: int, tile: int, left: int) -> None:
        super().__init__(AUTO)
        self.seat, self.tile, self.left = seat, tile, left

    def run(self, s: Race) -> None:
        s.forecast.peeker = self.seat
        if self.left and not s.forecast.pile and s.forecast.discards:
            s.next(ShuffleWeather(), self)
        elif self.left and s.forecast.pile:
            s.forecast.peeked.append(s.forecast.pile.pop())
            s.next(Peek(self.seat, self.tile, self.left - 1))
        elif s.forecast.peeked:
            s.next(ChooseForecast(self.seat, self.tile))
        else:
            clear(s, self.tile)


@final
class ChooseForecast(Step[Race]):
    """One of the tiles looked at is put face up in place of the old one; the others are discarded."""

    def __init__(self, who: int, tile: int) -> None:
        super().__init__(who)
        self.tile = tile

    def legal(self, s: Race) -> list[int]:
        return [WEATHER + i for i in range(len(s.forecast.peeked))]

    def why(self, s: Race, x: int) -> Reason | None:
        return None if WEATHER <= x < WEATHER + min(PEEKED, len(s.forecast.peeked)) else CHOOSE_WEATHER

    def apply(self, s: Race, x: int) -> None:
        course, forecast = s.course, s.forecast
        clear(s, self.tile)
        course.weather[self.tile], course.shown[self.tile] = forecast.peeked.pop(x - WEATHER), True
        s.emit("weather", self.tile, course.weather[self.tile])
        forecast.discards += forecast.peeked
        forecast.peeked, forecast.peeker = [], NONE


@final
class GainParts(Step[Race]):
    """Up to so many spare parts, each of any kind in supply, as room allows."""

    def __init__(self, who: int, machine: int, left: int) -> None:
        super().__init__(who)
        self.machine, self.left = machine, left

    def legal(self, s: Race) -> list[int]:
        return [*[PART + kind for kind in range(len(KINDS)) if s.supply.parts[kind]], DONE]

    def why(self, s: Race, x: int) -> Reason | None:
        if x in self.legal(s):
            return None
        return NONE_LEFT if PART <= x < PART + len(KINDS) else CHOOSE_PART

    def default(self, s: Race) -> int:
        return DONE

    def apply(self, s: Race, x: int) -> None:
        if x != DONE:
            storage.gain_part(s, self.machine, x - PART)
            offer_parts(s, self.who, self.machine, self.left - 1)


def offer_parts(s: Race, seat: int, m: int, parts: int) -> None:
    if parts and any(s.supply.parts) and storage.holds(s, m, parts=1):
        s.next(GainParts(seat, m, parts))


@final
class ReturnPart(Step[Race]):
    """D8, D26, D33: parts that no longer fit are returned one by one, the owner's choice."""

    def __init__(self, who: int, machine: int) -> None:
        super().__init__(who)
        self.machine = machine

    def legal(self, s: Race) -> list[int]:
        return [PART + kind for kind in storage.kinds_aboard(s, self.machine)]

    def why(self, s: Race, x: int) -> Reason | None:
        if not PART <= x < PART + len(KINDS):
            return RETURN_PART
        return None if x in self.legal(s) else NOT_ABOARD

    def apply(self, s: Race, x: int) -> None:
        storage.return_part(s, self.machine, x - PART)
        shed(s, self.machine)


def shed(s: Race, m: int) -> None:
    """While too much is aboard, spare parts are returned."""
    if not storage.holds(s, m):
        s.next(ReturnPart(s.machines[m].owner, m))


@final
class SellTricks(Step[Race]):
    """One dirty trick card from the hand, or so many, for VP each. Whether there is another one is a secret: after the
    first the question comes as long as there are cards."""

    def __init__(self, who: int, left: int, vp: int, sold: int) -> None:
        super().__init__(who)
        self.left, self.vp, self.sold = left, vp, sold

    def tricks(self, s: Race) -> list[int]:
        return sorted([card for card in s.players[self.who].hand if s.book.dirty[s.book.title[card]]])

    def legal(self, s: Race) -> list[int]:
        found = [DISCARD + card for card in self.tricks(s)]
        return [*found, DONE] if self.sold else found

    def why(self, s: Race, x: int) -> Reason | None:
        if x in self.legal(s):
            return None
        if x == DONE:
            return FIRST_ONE
        return NOT_A_TRICK if DISCARD <= x < DISCARD + CARDS else DISCARD_TRICK

    def discreet(self, s: Race) -> bool:
        return True

    def default(self, s: Race) -> int:
        return DONE if self.sold else self.legal(s)[0]

    def apply(self, s: Race, x: int) -> None:
        if x == DONE:
            return
        s.lay_down(self.who, x - DISCARD, "discard")
        s.award(s.turn.machine, FROM_CARDS, self.vp, "vp")
        if self.left > 1 and s.players[self.who].hand:
            s.next(SellTricks(self.who, self.left - 1, self.vp, self.sold + 1))


@final
class Scrutinise(Step[Race]):
    """An opponent's hand is looked at; every dirty trick card in it is discarded."""

    def legal(self, s: Race) -> list[int]:
        return sorted([VICTIM + seat for seat in s.opponents(self.who) if s.players[seat].hand])

    def why(self, s: Race, x: int) -> Reason | None:
        if x in self.legal(s):
            return None
        return NO_VICTIM if x >= VICTIM else CHOOSE_VICTIM

    def apply(self, s: Race, x: int) -> None:
        victim = x - VICTIM
        s.emit("reveal", victim, len(s.players[victim].hand))
        for card in s.players[victim].hand[:]:
            if s.book.dirty[s.book.title[card]]:
                s.lay_down(victim, card, "discard")
        s.players[victim].known = [mask | 1 << self.who for mask in s.players[victim].known]
