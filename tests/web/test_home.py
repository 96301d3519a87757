"""The home page: a game in one click, other tables, my games and saved ones."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from server.client import PLENTY, running

from . import saves
from .catalogue import say
from .conftest import Visit
from .playing import asked
from .screen import DESK, PHONE, Screen, Size


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_one_click_to_a_game(visit: Visit, size: Size) -> None:
    screen = visit(size)
    screen.goto("/")
    screen.begin("home-play").click()
    assert asked(screen)
    assert [seat["kind"] for seat in screen.state["table"]["seats"]] == ["human", "bot"]
    assert screen.page.url.endswith(f"/table/{screen.state['table']['id']}")
    expect(screen.page).to_have_title(say("bar-title-turn", title=say("title")))


def test_the_table_is_set_up_as_it_was_chosen(visit: Visit) -> None:
    screen = visit()
    screen.goto("/")
    sheet = screen.unfold()
    sheet.get_by_role("combobox", name=say("home-seats")).select_option("4")
    sheet.get_by_role("combobox", name=say("home-level")).select_option(label=say("level-cadet"))
    sheet.get_by_role("combobox", name=say("option-half-width")).select_option("3")
    about = say("home-play-about", bots=3, level=say("level-cadet"))
    expect(screen.begin("home-play")).to_have_accessible_description(about)
    screen.begin("home-play").click()
    assert asked(screen)
    assert [seat["level"] for seat in screen.state["table"]["seats"]] == [None, "cadet", "cadet", "cadet"]
    assert screen.state["view"]["half_width"] == 3


def test_people_on_one_device(visit: Visit) -> None:
    screen = visit()
    screen.goto("/")
    screen.unfold().get_by_role("combobox", name=say("home-seats")).select_option("3")
    way = screen.begin("home-device")
    way.click()
    expect(way).to_have_attribute("aria-expanded", "true")
    screen.page.get_by_role("radio", name=say("home-people-count", people=2)).check()
    screen.begin("home-device-begin").click()
    screen.wait(lambda: screen.states, "the table")
    seats = screen.state["table"]["seats"]
    assert [(seat["kind"], seat["mine"]) for seat in seats] == [("human", True), ("human", True), ("bot", False)]


def test_an_open_table_is_found_by_others(visit: Visit) -> None:
    ann, bob = visit(), visit()
    ann.goto("/")
    ann.begin("home-online").click()
    ann.page.get_by_label(say("home-name")).fill("Ann Ada")
    ann.page.get_by_label(say("home-clock")).select_option(label=say("home-clock-minutes", minutes=5))
    ann.page.get_by_label(say("home-listed")).check()
    ann.begin("home-online-begin").click()
    ann.wait(lambda: ann.states, "the lobby")
    table = ann.state["table"]
    assert (table["listed"], table["clock"], table["status"]) == (True, 300, "waiting")

    bob.goto("/")
    label = say("table-label", action=say("table-join"), title=say("title"), names="Ann Ada")
    bob.page.get_by_role("region", name=say("home-open")).get_by_role("link", name=label).click()
    expect(bob.button("join-enter")).to_be_visible()
    assert f"/join/{table['id']}" in bob.page.url


def test_my_games_can_be_played_on(visit: Visit) -> None:
    screen = visit()
    screen.goto("/")
    mine = screen.page.get_by_role("region", name=say("home-mine"))
    expect(mine.get_by_text(say("home-mine-none"))).to_be_visible()
    screen.begin("home-play").click()
    assert asked(screen)
    table = screen.page.url
    screen.goto("/")
    mine.get_by_role("link", name=say("table-resume")).click()
    expect(screen.sentence).to_be_visible()
    assert screen.page.url == table


def test_a_server_that_will_be_faster_says_so_quietly(visit: Visit, browser: Browser, tmp_path: Path) -> None:
    screen = visit()
    screen.goto("/")
    expect(screen.page.get_by_text(say("home-mine-none"))).to_be_visible()
    assert screen.page.get_by_text(say("home-compiling")).count() == 0
    with running(tmp_path / "games.db", *PLENTY, "--compiling") as server:
        other = Screen(browser, f"http://127.0.0.1:{server.port}", DESK, None)
        other.goto("/")
        expect(other.page.get_by_text(say("home-compiling"))).to_be_visible()
        other.close()


def test_a_saved_game_goes_on(visit: Visit) -> None:
    screen = visit()
    screen.upload(saves.stopped(saves.stormy))
    assert asked(screen)
    assert [seat["name"] for seat in screen.state["table"]["seats"]][1] == "Bob"
    assert len(screen.state["view"]["storms"]) >= 2


def test_a_finished_game_is_seen_again(visit: Visit) -> None:
    screen = visit()
    screen.upload(saves.whole())
    screen.page.wait_for_url("**/replay/*")
    expect(screen.page.get_by_role("slider", name=say("replay-position"))).to_be_visible()


def test_a_broken_file_is_refused(visit: Visit) -> None:
    screen = visit()
    screen.upload(saves.whole()[:500])
    expect(screen.page.get_by_role("alert")).to_have_text(say("home-upload-bad"))
    assert all("/api/saves" in each or "400" in each for each in screen.troubles)
    screen.troubles.clear()
