"""Games between bots, by the thousand, on all cores, and what came of them.

    from aerodrome.lab.simulate import Setting, run, summary

    played = list(run(Setting("control_tower", ("pilot", "random"), games=100)))
    print(summary(played).bots[0].share)

The results depend on the setting only, not on the number of cores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from joblib import Parallel, delayed

from aerodrome.bots import levels
from aerodrome.games import find
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import FORCED, Match
from aerodrome.kernel.step import CHANCE
from aerodrome.lab.stats import mean, wilson

TURN: Final = "turn"  # the kind of event that begins a turn, in every game that has turns


@dataclass(frozen=True)
class Setting:
    """What is played. Game i has the seed `seed/i` and the bots shifted by i seats; with `mirror` each of the
    `games` seeds is played once with every shift."""

    game: str
    bots: tuple[str, ...]  # one for each seat
    games: int
    seed: str = "0"
    options: dict[str, object] = field(default_factory=dict)
    mirror: bool = False

    def tables(self) -> list[tuple[str, tuple[str, ...]]]:
        """The seed and the bots by seat of every game."""
        seats = len(self.bots)
        return [
            (f"{self.seed}/{i}", self.bots[shift % seats :] + self.bots[: shift % seats])
            for i in range(self.games)
            for shift in (range(seats) if self.mirror else [i])
        ]


@dataclass(frozen=True)
class Played:
    """One finished game, seat by seat."""

    seed: str
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    returns: tuple[float, ...]
    wins: tuple[float, ...]  # a shared win is a part of one
    decisions: int
    events: dict[str, int]  # how often each kind occurred


@dataclass(frozen=True)
class Score:
    """How often a bot or a seat has won."""

    name: str
    games: int
    wins: float
    share: float
    low: float  # of the Wilson 95 % interval
    high: float
    place: float
    returns: float


@dataclass(frozen=True)
class Summary:
    games: int
    bots: list[Score]
    seats: list[Score]
    shared_wins: int
    rounds: float  # a game, on average: its turns by its seats
    decisions: float  # a game, on average
    fewest_decisions: int
    most_decisions: int
    events: dict[str, float]  # of each kind a game, on average
    games_with: dict[str, int]  # in how many games each kind occurred


def check(setting: Setting) -> None:
    """Fail before the first game if there is a bot or an option that does not exist."""
    if setting.games < 1:
        raise BadSetup(f"at least one game is played, not {setting.games}")
    match = Match(find(setting.game), len(setting.bots), setting.options, quiet=True)
    for seat, bot in enumerate(setting.bots):
        levels.make(bot, match, seat)


def run(setting: Setting, jobs: int = -1) -> Iterator[Played]:
    """The games in their order, as they are finished; -1 jobs are as many as there are cores."""
    check(setting)
    one = delayed(play)
    work = Parallel(n_jobs=jobs, return_as="generator")
    yield from work(one(setting.game, bots, seed, setting.options) for seed, bots in setting.tables())


def play(game: str, bots: tuple[str, ...], seed: str, options: dict[str, object]) -> Played:
    """One game. It is played quietly, then told from its log."""
    match = Match(find(game), len(bots), options, seed, quiet=True)
    levels.play(match, [levels.make(bot, match, seat) for seat, bot in enumerate(bots)])
    told = Match(match.game, len(bots), options, seed)
    told.replay(match.log)
    ranks, teams = match.ranks(), match.rules.teams
    first = {team for team, rank in zip(teams, ranks, strict=True) if rank == 1}
    return Played(
        seed=seed,
        bots=bots,
        ranks=tuple(ranks),
        returns=tuple(match.returns()),
        wins=tuple(1 / len(first) if team in first else 0.0 for team in teams),
        decisions=sum(entry.who != CHANCE and entry.how != FORCED for entry in match.log),
        events=dict(sorted(Counter(event.kind for event in told.events).items())),
    )


def summary(played: list[Played]) -> Summary:
    """The games together; the same for the same games in the same order."""
    kinds = sorted({kind for game in played for kind in game.events})
    seats = len(played[0].bots)
    decisions = [game.decisions for game in played]
    return Summary(
        games=len(played),
        bots=[
            _score(bot, [(game, seat) for game in played for seat in range(seats) if game.bots[seat] == bot])
            for bot in dict.fromkeys(bot for game in played for bot in game.bots)
        ],
        seats=[_score(str(seat + 1), [(game, seat) for game in played]) for seat in range(seats)],
        shared_wins=sum(any(0 < win < 1 for win in game.wins) for game in played),
        rounds=mean([game.events.get(TURN, 0) / seats for game in played]),
        decisions=mean([float(n) for n in decisions]),
        fewest_decisions=min(decisions),
        most_decisions=max(decisions),
        events={kind: mean([float(game.events.get(kind, 0)) for game in played]) for kind in kinds},
        games_with={kind: sum(kind in game.events for game in played) for kind in kinds},
    )


def _score(name: str, seen: list[tuple[Played, int]]) -> Score:
    wins = sum(game.wins[seat] for game, seat in seen)
    low, high = wilson(wins, len(seen))
    return Score(
        name=name,
        games=len(seen),
        wins=wins,
        share=wins / len(seen),
        low=low,
        high=high,
        place=mean([float(game.ranks[seat]) for game, seat in seen]),
        returns=mean([game.returns[seat] for game, seat in seen]),
    )
