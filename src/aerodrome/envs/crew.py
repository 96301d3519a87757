"""Rows of games, shared out among processes that work on the same memory. What they play does not depend on how many
processes there are."""

from __future__ import annotations

from collections import deque
from ctypes import c_byte
from itertools import pairwise
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from typing import Any, Final, NamedTuple

from aerodrome.envs.batch import Batch, End
from aerodrome.envs.bells import Bell, Wire, wait
from aerodrome.envs.sight import Sight
from aerodrome.games import find
from aerodrome.kernel.game import BadSetup, Game
from aerodrome.kernel.rules import Rules

ANSWER: Final = 8  # bytes of an answer
GO_ON: Final = None  # the order to take the answers
LEAVE: Final = ""  # the order to go home; any other word is the seed of new games


class Duty(NamedTuple):
    """Which games are played, in how many rows."""

    game: str
    seats: int
    options: dict[str, int]
    levels: list[str] | None
    rows: int


class Part(NamedTuple):
    """Rows that are played together: from `first` up to but not including `last`."""

    number: int
    first: int
    last: int


class Desk:
    """Columns of bytes, so many for each row: answers, observations, masks and the seats that are asked."""

    def __init__(self, sight: Sight, rows: int) -> None:
        self.widths = [ANSWER, sight.size, sight.rules.actions.size, 1]
        self.rows = rows
        self.size = sum(self.widths) * rows

    def columns(self, memory: Any, first: int, last: int) -> list[memoryview]:
        """These rows of each column."""
        whole, at, found = memoryview(memory).cast("B"), 0, []
        for width in self.widths:
            found.append(whole[at + first * width : at + last * width])
            at += width * self.rows
        return found


class Hand:
    """Plays a part here and now."""

    def __init__(
        self, game: Game, rules: Rules[Any], levels: list[str] | None, part: Part, desk: list[memoryview]
    ) -> None:
        self.game, self.rules, self.levels, self.part = game, rules, levels, part
        self.answers, self.observations, self.masks, self.asked = desk
        self.batch: Batch | None = None

    def obey(self, order: str | None) -> list[End]:
        """Begin anew, or take the answers; the games that have ended."""
        if order is GO_ON:
            assert self.batch, "no game has begun"
            self.batch.step(self.answers.cast("q").tolist())
        else:
            _, first, last = self.part
            self.batch = Batch(self.game, self.rules, last - first, order, first, self.levels)
        self.observations[:] = self.batch.observations
        self.masks[:] = self.batch.masks
        self.asked[:] = self.batch.asked
        return self.batch.ends


def hands(duty: Duty, parts: list[Part], memory: Any) -> dict[int, Hand]:
    """Those of one process, by the number of their part."""
    game = find(duty.game)
    rules = game.rules(duty.seats, duty.options)
    desk = Desk(Sight(game, rules), duty.rows)
    return {
        part.number: Hand(game, rules, duty.levels, part, desk.columns(memory, part.first, part.last)) for part in parts
    }


def serve(duty: Duty, parts: list[Part], memory: Any, orders: Wire, answers: Wire, ready: Bell) -> None:
    """A process of the crew: it obeys until it may leave."""
    orders.mouth.close()
    answers.ear.close()
    parent, playing = parent_process(), hands(duty, parts, memory)
    assert parent, "nobody gives orders"
    try:
        while True:
            wait(orders.bell, parent.is_alive)
            number, order = orders.heard()
            if order == LEAVE:
                return
            answers.say(number, playing[number].obey(order) or None)
            ready.release()
    except (EOFError, OSError, KeyboardInterrupt):
        return  # whoever gave the orders has gone, or goes


class Mate(NamedTuple):
    """Another process of the crew, and the wires to it and from it."""

    process: BaseProcess
    orders: Wire
    answers: Wire


class Crew:
    """All rows, played by so many processes, of which this one is the first, in so many parts each."""

    def __init__(self, duty: Duty, sight: Sight, workers: int, shifts: int) -> None:
        if min(workers, shifts) < 1 or workers * shifts > duty.rows:
            raise BadSetup(f"{duty.rows} games cannot be shared out among {workers} workers with {shifts} shifts each")
        desk = Desk(sight, duty.rows)
        cuts = pairwise(duty.rows * n // (workers * shifts) for n in range(workers * shifts + 1))
        self.parts = [Part(number, first, last) for number, (first, last) in enumerate(cuts)]
        self.away: set[int] = set()  # the parts that have their orders, until they are received
        mine, *others = (self.parts[n * shifts : (n + 1) * shifts] for n in range(workers))
        context = get_context("spawn")
        memory: Any = context.RawArray(c_byte, desk.size) if others else bytearray(desk.size)
        self.answers, self.observations, self.masks, self.asked = desk.columns(memory, 0, duty.rows)
        self._hands = hands(duty, mine, memory)
        self._todo: deque[tuple[int, str | None]] = deque()  # orders for this process
        self._ready: Bell = context.Semaphore(0)  # rings when any other process has played a part
        self._mates: list[Mate] = []
        self._gone = False
        for theirs in others:
            orders, answers = Wire(context, shifts + 1), Wire(context, shifts + 1)
            arguments = (duty, theirs, memory, orders, answers, self._ready)
            process = context.Process(target=serve, args=arguments, daemon=True)
            process.start()
            orders.ear.close()
            answers.mouth.close()
            self._mates.append(Mate(process, orders, answers))

    def reset(self, seed: str) -> None:
        """New games in all rows."""
        while self.away:
            self.receive()
        self._all(seed)

    def step(self) -> list[End]:
        """Take the answers; the games that have ended."""
        return self._all(GO_ON)

    def send(self, part: int, order: str | None = GO_ON) -> None:
        """An order for a part that is not away."""
        if self._gone:
            raise RuntimeError("the processes that play some of the games have gone home; nothing can be played on")
        self.away.add(part)
        if part in self._hands:
            self._todo.append((part, order))
        else:
            self._mates[part // len(self._hands) - 1].orders.say(part, order)

    def receive(self) -> tuple[int, list[End]]:
        """A part that has been played, and its games that have ended."""
        try:
            part, ends = self._next()
        except (EOFError, OSError) as error:
            self.close()
            raise RuntimeError(
                "a process that plays some of the games has stopped; nothing can be played on"
            ) from error
        except BaseException:
            self.close()  # an interrupted crew would be out of step: its next answers would be those of this order
            raise
        self.away.remove(part)
        return part, ends

    def _next(self) -> tuple[int, list[End]]:
        """What others have played comes first; while they play, this process does."""
        if not self._ready.acquire(False):
            if self._todo:
                part, order = self._todo.popleft()
                return part, self._hands[part].obey(order)
            wait(self._ready, self._all_there)
        mate = next(mate for mate in self._mates if mate.answers.bell.acquire(False))
        part, ends = mate.answers.heard()
        return part, ends or []

    def _all(self, order: str | None) -> list[End]:
        """All parts obey at the same time."""
        for part in reversed(self.parts):  # those of others first
            self.send(part.number, order)
        return [end for _ in self.parts for end in self.receive()[1]]

    def _all_there(self) -> bool:
        return all(mate.process.is_alive() for mate in self._mates)

    def close(self) -> None:
        """Send the other processes home."""
        for mate in self._mates:
            mate.orders.say(0, LEAVE)
        for mate in self._mates:
            mate.orders.mouth.close()
            mate.answers.ear.close()  # nobody waits for an answer, nor for its being heard
            mate.process.join()
        self._gone = self._gone or bool(self._mates)
        self._mates = []
        self._todo.clear()
        self.away.clear()
