"""Going through the log of a match: entry by entry without checks, answer by answer, position by position.

`Match.replay` loads a log with all checks; what looks at what lies on the way is here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from aerodrome.kernel.chance import Fate
from aerodrome.kernel.encode import dump, load
from aerodrome.kernel.events import Event
from aerodrome.kernel.game import Game
from aerodrome.kernel.match import FORCED, Entry, Match
from aerodrome.kernel.state import Passage, State
from aerodrome.kernel.step import CHANCE

Find = Callable[[str], Game]  # a game by its name
PlainEntry = tuple[int, int, str, int]  # the fields of an Entry


class Playback:
    """The log of a match played once more on a bare state, without the checks that it has passed already.

    `state`, `events` and `draws` are as they were after the entries that were given to `play`, in their order."""

    def __init__(self, match: Match) -> None:
        self.rules = match.rules
        self.events: list[Event] = []
        self.draws = match.base_draws
        self.state: State = self.rules.setup(match.carry) if match.base is None else match.base.clone()
        self.state.events = self.events
        self.state.settle()

    def play(self, entry: Entry) -> None:
        if entry.who == CHANCE:
            self.draws += 1
        self.rules.play(self.state, entry.x)


class Transcript(NamedTuple):
    """All that another process needs to play a match again, as plain data."""

    game: str
    seats: int
    options: dict[str, int]
    seed: str
    nonces: tuple[str, ...]
    carry: list[list[int]]
    base: dict[str, Any] | None
    draws: int  # before the base
    practice: bool
    log: list[PlainEntry]
    sealed: list[PlainEntry]


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
        [_plain(entry) for entry in match.log],
        [_plain(entry) for entry in match.sealed.values()],
    )


def _plain(entry: Entry) -> PlainEntry:
    return entry.who, entry.x, entry.how, entry.at


def begin(written: Transcript, find: Find, fate: Fate | None = None) -> Match:
    """The match at its first question; nothing answers itself there."""
    game = find(written.game)
    rules = game.rules(written.seats, written.options)
    return Match(
        game,
        written.seats,
        written.options,
        fate or Fate(written.seed, written.nonces),
        carry=written.carry,
        auto=False,
        base=None if written.base is None else load(game, rules, written.base),
        draws=written.draws,
    )


def finish(written: Transcript, find: Find) -> Match:
    """The match after the whole log, which is checked."""
    match = begin(written, find)
    match.replay([Entry(*each) for each in written.log])
    match.practice = written.practice
    return match


def answers(written: Transcript, again: Match) -> Iterator[Entry]:
    """The answers that `again`, a match of the same seed, must be given to come to where the written one is. Give each
    before you take the next. Sealed ones are asked for earlier than they took effect, and some it may give by
    itself."""
    own = [Entry(*each) for each in [*written.log, *written.sealed]]
    given = [[entry for entry in own if entry.who == seat] for seat in range(written.seats)]
    had, counted = [0] * written.seats, 0
    while True:
        for entry in again.log[counted:]:
            if entry.who >= 0:
                had[entry.who] += 1
        counted = len(again.log)
        ready = [given[seat][had[seat]] for seat in again.asked() if had[seat] < len(given[seat])]
        if not ready:
            return
        yield ready[0]


class Reached(NamedTuple):
    """A position of a match, and what has led to it from the position before."""

    match: Match
    passages: list[Passage]


def positions(written: Transcript, find: Find, fate: Fate | None = None) -> Iterator[Reached]:
    """The match at its first question, and after each choice with all that followed by itself.
    It is one match that grows, so look at it before you go on."""
    again = begin(written, find, fate)
    passages = again.passages
    for entry in answers(written, again):
        if entry.how != FORCED:
            yield Reached(again, passages)
            passages = []
        again.answer(entry.who, entry.x)
        passages = passages + again.passages
    yield Reached(again, passages)


class Draw(NamedTuple):
    """The number of a draw of chance, the weights of its outcomes, and what came."""

    number: int
    odds: tuple[int, ...]
    outcome: int


class RecordingFate(Fate):
    """A fate that notes down what it gave."""

    def __init__(self, seed: str, nonces: tuple[str, ...] = ()) -> None:
        super().__init__(seed, nonces)
        self.draws: list[Draw] = []

    def outcome(self, draw: int, odds: list[int]) -> int:
        x = super().outcome(draw, odds)
        self.draws.append(Draw(draw, tuple(odds), x))
        return x
