"""`aerodrome sim`: many games between bots."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from aerodrome.cli.arguments import Bots, GameName, Games, Jobs, Mirror, Options, Seats, Seed, bots_from, options_from
from aerodrome.cli.progress import watched
from aerodrome.games import find
from aerodrome.lab.simulate import Score, Setting, Summary, check, run, summary


def command(
    game: GameName,
    bots: Bots = "pilot,random",
    seats: Seats = None,
    games: Games = 100,
    seed: Seed = "0",
    option: Options = None,
    mirror: Mirror = False,
    by: Annotated[list[str] | None, typer.Option(help="An event, as buy: how often win those who bought each?")] = None,
    jobs: Jobs = -1,
    as_json: Annotated[bool, typer.Option("--json", help="Print every game for machines.")] = False,
) -> None:
    """Let bots play many games and tell who wins, with 95 % intervals. From game to game the bots change seats."""
    found = find(game)
    levels = bots_from(bots, seats or max(len(bots.split(",")), found.fewest))
    setting = Setting(found.name, levels, games, seed, options_from(option), mirror, tuple(by or ()))
    check(setting)
    played = list(watched(run(setting, jobs), len(setting.specs())))
    result = summary(played)
    if as_json:
        data = {"setting": asdict(setting), "summary": asdict(result), "games": [asdict(each) for each in played]}
        typer.echo(json.dumps(data, indent=1))
    else:
        _print(result, setting)


def _print(result: Summary, setting: Setting) -> None:
    console = Console(highlight=False)
    console.print(f"{result.games} games of {setting.game}, seed {setting.seed}, {len(setting.bots)} seats")
    console.print(_scores("bot", result.bots))
    console.print(_scores("seat", result.seats))
    for kind, scores in result.by.items():
        console.print(_scores(kind, scores, fair=sum(seat.share for seat in result.seats) / len(result.seats)))
    span = f"from {result.fewest_decisions} to {result.most_decisions}"
    console.print(f"rounds a game: mean {result.rounds:.1f}; decisions: mean {result.decisions:.1f}, {span}")
    console.print(f"games with a shared win: {result.shared_wins}")
    table = Table("event", "a game", "in games")
    for kind, often in result.events.items():
        table.add_row(kind, f"{often:.2f}", f"{result.games_with[kind] / result.games:.1%}")
    console.print(table)


def _scores(title: str, scores: list[Score], fair: float | None = None) -> Table:
    """If it is known what is fair, each share is told as a multiple of it."""
    last = "of fair" if fair else "mean return"
    table = Table(title, "games", "wins", "share", "95 % interval", "mean place", last)
    for each in scores:
        interval = f"{each.low:.1%} - {each.high:.1%}"
        wins = f"{each.wins:.2f}".removesuffix(".00")
        row = [each.name, str(each.games), wins, f"{each.share:.1%}", interval]
        table.add_row(*row, f"{each.place:.3f}", f"{each.share / fair:.2f}" if fair else f"{each.returns:+.3f}")
    return table
