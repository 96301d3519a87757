"""AER-4.1, AER-6, AER-8.6: how an era begins and ends."""

from __future__ import annotations

from typing import final

from aerodrome.games.aeroplanes import upkeep
from aerodrome.games.aeroplanes.content import ERAS, TWO
from aerodrome.games.aeroplanes.pieces import NOBODY
from aerodrome.games.aeroplanes.scoring import final_count, score_era, standings
from aerodrome.games.aeroplanes.state import EMPTY, Airlines
from aerodrome.games.aeroplanes.steps.turn import PassDie, StartRound
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.step import AUTO, CHANCE, Step


@final
class FillWaiting(Step[Airlines]):
    """AER-3.2, AER-3.4, AER-6b.10, AER-6b.11: every empty waiting space gets a tile from the bag, in fill order, as far
    as the bag lasts. AER-3.3: in the setup no tile with the x icon."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def apply(self, s: Airlines, x: int) -> None:
        book = s.book
        drawn = [tile for tile in s.bag if s.era > 0 or not book.later[tile]]
        Rng(x).shuffle(drawn)
        arrived: list[int] = []
        taken = [False] * len(book.people)
        for space in range(book.spaces):
            if s.waiting[space] == EMPTY and space % book.sections < book.used and drawn:
                tile = drawn.pop()
                taken[tile] = True
                s.waiting[space] = tile
                arrived.append(space)
                arrived.append(tile)
        s.bag = [tile for tile in s.bag if not taken[tile]]
        s.emit("wait", len(arrived) // 2, more=arrived)


@final
class StartEra(Step[Airlines]):
    """AER-4.2, AER-4.3, AER-6b.12: the era token moves on and the box is filled; eras 2 and 3 pay their income, the
    first has been paid with the home. AER-6b.13: who took the token rolls the white die, or starts (AER-R30,
    `taker_starts`). AER-8.6: at last the neutral airline grows."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Airlines) -> None:
        s.era += 1
        s.rounds, s.taker, s.box = 0, NOBODY, s.book.subsidy
        s.emit("era", s.era)
        if s.era > 1:
            for seat in range(s.book.players):
                airline, income = s.airlines[seat], s.book.income[s.era]
                airline.money += income
                s.emit("income", seat, income, airline.money)
        s.next(StartRound(), EndEra())
        if s.book.players == TWO:
            for market in reversed(s.book.neutral[s.era]):
                s.next(NeutralAirport(market))
        if s.era > 1 and not s.book.taker_starts:
            s.next(PassDie())


@final
class NeutralAirport(Step[Airlines]):
    """AER-8.6: one airport of the era's stage in this market, if AER-8.7 leaves a city for it."""

    def __init__(self, market: int) -> None:
        super().__init__(AUTO)
        self.market = market

    def run(self, s: Airlines) -> None:
        if open_to_neutral(s, self.market):
            s.next(NeutralCity(self.market))


def open_to_neutral(s: Airlines, market: int) -> list[int]:
    """AER-8.7: cities of the market with an empty space and no neutral airport."""
    taken = s.full() | s.airlines[-1].bases
    return [city for city in s.book.market_cities[market] if not taken >> city & 1]


@final
class NeutralCity(Step[Airlines]):
    """AER-8.7: any of these cities, each as likely; without a roll, and never by replacing."""

    def __init__(self, market: int) -> None:
        super().__init__(CHANCE)
        self.market = market

    def odds(self, s: Airlines) -> list[int]:
        return [1] * len(open_to_neutral(s, self.market))

    def apply(self, s: Airlines, x: int) -> None:
        neutral, city = s.airlines[-1], open_to_neutral(s, self.market)[x]
        neutral.reserve[s.era] -= 1
        neutral.found(city, s.era)
        s.emit("neutral", city, s.era)


@final
class EndEra(Step[Airlines]):
    """AER-4.1, AER-4.12: scoring, then the upkeep, or after Era 3 the final count (AER-6c.1, AER-6c.2)."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Airlines) -> None:
        score_era(s)
        if s.era < ERAS:
            upkeep.remove_cards(s)
            upkeep.retire_cards(s)
            upkeep.flip_cards(s)
            upkeep.put_away_passengers(s)
            upkeep.fill_overflow(s)
            s.next(FillWaiting(), StartEra())
            return
        upkeep.retire_cards(s)
        upkeep.put_away_passengers(s)
        final_count(s)
        ranking = standings(s)
        for seat in range(len(ranking)):
            if ranking[seat] == max(ranking):
                s.emit("win", seat, s.airlines[seat].vp(), s.airlines[seat].money)
