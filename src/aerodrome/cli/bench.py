"""`aerodrome bench`: how fast this installation is."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from aerodrome.bots.playout import play_out
from aerodrome.bots.search import SearchBot
from aerodrome.compiled import compiled
from aerodrome.games import find, names, part
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import Match


def command(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; by default all.")] = None,
    seconds: Annotated[float, typer.Option(help="For each measurement.")] = 0.5,
) -> None:
    """Measure random play, copying, imagining and searching on this machine, for two seats or the fewest."""
    table = Table("game", "decisions/s", "clones/s", "imaginings/s", "search iterations/s")
    for name in [find(game).name] if game else names():
        table.add_row(name, *[f"{rate:,.0f}" for rate in _rates(name, seconds)])
    console = Console(highlight=False)
    console.print(f"the kernel is {'compiled' if compiled() else 'plain Python'}")
    console.print(table)


def _rates(name: str, seconds: float) -> list[float]:
    """How many of each thing a second."""
    match = Match(find(name), find(name).fewest, quiet=True)
    rules, rng = match.rules, Rng(1)
    mine = match.mine(match.asked()[0])
    search = SearchBot(rules, part(match.game, "bot").advisor(rules), rng, iterations=50)

    def random_game() -> int:
        return play_out(rules, match.state.clone(), rng)

    def clone() -> int:
        match.state.clone()
        return 1

    def imagine() -> int:
        rules.imagine(mine, rng)
        return 1

    def searching() -> int:
        search.choose(mine, _legal(mine))
        return search.iterations

    return [_rate(work, seconds) for work in (random_game, clone, imagine, searching)]


def _legal(mine: Any) -> list[int]:
    legal: list[int] = mine.todo[-1].legal(mine)
    return legal


def _rate(work: Callable[[], int], seconds: float) -> float:
    """Do it over and over for so long; what it counts, by the second."""
    start = perf_counter()
    done = 0
    while (spent := perf_counter() - start) < seconds or not done:
        done += work()
    return done / spent
