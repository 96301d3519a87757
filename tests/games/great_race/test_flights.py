"""GAR-20: what every Flight card does, on its terrain and elsewhere, flown and as a React."""

from __future__ import annotations

import pytest

from aerodrome.games.great_race.state import FLIGHT
from aerodrome.testing.scenario import ScriptedMatch

from .cockpit import Flyer, board, hand, passes, race, trackers, words

rule = pytest.mark.rule
SPARE = "redline-189"  # never flown: with it in hand an action is offered, at which the game stops

# a card, a Stage, what lies under it: then the tracker, Fuel, Health, Moxy and how many cards were drawn. The pilot
# begins with 3 Fuel of 5, 4 Health of 5 and 1 Moxy.
FLOWN = [
    pytest.param("steady_cruise-110 brenner_pass -", "3 203 401 1 0", marks=rule("GAR-20.1")),
    pytest.param("full_throttle-153 picardy -", "5 104 401 1 0", marks=rule("GAR-20.2")),
    pytest.param("full_throttle-153 pyrenees -", "5 104 302 1 0", marks=rule("GAR-20.2")),
    pytest.param("full_throttle-153 picardy thunderheads", "5 104 302 1 0", marks=rule("GAR-20.2")),
    pytest.param("lean_mixture-103 picardy -", "3 212 401 1 0", marks=rule("GAR-20.3")),
    pytest.param("supercharger-172 ardennes -", "6 005 401 1 0", marks=rule("GAR-20.4")),
    pytest.param("supercharger-172 dalmatian_coast -", "8 005 401 1 0", marks=rule("GAR-20.4")),
    pytest.param("tuned_engine-129 picardy -", "4 104 401 1 0", marks=rule("GAR-20.5")),
    pytest.param("field_repairs-101 picardy -", "2 203 410 1 0", marks=rule("GAR-20.6")),
    pytest.param("auxiliary_tank-102 picardy -", "1 401 401 1 0", marks=rule("GAR-20.7")),
    pytest.param("redline-211 pyrenees -", "7 104 302 1 0", marks=rule("GAR-20.8")),
    pytest.param("backfire-121 picardy -", "4 104 401 1 0", marks=rule("GAR-20.9")),
    pytest.param("jury_rig-108 picardy -", "2 203 401 1 0", marks=rule("GAR-20.10")),
    pytest.param("following_wind-127 pyrenees -", "2 203 401 1 0", marks=rule("GAR-20.11")),
    pytest.param("following_wind-127 picardy -", "5 203 401 1 0", marks=rule("GAR-20.11")),
    pytest.param("following_wind-127 zuiderzee -", "5 203 401 1 0", marks=rule("GAR-20.11")),
    pytest.param("following_wind-127 danube_delta spring_floods", "5 203 401 1 0", marks=rule("GAR-20.11", "GAR-8.7")),
    pytest.param("thermal_lift-111 zuiderzee -", "3 203 401 1 0", marks=rule("GAR-20.12")),
    pytest.param("thermal_lift-111 picardy -", "3 212 401 1 0", marks=rule("GAR-20.12")),
    pytest.param("thermal_lift-111 pyrenees -", "3 212 401 1 0", marks=rule("GAR-20.12")),
    pytest.param("clear_skies-140 picardy -", "4 104 401 1 1", marks=rule("GAR-20.13")),
    pytest.param("clear_skies-140 picardy air_fair", "4 104 401 1 0", marks=rule("GAR-20.13")),
    pytest.param("sea_breeze-117 picardy -", "3 203 401 1 0", marks=rule("GAR-20.14")),
    pytest.param("sea_breeze-117 zuiderzee -", "5 203 401 1 0", marks=rule("GAR-20.14")),
    pytest.param("sea_breeze-117 picardy spring_floods", "5 203 401 1 0", marks=rule("GAR-20.14")),
    pytest.param("mountain_wave-142 zuiderzee -", "4 104 401 1 0", marks=rule("GAR-20.15")),
    pytest.param("mountain_wave-142 carpathian_arc -", "7 104 401 1 0", marks=rule("GAR-20.15")),
    pytest.param("cloud_cover-104 picardy -", "3 203 401 1 0", marks=rule("GAR-20.16")),
    pytest.param("cloud_cover-104 black_forest -", "3 203 401 1 2", marks=rule("GAR-20.16")),
    pytest.param("cloud_cover-104 picardy sea_of_fog", "3 203 401 1 2", marks=rule("GAR-20.16")),
    pytest.param("storm_chaser-158 picardy -", "5 203 302 2 0", marks=rule("GAR-20.17")),
    pytest.param("storm_chaser-158 zuiderzee -", "7 203 302 2 0", marks=rule("GAR-20.17")),
    pytest.param("storm_chaser-158 picardy thunderheads", "7 203 302 2 0", marks=rule("GAR-20.17")),
    pytest.param("pressure_front-162 picardy -", "5 104 401 1 0", marks=rule("GAR-20.18")),
    pytest.param("crosswind-123 picardy -", "4 104 401 1 0", marks=rule("GAR-20.19")),
    pytest.param("eye_of_the_storm-115 picardy thunderheads", "4 104 401 1 0", marks=rule("GAR-20.20")),
    pytest.param("barrel_roll-125 croydon -", "3 203 401 2 0", marks=rule("GAR-20.21")),
    pytest.param("power_dive-184 croydon -", "6 203 302 2 0", marks=rule("GAR-20.22")),
    pytest.param("loop_the_loop-116 croydon -", "3 203 401 3 0", marks=rule("GAR-20.23")),
    pytest.param("grandstand_buzz-141 picardy -", "3 203 401 2 0", marks=rule("GAR-20.25")),
    pytest.param("grandstand_buzz-141 croydon -", "4 203 401 3 0", marks=rule("GAR-20.25")),
    pytest.param("grandstand_buzz-141 picardy air_fair", "4 203 401 3 0", marks=rule("GAR-20.25")),
    pytest.param("treetop_dash-171 picardy -", "5 203 302 2 0", marks=rule("GAR-20.26")),
    pytest.param("treetop_dash-171 rhine_gorge -", "7 203 302 2 0", marks=rule("GAR-20.26")),
    pytest.param("prop_wash-143 picardy -", "4 104 401 1 0", marks=rule("GAR-20.27")),
    pytest.param("wing_walk-109 croydon -", "4 203 302 4 0", marks=rule("GAR-20.28")),
    pytest.param("daredevil_gap-197 picardy -", "8 104 203 3 0", marks=rule("GAR-20.29")),
    pytest.param("slipstream-131 picardy -", "3 203 401 1 0", marks=rule("GAR-20.30")),
    pytest.param("evasive_roll-161 picardy -", "4 104 401 1 0", marks=rule("GAR-20.31")),
]


@pytest.mark.parametrize(("flight", "after"), FLOWN)
def test_a_card_is_flown(flight: str, after: str) -> None:
    """The rival lands; his board stays as it was."""
    card, stage, attached = flight.split()
    flyer = Flyer(hand=[card, SPARE], fuel=(3, 0, 2), health=(4, 0, 1), moxy=1)
    under = {0: [attached]} if attached != "-" else {}
    with race(flyer, Flyer(landed=True), row=[stage], rewards=[""], attached=under) as table:
        table.says(0, f"fly {card}")
        fuel, health = ("".join(map(str, space)) for space in board(table, 0))
        s = table.state
        drawn = len(table.told(0, "draw"))
        assert f"{s.pilots[0].tracker} {fuel} {health} {s.pilots[0].board.moxy} {drawn}" == after
        assert len(hand(table, 0)) == 1 + drawn
        assert words(table, "flight", s.pilots[0].cards.path) == [card]
        assert (board(table, 1), s.pilots[1].board.moxy, s.pilots[1].tracker) == (((5, 0, 0), (5, 0, 0)), 2, 0)
        table.asks(0)


@rule("GAR-20.5")
@pytest.mark.parametrize(
    ("path", "tracker"),
    [([], 4), (["steady_cruise"], 6), (["steady_cruise", "sea_breeze"], 4), (["barrel_roll", "tuned_engine"], 6)],
)
def test_a_tuned_engine_follows_a_mechanical_card(path: list[str], tracker: int) -> None:
    """Directly before it, in the Flight Path."""
    with race(Flyer(hand=["tuned_engine-195", SPARE], path=path), Flyer()) as table:
        table.says(0, "fly tuned_engine-195")
        assert table.state.pilots[0].tracker == tracker
        table.asks(0)


@rule("GAR-20.24")
@pytest.mark.parametrize(("answer", "moxy", "tracker"), [("spend", 1, 5), ("save", 2, 3)])
def test_playing_to_the_cameras(answer: str, moxy: int, tracker: int) -> None:
    """Asked once, whatever the Moxy."""
    with race(Flyer(hand=["playing_to_the_cameras-128", SPARE]), Flyer()) as table:
        table.says(0, "fly playing_to_the_cameras-128")
        assert table.options(0) == ["spend", "save"]
        table.refuses(0, "pass", "GAR-20.24")
        table.says(0, answer)
        assert (table.state.pilots[0].board.moxy, table.state.pilots[0].tracker) == (moxy, tracker)
        assert "spend" not in table.options(0)


@rule("GAR-20.24")
def test_without_moxy_the_cameras_are_not_asked_about() -> None:
    with race(Flyer(hand=["playing_to_the_cameras-128", SPARE], moxy=0), Flyer()) as table:
        table.says(0, "fly playing_to_the_cameras-128")
        assert table.options(0) == ["pass", f"refuel {SPARE}"]
        assert table.state.pilots[0].tracker == 3


# a threat: what the rival selects, his Crew, and what he says when he is asked next
THREATS = {
    "backfire": ("land", "", "react backfire-121 2"),
    "crosswind": ("land", "", "react crosswind-123 2"),
    "pressure_front": ("fly pressure_front-162", "", ""),
    "prop_wash": ("fly prop_wash-143", "", ""),
    "saboteur": ("fly power_dive-184", "saboteur", "use saboteur-1"),
    "gossip_columnist": ("fly power_dive-184", "gossip_columnist", "use gossip_columnist-1"),
}
UNHARMED = (4, 5, 3, 3)  # Fuel, Health, tracker and Moxy of who flies Steady Cruise
HARM = {
    "backfire": (3, 5, 3, 3),
    "crosswind": (4, 5, 1, 3),
    "pressure_front": (4, 5, 2, 3),
    "prop_wash": (4, 4, 3, 3),
    "saboteur": (2, 5, 3, 3),
    "gossip_columnist": (4, 5, 3, 2),
}
RESPONSES = ["jury_rig-108", "eye_of_the_storm-115", "evasive_roll-161"]


def threatened(threat: str) -> ScriptedMatch:
    """Seat 1 flies Steady Cruise with three Responses in hand, and is asked for one."""
    selects, crew, says = THREATS[threat]
    cards = [] if crew else [word for word in f"{selects} {says}".split() if word.startswith(threat)]
    rival = Flyer(hand=cards or ["power_dive-184"], crew=[crew] if crew else [], moxy=0)
    table = race(rival, Flyer(hand=["steady_cruise-110", *RESPONSES], moxy=3))
    table.says(0, selects)
    table.says(1, "fly steady_cruise-110")
    if selects != "land":
        table.says(1, "pass")
    if says:
        table.says(0, says)
    return table


def fares(table: ScriptedMatch) -> tuple[int, int, int, int]:
    """Fuel, Health, tracker and Moxy of seat 1, whose action it is."""
    table.asks(1)
    fuel, health = board(table, 1)
    return fuel[0], health[0], table.state.pilots[1].tracker, table.state.pilots[1].board.moxy


@rule("GAR-20.9", "GAR-20.18", "GAR-20.19", "GAR-20.27")
@pytest.mark.parametrize("threat", THREATS)
def test_a_hostile_effect_that_is_not_answered(threat: str) -> None:
    with threatened(threat) as table:
        table.says(1, "pass")
        assert fares(table) == HARM[threat]
        assert sorted(hand(table, 1)) == sorted(RESPONSES)


@rule("GAR-20.10")
@pytest.mark.parametrize("threat", ["backfire", "prop_wash", "saboteur"])
def test_a_jury_rig_cancels_damage(threat: str) -> None:
    with threatened(threat) as table:
        assert "answer jury_rig-108" in table.options(1)
        table.says(1, "answer jury_rig-108")
        assert fares(table) == UNHARMED
        assert "jury_rig-108" in words(table, "flight", table.state.discards[FLIGHT])


@rule("GAR-20.10")
@pytest.mark.parametrize("threat", ["crosswind", "pressure_front", "gossip_columnist"])
def test_a_jury_rig_cancels_nothing_else(threat: str) -> None:
    with threatened(threat) as table:
        assert table.options(1) == ["pass", "answer eye_of_the_storm-115", "answer evasive_roll-161"]
        table.refuses(1, "answer jury_rig-108", "GAR-20.10")


@rule("GAR-20.20")
@pytest.mark.parametrize("threat", THREATS)
def test_the_eye_of_the_storm_cancels_everything(threat: str) -> None:
    with threatened(threat) as table:
        table.says(1, "answer eye_of_the_storm-115")
        assert fares(table) == UNHARMED
        assert sorted(hand(table, 1)) == ["evasive_roll-161", "jury_rig-108"]


@rule("GAR-20.31", "GAR-6.3")
@pytest.mark.parametrize("threat", THREATS)
def test_an_evasive_roll_cancels_everything_for_a_moxy(threat: str) -> None:
    with threatened(threat) as table:
        table.says(1, "answer evasive_roll-161")
        fuel, health, tracker, moxy = UNHARMED
        assert fares(table) == (fuel, health, tracker, moxy + 1)
        assert table.state.pilots[0].board.moxy <= 1, "the rival got no Moxy"


@rule("GAR-20.9")
def test_a_backfire_hits_a_mechanical_card_on_any_stage_for_one_round() -> None:
    """A card that is none, and a Landing card, cannot be chosen. Fuel that is missing is paid with Health."""
    poor = Flyer(hand=["steady_cruise-110", "lean_mixture-103"], stage=2, fuel=(1, 0, 4), health=(3, 0, 2))
    armed = Flyer(hand=["backfire-121", SPARE])
    with race(armed, poor, Flyer(hand=["barrel_roll-125", "redline-211"]), Flyer()) as table:
        table.says(0, "land")
        table.says(1, "fly steady_cruise-110")
        table.says(2, "fly barrel_roll-125")
        for seat in (2, 1):
            table.says(seat, "pass")
        assert table.options(0) == ["pass", "react backfire-121 2"]
        table.says(0, "react backfire-121 2")
        table.says(1, "pass")
        table.says(2, "pass")
        assert board(table, 1) == ((0, 0, 5), (2, 0, 3))
        assert board(table, 0) == ((5, 0, 0), (5, 0, 0))
        table.says(1, "pass")
        assert [pilot.round.raised for pilot in table.state.pilots] == [0, 1, 0, 0]
        for seat in (0, 3):
            table.says(seat, "forgo")
        assert [pilot.round.raised for pilot in table.state.pilots] == [0, 0, 0, 0], "the next round has begun"
        table.asks(2)


@rule("GAR-20.18")
def test_a_pressure_front_slows_all_on_the_stage_who_have_not_resolved() -> None:
    """Not who was faster, is elsewhere or lands; and not below 0."""
    flyers = [Flyer(hand=["pressure_front-162"]), Flyer(hand=["power_dive-184"]), Flyer(hand=["steady_cruise-110"])]
    flyers += [Flyer(hand=["auxiliary_tank-102"]), Flyer(hand=["lean_mixture-103"], stage=1), Flyer()]
    with race(*flyers) as table:
        for seat, flyer in enumerate(flyers[:5]):
            table.says(seat, f"fly {flyer.hand[0]}")
        assert trackers(table) == [5, 6, 2, 0, 3, 0]
        suffered = [told.args["seat"] for told in table.told(5, "suffer")]
        assert suffered == [2, 3], "in race order"
        table.asks(5)


@rule("GAR-20.19")
def test_a_crosswind_slows_a_card_on_the_same_stage() -> None:
    """T7: not below 0; T36: the floor holds for the total."""
    armed = Flyer(hand=["redline-189", "crosswind-123"])
    with race(
        armed, Flyer(hand=["auxiliary_tank-102", "slipstream-131"]), Flyer(hand=["redline-211"], stage=1)
    ) as table:
        for seat, card in enumerate(("redline-189", "auxiliary_tank-102", "redline-211")):
            table.says(seat, f"fly {card}")
        assert table.options(0) == ["pass", "react crosswind-123 2"]
        table.says(0, "react crosswind-123 2")
        table.says(1, "pass")
        assert table.state.current_progress(1) == 0
        table.says(1, "react slipstream-131 2")
        assert trackers(table) == [7, 1, 7]
        table.asks(0, 1, 2)


@rule("GAR-20.27")
def test_prop_wash_must_choose_among_the_airborne_of_the_stage() -> None:
    """Who has revealed a Landing card is still airborne; no Health, another Stage or the ground protect."""
    flyers = [Flyer(hand=["prop_wash-143"]), Flyer(), Flyer(hand=["jury_rig-108"]), Flyer(health=(0, 0, 5))]
    with race(*flyers, Flyer(stage=1), Flyer(landed=True)) as table:
        table.says(0, "fly prop_wash-143")
        table.says(2, "land")
        passes(table)
        assert table.options(0) == ["target 2", "target 3"]
        table.refuses(0, "target 4", "GAR-16.9")
        table.refuses(0, "pass", "GAR-8.5")
        table.says(0, "target 2")
        assert [told.args for told in table.told(1, "lose")] == [{"seat": 1, "resource": 1, "number": 1, "left": 4}]
        assert board(table, 1) == ((5, 0, 0), (4, 0, 1))
        table.asks(1, 2, 3, 4, 5)


SLIPSTREAMS = [
    ("barrel_roll-125", "tuned_engine-129", 0, True),
    ("barrel_roll-125", "steady_cruise-110", 0, False),
    ("barrel_roll-125", "field_repairs-101", 0, False),
    ("barrel_roll-125", "tuned_engine-129", 1, False),
]


@rule("GAR-20.30")
@pytest.mark.parametrize(("mine", "theirs", "stage", "behind"), SLIPSTREAMS)
def test_a_slipstream_needs_a_faster_card_on_the_stage(mine: str, theirs: str, stage: int, behind: bool) -> None:
    flyers = (Flyer(hand=[theirs], stage=stage), Flyer(hand=[mine, "slipstream-131"]))
    with race(*flyers) as table:
        table.says(0, f"fly {theirs}")
        table.says(1, f"fly {mine}")
        assert table.options(1) == ["pass", *(["react slipstream-131 2"] if behind else [])]


@rule("GAR-20.30", "GAR-7.1")
def test_a_slipstream_adds_two_and_may_overtake() -> None:
    """T5. Who lands has no card to speed up."""
    fast, slow = Flyer(hand=["tuned_engine-129"]), Flyer(hand=["barrel_roll-125", "slipstream-131"])
    with race(fast, slow) as table:
        table.says(0, "fly tuned_engine-129")
        table.says(1, "fly barrel_roll-125")
        table.says(1, "react slipstream-131 2")
        assert [told.args["seat"] for told in table.told(0, "turn")] == [1, 0]
        assert trackers(table) == [4, 5]
        assert words(table, "flight", table.state.discards[FLIGHT]) == ["slipstream-131"]
        assert board(table, 1) == ((4, 0, 1), (5, 0, 0))
        table.asks(0, 1)
    with race(fast, slow) as table:
        table.says(0, "fly tuned_engine-129")
        table.says(1, "land")
        assert table.options(1) == ["pass"]
        table.refuses(1, "react slipstream-131 2", "GAR-6.7")
