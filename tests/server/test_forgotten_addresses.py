"""Whose address is kept for what bots think: the guests who asked last."""

from __future__ import annotations

from pathlib import Path

import pytest

from aerodrome.server import limits
from aerodrome.server.guests import Guests
from aerodrome.server.limits import Budgets
from aerodrome.server.metrics import Metrics
from aerodrome.server.settings import Settings

from .storing import in_loop, opened

KEPT = 3


@pytest.mark.parametrize("again", range(KEPT))
def test_the_guest_that_has_not_asked_for_longest_is_forgotten(again: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many as are kept, one of them once more, and then another: the address of the oldest pays no longer."""
    monkeypatch.setattr(limits, "GUESTS", KEPT)
    budgets = Budgets(Settings(), Metrics())
    for number in [*range(KEPT), again, KEPT]:
        budgets.note_address(f"guest {number}", f"192.0.2.{number}")
    oldest = 1 if again == 0 else 0
    for number in range(KEPT + 1):
        budgets.charge(f"guest {number}", 10 * Settings().budget("thinking").address.burst)
    paying = [number for number in range(KEPT + 1) if budgets.overdrawn(f"192.0.2.{number}", None)]
    assert paying == [number for number in range(KEPT + 1) if number != oldest]


@in_loop
async def test_the_address_of_a_new_guest_pays_from_the_first_request_on(tmp_path: Path) -> None:
    budgets = Budgets(Settings(), Metrics())
    async with opened(tmp_path / "games.db") as store:
        guest, _ = await Guests(store, budgets).add("Ann", "192.0.2.1")
    budgets.charge(guest.id, 10 * Settings().budget("thinking").address.burst)
    assert budgets.overdrawn("192.0.2.1", None)
    assert not budgets.overdrawn("192.0.2.2", None)
