"""A match played again from its log, position by position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import Struct

from aerodrome.games import find
from aerodrome.kernel.chance import Fate
from aerodrome.kernel.encode import dump, load
from aerodrome.kernel.match import FORCED, Entry, Match
from aerodrome.server.wire import Draw


class Line(NamedTuple):
    """An entry of a match's log, for another process."""

    who: int
    x: int
    how: str
    at: int


class Transcript(Struct, frozen=True):
    """All that another process needs to play a match again."""

    game: str
    seats: int
    options: dict[str, int]
    seed: str
    nonces: tuple[str, ...]
    carry: list[list[int]]
    base: dict[str, Any] | None
    draws: int  # before the base
    practice: bool
    log: list[Line]
    sealed: list[Line]


def transcript(match: Match) -> Transcript:
    return Transcript(
        match.game.name,
        match.rules.seats,
        match.rules.options,
        match.seed,
        match.nonces,
        match.carry,
        None if match.base is None else dump(match.base),
        match.base_draws,
        match.practice,
        [_line(entry) for entry in match.log],
        [_line(entry) for entry in match.sealed.values()],
    )


def _line(entry: Entry) -> Line:
    return Line(entry.who, entry.x, entry.how, entry.at)


def begun(told: Transcript, fate: Fate | None = None) -> Match:
    """The match at its first question; nothing answers itself there."""
    game = find(told.game)
    rules = game.rules(told.seats, told.options)
    return Match(
        game,
        told.seats,
        told.options,
        fate or Fate(told.seed, told.nonces),
        carry=told.carry,
        auto=False,
        base=None if told.base is None else load(game, rules, told.base),
        draws=told.draws,
    )


def finished(told: Transcript) -> Match:
    """The match of a game that is over, as it was played."""
    match = begun(told)
    match.replay([Entry(*line) for line in told.log])
    match.practice = told.practice
    return match


class Witness(Fate):
    """A fate that notes down what it gave."""

    def __init__(self, seed: str, nonces: tuple[str, ...]) -> None:
        super().__init__(seed, nonces)
        self.draws: list[Draw] = []

    def outcome(self, draw: int, odds: list[int]) -> int:
        x = super().outcome(draw, odds)
        self.draws.append(Draw(draw, tuple(odds), str(x)))
        return x


def positions(told: Transcript, fate: Fate | None = None) -> Iterator[Match]:
    """The match when it was young: at its first question, and after each choice with all that followed by itself.
    It is one match that grows, so look at it before you go on."""
    again = begun(told, fate)
    for line in answers(told, again):
        if line.how != FORCED:
            yield again
        again.answer(line.who, line.x)
    yield again


def answers(told: Transcript, again: Match) -> Iterator[Line]:
    """The answers that another match of the same seed must be given to come to where this one is; give each before you
    take the next. Sealed ones are asked for earlier than they took effect, and some it may give by itself."""
    own = [*told.log, *told.sealed]
    given = [[line for line in own if line.who == seat] for seat in range(told.seats)]
    had, counted = [0] * told.seats, 0
    while True:
        for entry in again.log[counted:]:
            if entry.who >= 0:
                had[entry.who] += 1
        counted = len(again.log)
        ready = [given[seat][had[seat]] for seat in again.asked() if had[seat] < len(given[seat])]
        if not ready:
            return
        yield ready[0]
