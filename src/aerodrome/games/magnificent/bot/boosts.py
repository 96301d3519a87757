"""What the text of a boost brings in the own turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from aerodrome.games.magnificent.bot import turn_key as key
from aerodrome.games.magnificent.bot.aids import Aids
from aerodrome.games.magnificent.bot.prices import (
    CLOVER,
    ENERGY,
    FORECAST,
    FUELS,
    LUCK,
    MENDS,
    PARTS,
    POINTS,
    POLISH,
    RISE,
    SCRUTINISE,
    SELL,
    STAYS,
    WIND,
)
from aerodrome.games.magnificent.bot.scales import Scales
from aerodrome.games.magnificent.bot.tricks import Tricks
from aerodrome.games.magnificent.content import Book
from aerodrome.games.magnificent.state import HIGH, Race

TRICK_GONE: Final = 0.4  # what a trick in hand would have done later
SEEN: Final = 0.6  # to see a rival's hand, and to rid it of its tricks
PART_NOW: Final = 0.6  # the part of a spare part's worth, which may find no room
SPACE: Final = 0.5  # more room for spare parts


@final
class Boosts:
    def __init__(self, book: Book, aids: Aids, tricks: Tricks) -> None:
        self.book = book
        self.aids = aids
        self.plan = aids.plan
        self.tricks = tricks

    def weigh(self, s: Race, seat: int, card: int, base: float, scales: Scales, i: int) -> None:
        """What the text brings now, beside what the card may bring later. `base` is the best without it."""
        gain = 0.0
        w = self.plan.now()
        for line in self.book.effect[self.book.title[card]]:
            gain = self._added(s, seat, line, gain, w, base)
        scales.add(i, "text", gain)
        scales.add(i, "card", -self.aids.keep(s, seat, card))

    def _added(self, s: Race, seat: int, line: list[int], gain: float, w: i64, base: float) -> float:
        """What the lines so far and this one bring."""
        verb, plan = line[0], self.plan
        if verb in (POINTS, POLISH):
            return gain + line[1]
        if verb == SELL:
            hand = s.players[seat].hand
            tricks = [other for other in hand if self.book.dirty[self.book.title[other]]]
            return gain + (line[2] * min(line[1], len(tricks)) - TRICK_GONE * len(tricks))
        if verb == CLOVER:
            return gain + LUCK * plan.late
        if verb == SCRUTINISE:
            return gain + SEEN
        if verb == PARTS:
            aboard = sum(s.machines[s.turn.machine].hold.parts)
            return gain + line[1] * PART_NOW * self.aids.part(aboard // 3 + 1) * plan.late
        if verb == STAYS:
            return gain + SPACE * plan.late
        if verb == FORECAST:
            return gain + self.tricks.fresh(s, seat)
        return gain if s.at_home(s.turn.machine) else gain + (self._changed(line, w) - base)

    def _changed(self, line: list[int], w: i64) -> float:
        """The best way through the turn with it."""
        verb, plan = line[0], self.plan
        if verb == WIND:
            plan.blow(1)
            best = plan.best(w)
            plan.blow(0)
            return best
        if verb == FUELS:
            full = plan.full - key.part(w, key.GAUGE)
            w = key.put(w, key.FUEL, min(full, key.part(w, key.FUEL) + line[1]))
        elif verb == MENDS:
            w = key.put(w, key.GAUGE, 0)
        elif verb == RISE:
            w = key.put(w, key.BAND, HIGH)
        elif verb == ENERGY:
            w = key.add(w, key.PHASES, 1)
        return plan.best(w)
