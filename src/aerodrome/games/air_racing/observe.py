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
    page.number(mine.season)
    page.number(mine.month)
    page.number(mine.heat)
    page.number(mine.laps_due)
    page.number(mine.rounds)
    page.one_of((mine.first - seat) % seats, seats)
    page.part("turn")
    page.number(mine.plays)
    page.number(mine.buys)
    page.number(mine.extra)
    page.number(mine.spent)
    page.number(mine.regroups)
    page.number(mine.gone)
    page.number(mine.budget)
    page.number(mine.levels)
    page.number(mine.engaged)
    page.part("supply")
    page.numbers(mine.supply)
    page.part("hand")
    page.counts(mine.hands[seat], KINDS)
    page.part("workshops")
    for other in around(seat, seats):
        page.number(len(mine.hands[other]))
        page.number(len(mine.decks[other]))
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
    page.number(mine.speed(other))
    page.number(mine.laps[other])
    page.number(mine.place[other])
    page.number(mine.turns[other])
    page.one_of(mine.lane[other], seats)
    page.one_of(mine.altitude[other], ALTITUDES)
    page.flag(mine.flying[other] == 1)
    page.flag(overshoot != NOT_FINISHED)
    page.number(0 if overshoot == NOT_FINISHED else 1 + overshoot // 100)
    page.place_of(other, mine.order, seats)
    page.place_of(other, mine.grid, seats)
    tokens = mine.tokens[other]
    page.number(len(tokens))
    page.first(tokens, TOKENS)
