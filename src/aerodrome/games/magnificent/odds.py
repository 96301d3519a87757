"""C1: the exact odds of a test, before the roll and after it. Bots use them, too."""

from __future__ import annotations

from functools import cache
from typing import final

from aerodrome.games.magnificent.content import Dice
from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.terms import ARMOUR, CALM, CALM_FLYING, FLYING
from aerodrome.games.magnificent.trial import BANGS, BLANKS, DICE, KIND, MACHINE, difficulty, short


@final
class Odds:
    """The chances of a pass, of a plain failure and of a catastrophe, by dice alone."""

    def __init__(self, passed: float, failed: float, catastrophe: float) -> None:
        self.passed, self.failed, self.catastrophe = passed, failed, catastrophe


def before(s: Race, trial: list[int]) -> Odds:
    """Of a test that is declared and not rolled yet."""
    m, kind = trial[MACHINE], trial[KIND]
    calm = bool(s.trait(m, CALM) or (kind == FLYING and s.trait(m, CALM_FLYING)))
    dice = max(0, min(s.book.dice.most, trial[DICE]))
    return of_dice(s.book.dice, kind, dice, difficulty(trial), s.trait(m, ARMOUR), calm)


def after(s: Race, trial: list[int], dice: int) -> float:
    """The chance that a short roll is passed with so many dice more, or rolled again."""
    return at_least(s.book.dice, trial[KIND], dice, short(trial))


def misses(trial: list[int]) -> int:
    """Dice that may be rolled again."""
    return trial[BANGS] + trial[BLANKS]


@cache
def of_dice(dice: Dice, kind: int, number: int, need: int, armour: int, calm: bool) -> Odds:
    """MFM-8.15, MFM-8.21, MFM-R59: counted over all that so many dice can show."""
    if need <= 0:
        return Odds(1.0, 0.0, 0.0)
    passed = catastrophe = 0
    weights = dice.odds[kind][number]
    for (hits, bangs), ways in zip(dice.shown[number], weights, strict=True):
        if hits >= need:
            passed += ways
        elif bangs > armour and not calm:
            catastrophe += ways
    every = sum(weights)
    return Odds(passed / every, (every - passed - catastrophe) / every, catastrophe / every)


@cache
def at_least(dice: Dice, kind: int, number: int, need: int) -> float:
    """The chance of so many symbols with a number of dice."""
    if need <= 0:
        return 1.0
    if number > dice.most:
        return at_least(dice, kind, dice.most, need)
    weights = dice.odds[kind][number]
    enough = [ways for (hits, _), ways in zip(dice.shown[number], weights, strict=True) if hits >= need]
    return sum(enough) / sum(weights)
