"""MFM-8.6 to MFM-8.8, MFM-8.31 to MFM-8.44: takeoff, flights, manoeuvres, altitude, landings, forced landings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from .hangar import Flyer, Meeting, position, race

PILOT = "kauri-parata"  # whose landings are like anybody's
AIRBORNE = Flyer("biplane", PILOT, tile=1, band="low")
GROUNDED = replace(AIRBORNE, band="ground")


@pytest.mark.rule("MFM-8.31", "MFM-8.2")
def test_a_takeoff_ends_the_phase_and_is_for_the_ground_only() -> None:
    with race(GROUNDED) as table:
        table.tries(0, "takeoff", hits=2, of=4)
        assert table.at("biplane") == (1, "low")
        assert table.state.turn.phases == 1
        table.refuses(0, "takeoff", "MFM-8.31")


@pytest.mark.rule("MFM-8.32")
def test_a_failed_takeoff_leaves_the_machine_where_it_is() -> None:
    with race(GROUNDED) as table:
        table.tries(0, "takeoff", hits=1, of=4)
        table.says(0, "accept")
        assert (table.at("biplane"), table.damage("biplane"), table.state.turn.phases) == ((1, "ground"), (0, 0), 1)
        table.asks(0)


@pytest.mark.rule("MFM-8.33")
def test_a_catastrophic_takeoff_damages_the_machine() -> None:
    with race(GROUNDED) as table:
        table.tries(0, "takeoff", hits=1, bangs=1, of=4)
        table.says(0, "accept")
        assert (table.at("biplane"), table.damage("biplane"), table.state.turn.phases) == ((1, "ground"), (1, 0), 1)
        assert not table.told(0, "forced")
        table.asks(0)


@pytest.mark.rule("MFM-8.34", "MFM-8.6")
@pytest.mark.parametrize("band", ["low", "middle", "high"])
def test_a_flight_leads_to_the_next_tile_in_the_same_band(band: str) -> None:
    with race(replace(AIRBORNE, band=band)) as table:
        table.tries(0, "fly", hits=3, of=5)
        assert table.at("biplane") == (2, band)
        table.asks(0)


@pytest.mark.rule("MFM-8.34", "MFM-8.38", "MFM-8.41", "MFM-8.42")
@pytest.mark.parametrize("action", ["fly", "manoeuvre", "climb", "land"])
def test_on_the_ground_nobody_flies(action: str) -> None:
    with race(GROUNDED) as table:
        table.refuses(0, action, "MFM-8.34")


@pytest.mark.rule("MFM-8.34")
def test_a_flight_is_tested_against_the_tile_that_is_left() -> None:
    """From the mountain, which needs four symbols, to the middle airfield, which needs three."""
    with race(replace(AIRBORNE, tile=4)) as table:
        table.tries(0, "fly", hits=4, of=5)
        assert table.declared() == (4, 5)
        assert table.at("biplane") == (5, "low")
        table.tries(0, "fly", hits=2, of=4)
        assert table.declared() == (3, 4)
        assert table.at("biplane") == (5, "low")
        table.asks(0)


@pytest.mark.rule("MFM-8.35", "MFM-8.38")
def test_a_flight_may_go_on_in_the_same_phase_in_any_mixture() -> None:
    with race(replace(AIRBORNE, tile=5, parts=(0, 1, 0))) as table:
        table.tries(0, "manoeuvre", hits=3, of=5)
        table.tries(0, "fly", hits=3, of=3)
        table.tries(0, "manoeuvre", hits=2, of=2)
        table.says(0, "spend")
        assert (table.at("biplane"), table.vp("biplane"), table.state.turn.phases) == ((6, "low"), 6, 1)
        table.refuses(0, "fly", "MFM-R7")


@pytest.mark.rule("MFM-8.35", "MFM-8.2")
def test_only_flights_go_on_in_the_last_phase() -> None:
    with race(AIRBORNE) as table:
        table.says(0, "end-phase")
        table.tries(0, "fly", hits=3, of=5)
        for action in ("climb", "land", "repair"):
            table.refuses(0, action, "MFM-8.2")
        assert table.options(0) == ["fly", "manoeuvre", "end-turn"]


@pytest.mark.rule("MFM-8.35")
def test_another_action_ends_the_flight() -> None:
    with race(AIRBORNE) as table:
        table.tries(0, "fly", hits=3, of=5)
        table.says(0, "climb")
        table.refuses(0, "fly", "MFM-8.2")
        table.refuses(0, "manoeuvre", "MFM-8.2")


@pytest.mark.rule("MFM-8.36")
def test_a_failed_flight_ends_the_phase() -> None:
    with race(AIRBORNE) as table:
        table.tries(0, "fly", hits=2, of=5)
        table.says(0, "accept")
        assert (table.at("biplane"), table.damage("biplane"), table.state.turn.phases) == ((1, "low"), (0, 0), 1)
        table.tries(0, "fly", hits=2, of=4)
        table.says(0, "accept")
        table.refuses(0, "fly", "MFM-8.2")


@pytest.mark.rule("MFM-8.39")
def test_a_failed_manoeuvre_is_worth_nothing() -> None:
    with race(replace(AIRBORNE, band="high")) as table:
        table.tries(0, "manoeuvre", hits=2, of=5)
        table.says(0, "accept")
        assert (table.at("biplane"), table.vp("biplane"), table.state.turn.phases) == ((1, "high"), 0, 1)
        table.asks(0)


@pytest.mark.rule("MFM-8.37", "MFM-8.40", "MFM-R1", "MFM-8.42", "MFM-8.53")
@pytest.mark.parametrize("action", ["fly", "manoeuvre"])
@pytest.mark.parametrize(("fuel", "left"), [(4, 3), (3, 3), (2, 3)])
def test_a_catastrophe_in_the_air_forces_a_landing_that_uses_up_the_other_phase(
    action: str, fuel: int, left: int
) -> None:
    """The landing is passed: the marker for the first on the fields, and a cube if it has room beside the damage."""
    with race(replace(AIRBORNE, band="high", fuel=fuel)) as table:
        table.tries(0, action, hits=1, bangs=1, of=5)
        table.tries(0, "accept", hits=1, of=4)
        assert table.at("biplane") == (1, "ground")
        assert (table.damage("biplane"), table.fuel("biplane"), table.vp("biplane")) == ((1, 0), left, 1)
        table.refuses(0, "takeoff", "MFM-8.2")


@pytest.mark.rule("MFM-8.37", "MFM-R1", "MFM-8.44", "MFM-8.55", "MFM-8.58")
def test_in_the_last_phase_the_forced_landing_is_free() -> None:
    """A crash: three markers in all, two of them on the gauge, which leave room for two cubes. In its next turn the
    machine cannot take off before it is repaired."""
    with race(replace(AIRBORNE, tile=3)) as table:
        table.says(0, "end-phase")
        table.tries(0, "fly", bangs=1, of=5)
        table.tries(0, "accept", bangs=1, of=4)
        table.says(0, "accept")
        assert (table.at("biplane"), table.damage("biplane"), table.fuel("biplane")) == ((3, "ground"), (2, 1), 2)
        assert table.vp("biplane") == 0
        for seat in range(3):
            table.ends(seat)
        table.refuses(0, "takeoff", "MFM-8.58")
        table.says(0, "repair")
        table.says(0, "done")
        assert "takeoff" in table.options(0)


@pytest.mark.rule("MFM-R1", "MFM-8.57")
def test_a_catastrophe_that_is_the_second_marker_asks_for_one_landing() -> None:
    with race(replace(AIRBORNE, gauge=1, fuel=3)) as table:
        table.tries(0, "fly", bangs=1, of=5)
        table.tries(0, "accept", hits=1, of=4)
        assert (table.at("biplane"), table.damage("biplane")) == ((1, "ground"), (2, 0))
        assert len(table.told(0, "forced")) == 1
        table.refuses(0, "repair", "MFM-8.2")


@pytest.mark.rule("MFM-R1", "MFM-8.57")
def test_brought_down_before_the_first_action_one_phase_is_left() -> None:
    """The trickster's own machine has a marker on its gauge, and this means war."""
    hands = (("sawn-through-wing-takeoff",), ("this-means-war-cad",))
    with race(replace(AIRBORNE, gauge=1, fuel=3), hands=hands) as table:
        table.says(1, "pass")
        table.says(0, "play sawn-through-wing-takeoff")
        table.says(0, "target monoplane")
        table.says(1, "pass")
        table.tries(1, "play this-means-war-cad", hits=1, of=4)
        assert (table.at("biplane"), table.damage("biplane"), table.state.turn.phases) == ((1, "ground"), (2, 0), 1)
        table.says(0, "repair")
        table.says(0, "done")
        table.refuses(0, "takeoff", "MFM-8.2")


@pytest.mark.rule("MFM-R1", "MFM-8.35")
def test_brought_down_in_the_midst_of_a_flight_the_flight_is_over() -> None:
    """The phase that has begun ends, and the landing uses up the other one."""
    hands = (("sawn-through-wing-takeoff",), ("this-means-war-cad",))
    with race(replace(AIRBORNE, gauge=1, fuel=3), hands=hands) as table:
        table.says(1, "pass")
        table.says(0, "fly")
        table.tries(1, "pass", hits=3, of=5)
        table.says(0, "play sawn-through-wing-takeoff")
        table.says(0, "target monoplane")
        table.says(1, "pass")
        table.tries(1, "play this-means-war-cad", hits=2, of=4)
        assert (table.at("biplane"), table.state.turn.phases) == ((2, "ground"), 0)
        table.refuses(0, "fly", "MFM-8.2")


@pytest.mark.rule("MFM-R1", "MFM-10.1", "MFM-10.15")
def test_a_forced_landing_is_a_landing_with_all_that_belongs_to_it() -> None:
    with race(replace(AIRBORNE, tile=5, riders=(0,))) as table:
        table.tries(0, "fly", bangs=1, of=5)
        table.tries(0, "accept", of=4)
        table.says(0, "accept")
        assert (table.at("biplane"), table.damage("biplane"), table.vp("biplane")) == ((5, "ground"), (2, 0), 7 + 5)
        table.asks(0)


@pytest.mark.rule("MFM-8.41")
@pytest.mark.parametrize("band", ["low", "middle"])
def test_gaining_altitude_leads_straight_to_the_high_band(band: str) -> None:
    with race(replace(AIRBORNE, band=band)) as table:
        table.says(0, "climb")
        assert (table.at("biplane"), table.state.turn.phases) == ((1, "high"), 1)
        assert not table.told(0, "roll")
        table.refuses(0, "climb", "MFM-8.41")


@pytest.mark.rule("MFM-8.42", "MFM-8.53")
@pytest.mark.parametrize("band", ["low", "middle", "high"])
@pytest.mark.parametrize(("fuel", "left"), [(2, 3), (4, 4)])
def test_a_good_landing_earns_the_marker_and_a_cube(band: str, fuel: int, left: int) -> None:
    with race(replace(AIRBORNE, tile=4, band=band, fuel=fuel)) as table:
        table.tries(0, "land", hits=3, of=4)
        assert (table.at("biplane"), table.fuel("biplane"), table.vp("biplane")) == ((4, "ground"), left, 4)
        assert table.state.turn.phases == 1
        table.asks(0)


@pytest.mark.rule("MFM-8.42")
def test_the_marker_is_for_the_first_only() -> None:
    s = position(replace(AIRBORNE, tile=4), Flyer("triplane", tile=4, band="low"), Flyer("monoplane"))
    s.cards.pile = []
    with Meeting(s) as table:
        table.tries(0, "land", hits=3, of=4)
        table.ends(0)
        table.tries(1, "land", hits=3, of=4)
        assert (table.vp("biplane"), table.vp("triplane")) == (4, 0)
        table.asks(1)


@pytest.mark.rule("MFM-8.43", "MFM-8.44", "MFM-8.53", "MFM-R14")
@pytest.mark.parametrize(("bangs", "damage"), [(0, 1), (1, 2)])
def test_a_bad_landing_leaves_the_marker_to_the_first_who_lands_well(bangs: int, damage: int) -> None:
    with race(replace(AIRBORNE, tile=4, fuel=1), Flyer("triplane", "pierre-dupont", tile=4, band="low")) as table:
        table.tries(0, "land", bangs=bangs, of=4)
        table.says(0, "accept")
        assert (table.at("biplane"), table.damage("biplane")) == ((4, "ground"), (damage, 0))
        assert (table.fuel("biplane"), table.vp("biplane"), table.state.turn.phases) == (1, 0, 1)
        table.ends(0)
        table.says(1, "land")
        table.tries(0, "pass", hits=3, of=4)
        assert table.vp("triplane") == 4
        table.asks(1)


@pytest.mark.rule("MFM-8.7")
def test_taking_off_and_landing_on_the_same_tile() -> None:
    with race(GROUNDED) as table:
        table.tries(0, "takeoff", hits=2, of=4)
        table.tries(0, "land", hits=1, of=4)
        assert (table.at("biplane"), table.vp("biplane")) == ((1, "ground"), 1)
        table.asks(0)


@pytest.mark.rule("MFM-8.6", "MFM-R66")
@pytest.mark.parametrize("band", ["low", "middle", "high"])
def test_only_swapped_maps_lead_back(band: str) -> None:
    """One tile back in the same band, which costs nothing and is no progress; what was left is flown over again."""
    flyer = replace(AIRBORNE, tile=6, band=band)
    with race(flyer, hands=((), ("swap-the-maps-flying",)), weather={5: "fine", 6: "fine", 7: "fine"}) as table:
        table.says(1, "play swap-the-maps-flying")
        table.says(1, "target biplane")
        assert table.at("biplane") == (5, band)
        table.tries(0, "fly", hits=3, of=5)
        assert table.at("biplane") == (6, band)
        table.ends(0)
        assert table.fuel("biplane") == 4
        table.asks(1)


@pytest.mark.rule("MFM-R66", "MFM-8.48")
def test_going_back_is_no_progress() -> None:
    with race(AIRBORNE, hands=((), ("swap-the-maps-flying",))) as table:
        table.says(1, "play swap-the-maps-flying")
        table.says(1, "target biplane")
        table.ends(0)
        assert (table.at("biplane"), table.luck()) == ((0, "low"), [1, 0, 0])
        table.asks(1)


@pytest.mark.rule("MFM-R66")
def test_maps_are_swapped_only_in_the_air_and_behind_the_start() -> None:
    over_start = Flyer("triplane", band="high")
    with race(Flyer("monoplane"), over_start, replace(GROUNDED, tile=3), hands=(("swap-the-maps-flying",),)) as table:
        table.refuses(0, "play swap-the-maps-flying", "MFM-R12")


@pytest.mark.rule("MFM-8.8")
def test_entering_a_tile_reveals_the_weather_behind_it() -> None:
    with race(AIRBORNE, weather={2: "fine", 3: "gale", 4: "fog"}) as table:
        assert table.state.course.shown[:5] == [0, 1, 1, 0, 0]
        table.tries(0, "fly", hits=3, of=5)
        assert table.state.course.shown[:5] == [0, 1, 1, 1, 0]
        assert [each.args["tile"] for each in table.told(0, "weather")] == [3]
        table.asks(0)


@pytest.mark.rule("MFM-R38")
def test_over_the_final_airfield_there_is_no_next_tile() -> None:
    with race(replace(AIRBORNE, tile=10)) as table:
        table.refuses(0, "fly", "MFM-R38")
        assert table.options(0) == ["manoeuvre", "climb", "land", "end-phase", "end-turn"]


@pytest.mark.rule("MFM-R34", "MFM-R39")
def test_after_the_landing_on_the_final_airfield_only_repair_is_left() -> None:
    with race(replace(AIRBORNE, tile=10)) as table:
        table.tries(0, "land", hits=1, of=4)
        table.refuses(0, "takeoff", "MFM-R34")
        assert table.options(0) == ["repair", "end-turn"]
