"""What can be spent in a test, what it costs, and when it pays."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.magnificent.actions import (
    ACCEPT,
    BURN,
    DICE,
    DROP,
    LAND,
    LUCK,
    MANOEUVRE,
    PLAY,
    SPEND,
    SYMBOL,
    TAKE_OFF,
    TARGET,
    USE,
)
from aerodrome.games.magnificent.actions import FLY as FLY_ON
from aerodrome.games.magnificent.bot.plan import MOST, NEVER, Outcome, Plan
from aerodrome.games.magnificent.bot.prices import (
    AGAIN,
    BAND,
    CHARGE,
    CLEAR,
    DICE_MORE,
    EASIER,
    FUEL,
    SYMBOLS_MORE,
    of_card,
)
from aerodrome.games.magnificent.bot.prices import LUCK as LUCK_WORTH
from aerodrome.games.magnificent.bot.prices import PART as PART_WORTH
from aerodrome.games.magnificent.bot.scales import Scales
from aerodrome.games.magnificent.content import Book
from aerodrome.games.magnificent.sizes import EQUIPMENT
from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.terms import (
    ANY,
    DIE,
    EASE,
    FLYING,
    IN_TEST,
    NONE,
    REROLL,
    REROLL_EXPLOSIONS,
    REROLL_SOME,
    TAKEOFF,
)
from aerodrome.games.magnificent.terms import SYMBOL as ONE_SYMBOL
from aerodrome.games.magnificent.trial import TO_MAKE_GOOD, Trial

CHANCE: Final = 0.45  # that a die more is the symbol that was missing
SOON: Final = 5.0  # tiles before the end from which on a card is worth less and less,
STILL: Final = 0.15  # and the part of its worth that is left at the end
FIRST_PART: Final = 0.7  # a part is worth more, the fewer of its kind are aboard: its worth is shared by this,
NEXT_PART: Final = 0.3  # and so much for each
LATE_LUCK: Final = 0.3  # the part of a luck token's worth that is left at the end
TROUBLE: Final = 0.05  # what it takes to plan with a card,
CARD_NOW: Final = 0.03  # and to use it now,
BURN_NOW: Final = 0.1  # and to burn fuel
FAILED_SHOW: Final = -1.0  # a catastrophe on the final airfield
ACTION_OF: Final = [TAKE_OFF, FLY_ON, MANOEUVRE, LAND, LAND]  # by purpose of a test


@final
class Aids:
    """A plan, and the prices of all aids; they fall towards the end of the course."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.plan = Plan(book)
        self.cards = [of_card(book, card) for card in range(len(book.cards))]

    def keep(self, s: Race, seat: int, card: int) -> float:
        """What a card in the hand will be worth later."""
        return self.cards[card] * self._later(s, seat)

    def _later(self, s: Race, seat: int) -> float:
        """The part of a card's worth that is still to come."""
        rest = 0
        for m in range(len(s.machines)):
            if s.machines[m].owner == seat and not s.at_home(m):
                rest = max(rest, s.course.last() - s.machines[m].tile + 2)
        return min(1.0, STILL + rest / SOON)

    def open(self, s: Race, m: int, seat: int) -> None:
        """A plan for a machine with the aids that its owner has, as far as the seat knows them."""
        machine = s.machines[m]
        plan, book = self.plan, self.book
        plan.open(s, m)
        owner, late = machine.owner, plan.late
        charges, dice, fitting = 0, 0, [0, 0, 0]
        for device in machine.gear if machine.crew.pilot == NONE else [*machine.gear, EQUIPMENT + machine.crew.pilot]:
            use = book.use[device]
            if use in (ONE_SYMBOL, EASE):
                charges += s.charges[device]
            elif use in (DIE + ANY, REROLL):
                dice += s.charges[device]
            elif DIE <= use < DIE + len(fitting):
                fitting[use - DIE] += s.charges[device]
        hand = s.players[seat].hand if owner == seat else []
        later = self._later(s, seat)
        for kind in range(len(fitting)):
            prices: list[float] = []
            parts = (
                machine.hold.parts[kind] if kind == TAKEOFF else machine.hold.parts[kind] - machine.hold.outside[kind]
            )
            for n in range(parts):
                prices.append(self.part(parts - n) * late)
            for _ in range(charges):
                prices.append(CHARGE * late)
            for _ in range(dice + fitting[kind]):
                prices.append(CHARGE * late / CHANCE)
            for card in hand:
                if card >= 0 and (book.symbol[card] == kind or book.window[book.title[card]] == IN_TEST):
                    prices.append(self.cards[card] * later + TROUBLE)
            prices.sort()
            total = 0.0
            for n in range(min(MOST, len(prices))):
                total += prices[n]
                plan.costs[kind][n + 1] = total
        if s.players[owner].luck > (s.players[owner].fresh if s.turn.machine == m else 0):
            plan.luck = LUCK_WORTH * max(LATE_LUCK, late)

    def part(self, held: int) -> float:
        """A spare part when so many of its kind are aboard."""
        return PART_WORTH / (FIRST_PART + NEXT_PART * held)

    def shown(self, s: Race, m: int, purpose: int) -> Outcome:
        """What a test on the final airfield leads to."""
        machine = s.machines[m]
        number = self.book.number
        if purpose == TO_MAKE_GOOD:
            return float(min(number["make_good"], machine.tank.gauge + machine.tank.scars)), 0.0, FAILED_SHOW
        return float(number["lesson_vp"]), 0.0, FAILED_SHOW

    def outcomes(self, s: Race, top: Trial) -> Outcome:
        """Of a test of the machine planned for."""
        if top.on_final_airfield():
            return self.shown(s, top.machine, top.purpose)
        return self.plan.outcomes(self.plan.now(), ACTION_OF[top.purpose])

    def weigh(self, s: Race, seat: int, scales: Scales) -> None:
        """MFM-8.16: what a pass is worth beside the failure, less what the cheapest way to it costs."""
        top, legal = s.trial, scales.legal
        kind, short = top.kind, top.short()
        self.open(s, top.machine, seat)
        plan = self.plan
        outcome = self.outcomes(s, top)
        calm = plan.calm or (kind == FLYING and plan.calm_flying)
        bad = top.roll.bangs > plan.armour and not calm
        gain = outcome[0] - (outcome[2] if bad else outcome[1])
        prices = [self._price(s, seat, x, top) for x in legal]
        sure = [self._sure(x, top) for x in legal]
        for i in range(len(legal)):
            x = legal[i]
            if x == ACCEPT:
                continue
            if sure[i]:
                scales.add(i, "pass", gain)
                scales.add(i, "price", -prices[i])
                scales.add(i, "aids", -self._cheapest(short - sure[i], prices, sure, i))
            else:
                dice = self._again(x, top)
                scales.add(i, "price", -prices[i])
                before = 1.0
                for more in range(1, short + 1):
                    reach = self._at_least(kind, dice, more)
                    rest = max(0.0, gain - self._cheapest(short - more + 1, prices, sure, i))
                    scales.add(i, "dice", (before - reach) * rest)
                    before = reach
                scales.add(i, "pass", before * gain)

    def weigh_dice(self, s: Race, seat: int, scales: Scales) -> None:
        """MFM-R7: all that may be rolled again."""
        for i in range(len(scales.legal)):
            scales.add(i, "dice", float(scales.legal[i] - DICE + 1))

    def _cheapest(self, short: int, prices: list[float], sure: list[int], but: int) -> float:
        """The price of so many symbols from all aids but one."""
        if short <= 0:
            return 0.0
        whole = NEVER
        singles: list[float] = []
        for i in range(len(prices)):
            if i != but and sure[i]:
                if sure[i] >= short:
                    whole = min(whole, prices[i])
                for _ in range(min(sure[i], 2)):
                    singles.append(prices[i] / min(sure[i], 2))
        if len(singles) < short:
            return whole
        singles.sort()
        return min(whole, sum(singles[:short]))

    def _at_least(self, kind: int, dice: int, need: int) -> float:
        chances = self.plan.spread(kind, max(0, min(self.book.dice.most, dice)), need)
        return chances[0]

    def _sure(self, x: int, top: Trial) -> int:
        """Symbols that an aid is sure to give, or takes from the difficulty."""
        if x in (BURN, LUCK):
            return MOST
        if x in (SPEND, DROP) or SYMBOL <= x < USE:
            return 1
        if x < SYMBOL:
            line = self.book.effect[self.book.title[x - PLAY]][0]
            if line[0] == SYMBOLS_MORE:
                return line[1]
            if line[0] == CLEAR:
                return top.weather
            return min(line[1], top.terrain) if line[0] == EASIER else 0
        return 1 if x < TARGET and self.book.use[x - USE] in (ONE_SYMBOL, EASE) else 0

    def _again(self, x: int, top: Trial) -> int:
        """Dice that an aid adds or rolls again."""
        misses = top.roll.bangs + top.roll.blanks
        if x < SYMBOL:
            line = self.book.effect[self.book.title[x - PLAY]][0]
            return misses if line[0] == AGAIN else line[1] if line[0] == DICE_MORE else 0
        use = self.book.use[x - USE]
        if use == REROLL:
            return misses
        return top.roll.bangs if use == REROLL_EXPLOSIONS else min(2, misses) if use == REROLL_SOME else 1

    def _price(self, s: Race, seat: int, x: int, top: Trial) -> float:
        late = self.plan.late
        if x == SPEND:
            return self.part(s.machines[top.machine].hold.parts[top.kind]) * late
        if x == DROP:
            return BAND * late
        if x == BURN:
            return 2.0 * FUEL * late + BURN_NOW
        if x == LUCK:
            return LUCK_WORTH * max(LATE_LUCK, late)
        if x < USE:
            return self.keep(s, seat, (x - PLAY) % (SYMBOL - PLAY)) + CARD_NOW
        if x < TARGET:
            return CHARGE * late if self.book.charges[x - USE] else 0.0
        return 0.0
