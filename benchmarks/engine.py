"""Measures the Aerodrome of the interpreter that runs this: every game, with two seats and with the most it has.

Prints a round as one line of JSON: rates are per second, durations in seconds. Each line of input asks for another."""

from __future__ import annotations

import platform
from collections.abc import Callable
from functools import partial
from typing import Any

from clock import Budget, per_call, per_second, report_rounds

import aerodrome
import aerodrome.games as games
from aerodrome.bots.playout import play_out
from aerodrome.bots.search import SearchBot
from aerodrome.kernel import state
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import fingerprint
from aerodrome.kernel.game import Game
from aerodrome.kernel.match import Match
from aerodrome.kernel.rules import Rules

SEED = 1


def measure(budget: Budget) -> dict[str, Any]:
    return {
        "name": "aerodrome",
        "version": aerodrome.__version__,
        "python": platform.python_version(),
        "compiled": not str(state.__file__).endswith(".py"),
        "rows": [
            measure_game(game, seats, budget)
            for game in map(games.find, games.names())
            for seats in sorted({max(2, game.fewest), game.most})
        ],
    }


def measure_game(game: Game, seats: int, budget: Budget) -> dict[str, Any]:
    """The four measurements, and what must be the same in every build."""
    rules = game.rules(seats)
    match = half_way(game, seats)
    seat = match.asked()[0]
    mine, legal = match.mine(seat), match.legal(seat)
    rng = Rng(SEED)
    bot = SearchBot(rules, games.part(game, "bot").advisor(rules), Rng(SEED), budget.iterations)
    answer = bot.choose(mine, legal)

    def imagine() -> object:
        return rules.imagine(rules.redact(match.state, seat), rng)

    def search() -> object:
        return bot.choose(mine, legal)

    return {
        "game": game.name,
        "seats": seats,
        "decisions": per_second(partial(play_one, rules), budget),
        "clone": per_call(copier(rules, match.state), budget),
        "imagine": per_call(imagine, budget),
        "search": budget.iterations / per_call(search, budget),
        "same": [last_position(rules), fingerprint(match.state), rules.actions.text(answer)],
    }


def copier(rules: Any, s: Any) -> Callable[[], object]:
    """What copies a state; in 0.7.0 its rules did."""
    copy: Callable[[], object] = s.clone if hasattr(s, "clone") else partial(rules.clone, s)
    return copy


def play_one(rules: Rules[Any], seed: int) -> int:
    return play_out(rules, rules.setup([[] for _ in range(rules.seats)]), Rng(seed))


def last_position(rules: Rules[Any]) -> str:
    """The fingerprint of how a game of random answers ends."""
    s = rules.setup([[] for _ in range(rules.seats)])
    play_out(rules, s, Rng(SEED))
    return fingerprint(s)


def half_way(game: Game, seats: int) -> Match:
    """A match that random answers have brought half way, where a seat has something to choose."""
    whole = Match(game, seats, seed=str(SEED), quiet=True)
    while not whole.over:
        answer_at_random(whole)
    half = Match(game, seats, seed=str(SEED), quiet=True)
    while len(half.log) < len(whole.log) // 2 or len(half.legal(half.asked()[0])) == 1:
        answer_at_random(half)
    return half


def answer_at_random(match: Match) -> None:
    """The same answer in the same position of the same match."""
    seat = match.asked()[0]
    legal = match.legal(seat)
    match.answer(seat, legal[Rng(len(match.log)).below(len(legal))])


if __name__ == "__main__":
    report_rounds(str(__doc__), measure)
