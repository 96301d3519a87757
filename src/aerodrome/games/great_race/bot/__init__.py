"""How to play The Great Air Race well."""

from aerodrome.games.great_race.bot.advisor import advisor

__all__ = ["advisor"]
