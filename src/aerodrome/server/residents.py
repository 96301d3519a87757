"""Bots that the host has brought: each lives in a process of its own, where it can harm nobody.

It is asked one question at a time, is shown the position as its seat knows it, and remembers nothing of other
questions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import aerodrome.games as games
from aerodrome.bots.levels import LEVELS
from aerodrome.kernel.encode import load
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import Match
from aerodrome.lab import players
from aerodrome.lab.players import BotFault
from aerodrome.server.names import nickname
from aerodrome.server.settings import Settings
from aerodrome.server.thinkers import Answer, NoAnswer, Thought, ask, bounds, load_games
from aerodrome.server.wire import PEOPLE
from aerodrome.server.workers import Pool, Worker, WorkerError

PROGRAM_SHARE: Final = 0.9  # of a bot's time is its program's, which is ended before its process is


class Resident:
    """A bot that cannot be used is refused with BadSetup. One that keeps silent or ends is there again for the next
    question."""

    def __init__(self, source: str, settings: Settings) -> None:
        self.source, self._seconds = source, settings.bot_seconds
        worker = Worker(bounds(settings), arrive, source)
        self._pool = Pool([worker])
        try:
            self.games: tuple[str, ...] = worker.start()
        except (BotFault, WorkerError) as error:
            raise BadSetup(str(error)) from error

    async def think(self, thought: Thought, payer: str) -> Answer:
        """Raises NoAnswer if the bot fails."""
        return await ask(self._pool, payer, words, self.source, thought, self._seconds * PROGRAM_SHARE)

    def end(self) -> None:
        self._pool.close()


class Residents:
    """All of them, each given as NAME=BOT in the words of `aerodrome.lab.players`."""

    def __init__(self, bots: Iterable[str] = (), settings: Settings | None = None) -> None:
        self.known: dict[str, Resident] = {}
        for bot in bots:
            name, equals, source = (part.strip() for part in bot.partition("="))
            try:
                name = nickname(name)
            except ValueError as error:
                raise BadSetup(f"a bot is NAME=BOT with a name of 1 to 24 characters, not {bot!r}") from error
            if not equals or name.lower() in (*LEVELS, *PEOPLE, *map(str.lower, self.known)):
                raise BadSetup(f"a bot is NAME=BOT with a name of its own, not {bot!r}")
            try:
                self.known[name] = Resident(source, settings or Settings())
            except BadSetup as error:
                raise BadSetup(f"bot {name!r} cannot be used: {error}") from error

    def of(self, game: str) -> tuple[str, ...]:
        """The names of those that play it."""
        return tuple(name for name, resident in self.known.items() if game in resident.games)

    async def think(self, thought: Thought, payer: str) -> Answer:
        """Raises NoAnswer if the bot fails, or is not here any more."""
        if thought.level not in self.known:
            raise NoAnswer("it is not here any more", 0.0)
        return await self.known[thought.level].think(thought, payer)

    def close(self) -> None:
        for resident in self.known.values():
            resident.end()


def arrive(source: str) -> tuple[str, ...]:
    """Import what the bot needs, in its process; the games that it plays."""
    load_games()
    return _told(players.plays, source)  # type: ignore[no-any-return]


def words(source: str, thought: Thought, limit: float) -> str:
    """Its answer in words; a program has so many seconds for it."""
    return _told(_answer, source, thought, limit)  # type: ignore[no-any-return]


def _told(find: Any, *message: Any) -> Any:
    """Whatever the host's code raises is a fault in words."""
    try:
        return find(*message)
    except BadSetup:
        raise
    except BotFault as fault:
        if isinstance(fault.__cause__, MemoryError):
            raise MemoryError from fault  # the process begins anew
        raise
    except Exception as error:
        raise BotFault(f"{type(error).__name__}: {error}") from error


def _answer(source: str, thought: Thought, limit: float) -> str:
    """The match that the bot is given begins with what its seat knows, so it holds no secret."""
    game = games.find(thought.game)
    options = dict(thought.options)
    mine = load(game, game.rules(thought.seats, options), thought.mine)
    seat = mine.todo[-1].who
    match = Match(game, thought.seats, options, str(thought.whim), auto=False, base=mine)
    bots = ["random"] * thought.seats
    bots[seat] = source
    with players.seated(bots, match, limit) as found:
        return match.rules.actions.text(found[seat].choose(match.mine(seat), match.legal(seat)))
