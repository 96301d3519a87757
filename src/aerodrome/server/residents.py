"""Bots that the host has brought: each lives in a process of its own, where it can harm nobody.

It is asked one question at a time, is shown the position as its seat knows it, and remembers nothing of other
questions."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Iterable
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import msgspec

from aerodrome import games
from aerodrome.bots.levels import LEVELS
from aerodrome.kernel.encode import load
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import Match
from aerodrome.lab import players
from aerodrome.lab.players import LIMIT, BotFault
from aerodrome.server.thinkers import Thought, prepare
from aerodrome.server.wire import PEOPLE, Nickname

ARRIVAL: Final = 60.0  # seconds for its imports
PATIENCE: Final = LIMIT + 5.0  # for an answer; a program that takes longer than LIMIT is ended by its resident before


class Fault(NamedTuple):
    """What went wrong in the process of a resident."""

    reason: str


class Resident:
    """A bot that cannot be used is refused with BadSetup. One that keeps silent or ends is there again for the next
    question."""

    def __init__(self, source: str) -> None:
        self.source = source
        self._asking = asyncio.Lock()
        try:
            self.games: tuple[str, ...] = self._start()
        except BotFault as fault:
            raise BadSetup(str(fault)) from fault

    async def think(self, thought: Thought) -> str:
        """The words of its answer; a fault is raised as BotFault."""
        async with self._asking:
            return await asyncio.to_thread(self._answer, thought)

    def end(self) -> None:
        self._process.kill()
        self._process.join()

    def _answer(self, thought: Thought) -> str:
        if not self._process.is_alive():
            self._start()
        words: str = self._told(thought, PATIENCE)
        return words

    def _start(self) -> tuple[str, ...]:
        """The games that it plays."""
        context = multiprocessing.get_context("spawn")
        self._line, there = context.Pipe()
        self._process = context.Process(target=live, args=(there,), daemon=True)
        self._process.start()
        there.close()
        plays: tuple[str, ...] = self._told(self.source, ARRIVAL)
        return plays

    def _told(self, message: str | Thought, seconds: float) -> Any:
        """What it says to a message."""
        try:
            self._line.send(message)
            said = self._line.recv() if self._line.poll(seconds) else None
        except (EOFError, OSError):
            said = Fault("its process has ended")
        if said is None or not self._process.is_alive():
            self.end()
        if said is None:
            said = Fault(f"said nothing for {seconds:g} seconds")
        if isinstance(said, Fault):
            raise BotFault(said.reason)
        return said


class Residents:
    """All of them, each given as NAME=BOT in the words of `aerodrome.lab.players`."""

    def __init__(self, bots: Iterable[str] = ()) -> None:
        self.known: dict[str, Resident] = {}
        for bot in bots:
            name, equals, source = (part.strip() for part in bot.partition("="))
            try:
                msgspec.convert(name, Nickname)
            except msgspec.ValidationError as error:
                raise BadSetup(f"a bot is NAME=BOT with a name of 1 to 24 characters, not {bot!r}") from error
            if not equals or name.lower() in (*LEVELS, *PEOPLE, *map(str.lower, self.known)):
                raise BadSetup(f"a bot is NAME=BOT with a name of its own, not {bot!r}")
            try:
                self.known[name] = Resident(source)
            except BadSetup as error:
                raise BadSetup(f"bot {name!r} cannot be used: {error}") from error

    def of(self, game: str) -> tuple[str, ...]:
        """The names of those that play it."""
        return tuple(name for name, resident in self.known.items() if game in resident.games)

    async def think(self, thought: Thought) -> str:
        if thought.level not in self.known:
            raise BotFault("it is not here any more")
        return await self.known[thought.level].think(thought)

    def close(self) -> None:
        for resident in self.known.values():
            resident.end()


def live(line: Connection) -> None:
    """The life of a resident: it hears which bot it is, and then its questions."""
    prepare()
    try:
        source = line.recv()
        line.send(_said(players.plays, source))
        while True:
            line.send(_said(_words, source, line.recv()))
    except EOFError:
        return  # the server has ended


def _said(find: Any, *message: Any) -> Any:
    try:
        return find(*message)
    except Exception as error:  # whatever the host's code does
        ours = isinstance(error, (BadSetup, BotFault))
        return Fault(str(error) if ours else f"{type(error).__name__}: {error}")


def _words(source: str, thought: Thought) -> str:
    """Its answer in words. The match that it is given begins with what its seat knows, so it holds no secret."""
    game = games.find(thought.game)
    options = dict(thought.options)
    mine = load(game, game.rules(thought.seats, options), thought.mine)
    seat = mine.todo[-1].who
    match = Match(game, thought.seats, options, str(thought.whim), auto=False, base=mine)
    bots = ["random"] * thought.seats
    bots[seat] = source
    with players.seated(bots, match) as found:
        return match.rules.actions.text(found[seat].choose(match.mine(seat), match.legal(seat)))
