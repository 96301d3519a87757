"""GAR-24: the numbers and the ability of every Pilot card, for who has it and for who has not."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.great_race.steps.day import StartRound
from aerodrome.games.great_race.steps.setup import DealHands
from aerodrome.testing.scenario import ScriptedMatch

from .cockpit import Flyer, board, hand, moxies, passes, race, trackers, words

SPARE = "redline-219"  # stays in hand, so that the pilot is asked again
RESTING = Flyer(landed=True, moxy=0)
PLAIN = ""

NUMBERS = [
    pytest.param("mail_pilot", 5, 5, 1, marks=pytest.mark.rule("GAR-24.1")),
    pytest.param("barnstormer", 5, 5, 1, marks=pytest.mark.rule("GAR-24.2")),
    pytest.param("engineer", 5, 5, 2, marks=pytest.mark.rule("GAR-24.3")),
    pytest.param("test_pilot", 5, 4, 2, marks=pytest.mark.rule("GAR-24.4")),
    pytest.param("film_star", 5, 5, 4, marks=pytest.mark.rule("GAR-24.5")),
    pytest.param("bush_pilot", 5, 5, 0, marks=pytest.mark.rule("GAR-24.6")),
    pytest.param("seaplane_champion", 5, 5, 2, marks=pytest.mark.rule("GAR-24.7")),
    pytest.param("veteran", 5, 5, 3, marks=pytest.mark.rule("GAR-24.8")),
    pytest.param("heir", 5, 5, 0, marks=pytest.mark.rule("GAR-24.9")),
    pytest.param("night_flyer", 5, 5, 1, marks=pytest.mark.rule("GAR-24.10")),
    pytest.param("speed_king", 5, 5, 1, marks=pytest.mark.rule("GAR-24.11")),
    pytest.param("old_hand", 5, 5, 0, marks=pytest.mark.rule("GAR-24.12")),
    pytest.param(PLAIN, 5, 5, 2, marks=pytest.mark.rule("GAR-2.6")),
]


@pytest.mark.rule("GAR-17.5")
@pytest.mark.parametrize(("pilot", "fuel", "health", "moxy"), NUMBERS)
def test_the_numbers_a_pilot_starts_with(pilot: str, fuel: int, health: int, moxy: int) -> None:
    with race(Flyer(pilot=pilot, moxy=5), Flyer(), begin=[DealHands(), StartRound()]) as table:
        assert board(table, 0) == ((fuel, 0, 0), (health, 0, 0))
        assert moxies(table) == [moxy, 2]
        assert len(hand(table, 0)) == 5
        table.asks(*([0] if pilot == "heir" else [0, 1]))


def flights(pilot: str, *cards: str, **more: Any) -> ScriptedMatch:
    """Seat 0 flies these cards, one a round, and takes no action."""
    flyer = Flyer(hand=[*cards, SPARE], pilot=pilot, tracker=more.pop("tracker", 0), fuel=more.pop("fuel", (5, 0, 0)))
    table = race(flyer, RESTING, **more)
    for card in cards:
        table.says(0, f"fly {card}")
        passes(table)
        table.says(0, "pass")
    table.asks(0)
    return table


def gained(table: ScriptedMatch) -> list[int]:
    return [told.args["progress"] for told in table.told(0, "fly")]


def paid(table: ScriptedMatch) -> list[tuple[int, int]]:
    """Fuel and Health of each flight."""
    return [(told.args["fuel"], told.args["health"]) for told in table.told(0, "pay")]


@pytest.mark.rule("GAR-24.1")
def test_weather_costs_the_mail_pilot_less() -> None:
    """At least 1 Fuel, and nothing off for other classes. T26: with Smooth Air it is still 1."""
    cards = ["clear_skies-140", "sea_breeze-117", "full_throttle-153"]
    assert paid(flights("mail_pilot", *cards)) == [(1, 0), (1, 0), (2, 0)]
    assert paid(flights(PLAIN, *cards)) == [(2, 0), (1, 0), (2, 0)]
    assert paid(flights("mail_pilot", *cards[:2], attached={0: ["smooth_air"]})) == [(1, 0), (1, 0)]
    assert paid(flights("mail_pilot", *cards[:2], attached={0: ["headwinds"]})) == [(2, 0), (1, 0)]


@pytest.mark.rule("GAR-24.1", "GAR-5.3")
def test_the_lower_price_counts_when_a_card_is_selected() -> None:
    for pilot, options in (("mail_pilot", ["fly clear_skies-140", "land"]), (PLAIN, ["land"])):
        flyer = Flyer(hand=["clear_skies-140", "tuned_engine-129"], fuel=(1, 0, 4), health=(1, 0, 4), pilot=pilot)
        with race(flyer, RESTING, attached={0: ["headwinds", "icing", "rough_air"]}) as table:
            assert table.options(0) == options


@pytest.mark.rule("GAR-24.2")
def test_the_first_aerobatics_of_the_day_carry_the_barnstormer_further() -> None:
    """Other cards do not use the ability up; it is there again the next day."""
    cards = ["steady_cruise-110", "barrel_roll-125", "barrel_roll-136"]
    assert gained(flights("barnstormer", *cards)) == [3, 4, 3]
    assert gained(flights(PLAIN, *cards)) == [3, 3, 3]
    draws = ["redline-189", "barrel_roll-151", "sea_breeze", "sea_breeze", "sea_breeze", "sea_breeze"]
    flyer = Flyer(hand=["barrel_roll-125"], pilot="barnstormer", moxy=0)
    with race(flyer, RESTING, draws=draws, news_draws=["air_fair"]) as table:
        table.says(0, "fly barrel_roll-125")
        table.says(1, "discard redline-189")
        table.says(0, "fly barrel_roll-151")
        table.says(1, "land")
        passes(table)
        assert gained(table) == [4, 4]
        table.asks(0)


@pytest.mark.rule("GAR-24.3")
@pytest.mark.parametrize(("pilot", "fuel"), [("engineer", (4, 0, 1)), (PLAIN, (2, 2, 1))])
def test_the_engineer_redeems_into_the_supply(pilot: str, fuel: tuple[int, int, int]) -> None:
    """With the Refuel/Repair action only: Lean Mixture fills the Reserve."""
    spent = Flyer(hand=["lean_mixture-103", "barrel_roll-125"], fuel=(3, 0, 2), pilot=pilot)
    with race(spent, RESTING) as table:
        table.says(0, "fly lean_mixture-103")
        assert board(table, 0)[0] == (2, 1, 2)
        table.asks(0)
    with race(
        Flyer(hand=["steady_cruise-110", "barrel_roll-125", SPARE], fuel=(3, 0, 2), pilot=pilot), RESTING
    ) as table:
        table.says(0, "fly steady_cruise-110")
        table.says(0, "refuel barrel_roll-125")
        assert board(table, 0)[0] == fuel
        table.asks(0)


@pytest.mark.rule("GAR-24.4")
def test_the_test_pilot_gains_by_cards_that_cost_health() -> None:
    """By what is printed, and every time."""
    cards = ["power_dive-184", "steady_cruise-110", "storm_chaser-158"]
    long = {"row": ["brenner_pass"], "rewards": [""]}
    assert gained(flights("test_pilot", *cards, **long)) == [8, 3, 7]
    assert gained(flights(PLAIN, *cards, **long)) == [6, 3, 5]
    rough = flights("test_pilot", "full_throttle-153", attached={0: ["rough_air"]})
    assert (gained(rough), paid(rough)) == ([5], [(2, 1)])


def hiring(pilot: str, moxy: int, cards: tuple[str, ...] = ("steady_cruise-110", SPARE)) -> ScriptedMatch:
    """Seat 0 has landed, wants to hire, and could refuel, too."""
    landed = Flyer(hand=cards, fuel=(1, 0, 4), moxy=moxy, pilot=pilot, landed=True)
    table = race(landed, Flyer(moxy=0), cantina=("camera_operator", "mechanic", "navigator"))
    table.says(0, "want")
    return table


@pytest.mark.rule("GAR-24.5")
def test_the_film_star_hires_for_less_and_acts_as_well() -> None:
    with hiring("film_star", 2) as table:
        assert table.options(0) == ["forgo", "hire mechanic-1", "hire navigator-1", "hire camera_operator-1"]
        table.says(0, "hire mechanic-1")
        assert table.state.pilots[0].board.moxy == 1
        assert "refuel steady_cruise-110" in table.options(0)
        table.says(0, "refuel steady_cruise-110")
        assert board(table, 0)[0] == (4, 0, 1), "redeemed, and moved to the Supply at the end of the day"
        table.asks(0)
    with hiring("film_star", 1) as table:
        table.says(0, "hire camera_operator-1")
        assert table.state.pilots[0].board.moxy == 0, "never for less than 1"
        table.asks(0)


@pytest.mark.rule("GAR-24.5")
def test_for_others_a_hire_costs_the_full_price_and_the_action() -> None:
    with hiring(PLAIN, 2) as table:
        assert table.options(0) == ["forgo", "hire mechanic-1", "hire camera_operator-1"]
        table.says(0, "hire mechanic-1")
        assert table.state.pilots[0].board.moxy == 0
        assert table.options(0, "refuel") == []
        assert table.told(0, "dusk"), "the day is over"


@pytest.mark.rule("GAR-24.6", "GAR-24.7", "GAR-17.11")
@pytest.mark.parametrize(
    ("pilot", "stage", "attached", "progress"),
    [
        ("bush_pilot", "black_forest", "", [4, 4, 3]),
        ("bush_pilot", "pyrenees", "", [4, 4, 3]),
        ("bush_pilot", "zuiderzee", "", [3, 3, 3]),
        ("seaplane_champion", "dalmatian_coast", "", [4, 4, 3]),
        ("seaplane_champion", "pyrenees", "spring_floods", [4, 4, 3]),
        ("seaplane_champion", "pyrenees", "", [3, 3, 3]),
        (PLAIN, "dalmatian_coast", "", [3, 3, 3]),
    ],
)
def test_two_cards_a_day_gain_by_terrain(pilot: str, stage: str, attached: str, progress: list[int]) -> None:
    cards = ["steady_cruise-110", "barrel_roll-125", "lean_mixture-103"]
    under = {0: [attached]} if attached else {}
    assert gained(flights(pilot, *cards, row=[stage], rewards=[""], attached=under)) == progress


@pytest.mark.rule("GAR-24.6", "GAR-24.7")
@pytest.mark.parametrize(("pilot", "second"), [("bush_pilot", "ardennes"), ("seaplane_champion", "zuiderzee")])
def test_a_card_flown_elsewhere_is_one_of_the_two(pilot: str, second: str) -> None:
    cards = ["steady_cruise-110", "barrel_roll-125", "lean_mixture-103"]
    table = flights(pilot, *cards, tracker=8, row=["croydon", second], rewards=["", ""])
    assert (gained(table), table.state.pilots[0].stage) == ([3, 4, 3], 1)


@pytest.mark.rule("GAR-24.8")
def test_nobody_can_aim_at_the_veteran() -> None:
    """Neither with a React nor with a Crew action."""
    armed = Flyer(
        hand=["power_dive-184", "backfire-121", "crosswind-123"], crew=["saboteur", "gossip_columnist"], moxy=0
    )
    veteran, other = Flyer(hand=["redline-189"], pilot="veteran", moxy=5), Flyer(hand=["steady_cruise-110"], moxy=1)
    with race(armed, veteran, other) as table:
        for seat, card in enumerate(("power_dive-184", "redline-189", "steady_cruise-110")):
            table.says(seat, f"fly {card}")
        assert table.options(0) == ["pass", "react backfire-121 3", "react crosswind-123 3"]
        table.refuses(0, "react crosswind-123 2", "GAR-6.7")
        table.says(0, "pass")
        assert table.options(0, "use") == ["use saboteur-1"], "only the Veteran is richer"
        table.says(0, "use saboteur-1")
        assert [told.args["seat"] for told in table.told(1, "lose")] == [2], "nobody else could be chosen"
        assert board(table, 1)[0] == (3, 0, 2)
        table.asks(0)


@pytest.mark.rule("GAR-24.8")
@pytest.mark.parametrize(("pilot", "tracker", "health"), [("veteran", 3, 5), (PLAIN, 2, 4)])
def test_the_veteran_is_not_among_the_targets(pilot: str, tracker: int, health: int) -> None:
    """Of a Pressure Front, and of a Prop Wash, which then has none."""
    with race(Flyer(hand=["pressure_front-162"]), Flyer(hand=["steady_cruise-110"], pilot=pilot)) as table:
        table.says(0, "fly pressure_front-162")
        table.says(1, "fly steady_cruise-110")
        assert trackers(table) == [5, tracker]
        table.asks(0, 1)
    with race(Flyer(hand=["prop_wash-143"]), Flyer(hand=["steady_cruise-110"], pilot=pilot)) as table:
        table.says(0, "fly prop_wash-143")
        table.says(1, "fly steady_cruise-110")
        assert table.state.pilots[1].board.health.supply == health
        table.asks(0, 1)


@pytest.mark.rule("GAR-24.8")
def test_a_slipstream_behind_the_veteran_is_not_hostile() -> None:
    follower = Flyer(hand=["barrel_roll-125", "slipstream-131"])
    with race(follower, Flyer(hand=["redline-189"], pilot="veteran")) as table:
        table.says(0, "fly barrel_roll-125")
        table.says(1, "fly redline-189")
        assert table.options(0) == ["pass", "react slipstream-131 1"]


@pytest.mark.rule("GAR-24.9")
def test_the_heir_starts_with_a_crew_card() -> None:
    """His choice, but no choice whether; the others have none."""
    begin = [DealHands(), StartRound()]
    with race(Flyer(pilot="heir"), Flyer(), begin=begin, crew_draws=["navigator"]) as table:
        table.asks(0)
        assert table.options(0) == ["take mechanic-1", "take radio_operator-1", "take rigger-1"]
        table.refuses(0, "decline", "GAR-24.9")
        table.says(0, "take mechanic-1")
        assert [words(table, "crew", pilot.board.crew) for pilot in table.state.pilots] == [["mechanic-1"], []]
        assert (table.state.pilots[0].board.moxy, table.state.pilots[0].board.exhausted) == (0, [])
        assert words(table, "crew", table.state.cantina) == ["radio_operator-1", "rigger-1", "navigator-1"]
        table.asks(0, 1)


@pytest.mark.rule("GAR-24.10")
@pytest.mark.parametrize(("pilot", "kept"), [("night_flyer", 4), (PLAIN, 3)])
def test_the_night_flyer_keeps_a_card_more(pilot: str, kept: int) -> None:
    """With 3 Health, of a hand of 1 and 5 new cards."""
    flyer = Flyer(hand=["steady_cruise-110"], health=(3, 0, 2), fuel=(0, 0, 5), moxy=0, pilot=pilot)
    with race(flyer, Flyer(moxy=0), news_draws=["air_fair"]) as table:
        table.says(0, "pass")
        while table.options(0, "discard"):
            table.says(0, table.options(0, "discard")[0])
        assert len(hand(table, 0)) == kept
        assert table.state.day == 3
        table.asks(1)


@pytest.mark.rule("GAR-24.11")
def test_long_cards_cost_the_speed_king_less() -> None:
    """Of printed Progress 5 or more; at least 1 Fuel."""
    cards = ["supercharger-172", "full_throttle-153"]
    assert paid(flights("speed_king", *cards)) == [(2, 0), (1, 0)]
    assert paid(flights(PLAIN, *cards)) == [(3, 0), (2, 0)]
    assert paid(flights("speed_king", "power_dive-184", "tuned_engine-129")) == [(1, 1), (2, 0)]
    assert paid(flights("speed_king", "full_throttle-153", attached={0: ["smooth_air"]})) == [(1, 0)]


def landing(pilot: str, moxy: int = 0) -> ScriptedMatch:
    """Seat 0 lands with tokens to redeem, while a rival flies."""
    spent = Flyer(hand=["steady_cruise-110", "jury_rig-108"], fuel=(1, 0, 4), health=(3, 0, 2), moxy=moxy, pilot=pilot)
    table = race(spent, Flyer(hand=["barrel_roll-125"], moxy=0), draws=["field_repairs-101", "sea_breeze-117"])
    table.says(0, "land")
    table.says(1, "fly barrel_roll-125")
    table.says(0, "pass")
    return table


@pytest.mark.rule("GAR-24.12")
def test_the_old_hand_draws_two_and_acts_twice_when_he_lands() -> None:
    with landing("old_hand") as table:
        assert hand(table, 0)[2:] == ["field_repairs-101", "sea_breeze-117"]
        table.says(0, "refuel jury_rig-108")
        assert table.state.rounds == 1
        table.says(0, "refuel sea_breeze-117")
        assert board(table, 0) == ((4, 0, 1), (4, 0, 1))
        assert table.state.rounds == 2, "no third one in his landing round"
        table.asks(0)
    with landing("old_hand") as table:
        table.says(0, "pass")
        assert table.state.rounds == 2, "who passes has no second action"
        table.asks(0)


@pytest.mark.rule("GAR-24.12")
def test_the_old_hand_may_hire_and_act_once() -> None:
    with landing("old_hand", moxy=5) as table:
        table.says(0, "want")
        table.says(0, "hire mechanic-1")
        table.says(0, "refuel jury_rig-108")
        assert table.state.rounds == 2
        assert table.options(0) == ["want", "forgo"], "which belongs to the next round"


@pytest.mark.rule("GAR-24.12")
def test_others_draw_one_and_act_once_and_so_does_he_later() -> None:
    with landing(PLAIN) as table:
        assert hand(table, 0)[2:] == ["field_repairs-101"]
        table.says(0, "refuel jury_rig-108")
        assert table.state.rounds == 2
        table.asks(0)
    old = Flyer(hand=["steady_cruise-110", "jury_rig-108"], fuel=(1, 0, 4), moxy=0, pilot="old_hand", landed=True)
    with race(old, Flyer(hand=["barrel_roll-125", "redline-189"], moxy=0)) as table:
        table.says(1, "fly barrel_roll-125")
        table.says(0, "pass")
        table.says(1, "pass")
        assert len(hand(table, 0)) == 3
        table.says(0, "refuel jury_rig-108")
        table.asks(1)


@pytest.mark.rule("GAR-24.12")
def test_the_old_hand_draws_nothing_if_nobody_flew() -> None:
    with race(Flyer(hand=["steady_cruise-110"], fuel=(4, 0, 1), moxy=0, pilot="old_hand"), RESTING) as table:
        table.says(0, "land")
        assert hand(table, 0) == ["steady_cruise-110"]
        table.asks(0)
