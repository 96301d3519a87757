"""MFM-9, MFM-12.9, MFM-12.10: when the game ends, the final score, and who has won."""

from __future__ import annotations

from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.terms import FROM_DAMAGE, FROM_UNDELIVERED, SPECIALS


def near_end(s: Race) -> bool:
    return s.due is not None


def notice_landing(s: Race) -> None:
    """MFM-9.2, MFM-9.3, MFM-R30: once only one machine is not home (of five or six: two), those that are not have one
    more turn. MFM-12.9, MFM-R31: with two players, once both machines of a player are home."""
    if near_end(s):
        return
    away = [m for m in range(len(s.machines)) if not s.at_home(m)]
    if s.book.seats == 2:
        near = any(all(s.machines[m].owner != seat for m in away) for seat in range(2))
    else:
        near = len(away) <= (2 if s.book.many else 1)
    if near:
        s.due = away
        s.emit("last_turns", len(away))


def finish(s: Race) -> None:
    """MFM-9.4, MFM-9.5: less the damage and the special cargo that was not delivered."""
    for m, machine in enumerate(s.machines):
        lost = [item for item in machine.hold.cargo if item < SPECIALS]
        damage = s.book.number["damage_vp"] * machine.tank.damage()
        undelivered = s.book.number["undelivered_vp"] * len(lost)
        s.score(m, FROM_DAMAGE, damage)
        s.score(m, FROM_UNDELIVERED, undelivered)
        s.emit("score", machine.kind, s.total(m), damage, undelivered)
    keys = standings(s)
    for seat in range(len(s.players)):
        if keys[seat] == max(keys):
            s.emit("win", seat, keys[seat][0])


def sides(s: Race) -> list[list[int]]:
    """MFM-1.2, MFM-12.10: the seats that count together: each player alone, or teams."""
    seats = range(len(s.players))
    return [[seat for seat in seats if s.side(seat) == side] for side in sorted({s.side(seat) for seat in seats})]


def standings(s: Race) -> list[list[int]]:
    """MFM-1.2, MFM-9.6, MFM-R32, MFM-R33: most VP, then least damage, then later in order; a side counts together."""
    found: list[list[int]] = []
    for seat in range(len(s.players)):
        machines = [m for m in range(len(s.machines)) if s.side(s.machines[m].owner) == s.side(seat)]
        vp = sum([s.total(m) for m in machines])
        harm = sum([s.machines[m].tank.damage() for m in machines])
        found.append([vp, -harm, latest(s, seat)])
    return found


def latest(s: Race, seat: int) -> int:
    """The place in turn order of a player's first machine; of a team, that of its last player."""
    if not s.order:
        return 0
    sides = [other for other in range(len(s.players)) if s.side(other) == s.side(seat)]
    return max([min([s.order.index(m) for m in s.machines_of(other)]) for other in sides])
