"""The pieces of a position: machines, players, the course, decks, and the turn under way.

Copies are made for every thought of a search, so what seldom changes is shared between them: a list or a piece that a
comment calls replaced is never changed in place."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from aerodrome.kernel.fields import Piece


@mypyc_attr(acyclic=True)
@final
class Crew(Piece):
    """The pilots of a machine; NONE where there is nobody."""

    def __init__(self, pilot: int, mate: int, captain: int) -> None:
        self.pilot = pilot  # who flies it
        self.mate = mate  # the other pilot of a two-seater
        self.captain = captain  # who was drafted for it

    def copy(self) -> Crew:
        return Crew(self.pilot, self.mate, self.captain)


@mypyc_attr(acyclic=True)
@final
class Tank(Piece):
    """Fuel and damage."""

    def __init__(self, fuel: int, gauge: int, scars: int) -> None:
        self.fuel = fuel
        self.gauge = gauge  # damage on the fuel gauge
        self.scars = scars  # damage in the scoring area

    def copy(self) -> Tank:
        return Tank(self.fuel, self.gauge, self.scars)

    def damage(self) -> int:
        return self.gauge + self.scars


@mypyc_attr(acyclic=True)
@final
class Hold(Piece):
    """What is aboard; all lists are replaced."""

    def __init__(
        self, parts: list[int], outside: list[int], cargo: list[int], riders: list[int], kept: list[int]
    ) -> None:
        self.parts = parts  # spare parts by kind,
        self.outside = outside  # and how many of them are out of reach in the air
        self.cargo = cargo
        self.riders = riders  # passengers, each by the tile where it came aboard
        self.kept = kept  # cards that stay beside the dashboard

    def copy(self) -> Hold:
        return Hold(self.parts, self.outside, self.cargo, self.riders, self.kept)


@mypyc_attr(acyclic=True)
@final
class Record(Piece):
    """What a machine has achieved in this race; all lists are replaced."""

    def __init__(self, points: list[int], staged: list[bool], tried: list[bool]) -> None:
        self.points = points  # by source
        self.staged = staged  # by airfield: was it here in time for a race stage marker?
        self.tried = tried  # by kind of test: was that of the final airfield taken?

    def copy(self) -> Record:
        return Record(self.points, self.staged, self.tried)


@mypyc_attr(acyclic=True)
@final
class Taken(Piece):
    """What a machine has done in tests in this turn."""

    def __init__(self, tests: list[int], stunts: int) -> None:
        self.tests = tests  # taken, by kind; replaced
        self.stunts = stunts  # manoeuvres passed

    def copy(self) -> Taken:
        return Taken(self.tests, self.stunts)


def no_tests() -> Taken:
    return Taken([0, 0, 0], 0)


@mypyc_attr(acyclic=True)
@final
class Machine(Piece):
    """A flying machine and all that is open about it."""

    def __init__(
        self,
        owner: int,
        kind: int,
        tile: int,
        band: int,
        crew: Crew,
        gear: list[int],
        tank: Tank,
        hold: Hold,
        record: Record,
        taken: Taken,
    ) -> None:
        self.owner = owner
        self.kind = kind  # of dashboard
        self.tile = tile  # index on the course
        self.band = band
        self.crew = crew  # replaced
        self.gear = gear  # equipment; replaced
        self.tank = tank
        self.hold = hold
        self.record = record
        self.taken = taken  # replaced

    def copy(self) -> Machine:
        return Machine(
            self.owner,
            self.kind,
            self.tile,
            self.band,
            self.crew,
            self.gear,
            self.tank.copy(),
            self.hold.copy(),
            self.record.copy(),
            self.taken,
        )


@mypyc_attr(acyclic=True)
@final
class Player(Piece):
    def __init__(self, hand: list[int], known: list[int], luck: int, fresh: int, drafted: list[int]) -> None:
        self.hand = hand
        self.known = known  # of each card in the hand: other seats that know it
        self.luck = luck  # tokens,
        self.fresh = fresh  # and those of them that were gained in this turn
        self.drafted = drafted  # pilots not yet assigned to a machine; replaced

    def copy(self) -> Player:
        return Player(self.hand[:], self.known[:], self.luck, self.fresh, self.drafted)


@mypyc_attr(acyclic=True)
@final
class Course(Piece):
    """Terrain tiles from the starting airfield on; what lies there is told by tile."""

    def __init__(
        self,
        tiles: list[int],
        weather: list[int],
        shown: list[bool],
        cargo: list[list[int]],
        passengers: list[int],
        first: list[bool],
        stages: list[list[int]],
    ) -> None:
        self.tiles = tiles  # replaced
        self.weather = weather  # a weather tile, or none
        self.shown = shown  # does it lie face up?
        self.cargo = cargo  # replaced, as are the lists in it
        self.passengers = passengers  # replaced
        self.first = first  # is the first-to-land marker there? replaced
        self.stages = stages  # race stage markers left, by airfield, the best first; replaced, as are the lists in it

    def copy(self) -> Course:
        return Course(self.tiles, self.weather[:], self.shown[:], self.cargo, self.passengers, self.first, self.stages)

    def last(self) -> int:
        return len(self.tiles) - 1

    def middle(self) -> int:
        """The middle airfield has as many tiles before it as behind it."""
        return self.last() // 2


@mypyc_attr(acyclic=True)
@final
class Deck(Piece):
    """A draw pile, of which the last is the top, and its discard pile."""

    def __init__(self, pile: list[int], discards: list[int]) -> None:
        self.pile = pile
        self.discards = discards

    def copy(self) -> Deck:
        return Deck(self.pile[:], self.discards[:])


@mypyc_attr(acyclic=True)
@final
class Forecast(Piece):
    """The weather tiles that do not lie on the course."""

    def __init__(self, pile: list[int], discards: list[int], peeked: list[int], peeker: int) -> None:
        self.pile = pile  # the last is the top
        self.discards = discards
        self.peeked = peeked  # those that one player looks at,
        self.peeker = peeker  # and who that is

    def copy(self) -> Forecast:
        return Forecast(self.pile[:], self.discards[:], self.peeked[:], self.peeker)


@mypyc_attr(acyclic=True)
@final
class Store(Piece):
    """The equipment that nobody has."""

    def __init__(self, row: list[int], deck: list[int], discards: list[int]) -> None:
        self.row = row  # on offer; replaced
        self.deck = deck  # the last is the top
        self.discards = discards  # replaced

    def copy(self) -> Store:
        return Store(self.row, self.deck[:], self.discards)


@mypyc_attr(acyclic=True)
@final
class Pilots(Piece):
    """Who flies for nobody; all lists are replaced."""

    def __init__(self, row: list[int], deck: list[int]) -> None:
        self.row = row  # on offer
        self.deck = deck  # in no order that anybody could know: it is shuffled when it is used

    def copy(self) -> Pilots:
        return Pilots(self.row, self.deck)


@mypyc_attr(acyclic=True)
@final
class Supply(Piece):
    """What the bank holds."""

    def __init__(self, parts: list[int], luck: int) -> None:
        self.parts = parts  # spare parts by kind; replaced
        self.luck = luck  # tokens

    def copy(self) -> Supply:
        return Supply(self.parts, self.luck)


@mypyc_attr(acyclic=True)
@final
class Began(Piece):
    """How a turn began."""

    def __init__(self, band: int, points: int, home: bool, last: bool) -> None:
        self.band = band
        self.points = points
        self.home = home  # MFM-11.1: on the final airfield
        self.last = last  # it is the machine's last turn

    def copy(self) -> Began:
        return Began(self.band, self.points, self.home, self.last)


@mypyc_attr(acyclic=True)
@final
class Done(Piece):
    """What has been done in a turn already."""

    def __init__(
        self,
        rerolled: bool,
        fired_rifle: bool,
        fired_shotgun: bool,
        delivered: bool,
        stunted: bool,
        swapped: bool,
        shown: bool,
        loaded: bool,
        moved: bool,
    ) -> None:
        self.rerolled = rerolled  # MFM-13.2, in this phase
        self.fired_rifle = fired_rifle
        self.fired_shotgun = fired_shotgun
        self.delivered = delivered
        self.stunted = stunted  # a manoeuvre was passed
        self.swapped = swapped  # the last thing done was a swap of pilots
        self.shown = shown  # MFM-11.1: the action on the final airfield was taken
        self.loaded = loaded
        self.moved = moved

    def copy(self) -> Done:
        return Done(
            self.rerolled,
            self.fired_rifle,
            self.fired_shotgun,
            self.delivered,
            self.stunted,
            self.swapped,
            self.shown,
            self.loaded,
            self.moved,
        )


def nothing_done() -> Done:
    return Done(False, False, False, False, False, False, False, False, False)


@mypyc_attr(acyclic=True)
@final
class Turn(Piece):
    """The turn under way, or the last one while nobody has a turn."""

    def __init__(
        self,
        machine: int,
        phases: int,
        flying: bool,
        crossed: int,
        collected: int,
        tail_wind: bool,
        burst: bool,
        slept: bool,
        began: Began,
        done: Done,
    ) -> None:
        self.machine = machine  # whose turn it is, or NONE
        self.phases = phases  # not yet begun
        self.flying = flying  # a flight may go on in the same phase
        self.crossed = crossed  # tiles
        self.collected = collected  # items
        self.tail_wind = tail_wind  # by a card, as are
        self.burst = burst  # another phase,
        self.slept = slept  # and a phase lost
        self.began = began  # replaced
        self.done = done

    def copy(self) -> Turn:
        return Turn(
            self.machine,
            self.phases,
            self.flying,
            self.crossed,
            self.collected,
            self.tail_wind,
            self.burst,
            self.slept,
            self.began,
            self.done.copy(),
        )


PIECES: Final = (
    Began,
    Course,
    Crew,
    Deck,
    Done,
    Forecast,
    Hold,
    Machine,
    Pilots,
    Player,
    Record,
    Store,
    Supply,
    Taken,
    Tank,
    Turn,
)
