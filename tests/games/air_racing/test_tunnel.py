"""ARC-5.9 to ARC-5.15: the Wind Tunnel and what it doubles."""

from __future__ import annotations

import pytest

from aerodrome.games.air_racing import GAME
from aerodrome.testing.scenario import ScriptedMatch

from .workshop import FIVE_DOLLARS, counts, hand, position, words


@pytest.mark.rule("ARC-5.9")
def test_the_mode_is_chosen_when_the_wind_tunnel_is_played() -> None:
    with ScriptedMatch(GAME, 2, position=position(hands=[["wind_tunnel", "sponsorship", "team_effort"]])) as table:
        table.says(0, "play wind_tunnel")
        assert table.options(0) == ["fund", "test sponsorship", "test team_effort"]
        table.refuses(0, "done", "ARC-5.9")
        table.refuses(0, "play sponsorship", "ARC-5.9")
        table.refuses(0, "buy dollar", "ARC-5.9")


@pytest.mark.rule("ARC-5.10", "ARC-5.15")
def test_a_tested_action_is_resolved_twice_for_one_play() -> None:
    """ARC-R4. Doubled, a Sponsorship is 2 buys and $4."""
    with ScriptedMatch(GAME, 2, position=position(hands=[["wind_tunnel", "sponsorship", "dollar"]])) as table:
        table.says(0, "play wind_tunnel")
        table.says(0, "test sponsorship")
        assert counts(table) == (1, 4, 4, 0)
        assert words(table.state.workshops[0].played) == ["wind_tunnel", "sponsorship"]
        assert hand(table, 0) == ["dollar"]
        table.asks(0)


@pytest.mark.rule("ARC-5.10")
def test_only_another_action_card_in_hand_can_be_tested() -> None:
    s = position(hands=[["wind_tunnel", "sponsorship", "dollar"]], decks=[["night_shift"]], discards=[["team_effort"]])
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.says(0, "play wind_tunnel")
        for card in ("night_shift", "team_effort", "wind_tunnel"):
            table.refuses(0, f"test {card}", "ARC-5.10")
        for card in ("dollar", "microknot", "boost", "fast"):
            table.refuses(0, f"test {card}", "ARC-5.10")


@pytest.mark.rule("ARC-5.10")
def test_a_test_may_follow_with_the_last_play() -> None:
    s = position(hands=[["sponsorship", "wind_tunnel", "night_shift"]], decks=[["boost"] * 6])
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.says(0, "play sponsorship")
        table.says(0, "play wind_tunnel")
        assert table.state.turn.plays == 0
        table.says(0, "test night_shift")
        assert hand(table, 0) == ["boost"] * 6
        assert table.options(0) == ["done"]


@pytest.mark.rule("ARC-5.11")
def test_funding_is_two_dollars_and_no_buy() -> None:
    with ScriptedMatch(GAME, 2, position=position(hands=[["wind_tunnel", "sponsorship"]])) as table:
        table.says(0, "play wind_tunnel")
        table.says(0, "fund")
        assert counts(table) == (1, 2, 2, 0)
        assert hand(table, 0) == ["sponsorship"]
        table.says(0, "done")
        table.says(0, "buy dollar")
        table.says(0, "buy dollar")
        table.refuses(0, "buy dollar", "ARC-6.2")


@pytest.mark.rule("ARC-5.12", "ARC-6.1")
def test_a_wind_tunnel_and_four_dollars_buy_a_microknot() -> None:
    """Without another Action card only Funding is left."""
    s = position(hands=[["wind_tunnel", *["dollar"] * 4]], decks=[FIVE_DOLLARS])
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.says(0, "play wind_tunnel")
        assert table.options(0) == ["fund"]
        for card in ("sponsorship", "night_shift", "team_effort", "wind_tunnel"):
            table.refuses(0, f"test {card}", "ARC-5.12")
        table.says(0, "fund")
        table.says(0, "done")
        assert table.state.money(0) == 6
        table.says(0, "buy microknot")
        table.says(0, "done")
        table.asks(1)


@pytest.mark.rule("ARC-5.13", "ARC-5.15")
def test_wind_tunnel_on_wind_tunnel_doubles_one_card_and_then_another() -> None:
    s = position(hands=[["wind_tunnel", "wind_tunnel", "night_shift", "sponsorship", "dollar"]], decks=[["boost"] * 7])
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.says(0, "play wind_tunnel")
        table.says(0, "test wind_tunnel")
        assert table.options(0) == ["fund", "test sponsorship", "test night_shift"]
        table.says(0, "test night_shift")
        assert len(table.state.workshops[0].deck) == 1, "six cards are drawn"
        assert table.options(0) == ["fund", "test sponsorship"]
        table.says(0, "test sponsorship")
        assert counts(table) == (1, 4, 4, 0)
        assert hand(table, 0) == ["dollar", *["boost"] * 6]
        assert words(table.state.workshops[0].played) == ["wind_tunnel", "wind_tunnel", "night_shift", "sponsorship"]
        table.asks(0)


@pytest.mark.rule("ARC-5.13")
def test_two_wind_tunnels_alone_are_four_dollars() -> None:
    """ARC-R7."""
    with ScriptedMatch(GAME, 2, position=position(hands=[["wind_tunnel", "wind_tunnel"]])) as table:
        table.says(0, "play wind_tunnel")
        table.says(0, "test wind_tunnel")
        for _ in range(2):
            assert table.options(0) == ["fund"]
            table.says(0, "fund")
        assert counts(table) == (1, 2, 4, 0)
        assert table.options(0) == ["done"]


@pytest.mark.rule("ARC-5.13")
def test_each_resolution_chooses_its_own_mode() -> None:
    """ARC-R7: money first, then the test, as well as the other way round."""
    for answers in (["fund", "test sponsorship"], ["test sponsorship", "fund"]):
        with ScriptedMatch(GAME, 2, position=position(hands=[["wind_tunnel", "wind_tunnel", "sponsorship"]])) as table:
            table.says(0, "play wind_tunnel")
            table.says(0, "test wind_tunnel")
            for answer in answers:
                table.says(0, answer)
            assert counts(table) == (1, 4, 6, 0)
            table.asks(0)


@pytest.mark.rule("ARC-5.13")
def test_the_first_resolution_is_finished_before_the_second_chooses() -> None:
    """ARC-R6: what the first one draws can be tested by the second."""
    s = position(
        hands=[["wind_tunnel", "wind_tunnel", "night_shift"]], decks=[["boost", *["dollar"] * 5, "sponsorship"]]
    )
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.says(0, "play wind_tunnel")
        table.says(0, "test wind_tunnel")
        table.says(0, "test night_shift")
        assert table.options(0) == ["fund", "test sponsorship"]
        table.says(0, "test sponsorship")
        assert counts(table) == (1, 4, 4, 0)
        table.asks(0)


@pytest.mark.rule("ARC-5.13", "ARC-5.14")
def test_a_chain_of_three_wind_tunnels_doubles_three_cards() -> None:
    """ARC-R6: the third is resolved twice before the second resolution of the second."""
    s = position(hands=[["wind_tunnel"] * 3 + ["sponsorship", "night_shift", "team_effort"]], decks=[["boost"] * 9])
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.says(0, "play wind_tunnel")
        table.says(0, "test wind_tunnel")
        table.says(0, "test wind_tunnel")
        table.says(0, "test sponsorship")
        assert counts(table) == (1, 4, 4, 0)
        table.says(0, "test night_shift")
        assert len(table.state.workshops[0].deck) == 3
        table.says(0, "test team_effort")
        assert counts(table) == (5, 4, 4, 2)
        assert len(table.state.workshops[0].deck) == 1
        assert table.options(0, "fund") == []


@pytest.mark.rule("ARC-5.14")
def test_no_card_is_resolved_four_times() -> None:
    """The second resolution of the inner Wind Tunnel finds no card to test."""
    with ScriptedMatch(GAME, 2, position=position(hands=[["wind_tunnel", "wind_tunnel", "sponsorship"]])) as table:
        table.says(0, "play wind_tunnel")
        table.says(0, "test wind_tunnel")
        table.says(0, "test sponsorship")
        assert counts(table) == (1, 4, 4, 0)
        table.refuses(0, "test sponsorship", "ARC-5.12")
        table.says(0, "fund")
        assert counts(table) == (1, 4, 6, 0)
        table.asks(0)


@pytest.mark.rule("ARC-5.15")
def test_a_doubled_night_shift_draws_six() -> None:
    s = position(hands=[["wind_tunnel", "night_shift"]], decks=[["dollar"] * 2], discards=[["boost"] * 5])
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.says(0, "play wind_tunnel")
        table.rolls(2)
        table.says(0, "test night_shift")
        assert hand(table, 0) == ["dollar", "dollar", *["boost"] * 4]
        table.asks(0)


@pytest.mark.rule("ARC-5.15", "ARC-5.5")
def test_a_doubled_team_effort_is_two_cards_four_plays_and_two_regroups() -> None:
    s = position(hands=[["wind_tunnel", "team_effort"]], decks=[["boost", "boost", "dollar", "dollar"]])
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.says(0, "play wind_tunnel")
        table.says(0, "test team_effort")
        assert counts(table) == (5, 2, 0, 2)
        assert hand(table, 0) == ["dollar", "dollar"]
        for _ in range(2):
            table.says(0, "regroup")
            table.says(0, "discard dollar")
            table.says(0, "redraw")
        assert counts(table) == (3, 2, 0, 0)
        assert hand(table, 0) == ["boost", "boost"]
        table.refuses(0, "regroup", "ARC-5.5")
