"""A table of the server that stands at a position, and the frame that each who looks at it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import msgspec
from server.storing import setup_of

from aerodrome.clock import wall_clock
from aerodrome.kernel.encode import dump
from aerodrome.kernel.game import Game
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.state import State
from aerodrome.server.open_table import OpenTable, Viewer
from aerodrome.server.records import Began, Filled, Position, Sat
from aerodrome.server.table import Table

CLOCK = 600  # seconds for a question
GRACE = 60.0  # seconds until somebody is absent
STRANGER = "stranger"  # the guest that only looks on

Frames = dict[int | None, dict[str, Any]]  # by seat; none is a spectator


class Heard:
    """Keeps the last frame."""

    def __init__(self) -> None:
        self.frame = b""

    def send(self, frame: bytes) -> None:
        self.frame = frame

    def disconnect(self) -> None:
        raise AssertionError("the connection was ended")


def seated(game: Game, rules: Rules[Any], state: State, people: Iterable[int]) -> Table:
    """A table at this position: people on these seats, bots on the others."""
    sitting = sorted(set(people))
    base = Position(dump(state), 0, game.version, game.content_hash)
    wishes = tuple(["open"] * rules.seats)
    table = Table(setup_of(game, wishes=wishes, options=rules.options, clock=CLOCK, base=base))
    now = wall_clock()
    for seat in sitting:
        table.play(Sat(seat, f"guest {seat}", f"Guest {seat}", at=now))
    if len(sitting) < rules.seats:
        table.play(Filled("pilot", at=now))
    table.play(Began(None, at=now))
    return table


def frames(table: Table, viewers: Iterable[int | None]) -> Frames:
    """What each of these is shown at the first look; of the seconds left, only whether they are told."""
    return asyncio.run(_frames(table, list(viewers)))


async def _frames(table: Table, viewers: list[int | None]) -> Frames:
    open_table = OpenTable(table, GRACE, _nothing, _nothing)
    open_table.timers.set()
    found: Frames = {}
    for viewer in viewers:
        heard = Heard()
        looking = Viewer(open_table, STRANGER if viewer is None else f"guest {viewer}", heard)
        looking.look_from(viewer, 0, 0, 0)
        open_table.queue_state(looking)
        frame = msgspec.json.decode(heard.frame)
        found[viewer] = {**frame, "seconds": frame["seconds"] is not None}
    open_table.drop()
    return found


def _nothing(_: object) -> None:
    """Nobody's time runs out here."""
