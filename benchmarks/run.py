"""Compares Aerodrome, interpreted and compiled, with other engines: all in one run, in turns, on one core.

Prints a table and ratios, and exits with 1 if a target is missed or the two builds did not play the same games."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

HERE = Path(__file__).parent
INTERPRETED, COMPILED = "interpreted", "compiled"


class Key(NamedTuple):
    """A line of the table."""

    contestant: str
    game: str
    seats: int


class Measure(NamedTuple):
    name: str
    title: str
    scale: float  # from what was measured to what is shown
    more_is_better: bool


class Target(NamedTuple):
    """Compiled, this game has to do this so many times as well as the peer does with its own game."""

    game: str
    seats: int
    measure: str
    peer: Key
    times: float


MEASURES = (
    Measure("decisions", "decisions/s", 1, True),
    Measure("clone", "clone µs", 1e6, False),
    Measure("imagine", "imagine µs", 1e6, False),
    Measure("search", "search/s", 1, True),
)
CATAN = Key("catanatron", "catan", 2)
TARGETS = (
    Target("control_tower", 2, "decisions", CATAN, 20),
    Target("control_tower", 2, "clone", CATAN, 20),
    Target("air_racing", 2, "decisions", CATAN, 20),
    Target("great_race", 2, "decisions", CATAN, 10),
    Target("aeroplanes", 2, "decisions", CATAN, 10),
    Target("magnificent", 2, "decisions", CATAN, 10),
)

Round = dict[Key, dict[str, Any]]


class Contestant:
    """A process that measures itself, a round whenever it is asked: one contestant works, the others wait."""

    def __init__(self, python: str, script: str, budget: list[str]) -> None:
        self.command = [python, str(HERE / script), *budget]
        self.process: subprocess.Popen[str] | None = None

    def measure(self) -> dict[str, Any]:
        if self.process is None:
            self.process = self._start()
        else:
            print(file=self.process.stdin, flush=True)
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{' '.join(self.command)} stopped without a report")
        report: dict[str, Any] = json.loads(line)
        return report

    def _start(self) -> subprocess.Popen[str]:
        """Sets of words are in the same order every time, so that peers repeat themselves."""
        env = {**os.environ, "PYTHONHASHSEED": "0"}
        return subprocess.Popen(self.command, env=env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def stop(self) -> None:
        if self.process:
            self.process.communicate()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--interpreted", required=True, metavar="PYTHON", help="with Aerodrome as plain Python")
    parser.add_argument("--compiled", required=True, metavar="PYTHON", help="with Aerodrome compiled")
    parser.add_argument("--peers", required=True, metavar="PYTHON", help="with catanatron, rlcard and open_spiel")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--seconds", type=float, default=0.2, help="that each measurement lasts at least")
    parser.add_argument("--iterations", type=int, default=100, help="of a search, for each choice")
    parser.add_argument("--json", type=Path, metavar="FILE", help="where to keep all that was measured")
    wanted = parser.parse_args(arguments)
    budget = ["--seconds", str(wanted.seconds), "--iterations", str(wanted.iterations)]

    pin()
    contestants = {
        INTERPRETED: Contestant(wanted.interpreted, "engine.py", budget),
        COMPILED: Contestant(wanted.compiled, "engine.py", budget),
        "peers": Contestant(wanted.peers, "peers.py", budget),
    }
    taken = take_rounds(contestants, wanted.rounds, wanted.json)
    rounds = [rows(reports) for reports in taken]
    verdicts = [judge(rounds, target) for target in TARGETS]
    faults = differences(taken[0])
    print(heading(taken), table(rounds), ratios(rounds), "\n".join(text for _, text in verdicts), sep="\n\n")
    if faults:
        print("\n".join(["", *faults]))
    return 0 if not faults and all(reached for reached, _ in verdicts) else 1


def take_rounds(contestants: dict[str, Contestant], number: int, keep: Path | None) -> list[dict[str, Any]]:
    """What each contestant measured in so many rounds, by turns; all of it is also kept in a file, if one is given."""
    taken: list[dict[str, Any]] = []
    for turn in range(1, number + 1):
        print(f"round {turn} of {number}", file=sys.stderr)
        taken.append({name: contestant.measure() for name, contestant in contestants.items()})
    for contestant in contestants.values():
        contestant.stop()
    if keep:
        keep.write_text(json.dumps(taken, indent=1) + "\n", encoding="utf-8")
    return taken


def pin() -> list[int]:
    """Keep this process, and all that it starts, to one core; all that it could have used."""
    if sys.platform != "linux":
        return list(range(os.cpu_count() or 1))
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[-1:])
    return cores


def rows(reports: dict[str, Any]) -> Round:
    """All lines of one round."""
    named = [(build, reports[build]) for build in (INTERPRETED, COMPILED)]
    named += [(peer["name"], peer) for peer in reports["peers"]["peers"]]
    return {Key(name, row["game"], row["seats"]): row for name, report in named for row in report["rows"]}


def differences(reports: dict[str, Any]) -> list[str]:
    """What makes the comparison of the two builds worthless."""
    faults: list[str] = []
    same: list[dict[Any, Any]] = []
    for build in (INTERPRETED, COMPILED):
        if reports[build]["compiled"] != (build == COMPILED):
            faults.append(f"The Aerodrome given as {build} is not {build}.")
        same.append({(row["game"], row["seats"]): row["same"] for row in reports[build]["rows"]})
    for played in sorted(same[0].keys() | same[1].keys()):
        one, other = same[0].get(played), same[1].get(played)
        if one != other:
            faults.append(f"{played[0]}, {played[1]} seats: the builds do not agree: {one} and {other}.")
    return faults


def heading(taken: list[dict[str, Any]]) -> str:
    """The versions that were compared, and why a peer is missing."""
    first = taken[0]
    lines = [
        f"aerodrome {first[build]['version']}, {build}, Python {first[build]['python']}"
        for build in (INTERPRETED, COMPILED)
    ]
    for peer in first["peers"]["peers"]:
        found = f"{peer['version']}, Python {first['peers']['python']}"
        lines.append(f"{peer['name']} is missing: {peer['missing']}" if peer["missing"] else f"{peer['name']} {found}")
    return "\n".join([*lines, f"medians of {len(taken)} rounds, processor time on one core"])


def value(rounds: list[Round], key: Key, measure: Measure) -> float | None:
    """The median over the rounds, in the unit that is shown."""
    found = [each[key][measure.name] for each in rounds if key in each and each[key][measure.name] is not None]
    return median(found) * measure.scale if found else None


def times(rounds: list[Round], measure: Measure, key: Key, other: Key) -> float | None:
    """How many times as well one does as the other: the median of the ratios within each round."""
    found: list[float] = []
    for each in rounds:
        if key in each and other in each and each[key][measure.name] and each[other][measure.name]:
            ratio = each[key][measure.name] / each[other][measure.name]
            found.append(ratio if measure.more_is_better else 1 / ratio)
    return median(found) if found else None


def table(rounds: list[Round]) -> str:
    lines = [["contestant", "game", "seats", *[measure.title for measure in MEASURES]]]
    ours = [key for key in rounds[0] if key.contestant in (INTERPRETED, COMPILED)]
    theirs = [key for key in rounds[0] if key not in ours]
    for key in [*sorted(ours, key=lambda key: (key.game, key.seats)), *theirs]:
        lines.append([key.contestant, key.game, str(key.seats), *[number(value(rounds, key, m)) for m in MEASURES]])
    return aligned(lines)


def ratios(rounds: list[Round]) -> str:
    lines = [["compiled, times as fast as", "game", "seats", *[measure.name for measure in MEASURES]]]
    for key in [key for key in rounds[0] if key.contestant == COMPILED]:
        for other in (key._replace(contestant=INTERPRETED), CATAN):
            found = [times(rounds, measure, key, other) for measure in MEASURES]
            lines.append([other.contestant, key.game, str(key.seats), *[number(ratio) for ratio in found]])
    return aligned(lines)


def judge(rounds: list[Round], target: Target) -> tuple[bool, str]:
    """Whether a target is reached, and a line about it. One that could not be measured is missed."""
    measure = next(measure for measure in MEASURES if measure.name == target.measure)
    ratio = times(rounds, measure, Key(COMPILED, target.game, target.seats), target.peer)
    reached = ratio is not None and ratio >= target.times
    found = "not measured" if ratio is None else f"{ratio:.1f} times as fast as {target.peer.contestant}"
    outcome = "reached" if reached else "NOT reached"
    return reached, f"{outcome}: {target.game}, {target.seats} seats, {measure.name}: {found}, of {target.times:g}"


def number(x: float | None) -> str:
    if x is None:
        return "-"
    return f"{x:,.0f}" if x >= 100 else f"{x:.3g}"


def aligned(lines: list[list[str]]) -> str:
    """Columns: words to the left, numbers to the right."""
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    texts = []
    for line in lines:
        words = [line[i].ljust(widths[i]) for i in (0, 1)]
        numbers = [line[i].rjust(widths[i]) for i in range(2, len(line))]
        texts.append("  ".join(words + numbers))
    return "\n".join(texts)


if __name__ == "__main__":
    sys.exit(main())
