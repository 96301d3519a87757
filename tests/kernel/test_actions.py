"""Actions: dense ints inside, stable words outside."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.kernel.actions import Actions, UnknownAction
from aerodrome.kernel.game import Game
from tables import GAMES

DOMAINS = {"aircraft": ["1", "2", "3"], "way": ["forward", "back"]}
ACTIONS = Actions(["end", "move aircraft way", "hold aircraft"], DOMAINS)

WORDS = st.lists(st.text("abcdef", min_size=1, max_size=3), min_size=1, max_size=4, unique=True)


def test_ids_are_dense_and_in_the_order_of_the_lines() -> None:
    assert ACTIONS.size == 10
    assert ACTIONS.kinds == ["end", "move", "hold"]
    assert ACTIONS.first == {"end": 0, "move": 1, "hold": 7}
    assert [ACTIONS.text(x) for x in range(10)] == [
        "end",
        "move 1 forward",
        "move 1 back",
        "move 2 forward",
        "move 2 back",
        "move 3 forward",
        "move 3 back",
        "hold 1",
        "hold 2",
        "hold 3",
    ]


def test_kind_and_arguments() -> None:
    assert [ACTIONS.kind(x) for x in (0, 1, 6, 7, 9)] == ["end", "move", "move", "hold", "hold"]
    assert [ACTIONS.args(x) for x in (0, 1, 4, 9)] == [[], [0, 0], [1, 1], [2]]
    assert ACTIONS.arguments["move"] == ["aircraft", "way"]


def test_spaces_do_not_matter() -> None:
    assert ACTIONS.parse("  move  2   back ") == 4


@given(st.dictionaries(st.sampled_from(["one", "two", "three"]), WORDS, min_size=3))
def test_words_and_numbers_are_the_same_for_any_domains(domains: dict[str, list[str]]) -> None:
    actions = Actions(["stop", "put one two", "lift three", "turn one two three"], domains)
    assert [actions.parse(actions.text(x)) for x in range(actions.size)] == list(range(actions.size))
    for x in range(actions.size):
        kind, words = actions.kind(x), actions.text(x).split()[1:]
        assert words == [domains[d][i] for d, i in zip(actions.arguments[kind], actions.args(x), strict=True)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_words_and_numbers_are_the_same_for_whole_games(game: Game) -> None:
    for seats, options in game.setups():
        actions = game.rules(seats, options).actions
        assert [actions.parse(actions.text(x)) for x in range(actions.size)] == list(range(actions.size))


@pytest.mark.parametrize(
    ("text", "kind", "message"),
    [
        ("fly 1", "", "the kinds are end, move, hold"),
        ("", "", "the kinds are end, move, hold"),
        ("End", "", "the kinds are end, move, hold"),
        ("end now", "", "'end' takes no words after it"),
        ("move 1", "", "'move' takes aircraft (1|2|3), then way (forward|back)"),
        ("move 4 back", "", "'move' takes aircraft"),
        ("hold 1 2", "", "'hold' takes aircraft (1|2|3)"),
        ("hold back", "hold", "'hold' takes aircraft (1|2|3)"),
        ("move back 1", "move", "'move' takes aircraft (1|2|3), then way (forward|back)"),
    ],
)
def test_what_is_no_action_is_told(text: str, kind: str, message: str) -> None:
    """The kind is named where each word is one of the game's, only not there."""
    with pytest.raises(UnknownAction) as caught:
        ACTIONS.parse(text)
    assert repr(text) in str(caught.value)
    assert message in str(caught.value)
    assert caught.value.kind == kind


def test_no_two_actions_have_the_same_words() -> None:
    with pytest.raises(ValueError, match="same words"):
        Actions(["hold aircraft", "hold aircraft"], DOMAINS)


def test_a_line_names_known_domains() -> None:
    with pytest.raises(KeyError, match="runway"):
        Actions(["land runway"], DOMAINS)
