"""Dirty tricks, cads and what they are aimed at, all in victory points."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.magnificent import texts
from aerodrome.games.magnificent.actions import (
    DISCARD,
    DONE,
    PASS,
    PLAY,
    SYMBOL,
    TARGET,
    TILE,
    USE,
    VICTIM,
    WEATHER,
)
from aerodrome.games.magnificent.bot.aids import Aids
from aerodrome.games.magnificent.bot.plan import Outcome
from aerodrome.games.magnificent.bot.prices import (
    BREAK_LUCK,
    CHARGE,
    DAMAGE,
    DRAIN,
    FALSE_FORECAST,
    FEWER,
    FUEL,
    HARDER,
    LUCK,
    MARKER,
    PART,
    PUSH_BACK,
    PUT_OFF,
    SLEEP,
    STEAL_CARD,
    STEAL_PART,
)
from aerodrome.games.magnificent.bot.scales import Scales
from aerodrome.games.magnificent.content import Book
from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.steps.choices import ChooseForecast, ChooseTile
from aerodrome.games.magnificent.steps.shoot import in_range
from aerodrome.games.magnificent.steps.trials import HamperTest, Retaliate
from aerodrome.games.magnificent.steps.tricks import Aim, Strike
from aerodrome.games.magnificent.terms import FLYING, LANDING, RECHARGE, RIFLE
from aerodrome.games.magnificent.trial import Trial

ALONE: Final = 0.9  # what a point less of the only rival is worth
LEADER: Final = 0.6  # and of the one who leads among many,
OTHER: Final = 0.2  # and of any other
SOLD: Final = 2.0  # points for a trick that is sold
REPLIES: Final = 0.5  # the part of a card's worth that counts where it strikes back
AHEAD: Final = 1.6  # points that a tile is worth when players are compared
BARRED: Final = 0.3  # what it costs a tester to use no cards
SOON: Final = 5.0  # tiles before the end from which on a loss counts less and less
SOME_LOSS: Final = 0.5  # what a trick costs its victim: any,
TILE_LOST: Final = 1.8  # a tile,
RIDER_LOST: Final = 2.4  # a passenger,
CUBE_LOST: Final = 0.15  # a fuel cube, beside its price,
FORCED_DOWN: Final = 1.4  # a second marker on the gauge, which may force it down,
PHASE_LOST: Final = 2.2  # a phase,
CARD_LOST: Final = 0.4  # a card that is stolen,
CARD_TAKEN: Final = 0.5  # which the thief has now;
CARD_AT_LAST: Final = 0.4  # the part of that which is left at the end,
CARD_BEFORE: Final = 0.6  # and the part that is lost until then;
PART_TAKEN: Final = 0.6  # a part that is stolen, beside its loss
HAMPERED: Final = 0.9  # what a trick on a test costs, whatever it is
NEXT_TILE: Final = 0.6  # how much the weather on the next tile counts beside that here
USUAL: Final = 1.6  # symbols that weather has on average
PER_SYMBOL: Final = 0.5  # points that a symbol of weather is worth
CAD_BACK: Final = 0.1  # a cad's charge that will be back,
CAD_GONE: Final = 0.4  # and the part of the price of one that will not


@final
class Tricks:
    def __init__(self, book: Book, aids: Aids) -> None:
        self.book = book
        self.aids = aids
        self.plan = aids.plan

    def weigh_start(self, s: Race, seat: int, scales: Scales) -> None:
        for i, x in enumerate(scales.legal):
            if x != PASS:
                self.trick(s, seat, x - PLAY, scales, i)

    def weigh_parry(self, s: Race, seat: int, scales: Scales) -> None:
        for i, x in enumerate(scales.legal):
            if x != PASS:
                scales.add(i, "parried", self._struck(s, seat))
                scales.add(i, "card", -self.aids.keep(s, seat, x - PLAY))

    def weigh_retaliation(self, s: Race, seat: int, scales: Scales) -> None:
        step = s.todo[-1]
        assert isinstance(step, Retaliate)
        gain = MARKER * self.hinder(s, seat, s.machines_of(step.player)[0])
        for i, x in enumerate(scales.legal):
            if x != PASS:
                scales.add(i, "harm", gain)
                scales.add(i, "card", -(REPLIES * self.aids.keep(s, seat, x - PLAY)))

    def weigh_sale(self, s: Race, seat: int, scales: Scales) -> None:
        for i, x in enumerate(scales.legal):
            if x != DONE:
                scales.add(i, "sold", SOLD)
                scales.add(i, "card", -self.aids.keep(s, seat, x - DISCARD))

    def weigh_tiles(self, s: Race, seat: int, scales: Scales) -> None:
        """Where the weather is best for others, if the new one is chosen; else where it is worst for the own side."""
        step = s.todo[-1]
        assert isinstance(step, ChooseTile)
        sign = -1.0 if step.looks else 1.0
        for i, x in enumerate(scales.legal):
            scales.add(i, "weather", sign * self._weather(s, seat, x - TILE, s.course.weather[x - TILE]))

    def weigh_forecast(self, s: Race, seat: int, scales: Scales) -> None:
        step = s.todo[-1]
        assert isinstance(step, ChooseForecast)
        for i, x in enumerate(scales.legal):
            scales.add(i, "weather", -self._weather(s, seat, step.tile, s.forecast.peeked[x - WEATHER]))

    def weigh_aim(self, s: Race, seat: int, scales: Scales) -> None:
        step = s.todo[-1]
        assert isinstance(step, Aim)
        line = self.book.effect[self.book.title[step.card]][0]
        for i, x in enumerate(scales.legal):
            scales.add(i, "harm", self._harm(s, seat, s.of_kind(x - TARGET), line))

    def weigh_target(self, s: Race, seat: int, scales: Scales) -> None:
        for i, x in enumerate(scales.legal):
            scales.add(i, "harm", self.hinder(s, seat, s.of_kind(x - TARGET)))

    def weigh_victim(self, s: Race, seat: int, scales: Scales) -> None:
        for i, x in enumerate(scales.legal):
            scales.add(i, "rival", self._front(s, x - VICTIM) + len(s.players[x - VICTIM].hand))

    def weigh_device(self, s: Race, seat: int, scales: Scales) -> None:
        for i, x in enumerate(scales.legal):
            scales.add(i, "charge", CHARGE * s.charges[x - USE])

    def _front(self, s: Race, seat: int) -> float:
        """How a player stands, by what everybody sees."""
        total = 0.0
        for m, machine in enumerate(s.machines):
            if s.side(machine.owner) == s.side(seat):
                total += s.total(m) - machine.tank.damage() + AHEAD * machine.tile
        return total

    def hinder(self, s: Race, seat: int, m: int) -> float:
        """What a point less for a machine is worth to the seat."""
        machine = s.machines[m]
        foes = s.opponents(seat)
        victim = s.side(machine.owner)
        lead = self._front(s, machine.owner)
        alone = True
        for other in foes:
            if s.side(other) != victim:
                alone = False
                if self._front(s, other) > lead:
                    return OTHER
        return ALONE if alone else LEADER

    def trick(self, s: Race, seat: int, card: int, scales: Scales, i: int) -> None:
        """The best that a dirty trick can do now, beside keeping the card."""
        line = self.book.effect[self.book.title[card]][0]
        best = 0.0
        if line[0] == FALSE_FORECAST:
            for tile in texts.tiles_with_weather(s):
                best = max(best, -self._weather(s, seat, tile, s.course.weather[tile]))
        else:
            for m in texts.targets(s, seat, card):
                best = max(best, self._harm(s, seat, m, line))
        scales.add(i, "harm", best)
        scales.add(i, "card", -self.aids.keep(s, seat, card))

    def _harm(self, s: Race, seat: int, m: int, line: list[int]) -> float:
        """What a trick does to a machine, as it counts for the seat."""
        machine = s.machines[m]
        verb, home = line[0], s.at_home(m)
        rest = min(1.0, (s.course.last() - machine.tile + 1) / SOON)
        loss = SOME_LOSS
        if verb == PUSH_BACK:
            loss = TILE_LOST
        elif verb == PUT_OFF:
            loss = RIDER_LOST
        elif verb == DRAIN:
            loss = 0.0 if home else (FUEL + CUBE_LOST) * min(line[1], machine.tank.fuel) * rest
        elif verb == DAMAGE:
            loss = 1.0 if home else MARKER + (FORCED_DOWN if machine.tank.gauge == 1 else 0.0)
        elif verb == SLEEP:
            loss = PHASE_LOST
        elif verb == STEAL_CARD:
            return (CARD_LOST * self.hinder(s, seat, m) + CARD_TAKEN) * (CARD_AT_LAST + CARD_BEFORE * rest)
        elif verb == STEAL_PART:
            return 0.0 if home else PART * (PART_TAKEN + self.hinder(s, seat, m)) * rest
        elif verb == BREAK_LUCK:
            loss = LUCK
        return loss * self.hinder(s, seat, m)

    def _weather(self, s: Race, seat: int, tile: int, weather: int) -> float:
        """How much this weather on a tile is against the seat: there, or soon to come there, are its own and others."""
        mine = 0.0
        for m in range(len(s.machines)):
            if s.machines[m].tile in (tile, tile - 1) and not s.at_home(m):
                near = 1.0 if s.machines[m].tile == tile else NEXT_TILE
                own = s.side(s.machines[m].owner) == s.side(seat)
                mine += near if own else -near * self.hinder(s, seat, m)
        rough = -USUAL
        if 0 <= weather < len(self.book.weather):
            for symbols in self.book.weather[weather]:
                rough += symbols
        return PER_SYMBOL * mine * rough

    def fresh(self, s: Race, seat: int) -> float:
        """The best that new weather somewhere would bring."""
        best = 0.0
        for tile in texts.tiles_with_weather(s):
            best = max(best, self._weather(s, seat, tile, s.course.weather[tile]))
        return best

    def weigh_before(self, s: Race, seat: int, scales: Scales) -> None:
        """MFM-8.23: what the tester loses by a die fewer or a symbol more, beside what that costs."""
        top = s.trial
        self.aids.open(s, top.machine, seat)
        hinder = self.hinder(s, seat, top.machine)
        outcome = self.aids.outcomes(s, top)
        dice, need = top.dice, top.difficulty()
        base = self._tested(s, top, dice, need, outcome)
        for i, x in enumerate(scales.legal):
            if x == PASS:
                continue
            if x < SYMBOL:
                line = self.book.effect[self.book.title[x - PLAY]][0]
                loss = BARRED
                if line[0] == HARDER:
                    loss = base - self._tested(s, top, dice, need + line[1], outcome)
                elif line[0] == FEWER:
                    loss = base - self._tested(s, top, dice - line[1], need, outcome)
                scales.add(i, "harm", loss * hinder)
                scales.add(i, "card", -self.aids.keep(s, seat, x - PLAY))
            else:
                scales.add(i, "harm", (base - self._tested(s, top, dice - 1, need, outcome)) * hinder)
                if x < USE:
                    scales.add(i, "card", -self.aids.keep(s, seat, x - SYMBOL))
                else:
                    scales.add(i, "charge", -self._cad(s, seat, x - USE))

    def _cad(self, s: Race, seat: int, device: int) -> float:
        for m in s.machines_of(seat):
            if s.trait(m, RECHARGE) and device not in s.machines[m].gear:
                return CAD_BACK
        return CAD_GONE * CHARGE

    def _tested(self, s: Race, top: Trial, dice: int, need: int, outcome: Outcome) -> float:
        drops = max(0, s.machines[top.machine].band - 1) if top.kind == FLYING else 0
        burns = top.kind != LANDING and s.machines[top.machine].tank.fuel >= 2
        return self.plan.trial(top.kind, dice, need, drops, burns, outcome)

    def _struck(self, s: Race, seat: int) -> float:
        """What the trick that was just announced would cost."""
        for i in range(len(s.todo) - 1, -1, -1):
            step = s.todo[i]
            if isinstance(step, Strike):
                return self._harm(s, step.seat, step.machine, self.book.effect[self.book.title[step.card]][0]) / LEADER
            if isinstance(step, HamperTest):
                return HAMPERED
        return 0.0

    def volley(self, s: Race, seat: int, m: int) -> float:
        """A shot with a charge: at whom it pays."""
        best = 0.0
        for foe in in_range(s, m, RIFLE):
            best = max(
                best, (MARKER + (FORCED_DOWN if s.machines[foe].tank.gauge == 1 else 0.0)) * self.hinder(s, seat, foe)
            )
        return best - CHARGE
