"""The bots that a learner plays against: one on every seat but its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from aerodrome.bots.bot import Bot
from aerodrome.bots.levels import bot
from aerodrome.envs.episode import Episode
from aerodrome.kernel.chance import Rng, seed_from
from aerodrome.kernel.game import BadSetup, Game
from aerodrome.kernel.observation import around
from aerodrome.kernel.rules import Rules


def rivals(game: Game, rules: Rules[Any], opponents: str | Sequence[str]) -> list[str]:
    """The level of each other seat, in the order in which they follow the learner's: one for all, or one for each."""
    named = [opponents] if isinstance(opponents, str) else list(opponents)
    others = rules.seats - 1
    if len(named) == 1:
        named *= others
    if len(named) != others:
        raise BadSetup(f"{rules.seats} seats leave room for {others} opponents, not {len(named)}: {', '.join(named)}")
    for level in named:
        bot(level, game, rules, Rng(0))  # a level that does not exist is refused
    return named


@final
class Rivals:
    """One episode against bots. They answer as they would in a match of the same seed."""

    def __init__(self, episode: Episode, seat: int, levels: list[str]) -> None:
        self.episode = episode
        self.seat = seat  # the learner's
        self.bots: dict[int, Bot] = {}
        rules = episode.rules
        for other, level in zip(around(seat, rules.seats)[1:], levels, strict=True):
            self.bots[other] = bot(level, episode.game, rules, Rng(seed_from(f"{episode.seed}/bot/{other}")))
        self.answer()

    def answer(self) -> None:
        """Let the bots play until the learner is asked, or the game is over."""
        episode = self.episode
        while episode.seat in self.bots:
            mine = episode.rules.redact(episode.state, episode.seat)
            episode.step(self.bots[episode.seat].choose(mine, episode.legal[:]))
