"""What a viewer sees of Magnificent Flying Machines: the types of the clients, made from the redacted position only."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from aerodrome.games.magnificent import odds, storage, underway
from aerodrome.games.magnificent.plates import KIND, Kind
from aerodrome.games.magnificent.rules import Magnificent
from aerodrome.games.magnificent.scoring import sides
from aerodrome.games.magnificent.sizes import EQUIPMENT
from aerodrome.games.magnificent.spaces import Space, Stowage
from aerodrome.games.magnificent.state import FINAL_FIELD, MIDDLE_FIELD, Race
from aerodrome.games.magnificent.terms import KINDS, NONE, SOURCES
from aerodrome.games.magnificent.trial import PURPOSES
from aerodrome.games.magnificent.underway import Sort
from aerodrome.kernel.events import UNKNOWN

Band = Literal["ground", "low", "middle", "high"]
Setup = Literal["quick", "standard", "long", "random"]
BAND: dict[int, Band] = {0: "ground", 1: "low", 2: "middle", 3: "high"}


class TileView(Struct, frozen=True):
    """A tile of the course and what lies on it. Weather that lies face down has no name."""

    number: int
    weather: str | None
    covered: bool  # a weather tile lies face down
    first: bool  # the first-to-land marker is there
    stages: tuple[int, ...]  # race stage markers left there, the best first
    cargo: tuple[str, ...]
    passengers: int


class DeviceView(Struct, frozen=True):
    name: str
    charges: int


class SpaceView(Struct, frozen=True):
    """A space aboard and what lies in it: a passenger, his other half, a kind of cargo, "part-takeoff" and so on."""

    thing: str | None
    boarded: int | None  # the tile where a passenger came aboard


class HoldView(Struct, frozen=True):
    """What lies where aboard."""

    seats: tuple[SpaceView, ...]
    inside: tuple[SpaceView, ...]
    outside: tuple[SpaceView, ...]
    slots: tuple[SpaceView, ...]  # for cargo only
    pockets: tuple[SpaceView, ...]  # for spare parts only
    over: tuple[SpaceView, ...]  # no room: spare parts must be returned


class MachineView(Struct, frozen=True):
    """A machine: all of it is open."""

    machine: str | None  # its type, once it is chosen
    owner: int
    pilot: DeviceView | None
    mate: DeviceView | None
    equipment: tuple[DeviceView, ...]
    slots: int  # free for more of it
    kept: tuple[str, ...]
    tile: int
    band: Band
    fuel: int
    tank: int  # cubes of fuel that it can hold
    gauge: int
    scars: int
    hold: HoldView
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
    vp: int  # of all own machines,
    points: tuple[int, ...]  # and by source
    known: tuple[str, ...]  # cards of this hand that the viewer knows
    drafted: tuple[str, ...]  # pilots not yet assigned


class TurnView(Struct, frozen=True):
    """The turn that is going on."""

    machine: str
    phases: int  # not yet begun
    flying: bool  # the flight may go on
    crossed: int
    owed: int  # fuel to pay at its end,
    left: int  # and what is left of it then
    collected: int
    final: bool  # on the final airfield


class TrialView(Struct, frozen=True):
    """A test under way, with its exact chances in percent: by the dice in hand, or of what lies there if it is
    accepted."""

    machine: str
    test: str
    kind: Kind
    needed: int
    terrain: int
    weather: int
    harder: int
    dice: int  # in hand, to be thrown next
    hits: int  # dice that lie there
    bangs: int
    blanks: int
    symbols: int  # on dice and besides
    missing: int
    cad: bool
    rolled: bool  # no throw is to come
    passed: int
    failed: int
    catastrophe: int


class TrickView(Struct, frozen=True):
    """A dirty trick that was laid down and has not struck yet."""

    seat: int  # who plays it
    card: str
    machine: str | None  # its target, once that is chosen


class OfferView(Struct, frozen=True):
    """What is laid out to choose from: before the race, and for a second pilot."""

    sort: Sort
    names: tuple[str, ...]


class SideView(Struct, frozen=True):
    """Who wins or loses together: a player, or a team."""

    seats: tuple[int, ...]
    machines: tuple[int, ...]
    vp: int
    rank: int


class View(Struct, frozen=True):
    """All that the viewer sees besides what is printed."""

    viewer: int | None  # a seat, or a spectator
    setup: Setup
    round: int
    first: int | None  # player, once it is rolled for
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
    trick: TrickView | None
    offer: OfferView | None
    ranks: tuple[int, ...]  # of each seat, when the game is over,
    sides: tuple[SideView, ...]  # and what counted together


def view(rules: Magnificent, mine: Race, viewer: int) -> View:
    """The view of a seat or a spectator, from the position as that viewer knows it."""
    book, words = mine.book, rules.domains
    seated = viewer < rules.seats
    setups: dict[int, Setup] = {0: "quick", 1: "standard", 2: "long", 3: "random"}
    return View(
        viewer=viewer if seated else None,
        setup=setups[book.setup],
        round=mine.rounds,
        first=mine.first if underway.has_first_player(mine) else None,
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
        trick=_trick(mine),
        offer=_offer(mine),
        ranks=() if mine.todo else tuple(rules.ranks(mine)),
        sides=() if mine.todo else _sides(rules, mine),
    )


def _tile(mine: Race, tile: int) -> TileView:
    weather = mine.course.weather[tile]
    shown = bool(mine.course.shown[tile]) and 0 <= weather < len(mine.book.weather)
    return TileView(
        number=mine.course.tiles[tile] + 1,
        weather=mine.book.weather_names[weather] if shown else None,
        covered=not mine.course.shown[tile] and weather != len(mine.book.weather),
        first=mine.course.first[tile] == 1,
        stages=_stages(mine, tile),
        cargo=tuple([mine.book.cargo[item] for item in mine.course.cargo[tile]]),
        passengers=mine.course.passengers[tile],
    )


def _stages(mine: Race, tile: int) -> tuple[int, ...]:
    course = mine.course
    fields = {course.middle(): MIDDLE_FIELD, course.last(): FINAL_FIELD}
    return tuple(course.stages[fields[tile]]) if tile in fields else ()


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
        slots=book.slots[machine.kind] - len(machine.gear) if chosen else 0,
        kept=tuple([book.cards[card] for card in machine.hold.kept]),
        tile=machine.tile,
        band=BAND[machine.band],
        fuel=machine.tank.fuel,
        tank=book.number["gauge"] - machine.tank.gauge,
        gauge=machine.tank.gauge,
        scars=machine.tank.scars,
        hold=_hold(Stowage(mine, m)) if chosen else HoldView((), (), (), (), (), ()),
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


def _hold(stowage: Stowage) -> HoldView:
    return HoldView(
        seats=_spaces(stowage.seats),
        inside=_spaces(stowage.inside),
        outside=_spaces(stowage.outside),
        slots=_spaces(stowage.slots),
        pockets=_spaces(stowage.pockets),
        over=_spaces(stowage.over),
    )


def _spaces(spaces: list[Space]) -> tuple[SpaceView, ...]:
    return tuple([SpaceView(thing or None, None if boarded == NONE else boarded) for thing, boarded in spaces])


def _player(rules: Magnificent, mine: Race, seat: int) -> PlayerView:
    cards = rules.domains["card"]
    records = [mine.machines[m].record.points for m in mine.machines_of(seat)]
    return PlayerView(
        hand=len(mine.players[seat].hand),
        luck=mine.players[seat].luck,
        side=mine.side(seat),
        vp=sum([mine.total(m) for m in mine.machines_of(seat)]),
        points=tuple([sum(points) for points in zip(*records, strict=True)]),
        known=tuple([cards[card] for card in sorted(mine.players[seat].hand) if card != UNKNOWN]),
        drafted=tuple([mine.book.pilots[pilot] for pilot in mine.players[seat].drafted]),
    )


def _turn(mine: Race) -> TurnView | None:
    m = mine.turn.machine
    if m == NONE:
        return None
    owed = mine.fuel_cost(mine.turn.crossed)
    return TurnView(
        machine=mine.book.machine_names[mine.machines[m].kind],
        phases=mine.turn.phases,
        flying=mine.turn.flying == 1,
        crossed=mine.turn.crossed,
        owed=owed,
        left=max(0, mine.machines[m].tank.fuel - owed),
        collected=mine.turn.collected,
        final=mine.turn.began.home,
    )


def _trial(mine: Race) -> TrialView:
    top = mine.trial
    dice = underway.dice_in_hand(mine)
    rolled = dice == underway.ALL_LIE
    chances = odds.accepted(mine, top) if rolled else odds.in_hand(mine, top, dice)
    passed, failed, catastrophe = chances.percents()
    return TrialView(
        machine=mine.book.machine_names[mine.machines[top.machine].kind],
        test=PURPOSES[top.purpose],
        kind=KIND[top.kind],
        needed=top.difficulty(),
        terrain=top.terrain,
        weather=top.weather,
        harder=top.harder,
        dice=0 if rolled else dice,
        hits=top.roll.hits,
        bangs=top.roll.bangs,
        blanks=top.roll.blanks,
        symbols=top.symbols(),
        missing=top.short(),
        cad=top.caddish == 1,
        rolled=rolled,
        passed=passed,
        failed=failed,
        catastrophe=catastrophe,
    )


def _trick(mine: Race) -> TrickView | None:
    play = underway.trick(mine)
    if play is None:
        return None
    machine = None if play.machine == NONE else mine.book.machine_names[mine.machines[play.machine].kind]
    return TrickView(play.seat, mine.book.cards[play.card], machine)


def _offer(mine: Race) -> OfferView | None:
    found = underway.offer(mine)
    return OfferView(found[0], tuple(found[1])) if found else None


def _sides(rules: Magnificent, mine: Race) -> tuple[SideView, ...]:
    ranks, found = rules.ranks(mine), []
    for seats in sides(mine):
        machines = [m for m, machine in enumerate(mine.machines) if machine.owner in seats]
        vp = sum([mine.total(m) for m in machines])
        found.append(SideView(tuple(seats), tuple(machines), vp, ranks[seats[0]]))
    return tuple(found)
