"""Magnificent Flying Machines in the browser: whole games by mouse and by keys, and every scene of it for everybody."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Final

import pytest
from playwright.sync_api import expect
from server.conftest import amount

from . import saves
from .catalogue import LANGUAGES, Catalogue
from .conftest import Visit
from .machines import GAME, WORDS, answer, asked, by_keys, by_mouse, plan, table
from .playing import LONGEST, Give
from .scenes import looks
from .screen import DESK, PHONE, SIZES, Screen, Size
from .test_air_racing import fits
from .test_scenes import is_usable

QUICK: Final = 0
STANDARD: Final = 1
WAYS: Final = [
    (PHONE, by_mouse, STANDARD),
    (DESK, by_keys, QUICK),
    *product((DESK, PHONE), (by_mouse, by_keys), (QUICK, STANDARD)),
]


@pytest.mark.parametrize(("size", "give", "setup"), WAYS[: amount(1, len(WAYS))])
def test_a_whole_game(visit: Visit, size: Size, give: Give, setup: int) -> None:
    screen = visit(size, words=WORDS)
    table(screen, "pilot", "pilot", setup=setup)
    for _ in range(LONGEST):
        if not asked(screen):
            break
        answer(screen, give, plan(screen.state))
    assert screen.over
    assert len(screen.state["view"]["ranks"]) == 3
    expect(screen.dialog.get_by_role("listitem")).to_have_count(3)


def until(screen: Screen, message: str) -> bool:
    """Play on to this question; not if the game ends before."""
    for _ in range(LONGEST):
        if not asked(screen):
            return False
        if screen.state["question"]["message"].startswith(message):
            return True
        answer(screen, by_mouse, plan(screen.state))
    return False


def draft(screen: Screen) -> None:
    """The pilots to choose from, with six players."""
    table(screen, *["pilot"] * 5, setup=STANDARD)
    assert until(screen, "ask-choose-pilot")


def turn(screen: Screen) -> None:
    """My turn, with two machines of each player."""
    table(screen, "pilot", setup=QUICK)
    assert until(screen, "ask-act")


def aid(screen: Screen) -> None:
    """A test that the dice alone do not pass."""
    screen.upload(saves.stopped(saves.short, 3, GAME, "random"))
    assert until(screen, "ask-aid")


SCENES: Final = (draft, turn, aid)


@pytest.mark.parametrize(("scene", "size"), looks(SCENES))
def test_everybody_can_use_it(visit: Visit, scene: Callable[[Screen], None], size: str) -> None:
    screen = visit(SIZES[size], color_scheme="light", words=WORDS)
    scene(screen)
    fits(screen)
    is_usable(screen)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_it_speaks_every_language(visit: Visit, language: str) -> None:
    screen = visit(PHONE, {"language": language}, words=Catalogue(language, GAME))
    screen.upload(saves.stopped(saves.long_named, 2, GAME))
    assert until(screen, "ask-act")
    name = screen.words.word("machine", screen.state["view"]["turn"]["machine"])
    expect(screen.page.get_by_text(name).filter(visible=True).first).to_be_visible()
    fits(screen)
