"""A match as rows for the tables of a dataset."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final

from aerodrome import __version__
from aerodrome.data.schema import VERSION
from aerodrome.event_arguments import arguments
from aerodrome.kernel.events import Event
from aerodrome.kernel.match import CHOSEN, FORCED, LATE, Match
from aerodrome.kernel.replay import Playback
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.save import save
from aerodrome.kernel.state import State
from aerodrome.kernel.step import CHANCE
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.notes import noted_list

ID: Final = 16  # digits of an id
HOW: Final = {CHOSEN: "chosen", FORCED: "forced", LATE: "late"}
HUMP: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")

Row = tuple[Any, ...]
Rows = dict[str, list[Row]]  # by table; their values stand in the order of its columns


def tell(match: Match, notes: dict[str, Any]) -> Rows:
    """All rows of one match. The notes are saved with it, so they must not hold what shall not be known."""
    saved = save(match, notes)
    name = json.loads(saved)["checksum"][:ID]
    decisions, events = _story(match, name)
    forced = sum(entry.how == FORCED for entry in match.log)
    game = match.game
    played: Row = (name, VERSION, game.name, game.version, game.content_hash, __version__)
    played += (match.rules.seats, json.dumps(match.rules.options), match.seed, match.practice)
    played += (match.base is None and not any(match.carry), match.over)
    played += (len(match.log), len(decisions), len(decisions) - forced, len(events), saved)
    return {"games": [played], "seats": list(_seats(match, name, notes)), "decisions": decisions, "events": events}


def _seats(match: Match, name: str, notes: dict[str, Any]) -> Iterator[Row]:
    seats, teams = match.rules.seats, match.rules.teams
    nothing: list[Any] = [None] * seats
    players = noted_list(notes, "players", seats) or nothing
    names = noted_list(notes, "names", seats) or nothing
    ranks, returns, wins = nothing, nothing, nothing
    if match.over:
        ranks, returns = match.ranks(), match.returns()
        first = {team for team, rank in zip(teams, ranks, strict=True) if rank == 1}
        wins = [1 / len(first) if team in first else 0.0 for team in teams]
    for seat in range(seats):
        yield name, seat, teams[seat], players[seat], names[seat], ranks[seat], returns[seat], wins[seat]


def _story(match: Match, name: str) -> tuple[list[Row], list[Row]]:
    """The decisions and the events of a match, played again without the checks that its log has passed already."""
    rules, again = match.rules, Playback(match)
    decisions: list[Row] = []
    events = [_event(rules, event, name, 1 + i, 0) for i, event in enumerate(again.events)]
    sealed: dict[int, tuple[list[int], int]] = {}  # what was offered together, and when, until answers take effect
    now = 0  # the latest time so far; 0 if nobody noted the last one
    for entry in match.log:
        if entry.who != CHANCE:
            state = again.state
            step = state.todo[-1]
            if step.together and entry.who not in sealed:
                sealed = {seat: (_offered(rules, state, seat), now) for seat in state.asked()} | sealed
            legal, asked = sealed.pop(entry.who) if step.together else (list(step.legal(state)), now)
            words, question = rules.actions.text(entry.x), _kebab(type(step).__name__)
            number = len(decisions) + 1
            row = (name, number, entry.who, question, legal, entry.x, words, HOW[entry.how], again.draws)
            decisions.append((*row, entry.at or None, _thought(asked, entry.at)))
        now = max(now, entry.at) if entry.at else 0
        again.play(entry)
        for event in again.events[len(events) :]:
            events.append(_event(rules, event, name, len(events) + 1, len(decisions)))
    return decisions, events


def _thought(asked: int, answered: int) -> int | None:
    return answered - asked if 0 < asked <= answered else None


def _offered(rules: Rules[Any], state: State, seat: int) -> list[int]:
    """The options of one of the seats that are asked together."""
    own = state.clone()
    own.bring_up(seat)
    return list(own.todo[-1].legal(own))


def _event(rules: Rules[Any], event: Event, name: str, number: int, after: int) -> Row:
    told = arguments(rules, event.kind, event.args)
    public = {each.name: each.value for each in told if not each.secret}
    secret = {each.name: each.value for each in told if each.secret}
    everybody = (1 << rules.seats) - 1 | 1 << SPECTATOR
    seen = event.seen & everybody if secret else everybody
    secrets = json.dumps(secret) if secret else None
    return name, number, after, event.kind, json.dumps(public), event.more, secrets, seen


def _kebab(words: str) -> str:
    return HUMP.sub("-", words).lower()
