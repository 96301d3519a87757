"""GAR-13: the end of the day, and Dusk."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.great_race import GAME
from aerodrome.games.great_race.content import LANDING
from aerodrome.games.great_race.pieces import AIRBORNE
from aerodrome.games.great_race.state import CREW, FLIGHT
from aerodrome.games.great_race.steps.day import EndRound
from aerodrome.kernel.match import Match
from aerodrome.testing.scenario import ScriptedMatch

from .cockpit import Flyer, board, crew, hand, kinds, race, selects, state_of, trims, words

DOWN = Flyer(landed=True, moxy=0)
QUIET = ("cantina_clear_out",)  # the News of the next morning
Tokens = tuple[int, int, int]


def evening(*flyers: Flyer, **more: Any) -> ScriptedMatch:
    """All have landed, and the last round of the day is over."""
    return race(*flyers, begin=[EndRound()], **{"news_draws": QUIET, **more})


def landed(**more: Any) -> Flyer:
    return Flyer(landed=True, **{"moxy": 0, **more})


@pytest.mark.rule("GAR-13.1")
def test_the_day_ends_when_the_last_pilot_has_landed() -> None:
    """The Reserve of who landed in an earlier round moves to Supply only then."""
    saver = landed(fuel=(2, 2, 1), health=(3, 1, 1))
    with race(Flyer(hand=("steady_cruise", "redline"), moxy=0), saver, news_draws=QUIET) as table:
        selects(table, "steady_cruise")
        table.says(0, "pass")
        table.says(1, "pass")
        assert not table.told(0, "dusk")
        assert board(table, 1) == ((2, 2, 1), (3, 1, 1))
        selects(table, "land")
        table.says(0, "pass")
        assert not table.told(0, "dusk")
        table.says(1, "pass")
        assert len(table.told(0, "dusk")) == 1
        assert board(table, 1) == ((4, 0, 1), (4, 0, 1))
        trims(table)
        table.asks(0, 1)


@pytest.mark.rule("GAR-13.2")
def test_the_oldest_of_the_cantina_leaves_and_a_new_card_comes_at_the_left() -> None:
    cantina = ("rigger", "mechanic", "navigator")
    with evening(DOWN, DOWN, cantina=cantina, crew_draws=("co_pilot",), news_draws=("sea_of_fog",)) as table:
        assert words(table, "crew", table.state.cantina) == ["mechanic-1", "navigator-1", "co_pilot-1"]
        assert words(table, "crew", table.state.discards[CREW]) == ["rigger-1"]
        table.asks(0, 1)


@pytest.mark.rule("GAR-13.3")
@pytest.mark.parametrize(("health", "after"), [((0, 0, 5), (1, 0, 4)), ((0, 2, 3), (2, 0, 3)), ((1, 0, 4), (1, 0, 4))])
def test_who_has_no_health_is_patched_up(health: Tokens, after: Tokens) -> None:
    """T21: after the Reserve has come in, and before the hand is counted."""
    with evening(landed(health=health), DOWN) as table:
        assert kinds(table, "patch") == ([("patch", 0)] if health == (0, 0, 5) else [])
        trims(table)
        assert board(table, 0)[1] == after
        assert len(hand(table, 0)) == after[0]
        table.asks(0, 1)


@pytest.mark.rule("GAR-13.4")
@pytest.mark.parametrize(("flown", "after"), [(False, (1, 0, 4)), (True, (0, 0, 5))])
def test_after_a_day_without_flight_who_has_no_fuel_gets_one(flown: bool, after: Tokens) -> None:
    """T22."""
    empty = Flyer(fuel=(0, 0, 5), moxy=0)
    with race(empty, empty, Flyer(fuel=(1, 0, 4), moxy=0), flown=flown, news_draws=QUIET) as table:
        trims(table)
        assert [board(table, seat)[0] for seat in range(3)] == [after, after, (1, 0, 4)]
        assert kinds(table, "becalmed") == ([] if flown else [("becalmed", 0), ("becalmed", 1)])
        table.asks(*([] if flown else [0, 1]), 2)


@pytest.mark.rule("GAR-13.4")
def test_one_flight_card_on_that_day_is_enough_and_the_day_before_does_not_count() -> None:
    empty = Flyer(fuel=(0, 0, 5), hand=("redline",), moxy=0)
    flyer = Flyer(hand=("steady_cruise", "supercharger"), moxy=0)
    with race(flyer, empty, flown=False, news_draws=("cantina_clear_out", "sea_of_fog")) as table:
        selects(table, "steady_cruise")
        table.says(0, "pass")
        table.says(1, "pass")
        selects(table, "land")
        while table.state.day == 2:
            table.match.time_out(table.match.asked()[0])
        assert (kinds(table, "becalmed"), board(table, 1)[0]) == ([], (0, 0, 5))
        table.says(0, "land")
        while table.state.day == 3:
            table.match.time_out(table.match.asked()[0])
        assert (kinds(table, "becalmed"), board(table, 1)[0]) == ([("becalmed", 1)], (1, 0, 4))
        table.asks(0, 1)


@pytest.mark.rule("GAR-13.5")
def test_each_pilot_draws_five_cards() -> None:
    """Whatever the hand and the Health."""
    with evening(landed(hand=("redline", "redline")), landed(health=(2, 0, 3)), DOWN) as table:
        drawn = [seat for _, seat in kinds(table, "draw")]
        assert [drawn.count(seat) for seat in range(3)] == [5, 5, 5]
        assert [len(hand(table, seat)) for seat in range(3)] == [7, 5, 5]
        table.asks(0, 1)


@pytest.mark.rule("GAR-13.6")
def test_each_pilot_discards_down_to_his_health() -> None:
    """T20: a hand of 3 and Health of 4, one of them from the Reserve: 8 cards after the draw, 4 to discard."""
    old = ("redline-189", "redline-211", "redline-219")
    new = ("wing_walk-109", "wing_walk-137", "prop_wash-143", "prop_wash-174", "prop_wash-202")
    flyer = landed(hand=old, health=(3, 1, 1))
    with evening(flyer, DOWN, draws=new) as table:
        assert sorted(hand(table, 0)) == sorted([*old, *new])
        table.asks(0)
        for card in ("redline-189", "wing_walk-109", "prop_wash-202", "redline-219"):
            table.says(0, f"discard {card}")
        assert hand(table, 0) == ["redline-211", "wing_walk-137", "prop_wash-143", "prop_wash-174"]
        assert len(hand(table, 1)) == 5
        table.asks(0, 1)


@pytest.mark.rule("GAR-13.6")
def test_cards_are_laid_down_in_secret_and_shown_together() -> None:
    flyer = landed(hand=("redline",))
    with evening(flyer, landed(hand=("wing_walk",), health=(4, 0, 1))) as table:
        table.asks(0, 1)
        table.refuses(0, "pass", "GAR-13.6")
        table.refuses(0, "discard wing_walk-109", "GAR-13.6")
        table.says(0, "discard redline-189")
        table.says(1, "discard wing_walk-109")
        assert not table.told(0, "discard")
        assert table.state.discards[FLIGHT] == []
        table.asks(1)
        table.match.time_out(1)
        assert sorted(seat for _, seat in kinds(table, "discard")) == [0, 1, 1]
        assert len(table.state.discards[FLIGHT]) == 3
        table.asks(0, 1)


@pytest.mark.rule("GAR-13.7", "GAR-10.10")
def test_the_crew_is_refreshed_and_the_landing_cards_return() -> None:
    tired = ("mechanic", "navigator")
    flyer = landed(crew=tired, exhausted=tired, path=("barrel_roll-125",))
    with evening(flyer, DOWN) as table:
        assert crew(table, 0) == ["mechanic-1", "navigator-1"]
        assert [LANDING + seat in table.state.pilots[seat].cards.hand for seat in range(2)] == [True, True]
        assert words(table, "flight", table.state.pilots[0].cards.path) == ["barrel_roll-125"]
        assert [pilot.status for pilot in table.state.pilots] == [AIRBORNE, AIRBORNE]
        table.asks(0, 1)
        assert "land" in table.options(0)


@pytest.mark.rule("GAR-13.8", "GAR-13.9")
@pytest.mark.parametrize("flown", [False, True])
def test_all_else_carries_over_to_the_next_day(flown: bool) -> None:
    flyer = landed(
        path=("barrel_roll-125", "full_throttle-153"),
        fuel=(1, 0, 4),
        health=(2, 0, 3),
        moxy=4,
        stage=1,
        tracker=8,
        crew=("mechanic", "navigator"),
        tokens=("two_health", "crew"),
    )
    with evening(flyer, DOWN, attached={0: ("icing",), 1: ("air_fair", "headwinds")}, flown=flown) as table:
        trims(table)
        assert table.state.day == 3
        assert (table.state.pilots[0].stage, table.state.pilots[0].tracker, table.state.pilots[0].board.moxy) == (
            1,
            8,
            4,
        )
        assert board(table, 0) == ((1, 0, 4), (2, 0, 3))
        assert words(table, "flight", table.state.pilots[0].cards.path) == ["barrel_roll-125", "full_throttle-153"]
        assert crew(table, 0) == ["mechanic-1", "navigator-1"]
        assert words(table, "reward", table.state.pilots[0].board.tokens) == ["two_health", "crew"]
        attached = [words(table, "news", cards) for cards in table.state.attached]
        assert attached == [["icing"], ["air_fair", "headwinds"], [], []]
        table.asks(0, 1)


SIX = ("croydon", "zuiderzee", "ardennes", "lombardy", "chapham", "brenner_pass")


@pytest.mark.rule("GAR-13.10")
@pytest.mark.parametrize(
    ("stages", "day", "off"),
    [(4, 19, False), (4, 20, True), (1, 20, True), (5, 20, True), (6, 20, False), (6, 23, False), (6, 24, True)],
)
def test_the_race_is_called_off_after_its_last_dusk(stages: int, day: int, off: bool) -> None:
    """20 days, or four for each Stage if that is more. The last Dusk takes place; the furthest pilot wins."""
    behind = landed(tracker=4, health=(4, 0, 1))
    with evening(behind, landed(tracker=5, health=(4, 0, 1)), row=SIX[:stages], day=day) as table:
        trims(table)
        assert len(table.told(0, "off")) == off
        assert len(table.told(0, "day")) == (not off)
        assert len(table.told(0, "dusk")) == 1
        assert table.match.over == off
        if off:
            assert table.match.ranks() == [2, 1]
            assert [len(hand(table, seat)) for seat in range(2)] == [4, 4]
        else:
            table.asks(0, 1)


@pytest.mark.rule("GAR-13.10", "GAR-14.10")
def test_pilots_who_always_land_are_ranked_by_revealed_cards_after_20_days() -> None:
    """T29: the defaults are to land, to pass and to forgo, so nothing tells the pilots apart."""
    match = Match(GAME, 3, seed="all land")
    while not match.over:
        match.time_out(match.asked()[0])
    told = match.told(0)
    assert [each.args["number"] for each in told if each.kind == "day"] == list(range(1, 21))
    assert [each.kind for each in told].count("off") == 1
    shown = {each.args["seat"]: each.args["flight"] for each in told if each.kind == "bid"}
    progress = state_of(match).book.progress
    order = sorted(shown, key=lambda seat: (progress[shown[seat]], shown[seat]), reverse=True)
    assert sorted(shown) == [0, 1, 2]
    assert [match.ranks()[seat] for seat in order] == [1, 2, 3]
