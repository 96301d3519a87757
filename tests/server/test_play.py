"""Whole games over sockets: solo, on one device, online; and what can be done at a table besides answering."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

from .client import GAME, Person, Server, choose, everybody, gathered, mover, play_on, seated
from .moments import replayed_views
from .storing import in_loop


def named(port: int, name: str) -> Person:
    person = Person(port)
    person.do("PUT", "/api/me", {"name": name})
    return person


@in_loop
async def test_solo(server: Server) -> None:
    ann = named(server.port, "Ann")
    table = ann.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "pilot"]})["id"]
    chair = await ann.sit(table, 0)
    await play_on(chair, random.Random(1))
    assert sorted(chair.state["result"]["ranks"]) == [1, 2]
    assert chair.state["table"]["seats"][0]["name"] == "Ann"


@in_loop
async def test_several_play_on_one_device(server: Server) -> None:
    table, people = gathered(server.port, "me", "cadet", "me", options={"half_width": 3})
    chair, rng = await people[0].sit(table, 0), random.Random(2)
    while not chair.over:
        asked = [seat for seat in chair.state["asked"] if seat in people]
        if asked and asked[0] != chair.seat:
            await chair.turn_to(asked[0])
        elif chair.choices:
            assert chair.state["view"]["viewer"] == chair.seat
            assert (await chair.answer(choose(chair.state["question"], rng)))["type"] == "ack"
        else:
            await chair.receive()
    assert [seat["mine"] for seat in chair.state["table"]["seats"]] == [True, False, True]


@in_loop
async def test_online_by_invitation(server: Server) -> None:
    ann, bob, cem = (named(server.port, name) for name in ("Ann", "Bob", "Cem"))
    made = ann.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"]})
    table, invitation = made["id"], made["invite"]
    for wrong in ({}, {"invite": ""}, {"invite": invitation[:-1]}):
        status, problem = bob.request("POST", f"/api/tables/{table}/join", wrong)
        assert (status, problem["code"]) == (403, "not-yours")
    assert bob.do("GET", f"/api/tables/{table}")["invite"] is None
    first = await ann.sit(table, 0)
    assert (first.state["table"]["status"], first.state["view"]) == ("waiting", None)
    joined = bob.do("POST", f"/api/tables/{table}/join", {"invite": invitation})
    assert (joined["status"], joined["invite"]) == ("playing", invitation)
    assert bob.do("POST", f"/api/tables/{table}/join", {"invite": invitation})["seats"][1]["mine"]
    status, problem = cem.request("POST", f"/api/tables/{table}/join", {"invite": invitation})
    assert (status, problem["detail"]) == (409, "all seats are taken")
    second = await bob.sit(table, 1)
    await everybody(first, second)
    assert first.state["result"] == second.state["result"]
    assert [seat["name"] for seat in first.state["table"]["seats"]] == ["Ann", "Bob"]
    for person in (ann, bob):
        assert table in [each["id"] for each in person.do("GET", "/api/me/tables")]
    assert cem.do("GET", "/api/me/tables") == []


def test_a_listed_table_is_open_to_all_while_it_has_room(server: Server) -> None:
    ann, bob = Person(server.port), Person(server.port)

    def listed() -> list[str]:
        return [each["id"] for each in Person(server.port).do("GET", "/api/tables")]

    table = ann.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"], "listed": True})["id"]
    hidden = ann.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"]})["id"]
    assert table in listed()
    assert hidden not in listed()
    status, problem = bob.request("POST", f"/api/tables/{table}/join", {"seat": 0})
    assert (status, problem["detail"]) == (409, "that seat is taken")
    assert bob.do("POST", f"/api/tables/{table}/join", {})["status"] == "playing"
    assert table not in listed()


@in_loop
async def test_a_spectator_looks_on(server: Server) -> None:
    chairs = await seated(server.port, "me", "open")
    table = chairs[0].state["table"]["id"]
    nobody = await Person(server.port).sit(table)
    chair = mover(chairs)
    words = chair.choices[0]
    ack = await chair.answer(words)
    await nobody.reach(ack["seq"])
    assert (nobody.state["question"], nobody.state["view"]["hand"]) == (None, None)
    assert nobody.state["view"]["aircraft"] == chair.state["view"]["aircraft"]
    for kind, fields in (("answer", {"words": words, "seq": 9, "seat": 0}), ("say", {"text": "hello"})):
        assert (await nobody.command(kind, **fields))["code"] == "not-yours"
    await everybody(*chairs)
    while not nobody.over:
        await nobody.receive()
    assert nobody.state["result"] == chairs[0].state["result"]


@in_loop
async def test_bots_take_the_seats_of_those_who_do_not_come(server: Server) -> None:
    table, people = gathered(server.port, "me", "cadet")
    assert people[0].request("POST", f"/api/tables/{table}/start", {})[0] == 409
    made = people[0].do("POST", "/api/tables", {"game": GAME, "seats": ["open", "me", "open"]})
    start = f"/api/tables/{made['id']}/start"
    assert Person(server.port).request("POST", start, {})[0] == 403
    seats = people[0].do("POST", start, {"level": "random"})["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats] == [("bot", "random"), ("human", None), ("bot", "random")]
    assert people[0].request("POST", start, {})[0] == 409
    chair = await people[0].sit(made["id"], 1)
    await play_on(chair, random.Random(3))
    assert chair.over


def test_only_the_maker_begins_without_those_who_are_missing(server: Server) -> None:
    ann, bob = Person(server.port), Person(server.port)
    made = ann.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "open", "open"]})
    bob.do("POST", f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    status, problem = bob.request("POST", f"/api/tables/{made['id']}/start", {})
    assert (status, problem["code"]) == (403, "not-yours")
    assert bob.do("GET", f"/api/tables/{made['id']}")["status"] == "waiting"
    assert ann.do("POST", f"/api/tables/{made['id']}/start", {})["status"] == "playing"


@in_loop
async def test_everybody_who_asks_for_a_rematch_gets_the_same_table(server: Server) -> None:
    chairs = await seated(server.port, "me", "cadet", "open")
    old = chairs[0].state["table"]["id"]
    people = [chair.person for chair in chairs]
    assert people[0].request("POST", f"/api/tables/{old}/rematch")[0] == 409
    await everybody(*chairs)
    assert Person(server.port).request("POST", f"/api/tables/{old}/rematch")[0] == 403
    with ThreadPoolExecutor() as pool:
        asked = [pool.submit(person.do, "POST", f"/api/tables/{old}/rematch") for person in people * 3]
        tables = {each.result()["id"] for each in asked}
    assert len(tables) == 1
    new = tables.pop()
    while chairs[1].state["result"]["rematch"] is None:
        await chairs[1].receive()
    assert chairs[1].state["result"]["rematch"] == new
    again = [await person.sit(new, chair.seat) for person, chair in zip(people, chairs, strict=True)]
    info = again[0].state["table"]
    assert (info["status"], info["seats"][1]["level"]) == ("playing", "cadet")
    assert info["commitment"] != chairs[0].state["table"]["commitment"]
    while again[0].state["asked"] == [1]:  # the bot may be the one to begin
        await again[0].receive()
    await again[1].reach(again[0].state["seq"])
    chair = mover(again)
    assert (await chair.answer(chair.choices[0]))["type"] == "ack"


@in_loop
async def test_a_finished_game_can_be_played_on_from_any_position(server: Server) -> None:
    chairs = await seated(server.port, "me", "open")
    old = chairs[0].state["table"]["id"]
    carol = Person(server.port)
    wish = {"position": 20, "seat": 1, "level": "random"}
    assert carol.request("POST", f"/api/tables/{old}/continue", wish)[0] == 409
    await everybody(*chairs)
    replay = carol.do("GET", f"/api/tables/{old}/replay?seat=1")
    views = replayed_views(replay)
    position = next(i for i, each in enumerate(replay["positions"]) if i >= 20 and each["asked"] == [1])
    wish["position"] = position
    for beyond in ({"position": len(views) - 1}, {"position": len(views)}, {"seat": 2}):
        assert carol.request("POST", f"/api/tables/{old}/continue", wish | beyond)[0] == 404
    new = carol.do("POST", f"/api/tables/{old}/continue", wish)["id"]
    chair = await carol.sit(new, 1)
    assert chair.state["view"] == views[position]
    assert chair.state["table"]["practice"]
    assert chair.state["table"]["seats"][0]["level"] == "random"
    assert (await chair.answer(chair.choices[0]))["type"] == "ack"


@in_loop
async def test_an_answer_is_taken_back_until_something_came_of_it(server: Server) -> None:
    chairs = await seated(server.port, "me", "open")
    chair = mover(chairs)
    other = chairs[chairs.index(chair) - 1]
    before, events = chair.state, list(chair.events)
    assert before["undo"] == {"allowed": False, "reason": "undo-nothing-to-undo", "take_back": False}
    for _ in range(2):
        fault = await chair.command("undo", seat=chair.seat)
        assert (fault["code"], fault["message"]) == ("refused", "undo-nothing-to-undo")
        await chair.answer("move 1 left")
        assert chair.state["undo"]["allowed"]
        assert (await other.command("undo", seat=other.seat))["code"] == "refused"
        assert (await chair.command("undo", seat=chair.seat))["type"] == "ack"
        assert (chair.state["view"], chair.events) == (before["view"], events)
        assert (await other.reach(chair.state["seq"]))["events_from"] == len(other.events)
    while chair.choices:
        await chair.answer("end" if "end" in chair.choices else chair.choices[0])
    reason = chair.state["undo"]["reason"]
    assert reason in ("undo-chance", "undo-choice")
    assert (await chair.command("undo", seat=chair.seat))["message"] == reason
    fault = await chair.command("undo", seat=chair.seat, practice=True)
    assert fault["code"] == "not-now", "somebody else plays here"


@in_loop
async def test_against_bots_everything_is_taken_back_and_falls_the_same_again(server: Server) -> None:
    (chair,) = await seated(server.port, "me", "random")
    await chair.asked()
    assert not chair.state["undo"]["take_back"]
    assert (await chair.command("undo", seat=0, practice=True))["code"] == "not-now"
    while True:
        before, words = chair.state, "end" if "end" in chair.choices else chair.choices[0]
        ack = await chair.answer(words)
        after = await chair.reach(ack["seq"])
        if after["asked"] == [1]:
            break
    await chair.asked()
    assert chair.state["undo"] == {"allowed": False, "reason": chair.state["undo"]["reason"], "take_back": True}
    assert not chair.state["table"]["practice"]
    assert (await chair.command("undo", seat=0, practice=True))["type"] == "ack"
    assert chair.state["table"]["practice"]
    assert (chair.state["view"], chair.state["question"]) == (before["view"], before["question"])
    ack = await chair.answer(words)
    assert ((await chair.reach(ack["seq"]))["view"], ack["seq"]) == (after["view"], chair.state["seq"])


@in_loop
async def test_why_not(server: Server) -> None:
    chairs = await seated(server.port, "me", "open")
    chair = mover(chairs)
    other = chairs[chairs.index(chair) - 1]
    allowed = await chair.command("why", seat=chair.seat, words="move 1 left")
    assert (allowed["type"], allowed["message"], allowed["rule"]) == ("reason", None, None)
    forbidden = await chair.command("why", seat=chair.seat, words="end")
    fault = await chair.answer("end")
    assert fault["code"] == "refused"
    assert (forbidden["message"], forbidden["rule"]) == (fault["message"], fault["rule"])
    assert forbidden["rule"].startswith("CTL-")
    assert (await other.command("why", seat=other.seat, words="move 1 left"))["message"] == "not-asked"
    assert (await chair.command("why", seat=chair.seat, words="fly home"))["message"] == "no-such-action"
    assert (await other.command("why", seat=chair.seat, words="end"))["code"] == "not-yours"


@in_loop
async def test_what_is_said_is_heard_once(server: Server) -> None:
    first, second = await seated(server.port, "me", "open")
    await first.command("say", text="Good evening")
    ack = await second.command("say", text="Good evening, tower")
    await first.reach(ack["seq"])
    assert [line["text"] for line in second.state["said"]] == ["Good evening, tower"]
    assert second.state["said_from"] == 1
    late = await first.person.sit(first.state["table"]["id"], 0)
    assert [(line["seat"], line["text"]) for line in late.state["said"]] == [
        (0, "Good evening"),
        (1, "Good evening, tower"),
    ]
    await late.send("hello", seat=0, seq=late.state["seq"], said=1)
    state = await late.receive()
    assert (state["said_from"], len(state["said"])) == (1, 1)


@in_loop
async def test_there_is_nothing_to_withdraw(server: Server) -> None:
    """No answer of Control Tower is sealed."""
    chairs = await seated(server.port, "me", "open")
    for chair in chairs:
        fault = await chair.command("withdraw", seat=chair.seat)
        assert (fault["code"], fault["message"]) == ("refused", "not-asked")


@in_loop
async def test_a_key_is_carried_out_once(server: Server) -> None:
    chair = mover(await seated(server.port, "me", "open"))
    first = await chair.answer("move 1 left", key="once")
    for words in ("move 1 left", "move 1 forward"):
        again = await chair.answer(words, key="once", seq=0)
        assert again == first
    said = await chair.command("say", text="hello", key="twice")
    assert await chair.command("say", text="hello", key="twice") == said
    assert chair.state["seq"] == said["seq"] == first["seq"] + 1
    await chair.send("answer", key="both", seat=chair.seat, words=chair.choices[0], seq=chair.state["seq"])
    await chair.send("answer", key="both", seat=chair.seat, words=chair.choices[0], seq=chair.state["seq"])
    acks = [await chair.until(lambda frame: frame["type"] == "ack") for _ in range(2)]
    assert acks[0] == acks[1] == {"type": "ack", "key": "both", "seq": said["seq"] + 1}


@in_loop
async def test_an_answer_to_an_old_question_is_stale(server: Server) -> None:
    chairs = await seated(server.port, "me", "open")
    chair = mover(chairs)
    seq = chair.state["seq"]
    assert (await chairs[0].command("say", text="wait"))["type"] == "ack"
    assert (await chair.answer("move 1 left", seq=seq))["type"] == "ack", "a word between does not change the question"
    fault = await chair.answer("move 2 right", seq=seq)
    assert fault["code"] == "stale"
    assert (await chair.command("undo", seat=chair.seat))["type"] == "ack"
    assert (await chair.answer("move 2 right", seq=chair.state["seq"] - 1))["code"] == "stale"
    other = chairs[chairs.index(chair) - 1]
    await other.reach(chair.state["seq"])
    assert (await other.answer("move 2 right"))["message"] == "not-asked"


@in_loop
async def test_one_guest_may_look_from_two_tabs(server: Server) -> None:
    first, second = await seated(server.port, "me", "open")
    table = first.state["table"]["id"]
    tab = await first.person.sit(table, 0)
    chair = mover([first, second])
    ack = await (tab if chair is first else second).answer("move 1 left")
    for each in (first, second, tab):
        await each.reach(ack["seq"])
    assert (tab.state["view"], tab.events) == (first.state["view"], first.events)
    await first.ws.close()
    seats = second.person.do("GET", f"/api/tables/{table}")["seats"]
    assert [seat["present"] for seat in seats] == [True, True]
    await tab.ws.close()
    while second.state["table"]["seats"][0]["present"]:
        await second.receive()
    await first.person.sit(table, 0)
    while not second.state["table"]["seats"][0]["present"]:
        await second.receive()
