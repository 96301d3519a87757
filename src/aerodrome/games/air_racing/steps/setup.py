"""ARC-3, ARC-19.1, ARC-19.8: how a season begins, with or without a workshop, and what a Legacy keeps."""

from __future__ import annotations

from typing import ClassVar, Final, final

from aerodrome.games.air_racing.actions import BUILD, FREE
from aerodrome.games.air_racing.content import BOOST, DOLLAR, FAST, KINDS, MODS
from aerodrome.games.air_racing.pieces import Workshop
from aerodrome.games.air_racing.state import SEASON, Meeting
from aerodrome.games.air_racing.steps.cards import Draw, Shuffle
from aerodrome.games.air_racing.steps.week import RaceWeek
from aerodrome.games.air_racing.steps.workshop import StartTurn
from aerodrome.kernel.step import AUTO, CHANCE, Reason, Step

FREE_FIRST: Final = Reason("ARC-3.2", "free-first")
MODS_ONLY: Final = Reason("ARC-19.2", "mods-only")


@final
class StartSeason(Step[Meeting]):
    """ARC-19.9: all cards are in the supply again. ARC-3.1: each player receives the first Dollars.
    ARC-19.1: in Quick Play there is no workshop; all spend their money at the same time (ARC-R25)."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Meeting) -> None:
        seats = range(len(s.workshops))
        s.season += 1
        s.stage, s.month, s.race.heat = SEASON, 0, 0
        s.supply = s.book.copies[:]
        s.workshops = [Workshop([0] * KINDS, [], [], [], []) for _ in seats]
        s.emit("season", s.season)
        if s.book.quick_play:
            s.next(RaceWeek(), EndSeason())
            for seat in reversed(seats):
                s.next(QuickBuild(seat))
            return
        for seat in seats:
            for _ in range(s.book.start_dollars):
                s.gain(seat, DOLLAR)
        s.next(ChooseFirst(), RaceWeek(), EndSeason())


@final
class ChooseFirst(Step[Meeting]):
    """ARC-3.4: the first player is random. ARC-3.2: then each takes the free cards, in seat order."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def odds(self, s: Meeting) -> list[int]:
        return [1] * len(s.workshops)

    def apply(self, s: Meeting, x: int) -> None:
        s.first = x
        s.emit("first", x)
        s.emit("month", s.month)
        s.next(StartTurn(x))
        for seat in reversed(range(len(s.workshops))):
            s.next(Shuffle(seat), Draw(seat, s.book.hand_size))
        for seat in reversed(range(len(s.workshops))):
            s.next(TakeFree(seat))


@final
class TakeFree(Step[Meeting]):
    """ARC-3.2: three cards from Boost and FAST in any mix."""

    def legal(self, s: Meeting) -> list[int]:
        return list(range(FREE, FREE + s.book.free_mods + 1))

    def why(self, s: Meeting, x: int) -> Reason | None:
        return None if FREE <= x <= FREE + s.book.free_mods else FREE_FIRST

    def apply(self, s: Meeting, x: int) -> None:
        boosts = x - FREE
        for card in range(s.book.free_mods):
            s.gain(self.who, BOOST if card < boosts else FAST)
        s.emit("free", self.who, boosts)


@final
class QuickBuild(Step[Meeting]):
    """ARC-19.1, ARC-19.2: Microknots, FAST and Boosts for up to $25, and nothing else; sealed until all have chosen."""

    together: ClassVar[bool] = True

    def legal(self, s: Meeting) -> list[int]:
        return list(range(BUILD, BUILD + len(s.book.builds)))

    def why(self, s: Meeting, x: int) -> Reason | None:
        return None if x >= BUILD else MODS_ONLY

    def default(self, s: Meeting) -> int:
        """As much money as possible is spent, and about half of it on Microknots."""
        costs = [s.book.cost[card] for card in MODS]
        worth: list[tuple[int, int]] = []
        for build in s.book.builds:
            microknots, fast, boosts = [n * cost for n, cost in zip(build.numbers(), costs, strict=True)]
            worth.append((microknots + fast + boosts, min(microknots, fast)))
        return BUILD + worth.index(max(worth))

    def apply(self, s: Meeting, x: int) -> None:
        build = s.book.builds[x - BUILD]
        plane = s.aircraft[self.who]
        s.aircraft[self.who] = plane.with_mods(plane.mods.with_more(build.microknots, build.fast, build.boosts))
        s.emit("build", self.who, x - BUILD)


@final
class EndSeason(Step[Meeting]):
    """ARC-19.8: in a Legacy the aircraft keep their mods and the next season begins."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Meeting) -> None:
        if s.season < s.book.seasons:
            s.next(StartSeason())
