"""The built-in bots, in a pool of worker processes, so that the loop never waits for one.

A worker is sent the position as the bot's seat knows it, and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

from msgspec import Struct

import aerodrome.games as games
from aerodrome.bots import levels
from aerodrome.bots.players import BotError
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import load
from aerodrome.kernel.rules import Rules
from aerodrome.server.settings import Settings
from aerodrome.server.workers import Bounds, Pool, Worker

ATTEMPTS: Final = 3  # at a question that the bot's process does not survive


class BotQuestion(Struct, frozen=True):
    """What a bot is asked: its name, the position as its seat knows it, the seed of its random choices, and how long a
    search may take."""

    game: str
    seats: int
    options: tuple[tuple[str, int], ...]
    bot: str
    mine: dict[str, Any]
    seed: int
    seconds: float


class BotAnswer(NamedTuple):
    """The words of a bot's answer, and the seconds for which it kept a process busy."""

    words: str
    seconds: float


class NoAnswerError(BotError):
    """A bot failed, after so many seconds."""

    def __init__(self, reason: str, seconds: float) -> None:
        super().__init__(reason)
        self.seconds = seconds


def bounds(settings: Settings) -> Bounds:
    """What the process of a bot may use."""
    return Bounds(settings.bot_seconds, ATTEMPTS, settings.bot_memory)


def load_games() -> None:
    """The set-up of a worker: import all games, before the first question."""
    for name in games.names():
        games.find(name)


async def ask(pool: Pool, payer: str, function: Callable[..., str], *args: Any) -> BotAnswer:
    """What the function answers in a process of the pool. Raises NoAnswerError whatever goes wrong there."""
    async with pool.turn(payer) as worker:
        since = time.monotonic()
        try:
            words = await worker.ask(function, *args)
        except Exception as error:
            raise NoAnswerError(str(error), time.monotonic() - since) from error
        return BotAnswer(words, time.monotonic() - since)


@cache
def _rules(game: str, seats: int, options: tuple[tuple[str, int], ...]) -> Rules[Any]:
    return games.find(game).rules(seats, dict(options))


def answer(question: BotQuestion) -> str:
    """The words of a built-in bot's answer. Runs in a worker."""
    game, rules = games.find(question.game), _rules(question.game, question.seats, question.options)
    mine = load(game, rules, question.mine)
    bot = levels.bot(question.bot, game, rules, Rng(question.seed), question.seconds)
    step = mine.todo[-1]
    legal = step.legal(mine)
    if len(legal) == 1 and step.discreet(mine):
        bot.dwell(mine)
    return rules.actions.text(bot.choose(mine, legal))


class BotPool:
    """The workers that play the bots of all levels."""

    def __init__(self, settings: Settings) -> None:
        self._pool = Pool([Worker(bounds(settings), load_games) for _ in range(settings.bot_workers)])

    async def ask(self, question: BotQuestion, payer: str) -> BotAnswer:
        """The bot's answer. Raises NoAnswerError if it fails. Payers are served in turn."""
        return await ask(self._pool, payer, answer, question)

    def close(self) -> None:
        self._pool.close()
