"""Air Racing for learners: the numbers a seat may go by."""

from __future__ import annotations

from typing import Final

from aerodrome.games.air_racing.content import KINDS
from aerodrome.games.air_racing.course import LANES
from aerodrome.games.air_racing.pieces import NOT_FINISHED
from aerodrome.games.air_racing.state import FINAL, SEASON, Meeting
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
    seats = len(mine.workshops)
    season = mine.stage == SEASON
    writer.part("stage")
    writer.one_hot(mine.stage, FINAL + 1)
    writer.number(mine.season)
    writer.one_hot((mine.first - seat) % seats, seats)
    writer.part("mods")
    for other in around(seat, seats):
        mods = mine.aircraft[other].mods
        writer.number(mods.microknots)
        writer.number(mods.fast)
        writer.number(mods.boosts)
    if writer.in_use(mine.season > 1, seats * seats):
        writer.part("medals")
        for other in around(seat, seats):
            writer.numbers(mine.medals[other])
    if writer.in_use(season, TURN + 2 * KINDS + seats * WORKSHOP):
        _workshops(writer, mine, seat, seats)
    if writer.in_use(not season, RACE + 2 * seats * seats + seats * AIRCRAFT):
        _race(writer, mine, seat, seats)


def _workshops(writer: ObservationWriter, mine: Meeting, seat: int, seats: int) -> None:
    turn = mine.turn
    writer.part("turn")
    writer.number(mine.month)
    writer.number(turn.plays)
    writer.number(turn.buys)
    writer.number(turn.extra)
    writer.number(turn.spent)
    writer.number(turn.regroups)
    writer.number(turn.gone)
    writer.part("supply")
    writer.numbers(mine.supply)
    writer.part("hand")
    writer.counts(mine.workshops[seat].hand, KINDS)
    writer.part("workshops")
    for other in around(seat, seats):
        workshop = mine.workshops[other]
        writer.number(len(workshop.hand))
        writer.number(len(workshop.deck))
        writer.numbers(workshop.owned)
        writer.counts(workshop.discards, KINDS)
        writer.counts(workshop.played, KINDS)


def _race(writer: ObservationWriter, mine: Meeting, seat: int, seats: int) -> None:
    race, flight = mine.race, mine.flight
    writer.part("race")
    writer.number(race.heat)
    writer.number(race.laps_due)
    writer.number(race.rounds)
    writer.number(flight.budget)
    writer.number(flight.levels)
    writer.number(flight.engaged)
    writer.part("order")
    writer.seat_order(race.order, seat, seats)
    writer.part("grid")
    writer.seat_order(race.grid, seat, seats)
    writer.part("aircraft")
    for other in around(seat, seats):
        plane = mine.aircraft[other]
        writer.number(plane.laps)
        writer.number(plane.place)
        writer.number(plane.turns)
        writer.one_hot(plane.lane, LANES)
        writer.one_hot(plane.altitude, ALTITUDES)
        writer.flag(plane.flying)
        writer.number(0 if plane.overshoot == NOT_FINISHED else 1 + plane.overshoot // 100)
        writer.number(len(plane.tokens))
        writer.padded(plane.tokens, TOKENS)
