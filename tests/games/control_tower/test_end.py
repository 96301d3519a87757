"""CTL-8: winning, gridlock and the safety end."""

from __future__ import annotations

import pytest

from aerodrome.games.control_tower import GAME
from aerodrome.games.control_tower.scoring import distance
from aerodrome.kernel.match import Refused
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.testing.scenario import ScriptedMatch

from .arrange import goals_of, holds, position, stormy, where, words

G1_BUT_10 = [1, 2, 6]
BOXED_IN = {1: "a0", 2: "b0", 3: "c2"}  # with Storms on a1 and b1, 3 held and all others landed
REST = [4, 5, 6, 7, 8, 9, 10]
FULL_ROWS = {1: "a3", 2: "b3", 3: "c3", 4: "d3", 5: "e3", 6: "a4", 7: "b4", 8: "c4", 9: "d4", 10: "e4"}


@pytest.mark.rule("CTL-8.1", "CTL-8.3")
@pytest.mark.parametrize("words_said", ["move 10 forward", "extra 10 forward"])
def test_who_lands_the_fourth_in_the_own_turn_wins_at_once(words_said: str) -> None:
    """CTL-R15: the win is claimed automatically, though a move is still due."""
    start = position(aircraft={10: "c1"}, landed=G1_BUT_10, goals=["G1", "G8"], hands=[["extra_move"]])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(0, words_said)
        assert table.match.over
        assert table.match.ranks() == [1, 2]
        assert [told.args for told in table.told(SPECTATOR, "win")] == [{"seat": 0, "landed": 4}]


@pytest.mark.rule("CTL-8.1", "CTL-8.2")
def test_who_has_four_landed_wins_at_the_start_of_the_own_turn_before_drawing() -> None:
    """G2 is 1, 3, 6, 8: seat 0 lands the fourth aircraft of seat 1."""
    start = position(aircraft={8: "c1"}, landed=[1, 3, 6], goals=["G1", "G2"], moves=1, hands=[["storm"]])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(0, "move 8 forward")
        assert not table.match.over, "seat 1 has to wait"
        table.says(0, "end")
        assert table.match.ranks() == [2, 1]
        assert table.told(1, "draw") == []


@pytest.mark.rule("CTL-8.2")
def test_somebody_else_may_win_first() -> None:
    """Seat 0 lands the fourth aircraft of seat 1, then its own: 2 of G1 (1, 2, 6, 10)."""
    start = position(aircraft={8: "c1", 2: "c5"}, landed=[1, 3, 6, 10], goals=["G1", "G2"])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(0, "move 8 forward")
        table.says(0, "move 2 forward")
        assert table.match.ranks() == [1, 2]


@pytest.mark.rule("CTL-8.2")
def test_the_turn_of_a_third_player_comes_before() -> None:
    """The fourth aircraft of seat 2 has landed; in the turn of seat 1 the game goes on."""
    start = position(
        3, aircraft={8: "c1"}, landed=[1, 3, 6], goals=["G1", "G8", "G2"], moves=1, deck=["pass"], returned=[0]
    )
    with ScriptedMatch(GAME, 3, position=start) as table:
        table.says(0, "move 8 forward")
        table.asks(1)
        table.says(1, "move 2 left")
        table.says(1, "move 2 forward")
        table.says(1, "end")
        assert table.match.ranks() == [2, 2, 1]


@pytest.mark.rule("CTL-8.3")
def test_the_winner_shows_the_goal_card_and_the_game_ends() -> None:
    """CTL-R31: all dealt Goal cards are shown."""
    start = position(aircraft={10: "c1"}, landed=G1_BUT_10, goals=["G1", "G8"])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(0, "move 10 forward")
        assert goals_of(table.match.rules.redact(table.state, 1)) == [0, 7]
        assert [told.args for told in table.told(SPECTATOR, "goal")] == [{"seat": 0, "goal": 0}, {"seat": 1, "goal": 7}]
        assert table.match.asked() == []
        with pytest.raises(Refused, match="game-over"):
            table.match.answer(0, "move 3 left")


@pytest.mark.rule("CTL-8.4", "CTL-3.9")
def test_a_round_without_a_move_clears_storms_and_holds() -> None:
    start = position(
        aircraft=BOXED_IN,
        landed=REST,
        held=[3],
        storms=["a1", "b1"],
        goals=["G1", "G4"],
        hands=[["clear_sky"], []],
        deck=["clear_sky", "clear_sky"],
        returned=[0, 1],
    )
    with ScriptedMatch(GAME, 2, position=start) as table:
        assert table.options(0) == ["end", "clear a1", "clear b1"]
        table.says(0, "end")
        assert (stormy(table.state), holds(table.state)) == (["a1", "b1"], [3])
        table.says(1, "end")
        assert (stormy(table.state), holds(table.state)) == ([], [])
        assert words(table.state.pile) == ["storm", "storm", "holding"]
        assert [told.args for told in table.told(SPECTATOR, "gridlock")] == [{"cards": 3}]
        assert "move 3 forward" in table.options(0, "move")


@pytest.mark.rule("CTL-8.4")
def test_a_turn_nobody_is_asked_in_counts_too() -> None:
    """Seat 1 draws a Pass that it cannot play: its turn goes by, and with it the round."""
    start = position(
        aircraft=BOXED_IN,
        landed=REST,
        held=[3],
        storms=["a1", "b1"],
        goals=["G1", "G4"],
        hands=[["clear_sky"], []],
        deck=["pass", "pass"],
        returned=[0, 1],
    )
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(0, "end")
        assert (stormy(table.state), holds(table.state)) == ([], [])
        table.asks(0)


@pytest.mark.rule("CTL-8.4")
def test_every_player_must_have_been_stuck() -> None:
    start = position(
        3,
        aircraft=BOXED_IN,
        landed=REST,
        held=[3],
        storms=["a1", "b1"],
        goals=["G1", "G4", "G6"],
        turn=2,
        idle=1,
        turns=3,
    )
    with ScriptedMatch(GAME, 3, position=start) as table:
        table.says(2, "end")
        assert stormy(table.state) == ["a1", "b1"], "two turns of three players"
        table.says(0, "end")
        assert stormy(table.state) == []
        table.asks(1)


@pytest.mark.rule("CTL-8.4")
def test_one_move_starts_the_count_again() -> None:
    start = position(
        aircraft=BOXED_IN,
        landed=REST,
        held=[3],
        storms=["a1", "b1"],
        goals=["G1", "G4"],
        hands=[["clear_sky"], []],
        deck=["clear_sky"] * 2,
        turns=2,
        idle=1,
        returned=[0],
    )
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(0, "clear a1")
        table.says(0, "move 1 forward")
        table.says(0, "move 2 left")
        assert table.state.idle == 0
        assert stormy(table.state) == ["b1"]
        table.asks(1)


@pytest.mark.rule("CTL-8.4")
def test_after_a_gridlock_the_count_starts_again() -> None:
    start = position(aircraft=FULL_ROWS, storms=["a0"], idle=1, turns=2)
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(0, "end")
        assert stormy(table.state) == []
        table.says(1, "end")
        assert len(table.told(0, "gridlock")) == 1
        table.says(0, "end")
        assert len(table.told(0, "gridlock")) == 2
        table.asks(1)


@pytest.mark.rule("CTL-8.4", "CTL-6.6")
def test_two_full_rows_stay_until_a_pass() -> None:
    """CTL-R22: no Storm and no hold is there to be cleared."""
    start = position(aircraft=FULL_ROWS, hands=[["pass"], []])
    with ScriptedMatch(GAME, 2, position=start) as table:
        assert table.options(0, "move") == []
        table.says(0, "end")
        table.says(1, "end")
        assert [where(table.state, number) for number in FULL_ROWS] == list(FULL_ROWS.values())
        assert table.options(0, "pass") == ["pass 1", "pass 2", "pass 3", "pass 4", "pass 5"]
        table.says(0, "pass 3")
        assert table.options(0, "move") == ["move 3 forward", "move 8 forward"]


@pytest.mark.rule("CTL-8.5")
def test_after_100_rounds_most_landed_aircraft_win() -> None:
    """Of G1 (1, 2, 6, 10) one has landed, of G8 (3, 4, 8, 10) none: the distance does not matter."""
    start = position(
        aircraft={3: "c5", 4: "c4", 8: "c1", 10: "c2"},
        landed=[1],
        goals=["G1", "G8"],
        turn=1,
        turns=200,
        moves=1,
        returned=[1],
    )
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(1, "move 5 left")
        assert table.match.ranks() == [1, 2]
        assert len(table.told(SPECTATOR, "safety")) == 1


@pytest.mark.rule("CTL-8.5")
def test_with_equally_many_landed_the_smaller_distance_wins() -> None:
    start = position(aircraft={3: "b3"}, landed=[1], goals=["G1", "G2"], turn=1, turns=200, moves=1, returned=[1])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(1, "move 5 left")
        assert [distance(table.state, 0), distance(table.state, 1)] == [24, 20]
        assert table.match.ranks() == [2, 1]


@pytest.mark.rule("CTL-8.5")
def test_equal_players_share_the_win() -> None:
    """All goals are as far as at the start but G8, of which 3 has departed."""
    start = position(3, aircraft={3: "b0"}, goals=["G8", "G1", "G2"], turn=2, turns=300, moves=1, returned=[2])
    with ScriptedMatch(GAME, 3, position=start) as table:
        table.says(2, "move 3 forward")
        assert table.match.ranks() == [1, 3, 1]
        assert [told.args["seat"] for told in table.told(0, "win")] == [0, 2]


@pytest.mark.rule("CTL-8.5")
@pytest.mark.parametrize(("seats", "turns"), [(2, 199), (3, 299), (4, 399)])
def test_the_hundredth_round_is_played_to_its_end(seats: int, turns: int) -> None:
    start = position(seats, turn=seats - 2, turns=turns, moves=1)
    with ScriptedMatch(GAME, seats, position=start) as table:
        table.says(seats - 2, "move 1 left")
        table.says(seats - 2, "end")
        assert table.state.round == 100
        table.says(seats - 1, "move 1 left")
        table.says(seats - 1, "move 1 right")
        table.says(seats - 1, "end")
        assert table.match.over


@pytest.mark.rule("CTL-8.5")
def test_the_goal_cards_are_shown_at_the_safety_end() -> None:
    """CTL-R31: the dealt ones only."""
    start = position(goals=["G3", "G9"], turn=1, turns=200, moves=1, returned=[1])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(1, "move 1 left")
        seen = table.match.rules.redact(table.state, SPECTATOR)
        assert goals_of(seen) == [2, 8]
        assert seen.undealt == [-1] * 8


@pytest.mark.rule("CTL-8.5")
@pytest.mark.parametrize(
    ("number", "space", "moves"),
    [(1, "b0", 7), (1, "c5", 1), (1, "b6", 3), (1, "e6", 4), (1, "a3", 5), (6, "b6", 7), (6, "c1", 1), (6, "b0", 3)],
)
def test_the_distance_is_the_fewest_moves_on_an_empty_field(number: int, space: str, moves: int) -> None:
    """CTL-R16."""
    assert position(aircraft={number: space}).distance(number - 1) == moves


@pytest.mark.rule("CTL-8.5")
def test_the_distance_of_waiting_and_landed_aircraft() -> None:
    """CTL-R16."""
    s = position(landed=[1])
    assert (s.distance(0), s.distance(1)) == (0, 8)
    assert (distance(s, 0), distance(s, 1)) == (24, 24)
