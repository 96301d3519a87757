"""CTL-4: depart, fly and land."""

from __future__ import annotations

import pytest

from aerodrome.games.control_tower import GAME
from aerodrome.testing.scenario import ScriptedMatch

from .arrange import position, where


def options_of(table: ScriptedMatch, number: int) -> list[str]:
    return [option for option in table.options(0, "move") if option.split()[1] == str(number)]


@pytest.mark.rule("CTL-4.1")
def test_a_move_is_departing_flying_or_landing() -> None:
    start = position(aircraft={2: "b1", 6: "c1"}, hands=[["extra_move"]])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(0, "move 1 left")
        table.says(0, "extra 2 forward")
        table.says(0, "move 6 forward")
        assert [told.kind for told in table.match.told(0)] == ["depart", "play", "fly", "land"]
        assert table.state.turn.moves == 2
        table.asks(0)


@pytest.mark.rule("CTL-4.2")
def test_a_waiting_aircraft_departs_to_a_zone_of_its_own_airport() -> None:
    with ScriptedMatch(GAME, 2, position=position()) as table:
        assert options_of(table, 1) == ["move 1 left", "move 1 right"]
        table.says(0, "move 1 right")
        table.says(0, "move 6 left")
        assert (where(table.state, 1), where(table.state, 6)) == ("d0", "b6")
        table.asks(0)


@pytest.mark.rule("CTL-4.2")
@pytest.mark.parametrize("way", ["forward", "back"])
def test_a_waiting_aircraft_can_only_depart(way: str) -> None:
    with ScriptedMatch(GAME, 2, position=position()) as table:
        table.refuses(0, f"move 1 {way}", "CTL-4.2")


@pytest.mark.rule("CTL-4.3")
def test_with_both_departure_zones_taken_nothing_departs() -> None:
    with ScriptedMatch(GAME, 2, position=position(hands=[["extra_move"], []], returned=[0])) as table:
        table.says(0, "move 1 left")
        table.says(0, "move 2 right")
        table.refuses(0, "extra 3 left", "CTL-4.3")
        table.says(0, "end")
        table.refuses(1, "move 3 right", "CTL-4.3")
        table.says(1, "move 1 forward")
        table.refuses(1, "move 3 right", "CTL-4.10")
        table.says(1, "move 3 left")
        assert [where(table.state, number) for number in (1, 2, 3)] == ["b1", "d0", "b0"]
        table.asks(1)


@pytest.mark.rule("CTL-4.3", "CTL-4.12")
def test_an_aircraft_of_the_other_direction_takes_a_departure_zone() -> None:
    """Aircraft 7 has overshot its Arrival Zone and stands beside Airport A."""
    with ScriptedMatch(GAME, 2, position=position(aircraft={7: "b0"})) as table:
        assert options_of(table, 1) == ["move 1 right"]
        table.says(0, "move 1 right")
        table.refuses(0, "move 2 left", "CTL-4.3")
        assert options_of(table, 2) == []


@pytest.mark.rule("CTL-4.4")
@pytest.mark.parametrize(
    ("number", "way", "to"),
    [
        (1, "forward", "c4"),
        (1, "left", "b3"),
        (1, "right", "d3"),
        (6, "forward", "c2"),
        (6, "left", "b3"),
        (6, "right", "d3"),
    ],
)
def test_aircraft_fly_forward_or_sideways_and_left_is_towards_column_a(number: int, way: str, to: str) -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={number: "c3"})) as table:
        assert options_of(table, number) == [f"move {number} {way}" for way in ("forward", "left", "right")]
        table.says(0, f"move {number} {way}")
        assert where(table.state, number) == to
        table.asks(0)


@pytest.mark.rule("CTL-4.5")
@pytest.mark.parametrize(
    ("number", "space"), [(1, "b5"), (1, "c3"), (1, "c5"), (1, "a0"), (6, "b1"), (6, "c5"), (6, "a6")]
)
def test_flying_backward_is_forbidden(number: int, space: str) -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={number: space})) as table:
        table.refuses(0, f"move {number} back", "CTL-4.5")


@pytest.mark.rule("CTL-4.6", "CTL-4.5")
def test_an_aircraft_beside_its_destination_may_fly_back_or_on_sideways() -> None:
    """CTL-R7: the whole row of the airport counts."""
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "b6", 6: "e0"})) as table:
        assert options_of(table, 1) == ["move 1 left", "move 1 back"]
        assert options_of(table, 6) == ["move 6 left", "move 6 back"]
        table.says(0, "move 1 back")
        assert where(table.state, 1) == "b5"
        assert table.state.turn.moves == 1, "an ordinary move"
        table.refuses(0, "move 1 back", "CTL-4.5")
        table.says(0, "move 6 back")
        assert where(table.state, 6) == "e1"
        table.asks(0)


@pytest.mark.rule("CTL-4.6")
@pytest.mark.parametrize("blocked_by", ["aircraft", "storm"])
def test_the_way_back_must_be_empty(blocked_by: str) -> None:
    storms = ["a5"] if blocked_by == "storm" else []
    aircraft = {1: "a6"} if storms else {1: "a6", 2: "a5"}
    with ScriptedMatch(GAME, 2, position=position(aircraft=aircraft, storms=storms)) as table:
        table.refuses(0, "move 1 back", "CTL-4.10")
        assert options_of(table, 1) == ["move 1 right"]


@pytest.mark.rule("CTL-4.7")
def test_an_aircraft_on_its_arrival_zone_lands_and_is_out_of_the_game() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c5", 2: "c4"})) as table:
        assert options_of(table, 1) == ["move 1 forward", "move 1 left", "move 1 right"]
        table.says(0, "move 1 forward")
        assert where(table.state, 1) == "landed"
        assert options_of(table, 1) == []
        table.says(0, "move 2 forward")
        assert where(table.state, 2) == "c5", "the Arrival Zone is free again"
        table.asks(0)


@pytest.mark.rule("CTL-4.8")
@pytest.mark.parametrize(
    ("number", "space", "way"), [(1, "b6", "right"), (1, "d6", "left"), (6, "b0", "right"), (6, "d0", "left")]
)
def test_no_landing_sideways_from_the_row_of_the_airport(number: int, space: str, way: str) -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={number: space})) as table:
        table.refuses(0, f"move {number} {way}", "CTL-4.8")


@pytest.mark.rule("CTL-4.8")
@pytest.mark.parametrize(
    ("number", "space", "side"), [(1, "b5", "right"), (1, "d5", "left"), (6, "b1", "right"), (6, "d1", "left")]
)
def test_no_landing_diagonally(number: int, space: str, side: str) -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={number: space}, hands=[["diagonal_move"]])) as table:
        table.refuses(0, f"diagonal {number} {side}", "CTL-6.4")


@pytest.mark.rule("CTL-4.8")
@pytest.mark.parametrize(("number", "space", "way"), [(1, "b0", "right"), (1, "d0", "left"), (6, "b6", "right")])
def test_no_landing_at_the_airport_of_origin(number: int, space: str, way: str) -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={number: space})) as table:
        table.refuses(0, f"move {number} {way}", "CTL-4.8")


@pytest.mark.rule("CTL-4.8", "CTL-4.12")
def test_an_aircraft_on_the_runway_of_its_origin_does_not_land_but_blocks() -> None:
    """CTL-R24: aircraft 6 on the runway of B is in the way of 1 to 5."""
    with ScriptedMatch(GAME, 2, position=position(aircraft={6: "c5", 1: "b5", 2: "c4"})) as table:
        table.refuses(0, "move 6 back", "CTL-4.5")
        table.refuses(0, "move 1 right", "CTL-4.10")
        table.refuses(0, "move 2 forward", "CTL-4.10")
        table.says(0, "move 6 right")
        table.says(0, "move 1 right")
        assert (where(table.state, 6), where(table.state, 1)) == ("d5", "c5")
        table.asks(0)


@pytest.mark.rule("CTL-4.9")
def test_entering_the_arrival_zone_and_landing_are_two_moves() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "b5"})) as table:
        table.says(0, "move 1 right")
        assert where(table.state, 1) == "c5"
        table.says(0, "move 1 forward")
        assert where(table.state, 1) == "landed"
        table.asks(1)


@pytest.mark.rule("CTL-4.9")
def test_forward_from_beside_the_arrival_zone_overshoots_it() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "b5"})) as table:
        table.says(0, "move 1 forward")
        assert where(table.state, 1) == "b6"
        table.asks(0)


@pytest.mark.rule("CTL-4.10")
def test_aircraft_move_to_empty_spaces_only() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c3", 6: "c4", 2: "b3"}, storms=["d3"])) as table:
        table.refuses(0, "move 1 forward", "CTL-4.10")
        table.refuses(0, "move 1 left", "CTL-4.10")
        table.refuses(0, "move 1 right", "CTL-4.10")
        table.refuses(0, "move 6 forward", "CTL-4.10")
        assert options_of(table, 1) == []


@pytest.mark.rule("CTL-4.10")
def test_a_space_is_empty_again_when_its_aircraft_has_left() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "c3", 2: "c2"})) as table:
        table.says(0, "move 1 left")
        table.says(0, "move 2 forward")
        assert where(table.state, 2) == "c3"
        table.asks(0)


@pytest.mark.rule("CTL-4.11")
@pytest.mark.parametrize(("number", "space"), [(1, "a6"), (1, "b6"), (6, "e0"), (6, "d0")])
def test_nothing_flies_beyond_the_row_of_an_airport(number: int, space: str) -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={number: space})) as table:
        table.refuses(0, f"move {number} forward", "CTL-4.11")


@pytest.mark.rule("CTL-4.11")
def test_no_aircraft_is_put_on_an_airport() -> None:
    """CTL-R6: around Airport B all ways that would lead onto c6 are missing."""
    start = position(aircraft={1: "b6", 2: "d6", 3: "b5", 4: "d5"}, hands=[["extra_move", "diagonal_move"]])
    with ScriptedMatch(GAME, 2, position=start) as table:
        assert options_of(table, 1) == ["move 1 left"]
        assert options_of(table, 2) == ["move 2 right"]
        assert table.options(0, "diagonal") == ["diagonal 3 left", "diagonal 4 right"]
        assert "extra 1 right" not in table.options(0, "extra")


@pytest.mark.rule("CTL-4.12")
@pytest.mark.parametrize(
    ("number", "space", "way", "to"), [(1, "b1", "right", "c1"), (6, "d5", "left", "c5"), (1, "b5", "forward", "b6")]
)
def test_any_aircraft_may_stand_on_any_runway_or_departure_zone(number: int, space: str, way: str, to: str) -> None:
    """CTL-R24."""
    with ScriptedMatch(GAME, 2, position=position(aircraft={number: space})) as table:
        table.says(0, f"move {number} {way}")
        assert where(table.state, number) == to
        table.asks(0)


@pytest.mark.rule("CTL-4.13")
def test_landed_aircraft_never_come_back() -> None:
    start = position(aircraft={1: "b3"}, landed=[2], hands=[["extra_move", "holding"]])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.refuses(0, "move 2 left", "CTL-4.13")
        table.refuses(0, "extra 2 forward", "CTL-4.13")
        table.refuses(0, "return 2", "CTL-6.15")
        assert not [option for option in table.options(0) if option.split()[1] == "2"]
