"""Nobody is told what they may not know: whole games over real sockets, every byte compared with what the kernel says
that its receiver knows, and every row of the sheet's table of hidden information looked for by itself."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.json import encode as json_encode

from aerodrome.games import find, part
from aerodrome.games.control_tower.content import CARDS
from aerodrome.games.control_tower.state import Sky
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import dump
from aerodrome.kernel.match import Match
from aerodrome.kernel.save import restore
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.server import wire

from .client import GAME, PLENTY, Person, running
from .conftest import amount
from .knowledge import Past, known_reason, stored
from .prying import Asked, Prying

AT_ONCE: Final = 12
HEX: Final = re.compile(rb"[0-9a-f]{32}")
SECRETS_AT_THE_END: Final = "a saved game tells every secret, so it can be had when the game is over"
OWN_SEAT: Final = "until the game is over everybody sees it from the own seat"


class Sight:
    """A frame, who received it, and the truth at that moment."""

    def __init__(self, frame: dict[str, Any], match: Match) -> None:
        self.view, self.events, self.seat = frame["view"], frame["events"], frame["seat"]
        assert isinstance(match.state, Sky)
        self.match, self.sky, self.over = match, match.state, match.over

    def told(self, *kinds: str) -> list[dict[str, Any]]:
        return [{name: arg["value"] for name, arg in e["args"].items()} for e in self.events if e["kind"] in kinds]

    def happened(self, since: int, *kinds: str) -> list[Any]:
        return [event for event in self.match.events[since:] if event.kind in kinds]


def goal_card(s: Sight) -> None:
    for seat, shown in enumerate(s.view["seats"]):
        mine = [aircraft + 1 for aircraft in s.sky.goal(seat)]
        assert shown["goal"] == (mine if s.over or seat == s.seat else None)
        assert (shown["landed"] is None) == (shown["goal"] is None)
    if not s.over:
        assert all(told["goal"] is None for told in s.told("goal") if told["seat"] != s.seat)


def goal_cards_not_dealt(s: Sight) -> None:
    undealt = [s.match.rules.domains["goal"][goal] for goal in s.sky.undealt]
    assert not {told["goal"] for told in s.told("goal")} & set(undealt)
    text = json.dumps([s.view, s.events])
    assert not [goal for goal in undealt if goal in text]


def hand(s: Sight) -> None:
    assert [seat["hand"] for seat in s.view["seats"]] == [len(player.hand) for player in s.sky.players]
    mine = None if s.seat is None else sorted(CARDS.index(card) for card in s.view["hand"])
    assert mine == (None if s.seat is None else sorted(s.sky.players[s.seat].hand))
    assert set().union(*[set(seat) for seat in s.view["seats"]]) == {"hand", "technical_return", "goal", "landed"}


def technical_return(s: Sight) -> None:
    assert [seat["technical_return"] for seat in s.view["seats"]] == [
        player.technical_return for player in s.sky.players
    ]


def draw_pile(s: Sight) -> None:
    assert s.view["draw_pile"] == len(s.sky.deck)


def open_table(s: Sight) -> None:
    assert s.view["discard_pile"] == [CARDS[card] for card in s.sky.pile]
    assert s.view["storms"] == [s.sky.air.names[space] for space in s.sky.storms]
    assert [aircraft["held"] for aircraft in s.view["aircraft"]] == s.sky.held
    places = {-1: "waiting", -2: "landed"} | dict(enumerate(s.sky.air.names))
    assert [aircraft["place"] for aircraft in s.view["aircraft"]] == [places[place] for place in s.sky.place]


def card_drawn(s: Sight) -> None:
    drawn = s.happened(len(s.match.events) - len(s.events), "draw")
    for told, event in zip(s.told("draw"), drawn, strict=True):
        seat, card, hand, deck = event.args
        known = CARDS[card] if seat == s.seat else None
        assert told == {"seat": seat, "card": known, "hand": hand, "deck": deck}


def card_played_or_discarded(s: Sight) -> None:
    shown = s.happened(len(s.match.events) - len(s.events), "play", "discard")
    assert s.told("play", "discard") == [
        {"seat": e.args[0], "card": CARDS[e.args[1]], "hand": e.args[2]} for e in shown
    ]


def turn(s: Sight) -> None:
    assert (s.view["round"], s.view["starting_seat"]) == (s.sky.round, s.sky.first)
    shown = s.view["turn"]
    made = None if s.over else (s.sky.turn.moves, s.sky.turn.cards, s.sky.turn.movement_cards)
    assert (shown and (shown["moves"], shown["cards"], shown["movement_cards"])) == made


def returns_in_box(s: Sight) -> None:
    assert s.view["technical_returns_in_box"] == 4 - len(s.view["seats"])


ROWS: Final[dict[str, Callable[[Sight], None]]] = {
    "Goal card": goal_card,
    "Goal cards not dealt": goal_cards_not_dealt,
    "hand": hand,
    "Technical return used or not": technical_return,
    "draw pile": draw_pile,
    "discard pile, field, holds, landed and waiting aircraft": open_table,
    "card drawn": card_drawn,
    "card played or discarded": card_played_or_discarded,
    "moves made and cards played in this turn, round, starting player": turn,
    "Technical returns in the box (fewer than 4 players)": returns_in_box,
}


class Proof:
    """One game against its truth."""

    def __init__(self, game: Prying, db: Path) -> None:
        self.game, self.rng, self.checked = game, Rng(game.number), Counter[str]()
        self.setup, self.records = stored(db, game.table)
        with closing(sqlite3.connect(db)) as database:
            self.guests = {name: guest for guest, name in database.execute("select id, name from guests")}
        self.past = Past(self.setup)

    def check(self) -> None:
        frames: dict[int, list[tuple[str, bytes, dict[str, Any]]]] = {}
        for name, raw, frame in self.game.frames():
            frames.setdefault(frame["seq"], []).append((name, raw, frame))
        asked: dict[int, list[Asked]] = {}
        for each in self.game.asked:
            asked.setdefault(each.seq, []).append(each)
        assert {*frames, *asked} <= {*range(len(self.records) + 1)}
        for seq in range(len(self.records) + 1):
            if seq:
                self.past.play(self.records[seq - 1])
            for name, raw, frame in frames.get(seq, []):
                self.check_frame(self.guests.get(name, ""), raw, frame)
            for each in asked.get(seq, []):
                self.check_asked(each)
        self.check_end()

    def check_frame(self, guest: str, raw: bytes, frame: dict[str, Any]) -> None:
        past, seat = self.past, frame["seat"]
        assert set(frame) == {"type", *wire.State.__struct_fields__}
        assert seat is None or seat in past.table.seats_of(guest), "a view of somebody else's seat"
        known, told = past.known_state(seat, frame), past.told(seat, frame)
        assert {name: told[name] for name in known} == known
        if past.table.status == "over":
            assert raw == past.frame(past.table, guest, frame)
        else:
            with past.dealt_otherwise(seat, self.rng) as table:
                assert raw == past.frame(table, guest, frame)
            assert self.setup.seed.encode() not in raw
        self.checked["frames"] += 1
        if past.match is not None:
            for row, check in ROWS.items():
                check(Sight(told, past.match))
                self.checked[row] += 1

    def check_asked(self, asked: Asked) -> None:
        guest = self.guests.get(asked.person, "")
        if isinstance(asked.what, str):
            status, got = asked.got
            expected = self.known_body(asked.what, guest, got)
            assert (status, got) == expected, (asked.person, asked.what)
            self.checked["bodies"] += 1
        else:
            got = {name: value for name, value in asked.got.items() if name != "key"}
            assert got == self.known_reply(guest, asked.what, asked.seq), asked
            self.checked[got["type"]] += 1

    def known_reply(self, guest: str, command: dict[str, Any], seq: int) -> dict[str, Any]:
        """The frame that answers a command, without its key."""
        table, match, kind, seat = self.past.table, self.past.match, command["type"], command.get("seat")
        assert match is not None

        def fault(code: str, detail: str, message: str | None = None, rule: str | None = None) -> dict[str, Any]:
            told = {"code": code, "detail": detail, "message": message, "rule": rule, "retry_after": None}
            return {"type": "fault", **told}

        def refused(words: str, message: str | None, rule: str | None) -> dict[str, Any]:
            told = f"seat {seat}: {words}: {message}" + (f" ({rule})" if rule else "")
            return fault("refused", told, message, rule)

        if kind == "say":
            done = {"type": "ack", "seq": seq + 1}
            return done if table.seats_of(guest) else fault("not-yours", "only players talk at this table")
        if kind == "hello" or seat not in table.seats_of(guest):
            return fault("not-yours", f"seat {match.asked()[0] if seat is None else seat} is not yours")
        if kind == "answer" and command["seq"] < table.asked_since.get(seat, 0):
            return fault("stale", "this answers a question that is no longer asked")
        if kind in ("why", "answer"):
            words = command["words"]
            message, rule = known_reason(match, seat, words)
            if message == "no-such-action":
                with pytest.raises(ValueError, match="is no action") as unknown:
                    match.rules.actions.parse(words)
                return fault("refused", str(unknown.value), message)
            if kind == "answer":
                return refused(words, message, rule)
            return {"type": "reason", "words": words, "message": message, "rule": rule}
        if kind == "withdraw":
            return refused("withdraw", "not-asked", None)
        alone = sum(bool(each.guest) for each in table.seats) == 1
        if command.get("practice"):
            told = "only a game against bots alone can be taken back like this, while it goes on"
            possible = alone and table.last_choice(seat) is not None
            return {"type": "ack", "seq": seq + 1} if possible else fault("not-now", told)
        if match.can_undo(seat):
            return {"type": "ack", "seq": seq + 1}
        return refused("undo", f"undo-{match.barrier}", None)

    def known_body(self, path: str, guest: str, got: Any) -> tuple[int, Any]:
        """The status and the body of an answer over HTTP."""
        table, over = self.past.table, self.past.table.status == "over"
        problems = {
            "/save": (409, {"code": "not-now", "detail": SECRETS_AT_THE_END}),
            "/continue": (409, {"code": "not-now", "detail": "the game is not over yet"}),
            "/rematch": (409, {"code": "not-now", "detail": "the game is not over yet"}),
        }
        if path == "/rematch" and not table.seats_of(guest):
            told = "only those who played can play again" if guest else "this needs a guest: make or join a table first"
            return 403, {"code": "not-yours", "detail": told}
        if path in problems and not over:
            return problems[path]
        if path == "/save":
            match, _ = restore(json.dumps(got), find)
            assert dump(match.state) == dump(self.past.table.match.state)  # type: ignore[union-attr]
            return 200, got
        if path == "/api/tables":
            assert all(set(info) == set(wire.TableInfo.__struct_fields__) for info in got)
            assert all(info["status"] == "waiting" for info in got)
            return 200, got
        if path == "/api/me/tables":
            mine = [self.known_info(guest, info) for info in got]
            assert [info["id"] for info in mine] == ([table.id] if guest and self.took_part(guest) else [])
            return 200, mine
        if path.startswith("/replay"):
            return self.known_replay(path, guest, got)
        return 200, self.known_info(guest, got)

    def took_part(self, guest: str) -> bool:
        return any(getattr(record, "guest", "") == guest for record in self.records[: self.past.table.seq])

    def known_info(self, guest: str, got: Any) -> Any:
        with self.past.dealt_otherwise(None, self.rng) as table:
            return self.past.info(table, guest, got)

    def known_replay(self, path: str, guest: str, got: Any) -> tuple[int, Any]:
        table, match = self.past.table, self.past.match
        seat = int(path.split("=")[1]) if "=" in path else None
        if seat is not None and seat >= len(table.seats):
            return 404, {"code": "not-found", "detail": "there is no such seat"}
        over = table.status == "over"
        if seat is not None and not over and seat not in table.seats_of(guest):
            return 403, {"code": "not-yours", "detail": OWN_SEAT}
        assert self.past.replayed(got) == self.past.known_replay(SPECTATOR if seat is None else seat)
        result = {**self.past.result(), "rematch": None} if over else None
        draws = got["draws"] if over else []
        if over and match is not None:
            assert len(draws) == match.draws
        info = self.known_info("", got["table"])
        printed = json.loads(json_encode(part(find(GAME), "plates").plates(self.past.table.rules)))
        shown = {"plates": printed, "view": got["view"], "positions": got["positions"]}
        return 200, {"table": info, "seat": seat, **shown, "result": result, "draws": draws}

    def check_end(self) -> None:
        """Before the end the seed is in nothing that anybody received, whatever it was; and all have seen the end."""
        assert self.past.table.status == "over"
        for person in self.game.people.values():
            told = [json.loads(raw) for raw in person.heard if self.setup.seed.encode() in raw]
            ends = [each.get("result") or (each if each.get("format") == "aerodrome match" else None) for each in told]
            assert told
            assert all(end is not None and end["seed"] == self.setup.seed for end in ends)
        assert self.game.chairs[0].state["result"]["seed"] == self.setup.seed


def test_every_row_of_the_sheet_is_looked_for() -> None:
    sheet = (find(GAME).folder / "rules.md").read_text(encoding="utf-8")
    section = sheet.split("## Hidden information")[1].split("##")[0]
    rows = [line.split("|")[1].strip() for line in section.splitlines() if line.startswith("|")]
    assert rows[2:] == list(ROWS)


def test_nobody_is_told_what_they_may_not_know(tmp_path: Path) -> None:
    games, checked = amount(4, 204), Counter[str]()
    everything: list[bytes] = []
    seeds: set[bytes] = set()
    with running(tmp_path / "games.db", *PLENTY, "--verbose") as server:
        for first in range(0, games, AT_ONCE):
            batch = [Prying(server, number) for number in range(first, min(games, first + AT_ONCE))]

            async def all_at_once(batch: list[Prying] = batch) -> None:
                await asyncio.gather(*[game.play() for game in batch])

            asyncio.run(all_at_once())
            for game in batch:
                proof = Proof(game, server.db)
                proof.check()
                checked += proof.checked
                seeds.add(proof.setup.seed.encode())
        host = Person(server.port)
        everything += [host.request("GET", "/metrics")[1], server.stop().encode()]
    assert min(checked[row] for row in ROWS) > 100 * games
    assert all(checked[kind] > games for kind in ("frames", "bodies", "fault", "reason", "ack"))
    for told in everything:
        assert not set(HEX.findall(told)) & seeds
        words = set(re.findall(r"[a-z]+(?:-[a-z]+)*", told.decode().lower()))
        assert not words & {*CARDS, "goal", "deck", "hand", "seed"}
