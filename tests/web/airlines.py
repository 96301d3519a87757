"""How a test plays Aeroplanes: a plan, and the ways to give an answer."""

from __future__ import annotations

from typing import Any, Final

from . import playing
from .catalogue import Catalogue
from .playing import Choice, by_list
from .racing import asked
from .screen import Screen

GAME: Final = "aeroplanes"
WORDS: Final = Catalogue("en", GAME)
ORDER: Final = ("home", "claim", "board", "use", "fly", "direct", "over", "replace", "pay", "pilots", "place", "buy")
MANY_SEATS: Final = 6

__all__ = ["GAME", "WORDS", "answer", "asked", "by_keys", "by_mouse", "plan", "table"]


def table(screen: Screen, *others: str, **options: int) -> None:
    """A table of mine with these bots."""
    made = screen.ask("POST", "/api/tables", {"game": GAME, "seats": ["me", *others], "options": options})
    screen.goto(f"/table/{made['id']}")


def plan(state: dict[str, Any]) -> Choice:
    """Carry whom I can, open what I can, buy the cheapest while seats are few, and take the subsidy when nothing else
    is left: that brings a game to its end."""
    view = state["view"]
    seats = sum(plane["free"] for plane in view["airlines"][state["seat"]]["fleet"])

    def rank(choice: Choice) -> tuple[int, int, str]:
        kind = choice["kind"]
        if kind == "buy" and seats >= MANY_SEATS:
            return len(ORDER) + 1, 0, ""
        place = ORDER.index(kind) if kind in ORDER else len(ORDER) + (kind not in ("subsidy", "take"))
        return place, choice["args"].get("price", 0), choice["words"] if kind != "subsidy" else ""

    return min(state["question"]["choices"], key=rank)


def name(words: Catalogue, token: str) -> str:
    """What an option points at, as the list calls it."""
    domain, _, word = token.partition(":")
    return words.say("air-subsidy") if domain == "subsidy" else words.word(domain, word)


by_mouse: Final = by_list(name, press=False)
by_keys: Final = by_list(name, press=True)
answer: Final = playing.answer
