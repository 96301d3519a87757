"""Air Racing for learners: the numbers a seat may go by."""

from __future__ import annotations

from typing import Final

from aerodrome.games.air_racing.content import KINDS
from aerodrome.games.air_racing.course import LANES
from aerodrome.games.air_racing.state import FINAL, NOT_FINISHED, SEASON, Meeting
from aerodrome.kernel.observation import ObservationWriter, around

TOKENS: Final = 6  # the oldest Speed tokens of an aircraft
ALTITUDES: Final = 3
TURN: Final = 7  # numbers about a turn of the season,
WORKSHOP: Final = 2 + 3 * KINDS  # about each workshop,
RACE: Final = 6  # about a race,
AIRCRAFT: Final = 6 + LANES + ALTITUDES + TOKENS  # and about each aircraft


def observe(writer: ObservationWriter, mine: Meeting, seat: int) -> None:
    """The season's workshops, or the aircraft of Race Week: those not in use are all 0. Seats are counted from the
    observing one; lengths and Speeds in halves."""
    seats = len(mine.hands)
    season = mine.stage == SEASON
    writer.part("stage")
    writer.one_hot(mine.stage, FINAL + 1)
    writer.number(mine.season)
    writer.one_hot((mine.first - seat) % seats, seats)
    writer.part("mods")
    for other in around(seat, seats):
        writer.numbers(mine.aircraft[other].mods)
    if writer.in_use(mine.season > 1, seats * seats):
        writer.part("medals")
        for other in around(seat, seats):
            writer.numbers(mine.medals[other])
    if writer.in_use(season, TURN + 2 * KINDS + seats * WORKSHOP):
        _workshops(writer, mine, seat, seats)
    if writer.in_use(not season, RACE + 2 * seats * seats + seats * AIRCRAFT):
        _race(writer, mine, seat, seats)


def _workshops(writer: ObservationWriter, mine: Meeting, seat: int, seats: int) -> None:
    writer.part("turn")
    writer.number(mine.month)
    writer.number(mine.plays)
    writer.number(mine.buys)
    writer.number(mine.extra)
    writer.number(mine.spent)
    writer.number(mine.regroups)
    writer.number(mine.gone)
    writer.part("supply")
    writer.numbers(mine.supply)
    writer.part("hand")
    writer.counts(mine.hands[seat], KINDS)
    writer.part("workshops")
    for other in around(seat, seats):
        writer.number(len(mine.hands[other]))
        writer.number(len(mine.decks[other]))
        writer.numbers(mine.owned[other])
        writer.counts(mine.discards[other], KINDS)
        writer.counts(mine.played[other], KINDS)


def _race(writer: ObservationWriter, mine: Meeting, seat: int, seats: int) -> None:
    writer.part("race")
    writer.number(mine.heat)
    writer.number(mine.laps_due)
    writer.number(mine.rounds)
    writer.number(mine.budget)
    writer.number(mine.levels)
    writer.number(mine.engaged)
    writer.part("order")
    writer.seat_order(mine.order, seat, seats)
    writer.part("grid")
    writer.seat_order(mine.grid, seat, seats)
    writer.part("aircraft")
    for other in around(seat, seats):
        plane = mine.aircraft[other]
        writer.number(plane.laps)
        writer.number(plane.place)
        writer.number(plane.turns)
        writer.one_hot(plane.lane, LANES)
        writer.one_hot(plane.altitude, ALTITUDES)
        writer.number(plane.flying)
        writer.number(0 if plane.overshoot == NOT_FINISHED else 1 + plane.overshoot // 100)
        writer.number(len(plane.tokens))
        writer.padded(plane.tokens, TOKENS)
