"""C1: the odds that are shown are the frequencies with which the engine's own dice bring it about, in situations that
came up in races of random choices."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import sqrt
from statistics import NormalDist
from typing import Final

from aerodrome.games.magnificent import ask, odds
from aerodrome.games.magnificent.actions import ACCEPT, DICE, PASS, PLAY, SYMBOL, USE
from aerodrome.games.magnificent.outcomes import GRADES
from aerodrome.games.magnificent.rules import Magnificent
from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.steps.aids import Aid
from aerodrome.games.magnificent.steps.ground import Restock, TakeOffToo
from aerodrome.games.magnificent.steps.reroll import Reroll
from aerodrome.games.magnificent.steps.trials import BeforeTest
from aerodrome.games.magnificent.steps.turn import Act
from aerodrome.games.magnificent.terms import ARMOUR, CALM, CALM_FLYING, FLYING, TERRAIN_CAP, USES, WEATHER
from aerodrome.games.magnificent.trial import PURPOSES, Trial
from aerodrome.games.magnificent.view import view
from aerodrome.kernel.chance import Rng, seed_from
from aerodrome.kernel.events import Event
from aerodrome.kernel.step import CHANCE
from aerodrome.kernel.zones import SPECTATOR

from .hangar import rules_for

TESTS: Final = 100_000 if os.environ.get("AERODROME_SOAK") else 2_000  # in each situation: a sample in every run
Z: Final = NormalDist().inv_cdf(1 - 0.001 / 2)  # of the 99.9 % interval
SEATS: Final = (2, 3, 4, 6)
MOST_RACES: Final = 40
OF_EACH: Final = 2  # situations of each sort
SORTS: Final = {
    *[f"test {purpose}" for purpose in PURPOSES],
    "test with no die",
    "test in weather",
    "test made harder",
    "test with a cad",
    "test with armour",
    "test of a calm pilot",
    "test with a terrain cap",
    "test with an eye for weather",
    "aid card",
    "aid spend",
    "aid drop",
    "aid burn",
    "aid luck",
    *[f"aid {use}" for use in USES if use.startswith(("die", "symbol", "ease", "reroll"))],
    *[f"aid text {verb}" for verb in ("symbols", "clear_weather", "ease", "dice", "reroll")],
    "dice all",
    "dice some",
    "dice too few",
}


@dataclass(frozen=True)
class Situation:
    """A question, and an answer to it that is told with its odds."""

    rules: Magnificent
    position: Race
    x: int
    sorts: frozenset[str]

    @property
    def mine(self) -> Race:
        return self.rules.redact(self.position, self.position.todo[-1].who)


def positions() -> Iterator[tuple[Magnificent, Race]]:
    """All in which somebody has a choice, race after race."""
    for number in range(MOST_RACES):
        seats, options = SEATS[number % len(SEATS)], {"setup": ("standard", "random")[number % 2]}
        rules, rng = rules_for(seats, options), Rng(number)
        s = rules.setup([[] for _ in range(seats)])
        s.settle()
        while s.todo:
            step = s.todo[-1]
            legal = [] if step.who == CHANCE else step.legal(s)
            if len(legal) > 1:
                yield rules, s
            rules.play(s, legal[rng.below(len(legal))] if legal else rng.weighted(step.odds(s)))


def situations() -> Iterator[Situation]:
    """Their positions go on with the race: what is kept must be a copy."""
    for rules, s in positions():
        for x in s.todo[-1].legal(s):
            if sorts := sorts_of(s, x):
                yield Situation(rules, s, x, frozenset(sorts))


def sorts_of(s: Race, x: int) -> list[str]:
    step = s.todo[-1]
    if isinstance(step, BeforeTest) and x == PASS:
        return sorts_of_test(s, s.trial)
    if isinstance(step, Aid) and x != ACCEPT:
        return [f"aid {aid_of(s, x)}"]
    if isinstance(step, Reroll):
        few = "dice too few" if x - DICE + 1 < s.trial.short() else ""
        return [few or f"dice {'all' if x - DICE + 1 == s.trial.roll.misses() else 'some'}"]
    return []


def sorts_of_test(s: Race, top: Trial) -> list[str]:
    m, kind = top.machine, top.kind
    found = {
        f"test {PURPOSES[top.purpose]}": True,
        "test with no die": not top.first_roll(s.book.dice.most),
        "test in weather": top.weather,
        "test made harder": top.harder,
        "test with a cad": top.caddish,
        "test with armour": s.trait(m, ARMOUR),
        "test of a calm pilot": s.trait(m, CALM) or (kind == FLYING and s.trait(m, CALM_FLYING)),
        "test with a terrain cap": kind != FLYING and s.trait(m, TERRAIN_CAP),
        "test with an eye for weather": s.trait(m, WEATHER),
    }
    return [sort for sort, present in found.items() if present]


def aid_of(s: Race, x: int) -> str:
    book = s.book
    if PLAY <= x < SYMBOL:
        return f"text {book.verbs[book.effect[book.title[x - PLAY]][0][0]].name}"
    if SYMBOL <= x < USE:
        return "card"
    if USE <= x < USE + len(book.devices):
        return USES[book.use[x - USE]]
    return rules_for(3).actions.kind(x)


def likeness(situation: Situation) -> tuple[object, ...]:
    """What would make two situations the same for the dice."""
    s = situation.position
    top = s.trial
    return situation.sorts, top.kind, top.difficulty(), top.first_roll(s.book.dice.most), top.short(), top.roll.misses()


def sampled() -> list[Situation]:
    """No two alike, and of every sort as many as are wanted."""
    found: list[Situation] = []
    count: Counter[str] = Counter()
    alike: set[tuple[object, ...]] = set()
    for situation in situations():
        if any(count[sort] < OF_EACH for sort in situation.sorts) and likeness(situation) not in alike:
            alike.add(likeness(situation))
            found.append(replace(situation, position=situation.position.clone()))
            count.update(situation.sorts)
            if all(count[sort] >= OF_EACH for sort in SORTS):
                break
    return found


class Trials:
    """What so many tests came to: how they ended, and how many symbols were missing when the dice had fallen. The dice
    are rolled anew each time; what follows from a roll is played out once."""

    def __init__(self, situation: Situation, tests: int) -> None:
        self.rules, self.start = situation.rules, situation.position.clone()
        self.start.events = []
        self.answer(situation.x)
        self.rolls: dict[tuple[int, ...], list[int]] = {}  # the weights of the next roll after these, if there is one
        self.ends: dict[tuple[int, ...], tuple[str, str]] = {}
        rng = Rng(seed_from(f"{sorted(situation.sorts)} {situation.x}"))
        self.counts: Counter[str] = Counter()
        for _ in range(tests):
            drawn: tuple[int, ...] = ()
            while odds := self.next_roll(drawn):
                drawn += (rng.weighted(odds),)
            self.counts.update(self.ends[drawn])

    def answer(self, x: int) -> None:
        """And what follows from it before the dice: nobody else hinders the test, and as many dice are rolled again as
        may be."""
        s = self.start
        self.rules.play(s, x)
        while isinstance(s.todo[-1], (BeforeTest, Reroll)) and not ended(s):
            self.rules.play(s, s.todo[-1].legal(s)[-1])

    def next_roll(self, drawn: tuple[int, ...]) -> list[int]:
        if drawn not in self.rolls:
            s = self.start.clone()
            s.events = list(self.start.events or [])
            for x in drawn:
                self.rules.play(s, x)
            more = not ended(s) and s.actor() == CHANCE
            self.rolls[drawn] = s.todo[-1].odds(s) if more else []
            if not more:
                self.ends[drawn] = self.end(s)
        return self.rolls[drawn]

    def end(self, s: Race) -> tuple[str, str]:
        """How the test ends when failure is accepted, and what was missing."""
        missing = 0 if ended(s) else s.trial.short()
        if missing:
            self.rules.play(s, ACCEPT)
        return ended(s), f"{missing} missing"


def ended(s: Race) -> str:
    """How the test on which this began has ended, if it has."""
    events: list[Event] = s.events or []
    return next((event.kind for event in events if event.kind in GRADES), "")


def within(count: int, tests: int, chance: float) -> bool:
    """Is the chance within Wilson's interval of the frequency?"""
    return abs(count / tests - chance) <= Z * sqrt(chance * (1 - chance) / tests)


def percent(chance: float) -> int:
    """As it is told: only what is sure is 0 or 100."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def shown(situation: Situation) -> dict[str, float]:
    """The exact chances behind what the player is told: of each grade, or of so few symbols missing."""
    mine, x = situation.mine, situation.x
    top, told = mine.trial, ask.details(mine, x)
    if isinstance(mine.todo[-1], BeforeTest):
        trial = view(situation.rules, mine, SPECTATOR).trial
        assert trial
        exact = odds.before(mine, top)
        chances = {"pass": exact.passed, "fail": exact.failed, "catastrophe": exact.catastrophe}
        assert [trial.passed, trial.failed, trial.catastrophe] == [percent(chance) for chance in chances.values()]
        assert ask.prompt(mine)[1]["chance"] == trial.passed
        return chances
    gain = odds.buys(mine, x) if isinstance(mine.todo[-1], Aid) else odds.by_dice(mine, top, x - DICE + 1)
    assert gain
    assert (told["chance"], told["missing"]) == (percent(gain.chance), gain.missing)
    chances = {f"{gain.missing} missing": gain.chance}
    if isinstance(mine.todo[-1], Reroll):
        catastrophe = odds.again(mine, top, x - DICE + 1).catastrophe
        assert told["catastrophe"] == percent(catastrophe)
        chances["catastrophe"] = catastrophe
    return chances


def test_odds_that_are_shown_are_the_frequencies_of_simulated_tests() -> None:
    sample = sampled()
    count = Counter(sort for situation in sample for sort in situation.sorts)
    assert {sort for sort in SORTS if count[sort] < OF_EACH} == set()
    wrong, unsure = [], 0
    for situation in sample:
        counts, chances = Trials(situation, TESTS).counts, shown(situation)
        unsure += any(0 < chance < 1 for chance in chances.values())
        wrong += [(what, counts, situation) for what in chances if not within(counts[what], TESTS, chances[what])]
    assert wrong == []
    assert unsure >= 30


def test_an_action_is_offered_with_the_odds_of_the_test_it_declares() -> None:
    offered: Counter[str] = Counter()
    for rules, s in positions():
        mine = rules.redact(s, s.todo[-1].who)
        for x in mine.todo[-1].legal(mine):
            if ask.label(mine, x).endswith("-odds") and isinstance(mine.todo[-1], (Act, TakeOffToo)):
                offered[rules.actions.text(x)] += 1
                after = s.clone()
                rules.play(after, x)
                while isinstance(after.todo[-1], Restock):
                    rules.play(after, after.todo[-1].default(after))
                assert chances_of(rules, after).items() <= ask.details(mine, x).items()
        if min(offered[rules.actions.text(x)] for x in (*ask.TESTS, *ask.SHOWS)) >= 3:
            return
    raise AssertionError(f"too few: {offered}")


def chances_of(rules: Magnificent, s: Race) -> dict[str, int]:
    """Of the test on top; without difficulty it is passed already."""
    trial = view(rules, rules.redact(s, SPECTATOR), SPECTATOR).trial
    if trial is None:
        return {"chance": 100, "catastrophe": 0}
    return {"chance": trial.passed, "catastrophe": trial.catastrophe}
