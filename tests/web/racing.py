"""How a test plays Air Racing: a plan for both halves, and the ways to give an answer."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Locator

from aerodrome.games import find

from . import playing
from .catalogue import Catalogue
from .playing import Choice, Give, button, tab_to
from .screen import Screen

GAME: Final = "air_racing"
WORDS: Final = Catalogue("en", GAME)
ORDER: Final = ("fly", "test", "play", "free", "build", "redraw", "discard", "end", "dive", "avoid", "done")
WANTED: Final = ("microknot", "team_effort", "fast", "night_shift", "boost")


def table(screen: Screen, *others: str, **options: object) -> None:
    """A table of mine with these bots."""
    known = {option.name: option for option in find(GAME).options}
    chosen = {name: known[name].parse(value) for name, value in options.items()}
    made = screen.ask("POST", "/api/tables", {"game": GAME, "seats": ["me", *others], "options": chosen})
    screen.goto(f"/table/{made['id']}")


def plan(state: dict[str, Any]) -> Choice:
    """Buy what helps in the race, play every Action card, and fly."""
    choices: list[Choice] = state["question"]["choices"]
    return min(choices, key=_rank)


def _rank(choice: Choice) -> tuple[int, str]:
    kind, args = choice["kind"], choice["args"]
    if kind == "buy":
        return (WANTED.index(args["card"]) - len(WANTED) if args["card"] in WANTED else 99, "")
    if kind == "build":
        return (0 if args["build"] == "2-3-1" else 1, "")
    return (ORDER.index(kind) if kind in ORDER else len(ORDER) + 1, choice["words"])


def asked(screen: Screen) -> bool:
    """Wait until I am asked; not if the game ends before."""
    screen.wait(lambda: screen.over or (screen.states and screen.state["question"]), "a question, or the end")
    return not screen.over


def answer(screen: Screen, give: Give, choice: Choice) -> None:
    """Give an answer and wait until the table has gone on; others choose a build at the same time."""
    if choice["kind"] != "build":
        playing.answer(screen, give, choice)
        return
    give(screen, choice)
    screen.wait(lambda: 0 in screen.state["locked"] or screen.state["view"]["race"], "the sealed build")


def spot(screen: Screen, choice: Choice) -> Locator:
    """Where a player touches what an option points at: a card, a pile, a place, a level or a Boost."""
    (token,) = choice["at"]
    domain, _, word = token.partition(":")
    if domain == "card":
        hand = screen.page.get_by_role("toolbar", name=screen.words.say("board-hand"))
        return hand.get_by_role("button", name=re.compile(rf"\b{re.escape(screen.words.word('card', word))}\b")).first
    if domain == "pile":
        supply = screen.page.get_by_role("toolbar", name=screen.words.say("workshop-supply"))
        return supply.get_by_role("button", name=re.compile(rf"^{re.escape(screen.words.word('card', word))}\b"))
    if domain == "place":
        course = screen.page.get_by_role("toolbar", name=screen.words.say("race-course"))
        return course.get_by_role("button", name=re.compile(rf"^{re.escape(screen.words.choice(choice))},"))
    return screen.page.locator(f"[data-token='{token}']")


def by_mouse(screen: Screen, choice: Choice) -> None:
    if choice["kind"] == "build":
        build(screen, choice)
    elif choice["kind"] == "free":
        mixes = screen.page.get_by_role("toolbar", name=screen.words.say("workshop-free"))
        mixes.get_by_role("button", name=screen.words.choice(choice), exact=True).click()
    else:
        (spot(screen, choice) if choice["at"] else button(screen, choice)).click()


def build(screen: Screen, choice: Choice) -> None:
    """Quick Play: so many of each mod, then the button."""
    for card, count in zip(("microknot", "fast", "boost"), choice["args"]["build"].split("-"), strict=True):
        more = screen.button("workshop-more", card=screen.words.word("card", card))
        for _ in range(int(count)):
            more.click()
    screen.button("workshop-build").click()


def by_keys(screen: Screen, choice: Choice) -> None:
    """Tab to the list or to the buttons beside it, arrows within the list, and Enter."""
    keyboard = screen.page.keyboard
    if not choice["at"]:
        tab_to(screen, button(screen, choice))
        keyboard.press("Enter")
        return
    for depth in range(len(choice["at"]) + 1):
        if not screen.options.evaluate_all("all => all.includes(document.activeElement)"):
            tab_to(screen, screen.options)
        wanted = [screen.words.choice(choice)]
        if depth < len(choice["at"]):
            wanted.append(screen.words.say("bar-more", name=name(screen.words, choice["at"][depth])))
        names = [each.strip() for each in screen.options.all_inner_texts()]
        at = next((names.index(each) for each in wanted if each in names), -1)
        assert at >= 0, f"none of {wanted} is among {names}"
        keyboard.press("Home")
        for _ in range(at):
            keyboard.press("ArrowRight")
        keyboard.press("Enter")
        if names[at] == wanted[0]:
            return
    raise AssertionError(f"the list does not lead to {choice['words']}")


def name(words: Catalogue, token: str) -> str:
    """What an option points at, as the list calls it."""
    domain, _, word = token.partition(":")
    if domain in ("microknot", "fast", "boost"):
        return words.say("board-copies", card=words.word("card", domain), count=int(word))
    return words.word("card", word)
