"""OpenSpiel's own tests and its tree search, and what they do not ask: secrets, odds, copies."""

from __future__ import annotations

import os
import warnings
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python.algorithms import mcts  # type: ignore[import-untyped]

from aerodrome.envs.spiel import identifier

from .conftest import GAMES

SOAK = "AERODROME_SOAK" in os.environ
STEPS = 60  # of a game that are looked at


def load(game: str, seats: int) -> Any:
    return pyspiel.load_game(f"{identifier(game)}(players={seats})")


def go_on(state: Any, rng: np.random.RandomState) -> None:
    """One random answer, of chance or of a player."""
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=odds)))
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))


class Undecided(mcts.Evaluator):  # type: ignore[misc]
    """Thinks nothing of any position: the search is quick, and weak."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        options = state.legal_actions()
        return [(x, 1 / len(options)) for x in options]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_random_sim_test(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        pyspiel.random_sim_test(load(game, seats), num_sims=5 if SOAK else 1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_its_tree_search_plays_a_whole_game(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        rng = np.random.RandomState(1)
        evaluator = mcts.RandomRolloutEvaluator(1, rng) if SOAK else Undecided()
        made = load(game, seats)
        bots = [mcts.MCTSBot(made, 1.4, 2, evaluator, random_state=rng) for _ in range(seats)]
        state, answers = made.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                go_on(state, rng)
            else:
                state.apply_action(bots[state.current_player()].step(state))
                answers += 1
        assert answers > seats
        assert sum(state.returns()) == pytest.approx(0)
        assert max(state.returns()) > 0
