"""AER-5c: risk rolls."""

from __future__ import annotations

import pytest

from .airfield import BERLIN, LONDON, SKULL, Airline, Plane, Skies, position


@pytest.mark.rule("AER-5c.1", "AER-5c.6", "AER-5b.6", "AER-2.6")
def test_a_skull_is_worth_nothing_and_a_failure() -> None:
    """Test idea 11: Paris to Cairo, dice skull, 6, 6: the total is 12."""
    with Skies(position(Airline("paris", planes=[Plane(8)]), LONDON, BERLIN)) as table:
        table.says(0, "place fokker-f-ii")
        table.dice(SKULL, 6, 6)
        table.says(0, "fly cairo")
        table.asks(1)
        assert table.airports(0) == {"paris": 0, "cairo": 1}
        assert table.state.failures == [1, 0, 0]
