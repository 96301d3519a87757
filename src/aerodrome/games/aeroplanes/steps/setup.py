"""AER-3: who begins, and where the airlines are at home."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.aeroplanes.actions import HOME
from aerodrome.games.aeroplanes.content import CITIES, TWO
from aerodrome.games.aeroplanes.pieces import HOME_STAGE, Airline
from aerodrome.games.aeroplanes.state import Airlines
from aerodrome.games.aeroplanes.steps.era import StartEra
from aerodrome.kernel.step import CHANCE, Reason, Step

HOME_FIRST: Final = Reason("AER-3.10", "home-first")
NO_STARTING_CITY: Final = Reason("AER-3.10", "no-starting-city")
HOME_TAKEN: Final = Reason("AER-3.10", "home-taken")


@final
class ChooseFirst(Step[Airlines]):
    """AER-3.9: chance decides. AER-3.10: homes are chosen in reverse turn order, the first player last."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def odds(self, s: Airlines) -> list[int]:
        return [1] * s.book.players

    def apply(self, s: Airlines, x: int) -> None:
        s.first = x
        s.emit("first", x)
        seats = s.book.players
        if seats == TWO:
            s.next(NeutralHome(), StartEra())
        else:
            s.next(StartEra())
        for turn in range(seats):
            s.next(ChooseHome((x + turn) % seats))


@final
class ChooseHome(Step[Airlines]):
    """AER-3.10, AER-3.11, D1: a starting city without another Home airport. AER-3.12: its money is the first income."""

    def legal(self, s: Airlines) -> list[int]:
        return [HOME + city for city in free_homes(s)]

    def why(self, s: Airlines, x: int) -> Reason | None:
        if not HOME <= x < HOME + CITIES:
            return HOME_FIRST
        if x - HOME not in s.book.homes:
            return NO_STARTING_CITY
        return None if x - HOME in free_homes(s) else HOME_TAKEN

    def apply(self, s: Airlines, x: int) -> None:
        city = x - HOME
        airline = s.airlines[self.who]
        settle_home(airline, city)
        airline.money = s.book.income[1] + s.book.modifier[s.book.homes.index(city)]
        s.emit("home", self.who, city, airline.money)


def free_homes(s: Airlines) -> list[int]:
    taken = 0
    for airline in s.airlines:
        taken |= airline.airports[HOME_STAGE]
    return [city for city in s.book.homes if not taken >> city & 1]


def settle_home(airline: Airline, city: int) -> None:
    airline.reserve[HOME_STAGE] -= 1
    airline.found(city, HOME_STAGE)


@final
class NeutralHome(Step[Airlines]):
    """AER-8.2: a random starting city that is left."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def odds(self, s: Airlines) -> list[int]:
        return [1] * len(free_homes(s))

    def apply(self, s: Airlines, x: int) -> None:
        city = free_homes(s)[x]
        settle_home(s.airlines[-1], city)
        s.emit("neutral", city, HOME_STAGE)
