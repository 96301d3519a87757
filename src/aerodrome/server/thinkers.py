"""Bots think in processes of their own, so that nobody waits for them. They are sent what their seat knows."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

from msgspec import Struct

import aerodrome.games as games
from aerodrome.bots import levels
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import load
from aerodrome.kernel.rules import Rules
from aerodrome.lab.players import BotFault
from aerodrome.server.settings import Settings
from aerodrome.server.workers import Bounds, Pool, Worker

ATTEMPTS: Final = 3  # at a question that the bot's process does not survive


class Thought(Struct, frozen=True):
    """A bot's question: the position as its seat knows it, and a number that its whims come from."""

    game: str
    seats: int
    options: tuple[tuple[str, int], ...]
    level: str
    mine: dict[str, Any]
    whim: int


class Answer(NamedTuple):
    """The words of a bot's answer, and the seconds for which it kept a process busy."""

    words: str
    seconds: float


class NoAnswer(BotFault):
    """A bot failed, after so many seconds."""

    def __init__(self, reason: str, seconds: float) -> None:
        super().__init__(reason)
        self.seconds = seconds


def bounds(settings: Settings) -> Bounds:
    """What the process of a bot may use."""
    return Bounds(settings.bot_seconds, ATTEMPTS, settings.bot_memory)


def load_games() -> None:
    """Import all of them, before the first question."""
    for name in games.names():
        games.find(name)


async def ask(pool: Pool, payer: str, function: Callable[..., str], *args: Any) -> Answer:
    """What the function answers in a process of the pool; whatever goes wrong there is raised as NoAnswer."""
    async with pool.turn(payer) as worker:
        since = time.monotonic()
        try:
            words = await worker.ask(function, *args)
        except Exception as error:
            raise NoAnswer(str(error), time.monotonic() - since) from error
        return Answer(words, time.monotonic() - since)


@cache
def _rules(game: str, seats: int, options: tuple[tuple[str, int], ...]) -> Rules[Any]:
    return games.find(game).rules(seats, dict(options))


def answer(thought: Thought) -> str:
    """The words of the bot's answer."""
    game, rules = games.find(thought.game), _rules(thought.game, thought.seats, thought.options)
    mine = load(game, rules, thought.mine)
    bot = levels.bot(thought.level, game, rules, Rng(thought.whim))
    step = mine.todo[-1]
    legal = step.legal(mine)
    if len(legal) == 1 and step.discreet(mine):
        bot.dwell(mine)
    return rules.actions.text(bot.choose(mine, legal))


class Thinkers:
    """The bots of all levels."""

    def __init__(self, settings: Settings) -> None:
        self._pool = Pool([Worker(bounds(settings), load_games) for _ in range(settings.bot_workers)])

    async def think(self, thought: Thought, payer: str) -> Answer:
        """Raises NoAnswer if the bot fails. Those who pay are served in turn."""
        return await ask(self._pool, payer, answer, thought)

    def close(self) -> None:
        self._pool.close()
