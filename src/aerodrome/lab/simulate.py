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

from aerodrome.bots import levels, players
from aerodrome.bots.players import Player
from aerodrome.event_arguments import NUMBERS
from aerodrome.games import find
from aerodrome.kernel.events import EventKinds
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import FORCED, Match
from aerodrome.kernel.step import CHANCE
from aerodrome.lab.engines import Cores, in_order
from aerodrome.lab.stats import mean, wilson

TURN: Final = "turn"  # the kind of event that begins a turn, in every game that has turns


@dataclass(frozen=True)
class MatchSpec:
    """A match to be played: who plays what, by which seed."""

    game: str
    bots: tuple[Player, ...]  # by seat; see `players`
    seed: str
    options: dict[str, object]
    limit: float = players.LIMIT  # seconds that a program has for an answer
    by: tuple[str, ...] = ()  # kinds of event


@dataclass(frozen=True)
class Setting:
    """What is played. Game i has the seed `seed/i` and the bots shifted by i seats; with `mirror` each of the
    `games` seeds is played once with every shift."""

    game: str
    bots: tuple[Player, ...]  # one for each seat: texts, objects or factories, as `players` explains
    games: int
    seed: str = "0"
    options: dict[str, object] = field(default_factory=dict)
    mirror: bool = False
    by: tuple[str, ...] = ()  # kinds of event that tie a word to a seat: who bought which card wins how often?

    def specs(self) -> list[MatchSpec]:
        seats = len(self.bots)
        return [
            MatchSpec(self.game, rotated(self.bots, shift), f"{self.seed}/{i}", self.options, by=self.by)
            for i in range(self.games)
            for shift in (range(seats) if self.mirror else [i])
        ]


@dataclass(frozen=True)
class Played:
    """One finished game, seat by seat."""

    seed: str
    bots: tuple[str, ...]  # their texts
    ranks: tuple[int, ...]
    returns: tuple[float, ...]
    wins: tuple[float, ...]  # a shared win is a part of one
    decisions: int
    events: dict[str, int]  # how often each kind occurred
    by: dict[str, list[tuple[str, int]]] = field(default_factory=dict)  # words that such events tied to seats


@dataclass(frozen=True)
class Score:
    """How often a bot, a seat or whoever had something has won."""

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
    by: dict[str, list[Score]]  # of each kind of event in question, word by word


def rotated(bots: tuple[Player, ...], shift: int) -> tuple[Player, ...]:
    """Everybody so many seats further to the front; who sat there comes last."""
    cut = shift % len(bots)
    return bots[cut:] + bots[:cut]


def check(setting: Setting) -> None:
    """Fail before the first game if there is a bot or an option that does not exist."""
    if setting.games < 1:
        raise BadSetup(f"at least one game is played, not {setting.games}")
    match = Match(find(setting.game), len(setting.bots), setting.options, quiet=True)
    players.check_all(setting.bots, match)
    for kind in setting.by:
        if named(match.rules.events, kind) is None:
            able = ", ".join(kind for kind in match.rules.events.names if named(match.rules.events, kind))
            raise BadSetup(f"no event {kind!r} of {setting.game} tells of a seat and a thing; there are {able}")


def named(kinds: EventKinds, kind: str) -> tuple[int, int] | None:
    """Which argument of such an event is the seat, and which the thing."""
    domains = kinds.domains.get(kind, [])
    things = [i for i in range(len(domains)) if domains[i] not in NUMBERS]
    return (domains.index("seat"), things[0]) if "seat" in domains and things else None


def run(setting: Setting, jobs: int = -1) -> Iterator[Played]:
    """The games in their order, as they are finished; -1 jobs are as many as there are cores. Raises BadSetup for what
    cannot be played, and for a bot that cannot be sent to other processes."""
    check(setting)
    yield from in_order(Cores(jobs, "auto").work(play, enumerate(setting.specs())))


def finish(spec: MatchSpec) -> Match:
    """The match, played to its end; quiet, unless a bot must hear what happens."""
    quiet = not any(players.listens(bot) for bot in spec.bots)
    match = Match(find(spec.game), len(spec.bots), spec.options, spec.seed, quiet=quiet)
    with players.seated(spec.bots, match, spec.limit) as bots:
        levels.play(match, bots)
    return match


def play(spec: MatchSpec) -> Played:
    """One game. If it was quiet, it is told again from its log."""
    told = match = finish(spec)
    if match.quiet:
        told = Match(match.game, len(spec.bots), spec.options, spec.seed)
        told.replay(match.log)
    ranks, teams = match.ranks(), match.rules.teams
    first = {team for team, rank in zip(teams, ranks, strict=True) if rank == 1}
    return Played(
        seed=spec.seed,
        bots=tuple(players.text(bot) for bot in spec.bots),
        ranks=tuple(ranks),
        returns=tuple(match.returns()),
        wins=tuple(1 / len(first) if team in first else 0.0 for team in teams),
        decisions=sum(entry.who != CHANCE and entry.how != FORCED for entry in match.log),
        events=dict(sorted(Counter(event.kind for event in told.events).items())),
        by={kind: tied(told, kind) for kind in spec.by},
    )


def tied(match: Match, kind: str) -> list[tuple[str, int]]:
    """The words that events of this kind tied to seats, each once."""
    places = named(match.rules.events, kind)
    assert places is not None
    seat, thing = places
    words = match.rules.domains[match.rules.events.domains[kind][thing]]
    found = {(words[event.args[thing]], event.args[seat]) for event in match.events if event.kind == kind}
    return sorted(found)


def summary(played: list[Played]) -> Summary:
    """The games together; the same for the same games in the same order."""
    kinds = sorted({kind for game in played for kind in game.events})
    seats = len(played[0].bots)
    decisions = [game.decisions for game in played]
    return Summary(
        games=len(played),
        bots=[
            score(
                players.title(bot), [(game, seat) for game in played for seat in range(seats) if game.bots[seat] == bot]
            )
            for bot in dict.fromkeys(bot for game in played for bot in game.bots)
        ],
        seats=[score(str(seat + 1), [(game, seat) for game in played]) for seat in range(seats)],
        shared_wins=sum(any(0 < win < 1 for win in game.wins) for game in played),
        rounds=mean([game.events.get(TURN, 0) / seats for game in played]),
        decisions=mean([float(n) for n in decisions]),
        fewest_decisions=min(decisions),
        most_decisions=max(decisions),
        events={kind: mean([float(game.events.get(kind, 0)) for game in played]) for kind in kinds},
        games_with={kind: sum(kind in game.events for game in played) for kind in kinds},
        by={kind: shares(played, kind) for kind in played[0].by},
    )


def shares(played: list[Played], kind: str) -> list[Score]:
    """How often those have won to whom such events tied each word."""
    seen: dict[str, list[tuple[Played, int]]] = {}
    for game in played:
        for word, seat in game.by[kind]:
            seen.setdefault(word, []).append((game, seat))
    return [score(word, seen[word]) for word in sorted(seen)]


def score(name: str, seen: list[tuple[Played, int]]) -> Score:
    """What came of games on these seats."""
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
