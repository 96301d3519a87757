"""C1: the exact odds of a test, before the roll and after it."""

from __future__ import annotations

from functools import cache
from typing import final

from aerodrome.games.magnificent.actions import ACCEPT, BURN, DROP, LUCK, PLAY, SPEND, SYMBOL, USE
from aerodrome.games.magnificent.content import Dice
from aerodrome.games.magnificent.outcomes import bearable
from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.steps.aids import most_again
from aerodrome.games.magnificent.terms import EASE
from aerodrome.games.magnificent.terms import SYMBOL as ONE_SYMBOL
from aerodrome.games.magnificent.trial import Trial
from aerodrome.kernel.odds import percent


@final
class Odds:
    """The chances of a pass, of a plain failure and of a catastrophe, by dice alone."""

    def __init__(self, passed: float, failed: float, catastrophe: float) -> None:
        self.passed, self.failed, self.catastrophe = passed, failed, catastrophe

    def percents(self) -> tuple[int, int, int]:
        """As they are told."""
        return percent(self.passed), percent(self.failed), percent(self.catastrophe)


@final
class Gain:
    """What an aid buys: how many symbols are still missing at best, none if it may pass, and the chance of that."""

    def __init__(self, missing: int, chance: float) -> None:
        self.missing, self.chance = missing, chance


def before(s: Race, trial: Trial) -> Odds:
    """Of a test that is declared and not rolled yet."""
    return in_hand(s, trial, trial.first_roll(s.book.dice.most))


def in_hand(s: Race, trial: Trial, dice: int) -> Odds:
    """With so many dice still to be thrown, besides those that lie there."""
    return of_dice(s.book.dice, trial.kind, dice, trial.short(), bearable(s, trial) - trial.roll.bangs)


def accepted(s: Race, trial: Trial) -> Odds:
    """What a short roll leads to if nothing more is done about it."""
    catastrophe = float(trial.roll.bangs > bearable(s, trial))
    return Odds(0.0, 1.0 - catastrophe, catastrophe)


def again(s: Race, trial: Trial, dice: int) -> Odds:
    """MFM-R7: of a short roll of which so many dice are rolled again, explosions first."""
    left = max(0, trial.roll.bangs - dice)
    return of_dice(s.book.dice, trial.kind, dice, trial.short(), bearable(s, trial) - left)


def by_symbols(trial: Trial, symbols: int) -> Gain:
    return Gain(max(0, trial.short() - symbols), 1.0)


def by_dice(s: Race, trial: Trial, dice: int) -> Gain:
    """With so many dice more, or rolled again."""
    missing = max(0, trial.short() - dice)
    return Gain(missing, of_dice(s.book.dice, trial.kind, dice, trial.short() - missing, 0).passed)


def buys(s: Race, x: int) -> Gain | None:
    """What an aid does for the test, without another; nothing where failure is accepted."""
    top = s.trial
    if x == ACCEPT:
        return None
    if x in (BURN, LUCK):
        return by_symbols(top, top.short())
    if x in (SPEND, DROP) or SYMBOL <= x < USE:
        return by_symbols(top, 1)
    if x < SYMBOL:
        return _text_buys(s, x - PLAY)
    use = s.book.use[x - USE]
    if use in (ONE_SYMBOL, EASE):
        return by_symbols(top, 1)
    return by_dice(s, top, 1 if use < ONE_SYMBOL else most_again(s, x - USE))


def _text_buys(s: Race, card: int) -> Gain:
    top, book = s.trial, s.book
    line = book.effect[book.title[card]][0]
    verb = book.verbs[line[0]].name
    if verb == "symbols":
        return by_symbols(top, line[1])
    if verb == "clear_weather":
        return by_symbols(top, top.weather)
    if verb == "ease":
        return by_symbols(top, min(line[1], top.terrain))
    return by_dice(s, top, line[1] if verb == "dice" else top.roll.misses())


@cache
def of_dice(dice: Dice, kind: int, number: int, need: int, borne: int) -> Odds:
    """MFM-8.15, MFM-8.21: counted over all that so many dice can show; more explosions than are borne make a failure a
    catastrophe."""
    ways = [0, 0, 0]
    for hits in range(number + 1):
        for bangs in range(number + 1 - hits):
            grade = 0 if hits >= need else 2 if bangs > borne else 1
            ways[grade] += dice.ways(kind, number, hits, bangs)
    passed, failed, catastrophe = [each / sum(ways) for each in ways]
    return Odds(passed, failed, catastrophe)
