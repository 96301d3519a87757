"""AER-5c.5: radio beacons."""

from __future__ import annotations

import pytest

from .airfield import BEACONS, PILOT, SKULL, Airline, Plane, fly, risk


@pytest.mark.rule("AER-5c.5", "AER-5c.8", "AER-5e.8")
def test_a_radio_beacon_forgets_a_roll_and_its_skulls() -> None:
    """Test idea 17: Era 3, 3 failure tiles, dice skull, skull, 2, one Radio Beacon, new dice 4, 4, 4: no failure
    tile is taken, red success."""
    mine = Airline("paris", planes=[Plane(8)], failures=3, advantages={BEACONS: 1, PILOT: 1})
    with risk(mine, era=3) as table:
        fly(table, "cairo", SKULL, SKULL, 2)
        assert table.options(0) == ["use", "no"]
        table.refuses(0, "pilots 1", "AER-5c.5")
        table.refuses(0, "pay", "AER-5c.5")
        table.dice(4, 4, 4)
        table.says(0, "use")
        assert table.state.airlines[0].failures == 3
        assert table.airports(0) == {"paris": 0, "cairo": 1}
        assert (table.state.airlines[0].advantages[4], table.state.supply(4)) == (0, 6)
        assert table.heard("failure") == []
        table.asks(1)


@pytest.mark.rule("AER-5c.5", "AER-7.1")
def test_radio_beacons_can_be_stacked_and_the_last_roll_stands() -> None:
    """Even a success can be thrown away. Then the skulls of the roll that stands count."""
    with risk(Airline("paris", planes=[Plane(8)], advantages={BEACONS: 3}), era=3) as table:
        fly(table, "cairo", 6, 6, 6)
        for faces in ((SKULL, SKULL, SKULL), (SKULL, 6, 6)):
            table.dice(*faces)
            table.says(0, "use")
        table.says(0, "no")
        assert (table.state.airlines[0].advantages[4], table.state.airlines[0].failures) == (1, 1)
        assert table.heard("failure") == [(0, 1, 1, 4)]
        assert table.airports(0) == {"paris": 0, "cairo": 1}
        table.asks(1)


@pytest.mark.rule("AER-5c.5", "AER-5c.14", "AER-5c.7")
def test_each_roll_of_a_skip_can_be_repeated_on_its_own() -> None:
    with risk(Airline("london", planes=[Plane(2)], failures=3, advantages={BEACONS: 2}), era=3) as table:
        fly(table, "ethiopia", 6, 6, 6)
        table.dice(2, 2, 2)
        table.says(0, "no")
        table.dice(SKULL, 6, 6)
        table.says(0, "use")
        assert table.state.airlines[0].failures == 3
        table.says(0, "no")
        assert (table.state.airlines[0].failures, table.airports(0)) == (0, {"london": 0})
        table.asks(1)


@pytest.mark.rule("AER-5c.5", "AER-7.5")
@pytest.mark.parametrize(("era", "tiles"), [(1, 1), (2, 1), (3, 0)])
def test_no_beacon_before_its_era_or_without_a_tile(era: int, tiles: int) -> None:
    """Test idea 17: in Era 2 the window never appears. AER-R13: nor without a tile."""
    with risk(Airline("paris", planes=[Plane(8)], advantages={BEACONS: tiles}, money=0), era=era) as table:
        fly(table, "cairo", 2, 2, 2)
        table.asks(1)
        assert (table.state.airlines[0].advantages[4], table.airports(0)) == (tiles, {"paris": 0})
