"""All that thinks about Air Racing: only bots import it."""

from __future__ import annotations

from aerodrome.games.air_racing.bot.advisor import Crew
from aerodrome.games.air_racing.rules import AirRacing
from aerodrome.games.air_racing.state import Meeting
from aerodrome.kernel.rules import Rules


def advisor(rules: Rules[Meeting]) -> Crew:
    """The advice for one set of rules."""
    assert isinstance(rules, AirRacing)
    return Crew(rules)
