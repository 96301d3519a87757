"""The actions of Control Tower: their numbers inside and their words outside."""

from __future__ import annotations

from collections import Counter

import pytest

from aerodrome.games.control_tower import actions as numbers
from aerodrome.kernel.actions import UnknownAction

from .arrange import airspace, tower


@pytest.mark.parametrize(("half_width", "size", "spaces"), [(2, 176, 27), (3, 204, 41)])
def test_the_size_of_the_action_space(half_width: int, size: int, spaces: int) -> None:
    """CTL-R25: the wide field has more spaces for Storm and Clear sky."""
    actions = tower(half_width=half_width).actions
    assert actions.size == size
    assert Counter(actions.kind(x) for x in range(size)) == {
        "end": 1,
        "move": 40,
        "extra": 30,
        "diagonal": 20,
        "pass": 5,
        "hold": 10,
        "discard": 6,
        "storm": spaces,
        "clear": spaces,
        "return": 10,
    }


@pytest.mark.parametrize("half_width", [2, 3])
def test_words_and_numbers_are_the_same_thing(half_width: int) -> None:
    actions = tower(half_width=half_width).actions
    assert [actions.parse(actions.text(x)) for x in range(actions.size)] == list(range(actions.size))


@pytest.mark.parametrize("half_width", [2, 3])
def test_the_first_number_of_each_kind(half_width: int) -> None:
    """The rules count with these numbers, the table of actions makes them."""
    air = airspace(half_width)
    assert tower(half_width=half_width).actions.first == {
        "end": numbers.END,
        "move": numbers.MOVE,
        "extra": numbers.EXTRA,
        "diagonal": numbers.DIAGONAL,
        "pass": numbers.SWAP,
        "hold": numbers.HOLD,
        "discard": numbers.DISCARD,
        "storm": numbers.BLOCK,
        "clear": numbers.clear_first(air),
        "return": numbers.return_first(air),
    }


@pytest.mark.parametrize(
    ("words", "x"),
    [
        ("end", 0),
        ("move 1 forward", numbers.MOVE),
        ("move 3 back", numbers.MOVE + 4 * 2 + numbers.BACK),
        ("extra 10 right", numbers.EXTRA + 3 * 9 + numbers.RIGHT),
        ("diagonal 2 left", numbers.DIAGONAL + 2 * 1),
        ("diagonal 2 right", numbers.DIAGONAL + 2 * 1 + 1),
        ("pass 5", numbers.SWAP + 4),
        ("hold 6", numbers.HOLD + 5),
        ("discard clear_sky", numbers.DISCARD + 5),
        ("storm a0", numbers.BLOCK),
        ("clear a0", numbers.BLOCK + 27),
        ("return 1", numbers.BLOCK + 2 * 27),
    ],
)
def test_the_words_of_actions(words: str, x: int) -> None:
    assert tower().actions.parse(words) == x
    assert tower().actions.text(x) == words


@pytest.mark.parametrize("words", ["", "land 1", "move", "move 11 forward", "move 1 up", "return 0", "end now"])
def test_other_words_are_no_action(words: str) -> None:
    with pytest.raises(UnknownAction):
        tower().actions.parse(words)
