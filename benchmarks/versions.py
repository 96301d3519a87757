"""Compares two compiled versions of Aerodrome, every game with two seats and with the most it has: in one run, by
turns, on one core.

Prints a table of ratios, and exits with 1 if a target is missed or one of the builds is not compiled."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, NamedTuple

from run import MEASURES, Contestant, Key, Round, aligned, number, pin, take_rounds, times

OLD, NEW = "old", "new"
SHOWN = MEASURES[:3]  # a search with other weights would do other work


class Least(NamedTuple):
    """In all games, or in this one, the new version does this so many times as well as the old one."""

    measure: str
    times: float
    game: str = ""


TARGETS = (
    Least("decisions", 1.0),
    Least("decisions", 1.5, "great_race"),
    Least("decisions", 1.5, "aeroplanes"),
    Least("imagine", 2.0, "great_race"),
    Least("imagine", 2.0, "magnificent"),
)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--old", required=True, metavar="PYTHON", help="with the older Aerodrome, compiled")
    parser.add_argument("--new", required=True, metavar="PYTHON", help="with the newer Aerodrome, compiled")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--seconds", type=float, default=0.2, help="that each measurement lasts at least")
    parser.add_argument("--json", type=Path, metavar="FILE", help="where to keep all that was measured")
    wanted = parser.parse_args(arguments)

    pin()
    budget = ["--seconds", str(wanted.seconds), "--iterations", "1"]
    contestants = {name: Contestant(getattr(wanted, name), "engine.py", budget) for name in (OLD, NEW)}
    taken = take_rounds(contestants, wanted.rounds, wanted.json)
    rounds = [rows(reports) for reports in taken]
    verdicts = [verdict for target in TARGETS for verdict in judge(rounds, target)]
    faults = [f"The {name} Aerodrome is not compiled." for name in (OLD, NEW) if not taken[0][name]["compiled"]]
    versions = " and ".join(f"{taken[0][name]['version']} ({name})" for name in (OLD, NEW))
    print(
        f"aerodrome {versions}, medians of {len(taken)} rounds, processor time on one core", table(rounds), sep="\n\n"
    )
    print("", *[text for _, text in verdicts], *faults, sep="\n")
    return 0 if not faults and all(reached for reached, _ in verdicts) else 1


def rows(reports: dict[str, Any]) -> Round:
    """All lines of one round."""
    return {Key(name, row["game"], row["seats"]): row for name in (OLD, NEW) for row in reports[name]["rows"]}


def table(rounds: list[Round]) -> str:
    """How many times as well the new version does, by game and seats."""
    lines = [["new, times as fast as old", "game", "seats", *[measure.name for measure in SHOWN]]]
    for key in [key for key in rounds[0] if key.contestant == NEW]:
        found = [times(rounds, measure, key, key._replace(contestant=OLD)) for measure in SHOWN]
        lines.append(["", key.game, str(key.seats), *[number(ratio) for ratio in found]])
    return aligned(lines)


def judge(rounds: list[Round], target: Least) -> list[tuple[bool, str]]:
    """For each line that the target is about, whether it is reached, and a line about it."""
    measure = next(measure for measure in SHOWN if measure.name == target.measure)
    found: list[tuple[bool, str]] = []
    for key in [key for key in rounds[0] if key.contestant == NEW and target.game in ("", key.game)]:
        ratio = times(rounds, measure, key, key._replace(contestant=OLD))
        reached = ratio is not None and ratio >= target.times
        told = "not measured" if ratio is None else f"{ratio:.2f} times as fast"
        outcome = "reached" if reached else "NOT reached"
        found.append(
            (reached, f"{outcome}: {key.game}, {key.seats} seats, {measure.name}: {told}, of {target.times:g}")
        )
    return found


if __name__ == "__main__":
    sys.exit(main())
