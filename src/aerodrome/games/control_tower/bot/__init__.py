"""How to play Control Tower well."""

from aerodrome.games.control_tower.bot.advisor import advisor

__all__ = ["advisor"]
