"""How to play Aeroplanes well."""

from aerodrome.games.aeroplanes.bot.advisor import advisor

__all__ = ["advisor"]
