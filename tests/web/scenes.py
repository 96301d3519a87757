"""The pages as players meet them: each scene brings a screen there, whatever its size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import expect
from server.client import Person
from server.conftest import amount

from . import saves
from .catalogue import GAME
from .playing import asked, by_keys, plan
from .screen import SIZES, Screen

Scene = Callable[[Screen], None]
TRIES: Final = 30  # tables, until chance lets the right seat begin


def home(screen: Screen) -> None:
    """With a table that somebody has opened, and a game of mine."""
    screen.ask("PUT", "/api/me", {"name": "Ann"})
    screen.ask("POST", "/api/tables", {"game": GAME, "seats": ["me", "cadet", "pilot"]})
    bob = Person(screen.port)
    bob.do("PUT", "/api/me", {"name": "Bob"})
    bob.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"], "listed": True, "clock": 300})
    screen.goto("/")
    expect(screen.page.get_by_role("link", name=screen.words.say("table-join")).first).to_be_visible()


def ways(screen: Screen) -> None:
    """An online table is being set up."""
    screen.goto("/")
    screen.begin("home-online").click()
    expect(screen.begin("home-online-begin")).to_be_visible()


def lobby(screen: Screen) -> None:
    screen.ask("PUT", "/api/me", {"name": "Ann"})
    table = screen.ask("POST", "/api/tables", {"game": GAME, "seats": ["me", "open", "open", "pilot"]})["id"]
    screen.goto(f"/table/{table}")
    expect(screen.button("lobby-copy")).to_be_visible()


def join(screen: Screen) -> None:
    bob = Person(screen.port)
    table = bob.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open", "open"]})
    screen.goto(f"/join/{table['id']}#{table['invite']}")
    expect(screen.button("join-enter")).to_be_visible()


def start(screen: Screen) -> None:
    """The first question of a game."""
    screen.goto("/")
    screen.begin("home-play").click()
    assert asked(screen)


def middle(screen: Screen) -> None:
    """My turn, with Storms and held aircraft on the field, and an aircraft chosen."""
    screen.upload(saves.stopped(saves.stormy, 4))
    assert asked(screen)
    moves = [choice for choice in screen.state["question"]["choices"] if choice["kind"] == "move"]
    screen.spot(moves[0]["at"][0]).click()


def waiting(screen: Screen) -> None:
    """The other's turn."""
    screen.ask("PUT", "/api/me", {"name": "Ann"})
    for _ in range(TRIES):
        made = screen.ask("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"]})
        Person(screen.port).do("POST", f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
        positions = screen.ask("GET", f"/api/tables/{made['id']}/replay")["positions"]
        if positions[-1]["asked"] == [1]:
            break
    screen.goto(f"/table/{made['id']}")
    screen.wait(lambda: screen.states and screen.state["seat"] == 0, "my seat")
    expect(screen.sentence).not_to_be_empty()


def end(screen: Screen) -> None:
    """The winning move has just been made."""
    screen.upload(saves.last_move(3))
    assert asked(screen)
    by_keys(screen, plan(screen.state, screen.rng))
    expect(screen.dialog).to_be_visible()


def curtain(screen: Screen) -> None:
    table = screen.ask("POST", "/api/tables", {"game": GAME, "seats": ["me", "me"]})["id"]
    screen.goto(f"/table/{table}")
    expect(screen.page.get_by_role("main").get_by_role("button")).to_be_focused()


def replay(screen: Screen) -> None:
    screen.upload(saves.whole(3))
    slider = screen.page.get_by_role("slider")
    slider.wait_for()
    slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))


def rules(screen: Screen) -> None:
    screen.goto(f"/rules/{GAME}")
    expect(screen.page.get_by_role("article").first).to_be_attached()


def settings(screen: Screen) -> None:
    screen.goto("/settings")
    expect(screen.button("settings-name-save")).to_be_visible()


def lost(screen: Screen) -> None:
    screen.goto("/nowhere")
    expect(screen.link("lost-home")).to_be_visible()


TABLES: Final[tuple[Scene, ...]] = (start, middle, waiting, end, curtain, replay)  # fill the window and never scroll
PAGES: Final[tuple[Scene, ...]] = (home, ways, lobby, join, rules, settings, lost)
SCENES: Final = (*PAGES, *TABLES)


def looks(scenes: tuple[Scene, ...]) -> list[ParameterSet]:
    """Each scene at one size, the sizes by turns; in the full proof at both."""
    sizes = list(SIZES)
    return [
        pytest.param(scene, size, id=f"{scene.__name__}-{size}")
        for i, scene in enumerate(scenes)
        for size in (sizes[i % 2], sizes[1 - i % 2])[: amount(1, 2)]
    ]
