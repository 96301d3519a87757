"""So many refusals are held back at once, and however many there have been, so many again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from aerodrome.server.clients import Clients
from aerodrome.server.guests import Guests
from aerodrome.server.limits import Budgets
from aerodrome.server.metrics import Metrics
from aerodrome.server.middleware import AdmissionMiddleware
from aerodrome.server.settings import Settings

from .storing import in_loop, opened

HELD = 2
AT_ONCE = 5


async def nothing(_: Any, __: Any, ___: Any) -> None:
    """The application behind it."""


@in_loop
async def test_who_was_held_back_makes_room_for_the_next(tmp_path: Path) -> None:
    settings = Settings(tarpit=HELD, tarpit_seconds=3600)
    async with opened(tmp_path / "games.db") as store:
        budgets = Budgets(settings, Metrics())
        admission = AdmissionMiddleware(nothing, settings, Clients([]), budgets, Guests(store, budgets))
        for _ in range(4):
            holding = [asyncio.create_task(admission._hold()) for _ in range(AT_ONCE)]
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert [task.done() for task in holding] == [False] * HELD + [True] * (AT_ONCE - HELD)
            for task in holding:
                task.cancel()
            await asyncio.gather(*holding, return_exceptions=True)
