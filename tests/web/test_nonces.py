"""What the browser adds to the seed of a game: nobody notices that it does, and after the game everybody can check."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import expect

from .catalogue import say
from .conftest import Visit
from .playing import asked
from .screen import Screen

PLEDGES: Final = "aerodrome-pledges"
WATCH: Final = """new MutationObserver(() => { window.flashed ||= document.querySelector('.lobby') !== null })
    .observe(document, { childList: true, subtree: true })"""


def pledges(screen: Screen) -> list[dict[str, Any]]:
    """What the browser has kept."""
    found: list[dict[str, Any]] = json.loads(screen.page.evaluate("key => localStorage.getItem(key)", PLEDGES))
    return found


def watched(visit: Visit) -> Screen:
    """A guest at the home page, whose page notes whether it ever shows a lobby."""
    screen = visit()
    screen.page.add_init_script(WATCH)
    screen.goto("/")
    return screen


def let_bots_end_it(screen: Screen) -> None:
    screen.button("bar-menu").click()
    screen.button("menu-leave").click()
    expect(screen.dialog).to_be_visible()


def check(screen: Screen, verdict: str) -> None:
    screen.dialog.get_by_role("button", name=say("seed-check")).click()
    draws = len(screen.ask("GET", f"/api/tables/{screen.state['table']['id']}/replay")["draws"])
    expect(screen.dialog.get_by_role("status").last).to_have_text(say(verdict, draws=draws))


def test_a_game_alone_begins_by_itself_and_what_the_browser_added_is_in_it(visit: Visit) -> None:
    screen = watched(visit)
    screen.begin("home-play").click()
    assert asked(screen)
    assert not screen.page.evaluate("window.flashed")
    assert screen.states[0]["table"]["awaits"] == [0]
    (pledge,) = pledges(screen)
    assert pledge["commitment"] == screen.state["table"]["commitment"]
    let_bots_end_it(screen)
    assert screen.state["result"]["nonces"] == [pledge["nonces"]["0"], ""]
    check(screen, "seed-fair-added")
    expect(screen.dialog.get_by_text(pledge["nonces"]["0"])).to_be_visible()
    expect(screen.dialog.get_by_text(say("seed-yours"))).to_have_count(1)
    expect(screen.dialog.get_by_text(say("seed-about-added"))).to_be_visible()
    other = visit()
    other.goto(f"/replay/{screen.state['table']['id']}")
    other.button("replay-verify").click()
    other.dialog.get_by_role("button", name=say("seed-check")).click()
    expect(other.dialog.get_by_text(say("seed-about-others"))).to_be_visible()
    expect(other.dialog.get_by_text(say("seed-yours"))).to_have_count(0)


def test_people_at_one_device_see_no_lobby_and_add_for_every_seat(visit: Visit) -> None:
    screen = watched(visit)
    screen.begin("home-device").click()
    screen.begin("home-device-begin").click()
    expect(screen.page.get_by_role("heading", level=1)).to_contain_text(say("curtain-pass", name="@").partition("@")[0])
    assert not screen.page.evaluate("window.flashed")
    (pledge,) = pledges(screen)
    assert set(pledge["nonces"]) == {"0", "1"}
    assert screen.state["table"]["awaits"] == []


def test_a_game_that_is_not_as_the_browser_remembers_is_found_out(visit: Visit) -> None:
    screen = visit()
    screen.goto("/")
    screen.begin("home-play").click()
    assert asked(screen)
    let_bots_end_it(screen)
    (pledge,) = pledges(screen)
    for change, verdict in (
        ({"nonces": {"0": "0" * 32}}, "seed-without-yours"),
        ({"commitment": "0" * 64}, "seed-wrong"),
        ({"people": []}, "seed-wrong"),
    ):
        kept = json.dumps([{**pledge, **change}])
        screen.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [PLEDGES, kept])
        screen.page.reload()
        expect(screen.dialog).to_be_visible()
        check(screen, verdict)
