"""The turns of bots at tables: which bots there are, what one answers, and who pays for its time."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Final

import structlog

from aerodrome.bots.levels import LEVELS
from aerodrome.kernel.encode import dump
from aerodrome.server.bot_pool import BotPool, BotQuestion, NoAnswerError
from aerodrome.server.host_bots import HostBots
from aerodrome.server.limits import Budgets
from aerodrome.server.metrics import Metrics
from aerodrome.server.settings import Settings
from aerodrome.server.table import Table
from aerodrome.server.wire import Level

STAND_IN: Final[Level] = "pilot"  # the bot that plays on for a person who has left, or for a bot that failed
log = structlog.get_logger()


class BotTurns:
    def __init__(self, settings: Settings, metrics: Metrics, budgets: Budgets, host_bots: HostBots) -> None:
        self._settings, self._metrics, self._budgets, self._host_bots = settings, metrics, budgets, host_bots
        self._pool = BotPool(settings)

    def names(self, game: str) -> tuple[str, ...]:
        """The bots that players may meet in a game."""
        return (*LEVELS, *self._host_bots.of(game))

    async def answer(self, table: Table, seat: int, bot: Level) -> str:
        """The words of the bot that plays this seat, which must be asked; empty if it fails. Where its haste would tell
        what it holds, it takes a fixed time at least. The owner of the table pays for it."""
        assert table.match is not None
        mine = table.match.mine(seat)
        due = time.monotonic() + (self._settings.pace if mine.todo[-1].discreet(mine) else 0.0)
        options = tuple(table.rules.options.items())
        seed, ceiling = secrets.randbits(56), self._settings.search_seconds
        question = BotQuestion(table.game.name, len(table.seats), options, bot, dump(mine), seed, ceiling)
        words, seconds = await self._ask(table, seat, question)
        self._metrics.busy_seconds.labels(level=bot).inc(seconds)
        self._budgets.charge(table.setup.owner, seconds)
        await asyncio.sleep(due - time.monotonic())
        return words

    async def _ask(self, table: Table, seat: int, question: BotQuestion) -> tuple[str, float]:
        """The words of the bot, empty if it fails, and the seconds for which it kept a process busy."""
        try:
            with self._metrics.thinking_seconds.labels(level=question.bot).time():
                bots = self._pool if question.bot in LEVELS else self._host_bots
                return await bots.ask(question, table.setup.owner)
        except NoAnswerError as error:
            by = "its default" if question.bot == STAND_IN else STAND_IN
            log.error("bot replaced", table=table.id, seat=seat, bot=question.bot, by=by, reason=str(error))
            return "", error.seconds

    def close(self) -> None:
        self._host_bots.close()
        self._pool.close()
