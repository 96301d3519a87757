"""What a viewer sees of Magnificent Flying Machines: the types of the clients, made from the redacted position only."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from aerodrome.games.magnificent import odds, storage
from aerodrome.games.magnificent.rules import Magnificent
from aerodrome.games.magnificent.sizes import EQUIPMENT
from aerodrome.games.magnificent.state import FINAL_FIELD, MIDDLE_FIELD, Race
from aerodrome.games.magnificent.terms import KINDS, NONE, SOURCES
from aerodrome.games.magnificent.trial import PURPOSES
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
    """A test under way, with its exact chances in percent by the dice: before the roll, or of what is rolled."""

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
    passed: int
    failed: int
    catastrophe: int


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
        course=tuple([_tile(mine, tile) for tile in range(len(mine.course.tiles))]),
        machines=tuple([_machine(mine, m) for m in range(len(mine.machines))]),
        players=tuple([_player(rules, mine, seat) for seat in range(rules.seats)]),
        hand=tuple([words["card"][card] for card in sorted(mine.players[viewer].hand)]) if seated else None,
        deck=len(mine.cards.pile),
        discards=tuple([words["card"][card] for card in mine.cards.discards]),
        weather_pile=len(mine.forecast.pile),
        weather_discards=tuple([book.weather_names[each] for each in mine.forecast.discards]),
        peeked=tuple([book.weather_names[each] for each in mine.forecast.peeked if each != UNKNOWN]),
        changes=len(mine.changes.pile),
        changed=tuple([book.change_names[card] for card in mine.changes.discards]),
        row=tuple([book.equipment[card] for card in mine.store.row]),
        equipment_deck=len(mine.store.deck),
        pilot_row=tuple([book.pilots[pilot] for pilot in mine.pilots.row]),
        supply=tuple(mine.supply.parts),
        luck=mine.supply.luck,
        middle=tuple(mine.course.stages[MIDDLE_FIELD]),
        final=tuple(mine.course.stages[FINAL_FIELD]),
        due=None if mine.due is None else tuple(mine.due),
        turn=_turn(mine),
        trial=_trial(mine) if mine.trials else None,
        ranks=() if mine.todo else tuple(rules.ranks(mine)),
    )


def _tile(mine: Race, tile: int) -> TileView:
    weather = mine.course.weather[tile]
    shown = bool(mine.course.shown[tile]) and 0 <= weather < len(mine.book.weather)
    return TileView(
        number=mine.course.tiles[tile] + 1,
        weather=mine.book.weather_names[weather] if shown else None,
        covered=not mine.course.shown[tile] and weather != len(mine.book.weather),
        first=mine.course.first[tile] == 1,
        cargo=tuple([mine.book.cargo[item] for item in mine.course.cargo[tile]]),
        passengers=mine.course.passengers[tile],
    )


def _pilot(mine: Race, pilot: int) -> DeviceView | None:
    return None if pilot == NONE else DeviceView(mine.book.pilots[pilot], mine.charges[EQUIPMENT + pilot])


def _machine(mine: Race, m: int) -> MachineView:
    machine = mine.machines[m]
    book, chosen = mine.book, machine.kind != NONE
    ready = chosen and machine.crew.pilot != NONE
    room = 0
    while ready and storage.holds(mine, m, parts=room + 1):
        room += 1
    return MachineView(
        machine=book.machine_names[machine.kind] if chosen else None,
        owner=machine.owner,
        pilot=_pilot(mine, machine.crew.pilot),
        mate=_pilot(mine, machine.crew.mate),
        equipment=tuple([DeviceView(book.equipment[card], mine.charges[card]) for card in machine.gear]),
        kept=tuple([book.cards[card] for card in machine.hold.kept]),
        tile=machine.tile,
        band=BAND[machine.band],
        fuel=machine.tank.fuel,
        gauge=machine.tank.gauge,
        scars=machine.tank.scars,
        parts=tuple(machine.hold.parts),
        outside=tuple(machine.hold.outside),
        cargo=tuple([book.cargo[item] for item in machine.hold.cargo]),
        riders=tuple(machine.hold.riders),
        dice=tuple([max(0, mine.dice_for(m, kind)) for kind in range(len(KINDS))])
        if ready and mine.course.tiles
        else (),
        room=room if ready else None,
        points=tuple(machine.record.points[: len(SOURCES)]),
        vp=mine.total(m),
        tried=sum([1 << kind for kind, tried in enumerate(machine.record.tried) if tried]),
    )


def _player(rules: Magnificent, mine: Race, seat: int) -> PlayerView:
    cards = rules.domains["card"]
    return PlayerView(
        hand=len(mine.players[seat].hand),
        luck=mine.players[seat].luck,
        side=mine.side(seat),
        known=tuple([cards[card] for card in sorted(mine.players[seat].hand) if card != UNKNOWN]),
        drafted=tuple([mine.book.pilots[pilot] for pilot in mine.players[seat].drafted]),
    )


def _turn(mine: Race) -> TurnView | None:
    m = mine.turn.machine
    if m == NONE:
        return None
    return TurnView(
        machine=mine.book.machine_names[mine.machines[m].kind],
        phases=mine.turn.phases,
        flying=mine.turn.flying == 1,
        crossed=mine.turn.crossed,
        owed=mine.fuel_cost(mine.turn.crossed),
        collected=mine.turn.collected,
        final=mine.turn.began.home,
    )


def _trial(mine: Race) -> TrialView:
    top = mine.trial
    passed, failed, catastrophe = odds.now(mine, top).percents()
    return TrialView(
        machine=mine.book.machine_names[mine.machines[top.machine].kind],
        test=PURPOSES[top.purpose],
        kind=KIND_NAMES[top.kind],
        needed=top.difficulty(),
        terrain=top.terrain,
        weather=top.weather,
        harder=top.harder,
        dice=top.first_roll(mine.book.dice.most),
        hits=top.roll.hits,
        bangs=top.roll.bangs,
        blanks=top.roll.blanks,
        added=top.roll.added,
        cad=top.caddish == 1,
        rolled=top.rolled(),
        passed=passed,
        failed=failed,
        catastrophe=catastrophe,
    )
