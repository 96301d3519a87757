"""What a player can do at a table besides answering: undo, ask why not, look things up, get help."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from . import saves, scenes
from .catalogue import EN, say
from .conftest import Visit
from .playing import answer, asked, by_mouse
from .screen import DESK, PHONE, Screen, Size

END_TURN = EN.choice({"kind": "end", "message": "", "args": {}})


def first_move(screen: Screen) -> dict[str, Any]:
    """An option of an aircraft that has several, so that one touch shows them and a second chooses."""
    moves = [each for each in screen.state["question"]["choices"] if each["kind"] == "move"]
    aircraft = [each["at"][0] for each in moves]
    return next(each for each in moves if aircraft.count(each["at"][0]) > 1)


def test_undo_inside_my_turn(visit: Visit) -> None:
    screen = visit()
    scenes.start(screen)
    before = screen.state["view"]["aircraft"]
    answer(screen, by_mouse, first_move(screen))
    assert screen.state["view"]["aircraft"] != before
    screen.button("bar-undo").click()
    screen.wait(lambda: screen.state["view"]["aircraft"] == before, "the position before")
    expect(screen.sentence).to_have_text(say("ask-act", moves=2, cards=2))


def test_undo_by_key(visit: Visit) -> None:
    screen = visit()
    scenes.start(screen)
    before = screen.state["view"]["aircraft"]
    answer(screen, by_mouse, first_move(screen))
    screen.page.keyboard.press("u")
    screen.wait(lambda: screen.state["view"]["aircraft"] == before, "the position before")


def test_what_is_final_says_why(visit: Visit) -> None:
    screen = visit()
    scenes.waiting(screen)
    undo = screen.button("bar-undo")
    reason = say(f"why-{screen.state['undo']['reason']}")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_accessible_description(reason)
    undo.click(force=True)
    expect(screen.page.get_by_role("alert")).to_contain_text(reason)


def backward(screen: Screen) -> tuple[str, str]:
    """An aircraft that can move, and the empty space behind it, where it may not go."""
    view, choices = screen.state["view"], screen.state["question"]["choices"]
    taken = {each["place"] for each in view["aircraft"]} | set(view["storms"])
    for number in {each["args"]["aircraft"] for each in choices if each["kind"] == "move"}:
        aircraft = screen.aircraft(number)
        row = int(aircraft["place"][1:]) if aircraft["place"] != "waiting" else 0
        behind = f"{aircraft['place'][0]}{row - 1 if aircraft['destination'] == 'B' else row + 1}"
        allowed = {each["at"][-1] for each in choices if each["kind"] == "move" and each["args"]["aircraft"] == number}
        if 0 < row < 6 and behind not in taken and f"space:{behind}" not in allowed and behind[0] != "c":
            return number, behind
    raise AssertionError("every aircraft that can move may go back")


def test_why_not_leads_to_the_rule(visit: Visit) -> None:
    """Nobody flies backward: the answer names its rule, and the rule opens."""
    screen = visit()
    screen.upload(saves.stopped(saves.stormy))
    assert asked(screen)
    aircraft, behind = backward(screen)
    screen.spot(f"aircraft:{aircraft}").click()
    screen.spot(f"space:{behind}").click()
    toast = screen.page.get_by_role("alert")
    expect(toast).to_contain_text(say("why-backward"))
    link = toast.get_by_role("link")
    rule = re.sub(r"^\D*\s", "", link.inner_text())
    assert rule.startswith("CTL-")
    with screen.context.expect_page() as opened:
        link.click()
    rules = opened.value
    expect(rules.get_by_role("link", name=say("rules-link", rule=rule), exact=True)).to_be_in_viewport()
    rules.close()
    screen.button("dialog-close").click()
    expect(toast).not_to_be_visible()


def test_a_preview_is_shown_before_the_answer(visit: Visit) -> None:
    screen = visit()
    scenes.start(screen)
    choice = first_move(screen)
    aircraft, target = choice["at"][0], choice["at"][-1]
    screen.spot(aircraft).click()
    expect(screen.spot(aircraft)).to_have_attribute("aria-pressed", "true")
    screen.spot(target).hover()
    expect(screen.bar).to_contain_text(say("bar-would", choice=EN.choice(choice)))
    screen.page.keyboard.press("Escape")
    expect(screen.spot(aircraft)).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(
    ("size", "confirm", "confirmed"),
    [(DESK, "touch", False), (DESK, "always", True), (PHONE, "touch", True), (PHONE, "never", False)],
    ids=["mouse", "always", "finger", "never"],
)
def test_confirmation(visit: Visit, size: Size, confirm: str, confirmed: bool) -> None:
    screen = visit(size, {"confirm": confirm})
    scenes.start(screen)
    seq, choice = screen.state["seq"], first_move(screen)
    for token in choice["at"]:
        screen.spot(token).tap() if size == PHONE else screen.spot(token).click()
    if confirmed:
        expect(screen.bar).to_contain_text(say("bar-again", choice=EN.choice(choice)))
        assert screen.state["seq"] == seq
        screen.button("bar-confirm").click()
    screen.wait(lambda: screen.state["seq"] > seq, "the answer")
    assert screen.aircraft(choice["args"]["aircraft"])["place"] != "waiting"


def test_ending_the_turn_is_confirmed(visit: Visit) -> None:
    screen = visit(settings={"confirm": "touch"})
    scenes.start(screen)
    for _ in range(2):
        answer(screen, by_mouse, first_move(screen))
    seq = screen.state["seq"]
    screen.end_turn.click()
    expect(screen.bar).to_contain_text(say("bar-again", choice=END_TURN))
    assert screen.state["seq"] == seq
    screen.button("bar-confirm").click()
    screen.wait(lambda: screen.state["view"]["round"] == 2, "the next round")


def test_the_keys_are_explained(visit: Visit) -> None:
    screen = visit()
    scenes.start(screen)
    screen.page.keyboard.press("?")
    expect(screen.dialog.get_by_role("heading", name=say("keys-title"))).to_be_visible()
    for key in ("digits", "undo", "end", "escape"):
        expect(screen.dialog.get_by_text(say(f"key-{key}-about"))).to_be_visible()
    screen.page.keyboard.press("Escape")
    expect(screen.dialog).not_to_be_visible()


def test_digits_pick_cards(visit: Visit) -> None:
    """The last card is the Technical return, which can send back any aircraft of the field."""
    screen = visit()
    screen.upload(saves.stopped(saves.unreturned))
    assert asked(screen)
    screen.page.keyboard.press(str(len(screen.state["view"]["hand"]) + 1))
    expect(screen.spot("card:technical_return")).to_have_attribute("aria-pressed", "true")
    expect(screen.options.first).to_be_visible()
    screen.page.keyboard.press("Escape")
    expect(screen.spot("card:technical_return")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_tour_is_shown_once(visit: Visit, size: Size) -> None:
    screen = visit(size, {"toured": False})
    screen.goto("/")
    screen.begin("home-play").click()
    tour = screen.page.get_by_role("dialog", name=say("tour-title"))
    expect(tour).to_contain_text(say("tour-control-tower-goal"))
    screen.button("tour-next").click()
    expect(tour).to_contain_text(say("tour-control-tower-scope"))
    screen.button("tour-skip").click()
    expect(tour).not_to_be_visible()
    screen.page.reload()
    assert asked(screen)
    expect(tour).not_to_be_visible()


def test_the_log_points_at_the_board(visit: Visit) -> None:
    """A line about a flight marks its space; the mark goes with the pointer."""
    screen = visit()
    screen.upload(saves.stopped(saves.stormy))
    assert asked(screen)
    flight = re.compile(say("log-fly", seat="Bob", aircraft=".*", **{"from": ".*", "to": ".*"}))
    line = screen.page.get_by_role("log", name=say("panel-log")).get_by_text(flight).last
    calm = screen.page.locator("svg circle.lit")
    expect(calm).to_have_count(0)
    line.hover()
    expect(calm.first).to_be_attached()
    screen.sentence.hover()
    expect(calm).to_have_count(0)


def test_leaving_and_coming_back(visit: Visit) -> None:
    screen = visit()
    scenes.waiting(screen)
    screen.button("bar-menu").click()
    screen.button("menu-leave").click()
    screen.wait(lambda: screen.state["table"]["seats"][0]["stand_in"], "a bot on my seat")
    screen.button("seat-back").click()
    screen.wait(lambda: not screen.state["table"]["seats"][0]["stand_in"], "my seat again")
    expect(screen.button("seat-back")).not_to_be_visible()


def test_nothing_moves_when_it_must_not(visit: Visit) -> None:
    screen = visit(settings={"motion": "system", "botSpeed": "1"}, reduced_motion="reduce")
    scenes.start(screen)
    by_mouse(screen, first_move(screen))
    assert screen.page.evaluate("document.getAnimations().filter(each => each.playState === 'running').length") == 0
