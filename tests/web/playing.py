"""How a test plays: a simple plan, and the ways to give an answer: by mouse or finger, and by keys alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator

from aerodrome.games import find, part

from .catalogue import GAME, Catalogue
from .screen import Screen

Choice = dict[str, Any]
View = dict[str, Any]
Give = Callable[[Screen, Choice], None]
LONGEST: Final = 800  # answers of a game
MANY: Final = 80  # presses of the Tab key before we are lost
END: Final = 5.0


def plan(state: dict[str, Any], rng: random.Random) -> Choice:
    """Bring my own aircraft home, the foremost first; now and then play a card for its own sake."""
    choices: list[Choice] = state["question"]["choices"]
    mine = state["view"]["seats"][state["seat"]]["goal"]
    return max(choices, key=lambda choice: _worth(state["view"], mine, choice) + rng.random())


def _worth(view: View, mine: list[int], choice: Choice) -> float:
    if choice["kind"] == "end":
        return END
    if choice["kind"] not in ("move", "extra", "diagonal"):
        return END - 0.8
    aircraft = view["aircraft"][int(choice["args"]["aircraft"]) - 1]
    if aircraft["number"] not in mine:
        return 1.0
    if choice["message"].endswith("-land"):
        return 100.0
    left = _way(view, aircraft, choice["at"][-1].removeprefix("space:"))
    gained = aircraft["place"] == "waiting" or left < _way(view, aircraft, aircraft["place"])
    return 50.0 - left if gained else 2.0


def _way(view: View, aircraft: dict[str, Any], space: str) -> int:
    """The moves from a space to the runway."""
    rules = find(GAME).rules(len(view["seats"]), {"half_width": view["half_width"]})
    field = part(find(GAME), "plates").plates(rules).field
    runway: str = next(each.arrival for each in field.airports if each.name == aircraft["destination"])
    return abs(ord(space[0]) - ord(runway[0])) + abs(int(space[1:]) - int(runway[1:]))


def by_mouse(screen: Screen, choice: Choice) -> None:
    """Click what the option points at, on the board and in the hand."""
    for token in choice["at"]:
        screen.spot(token).click()
    if not choice["at"]:
        screen.end_turn.click()


def by_touch(screen: Screen, choice: Choice) -> None:
    """Tap what the option points at. Cards are raised first; an option that was not shown before is confirmed."""
    for token in choice["at"]:
        if token.startswith("card:"):
            screen.fan.tap()
        screen.spot(token).tap()
    if not choice["at"]:
        screen.end_turn.tap()
    if screen.button("bar-confirm").is_visible():
        screen.button("bar-confirm").tap()


def by_keys(screen: Screen, choice: Choice) -> None:
    """Go through the list of options to this one; the end of a turn has a key of its own."""
    keyboard = screen.page.keyboard
    if not choice["at"]:
        keyboard.press("e")
        if screen.button("bar-confirm").is_visible():
            keyboard.press("e")
        return
    wanted = [screen.words.choice(choice)]
    wanted += [screen.words.say("bar-more", name=screen.words.name(token)) for token in choice["at"]]
    for _ in range(len(choice["at"]) + 1):
        if not _focused(screen.options):
            tab_to(screen, screen.options)
        names = [name.strip() for name in screen.options.all_inner_texts()]
        at = next((names.index(each) for each in wanted if each in names), -1)
        assert at >= 0, f"none of {wanted} is among {names}"
        keyboard.press("Home")
        for _ in range(at):
            keyboard.press("ArrowRight")
        keyboard.press("Enter")
        if names[at] == wanted[0]:
            return
    raise AssertionError(f"the list does not lead to {choice['words']}")


def tab_to(screen: Screen, wanted: Locator) -> None:
    """Press Tab until one of these has the focus."""
    for _ in range(MANY):
        if _focused(wanted):
            return
        screen.page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {wanted}")


def _focused(wanted: Locator) -> bool:
    return bool(wanted.evaluate_all("all => all.includes(document.activeElement)"))


def through_the_list(screen: Screen, choice: Choice, name: Callable[[Catalogue, str], str], press: bool) -> None:
    """Go from item to item of the list below the board to this option, by clicks or by keys."""
    wanted = [screen.words.choice(choice)]
    wanted += [screen.words.say("bar-more", name=name(screen.words, token)) for token in choice["at"]]
    for _ in range(len(choice["at"]) + 1):
        screen.options.first.wait_for()
        names = [each.strip() for each in screen.options.all_inner_texts()]
        at = next((names.index(each) for each in wanted if each in names), -1)
        assert at >= 0, f"none of {wanted} is among {names}"
        if press:
            if not _focused(screen.options):
                tab_to(screen, screen.options)
            screen.page.keyboard.press("Home")
            for _ in range(at):
                screen.page.keyboard.press("ArrowRight")
            screen.page.keyboard.press("Enter")
        else:
            screen.options.nth(at).click()
        if names[at] == wanted[0]:
            return
    raise AssertionError(f"the list does not lead to {choice['words']}")


def button(screen: Screen, choice: Choice) -> Locator:
    """In the action bar, if the option points at nothing."""
    return screen.bar.get_by_role("button", name=screen.words.choice(choice), exact=True)


def by_list(name: Callable[[Catalogue, str], str], press: bool) -> Give:
    """Answers by the list below the board, where things are called so, or by the button of an option that points at
    nothing: by clicks, or by keys alone."""

    def give(screen: Screen, choice: Choice) -> None:
        if choice["at"]:
            through_the_list(screen, choice, name, press)
        elif press:
            tab_to(screen, button(screen, choice))
            screen.page.keyboard.press("Enter")
        else:
            button(screen, choice).click()

    return give


def asked(screen: Screen) -> bool:
    """Wait until I am asked; not if the game ends before."""
    screen.wait(lambda: screen.over or (screen.states and screen.state["question"]), "a question, or the end")
    if screen.over:
        return False
    screen.options.or_(screen.end_turn).first.wait_for()
    return True


def answer(screen: Screen, give: Give, choice: Choice) -> None:
    """Give an answer and wait until the table has gone on."""
    seq = screen.state["seq"]
    give(screen, choice)
    screen.wait(lambda: screen.state["seq"] > seq, f"what comes after {choice['words']}")


def play(screen: Screen, give: Give, rng: random.Random) -> None:
    """Play a game to its end."""
    for _ in range(LONGEST):
        if not asked(screen):
            return
        answer(screen, give, plan(screen.state, rng))
    raise AssertionError("the game does not end")
