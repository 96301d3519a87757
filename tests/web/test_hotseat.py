"""Two people on one device: the curtain falls between them, and nothing of the other stays on the page."""

from __future__ import annotations

import random
import re
from typing import Any, Final

from playwright.sync_api import expect
from server.conftest import amount
from server.moments import replayed_events, replayed_views

from .catalogue import EN, say
from .conftest import Visit
from .playing import LONGEST, answer, asked, by_mouse, plan
from .screen import Screen

TURNS: Final = amount(4, LONGEST)
NAMES: Final = [say("seat-name", name="Ann", letter=letter) for letter in "AB"]
PASS: Final = [say("curtain-pass", name=name) for name in NAMES]


def test_nothing_of_the_other_seat_is_on_the_page(visit: Visit) -> None:
    screen = visit()
    screen.ask("PUT", "/api/me", {"name": "Ann"})
    screen.goto("/")
    screen.begin("home-device").click()
    screen.begin("home-device-begin").click()
    rng = random.Random(3)
    seat = -1
    for _ in range(TURNS):
        if not curtain_falls(screen):
            return
        before, seat = seat, PASS.index(screen.page.get_by_role("heading", level=1).inner_text())
        assert seat != before
        shows_nothing(screen)
        screen.button("curtain-lift", name=NAMES[seat]).click()
        assert asked(screen)
        shows_only_their_own(screen, seat)
        while screen.state["question"]:
            answer(screen, by_mouse, plan(screen.state, rng))


def curtain_falls(screen: Screen) -> bool:
    """Wait for it; there is none when the game has ended."""
    if screen.over:
        return False
    expect(screen.page.get_by_role("heading", level=1)).to_have_text(re.compile("|".join(PASS)))
    return True


def shows_nothing(screen: Screen) -> None:
    screen.wait(lambda: screen.state["seat"] is None, "the view of a spectator")
    page = screen.page.locator("body").inner_html()
    assert not [key for key in ("board-goal", "board-hand", "panel-log", "bar-title") if say(key) in page]
    assert not [number for number in range(1, 11) if EN.name(f"aircraft:{number}") in page]


def shows_only_their_own(screen: Screen, seat: int) -> None:
    """Goal, cards and log are those that this seat may know; what only the other knows is nowhere on the page."""
    mine, other = known(screen, seat), known(screen, 1 - seat)
    goal = mine["view"]["seats"][seat]["goal"]
    strips = screen.page.get_by_role("region", name=say("board-goal"), exact=True).get_by_role("button")
    expect(strips).to_have_count(len(goal))
    for number in range(1, 11):
        marked = re.compile(rf"^{EN.name(f'aircraft:{number}')},.*{say('board-goal')}")
        assert (screen.page.get_by_role("button", name=marked).count() > 0) == (number in goal)
    hand = screen.page.get_by_role("toolbar", name=say("board-hand")).get_by_role("button")
    cards = mine["view"]["hand"] + ["technical_return"] * mine["view"]["seats"][seat]["technical_return"]
    expect(hand).to_have_text([re.compile(EN.word("event", card)) for card in cards])
    page = screen.page.content()
    for theirs, told in zip(other["events"], mine["events"], strict=True):
        if theirs != told and theirs["args"]["seat"]["value"] == 1 - seat:
            assert line(theirs) not in page


def known(screen: Screen, seat: int) -> dict[str, Any]:
    """The last view of a seat, and all that it was told."""
    replay = screen.ask("GET", f"/api/tables/{screen.state['table']['id']}/replay?seat={seat}")
    return {"view": replayed_views(replay)[-1], "events": replayed_events(replay)}


def line(event: dict[str, Any]) -> str:
    """A line of the log, as whoever knows everything about it reads it."""
    args = {name: EN.word(arg["domain"], str(arg["value"])) for name, arg in event["args"].items()}
    return say(f"log-{event['kind']}", **{**args, "seat": NAMES[event["args"]["seat"]["value"]]})
