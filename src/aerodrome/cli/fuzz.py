"""`aerodrome fuzz`: look for a game that breaks the contract."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from aerodrome.cli.arguments import GameName, Jobs
from aerodrome.cli.progress import watched
from aerodrome.games import find
from aerodrome.lab.fuzz import Failure, cases, run


def command(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    seats: Annotated[int | None, typer.Option(help="By default all numbers by turns.")] = None,
    heuristic: Annotated[int, typer.Option(min=1, help="One game in so many is played by pilots.")] = 5,
    every: Annotated[int, typer.Option(min=1, help="One decision in so many is checked.")] = 10,
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where failures are saved.")] = Path("fuzz"),
    jobs: Jobs = -1,
) -> None:
    """Play games through the conformance battery; a failure becomes a saved game. They have all seats and options."""
    tried = cases(find(game), games, seed, seats, heuristic, every)
    failures = [result for result in watched(run(tried, jobs), len(tried)) if result]
    for failure in failures:
        typer.echo(_report(failure, out), err=True)
    if failures:
        raise typer.Exit(1)
    typer.echo(f"{games} games, nothing wrong")


def _report(failure: Failure, out: Path) -> str:
    case = failure.case
    about = f"seed {case.seed}, {case.seats} seats, {case.options}, {case.bot}: {failure.message}"
    if not failure.saved:
        return about
    out.mkdir(parents=True, exist_ok=True)
    file = out / f"{case.game}-{case.seed.replace('/', '-')}.json"
    file.write_text(failure.saved, encoding="utf-8")
    return f"{about} -> {file}"
