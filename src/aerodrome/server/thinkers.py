"""Bots think in processes of their own, so that nobody waits for them. They are sent what their seat knows."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any, Final

from msgspec import Struct

from aerodrome import games
from aerodrome.bots import levels
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import load
from aerodrome.kernel.rules import Rules

ATTEMPTS: Final = 5  # at a question whose worker dies


class Thought(Struct, frozen=True):
    """A bot's question: the position as its seat knows it, and a number that its whims come from."""

    game: str
    seats: int
    options: tuple[tuple[str, int], ...]
    level: str
    mine: dict[str, Any]
    whim: int


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
    if len(legal) == 1 and step.discreet:
        bot.dwell(mine)
    return rules.actions.text(bot.choose(mine, legal))


def prepare() -> None:
    """Make this process a worker of the server. Ctrl-C is the server's business; it ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()
    for name in games.names():
        games.find(name)


def _end_with_server() -> None:
    """A killed server cannot end its workers."""
    if server := multiprocessing.parent_process():
        server.join()
        os._exit(1)


class Thinkers:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=prepare)
        return self._pool

    async def think(self, thought: Thought) -> str:
        """The bot's answer. A worker that dies is replaced, and its question asked again."""
        for _ in range(ATTEMPTS - 1):
            pool = self._started()
            try:
                return await self._ask(pool, thought)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
        return await self._ask(self._started(), thought)

    async def _ask(self, pool: ProcessPoolExecutor, thought: Thought) -> str:
        return await asyncio.get_running_loop().run_in_executor(pool, answer, thought)

    async def close(self) -> None:
        """Thoughts that have begun are waited for: workers that are left behind complain in the log."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)
            self._pool = None
