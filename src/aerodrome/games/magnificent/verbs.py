"""What a row of the table of card verbs is, and how the texts of cards are read with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from aerodrome.games.magnificent.rows import TitleRow
from aerodrome.games.magnificent.terms import KINDS, WINDOWS
from aerodrome.kernel.content import ContentError, Verbs

WHOLE: Final = ("BT", "BF", "DP")  # windows in which a text works line by line; in the others it has one
ON_TARGET: Final = ("DG", "DS")  # windows of tricks, which may be aimed at a machine


@final
class Play:
    """A card that is played: by whom, on which machine, and with which choice (a part, a device, a seat), if any."""

    def __init__(self, seat: int, card: int, machine: int, choice: int) -> None:
        self.seat, self.card, self.machine, self.choice = seat, card, machine, choice


@final
class Verb:
    """A row: its name with the sorts of its arguments, and the windows of the cards that may have it. A condition
    `asks` about a position, a seat and the line, or `aims` at a machine of a position; an effect `works` on a position,
    by a play and the line, and perhaps wants a `choice`."""

    def __init__(
        self,
        line: str,
        windows: str,
        *,
        asks: Callable[[Any, int, list[int]], bool] | None = None,
        aims: Callable[[Any, int], bool] | None = None,
        works: Callable[[Any, Play, list[int]], None] | None = None,
        choice: str = "",
    ) -> None:
        self.line, self.name, self.windows = line, line.split()[0], windows.split()
        self.asks, self.aims, self.works, self.choice = asks, aims, works, choice


Program = list[list[int]]


def read_texts(table: list[Verb], titles: list[tuple[str, TitleRow]]) -> tuple[list[Program], list[Program]]:
    """The conditions and the effects of each title. Raises ContentError, with file and line, for a verb that the table
    does not have, that is none of its sort or does nothing in the card's window, for a number that is missing or below
    1, and for a title that stands there twice."""
    if len({verb.name for verb in table}) < len(table):
        raise ContentError("effects: a verb stands there twice")
    verbs = Verbs([verb.line for verb in table], {"kind": KINDS})
    when: list[Program] = []
    effect: list[Program] = []
    for number, (where, row) in enumerate(titles):
        _check_row(row, [each.name for _, each in titles[:number]], where)
        when.append(verbs.program(row.when, where))
        effect.append(verbs.program(row.effect, where))
        _check_lines(table, when[-1], row, where, False)
        _check_lines(table, effect[-1], row, where, True)
        _check_aim(table, row, when[-1], effect[-1], where)
    return when, effect


def _check_row(row: TitleRow, before: list[str], where: str) -> None:
    if row.name in before:
        raise ContentError(f"{where}: there is such a title already")
    if row.window not in WINDOWS:
        raise ContentError(f"{where}: no window {row.window!r}; there are {', '.join(WINDOWS)}")
    if row.frame not in ("boost", "dirty"):
        raise ContentError(f"{where}: no frame {row.frame!r}; there are boost, dirty")
    if row.copies != len(row.symbols):
        raise ContentError(f"{where}: {row.copies} copies, but {len(row.symbols)} symbols")
    if not row.effect or (len(row.effect) > 1 and row.window not in WHOLE):
        raise ContentError(f"{where}: {len(row.effect)} effects; in window {row.window} there must be one")


def _check_lines(table: list[Verb], program: Program, row: TitleRow, where: str, effects: bool) -> None:
    for line in program:
        verb = table[line[0]]
        if (verb.works is not None) != effects:
            raise ContentError(f"{where}: {verb.name} is no {'effect' if effects else 'condition'}")
        if row.window not in verb.windows:
            raise ContentError(f"{where}: {verb.name} does nothing in window {row.window}; {verb.windows} have it")
        if "number" in verb.line and min(line[1:]) < 1:
            raise ContentError(f"{where}: {verb.name} takes numbers from 1")


def _check_aim(table: list[Verb], row: TitleRow, when: Program, effect: Program, where: str) -> None:
    """A trick that hits a machine says which may be aimed at, and no other text does."""
    aimed = any(table[line[0]].aims is not None for line in when)
    hits = row.window in ON_TARGET and table[effect[0][0]].choice != "tile"
    if aimed != hits:
        raise ContentError(f"{where}: {'nothing is aimed at' if hits else 'a target that nothing happens to'}")
