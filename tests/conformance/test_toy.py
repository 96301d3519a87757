"""The toy game passes the battery too: sealed answers, reaction windows, programs, dice, peeked cards and teams."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.testing.battery import check
from toy import TOY


@pytest.mark.parametrize(("seats", "options"), TOY.setups(), ids=str)
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_toy_conforms(seats: int, options: dict[str, Any], seed: str) -> None:
    assert check(TOY, seats, options, seed).over
