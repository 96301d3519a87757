"""The Great Air Race in the browser: whole races by mouse and by keys, and every scene of it for everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect
from server.conftest import amount

from .catalogue import LANGUAGES, Catalogue
from .conftest import Visit
from .flying import GAME, WORDS, answer, asked, by_keys, by_mouse, plan
from .playing import LONGEST, Give
from .scenes import looks
from .screen import DESK, PHONE, SIZES, Screen, Size
from .test_air_racing import fits
from .test_scenes import is_usable

STAGES: Final = amount(1, 4)


def table(screen: Screen, *others: str, **options: int) -> None:
    made = screen.ask("POST", "/api/tables", {"game": GAME, "seats": ["me", *others], "options": options})
    screen.goto(f"/table/{made['id']}")


@pytest.mark.parametrize(
    ("size", "give"),
    [(DESK, by_mouse), (PHONE, by_keys), (PHONE, by_mouse), (DESK, by_keys)][: amount(2, 4)],
    ids=["mouse at a desk", "keys on a phone", "mouse on a phone", "keys at a desk"][: amount(2, 4)],
)
def test_a_whole_race(visit: Visit, size: Size, give: Give) -> None:
    screen = visit(size, words=WORDS)
    table(screen, "random", stages=STAGES, pilots=1)
    for _ in range(LONGEST):
        if not asked(screen):
            break
        answer(screen, give, plan(screen.state))
    assert screen.over
    expect(screen.dialog.get_by_role("listitem")).to_have_count(2)
    assert max(pilot["stage"] for pilot in screen.state["view"]["pilots"]) == STAGES


def until(screen: Screen, message: str) -> None:
    for _ in range(LONGEST):
        assert asked(screen)
        if screen.state["question"]["message"].startswith(message):
            return
        answer(screen, by_mouse, plan(screen.state))


def pilots(screen: Screen) -> None:
    """Two Pilot cards to choose from."""
    table(screen, "random", "random", pilots=1)
    until(screen, "ask-keep-pilot")


def selection(screen: Screen) -> None:
    """The first card of the day, with six pilots."""
    table(screen, *["random"] * 5)
    until(screen, "ask-select")


def action(screen: Screen) -> None:
    """An action in the air, with cards in the Flight Paths."""
    table(screen, "random", "random")
    until(screen, "ask-act")


def cantina(screen: Screen) -> None:
    table(screen, "random", "random", "random")
    until(screen, "ask-want-hire")


SCENES: Final = (pilots, selection, action, cantina)


@pytest.mark.parametrize(("scene", "size"), looks(SCENES))
def test_everybody_can_use_it(visit: Visit, scene: Callable[[Screen], None], size: str) -> None:
    screen = visit(SIZES[size], color_scheme="light", words=WORDS)
    scene(screen)
    fits(screen)
    is_usable(screen)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_it_speaks_every_language(visit: Visit, language: str) -> None:
    screen = visit(PHONE, {"language": language}, words=Catalogue(language, GAME))
    selection(screen)
    expect(screen.sentence).to_contain_text("5")
    stage = screen.words.word("stage", screen.state["view"]["stages"][0]["name"])
    expect(screen.page.get_by_text(stage).filter(visible=True).first).to_be_visible()
    fits(screen)


def test_a_selection_is_locked_and_unlocked(visit: Visit) -> None:
    """GAR-R18: the own card is named, and can be changed until the other has locked."""
    ann, bob = visit(words=WORDS), visit(words=WORDS)
    made = ann.ask("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"]})
    bob.ask("POST", f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    for screen in (ann, bob):
        screen.goto(f"/table/{made['id']}")
        assert asked(screen)
    choice = plan(ann.state)
    by_mouse(ann, choice)
    expect(ann.sentence).to_contain_text(WORDS.choice(choice))
    bob.wait(lambda: bob.state["locked"] == [0], "the lock")
    assert WORDS.choice(choice) not in bob.page.inner_text("body")
    ann.button("bar-unlock").click()
    bob.wait(lambda: bob.state["locked"] == [], "the unlock")
    assert asked(ann)
