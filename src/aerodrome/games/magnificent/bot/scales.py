"""The options of a question, weighed in victory points, and the names of all that weighs."""

from __future__ import annotations

from typing import Final, final

from aerodrome.kernel.advisor import Weighing

MOVE: Final = 2.0  # the points of a move: what counts as 1 beside other games

TERMS: Final = {
    "draft": "what a machine, a pilot or equipment brought where drafts were left to chance",
    "device": "what the traits and charges of a pilot or of equipment are worth",
    "better": "what a change must bring, so that it is not made for nothing",
    "turn": "the rest of the turn and of the race, as they are expected after this",
    "best": "less the same after the best that can be done now",
    "pass": "what a passed test is worth beside the failed one",
    "price": "what an aid costs",
    "aids": "what the other aids cost that a pass still needs",
    "dice": "the chance that dice rolled again make it a pass",
    "card": "what the card will be worth later",
    "text": "what the text of a boost brings now",
    "harm": "what a trick or a shot does to others, as far as that counts for the own side",
    "parried": "what the trick that was announced would cost",
    "sold": "the points for a trick that is sold",
    "weather": "what the weather on a tile is to the own machines and to others",
    "rival": "how well a rival stands",
    "freight": "what an item will bring",
    "room": "the spare parts that must go for it",
    "habit": "a small reason to do what costs nothing",
    "damage": "damage markers that leave for good",
    "fuel": "fuel cubes",
    "kit": "what a repair kit would be worth later",
    "show": "a test on the final airfield, or autographs",
    "part": "spare parts",
    "charge": "charges of a device",
    "draw": "another card",
}


@final
class Scales:
    """One weighing for each option."""

    def __init__(self, legal: list[int], named: bool) -> None:
        self.legal = legal
        self.weighings = [Weighing(named) for _ in legal]

    def add(self, i: int, name: str, points: float) -> None:
        """So many points more for option i, for a reason of TERMS."""
        self.weighings[i].add(name, points / MOVE)
