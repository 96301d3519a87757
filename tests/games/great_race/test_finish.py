"""GAR-14: the Final Stretch, and the winner."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from aerodrome.games.great_race.content import LANDING
from aerodrome.games.great_race.pieces import AIRBORNE, FINISHED
from aerodrome.games.great_race.state import FLIGHT
from aerodrome.testing.scenario import ScriptedMatch

from .cockpit import Flyer, board, crew, hand, kinds, moxies, race, rules_for, selects, trackers, words

ROW = ("croydon", "zuiderzee", "black_forest")  # 11, 12 and 17; the last one has Forest only
LAST = 2
TROPHY = ("", "", "two_health")  # number 2
SIX = Flyer(hand=("supercharger-172",), stage=LAST, moxy=0)  # 6 Progress for 3 Fuel
FIVE = Flyer(hand=("full_throttle",), stage=LAST, moxy=0)  # 5 Progress for 2 Fuel
DOWN = Flyer(landed=True, moxy=0)


def final(*flyers: Flyer, **more: Any) -> ScriptedMatch:
    """A race whose last Stage has a trophy and whose other tokens are gone."""
    return race(*flyers, **{"row": ROW, "rewards": TROPHY, **more})


@pytest.mark.rule("GAR-14.1", "GAR-14.6")
def test_the_highest_tracker_of_that_round_wins_even_if_another_crossed_first() -> None:
    """T23: 12 and 6 cross first, but 14 and 5 are more."""
    with final(replace(SIX, tracker=12), replace(FIVE, tracker=14)) as table:
        selects(table, "supercharger", "full_throttle")
        assert [told.args for told in table.told(0, "cross")] == [
            {"seat": 0, "progress": 18},
            {"seat": 1, "progress": 19},
        ]
        assert kinds(table, "trophy") == [("trophy", 0)]
        assert table.match.over
        assert table.match.ranks() == [2, 1]
        assert [told.args for told in table.told(0, "win")] == [{"seat": 1}]


@pytest.mark.rule("GAR-14.1")
@pytest.mark.parametrize(("tracker", "over"), [(10, False), (11, True)])
def test_the_race_goes_on_until_a_pilot_has_the_value_of_the_last_stage(tracker: int, over: bool) -> None:
    flyer = replace(SIX, hand=("supercharger-172", "redline"), tracker=tracker)
    with final(flyer, DOWN) as table:
        selects(table, "supercharger")
        table.says(0, "pass")
        assert table.match.over == over
        assert table.state.pilots[0].status == (FINISHED if over else AIRBORNE)
        assert len(table.told(0, "cross")) == over
        if not over:
            table.asks(0)


@pytest.mark.rule("GAR-14.2")
def test_the_other_flight_cards_of_the_round_are_resolved_in_full() -> None:
    """Payment, Progress, Moxy, effect, action and move; then the race is over."""
    later = Flyer(hand=("grandstand_buzz-141", "redline-189"), tracker=5, crew=("navigator",), moxy=0)
    with final(replace(SIX, tracker=11), later) as table:
        selects(table, "supercharger", "grandstand_buzz")
        assert table.state.pilots[0].status == FINISHED
        assert board(table, 1)[0] == (4, 0, 1)
        assert (table.state.pilots[1].tracker, table.state.pilots[1].board.moxy) == (5 + 3 + 1, 2)
        assert "refuel redline-189" in table.options(1)
        table.says(1, "use navigator-1")
        assert (table.state.pilots[1].stage, table.state.pilots[1].board.moxy) == (1, 3)
        assert table.match.over


@pytest.mark.rule("GAR-14.3")
def test_neither_ground_phase_nor_dusk_follow() -> None:
    """The landed pilot draws and hires nothing, and the Landing card that was revealed is not laid."""
    rich = Flyer(landed=True, moxy=5, fuel=(1, 3, 1), hand=("steady_cruise",))
    lands = Flyer(hand=("steady_cruise",), moxy=5, crew=("mechanic",), exhausted=("mechanic",))
    with final(replace(SIX, tracker=11), rich, lands) as table:
        selects(table, "supercharger", "", "land")
        assert table.match.over
        assert table.state.pilots[2].cards.shown == LANDING + 2
        told = {each.kind for each in table.match.told(0)}
        assert not told & {"land", "draw", "wish", "hire", "bring", "dusk", "day", "off"}
        assert board(table, 1)[0] == (1, 3, 1)
        assert crew(table, 2) == ["(mechanic-1)"]


@pytest.mark.rule("GAR-14.4")
def test_who_has_crossed_keeps_path_and_tracker() -> None:
    path = ("barrel_roll-125", "steady_cruise-110")
    with final(replace(SIX, tracker=15, path=path), DOWN) as table:
        selects(table, "supercharger")
        assert table.state.pilots[0].tracker == 21
        assert words(table, "flight", table.state.pilots[0].cards.path) == [*path, "supercharger-172"]
        assert table.state.discards[FLIGHT] == []


@pytest.mark.rule("GAR-14.4")
@pytest.mark.parametrize("user", ["saboteur", "gossip_columnist"])
def test_who_has_crossed_is_no_target_any_more(user: str) -> None:
    """He is the only other pilot with Fuel, and the only richer one."""
    first = replace(SIX, tracker=11, fuel=(5, 0, 0), moxy=5)
    with final(first, replace(FIVE, hand=("full_throttle-153", "redline"), crew=(user,))) as table:
        selects(table, "supercharger", "full_throttle")
        table.refuses(1, f"use {user}-1", "GAR-10.11")
        table.says(1, "pass")
        assert (board(table, 0)[0], table.state.pilots[0].board.moxy) == ((2, 0, 3), 5)


@pytest.mark.rule("GAR-14.5")
def test_the_trophy_is_for_the_first_and_brings_neither_reward_nor_moxy() -> None:
    with final(replace(SIX, tracker=12), replace(FIVE, tracker=14), rewards=("", "", "two_fuel")) as table:
        selects(table, "supercharger", "full_throttle")
        assert [words(table, "reward", pilot.board.tokens) for pilot in table.state.pilots] == [["two_fuel"], []]
        assert board(table, 0)[0] == (2, 0, 3)
        assert moxies(table) == [0, 0]
        assert not kinds(table, "reward", "refill")


@pytest.mark.rule("GAR-14.7", "GAR-14.11")
def test_finishers_by_tracker_and_below_them_the_others_by_stage_and_tracker() -> None:
    """No tracker helps a pilot who has not crossed."""
    others = [replace(DOWN, stage=stage, tracker=tracker) for stage, tracker in ((1, 9), (2, 30), (1, 11), (2, 3))]
    with final(replace(SIX, tracker=12), *others[:2], replace(FIVE, tracker=14), *others[2:]) as table:
        selects(table, "supercharger", "", "", "full_throttle")
        assert table.match.ranks() == [2, 6, 3, 1, 5, 4]
        assert kinds(table, "place") == [("place", seat) for seat in (3, 0, 2, 5, 4, 1)]


def tie(first: Flyer, *others: Flyer, **more: Any) -> ScriptedMatch:
    """Seat 0 crosses first, with 18; the others cross with 18 as well, if they start from 13."""
    table = final(replace(SIX, tracker=12, tokens=first.tokens), *others, **more)
    selects(table, "supercharger", *["full_throttle" for _ in others])
    assert trackers(table) == [18] * len(table.state.pilots)
    return table


def second(**more: Any) -> Flyer:
    return replace(FIVE, tracker=13, **more)


@pytest.mark.rule("GAR-14.8")
def test_more_tokens_decide_a_tie_first() -> None:
    """Two low numbers against the trophy with the highest."""
    others = second(tokens=("health_and_crew", "two_health"), health=(1, 0, 4), fuel=(2, 0, 3))
    with tie(Flyer(), others, rewards=("", "", "one_card")) as table:
        assert table.match.ranks() == [2, 1]


@pytest.mark.rule("GAR-14.9")
@pytest.mark.parametrize(
    ("mine", "ranks"), [("one_card", [1, 2]), ("crew", [2, 1])], ids=["nine against eight", "four against eight"]
)
def test_the_highest_trophy_number_decides_next(mine: str, ranks: list[int]) -> None:
    """T24: 9 and 2 against 8 and 7. The sum does not count, nor does Health."""
    with tie(Flyer(tokens=(mine,)), second(tokens=("one_fuel", "one_health"))) as table:
        assert [len(pilot.board.tokens) for pilot in table.state.pilots] == [2, 2]
        assert table.match.ranks() == ranks


@pytest.mark.rule("GAR-14.10")
def test_then_health_decides() -> None:
    """T33: seat 0 crosses first with 18, the two others with 19 and without tokens; Health of 2 against 3, though the
    first of them has more Fuel."""
    others = [
        replace(FIVE, tracker=14, health=(2, 0, 3), fuel=(5, 0, 0)),
        replace(FIVE, tracker=14, health=(3, 0, 2), fuel=(3, 0, 2)),
    ]
    with final(replace(SIX, tracker=12), *others) as table:
        selects(table, "supercharger", "full_throttle", "full_throttle")
        assert table.match.ranks() == [3, 2, 1]
        assert not table.told(0, "bid")


@pytest.mark.rule("GAR-14.10")
def test_then_fuel_decides() -> None:
    """In Supply: the Reserve does not count."""
    others = [replace(DOWN, fuel=(3, 2, 0)), replace(DOWN, fuel=(4, 0, 1))]
    with final(replace(SIX, tracker=11), *others) as table:
        selects(table, "supercharger")
        assert table.match.ranks() == [1, 3, 2]
        assert not table.told(0, "bid")


@pytest.mark.rule("GAR-14.10")
@pytest.mark.parametrize(
    ("draws", "ranks"),
    [
        (("steady_cruise-110", "full_throttle-153"), [1, 3, 2]),
        (("full_throttle-153", "steady_cruise-110"), [1, 2, 3]),
        (("barrel_roll-125", "steady_cruise-167"), [1, 3, 2]),
        (("wing_walk-109", "steady_cruise-167"), [1, 2, 3]),
    ],
)
def test_at_last_revealed_flight_cards_decide(draws: tuple[str, str], ranks: list[int]) -> None:
    """Higher Progress, then higher Speed; only the tied pilots reveal, and the cards are discarded."""
    with final(replace(SIX, tracker=11), DOWN, DOWN, draws=draws) as table:
        selects(table, "supercharger")
        assert kinds(table, "bid") == [("bid", 1), ("bid", 2)]
        assert table.match.ranks() == ranks
        assert words(table, "flight", table.state.discards[FLIGHT]) == list(draws)
        assert [hand(table, seat) for seat in (1, 2)] == [[], []]


@pytest.mark.rule("GAR-14.10")
def test_the_lower_seat_is_ahead_if_the_cards_run_out() -> None:
    """All other Flight cards lie in the winner's Flight Path."""
    path = [card for card in rules_for().domains["flight"] if card != "supercharger-172"]
    with final(DOWN, replace(SIX, tracker=11, path=path), DOWN) as table:
        selects(table, "", "supercharger")
        assert not table.told(0, "bid")
        assert table.match.ranks() == [2, 1, 3]
