"""CTL-3: the phases of a turn."""

from __future__ import annotations

import pytest

from aerodrome.games.control_tower import GAME
from aerodrome.kernel.match import Refused
from aerodrome.testing.scenario import ScriptedMatch

from .arrange import position, returns_of, where, words

FULL_ROWS = {1: "a3", 2: "b3", 3: "c3", 4: "d3", 5: "e3", 6: "a4", 7: "b4", 8: "c4", 9: "d4", 10: "e4"}


@pytest.mark.rule("CTL-3.1")
def test_draw_then_move_and_play_then_discard() -> None:
    hand = ["storm", "storm", "storm", "pass"]
    start = position(moves=1, hands=[[], hand], deck=["clear_sky"], returned=[0, 1])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(0, "move 1 left")
        table.refuses(1, "discard pass", "CTL-3.7")
        table.says(1, "move 1 forward")
        table.says(1, "move 1 forward")
        table.says(1, "end")
        table.refuses(1, "move 1 forward", "CTL-3.7")
        table.says(1, "discard pass")
        kinds = [told.kind for told in table.match.told(1)]
        assert kinds == ["depart", "turn", "draw", "fly", "fly", "discard", "turn", "draw"]
        table.asks(0)


@pytest.mark.rule("CTL-3.2")
def test_the_top_card_of_the_draw_pile_comes_into_the_hand() -> None:
    with ScriptedMatch(GAME, 2, position=position(moves=1, hands=[[], ["pass"]], deck=["pass", "storm"])) as table:
        before = len(table.state.deck)
        table.says(0, "move 1 left")
        table.says(0, "end")
        assert words(table.state.players[1].hand) == ["pass", "storm"]
        assert len(table.state.deck) == before - 1
        assert words(table.state.deck)[-1] == "pass"
        table.asks(1)


@pytest.mark.rule("CTL-3.3")
def test_two_moves_must_be_made() -> None:
    """CTL-R13: while any aircraft has a legal move."""
    with ScriptedMatch(GAME, 2, position=position(hands=[["storm"]])) as table:
        table.refuses(0, "end", "CTL-3.3")
        table.says(0, "move 1 left")
        table.refuses(0, "end", "CTL-3.3")
        table.says(0, "move 1 forward")
        table.says(0, "end")
        table.asks(1)


@pytest.mark.rule("CTL-3.3")
def test_there_is_no_third_move() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "b1"}, moves=2, hands=[["storm"]])) as table:
        assert table.options(0, "move") == []
        table.refuses(0, "move 1 forward", "CTL-3.3")


@pytest.mark.rule("CTL-3.3")
def test_no_card_must_be_played() -> None:
    with ScriptedMatch(
        GAME, 2, position=position(aircraft={1: "b1"}, moves=2, hands=[["storm", "extra_move"]])
    ) as table:
        table.says(0, "end")
        assert words(table.state.players[0].hand) == ["storm", "extra_move"]
        table.asks(1)


@pytest.mark.rule("CTL-3.4")
def test_card_move_card_move() -> None:
    """The rulebook's first example."""
    with ScriptedMatch(GAME, 2, position=position(hands=[["storm", "extra_move"]])) as table:
        table.says(0, "storm a3")
        table.says(0, "move 1 left")
        table.says(0, "extra 1 forward")
        table.says(0, "move 1 forward")
        assert where(table.state, 1) == "b2"
        table.asks(1)


@pytest.mark.rule("CTL-3.4", "CTL-5.1")
def test_both_cards_after_the_moves_and_no_third() -> None:
    """CTL-R7, CTL-R19: the English example; two cards need no move between them."""
    hand = ["storm", "storm", "extra_move"]
    with ScriptedMatch(GAME, 2, position=position(hands=[hand])) as table:
        table.says(0, "move 1 left")
        table.says(0, "move 2 right")
        table.says(0, "storm a3")
        table.says(0, "extra 1 forward")
        assert words(table.state.players[0].hand) == ["storm"]
        table.asks(1)


@pytest.mark.rule("CTL-3.4")
def test_both_cards_before_the_moves() -> None:
    """CTL-R19."""
    with ScriptedMatch(GAME, 2, position=position(hands=[["storm", "extra_move"]])) as table:
        table.says(0, "extra 1 left")
        table.says(0, "storm a3")
        table.says(0, "move 1 forward")
        table.says(0, "move 1 forward")
        table.asks(1)


@pytest.mark.rule("CTL-3.5")
def test_both_moves_with_one_aircraft() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "b1"}, returned=[0])) as table:
        table.says(0, "move 1 forward")
        table.says(0, "move 1 forward")
        assert where(table.state, 1) == "b3"
        table.asks(1)


@pytest.mark.rule("CTL-3.5")
def test_the_moves_with_two_aircraft() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "b1", 7: "d4"}, returned=[0])) as table:
        table.says(0, "move 1 forward")
        table.says(0, "move 7 forward")
        assert (where(table.state, 1), where(table.state, 7)) == ("b2", "d3")
        table.asks(1)


@pytest.mark.rule("CTL-3.6")
def test_aircraft_of_nobody_and_of_another_player_may_be_moved() -> None:
    """G1 is 1, 2, 6, 10 and G4 is 1, 5, 8, 9: 3 is on neither, 5 on the other one only."""
    start = position(aircraft={3: "b1", 5: "d1"}, goals=["G1", "G4"], returned=[0])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(0, "move 3 forward")
        table.says(0, "move 5 forward")
        assert (where(table.state, 3), where(table.state, 5)) == ("b2", "d2")
        table.asks(1)


@pytest.mark.rule("CTL-3.7")
def test_five_cards_in_hand_mean_one_discard_of_own_choice() -> None:
    hand = ["pass", "pass", "clear_sky", "holding", "diagonal_move"]
    with ScriptedMatch(GAME, 2, position=position(hands=[hand], moves=1, returned=[0])) as table:
        table.says(0, "move 1 left")
        table.says(0, "end")
        assert table.options(0) == ["discard diagonal_move", "discard pass", "discard holding", "discard clear_sky"]
        table.refuses(0, "discard storm", "CTL-3.7")
        table.says(0, "discard holding")
        assert words(table.state.players[0].hand) == ["pass", "pass", "clear_sky", "diagonal_move"]
        assert words(table.state.pile) == ["holding"]
        table.asks(1)


@pytest.mark.rule("CTL-3.7", "CTL-3.8")
def test_four_cards_and_the_technical_return_mean_no_discard() -> None:
    """CTL-R30."""
    hand = ["pass", "pass", "clear_sky", "holding"]
    with ScriptedMatch(GAME, 2, position=position(hands=[hand], moves=1)) as table:
        table.says(0, "move 1 left")
        table.says(0, "end")
        assert words(table.state.players[0].hand) == hand
        assert returns_of(table.state) == [True, True]
        table.asks(1)


@pytest.mark.rule("CTL-3.8")
def test_the_technical_return_cannot_be_discarded() -> None:
    """CTL-R30."""
    hand = ["pass", "pass", "pass", "clear_sky", "clear_sky"]
    with ScriptedMatch(GAME, 2, position=position(hands=[hand], moves=2)) as table:
        table.refuses(0, "discard technical_return", "CTL-3.8")
        assert table.options(0) == ["discard pass", "discard clear_sky"]


@pytest.mark.rule("CTL-3.9")
def test_impossible_moves_are_lost_but_cards_may_still_be_played() -> None:
    start = position(aircraft=FULL_ROWS, hands=[["storm"]], deck=["pass"], returned=[0])
    with ScriptedMatch(GAME, 2, position=start) as table:
        assert table.options(0, "move") == []
        table.says(0, "storm a1")
        assert [told.args for told in table.told(0, "lost")] == [{"seat": 0, "moves": 2}]
        table.asks(1)


@pytest.mark.rule("CTL-3.9")
def test_a_turn_without_moves_may_be_ended() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft=FULL_ROWS)) as table:
        table.says(0, "end")
        assert [told.args["moves"] for told in table.told(0, "lost")] == [2]
        table.asks(1)


@pytest.mark.rule("CTL-3.9")
def test_the_second_move_alone_can_be_lost() -> None:
    """Aircraft 5 closes the last gap in two full rows."""
    start = position(aircraft={**FULL_ROWS, 5: "e2"}, deck=["pass"], returned=[0])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(0, "move 5 forward")
        assert [told.args["moves"] for told in table.told(0, "lost")] == [1]
        table.asks(1)


@pytest.mark.rule("CTL-3.9")
def test_a_card_that_makes_room_makes_the_moves_due_again() -> None:
    """CTL-R13: playing cards first can change what must be done."""
    with ScriptedMatch(GAME, 2, position=position(aircraft=FULL_ROWS, hands=[["pass"]])) as table:
        table.says(0, "pass 1")
        table.refuses(0, "end", "CTL-3.3")
        assert table.options(0, "move") == ["move 1 forward", "move 6 forward"]


def test_after_the_moves_the_player_is_asked_only_while_a_card_can_be_played() -> None:
    """CTL-R23: with a playable card the question comes with "end"; without one the turn ends by itself."""
    with ScriptedMatch(GAME, 2, position=position(moves=1, hands=[["clear_sky", "storm"], ["clear_sky"]])) as table:
        table.says(0, "move 1 left")
        assert table.options(0, "end") == ["end"]
        table.says(0, "storm a3")
        assert table.options(0) == ["end", "clear a3", "return 1"]
        table.says(0, "clear a3")
        table.asks(1)


def test_nobody_is_asked_in_the_turn_of_another() -> None:
    """CTL-R23."""
    with ScriptedMatch(GAME, 3, position=position(3, turn=1)) as table:
        for seat in (0, 2):
            with pytest.raises(Refused, match="not-asked"):
                table.match.answer(seat, "move 1 left")
        table.asks(1)
