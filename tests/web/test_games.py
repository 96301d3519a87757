"""Games alone against a bot, from the home page to the end panel; half of them from a late position, but for a soak."""

from __future__ import annotations

import json
import random
from typing import Final

import pytest
from playwright.sync_api import Locator, expect
from server.conftest import amount

from . import saves
from .catalogue import say
from .conftest import Visit
from .playing import Give, by_keys, by_mouse, by_touch, play, tab_to
from .screen import DESK, PHONE, Screen, Size

WHOLE: Final = bool(amount(0, 1))  # else from a position that is almost the end


def door(screen: Screen) -> Locator:
    """What to press on the home page: for a new game, or for one that is almost over."""
    if not WHOLE:
        screen.ask("POST", "/api/saves", json.loads(saves.stopped(saves.late)))
    screen.goto("/")
    return screen.begin("home-play") if WHOLE else screen.page.get_by_role("link", name=say("table-resume"))


def ended(screen: Screen) -> None:
    """The end panel tells who has won."""
    ranks, names = screen.state["result"]["ranks"], screen.state["table"]["seats"]
    winner = names[ranks.index(1)]["name"] or say("level-random")
    title = say("end-won") if ranks[0] == 1 else say("end-winners", names=winner, count=1)
    expect(screen.dialog.get_by_role("heading", name=title)).to_be_visible()
    expect(screen.dialog.get_by_role("listitem")).to_have_count(2)


@pytest.mark.parametrize(
    ("size", "give", "confirm"),
    [(DESK, by_mouse, "never"), (PHONE, by_touch, "touch")],
    ids=["mouse", "finger"],
)
def test_a_game_by_mouse_or_finger(visit: Visit, size: Size, give: Give, confirm: str) -> None:
    screen = visit(size, {"confirm": confirm})
    door(screen).click()
    play(screen, give, random.Random(1))
    ended(screen)


@pytest.mark.parametrize(("size", "confirm"), [(DESK, "touch"), (PHONE, "never")], ids=["desk", "phone"])
def test_a_game_by_keys_alone(visit: Visit, size: Size, confirm: str) -> None:
    screen = visit(size, {"confirm": confirm})
    wanted = door(screen)
    wanted.wait_for()
    tab_to(screen, wanted)
    screen.page.keyboard.press("Enter")
    play(screen, by_keys, random.Random(2))
    ended(screen)
    tab_to(screen, screen.button("end-rematch"))
    screen.page.keyboard.press("Enter")
    screen.wait(lambda: not screen.over, "the next game")
