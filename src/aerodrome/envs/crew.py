"""Rows of games, shared out among processes that work on the same memory. What they play does not depend on how many
processes there are."""

from __future__ import annotations

from ctypes import c_byte
from itertools import pairwise
from multiprocessing import get_context, parent_process
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from typing import Any, Final, NamedTuple

from aerodrome.envs.batch import Batch, End
from aerodrome.envs.sight import Sight
from aerodrome.games import find
from aerodrome.kernel.game import BadSetup

ANSWER: Final = 8  # bytes of an answer
GO_ON: Final = None  # the order to take the answers
LEAVE: Final = ""  # the order to go home; any other word is the seed of new games
SPINS: Final = 2000  # looks at a bell before one sleeps until it rings: as long as two or three wakings take
PATIENCE: Final = 0.2  # seconds of sleep until one looks whether the other is still there


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

    def obey(self, order: str | None) -> list[End]:
        """Begin anew, or take the answers; the games that have ended."""
        if order is GO_ON:
            assert self.batch, "no game has begun"
            self.batch.step(self.answers.cast("q").tolist())
        else:
            first, last = self.share
            self.batch = Batch(self.game, self.rules, last - first, order, first, self.duty.levels)
        self.observations[:] = self.batch.observations
        self.masks[:] = self.batch.masks
        self.asked[:] = self.batch.asked
        return self.batch.ends


class Wire:
    """One way from one process to another. What is said nearly always, None, the bell alone says; who listens stays
    awake for it for a while, which is sooner there than a sleeper who must be woken."""

    def __init__(self, context: SpawnContext) -> None:
        self.bell = context.Semaphore(0)
        self.noted: Any = context.RawValue(c_byte)  # 1 when words follow the bell
        self.ear, self.mouth = context.Pipe(duplex=False)

    def say(self, words: Any = None) -> None:
        self.noted.value = words is not None
        self.bell.release()
        if words is not None:
            self.mouth.send(words)

    def hear(self, speaker: BaseProcess | None) -> Any:
        """EOFError if there is no speaker any more."""
        for _ in range(SPINS):
            if self.bell.acquire(False):
                break
        else:
            while not self.bell.acquire(timeout=PATIENCE):
                if speaker is None or not speaker.is_alive():
                    raise EOFError
        return self.ear.recv() if self.noted.value else None


def serve(duty: Duty, share: Share, memory: Any, orders: Wire, answers: Wire) -> None:
    """A process of the crew: it obeys until it may leave."""
    orders.mouth.close()
    answers.ear.close()
    hand = Hand(duty, share, memory)
    try:
        while (order := orders.hear(parent_process())) != LEAVE:
            answers.say(hand.obey(order) or None)
    except (EOFError, OSError, KeyboardInterrupt):
        return  # whoever gave the orders has gone, or goes


class Mate(NamedTuple):
    """Another process of the crew, and the wires to it and from it."""

    process: BaseProcess
    orders: Wire
    answers: Wire


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
        self._mates: list[Mate] = []
        self._gone = False
        for share in others:
            orders, answers = Wire(context), Wire(context)
            process = context.Process(target=serve, args=(duty, share, memory, orders, answers), daemon=True)
            process.start()
            orders.ear.close()
            answers.mouth.close()
            self._mates.append(Mate(process, orders, answers))

    def reset(self, seed: str) -> None:
        """New games in all rows."""
        self._order(seed)

    def step(self) -> list[End]:
        """Take the answers; the games that have ended."""
        return self._order(GO_ON)

    def _order(self, order: str | None) -> list[End]:
        """All obey at the same time, this process too."""
        if self._gone:
            raise RuntimeError("the processes that play some of the games have gone home; nothing can be played on")
        try:
            for mate in self._mates:
                mate.orders.say(order)
            ends = self._hand.obey(order)
            for mate in self._mates:
                ends = ends + (mate.answers.hear(mate.process) or [])
        except (EOFError, OSError) as error:
            self.close()
            raise RuntimeError(
                "a process that plays some of the games has stopped; nothing can be played on"
            ) from error
        except BaseException:
            self.close()  # an interrupted crew would be out of step: its next answers would be those of this order
            raise
        return ends

    def close(self) -> None:
        """Send the other processes home."""
        for mate in self._mates:
            try:
                mate.orders.say(LEAVE)
            except OSError:
                continue  # it has stopped already
        for mate in self._mates:
            mate.orders.mouth.close()
            mate.answers.ear.close()  # nobody waits for an answer, nor for its being heard
            mate.process.join()
        self._gone = self._gone or bool(self._mates)
        self._mates = []
