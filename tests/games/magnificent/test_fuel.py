"""MFM-8.50 to MFM-8.53, MFM-R3, MFM-R4: fuel."""

from __future__ import annotations

from dataclasses import replace

import pytest

from .hangar import Flyer, race

RACER = Flyer("monoplane", "amelia-skyfoot", tile=5, band="high")  # eight flying dice


@pytest.mark.rule("MFM-8.50", "MFM-8.52")
@pytest.mark.parametrize(("tiles", "left"), [(0, 4), (1, 4), (2, 2), (3, 1), (4, 0)])
def test_fuel_is_paid_at_the_end_of_the_turn_by_tiles_crossed(tiles: int, left: int) -> None:
    with race(RACER) as table:
        for tile in range(tiles):
            table.tries(0, "fly", hits=4, of=8 - tile)
        assert table.fuel("monoplane") == 4
        table.ends(0)
        assert table.fuel("monoplane") == left
        table.asks(1)


@pytest.mark.rule("MFM-8.50")
def test_tiles_of_both_phases_are_added_up() -> None:
    with race(RACER) as table:
        table.tries(0, "fly", hits=3, of=8)
        table.says(0, "end-phase")
        table.tries(0, "fly", hits=3, of=7)
        table.ends(0)
        assert table.fuel("monoplane") == 2
        table.asks(1)


@pytest.mark.rule("MFM-8.51", "MFM-R3")
@pytest.mark.parametrize(("fuel", "tiles"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 4)])
def test_no_tile_is_crossed_that_could_not_be_paid(fuel: int, tiles: int) -> None:
    """A first tile costs nothing; a fifth one is never crossed."""
    with race(replace(RACER, fuel=fuel, gauge=0)) as table:
        for tile in range(tiles):
            table.tries(0, "fly", hits=4, of=8 - tile)
        table.refuses(0, "fly", "MFM-8.51")
        assert "manoeuvre" in table.options(0)


@pytest.mark.rule("MFM-R3", "MFM-8.19")
def test_cubes_that_will_be_owed_cannot_pass_a_test() -> None:
    """The first flight is passed with two cubes. Crossing a second tile costs the other two, so its test must be passed
    without fuel."""
    with race(RACER) as table:
        table.tries(0, "fly", hits=2, of=8)
        table.says(0, "burn")
        assert (table.at("monoplane"), table.fuel("monoplane")) == ((6, "high"), 2)
        table.tries(0, "fly", hits=2, of=7)
        table.refuses(0, "burn", "MFM-8.19")
        table.says(0, "drop")
        assert table.at("monoplane") == (7, "middle")
        table.refuses(0, "fly", "MFM-8.51")
        table.ends(0)
        assert table.fuel("monoplane") == 0
        table.asks(1)


@pytest.mark.rule("MFM-R3", "MFM-8.19")
@pytest.mark.parametrize(("fuel", "offered"), [(4, True), (3, False)])
def test_in_a_manoeuvre_what_is_owed_already_must_stay(fuel: int, offered: bool) -> None:
    with race(replace(RACER, fuel=fuel)) as table:
        table.tries(0, "fly", hits=3, of=8)
        table.tries(0, "fly", hits=3, of=7)
        table.tries(0, "manoeuvre", of=6)
        assert ("burn" in table.options(0)) == offered


@pytest.mark.rule("MFM-R3", "MFM-8.19")
def test_a_takeoff_needs_just_the_two_cubes() -> None:
    with race(replace(RACER, band="ground", fuel=2), weather={5: "fine"}) as table:
        table.tries(0, "takeoff", of=4)
        table.says(0, "burn")
        assert (table.at("monoplane"), table.fuel("monoplane")) == ((5, "low"), 0)
        table.asks(0)


@pytest.mark.rule("MFM-R4", "MFM-8.54")
def test_who_lost_the_fuel_meanwhile_pays_what_there_is() -> None:
    """Three tiles cost three cubes, but after a catastrophe and a crash only two are left."""
    with race(RACER) as table:
        for tile in range(3):
            table.tries(0, "fly", hits=3, of=8 - tile)
        table.tries(0, "manoeuvre", bangs=1, of=5)
        table.tries(0, "accept", bangs=1, of=3)
        table.says(0, "accept")
        assert (table.fuel("monoplane"), table.damage("monoplane")) == (2, (2, 1))
        table.ends(0)
        assert (table.fuel("monoplane"), table.damage("monoplane")) == (0, (2, 1))
        table.asks(1)


@pytest.mark.rule("MFM-8.53")
@pytest.mark.parametrize(("gauge", "fuel", "left"), [(0, 4, 4), (0, 3, 4), (1, 3, 3), (1, 2, 3)])
def test_fuel_has_room_only_beside_the_damage(gauge: int, fuel: int, left: int) -> None:
    flyer = replace(RACER, gauge=gauge, fuel=fuel)
    with race(flyer, landed_before=(5,)) as table:
        table.tries(0, "land", hits=1, of=3)
        assert table.fuel("monoplane") == left
        table.asks(0)
