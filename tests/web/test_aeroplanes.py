"""Aeroplanes in the browser: whole games by mouse and by keys, and every scene of it for everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect
from server.conftest import amount

from .airlines import GAME, WORDS, answer, asked, by_keys, by_mouse, plan, table
from .catalogue import LANGUAGES, Catalogue
from .conftest import Visit
from .playing import LONGEST, Give
from .scenes import looks
from .screen import DESK, PHONE, SIZES, Screen, Size
from .test_air_racing import fits
from .test_scenes import is_usable

ERAS: Final = 3


@pytest.mark.parametrize(
    ("size", "give"),
    [(PHONE, by_keys), (DESK, by_mouse), (PHONE, by_mouse), (DESK, by_keys)][: amount(1, 4)],
    ids=["keys on a phone", "mouse at a desk", "mouse on a phone", "keys at a desk"][: amount(1, 4)],
)
def test_a_whole_game(visit: Visit, size: Size, give: Give) -> None:
    screen = visit(size, words=WORDS)
    table(screen, "random", "random")
    for _ in range(LONGEST):
        if not asked(screen):
            break
        answer(screen, give, plan(screen.state))
    assert screen.over
    assert screen.state["view"]["era"] == ERAS
    expect(screen.dialog.get_by_role("listitem")).to_have_count(3)


def until(screen: Screen, message: str, era: int = 0) -> None:
    for _ in range(LONGEST):
        assert asked(screen)
        if screen.state["question"]["message"].startswith(message) and screen.state["view"]["era"] >= era:
            return
        answer(screen, by_mouse, plan(screen.state))


def homes(screen: Screen) -> None:
    """The first choice, with five airlines."""
    table(screen, *["random"] * 4)
    until(screen, "ask-choose-home")


def action(screen: Screen) -> None:
    """An action in the middle of the game."""
    table(screen, "random", "random")
    until(screen, "ask-act", era=2)


def destination(screen: Screen) -> None:
    """The routes that are open, with their odds."""
    table(screen, "random")
    until(screen, "ask-destination")


SCENES: Final = (homes, action, destination)


@pytest.mark.parametrize(("scene", "size"), looks(SCENES))
def test_everybody_can_use_it(visit: Visit, scene: Callable[[Screen], None], size: str) -> None:
    screen = visit(SIZES[size], color_scheme="light", words=WORDS)
    scene(screen)
    fits(screen)
    is_usable(screen)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_it_speaks_every_language(visit: Visit, language: str) -> None:
    screen = visit(PHONE, {"language": language}, words=Catalogue(language, GAME))
    homes(screen)
    expect(screen.page.get_by_text(screen.words.word("city", "zurich")).filter(visible=True).first).to_be_visible()
    fits(screen)
