"""A finished game seen again: scrubbing, keys, links, other eyes, playing on, and the check of the shuffles."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Route, expect
from server.moments import replayed_views

from aerodrome.bots import levels
from aerodrome.games import find
from aerodrome.kernel.match import Match
from aerodrome.kernel.save import save

from . import saves
from .catalogue import EN, say
from .conftest import Visit
from .playing import asked
from .screen import Screen


def opened(visit: Visit) -> tuple[Screen, Locator, int]:
    """The replay, its scrubber and its last position."""
    screen = visit()
    screen.upload(saves.whole())
    scrubber = screen.page.get_by_role("slider", name=say("replay-position"))
    scrubber.wait_for()
    return screen, scrubber, int(scrubber.get_attribute("max") or 0)


def places(screen: Screen) -> str:
    """Where everything is, in the words of the field."""
    labels = screen.field.get_by_role("button").evaluate_all("all => all.map(each => each.ariaLabel)")
    return json.dumps(labels)


def table_of(screen: Screen) -> str:
    return screen.page.url.rpartition("/")[2].partition("?")[0]


def at(scrubber: Locator, position: int) -> None:
    expect(scrubber).to_have_value(str(position))


def test_keys_go_through_the_game(visit: Visit) -> None:
    screen, scrubber, last = opened(visit)
    keys = screen.page.keyboard
    at(scrubber, 0)
    for key, position in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)]:
        keys.press(key)
        at(scrubber, position)
    keys.press("PageDown")
    expect(scrubber).not_to_have_value("0")
    turn = int(scrubber.input_value())
    assert turn > 0
    keys.press("PageUp")
    expect(scrubber).not_to_have_value(str(turn))
    keys.press("Space")
    expect(screen.button("replay-pause")).to_be_visible()
    keys.press("Space")
    expect(screen.button("replay-play")).to_be_visible()


def test_buttons_go_through_the_game(visit: Visit) -> None:
    screen, scrubber, last = opened(visit)
    screen.button("replay-last").click()
    at(scrubber, last)
    expect(screen.button("replay-on")).to_be_disabled()
    screen.button("replay-back").click()
    at(scrubber, last - 1)
    screen.button("replay-first").click()
    at(scrubber, 0)
    screen.button("replay-on").click()
    at(scrubber, 1)
    faster = screen.page.get_by_role("button", name=say("replay-speed", speed="@").partition("@")[0])
    for speed in (2, 4, 1):
        faster.click()
        expect(faster).to_have_accessible_name(say("replay-speed", speed=speed))


def test_a_link_opens_the_same_position(visit: Visit) -> None:
    screen, scrubber, last = opened(visit)
    scrubber.fill(str(last // 2))
    at(scrubber, last // 2)
    before = places(screen)
    screen.button("replay-link").click()
    expect(screen.page.get_by_role("alert")).to_be_visible()
    expect(screen.page).to_have_url(re.compile(rf"\b{last // 2}\b"))
    other = visit()
    other.goto(screen.page.url)
    expect(other.page.get_by_role("slider")).to_have_value(str(last // 2))
    assert places(other) == before


def test_other_eyes_see_other_things(visit: Visit) -> None:
    screen, scrubber, last = opened(visit)
    scrubber.fill(str(last // 2))
    goal = screen.page.get_by_role("region", name=say("board-goal"), exact=True)
    expect(goal).not_to_be_visible()
    eyes = screen.page.get_by_role("combobox", name=say("replay-eyes"))
    for name in ("Bob", "Ann"):
        seat = saves.NAMES.index(name)
        eyes.select_option(str(seat))
        seen = replayed_views(screen.ask("GET", f"/api/tables/{table_of(screen)}/replay?seat={seat}"))[-1]
        for number in seen["seats"][seat]["goal"]:
            expect(goal.get_by_role("button", name=f"{EN.name(f'aircraft:{number}')},")).to_be_visible()
        expect(screen.page).to_have_url(re.compile(f"seat={seat}"))
        at(scrubber, last // 2)


def test_play_on_from_here(visit: Visit) -> None:
    screen, scrubber, last = opened(visit)
    scrubber.fill(str(last // 2))
    there = screen.page.evaluate("location.pathname")
    screen.button("replay-continue").click()
    screen.page.wait_for_url("**/table/*")
    assert asked(screen) or screen.over
    assert screen.state["table"]["practice"]
    assert screen.page.evaluate("location.pathname") != there


def test_every_draw_follows_from_the_seed(visit: Visit) -> None:
    screen, _, _ = opened(visit)
    screen.button("replay-verify").click()
    screen.dialog.get_by_role("button", name=say("seed-check")).click()
    draws = len(screen.ask("GET", f"/api/tables/{table_of(screen)}/replay")["draws"])
    assert draws > 1
    expect(screen.dialog.get_by_role("status")).to_have_text(say("seed-fair", draws=draws))
    checked = screen.dialog.get_by_role("listitem").filter(has_text=say("seed-right"))
    expect(checked).to_have_count(draws)


def test_the_log_of_a_long_game_leads_to_its_replay(visit: Visit) -> None:
    match = Match(find("control_tower"), 4, seed="long")
    levels.play(match, [levels.make("random", match, seat) for seat in range(4)])
    screen = visit()
    screen.upload(save(match))
    scrubber = screen.page.get_by_role("slider", name=say("replay-position"))
    last = scrubber.get_attribute("max") or ""
    screen.goto(f"/table/{table_of(screen)}")
    screen.dialog.get_by_role("button", name=say("dialog-close")).click()
    assert screen.state["events_from"] > 0
    screen.link("panel-earlier").click()
    expect(scrubber).to_have_attribute("max", last)


def test_a_forged_draw_is_found(visit: Visit) -> None:
    screen = visit()

    def forge(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        told["draws"][-1]["outcome"] = str(int(told["draws"][-1]["outcome"]) + 1)
        route.fulfill(response=answer, json=told)

    screen.page.route("**/replay", forge)
    screen.upload(saves.whole())
    screen.button("replay-verify").click()
    screen.dialog.get_by_role("button", name=say("seed-check")).click()
    expect(screen.dialog.get_by_role("status")).to_have_text(say("seed-wrong"))


def test_the_game_is_saved_and_opened_again(visit: Visit) -> None:
    screen, _, last = opened(visit)
    with screen.page.expect_download() as saved:
        screen.link("replay-save").click()
    text = saved.value.path().read_text()
    assert json.loads(text)["seed"] == json.loads(saves.whole())["seed"]
    screen.upload(text)
    expect(screen.page.get_by_role("slider")).to_have_attribute("max", str(last))
