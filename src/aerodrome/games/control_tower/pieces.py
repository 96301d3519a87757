"""The parts of a position that have parts of their own."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from aerodrome.kernel.fields import Piece


@mypyc_attr(acyclic=True)
@final
class Player(Piece):
    """What a seat has: its Goal card, its hand, and the Technical return."""

    def __init__(self, goal: list[int], hand: list[int], technical_return: bool) -> None:
        self.goal = goal  # the one Goal card, none before the deal
        self.hand = hand  # the Event cards, in the order in which they were drawn
        self.technical_return = technical_return  # not used yet

    def copy(self) -> Player:
        return Player(self.goal[:], self.hand[:], self.technical_return)


@mypyc_attr(acyclic=True)
@final
class Turn(Piece):
    """CTL-3.3: what the player has done in this turn."""

    def __init__(self, moves: int, cards: int, movement_cards: int) -> None:
        self.moves = moves  # made
        self.cards = cards  # played
        self.movement_cards = movement_cards  # among them

    def copy(self) -> Turn:
        return Turn(self.moves, self.cards, self.movement_cards)
