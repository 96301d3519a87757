"""GAR-5, GAR-15: the selection of a card, its reveal, and what it costs."""

from __future__ import annotations

import pytest

from aerodrome.games.great_race import GAME
from aerodrome.games.great_race.content import LANDING, NO_CARD
from aerodrome.games.great_race.pieces import AIRBORNE, LANDED
from aerodrome.kernel.events import UNKNOWN
from aerodrome.kernel.match import Match, Refused
from aerodrome.kernel.zones import SPECTATOR

from .cockpit import (
    RIVAL,
    Flyer,
    board,
    course,
    hand,
    idles,
    path,
    picks,
    pile,
    position,
    race,
    seats_of,
    selects,
    trims,
)

FULL = (5, 0, 0)
Three = tuple[int, int, int]


@pytest.mark.rule("GAR-5.1")
def test_a_card_of_the_hand_or_the_landing_card() -> None:
    flyers = [Flyer(hand=("redline", "steady_cruise"), path=("wing_walk",)), RIVAL]
    with race(*flyers, discarded=["power_dive"]) as table:
        assert table.options(0) == ["fly steady_cruise-110", "fly redline-189", "land"]
        for words_of in ("fly field_repairs-101", "fly wing_walk-109", "fly power_dive-184", "refuel redline-189"):
            table.refuses(0, words_of, "GAR-5.1")
        table.says(0, "fly redline-189")
        table.asks(1)


@pytest.mark.rule("GAR-5.1", "GAR-5.7")
def test_in_each_round_every_airborne_pilot_lays_one_card() -> None:
    with race(*[Flyer(hand=("steady_cruise", "barrel_roll"))] * 3) as table:
        for round_ in (1, 2):
            table.asks(0, 1, 2)
            selects(table, *["steady_cruise" if round_ == 1 else "barrel_roll"] * 3)
            idles(table)
            assert [len(path(table, seat)) >= round_ for seat in range(3)] == [True] * 3
            assert seats_of(table, "show")[: 3 * round_] == [0, 1, 2] * round_


@pytest.mark.rule("GAR-5.2", "GAR-5.7")
def test_nothing_is_shown_until_all_have_locked() -> None:
    """In any order. That a pilot has locked is seen: he is not awaited any more."""
    with race(Flyer(hand=("redline",)), Flyer(hand=("steady_cruise",)), Flyer(hand=("barrel_roll",))) as table:
        told = [len(table.match.told(viewer)) for viewer in (0, 1, 2, SPECTATOR)]
        for seat, words_of, awaited in [(2, "land", [0, 1]), (0, "fly redline-189", [1])]:
            table.says(seat, words_of)
            table.asks(*awaited)
            assert [len(table.match.told(viewer)) for viewer in (0, 1, 2, SPECTATOR)] == told
            for viewer in (1, SPECTATOR):
                known = table.match.rules.redact(table.state, viewer)
                assert [len(set(known.pilots[each].cards.hand)) for each in (0, 2)] == [1, 1]
                assert (
                    [pilot.cards.picked for pilot in known.pilots],
                    [pilot.cards.shown for pilot in known.pilots],
                ) == ([[], [], []], [NO_CARD] * 3)
        table.says(1, "fly steady_cruise-110")
        shown = [(told.args["seat"], told.args["card"]) for told in table.told(SPECTATOR, "show")]
        assert shown == [(0, 88), (1, 9), (2, LANDING + 2)]
        idles(table)


@pytest.mark.rule("GAR-5.2")
def test_a_forced_landing_card_lies_face_down_like_any_other() -> None:
    with race(Flyer(hand=("redline",), fuel=(0, 0, 5)), Flyer(hand=("barrel_roll",))) as table:
        assert [pilot.cards.picked for pilot in table.state.pilots] == [[LANDING], []]
        assert [pilot.cards.picked for pilot in table.match.rules.redact(table.state, 1).pilots] == [[UNKNOWN], []]
        table.asks(1)


@pytest.mark.rule("GAR-5.3", "GAR-15.4")
@pytest.mark.parametrize(
    ("card", "fuel", "health", "payable"),
    [
        ("supercharger-172", 3, 1, True),
        ("supercharger-172", 2, 1, True),
        ("supercharger-172", 1, 2, True),
        ("supercharger-172", 1, 1, False),
        ("daredevil_gap-197", 2, 2, True),
        ("daredevil_gap-197", 5, 1, False),
        ("daredevil_gap-197", 1, 3, True),
        ("daredevil_gap-197", 1, 2, False),  # needs 1 + 2 Health
        ("power_dive-184", 1, 1, True),
    ],
)
def test_a_card_is_selected_only_if_it_can_be_paid(card: str, fuel: int, health: int, payable: bool) -> None:
    mine = Flyer(hand=(card,), fuel=(fuel, 0, 5 - fuel), health=(health, 0, 5 - health))
    with race(mine, RIVAL) as table:
        assert table.options(0) == [f"fly {card}", "land"] if payable else ["land"]
        if not payable:
            table.refuses(0, f"fly {card}", "GAR-5.3")


@pytest.mark.rule("GAR-5.4")
@pytest.mark.parametrize("rounds", [0, 1, 4])
def test_one_may_land_in_any_round(rounds: int) -> None:
    with race(Flyer(hand=("redline",)), Flyer(hand=("steady_cruise", "barrel_roll")), rounds=rounds) as table:
        selects(table, "land", "steady_cruise")
        idles(table)
        assert (seats_of(table, "land"), [pilot.status for pilot in table.state.pilots]) == ([0], [LANDED, AIRBORNE])
        table.asks(1)


@pytest.mark.rule("GAR-5.5")
def test_without_a_payable_card_one_must_land() -> None:
    """That lies in the hand, so the pilot is still asked (GAR-R17)."""
    mine = Flyer(hand=("daredevil_gap", "redline"), fuel=(1, 0, 4), health=(1, 0, 4))
    match = Match(GAME, 2, {"stages": 4}, base=position([mine, RIVAL]))
    assert match.asked() == [0, 1]
    assert [match.rules.actions.text(x) for x in match.legal(0)] == ["land"]


@pytest.mark.rule("GAR-5.6")
def test_who_has_landed_selects_nothing() -> None:
    with race(Flyer(hand=("redline",), landed=True), Flyer(hand=("steady_cruise",))) as table:
        table.asks(1)
        with pytest.raises(Refused, match="not-asked"):
            table.match.answer(0, "fly redline-189")
        selects(table, "", "steady_cruise")
        assert seats_of(table, "show") == [1]
        idles(table)


@pytest.mark.rule("GAR-5.8")
def test_a_pilot_is_airborne_until_his_landing_card_is_resolved() -> None:
    """GAR-R21: Prop Wash hits only the airborne. Seat 1 has revealed his Landing card; seat 2 landed before."""
    flyers = [Flyer(hand=("prop_wash", "prop_wash")), Flyer(hand=("redline",)), Flyer(landed=True)]
    with race(*flyers) as table:
        picks(table, "prop_wash", "land")
        idles(table)
        assert seats_of(table, "suffer") == [1]
        assert board(table, 1)[1] == (4, 0, 1)
        assert course(table, "suffer", "land") == ["suffer", "land"]
        selects(table, "prop_wash")
        idles(table)
        assert seats_of(table, "suffer") == [1]


@pytest.mark.rule("GAR-5.8")
def test_at_dawn_everybody_is_airborne() -> None:
    with race(Flyer(), Flyer(hand=("steady_cruise",), landed=True), news_draws=["icing"]) as table:
        idles(table)
        trims(table)
        assert [pilot.status for pilot in table.state.pilots] == [AIRBORNE, AIRBORNE]
        table.asks(0, 1)


@pytest.mark.rule("GAR-5.9")
def test_nobody_may_pass() -> None:
    with race(Flyer(hand=("redline",)), RIVAL) as table:
        table.refuses(0, "pass", "GAR-5.1")
        with pytest.raises(Refused, match="select-one"):
            table.match.answer(0, "pass")
        table.asks(0, 1)


@pytest.mark.rule("GAR-5.10")
def test_a_selection_may_be_taken_back_until_the_last_has_locked() -> None:
    """GAR-R18: Steady Cruise, then the Landing card; the log holds the last choice only."""
    with race(Flyer(hand=("steady_cruise", "redline")), RIVAL) as table:
        table.says(0, "fly steady_cruise-110")
        table.match.withdraw(0)
        table.asks(0, 1)
        table.says(0, "land")
        table.says(1, "fly field_repairs-101")
        assert [(told.args["seat"], told.args["card"]) for told in table.told(0, "show")] == [(0, 120), (1, 0)]
        texts = [table.match.rules.actions.text(entry.x) for entry in table.match.log]
        assert texts == ["land", "fly field_repairs-101"]
        for seat in (0, 1):
            with pytest.raises(Refused):
                table.match.withdraw(seat)
        idles(table)


@pytest.mark.rule("GAR-15.1", "GAR-8.10")
def test_nothing_is_paid_if_it_cannot_be_paid_in_full() -> None:
    """Prop Wash takes the Health that Wing Walk was to cost; the Fuel stays, too."""
    with race(Flyer(hand=("wing_walk",), health=(1, 0, 4)), Flyer(hand=("prop_wash",))) as table:
        picks(table, "wing_walk", "prop_wash")
        assert seats_of(table, "stall") == [0]
        assert board(table, 0) == (FULL, (0, 0, 5))
        assert pile(table) == ["wing_walk-109"]
        idles(table)


@pytest.mark.rule("GAR-15.2", "GAR-15.6", "GAR-15.9")
def test_missing_fuel_is_paid_with_health() -> None:
    """Supercharger costs 3 Fuel: 1 Fuel and 2 Health are paid; the next round must be a landing."""
    mine = Flyer(hand=("supercharger", "steady_cruise"), fuel=(1, 0, 4), health=(4, 0, 1))
    with race(mine, Flyer(hand=("barrel_roll", "redline"))) as table:
        selects(table, "supercharger", "barrel_roll")
        assert board(table, 0) == ((0, 0, 5), (2, 0, 3))
        idles(table)
        table.asks(1)
        table.says(1, "fly redline-189")
        assert [told.args["card"] for told in table.told(SPECTATOR, "show")][2:] == [LANDING, 88]
        idles(table)


@pytest.mark.rule("GAR-15.2", "GAR-15.5")
def test_a_raised_cost_is_paid_with_health_too() -> None:
    """Backfire on a Steady Cruise of a pilot with 1 Fuel: he pays 1 Fuel and 1 Health."""
    mine = Flyer(hand=("steady_cruise",), fuel=(1, 0, 4), health=(3, 0, 2))
    with race(mine, RIVAL, Flyer(hand=("backfire",), stage=1)) as table:
        picks(table, "steady_cruise", "land", "land")
        table.says(1, "pass")
        table.says(2, "react backfire-121 1")
        assert board(table, 0) == ((0, 0, 5), (2, 0, 3))
        idles(table)


@pytest.mark.rule("GAR-15.5")
def test_a_cost_is_raised_for_the_round_only() -> None:
    """Backfire in the first round; in the second a card of the same design costs what is printed."""
    mine = Flyer(hand=("steady_cruise", "steady_cruise", "redline"))
    with race(mine, Flyer(hand=("backfire",), landed=True)) as table:
        picks(table, "steady_cruise")
        table.says(1, "react backfire-121 1")
        idles(table)
        selects(table, "steady_cruise")
        assert [told.args["fuel"] for told in table.told(SPECTATOR, "pay")] == [2, 1]
        idles(table)


@pytest.mark.rule("GAR-15.3", "GAR-15.9", "GAR-15.10")
@pytest.mark.parametrize(
    ("fuel", "health"),
    [((0, 0, 5), FULL), ((0, 5, 0), FULL), (FULL, (0, 0, 5)), (FULL, (0, 5, 0)), ((0, 2, 3), (0, 3, 2))],
)
def test_without_fuel_or_health_one_must_land(fuel: Three, health: Three) -> None:
    """With a card in hand that costs 1 Fuel and no Health; what lies in Reserve does not help. Everybody sees it, so
    the pilot is not asked (GAR-R17)."""
    with race(Flyer(hand=("steady_cruise",), fuel=fuel, health=health), RIVAL) as table:
        table.asks(1)
        assert table.state.payable(0, 9) == (fuel[0] > 0)
        selects(table, "", "land")
        assert seats_of(table, "land") == [0, 1]
        idles(table)


@pytest.mark.rule("GAR-15.5")
@pytest.mark.parametrize(
    ("pilot", "attached", "card", "price"),
    [
        ("mail_pilot", ["smooth_air"], "clear_skies", (1, 0)),  # 2 - 1 - 1 is still 1
        ("mail_pilot", [], "clear_skies", (1, 0)),
        ("mail_pilot", [], "sea_breeze", (1, 0)),
        ("mail_pilot", ["headwinds"], "sea_breeze", (1, 0)),
        ("mail_pilot", ["headwinds"], "clear_skies", (2, 0)),
        ("", ["headwinds", "rough_air"], "pressure_front", (3, 1)),
        ("", ["rough_air"], "daredevil_gap", (2, 3)),
    ],
)
def test_the_cost_is_raised_and_lowered_but_never_below_one_fuel(
    pilot: str, attached: list[str], card: str, price: tuple[int, int]
) -> None:
    with race(Flyer(hand=(card,), pilot=pilot), Flyer(stage=1), attached={0: attached}) as table:
        selects(table, card)
        assert board(table, 0) == ((5 - price[0], 0, price[0]), (5 - price[1], 0, price[1]))
        idles(table)


@pytest.mark.rule("GAR-15.6")
def test_who_has_fuel_pays_fuel_and_is_not_asked() -> None:
    with race(Flyer(hand=("supercharger", "redline"), fuel=(3, 0, 2)), RIVAL) as table:
        selects(table, "supercharger", "land")
        assert board(table, 0) == ((0, 0, 5), FULL)
        assert set(table.options(0)) == {"pass", "refuel redline-189"}


@pytest.mark.rule("GAR-15.7")
def test_fuel_does_not_pay_for_health() -> None:
    with race(Flyer(hand=("daredevil_gap", "power_dive"), health=(1, 0, 4)), RIVAL) as table:
        table.refuses(0, "fly daredevil_gap-197", "GAR-5.3")
        selects(table, "power_dive", "land")
        assert board(table, 0) == ((4, 0, 1), (0, 0, 5))
        idles(table)


@pytest.mark.rule("GAR-15.8")
def test_the_last_fuel_and_the_last_health_may_be_paid() -> None:
    """The card resolves in full: Progress, Moxy, its effect in the Zuiderzee, and an action."""
    mine = Flyer(hand=("storm_chaser", "steady_cruise"), stage=1, fuel=(1, 0, 4), health=(1, 0, 4))
    with race(mine, RIVAL) as table:
        selects(table, "storm_chaser", "land")
        assert (table.state.pilots[0].tracker, table.state.pilots[0].board.moxy) == (5 + 2, 3)
        assert board(table, 0) == ((0, 0, 5), (0, 0, 5))
        table.says(0, "refuel steady_cruise-110")
        assert board(table, 0)[0] == (0, 3, 2)
        idles(table)


@pytest.mark.rule("GAR-15.9")
def test_who_is_refuelled_before_the_selection_flies_on() -> None:
    """Fuel falls to 0, and the Tanker Crew brings 3 of 5 back to the Supply."""
    mine = Flyer(hand=("steady_cruise", "redline"), fuel=(1, 0, 4), crew=("tanker_crew",))
    with race(mine, RIVAL) as table:
        selects(table, "steady_cruise", "land")
        table.says(0, "use tanker_crew-1")
        assert board(table, 0)[0] == (3, 0, 2)
        idles(table)
        table.asks(0)
        assert table.options(0) == ["fly redline-189", "land"]


@pytest.mark.rule("GAR-15.10", "GAR-15.11")
def test_an_emergency_landing_is_like_any_landing() -> None:
    """2 Fuel in Reserve do not prevent it; he draws, acts, and has them in Supply after his action. Then he stays in
    the race."""
    cards = ("steady_cruise", "full_throttle")
    mine = Flyer(hand=(*cards, "redline"), fuel=(1, 0, 4), moxy=0)
    with race(mine, Flyer(hand=cards, moxy=0), draws=["wing_walk"], cantina=("co_pilot",)) as table:
        selects(table, "steady_cruise", "land")
        table.says(0, "refuel full_throttle-153")
        assert board(table, 0)[0] == (0, 2, 3)
        assert hand(table, 0) == ["redline-189"]
        idles(table)
        assert seats_of(table, "land") == [1, 0]
        assert board(table, 0)[0] == (2, 0, 3)


@pytest.mark.rule("GAR-15.11")
def test_after_an_emergency_landing_one_draws_and_acts() -> None:
    cards = ("steady_cruise", "barrel_roll")
    mine = Flyer(hand=("redline",), fuel=(0, 0, 5), moxy=2)
    with race(mine, Flyer(hand=cards), draws=["full_throttle"]) as table:
        selects(table, "", "steady_cruise")
        table.says(1, "pass")
        assert hand(table, 0) == ["redline-189", "full_throttle-153"]
        table.says(0, "forgo")
        table.says(0, "refuel full_throttle-153")
        assert board(table, 0)[0] == (2, 0, 3)
        assert pile(table) == ["full_throttle-153"]
        table.asks(1)
