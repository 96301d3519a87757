"""A position as plain text, as one viewer knows it: what `render` gives."""

from __future__ import annotations

from typing import Any

from aerodrome.games import part
from aerodrome.kernel.game import Game
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.state import State
from aerodrome.text import Words


def name(seat: int) -> str:
    """What a seat is called."""
    return f"seat_{seat}"


def picture(game: Game, rules: Rules[Any], s: State, viewer: int) -> str:
    """The state of play, the board and the viewer's own cards."""
    view = part(game, "view").view(rules, rules.redact(s, viewer), viewer)
    boards, words = part(game, "board"), Words(game, "en")
    names = [name(seat) for seat in range(rules.seats)]
    parts = [boards.status(view, words, names), boards.board(view, words), boards.hand(view, words)]
    return "\n\n".join(text for text in parts if text)
