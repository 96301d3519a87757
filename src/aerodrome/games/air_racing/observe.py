"""Air Racing for learners: the numbers a seat may go by."""

from __future__ import annotations

from typing import Final

from aerodrome.games.air_racing.content import KINDS
from aerodrome.games.air_racing.course import LANES
from aerodrome.games.air_racing.pieces import NOT_FINISHED
from aerodrome.games.air_racing.state import FINAL, SEASON, Meeting
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
    seats = len(mine.workshops)
    season = mine.stage == SEASON
    page.part("stage")
    page.one_of(mine.stage, FINAL + 1)
    page.number(mine.season)
    page.one_of((mine.first - seat) % seats, seats)
    page.part("mods")
    for other in around(seat, seats):
        mods = mine.aircraft[other].mods
        page.number(mods.microknots)
        page.number(mods.fast)
        page.number(mods.boosts)
    if page.in_use(mine.season > 1, seats * seats):
        page.part("medals")
        for other in around(seat, seats):
            page.numbers(mine.medals[other])
    if page.in_use(season, TURN + 2 * KINDS + seats * WORKSHOP):
        _workshops(page, mine, seat, seats)
    if page.in_use(not season, RACE + 2 * seats * seats + seats * AIRCRAFT):
        _race(page, mine, seat, seats)


def _workshops(page: Page, mine: Meeting, seat: int, seats: int) -> None:
    turn = mine.turn
    page.part("turn")
    page.number(mine.month)
    page.number(turn.plays)
    page.number(turn.buys)
    page.number(turn.extra)
    page.number(turn.spent)
    page.number(turn.regroups)
    page.number(turn.gone)
    page.part("supply")
    page.numbers(mine.supply)
    page.part("hand")
    page.counts(mine.workshops[seat].hand, KINDS)
    page.part("workshops")
    for other in around(seat, seats):
        workshop = mine.workshops[other]
        page.number(len(workshop.hand))
        page.number(len(workshop.deck))
        page.numbers(workshop.owned)
        page.counts(workshop.discards, KINDS)
        page.counts(workshop.played, KINDS)


def _race(page: Page, mine: Meeting, seat: int, seats: int) -> None:
    race, flight = mine.race, mine.flight
    page.part("race")
    page.number(race.heat)
    page.number(race.laps_due)
    page.number(race.rounds)
    page.number(flight.budget)
    page.number(flight.levels)
    page.number(flight.engaged)
    page.part("order")
    page.order(race.order, seat, seats)
    page.part("grid")
    page.order(race.grid, seat, seats)
    page.part("aircraft")
    for other in around(seat, seats):
        plane = mine.aircraft[other]
        page.number(plane.laps)
        page.number(plane.place)
        page.number(plane.turns)
        page.one_of(plane.lane, LANES)
        page.one_of(plane.altitude, ALTITUDES)
        page.flag(plane.flying)
        page.number(0 if plane.overshoot == NOT_FINISHED else 1 + plane.overshoot // 100)
        page.number(len(plane.tokens))
        page.first(plane.tokens, TOKENS)
