"""A match played again from its log, position by position."""

from __future__ import annotations

from collections.abc import Iterator

from aerodrome.kernel.chance import Fate
from aerodrome.kernel.match import FORCED, Match
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
    for entry in match.log:
        if entry.who < 0:
            continue
        if entry.how != FORCED:
            yield again
        again.answer(entry.who, entry.x)
    yield again
