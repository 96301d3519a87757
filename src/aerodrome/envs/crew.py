"""Rows of games, shared out among processes. What they play does not depend on how many processes there are."""

from __future__ import annotations

from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import NamedTuple

from aerodrome.envs.batch import Batch
from aerodrome.games import find
from aerodrome.kernel.game import BadSetup


class Duty(NamedTuple):
    """Which rows of which games a process plays."""

    game: str
    seats: int
    options: dict[str, int]
    levels: list[str] | None
    first: int
    rows: int


class Report(NamedTuple):
    """What there is to know after a step, row by row."""

    observations: bytes
    masks: bytes
    asked: list[int]
    ended: list[int]
    returns: list[float]
    finals: dict[int, bytes]


class Hand:
    """Plays its rows here and now."""

    def __init__(self, duty: Duty) -> None:
        self.duty = duty
        self.game = find(duty.game)
        self.rules = self.game.rules(duty.seats, duty.options)
        self.batch: Batch | None = None

    def reset(self, seed: str) -> Report:
        self.batch = Batch(self.game, self.rules, self.duty.rows, seed, self.duty.first, self.duty.levels)
        return self.report(self.batch)

    def step(self, answers: list[int]) -> Report:
        assert self.batch, "reset() comes first"
        self.batch.step(answers)
        return self.report(self.batch)

    def report(self, batch: Batch) -> Report:
        finals = {self.duty.first + row: seen for row, seen in batch.finals.items()}
        return Report(batch.observations, batch.masks, batch.asked, batch.ended, batch.returns, finals)


def serve(duty: Duty, line: Connection) -> None:
    """A process of the crew: a seed begins all games anew, answers take them on, nothing ends it."""
    hand = Hand(duty)
    try:
        while (order := line.recv()) is not None:
            line.send(hand.reset(order) if isinstance(order, str) else hand.step(order))
    except (EOFError, KeyboardInterrupt):
        return  # whoever gave the orders has gone, or goes


class Crew:
    """All rows, played by so many processes; a single one is this process itself."""

    def __init__(self, duty: Duty, workers: int) -> None:
        if not 1 <= workers <= duty.rows:
            raise BadSetup(f"{duty.rows} games are played by 1 to {duty.rows} workers, not {workers}")
        self._hand: Hand | None = None
        self._lines: list[Connection] = []
        self._cuts = [duty.rows * n // workers for n in range(workers + 1)]
        if workers == 1:
            self._hand = Hand(duty)
            return
        context = get_context("spawn")
        self._processes = []
        for first, last in zip(self._cuts, self._cuts[1:], strict=False):
            here, there = context.Pipe()
            share = duty._replace(first=first, rows=last - first)
            process = context.Process(target=serve, args=(share, there), daemon=True)
            process.start()
            there.close()
            self._processes.append(process)
            self._lines.append(here)

    def reset(self, seed: str) -> Report:
        if self._hand:
            return self._hand.reset(seed)
        return self._ask([seed] * len(self._lines))

    def step(self, answers: list[int]) -> Report:
        if self._hand:
            return self._hand.step(answers)
        return self._ask([answers[a:b] for a, b in zip(self._cuts, self._cuts[1:], strict=False)])

    def _ask(self, orders: list[str] | list[list[int]]) -> Report:
        try:
            for line, order in zip(self._lines, orders, strict=True):
                line.send(order)
            reports: list[Report] = [line.recv() for line in self._lines]
        except (EOFError, OSError) as error:
            self.close()
            raise RuntimeError(
                "a process that plays some of the games has stopped; nothing can be played on"
            ) from error
        return Report(
            b"".join(each.observations for each in reports),
            b"".join(each.masks for each in reports),
            [seat for each in reports for seat in each.asked],
            [flag for each in reports for flag in each.ended],
            [worth for each in reports for worth in each.returns],
            {row: seen for each in reports for row, seen in each.finals.items()},
        )

    def close(self) -> None:
        """Send the processes home."""
        for line in self._lines:
            try:
                line.send(None)
            except OSError:
                continue  # it has stopped already
            line.close()
        for process in self._processes if self._lines else []:
            process.join()
        self._lines = []
