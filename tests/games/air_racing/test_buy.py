"""ARC-6, ARC-7: the Buy Phase, Cleanup and the calendar."""

from __future__ import annotations

import pytest

from aerodrome.games.air_racing import GAME
from aerodrome.games.air_racing.content import CARDS, DOLLAR
from aerodrome.games.air_racing.state import SEASON
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.testing.scenario import ScriptedMatch

from .workshop import AUGUST, FIVE_DOLLARS, begun, by_name, hand, meeting, passes, play_at_random, position, words

COSTS = {
    "dollar": 1,
    "microknot": 6,
    "boost": 3,
    "fast": 3,
    "sponsorship": 3,
    "night_shift": 4,
    "team_effort": 3,
    "wind_tunnel": 4,
}


@pytest.mark.rule("ARC-6.1")
def test_money_is_the_dollars_in_hand_and_the_extra_money() -> None:
    """ARC-R8: $2 in hand, $2 by Sponsorship and $2 by Funding are just enough; deck and discard pile do not count."""
    s = position(
        hands=[["dollar", "dollar", "sponsorship", "wind_tunnel", "boost"]], decks=[FIVE_DOLLARS], discards=[["dollar"]]
    )
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.says(0, "play sponsorship")
        table.says(0, "play wind_tunnel")
        table.says(0, "fund")
        table.says(0, "done")
        assert table.state.money(0) == 6
        table.says(0, "buy microknot")
        assert table.state.money(0) == 0
        table.refuses(0, "buy dollar", "ARC-6.1")


@pytest.mark.rule("ARC-6.1", "ARC-2.3")
@pytest.mark.parametrize("money", range(7))
def test_what_costs_more_than_the_money_cannot_be_bought(money: int) -> None:
    with ScriptedMatch(GAME, 2, position=position(hands=[["dollar"] * money + ["boost"]])) as table:
        table.says(0, "done")
        assert table.options(0, "buy") == [f"buy {card}" for card in CARDS if COSTS[card] <= money]
        for card in CARDS:
            if COSTS[card] > money:
                table.refuses(0, f"buy {card}", "ARC-6.1")


@pytest.mark.rule("ARC-6.2")
@pytest.mark.parametrize("sponsorships", [0, 1, 2])
def test_two_cards_may_be_bought_and_one_more_for_each_sponsorship(sponsorships: int) -> None:
    cards = ["sponsorship"] * sponsorships + ["dollar"] * 8
    with ScriptedMatch(GAME, 2, position=position(hands=[cards])) as table:
        for _ in range(sponsorships):
            table.says(0, "play sponsorship")
        table.says(0, "done")
        for _ in range(2 + sponsorships):
            table.says(0, "buy dollar")
        assert table.options(0) == ["done"]
        table.refuses(0, "buy dollar", "ARC-6.2")


@pytest.mark.rule("ARC-6.2")
def test_all_cards_are_bought_out_of_the_same_money() -> None:
    with ScriptedMatch(GAME, 2, position=position(hands=[["dollar"] * 7])) as table:
        table.says(0, "done")
        table.says(0, "buy night_shift")
        table.refuses(0, "buy wind_tunnel", "ARC-6.1")
        table.says(0, "buy fast")
        assert table.state.money(0) == 0
        table.asks(0)


@pytest.mark.rule("ARC-6.3")
def test_five_dollars_buy_fast_and_a_dollar_and_the_rest_is_lost() -> None:
    """The next hand has two Dollars: they are all the money of the next turn."""
    s = position(hands=[FIVE_DOLLARS, []], decks=[["boost"] * 3 + ["dollar"] * 2])
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.says(0, "done")
        table.refuses(0, "buy microknot", "ARC-6.1")
        table.says(0, "buy fast")
        table.says(0, "buy dollar")
        assert table.state.money(0) == 1
        table.says(0, "done")
        passes(table, 1)
        table.says(0, "done")
        assert table.state.money(0) == 2
        table.refuses(0, "buy fast", "ARC-6.1")


@pytest.mark.rule("ARC-6.3")
@pytest.mark.parametrize("bought", [0, 1])
def test_buying_is_optional(bought: int) -> None:
    with ScriptedMatch(GAME, 2, position=position(hands=[["dollar"] * 6], decks=[FIVE_DOLLARS])) as table:
        table.says(0, "done")
        for _ in range(bought):
            table.says(0, "buy boost")
        table.says(0, "done")
        assert len(table.state.workshops[0].discards) == 6 + bought
        table.asks(1)


@pytest.mark.rule("ARC-6.4", "ARC-2.3")
@pytest.mark.parametrize("card", CARDS)
def test_any_card_may_be_bought_also_twice(card: str) -> None:
    with ScriptedMatch(GAME, 2, position=position(hands=[["dollar"] * 12])) as table:
        before = table.state.supply[CARDS.index(card)]
        table.says(0, "done")
        table.says(0, f"buy {card}")
        table.says(0, f"buy {card}")
        assert words(table.state.workshops[0].discards) == [card, card]
        assert table.state.supply[CARDS.index(card)] == before - 2
        assert table.state.money(0) == 12 - 2 * COSTS[card]
        table.asks(0)


@pytest.mark.rule("ARC-6.5")
def test_a_bought_card_goes_to_the_own_discard_pile_and_is_of_no_use_in_this_turn() -> None:
    s = position(hands=[["dollar"] * 4], decks=[["boost"] * 5], discards=[["fast"], ["fast"]])
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.says(0, "done")
        table.says(0, "buy sponsorship")
        assert [words(each.discards) for each in table.state.workshops] == [["fast", "sponsorship"], ["fast"]]
        assert hand(table, 0) == ["dollar"] * 4
        assert (table.state.turn.buys, table.state.turn.extra) == (1, 0)
        table.refuses(0, "play sponsorship", "ARC-4.1")
        table.says(0, "buy dollar")
        assert table.state.money(0) == 0
        table.asks(0)


@pytest.mark.rule("ARC-6.6")
def test_spent_dollars_stay_with_the_player() -> None:
    with ScriptedMatch(GAME, 2, position=position(hands=[["dollar"] * 6], decks=[["boost"] * 5])) as table:
        table.says(0, "done")
        table.says(0, "buy microknot")
        table.says(0, "done")
        assert table.state.supply[DOLLAR] == 34
        assert words(table.state.workshops[0].discards).count("dollar") == 6
        assert by_name(table.state.workshops[0].owned) == {"dollar": 6, "microknot": 1, "boost": 5}
        table.asks(1)


@pytest.mark.rule("ARC-6.7", "ARC-6.8")
def test_cleanup_lays_down_all_cards_and_draws_five() -> None:
    s = position(
        hands=[["sponsorship", "dollar", "boost", "wind_tunnel"]],
        decks=[["microknot", "microknot", *["fast"] * 4]],
        discards=[["night_shift"]],
    )
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.says(0, "play sponsorship")
        table.says(0, "done")
        table.says(0, "buy team_effort")
        table.says(0, "done")
        assert sorted(words(table.state.workshops[0].discards)) == sorted(
            ["night_shift", "team_effort", "sponsorship", "dollar", "boost", "wind_tunnel"]
        )
        assert table.state.workshops[0].played == []
        assert hand(table, 0) == ["microknot", *["fast"] * 4]
        assert words(table.state.workshops[0].deck) == ["microknot"]
        table.asks(1)


@pytest.mark.rule("ARC-6.8", "ARC-5.16")
def test_the_new_hand_reshuffles_part_way() -> None:
    """Two cards come from the old deck; hand, cards in play and the bought card are shuffled, and three are drawn."""
    s = position(hands=[["sponsorship", "dollar", "dollar"]], decks=[["microknot", "fast"]], discards=[["dollar"]])
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.says(0, "play sponsorship")
        table.says(0, "done")
        table.says(0, "buy dollar")
        table.rolls(3)
        table.says(0, "done")
        assert [told.args for told in table.told(0, "shuffle")] == [{"seat": 0, "cards": 5}]
        assert len(table.state.workshops[0].hand) == 5
        assert {"microknot", "fast"} <= set(hand(table, 0))
        assert (len(table.state.workshops[0].deck), table.state.workshops[0].discards) == (2, [])
        table.asks(1)


@pytest.mark.rule("ARC-6.8")
def test_a_small_deck_is_drawn_whole() -> None:
    """ARC-R34: what cannot be drawn is lost."""
    with ScriptedMatch(GAME, 2, position=position(hands=[["boost"]], decks=[["fast"]], discards=[["dollar"]])) as table:
        table.says(0, "done")
        table.rolls(0)
        table.says(0, "done")
        assert hand(table, 0) == ["dollar", "boost", "fast"]
        table.asks(1)


@pytest.mark.rule("ARC-6.9")
def test_no_card_ever_leaves_a_deck_in_the_season() -> None:
    """Whatever is played, regrouped and bought: hand, deck, discard pile and play only grow by what is bought."""
    match, rng = Match(GAME, 3, seed="thrift", auto=False), Rng(5)
    bought = [["dollar"] * 7 for _ in range(3)]
    while meeting(match).stage == SEASON:
        seat = match.asked()[0]
        legal = match.legal(seat)
        answer = match.rules.actions.text(legal[rng.below(len(legal))])
        match.answer(seat, answer)
        kind, *card = answer.split()
        if kind == "free":
            bought[seat] += ["boost"] * int(card[0]) + ["fast"] * (3 - int(card[0]))
        elif kind == "buy":
            bought[seat] += card
        s = meeting(match)
        for each in range(3):
            workshop = s.workshops[each]
            cards = workshop.hand + workshop.deck + workshop.discards + workshop.played
            assert sorted(words(cards)) == sorted(bought[each])
    assert min(len(cards) for cards in bought) > 10


@pytest.mark.rule("ARC-7.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_calendar_advances_when_the_last_player_has_finished(first: int) -> None:
    """From October to November."""
    with begun(3, first) as table:
        assert [told.args for told in table.told(SPECTATOR, "month")] == [{"number": 0}]
        for i in range(3):
            assert table.state.month == 0
            passes(table, (first + i) % 3)
        assert table.state.month == 1
        assert [told.args for told in table.told(SPECTATOR, "month")] == [{"number": 0}, {"number": 1}]
        table.asks(first)


@pytest.mark.rule("ARC-7.2", "ARC-7.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_eleven_turns_and_then_the_race_starts(seats: int) -> None:
    match = Match(GAME, seats, seed="eleven months")
    play_at_random(match, Rng(seats))
    told = match.told(SPECTATOR)
    kinds = [each.kind for each in told]
    assert [each.args["number"] for each in told if each.kind == "month"] == list(range(11))
    turns = [each.args["seat"] for each in told if each.kind == "cleanup"]
    assert [turns.count(seat) for seat in range(seats)] == [11] * seats
    months = [i for i, kind in enumerate(kinds) if kind == "month"]
    for month, following in zip(months, [*months[1:], kinds.index("race")], strict=True):
        assert kinds[month:following].count("turn") == kinds[month:following].count("cleanup") == seats
    assert "cleanup" not in kinds[kinds.index("race") :]


@pytest.mark.rule("ARC-7.3")
def test_the_season_ends_with_the_last_players_august_turn() -> None:
    """There is no twelfth turn, and no hand for one."""
    s = position(3, hands=[["dollar"] * 3] * 3, decks=[["microknot"], ["fast"], ["boost"]], turn=1, month=AUGUST)
    with ScriptedMatch(GAME, 3, position=s) as table:
        passes(table, 1)
        table.asks(2)
        assert table.state.workshops[1].hand == []
        table.says(2, "done")
        table.rolls(4)
        table.says(2, "done")
        assert [told.kind for told in table.match.told(SPECTATOR)].count("month") == 0
        assert [told.args["laps"] for told in table.told(SPECTATOR, "race")] == [3]
        table.asks(0)
        table.refuses(0, "buy dollar", "ARC-10.3")
        table.refuses(0, "done", "ARC-10.3")
