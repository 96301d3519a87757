"""GAR-12, GAR-23: moving to the next Stage, and the rewards on the way."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from aerodrome.games.great_race.state import FLIGHT
from aerodrome.testing.scenario import ScriptedMatch

from .cockpit import REWARDS, Flyer, board, crew, hand, kinds, moxies, race, selects, stages, trims, words

DOWN = Flyer(landed=True, moxy=0)
FLYER = Flyer(hand=("steady_cruise-110", "redline-189"), moxy=0)  # 3 Progress, then 7


def arrives(flyer: Flyer, *rivals: Flyer, **more: Any) -> ScriptedMatch:
    """The pilot has flown Steady Cruise for 3 Progress and passed his action; Croydon needs 11."""
    table = race(flyer, *(rivals or (DOWN,)), **more)
    selects(table, "steady_cruise")
    table.says(0, "pass")
    return table


@pytest.mark.rule("GAR-12.1")
@pytest.mark.parametrize(("tracker", "stage", "after"), [(7, 0, 10), (8, 1, 0), (9, 1, 0)])
def test_a_pilot_moves_on_who_has_the_value_of_the_stage_or_more(tracker: int, stage: int, after: int) -> None:
    with arrives(replace(FLYER, tracker=tracker)) as table:
        assert (table.state.pilots[0].stage, table.state.pilots[0].tracker) == (stage, after)
        table.asks(0)


@pytest.mark.rule("GAR-12.1")
def test_moving_comes_after_the_action_of_the_own_turn() -> None:
    """In step 4 the plane still stands on its Stage, and the action counts: 7 and 3 and 2 are more than 11."""
    with race(replace(FLYER, tracker=7, crew=("navigator",)), DOWN) as table:
        selects(table, "steady_cruise")
        assert (table.state.pilots[0].stage, table.state.pilots[0].tracker) == (0, 10)
        table.says(0, "use navigator-1")
        assert (table.state.pilots[0].stage, table.state.pilots[0].tracker) == (1, 0)
        table.asks(0)


@pytest.mark.rule("GAR-12.1")
def test_nobody_moves_on_in_anothers_turn() -> None:
    """A pilot who stands at the value moves only when he has flown again, even with a card that cannot be paid."""
    poor = Flyer(hand=("full_throttle-153", "redline"), fuel=(1, 0, 4), health=(1, 0, 4), tracker=11, moxy=0)
    with race(poor, Flyer(hand=("redline", "backfire-121", "redline"), moxy=0)) as table:
        table.says(0, "fly full_throttle-153")
        table.says(1, "fly redline-211")
        table.says(1, "react backfire-121 1")
        table.says(0, "pass")
        table.says(0, "pass")
        table.asks(1)
        assert stages(table) == [0, 0]
        table.says(1, "pass")
        table.says(0, "pass")
        assert kinds(table, "stall", "move") == [("stall", 0), ("move", 0)]
        table.asks(0, 1)


@pytest.mark.rule("GAR-12.2", "GAR-12.3")
def test_the_flight_path_is_discarded_and_the_rest_of_the_progress_is_lost() -> None:
    """As in the rulebook's example: 12 and 6 on a Stage of 16."""
    path = ("barrel_roll-125", "lean_mixture-103")
    flyer = Flyer(hand=("supercharger-172", "redline"), path=path, stage=2, tracker=12, moxy=0)
    with race(flyer, DOWN, rewards=()) as table:
        selects(table, "supercharger")
        table.says(0, "pass")
        assert [told.args["progress"] for told in table.told(0, "fly")] == [6]
        assert (table.state.pilots[0].stage, table.state.pilots[0].tracker, table.state.pilots[0].cards.path) == (
            3,
            0,
            [],
        )
        discarded = words(table, "flight", table.state.discards[FLIGHT])
        assert discarded == ["barrel_roll-125", "lean_mixture-103", "supercharger-172"]
        table.asks(0)


@pytest.mark.rule("GAR-12.4")
@pytest.mark.parametrize(("moxy", "after"), [(0, 1), (4, 5), (5, 5)])
def test_the_plane_moves_by_one_stage_and_the_pilot_gains_a_moxy(moxy: int, after: int) -> None:
    with arrives(replace(FLYER, tracker=8, moxy=moxy, stage=0)) as table:
        assert [words(table, "stage", [told.args["stage"]]) for told in table.told(0, "move")] == [["zuiderzee"]]
        assert stages(table) == [1, 0]
        assert table.state.pilots[0].board.moxy == after
        table.asks(0)


@pytest.mark.rule("GAR-12.4")
def test_who_stays_on_the_stage_gains_no_moxy() -> None:
    with arrives(replace(FLYER, tracker=7)) as table:
        assert table.state.pilots[0].board.moxy == 0
        table.asks(0)


@pytest.mark.rule("GAR-12.5", "GAR-12.8")
def test_the_first_to_leave_takes_the_token_and_the_next_only_a_moxy() -> None:
    """Both leave Croydon in the same round; Full Throttle resolves first, though its pilot was behind."""
    first = Flyer(hand=("full_throttle", "redline"), tracker=6, fuel=(3, 0, 2), moxy=0)
    second = replace(FLYER, tracker=10, fuel=(3, 0, 2))
    with race(second, first, rewards=("two_fuel", "one_fuel", "", "")) as table:
        selects(table, "steady_cruise", "full_throttle")
        table.says(1, "pass")
        table.says(0, "pass")
        assert [words(table, "reward", pilot.board.tokens) for pilot in table.state.pilots] == [[], ["two_fuel"]]
        assert [words(table, "reward", tokens) for tokens in table.state.rewards] == [[], ["one_fuel"], [], []]
        assert moxies(table) == [1, 1]
        assert (board(table, 0)[0], board(table, 1)[0]) == ((2, 0, 3), (1, 2, 2))
        table.asks(0, 1)


@pytest.mark.rule("GAR-12.5")
def test_the_token_of_the_stage_that_is_left_is_taken_and_not_that_of_the_next() -> None:
    with arrives(replace(FLYER, stage=1, tracker=9), rewards=REWARDS) as table:
        assert [words(table, "reward", pilot.board.tokens) for pilot in table.state.pilots] == [["one_fuel"], []]
        assert [len(tokens) for tokens in table.state.rewards] == [1, 0, 1, 1]
        table.asks(0)


@pytest.mark.rule("GAR-12.6")
def test_a_reward_is_applied_at_once_in_the_air() -> None:
    """Health goes to Reserve and a card to the hand before the next selection; a Reserve stays there in the air."""
    flyer = replace(FLYER, tracker=8, health=(3, 0, 2))
    with arrives(flyer, rewards=("health_and_card",), draws=("crosswind-146",)) as table:
        assert kinds(table, "fly", "move", "reward", "refill", "draw", "land")[:5] == [
            ("fly", 0),
            ("move", 0),
            ("reward", 0),
            ("refill", 0),
            ("draw", 0),
        ]
        assert board(table, 0)[1] == (3, 1, 1)
        assert "fly crosswind-146" in table.options(0)


@pytest.mark.rule("GAR-12.7")
def test_tokens_stay_with_their_owner() -> None:
    owner = replace(FLYER, tracker=8, tokens=("two_health",))
    with arrives(owner, rewards=("one_fuel",), news_draws=("sea_of_fog",)) as table:
        assert words(table, "reward", table.state.pilots[0].board.tokens) == ["two_health", "one_fuel"]
        selects(table, "land")
        trims(table)
        assert table.state.day == 3
        assert words(table, "reward", table.state.pilots[0].board.tokens) == ["two_health", "one_fuel"]
        table.asks(0, 1)


@pytest.mark.rule("GAR-12.9")
def test_a_pilot_moves_at_most_one_stage_in_a_turn() -> None:
    """30 Progress would be enough for both Stages."""
    with arrives(replace(FLYER, tracker=27)) as table:
        assert (table.state.pilots[0].stage, table.state.pilots[0].tracker) == (1, 0)
        assert len(table.told(0, "move")) == 1
        table.asks(0)


@pytest.mark.rule("GAR-12.10")
def test_moving_is_not_a_choice() -> None:
    """After the action there is no question before the plane has moved, and the token is taken."""
    with arrives(replace(FLYER, tracker=8), rewards=("one_fuel",)) as table:
        assert kinds(table, "turn", "move", "reward") == [("turn", 0), ("move", 0), ("reward", 0)]
        assert (table.state.pilots[0].stage, words(table, "reward", table.state.pilots[0].board.tokens)) == (
            1,
            ["one_fuel"],
        )
        table.asks(0)
        table.refuses(0, "pass", "GAR-5.1")


@pytest.mark.rule("GAR-12.11")
def test_who_leaves_the_last_stage_crosses_the_finish_line() -> None:
    flyer = Flyer(hand=("redline-189",), stage=3, tracker=13, moxy=0)
    with race(flyer, DOWN) as table:
        selects(table, "redline")
        assert [told.args for told in table.told(0, "cross")] == [{"seat": 0, "progress": 20}]
        assert not table.told(0, "move")
        assert table.match.over
        assert table.match.ranks() == [1, 2]


Tokens = tuple[int, int, int]
SPENT: Tokens = (2, 0, 3)


@pytest.mark.rule("GAR-23.1", "GAR-23.3", "GAR-23.4", "GAR-23.5", "GAR-23.6", "GAR-23.8", "GAR-23.9")
@pytest.mark.parametrize(
    ("reward", "fuel", "health", "cards"),
    [
        ("one_card", (1, 0, 4), (2, 0, 3), 1),
        ("one_health", (1, 0, 4), (2, 1, 2), 0),
        ("one_fuel", (1, 1, 3), (2, 0, 3), 0),
        ("two_fuel", (1, 2, 2), (2, 0, 3), 0),
        ("health_and_card", (1, 0, 4), (2, 1, 2), 1),
        ("two_cards", (1, 0, 4), (2, 0, 3), 2),
        ("two_health", (1, 0, 4), (2, 2, 1), 0),
    ],
)
def test_a_reward_of_tokens_and_cards(reward: str, fuel: Tokens, health: Tokens, cards: int) -> None:
    flyer = replace(FLYER, tracker=8, fuel=SPENT, health=SPENT)
    draws = ("crosswind-123", "crosswind-146")
    with arrives(flyer, rewards=(reward,), draws=draws) as table:
        assert words(table, "reward", table.state.pilots[0].board.tokens) == [reward]
        assert board(table, 0) == (fuel, health)
        assert hand(table, 0) == ["redline-189", *draws[:cards]]
        assert crew(table, 0) == []
        table.asks(0)


@pytest.mark.rule("GAR-23.2", "GAR-23.7")
@pytest.mark.parametrize(("reward", "health"), [("crew", (2, 0, 3)), ("health_and_crew", (2, 1, 2))])
def test_a_reward_of_a_crew_card(reward: str, health: Tokens) -> None:
    with arrives(replace(FLYER, tracker=8, health=SPENT), rewards=(reward,)) as table:
        assert board(table, 0)[1] == health
        assert table.options(0) == ["take mechanic-1", "take radio_operator-1", "take rigger-1", "decline"]
        table.says(0, "take rigger-1")
        assert crew(table, 0) == ["rigger-1"]
        assert table.state.pilots[0].board.moxy == 1
        table.asks(0)
        table.refuses(0, "take mechanic-1", "GAR-5.1")


@pytest.mark.rule("GAR-23.5", "GAR-23.9")
@pytest.mark.parametrize(
    ("reward", "after"), [("two_fuel", ((4, 1, 0), (4, 0, 1))), ("two_health", ((4, 0, 1), (4, 1, 0)))]
)
def test_up_to_two_means_as_many_as_there_are(reward: str, after: tuple[Tokens, Tokens]) -> None:
    """One Fuel has just been paid, and one Health lies in the Discard."""
    with arrives(replace(FLYER, tracker=8, health=(4, 0, 1)), rewards=(reward,)) as table:
        assert board(table, 0) == after
        table.asks(0)
