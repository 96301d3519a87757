"""What a position of Air Racing is made of: workshops and a turn of the season, aircraft and a turn of the race."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.fields import Piece

LOW: Final = 0
MID: Final = 1

NOT_FINISHED: Final = -1  # overshoot of who has not finished


@mypyc_attr(acyclic=True)
@final
class Workshop(Piece):
    """A seat's cards in the season."""

    def __init__(
        self, owned: list[int], deck: list[int], hand: list[int], discards: list[int], played: list[int]
    ) -> None:
        self.owned = owned  # how many of each card, wherever they lie
        self.deck = deck  # the last is the top
        self.hand = hand
        self.discards = discards
        self.played = played  # face up until Cleanup

    def copy(self) -> Workshop:
        return Workshop(self.owned[:], self.deck[:], self.hand[:], self.discards[:], self.played[:])

    def unseen(self, card: int) -> int:
        """How many of a kind are in hand and deck; everybody can count them."""
        return self.owned[card] - self.discards.count(card) - self.played.count(card)

    def lay_open(self) -> None:
        """ARC-8.1: all cards are laid open."""
        self.discards += self.hand + self.deck + self.played
        self.discards.sort()
        self.hand, self.deck, self.played = [], [], []


@mypyc_attr(acyclic=True)
@final
class SeasonTurn(Piece):
    """ARC-4.2: what a turn of the season has left and has used."""

    def __init__(self, plays: int, buys: int, extra: int, spent: int, regroups: int, gone: int) -> None:
        self.plays = plays  # Action plays left
        self.buys = buys  # buys left
        self.extra = extra  # money besides the Dollars in hand
        self.spent = spent  # money spent
        self.regroups = regroups  # Regroup rights
        self.gone = gone  # cards that a Regroup has discarded so far

    def copy(self) -> SeasonTurn:
        return SeasonTurn(self.plays, self.buys, self.extra, self.spent, self.regroups, self.gone)


@mypyc_attr(acyclic=True)
@final
class Mods(Piece):
    """ARC-8.1: the Speed Mods of an aircraft, or of a build of Quick Play. They are never changed, only replaced."""

    def __init__(self, microknots: int, fast: int, boosts: int) -> None:
        self.microknots = microknots
        self.fast = fast
        self.boosts = boosts

    def copy(self) -> Mods:
        return self

    def with_more(self, microknots: int, fast: int, boosts: int) -> Mods:
        return Mods(self.microknots + microknots, self.fast + fast, self.boosts + boosts)

    def numbers(self) -> list[int]:
        """Microknots, FAST and Boosts: the order in which builds and events name them."""
        return [self.microknots, self.fast, self.boosts]


@mypyc_attr(acyclic=True)
@final
class Aircraft(Piece):
    """A seat's aircraft: its mods, and where and how it flies in this race. Its lists are only ever replaced, so that
    copies share them."""

    def __init__(
        self,
        mods: Mods,
        laps: i64,
        place: i64,
        lane: i64,
        altitude: i64,
        tokens: list[int],
        checked: list[list[int]],
        flying: bool,
        overshoot: i64,
        turns: i64,
    ) -> None:
        self.mods = mods
        self.laps = laps
        self.place = place  # half-tiles from the line to the front edge, along the lane
        self.lane = lane
        self.altitude = altitude
        self.tokens = tokens  # the oldest first: how much Speed each costs
        self.checked = checked  # of each pylon: the laps that were counted when it was checked
        self.flying = flying  # it is on the course
        self.overshoot = overshoot  # station beyond the line when it has finished
        self.turns = turns  # of its qualifying lap

    def copy(self) -> Aircraft:
        return Aircraft(
            self.mods,
            self.laps,
            self.place,
            self.lane,
            self.altitude,
            self.tokens,
            self.checked,
            self.flying,
            self.overshoot,
            self.turns,
        )

    def with_mods(self, mods: Mods) -> Aircraft:
        """ARC-8.1: the same with other mods."""
        plane = self.copy()
        plane.mods = mods
        return plane

    def lined_up(self, lane: int, flying: bool) -> Aircraft:
        """ARC-8.6: the same with its front edge on the line, at Mid altitude, without tokens."""
        return Aircraft(self.mods, 0, 0, lane, MID, [], [], flying, NOT_FINISHED, self.turns)

    def use_boost(self) -> None:
        """ARC-16.2: it is gone, whatever comes of it."""
        self.mods = self.mods.with_more(0, 0, -1)

    def take_token(self, speed: int) -> None:
        """ARC-17.1: a token of so much Speed."""
        self.tokens = [*self.tokens, speed]

    def is_checked(self, pylon: int, laps: i64) -> bool:
        """ARC-15.4: with so many laps counted."""
        return pylon < len(self.checked) and laps in self.checked[pylon]

    def remember(self, pylon: int) -> None:
        """ARC-15.4: this pylon is checked with the laps counted now."""
        checked = self.checked[:]
        while len(checked) <= pylon:
            checked.append([])
        checked[pylon] = [*checked[pylon], self.laps]
        self.checked = checked


@mypyc_attr(acyclic=True)
@final
class Race(Piece):
    """The race that is flown. Its lists are only ever replaced, so that copies share them."""

    def __init__(self, heat: int, laps_due: int, rounds: int, order: list[int], grid: list[int]) -> None:
        self.heat = heat  # heats begun in this season
        self.laps_due = laps_due
        self.rounds = rounds  # begun in this race
        self.order = order  # of this round
        self.grid = grid  # the seats from lane 0 outward, or the ranking of the race before

    def copy(self) -> Race:
        return Race(self.heat, self.laps_due, self.rounds, self.order, self.grid)


@mypyc_attr(acyclic=True)
@final
class Flight(Piece):
    """ARC-11.1: a turn of the race."""

    def __init__(self, budget: int, levels: int, engaged: int) -> None:
        self.budget = budget  # half-tiles left
        self.levels = levels  # level changes made
        self.engaged = engaged  # Boosts played

    def copy(self) -> Flight:
        return Flight(self.budget, self.levels, self.engaged)

    def begin(self, budget: int) -> None:
        self.budget, self.levels, self.engaged = budget, 0, 0


PIECES: Final = (Workshop, SeasonTurn, Mods, Aircraft, Race, Flight)
