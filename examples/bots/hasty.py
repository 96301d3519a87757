"""A bot in Python. It takes the first option that goes forward, whatever it is that flies.

aerodrome arena control_tower --bots examples.bots.hasty:Hasty,random"""

from __future__ import annotations

from typing import Any

from aerodrome.kernel.match import Match


class Hasty:
    def __init__(self, match: Match, seat: int) -> None:
        self.actions = match.rules.actions

    def choose(self, mine: Any, legal: list[int]) -> int:
        forward = [x for x in legal if self.actions.text(x).endswith("forward")]
        return (forward or legal)[0]
