"""What a viewer may know at each moment of a game: made from the stored records by the kernel alone, and compared with
what the server sent. The server's presenter is then asked again about a world that is dealt otherwise."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import structs

from aerodrome.games import details, part
from aerodrome.kernel.actions import UnknownAction
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.events import UNKNOWN, Event
from aerodrome.kernel.match import FORCED, NO_ACTION, Match
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.server import presenter, records
from aerodrome.server.table import Table

FALSE_SEED: Final = "0" * 32


def stored(db: Path, table: str) -> tuple[records.TableSetup, list[records.Record]]:
    """What the database holds of a table."""
    with closing(sqlite3.connect(db)) as database:
        (setup,) = database.execute("select record from tables where id = ?", (table,)).fetchone()
        bodies = database.execute("select body from entries where table_id = ? order by seq", (table,)).fetchall()
    return msgspec.json.decode(setup, type=records.TableSetup), [
        records.record_decoder.decode(body) for (body,) in bodies
    ]


def known_view(match: Match, viewer: int) -> Any:
    """The game's view of the redacted state."""
    view = part(match.game, "view").view(match.rules, match.rules.redact(match.state, viewer), viewer)
    return json.loads(msgspec.json.encode(view))


def known_events(match: Match, viewer: int, since: int) -> list[Any]:
    """The told events in the words of their domains; what is not told is nothing."""
    kinds, found = match.rules.events, []
    for told in match.told(viewer, since):
        args: dict[str, Any] = {}
        for (name, x), domain in zip(told.args.items(), kinds.domains[told.kind], strict=True):
            word = x if domain in ("number", "seat") else None if x == UNKNOWN else match.rules.domains[domain][x]
            args[name] = {"domain": domain, "value": word}
        found.append({"kind": told.kind, "args": args, "more": told.more})
    return found


def known_question(match: Match, seat: int | None) -> Any:
    """The options of a seat that is asked, by what it knows."""
    if seat is None or seat not in match.asked():
        return None
    rules, game, mine = match.rules, part(match.game, "ask"), match.mine(seat)
    message, args = game.prompt(mine)
    choices = []
    for x in mine.todo[-1].legal(mine):
        kind = rules.actions.kind(x)
        words = rules.actions.text(x).split()[1:]
        at = list(game.at(rules, mine, x))
        label = game.label(mine, x) or f"do-{kind}"
        args_of = {**dict(zip(rules.actions.arguments[kind], words, strict=True)), **details(match.game, mine, x)}
        choices.append({"words": rules.actions.text(x), "kind": kind, "message": label, "args": args_of, "at": at})
    return {"message": message, "args": args, "choices": choices}


def known_reason(match: Match, seat: int, words: str) -> tuple[str | None, str | None]:
    """Why the seat may not answer so: message and rule, by what it knows."""
    try:
        reason = match.why_not(seat, words)
    except UnknownAction:
        return NO_ACTION.message, None
    return (reason.message, reason.rule or None) if reason else (None, None)


def absent_seats(info: dict[str, Any]) -> set[int]:
    return {n for n, seat in enumerate(info["seats"]) if seat["absent"]}


class Past:
    """A table growing again record by record, with the positions of its replay."""

    def __init__(self, setup: records.TableSetup) -> None:
        self.table = Table(setup)
        self._positions: dict[int, list[tuple[Any, list[int], int]]] = {}  # by viewer: view, who is asked, events

    @property
    def match(self) -> Match | None:
        return self.table.match

    def play(self, record: records.Record) -> None:
        self.table.play(record)
        match = self.match
        if match is None:
            return
        choices = sum(each.who >= 0 and each.how != FORCED for each in match.log)
        for viewer in (*range(match.rules.seats), SPECTATOR):
            positions = self._positions.setdefault(viewer, [])
            if choices >= len(positions) or isinstance(record, records.Undid):
                now = known_view(match, viewer), match.asked(), len(match.events)
                self._positions[viewer] = [*positions[:choices], now]

    def known_moments(self, viewer: int) -> list[Any]:
        """The replay so far: every position, and the events since the one before."""
        match, moments, told = self.match, [], 0
        if match is None:
            return []
        events = known_events(match, viewer, 0)
        for view, asked, length in self._positions[viewer]:
            moments.append({"events": events[told:length], "view": view, "asked": asked})
            told = length
        return moments

    def known_state(self, seat: int | None, events_from: int) -> dict[str, Any]:
        """The parts of a state frame that tell about the game."""
        match, viewer = self.match, SPECTATOR if seat is None else seat
        if match is None:
            return {"view": None, "asked": [], "locked": [], "question": None, "events": [], "result": None}
        return {
            "view": self._positions[viewer][-1][0],
            "asked": match.asked(),
            "locked": [],
            "question": known_question(match, seat),
            "events": known_events(match, viewer, events_from),
            "result": self.result() if match.over else None,
        }

    def result(self) -> dict[str, Any]:
        assert self.match is not None
        nonces = list(self.match.nonces)
        return {
            "ranks": self.match.ranks(),
            "seed": self.table.setup.seed,
            "nonces": nonces,
            "rematch": self.table.rematch,
        }

    @contextmanager
    def dealt_otherwise(self, seat: int | None, rng: Rng) -> Iterator[Table]:
        """The table in a world that this viewer cannot tell from the real one: another seed, other cards wherever the
        viewer sees none, and other secrets in the events that the viewer was not told."""
        table, match, viewer = self.table, self.match, SPECTATOR if seat is None else seat
        setup = table.setup
        table.setup = structs.replace(setup, seed=FALSE_SEED)
        if match is None:
            yield table
        else:
            state, events = match.state, match.events
            match.state = match.rules.imagine(match.rules.redact(state, viewer), rng)
            match.events = [self._retold(event, viewer, rng) for event in events]
            match.seed = FALSE_SEED
            yield table
            match.state, match.events, match.seed = state, events, setup.seed
        table.setup = setup

    def _retold(self, event: Event, viewer: int, rng: Rng) -> Event:
        rules = self.table.rules
        args = list(event.args)
        for i, secret in enumerate(rules.events.secret[event.kind]):
            if secret and not event.seen >> viewer & 1:
                args[i] = rng.below(len(rules.domains[rules.events.domains[event.kind][i]]))
        return Event(event.kind, args, event.seen, event.more)

    def frame(self, table: Table, guest: str, sent: dict[str, Any]) -> bytes:
        """What the server's presenter shows of the table to the guest who was sent this frame."""
        here = {seat.guest: info["present"] for seat, info in zip(table.seats, sent["table"]["seats"], strict=True)}
        info = presenter.table_info(table, guest, lambda who: here[who], absent_seats(sent["table"]))
        seat, plates = sent["seat"], sent["plates"] is not None
        told = (sent["seconds"], plates, sent["events_from"], sent["said_from"])
        return presenter.encode(
            presenter.state(table, info, table.seats_of(guest), seat, presenter.Presentation(table, seat), *told)
        )

    def info(self, table: Table, guest: str, sent: dict[str, Any]) -> Any:
        here = {seat.guest: info["present"] for seat, info in zip(table.seats, sent["seats"], strict=True)}
        return json.loads(
            presenter.encode(presenter.table_info(table, guest, lambda who: here[who], absent_seats(sent)))
        )
