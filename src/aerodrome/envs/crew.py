"""Rows of games, shared out among processes that work on the same memory. What they play does not depend on how many
processes there are."""

from __future__ import annotations

from ctypes import c_byte
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from aerodrome.envs.batch import Batch, End
from aerodrome.envs.sight import Sight
from aerodrome.games import find
from aerodrome.kernel.game import BadSetup

ANSWER: Final = 8  # bytes of an answer
GO_ON: Final = ""  # the order to take the answers; any other word is the seed of new games


class Duty(NamedTuple):
    """Which games are played, in how many rows."""

    game: str
    seats: int
    options: dict[str, int]
    levels: list[str] | None
    rows: int


class Share(NamedTuple):
    """The rows of a process: from `first` up to but not including `last`."""

    first: int
    last: int


class Desk:
    """Columns of bytes, so many for each row: answers, observations, masks and the seats that are asked."""

    def __init__(self, sight: Sight, rows: int) -> None:
        self.widths = [ANSWER, sight.size, sight.rules.actions.size, 1]
        self.rows = rows
        self.size = sum(self.widths) * rows

    def columns(self, memory: Any, share: Share) -> list[memoryview]:
        """The share's part of each column."""
        whole, at, found = memoryview(memory).cast("B"), 0, []
        for width in self.widths:
            found.append(whole[at + share.first * width : at + share.last * width])
            at += width * self.rows
        return found


class Hand:
    """Plays its share of the rows here and now."""

    def __init__(self, duty: Duty, share: Share, memory: Any) -> None:
        self.duty, self.share = duty, share
        self.game = find(duty.game)
        self.rules = self.game.rules(duty.seats, duty.options)
        columns = Desk(Sight(self.game, self.rules), duty.rows).columns(memory, share)
        self.answers, self.observations, self.masks, self.asked = columns
        self.batch: Batch | None = None

    def obey(self, order: str) -> list[End]:
        """Begin anew, or take the answers; the games that have ended."""
        if order == GO_ON:
            assert self.batch, "no game has begun"
            self.batch.step(self.answers.cast("q").tolist())
        else:
            first, last = self.share
            self.batch = Batch(self.game, self.rules, last - first, order, first, self.duty.levels)
        self.observations[:] = self.batch.observations
        self.masks[:] = self.batch.masks
        self.asked[:] = self.batch.asked
        return self.batch.ends


def serve(duty: Duty, share: Share, memory: Any, line: Connection) -> None:
    """A process of the crew: it obeys until it is told nothing."""
    hand = Hand(duty, share, memory)
    try:
        while (order := line.recv()) is not None:
            line.send(hand.obey(order))
    except (EOFError, KeyboardInterrupt):
        return  # whoever gave the orders has gone, or goes


class Crew:
    """All rows, played by so many processes, of which this one is the first."""

    def __init__(self, duty: Duty, sight: Sight, workers: int) -> None:
        if not 1 <= workers <= duty.rows:
            raise BadSetup(f"{duty.rows} games are played by 1 to {duty.rows} workers, not {workers}")
        desk = Desk(sight, duty.rows)
        cuts = [duty.rows * n // workers for n in range(workers + 1)]
        mine, *others = [Share(first, last) for first, last in pairwise(cuts)]
        context = get_context("spawn")
        memory: Any = context.RawArray(c_byte, desk.size) if others else bytearray(desk.size)
        self.answers, self.observations, self.masks, self.asked = desk.columns(memory, Share(0, duty.rows))
        self._hand = Hand(duty, mine, memory)
        self._lines: list[Connection] = []
        self._processes = []
        for share in others:
            here, there = context.Pipe()
            process = context.Process(target=serve, args=(duty, share, memory, there), daemon=True)
            process.start()
            there.close()
            self._processes.append(process)
            self._lines.append(here)

    def reset(self, seed: str) -> None:
        """New games in all rows."""
        self._order(seed)

    def step(self) -> list[End]:
        """Take the answers; the games that have ended."""
        return self._order(GO_ON)

    def _order(self, order: str) -> list[End]:
        """All obey at the same time, this process too."""
        if len(self._lines) < len(self._processes):
            raise RuntimeError("the processes that play some of the games have gone home; nothing can be played on")
        try:
            for line in self._lines:
                line.send(order)
            ends = self._hand.obey(order)
            for line in self._lines:
                ends = ends + line.recv()
        except (EOFError, OSError) as error:
            self.close()
            raise RuntimeError(
                "a process that plays some of the games has stopped; nothing can be played on"
            ) from error
        return ends

    def close(self) -> None:
        """Send the other processes home."""
        for line in self._lines:
            try:
                line.send(None)
            except OSError:
                continue  # it has stopped already
            line.close()
        for process in self._processes if self._lines else []:
            process.join()
        self._lines = []
