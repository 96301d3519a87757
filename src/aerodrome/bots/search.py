"""Tree search over information sets: each iteration imagines anew what the seat cannot see.

One tree, seen with the eyes of the seat that searches. Every seat maximises its own value. Dice are nodes with
one child for each outcome; shuffles and what others choose face down are not seen, so they do not branch."""

from __future__ import annotations

from math import exp, sqrt
from time import monotonic
from typing import Any, Final, final

from aerodrome.bots.bot import Searcher
from aerodrome.kernel.advisor import Advisor
from aerodrome.kernel.rules import Rules, returns
from aerodrome.kernel.state import State
from aerodrome.kernel.step import CHANCE

EXPLORE: Final = 0.7  # how much an option's prior counts against what was seen of it
SHARPNESS: Final = 1.5  # of the priors: a move's worth makes an option e ** 1.5 times as likely


@final
class Node:
    """What was seen of an option: how often it was tried, and what its chooser got for it."""

    def __init__(self, seat: int, prior: float) -> None:
        self.seat = seat
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}


@final
class SearchBot(Searcher):
    """One tree for each answer."""

    def choose(self, mine: Any, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        root = self._search(mine)
        best = legal[0]
        for x in legal:
            child, leader = root.children[x], root.children[best]
            if (child.visits, child.total) > (leader.visits, leader.total):
                best = x
        return best

    def dwell(self, mine: Any) -> None:
        self._search(mine)

    def _search(self, mine: Any) -> Node:
        root = Node(CHANCE, 1.0)
        seat: int = mine.todo[-1].who
        until = monotonic() + self.seconds
        for _ in range(self.iterations):
            self._iterate(self.rules.imagine(mine, self.rng), root, seat)
            if monotonic() > until:
                break
        return root

    def _iterate(self, s: State, root: Node, observer: int) -> None:
        """One imagined world: down the tree, on with the advisor, and back up with what every seat got."""
        path = [root]
        node = root
        while s.todo:
            step = s.todo[-1]
            if step.who == CHANCE:
                odds = step.odds(s)
                x = self.rng.weighted(odds)
                self.rules.play(s, x)
                if odds:
                    node = self._outcome(node, x)
                    path.append(node)
                continue
            legal = step.legal(s)
            if len(legal) == 1:
                self.rules.play(s, legal[0])
                continue
            if step.together and step.who != observer:
                self.rules.play(s, self.advisor.choose(s, step.who, legal, self.rng))
                continue
            x = self._select(s, node, step.who, legal)
            self.rules.play(s, x)
            node = node.children[x]
            path.append(node)
            if node.visits == 0:
                break
        values = self._roll_out(s, node.seat)
        for seen in path:
            seen.visits += 1
            if seen.seat >= 0:
                seen.total += values[seen.seat]

    def _outcome(self, node: Node, x: int) -> Node:
        """The child of a roll; it belongs to nobody. Its key cannot be an action's."""
        key = -1 - x
        if key not in node.children:
            node.children[key] = Node(CHANCE, 1.0)
        return node.children[key]

    def _select(self, s: State, node: Node, seat: int, legal: list[int]) -> int:
        """The option whose mean and prior together promise most."""
        children = node.children
        tried = 0
        missing = False
        for x in legal:
            child = children.get(x)
            if child is None:
                missing = True
            else:
                tried += child.visits
        if missing:
            self._expand(s, node, seat, legal)
        mean = node.total / node.visits if node.seat == seat and node.visits else 1.0 / self.rules.seats
        reach = EXPLORE * sqrt(float(tried + 1))
        best, most = legal[0], -1.0
        for x in legal:
            child = children[x]
            q = child.total / child.visits if child.visits else mean
            promise = q + reach * child.prior / (1.0 + child.visits)
            if promise > most:
                best, most = x, promise
        return best

    def _expand(self, s: State, node: Node, seat: int, legal: list[int]) -> None:
        """Make the children that are missing; the advisor's weights become their priors."""
        weights = self.advisor.weigh(s, seat, legal)
        most = max(weights)
        shares = [exp(SHARPNESS * (weight - most)) for weight in weights]
        every = sum(shares)
        for i in range(len(legal)):
            if legal[i] not in node.children:
                node.children[legal[i]] = Node(seat, shares[i] / every)

    def _roll_out(self, s: State, mover: int) -> list[float]:
        """Play on by the advisor up to its horizon; what each seat then has, from 0 to 1. A horizon of 0 is the rest of
        the mover's turn: a value asked in the middle of it would compare turns that are not equally far."""
        horizon, decided = self.advisor.horizon, 0
        while s.todo:
            step = s.todo[-1]
            theirs = step.who not in (CHANCE, mover) and not step.together
            if decided == horizon if horizon else theirs:
                break
            if step.who == CHANCE:
                self.rules.play(s, self.rng.weighted(step.odds(s)))
            else:
                self.rules.play(s, self.advisor.choose(s, step.who, step.legal(s), self.rng))
                decided += 1
        return standing(self.rules, self.advisor, s)


def standing(rules: Rules[Any], advisor: Advisor[Any], s: State) -> list[float]:
    """What each seat has, from 0 to 1: its place at the end, and before that what the advisor says."""
    if s.todo:
        return advisor.value(s)
    return [(worth + 1.0) / 2.0 for worth in returns(rules.ranks(s), rules.teams)]
