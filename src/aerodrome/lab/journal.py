"""The folder of an arena: its setting, a line for every finished game, and the results.

A game is reported as finished when its line is on the disk. Whoever is killed loses only games that were still being
played."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any, BinaryIO, Final, Self

import msgspec

from aerodrome.kernel.errors import AerodromeError
from aerodrome.lab.engines import Done
from aerodrome.lab.simulate import Played

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

SETTING: Final = "setting.json"
GAMES: Final = "games.jsonl"
RESULTS: Final = "results.json"
BATCH: Final = 0.1  # seconds of games that share a flush of the disk


class JournalError(AerodromeError):
    """A folder that cannot be gone on with."""


@dataclass(frozen=True)
class Line:
    """A finished game: its number among all, the node that played it, and what came of it."""

    game: int
    node: str
    played: Played


class Journal:
    """Open in a `with`; nobody else can write to the folder meanwhile."""

    def __init__(self, folder: Path, setting: dict[str, Any]) -> None:
        self.folder, self.setting = folder, setting
        self.games: dict[int, Played] = {}

    def __enter__(self) -> Self:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.file: BinaryIO = open(self.folder / GAMES, "ab+", buffering=0)
        try:
            _lock(self.file, self.folder)
            self._compare()
            self._read()
        except BaseException:
            self.file.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def keep(self, done: Iterable[Done[Played]]) -> Generator[Done[Played], None, None]:
        """The same games, each once its line is on the disk."""
        waiting: list[Done[Played]] = []
        flushed = monotonic()
        try:
            for each in done:
                self._write(each)
                waiting.append(each)
                if monotonic() - flushed >= BATCH:
                    os.fsync(self.file.fileno())
                    yield from waiting
                    waiting, flushed = [], monotonic()
        finally:
            os.fsync(self.file.fileno())
        yield from waiting

    def conclude(self, results: str) -> None:
        _replace(self.folder / RESULTS, results.encode())

    def _write(self, done: Done[Played]) -> None:
        line = msgspec.json.encode(Line(done.n, done.node, done.result)) + b"\n"
        while line:
            line = line[self.file.write(line) :]
        self.games[done.n] = done.result

    def _compare(self) -> None:
        """The folder must be new, or of the same setting."""
        file = self.folder / SETTING
        if not file.exists():
            if os.fstat(self.file.fileno()).st_size:
                raise JournalError(f"{self.folder} has games, but no {SETTING}")
            _replace(file, msgspec.json.format(msgspec.json.encode(self.setting), indent=1) + b"\n")
            return
        try:
            there = msgspec.json.decode(file.read_bytes(), type=dict[str, Any])
        except msgspec.DecodeError as error:
            raise JournalError(f"{file} is damaged: {error}") from error
        here = msgspec.to_builtins(self.setting)
        for name in dict.fromkeys([*here, *there]):
            if here.get(name) != there.get(name):
                about = f"it has {name} {there.get(name)!r}, not {here.get(name)!r}"
                raise JournalError(f"{self.folder} is the folder of another arena: {about}")

    def _read(self) -> None:
        """All games that are there. A last line that was not written to its end is taken away."""
        self.file.seek(0)
        lines = self.file.read().splitlines(keepends=True)
        good = 0
        for number, text in enumerate(lines, 1):
            try:
                line = msgspec.json.decode(text, type=Line)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                if number < len(lines):
                    raise JournalError(f"line {number} of {self.folder / GAMES} is damaged: {error}") from error
                break
            if not text.endswith(b"\n"):
                break
            if line.game in self.games:
                raise JournalError(f"line {number} of {self.folder / GAMES} tells game {line.game} again")
            self.games[line.game] = line.played
            good += len(text)
        self.file.truncate(good)


def _replace(file: Path, data: bytes) -> None:
    """The file has this content, or what it had before, whatever happens meanwhile."""
    new = file.with_name(f"{file.name}.new")
    with new.open("wb") as out:
        out.write(data)
        out.flush()
        os.fsync(out.fileno())
    os.replace(new, file)
    if sys.platform != "win32":
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _lock(file: BinaryIO, folder: Path) -> None:
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise JournalError(f"another arena is at work in {folder}") from error
