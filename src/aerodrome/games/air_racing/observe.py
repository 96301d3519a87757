"""Air Racing for learners: the numbers a seat may go by."""

from __future__ import annotations

from typing import Final

from aerodrome.games.air_racing.content import KINDS
from aerodrome.games.air_racing.course import LANES
from aerodrome.games.air_racing.state import FINAL, NOT_FINISHED, SEASON, Meeting
from aerodrome.kernel.observation import Page, around

TOKENS: Final = 6  # the oldest Speed tokens of an aircraft
ALTITUDES: Final = 3
TURN: Final = 7  # numbers about a turn of the season,
WORKSHOP: Final = 2 + 3 * KINDS  # about each workshop,
RACE: Final = 6  # about a race,
AIRCRAFT: Final = 6 + LANES + ALTITUDES + TOKENS  # and about each aircraft


def observe(page: Page, mine: Meeting, seat: int) -> None:
    """The season's workshops, or the aircraft of Race Week: those not in use are all 0. Seats are counted from the
    observing one; lengths and Speeds in halves."""
    seats = len(mine.hands)
    season = mine.stage == SEASON
    page.part("stage")
    page.one_of(mine.stage, FINAL + 1)
    page.number(mine.season)
    page.one_of((mine.first - seat) % seats, seats)
    page.part("mods")
    for other in around(seat, seats):
        page.numbers(mine.aircraft[other].mods)
    if page.in_use(mine.season > 1, seats * seats):
        page.part("medals")
        for other in around(seat, seats):
            page.numbers(mine.medals[other])
    if page.in_use(season, TURN + 2 * KINDS + seats * WORKSHOP):
        _workshops(page, mine, seat, seats)
    if page.in_use(not season, RACE + 2 * seats * seats + seats * AIRCRAFT):
        _race(page, mine, seat, seats)


def _workshops(page: Page, mine: Meeting, seat: int, seats: int) -> None:
    page.part("turn")
    page.number(mine.month)
    page.number(mine.plays)
    page.number(mine.buys)
    page.number(mine.extra)
    page.number(mine.spent)
    page.number(mine.regroups)
    page.number(mine.gone)
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


def _race(page: Page, mine: Meeting, seat: int, seats: int) -> None:
    page.part("race")
    page.number(mine.heat)
    page.number(mine.laps_due)
    page.number(mine.rounds)
    page.number(mine.budget)
    page.number(mine.levels)
    page.number(mine.engaged)
    page.part("order")
    page.order(mine.order, seat, seats)
    page.part("grid")
    page.order(mine.grid, seat, seats)
    page.part("aircraft")
    for other in around(seat, seats):
        plane = mine.aircraft[other]
        page.number(plane.laps)
        page.number(plane.place)
        page.number(plane.turns)
        page.one_of(plane.lane, LANES)
        page.one_of(plane.altitude, ALTITUDES)
        page.number(plane.flying)
        page.number(0 if plane.overshoot == NOT_FINISHED else 1 + plane.overshoot // 100)
        page.number(len(plane.tokens))
        page.first(plane.tokens, TOKENS)
