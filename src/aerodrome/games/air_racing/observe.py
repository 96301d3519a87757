"""Air Racing for learners: the numbers a seat may go by."""

from __future__ import annotations

from typing import Final

from aerodrome.envs.page import Page, around
from aerodrome.games.air_racing.content import KINDS
from aerodrome.games.air_racing.state import FINAL, NOT_FINISHED, Meeting

TOKENS: Final = 6  # the oldest Speed tokens of an aircraft
ALTITUDES: Final = 3


def observe(page: Page, mine: Meeting, seat: int) -> None:
    """The season's workshops, then Race Week's aircraft. Seats are counted from the observing one; lengths and Speeds
    in halves."""
    seats = len(mine.hands)
    page.part("stage")
    page.one_of(mine.stage, FINAL + 1)
    page.numbers([mine.season, mine.month, mine.heat, mine.laps_due, mine.rounds])
    page.one_of((mine.first - seat) % seats, seats)
    page.part("turn")
    page.numbers([mine.plays, mine.buys, mine.extra, mine.spent, mine.regroups, mine.gone])
    page.numbers([mine.budget, mine.levels, mine.engaged])
    page.part("supply")
    page.numbers(mine.supply)
    page.part("hand")
    page.counts(mine.hands[seat], KINDS)
    page.part("workshops")
    for other in around(seat, seats):
        page.numbers([len(mine.hands[other]), len(mine.decks[other])])
        page.numbers(mine.owned[other])
        page.counts(mine.discards[other], KINDS)
        page.counts(mine.played[other], KINDS)
    page.part("aircraft")
    for other in around(seat, seats):
        _aircraft(page, mine, other, seats)
    page.part("medals")
    for other in around(seat, seats):
        page.numbers(mine.medals[other])


def _aircraft(page: Page, mine: Meeting, other: int, seats: int) -> None:
    overshoot = mine.overshoot[other]
    page.numbers(mine.mods[other])
    page.numbers([mine.speed(other), mine.laps[other], mine.place[other], mine.turns[other]])
    page.one_of(mine.lane[other], seats)
    page.one_of(mine.altitude[other], ALTITUDES)
    page.flag(mine.flying[other] == 1)
    page.flag(overshoot != NOT_FINISHED)
    page.number(0 if overshoot == NOT_FINISHED else 1 + overshoot // 100)
    page.one_of(mine.order.index(other) if other in mine.order else -1, seats)
    page.one_of(mine.grid.index(other), seats)
    tokens = mine.tokens[other]
    page.number(len(tokens))
    page.numbers([tokens[n] if n < len(tokens) else 0 for n in range(TOKENS)])
