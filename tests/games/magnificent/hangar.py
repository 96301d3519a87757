"""Positions of Magnificent Flying Machines, built and read in the game's words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from aerodrome.games.magnificent import GAME
from aerodrome.games.magnificent.pieces import Crew, Hold, Tank
from aerodrome.games.magnificent.rules import Magnificent
from aerodrome.games.magnificent.sizes import EQUIPMENT
from aerodrome.games.magnificent.state import BANDS, Race
from aerodrome.games.magnificent.steps.turn import AtStart, StartTurn
from aerodrome.games.magnificent.terms import NONE, SOURCES
from aerodrome.testing.scenario import ScriptedMatch

TYPES = ("monoplane", "biplane", "seaplane", "pusher-plane", "triplane", "helicopter")
CADS = [  # C13: titles with a cad symbol
    "this-means-war",
    "official-scrutiny",
    "have-another-go",
    "nerves-of-steel",
    "local-knowledge",
    "crate-of-oddments",
    "tool-roll",
    "four-leaf-clover",
    "swap-the-maps",
    "sawn-through-wing",
    "sleeping-draught",
    "magpie",
    "broken-mirror",
    "loosened-screws",
]
PLAIN = "captain-matthew-comben"  # a pilot who changes no test


@dataclass(frozen=True)
class Flyer:
    """A machine. Parts are takeoff, flying and landing; in the air those named in `outside` are out of reach.
    Riders are the tiles where passengers came aboard; charges that are not said are full."""

    machine: str
    pilot: str = ""
    equipment: Sequence[str] = ()
    mate: str = ""
    tile: int = 0
    band: str = "ground"
    fuel: int = 4
    gauge: int = 0
    scars: int = 0
    parts: tuple[int, int, int] = (0, 0, 0)
    outside: tuple[int, int, int] = (0, 0, 0)
    cargo: Sequence[str] = ()
    riders: Sequence[int] = ()
    charges: Mapping[str, int] | None = None
    vp: int = 0


def rules_for(seats: int = 3, options: Mapping[str, object] | None = None) -> Magnificent:
    rules = GAME.rules(seats, options)
    assert isinstance(rules, Magnificent)
    return rules


NO_WEATHER = len(rules_for().book.weather)  # what stands in an empty slot


def position(
    *flyers: Flyer,
    hands: Sequence[Sequence[str]] = (),
    luck: Sequence[int] = (),
    weather: Mapping[int, str] | None = None,
    cargo_on: Mapping[int, Sequence[str]] | None = None,
    passengers_on: Mapping[int, int] | None = None,
    landed_before: Sequence[int] = (),
    row: Sequence[str] = (),
    turn: int = 0,
    rounds: int = 1,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
) -> Race:
    """The machine `turn` is to have its turn, in the order of the flyers; with `seats=2` four flyers are given, two for
    each player. The course is that of the quick start; weather is only where it is said, face up as far as the rules
    want it, and nothing lies on the course but what is said. Who is not given a pilot has one who changes no test."""
    rules = rules_for(seats or len(flyers), options)
    book, s = rules.book, rules.setup([[] for _ in range(rules.seats)])
    s.todo = [StartTurn(turn)]
    s.rounds = rounds
    s.order = list(range(len(flyers))) if rules.seats > 2 else [0, 2, 1, 3]
    s.course.tiles = list(range(11))
    idle = [pilot for pilot in book.pilots_in_play if book.pilots[pilot] not in [f.pilot for f in flyers]]
    idle.sort(key=lambda pilot: (book.pilots[pilot] != PLAIN, any(book.pilot_traits[pilot][:5]), pilot))
    for machine, flyer in zip(s.machines, flyers, strict=False):
        pilot = book.pilots.index(flyer.pilot) if flyer.pilot else idle.pop(0)
        mate = book.pilots.index(flyer.mate) if flyer.mate else NONE
        machine.kind = book.machine_names.index(flyer.machine)
        machine.crew = Crew(pilot, mate, pilot)
        for flying in [each for each in (pilot, mate) if each != NONE]:
            s.pilots.deck.remove(flying)
            s.charges[EQUIPMENT + flying] = book.charges[EQUIPMENT + flying]
        machine.gear = [book.equipment.index(name) for name in flyer.equipment]
        for card in machine.gear:
            s.store.deck.remove(card)
            s.charges[card] = book.charges[card]
        for name, charges in (flyer.charges or {}).items():
            s.charges[book.devices.index(name)] = charges
        machine.tile, machine.band = flyer.tile, BANDS.index(flyer.band)
        machine.tank = Tank(flyer.fuel, flyer.gauge, flyer.scars)
        cargo = [book.cargo.index(name) for name in flyer.cargo]
        machine.hold = Hold(list(flyer.parts), list(flyer.outside), cargo, list(flyer.riders), [])
        s.supply.parts = [left - own for left, own in zip(s.supply.parts, flyer.parts, strict=True)]
        machine.record.points[SOURCES.index("start")] = flyer.vp
    for seat, cards in enumerate(hands):
        for word in cards:
            card = book.cards.index(word)
            s.cards.pile.remove(card)
            s.receive(seat, card, 0)
    for seat, tokens in enumerate(luck):
        s.players[seat].luck = tokens
        s.supply.luck -= tokens
    _lay_weather(s, weather or {})
    s.course.cargo = [
        [book.cargo.index(name) for name in (cargo_on or {}).get(tile, ())] for tile in range(len(s.course.tiles))
    ]
    s.course.passengers = [(passengers_on or {}).get(tile, 0) for tile in range(len(s.course.tiles))]
    s.course.first = [book.first[tile] > 0 and i not in landed_before for i, tile in enumerate(s.course.tiles)]
    for name in row:
        s.store.deck.remove(book.equipment.index(name))
        s.store.row.append(book.equipment.index(name))
    while len(s.store.row) < book.number["row"] and s.store.deck:
        s.store.row.append(s.store.deck.pop(0))
    return s


def _lay_weather(s: Race, wanted: Mapping[int, str]) -> None:
    names, ahead = s.book.weather_names, max(machine.tile for machine in s.machines) + 1
    s.forecast.pile = list(range(len(names)))
    tiles = range(len(s.course.tiles))
    s.course.weather, s.course.shown = [NO_WEATHER for _ in tiles], [0 < tile <= ahead for tile in tiles]
    for tile, name in wanted.items():
        s.course.weather[tile] = next(each for each in s.forecast.pile if names[each] == name)
        s.forecast.pile.remove(s.course.weather[tile])


class Meeting(ScriptedMatch):
    """A table at such a position, where dice are given by what they show."""

    def __init__(self, s: Race, options: Mapping[str, object] | None = None) -> None:
        super().__init__(GAME, len(s.players), options, position=s)

    def __enter__(self) -> Meeting:
        return self

    def dice(self, *, hits: int = 0, bangs: int = 0, of: int) -> None:
        """The next roll: of so many dice, these show the needed symbol and those an explosion."""
        self.rolls(self.state.book.dice.shown[of].index((hits, bangs)))

    def machine(self, name: str) -> int:
        return int(self.state.of_kind(self.state.book.machine_names.index(name)))

    def at(self, name: str) -> tuple[int, str]:
        """Tile and band of a machine."""
        m = self.machine(name)
        return self.state.machines[m].tile, BANDS[self.state.machines[m].band]

    def vp(self, name: str) -> int:
        return int(self.state.total(self.machine(name)))

    def hand(self, seat: int) -> list[str]:
        return [self.state.book.cards[card] for card in self.state.players[seat].hand]

    def passes(self, *seats: int) -> None:
        """These are asked one after the other, and each lets the window go by."""
        for seat in seats:
            self.says(seat, "pass")

    def discards(self) -> list[str]:
        """Trick and boost cards that were used."""
        return [self.state.book.cards[card] for card in self.state.cards.discards]

    def tries(self, seat: int, words: str, *, hits: int = 0, bangs: int = 0, of: int) -> None:
        """The seat says so, and just so many dice are rolled for it."""
        self.dice(hits=hits, bangs=bangs, of=of)
        self.says(seat, words)
        assert not self.script.outcomes, f"{words!r} leads to no roll"
        assert self.rolled() == of, f"{self.rolled()} dice are rolled, not {of}"

    def ends(self, seat: int) -> None:
        """The seat ends its turn, and nobody plays a trick at the start of the next one."""
        self.says(seat, "end-turn")
        while self.state.todo and isinstance(self.state.todo[-1], AtStart):
            self.says(self.match.asked()[0], "pass")

    def rolled(self) -> int:
        """How many dice the last roll had."""
        last = self.told(0, "roll")[-1].args
        return last["hits"] + last["explosions"] + last["blanks"]

    def declared(self) -> tuple[int, int]:
        """Difficulty and dice of the last test that was declared."""
        last = self.told(0, "declare")[-1].args
        return last["needed"], last["dice"]

    def fuel(self, name: str) -> int:
        return int(self.state.machines[self.machine(name)].tank.fuel)

    def luck(self) -> list[int]:
        """The tokens of each player."""
        return [player.luck for player in self.state.players]

    def damage(self, name: str) -> tuple[int, int]:
        """Markers on the gauge and in the scoring area."""
        m = self.machine(name)
        return self.state.machines[m].tank.gauge, self.state.machines[m].tank.scars

    def parts(self, name: str) -> tuple[int, int, int]:
        """Spare parts aboard for takeoff, flying and landing."""
        takeoff, flying, landing = self.state.machines[self.machine(name)].hold.parts
        return takeoff, flying, landing


def race(*flyers: Flyer, **more: Any) -> Meeting:
    """A table where the first machine is to have its turn; others wait at the start until there are three."""
    names = [name for name in TYPES if name not in [flyer.machine for flyer in flyers]]
    waiting = [Flyer(name) for name in names[: max(0, 3 - len(flyers))]]
    return Meeting(position(*flyers, *waiting, **more), more.get("options"))


def bare(s: Race) -> Race:
    """No card is ever drawn, so nobody is asked in a window."""
    s.cards.pile, s.cards.discards = [], []
    return s
