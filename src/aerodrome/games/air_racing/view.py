"""What a viewer sees of Air Racing: the types of the clients, made from the redacted position only."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from aerodrome.games.air_racing import flight, odds
from aerodrome.games.air_racing.content import CARDS, KINDS
from aerodrome.games.air_racing.pieces import NOT_FINISHED, Aircraft, SeasonTurn
from aerodrome.games.air_racing.rules import AirRacing
from aerodrome.games.air_racing.scoring import standings
from aerodrome.games.air_racing.state import FINAL, HEAT, QUALIFYING, SEASON, Meeting
from aerodrome.games.air_racing.steps.setup import QuickBuild, TakeFree
from aerodrome.games.air_racing.steps.turn import EngineCheck, PylonCheck, Settle
from aerodrome.games.air_racing.steps.week import OrderGrid, RaceWeek
from aerodrome.games.air_racing.steps.workshop import Act, Buy, NextTurn

Stage = Literal["season", "quick_play", "qualifying", "heat", "final"]
STAGES: Final[dict[int, Stage]] = {SEASON: "season", QUALIFYING: "qualifying", HEAT: "heat", FINAL: "final"}
Phase = Literal["free", "action", "buy", "cleanup", "race_week"]
NOBODY: Final = -1


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
    affordable: tuple[bool, ...] | None  # by pile: the money pays for a card of it; only for its owner
    regroups: int


class PlaceView(Struct, frozen=True):
    """Where the front edge of an aircraft is: half-tiles from the line along its lane."""

    laps: int
    lane: int
    place: int


class TokenView(Struct, frozen=True):
    """A penalty, and how much Speed it costs."""

    kind: Literal["cut_pylon", "backfire"]
    speed: int


class AircraftView(Struct, frozen=True):
    """An aircraft and its mods; Speeds in halves, chances in percent."""

    livery: str
    microknots: int
    fast: int
    boosts: int
    mods: tuple[int, ...]  # in the order of the plates; in the season with those that its workshop owns
    speed: int
    next_budget: int  # half-tiles that the tokens leave of its next turn
    at: PlaceView
    lap: int  # the one it is in, from 1
    altitude: int  # 0 low, 1 mid, 2 high
    tokens: tuple[TokenView, ...]  # the oldest first
    flying: bool  # on the course
    overshoot: int | None  # thousandths of a half-tile, of who has finished
    standing: int  # its place in the race now, from 1
    pylon_odds: int  # that a check passes
    more_fast_odds: int  # the same with one FAST more
    boost_odds: tuple[int, ...]  # that its next Boost works, and those after it in the same turn


class CheckView(Struct, frozen=True):
    """A skill check that is about to be rolled."""

    pylon: str | None  # none: of the engine
    needed: int  # the lowest roll that passes
    odds: int  # in percent, that it passes


class FlightView(Struct, frozen=True):
    """The race turn that is going on."""

    seat: int
    budget: int  # half-tiles left
    levels: int  # level changes left
    engaged: int  # Boosts played
    ahead: PlaceView  # where the rest of the budget leads, if nothing is changed
    gates: tuple[str, ...]  # the pylons on that way that need a check
    inward: PlaceView | None  # where a side-step would end, open or not, if there is a lane
    outward: PlaceView | None
    check: CheckView | None


class RaceView(Struct, frozen=True):
    laps: int
    lap: int  # the leader's, as the lap counter shows it
    round: int
    order: tuple[int, ...]  # of this round
    grid: tuple[int, ...]  # from lane 0 outward
    flight: FlightView | None


class View(Struct, frozen=True):
    """All that the viewer sees and that is not printed. There is a workshop or a race, and no hand for a spectator."""

    viewer: int | None  # a seat, or a spectator
    stage: Stage
    phase: Phase | None  # of the season: the free cards, a turn's own, or the aircraft are ready and the grid is drawn
    building: tuple[int, ...]  # the seats whose build of Quick Play is not known yet
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
        phase=_phase(mine)[0],
        building=tuple(sorted([step.who for step in mine.todo if isinstance(step, QuickBuild)])),
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


def _phase(mine: Meeting) -> tuple[Phase | None, int]:
    """The phase of the season, by the step that comes next of those that tell, and the seat whose turn it is, or none:
    whoever decides now, chance too, decides within it."""
    if mine.stage != SEASON:
        return None, NOBODY
    for step in mine.todo[::-1]:
        if isinstance(step, Act):
            return "action", step.who
        if isinstance(step, Buy):
            return "buy", step.who
        if isinstance(step, NextTurn):
            return "cleanup", step.seat
        if isinstance(step, TakeFree):
            return "free", NOBODY
        if isinstance(step, OrderGrid):
            return "race_week", NOBODY
    return None, NOBODY


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
    """ARC-6.8: in Cleanup nothing is left of the turn, and the cards in hand are those of the next."""
    phase, seat = _phase(mine)
    if seat == NOBODY:
        return None
    turn = SeasonTurn(0, 0, 0, 0, 0, 0) if phase == "cleanup" else mine.turn
    money = mine.money(seat) if seat == viewer and phase != "cleanup" else None
    return WorkshopView(
        seat=seat,
        plays=turn.plays,
        buys=turn.buys,
        extra=turn.extra,
        spent=turn.spent,
        money=money,
        affordable=None if money is None else tuple([cost <= money for cost in mine.book.cost]),
        regroups=turn.regroups,
    )


def _flyer(mine: Meeting) -> int:
    """Whose turn of the race it is, also while chance decides; or nobody's."""
    end = mine.upcoming(Settle)
    return end.seat if end else NOBODY


def _lap(mine: Meeting, plane: Aircraft) -> int:
    """ARC-R32: the lap that it is in, as a lap counter shows it: beyond the line it stays the last."""
    return min(max(0, plane.laps) + 1, mine.race.laps_due)


def _aircraft(mine: Meeting) -> tuple[AircraftView, ...]:
    order, flyer = standings(mine), _flyer(mine)
    unmade = mine.upcoming(RaceWeek) is not None  # the workshops' mods are no aircraft's yet
    views: list[AircraftView] = []
    for seat, plane in enumerate(mine.aircraft):
        book, mods = mine.book, plane.mods
        coming = mine.mods_with(seat, mine.workshops[seat].owned) if unmade else mods
        engine = flight.engine_modifier(mine, seat) if seat == flyer else mods.fast
        views.append(
            AircraftView(
                livery=book.liveries[seat],
                microknots=mods.microknots,
                fast=mods.fast,
                boosts=mods.boosts,
                mods=tuple(coming.numbers()),
                speed=mine.speed(seat),
                next_budget=flight.speed_after(mine.speed(seat), plane.tokens),
                at=PlaceView(plane.laps, plane.lane, plane.place),
                lap=_lap(mine, plane),
                altitude=plane.altitude,
                tokens=tuple(
                    [TokenView("cut_pylon" if speed == book.cut_pylon else "backfire", speed) for speed in plane.tokens]
                ),
                flying=plane.flying,
                overshoot=None if plane.overshoot == NOT_FINISHED else plane.overshoot,
                standing=1 + order.index(seat),
                pylon_odds=odds.check(book, mods.fast),
                more_fast_odds=odds.check(book, mods.fast + 1),
                boost_odds=tuple(odds.boosts(book, engine)),
            )
        )
    return tuple(views)


def _race(mine: Meeting) -> RaceView:
    seat, race = _flyer(mine), mine.race
    return RaceView(
        laps=race.laps_due,
        lap=max([_lap(mine, plane) for plane in mine.aircraft]),
        round=race.rounds,
        order=tuple(race.order),
        grid=tuple(race.grid),
        flight=None if seat == NOBODY else _flight(mine, seat),
    )


def _flight(mine: Meeting, seat: int) -> FlightView:
    laps, place, gates = flight.ahead(mine, seat)
    lane = mine.aircraft[seat].lane
    return FlightView(
        seat=seat,
        budget=mine.flight.budget,
        levels=mine.book.altitude_changes - mine.flight.levels,
        engaged=mine.flight.engaged,
        ahead=PlaceView(laps, lane, place),
        gates=tuple([mine.book.course.pylons[pylon] for pylon in gates]),
        inward=_beside(mine, seat, lane - 1),
        outward=_beside(mine, seat, lane + 1),
        check=_check(mine, seat),
    )


def _beside(mine: Meeting, seat: int, lane: int) -> PlaceView | None:
    if not 0 <= lane < len(mine.book.course.length):
        return None
    return PlaceView(mine.aircraft[seat].laps, lane, flight.beside(mine, seat, lane))


def _check(mine: Meeting, seat: int) -> CheckView | None:
    step, book = mine.todo[-1], mine.book
    if isinstance(step, PylonCheck):
        pylon, modifier = book.course.pylons[step.pylon], mine.aircraft[seat].mods.fast
        return CheckView(pylon, book.needed(modifier), odds.check(book, modifier))
    if isinstance(step, EngineCheck):
        modifier = flight.engine_modifier(mine, seat)
        return CheckView(None, book.needed(modifier), odds.check(book, modifier))
    return None
