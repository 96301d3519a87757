"""Positions of 0.7.0 open, hold what they held, and go on; what is no position is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from aerodrome.games import find
from aerodrome.games.control_tower import GAME
from aerodrome.games.control_tower.state import Sky
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import dump, load
from aerodrome.kernel.match import Match
from aerodrome.kernel.save import restore

from .arrange import assert_sound, position, tower

OLD = Path(__file__).parents[2] / "old" / "v0_7_0"
SAVES = ["base", "begun", "middle", "over"]
UNCHANGED = ["first", "turns", "idle", "place", "on", "storms", "deck", "pile", "undealt", "winners"]


def saved(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((OLD / f"control_tower-{name}.json").read_text(encoding="utf-8"))
    return data


def loaded(old: dict[str, Any]) -> Sky:
    s = load(GAME, tower(len(old["hands"])), old)
    assert isinstance(s, Sky)
    return s


@pytest.mark.parametrize("name", SAVES)
def test_a_saved_game_of_0_7_0_opens_and_goes_on_to_the_end(name: str) -> None:
    match, _ = restore((OLD / f"control_tower-{name}.json").read_text(encoding="utf-8"), find)
    rng = Rng(1)
    assert dump(match.state) == dump(loaded(saved(name)["position"])), "the log leads to the position"
    while not match.over:
        seat = match.asked()[0]
        legal = match.legal(seat)
        match.answer(seat, legal[rng.below(len(legal))])
    assert 1 in match.ranks()


@pytest.mark.parametrize("name", SAVES)
def test_every_field_of_0_7_0_is_found_where_it_belongs(name: str) -> None:
    old = saved(name)["position"]
    s = loaded(old)
    assert_sound(tower(2), s)
    assert [getattr(s, field) for field in UNCHANGED] == [old[field] for field in UNCHANGED]
    assert [player.hand for player in s.players] == old["hands"]
    assert [player.goal for player in s.players] == [[goal] for goal in old["goals"]]
    assert [int(player.technical_return) for player in s.players] == old["returns"]
    assert [s.turn.moves, s.turn.cards, s.turn.movement_cards] == [old["moves"], old["cards"], old["movement"]]
    assert s.held == [each == 1 for each in old["held"]]
    assert [[type(step).__name__, *_numbers(step)] for step in s.todo] == old["todo"]
    named = {*UNCHANGED, "hands", "goals", "returns", "moves", "cards", "movement", "held", "todo"}
    assert named == set(old), "no field is forgotten"


def _numbers(step: Any) -> list[int]:
    return [step.who if step.who >= 0 else step.seat]


def test_a_position_of_0_7_0_from_before_the_deal_opens() -> None:
    """No seat had a Goal card then."""
    old = {**saved("begun")["position"], "todo": [["ChooseStart"], ["ShuffleEvents"], ["DealGoals"]], "goals": []}
    assert [player.goal for player in loaded(old).players] == [[], []]


def spoilt(**changes: Any) -> dict[str, Any]:
    return {**dump(position()), **changes}


TURN = dump(position())["turn"]
PLAYER = dump(position())["players"][0]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"turn": {**TURN, "piece": "Tower"}}, "'turn' of the position is .* which is no piece of the game"),
        ({"turn": {"piece": "Turn", "moves": 1}}, "'turn' of the position is .* which is no piece of the game"),
        ({"turn": {**TURN, "moves": "1"}}, "'turn.moves' of the position is '1'"),
        ({"turn": PLAYER}, "'turn' of the position is"),
        ({"players": [{**PLAYER, "technical_return": 1}]}, "'players.technical_return' of the position is 1"),
        ({"held": [0] * 10}, "'held' of the position is 0"),
        ({"place": None}, "'place' of the position is None"),
        ({"first": None}, "'first' of the position is None"),
        ({"shape": 99}, "the position has shape 99"),
        ({"todo": [["Fly", 0]]}, "unknown step 'Fly'"),
    ],
)
def test_what_is_no_position_of_today_is_refused(changes: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        load(GAME, tower(), spoilt(**changes))


@pytest.mark.parametrize("field", [field for field in dump(position()) if field not in ("todo", "shape")])
def test_a_position_without_a_field_is_refused(field: str) -> None:
    rest = {name: value for name, value in dump(position()).items() if name != field}
    with pytest.raises(ValueError, match=f"'{field}' of the position is missing"):
        load(GAME, tower(), rest)


def test_a_position_of_today_has_a_shape_and_comes_back_as_it_was() -> None:
    s = position(aircraft={1: "c3"}, held=[1], storms=["e4"], hands=[["storm"]], moves=1)
    assert dump(s)["shape"] == 2
    assert dump(load(GAME, tower(), dump(s))) == dump(s)


def test_a_clone_shares_nothing_that_changes() -> None:
    """Holds, Storms and winners are replaced, so that clones may share them."""
    match, rng = Match(GAME, 3, seed="clones", quiet=True), Rng(3)
    while not match.over:
        before, copy = dump(match.state), match.state.clone()
        seat = match.asked()[0]
        legal = match.legal(seat)
        match.answer(seat, legal[rng.below(len(legal))])
        assert dump(copy) == before
