"""Finds a scene for each kind of question: a saved game in which a person is asked it, and has a choice.

A kind of question is a class of steps. Pilots play seeded games, first the game as it is by default, then its variants
and other numbers of seats, until every kind has been asked. Of the first game that asks it, the question with the most
options is kept. What was found stays in `build/scenes/GAME/STEP.json` until the code or the content that led there
changes, so it is looked for once."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import aerodrome
from aerodrome.bots import levels
from aerodrome.games import find, names
from aerodrome.kernel.game import BadSetup, Game
from aerodrome.kernel.match import Entry, Match
from aerodrome.kernel.save import save
from aerodrome.kernel.step import Step
from tools.digest import digest

PACKAGE: Final = Path(aerodrome.__file__).parent
FOLDER: Final = Path(__file__).parents[2] / "build" / "scenes"
CODE: Final = (".py", ".toml")
SEATS: Final = 4  # a full table, if the game is for so many
SEED: Final = "e"  # of some that were tried, the one that shows everything soonest
FIRST: Final = 3  # games by default, before variants are tried
ROUNDS: Final = 8  # through all setups, by Pilots and at random by turns


@dataclass(frozen=True)
class Setting:
    """A game to look into."""

    seats: int
    options: dict[str, int]
    seed: str
    level: str


@dataclass(frozen=True)
class Sight:
    """A question in such a game: the log that leads to it, whom it asks, and how many options that seat has."""

    setting: Setting
    log: list[Entry]
    seat: int
    options: int


def questions(game: Game) -> list[str]:
    """The kinds of question that the game asks: the names of its steps that have options."""
    return [step.__name__ for step in game.steps if step.legal is not Step.legal]


def kinds() -> list[tuple[str, str]]:
    """All games with their kinds of question, without looking for a scene."""
    return [(name, step) for name in names() for step in questions(find(name))]


def scene(name: str, step: str) -> Path:
    """The scene of one kind of question. Raises BadSetup if there is no such game or kind."""
    found = scenes(name)
    if step not in found:
        raise BadSetup(f"{name} does not ask {step!r}; it asks {', '.join(found)}")
    return found[step]


def scenes(name: str, folder: Path = FOLDER) -> dict[str, Path]:
    """The scenes of a game by the kind of question. Raises LookupError if a kind is never asked."""
    game = find(name)
    own = folder / game.name
    files = {step: own / f"{step}.json" for step in questions(game)}
    stamp, sources = own / "sources.sha256", _digest(game)
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == sources and all(map(Path.is_file, files.values())):
        return files
    own.mkdir(parents=True, exist_ok=True)
    for step, sight in look(game).items():
        _write(files[step], saved(game, sight))
    for other in set(own.glob("*.json")) - set(files.values()):
        other.unlink(missing_ok=True)
    _write(stamp, sources)
    return files


def look(game: Game) -> dict[str, Sight]:
    """Where each kind of question is asked. Raises LookupError if one is not, in all games that are tried."""
    missing, found = set(questions(game)), dict[str, Sight]()
    for setting in settings(game):
        seen = _watch(game, setting)
        found.update((step, seen[step]) for step in missing & seen.keys())
        missing -= seen.keys()
        if not missing:
            return found
    raise LookupError(f"no game of {game.name} has asked {', '.join(sorted(missing))}")


def settings(game: Game) -> Iterator[Setting]:
    """The games to look into, one after the other."""
    default = {option.name: option.default for option in game.options}
    for n in range(FIRST):
        yield Setting(min(SEATS, game.most), default, f"{SEED}/{n}", "pilot")
    setups = sorted(game.setups(), key=lambda setup: abs(setup[0] - SEATS))
    for n in range(ROUNDS):
        for seats, options in setups:
            yield Setting(seats, options, f"{SEED}/{FIRST + n}", ("pilot", "random")[n % 2])


def saved(game: Game, sight: Sight) -> str:
    """The game as it stands at this question, a person on the seat that is asked and bots on the others."""
    setting = sight.setting
    match = Match(game, setting.seats, setting.options, setting.seed)
    match.replay(sight.log)
    players = [setting.level] * setting.seats
    players[sight.seat] = "human"
    return save(match, {"players": players})


def _watch(game: Game, setting: Setting) -> dict[str, Sight]:
    """Of each kind of question in this game, the one with the most options, the first of equals."""
    seen: dict[str, Sight] = {}
    match = Match(game, setting.seats, setting.options, setting.seed, quiet=True)
    bots = [levels.make(setting.level, match, seat) for seat in range(setting.seats)]
    while not match.over:
        log = match.log[:]  # answers of those who are asked together come into it later
        for seat in match.asked():
            mine = match.mine(seat)
            legal: list[int] = mine.todo[-1].legal(mine)
            kind = type(mine.todo[-1]).__name__
            if len(legal) > (seen[kind].options if kind in seen else 1):
                seen[kind] = Sight(setting, log, seat, len(legal))
            match.answer(seat, bots[seat].choose(mine, legal))
    return seen


def _digest(game: Game) -> str:
    """Of all that a scene follows from: kernel, bots and this game, and how it is looked for."""
    rooms = [PACKAGE / "kernel", PACKAGE / "bots", game.folder]
    files = [path for room in rooms for path in room.rglob("*") if path.suffix in CODE]
    return digest(PACKAGE, files, Path(__file__).read_text(encoding="utf-8"))


def _write(file: Path, text: str) -> None:
    """At once, as several processes may look for the same scenes."""
    part = file.with_suffix(f".{os.getpid()}")
    part.write_text(text, encoding="utf-8")
    part.replace(file)
