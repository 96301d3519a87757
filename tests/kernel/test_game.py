"""A game's entry: seats, options and what it says of wrong ones."""

from __future__ import annotations

from dataclasses import replace

import pytest

from aerodrome.games import find, names
from aerodrome.kernel.game import BadSetup, Game, Option
from tables import GAMES, TOWER
from toy import TOY

CREWS, ROUNDS = TOY.options


def test_an_option_is_given_as_a_number_or_as_its_word() -> None:
    assert ROUNDS.parse(2) == ROUNDS.parse("2") == 2
    assert CREWS.parse(1) == CREWS.parse("pairs") == 1
    assert [CREWS.word(value) for value in CREWS.values()] == ["alone", "pairs"]
    assert [ROUNDS.word(value) for value in ROUNDS.values()] == ["1", "2", "3"]


def test_names_begin_at_the_lowest_value() -> None:
    option = Option("wind", 3, 2, 4, ("calm", "breeze", "gale"))
    assert [option.parse(word) for word in option.names] == [2, 3, 4]
    assert option.word(option.default) == "breeze"


@pytest.mark.parametrize("value", [0, 4, "4", "three", "", " 2", None, 2.5, True, [2], {}])
def test_a_value_that_the_option_does_not_have(value: object) -> None:
    with pytest.raises(BadSetup) as caught:
        ROUNDS.parse(value)
    assert str(caught.value) == f"option 'rounds' is one of 1, 2, 3, not {value!r}"


@pytest.mark.parametrize("value", ["1", "Pairs", 2, False])
def test_a_named_option_tells_its_names(value: object) -> None:
    with pytest.raises(BadSetup) as caught:
        CREWS.parse(value)
    assert str(caught.value) == f"option 'crews' is one of alone, pairs, not {value!r}"


def test_options_not_given_have_their_defaults() -> None:
    assert TOY.rules(2).options == {"crews": 0, "rounds": 3}
    assert TOY.rules(4, {"crews": "pairs"}).options == {"crews": 1, "rounds": 3}
    assert TOWER.rules(2, {"half_width": "3"}).options == {"half_width": 3}


def test_options_given_are_not_changed() -> None:
    given: dict[str, object] = {"rounds": 1}
    TOY.rules(2, given)
    assert given == {"rounds": 1}


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_number_of_seats_that_the_game_does_not_have(seats: int) -> None:
    with pytest.raises(BadSetup) as caught:
        TOWER.rules(seats)
    assert str(caught.value) == f"control_tower is for 2 to 4 seats, not {seats}"


def test_an_option_that_the_game_does_not_have() -> None:
    with pytest.raises(BadSetup) as caught:
        TOY.rules(2, {"rounds": 1, "wind": 2})
    assert str(caught.value) == "short_final has no option 'wind'; its options: crews, rounds"
    with pytest.raises(BadSetup, match="its options: none"):
        replace(TOY, options=()).rules(2, {"wind": 2})


def test_options_that_do_not_go_together() -> None:
    with pytest.raises(BadSetup) as caught:
        TOY.rules(3, {"crews": "pairs"})
    assert str(caught.value) == "short_final: pairs are for 4 seats"
    assert TOY.rules(4, {"crews": "pairs"}).teams == [0, 1, 0, 1]
    assert TOY.rules(4).teams == [0, 1, 2, 3]


def test_setups_are_the_defaults_and_each_other_value() -> None:
    assert TOWER.setups() == [(seats, {"half_width": width}) for seats in (2, 3, 4) for width in (2, 3)]
    assert TOY.setups() == [
        (2, {"crews": 0, "rounds": 3}),
        (2, {"crews": 0, "rounds": 1}),
        (2, {"crews": 0, "rounds": 2}),
        (3, {"crews": 0, "rounds": 3}),
        (3, {"crews": 0, "rounds": 1}),
        (3, {"crews": 0, "rounds": 2}),
        (4, {"crews": 0, "rounds": 3}),
        (4, {"crews": 1, "rounds": 3}),
        (4, {"crews": 0, "rounds": 1}),
        (4, {"crews": 0, "rounds": 2}),
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_setup_can_be_made(game: Game) -> None:
    for seats, options in game.setups():
        rules = game.rules(seats, options)
        assert rules.seats == seats
        assert rules.options == options


def test_games_are_found_by_name() -> None:
    assert "control_tower" in names()
    assert find("control_tower") is find(" Control Tower ") is find("control-tower") is TOWER
    with pytest.raises(BadSetup, match=r"no game 'short_final'; there are .*control_tower"):
        find("short_final")
