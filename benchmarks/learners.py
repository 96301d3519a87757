"""Compares learning environments: Aerodrome's compiled ones with those of PettingZoo, RLCard and OpenSpiel, in turns,
on one core; many games at once also on all cores. All are installed for one interpreter.

Prints a table and ratios to the fastest environment of PettingZoo, and exits with 1 if a target is missed."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from run import Contestant, aligned, number, pin

OURS, PEER = "aerodrome", "pettingzoo"
MEASURES = {
    "step": "step alone",
    "seen": "with observation",
    "batched": "batched, one core",
    "all_cores": "batched, all cores",
}


class Target(NamedTuple):
    """The best of our games does this so many times as fast as the fastest of PettingZoo does its own measure. With 0
    times it is only told."""

    measure: str
    peer_measure: str
    times: float


TARGETS = (Target("step", "step", 5), Target("batched", "seen", 0), Target("all_cores", "seen", 20))
Rates = dict[tuple[str, str], dict[str, float | None]]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", required=True, help="with Aerodrome compiled, pettingzoo, rlcard and open_spiel")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--seconds", type=float, default=0.2, help="that each measurement lasts at least")
    parser.add_argument("--json", type=Path, metavar="FILE", help="where to keep all that was measured")
    wanted = parser.parse_args(arguments)

    cores = [str(core) for core in pin()]
    contestant = Contestant(wanted.python, "steps.py", ["--seconds", str(wanted.seconds), "--cores", *cores])
    taken: list[dict[str, Any]] = []
    for turn in range(1, wanted.rounds + 1):
        print(f"round {turn} of {wanted.rounds}", file=sys.stderr)
        taken.append(contestant.measure())
    contestant.stop()
    if wanted.json:
        wanted.json.write_text(json.dumps(taken, indent=1) + "\n", encoding="utf-8")

    rounds = [rates(report) for report in taken]
    verdicts = [judge(rounds, target) for target in TARGETS]
    print(heading(taken[0]), table(rounds), "\n".join(text for _, text in verdicts), sep="\n\n")
    return 0 if all(reached for reached, _ in verdicts) else 1


def rates(report: dict[str, Any]) -> Rates:
    return {(peer["name"], row["game"]): row for peer in report["peers"] for row in peer["rows"]}


def heading(report: dict[str, Any]) -> str:
    """The versions that were compared, and why a peer is missing."""
    lines = []
    for peer in report["peers"]:
        missing = f"is missing: {peer['missing']}" if peer["missing"] else peer["version"]
        lines.append(f"{peer['name']} {missing}")
    return "\n".join(lines)


def table(rounds: list[Rates]) -> str:
    """Medians, in steps per second."""
    lines = [["library", "game", *MEASURES.values()]]
    for key in rounds[0]:
        shown = [[each[key][measure] for each in rounds] for measure in MEASURES]
        lines.append([*key, *[number(median(x for x in found if x)) if any(found) else "-" for found in shown]])
    return aligned(lines)


def best(rates: Rates, library: str, measure: str) -> float | None:
    found = [row[measure] for (name, _), row in rates.items() if name == library]
    return max((rate for rate in found if rate), default=None)


def judge(rounds: list[Rates], target: Target) -> tuple[bool, str]:
    """Whether a target is reached, and a line about it. One that could not be measured is missed."""
    pairs = [(best(each, OURS, target.measure), best(each, PEER, target.peer_measure)) for each in rounds]
    ratios = [ours / theirs for ours, theirs in pairs if ours and theirs]
    reached = bool(ratios) and median(ratios) >= target.times
    found = f"{median(ratios):.1f} times as fast as {PEER}" if ratios else "not measured"
    verdict = "no target" if not target.times else "reached" if reached else "NOT reached"
    wanted = f", of {target.times:g}" if target.times else ""
    return reached, f"{verdict}: {MEASURES[target.measure]}: {found}{wanted}"


if __name__ == "__main__":
    sys.exit(main())
