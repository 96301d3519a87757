"""What a bot plans to spend, it has: by the rules, in the position that it plans for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from server.conftest import amount

from aerodrome.bots import levels
from aerodrome.games import find
from aerodrome.games.air_racing.actions import BUY
from aerodrome.games.air_racing.bot import advisor as racer
from aerodrome.games.air_racing.bot.plan import Plan as Season
from aerodrome.games.air_racing.content import KINDS
from aerodrome.games.great_race.actions import FLY
from aerodrome.games.great_race.bot import advisor as flyer
from aerodrome.games.great_race.bot.moment import Moment
from aerodrome.games.great_race.bot.plan import Plan as Day
from aerodrome.games.magnificent.bot import advisor as aviator
from aerodrome.games.magnificent.bot.plan import Plan as Turn
from aerodrome.kernel.chance import Rng, seed_from
from aerodrome.kernel.match import Match
from aerodrome.kernel.step import CHANCE
from aerodrome.lab.fuzz import mixed

GAMES = amount(5, 40)
BEYOND_MEANS = -900.0  # a plan's value for what cannot be paid is lower
BURNING = ("takeoff", "fly", "manoeuvre")  # tests for which fuel may be burnt
LUCKS = 6  # tries until a roll leaves something to be made good
UNTIL_THEN = 40  # answers and rolls


def pilots(name: str, number: int) -> Iterator[tuple[Match, int, Any]]:
    """A game of Cadets, question by question: the match, the seat that is asked, and what it knows. Every other game
    has its options mixed."""
    seats = find(name).fewest + number % (find(name).most + 1 - find(name).fewest)
    match = Match(find(name), seats, mixed(find(name), seats, str(number)) if number % 2 else {}, str(number))
    bots = [levels.make("cadet", match, seat) for seat in range(seats)]
    while not match.over:
        seat = match.asked()[0]
        mine = match.mine(seat)
        yield match, seat, mine
        match.answer(seat, bots[seat].choose(mine, mine.todo[-1].legal(mine)))


def words(match: Match, state: Any) -> dict[str, int]:
    """The options of whoever is asked, by their words."""
    return {match.rules.actions.text(x): x for x in state.todo[-1].legal(state)}


def offers_to_burn(match: Match, state: Any, x: int, seat: int, rng: Rng) -> bool | None:
    """Whether fuel may be burnt in the test that an answer leads to; None if nothing needs to be made good there.
    Everybody else lets it happen."""
    match.rules.play(state, x)
    for _ in range(UNTIL_THEN):
        if not state.todo:
            return None
        step = state.todo[-1]
        if step.who == CHANCE:
            match.rules.play(state, rng.weighted(step.odds(state)))
            continue
        options = words(match, state)
        if "accept" in options:
            return "burn" in options if step.who == seat else None
        if step.who == seat and "end-turn" in options:
            return None
        match.rules.play(state, step.default(state))
    return None


def test_a_turn_of_the_magnificent_burns_what_the_rules_let_it_burn(monkeypatch: pytest.MonkeyPatch) -> None:
    """MFM-8.19: the plan counts on a sure pass for two cubes just where the test that follows offers it."""
    counted: list[bool] = []
    trial = Turn.trial

    def listening(self: Turn, kind: int, dice: int, need: int, drops: int, burns: bool, outcome: Any) -> float:
        counted.append(burns)
        return trial(self, kind, dice, need, drops, burns, outcome)

    monkeypatch.setattr(Turn, "trial", listening)
    met = {True: 0, False: 0}
    for seed in range(GAMES):
        for match, seat, mine in pilots("magnificent", seed):
            advisor, options, rng = aviator(match.rules), words(match, mine), Rng(seed_from(f"{seed}"))
            for x in [options[word] for word in BURNING if word in options]:
                allowed = {offers_to_burn(match, match.state.clone(), x, seat, rng) for _ in range(LUCKS)}
                for burns in allowed - {None}:
                    advisor.aids.open(mine, mine.turn.machine, seat)
                    counted.clear()
                    advisor.plan.attempt(advisor.plan.now(), x)
                    assert counted[-1] == burns, (options, mine.turn.crossed)  # the others lie beyond this test
                    met[counted[-1]] += 1
    assert min(met.values()) > 20, met


def test_a_day_of_the_great_race_flies_what_can_be_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    """GAR-15.4: of the hand just the cards that may be selected; and nothing is ever less than nothing."""
    search = Day._search
    asked = 0

    def strict(self: Day, at: Moment, start: int) -> float:
        assert min(at.fuel, at.health, at.gas, at.care) >= 0
        assert at.fuel + at.gas <= self.totals[0]
        assert at.health + at.care <= self.totals[1]
        return search(self, at, start)

    monkeypatch.setattr(Day, "_search", strict)
    for seed in range(4 * GAMES):
        for match, seat, mine in pilots("great_race", seed):
            flights = {x - FLY for word, x in words(match, mine).items() if word.startswith("fly ")}
            if flights and mine.todo[-1].together:
                plan = flyer(match.rules).plan
                plan.open(mine, seat)
                paid = {card for i, card in enumerate(plan.cards) if plan.first(i) > BEYOND_MEANS}
                assert paid == {card for card in flights if card in plan.cards}
                for i, card in enumerate(plan.cards):
                    assert (plan.price[0][i], plan.toll[0][i]) == tuple(mine.price(seat, card, 0))
                asked += 1
    assert asked > 20


def test_a_season_of_air_racing_buys_what_can_be_bought(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARC-6.2: each workshop that is weighed can be had by purchases that the rules offer one after the other."""
    spent = Season._spent
    weighed: list[list[int]] = []

    def listening(self: Season, s: Any, seat: int, owned: list[int], coming: float, left: int) -> float:
        weighed.append(owned[:])
        return spent(self, s, seat, owned, coming, left)

    monkeypatch.setattr(Season, "_spent", listening)
    several = 0
    for seed in range(GAMES):
        for match, seat, mine in pilots("air_racing", seed):
            if not any(word.startswith("buy ") for word in words(match, mine)):
                continue
            weighed.clear()
            racer(match.rules).weigh(mine, seat, mine.todo[-1].legal(mine))
            for owned in weighed:
                state = mine.clone()
                bought = [card for card in range(KINDS) for _ in range(owned[card] - mine.workshops[seat].owned[card])]
                for card in bought:
                    assert BUY + card in state.todo[-1].legal(state)
                    match.rules.play(state, BUY + card)
                several += len(bought) > 1
    assert several > 20
