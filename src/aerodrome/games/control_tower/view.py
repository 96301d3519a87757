"""What a viewer sees of Control Tower: the types of the clients, made from the redacted position only."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from aerodrome.games.control_tower import moves
from aerodrome.games.control_tower.content import AIRCRAFT, CARDS, OUTBOUND, TECHNICAL_RETURN, Airspace
from aerodrome.games.control_tower.plates import AIRPORTS, Airport
from aerodrome.games.control_tower.rules import ControlTower
from aerodrome.games.control_tower.scoring import landed
from aerodrome.games.control_tower.state import LANDED, WAITING, Sky
from aerodrome.games.control_tower.steps.turn import EndTurn
from aerodrome.kernel.events import UNKNOWN


class SeatView(Struct, frozen=True):
    """A player: goal and landed count only for who may know them."""

    hand: int  # cards in it
    technical_return: bool  # not used yet
    goal: tuple[int, ...] | None
    landed: int | None  # of the goal's aircraft


class AircraftView(Struct, frozen=True):
    number: int
    colour: str
    origin: Airport
    destination: Airport
    place: str  # a space, "waiting" or "landed"
    held: bool
    flown: int  # rows to its destination, while it is on the field


class TurnView(Struct, frozen=True):
    """How far the turn has come; its limits are on the plates."""

    seat: int
    moves: int  # made
    due: int  # left to make; moves that no aircraft can make are not
    cards: int
    movement_cards: int


class View(Struct, frozen=True):
    """All that the viewer sees. There is no turn before the first and when the game is over, and no hand for a
    spectator."""

    viewer: int | None  # a seat, or a spectator
    round: int
    starting_seat: int
    turn: TurnView | None
    seats: tuple[SeatView, ...]
    hand: tuple[str, ...] | None
    half_width: int  # columns on each side of the airports: it says which field this is
    aircraft: tuple[AircraftView, ...]
    storms: tuple[str, ...]
    draw_pile: int
    discard_pile: tuple[str, ...]  # the last lies on top
    technical_returns_in_box: int
    winners: tuple[int, ...]


def view(rules: ControlTower, mine: Sky, viewer: int) -> View:
    """The view of a seat or a spectator, from the position as that viewer knows it."""
    air = rules.air
    seated = viewer < rules.seats
    return View(
        viewer=viewer if seated else None,
        round=mine.round,
        starting_seat=mine.first,
        turn=_turn(mine),
        seats=tuple(_seat(mine, seat) for seat in range(rules.seats)),
        hand=tuple(CARDS[card] for card in sorted(mine.players[viewer].hand)) if seated else None,
        half_width=air.half_width,
        aircraft=tuple([_aircraft(air, n, mine.place[n], mine.held[n]) for n in range(AIRCRAFT)]),
        storms=tuple(air.names[space] for space in mine.storms),
        draw_pile=len(mine.deck),
        discard_pile=tuple(CARDS[card] for card in mine.pile),
        technical_returns_in_box=air.copies[TECHNICAL_RETURN] - rules.seats,
        winners=tuple(mine.winners),
    )


def _turn(mine: Sky) -> TurnView | None:
    """The turn under way, whoever is to decide: its end waits on the stack until it comes."""
    turn, end = mine.turn, mine.upcoming(EndTurn)
    return TurnView(end.seat, turn.moves, moves.due(mine), turn.cards, turn.movement_cards) if end else None


def _seat(mine: Sky, seat: int) -> SeatView:
    player = mine.players[seat]
    known = bool(player.goal) and player.goal[0] != UNKNOWN
    return SeatView(
        hand=len(player.hand),
        technical_return=player.technical_return,
        goal=tuple(aircraft + 1 for aircraft in mine.goal(seat)) if known else None,
        landed=landed(mine, seat) if known else None,
    )


@cache
def _aircraft(air: Airspace, aircraft: int, place: int, held: bool) -> AircraftView:
    origin, destination = AIRPORTS if aircraft < OUTBOUND else AIRPORTS[::-1]
    where = {WAITING: "waiting", LANDED: "landed"}.get(place) or air.names[place]
    flown = air.rows_flown(aircraft, place) if place >= 0 else 0
    return AircraftView(aircraft + 1, air.colours[aircraft], origin, destination, where, held, flown)
