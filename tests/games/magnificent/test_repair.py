"""MFM-8.27 to MFM-8.30, MFM-R28, MFM-R39, MFM-R40: repair and scavenge."""

from __future__ import annotations

from dataclasses import replace

import pytest

from .hangar import Flyer, Meeting, position, race

TOWN = Flyer("biplane", tile=2, gauge=2, fuel=2)
AIRFIELD = Flyer("biplane", tile=5, fuel=3)


@pytest.mark.rule("MFM-8.27", "MFM-8.28", "MFM-8.29", "MFM-8.53", "MFM-8.60")
def test_damage_to_the_scoring_area_then_fuel_then_three_items_of_the_town() -> None:
    with race(TOWN) as table:
        table.says(0, "repair")
        assert (table.damage("biplane"), table.fuel("biplane")) == ((0, 2), 3)
        assert table.options(0) == ["part takeoff", "part flying", "part landing", "fuel", "done"]
        table.says(0, "fuel")
        assert table.fuel("biplane") == 4
        table.refuses(0, "fuel", "MFM-8.53")
        table.says(0, "part landing")
        table.says(0, "part landing")
        assert table.parts("biplane") == (0, 0, 2)
        assert table.state.supply.parts == [14, 17, 12]
        assert table.state.turn.phases == 1
        table.refuses(0, "part landing", "MFM-8.2")


@pytest.mark.rule("MFM-8.29")
@pytest.mark.parametrize(("tile", "items"), [(0, 3), (1, 2), (2, 3), (3, 2), (4, 2), (5, 3)])
def test_the_resource_number_of_the_tile_is_the_limit(tile: int, items: int) -> None:
    with race(Flyer("biplane", tile=tile)) as table:
        table.says(0, "repair")
        for _ in range(items):
            table.says(0, "part flying")
        assert table.parts("biplane") == (0, items, 0)
        table.refuses(0, "part flying", "MFM-8.30" if tile in (0, 5) else "MFM-8.2")


@pytest.mark.rule("MFM-8.29", "MFM-8.3")
def test_items_may_be_left() -> None:
    with race(TOWN) as table:
        table.says(0, "repair")
        table.says(0, "part takeoff")
        table.says(0, "done")
        assert table.parts("biplane") == (1, 0, 0)
        assert table.state.turn.phases == 1
        table.asks(0)


@pytest.mark.rule("MFM-8.28", "MFM-8.29")
def test_only_what_has_room_is_found() -> None:
    """The monoplane has six slots: two for the passenger, one for the cargo, and one is left."""
    full = Flyer("monoplane", tile=2, fuel=1, parts=(0, 0, 2), cargo=("water",), riders=(0,))
    with race(full) as table:
        table.says(0, "repair")
        assert table.fuel("monoplane") == 2
        table.says(0, "part takeoff")
        table.refuses(0, "part takeoff", "MFM-8.29")
        assert table.options(0) == ["fuel", "done"]


@pytest.mark.rule("MFM-8.29")
def test_who_is_full_is_not_asked() -> None:
    with race(Flyer("monoplane", tile=2, parts=(2, 2, 2))) as table:
        table.says(0, "repair")
        assert table.state.turn.phases == 1
        table.refuses(0, "done", "MFM-8.2")


@pytest.mark.rule("MFM-R28", "MFM-2.1")
def test_the_supply_of_a_kind_may_be_exhausted() -> None:
    """Fourteen takeoff parts: twelve are aboard elsewhere."""
    others = (Flyer("triplane", parts=(6, 0, 0)), Flyer("helicopter", parts=(6, 0, 0)))
    with race(TOWN, *others) as table:
        table.says(0, "repair")
        table.says(0, "part takeoff")
        table.says(0, "part takeoff")
        table.refuses(0, "part takeoff", "MFM-R28")
        assert table.options(0) == ["part flying", "part landing", "fuel", "done"]


@pytest.mark.rule("MFM-R39", "MFM-8.27")
def test_there_is_no_repair_in_the_air() -> None:
    with race(Flyer("biplane", tile=5, band="low", gauge=1)) as table:
        table.refuses(0, "repair", "MFM-R39")


@pytest.mark.rule("MFM-R39", "MFM-8.3")
def test_twice_in_a_turn() -> None:
    with race(replace(TOWN, gauge=0, fuel=0)) as table:
        for fuel in (1, 2):
            table.says(0, "repair")
            assert table.fuel("biplane") == fuel
            table.says(0, "done")
        table.refuses(0, "repair", "MFM-8.2")


@pytest.mark.rule("MFM-8.30", "MFM-R40")
@pytest.mark.parametrize(("tile", "hits"), [(0, 1), (5, 1), (5, 0)])
def test_on_an_airfield_a_takeoff_may_follow_in_the_same_phase(tile: int, hits: int) -> None:
    with race(replace(AIRFIELD, tile=tile)) as table:
        table.says(0, "repair")
        table.says(0, "done")
        assert table.options(0) == ["takeoff", "no"]
        table.tries(0, "takeoff", hits=hits, of=4)
        if not hits:
            table.says(0, "accept")
        assert table.at("biplane") == (tile, "low" if hits else "ground")
        assert table.state.turn.phases == 1
        table.asks(0)


@pytest.mark.rule("MFM-8.30", "MFM-R40")
def test_the_takeoff_is_no_duty() -> None:
    with race(AIRFIELD) as table:
        table.says(0, "repair")
        table.says(0, "done")
        table.refuses(0, "repair", "MFM-8.30")
        table.says(0, "no")
        assert (table.at("biplane"), table.state.turn.phases) == ((5, "ground"), 1)
        table.tries(0, "takeoff", of=4)
        table.asks(0)


@pytest.mark.rule("MFM-8.30")
def test_elsewhere_the_phase_ends() -> None:
    with race(TOWN) as table:
        table.says(0, "repair")
        table.says(0, "done")
        table.refuses(0, "no", "MFM-8.2")
        assert table.state.turn.phases == 1


@pytest.mark.rule("MFM-R40", "MFM-R44")
def test_the_catapult_may_follow_the_repair() -> None:
    with race(replace(AIRFIELD, equipment=("catapult-launcher",))) as table:
        table.says(0, "repair")
        table.says(0, "done")
        assert table.options(0) == ["takeoff", "launch", "no"]
        table.says(0, "launch")
        assert (table.at("biplane"), table.state.turn.phases) == ((6, "low"), 1)
        table.asks(0)


@pytest.mark.rule("MFM-R40", "MFM-R34")
def test_on_the_final_airfield_no_takeoff_follows() -> None:
    """A repair is possible there in the turn of the landing."""
    s = position(Flyer("biplane", tile=10, band="low", fuel=3), Flyer("monoplane"), Flyer("triplane"))
    with Meeting(s) as table:
        table.tries(0, "land", hits=1, of=4)
        table.says(0, "repair")
        table.says(0, "done")
        assert table.options(0) == ["end-turn"]
