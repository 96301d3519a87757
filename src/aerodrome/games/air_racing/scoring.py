"""ARC-18 and ARC-19.3: who has finished, the ranking of a race, and the end of the game."""

from __future__ import annotations

from aerodrome.games.air_racing.flight import TILE, move_back
from aerodrome.games.air_racing.pieces import NOT_FINISHED
from aerodrome.games.air_racing.state import Meeting


def settle(s: Meeting, seat: int) -> None:
    """ARC-18.3 to ARC-18.5: who has crossed for the last time pays all tokens by moving back, and has finished if it
    is still beyond the line."""
    if not s.crossed(seat):
        return
    plane = s.aircraft[seat]
    owed = sum(plane.tokens)
    plane.tokens = []
    move_back(s, seat, owed * TILE)
    if s.crossed(seat):
        plane.overshoot = s.progress(seat) - s.race.laps_due * s.book.course.lap_station
        plane.flying = False
        s.emit("finish", seat, plane.overshoot)


def any_finished(s: Meeting) -> bool:
    return any(plane.overshoot != NOT_FINISHED for plane in s.aircraft)


def standings(s: Meeting) -> list[int]:
    """ARC-18.9, ARC-18.10: the seats in the order of the race: those who finished by overshoot, the others by
    position; equal: lower lane, then earlier in the round's order."""
    order = s.race.order

    def key(seat: int) -> tuple[int, int, int, int]:
        plane = s.aircraft[seat]
        finished = plane.overshoot != NOT_FINISHED
        far = plane.overshoot if finished else s.progress(seat)
        return (0 if finished else 1, -far, plane.lane, order.index(seat) if seat in order else seat)

    return sorted(range(len(s.aircraft)), key=key)


def qualified(s: Meeting, seats: list[int]) -> list[int]:
    """ARC-19.3: fewest turns, then largest overshoot, then Speed; seats that are equal stay in the given order.
    ARC-R44: who has not finished the lap stands behind, by race position."""

    def key(seat: int) -> tuple[int, int, int, int]:
        plane = s.aircraft[seat]
        if plane.overshoot == NOT_FINISHED:
            return (1, -s.progress(seat), 0, 0)
        return (0, plane.turns, -plane.overshoot, -s.speed(seat))

    return sorted(seats, key=key)


def award(s: Meeting) -> None:
    """ARC-R27: the places of a final are the medals of its season."""
    grid = s.race.grid
    s.medals = [[won + (grid[rank] == seat) for rank, won in enumerate(medals)] for seat, medals in enumerate(s.medals)]
    s.emit("win", grid[0])


def places_of(s: Meeting) -> list[list[int]]:
    """ARC-18.10, ARC-R27: most wins, then most second places, and so on, then the last race; higher is better."""
    grid = s.race.grid
    return [[*s.medals[seat], -grid.index(seat)] for seat in range(len(grid))]
