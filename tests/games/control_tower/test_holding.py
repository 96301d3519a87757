"""CTL-7: aircraft that are held, and what ends it."""

from __future__ import annotations

import pytest

from aerodrome.games.control_tower import GAME
from aerodrome.testing.scenario import ScriptedMatch

from .arrange import holds, position, where, words


@pytest.mark.rule("CTL-7.1")
def test_holding_is_placed_on_an_aircraft_of_the_field() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c3"}, hands=[["holding"]])) as table:
        assert table.options(0, "hold") == ["hold 1"]
        table.says(0, "hold 1")
        assert holds(table.state) == [1]
        table.asks(0)


@pytest.mark.rule("CTL-7.1")
def test_waiting_and_landed_aircraft_cannot_be_held() -> None:
    with ScriptedMatch(GAME, 2, position=position(landed=[2], hands=[["holding"]])) as table:
        table.refuses(0, "hold 1", "CTL-7.1")
        table.refuses(0, "hold 2", "CTL-7.1")


@pytest.mark.rule("CTL-7.1")
def test_all_ten_can_be_held_when_five_stand_level_in_each_direction() -> None:
    level = {1: "a3", 2: "b3", 3: "c3", 4: "d3", 5: "e3", 6: "a4", 7: "b4", 8: "c4", 9: "d4", 10: "e4"}
    with ScriptedMatch(GAME, 2, position=position(aircraft=level, hands=[["holding"]])) as table:
        assert len(table.options(0, "hold")) == 10


@pytest.mark.rule("CTL-7.2")
def test_a_held_aircraft_cannot_be_moved() -> None:
    """CTL-R29."""
    hand = ["extra_move", "diagonal_move", "pass"]
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c3", 6: "c4"}, held=[1], hands=[hand])) as table:
        table.refuses(0, "move 1 left", "CTL-7.2")
        table.refuses(0, "extra 1 right", "CTL-7.2")
        table.refuses(0, "diagonal 1 left", "CTL-7.2")
        table.refuses(0, "pass 1", "CTL-6.7")
        assert [option for option in table.options(0) if option.split()[1] == "1"] == ["return 1"]


@pytest.mark.rule("CTL-7.2")
def test_a_held_aircraft_occupies_its_space() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c3", 2: "b3", 6: "c4"}, held=[1])) as table:
        table.refuses(0, "move 2 right", "CTL-4.10")
        table.refuses(0, "move 6 forward", "CTL-4.10")


@pytest.mark.rule("CTL-7.3")
@pytest.mark.parametrize(
    ("number", "space"), [(1, "c5"), (1, "c1"), (1, "b0"), (1, "d0"), (6, "c1"), (6, "c5"), (6, "d6"), (6, "b0")]
)
def test_no_holding_on_an_arrival_or_departure_zone(number: int, space: str) -> None:
    """CTL-R4: the Dutch rule. CTL-R24: so an aircraft on the other direction's Arrival Zone stays movable."""
    with ScriptedMatch(GAME, 2, position=position(aircraft={number: space}, hands=[["holding"]])) as table:
        table.refuses(0, f"hold {number}", "CTL-7.3")
        assert table.options(0, "hold") == []


@pytest.mark.rule("CTL-7.4")
@pytest.mark.parametrize(("number", "space"), [(1, "a6"), (1, "e6"), (6, "a0"), (6, "e0")])
def test_no_holding_in_the_row_of_the_destination(number: int, space: str) -> None:
    """CTL-R4, CTL-R7: the whole row."""
    with ScriptedMatch(GAME, 2, position=position(aircraft={number: space}, hands=[["holding"]])) as table:
        table.refuses(0, f"hold {number}", "CTL-7.4")
        assert table.options(0, "hold") == []


@pytest.mark.rule("CTL-7.4")
@pytest.mark.parametrize(("number", "space"), [(1, "a0"), (6, "e6")])
def test_holding_is_allowed_in_the_row_of_the_origin(number: int, space: str) -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={number: space}, hands=[["holding"]])) as table:
        table.says(0, f"hold {number}")
        assert holds(table.state) == [number]
        table.asks(0)


@pytest.mark.rule("CTL-7.5")
def test_no_holding_on_the_last_aircraft_of_its_direction() -> None:
    """CTL-R9: aircraft of the other direction do not help."""
    start = position(aircraft={5: "c3", 6: "b3"}, landed=[1, 2, 3, 4], goals=["G1", "G2"], hands=[["holding"]])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.refuses(0, "hold 5", "CTL-7.5")
        assert table.options(0, "hold") == ["hold 6"]


@pytest.mark.rule("CTL-7.5")
def test_the_hindmost_of_two_is_the_last() -> None:
    start = position(aircraft={4: "b4", 5: "c3"}, landed=[1, 2, 3], hands=[["holding"]])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.refuses(0, "hold 5", "CTL-7.5")
        assert table.options(0, "hold") == ["hold 4"]


@pytest.mark.rule("CTL-7.5")
def test_of_two_level_aircraft_one_can_be_held() -> None:
    start = position(aircraft={4: "b3", 5: "c3"}, landed=[1, 2, 3], hands=[["holding", "holding"]])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(0, "hold 5")
        table.refuses(0, "hold 4", "CTL-7.5")


@pytest.mark.rule("CTL-7.5")
def test_a_waiting_aircraft_counts_as_behind() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={5: "c3"}, landed=[1, 2, 3], hands=[["holding"]])) as table:
        table.says(0, "hold 5")
        assert holds(table.state) == [5]
        table.asks(0)


@pytest.mark.rule("CTL-7.6", "CTL-5.6")
def test_no_second_holding_on_one_aircraft() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c3"}, hands=[["holding", "holding"]])) as table:
        table.says(0, "hold 1")
        table.refuses(0, "hold 1", "CTL-7.6")


@pytest.mark.rule("CTL-7.7")
def test_the_hold_ends_when_another_flies_ahead() -> None:
    """CTL-R8: level is not ahead."""
    with ScriptedMatch(GAME, 2, position=position(aircraft={2: "c3", 3: "b2"}, hands=[["holding"]])) as table:
        table.says(0, "hold 2")
        table.says(0, "move 3 forward")
        assert (where(table.state, 3), holds(table.state)) == ("b3", [2])
        table.says(0, "move 3 forward")
        assert (where(table.state, 3), holds(table.state)) == ("b4", [])
        assert words(table.state.pile) == ["holding"]
        assert [told.args for told in table.told(1, "release")] == [{"aircraft": 1}]
        table.asks(0)


@pytest.mark.rule("CTL-7.7")
def test_a_waiting_aircraft_ends_the_hold_after_its_whole_flight() -> None:
    with ScriptedMatch(
        GAME, 2, position=position(aircraft={2: "c3"}, held=[2], returned=[0, 1], deck=["pass"] * 2)
    ) as table:
        table.says(0, "move 3 left")
        table.says(0, "move 3 forward")
        table.says(1, "move 3 forward")
        table.says(1, "move 3 forward")
        assert (where(table.state, 3), holds(table.state)) == ("b3", [2])
        table.says(0, "move 3 forward")
        assert (where(table.state, 3), holds(table.state)) == ("b4", [])
        table.says(0, "move 2 forward")
        table.asks(1)


@pytest.mark.rule("CTL-7.7")
def test_an_aircraft_that_was_ahead_already_ends_nothing() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c2", 2: "b3"}, held=[1])) as table:
        table.says(0, "move 2 forward")
        assert holds(table.state) == [1]
        table.asks(0)


@pytest.mark.rule("CTL-7.7")
def test_the_other_direction_ends_nothing() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c3", 6: "b3"}, held=[1])) as table:
        table.says(0, "move 6 forward")
        assert holds(table.state) == [1]
        table.asks(0)


@pytest.mark.rule("CTL-7.7")
def test_an_inbound_hold_ends_too() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={6: "c3", 7: "b3"}, held=[6])) as table:
        table.says(0, "move 7 forward")
        assert holds(table.state) == []
        table.asks(0)


@pytest.mark.rule("CTL-7.7")
def test_landing_from_the_same_row_ends_the_hold() -> None:
    """CTL-R8: landed is ahead of all."""
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "e5", 2: "c5"}, held=[1])) as table:
        table.says(0, "move 2 forward")
        assert (where(table.state, 2), holds(table.state)) == ("landed", [])
        table.asks(0)


@pytest.mark.rule("CTL-7.7")
def test_flying_back_and_forward_again_passes() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "e5", 2: "a6"}, held=[1])) as table:
        table.says(0, "move 2 back")
        assert holds(table.state) == [1]
        table.says(0, "move 2 forward")
        assert holds(table.state) == []
        table.asks(0)


@pytest.mark.rule("CTL-7.7")
@pytest.mark.parametrize(
    ("aircraft", "held", "card"),
    [
        ({1: "c3", 2: "a3"}, 1, "diagonal 2 right"),
        ({1: "c3", 2: "a3"}, 1, "extra 2 forward"),
        ({1: "c3", 2: "a3", 6: "a4"}, 1, "pass 2"),
        ({6: "c4", 7: "a4", 1: "a3"}, 6, "pass 1"),
    ],
)
def test_cards_end_holds_as_moves_do(aircraft: dict[int, str], held: int, card: str) -> None:
    hand = ["diagonal_move", "extra_move", "pass"]
    with ScriptedMatch(GAME, 2, position=position(aircraft=aircraft, held=[held], hands=[hand])) as table:
        table.says(0, card)
        assert holds(table.state) == []
        assert words(table.state.pile)[-1] == "holding"
        table.asks(0)


@pytest.mark.rule("CTL-7.8")
def test_rows_flown() -> None:
    """CTL-R8: waiting -1, then row by row from the own airport, landed 7."""
    s = position(aircraft={1: "a0", 2: "e6", 6: "a6", 7: "c1"}, landed=[3])
    assert [s.flown(number - 1) for number in (4, 1, 2, 6, 7, 3)] == [-1, 0, 6, 0, 5, 7]


@pytest.mark.rule("CTL-7.8")
def test_the_column_does_not_matter() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "a3", 2: "e3"}, held=[1])) as table:
        table.says(0, "move 2 left")
        assert holds(table.state) == [1], "sideways is not ahead"
        table.says(0, "move 2 forward")
        assert holds(table.state) == []
        table.asks(0)


@pytest.mark.rule("CTL-7.9")
def test_one_move_ends_several_holds() -> None:
    aircraft = {1: "a3", 2: "e3", 3: "c3", 4: "c4"}
    with ScriptedMatch(GAME, 2, position=position(aircraft=aircraft, held=[1, 2, 4])) as table:
        table.says(0, "move 3 left")
        assert holds(table.state) == [1, 2, 4]
        table.says(0, "move 3 forward")
        assert holds(table.state) == [4], "4 is level now, not passed"
        assert words(table.state.pile) == ["holding", "holding"]
        table.asks(0)


@pytest.mark.rule("CTL-7.11")
def test_no_holding_closes_a_row() -> None:
    start = position(aircraft={1: "c3"}, storms=["a3", "b3", "d3", "e3"], hands=[["holding"]])
    with ScriptedMatch(GAME, 2, position=start) as table:
        assert table.options(0, "hold") == []
        table.refuses(0, "hold 1", "CTL-7.11")


@pytest.mark.rule("CTL-7.11")
def test_no_storm_closes_a_row() -> None:
    start = position(aircraft={1: "c3"}, held=[1], storms=["a3", "b3", "d3"], hands=[["storm"]])
    with ScriptedMatch(GAME, 2, position=start) as table:
        assert "storm e3" not in table.options(0, "storm")
        table.refuses(0, "storm e3", "CTL-7.11")


@pytest.mark.rule("CTL-7.11")
def test_an_aircraft_that_is_not_held_keeps_a_row_open() -> None:
    start = position(aircraft={1: "c3"}, storms=["a3", "b3", "d3"], hands=[["storm"]])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(0, "storm e3")
        table.asks(0)


@pytest.mark.rule("CTL-7.11")
def test_an_oblique_barrier_is_allowed() -> None:
    """CTL-R21: each column is blocked in another row; a diagonal step slips through."""
    storms = ["a2", "b2", "d3", "e3"]
    start = position(aircraft={1: "c3", 2: "c2"}, storms=storms, hands=[["holding", "diagonal_move"]])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(0, "hold 1")
        table.says(0, "diagonal 2 left")
        assert (where(table.state, 2), holds(table.state)) == ("b3", [1])
        table.asks(0)


@pytest.mark.rule("CTL-7.11")
@pytest.mark.parametrize(
    ("space", "ways"),
    [("a1", ["right"]), ("b1", ["left", "right"]), ("c2", ["right"]), ("d2", ["left", "right"]), ("e2", ["left"])],
)
def test_behind_the_oblique_barrier_no_row_beyond_2_is_reached(space: str, ways: list[str]) -> None:
    """CTL-R21."""
    storms = ["a2", "b2", "d3", "e3"]
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c3", 2: space}, held=[1], storms=storms)) as table:
        moves = [option for option in table.options(0, "move") if option.split()[1] == "2"]
        assert moves == [f"move 2 {way}" for way in ways]
