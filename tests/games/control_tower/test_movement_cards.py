"""CTL-6.1 to CTL-6.7: Extra move, Extra diagonal move and Pass."""

from __future__ import annotations

import pytest

from aerodrome.games.control_tower import GAME
from aerodrome.testing.scenario import ScriptedMatch

from .arrange import position, where, words


@pytest.mark.rule("CTL-6.1")
@pytest.mark.parametrize(
    ("aircraft", "card", "to"),
    [
        ({}, "extra 1 left", "b0"),
        ({1: "c3"}, "extra 1 forward", "c4"),
        ({1: "c3"}, "extra 1 left", "b3"),
        ({1: "c3"}, "extra 1 right", "d3"),
        ({1: "c5"}, "extra 1 forward", "landed"),
    ],
)
def test_an_extra_move_departs_flies_or_lands(aircraft: dict[int, str], card: str, to: str) -> None:
    """CTL-R18: only backward is excluded."""
    with ScriptedMatch(GAME, 2, position=position(aircraft=aircraft, hands=[["extra_move"]])) as table:
        table.says(0, card)
        assert where(table.state, 1) == to
        table.asks(0)


@pytest.mark.rule("CTL-6.1")
def test_an_extra_move_never_goes_backward() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "b6"}, hands=[["extra_move"]])) as table:
        table.refuses(0, "extra 1 back", "CTL-6.1")
        assert [option for option in table.options(0, "extra") if option.split()[1] == "1"] == ["extra 1 left"]
        assert "move 1 back" in table.options(0, "move")


@pytest.mark.rule("CTL-6.1", "CTL-2.2")
def test_an_extra_move_offers_what_an_ordinary_move_offers() -> None:
    scattered = {1: "b1", 2: "d1", 3: "a3", 4: "c3", 5: "e3", 6: "b5", 7: "d5", 8: "a0", 9: "c2", 10: "e2"}
    with ScriptedMatch(GAME, 2, position=position(aircraft=scattered, hands=[["extra_move"]])) as table:
        ordinary = [option for option in table.options(0, "move") if not option.endswith("back")]
        assert {option.split()[1] for option in ordinary} == {str(number) for number in scattered}
        assert table.options(0, "extra") == [option.replace("move", "extra") for option in ordinary]


@pytest.mark.rule("CTL-6.1")
def test_an_extra_move_needs_an_empty_space() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c3", 6: "c4"}, hands=[["extra_move"]])) as table:
        table.refuses(0, "extra 1 forward", "CTL-4.10")


@pytest.mark.rule("CTL-6.2")
@pytest.mark.parametrize(
    ("number", "side", "to"),
    [(1, "left", "b4"), (1, "right", "d4"), (6, "left", "b2"), (6, "right", "d2")],
)
def test_a_diagonal_step_is_one_row_forward_and_one_column_aside(number: int, side: str, to: str) -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={number: "c3"}, hands=[["diagonal_move"]])) as table:
        table.says(0, f"diagonal {number} {side}")
        assert where(table.state, number) == to
        table.asks(0)


@pytest.mark.rule("CTL-6.2")
def test_a_diagonal_step_needs_an_empty_end_space() -> None:
    start = position(aircraft={1: "c3", 6: "b4"}, storms=["d4"], hands=[["diagonal_move"]])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.refuses(0, "diagonal 1 left", "CTL-4.10")
        table.refuses(0, "diagonal 1 right", "CTL-4.10")
        assert table.options(0, "diagonal") == ["diagonal 6 left"]


@pytest.mark.rule("CTL-6.2")
def test_only_aircraft_of_the_field_step_diagonally() -> None:
    with ScriptedMatch(GAME, 2, position=position(landed=[2], hands=[["diagonal_move"]])) as table:
        table.refuses(0, "diagonal 1 left", "CTL-6.2")
        table.refuses(0, "diagonal 2 left", "CTL-6.2")


@pytest.mark.rule("CTL-6.3")
def test_a_diagonal_step_passes_between_two_blocked_spaces() -> None:
    """CTL-R28."""
    start = position(aircraft={1: "c3", 6: "c4"}, storms=["d3"], hands=[["diagonal_move"]])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(0, "diagonal 1 right")
        assert where(table.state, 1) == "d4"
        table.asks(0)


@pytest.mark.rule("CTL-6.4")
def test_a_diagonal_step_never_lands() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "b5", 6: "d1"}, hands=[["diagonal_move"]])) as table:
        table.refuses(0, "diagonal 1 right", "CTL-6.4")
        table.refuses(0, "diagonal 6 left", "CTL-6.4")
        assert table.options(0, "diagonal") == ["diagonal 1 left", "diagonal 6 right"]


@pytest.mark.rule("CTL-6.4")
def test_from_the_arrival_zone_a_diagonal_step_goes_beside_the_airport() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c5"}, hands=[["diagonal_move"]])) as table:
        table.says(0, "diagonal 1 left")
        assert where(table.state, 1) == "b6"
        table.asks(0)


@pytest.mark.rule("CTL-6.4")
def test_a_diagonal_step_never_leaves_the_field() -> None:
    start = position(aircraft={1: "a3", 2: "e6", 6: "e3", 7: "a0"}, hands=[["diagonal_move"]])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.refuses(0, "diagonal 1 left", "CTL-6.4")
        table.refuses(0, "diagonal 2 left", "CTL-6.4")
        table.refuses(0, "diagonal 6 right", "CTL-6.4")
        table.refuses(0, "diagonal 7 right", "CTL-6.4")
        assert table.options(0, "diagonal") == ["diagonal 1 right", "diagonal 6 left"]


@pytest.mark.rule("CTL-6.4")
def test_a_diagonal_step_never_goes_backward() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "e6"}, hands=[["diagonal_move"]])) as table:
        table.refuses(0, "diagonal 1 back", "CTL-6.4")
        assert table.options(0, "diagonal") == []


@pytest.mark.rule("CTL-6.5")
@pytest.mark.parametrize("card", ["extra 1 forward", "diagonal 1 left"])
def test_extra_moves_do_not_replace_the_two_moves(card: str) -> None:
    start = position(aircraft={1: "b1"}, hands=[["extra_move", "diagonal_move"]], returned=[0])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(0, card)
        assert table.state.turn.moves == 0
        table.says(0, "move 1 forward")
        table.refuses(0, "end", "CTL-3.3")
        table.says(0, "move 1 forward")
        table.asks(1)


@pytest.mark.rule("CTL-6.6", "CTL-4.10")
def test_pass_swaps_two_aircraft_that_face_each_other() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c3", 6: "c4"}, hands=[["pass"]])) as table:
        table.refuses(0, "move 1 forward", "CTL-4.10")
        table.says(0, "pass 1")
        assert (where(table.state, 1), where(table.state, 6)) == ("c4", "c3")
        assert words(table.state.pile) == ["pass"]
        table.asks(0)


@pytest.mark.rule("CTL-6.6")
def test_swapped_aircraft_fly_on_from_their_new_spaces() -> None:
    start = position(aircraft={1: "c3", 6: "c4"}, hands=[["pass"]], returned=[0])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(0, "pass 1")
        table.says(0, "move 1 forward")
        table.says(0, "move 6 forward")
        assert (where(table.state, 1), where(table.state, 6)) == ("c5", "c2")
        table.asks(1)


@pytest.mark.rule("CTL-6.6")
def test_a_pass_beside_an_airport_swaps_too() -> None:
    """The zones are ordinary spaces for Pass."""
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "b0", 6: "b1"}, hands=[["pass"]])) as table:
        table.says(0, "pass 1")
        assert (where(table.state, 1), where(table.state, 6)) == ("b1", "b0")
        table.asks(0)


@pytest.mark.rule("CTL-6.6")
def test_all_facing_pairs_are_offered_by_their_outbound_aircraft() -> None:
    start = position(aircraft={1: "c3", 6: "c4", 4: "e1", 9: "e2"}, hands=[["pass"]])
    with ScriptedMatch(GAME, 2, position=start) as table:
        assert table.options(0, "pass") == ["pass 1", "pass 4"]
        table.refuses(0, "pass 6", "CTL-6.6")


@pytest.mark.rule("CTL-6.6")
@pytest.mark.parametrize("aircraft", [{1: "c2", 6: "c4"}, {1: "c3", 2: "c4"}, {1: "c3", 6: "b4"}, {1: "c5"}])
def test_pass_needs_opposite_neighbours_in_one_column(aircraft: dict[int, str]) -> None:
    """With a space between them, of the same direction, obliquely, or alone: no swap."""
    with ScriptedMatch(GAME, 2, position=position(aircraft=aircraft, hands=[["pass"]])) as table:
        table.refuses(0, "pass 1", "CTL-6.6")
        assert table.options(0, "pass") == []


@pytest.mark.rule("CTL-6.6")
def test_pass_needs_an_aircraft_of_the_field() -> None:
    with ScriptedMatch(GAME, 2, position=position(landed=[2], aircraft={6: "b0"}, hands=[["pass"]])) as table:
        table.refuses(0, "pass 1", "CTL-6.6")
        table.refuses(0, "pass 2", "CTL-6.6")


@pytest.mark.rule("CTL-6.7")
def test_pass_is_impossible_back_to_back() -> None:
    start = position(aircraft={1: "c3", 6: "c4"}, hands=[["pass"], ["pass"]], moves=2)
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(0, "pass 1")
        table.says(0, "end")
        assert (where(table.state, 1), where(table.state, 6)) == ("c4", "c3")
        assert table.options(1, "pass") == []
        table.refuses(1, "pass 1", "CTL-6.7")


@pytest.mark.rule("CTL-6.7")
def test_pass_is_impossible_side_by_side() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c3", 6: "d3"}, hands=[["pass"]])) as table:
        assert table.options(0, "pass") == []
        table.refuses(0, "pass 1", "CTL-6.7")


@pytest.mark.rule("CTL-6.7")
@pytest.mark.parametrize("held", [1, 6])
def test_pass_is_impossible_if_one_of_the_pair_is_held(held: int) -> None:
    """CTL-R29."""
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c3", 6: "c4"}, held=[held], hands=[["pass"]])) as table:
        assert table.options(0, "pass") == []
        table.refuses(0, "pass 1", "CTL-6.7")
