"""What a viewer sees of Magnificent Flying Machines: the types of the clients, made from the redacted position only."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from aerodrome.games.magnificent import deeds, odds, storage
from aerodrome.games.magnificent.marks import FINAL_TURN
from aerodrome.games.magnificent.rules import Magnificent
from aerodrome.games.magnificent.state import FINAL_FIELD, MIDDLE_FIELD, Race
from aerodrome.games.magnificent.terms import EQUIPMENT, KINDS, NONE, SOURCES
from aerodrome.games.magnificent.trial import (
    ADDED,
    BANGS,
    BLANKS,
    CADDISH,
    HARDER,
    HITS,
    KIND,
    MACHINE,
    PURPOSE,
    PURPOSES,
    TERRAIN_PART,
    WEATHER_PART,
    difficulty,
    first_roll,
    rolled,
)
from aerodrome.kernel.events import UNKNOWN

Band = Literal["ground", "low", "middle", "high"]
Kind = Literal["takeoff", "flying", "landing"]
Setup = Literal["quick", "standard", "long", "random"]
BAND: dict[int, Band] = {0: "ground", 1: "low", 2: "middle", 3: "high"}
KIND_NAMES: dict[int, Kind] = {0: "takeoff", 1: "flying", 2: "landing"}


class TileView(Struct, frozen=True):
    """A tile of the course and what lies on it. Weather that lies face down has no name."""

    number: int
    weather: str | None
    covered: bool  # a weather tile lies face down
    first: bool  # the first-to-land marker is there
    cargo: tuple[str, ...]
    passengers: int


class DeviceView(Struct, frozen=True):
    name: str
    charges: int


class MachineView(Struct, frozen=True):
    """A machine: all of it is open."""

    machine: str | None  # its type, once it is chosen
    owner: int
    pilot: DeviceView | None
    mate: DeviceView | None
    equipment: tuple[DeviceView, ...]
    kept: tuple[str, ...]
    tile: int
    band: Band
    fuel: int
    gauge: int
    scars: int
    parts: tuple[int, ...]  # by kind,
    outside: tuple[int, ...]  # and those out of reach
    cargo: tuple[str, ...]
    riders: tuple[int, ...]
    dice: tuple[int, ...]  # for the next test of each kind
    room: int | None  # spare parts that would still fit
    points: tuple[int, ...]  # by source
    vp: int
    tried: int


class PlayerView(Struct, frozen=True):
    hand: int  # cards in it
    luck: int
    side: int
    known: tuple[str, ...]  # cards of this hand that the viewer knows
    drafted: tuple[str, ...]  # pilots not yet assigned


class TurnView(Struct, frozen=True):
    """The turn that is going on."""

    machine: str
    phases: int  # not yet begun
    flying: bool  # the flight may go on
    crossed: int
    owed: int  # fuel to pay at its end
    collected: int
    final: bool  # on the final airfield


class TrialView(Struct, frozen=True):
    """A test under way, with its exact chances by the dice: before the roll, or of what is rolled."""

    machine: str
    test: str
    kind: Kind
    needed: int
    terrain: int
    weather: int
    harder: int
    dice: int
    hits: int
    bangs: int
    blanks: int
    added: int
    cad: bool
    rolled: bool
    passed: float
    failed: float
    catastrophe: float


class View(Struct, frozen=True):
    """All that the viewer sees besides what is printed."""

    viewer: int | None  # a seat, or a spectator
    setup: Setup
    round: int
    first: int
    order: tuple[int, ...]  # machines
    course: tuple[TileView, ...]
    machines: tuple[MachineView, ...]
    players: tuple[PlayerView, ...]
    hand: tuple[str, ...] | None
    deck: int
    discards: tuple[str, ...]  # the last lies on top
    weather_pile: int
    weather_discards: tuple[str, ...]
    peeked: tuple[str, ...]  # weather tiles that the viewer looks at
    changes: int
    changed: tuple[str, ...]
    row: tuple[str, ...]
    equipment_deck: int
    pilot_row: tuple[str, ...]
    supply: tuple[int, ...]
    luck: int
    middle: tuple[int, ...]  # race stage markers left
    final: tuple[int, ...]
    due: tuple[int, ...] | None  # machines that still have a last turn
    turn: TurnView | None
    trial: TrialView | None
    ranks: tuple[int, ...]  # of each seat, when the game is over


def view(rules: Magnificent, mine: Race, viewer: int) -> View:
    """The view of a seat or a spectator, from the position as that viewer knows it."""
    book, words = mine.book, rules.domains
    seated = viewer < rules.seats
    setups: dict[int, Setup] = {0: "quick", 1: "standard", 2: "long", 3: "random"}
    return View(
        viewer=viewer if seated else None,
        setup=setups[book.setup],
        round=mine.rounds,
        first=mine.first,
        order=tuple([m for m in mine.order if m != NONE]),
        course=tuple([_tile(mine, tile) for tile in range(len(mine.course))]),
        machines=tuple([_machine(mine, m) for m in range(len(mine.owner))]),
        players=tuple([_player(rules, mine, seat) for seat in range(rules.seats)]),
        hand=tuple([words["card"][card] for card in sorted(mine.hands[viewer])]) if seated else None,
        deck=len(mine.deck),
        discards=tuple([words["card"][card] for card in mine.discards]),
        weather_pile=len(mine.pile),
        weather_discards=tuple([book.weather_names[each] for each in mine.weather_discards]),
        peeked=tuple([book.weather_names[each] for each in mine.peeked if each != UNKNOWN]),
        changes=len(mine.changes),
        changed=tuple([book.change_names[card] for card in mine.changed]),
        row=tuple([book.equipment[card] for card in mine.row]),
        equipment_deck=len(mine.equipment_deck),
        pilot_row=tuple([book.pilots[pilot] for pilot in mine.pilot_row]),
        supply=tuple(mine.supply),
        luck=mine.luck_left,
        middle=tuple(mine.stages[MIDDLE_FIELD]),
        final=tuple(mine.stages[FINAL_FIELD]),
        due=None if mine.due == NONE else tuple([m for m in range(len(mine.owner)) if mine.due >> m & 1]),
        turn=_turn(mine),
        trial=_trial(mine) if mine.trials else None,
        ranks=() if mine.todo else tuple(rules.ranks(mine)),
    )


def _tile(mine: Race, tile: int) -> TileView:
    weather = mine.weather[tile]
    shown = bool(mine.shown[tile]) and 0 <= weather < len(mine.book.weather)
    return TileView(
        number=mine.course[tile] + 1,
        weather=mine.book.weather_names[weather] if shown else None,
        covered=not mine.shown[tile] and weather != len(mine.book.weather),
        first=mine.first_on[tile] == 1,
        cargo=tuple([mine.book.cargo[item] for item in mine.cargo_on[tile]]),
        passengers=mine.passengers_on[tile],
    )


def _pilot(mine: Race, pilot: int) -> DeviceView | None:
    return None if pilot == NONE else DeviceView(mine.book.pilots[pilot], mine.charges[EQUIPMENT + pilot])


def _machine(mine: Race, m: int) -> MachineView:
    book, chosen = mine.book, mine.kind[m] != NONE
    ready = chosen and mine.pilot[m] != NONE
    room = 0
    while ready and storage.holds(mine, m, parts=room + 1):
        room += 1
    return MachineView(
        machine=book.machine_names[mine.kind[m]] if chosen else None,
        owner=mine.owner[m],
        pilot=_pilot(mine, mine.pilot[m]),
        mate=_pilot(mine, mine.mate[m]),
        equipment=tuple([DeviceView(book.equipment[card], mine.charges[card]) for card in mine.gear[m]]),
        kept=tuple([book.cards[card] for card in mine.kept[m]]),
        tile=mine.tile[m],
        band=BAND[mine.band[m]],
        fuel=mine.fuel[m],
        gauge=mine.gauge[m],
        scars=mine.scars[m],
        parts=tuple(mine.parts[m]),
        outside=tuple(mine.outside[m]),
        cargo=tuple([book.cargo[item] for item in mine.cargo[m]]),
        riders=tuple(mine.riders[m]),
        dice=tuple([max(0, mine.dice_for(m, kind)) for kind in range(len(KINDS))]) if ready and mine.course else (),
        room=room if ready else None,
        points=tuple(mine.points[m][: len(SOURCES)]),
        vp=mine.total(m),
        tried=mine.tried[m],
    )


def _player(rules: Magnificent, mine: Race, seat: int) -> PlayerView:
    cards = rules.domains["card"]
    return PlayerView(
        hand=len(mine.hands[seat]),
        luck=mine.luck[seat],
        side=mine.side(seat),
        known=tuple([cards[card] for card in sorted(mine.hands[seat]) if card != UNKNOWN]),
        drafted=tuple([mine.book.pilots[pilot] for pilot in mine.drafted[seat]]),
    )


def _turn(mine: Race) -> TurnView | None:
    m = mine.machine
    if m == NONE:
        return None
    return TurnView(
        machine=mine.book.machine_names[mine.kind[m]],
        phases=mine.phases,
        flying=mine.flying == 1,
        crossed=mine.crossed,
        owed=deeds.fuel_cost(mine, mine.crossed),
        collected=mine.collected,
        final=mine.has_mark(FINAL_TURN),
    )


def _trial(mine: Race) -> TrialView:
    top = mine.trials[-1]
    chances = odds.now(mine, top)
    return TrialView(
        machine=mine.book.machine_names[mine.kind[top[MACHINE]]],
        test=PURPOSES[top[PURPOSE]],
        kind=KIND_NAMES[top[KIND]],
        needed=difficulty(top),
        terrain=top[TERRAIN_PART],
        weather=top[WEATHER_PART],
        harder=top[HARDER],
        dice=first_roll(top, mine.book.dice.most),
        hits=top[HITS],
        bangs=top[BANGS],
        blanks=top[BLANKS],
        added=top[ADDED],
        cad=top[CADDISH] == 1,
        rolled=rolled(top),
        passed=chances.passed,
        failed=chances.failed,
        catastrophe=chances.catastrophe,
    )
