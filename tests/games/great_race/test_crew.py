"""GAR-11: hiring, and the Cantina."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.great_race.state import CREW, FLIGHT
from aerodrome.testing.scenario import ScriptedMatch

from .cockpit import Flyer, crew, hand, kinds, race, selects, words

FLYER = Flyer(hand=("steady_cruise", "lean_mixture", "redline"), moxy=0)
CANTINA = ("rigger", "mechanic", "navigator")  # from the right: 2, 2 and 3 Moxy


def landed(moxy: int, **more: Any) -> Flyer:
    return Flyer(landed=True, moxy=moxy, **more)


def on_the_ground(*flyers: Flyer, **more: Any) -> ScriptedMatch:
    """Seat 0 has flown; the others, all landed, come to hire."""
    table = race(FLYER, *flyers, **{"cantina": CANTINA, **more})
    selects(table, "steady_cruise")
    table.says(0, "pass")
    return table


def cantina(table: ScriptedMatch) -> list[str]:
    """From the right."""
    return words(table, "crew", table.state.cantina)


def bids(table: ScriptedMatch) -> list[tuple[int, str]]:
    return [(told.args["seat"], words(table, "flight", [told.args["flight"]])[0]) for told in table.told(0, "bid")]


@pytest.mark.rule("GAR-11.1")
def test_a_hire_costs_its_moxy_and_there_is_one_each_round() -> None:
    """The pilot could pay for a second one, but has to wait for the next round."""
    with on_the_ground(landed(5)) as table:
        table.says(1, "want")
        table.says(1, "hire navigator-1")
        assert table.state.pilots[1].board.moxy == 2
        assert [told.args["moxy"] for told in table.told(0, "hire")] == [3]
        table.asks(0)
        selects(table, "lean_mixture")
        table.says(0, "pass")
        table.says(1, "want")
        table.says(1, "hire mechanic-1")
        assert table.state.pilots[1].board.moxy == 0
        assert crew(table, 1) == ["navigator-1", "mechanic-1"]
        table.asks(0)


@pytest.mark.rule("GAR-11.2")
def test_a_hired_crew_card_is_ready() -> None:
    """It replaces an exhausted one, and can be used in the next round."""
    with on_the_ground(landed(2, health=(4, 0, 1), crew=("navigator",), exhausted=("navigator",))) as table:
        table.says(1, "want")
        table.says(1, "hire mechanic-1")
        assert crew(table, 1) == ["(navigator-1)", "mechanic-1"]
        selects(table, "lean_mixture")
        table.says(0, "pass")
        assert "use mechanic-1" in table.options(1)


@pytest.mark.rule("GAR-11.3")
def test_who_has_two_crew_cards_discards_one_of_them_for_a_third() -> None:
    """T18."""
    with on_the_ground(landed(2, crew=("tanker_crew", "local_guide"))) as table:
        table.says(1, "want")
        table.says(1, "hire rigger-1")
        assert table.options(1) == ["drop local_guide-1", "drop tanker_crew-1"]
        table.refuses(1, "drop rigger-1", "GAR-11.3")
        table.says(1, "drop tanker_crew-1")
        assert crew(table, 1) == ["local_guide-1", "rigger-1"]
        assert words(table, "crew", table.state.discards[CREW]) == ["tanker_crew-1"]
        table.asks(0)


@pytest.mark.rule("GAR-11.3")
def test_who_has_one_crew_card_keeps_it() -> None:
    with on_the_ground(landed(2, crew=("tanker_crew",))) as table:
        table.says(1, "want")
        table.says(1, "hire rigger-1")
        assert crew(table, 1) == ["tanker_crew-1", "rigger-1"]
        table.asks(0)


@pytest.mark.rule("GAR-11.4")
def test_the_cantina_shifts_right_and_is_filled_before_the_next_hire() -> None:
    draws = ("field_repairs", "field_repairs", "supercharger", "steady_cruise")
    with on_the_ground(landed(2), landed(4), draws=draws, crew_draws=("co_pilot", "saboteur")) as table:
        table.says(1, "want")
        table.says(2, "want")
        assert cantina(table) == ["rigger-1", "mechanic-1", "navigator-1"]
        table.says(1, "hire mechanic-1")
        assert cantina(table) == ["rigger-1", "navigator-1", "co_pilot-1"]
        assert table.options(2, "hire") == ["hire navigator-1", "hire rigger-1", "hire co_pilot-1"]
        table.says(2, "hire co_pilot-1")
        assert cantina(table) == ["rigger-1", "navigator-1", "saboteur-1"]
        table.asks(0)


@pytest.mark.rule("GAR-11.5")
def test_hires_come_before_the_other_actions() -> None:
    """The leader on the ground refuels, but the last one hires first."""
    ahead = landed(0, hand=("lean_mixture",), fuel=(3, 0, 2), stage=2)
    with on_the_ground(ahead, landed(2)) as table:
        table.asks(2)
        table.refuses(2, "pass", "GAR-11.5")
        table.says(2, "want")
        table.asks(2)
        table.says(2, "hire rigger-1")
        table.asks(1)
        assert "refuel lean_mixture-105" in table.options(1)


@pytest.mark.rule("GAR-11.5")
def test_wishes_to_hire_are_sealed_and_shown_together() -> None:
    with on_the_ground(landed(2), landed(2), landed(1)) as table:
        table.asks(1, 2)
        table.says(1, "want")
        assert not table.told(0, "wish")
        table.asks(2)
        table.says(2, "forgo")
        assert kinds(table, "wish") == [("wish", 1)]
        table.asks(1)


@pytest.mark.rule("GAR-11.6", "GAR-11.7")
@pytest.mark.parametrize(
    ("one", "two", "first"),
    [
        ("steady_cruise-114", "full_throttle-153", 2),
        ("full_throttle-153", "steady_cruise-114", 1),
        ("barrel_roll-125", "steady_cruise-167", 2),
        ("steady_cruise-167", "barrel_roll-125", 1),
        ("wing_walk-109", "steady_cruise-167", 1),
    ],
)
def test_the_higher_revealed_progress_hires_first_and_then_the_higher_speed(one: str, two: str, first: int) -> None:
    """T17. The two draws of the ground phase come before the two revealed cards, which do not enter the hands."""
    with on_the_ground(landed(2), landed(2), draws=("redline", "redline", one, two)) as table:
        table.says(1, "want")
        table.says(2, "want")
        assert bids(table) == [(1, one), (2, two)]
        assert [len(hand(table, seat)) for seat in (1, 2)] == [1, 1]
        assert sorted(words(table, "flight", table.state.discards[FLIGHT])) == sorted([one, two])
        table.asks(first)
        table.says(first, "hire rigger-1")
        table.asks(3 - first)
        table.refuses(3 - first, "hire rigger-1", "GAR-11.1")
        table.says(3 - first, "hire mechanic-1")
        assert [crew(table, seat) for seat in (first, 3 - first)] == [["rigger-1"], ["mechanic-1"]]
        table.asks(0)


@pytest.mark.rule("GAR-11.6")
def test_cards_for_the_hiring_order_are_revealed_by_who_wants_to_hire_only() -> None:
    """In race order; who forgoes reveals none."""
    wanting = landed(2, tracker=4), landed(2, tracker=5), landed(2, stage=1)
    draws = ("field_repairs", "field_repairs", "field_repairs", "redline", "steady_cruise")
    with on_the_ground(*wanting, draws=draws) as table:
        table.says(1, "want")
        table.says(2, "forgo")
        table.says(3, "want")
        assert [seat for seat, _ in bids(table)] == [3, 1]
        table.asks(3)


@pytest.mark.rule("GAR-11.8")
def test_one_alone_reveals_no_card() -> None:
    with on_the_ground(landed(2), landed(2)) as table:
        cards = len(table.state.decks[FLIGHT])
        table.says(1, "forgo")
        table.says(2, "want")
        assert bids(table) == []
        assert len(table.state.decks[FLIGHT]) == cards
        table.asks(2)


@pytest.mark.rule("GAR-11.9")
def test_who_forgoes_in_the_end_may_still_act() -> None:
    rich = landed(3, hand=("lean_mixture-105",), fuel=(3, 0, 2))
    with on_the_ground(rich) as table:
        table.says(1, "want")
        assert table.options(1) == ["forgo", "hire mechanic-1", "hire navigator-1", "hire rigger-1"]
        table.says(1, "forgo")
        table.says(1, "refuel lean_mixture-105")
        assert (crew(table, 1), table.state.pilots[1].board.moxy) == ([], 3)
        table.asks(0)


@pytest.mark.rule("GAR-11.9")
def test_only_affordable_crew_can_be_hired_and_who_finds_none_left_may_act() -> None:
    """Seat 1 takes the only card for 1 Moxy, and a dearer one comes."""
    second = landed(1, hand=("lean_mixture-105",), fuel=(3, 0, 2))
    draws = ("field_repairs", "field_repairs", "redline", "steady_cruise-114")
    cards = ("camera_operator", "mechanic", "navigator")
    with on_the_ground(landed(1), second, cantina=cards, draws=draws, crew_draws=("co_pilot",)) as table:
        table.says(1, "want")
        table.says(2, "want")
        assert table.options(1) == ["forgo", "hire camera_operator-1"]
        table.says(1, "hire camera_operator-1")
        table.asks(2)
        table.refuses(2, "hire mechanic-1", "GAR-10.1")
        table.says(2, "refuel lean_mixture-105")
        table.asks(0)


@pytest.mark.rule("GAR-11.10")
def test_no_hire_on_credit_and_no_crew_dropped_without_need() -> None:
    with on_the_ground(landed(2, crew=("tanker_crew", "local_guide"), fuel=(4, 0, 1))) as table:
        table.says(1, "want")
        table.refuses(1, "hire navigator-1", "GAR-11.10")
        table.refuses(1, "drop tanker_crew-1", "GAR-11.9")
        table.says(1, "forgo")
        table.refuses(1, "drop tanker_crew-1", "GAR-10.1")
        table.refuses(1, "hire rigger-1", "GAR-10.1")
    with on_the_ground(landed(1, hand=("lean_mixture",), fuel=(4, 0, 1))) as table:
        table.refuses(1, "want", "GAR-10.1")
    with race(Flyer(hand=("steady_cruise", "redline"), moxy=5), landed(0)) as table:
        selects(table, "steady_cruise")
        table.refuses(0, "hire rigger-1", "GAR-10.1")
        table.says(0, "pass")
        table.refuses(0, "hire rigger-1", "GAR-5.1")


def rewarded(reward: str, **more: Any) -> ScriptedMatch:
    """A pilot leaves the first Stage in the air, and is the first."""
    flyer = Flyer(hand=("steady_cruise", "redline"), tracker=8, **{"moxy": 0, **more})
    table = race(flyer, landed(0), rewards=(reward,), cantina=CANTINA, crew_draws=("co_pilot",))
    selects(table, "steady_cruise")
    table.says(0, "pass")
    return table


@pytest.mark.rule("GAR-11.11")
def test_a_crew_card_as_reward_costs_nothing_and_the_limit_of_two_holds() -> None:
    """T32."""
    with rewarded("crew", crew=("tanker_crew", "local_guide")) as table:
        assert table.options(0) == ["take mechanic-1", "take navigator-1", "take rigger-1", "decline"]
        table.refuses(0, "take co_pilot-1", "GAR-11.11")
        table.says(0, "take navigator-1")
        assert table.options(0) == ["drop local_guide-1", "drop tanker_crew-1"]
        table.says(0, "drop local_guide-1")
        assert crew(table, 0) == ["tanker_crew-1", "navigator-1"]
        assert table.state.pilots[0].board.moxy == 1, "for the Stage; nothing is paid"
        assert cantina(table) == ["rigger-1", "mechanic-1", "co_pilot-1"]
        table.asks(0)


@pytest.mark.rule("GAR-11.11")
def test_a_crew_card_as_reward_may_be_declined() -> None:
    with rewarded("crew", crew=("tanker_crew", "local_guide")) as table:
        table.says(0, "decline")
        assert crew(table, 0) == ["tanker_crew-1", "local_guide-1"]
        assert cantina(table) == ["rigger-1", "mechanic-1", "navigator-1"]
        table.asks(0)
