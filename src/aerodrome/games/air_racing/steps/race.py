"""ARC-8.6, ARC-10.1, ARC-18.8 to ARC-18.11: a race: the line-up, its rounds, and the ranking."""

from __future__ import annotations

from typing import final

from aerodrome.games.air_racing.course import LANES
from aerodrome.games.air_racing.scoring import any_finished, standings
from aerodrome.games.air_racing.state import HEAT, Meeting
from aerodrome.games.air_racing.steps.turn import Turn
from aerodrome.kernel.step import AUTO, Step


def line_up(s: Meeting, grid: list[int], laps: int) -> None:
    """ARC-8.6, ARC-19.5: the aircraft of the grid, from lane 0 outward, with their front edge on the line, at Mid
    altitude, without tokens."""
    s.race.laps_due, s.race.rounds, s.race.order = laps, 0, []
    for seat in range(len(s.aircraft)):
        flies = seat in grid
        s.aircraft[seat] = s.aircraft[seat].lined_up(grid.index(seat) if flies else 0, flies)


@final
class Race(Step[Meeting]):
    """ARC-8.6: a heat or the final, from the grid."""

    def __init__(self, stage: int, laps: int) -> None:
        super().__init__(AUTO)
        self.stage, self.laps = stage, laps

    def run(self, s: Meeting) -> None:
        s.stage = self.stage
        s.race.heat += self.stage == HEAT
        line_up(s, s.race.grid, self.laps)
        s.emit("race", self.stage, self.laps)
        for lane, seat in enumerate(s.race.grid):
            s.emit("grid", seat, lane)
        s.next(StartRound(), Ranking())


@final
class StartRound(Step[Meeting]):
    """ARC-10.1, ARC-10.2: the order of the round is fixed at its start, the foremost aircraft first."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Meeting) -> None:
        race, seats = s.race, len(s.aircraft)
        race.rounds += 1
        ranks: list[int] = []  # a number for each: by progress, then lane, then seat; numbers are quickly sorted
        for seat in range(seats):
            plane = s.aircraft[seat]
            if plane.flying:
                ranks.append((plane.lane - LANES * s.progress(seat)) * seats + seat)
        ranks.sort()
        race.order = [rank % seats for rank in ranks]
        s.emit("round", race.rounds)
        s.next(EndRound())
        for seat in reversed(race.order):
            s.next(Turn(seat))


@final
class EndRound(Step[Meeting]):
    """ARC-18.8: the race ends with the round in which somebody has finished; ARC-18.11: or after 50 rounds a lap."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Meeting) -> None:
        if any_finished(s):
            return
        if s.race.rounds >= s.book.rounds_per_lap * s.race.laps_due:
            s.emit("safety")
        else:
            s.next(StartRound())


@final
class Ranking(Step[Meeting]):
    """ARC-18.9, ARC-18.10: the ranking of a race. ARC-19.4: it is the grid of the next."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Meeting) -> None:
        s.race.grid = standings(s)
        for rank, seat in enumerate(s.race.grid, 1):
            s.emit("place", seat, rank)
