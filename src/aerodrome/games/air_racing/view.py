"""What a viewer sees of Air Racing: the types of the clients, made from the redacted position only."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from aerodrome.games.air_racing import flight, odds
from aerodrome.games.air_racing.content import CARDS, KINDS
from aerodrome.games.air_racing.pieces import NOT_FINISHED
from aerodrome.games.air_racing.rules import AirRacing
from aerodrome.games.air_racing.scoring import standings
from aerodrome.games.air_racing.state import FINAL, HEAT, QUALIFYING, SEASON, Meeting
from aerodrome.kernel.events import UNKNOWN

Stage = Literal["season", "quick_play", "qualifying", "heat", "final"]
STAGES: Final[dict[int, Stage]] = {SEASON: "season", QUALIFYING: "qualifying", HEAT: "heat", FINAL: "final"}


class PileView(Struct, frozen=True):
    """A supply pile."""

    card: str
    left: int


class DrawsView(Struct, frozen=True):
    """By card, in percent: that one at least is among the next card, a Night Shift, and the next hand; there is none
    after the last month."""

    one: tuple[int, ...]
    night_shift: tuple[int, ...]
    hand: tuple[int, ...] | None


class SeatView(Struct, frozen=True):
    """A workshop: what everybody sees of it. The numbers by card are in the order of the piles."""

    hand: int  # cards in it
    deck: int
    discard: tuple[str, ...]  # the last lies on top
    played: tuple[str, ...]
    owned: tuple[int, ...]  # by card, wherever they lie
    deck_cards: tuple[int, ...] | None  # by card: what the own deck holds, not its order; only for its owner
    draws: DrawsView | None  # what the own deck brings next; only for its owner


class WorkshopView(Struct, frozen=True):
    """The season turn that is going on. Money is known to its owner; others see only what is not a card."""

    seat: int
    plays: int
    buys: int
    extra: int
    spent: int
    money: int | None
    regroups: int


class PlaceView(Struct, frozen=True):
    """Where the front edge of an aircraft is: half-tiles from the line along its lane."""

    laps: int
    lane: int
    place: int


class AircraftView(Struct, frozen=True):
    """An aircraft and its mods; Speeds in halves."""

    livery: str
    microknots: int
    fast: int
    boosts: int
    speed: int
    at: PlaceView
    altitude: int  # 0 low, 1 mid, 2 high
    tokens: tuple[int, ...]  # the oldest first
    flying: bool  # on the course
    overshoot: int | None  # thousandths of a half-tile, of who has finished
    standing: int  # its place in the race now, from 1
    pylon_odds: int  # in percent, that a check passes


class FlightView(Struct, frozen=True):
    """The race turn that is going on."""

    seat: int
    budget: int  # half-tiles left
    levels: int  # level changes left
    engaged: int  # Boosts played
    boost_odds: int  # in percent, that the next Boost's engine check passes
    ahead: PlaceView  # where the rest of the budget leads, if nothing is changed
    gates: tuple[str, ...]  # the pylons on that way that need a check


class RaceView(Struct, frozen=True):
    laps: int
    round: int
    order: tuple[int, ...]  # of this round
    grid: tuple[int, ...]  # from lane 0 outward
    flight: FlightView | None


class View(Struct, frozen=True):
    """All that the viewer sees and that is not printed. There is a workshop or a race, and no hand for a spectator."""

    viewer: int | None  # a seat, or a spectator
    stage: Stage
    season: int
    seasons: int
    month: int  # from 0, October
    supply: tuple[PileView, ...]
    seats: tuple[SeatView, ...]
    hand: tuple[str, ...] | None
    workshop: WorkshopView | None
    aircraft: tuple[AircraftView, ...]
    race: RaceView | None
    course_name: str
    medals: tuple[tuple[int, ...], ...]  # of each seat: firsts, seconds, ... of the seasons before
    ranks: tuple[int, ...]  # of each seat, when the game is over


def view(rules: AirRacing, mine: Meeting, viewer: int) -> View:
    """The view of a seat or a spectator, from the position as that viewer knows it."""
    book = mine.book
    seated = viewer < rules.seats
    return View(
        viewer=viewer if seated else None,
        stage="quick_play" if mine.stage == SEASON and book.quick_play else STAGES[mine.stage],
        season=mine.season,
        seasons=book.seasons,
        month=mine.month,
        supply=tuple([PileView(CARDS[card], mine.supply[card]) for card in range(KINDS)]),
        seats=tuple([_seat(mine, seat, viewer) for seat in range(rules.seats)]),
        hand=tuple([CARDS[card] for card in sorted(mine.workshops[viewer].hand)]) if seated else None,
        workshop=_workshop(mine, viewer),
        aircraft=_aircraft(mine),
        race=None if mine.stage == SEASON else _race(mine),
        course_name=book.course.name,
        medals=tuple([tuple(medals) for medals in mine.medals]),
        ranks=() if mine.todo else tuple(rules.ranks(mine)),
    )


def _seat(mine: Meeting, seat: int, viewer: int) -> SeatView:
    workshop, deck, draws = mine.workshops[seat], None, None
    if seat == viewer:
        deck = tuple([workshop.unseen(card) - workshop.hand.count(card) for card in range(KINDS)])
        draws = _draws(mine, seat)
    return SeatView(
        hand=len(workshop.hand),
        deck=len(workshop.deck),
        discard=tuple([CARDS[card] for card in workshop.discards]),
        played=tuple([CARDS[card] for card in workshop.played]),
        owned=tuple(workshop.owned),
        deck_cards=deck,
        draws=draws,
    )


def _draws(mine: Meeting, seat: int) -> DrawsView:
    book = mine.book
    chances = odds.draws(book, mine.workshops[seat], mine.month + 1 >= book.months)
    hand = None if chances.hand is None else tuple(chances.hand)
    return DrawsView(tuple(chances.one), tuple(chances.night_shift), hand)


def _workshop(mine: Meeting, viewer: int) -> WorkshopView | None:
    dealt = any(workshop.hand or workshop.deck for workshop in mine.workshops)
    if mine.stage != SEASON or mine.actor() < 0 or not dealt:
        return None
    seat, turn = mine.actor(), mine.turn
    known = UNKNOWN not in mine.workshops[seat].hand
    money = mine.money(seat) if seat == viewer and known else None
    return WorkshopView(seat, turn.plays, turn.buys, turn.extra, turn.spent, money, turn.regroups)


def _aircraft(mine: Meeting) -> tuple[AircraftView, ...]:
    standing = standings(mine)
    return tuple(
        [
            AircraftView(
                livery=mine.book.liveries[seat],
                microknots=plane.mods.microknots,
                fast=plane.mods.fast,
                boosts=plane.mods.boosts,
                speed=mine.speed(seat),
                at=PlaceView(plane.laps, plane.lane, plane.place),
                altitude=plane.altitude,
                tokens=tuple(plane.tokens),
                flying=plane.flying,
                overshoot=None if plane.overshoot == NOT_FINISHED else plane.overshoot,
                standing=1 + standing.index(seat),
                pylon_odds=odds.check(mine.book, plane.mods.fast),
            )
            for seat, plane in enumerate(mine.aircraft)
        ]
    )


def _race(mine: Meeting) -> RaceView:
    seat, race = mine.actor(), mine.race
    return RaceView(
        laps=race.laps_due,
        round=race.rounds,
        order=tuple(race.order),
        grid=tuple(race.grid),
        flight=_flight(mine, seat) if seat >= 0 else None,
    )


def _flight(mine: Meeting, seat: int) -> FlightView:
    laps, place, gates = flight.ahead(mine, seat)
    return FlightView(
        seat=seat,
        budget=mine.flight.budget,
        levels=mine.book.altitude_changes - mine.flight.levels,
        engaged=mine.flight.engaged,
        boost_odds=odds.check(mine.book, flight.engine_modifier(mine, seat)),
        ahead=PlaceView(laps, mine.aircraft[seat].lane, place),
        gates=tuple([mine.book.course.pylons[pylon] for pylon in gates]),
    )
