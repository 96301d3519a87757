"""Plants faults in copies of the project, one at a time, and tells which of them its tests notice.

Six faults have a name: 0.7.0 was shipped with tests that saw none of them. The others are drawn by seed from the source
of kernel, games, bots, server and envs. Each is met by the tests of its room only, which pass without it. Exits with 1
if a fault with a name survives, or too few are caught."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, NamedTuple

from mutation.drawing import Mutant, mutants
from mutation.planting import Outcome, Scratch
from mutation.rooms import NAMED, ROOMS, Fault, Room

ROOT: Final = Path(__file__).resolve().parents[1]
SEED: Final = "0.8.0"
MAY_SURVIVE: Final = 3  # of all of them
MINUTES: Final = 40.0
CLEAN_LIMIT: Final = 600.0  # seconds for a stage of tests without a fault
PATIENCE: Final = 4.0  # times as long as that took, and
GRACE: Final = 30.0  # so many seconds more, until a test that hangs counts as failed
WIDTH: Final = 100  # of a line of source that is told

Limits = dict[str, tuple[float, ...]]  # by room: of each of its stages


class Result(NamedTuple):
    """What became of a mutant: `by` is the test that caught it; None: it survived; without time it was not tried."""

    mutant: Mutant
    by: str | None
    seconds: float
    tried: bool = True

    @property
    def caught(self) -> bool:
        return self.by is not None


def described(mutant: Mutant) -> str:
    """Number, place, operator or name, and the change."""
    change = f"{_short(mutant.before)} -> {_short(mutant.after)}"
    return f"{mutant.number:3}  {mutant.path}:{mutant.line}  {mutant.name}: {change}"


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= WIDTH else f"{line[: WIDTH - 3]}..."


class Bench:
    """Copies of a project, one for each job."""

    def __init__(self, root: Path, folder: Path, jobs: int) -> None:
        self._jobs = jobs
        self._free: SimpleQueue[Scratch] = SimpleQueue()
        for job in range(jobs):
            scratch = Scratch(root, folder / str(job))
            if not scratch.imports_itself():
                raise LookupError(f"tests in {scratch.folder} import another package than their own")
            self._free.put(scratch)

    def limits(self, rooms: Sequence[Room]) -> Limits:
        """How long the tests of each room may take. Raises AssertionError if one fails without a fault."""
        found: Limits = {}
        with ThreadPoolExecutor(self._jobs) as pool:
            for room, outcome in zip(rooms, pool.map(self._clean, rooms), strict=True):
                if outcome.failed is not None:
                    raise AssertionError(f"{room.name}: {outcome.failed} fails without a fault")
                found[room.name] = tuple([GRACE + PATIENCE * seconds for seconds in outcome.seconds])
                print(f"{room.name}: its tests pass, and take {sum(outcome.seconds):.0f} s", flush=True)
        return found

    def _clean(self, room: Room) -> Outcome:
        scratch = self._free.get()
        try:
            return scratch.run(room.stages, tuple([CLEAN_LIMIT] * len(room.stages)))
        finally:
            self._free.put(scratch)

    def _try(self, mutant: Mutant, limits: Limits, until: float) -> Result:
        if time.monotonic() > until:
            return Result(mutant, None, 0.0, tried=False)
        scratch = self._free.get()
        try:
            with scratch.planted(mutant.path, mutant.source):
                outcome = scratch.run(mutant.room.stages, limits[mutant.room.name])
            return Result(mutant, outcome.failed, sum(outcome.seconds))
        finally:
            self._free.put(scratch)

    def results(self, chosen: Sequence[Mutant], limits: Limits, until: float) -> list[Result]:
        """Each mutant met by its tests; told as soon as it is known, and returned in order."""
        found: list[Result] = []
        with ThreadPoolExecutor(self._jobs) as pool:
            for done in as_completed([pool.submit(self._try, mutant, limits, until) for mutant in chosen]):
                result = done.result()
                found.append(result)
                print(described(result.mutant), f"     {verdict(result)}", sep="\n", flush=True)
        return sorted(found, key=lambda result: result.mutant.number)


def verdict(result: Result) -> str:
    if not result.tried:
        return "not tried: no time left"
    return f"caught by {result.by} after {result.seconds:.0f} s" if result.caught else "SURVIVED"


def tell(results: Sequence[Result], may_survive: int) -> int:
    """The survivors and the sum; 0 if no more of them are left than may be, and none with a name."""
    left = [result for result in results if not result.caught]
    for result in left:
        print(described(result.mutant), f"     {verdict(result)}", sep="\n")
    print(f"caught {len(results) - len(left)} of {len(results)}")
    return int(len(left) > may_survive or any(result.mutant.named for result in left))


def as_json(results: Sequence[Result]) -> list[dict[str, Any]]:
    """Everything that was found out."""
    rows = []
    for result in results:
        known = result.mutant._asdict()
        known.pop("source")
        rows.append({**known, "room": result.mutant.room.name, "caught_by": result.by, "tried": result.tried})
    return rows


def main(
    arguments: Sequence[str] | None = None,
    root: Path = ROOT,
    faults: tuple[Fault, ...] = NAMED,
    rooms: tuple[Room, ...] = ROOMS,
) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default=SEED, help="of the draw")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="copies that are tested at the same time")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="after which no other mutant is tried")
    parser.add_argument("--only", type=int, action="append", help="the number of a mutant; may be given several times")
    parser.add_argument("--json", type=Path, help="where to write the results, too")
    parser.add_argument("--list", action="store_true", help="tell the mutants, and run nothing")
    wish = parser.parse_args(arguments)
    begun = time.monotonic()
    chosen = [each for each in mutants(root, wish.seed, faults, rooms) if not wish.only or each.number in wish.only]
    if wish.list:
        for mutant in chosen:
            print(described(mutant))
        return 0
    needed = [room for room in rooms if any(mutant.room is room for mutant in chosen)]
    with tempfile.TemporaryDirectory(prefix="mutants-", ignore_cleanup_errors=True) as folder:
        bench = Bench(root, Path(folder), min(wish.jobs, len(chosen)))
        limits = bench.limits(needed)
        results = bench.results(chosen, limits, begun + 60 * wish.minutes)
    if wish.json:
        wish.json.write_text(json.dumps(as_json(results), indent=1) + "\n", encoding="utf-8")
    return tell(results, 0 if wish.only else MAY_SURVIVE)


if __name__ == "__main__":
    sys.exit(main())
