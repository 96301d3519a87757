"""A search does not count on knowing what others choose face down."""

from __future__ import annotations

from typing import Any, ClassVar, final

import pytest
from server.conftest import amount

from aerodrome.bots.search import SearchBot
from aerodrome.games import find, names, part
from aerodrome.kernel.advisor import Advisor, Weighing
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.rules import Rules, places
from aerodrome.kernel.state import State
from aerodrome.kernel.step import Reason, Step
from aerodrome.kernel.zones import Zone

from .positions import matches

SEATS = 3
CUPS = 3  # under one of which a neighbour hides a pea
SHARE, BET = 0, 1  # what the guesser may do at first; the cups follow
SEALING = [name for name in names() if any(step.together for step in find(name).steps)]


@final
class Peas(State):
    """The guesser's neighbour hides a pea. Who bets and finds it wins, else the others do; who does not bet shares the
    first place with all of them."""

    def __init__(self, todo: list[Step[Any]], guesser: int, hidden: list[list[int]], found: int) -> None:
        super().__init__(todo)
        self.guesser, self.hidden, self.found = guesser, hidden, found


@final
class Bet(Step[Peas]):
    def legal(self, s: Peas) -> list[int]:
        return [SHARE, BET]

    def why(self, s: Peas, x: int) -> Reason | None:
        return None if x in self.legal(s) else Reason("PEA-1", "no")

    def apply(self, s: Peas, x: int) -> None:
        if x == BET:
            s.next(Hide((self.who + 1) % SEATS), Guess(self.who))


@final
class Hide(Step[Peas]):
    together: ClassVar[bool] = True

    def legal(self, s: Peas) -> list[int]:
        return [2 + cup for cup in range(CUPS)]

    def apply(self, s: Peas, x: int) -> None:
        s.hidden[self.who].append(x - 2)


@final
class Guess(Step[Peas]):
    def legal(self, s: Peas) -> list[int]:
        return [2 + cup for cup in range(CUPS)]

    def apply(self, s: Peas, x: int) -> None:
        s.found = int(s.hidden[(self.who + 1) % SEATS] == [x - 2])


@final
class Cups(Rules[Peas]):
    def __init__(self, guesser: int) -> None:
        cups = [str(cup) for cup in range(CUPS)]
        super().__init__(SEATS, {}, {"cup": cups}, ["share", "bet", "cup cup"], [])
        self.guesser = guesser

    def setup(self, carry: list[list[int]]) -> Peas:
        return Peas([Bet(self.guesser)], self.guesser, [[] for _ in range(SEATS)], -1)

    def zones(self, s: Peas) -> list[Zone]:
        return [Zone(s.hidden[seat], seat, 1 << seat) for seat in range(SEATS)]

    def boxes(self, s: Peas) -> list[list[int]]:
        return [list(range(len(each))) for each in s.hidden]

    def ranks(self, s: Peas) -> list[int]:
        if s.found < 0:
            return [1] * SEATS
        return places([[int((seat == s.guesser) == (s.found == 1))] for seat in range(SEATS)], self.teams)


class Even(Advisor[Any]):
    """All options are as good."""

    def weighings(self, s: Any, seat: int, legal: list[int], named: bool) -> list[Weighing]:
        return [Weighing(named) for _ in legal]

    def value(self, s: Any) -> list[float]:
        return [0.5] * SEATS


@pytest.mark.parametrize("guesser", range(SEATS))
@pytest.mark.parametrize("seed", range(amount(4, 20)))
def test_it_does_not_bet_on_finding_what_was_hidden_from_it(guesser: int, seed: int) -> None:
    """To share is worth a half; to bet a third, unless one looks under the cups: then all."""
    rules = Cups(guesser)
    mine = rules.redact(rules.setup([]), guesser)
    assert SearchBot(rules, Even(), Rng(seed), 1000).choose(mine, [SHARE, BET]) == SHARE


class Listening(Advisor[Any]):
    """Another advisor's words. Notes whose sealed answers the search wants to tell apart: those it asks the weights
    of itself, instead of having one chosen."""

    def __init__(self, advisor: Advisor[Any]) -> None:
        self.advisor = advisor
        self.told_apart: list[int] = []

    def weighings(self, s: Any, seat: int, legal: list[int], named: bool) -> list[Weighing]:
        if s.todo[-1].together:
            self.told_apart.append(seat)
        return self.advisor.weighings(s, seat, legal, named)

    def value(self, s: Any) -> list[float]:
        return self.advisor.value(s)

    def choose(self, s: Any, seat: int, legal: list[int], rng: Rng) -> int:
        return self.advisor.choose(s, seat, legal, rng)


@pytest.mark.parametrize("name", SEALING)
def test_in_every_game_only_the_own_sealed_answers_branch(name: str) -> None:
    own = 0
    for seats, options in find(name).setups()[:: amount(3, 1)]:
        asked = 0
        for match in matches(name, seats, 400, 1, options):
            if asked >= amount(1, 30):
                break
            for seat in match.asked() if match.state.todo[-1].together else []:
                asked += 1
                listening = Listening(part(match.game, "bot").advisor(match.rules))
                mine = match.mine(seat)
                SearchBot(match.rules, listening, Rng(asked), 12).dwell(mine)
                assert set(listening.told_apart) <= {seat}
                own += len(listening.told_apart)
    assert own
