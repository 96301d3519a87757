"""States made of pieces: copied, pickled and saved whole, also those of an earlier shape."""

from __future__ import annotations

import json
import pickle
from copy import deepcopy
from typing import Any

import pytest

from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import dump, fingerprint, load
from aerodrome.kernel.game import Game
from aerodrome.kernel.save import restore, save
from aerodrome.kernel.state import State
from tables import GAMES, answer_at_random, find_either, played
from test_save import sealed_again
from toy import TOY

COLUMNS = {"stock": ["stock"], "hands": ["hand"], "hands_known": ["known"]}
LANES = {name: ["approaches", name] for name in ("kept", "laid", "shown")}


def in_columns(position: dict[str, Any]) -> dict[str, Any]:
    """A position of the toy as its first edition saved it: a list for each thing of a pilot, and no shape."""
    old = {name: value for name, value in position.items() if name not in ("shape", "pilots")}
    for column, path in {**COLUMNS, **LANES}.items():
        things = position["pilots"]
        for name in path:
            things = [thing[name] for thing in things]
        old[column] = things
    return old


@pytest.mark.parametrize("answers", [0, 4, 11, 30])
def test_a_position_of_an_older_shape_is_the_same_position(answers: int) -> None:
    match = played(TOY, 3, 5, answers)
    old = in_columns(dump(match.state))
    assert "pilots" not in old
    assert dump(load(TOY, match.rules, old)) == dump(match.state)


@pytest.mark.parametrize("edition", [1, 0])
def test_a_saved_match_of_an_older_shape_goes_on(edition: int) -> None:
    """Whether its log is played again, or was played by other rules."""
    match = played(TOY, 3, 6, 9)
    data = json.loads(save(match))
    data.update(position=in_columns(data["position"]), rules=edition)
    again, _ = restore(sealed_again(data), find_either)
    assert fingerprint(again.state) == fingerprint(match.state)
    rngs = [Rng(2), Rng(2)]
    while not match.over:
        for each, rng in zip((match, again), rngs, strict=True):
            answer_at_random(each, rng)
    assert dump(again.state) == dump(match.state)


def test_a_position_of_a_later_shape_is_refused() -> None:
    match = played(TOY, 3, 5, 4)
    with pytest.raises(ValueError, match="has shape 3; this version knows 1 to 2"):
        load(TOY, match.rules, {**dump(match.state), "shape": 3})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("copying", [State.clone, deepcopy, lambda s: pickle.loads(pickle.dumps(s))])
def test_a_copy_of_a_state_goes_its_own_way(copying: Any, game: Game) -> None:
    match = played(game, 3, 8, 7)
    before = dump(match.state)
    copy = copying(match.state)
    assert dump(copy) == before
    rng = Rng(4)
    while copy.todo:
        step = copy.todo[-1]
        options = step.legal(copy) if step.who >= 0 else [0]
        match.rules.play(copy, options[rng.below(len(options))])
    assert dump(match.state) == before
    assert dump(copy) != before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_copy_shares_no_piece(game: Game) -> None:
    state: Any = played(game, 3, 8, 7).state
    name = "pilots" if game is TOY else "players"
    for one, other in zip(getattr(state, name), getattr(state.clone(), name), strict=True):
        assert one is not other
        assert one.hand is not other.hand
