"""Whole matches at random, and each position on the way: after every answer and every outcome of chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from aerodrome.games import find, part
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import Match
from aerodrome.kernel.replay import Playback
from aerodrome.kernel.zones import SPECTATOR

Setup = tuple[int, dict[str, int]]


def setups(name: str) -> list[Setup]:
    """Each number of seats once, with another of the lowest values of every option each time."""
    game = find(name)
    values = {option.name: list(option.values())[:3] for option in game.options}
    return [
        (seats, {option: of[n % len(of)] for option, of in values.items()})
        for n, seats in enumerate(range(game.fewest, game.most + 1))
    ]


def finished(name: str, setup: Setup, seed: str) -> Match:
    """A match of random answers, in whatever order they are sealed."""
    match, rng = Match(find(name), *setup, seed), Rng(setup[0])
    while asked := match.asked():
        seat = asked[rng.below(len(asked))]
        legal = match.legal(seat)
        match.answer(seat, legal[rng.below(len(legal))])
    return match


def positions(match: Match) -> Iterator[Playback]:
    """Before the first entry of the log and after each."""
    again = Playback(match)
    yield again
    for entry in match.log:
        again.play(entry)
        yield again


def views(match: Match, at: Playback) -> dict[int, Any]:
    """What each seat and the spectator are shown there. All of it can be sent."""
    rules, view = match.rules, part(match.game, "view").view
    found = {v: view(rules, rules.redact(at.state, v), v) for v in [*range(rules.seats), SPECTATOR]}
    for each in found.values():
        assert msgspec.json.encode(each)
    return found


def last_turn(at: Playback) -> int | None:
    """The seat whose turn was told last."""
    return next((event.args[0] for event in reversed(at.events) if event.kind == "turn"), None)


def smallest(shown: Any) -> int:
    """The smallest number in a view."""
    if isinstance(shown, msgspec.Struct):
        return min(map(smallest, msgspec.structs.astuple(shown)))
    if isinstance(shown, tuple):
        return min(map(smallest, shown), default=0)
    return shown if isinstance(shown, int) else 0
