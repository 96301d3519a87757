"""PettingZoo's own tests, and what they do not ask: seeds, rewards, answers that are no option."""

from __future__ import annotations

import re
import warnings
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from aerodrome.envs.aec import MatchEnv, env
from aerodrome.games import find, names
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import fingerprint
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.save import restore

from .conftest import FEW, GAMES

CYCLES = 100  # for each agent; the games of two end within it or not
# What api_test says to every observation that is a dict, unless its environment is in its own list of names.
TOLD_TO_DICTS = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}


def finish(table: MatchEnv, seed: int) -> dict[str, float]:
    """Play a game at random; what each agent got."""
    rng, got = np.random.default_rng(seed), dict.fromkeys(table.possible_agents, 0.0)
    table.reset(seed=seed)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        got[agent] += reward
        table.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
    return got


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_api_test(game: str, seats: int) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(env(game, seats), num_cycles=CYCLES)
    assert {str(each.message) for each in caught} == TOLD_TO_DICTS


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_seed_test(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        seed_test(lambda: env(game, seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_a_game_of_a_seed_is_the_match_of_that_seed(game: str, seats: int) -> None:
    table = env(game, seats)
    got = finish(table, 7)
    match, _ = restore(table.saved(), find)
    assert match.over
    assert match.seed == "7"
    assert list(got.values()) == match.returns()
    assert any(got.values())
    assert fingerprint(match.state) == fingerprint(table.episode.state)
    again = env(game, seats)
    assert finish(again, 7) == got
    assert again.saved() == table.saved()


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_after_the_end_all_agents_go_in_the_order_of_their_seats(game: str, seats: int) -> None:
    table, rng = env(game, seats), np.random.default_rng(5)
    table.reset(seed=5)
    gone = []
    for agent in table.agent_iter():
        seen, _, over, _, _ = table.last()
        gone += [agent] if over else []
        table.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
    assert gone == table.possible_agents


def test_without_a_seed_each_game_is_another_one() -> None:
    table = env("control_tower")
    table.reset(seed=1)
    seeds = [table.episode.seed]
    for _ in range(3):
        table.reset()
        seeds.append(table.episode.seed)
    assert len(set(seeds)) == 4
    table.reset(seed=1)
    table.reset()
    assert table.episode.seed == seeds[1]


@pytest.mark.parametrize("answer", [-1, 10_000, "closed"])
def test_an_answer_that_is_no_option_ends_the_game(answer: int | str) -> None:
    table = env("control_tower", 3)
    table.reset(seed=3)
    seen, _, _, _, _ = table.last()
    agent = table.agent_selection
    before = fingerprint(table.episode.state)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0]) if isinstance(answer, str) else answer
    table.step(wrong)
    assert fingerprint(table.episode.state) == before
    assert table.rewards == {each: -1.0 if each == agent else 0.0 for each in table.possible_agents}
    assert all(table.terminations.values())
    assert all(table.truncations.values())
    assert "has no option" in table.infos[agent]["illegal"]
    assert [info for each, info in table.infos.items() if each != agent] == [{}, {}]
    for _ in table.possible_agents:
        assert not table.last()[0]["action_mask"].any()
        table.step(None)
    assert table.agents == []
    with pytest.raises(RuntimeError, match="call reset"):
        table.step(0)


def test_what_cannot_be_an_answer_is_an_error_and_changes_nothing() -> None:
    table = env("control_tower")
    with pytest.raises(RuntimeError, match="call reset"):
        table.step(0)
    with pytest.raises(RuntimeError, match="call reset"):
        table.last()
    table.reset(seed=3)
    before = fingerprint(table.episode.state)
    for nothing in (None, 1.5, "move 1 left"):
        with pytest.raises(TypeError):
            table.step(nothing)  # type: ignore[arg-type]
    assert fingerprint(table.episode.state) == before
    assert table.agents == table.possible_agents


def test_only_the_agent_that_is_asked_may_answer() -> None:
    table = env("control_tower", 3)
    table.reset(seed=3)
    allowed = [table.observe(agent)["action_mask"].sum() for agent in table.agents]
    assert allowed[table.episode.seat] == len(table.episode.legal)
    assert sum(allowed) == len(table.episode.legal)


def test_observations_belong_to_whoever_got_them() -> None:
    table = env("control_tower")
    table.reset(seed=3)
    first = table.last()[0]
    kept = {name: array.copy() for name, array in first.items()}
    table.step(int(np.flatnonzero(first["action_mask"])[0]))
    assert all(np.array_equal(first[name], kept[name]) for name in kept)
    first["observation"][:] = 0
    assert table.observe("seat_0")["observation"].any()


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_it_draws_what_the_agent_may_know(game: str, seats: int) -> None:
    table = env(game, seats, render_mode="ansi")
    table.reset(seed=5)
    drawn = table.render()
    assert drawn
    assert "seat_1" in drawn
    hidden = table.rules.imagine(table.rules.redact(table.episode.state, table.episode.seat), Rng(9))
    table.episode.state = hidden
    assert table.render() == drawn
    assert env(game, seats).render() is None


def test_at_the_end_it_draws_what_all_may_see() -> None:
    table = env("control_tower", render_mode="ansi")
    finish(table, 5)
    drawn = table.render()
    assert drawn
    assert "seat_0" in drawn


def test_bad_setups_are_refused_with_a_reason() -> None:
    with pytest.raises(BadSetup, match="is for 2 to 4 seats, not 5"):
        env("control_tower", 5)
    with pytest.raises(BadSetup, match="no option 'width'"):
        env("control_tower", options={"width": 3})
    with pytest.raises(BadSetup, match="there is no game 'chess'"):
        env("chess")
    with pytest.raises(BadSetup, match="render mode"):
        env("control_tower", render_mode="human")


def test_the_documents_tell_the_sizes() -> None:
    page = Path(__file__).parents[2] / "docs" / "environments.md"
    told = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \| (\d+) \|$", page.read_text(encoding="utf-8"), re.MULTILINE)
    tables = [env(name, seats) for name in names() for seats in range(find(name).fewest, find(name).most + 1)]
    found = [(each.game.name, each.rules.seats, each.encoder.size, each.rules.actions.size) for each in tables]
    assert [(name, *map(int, numbers)) for name, *numbers in told] == found


def test_options_change_the_game() -> None:
    small, large = env("control_tower", options={"half_width": 2}), env("control_tower", options={"half_width": 3})
    assert small.encoder.size < large.encoder.size
