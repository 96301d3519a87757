"""GAR-6.8: what the advisor expects of a hostile effect is what the rules make of it, and never less than nothing."""

from __future__ import annotations

import pytest

from aerodrome.games.great_race.bot.advisor import advisor
from aerodrome.games.great_race.bot.moment import Moment
from aerodrome.games.great_race.bot.plan import Plan
from aerodrome.games.great_race.content import COST, DRAIN, HURT, ROB, SLOW
from aerodrome.games.great_race.effects import Respond
from great_race.cockpit import Flyer, race

PROGRESS = 3  # of a Steady Cruise, which costs 1 Fuel
FUEL, HEALTH, MOXY = 2, 1, 2  # what is left when it is paid
PARTS = ("tracker", "fuel", "health", "moxy")


def struck(monkeypatch: pytest.MonkeyPatch, harm: int, number: int, tracker: int) -> dict[str, int]:
    """What is different for the plan of seat 0 after the effect has hit it, while its card lies revealed."""
    me = Flyer(
        hand=("eye_of_the_storm", "steady_cruise"),
        tracker=tracker,
        fuel=(FUEL + 1, 0, 2),
        health=(HEALTH, 0, 4),
        moxy=MOXY,
    )
    table = race(me, Flyer(hand=("power_dive",)))
    table.says(0, "fly steady_cruise-110")
    table.says(1, "fly power_dive-184")
    judge, mine = advisor(table.match.rules), table.match.mine(0)
    plan = judge.plan
    plan.open(mine, 0)
    plan.fly_shown(mine)
    before = [getattr(plan.now, part) for part in PARTS]
    assert before == [tracker + PROGRESS, FUEL, HEALTH, MOXY]
    seen: list[Moment] = []

    def best(self: Plan, gone: int = 0, more: float = 0.0) -> float:
        seen.append(self.now.copy())
        return more

    with monkeypatch.context() as patched:
        patched.setattr(Plan, "best", best)
        judge._struck(mine, Respond(0, 1, harm, number))
    (after,) = seen
    assert [getattr(plan.now, part) for part in PARTS] == before
    lost = {part: had - getattr(after, part) for part, had in zip(PARTS, before, strict=True)}
    return {part: number for part, number in lost.items() if number}


@pytest.mark.parametrize("tracker", [0, 1, 5])
@pytest.mark.parametrize("number", [1, 2, 9])
def test_as_much_is_lost_as_there_is(monkeypatch: pytest.MonkeyPatch, number: int, tracker: int) -> None:
    """Who cannot pay a dearer card flies nowhere."""
    lost = {harm: struck(monkeypatch, harm, number, tracker) for harm in (SLOW, COST, HURT, ROB, DRAIN)}
    assert lost == {
        SLOW: {"tracker": min(number, PROGRESS)},
        COST: {"fuel": number} if number <= FUEL else {"tracker": PROGRESS},
        HURT: {"health": min(number, HEALTH)},
        ROB: {"moxy": min(number, MOXY)},
        DRAIN: {"fuel": min(number, FUEL)},
    }
