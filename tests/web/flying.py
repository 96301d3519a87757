"""How a test plays The Great Air Race: a plan, and the ways to give an answer."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator

from aerodrome.games import find
from aerodrome.games.great_race.plates import plates

from . import playing
from .catalogue import Catalogue
from .playing import Choice, Give, button, tab_to, through_the_list
from .screen import DESK, Screen

GAME: Final = "great_race"
SEALED: Final = ("fly", "land", "discard", "want", "forgo", "keep")
WORDS: Final = Catalogue("en", GAME)
PROGRESS: Final = {design.name: design.progress for design in plates(find(GAME).rules(2)).designs}
ORDER: Final = ("fly", "keep", "take", "hire", "want", "spend", "target", "choose", "remove", "use", "react", "answer")


def plan(state: dict[str, Any]) -> Choice:
    """Fly the card of most Progress, use everybody and everything, and land when nothing can be flown."""
    choices: list[Choice] = state["question"]["choices"]

    def rank(choice: Choice) -> tuple[int, int, str]:
        kind = choice["kind"]
        far = PROGRESS[choice["args"]["flight"].rpartition("-")[0]] if "flight" in choice["args"] else 0
        place = ORDER.index(kind) if kind in ORDER else len(ORDER) + (kind == "pass")
        return place, far if kind in ("discard", "refuel") else -far, choice["words"]

    return min(choices, key=rank)


def asked(screen: Screen) -> bool:
    """Wait until I am asked; not if the game ends before."""
    screen.wait(lambda: screen.over or (screen.states and screen.state["question"]), "a question, or the end")
    return not screen.over


def answer(screen: Screen, give: Give, choice: Choice) -> None:
    """Give an answer and wait until I am asked something else; where others answer, too, the table goes on anyway."""
    if choice["kind"] not in SEALED:
        playing.answer(screen, give, choice)
        return
    question = screen.state["question"]
    give(screen, choice)
    screen.wait(lambda: screen.state["question"] != question, f"what comes after {choice['words']}")


def card(screen: Screen, token: str) -> Locator:
    """A card of my hand, as it lies there from the left."""
    held = [f"flight:{each['card']}" for each in screen.state["view"]["hand"]]
    dealt = [f"pilot:{each}" for each in screen.state["view"]["dealt"]]
    row = [*held, "landing:card"] if token in held or token == "landing:card" else dealt
    hand = screen.page.get_by_role("toolbar", name=screen.words.say("race-hand"))
    return hand.get_by_role("button").nth(row.index(token))


def by_mouse(screen: Screen, choice: Choice) -> None:
    """Click my card at a desk; all else, and on a phone, in the list below the board."""
    first = choice["at"][0] if choice["at"] else ""
    if screen.size == DESK and first.startswith(("flight:", "landing:", "pilot:")):
        card(screen, first).click()
        if len(choice["at"]) > 1:
            through_the_list(screen, choice, name, press=False)
    elif first:
        through_the_list(screen, choice, name, press=False)
    else:
        button(screen, choice).click()


def by_keys(screen: Screen, choice: Choice) -> None:
    """Tab to the list or to the buttons beside it, arrows within the list, and Enter."""
    if choice["at"]:
        through_the_list(screen, choice, name, press=True)
    else:
        tab_to(screen, button(screen, choice))
        screen.page.keyboard.press("Enter")


def name(words: Catalogue, token: str) -> str:
    """What an option points at, as the list calls it."""
    domain, _, word = token.partition(":")
    if domain == "landing":
        return words.word("card", "landing")
    return words.say("race-number", number=int(word)) if domain == "seat" else words.word(domain, word)
