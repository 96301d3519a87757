"""CTL-5: playing Event cards, and where they go."""

from __future__ import annotations

import pytest

from aerodrome.games.control_tower import GAME
from aerodrome.kernel.match import Refused
from aerodrome.testing.scenario import ScriptedMatch

from .arrange import all_but, holds, position, returns_of, stormy, where, words


@pytest.mark.rule("CTL-5.1")
def test_a_third_card_is_refused() -> None:
    with ScriptedMatch(GAME, 2, position=position(hands=[["storm", "storm", "extra_move"]])) as table:
        table.says(0, "storm a3")
        table.says(0, "storm a2")
        table.refuses(0, "extra 1 left", "CTL-5.1")
        assert {option.split()[0] for option in table.options(0)} == {"move"}


@pytest.mark.rule("CTL-5.1")
def test_the_technical_return_counts_as_one_of_the_two() -> None:
    """CTL-R30."""
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "b2"}, hands=[["storm", "storm"]])) as table:
        table.says(0, "return 1")
        table.says(0, "storm a2")
        table.refuses(0, "storm a3", "CTL-5.1")
        assert table.state.turn.cards == 2


@pytest.mark.rule("CTL-5.1")
def test_after_two_cards_the_technical_return_must_wait() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "b2"}, hands=[["storm", "storm"]])) as table:
        table.says(0, "storm a2")
        table.says(0, "storm a3")
        table.refuses(0, "return 1", "CTL-5.1")


@pytest.mark.rule("CTL-5.1", "CTL-5.2")
def test_the_limits_are_for_one_turn() -> None:
    start = position(aircraft={1: "b2"}, hands=[[], ["extra_move"]], moves=1, cards=1, movement=1, returned=[0])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(0, "move 1 forward")
        assert (table.state.turn.moves, table.state.turn.cards, table.state.turn.movement_cards) == (0, 0, 0)
        table.says(1, "extra 1 forward")
        table.asks(1)


FACING = {1: "b2", 6: "b3"}


@pytest.mark.rule("CTL-5.2")
@pytest.mark.parametrize(
    ("hand", "first", "second"),
    [
        (["extra_move", "extra_move"], "extra 2 left", "extra 2 right"),
        (["extra_move", "diagonal_move"], "extra 2 left", "diagonal 1 left"),
        (["diagonal_move", "extra_move"], "diagonal 1 left", "extra 2 left"),
        (["pass", "extra_move"], "pass 1", "extra 2 left"),
        (["extra_move", "pass"], "extra 2 left", "pass 1"),
    ],
)
def test_a_second_movement_card_is_refused(hand: list[str], first: str, second: str) -> None:
    """CTL-R5: Pass is a Movement card too."""
    with ScriptedMatch(GAME, 2, position=position(aircraft=FACING, hands=[hand])) as table:
        table.says(0, first)
        table.refuses(0, second, "CTL-5.2")
        assert second not in table.options(0)


@pytest.mark.rule("CTL-5.2")
@pytest.mark.parametrize("movement", ["extra 2 left", "diagonal 1 left", "pass 1"])
def test_a_movement_card_and_another_card_go_together(movement: str) -> None:
    hand = ["extra_move", "diagonal_move", "pass", "storm"]
    with ScriptedMatch(GAME, 2, position=position(aircraft=FACING, hands=[hand])) as table:
        table.says(0, movement)
        table.says(0, "storm e3")
        assert stormy(table.state) == ["e3"]
        table.asks(0)


@pytest.mark.rule("CTL-5.2")
def test_two_other_cards_go_together() -> None:
    with ScriptedMatch(GAME, 2, position=position(hands=[["storm", "clear_sky"]])) as table:
        table.says(0, "storm e3")
        table.says(0, "clear e3")
        table.asks(0)


@pytest.mark.rule("CTL-5.3")
def test_no_card_is_played_in_the_turn_of_another() -> None:
    with ScriptedMatch(GAME, 2, position=position(hands=[[], ["storm"]])) as table:
        with pytest.raises(Refused, match="not-asked"):
            table.match.answer(1, "storm a3")
        table.asks(0)


@pytest.mark.rule("CTL-5.3")
def test_no_card_is_played_in_the_discard_phase() -> None:
    hand = ["storm", "storm", "storm", "storm", "extra_move"]
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "b2"}, hands=[hand], moves=2)) as table:
        table.says(0, "end")
        table.refuses(0, "storm a3", "CTL-5.3")
        table.refuses(0, "return 1", "CTL-5.3")


@pytest.mark.rule("CTL-5.3")
def test_a_card_is_played_from_the_own_hand() -> None:
    with ScriptedMatch(GAME, 2, position=position(hands=[["pass"], ["storm"]])) as table:
        table.refuses(0, "storm a3", "CTL-5.3")
        assert table.options(0, "storm") == []


@pytest.mark.rule("CTL-5.4")
def test_a_card_without_effect_is_not_offered() -> None:
    """CTL-R26: with all aircraft waiting and no Storm, only Storm and Extra move can be carried out."""
    hand = ["diagonal_move", "pass", "holding", "clear_sky", "storm", "extra_move"]
    with ScriptedMatch(GAME, 2, position=position(hands=[hand])) as table:
        assert {option.split()[0] for option in table.options(0)} == {"move", "extra", "storm"}


@pytest.mark.rule("CTL-5.4")
def test_a_player_with_useless_cards_only_is_not_asked_after_the_moves() -> None:
    """CTL-R26."""
    hand = ["diagonal_move", "pass", "holding", "clear_sky"]
    with ScriptedMatch(GAME, 2, position=position(landed=[1], aircraft={2: "c5"}, hands=[hand], moves=1)) as table:
        table.says(0, "move 2 forward")
        assert words(table.state.players[0].hand) == hand
        table.asks(1)


@pytest.mark.rule("CTL-5.5")
@pytest.mark.parametrize(
    ("card", "words_said", "pile"),
    [
        ("extra_move", "extra 2 left", ["extra_move"]),
        ("diagonal_move", "diagonal 1 left", ["diagonal_move"]),
        ("pass", "pass 1", ["pass"]),
        ("clear_sky", "clear e3", ["clear_sky", "storm"]),
        ("storm", "storm e4", []),
        ("holding", "hold 1", []),
    ],
)
def test_where_a_played_card_goes(card: str, words_said: str, pile: list[str]) -> None:
    start = position(aircraft=FACING, storms=["e3"], hands=[[card]])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.says(0, words_said)
        assert table.state.players[0].hand == []
        assert words(table.state.pile) == pile
        table.asks(0)


@pytest.mark.rule("CTL-5.5", "CTL-6.16")
def test_a_used_technical_return_is_in_no_pile() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "b2"})) as table:
        table.says(0, "return 1")
        assert table.state.pile == []
        assert returns_of(table.state) == [False, True]
        table.asks(0)


@pytest.mark.rule("CTL-5.5")
def test_storm_and_holding_lie_on_the_field() -> None:
    with ScriptedMatch(GAME, 2, position=position(aircraft={1: "b2"}, hands=[["storm", "holding"]])) as table:
        table.says(0, "storm e3")
        table.says(0, "hold 1")
        assert (stormy(table.state), holds(table.state)) == (["e3"], [1])
        table.asks(0)


@pytest.mark.rule("CTL-5.6")
def test_no_space_holds_two_event_cards() -> None:
    start = position(aircraft={1: "b2"}, held=[1], storms=["e3"], hands=[["storm", "holding"]])
    with ScriptedMatch(GAME, 2, position=start) as table:
        table.refuses(0, "storm e3", "CTL-6.8")
        table.refuses(0, "storm b2", "CTL-6.8")
        table.refuses(0, "hold 1", "CTL-7.6")


SIX = ["extra_move", "diagonal_move", "pass", "holding", "storm", "clear_sky"]


@pytest.mark.rule("CTL-5.7")
def test_an_exhausted_draw_pile_is_made_anew_from_the_discard_pile() -> None:
    start = position(3, hands=[[], [], all_but(SIX)], pile=SIX, moves=1, returned=[0])
    with ScriptedMatch(GAME, 3, position=start) as table:
        assert table.state.deck == []
        table.rolls(5)
        table.says(0, "move 1 left")
        assert len(table.state.players[1].hand) == 1
        assert sorted(words([*table.state.players[1].hand, *table.state.deck])) == sorted(SIX)
        assert (len(table.state.deck), table.state.pile) == (5, [])
        assert [told.args for told in table.told(2, "reshuffle")] == [{"cards": 6}]
        table.asks(1)


@pytest.mark.rule("CTL-5.7")
def test_the_new_draw_pile_is_shuffled() -> None:
    drawn = set()
    for seed in range(40):
        start = position(3, hands=[[], [], all_but(SIX)], pile=SIX, moves=1, returned=[0])
        with ScriptedMatch(GAME, 3, position=start, chance=[seed]) as table:
            table.says(0, "move 1 left")
            drawn |= set(words(table.state.players[1].hand))
            table.asks(1)
    assert drawn == set(SIX)


@pytest.mark.rule("CTL-5.7")
def test_the_discard_pile_waits_for_the_next_draw() -> None:
    """CTL-R17: taking the last card shuffles nothing yet, so the cards of that turn come along."""
    start = position(3, hands=[[], [], all_but(SIX)], pile=SIX[1:], deck=["extra_move"], moves=1, returned=[0, 1])
    with ScriptedMatch(GAME, 3, position=start) as table:
        table.says(0, "move 1 left")
        assert (table.state.deck, words(table.state.pile)) == ([], SIX[1:])
        table.says(1, "extra 1 forward")
        assert words(table.state.pile) == [*SIX[1:], "extra_move"]
        table.says(1, "move 1 forward")
        table.rolls(1)
        table.says(1, "move 1 forward")
        assert len(table.state.deck) == 5
        table.asks(2)


@pytest.mark.rule("CTL-5.8")
def test_without_any_card_to_draw_none_is_drawn() -> None:
    """CTL-R27: it takes hands that the real game never sees."""
    start = position(3, hands=[[], [], all_but([])], moves=1, returned=[0])
    with ScriptedMatch(GAME, 3, position=start) as table:
        table.says(0, "move 1 left")
        assert table.state.players[1].hand == []
        assert table.told(1, "draw") == []
        assert where(table.state, 1) == "b0"
        table.asks(1)
