"""Tournaments of bots: who is how strong, and how sure that is.

    from aerodrome.lab.arena import Arena, Tournament
    from aerodrome.lab.engines import Cores

    arena = Arena(Tournament("control_tower", ("ace:50", "pilot", "random"), seats=2, rounds=10))
    played = list(arena.play(Cores()))
    print(arena.results().bots[0].name)

The results depend on the tournament only: not on the engine, and not on whether it was interrupted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import cached_property
from itertools import combinations
from typing import Any, Final

from aerodrome import __version__
from aerodrome.bots import players
from aerodrome.bots.players import Player
from aerodrome.games import find
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import Match
from aerodrome.kernel.rules import Rules
from aerodrome.lab.engines import Engine
from aerodrome.lab.journal import Journal
from aerodrome.lab.ratings import Rating, ratings
from aerodrome.lab.simulate import MatchSpec, Played, Score, play, rotated, score
from aerodrome.lab.sprt import Sprt, Trial
from aerodrome.lab.stats import mean, wilson

FORMAT: Final = 1  # of the results and of the folder


@dataclass(frozen=True)
class Tournament:
    """In each of so many rounds every combination of bots that fills the seats meets in every rotation, all on the seed
    of the round. Where there are more seats than bots, the bots sit down over again."""

    game: str
    bots: tuple[Player, ...]  # texts, objects or factories, as `players` explains
    seats: int
    rounds: int
    seed: str = "0"
    options: dict[str, object] = field(default_factory=dict)
    limit: float = players.LIMIT  # seconds that a program has for an answer

    @cached_property
    def rules(self) -> Rules[Any]:
        return find(self.game).rules(self.seats, self.options)

    def check(self) -> None:
        """Fail before the first game if it cannot be played."""
        names = [players.title(bot) for bot in self.bots]
        if len(self.bots) < 2:
            raise BadSetup("a tournament is for at least two bots")
        if twice := next((name for name in names if names.count(name) > 1), None):
            raise BadSetup(f"two bots are called {twice!r}; NAME=... or Named(name, bot) calls them otherwise")
        if self.rounds < 1:
            raise BadSetup(f"at least one round is played, not {self.rounds}")
        if not 0 < self.limit <= players.LONGEST_LIMIT:
            raise BadSetup(f"a program has up to {players.LONGEST_LIMIT:g} seconds for an answer, not {self.limit:g}")
        match = Match(find(self.game), self.seats, self.options, quiet=True)
        players.check_all(self.bots, match)

    def specs(self) -> list[MatchSpec]:
        """Every game, in the order in which they count."""
        circle = tuple(self.bots[seat % len(self.bots)] for seat in range(max(self.seats, len(self.bots))))
        return [
            MatchSpec(self.game, rotated(seated, shift), f"{self.seed}/{i}", self.options, self.limit)
            for i in range(self.rounds)
            for seated in combinations(circle, self.seats)
            for shift in range(self.seats)
        ]

    def setting(self) -> dict[str, Any]:
        """What all games have in common; more rounds of it may be played later."""
        game = find(self.game)
        return {
            "format": FORMAT,
            "aerodrome": __version__,
            "game": game.name,
            "rules": game.version,
            "content": game.content_hash,
            "options": self.rules.options,
            "seats": self.seats,
            "bots": [players.text(bot) for bot in self.bots],
            "seed": self.seed,
        }


@dataclass(frozen=True)
class Ranked(Score):
    """A bot, its score and its rating."""

    bot: str
    rating: Rating


@dataclass(frozen=True)
class Duel:
    """How often a bot came before another: 1 for a better place, 1/2 for the same."""

    name: str
    against: str
    games: int
    score: float
    low: float  # of the Wilson 95 % interval
    high: float


@dataclass(frozen=True)
class Tested:
    """What the sequential test says."""

    test: Sprt
    samples: int
    score: float
    ratio: float
    lower: float
    upper: float
    verdict: str


@dataclass(frozen=True)
class Results:
    setting: dict[str, Any]
    games: int
    bots: list[Ranked]  # the strongest first
    seats: list[Score]
    duels: list[Duel]
    sprt: Tested | None

    def text(self) -> str:
        return json.dumps(asdict(self), indent=1) + "\n"


def against(game: Played, bot: str, other: str, teams: list[int]) -> float | None:
    """What a bot scored against another: 1 for a better place, 1/2 for the same; nothing if they were no opponents."""
    scores = [
        (1 + (game.ranks[a] < game.ranks[b]) - (game.ranks[a] > game.ranks[b])) / 2
        for a, one in enumerate(game.bots)
        for b, two in enumerate(game.bots)
        if one == bot and two == other and teams[a] != teams[b]
    ]
    return mean(scores) if scores else None


class Arena:
    """A tournament as it is played."""

    def __init__(self, tournament: Tournament, sprt: Sprt | None = None) -> None:
        tournament.check()
        self.tournament, self.specs = tournament, tournament.specs()
        self.bots = {players.title(bot): players.text(bot) for bot in tournament.bots}
        self.trial = None if sprt is None else Trial(sprt)
        if sprt:
            sprt.check()
            for name in (sprt.better, sprt.worse):
                if name not in self.bots:
                    raise BadSetup(f"the test is about a bot {name!r} that does not play")
            if sprt.better == sprt.worse:
                raise BadSetup(f"the test compares {sprt.better!r} with itself")
        self.games: list[Played] = []  # those that count, in their order
        self._early: dict[int, Played] = {}

    def over(self) -> bool:
        """All is played, or a test is decided."""
        decided = self.trial is not None and self.trial.verdict != "undecided"
        return decided or len(self.games) == len(self.specs)

    def play(self, engine: Engine, journal: Journal | None = None) -> Iterator[Played]:
        """Each game when it is finished, those of the journal first, until the tournament is over. What was played
        ahead when a test is decided stays in the journal, but does not count."""
        known = dict(journal.games) if journal else {}
        for n in sorted(known):
            if n < len(self.specs) and not self.over():
                self._count(n, known[n])
                yield known[n]
        if self.over():
            return
        rest = [(n, spec) for n, spec in enumerate(self.specs) if n not in known]
        with closing(engine.work(play, rest)) as done:
            kept = journal.keep(done) if journal else done
            with closing(kept):
                for each in kept:
                    self._count(each.n, each.result)
                    yield each.result
                    if self.over():
                        return

    def results(self) -> Results:
        """What the games say that count so far."""
        teams, games, tournament = self.tournament.rules.teams, self.games, self.tournament
        rated = ratings(list(self.bots.values()), games, teams)
        ranked = [
            Ranked(
                **asdict(score(name, [(g, seat) for g in games for seat, sat in enumerate(g.bots) if sat == bot])),
                bot=bot,
                rating=rated[bot],
            )
            for name, bot in self.bots.items()
        ]
        return Results(
            setting=tournament.setting(),
            games=len(games),
            bots=sorted(ranked, key=lambda each: (-each.rating.ordinal, each.name)),
            seats=[score(str(seat + 1), [(game, seat) for game in games]) for seat in range(tournament.seats)],
            duels=[self._duel(a, b) for a, b in combinations(self.bots, 2)],
            sprt=self._tested(),
        )

    def _count(self, n: int, game: Played) -> None:
        """Games count in the order of `specs`, so that a test is decided by the same games everywhere."""
        self._early[n] = game
        while len(self.games) in self._early and not self.over():
            self.games.append(self._early.pop(len(self.games)))
            if self.trial and len(self.games) % self.tournament.seats == 0:
                self._sample(self.trial)

    def _sample(self, trial: Trial) -> None:
        """All rotations of a combination are played."""
        better, worse = self.bots[trial.sprt.better], self.bots[trial.sprt.worse]
        last = self.games[-self.tournament.seats :]
        if scores := self._scores(last, better, worse):
            trial.see(mean(scores))

    def _scores(self, games: list[Played], bot: str, other: str) -> list[float]:
        """What a bot scored against another in those of the games in which they met."""
        found = [against(game, bot, other, self.tournament.rules.teams) for game in games]
        return [each for each in found if each is not None]

    def _duel(self, name: str, other: str) -> Duel:
        scores = self._scores(self.games, self.bots[name], self.bots[other])
        low, high = wilson(sum(scores), len(scores))
        return Duel(name, other, len(scores), mean(scores), low, high)

    def _tested(self) -> Tested | None:
        if self.trial is None:
            return None
        trial, test = self.trial, self.trial.sprt
        ratio = round(trial.ratio, 6)
        return Tested(test, trial.samples, trial.score, ratio, test.lower, test.upper, trial.verdict)
