"""What a viewer may know at each moment of a game: made from the stored records by the kernel alone, and compared with
what the server sent. The server's presenter is then asked again about a world that is dealt otherwise."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import structs

from aerodrome.games import details, part
from aerodrome.kernel.actions import UnknownAction
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.events import UNKNOWN, Event
from aerodrome.kernel.match import FORCED, NO_ACTION, Match
from aerodrome.kernel.state import Passage, State
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.server import presenter, records
from aerodrome.server.table import Table

from .moments import all_events, changed

FALSE_SEED: Final = "0" * 32


def stored(db: Path, table: str) -> tuple[records.TableSetup, list[records.Record]]:
    """What the database holds of a table."""
    with closing(sqlite3.connect(db)) as database:
        (setup,) = database.execute("select record from tables where id = ?", (table,)).fetchone()
        bodies = database.execute("select body from entries where table_id = ? order by seq", (table,)).fetchall()
    return msgspec.json.decode(setup, type=records.TableSetup), [
        records.record_decoder.decode(body) for (body,) in bodies
    ]


def known_view(match: Match, viewer: int, state: State | None = None) -> Any:
    """The game's view of the redacted state, that of now or another."""
    redacted = match.rules.redact(match.state if state is None else state, viewer)
    return json.loads(msgspec.json.encode(part(match.game, "view").view(match.rules, redacted, viewer)))


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


class Step(NamedTuple):
    """A moment as its viewer may know it: who answered, the view after it, and what happened."""

    seat: int | None
    view: Any
    events: list[Any]


class Reached(NamedTuple):
    """A position of a replay: the moments that led to it, the view there, and who is asked."""

    steps: list[Step]
    view: Any
    asked: list[int]


class Past:
    """A table growing again record by record, with the positions of its replay."""

    def __init__(self, setup: records.TableSetup) -> None:
        self.table = Table(setup)
        self._positions: dict[int, list[Reached]] = {}  # by viewer
        self._steps: dict[int, list[Step]] = {}  # what the last record led to
        self._before: dict[int, tuple[Any, presenter.Presentation]] = {}  # what was seen before it,
        self._told = 0  # and how many events there had been

    @property
    def match(self) -> Match | None:
        return self.table.match

    def play(self, record: records.Record) -> None:
        viewers = (*range(len(self.table.seats)), SPECTATOR)
        for viewer in viewers if self.match else ():
            seat = None if viewer == SPECTATOR else viewer
            self._before[viewer] = (self._positions[viewer][-1].view, presenter.Presentation(self.table, seat))
        self._told = self.table.events
        self.table.play(record)
        match = self.match
        if match is None:
            return
        choices = sum(each.who >= 0 and each.how != FORCED for each in match.log)
        for viewer in viewers:
            positions = self._positions.setdefault(viewer, [])
            self._steps[viewer] = self._known_steps(match, viewer, positions[-1].view if positions else None)
            if choices >= len(positions):
                now = known_view(match, viewer)
                first = [Step(None, now, known_events(match, viewer, 0))]
                steps = self._steps[viewer] if positions else first
                self._positions[viewer] = [*positions, Reached(steps, now, match.asked())]
            elif isinstance(record, records.Undid):
                del positions[choices + 1 :]

    def _known_steps(self, match: Match, viewer: int, view: Any) -> list[Step]:
        """What the passages of the last record show, but for those where nothing is to be seen."""
        steps, told = [], self._told
        for passage in match.passages:
            then, happened = known_view(match, viewer, passage.state), known_events(match, viewer, told)
            happened = happened[: passage.events - told]
            told = passage.events
            if then != view or happened:
                known = passage.who >= 0 and (not passage.unseen or passage.who == viewer)
                steps.append(Step(passage.who if known else None, then, happened))
            view = then
        return steps

    def known_replay(self, viewer: int) -> list[Reached]:
        """The replay so far."""
        return [] if self.match is None else self._positions[viewer]

    def replayed(self, replay: dict[str, Any]) -> list[Reached]:
        """What a replay tells, its changes carried out."""
        view, found = replay["view"], []
        for position in replay["positions"]:
            steps = []
            for moment in position["moments"]:
                view = changed(view, moment["changes"])
                steps.append(Step(moment["seat"], view, moment["events"]))
            found.append(Reached(steps, view, position["asked"]))
        return found

    def told(self, seat: int | None, frame: dict[str, Any]) -> dict[str, Any]:
        """A state frame with its changes carried out, on what was seen before."""
        viewer, steps, view = SPECTATOR if seat is None else seat, [], frame["view"]
        if view is None and self.match is not None:
            view = self._before[viewer][0] if frame["moments"] else self._positions[viewer][-1].view
        for moment in frame["moments"]:
            view = changed(view, moment["changes"])
            steps.append(Step(moment["seat"], view, moment["events"]))
        return {**frame, "view": view, "moments": steps, "events": all_events(frame)}

    def known_state(self, seat: int | None, frame: dict[str, Any]) -> dict[str, Any]:
        """The parts of a told state that are about the game."""
        match, viewer = self.match, SPECTATOR if seat is None else seat
        if match is None:
            empty: dict[str, Any] = {"moments": [], "asked": [], "locked": [], "events": []}
            return {"view": None, "question": None, "result": None, **empty}
        return {
            "view": self._positions[viewer][-1].view,
            "moments": self._steps[viewer] if frame["moments"] else [],
            "asked": match.asked(),
            "locked": [],
            "question": known_question(match, seat),
            "events": known_events(match, viewer, frame["events_from"]),
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
            state, events, passages = match.state, match.events, match.passages
            match.state = match.rules.imagine(match.rules.redact(state, viewer), rng)
            match.events = [self._retold(event, viewer, rng) for event in events]
            match.passages = [self._dealt_otherwise(passage, viewer, rng) for passage in passages]
            match.seed = FALSE_SEED
            yield table
            match.state, match.events, match.passages, match.seed = state, events, passages, setup.seed
        table.setup = setup

    def _dealt_otherwise(self, passage: Passage, viewer: int, rng: Rng) -> Passage:
        rules = self.table.rules
        state = rules.imagine(rules.redact(passage.state, viewer), rng)
        return Passage(passage.who, passage.unseen, state, passage.events)

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
        bring: presenter.Bring = "moments" if sent["moments"] else "nothing" if sent["view"] is None else "view"
        before = self._before[SPECTATOR if seat is None else seat][1] if bring == "moments" else None
        made = presenter.Presentation(table, seat, before)
        told = (sent["seconds"], plates, bring, sent["events_from"], sent["said_from"])
        return presenter.encode(presenter.state(table, info, table.seats_of(guest), seat, made, *told))

    def info(self, table: Table, guest: str, sent: dict[str, Any]) -> Any:
        here = {seat.guest: info["present"] for seat, info in zip(table.seats, sent["seats"], strict=True)}
        return json.loads(
            presenter.encode(presenter.table_info(table, guest, lambda who: here[who], absent_seats(sent)))
        )
