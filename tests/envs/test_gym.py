"""Gymnasium's own check, and what it does not ask: who sits where, what opponents do, answers that are no option."""

from __future__ import annotations

import subprocess
import sys
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from aerodrome.bots import levels
from aerodrome.bots.bot import Bot
from aerodrome.envs.gym import SeatEnv, identifier
from aerodrome.games import find, names
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import fingerprint
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import Match

from .conftest import GAMES


def finish(env: SeatEnv, rng: Rng) -> tuple[float, bool]:
    """Play the game on at random; what the learner gets, and whether the end came as an end."""
    while True:
        options = np.flatnonzero(env.action_masks())
        _, reward, over, cut, _ = env.step(int(options[rng.below(len(options))]))
        if over or cut:
            return reward, over and not cut
        assert reward == 0


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_check_env(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        made = gymnasium.make(identifier(game), seats=seats, opponents="random", render_mode="ansi")
        check_env(made.unwrapped)


def test_ids_are_there_for_whoever_names_the_module() -> None:
    program = "import gymnasium; print(gymnasium.make('aerodrome.envs.gym:aerodrome/ControlTower-v0').spec.id)"
    done = subprocess.run([sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout == "aerodrome/ControlTower-v0\n", done.stderr
    assert {f"aerodrome/{n}" for n in ("AirRacing-v0", "GreatRace-v0")} <= set(gymnasium.registry)
    assert all(identifier(name) in gymnasium.registry for name in names())


class Learner(Bot):
    """Answers a match as `finish` answers an environment."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, mine: object, legal: list[int]) -> int:
        return legal[self.rng.below(len(legal))]


@pytest.mark.parametrize(("game", "opponents"), [("control_tower", ("cadet", "pilot")), ("great_race", ("random",))])
def test_opponents_play_as_they_do_in_a_match(game: str, opponents: tuple[str, ...]) -> None:
    env = SeatEnv(game, 3, opponents=opponents, seat=1)
    env.reset(seed=11)
    reward, ended = finish(env, Rng(5))
    match = Match(find(game), 3, seed="11", quiet=True)
    named = opponents * (2 // len(opponents))
    bots = [levels.make(named[1], match, 0), Learner(Rng(5)), levels.make(named[0], match, 2)]
    levels.play(match, bots)
    assert ended
    assert reward == match.returns()[1]
    assert fingerprint(env.episode.state) == fingerprint(match.state)


def test_the_learner_changes_seats_unless_one_is_given() -> None:
    env = SeatEnv("control_tower", 3)
    seats = [env.reset(seed=4)[1]["seat"], *[env.reset()[1]["seat"] for _ in range(3)]]
    assert seats == [0, 1, 2, 0]
    assert env.reset(seed=5)[1]["seat"] == 0
    fixed = SeatEnv("control_tower", 3, seat=2)
    assert [fixed.reset()[1]["seat"] for _ in range(3)] == [2, 2, 2]
    assert fixed.episode.seat == 2


def test_masks_are_the_options() -> None:
    env = SeatEnv("control_tower", seat=1)
    _, info = env.reset(seed=4)
    for _ in range(20):
        options = np.flatnonzero(env.action_masks()).tolist()
        assert options == env.episode.legal == np.flatnonzero(info["action_mask"]).tolist()
        assert env.action_masks().dtype == np.bool_
        _, _, _, _, info = env.step(np.int64(options[-1]))


@pytest.mark.parametrize("answer", [-1, 10_000, "closed"])
def test_an_answer_that_is_no_option_ends_the_game(answer: int | str) -> None:
    env = SeatEnv("control_tower")
    env.reset(seed=4)
    before = fingerprint(env.episode.state)
    wrong = int(np.flatnonzero(~env.action_masks())[0]) if isinstance(answer, str) else answer
    _, reward, over, cut, info = env.step(wrong)
    assert (reward, over, cut) == (-1.0, True, False)
    assert "has no option" in info["illegal"]
    assert not info["action_mask"].any()
    assert fingerprint(env.episode.state) == before
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset()
    assert env.action_masks().any()


def test_it_waits_for_reset_and_for_whole_numbers() -> None:
    env = SeatEnv("control_tower", render_mode="ansi")
    for use in (lambda: env.step(0), env.action_masks, env.render, env.saved):
        with pytest.raises(ResetNeeded, match="call reset"):
            use()
    env.reset(seed=1)
    with pytest.raises(TypeError):
        env.step(0.5)  # type: ignore[arg-type]
    finish(env, Rng(1))
    with pytest.raises(ResetNeeded, match="the game is over"):
        env.step(0)


def test_it_draws_what_the_learner_may_know() -> None:
    env = SeatEnv("control_tower", seat=0, render_mode="ansi")
    env.reset(seed=3)
    drawn = env.render()
    env.episode.state = env.rules.imagine(env.rules.redact(env.episode.state, 0), Rng(2))
    assert env.render() == drawn
    assert drawn
    assert "seat_1" in drawn


def test_bad_setups_are_refused_with_a_reason() -> None:
    with pytest.raises(BadSetup, match="there is no bot 'grandmaster'"):
        SeatEnv("control_tower", opponents="grandmaster")
    with pytest.raises(BadSetup, match="3 seats leave room for 2 opponents, not 3"):
        SeatEnv("control_tower", 3, opponents=("cadet", "cadet", "cadet"))
    with pytest.raises(BadSetup, match="the learner's seat is 0 to 1, not 2"):
        SeatEnv("control_tower", seat=2)
    with pytest.raises(BadSetup, match="render mode"):
        SeatEnv("control_tower", render_mode="human")


def test_a_library_that_is_not_installed_is_named_with_its_extra() -> None:
    program = """
import sys
from aerodrome.kernel.game import BadSetup
sys.modules.update(dict.fromkeys(["gymnasium", "pettingzoo", "pyspiel"]))
for name in ("aec", "gym", "vector", "spiel"):
    try:
        __import__(f"aerodrome.envs.{name}")
    except BadSetup as error:
        print(name, str(error).split(": ")[1])
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    needed = [("aec", "rl"), ("gym", "rl"), ("vector", "rl"), ("spiel", "openspiel")]
    assert done.stdout.splitlines() == [f"{name} pip install 'aerodrome[{extra}]'" for name, extra in needed]
