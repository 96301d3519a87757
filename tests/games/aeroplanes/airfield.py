"""Positions of Aeroplanes, built and read in the game's words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from aerodrome.games.aeroplanes import GAME, pieces
from aerodrome.games.aeroplanes.pieces import HOME_STAGE, NOBODY
from aerodrome.games.aeroplanes.rules import Aeroplanes
from aerodrome.games.aeroplanes.state import Airlines
from aerodrome.games.aeroplanes.steps.era import EndEra
from aerodrome.games.aeroplanes.steps.turn import Turn
from aerodrome.kernel.chance import Rng, seed_from
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.testing.scenario import ScriptedMatch

PILOT, BEACONS = "daring-pilot", "radio-beacons"
SKULL = 0


@dataclass(frozen=True)
class Plane:
    """An aeroplane card by its number, 1 to 46; what is not said is as it was bought."""

    number: int
    tiles: int | None = None
    free: int | None = None
    new: bool = True


@dataclass(frozen=True)
class Airline:
    """An airline. Airports are cities with their stage; `carried` are passengers of this era, each on a card by its
    number; `kept` those of the eras before. Passengers are written "cairo 2" or, with their VP, "cairo 2/1"."""

    home: str
    airports: Mapping[str, int] = field(default_factory=dict)
    planes: Sequence[Plane] = ()
    money: int = 12
    advantages: Mapping[str, int] = field(default_factory=dict)
    failures: int = 0
    carried: Sequence[tuple[str, int]] = ()
    kept: Sequence[str] = ()
    pile: Sequence[int] = ()
    vp: int = 0


LONDON = Airline("london")
PARIS = Airline("paris")
BERLIN = Airline("berlin")


def rules_for(seats: int = 3, options: Mapping[str, object] | None = None) -> Aeroplanes:
    rules = GAME.rules(seats, options)
    assert isinstance(rules, Aeroplanes)
    return rules


class Bag:
    """The passenger tiles, taken out by what is written on them."""

    def __init__(self, rules: Aeroplanes) -> None:
        self.book = rules.book
        self.left = list(range(len(self.book.people)))

    def take(self, words: str) -> int:
        city, value = words.split()
        people, _, vp = value.partition("/")
        for tile in self.left:
            named = self.book.cities[self.book.destination[tile]] == city and str(self.book.people[tile]) == people
            if named and (not vp or str(self.book.tile_vp[tile]) == vp):
                self.left.remove(tile)
                return tile
        raise AssertionError(f"no tile {words!r} is left in the bag")


def position(
    *airlines: Airline,
    era: int = 1,
    turn: int = 0,
    first: int | None = None,
    box: int = 8,
    waiting: Mapping[str, str] | None = None,
    overflow: Sequence[str] = (),
    row: Sequence[int] | None = None,
    neutral: Airline | None = None,
    options: Mapping[str, object] | None = None,
) -> Airlines:
    """Seat `turn` is to take its turn in this era. The waiting area holds just what is said ({"rome-1": "cairo 2"}).
    The row holds the lowest cards that nobody has, or those given by their numbers, with the later ones behind them."""
    rules = rules_for(len(airlines), options)
    book, s, bag = rules.book, rules.setup([[] for _ in airlines]), Bag(rules)
    s.todo = [EndEra(), Turn(turn)]
    s.era, s.rounds, s.first, s.box, s.taker = era, 1, turn if first is None else first, box, NOBODY
    owned: list[int] = []
    for seat, each in enumerate(airlines):
        airline = s.airlines[seat]
        _settle(s, airline, each)
        airline.money, airline.failures, airline.points.markets[0] = each.money, each.failures, each.vp
        for name, count in each.advantages.items():
            airline.advantages[book.advantages.index(name)] = count
        for plane in sorted(each.planes, key=lambda plane: plane.number):
            card = plane.number - 1
            tiles = book.airports[card] if plane.tiles is None else plane.tiles
            free = book.seats[card] if plane.free is None else plane.free
            airline.fleet.append(pieces.Aeroplane(card, free, tiles, plane.new))
            airline.reserve[book.stage[card]] -= tiles
        airline.claimed = [pieces.Claim(bag.take(words), number - 1) for words, number in each.carried]
        airline.scored = [bag.take(words) for words in each.kept]
        airline.pile = [number - 1 for number in each.pile]
        owned += fleet(s, seat) + airline.pile
    if neutral is not None:
        _settle(s, s.airlines[-1], neutral)
    for space, words in (waiting or {}).items():
        s.waiting[book.space_names.index(space)] = bag.take(words)
    for slot, words in enumerate(overflow):
        s.overflow[slot] = bag.take(words)
    s.bag = bag.left
    cards = [card for card in range(len(book.aeroplanes)) if card not in owned]
    shown = cards[: book.row] if row is None else [number - 1 for number in row]
    s.row = shown
    s.deck = [card for card in reversed(cards) if card > max(shown, default=-1)]
    s.removed = [card for card in cards if card not in s.row and card not in s.deck]
    return s


def _settle(s: Airlines, airline: pieces.Airline, each: Airline) -> None:
    for city, stage in {each.home: HOME_STAGE, **each.airports}.items():
        airline.found(s.book.cities.index(city), stage)
        airline.reserve[stage] -= 1


def fleet(s: Airlines, seat: int) -> list[int]:
    """The aeroplane cards of a seat."""
    return [plane.card for plane in s.airlines[seat].fleet]


def by_seat(s: Airlines, name: str) -> list[Any]:
    """What the airline of each seat has under this name, without the neutral airline."""
    return [getattr(airline, name) for airline in s.airlines[: s.book.players]]


def scored(s: Airlines, source: str) -> list[int]:
    """The VP of each seat from this source."""
    return [airline.points.by_source()[pieces.SOURCES.index(source)] for airline in s.airlines[: s.book.players]]


class Skies(ScriptedMatch):
    """A table at such a position, where dice are given by their faces."""

    def __init__(self, s: Airlines, options: Mapping[str, object] | None = None) -> None:
        super().__init__(GAME, s.book.players, options, position=s)

    def __enter__(self) -> Skies:
        return self

    def dice(self, *faces: int) -> None:
        """The next roll of the three risk dice."""
        self.rolls(self.state.book.rolls.index(sorted(faces)))

    def white(self, face: int) -> None:
        """The next roll of the white die."""
        self.rolls(face - 1)

    def airports(self, seat: int) -> dict[str, int]:
        """Where an airline has airports, with their stage; 0 is the Home airport."""
        cities, airline = self.state.book.cities, self.state.airlines[seat]
        there = [city for city in range(len(cities)) if airline.bases >> city & 1]
        return {cities[city]: airline.stage_at(city) for city in there}

    def plane(self, number: int) -> tuple[int, int]:
        """Free seats and airport tiles of an aeroplane card; none of a card that is in no fleet."""
        plane = self._flown(number)
        return (0, 0) if plane is None else (plane.free, plane.tiles)

    def _flown(self, number: int) -> pieces.Aeroplane | None:
        """The aeroplane in whichever fleet it is."""
        every = [plane for airline in self.state.airlines for plane in airline.fleet]
        return next((plane for plane in every if plane.card == number - 1), None)

    def is_new(self, number: int) -> bool:
        """Is the aeroplane in a fleet, and was it bought in this era?"""
        plane = self._flown(number)
        return plane is not None and plane.new

    def heard(self, kind: str) -> list[tuple[int, ...]]:
        """All events of a kind, by their arguments."""
        return [tuple(told.args.values()) for told in self.told(SPECTATOR, kind)]


FILL = 7  # which tiles come out of the bag


def fresh(
    seats: int, first: int = 0, neutral: Sequence[int] = (), options: Mapping[str, object] | None = None
) -> ScriptedMatch:
    """A game from its set-up, to the choice of homes. With two players chance gives the neutral airline its home, then
    its first three airports."""
    return ScriptedMatch(GAME, seats, options, chance=(FILL, first, *neutral))


def ends_era(table: Skies, seat: int, white: int | None = 1, neutral: Sequence[int] = ()) -> None:
    """The seat takes the black token, and after it comes the upkeep with the white die, or the end of the game."""
    if table.state.era < 3:
        table.rolls(FILL)
        if white is not None:
            table.white(white)
        table.rolls(*neutral)
    table.says(seat, "subsidy")


def empties_box(table: Skies) -> None:
    """All take subsidies until there is none; after each round the white die returns to the first player."""
    seats = table.state.book.players
    while table.state.box:
        [seat] = table.match.asked()
        if (seat + 1) % seats == table.state.first:
            table.white(seats)
        table.says(seat, "subsidy")


def words(table: ScriptedMatch, domain: str, numbers: Sequence[int]) -> list[str]:
    """Cities, aeroplanes and so on by their names."""
    return [table.match.rules.domains[domain][n] for n in numbers]


def passengers(table: ScriptedMatch, tiles: Sequence[int]) -> list[str]:
    """Passenger tiles as they are written for a position, with their VP."""
    book = table.state.book
    return [f"{book.cities[book.destination[tile]]} {book.people[tile]}/{book.tile_vp[tile]}" for tile in tiles]


def state_of(match: Match) -> Airlines:
    """The position of a match."""
    assert isinstance(match.state, Airlines)
    return match.state


def answers_at_random(match: Match, rng: Rng) -> None:
    """Who is asked gives one of its answers."""
    [seat] = match.asked()
    legal = match.legal(seat)
    match.answer(seat, legal[rng.below(len(legal))])


def chronicle(
    seats: int, seed: str, options: Mapping[str, object] | None = None
) -> Iterator[tuple[Airlines, Airlines]]:
    """A whole game of random choices: every position in which somebody is asked, with the one that follows."""
    rng, match = Rng(seed_from(seed)), Match(GAME, seats, options, seed, auto=False)
    while not match.over:
        seat = match.asked()[0]
        legal, before = match.legal(seat), match.state.clone()
        assert isinstance(before, Airlines)
        match.answer(seat, legal[rng.below(len(legal))])
        assert isinstance(match.state, Airlines)
        yield before, match.state


def risk(mine: Airline, *rivals: Airline, era: int = 1) -> Skies:
    """Seat 0 has taken a tile from its first aeroplane."""
    table = Skies(position(mine, *(rivals or (LONDON, BERLIN)), era=era))
    table.says(0, f"place {table.state.book.aeroplanes[mine.planes[0].number - 1]}")
    return table


def fly(table: Skies, city: str, *faces: int) -> None:
    table.dice(*faces)
    table.says(0, f"fly {city}")
