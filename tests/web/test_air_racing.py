"""Air Racing in the browser: the season and the race by mouse and by keys, and every scene of it for everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect
from server.conftest import amount

from .catalogue import LANGUAGES, Catalogue
from .conftest import Visit
from .playing import LONGEST, Give
from .racing import GAME, WORDS, answer, asked, by_keys, by_mouse, plan, table
from .scenes import looks
from .screen import DESK, PHONE, SIZES, Screen, Size
from .test_scenes import is_usable

LAPS: Final = amount(1, 3)
COURSES: Final = ("stead_short", "stead_middle", "stead_silver", "stead_long", "desert_triangle")


def play(screen: Screen, give: Give) -> None:
    for _ in range(LONGEST):
        if not asked(screen):
            return
        answer(screen, give, plan(screen.state))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("size", "give"),
    [(DESK, by_mouse), (PHONE, by_keys)][: amount(1, 2)],
    ids=["mouse at a desk", "keys on a phone"][: amount(1, 2)],
)
def test_a_season_and_its_race(visit: Visit, size: Size, give: Give) -> None:
    screen = visit(size, words=WORDS)
    table(screen, "random", laps=LAPS)
    play(screen, give)
    expect(screen.dialog.get_by_role("listitem")).to_have_count(2)
    assert screen.state["view"]["stage"] == "final"


@pytest.mark.parametrize(
    ("size", "give"),
    [(DESK, by_keys), (PHONE, by_mouse)][: amount(1, 2)],
    ids=["keys at a desk", "mouse on a phone"][: amount(1, 2)],
)
def test_quick_play_with_qualifying(visit: Visit, size: Size, give: Give) -> None:
    screen = visit(size, words=WORDS)
    table(screen, "random", quick_play="on", qualifying="on", laps=1)
    play(screen, give)
    expect(screen.dialog.get_by_role("listitem")).to_have_count(2)


def until(screen: Screen, there: Callable[[], bool]) -> None:
    for _ in range(LONGEST):
        assert asked(screen)
        if there():
            return
        answer(screen, by_mouse, plan(screen.state))


def free(screen: Screen) -> None:
    """The three free cards are chosen."""
    table(screen, "random", "random")
    until(screen, lambda: screen.state["question"]["message"] == "ask-take-free")


def workshop(screen: Screen) -> None:
    """My second month, with something bought."""
    table(screen, "random", "random", "random")
    until(screen, lambda: screen.state["view"]["month"] == 1 and screen.state["question"]["message"] == "ask-buy")


def builder(screen: Screen) -> None:
    table(screen, "random", quick_play="on")
    until(screen, lambda: True)


def race(screen: Screen, course: str = COURSES[0]) -> None:
    """My second turn of a race with four aircraft."""
    table(screen, "random", "random", "random", quick_play="on", course=course)
    until(screen, lambda: bool(screen.state["view"]["race"]) and screen.state["view"]["race"]["round"] >= 2)
    places = screen.page.get_by_role("toolbar", name=screen.words.say("race-course"))
    expect(places.get_by_role("button").first).to_be_visible()


SCENES: Final = (free, workshop, builder, race)


@pytest.mark.parametrize(("scene", "size"), looks(SCENES))
def test_everybody_can_use_it(visit: Visit, scene: Callable[[Screen], None], size: str) -> None:
    screen = visit(SIZES[size], color_scheme="light", words=WORDS)
    scene(screen)
    fits(screen)
    is_usable(screen)


@pytest.mark.parametrize("course", COURSES[1 : amount(2, len(COURSES))])
@pytest.mark.parametrize("size", list(SIZES)[: amount(1, 2)])
def test_every_course_fits(visit: Visit, course: str, size: str) -> None:
    screen = visit(SIZES[size], words=WORDS)
    race(screen, course)
    assert screen.state["view"]["course_name"] == course
    fits(screen)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_it_speaks_every_language(visit: Visit, language: str) -> None:
    screen = visit(PHONE, {"language": language}, words=Catalogue(language, GAME))
    builder(screen)
    expect(screen.sentence).to_contain_text("25")
    expect(screen.button("workshop-build")).to_be_visible()
    fits(screen)


def fits(screen: Screen) -> None:
    """Nothing of the page scrolls."""
    width, height = screen.size
    assert screen.page.evaluate("document.scrollingElement.scrollWidth") <= width
    assert screen.page.evaluate("document.scrollingElement.scrollHeight") <= height
