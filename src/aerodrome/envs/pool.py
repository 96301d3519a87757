"""Rows of games, shared out among processes that work on the same memory. What they play does not depend on how many
processes there are."""

from __future__ import annotations

import pickle
from collections import deque
from ctypes import c_byte
from itertools import pairwise
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from typing import Any, Final, NamedTuple

from aerodrome.envs.batch import Batch, End
from aerodrome.envs.encoder import ObservationEncoder
from aerodrome.envs.opponents import Opponent
from aerodrome.envs.signalling import Channel, Semaphore, wait
from aerodrome.games import find
from aerodrome.kernel.game import BadSetup, Game
from aerodrome.kernel.rules import Rules

ANSWER: Final = 8  # bytes of an answer
STEP: Final = None  # the command to take the answers
STOP: Final = ""  # the command to end
COPY: Final = "copy"  # the command to give the games away; any other text is the seed of new ones
Command = str | bytes | None  # bytes are games to go on with, as COPY gives them


class Setup(NamedTuple):
    """Which games are played, in how many rows."""

    game: str
    seats: int
    options: dict[str, int]
    opponents: list[Opponent] | None
    rows: int


class Part(NamedTuple):
    """Rows that are played together: from `first` up to but not including `last`."""

    number: int
    first: int
    last: int


class SharedArrays:
    """Columns of bytes, so many for each row: answers, observations, masks and the seats that are asked."""

    def __init__(self, encoder: ObservationEncoder, rows: int) -> None:
        self.widths = [ANSWER, encoder.size, encoder.rules.actions.size, 1]
        self.rows = rows
        self.size = sum(self.widths) * rows

    def columns(self, memory: Any, first: int, last: int) -> list[memoryview]:
        """These rows of each column."""
        whole, at, found = memoryview(memory).cast("B"), 0, []
        for width in self.widths:
            found.append(whole[at + first * width : at + last * width])
            at += width * self.rows
        return found


class Shard:
    """Plays a part here and now."""

    def __init__(
        self, game: Game, rules: Rules[Any], opponents: list[Opponent] | None, part: Part, arrays: list[memoryview]
    ) -> None:
        self.game, self.rules, self.opponents, self.part = game, rules, opponents, part
        self.answers, self.observations, self.masks, self.asked = arrays
        self.batch: Batch | None = None

    def step(self, command: Command) -> list[Any]:
        """Begin anew, take the answers, or go on with other games; gives the ends of games. COPY gives all games."""
        if command == COPY:
            return [pickle.dumps(self.batch)]
        if isinstance(command, bytes):
            self.batch = pickle.loads(command)
            assert self.batch, "there are no games"
        elif command is STEP:
            assert self.batch, "no game has begun"
            self.batch.step(self.answers.cast("q").tolist())
        else:
            _, first, last = self.part
            self.batch = Batch(self.game, self.rules, last - first, command, first, self.opponents)
        self.observations[:] = self.batch.observations
        self.masks[:] = self.batch.masks
        self.asked[:] = self.batch.asked
        return self.batch.ends


def shards(setup: Setup, parts: list[Part], memory: Any) -> dict[int, Shard]:
    """Those of one process, by the number of their part."""
    game = find(setup.game)
    rules = game.rules(setup.seats, setup.options)
    arrays = SharedArrays(ObservationEncoder(game, rules), setup.rows)
    return {
        part.number: Shard(game, rules, setup.opponents, part, arrays.columns(memory, part.first, part.last))
        for part in parts
    }


def run_worker(
    setup: Setup, parts: list[Part], memory: Any, commands: Channel, answers: Channel, ready: Semaphore
) -> None:
    """The main function of another process: it does what it is told until it is told to stop."""
    commands.writer.close()
    answers.reader.close()
    parent, playing = parent_process(), shards(setup, parts, memory)
    assert parent, "nobody gives commands"
    try:
        while True:
            wait(commands.semaphore, parent.is_alive)
            number, command = commands.receive()
            if command == STOP:
                return
            answers.send(number, playing[number].step(command) or None)
            ready.release()
    except (EOFError, OSError, KeyboardInterrupt):
        return  # whoever gave the commands has gone, or goes


class Worker(NamedTuple):
    """Another process, and the channels to it and from it."""

    process: BaseProcess
    commands: Channel
    answers: Channel


class Pool:
    """All rows, played by so many processes, of which this one is the first, in so many parts each."""

    def __init__(self, setup: Setup, encoder: ObservationEncoder, workers: int, shifts: int) -> None:
        if min(workers, shifts) < 1 or workers * shifts > setup.rows:
            raise BadSetup(f"{setup.rows} games cannot be shared out among {workers} workers with {shifts} shifts each")
        arrays = SharedArrays(encoder, setup.rows)
        cuts = pairwise(setup.rows * n // (workers * shifts) for n in range(workers * shifts + 1))
        self.parts = [Part(number, first, last) for number, (first, last) in enumerate(cuts)]
        self.away: set[int] = set()  # the parts that have their commands, until they are received
        mine, *others = (self.parts[n * shifts : (n + 1) * shifts] for n in range(workers))
        context = get_context("spawn")
        memory: Any = context.RawArray(c_byte, arrays.size) if others else bytearray(arrays.size)
        self.answers, self.observations, self.masks, self.asked = arrays.columns(memory, 0, setup.rows)
        self._shards = shards(setup, mine, memory)
        self._todo: deque[tuple[int, Command]] = deque()  # commands for this process
        self._ready: Semaphore = context.Semaphore(0)  # released when any other process has played a part
        self._workers: list[Worker] = []
        self._gone = False
        for theirs in others:
            commands, answers = Channel(context, shifts + 1), Channel(context, shifts + 1)
            arguments = (setup, theirs, memory, commands, answers, self._ready)
            process = context.Process(target=run_worker, args=arguments, daemon=True)
            process.start()
            commands.reader.close()
            answers.writer.close()
            self._workers.append(Worker(process, commands, answers))

    def reset(self, seed: str) -> None:
        """New games in all rows."""
        while self.away:
            self.receive()
        self._all(seed)

    def step(self) -> list[End]:
        """Take the answers; the games that have ended."""
        return self._all(STEP)

    def games(self) -> list[bytes]:
        """The games of each part, pickled, for `resume`; no part is away."""
        for part in reversed(self.parts):
            self.send(part.number, COPY)
        given = dict([self.receive() for _ in self.parts])
        return [given[part.number][0] for part in self.parts]

    def resume(self, games: list[bytes]) -> None:
        """Go on with the games of another pool that has the same parts."""
        for part in reversed(self.parts):
            self.send(part.number, games[part.number])
        for _ in self.parts:
            self.receive()

    def send(self, part: int, command: Command = STEP) -> None:
        """A command for a part that is not away."""
        if self._gone:
            raise RuntimeError("the processes that play some of the games have gone home; nothing can be played on")
        self.away.add(part)
        if part in self._shards:
            self._todo.append((part, command))
        else:
            self._workers[part // len(self._shards) - 1].commands.send(part, command)

    def receive(self) -> tuple[int, list[Any]]:
        """A part that has done what it was told, and what `Shard.step` gave: the ends of its games."""
        try:
            part, ends = self._next()
        except (EOFError, OSError) as error:
            self.close()
            raise RuntimeError(
                "a process that plays some of the games has stopped; nothing can be played on"
            ) from error
        except BaseException:
            self.close()  # an interrupted pool would be out of step: its next answers would be those of this command
            raise
        self.away.remove(part)
        return part, ends

    def _next(self) -> tuple[int, list[Any]]:
        """What others have played comes first; while they play, this process does."""
        if not self._ready.acquire(False):
            if self._todo:
                part, command = self._todo.popleft()
                return part, self._shards[part].step(command)
            wait(self._ready, self._all_alive)
        worker = next(worker for worker in self._workers if worker.answers.semaphore.acquire(False))
        part, ends = worker.answers.receive()
        return part, ends or []

    def _all(self, command: Command) -> list[End]:
        """A command for all parts, which do it at the same time."""
        for part in reversed(self.parts):  # those of others first
            self.send(part.number, command)
        return [end for _ in self.parts for end in self.receive()[1]]

    def _all_alive(self) -> bool:
        return all(worker.process.is_alive() for worker in self._workers)

    def close(self) -> None:
        """End the other processes."""
        for worker in self._workers:
            worker.commands.send(0, STOP)
        for worker in self._workers:
            worker.commands.writer.close()
            worker.answers.reader.close()  # nobody waits for an answer, nor for its being received
            worker.process.join()
        self._gone = self._gone or bool(self._workers)
        self._workers = []
        self._todo.clear()
        self.away.clear()
