"""`aerodrome arena`: a tournament of bots."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from aerodrome.bots.players import LIMIT
from aerodrome.cli.arguments import GameName, Jobs, Options, Seed, options_from
from aerodrome.cli.progress import watched
from aerodrome.games import find
from aerodrome.kernel.game import BadSetup
from aerodrome.lab.engines import engine
from aerodrome.lab.journal import Journal
from aerodrome.lab.sprt import Sprt

if TYPE_CHECKING:
    from aerodrome.lab.arena import Results, Tested

WIDTH = 120  # of tables that nobody watches


def command(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Levels, Python paths or programs, by comma.")] = "",
    bot: Annotated[list[str] | None, typer.Option(help="One more, taken as it is; repeatable.")] = None,
    seats: Annotated[int | None, typer.Option(help="By default as many as bots, if the game allows that.")] = None,
    rounds: Annotated[int, typer.Option(help="Seeds; each is played by all tables in all rotations.")] = 20,
    seed: Seed = "0",
    option: Options = None,
    sprt: Annotated[
        str | None, typer.Option(metavar="B>A", help="Stop when it is clear whether B is stronger.")
    ] = None,
    elo0: Annotated[float, typer.Option(help="Not stronger: by no more Elo than this.")] = 0.0,
    elo1: Annotated[float, typer.Option(help="Stronger: by this much Elo.")] = 50.0,
    alpha: Annotated[float, typer.Option(help="The risk to call B stronger where it is not.")] = 0.05,
    beta: Annotated[float, typer.Option(help="The risk to miss that it is.")] = 0.05,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Keep the games here, and go on here.")] = None,
    limit: Annotated[float, typer.Option(help="Seconds that a program has for an answer.")] = LIMIT,
    jobs: Jobs = -1,
    engine_name: Annotated[str, typer.Option("--engine", help="joblib: this machine; ray: many.")] = "joblib",
    address: Annotated[str | None, typer.Option(help="Of a Ray cluster; by default one is started here.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the results for machines.")] = False,
) -> None:
    """Let bots meet in all combinations and rotations, and tell how strong each is. All play on the same seeds; the
    answer is ratings and 95 % intervals."""
    from aerodrome.lab.arena import Arena, Tournament

    found = find(game)
    entered = tuple([each.strip() for each in bots.split(",") if each.strip()] + (bot or []))
    sat = seats or min(max(len(entered), found.fewest), found.most)
    tournament = Tournament(found.name, entered, sat, rounds, seed, options_from(option), limit)
    arena = Arena(tournament, _test(sprt, elo0, elo1, alpha, beta))
    runner = engine(engine_name, jobs, address)
    with nullcontext() if out is None else Journal(out, tournament.setting()) as journal:
        for _ in watched(arena.play(runner, journal), len(arena.specs)):
            pass
        results = arena.results()
        if journal:
            journal.conclude(results.text())
    if as_json:
        typer.echo(results.text(), nl=False)
    else:
        _print(results)


def _test(sprt: str | None, elo0: float, elo1: float, alpha: float, beta: float) -> Sprt | None:
    if sprt is None:
        return None
    better, _, worse = [part.strip() for part in sprt.partition(">")]
    if not better or not worse:
        raise BadSetup(f"a test is B>A, not {sprt!r}")
    return Sprt(better, worse, elo0, elo1, alpha, beta)


def _print(results: Results) -> None:
    console = Console(highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console.width = WIDTH
    setting = results.setting
    console.print(f"{results.games} games of {setting['game']}, seed {setting['seed']}, {setting['seats']} seats")
    table = Table("bot", "rating", "mu", "sigma", "games", "wins", "share", "95 % interval", "place", "return")
    for each in results.bots:
        rating = [f"{number:.2f}" for number in (each.rating.ordinal, each.rating.mu, each.rating.sigma)]
        wins = f"{each.wins:.2f}".removesuffix(".00")
        share = [f"{each.share:.1%}", f"{each.low:.1%} - {each.high:.1%}"]
        table.add_row(each.name, *rating, str(each.games), wins, *share, f"{each.place:.3f}", f"{each.returns:+.3f}")
    console.print(table)
    table = Table("bot", "against", "games", "score", "95 % interval")
    for duel in results.duels:
        table.add_row(
            duel.name, duel.against, str(duel.games), f"{duel.score:.1%}", f"{duel.low:.1%} - {duel.high:.1%}"
        )
    console.print(table)
    if results.sprt:
        console.print(_verdict(results.sprt))


def _verdict(tested: Tested) -> str:
    test = tested.test
    said = {
        "stronger": f"{test.better} is stronger than {test.worse}",
        "not stronger": f"{test.better} is not stronger than {test.worse}",
        "undecided": f"whether {test.better} is stronger than {test.worse} is undecided",
    }[tested.verdict]
    bounds = f"{tested.lower:.2f} to {tested.upper:.2f}"
    return f"{said}: score {tested.score:.1%} in {tested.samples} samples, log ratio {tested.ratio:.2f} of {bounds}"
