"""What a game says about itself, and what follows from it."""

from __future__ import annotations

from typing import Any, Generic

from mypy_extensions import mypyc_attr

from aerodrome.kernel.actions import Actions
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.events import EventKinds
from aerodrome.kernel.fields import fields
from aerodrome.kernel.state import Origin, Shared
from aerodrome.kernel.step import Reason, S
from aerodrome.kernel.zones import Zone, deal_unknown, hide


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """One game for so many seats with these options. It never changes; all that changes is in the state."""

    def __init__(
        self, seats: int, options: dict[str, int], domains: dict[str, list[str]], actions: list[str], events: list[str]
    ) -> None:
        self.seats, self.options = seats, options
        self.domains = domains  # the words of each kind of argument
        self.actions = Actions(actions, domains)
        self.events = EventKinds(events)
        self.outside: dict[str, Reason] = {}  # why a kind of action does not take a word that others take
        self.teams = list(range(seats))  # seats of one team share their number
        self.origin: Origin | None = None

    def __repr__(self) -> str:
        chosen = "".join(f", {name} {value}" for name, value in self.options.items())
        return f"<{type(self).__name__}: {self.seats} seats{chosen}>"

    def __deepcopy__(self, memo: Any) -> Any:
        return self

    def __reduce__(self) -> Any:
        if self.origin is None:
            raise TypeError(f"{type(self).__name__} was not made by a game, so a pickle could not find it again")
        return self.origin.make, (self.origin.seats, self.origin.options)

    def made_by(self, origin: Origin) -> None:
        """Remember where these rules and what their states share are found again."""
        self.origin = origin
        state: Any = self.setup([[] for _ in range(self.seats)])
        for name in fields(type(state)):
            shared = getattr(state, name)
            if isinstance(shared, Shared) and shared.shared_by is None:
                shared.shared_by, shared.shared_as = origin, name

    def setup(self, carry: list[list[int]]) -> S:
        """The position before the first step; `carry` is what each seat brings from the match before in a series."""
        raise NotImplementedError

    def zones(self, s: S) -> list[Zone]:
        """Every pile whose cards somebody may not see, and the rest of their boxes."""
        raise NotImplementedError

    def hidden(self, s: S, viewer: int) -> list[Zone]:
        """The zones that the viewer does not see; a game may find them without all the others."""
        return [zone for zone in self.zones(s) if not zone.seen >> viewer & 1]

    def boxes(self, s: S) -> list[list[int]]:
        """The cards of each box, all of which lie in the zones at any time; they follow from what everybody sees."""
        raise NotImplementedError

    def standings(self, s: S) -> list[list[int]]:
        """How each seat stands, by what the rulebook compares first, second, and so on; more is better."""
        raise NotImplementedError

    def scores(self, s: S) -> list[int]:
        """What the rulebook compares first, of each seat."""
        return [key[0] for key in self.standings(s)]

    def ranks(self, s: S) -> list[int]:
        """The place of each seat at the end: 1 is best, equal places are shared."""
        return places(self.standings(s), self.teams)

    def carry(self, s: S) -> list[list[int]]:
        """What each seat takes from this finished match into the next of a series."""
        return [[] for _ in range(self.seats)]

    def play(self, s: S, x: int) -> None:
        """Answer the step on top, then go on until somebody must decide. Whether x is legal is the caller's care."""
        s.todo.pop().apply(s, x)
        s.settle()

    def redact(self, s: S, viewer: int) -> S:
        """The state as one viewer knows it: all that views, bots and observations ever get."""
        mine = s.clone()
        hide(self.hidden(mine, viewer), viewer)
        return mine

    def imagine(self, mine: S, rng: Rng) -> S:
        """A whole state that fits a redacted one: the unseen cards of each box, dealt at random."""
        whole = mine.clone()
        deal_unknown(self.zones(whole), self.boxes(whole), rng)
        return whole


def places(keys: list[list[int]], teams: list[int]) -> list[int]:
    """The place of each seat by its team's best key, higher first; equal keys share the better place."""
    best = [max(key for key, t in zip(keys, teams, strict=True) if t == team) for team in teams]
    order = [best[teams.index(team)] for team in sorted(set(teams))]
    return [1 + sum(other > mine for other in order) for mine in best]


def returns(ranks: list[int], teams: list[int]) -> list[float]:
    """What each seat gets for its place, from 1 (first) to -1 (last); equal places share it, and teams add up to 0."""
    by_team = dict(zip(teams, ranks, strict=True))
    n = len(by_team)
    if n < 2:
        return [0.0] * len(ranks)
    worth: dict[int, float] = {}
    for rank in set(by_team.values()):
        sharing = sum(r == rank for r in by_team.values())
        better = sum(r < rank for r in by_team.values())
        worth[rank] = 1.0 - 2.0 * (better + (sharing - 1) / 2) / (n - 1)
    return [worth[rank] for rank in ranks]
