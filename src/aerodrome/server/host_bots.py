"""Bots that the host of the server offers: each in a process of its own, where it can harm nobody.

One is asked one question at a time, is shown the position as its seat knows it, and remembers nothing of other
questions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

import aerodrome.games as games
from aerodrome.bots import players
from aerodrome.bots.levels import LEVELS
from aerodrome.bots.players import BotError
from aerodrome.kernel.encode import load
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import Match
from aerodrome.server.bot_pool import BotAnswer, BotQuestion, NoAnswerError, ask, bounds, load_games
from aerodrome.server.sanitize import nickname
from aerodrome.server.settings import Settings
from aerodrome.server.wire import PEOPLE
from aerodrome.server.workers import Pool, Worker, WorkerError

PROGRAM_SHARE: Final = 0.9  # of a bot's time is its program's, which is ended before its process is
T = TypeVar("T")


class HostBot:
    """One such bot. If its process hangs or ends, there is a new one for the next question."""

    def __init__(self, source: str, settings: Settings) -> None:
        """`source` is in the words of `aerodrome.bots.players`. Raises BadSetup if the bot cannot be used."""
        self.source, self._seconds = source, settings.bot_seconds
        worker = Worker(bounds(settings), set_up, source)
        self._pool = Pool([worker])
        try:
            self.games: tuple[str, ...] = worker.start()
        except (BotError, WorkerError) as error:
            raise BadSetup(str(error)) from error

    async def ask(self, question: BotQuestion, payer: str) -> BotAnswer:
        """The bot's answer. Raises NoAnswerError if it fails."""
        return await ask(self._pool, payer, answer, self.source, question, self._seconds * PROGRAM_SHARE)

    def close(self) -> None:
        self._pool.close()


class HostBots:
    """All of them, by name."""

    def __init__(self, bots: Iterable[str] = (), settings: Settings | None = None) -> None:
        """Each is given as NAME=BOT. Raises BadSetup if one has no good name, or cannot be used."""
        self.known: dict[str, HostBot] = {}
        for bot in bots:
            name, equals, source = (part.strip() for part in bot.partition("="))
            try:
                name = nickname(name)
            except ValueError as error:
                raise BadSetup(f"a bot is NAME=BOT with a name of 1 to 24 characters, not {bot!r}") from error
            if not equals or name.lower() in (*LEVELS, *PEOPLE, *map(str.lower, self.known)):
                raise BadSetup(f"a bot is NAME=BOT with a name of its own, not {bot!r}")
            try:
                self.known[name] = HostBot(source, settings or Settings())
            except BadSetup as error:
                raise BadSetup(f"bot {name!r} cannot be used: {error}") from error

    def of(self, game: str) -> tuple[str, ...]:
        """The names of those that play this game."""
        return tuple(name for name, bot in self.known.items() if game in bot.games)

    async def ask(self, question: BotQuestion, payer: str) -> BotAnswer:
        """The bot's answer. Raises NoAnswerError if it fails, or is not offered any more."""
        if question.bot not in self.known:
            raise NoAnswerError("it is not here any more", 0.0)
        return await self.known[question.bot].ask(question, payer)

    def close(self) -> None:
        for bot in self.known.values():
            bot.close()


def set_up(source: str) -> tuple[str, ...]:
    """The set-up of the bot's process: import what it needs. Returns the games that it plays; raises as `_request`."""
    load_games()
    return _request(players.plays, source)


def answer(source: str, question: BotQuestion, limit: float) -> str:
    """The words of the bot's answer, in its process; a program has `limit` seconds for it. Raises as `_request`."""
    return _request(_choose, source, question, limit)


def _request(function: Callable[..., T], *args: Any) -> T:
    """Call what runs the host's code. Raises BadSetup if there is no such bot, MemoryError if it has used up all
    memory, so that its process begins anew, and BotError for whatever else goes wrong."""
    try:
        return function(*args)
    except BadSetup:
        raise
    except BotError as error:
        if isinstance(error.__cause__, MemoryError):
            raise MemoryError from error
        raise
    except Exception as error:
        raise BotError(f"{type(error).__name__}: {error}") from error


def _choose(source: str, question: BotQuestion, limit: float) -> str:
    """The match that the bot is given begins with what its seat knows, so it holds no secret."""
    game = games.find(question.game)
    options = dict(question.options)
    mine = load(game, game.rules(question.seats, options), question.mine)
    seat = mine.todo[-1].who
    match = Match(game, question.seats, options, str(question.seed), auto=False, base=mine)
    bots = ["random"] * question.seats
    bots[seat] = source
    with players.seated(bots, match, limit) as found:
        return match.rules.actions.text(found[seat].choose(match.mine(seat), match.legal(seat)))
