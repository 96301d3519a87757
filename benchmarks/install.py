"""Measures what installing Aerodrome puts on the disk, and how long it takes to begin.

Takes wheels, folders with sources and revisions of this repository, with extras where they are wanted:

    python benchmarks/install.py 74caa19 dist/aerodrome.whl 'dist/aerodrome.whl[server]'

pip installs each into an environment of its own, which is thrown away; what has to be built is built as
AERODROME_COMPILE and AERODROME_CLIENT say. Prints a table: the distributions that came, their megabytes without
bytecode, as bytes and as blocks of this disk, the largest of them, and the medians of how long a program takes, by
turns, on one core. Exits with 1 if the last one without extras misses a target."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import venv
from importlib.metadata import Distribution, distributions
from io import BytesIO
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from run import aligned, pin

ROOT = Path(__file__).parents[1]
MEGABYTE = 1_000_000
BLOCK = 512  # bytes, as a file tells how many it has
LARGEST = 8  # distributions that are named
MATCH = """
try:
    from aerodrome import Match
    Match("control_tower", seed=7)
except ImportError:  # up to 0.8
    from aerodrome.games import find
    from aerodrome.kernel.match import Match
    Match(find("control_tower"), 2, {}, "7")
"""
PROGRAMS = {
    "python": ["python", "-c", "pass"],
    "import": ["python", "-c", "import aerodrome"],
    "match": ["python", "-c", MATCH],
    "--help": ["aerodrome", "--help"],
    "games": ["aerodrome", "games"],
}
MOST_MEGABYTES = 60
MOST_SECONDS = {"--help": 0.3}


class Size(NamedTuple):
    """The bytes of files, and of the blocks of the disk that they lie in: small files share none."""

    files: int
    blocks: int


class Took(NamedTuple):
    """Seconds on the clock, and of processor time."""

    clock: float
    processor: float


class Install:
    """An environment with the package and what pip brought along."""

    def __init__(self, wanted: str, folder: Path) -> None:
        self.wanted, self.bin = wanted, folder / "bin"
        venv.create(folder, with_pip=True)
        (self.site,) = folder.glob("lib/python*/site-packages")
        before = {each.name for each in distributions(path=[str(self.site)])}  # pip itself
        source, bracket, extras = wanted.partition("[")
        with tempfile.TemporaryDirectory(prefix="aerodrome-install-") as scratch:
            found = Path(source) if Path(source).exists() else revision(source, Path(scratch))
            command = [str(self.bin / "python"), "-m", "pip", "install", "--quiet", "--no-compile"]
            subprocess.run([*command, f"{found.resolve()}{bracket}{extras}"], check=True, stdout=sys.stderr)
        came = [each for each in distributions(path=[str(self.site)]) if each.name not in before]
        self.version = next(each.version for each in came if each.name == "aerodrome")
        self.compiled = any(self.site.glob("aerodrome/kernel/match.*.so"))
        self.sizes = {each.name: size(each) for each in came}
        self.took: dict[str, list[Took]] = {name: [] for name in PROGRAMS}

    def time(self, name: str) -> Took:
        program, *rest = PROGRAMS[name]
        before, start = processor_time(), perf_counter()
        subprocess.run([str(self.bin / program), *rest], check=True, stdout=subprocess.DEVNULL, env=with_bytecode())
        return Took(perf_counter() - start, processor_time() - before)

    def report(self) -> dict[str, Any]:
        return {
            "install": self.wanted,
            "version": self.version,
            "compiled": self.compiled,
            "sizes": self.sizes,
            "seconds": self.took,
        }


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("installs", nargs="+", metavar="INSTALL", help="a wheel, a folder or a revision; [EXTRA]")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--json", type=Path, metavar="FILE", help="where to keep all that was measured")
    wanted = parser.parse_args(arguments)

    with tempfile.TemporaryDirectory(prefix="aerodrome-installs-") as folder:
        installs = [Install(each, Path(folder, str(n))) for n, each in enumerate(wanted.installs)]
        pin()
        for turn in range(wanted.rounds + 1):
            for install in installs:
                for name in PROGRAMS:
                    took = install.time(name)
                    if turn:  # at first bytecode is written
                        install.took[name].append(took)
    reports = [install.report() for install in installs]
    if wanted.json:
        wanted.json.write_text(json.dumps(reports, indent=1) + "\n", encoding="utf-8")
    verdicts = [verdict for report in judged(reports) for verdict in judge(report)]
    print(f"Python {sys.version.split()[0]}, medians of {wanted.rounds} rounds: ms on the clock (of processor time)")
    print("", table(reports), "", largest(reports), "", *[text for _, text in verdicts], sep="\n")
    return 0 if all(reached for reached, _ in verdicts) else 1


def revision(name: str, folder: Path) -> Path:
    """The sources of a revision of this repository, in this folder."""
    done = subprocess.run(["git", "archive", name], cwd=ROOT, capture_output=True, check=False)
    if done.returncode:
        raise SystemExit(f"{name!r} is no wheel, no folder and no revision of this repository")
    with tarfile.open(fileobj=BytesIO(done.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder


def size(of: Distribution) -> Size:
    """Of all its files but bytecode."""
    paths = [Path(str(of.locate_file(file))) for file in of.files or [] if file.suffix != ".pyc"]
    found = [path.stat() for path in paths if path.is_file()]
    return Size(sum(each.st_size for each in found), sum(BLOCK * each.st_blocks for each in found))


def with_bytecode() -> dict[str, str]:
    """An environment in which Python keeps what it has compiled, as it usually does."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def processor_time() -> float:
    """Of all programs that have ended."""
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def table(reports: list[dict[str, Any]]) -> str:
    lines = [["install", "version", "engine", "distributions", "MB", "in blocks", *PROGRAMS]]
    for report in reports:
        engine = "compiled" if report["compiled"] else "plain"
        took = [shown(report["seconds"][name]) for name in PROGRAMS]
        room = [str(len(report["sizes"])), *[f"{total:.1f}" for total in megabytes(report)]]
        lines.append([Path(report["install"]).name, report["version"], engine, *room, *took])
    return aligned(lines)


def largest(reports: list[dict[str, Any]]) -> str:
    """What takes the most room, install by install."""
    lines = []
    for report in reports:
        first = sorted(report["sizes"].items(), key=lambda each: -each[1].files)[:LARGEST]
        named = ", ".join(f"{name} {each.files / MEGABYTE:.1f}" for name, each in first)
        lines.append(f"{Path(report['install']).name}: {named}")
    return "\n".join(lines)


def megabytes(report: dict[str, Any]) -> tuple[float, float]:
    """All that came: as files, and as blocks."""
    files, blocks = zip(*report["sizes"].values(), strict=True)
    return sum(files) / MEGABYTE, sum(blocks) / MEGABYTE


def shown(took: list[Took]) -> str:
    return f"{1000 * median(t.clock for t in took):.0f} ({1000 * median(t.processor for t in took):.0f})"


def judged(reports: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The last one without extras, if there is one."""
    return [report for report in reports if "[" not in report["install"]][-1:]


def judge(report: dict[str, Any]) -> list[tuple[bool, str]]:
    """For each target whether it is reached, and a line about it. Shared machines are slow: processor time counts."""
    files, _ = megabytes(report)
    found = [verdict(files <= MOST_MEGABYTES, f"{files:.1f} MB, of {MOST_MEGABYTES}")]
    for name, most in MOST_SECONDS.items():
        spent = median(took.processor for took in report["seconds"][name])
        found.append(verdict(spent <= most, f"{name}: {1000 * spent:.0f} ms of processor time, of {1000 * most:.0f}"))
    return found


def verdict(reached: bool, about: str) -> tuple[bool, str]:
    return reached, f"{'reached' if reached else 'NOT reached'}: {about}"


if __name__ == "__main__":
    sys.exit(main())
