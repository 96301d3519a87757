"""All that thinks about Magnificent Flying Machines."""

from __future__ import annotations

from aerodrome.games.magnificent.bot.advisor import advisor

__all__ = ["advisor"]
