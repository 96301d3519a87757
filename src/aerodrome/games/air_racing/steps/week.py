"""ARC-8.1 to ARC-8.5, ARC-19.3, ARC-19.4: Race Week: the aircraft, the grid, and which races are flown."""

from __future__ import annotations

from typing import final

from aerodrome.games.air_racing.pieces import NOT_FINISHED
from aerodrome.games.air_racing.scoring import award, qualified
from aerodrome.games.air_racing.state import FINAL, HEAT, QUALIFYING, Meeting
from aerodrome.games.air_racing.steps.race import Race, line_up
from aerodrome.games.air_racing.steps.turn import Turn
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.step import AUTO, CHANCE, Step


@final
class RaceWeek(Step[Meeting]):
    """ARC-8.1 to ARC-8.3: the Speed Mods become aircraft. ARC-19.3, ARC-19.4: qualifying and heats come first."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Meeting) -> None:
        for seat in range(len(s.workshops)):
            s.prepare(seat)
            s.emit("aircraft", seat, s.speed(seat), more=s.aircraft[seat].mods.numbers())
        heats = [Race(HEAT, s.book.heat_laps) for _ in range(s.book.heats)]
        s.next(OrderGrid(), *heats, Race(FINAL, s.book.laps), EndWeek())
        if s.book.qualifying:
            seats = range(len(s.workshops))
            s.next(StartQualifying(), *[Qualify(seat) for seat in seats])


@final
class StartQualifying(Step[Meeting]):
    """ARC-19.3: in seat order, each alone."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Meeting) -> None:
        s.stage = QUALIFYING
        line_up(s, [], 1)
        for plane in s.aircraft:
            plane.turns = 0
        s.emit("race", QUALIFYING, 1)


@final
class Qualify(Step[Meeting]):
    """ARC-19.3: one lap alone from lane 0. ARC-R44: it stops after 50 turns."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Meeting) -> None:
        seat, plane = self.seat, s.aircraft[self.seat]
        if plane.overshoot != NOT_FINISHED or plane.turns == s.book.rounds_per_lap:
            plane.flying = False
            s.emit("qualified", seat, plane.turns)
            return
        plane.flying = True
        plane.turns += 1
        s.race.rounds, s.race.order = plane.turns, [seat]
        s.next(Turn(seat), Qualify(seat))


@final
class OrderGrid(Step[Meeting]):
    """ARC-8.4: the highest Speed starts in lane 0; ARC-19.3: or the best of qualifying. ARC-8.5: ties are random."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def apply(self, s: Meeting, x: int) -> None:
        seats = list(range(len(s.workshops)))
        Rng(x).shuffle(seats)
        s.race.grid = qualified(s, seats) if s.book.qualifying else sorted(seats, key=lambda seat: -s.speed(seat))


@final
class EndWeek(Step[Meeting]):
    """ARC-R44: only the final is scored."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Meeting) -> None:
        award(s)
