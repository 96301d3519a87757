"""A position as plain text, as one viewer knows it."""

from __future__ import annotations

from typing import Any

from aerodrome.games import part
from aerodrome.kernel.game import Game
from aerodrome.kernel.rules import Rules
from aerodrome.text import Words


def seat_name(seat: int) -> str:
    """What a seat is called where nobody has a name."""
    return f"seat_{seat}"


def board_text(game: Game, rules: Rules[Any], mine: Any, viewer: int, language: str = "en") -> str:
    """The state of play, the board and the viewer's own cards, from the state as the viewer knows it."""
    view = part(game, "view").view(rules, mine, viewer)
    boards, words = part(game, "board"), Words(game, language)
    names = [seat_name(seat) for seat in range(rules.seats)]
    parts = [boards.status(view, words, names), boards.board(view, words), boards.hand(view, words)]
    return "\n\n".join(text for text in parts if text)
