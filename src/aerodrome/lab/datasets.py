"""Games for datasets, by the thousand, on all cores: bots play them, or they were saved.

    from aerodrome.data.dataset import write
    from aerodrome.lab.datasets import simulated
    from aerodrome.lab.simulate import Setting

    write(folder, simulated(Setting("control_tower", ("pilot", "random"), games=100)))

Each source gives its games in order, packed for `write`, or says why one of them is left out. What it gives depends
on the games only, not on the number of processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Final, TypeVar

from aerodrome.bots import players
from aerodrome.data.dataset import Batches, packed
from aerodrome.data.sources import LeftOut, SavedFile, from_save
from aerodrome.data.tell import tell
from aerodrome.lab.engines import Cores, in_order
from aerodrome.lab.simulate import MatchSpec, Setting, check, finish

SLICE: Final = 256  # games that may be finished and not yet taken

T = TypeVar("T")
R = TypeVar("R")


def specs(setting: Setting) -> list[MatchSpec]:
    """Every game of a setting; the same bots with the same seed would only play the same game again."""
    return list({(spec.seed, *map(players.text, spec.bots)): spec for spec in setting.specs()}.values())


def simulated(setting: Setting, jobs: int = -1) -> Iterator[Batches]:
    """The games of a setting. Raises BadSetup before the first of them if the setting names what does not exist."""
    check(setting)
    yield from each(_simulated, specs(setting), jobs)


def saved(files: Iterable[Path], names: bool = False, jobs: int = -1) -> Iterator[Batches | LeftOut]:
    """Saved games; with the names of their players only if asked for."""
    yield from each(from_save, (SavedFile(str(file), file.read_bytes(), names) for file in files), jobs)


def each(task: Callable[[T], R], items: Iterable[T], jobs: int = -1) -> Iterator[R]:
    """What the task makes of each item, in order. A slice begins when the last was taken: else results would pile up
    in memory while a slow disk is written to."""
    waiting = iter(items)
    while these := list(islice(waiting, SLICE)):
        yield from in_order(Cores(jobs).work(task, enumerate(these)))


def _simulated(spec: MatchSpec) -> Batches:
    match = finish(spec)
    return packed(tell(match, {"players": [players.title(bot) for bot in spec.bots]}))
