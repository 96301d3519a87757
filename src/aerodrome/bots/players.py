"""Bots as experiments and servers take them: named by a text, or, in Python, as an object or a factory.

| text | bot |
|---|---|
| `pilot`, `ace:50` | a level |
| `python:package.module:Name` or `package.module:Name` | what `Name(match, seat)` gives: an object with `choose` |
| `program:COMMAND ...` | a program that speaks JSON lines |
| `NAME=...` | one of these, called so in tables |

An object has `choose(mine, legal)`; every game gets a copy of it, so that no game depends on those before it, nor on
the process in which it is played. A factory is called with match and seat for every game. `Named` calls either
otherwise."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from copy import deepcopy
from dataclasses import dataclass
from importlib import import_module
from operator import index
from typing import Any, Final

from aerodrome.bots import levels
from aerodrome.bots.bot import Bot
from aerodrome.bots.levels import Chooser, Factory
from aerodrome.bots.program import ProgramBot, ProgramError
from aerodrome.games import find, names
from aerodrome.kernel.errors import AerodromeError
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import NO_ACTION, Match, Refused

LIMIT: Final = 10.0  # seconds that a program has for an answer
PROGRAM: Final = "program:"
LONGEST_LIMIT: Final = 86_400.0
PYTHON: Final = "python:"
NAME: Final = re.compile(r"[\w.-]+")
NAMED: Final = re.compile(rf"({NAME.pattern})=(.*)", re.DOTALL)


@dataclass(frozen=True)
class Named:
    """An object or a factory, and what tables call it. Raises BadSetup for a name that could not stand before `=`."""

    name: str
    bot: Chooser | Factory

    def __post_init__(self) -> None:
        if not NAME.fullmatch(self.name):
            raise BadSetup(f"a bot cannot be called {self.name!r}: letters, digits, '.', '_' and '-' make a name")


Player = str | Chooser | Factory | Named


class BotError(AerodromeError):
    """A bot that failed: which, on which seat of which game, and how."""


class Guarded(Bot):
    """A foreign bot whose failures are named."""

    def __init__(self, bot: Any, about: str, match: Match, seat: int) -> None:
        self.bot, self.about, self.match, self.seat = bot, about, match, seat

    def choose(self, mine: Any, legal: list[int]) -> int:
        with _named(self.about):
            x = index(self.bot.choose(mine, legal))
            if x not in legal:
                actions = self.match.rules.actions
                words = actions.text(x) if 0 <= x < actions.size else str(x)
                raise Refused(self.match.why_not(self.seat, x) or NO_ACTION, f"chose {words!r}")
            return x


def title(bot: Player) -> str:
    """What tables call the bot: objects after their class, factories after themselves."""
    if isinstance(bot, str):
        found = NAMED.fullmatch(bot)
        return found[1] if found else bot
    if isinstance(bot, Named):
        return bot.name
    return str(getattr(bot, "__name__", type(bot).__name__))


def text(bot: Player) -> str:
    """The bot as results and files tell of it: the text that it was given by, else its title."""
    return bot if isinstance(bot, str) else title(bot)


def listens(bot: Player) -> bool:
    """Must it be told the events of the match?"""
    return isinstance(bot, str) and _source(bot).startswith(PROGRAM)


def check_all(bots: Sequence[Player], match: Match) -> None:
    """Fail before the first game if there is no such bot, or if tables could not tell two of them apart."""
    known: dict[str, Player] = {}
    for bot in bots:
        check(bot, match)
        other = known.setdefault(text(bot), bot)
        if other is not bot and not (isinstance(other, str) and isinstance(bot, str)):
            raise BadSetup(f"two bots are called {title(bot)!r}; Named(name, bot) calls them otherwise")


def check(bot: Player, match: Match) -> None:
    """Fail before the first game if there is no such bot."""
    if not isinstance(bot, str):
        _check_object(bot)
        return
    source = _source(bot)
    if source.startswith(PROGRAM):
        program = _command(source)[0]
        if shutil.which(program) is None:
            raise BadSetup(f"there is no program {program!r}")
    elif _is_python(source):
        load(source)
    else:
        levels.make(source, match, 0)


def plays(bot: str) -> tuple[str, ...]:
    """The games that a bot plays: those that its class names in `games`, else all."""
    known = names()
    check(bot, Match(find(known[0]), max(2, find(known[0]).fewest)))
    source = _source(bot)
    said = getattr(load(source), "games", known) if _is_python(source) and not source.startswith(PROGRAM) else known
    if unknown := [game for game in said if game not in known]:
        raise BadSetup(f"{bot!r} plays {', '.join(map(str, unknown))}, but there are {', '.join(known)}")
    return tuple(said)


@contextmanager
def seated(bots: Sequence[Player], match: Match, limit: float = LIMIT) -> Iterator[list[Bot]]:
    """A bot for each seat of the match. Programs run until the end of the `with`."""
    with ExitStack() as stack:
        found: list[Bot] = []
        for seat, bot in enumerate(bots):
            about = f"bot {title(bot)!r}, game {match.seed!r} of {match.game.name}, seat {seat + 1}"
            if not isinstance(bot, str):
                with _named(about):
                    found.append(Guarded(_made(bot, match, seat), about, match, seat))
                continue
            source = _source(bot)
            if source.startswith(PROGRAM):
                with _named(about):
                    program = stack.enter_context(ProgramBot(_command(source), match, seat, limit))
                found.append(Guarded(program, about, match, seat))
            elif _is_python(source):
                factory = load(source)
                with _named(about):
                    found.append(Guarded(factory(match, seat), about, match, seat))
            else:
                found.append(levels.make(source, match, seat))
        yield found


def _made(bot: Chooser | Factory | Named, match: Match, seat: int) -> Any:
    given = bot.bot if isinstance(bot, Named) else bot
    return deepcopy(given) if levels.is_chooser(given) else levels.call(given, match, seat)


def _check_object(bot: Chooser | Factory | Named) -> None:
    given = bot.bot if isinstance(bot, Named) else bot
    levels.check_object(given)
    if levels.is_chooser(given):
        try:
            deepcopy(given)
        except Exception as error:
            fault = f"{type(error).__name__}: {error}"
            raise BadSetup(
                f"bot {title(bot)!r} cannot be copied for every game ({fault}); give a factory that makes it, instead"
            ) from error


@contextmanager
def _named(about: str) -> Iterator[None]:
    """Whatever goes wrong is a fault of the bot."""
    try:
        yield
    except Exception as error:
        ours = isinstance(error, (ProgramError, Refused))
        raise BotError(f"{about}: {error if ours else f'{type(error).__name__}: {error}'}") from error


def load(source: str) -> Factory:
    """The class or function that a path names; modules of the working folder are found too."""
    module, _, name = source.removeprefix(PYTHON).partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found = import_module(module)
        for each in name.split("."):
            found = getattr(found, each)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadSetup(f"there is no bot {source!r}: {error}") from error
    if not callable(found):
        raise BadSetup(f"there is no bot {source!r}: {name} cannot be called with a match and a seat")
    factory: Factory = found
    return factory


def _source(bot: str) -> str:
    found = NAMED.fullmatch(bot)
    return (found[2] if found else bot).strip()


def _is_python(source: str) -> bool:
    head, colon, _ = source.partition(":")
    return bool(colon) and head.lower() not in levels.LEVELS


def _command(source: str) -> list[str]:
    try:
        command = shlex.split(source.removeprefix(PROGRAM))
    except ValueError as error:
        raise BadSetup(f"{source!r} is no command: {error}") from error
    if not command:
        raise BadSetup(f"{source!r} names no program")
    return command
