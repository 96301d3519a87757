"""The notes of a saved game: what its players were, in the words of whoever saved it."""

from __future__ import annotations

from typing import Final

LONGEST_NAME: Final = 100  # of a player, in characters


def noted_list(notes: dict[str, object], name: str, seats: int) -> list[str] | None:
    """A note with one word for each seat, if there is one."""
    value = notes.get(name)
    if not isinstance(value, list) or len(value) != seats:
        return None
    return value if all(isinstance(word, str) and len(word) <= LONGEST_NAME for word in value) else None
