"""CTL-6.8 to CTL-6.16: Storm, Clear sky and Technical return."""

from __future__ import annotations

import pytest

from aerodrome.games.control_tower import GAME
from aerodrome.testing.scenario import ScriptedMatch

from .arrange import holds, position, returns_of, stormy, where, words


@pytest.mark.rule("CTL-6.8")
@pytest.mark.parametrize("space", ["a0", "e6", "c3", "b1"])
def test_a_storm_blocks_an_empty_space(space: str) -> None:
    with ScriptedMatch(GAME, 2, position=position(hands=[["storm"]])) as table:
        table.says(0, f"storm {space}")
        assert stormy(table.state) == [space]
        table.asks(0)


@pytest.mark.rule("CTL-6.8")
def test_a_storm_needs_an_empty_space() -> None:
    """CTL-R20: never under or on an aircraft, held or not."""
    start = position(aircraft={1: "c3", 2: "b2"}, held=[1], storms=["a3"], hands=[["storm"]])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.refuses(0, "storm c3", "CTL-6.8")
        table.refuses(0, "storm b2", "CTL-6.8")
        table.refuses(0, "storm a3", "CTL-6.8")
        assert not {"storm c3", "storm b2", "storm a3"} & set(table.options(0, "storm"))


@pytest.mark.rule("CTL-6.9")
@pytest.mark.parametrize("space", ["c1", "c5", "b0", "d0", "b6", "d6", "c0", "c6"])
def test_no_storm_on_zones_and_airports(space: str) -> None:
    """CTL-R3: the Dutch rule."""
    with ScriptedMatch(GAME, 2, position=position(hands=[["storm"]])) as table:
        table.refuses(0, f"storm {space}", "CTL-6.9")


@pytest.mark.rule("CTL-6.9")
def test_a_storm_may_lie_on_all_27_other_spaces() -> None:
    with ScriptedMatch(GAME, 2, position=position(hands=[["storm"]])) as table:
        spaces = [option.split()[1] for option in table.options(0, "storm")]
        zones_and_airports = ["c1", "c5", "b0", "d0", "b6", "d6", "c0", "c6"]
        everywhere = [f"{column}{row}" for row in range(7) for column in "abcde"]
        assert spaces == [space for space in everywhere if space not in zones_and_airports]
        assert len(spaces) == 27


@pytest.mark.rule("CTL-6.10")
@pytest.mark.parametrize("way", ["forward", "left", "right"])
def test_no_aircraft_moves_onto_a_storm(way: str) -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c3"}, storms=["c4", "b3", "d3"])) as table:
        table.refuses(0, f"move 1 {way}", "CTL-4.10")


@pytest.mark.rule("CTL-6.10")
def test_aircraft_fly_around_a_storm() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c3"}, storms=["c4"], hands=[["extra_move"]])) as table:
        table.refuses(0, "extra 1 forward", "CTL-4.10")
        table.says(0, "move 1 left")
        table.says(0, "move 1 forward")
        assert where(table.state, 1) == "b4"
        table.asks(0)


@pytest.mark.rule("CTL-6.11")
def test_a_storm_stays_when_turns_and_rounds_go_by() -> None:
    start = position(aircraft={1: "a2"}, storms=["c4"], returned=[0, 1], deck=["pass"] * 4)
    with ScriptedMatch(GAME, 2, position=start) as table:
        for seat in (0, 1, 0, 1):
            table.says(seat, "move 1 right")
            table.says(seat, "move 1 left")
        assert table.state.round == 3
        assert stormy(table.state) == ["c4"]
        table.asks(0)


@pytest.mark.rule("CTL-6.12")
def test_clear_sky_removes_a_storm_of_own_choice() -> None:
    with ScriptedMatch(GAME, 2, position=position(storms=["a3", "e2"], hands=[["clear_sky"]])) as table:
        assert table.options(0, "clear") == ["clear e2", "clear a3"]
        table.says(0, "clear e2")
        assert stormy(table.state) == ["a3"]
        assert sorted(words(table.state.pile)) == ["clear_sky", "storm"]
        table.asks(0)


@pytest.mark.rule("CTL-6.12")
def test_a_cleared_space_can_be_entered_again() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c3"}, storms=["c4"], hands=[["clear_sky"]])) as table:
        table.says(0, "clear c4")
        table.says(0, "move 1 forward")
        assert where(table.state, 1) == "c4"
        table.asks(0)


@pytest.mark.rule("CTL-6.12")
def test_clear_sky_removes_nothing_but_a_storm() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c3"}, storms=["a3"], hands=[["clear_sky"]])) as table:
        table.refuses(0, "clear c3", "CTL-6.12")
        table.refuses(0, "clear b3", "CTL-6.12")


@pytest.mark.rule("CTL-6.13")
def test_no_clear_sky_without_a_storm_on_the_field() -> None:
    """CTL-R26."""
    with ScriptedMatch(GAME, 2, position=position(hands=[["clear_sky"]])) as table:
        assert table.options(0, "clear") == []
        table.refuses(0, "clear a3", "CTL-6.13")


@pytest.mark.rule("CTL-6.14")
def test_a_returned_aircraft_waits_at_its_own_airport_and_departs_again() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c5", 6: "c1"})) as table:
        table.says(0, "return 1")
        assert where(table.state, 1) == "waiting"
        table.says(0, "move 1 left")
        assert where(table.state, 1) == "b0"
        table.asks(0)


@pytest.mark.rule("CTL-6.14")
def test_the_space_of_a_returned_aircraft_is_empty() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c3", 6: "c4"})) as table:
        table.says(0, "return 1")
        table.says(0, "move 6 forward")
        assert where(table.state, 6) == "c3"
        table.asks(0)


@pytest.mark.rule("CTL-6.15")
def test_any_aircraft_of_the_field_can_be_returned_in_any_zone_held_or_not() -> None:
    """CTL-R29."""
    aircraft = {1: "c3", 2: "b0", 3: "c5", 4: "b6", 6: "c1", 7: "a0", 8: "d6"}
    with ScriptedMatch(GAME, 2, position=position(aircraft=aircraft, held=[1])) as table:
        assert table.options(0, "return") == [f"return {number}" for number in aircraft]


@pytest.mark.rule("CTL-6.15")
def test_waiting_and_landed_aircraft_cannot_be_returned() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c3"}, landed=[3])) as table:
        table.refuses(0, "return 2", "CTL-6.15")
        table.refuses(0, "return 3", "CTL-6.15")


@pytest.mark.rule("CTL-6.16")
def test_a_technical_return_is_used_once() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c3", 2: "b2"})) as table:
        table.says(0, "return 1")
        table.refuses(0, "return 2", "CTL-6.16")
        table.says(0, "move 2 forward")
        table.says(0, "move 2 forward")
        table.says(1, "return 2")
        assert returns_of(table.state) == [False, False]
        table.refuses(1, "return 2", "CTL-6.16")


@pytest.mark.rule("CTL-6.16")
def test_nobody_gets_a_second_technical_return() -> None:
    start = position(aircraft={1: "c3"}, returned=[0, 1], moves=1)
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(0, "move 1 forward")
        table.says(1, "move 1 left")
        table.refuses(1, "return 1", "CTL-6.16")
        table.says(1, "move 1 left")
        table.refuses(0, "return 1", "CTL-6.16")


@pytest.mark.rule("CTL-7.10", "CTL-6.16")
def test_a_technical_return_frees_a_held_aircraft() -> None:
    """CTL-R29: the Holding card is discarded, the Technical return is out of the game."""
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c3"}, held=[1])) as table:
        table.says(0, "return 1")
        assert (where(table.state, 1), holds(table.state)) == ("waiting", [])
        assert words(table.state.pile) == ["holding"]
        table.says(0, "move 1 left")
        table.refuses(0, "return 1", "CTL-6.16")
