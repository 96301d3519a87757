"""Positions of earlier versions: where today's fields come from."""

from __future__ import annotations

from typing import Any, Final

from aerodrome.kernel.shapes import Each, Fields, Flag, Made, One, Saved, Shape


def _goal(old: Saved, seat: int) -> Any:
    """Before the deal there were no goals at all."""
    return old["goals"][seat : seat + 1]


def _held(old: Saved, _: int) -> Any:
    return [bool(held) for held in old["held"]]


PLAYER: Final[Fields] = {"hand": "hands", "goal": Made(_goal, "goals"), "technical_return": Flag("returns")}
TURN: Final = {"moves": "moves", "cards": "cards", "movement_cards": "movement"}

SHAPES: Final = (
    Shape({"players": Each("Player", PLAYER), "turn": One("Turn", TURN), "held": Made(_held, "held")}),  # from 0.7.0
)
