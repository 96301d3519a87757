"""A bot that the host has brought, chosen and played against in the browser."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from server.client import PLENTY, Server, running

from .catalogue import say
from .playing import answer, asked, by_mouse, plan
from .screen import Screen

HASTY = ("--bot", "Hasty=examples.bots.hasty:Hasty")
LOST = ("--bot", "Lost=program:false")  # a program that ends without an answer


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("hosted") / "games.db", *PLENTY, *HASTY, *LOST) as found:
        yield found


@pytest.fixture
def screen(browser: Browser, hosted: Server) -> Iterator[Screen]:
    found = Screen(browser, f"http://127.0.0.1:{hosted.port}")
    yield found
    found.close()
    assert found.troubles == []


def levels(screen: Screen) -> list[str]:
    return [seat["level"] for seat in screen.state["table"]["seats"] if seat["kind"] == "bot"]


def test_it_is_chosen_beside_the_levels_and_plays(screen: Screen) -> None:
    screen.goto("/")
    choice = screen.unfold().get_by_role("combobox", name=say("home-level"))
    offered = [say(f"level-{level}") for level in ("random", "cadet", "pilot", "ace")]
    assert choice.get_by_role("option").all_inner_texts() == [*offered, "Hasty", "Lost"]
    choice.select_option(label="Hasty")
    expect(screen.begin("home-play")).to_have_accessible_description(say("home-play-about", bots=1, level="Hasty"))
    screen.begin("home-play").click()
    rng = random.Random(3)
    while not any(each["kind"] == "fly" and each["args"]["seat"]["value"] == 1 for each in events(screen)):
        assert asked(screen)
        answer(screen, by_mouse, plan(screen.state, rng))
    expect(screen.page.get_by_role("list", name=say("seats-title")).get_by_role("strong")).to_have_text(
        [screen.state["table"]["seats"][0]["name"], "Hasty"]
    )
    assert levels(screen) == ["Hasty"]
    screen.goto("/")
    screen.unfold()
    expect(choice).to_have_value("Hasty")


def test_the_seats_tell_that_it_failed_and_who_plays_instead(screen: Screen) -> None:
    table = screen.ask("POST", "/api/tables", {"game": "control_tower", "seats": ["me", "Lost"]})["id"]
    screen.goto(f"/table/{table}")
    screen.wait(lambda: screen.states, "the table")
    rng = random.Random(4)
    while levels(screen) == ["Lost"]:
        assert asked(screen)
        answer(screen, by_mouse, plan(screen.state, rng))
    seats = screen.page.get_by_role("list", name=say("seats-title"))
    expect(seats).to_contain_text(say("seat-instead", level="Lost"))
    expect(seats).to_contain_text(say("seat-bot", level=say("level-pilot")))


def events(screen: Screen) -> list[dict[str, Any]]:
    return [event for state in screen.states for event in state["events"]]


def test_it_fills_the_seats_of_those_who_do_not_come(screen: Screen) -> None:
    screen.goto("/")
    screen.begin("home-online").click()
    screen.begin("home-online-begin").click()
    screen.page.get_by_role("combobox", name=say("home-level")).select_option(label="Hasty")
    screen.button("lobby-start").click()
    assert asked(screen)
    assert levels(screen) == ["Hasty"]
