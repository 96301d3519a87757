"""A match played again from its log, position by position."""

from __future__ import annotations

from collections.abc import Iterator

from aerodrome.kernel.chance import Fate
from aerodrome.kernel.match import FORCED, Entry, Match
from aerodrome.server.wire import Draw


class Witness(Fate):
    """A fate that notes down what it gave."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.draws: list[Draw] = []

    def outcome(self, draw: int, odds: list[int]) -> int:
        x = super().outcome(draw, odds)
        self.draws.append(Draw(draw, tuple(odds), str(x)))
        return x


def positions(match: Match, fate: Fate | None = None) -> Iterator[Match]:
    """The match when it was young: at its first question, and after each choice with all that followed by itself.
    It is one match that grows, so look at it before you go on."""
    again = Match(
        match.game,
        match.rules.seats,
        match.rules.options,
        match.seed,
        carry=match.carry,
        auto=False,
        base=match.base,
        draws=match.base_draws,
        fate=fate,
    )
    for entry in answers(match, again):
        if entry.how != FORCED:
            yield again
        again.answer(entry.who, entry.x)
    yield again


def answers(match: Match, again: Match) -> Iterator[Entry]:
    """The answers that another match of the same seed must be given to come to where this one is; give each before you
    take the next. Sealed ones are asked for earlier than they took effect, and some it may give by itself."""
    own = [*match.log, *match.sealed.values()]
    given = [[entry for entry in own if entry.who == seat] for seat in range(match.rules.seats)]
    had, counted = [0] * match.rules.seats, 0
    while True:
        for entry in again.log[counted:]:
            if entry.who >= 0:
                had[entry.who] += 1
        counted = len(again.log)
        ready = [given[seat][had[seat]] for seat in again.asked() if had[seat] < len(given[seat])]
        if not ready:
            return
        yield ready[0]
