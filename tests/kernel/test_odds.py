"""Chances as people read them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.kernel.odds import percent


@pytest.mark.parametrize(
    ("chance", "told"), [(0.0, 0), (1.0, 100), (1e-9, 1), (1 - 1e-9, 99), (0.254, 25), (0.256, 26), (5 / 6, 83)]
)
def test_a_chance_is_told_in_whole_percent(chance: float, told: int) -> None:
    assert percent(chance) == told


@given(st.floats(0, 1))
def test_only_what_is_sure_is_told_as_sure(chance: float) -> None:
    assert (percent(chance) in (0, 100)) == (chance in (0, 1))
    assert abs(percent(chance) - 100 * chance) <= 1
