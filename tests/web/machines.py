"""How a test plays Magnificent Flying Machines: a plan, and the ways to give an answer."""

from __future__ import annotations

from typing import Any, Final

from . import playing
from .catalogue import Catalogue
from .playing import Choice, by_list
from .racing import asked
from .screen import Screen

GAME: Final = "magnificent"
WORDS: Final = Catalogue("en", GAME)
FULL: Final = 4  # cubes of a tank
FAIR: Final = 50  # of a hundred: a test worth taking
ORDER: Final = ("pilot", "machine", "equip", "yes", "spend", "symbol", "burn", "luck", "use", "drop", "collect", "part")
LAST: Final = ("end-phase", "end-turn", "accept", "done", "no", "pass")

__all__ = ["GAME", "WORDS", "answer", "asked", "by_keys", "by_mouse", "plan", "table"]


def table(screen: Screen, *others: str, **options: int) -> None:
    """A table of mine with these bots."""
    made = screen.ask("POST", "/api/tables", {"game": GAME, "seats": ["me", *others], "options": options})
    screen.goto(f"/table/{made['id']}")


def plan(state: dict[str, Any]) -> Choice:
    """Fly on while the odds are fair, come down with the last drop of petrol, repair, and help a test with all there
    is: that brings a game to its end."""
    view = state["view"]
    mine = [each for each in view["machines"] if each["owner"] == state["seat"]]
    turn = view["turn"]
    flyer = next((each for each in mine if turn and each["machine"] == turn["machine"]), mine[0])
    there = flyer["tile"] == len(view["course"]) - 1

    def rank(choice: Choice) -> tuple[int, int, str]:
        kind, chance = choice["kind"], choice["args"].get("chance", 100)
        if kind == "land" and (there or flyer["fuel"] <= (turn["owed"] if turn else 0)):
            return -3, 0, ""
        if kind in ("takeoff", "fly") and chance >= FAIR and flyer["fuel"] > 0 and not there:
            return -2, 0, ""
        if kind == "repair" and flyer["fuel"] + flyer["gauge"] < FULL:
            return -1, 0, ""
        if kind in ORDER:
            return ORDER.index(kind), -chance, choice["words"]
        return len(ORDER) + (LAST.index(kind) if kind in LAST else len(LAST)), 0, choice["words"]

    return min(state["question"]["choices"], key=rank)


def name(words: Catalogue, token: str) -> str:
    """What an option points at, as the list calls it."""
    domain, _, word = token.partition(":")
    return words.word(domain, word)


by_mouse: Final = by_list(name, press=False)
by_keys: Final = by_list(name, press=True)
answer: Final = playing.answer
