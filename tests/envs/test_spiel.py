"""OpenSpiel's own tests and its tree search, and what they do not ask: secrets, odds, copies."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import warnings
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python.algorithms import mcts  # type: ignore[import-untyped]
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation  # type: ignore[import-untyped]

from aerodrome.envs.spiel import SHUFFLES, identifier
from aerodrome.games import find
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import fingerprint

from .conftest import FEW, GAMES

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


@pytest.mark.parametrize(("game", "seats"), sorted({*GAMES, *FEW}) if SOAK else FEW[::2])
def test_random_sim_test(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        pyspiel.random_sim_test(load(game, seats), num_sims=5 if SOAK else 1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "seats"), GAMES if SOAK else FEW)
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


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_is_hidden_changes_no_string_and_no_tensor(game: str, seats: int) -> None:
    made, rng, guess = load(game, seats), np.random.RandomState(3), Rng(4)
    state = made.new_initial_state()
    for step in range(STEPS):
        go_on(state, rng)
        if state.current_player() < 0:
            continue
        seat = step % seats
        world = deepcopy(state.position)
        rules = world.rules
        world.state = rules.imagine(rules.redact(state.position.state, seat), guess)
        world._seen = {}  # of the position that it was copied from
        other = made.new_initial_state()
        other.position = world
        assert state.observation_string(seat) == other.observation_string(seat)
        assert state.observation_tensor(seat) == other.observation_tensor(seat)
        assert state.information_state_string(seat) == other.information_state_string(seat)


def test_an_information_state_tells_all_from_the_beginning() -> None:
    made, rng = load("control_tower", 2), np.random.RandomState(3)
    state, before = made.new_initial_state(), ["", ""]
    own: list[list[str]] = [[], []]
    for _ in range(STEPS):
        seat = state.current_player()
        if seat >= 0:
            x = state.legal_actions()[0]
            own[seat].append(f"> {state.action_to_string(seat, x)}")
            state.apply_action(x)
        else:
            go_on(state, rng)
        for each in (0, 1):
            story = state.position.story(each)
            assert story.startswith(before[each])
            assert state.information_state_string(each).startswith(story)
            assert [line for line in story.splitlines() if line.startswith(">")] == own[each]
            before[each] = story
    assert before[0] != before[1]


def test_dice_have_exact_odds_and_shuffles_many_outcomes() -> None:
    rng, kinds = np.random.RandomState(3), set()
    for game in ("control_tower", "aeroplanes"):
        state = load(game, 2).new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                step = state.position.state.todo[-1]
                odds = step.odds(state.position.state)
                outcomes = state.chance_outcomes()
                assert sum(chance for _, chance in outcomes) == pytest.approx(1)
                if odds:
                    assert outcomes == [(x, n / sum(odds)) for x, n in enumerate(odds) if n]
                else:
                    assert len(outcomes) == SHUFFLES
                kinds.add(bool(odds))
            go_on(state, rng)
    assert kinds == {True, False}


def test_copies_and_pickles_go_their_own_way() -> None:
    rng = np.random.RandomState(3)
    state = load("great_race", 2).new_initial_state()
    for _ in range(STEPS):
        go_on(state, rng)
    copies = [state.clone(), state.child(state.legal_actions()[0]), pickle.loads(pickle.dumps(state))]
    before = [str(state), state.information_state_string(0)]
    assert [str(copies[0]), copies[0].information_state_string(0)] == before
    assert [str(copies[2]), copies[2].information_state_string(0)] == before
    assert str(copies[1]) != before[0]
    for copy in copies:
        for _ in range(9):
            go_on(copy, rng)
    assert [str(state), state.information_state_string(0)] == before


def test_parameters_are_players_and_options() -> None:
    game = pyspiel.load_game("python_aerodrome_control_tower(players=3,half_width=2)")
    assert game.num_players() == 3
    rules = find("control_tower").rules(3, {"half_width": 2})
    assert game.num_distinct_actions() == rules.actions.size
    assert fingerprint(game.new_initial_state().position.state) == fingerprint(rules.setup([[], [], []]))
    with pytest.raises(Exception, match="is for 2 to 4 seats, not 9"):
        pyspiel.load_game("python_aerodrome_control_tower(players=9)")


def test_observers_give_named_parts() -> None:
    game = load("control_tower", 2)
    state = game.new_initial_state()
    rng = np.random.RandomState(3)
    while state.is_chance_node():
        go_on(state, rng)
    for wanted in (None, INFO_STATE_OBS_TYPE):
        observer = make_observation(game, wanted)
        observer.set_from(state, 0)
        assert list(observer.dict)[:2] == ["question", "turn"]
        assert observer.dict["goal"].sum() == 1
        assert observer.tensor.tolist() == state.observation_tensor(0)
        assert "options: " in observer.string_from(state, state.current_player())
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"size": 3})
    with pytest.raises(ValueError, match="what one player knows"):
        game.make_py_observer(pyspiel.IIGObservationType(False, True, pyspiel.PrivateInfoType.NONE))


def test_python_ends_well_after_it() -> None:
    program = "import pyspiel, aerodrome.envs.spiel; pyspiel.load_game('python_aerodrome_control_tower')"
    done = subprocess.run([sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
