"""The tree search: it sees what is near, guesses what is hidden, and is the same every time."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from aerodrome.bots import levels
from aerodrome.bots.bot import RandomBot
from aerodrome.bots.search import SearchBot
from aerodrome.games import find, names, part
from aerodrome.kernel.advisor import Advisor
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import Match
from aerodrome.kernel.rules import returns
from toy import TOY

TOWER = find("control_tower")


class Points(Advisor[Any]):
    """All options of the toy are as good; a seat stands as well as its place."""

    def __init__(self, match: Match) -> None:
        self.rules = match.rules

    def weigh(self, s: Any, seat: int, legal: list[int]) -> list[float]:
        return [0.0] * len(legal)

    def value(self, s: Any) -> list[float]:
        return [(worth + 1) / 2 for worth in returns(self.rules.ranks(s), self.rules.teams)]


def ace(match: Match, iterations: int, seed: int = 1) -> SearchBot:
    return SearchBot(match.rules, part(match.game, "bot").advisor(match.rules), Rng(seed), iterations)


def about_to_win() -> Match:
    """Seat 0 needs aircraft 10 only, which stands on its Arrival Zone."""
    match = Match(TOWER, 2, seed="win")
    state: Any = match.state
    seat = match.asked()[0]
    goal = state.goal(seat)
    for aircraft in goal[:3]:
        state.shift(aircraft, -2)
    state.shift(goal[3], state.air.arrival[1 if goal[3] >= 5 else 0])
    return Match(TOWER, 2, base=state)


def test_it_takes_the_win_that_lies_before_it() -> None:
    match = about_to_win()
    seat = match.asked()[0]
    x = ace(match, 60).choose(match.mine(seat), match.legal(seat))
    match.answer(seat, x)
    assert match.over
    assert match.ranks()[seat] == 1


@pytest.mark.parametrize("name", names())
def test_the_same_budget_and_generator_give_the_same_answers(name: str) -> None:
    match = Match(find(name), find(name).most, seed="same")
    for _ in range(4):
        seat = match.asked()[0]
        mine, legal = match.mine(seat), match.legal(seat)
        answers = {ace(match, 30).choose(mine, legal) for _ in range(3)}
        assert len(answers) == 1
        match.answer(seat, answers.pop())


def test_another_generator_may_think_otherwise_but_stays_legal() -> None:
    match = Match(TOWER, 3, seed="other")
    seat = match.asked()[0]
    legal = match.legal(seat)
    assert {ace(match, 8, seed).choose(match.mine(seat), legal) for seed in range(12)} <= set(legal)


@pytest.mark.parametrize("name", names())
def test_time_that_has_run_out_ends_a_search_with_what_it_has_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A search without end in every game, of a tree or in duels, at every question of the first turns."""
    match = Match(find(name), find(name).most, seed="late")
    worlds = 0
    rules = type(match.rules)
    imagine = rules.imagine

    def counted(self: Any, mine: Any, rng: Rng) -> Any:
        nonlocal worlds
        worlds += 1
        return imagine(self, mine, rng)

    monkeypatch.setattr(rules, "imagine", counted)
    for _ in range(6):
        seat = match.asked()[0]
        legal = match.legal(seat)
        worlds = 0
        bot = levels.bot(f"ace:{10**12}", match.game, match.rules, Rng(1), seconds=1e-9)
        match.answer(seat, bot.choose(match.mine(seat), legal))
        assert worlds <= max(1, (len(legal) - 1).bit_length()), "one, or one in each round of a duel"


def test_a_lone_option_needs_no_search() -> None:
    match = Match(TOWER, 2, seed="lone")
    seat = match.asked()[0]
    assert ace(match, 10**9).choose(match.mine(seat), [5]) == 5


@pytest.mark.parametrize(("seats", "options"), TOY.setups(), ids=str)
def test_it_plays_whole_games_with_sealed_answers_windows_dice_and_teams(seats: int, options: dict[str, Any]) -> None:
    match = Match(TOY, seats, options, "toy")
    bots = [SearchBot(match.rules, Points(match), Rng(seat), 20) for seat in range(seats)]
    levels.play(match, list(bots))
    assert match.over


def test_it_beats_random_play_where_it_has_no_advice() -> None:
    """Eight games of the toy, each seed from both seats."""
    wins = 0.0
    for game in range(8):
        for seat in range(2):
            match = Match(TOY, 2, seed=str(game))
            bots = [RandomBot(Rng(game)) for _ in range(2)]
            searching = SearchBot(match.rules, Points(match), Rng(game), 150)
            levels.play(match, [searching if each == seat else bots[each] for each in range(2)])
            wins += match.returns()[seat] / 2 + 0.5
    assert wins >= 11


class ToTheEndOfTheTurn(Advisor[Any]):
    """Whoever is asked when the search wants a value."""

    horizon: ClassVar[int] = 0

    def __init__(self) -> None:
        self.asked: list[int] = []

    def weigh(self, s: Any, seat: int, legal: list[int]) -> list[float]:
        return [float(-i) for i in range(len(legal))]

    def value(self, s: Any) -> list[float]:
        self.asked.append(s.todo[-1].who)
        return [0.5, 0.5]


def test_a_horizon_of_nothing_is_the_rest_of_the_turn() -> None:
    match = Match(find("air_racing"), 2, seed="horizon")
    several = 0
    for _ in range(40):
        seat = match.asked()[0]
        advisor = ToTheEndOfTheTurn()
        x = SearchBot(match.rules, advisor, Rng(1), 1).choose(match.mine(seat), match.legal(seat))
        assert seat not in advisor.asked
        several += len(advisor.asked)
        match.answer(seat, x)
    assert several
