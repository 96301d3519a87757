"""Two people with a browser each, and somebody who watches."""

from __future__ import annotations

import json
import random
from typing import Final

from playwright.sync_api import expect
from server.conftest import amount

from .catalogue import say
from .conftest import Visit
from .playing import LONGEST, answer, asked, by_mouse, plan
from .screen import Screen

ANSWERS: Final = amount(6, LONGEST)


def meet(visit: Visit) -> tuple[Screen, Screen]:
    """Ann opens a table, sends the link to Bob, and both sit at it; whose turn it is comes first."""
    ann, bob = visit(), visit()
    ann.goto("/")
    ann.begin("home-online").click()
    ann.page.get_by_label(say("home-name")).fill("Ann")
    ann.begin("home-online-begin").click()
    link = ann.page.get_by_role("textbox", name=say("lobby-link"))
    expect(link).to_be_visible()
    expect(ann.page.get_by_text(say("lobby-you", name="Ann"))).to_be_visible()
    bob.goto(link.input_value())
    bob.page.get_by_label(say("join-name"), exact=True).fill("Bob")
    bob.button("join-enter").click()
    for screen in (ann, bob):
        begun(screen)
    return (ann, bob) if ann.state["asked"] == [0] else (bob, ann)


def begun(screen: Screen) -> None:
    """Somebody is asked, and I am there on my seat."""
    screen.wait(
        lambda: screen.states and screen.state["asked"] and screen.state["seat"] is not None, "the start of the game"
    )


def name(screen: Screen) -> str:
    return str(screen.state["table"]["seats"][screen.state["seat"]]["name"])


def test_moves_undo_and_words_reach_the_other(visit: Visit) -> None:
    mover, other = meet(visit)
    expect(other.sentence).to_have_text(say("bar-waiting", names=name(mover)))
    assert asked(mover)
    moves = [choice for choice in mover.state["question"]["choices"] if choice["kind"] == "move"]  # a card shows itself
    before = other.state["view"]["aircraft"]
    by_mouse(mover, plan({**mover.state, "question": {"choices": moves}}, random.Random(4)))
    other.wait(lambda: other.state["view"]["aircraft"] != before, "the move")
    mover.button("bar-undo").click()
    other.wait(lambda: other.state["view"]["aircraft"] == before, "the undo")

    other.button("panel-chat").click()
    other.page.get_by_label(say("chat-words")).fill("Well flown!")
    other.button("chat-send").click()
    expect(mover.page.get_by_role("button", name=say("panel-chat"))).to_contain_text("1")
    mover.page.get_by_role("button", name=say("panel-chat")).click()
    expect(mover.page.get_by_role("region", name=say("panel-chat"), exact=True)).to_contain_text("Well flown!")


def test_a_lost_connection_comes_back(visit: Visit) -> None:
    """What the other did meanwhile is there again, and so is a page that was loaded anew."""
    mover, other = meet(visit)
    assert asked(mover)
    before = other.state["view"]["aircraft"]
    with other.offline():
        expect(other.page.get_by_text(say("bar-lost"))).to_be_visible()
        by_mouse(mover, plan(mover.state, random.Random(5)))
        mover.wait(lambda: mover.state["view"]["aircraft"] != before, "the move")
        assert other.state["view"]["aircraft"] == before
    other.wait(lambda: other.state["view"]["aircraft"] == mover.state["view"]["aircraft"], "what was missed")
    expect(other.page.get_by_text(say("bar-lost"))).not_to_be_visible()
    mover.page.reload()
    assert asked(mover)
    assert mover.state["view"]["aircraft"] == other.state["view"]["aircraft"]


def test_an_abandoned_seat_is_played_by_a_bot(visit: Visit) -> None:
    gone, other = meet(visit)
    seat = gone.state["seat"]
    table = gone.page.url
    gone.goto("/settings")
    other.button("seat-replace").click()
    other.wait(lambda: other.state["table"]["seats"][seat]["stand_in"], "a bot")
    assert asked(other)
    gone.goto(table)
    gone.button("seat-back").click()
    gone.wait(lambda: not gone.state["table"]["seats"][seat]["stand_in"], "the seat again")


def test_a_spectator_sees_no_secret(visit: Visit) -> None:
    mover, other = meet(visit)
    watcher = visit()
    watcher.goto(mover.page.url)
    watcher.wait(lambda: watcher.states, "the table")
    expect(watcher.sentence).to_have_text(say("bar-waiting", names=name(mover)))
    view = watcher.state["view"]
    assert view["hand"] is None
    assert [seat["goal"] for seat in view["seats"]] == [None, None]
    page = watcher.page.content()
    assert say("board-goal") not in page
    assert say("board-hand") not in page
    for screen in (mover, other):
        goal = "-".join(map(str, screen.state["view"]["seats"][screen.state["seat"]]["goal"]))
        assert goal not in page
        assert goal not in json.dumps(watcher.states)


def test_a_game_and_its_rematch(visit: Visit) -> None:
    """They move by turns, then let bots play on to the end; one asks for a rematch and the other follows."""
    mover, other = meet(visit)
    rng = random.Random(6)
    for _ in range(ANSWERS):
        if mover.state["question"] is None:
            mover, other = other, mover
        if not asked(mover):
            break
        answer(mover, by_mouse, plan(mover.state, rng))
    for screen in (mover, other):
        if not screen.over:
            screen.button("bar-menu").click()
            screen.button("menu-leave").click()
    for screen in (mover, other):
        expect(screen.dialog).to_be_visible()
    over = mover.page.url
    expect(other.dialog).not_to_contain_text(say("end-rematch-waits"))
    other.page.keyboard.press("Escape")
    expect(other.dialog).not_to_be_visible()
    mover.button("end-rematch").click()
    expect(mover.page.get_by_text(say("lobby-kept", name=name(other)))).to_be_visible()
    expect(other.dialog).to_contain_text(say("end-rematch-waits"))
    assert mover.state["table"]["status"] == "waiting", "nobody was asked yet"
    other.button("end-rematch-join").click()
    for screen in (mover, other):
        begun(screen)
    assert mover.page.url == other.page.url != over
    assert not mover.over


def test_a_former_player_takes_the_kept_seat_in_the_waiting_room_and_a_stranger_cannot(visit: Visit) -> None:
    mover, other = meet(visit)
    for screen in (mover, other):
        screen.button("bar-menu").click()
        screen.button("menu-leave").click()
    for screen in (mover, other):
        expect(screen.dialog).to_be_visible()
    mover.button("end-rematch").click()
    expect(mover.button("lobby-start")).to_be_visible()
    stranger = visit()
    stranger.goto(mover.page.url)
    expect(stranger.page.get_by_text(say("lobby-kept", name=name(other)))).to_be_visible()
    expect(stranger.link("lobby-join")).not_to_be_visible()
    expect(stranger.button("lobby-agree")).not_to_be_visible()
    other.goto(mover.page.url)
    other.button("lobby-agree").click()
    for screen in (mover, other):
        begun(screen)


def test_only_the_maker_is_offered_to_begin_with_bots(visit: Visit) -> None:
    ann, bob = visit(), visit()
    ann.goto("/")
    wish = {"game": "control_tower", "seats": ["me", "open", "open"]}
    made = ann.page.request.post("/api/tables", data=wish).json()
    ann.goto(f"/table/{made['id']}")
    bob.goto(f"/join/{made['id']}#{made['invite']}")
    bob.page.get_by_label(say("join-name"), exact=True).fill("Bob")
    bob.button("join-enter").click()
    expect(bob.page.get_by_text(say("lobby-begin-maker"))).to_be_visible()
    expect(bob.button("lobby-start")).not_to_be_visible()
    ann.button("lobby-start").click()
    for screen in (ann, bob):
        begun(screen)
