"""MFM-8.13 to MFM-8.26: tests."""

from __future__ import annotations

import pytest

from .hangar import Flyer, Meeting, position


@pytest.mark.rule("MFM-8.15", "MFM-8.31", "MFM-8.14")
def test_a_takeoff_with_enough_symbols_leads_to_the_low_band() -> None:
    with Meeting(position(Flyer("biplane"), Flyer("monoplane"), Flyer("triplane"))) as table:
        table.dice(hits=1, of=4)
        table.says(0, "takeoff")
        table.asks(0)
        assert table.at("biplane") == (0, "low")
