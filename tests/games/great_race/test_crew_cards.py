"""GAR-22: the Crew cards, each with what it needs."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.great_race.state import CREW, NEWS
from aerodrome.testing.scenario import ScriptedMatch

from .cockpit import DOWN, SPARE, Flyer, aloft, board, crew, hand, kinds, moxies, race, selects, words


def down(user: str, *rivals: Flyer, attached: Any = None, **more: Any) -> ScriptedMatch:
    """A landed pilot with this Crew card may act; seat 1 has flown."""
    flyer = Flyer(landed=True, crew=(user,), **{"moxy": 0, "fuel": (4, 0, 1), "health": (4, 0, 1), **more})
    table = race(flyer, Flyer(hand=("steady_cruise-110", SPARE), moxy=0), *rivals, attached=attached)
    selects(table, "", "steady_cruise")
    table.says(1, "pass")
    table.asks(0)
    return table


def needs(table: ScriptedMatch, user: str, met: bool) -> None:
    """The Crew card can be used if and only if its condition is met."""
    with table:
        assert (f"use {user}-1" in table.options(0)) == met
        if not met:
            table.refuses(0, f"use {user}-1", "GAR-10.11")


@pytest.mark.rule("GAR-22.1", "GAR-22.2", "GAR-22.7", "GAR-22.8")
@pytest.mark.parametrize(
    ("user", "kind"),
    [("mechanic", "health"), ("refuelling_hand", "fuel"), ("rigger", "health"), ("tanker_crew", "fuel")],
)
def test_who_refills_needs_such_a_token_in_the_discard(user: str, kind: str) -> None:
    """One in Reserve does not count, nor one of the other kind."""
    needs(down(user, **{kind: (4, 0, 1)}), user, met=True)
    needs(down(user, **{kind: (3, 2, 0)}), user, met=False)


@pytest.mark.rule("GAR-22.1")
def test_the_mechanic_refills_a_health_to_reserve() -> None:
    with aloft("mechanic", health=(2, 0, 3)) as table:
        table.says(0, "use mechanic-1")
        assert board(table, 0)[1] == (2, 1, 2)
        assert crew(table, 0) == ["(mechanic-1)"]
        table.asks(0)
    with down("mechanic", health=(2, 0, 3)) as table:
        table.says(0, "use mechanic-1")
        assert board(table, 0)[1] == (2, 1, 2)
        table.asks(1)


@pytest.mark.rule("GAR-22.2")
def test_the_refuelling_hand_refills_one_fuel_in_the_air_and_two_on_the_ground() -> None:
    with aloft("refuelling_hand", fuel=(3, 0, 2)) as table:
        table.says(0, "use refuelling_hand-1")
        assert board(table, 0)[0] == (2, 1, 2)
        assert crew(table, 0) == ["(refuelling_hand-1)"]
        table.asks(0)
    with down("refuelling_hand", fuel=(2, 0, 3)) as table:
        table.says(0, "use refuelling_hand-1")
        assert board(table, 0)[0] == (2, 2, 1)
        table.asks(1)


@pytest.mark.rule("GAR-22.3")
def test_the_navigator_adds_two_progress_in_the_air_only() -> None:
    with aloft("navigator", tracker=1) as table:
        table.says(0, "use navigator-1")
        assert table.state.pilots[0].tracker == 1 + 3 + 2
        assert crew(table, 0) == ["(navigator-1)"]
        table.asks(0)
    needs(down("navigator"), "navigator", met=False)


@pytest.mark.rule("GAR-22.4")
@pytest.mark.parametrize("where", ["aloft", "down"])
def test_the_radio_operator_draws_a_card(where: str) -> None:
    with aloft("radio_operator") if where == "aloft" else down("radio_operator") as table:
        cards = len(hand(table, 0))
        drawn = len(kinds(table, "draw"))
        table.says(0, "use radio_operator-1")
        assert len(hand(table, 0)) == cards + 1
        assert kinds(table, "draw")[drawn] == ("draw", 0)
        assert crew(table, 0) == ["(radio_operator-1)"]
        table.asks(0 if where == "aloft" else 1)


@pytest.mark.rule("GAR-22.5")
@pytest.mark.parametrize(("flies", "gained"), [("loop_the_loop-116", 2), ("steady_cruise-114", 1)])
def test_the_camera_operator_gives_moxy_and_more_for_aerobatics(flies: str, gained: int) -> None:
    with aloft("camera_operator", flies) as table:
        moxy = table.state.pilots[0].board.moxy
        table.says(0, "use camera_operator-1")
        assert table.state.pilots[0].board.moxy == moxy + gained
        assert crew(table, 0) == ["(camera_operator-1)"]
        table.asks(0)


@pytest.mark.rule("GAR-22.5")
def test_the_camera_operator_gives_one_moxy_on_the_ground() -> None:
    """Even to a pilot who flew Aerobatics in the round before."""
    user = Flyer(hand=("barrel_roll-125", SPARE), crew=("camera_operator",), moxy=0)
    with race(user, Flyer(hand=("steady_cruise",) * 4, moxy=0)) as table:
        selects(table, "barrel_roll", "steady_cruise")
        table.says(0, "pass")
        table.says(1, "pass")
        selects(table, "land", "steady_cruise")
        table.says(1, "pass")
        table.says(0, "use camera_operator-1")
        assert table.state.pilots[0].board.moxy == 2
        table.asks(1)


@pytest.mark.rule("GAR-22.5")
@pytest.mark.parametrize(("moxy", "met"), [(4, True), (5, False)])
def test_the_camera_operator_needs_room_for_moxy(moxy: int, met: bool) -> None:
    needs(aloft("camera_operator", "steady_cruise-114", moxy=moxy), "camera_operator", met)


@pytest.mark.rule("GAR-22.6")
def test_the_local_guide_adds_three_progress_in_the_air_and_leaves() -> None:
    with aloft("local_guide", tracker=1) as table:
        table.says(0, "use local_guide-1")
        assert table.state.pilots[0].tracker == 1 + 3 + 3
        assert crew(table, 0) == []
        assert words(table, "crew", table.state.discards[CREW]) == ["local_guide-1"]
        table.asks(0)
    needs(down("local_guide"), "local_guide", met=False)


@pytest.mark.rule("GAR-22.7")
@pytest.mark.parametrize("where", ["aloft", "down"])
@pytest.mark.parametrize(("health", "after"), [((1, 1, 3), (3, 1, 1)), ((4, 0, 1), (5, 0, 0))])
def test_the_rigger_refills_two_health_to_supply_and_leaves(
    where: str, health: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    with (aloft if where == "aloft" else down)("rigger", health=health) as table:
        table.says(0, "use rigger-1")
        assert board(table, 0)[1] == after
        assert crew(table, 0) == []
        table.asks(0 if where == "aloft" else 1)


@pytest.mark.rule("GAR-22.8")
@pytest.mark.parametrize(("fuel", "after"), [((1, 0, 4), (4, 0, 1)), ((3, 0, 2), (5, 0, 0))])
def test_the_tanker_crew_refills_three_fuel_to_supply_and_leaves(
    fuel: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    with down("tanker_crew", fuel=fuel) as table:
        table.says(0, "use tanker_crew-1")
        assert board(table, 0)[0] == after
        assert crew(table, 0) == []
        table.asks(1)


@pytest.mark.rule("GAR-22.9")
def test_the_co_pilot_flies_a_second_card_before_the_move() -> None:
    """T28: Lombardy needs 15; from 8 a card of 3 and one of 5 make 16, one move, and no further action."""
    held = ("full_throttle-153", "steady_cruise-110")
    with aloft("co_pilot", tracker=8, hand=held, row=("lombardy", "chapham"), rewards=("", "")) as table:
        table.says(0, "use co_pilot-1")
        assert (crew(table, 0), table.state.pilots[0].stage) == ([], 0)
        table.refuses(0, "pass", "GAR-22.9")
        table.refuses(0, "choose barrel_roll-125", "GAR-22.9")
        table.says(0, "choose full_throttle-153")
        assert [told.args["progress"] for told in table.told(0, "fly")] == [3, 5]
        assert board(table, 0)[0] == (2, 0, 3)
        assert (table.state.pilots[0].stage, table.state.pilots[0].tracker) == (1, 0)
        assert len(table.told(0, "move")) == 1
        table.asks(0)
        table.refuses(0, "refuel steady_cruise-110", "GAR-5.1")


@pytest.mark.rule("GAR-22.9")
def test_the_co_pilots_card_brings_its_moxy_and_effect_but_no_reactions() -> None:
    """Printed Progress: a Crosswind on the revealed card leaves the second one alone."""
    rival = Flyer(hand=("crosswind-123",), moxy=0)
    user = Flyer(hand=("steady_cruise-110", "grandstand_buzz-141", SPARE), crew=("co_pilot",), moxy=0)
    with race(user, rival) as table:
        table.says(0, "fly steady_cruise-110")
        table.says(1, "land")
        table.says(1, "react crosswind-123 1")
        table.says(0, "pass")
        table.says(0, "use co_pilot-1")
        table.says(0, "choose grandstand_buzz-141")
        assert table.state.pilots[0].tracker == 1 + 3 + 1, "over Croydon, a City"
        assert table.state.pilots[0].board.moxy == 2
        assert words(table, "flight", table.state.pilots[0].cards.path) == ["steady_cruise-110", "grandstand_buzz-141"]
        table.asks(0)


@pytest.mark.rule("GAR-22.9")
@pytest.mark.parametrize(
    ("fuel", "health", "met"),
    [((3, 0, 2), (2, 0, 3), True), ((3, 0, 2), (1, 0, 4), False), ((1, 0, 4), (5, 0, 0), False)],
)
def test_the_co_pilot_needs_a_payable_card(fuel: tuple[int, int, int], health: tuple[int, int, int], met: bool) -> None:
    """Only a Daredevil Gap (2 Fuel, 2 Health) is left in hand, and 1 Fuel has just been paid."""
    needs(aloft("co_pilot", fuel=fuel, health=health), "co_pilot", met)


@pytest.mark.rule("GAR-22.9")
def test_the_co_pilot_does_not_fly_from_the_ground() -> None:
    needs(down("co_pilot", hand=("steady_cruise-114",)), "co_pilot", met=False)


@pytest.mark.rule("GAR-22.10")
def test_the_meteorologist_adds_progress_and_a_card_to_weather() -> None:
    with aloft("meteorologist", "cloud_cover-104") as table:
        table.says(0, "use meteorologist-1")
        assert table.state.pilots[0].tracker == 3 + 1
        assert kinds(table, "draw")[0] == ("draw", 0)
        assert len(hand(table, 0)) == 2
        assert crew(table, 0) == ["(meteorologist-1)"]
        table.asks(0)


@pytest.mark.rule("GAR-22.10")
@pytest.mark.parametrize(("flies", "met"), [("clear_skies-140", True), ("steady_cruise-114", False)])
def test_the_meteorologist_needs_a_weather_card_this_turn(flies: str, met: bool) -> None:
    """An earlier card of the Flight Path does not help."""
    needs(aloft("meteorologist", flies, path=("sea_breeze-117",)), "meteorologist", met)


@pytest.mark.rule("GAR-22.10")
def test_the_meteorologist_is_of_no_use_on_the_ground() -> None:
    needs(down("meteorologist", hand=("clear_skies",)), "meteorologist", met=False)


@pytest.mark.rule("GAR-22.11")
def test_the_engine_tuner_refills_a_fuel_to_supply() -> None:
    with aloft("engine_tuner", "steady_cruise-114", fuel=(3, 0, 2)) as table:
        table.says(0, "use engine_tuner-1")
        assert board(table, 0)[0] == (3, 0, 2)
        assert crew(table, 0) == ["(engine_tuner-1)"]
        table.asks(0)


@pytest.mark.rule("GAR-22.11")
@pytest.mark.parametrize(
    ("flies", "met"), [("steady_cruise-114", True), ("barrel_roll-125", False), ("lean_mixture-103", False)]
)
def test_the_engine_tuner_needs_a_mechanical_card_and_fuel_in_the_discard(flies: str, met: bool) -> None:
    """Lean Mixture, flown with all Fuel in Supply, has taken its own Fuel out of the Discard."""
    needs(aloft("engine_tuner", flies, health=(4, 0, 1)), "engine_tuner", met)


@pytest.mark.rule("GAR-22.12")
def test_the_saboteur_takes_two_fuel_from_an_airborne_pilot() -> None:
    """Not from a landed one, nor from one without Fuel."""
    fuels = (3, 0, 2), (1, 0, 4), (0, 0, 5)
    rivals = [Flyer(fuel=fuel, moxy=0) for fuel in fuels]
    with aloft("saboteur", rivals=(DOWN, *rivals)) as table:
        table.says(0, "use saboteur-1")
        assert crew(table, 0) == []
        assert table.options(0) == ["target 3", "target 4"]
        for target in (1, 2, 5):
            table.refuses(0, f"target {target}", "GAR-16.9")
        table.says(0, "target 3")
        assert board(table, 2)[0] == (1, 0, 4)
        table.asks(2)
    with down("saboteur") as table:
        table.says(0, "use saboteur-1")
        table.says(1, "pass")
        assert board(table, 1)[0] == (2, 0, 3)
        table.asks(1)


@pytest.mark.rule("GAR-22.12")
@pytest.mark.parametrize(("fuel", "met"), [((1, 0, 4), True), ((0, 2, 3), False)])
def test_the_saboteur_needs_an_airborne_rival_with_fuel(fuel: tuple[int, int, int], met: bool) -> None:
    needs(aloft("saboteur", rivals=(Flyer(fuel=fuel, moxy=0), DOWN)), "saboteur", met)


@pytest.mark.rule("GAR-22.12")
def test_the_saboteurs_only_target_loses_no_more_than_he_has() -> None:
    with aloft("saboteur", rivals=(Flyer(fuel=(1, 3, 1), moxy=0),)) as table:
        table.says(0, "use saboteur-1")
        lost = [told.args for told in table.told(0, "lose")]
        assert [(args["seat"], args["number"]) for args in lost] == [(1, 1)]
        table.asks(1)


@pytest.mark.rule("GAR-22.13")
def test_the_gossip_columnist_takes_a_moxy_from_a_richer_pilot() -> None:
    """Landed or not; who has as many as the user is not richer."""
    rivals = tuple(Flyer(moxy=moxy, landed=landed) for moxy, landed in ((3, True), (1, True), (5, False)))
    with aloft("gossip_columnist", "steady_cruise-114", rivals=rivals, moxy=1) as table:
        table.says(0, "use gossip_columnist-1")
        assert table.options(0) == ["target 2", "target 4"]
        table.says(0, "target 2")
        assert moxies(table) == [2, 2, 1, 5]
        assert crew(table, 0) == ["(gossip_columnist-1)"]
        table.asks(1, 3)


@pytest.mark.rule("GAR-22.13")
@pytest.mark.parametrize(("moxy", "met"), [(2, True), (1, False), (0, False)])
def test_the_gossip_columnist_needs_a_richer_pilot(moxy: int, met: bool) -> None:
    rival = Flyer(landed=True, moxy=moxy)
    needs(aloft("gossip_columnist", "steady_cruise-114", rivals=(rival,), moxy=1), "gossip_columnist", met)


NEWS_ON_THE_WAY = {0: ("sea_of_fog",), 1: ("icing", "thunderheads"), 3: ("air_fair",)}


@pytest.mark.rule("GAR-22.14")
def test_the_route_planner_removes_an_attachment_ahead_and_adds_two_progress() -> None:
    with aloft("route_planner", stage=1, attached=NEWS_ON_THE_WAY) as table:
        table.says(0, "use route_planner-1")
        assert crew(table, 0) == []
        assert table.options(0) == ["remove thunderheads", "remove air_fair", "remove icing"]
        table.refuses(0, "remove sea_of_fog", "GAR-22.14")
        table.says(0, "remove icing")
        left = [words(table, "news", cards) for cards in table.state.attached]
        assert left == [["sea_of_fog"], ["thunderheads"], [], ["air_fair"]]
        assert words(table, "news", table.state.discards[NEWS]) == ["icing"]
        assert table.state.pilots[0].tracker == 3 + 2
        table.asks(0)


@pytest.mark.rule("GAR-22.14")
def test_the_route_planner_adds_no_progress_on_the_ground() -> None:
    with down("route_planner", stage=1, tracker=4, attached=NEWS_ON_THE_WAY) as table:
        table.says(0, "use route_planner-1")
        table.says(0, "remove air_fair")
        assert words(table, "news", table.state.discards[NEWS]) == ["air_fair"]
        assert table.state.pilots[0].tracker == 4
        table.asks(1)


@pytest.mark.rule("GAR-22.14")
@pytest.mark.parametrize(("stage", "met"), [(0, False), (1, True), (2, True)])
def test_the_route_planner_needs_an_attachment_that_is_not_behind(stage: int, met: bool) -> None:
    needs(aloft("route_planner", stage=1, attached={stage: ("icing",)}), "route_planner", met)


@pytest.mark.rule("GAR-22.15")
@pytest.mark.parametrize(
    ("card", "fuel", "health"),
    [
        ("jury_rig-108", (3, 0, 2), (4, 0, 1)),
        ("auxiliary_tank-102", (5, 0, 0), (2, 0, 3)),
        ("supercharger-172", (1, 0, 4), (4, 0, 1)),
    ],
)
def test_the_quartermaster_refills_the_printed_green_values_and_one_more(
    card: str, fuel: tuple[int, int, int], health: tuple[int, int, int]
) -> None:
    """To Supply; a value of none is not raised."""
    with aloft("quartermaster", hand=(card,), fuel=(2, 0, 3), health=(2, 0, 3)) as table:
        table.says(0, "use quartermaster-1")
        table.says(0, f"choose {card}")
        assert board(table, 0) == (fuel, health)
        assert hand(table, 0) == [SPARE]
        assert crew(table, 0) == ["(quartermaster-1)"]
        table.asks(0)


@pytest.mark.rule("GAR-22.15")
def test_the_quartermaster_works_on_the_ground_with_a_card_that_moves_a_token() -> None:
    held = ("steady_cruise-114", "field_repairs-101")
    with down("quartermaster", hand=held, fuel=(2, 0, 3), health=(5, 0, 0)) as table:
        table.says(0, "use quartermaster-1")
        table.refuses(0, "choose field_repairs-101", "GAR-10.5")
        table.refuses(0, "choose redline-189", "GAR-22.15")
        table.says(0, "choose steady_cruise-114")
        assert board(table, 0)[0] == (5, 0, 0)
        table.asks(1)


@pytest.mark.rule("GAR-22.15")
@pytest.mark.parametrize(("held", "met"), [(("field_repairs",), True), ((), False)])
def test_the_quartermaster_needs_a_card_that_moves_a_token(held: tuple[str, ...], met: bool) -> None:
    """One Health is in the Discard and no Fuel; the spare card is green in Fuel alone."""
    needs(aloft("quartermaster", "lean_mixture-103", hand=held, health=(4, 0, 1)), "quartermaster", met)
