"""ARC-4, ARC-5: the Action Phase and its cards."""

from __future__ import annotations

import pytest

from aerodrome.games.air_racing import GAME
from aerodrome.games.air_racing.content import CARDS
from aerodrome.testing.scenario import ScriptedMatch

from .workshop import FIVE_DOLLARS, counts, hand, passes, position, words

ACTIONS = ["sponsorship", "night_shift", "team_effort", "wind_tunnel"]


@pytest.mark.rule("ARC-4.1")
def test_a_turn_is_action_phase_buy_phase_and_cleanup() -> None:
    s = position(hands=[["sponsorship", "night_shift", "dollar"]], decks=[FIVE_DOLLARS])
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.refuses(0, "buy dollar", "ARC-4.1")
        table.says(0, "play sponsorship")
        table.refuses(0, "buy dollar", "ARC-4.1")
        table.says(0, "done")
        table.refuses(0, "play night_shift", "ARC-4.1")
        table.refuses(0, "regroup", "ARC-4.1")
        table.says(0, "buy dollar")
        table.refuses(0, "play night_shift", "ARC-4.1")
        table.says(0, "done")
        kinds = [told.kind for told in table.match.told(0)]
        assert kinds == ["play", "buy", "cleanup", *["draw"] * 5, "turn"]
        table.asks(1)


@pytest.mark.rule("ARC-4.2")
def test_a_turn_begins_with_two_plays_two_buys_and_no_money() -> None:
    """Nothing is left over: the turn before had two more plays, a buy and $2 to spare."""
    s = position(hands=[["sponsorship", "team_effort", "dollar"], []], decks=[["boost"] * 6, []])
    with ScriptedMatch(GAME, 2, position=s) as table:
        assert counts(table) == (2, 2, 0, 0)
        table.says(0, "play team_effort")
        table.says(0, "play sponsorship")
        assert counts(table) == (2, 3, 2, 1)
        passes(table, 0)
        assert counts(table) == (2, 2, 0, 0)
        table.says(1, "done")
        table.refuses(1, "buy dollar", "ARC-6.1")
        table.says(1, "done")
        assert counts(table) == (2, 2, 0, 0)
        table.refuses(0, "regroup", "ARC-5.5")


@pytest.mark.rule("ARC-4.2")
def test_two_actions_may_be_played_and_no_third() -> None:
    with ScriptedMatch(GAME, 2, position=position(hands=[["sponsorship"] * 3])) as table:
        table.says(0, "play sponsorship")
        table.says(0, "play sponsorship")
        assert table.state.turn.plays == 0
        assert table.options(0) == ["done"]
        table.refuses(0, "play sponsorship", "ARC-4.2")


@pytest.mark.rule("ARC-4.3")
def test_an_action_card_costs_a_play_and_lies_open_until_cleanup() -> None:
    s = position(hands=[["sponsorship", "night_shift", "dollar"]], decks=[["boost"] * 8])
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.says(0, "play night_shift")
        assert table.state.turn.plays == 1
        assert words(table.state.workshops[0].played) == ["night_shift"]
        assert hand(table, 0) == ["dollar", "boost", "boost", "boost", "sponsorship"]
        table.says(0, "play sponsorship")
        assert words(table.state.workshops[0].played) == ["night_shift", "sponsorship"]
        table.says(0, "done")
        table.says(0, "buy fast")
        assert words(table.state.workshops[0].played) == ["night_shift", "sponsorship"]
        table.says(0, "done")
        assert table.state.workshops[0].played == []
        table.asks(1)


@pytest.mark.rule("ARC-4.3")
def test_only_a_card_in_hand_can_be_played() -> None:
    s = position(hands=[["sponsorship"]], decks=[["night_shift"]], discards=[["team_effort"]])
    with ScriptedMatch(GAME, 2, position=s) as table:
        assert table.options(0) == ["done", "play sponsorship"]
        for card in ("night_shift", "team_effort", "wind_tunnel"):
            table.refuses(0, f"play {card}", "ARC-4.3")
        table.says(0, "play sponsorship")
        table.refuses(0, "play sponsorship", "ARC-4.3")


@pytest.mark.rule("ARC-4.4")
@pytest.mark.parametrize("played", [0, 1])
def test_actions_need_not_be_played(played: int) -> None:
    with ScriptedMatch(GAME, 2, position=position(hands=[["sponsorship"] * 2], decks=[FIVE_DOLLARS])) as table:
        for _ in range(played):
            table.says(0, "play sponsorship")
        table.says(0, "done")
        table.says(0, "done")
        table.asks(1)


@pytest.mark.rule("ARC-4.5")
def test_only_the_four_action_cards_can_be_played() -> None:
    with ScriptedMatch(GAME, 2, position=position(hands=[CARDS])) as table:
        assert table.options(0, "play") == [f"play {card}" for card in ACTIONS]
        for card in ("dollar", "microknot", "boost", "fast"):
            table.refuses(0, f"play {card}", "ARC-4.5")
        for answer in ("boost", "fly", "fund", "redraw"):
            table.refuses(0, answer, "ARC-4.5")


@pytest.mark.rule("ARC-4.6")
def test_speed_mods_only_take_up_room_in_the_hand() -> None:
    mods = ["microknot", "microknot", "boost", "boost", "fast"]
    with ScriptedMatch(GAME, 2, position=position(hands=[mods], decks=[["dollar", *mods]])) as table:
        assert table.options(0) == ["done"]
        assert counts(table) == (2, 2, 0, 0)
        table.says(0, "done")
        assert counts(table) == (0, 2, 0, 0)
        assert table.options(0) == ["done"]
        table.refuses(0, "buy dollar", "ARC-6.1")
        table.says(0, "done")
        assert hand(table, 0) == ["microknot", "microknot", "boost", "boost", "fast"]
        table.asks(1)


@pytest.mark.rule("ARC-5.1")
def test_night_shift_draws_three_cards() -> None:
    s = position(hands=[["night_shift", "dollar"]], decks=[["microknot", "fast", "boost", "dollar"]])
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.says(0, "play night_shift")
        assert hand(table, 0) == ["dollar", "dollar", "boost", "fast"], "the three on top"
        assert words(table.state.workshops[0].deck) == ["microknot"]
        assert counts(table) == (1, 2, 0, 0)
        table.asks(0)


@pytest.mark.rule("ARC-5.2")
def test_sponsorship_is_one_more_buy_and_two_dollars() -> None:
    with ScriptedMatch(GAME, 2, position=position(hands=[["sponsorship", "dollar"]], decks=[FIVE_DOLLARS])) as table:
        table.says(0, "play sponsorship")
        assert counts(table) == (1, 3, 2, 0)
        table.says(0, "done")
        for _ in range(3):
            table.says(0, "buy dollar")
        table.refuses(0, "buy dollar", "ARC-6.2")
        assert table.state.money(0) == 0


@pytest.mark.rule("ARC-5.3")
def test_the_money_of_a_sponsor_is_no_card() -> None:
    s = position(hands=[["sponsorship", "dollar", "dollar"]], decks=[["dollar", *["boost"] * 5]], discards=[["dollar"]])
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.says(0, "play sponsorship")
        assert hand(table, 0) == ["dollar", "dollar"]
        table.says(0, "done")
        table.says(0, "buy wind_tunnel")
        table.says(0, "done")
        workshop = table.state.workshops[0]
        assert workshop.owned[0] == 4
        assert (workshop.hand + workshop.deck + workshop.discards).count(0) == 4
        assert table.state.supply[0] == 36
        table.asks(1)


@pytest.mark.rule("ARC-5.4", "ARC-5.5", "ARC-5.6")
def test_team_effort_draws_a_card_and_gives_two_plays_and_a_regroup() -> None:
    s = position(
        hands=[["team_effort", "boost", "boost", "fast"]],
        decks=[["dollar", "dollar", "dollar", "dollar", "microknot"]],
    )
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.says(0, "play team_effort")
        assert counts(table) == (3, 2, 0, 1)
        assert hand(table, 0) == ["microknot", "boost", "boost", "fast"]
        table.says(0, "regroup")
        assert counts(table)[0] == 2
        for card in ("boost", "boost", "fast"):
            table.says(0, f"discard {card}")
        table.says(0, "redraw")
        assert hand(table, 0) == ["dollar", "dollar", "dollar", "microknot"]
        assert words(table.state.workshops[0].discards) == ["boost", "boost", "fast"]
        assert counts(table) == (2, 2, 0, 0)
        table.refuses(0, "regroup", "ARC-5.5")


@pytest.mark.rule("ARC-5.5")
def test_a_regroup_may_come_later_in_the_action_phase() -> None:
    """ARC-R5."""
    s = position(hands=[["team_effort", "sponsorship", "boost"]], decks=[["dollar", "dollar"]])
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.refuses(0, "regroup", "ARC-5.5")
        table.says(0, "play team_effort")
        table.says(0, "play sponsorship")
        assert table.options(0) == ["done", "regroup"]
        table.says(0, "regroup")
        table.says(0, "discard boost")
        table.says(0, "redraw")
        assert hand(table, 0) == ["dollar", "dollar"]
        table.asks(0)


@pytest.mark.rule("ARC-5.5")
def test_two_team_efforts_are_two_regroups() -> None:
    s = position(hands=[["team_effort", "team_effort", "boost"]], decks=[["dollar"] * 4])
    with ScriptedMatch(GAME, 2, position=s) as table:
        for _ in range(2):
            table.says(0, "play team_effort")
        assert counts(table) == (4, 2, 0, 2)
        for card in ("boost", "dollar"):
            table.says(0, "regroup")
            table.says(0, f"discard {card}")
            table.says(0, "redraw")
        assert counts(table) == (2, 2, 0, 0)
        table.refuses(0, "regroup", "ARC-5.5")


@pytest.mark.rule("ARC-5.6")
def test_a_regroup_needs_an_action_play() -> None:
    with ScriptedMatch(
        GAME, 2, position=position(hands=[["team_effort", *["sponsorship"] * 4]], decks=[["dollar"]])
    ) as table:
        table.says(0, "play team_effort")
        for _ in range(3):
            table.says(0, "play sponsorship")
        assert counts(table) == (0, 5, 6, 1)
        table.refuses(0, "regroup", "ARC-4.2")
        assert table.options(0) == ["done"]


@pytest.mark.rule("ARC-5.6")
def test_a_regroup_discards_at_least_one_card_of_the_hand() -> None:
    with ScriptedMatch(GAME, 2, position=position(hands=[["team_effort", "boost"]], decks=[["dollar"] * 2])) as table:
        table.says(0, "play team_effort")
        table.says(0, "regroup")
        assert table.options(0) == ["discard dollar", "discard boost"]
        table.refuses(0, "redraw", "ARC-5.6")
        table.refuses(0, "discard fast", "ARC-5.6")
        table.refuses(0, "discard team_effort", "ARC-5.6")
        table.refuses(0, "done", "ARC-5.6")
        table.says(0, "discard boost")
        assert table.options(0) == ["discard dollar", "redraw"]
        table.says(0, "redraw")
        assert hand(table, 0) == ["dollar", "dollar"]
        table.asks(0)


@pytest.mark.rule("ARC-5.6")
def test_a_whole_hand_may_be_regrouped_but_not_an_empty_one() -> None:
    s = position(hands=[["team_effort"] * 2], decks=[["fast", "microknot", "boost"]])
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.says(0, "play team_effort")
        table.says(0, "play team_effort")
        table.says(0, "regroup")
        table.says(0, "discard boost")
        table.says(0, "discard microknot")
        assert table.options(0) == ["redraw"]
        table.rolls(3)
        table.says(0, "redraw")
        assert len(hand(table, 0)) == 2
        assert len(table.state.workshops[0].deck) == 1
        table.asks(0)
    with ScriptedMatch(GAME, 2, position=position(hands=[["team_effort"]])) as table:
        table.says(0, "play team_effort")
        assert counts(table) == (3, 2, 0, 1)
        table.refuses(0, "regroup", "ARC-5.6")
        assert table.options(0) == ["done"]


@pytest.mark.rule("ARC-5.7")
def test_what_a_regroup_discards_can_come_back_by_its_reshuffle() -> None:
    """ARC-R34: nothing else lies in the discard pile."""
    with ScriptedMatch(
        GAME, 2, position=position(hands=[["team_effort", "boost", "fast"]], decks=[["dollar"]])
    ) as table:
        table.says(0, "play team_effort")
        table.says(0, "regroup")
        table.says(0, "discard boost")
        table.says(0, "discard fast")
        assert words(table.state.workshops[0].discards) == ["boost", "fast"]
        table.rolls(5)
        table.says(0, "redraw")
        assert hand(table, 0) == ["dollar", "boost", "fast"]
        assert (table.state.workshops[0].discards, table.state.workshops[0].deck) == ([], [])
        table.asks(0)


@pytest.mark.rule("ARC-5.8")
def test_unused_regroups_and_plays_are_gone_after_the_action_phase() -> None:
    s = position(hands=[["team_effort", "team_effort", "sponsorship"], []], decks=[[*["boost"] * 5, *["dollar"] * 2]])
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.says(0, "play team_effort")
        table.says(0, "play team_effort")
        assert counts(table) == (4, 2, 0, 2)
        table.says(0, "done")
        table.refuses(0, "regroup", "ARC-4.1")
        table.refuses(0, "play sponsorship", "ARC-4.1")
        assert table.options(0) == ["done", "buy dollar"]
        table.says(0, "done")
        passes(table, 1)
        assert counts(table) == (2, 2, 0, 0)
        table.refuses(0, "regroup", "ARC-5.5")


@pytest.mark.rule("ARC-5.16")
def test_night_shift_with_one_card_in_the_deck_and_six_discarded() -> None:
    """ARC-R34: hand and cards in play are not part of the shuffle."""
    s = position(hands=[["sponsorship", "night_shift", "team_effort"]], decks=[["fast"]], discards=[["boost"] * 6])
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.says(0, "play sponsorship")
        table.rolls(11)
        table.says(0, "play night_shift")
        assert [told.args for told in table.told(0, "shuffle")] == [{"seat": 0, "cards": 6}]
        assert hand(table, 0) == ["boost", "boost", "fast", "team_effort"]
        assert words(table.state.workshops[0].deck) == ["boost"] * 4
        assert table.state.workshops[0].discards == []
        assert words(table.state.workshops[0].played) == ["sponsorship", "night_shift"]
        table.asks(0)


@pytest.mark.rule("ARC-5.16")
def test_there_is_no_shuffle_before_a_card_must_be_drawn_from_an_empty_deck() -> None:
    """ARC-R34: the deck is used up by this draw, and stays so."""
    s = position(hands=[["night_shift"]], decks=[["dollar"] * 3], discards=[["boost"] * 2])
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.says(0, "play night_shift")
        assert (hand(table, 0), table.state.workshops[0].deck) == (["dollar"] * 3, [])
        assert words(table.state.workshops[0].discards) == ["boost"] * 2
        table.asks(0)


@pytest.mark.rule("ARC-5.16")
def test_a_reshuffled_deck_comes_in_any_order() -> None:
    drawn = set()
    for seed in range(40):
        s = position(hands=[["team_effort"]], discards=[["dollar", "microknot", "boost", "fast"]])
        with ScriptedMatch(GAME, 2, position=s, chance=[seed]) as table:
            table.says(0, "play team_effort")
            drawn.add(tuple(hand(table, 0)))
            table.asks(0)
    assert drawn == {("dollar",), ("microknot",), ("boost",), ("fast",)}


@pytest.mark.rule("ARC-5.17")
def test_draws_from_nothing_are_lost() -> None:
    s = position(hands=[["night_shift", "night_shift"]], decks=[["boost"]], discards=[["fast"]])
    with ScriptedMatch(GAME, 2, position=s, chance=[1]) as table:
        table.says(0, "play night_shift")
        assert hand(table, 0) == ["boost", "fast", "night_shift"]
        table.says(0, "play night_shift")
        assert hand(table, 0) == ["boost", "fast"]
        assert len(table.told(0, "draw")) == 2
        table.asks(0)
