"""Bots that are programs: they read questions from stdin and write answers to stdout, one JSON object a line.

docs/arena.md describes the protocol. A program gets what the browser of its seat gets, and nothing else."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from subprocess import PIPE, Popen, TimeoutExpired
from tempfile import TemporaryFile
from typing import Any, Final, Self

import msgspec

from aerodrome.bots.bot import Bot
from aerodrome.event_arguments import arguments
from aerodrome.games import part
from aerodrome.kernel.actions import UnknownAction
from aerodrome.kernel.chance import seed_from
from aerodrome.kernel.errors import AerodromeError
from aerodrome.kernel.events import Told
from aerodrome.kernel.match import Match

PROTOCOL: Final = 1
LONGEST: Final = 1 << 16  # bytes of an answer
SHOWN: Final = 80  # characters of a wrong answer that an error repeats
GRACE: Final = 1.0  # seconds to end in after the game


class ProgramError(AerodromeError):
    """A program that cannot be started, ended, kept silent, or said what is no answer."""


class Answer(msgspec.Struct, frozen=True):
    choose: int | str  # an option by its number or in its words


class ProgramBot(Bot):
    """A process of its own for one seat of one match, which must not be quiet; it lives as long as its `with`."""

    def __init__(self, command: Sequence[str], match: Match, seat: int, limit: float) -> None:
        self.command, self.match, self.seat, self.limit = command, match, seat, limit
        self.heard = 0  # events that it was told

    def __enter__(self) -> Self:
        self.errors = TemporaryFile()
        try:
            self.process = Popen(self.command, stdin=PIPE, stdout=PIPE, stderr=self.errors, start_new_session=True)
        except OSError as error:
            self.errors.close()
            raise ProgramError(f"cannot be started: {error.strerror}") from error
        self.pipes = ThreadPoolExecutor(1)  # a pipe may block in both directions: only the limit counts
        self.pipes.submit(self._say, self._start())
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is None and self.match.over:
            ranks = {"type": "end", "ranks": self.match.ranks(), "returns": self.match.returns()}
            self.pipes.submit(self._say, {**ranks, "events": self._news()})
            self.pipes.submit(self._hang_up)
            self._exit_code()
        self._kill()
        self.pipes.shutdown()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe:
                try:
                    pipe.close()
                except BrokenPipeError:
                    continue  # what it had not read yet
        self.errors.close()

    def choose(self, mine: Any, legal: list[int]) -> int:
        actions = self.match.rules.actions
        question = {
            "type": "choose",
            "view": part(self.match.game, "view").view(self.match.rules, mine, self.seat),
            "events": self._news(),
            "options": [{"number": x, "words": actions.text(x)} for x in legal],
        }
        try:
            line = self.pipes.submit(self._ask, question).result(self.limit)
        except TimeoutError:
            raise ProgramError(f"said nothing for {self.limit:g} seconds") from None
        except OSError:
            line = b""
        if not line.endswith(b"\n"):
            raise ProgramError(self._obituary() if len(line) < LONGEST else "gave an answer without an end")
        try:
            chosen = msgspec.json.decode(line, type=Answer).choose
            return actions.parse(chosen) if isinstance(chosen, str) else chosen
        except UnknownAction as error:
            raise ProgramError(f"chose {error}") from error
        except (msgspec.DecodeError, UnicodeDecodeError):
            said = line.decode(errors="replace").strip()[:SHOWN]
            raise ProgramError(f'said {said!r}, which is no answer like {{"choose": {legal[0]}}}') from None

    def _start(self) -> dict[str, Any]:
        match, rules = self.match, self.match.rules
        return {
            "type": "start",
            "protocol": PROTOCOL,
            "game": match.game.name,
            "seats": rules.seats,
            "teams": rules.teams,
            "options": rules.options,
            "seat": self.seat,
            "random": str(seed_from(f"{match.seed}/bot/{self.seat}")),
            "actions": [rules.actions.text(x) for x in range(rules.actions.size)],
            "plates": part(match.game, "plates").plates(rules),
        }

    def _news(self) -> list[dict[str, Any]]:
        """What the seat was told since it was last asked."""
        told = self.match.told(self.seat, self.heard)
        self.heard += len(told)
        return [{"kind": each.kind, "args": self._words(each), "more": each.more} for each in told]

    def _words(self, told: Told) -> dict[str, int | str | None]:
        """The arguments of an event; null stands for what the seat was not told."""
        return {each.name: each.value for each in arguments(self.match.rules, told.kind, told.args.values())}

    def _say(self, message: dict[str, Any]) -> None:
        assert self.process.stdin
        self.process.stdin.write(msgspec.json.encode(message) + b"\n")
        self.process.stdin.flush()

    def _ask(self, message: dict[str, Any]) -> bytes:
        assert self.process.stdout
        self._say(message)
        return self.process.stdout.readline(LONGEST)

    def _hang_up(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()

    def _exit_code(self) -> int | None:
        """None if it goes on."""
        try:
            return self.process.wait(GRACE)
        except TimeoutExpired:
            return None

    def _kill(self) -> None:
        """The program and whatever it has started."""
        try:
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        except ProcessLookupError:
            pass
        self.process.wait()

    def _obituary(self) -> str:
        code = self._exit_code()
        self.errors.seek(0)
        lines = [line.strip() for line in self.errors.read().decode(errors="replace").splitlines() if line.strip()]
        telling = [line for line in lines if "Error" in line] or lines
        return ": ".join([f"ended with code {code}" if code is not None else "closed its output", *telling[-1:]])
