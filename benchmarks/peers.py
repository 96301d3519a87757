"""Measures catanatron, RLCard and OpenSpiel in the environment of the interpreter that runs this.

Prints a round as one line of JSON: rates are per second, durations in seconds, `null` where a peer has nothing of the
kind. A peer that cannot be imported is in it too, with the reason. Each line of input asks for another round."""

from __future__ import annotations

import platform
from collections.abc import Callable
from copy import deepcopy
from importlib import import_module
from random import Random
from typing import Any

from clock import Budget, Row, peer, per_call, per_second, report_rounds

SEED = 1


def measure(budget: Budget) -> dict[str, Any]:
    found = [
        peer("catanatron", "catanatron", catanatron, budget),
        peer("rlcard", "rlcard.agents", rlcard, budget),
        peer("open_spiel", "open_spiel.python.games", open_spiel, budget),
    ]
    return {"python": platform.python_version(), "peers": found}


def row(
    game: str, seats: int, decisions: float, clone: float, imagine: float | None = None, search: float | None = None
) -> Row:
    return {"game": game, "seats": seats, "decisions": decisions, "clone": clone, "imagine": imagine, "search": search}


def catanatron(budget: Budget) -> list[Row]:
    """Two of its random players in its own loop; a clone is `Game.copy()`."""
    package = import_module("catanatron")

    def begin(seed: int) -> Any:
        players = [package.RandomPlayer(color) for color in (package.Color.RED, package.Color.BLUE)]
        return package.Game(players, seed=seed)

    def play(number: int) -> int:
        game = begin(SEED + number)
        game.play()
        return len(game.state.actions)

    half = begin(SEED)
    for _ in range(play(0) // 2):
        half.play_tick()
    return [row("catan", 2, per_second(play, budget), per_call(half.copy, budget))]


def rlcard(budget: Budget) -> list[Row]:
    """Its random agents in its own loop. It has no clone: `deepcopy` of the game, without the environment."""
    return [rlcard_game(name, budget) for name in ("uno", "gin-rummy")]


def rlcard_game(name: str, budget: Budget) -> Row:
    agent = import_module("rlcard.agents").RandomAgent
    numbers = import_module("numpy").random  # from which the agents draw
    env = import_module("rlcard").make(name, config={"seed": SEED})
    env.set_agents([agent(env.num_actions) for _ in range(env.num_players)])
    numbers.seed(SEED)

    def play(number: int) -> int:
        before: int = env.timestep
        env.run()
        return int(env.timestep) - before

    usual = play(0)
    seen, _ = env.reset()
    for _ in range(usual // 2):
        if not env.is_over():
            seen, _ = env.step(agent.step(seen))
    half = deepcopy(env.game)
    env.seed(SEED + budget.first_game)
    numbers.seed(SEED + budget.first_game)
    return row(name, env.num_players, per_second(play, budget), per_call(lambda: deepcopy(half), budget))


def open_spiel(budget: Budget) -> list[Row]:
    """Two games in C++ and one in Python (its name says so), all driven from Python as its examples do.

    The search is its own in C++ with random rollouts: over information sets where cards are hidden."""
    spiel = import_module("pyspiel")
    evaluator = spiel.RandomRolloutEvaluator(1, SEED)
    most_visited = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    hidden = spiel.ISMCTSBot(SEED, evaluator, 1.4, budget.iterations, -1, most_visited, False, False)
    backgammon = spiel.load_game("backgammon")
    memory = 100  # megabytes
    open_ = spiel.MCTSBot(backgammon, evaluator, 1.4, budget.iterations, memory, False, SEED, False)
    rng = Random(SEED)

    def imagine(s: Any) -> object:
        return s.resample_from_infostate(s.current_player(), rng.random)

    return [
        open_spiel_game(spiel.load_game("gin_rummy"), budget, hidden, imagine),
        open_spiel_game(backgammon, budget, open_, None),
        open_spiel_game(spiel.load_game("python_block_dominoes"), budget, None, None),
    ]


def open_spiel_game(game: Any, budget: Budget, bot: Any, imagine: Callable[[Any], object] | None) -> Row:
    def play(number: int) -> int:
        s, rng = game.new_initial_state(), Random(SEED + number)
        decisions = 0
        while not s.is_terminal():
            decisions += open_spiel_answer(s, rng)
        return decisions

    half, rng = game.new_initial_state(), Random(SEED)
    left = play(0) // 2
    while left > 0 or half.is_chance_node() or len(half.legal_actions()) < 2:
        left -= open_spiel_answer(half, rng)
    return row(
        game.get_type().short_name,
        game.num_players(),
        per_second(play, budget),
        per_call(half.clone, budget),
        per_call(lambda: imagine(half), budget) if imagine else None,
        budget.iterations / per_call(lambda: bot.step(half), budget) if bot else None,
    )


def open_spiel_answer(s: Any, rng: Random) -> int:
    """Go on by one random answer; 1 if a player gave it, 0 if chance did."""
    if s.is_chance_node():
        outcomes, weights = zip(*s.chance_outcomes(), strict=True)
        s.apply_action(rng.choices(outcomes, weights)[0])
        return 0
    s.apply_action(rng.choice(s.legal_actions()))
    return 1


if __name__ == "__main__":
    report_rounds(str(__doc__), measure)
