"""CTL-7 of the seed, CTL-8 of the sheet: the end of the game and the winner."""

from __future__ import annotations

from aerodrome.games.control_tower.state import LANDED, Sky


def has_landed_all(s: Sky, seat: int) -> bool:
    """CTL-2.1: have all four aircraft of the seat's Goal card landed?"""
    return all(s.place[aircraft] == LANDED for aircraft in s.goal(seat))  # compiled, it is a loop


def landed(s: Sky, seat: int) -> int:
    count = 0
    for aircraft in s.goal(seat):
        if s.place[aircraft] == LANDED:
            count += 1
    return count


def distance(s: Sky, seat: int) -> int:
    """CTL-R16: the moves that the seat's own aircraft still need, at best."""
    return sum(s.distance(aircraft) for aircraft in s.goal(seat))


def win(s: Sky, seat: int) -> None:
    """CTL-8.3: the winner's Goal card is shown and the game ends at once."""
    s.emit("win", seat, landed(s, seat))
    finish(s, [seat])


def safety_end(s: Sky) -> None:
    """CTL-8.5: most own aircraft landed, then the smallest distance; equal seats share the win."""
    s.emit("safety")
    keys = [[landed(s, seat), -distance(s, seat)] for seat in range(len(s.players))]
    winners = [seat for seat, key in enumerate(keys) if key == max(keys)]
    for seat in winners:
        s.emit("win", seat, landed(s, seat))
    finish(s, winners)


def finish(s: Sky, winners: list[int]) -> None:
    """CTL-R31: all dealt Goal cards are shown."""
    s.winners = winners
    s.todo.clear()
    for seat, player in enumerate(s.players):
        s.emit("goal", seat, player.goal[0], seen=-1)
