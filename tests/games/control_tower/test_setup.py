"""CTL-1, CTL-2: the field, the deal and the aim of the game."""

from __future__ import annotations

import pytest

from aerodrome.games.control_tower import GAME
from aerodrome.games.control_tower.content import TECHNICAL_RETURN
from aerodrome.games.control_tower.state import AIRPORT, Sky
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.zones import NOBODY, SPECTATOR
from aerodrome.testing.scenario import ScriptedMatch

from .arrange import airspace, goals_of, hands_of, position, returns_of, tower, where

GOAL_SEED, EVENT_SEED = 7, 8


def dealt(seats: int, goal_seed: int = GOAL_SEED, event_seed: int = EVENT_SEED) -> Sky:
    """The position after the deal, before the starting player is chosen."""
    rules = tower(seats)
    s = rules.setup([[] for _ in range(seats)])
    rules.play(s, goal_seed)
    rules.play(s, event_seed)
    return s


@pytest.mark.rule("CTL-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_play(seats: int) -> None:
    with ScriptedMatch(GAME, seats, chance=[GOAL_SEED, EVENT_SEED, seats - 1]) as table:
        table.asks(seats - 1)


@pytest.mark.rule("CTL-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.rules(seats)


@pytest.mark.rule("CTL-1.2")
def test_five_rows_lie_between_the_airports() -> None:
    s = dealt(2)
    airports = [name for name, what in zip(s.air.names, s.on, strict=True) if what == AIRPORT]
    assert airports == ["c0", "c6"]
    assert [name for name in s.air.names if name[0] == "c"] == ["c0", "c1", "c2", "c3", "c4", "c5", "c6"]


@pytest.mark.rule("CTL-1.3")
@pytest.mark.parametrize(("number", "zone"), [(1, "c5"), (5, "c5"), (6, "c1"), (10, "c1")])
def test_each_direction_has_its_arrival_zone_in_front_of_its_destination(number: int, zone: str) -> None:
    """CTL-R2: the runways lie within the five rows, in front of the airports."""
    with ScriptedMatch(GAME, 2, position=position(aircraft={number: zone})) as table:
        table.says(0, f"move {number} forward")
        assert where(table.state, number) == "landed"
        table.asks(0)


@pytest.mark.rule("CTL-1.4")
@pytest.mark.parametrize(
    ("number", "way", "zone"),
    [(1, "left", "b0"), (1, "right", "d0"), (6, "left", "b6"), (6, "right", "d6")],
)
def test_the_departure_zones_are_beside_the_airports(number: int, way: str, zone: str) -> None:
    with ScriptedMatch(GAME, 2, position=position()) as table:
        table.says(0, f"move {number} {way}")
        assert where(table.state, number) == zone
        table.asks(0)


@pytest.mark.rule("CTL-1.5")
def test_the_field_has_33_spaces() -> None:
    """CTL-R1: five columns; rows 0 and 6 reach over all of them except the airport."""
    air = airspace()
    field = [name for name in air.names if name not in ("c0", "c6")]
    assert field == [f"{column}{row}" for row in range(7) for column in "abcde" if f"{column}{row}" not in ("c0", "c6")]
    assert len(field) == 33


@pytest.mark.rule("CTL-1.5")
def test_nothing_is_outside_the_field() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "a3", 6: "e3"})) as table:
        table.refuses(0, "move 1 left", "CTL-1.5")
        table.refuses(0, "move 6 right", "CTL-1.5")


@pytest.mark.rule("CTL-1.6")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_aircraft_1_to_5_fly_from_a_to_b(number: int) -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={number: "b0"})) as table:
        table.says(0, f"move {number} forward")
        assert where(table.state, number) == "b1"
        table.asks(0)


@pytest.mark.rule("CTL-1.6")
@pytest.mark.parametrize("number", [6, 7, 8, 9, 10])
def test_aircraft_6_to_10_fly_from_b_to_a(number: int) -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={number: "b6"})) as table:
        table.says(0, f"move {number} forward")
        assert where(table.state, number) == "b5"
        table.asks(0)


@pytest.mark.rule("CTL-1.7")
def test_all_aircraft_start_outside_the_field() -> None:
    with ScriptedMatch(GAME, 2, chance=[GOAL_SEED, EVENT_SEED, 0]) as table:
        assert [where(table.state, number) for number in range(1, 11)] == ["waiting"] * 10
        assert {option.split()[2] for option in table.options(0, "move")} == {"left", "right"}


@pytest.mark.rule("CTL-1.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_gets_one_goal_card_and_the_others_stay_unseen(seats: int) -> None:
    s, rules = dealt(seats), tower(seats)
    assert len(goals_of(s)) == seats
    assert sorted([*goals_of(s), *s.undealt]) == list(range(10))
    for viewer in [*range(seats), SPECTATOR]:
        assert rules.redact(s, viewer).undealt == [-1] * (10 - seats)


@pytest.mark.rule("CTL-1.8")
def test_goal_cards_are_dealt_at_random_and_looked_at() -> None:
    deals = {tuple(goals_of(dealt(2, goal_seed))) for goal_seed in range(400)}
    assert len(deals) > 80, "of the 90 pairs of Goal cards nearly all turn up"
    s = dealt(2)
    assert goals_of(tower().redact(s, 1))[1] == goals_of(s)[1]


@pytest.mark.rule("CTL-1.9")
def test_a_goal_card_is_not_shown_to_others() -> None:
    s, rules = dealt(3), tower(3)
    assert goals_of(rules.redact(s, 0)) == [goals_of(s)[0], -1, -1]
    assert goals_of(rules.redact(s, 2)) == [-1, -1, goals_of(s)[2]]
    assert goals_of(rules.redact(s, SPECTATOR)) == [-1, -1, -1]


@pytest.mark.rule("CTL-1.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_one_technical_return_apart_from_the_hand(seats: int) -> None:
    """CTL-R10: the four are among the 30; those of absent players go to the box."""
    s = dealt(seats)
    assert returns_of(s) == [True] * seats
    assert not any(TECHNICAL_RETURN in cards for cards in [*hands_of(s), s.deck])
    assert tower(seats).boxes(s)[1].count(TECHNICAL_RETURN) == 4


@pytest.mark.rule("CTL-1.11")
@pytest.mark.parametrize(("seats", "left"), [(2, 24), (3, 23), (4, 22)])
def test_each_player_is_dealt_one_of_26_event_cards(seats: int, left: int) -> None:
    s, rules = dealt(seats), tower(seats)
    assert [len(hand) for hand in hands_of(s)] == [1] * seats
    assert len(s.deck) == left
    assert [zone.seen for zone in rules.zones(s) if zone.cards is s.deck] == [NOBODY]
    assert s.pile == []


@pytest.mark.rule("CTL-1.11")
def test_the_event_cards_are_shuffled() -> None:
    first_hands = {s.players[0].hand[0] for s in [dealt(2, event_seed=seed) for seed in range(60)]}
    assert first_hands == {0, 1, 2, 3, 4, 5}
    assert dealt(2, event_seed=1).deck != dealt(2, event_seed=2).deck


def test_set_up_with_three_players() -> None:
    s = dealt(3)
    assert (len(s.deck), [len(hand) for hand in hands_of(s)]) == (23, [1, 1, 1])
    assert returns_of(s) == [True] * 3
    assert s.air.copies[TECHNICAL_RETURN] - len(returns_of(s)) == 1, "one Technical return in the box"
    assert len(s.undealt) == 7
    assert [where(s, number) for number in range(1, 11)] == ["waiting"] * 10


@pytest.mark.rule("CTL-1.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_player_is_random(seats: int) -> None:
    """CTL-R14: every player with the same chance."""
    s = dealt(seats)
    assert s.todo[-1].odds(s) == [1] * seats
    with ScriptedMatch(GAME, seats, chance=[GOAL_SEED, EVENT_SEED, 1]) as table:
        assert table.state.first == 1
        table.asks(1)


@pytest.mark.rule("CTL-1.12")
def test_play_goes_clockwise() -> None:
    with ScriptedMatch(GAME, 3, position=position(3, turn=1, moves=1, returned=[0, 1, 2])) as table:
        table.says(1, "move 1 left")
        table.asks(2)
        table.says(2, "move 1 left")
        table.says(2, "move 1 right")
        table.asks(0)


@pytest.mark.rule("CTL-2.1", "CTL-8.1")
def test_the_aim_is_the_own_four_aircraft_landed() -> None:
    """G1 is 1, 2, 6, 10; that others have landed as well or not does not matter."""
    with ScriptedMatch(GAME, 2, position=position(aircraft={10: "c1"}, landed=[1, 2, 6], goals=["G1", "G8"])) as table:
        table.says(0, "move 10 forward")
        assert table.match.ranks() == [1, 2]


@pytest.mark.rule("CTL-2.1")
def test_four_landed_aircraft_of_others_are_no_win() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={3: "c5"}, landed=[1, 2, 6], goals=["G1", "G8"])) as table:
        table.says(0, "move 3 forward")
        assert not table.match.over
        table.asks(0)


@pytest.mark.rule("CTL-2.2")
def test_every_player_may_move_any_of_the_ten() -> None:
    with ScriptedMatch(GAME, 2, position=position(turn=1, goals=["G1", "G2"])) as table:
        movable = {int(option.split()[1]) for option in table.options(1, "move")}
        assert movable == {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}
