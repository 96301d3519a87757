"""Duels of options: in the same worlds, turn by turn, and as long for one option as for ten."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from aerodrome.bots import levels
from aerodrome.bots.bot import RandomBot
from aerodrome.bots.duel import DuelBot
from aerodrome.kernel.advisor import Advisor
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import Match
from aerodrome.kernel.rules import returns
from toy import TOY


class Points(Advisor[Any]):
    """All options of the toy are as good; a seat stands as well as its place. A turn is a round."""

    duels: ClassVar[bool] = True

    def __init__(self, match: Match, pondering: bool = True) -> None:
        self.rules = match.rules
        self.pondering = pondering
        self.asked: list[int] = []  # the turn in which a value was wanted

    def weigh(self, s: Any, seat: int, legal: list[int]) -> list[float]:
        return [0.0] * len(legal)

    def value(self, s: Any) -> list[float]:
        self.asked.append(self.turn(s))
        return [(worth + 1) / 2 for worth in returns(self.rules.ranks(s), self.rules.teams)]

    def turn(self, s: Any) -> int:
        rounds: int = s.rounds
        return rounds

    def ponders(self, s: Any) -> bool:
        return self.pondering


def begun() -> tuple[Match, Any]:
    """A match in its first round, and what the first seat knows."""
    match = Match(TOY, 2, seed="duel")
    return match, match.mine(match.asked()[0])


def test_the_same_budget_and_generator_give_the_same_answers() -> None:
    match, mine = begun()
    legal = mine.todo[-1].legal(mine)
    assert len({DuelBot(match.rules, Points(match), Rng(7), 20).choose(mine, legal) for _ in range(4)}) == 1


def test_a_lone_option_needs_no_duel() -> None:
    match, mine = begun()
    assert DuelBot(match.rules, Points(match), Rng(1), 10**9).choose(mine, [5]) == 5


def test_a_value_is_asked_between_two_turns() -> None:
    match, mine = begun()
    advisor = Points(match)
    DuelBot(match.rules, advisor, Rng(1), 20).choose(mine, mine.todo[-1].legal(mine))
    assert advisor.asked
    assert mine.rounds not in advisor.asked


@pytest.mark.parametrize("options", [1, 2, 3])
def test_it_takes_as_long_for_one_option_as_for_more(options: int) -> None:
    """Twelve trials: four for each of three and six for each of two, or three and then two; twelve for one."""
    match, mine = begun()
    advisor = Points(match)
    DuelBot(match.rules, advisor, Rng(1), 12)._best(mine, mine.todo[-1].legal(mine)[:options])
    assert len(advisor.asked) == 12


def test_what_is_not_pondered_is_left_to_the_advisor_and_takes_no_time() -> None:
    match, mine = begun()
    legal = mine.todo[-1].legal(mine)
    advisor = Points(match, pondering=False)
    bot = DuelBot(match.rules, advisor, Rng(3), 20)
    assert bot.choose(mine, legal) == advisor.choose(mine, 0, legal, Rng(3))
    bot.dwell(mine)
    assert not advisor.asked


def test_dwelling_is_thinking() -> None:
    match, mine = begun()
    advisor = Points(match)
    DuelBot(match.rules, advisor, Rng(1), 12).dwell(mine)
    assert len(advisor.asked) == 12


@pytest.mark.parametrize(("seats", "options"), TOY.setups(), ids=str)
def test_it_plays_whole_games(seats: int, options: dict[str, Any]) -> None:
    match = Match(TOY, seats, options, "toy")
    levels.play(match, [DuelBot(match.rules, Points(match), Rng(seat), 12) for seat in range(seats)])
    assert match.over


def test_it_beats_random_play_where_it_has_no_advice() -> None:
    """Eight games of the toy, each seed from both seats."""
    wins = 0.0
    for game in range(8):
        for seat in range(2):
            match = Match(TOY, 2, seed=str(game))
            bots = [RandomBot(Rng(game)) for _ in range(2)]
            duelling = DuelBot(match.rules, Points(match), Rng(game), 60)
            levels.play(match, [duelling if each == seat else bots[each] for each in range(2)])
            wins += match.returns()[seat] / 2 + 0.5
    assert wins >= 11
