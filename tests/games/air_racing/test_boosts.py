"""ARC-16, ARC-17: Boosts and their engine checks, and how tokens are paid."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from aerodrome.games.air_racing.state import HEAT, QUALIFYING

from .aloft import PLENTY, RIVAL, Plane, alone, at, checks, flies_on, race


def needed(plane: Plane, rolls: Sequence[int]) -> list[int]:
    """What the engine checks of so many Boosts in one turn needed; a Backfire is accepted."""
    with alone(plane) as table:
        for roll in rolls:
            table.rolls(roll)
            table.says(0, "boost")
            if table.options(0, "accept"):
                table.says(0, "accept")
        table.asks(0)
        return [told.args["needed"] for told in table.told(0, "engine")]


@pytest.mark.rule("ARC-16.1")
def test_a_boost_is_played_at_any_moment_of_the_own_movement() -> None:
    """First, between two flights, and when nothing is left."""
    with alone(Plane(lane=1, fast=PLENTY, boosts=3)) as table:
        table.rolls(9)
        table.says(0, "boost")
        table.says(0, "step")
        table.rolls(9)
        table.says(0, "boost")
        table.says(0, "fly")
        assert (table.state.flight.budget, at(table.state, 0)) == (0, (0, 1, 20))
        table.rolls(9)
        table.says(0, "boost")
        table.refuses(0, "end", "ARC-11.4")
        table.says(0, "fly")
        assert at(table.state, 0) == (0, 1, 26)
        table.refuses(0, "boost", "ARC-16.1")


@pytest.mark.rule("ARC-16.1")
@pytest.mark.parametrize("stage", [QUALIFYING, HEAT])
def test_a_boost_may_be_played_in_qualifying_and_heats(stage: int) -> None:
    with alone(Plane(lane=1, boosts=1), stage=stage, laps=2) as table:
        table.rolls(6)
        table.says(0, "boost")
        assert table.state.flight.budget == 14
        table.asks(0)


@pytest.mark.rule("ARC-16.1")
def test_who_has_no_boost_plays_none() -> None:
    with race(Plane(lane=1), Plane(lane=2, place=20, boosts=3), turns=[0]) as table:
        table.refuses(0, "boost", "ARC-16.1")
        assert table.options(0, "boost") == []


@pytest.mark.rule("ARC-16.2")
@pytest.mark.parametrize("roll", [0, 9])
def test_a_played_boost_is_gone(roll: int) -> None:
    """Passed or not, and in the next turn as well."""
    with race(Plane(lane=1, place=30, boosts=1), RIVAL) as table:
        table.rolls(roll)
        table.says(0, "boost")
        assert table.state.aircraft[0].mods.numbers() == [0, 0, 0]
        flies_on(table, 0)
        flies_on(table, 1)
        table.refuses(0, "boost", "ARC-16.1")


@pytest.mark.rule("ARC-16.3")
def test_a_passed_engine_check_gives_three_speed_at_once() -> None:
    """ARC-R20: the roll comes before anything else of the turn."""
    with race(Plane(lane=1, place=30, boosts=1), RIVAL) as table:
        table.rolls(6)
        table.says(0, "boost")
        assert [told.args for told in table.told(0, "engine")] == [{"seat": 0, "roll": 6, "needed": 6}]
        assert table.state.flight.budget == 14
        assert table.state.aircraft[0].tokens == []
        flies_on(table, 0)
        assert at(table.state, 0) == (0, 1, 44)
        flies_on(table, 1)
        assert table.state.flight.budget == 8, "for this turn only"
        table.asks(0)


@pytest.mark.rule("ARC-16.4")
def test_a_failed_engine_check_gives_no_speed_and_a_backfire() -> None:
    with alone(Plane(lane=1, boosts=1)) as table:
        table.rolls(5)
        table.says(0, "boost")
        assert (table.state.flight.budget, table.state.aircraft[0].tokens) == (8, [3])
        assert table.options(0, "avoid") == [], "there is no Boost left to avoid it with"
        table.says(0, "fly")
        assert at(table.state, 0) == (0, 1, 8)
        table.asks(0)


@pytest.mark.rule("ARC-16.5", "ARC-14.1")
def test_each_boost_of_a_turn_is_harder_than_the_one_before() -> None:
    """The rulebook's example: 5, then 6, then 7, with one FAST card (ARC-R21)."""
    assert needed(Plane(lane=1, fast=1, boosts=3), [9, 9, 9]) == [5, 6, 7]
    assert needed(Plane(lane=1, fast=1, boosts=3), [0, 0, 0]) == [5, 6, 7], "failed ones count as well"


@pytest.mark.rule("ARC-16.5", "ARC-14.2")
@pytest.mark.parametrize(
    ("rolls", "budget"),
    [([5, 6, 7], 8 + 18), ([4, 6, 7], 8 + 12), ([5, 5, 7], 8 + 12), ([5, 6, 6], 8 + 12), ([0, 0, 0], 8)],
)
def test_the_rolls_that_pass_are_five_six_seven(rolls: list[int], budget: int) -> None:
    with alone(Plane(lane=1, fast=1, boosts=3)) as table:
        for roll in rolls:
            table.rolls(roll)
            table.says(0, "boost")
            if table.options(0, "accept"):
                table.says(0, "accept")
        assert table.state.flight.budget == budget
        assert table.state.aircraft[0].tokens == [3] * ((26 - budget) // 6)
        table.asks(0)


@pytest.mark.rule("ARC-16.5", "ARC-14.2")
def test_a_rolled_0_fails_with_any_skill_and_a_penalty_may_leave_no_chance() -> None:
    with alone(Plane(lane=1, fast=20, boosts=1)) as table:
        table.rolls(0)
        table.says(0, "boost")
        assert (table.state.flight.budget, table.state.aircraft[0].tokens) == (8, [3])
        table.asks(0)
    assert needed(Plane(lane=1, boosts=5), [9, 9, 9, 9, 9]) == [6, 7, 8, 9, 10]


@pytest.mark.rule("ARC-16.5")
def test_the_penalty_begins_anew_in_the_next_turn() -> None:
    with race(Plane(lane=1, place=30, fast=1, boosts=3), RIVAL) as table:
        table.rolls(9, 9)
        table.says(0, "boost")
        table.says(0, "boost")
        flies_on(table, 0)
        flies_on(table, 1)
        table.rolls(9)
        table.says(0, "boost")
        assert [told.args["needed"] for told in table.told(0, "engine")] == [5, 6, 5]
        table.asks(0)


@pytest.mark.rule("ARC-16.6")
def test_another_boost_avoids_the_backfire_and_does_not_count() -> None:
    """ARC-R41: no token, no Speed, no roll; the next Boost has -1, not -2."""
    with alone(Plane(lane=1, fast=1, boosts=3)) as table:
        table.rolls(4)
        table.says(0, "boost")
        assert table.options(0) == ["avoid", "accept"]
        table.refuses(0, "fly", "ARC-16.6")
        table.refuses(0, "boost", "ARC-16.6")
        table.says(0, "avoid")
        plane = table.state.aircraft[0]
        assert (table.state.flight.budget, plane.tokens, plane.mods.numbers()) == (8, [], [0, 1, 1])
        table.rolls(6)
        table.says(0, "boost")
        assert [told.args["needed"] for told in table.told(0, "engine")] == [5, 6]
        assert (table.state.flight.budget, table.state.aircraft[0].mods.numbers()) == (14, [0, 1, 0])
        table.asks(0)


@pytest.mark.rule("ARC-16.6")
def test_a_backfire_may_be_accepted_with_a_boost_left() -> None:
    with alone(Plane(lane=1, boosts=2)) as table:
        table.rolls(0)
        table.says(0, "boost")
        table.says(0, "accept")
        plane = table.state.aircraft[0]
        assert (table.state.flight.budget, plane.tokens, plane.mods.numbers()) == (8, [3], [0, 0, 1])
        table.asks(0)


@pytest.mark.rule("ARC-16.6")
def test_a_pylon_cut_cannot_be_avoided_with_a_boost() -> None:
    with alone(Plane(place=4, boosts=1)) as table:
        table.rolls(0)
        table.says(0, "fly")
        table.refuses(0, "avoid", "ARC-10.3")
        assert (table.state.aircraft[0].tokens, table.state.aircraft[0].mods.numbers()) == ([2], [0, 0, 1])


@pytest.mark.rule("ARC-16.7")
def test_the_boost_penalty_does_not_touch_pylon_checks() -> None:
    """ARC-R40."""
    with alone(Plane(place=4, fast=2, boosts=2)) as table:
        table.rolls(9, 9)
        table.says(0, "boost")
        table.says(0, "boost")
        table.rolls(4)
        table.says(0, "fly")
        assert [told.args["needed"] for told in table.told(0, "check")] == [4]
        assert (checks(table), table.state.aircraft[0].tokens) == (["p1"], [])
        table.asks(0)


@pytest.mark.rule("ARC-16.8")
def test_there_is_no_limit_to_boosts_in_a_turn() -> None:
    with alone(Plane(lane=1, fast=PLENTY, boosts=12)) as table:
        for _ in range(12):
            table.rolls(9)
            table.says(0, "boost")
        assert table.state.flight.budget == 8 + 12 * 6
        assert table.options(0, "boost") == []


@pytest.mark.rule("ARC-17.1")
def test_tokens_of_a_turn_are_paid_in_the_next() -> None:
    """A cut and a Backfire: nothing in this turn, 5 Speed of the next."""
    with race(Plane(place=27, boosts=1, microknots=4), RIVAL) as table:
        table.rolls(0)
        table.says(0, "boost")
        table.rolls(1, 9, 9)
        flies_on(table, 0)
        assert (at(table.state, 0), table.state.aircraft[0].tokens) == ((1, 0, 1), [3, 2])
        flies_on(table, 1)
        assert (table.state.flight.budget, table.state.aircraft[0].tokens) == (12 - 10, [])
        assert [(told.args["speed"], told.args["token"]) for told in table.told(0, "pay")] == [(6, 3), (2, 2)]
        table.asks(0)


@pytest.mark.rule("ARC-17.2")
@pytest.mark.parametrize(
    ("microknots", "tokens", "budget", "left"),
    [
        (0, [2, 2, 3], 0, [3]),
        (0, [3], 2, []),
        (3, [2, 2, 3], 0, []),  # Speed 1 1/2 is left for the last, which goes back to the box
        (0, [3, 2], 0, []),
        (0, [2, 3, 2], 0, [2]),  # the oldest first
        (0, [3, 3, 2, 2], 0, [2, 2]),
        (1, [2, 2], 1, []),
    ],
)
def test_tokens_are_paid_oldest_first_while_speed_is_left(
    microknots: int, tokens: list[int], budget: int, left: list[int]
) -> None:
    with alone(Plane(lane=1, microknots=microknots, tokens=tokens)) as table:
        assert (table.state.flight.budget, table.state.aircraft[0].tokens) == (budget, left)
        table.asks(0)


@pytest.mark.rule("ARC-17.2")
def test_what_was_not_reached_is_paid_in_the_following_turn() -> None:
    with race(Plane(lane=1, place=30, tokens=[2, 2, 3]), RIVAL) as table:
        flies_on(table, 0)
        assert at(table.state, 0) == (0, 1, 30)
        flies_on(table, 1)
        assert (table.state.flight.budget, table.state.aircraft[0].tokens) == (2, [])
        table.asks(0)


@pytest.mark.rule("ARC-17.2")
def test_there_are_more_tokens_than_tiles_in_the_box() -> None:
    """ARC-R19: ten tiles are not a limit."""
    with alone(Plane(place=4, tokens=[3] * 12, microknots=20, boosts=1)) as table:
        assert table.state.aircraft[0].tokens == [3] * 7
        table.rolls(0)
        table.says(0, "boost")
        table.says(0, "dive")
        table.rolls(0)
        table.says(0, "fly")
        assert table.state.aircraft[0].tokens == [3] * 8 + [2]
        table.asks(0)


@pytest.mark.rule("ARC-17.3")
def test_dives_and_boosts_pay_no_token() -> None:
    """ARC-R42."""
    with alone(Plane(lane=1, tokens=[2, 2, 3], fast=PLENTY, boosts=1)) as table:
        table.says(0, "dive")
        table.rolls(9)
        table.says(0, "boost")
        assert (table.state.flight.budget, table.state.aircraft[0].tokens) == (8, [3])
        table.says(0, "fly")
        assert at(table.state, 0) == (0, 1, 8)
        table.says(0, "end")
        assert table.state.aircraft[0].tokens == [3]
        table.asks(1)
