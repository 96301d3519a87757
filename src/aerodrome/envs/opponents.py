"""The bots that a learner plays against: one on every seat but its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from aerodrome.bots.levels import Chooser, bot
from aerodrome.envs.episode import Episode
from aerodrome.kernel.chance import Rng, seed_from
from aerodrome.kernel.game import BadSetup, Game
from aerodrome.kernel.observation import around
from aerodrome.kernel.rules import Rules

Opponent = str | Chooser  # the name of a level, or an object that chooses


def check_opponents(game: Game, rules: Rules[Any], given: Opponent | Sequence[Opponent]) -> list[Opponent]:
    """Who holds each other seat, in the order in which they follow the learner's: one for all, or one for each. Raises
    BadSetup for a level that does not exist, and for another number than there are seats."""
    named: list[Opponent] = list(given) if isinstance(given, Sequence) and not isinstance(given, str) else [given]
    others = rules.seats - 1
    if len(named) == 1:
        named *= others
    if len(named) != others:
        listed = ", ".join(str(each) for each in named)
        raise BadSetup(f"{rules.seats} seats leave room for {others} opponents, not {len(named)}: {listed}")
    for each in named:
        if isinstance(each, str):
            bot(each, game, rules, Rng(0))
    return named


@final
class Opponents:
    """One episode against bots. They answer as they would in a match of the same seed."""

    def __init__(self, episode: Episode, seat: int, given: list[Opponent]) -> None:
        self.episode = episode
        self.seat = seat  # the learner's
        self.given = given
        self.bots: dict[int, Chooser] = {}
        self.generators: dict[int, Rng] = {}  # of those that were given by name
        for other, each in zip(around(seat, episode.rules.seats)[1:], given, strict=True):
            self._seat(other, each, Rng(seed_from(f"{episode.seed}/bot/{other}")))
        self.answer()

    def __reduce__(self) -> Any:
        return opponents_again, (self.episode, self.seat, self.given, self.generators)

    def copy(self) -> Opponents:
        """The same on a copy of the episode; bots that were given as objects are shared."""
        generators = {other: rng.copy() for other, rng in self.generators.items()}
        return opponents_again(self.episode.copy(), self.seat, self.given, generators)

    def _seat(self, other: int, each: Opponent, rng: Rng) -> None:
        if isinstance(each, str):
            self.generators[other] = rng
            self.bots[other] = bot(each, self.episode.game, self.episode.rules, rng)
        else:
            self.bots[other] = each

    def answer(self) -> None:
        """Let the bots play until the learner is asked, or the game is over."""
        episode = self.episode
        while episode.seat in self.bots:
            mine = episode.rules.redact(episode.state, episode.seat)
            episode.step(self.bots[episode.seat].choose(mine, episode.legal[:]))


def opponents_again(episode: Episode, seat: int, given: list[Opponent], generators: dict[int, Rng]) -> Opponents:
    """Bots whose generators go on from there; it is the learner's turn, or the end."""
    again = Opponents(episode, seat, given)
    for other, rng in generators.items():
        level = given[around(seat, episode.rules.seats).index(other) - 1]
        again._seat(other, level, rng)
    return again
