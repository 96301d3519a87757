"""Games through the conformance battery; what fails becomes a saved game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from aerodrome.bots import levels
from aerodrome.bots.bot import Bot
from aerodrome.games import find
from aerodrome.kernel.chance import Rng, seed_from
from aerodrome.kernel.game import BadSetup, Game
from aerodrome.kernel.match import Entry, Match
from aerodrome.kernel.save import save
from aerodrome.testing.battery import check

HUMAN: Final = "human"


@dataclass(frozen=True)
class Case:
    """One game to try: `every` is how many decisions lie, on average, between two that are checked."""

    game: str
    seats: int
    options: dict[str, int]
    seed: str
    bot: str
    every: int


@dataclass(frozen=True)
class Failure:
    """What went wrong in a case, and the saved game just before it."""

    case: Case
    message: str
    saved: str


def cases(game: Game, games: int, seed: str, seats: int | None, heuristic: int, every: int) -> list[Case]:
    """All numbers of seats and options by turns, every other time with all options mixed at random; one game in
    `heuristic` is played by pilots."""
    setups = [(n, options) for n, options in game.setups() if seats in (None, n)]
    if not setups:
        raise BadSetup(f"{game.name} is for {game.fewest} to {game.most} seats, not {seats}")
    found = []
    for i in range(games):
        n, options = setups[i // 2 % len(setups)]
        if i % 2:
            options = mixed(game, n, f"{seed}/{i}") or options
        bot = "pilot" if i % heuristic == heuristic - 1 else "random"
        found.append(Case(game.name, n, options, f"{seed}/{i}", bot, every))
    return found


def mixed(game: Game, seats: int, seed: str) -> dict[str, int]:
    """Any value of each option; nothing if these do not go together."""
    rng = Rng(seed_from(seed))
    options = {option.name: option.low + rng.below(len(option.values())) for option in game.options}
    return {} if game.forbids(seats, options) else options


def run(tried: list[Case], jobs: int = -1) -> Iterator[Failure | None]:
    """What came of each case, in order; None if nothing was wrong."""
    from joblib import Parallel, delayed  # as in `engines`

    one = delayed(attempt)
    yield from Parallel(n_jobs=jobs, return_as="generator")(one(case) for case in tried)


def attempt(case: Case) -> Failure | None:
    """Play one case; any exception is a failure."""
    game = find(case.game)
    bots: dict[int, Bot] = {}
    logs: list[list[Entry]] = [[], []]  # before the last answer, and with it

    def choose(match: Match, seat: int) -> int:
        logs[:] = [match.log[:], match.log]
        if seat not in bots:
            bots[seat] = levels.make(case.bot, match, seat)
        mine = match.mine(seat)
        return bots[seat].choose(mine, mine.todo[-1].legal(mine))

    try:
        check(game, case.seats, case.options, case.seed, choose, case.every)
    except Exception as error:
        message = f"{type(error).__name__}: {error}"
        saved = _saved(game, case, logs[1], message) or _saved(game, case, logs[0], message)
        return Failure(case, message, saved)
    return None


def _saved(game: Game, case: Case, log: list[Entry], message: str) -> str:
    """The game with this log, or from its first question on; nothing if it breaks before. A person has the seat that is
    asked, so that whoever opens the file meets the question."""
    try:
        match = Match(game, case.seats, case.options, case.seed, auto=False)
        if log:
            match.replay(log)
    except Exception:
        return ""
    players = [HUMAN if seat in match.asked()[:1] else case.bot for seat in range(case.seats)]
    return save(match, {"players": players, "failure": message})
