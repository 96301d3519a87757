"""How to play Control Tower well: count the moves that each aircraft still needs around all that stands in its way."""

from __future__ import annotations

from math import exp
from typing import ClassVar, Final, final

from aerodrome.games.control_tower.actions import (
    BLOCK,
    DIAGONAL,
    DISCARD,
    END,
    EXTRA,
    HOLD,
    MOVE,
    SWAP,
    clear_first,
    return_first,
)
from aerodrome.games.control_tower.content import (
    AIRCRAFT,
    CLEAR_SKY,
    DIAGONAL_MOVE,
    EXTRA_MOVE,
    HOLDING,
    NOWHERE,
    OUTBOUND,
    PASS,
    STORM,
    TECHNICAL_RETURN,
)
from aerodrome.games.control_tower.moves import target
from aerodrome.games.control_tower.rules import ControlTower
from aerodrome.games.control_tower.state import EMPTY, LANDED, WAITING, WEATHER, Sky
from aerodrome.kernel.advisor import Advisor
from aerodrome.kernel.rules import Rules

# all costs in quarters of a move
MOVE_COST: Final = 4
IN_THE_WAY: Final = 2  # an aircraft that will go on
HEAD_ON: Final = 5  # an aircraft that comes the other way
STUCK: Final = 12  # a held aircraft
CLOSED: Final = 80  # a Storm or an airport

KEEP: Final = [1.0, 1.2, 1.0, 1.6, 1.6, 1.6, 10.0]  # what a card must bring to be played now
DISCARD_WORTH: Final = [3.0, 4.0, 2.5, 2.0, 2.0, 1.0]  # which cards to keep at the hand limit
HINDER: Final = 0.8  # what a move lost by all rivals together is worth beside a move of one's own
PATIENCE: Final = 25.0  # rounds after which being in the way pays less and less
EVIDENCE: Final = 0.22  # how much a row flown says about who wants an aircraft
TEMPERATURE: Final = 14.0


@final
class Controller(Advisor[Sky]):
    """Works for any position; what it needs of it, it lays out anew each time."""

    horizon: ClassVar[int] = 6

    def __init__(self, rules: ControlTower) -> None:
        air = rules.air
        self.air = air
        self.clear = clear_first(air)
        self.back = return_first(air)
        self.on_goal = [[1 if aircraft in goal else 0 for aircraft in range(AIRCRAFT)] for goal in air.goals]

    def weigh(self, s: Sky, seat: int, legal: list[int]) -> list[float]:
        if legal[0] >= DISCARD and legal[-1] < BLOCK:
            return [self._surplus(s, seat, x - DISCARD) for x in legal]
        paths = [costs(s, 0), costs(s, 1)]
        worth = self._worth(s, seat)
        self._add_passers(s, seat, paths, worth)
        wanted = self._wanted(s, seat, paths)
        held = [aircraft for aircraft in range(AIRCRAFT) if s.held[aircraft]]
        weights: list[float] = []
        for x in legal:
            if x == END:
                weights.append(0.0)
            elif x < DIAGONAL:
                extra = x >= EXTRA
                aircraft = (x - EXTRA) // 3 if extra else (x - MOVE) // 4
                way = (x - EXTRA) % 3 if extra else (x - MOVE) % 4
                gain = self._gain(s, aircraft, target(s, aircraft, way), paths, worth, wanted, held)
                weights.append((gain - KEEP[EXTRA_MOVE] if extra else gain) / MOVE_COST)
            elif x < SWAP:
                aircraft = (x - DIAGONAL) // 2
                to = self.air.diagonal[0 if aircraft < OUTBOUND else 1][(x - DIAGONAL) % 2][s.place[aircraft]]
                gain = self._gain(s, aircraft, to, paths, worth, wanted, held)
                weights.append((gain - KEEP[DIAGONAL_MOVE]) / MOVE_COST)
            elif x < HOLD:
                weights.append((self._swap_gain(s, x - SWAP, paths, worth) - KEEP[PASS]) / MOVE_COST)
            elif x < DISCARD:
                weights.append((self._hold_gain(s, x - HOLD, worth) - KEEP[HOLDING]) / MOVE_COST)
            elif x < self.clear:
                weights.append((self._storm_gain(s, self.air.open[x - BLOCK], paths, worth) - KEEP[STORM]) / MOVE_COST)
            elif x < self.back:
                gain = self._clear_gain(s, self.air.open[x - self.clear], paths, worth)
                weights.append((gain - KEEP[CLEAR_SKY]) / MOVE_COST)
            else:
                weights.append((self._return_gain(s, x - self.back, paths, worth) - KEEP[TECHNICAL_RETURN]) / MOVE_COST)
        return weights

    def value(self, s: Sky) -> list[float]:
        """The fewer moves a seat needs beside the others, the likelier it wins; whose turn comes next is ahead."""
        paths = [costs(s, 0), costs(s, 1)]
        cost = [remaining(s, aircraft, paths) for aircraft in range(AIRCRAFT)]
        seats = len(s.players)
        to_move = s.actor()
        shares: list[float] = []
        for seat in range(seats):
            need = 0.0
            for aircraft in s.goal(seat):
                need += cost[aircraft]
            if to_move >= 0:
                need += 2.0 * MOVE_COST * ((seat - to_move) % seats) / seats
            player = s.players[seat]
            need -= 1.5 * len(player.hand) + 4.0 * player.technical_return
            shares.append(exp(-need / TEMPERATURE))
        every = sum(shares)
        return [share / every for share in shares]

    def _surplus(self, s: Sky, seat: int, card: int) -> float:
        """Cards held twice go first, then those of least worth."""
        copies = s.players[seat].hand.count(card)
        return (copies - 1) * 1.5 - DISCARD_WORTH[card]

    def _worth(self, s: Sky, seat: int) -> list[float]:
        """What a move forward of each aircraft is worth to the seat: its own count for it, the rivals' against it.
        Who wants an aircraft is guessed from how far it has come."""
        mine = s.players[seat].goal[0]
        own = self.on_goal[mine]
        flown = [0 if own[aircraft] else s.flown(aircraft) for aircraft in range(AIRCRAFT)]
        signs = [0.0] * AIRCRAFT
        every = 0.0
        for goal in range(len(self.air.goals)):
            if goal == mine:
                continue
            rows = 0
            for aircraft in self.air.goals[goal]:
                rows += flown[aircraft]
            weight = exp(EVIDENCE * rows)
            every += weight
            for aircraft in self.air.goals[goal]:
                signs[aircraft] += weight
        hinder = HINDER * max(0.0, min(1.0, 2.0 - s.round / PATIENCE))
        return [float(own[aircraft]) - hinder * signs[aircraft] / every for aircraft in range(AIRCRAFT)]

    def _wanted(self, s: Sky, seat: int, paths: list[list[int]]) -> list[int]:
        """The spaces that the seat's own aircraft need next."""
        wanted = [0] * self.air.size
        for aircraft in s.goal(seat):
            here = s.place[aircraft]
            if here == LANDED or s.held[aircraft]:
                continue
            heading = 0 if aircraft < OUTBOUND else 1
            if here == WAITING:
                for space in self.air.departure[heading]:
                    if s.on[space] != EMPTY:
                        wanted[space] += 1
                continue
            path = paths[heading]
            best, least = NOWHERE, 1000
            for to in (self.air.forward[heading][here], self.air.left[here], self.air.right[here]):
                if to != NOWHERE and path[to] < least:
                    best, least = to, path[to]
            if best != NOWHERE:
                wanted[best] += 1
        return wanted

    def _add_passers(self, s: Sky, seat: int, paths: list[list[int]], worth: list[float]) -> None:
        """CTL-7.7: whoever can pass an own held aircraft soonest is worth as much as that one."""
        for held in s.goal(seat):
            if not s.held[held]:
                continue
            first = 0 if held < OUTBOUND else OUTBOUND
            soonest, least = -1, 1000
            for other in range(first, first + OUTBOUND):
                rows = s.flown(held) + 1 - s.flown(other)
                if rows > 0 and not s.held[other]:
                    detour = remaining(s, other, paths) - MOVE_COST * s.distance(other)
                    if MOVE_COST * rows + detour < least:
                        soonest, least = other, MOVE_COST * rows + detour
            if soonest >= 0:
                worth[soonest] = max(worth[soonest], 0.0) + 0.9

    def _gain(
        self,
        s: Sky,
        aircraft: int,
        to: int,
        paths: list[list[int]],
        worth: list[float],
        wanted: list[int],
        held: list[int],
    ) -> float:
        """What a step of an aircraft brings the seat."""
        path = paths[0 if aircraft < OUTBOUND else 1]
        before = remaining(s, aircraft, paths)
        here = s.place[aircraft]
        after = 0 if to == LANDED else path[to]
        gain = worth[aircraft] * (before - after)
        if here >= 0 and worth[aircraft] < 1.0:
            gain += IN_THE_WAY * wanted[here]
        if to >= 0:
            gain -= IN_THE_WAY * wanted[to] if worth[aircraft] < 0.0 else 0.0
        for other in held:
            if self._passes(s, aircraft, to, other):
                gain += STUCK * (worth[other] + wanted[s.place[other]])
        return gain

    def _passes(self, s: Sky, aircraft: int, to: int, held: int) -> bool:
        """CTL-7.7: would this step end the hold?"""
        if (aircraft < OUTBOUND) != (held < OUTBOUND):
            return False
        after = self.air.last_row + 1 if to == LANDED else self.air.rows_flown(aircraft, to)
        return s.flown(aircraft) <= s.flown(held) < after

    def _swap_gain(self, s: Sky, one: int, paths: list[list[int]], worth: list[float]) -> float:
        here = s.place[one]
        there = self.air.forward[0][here]
        other = s.on[there]
        gain = worth[one] * (HEAD_ON + paths[0][here] - paths[0][there])
        return gain + worth[other] * (HEAD_ON + paths[1][there] - paths[1][here])

    def _hold_gain(self, s: Sky, aircraft: int, worth: list[float]) -> float:
        """A hold costs the moves that the next aircraft behind needs to pass; nobody waits for it for ever."""
        first = 0 if aircraft < OUTBOUND else OUTBOUND
        rows = 9
        for other in range(first, first + OUTBOUND):
            if other != aircraft and not s.held[other]:
                behind = s.flown(aircraft) - s.flown(other)
                if 0 <= behind < rows:
                    rows = behind
        return -worth[aircraft] * MOVE_COST * min(3, rows + 1)

    def _storm_gain(self, s: Sky, space: int, paths: list[list[int]], worth: list[float]) -> float:
        """A Storm right before an aircraft sends it around."""
        gain = 0.0
        for heading in range(2):
            behind = self.air.forward[1 - heading][space]
            if behind == NOWHERE or s.on[behind] >= AIRCRAFT:
                continue
            aircraft = s.on[behind]
            if (aircraft < OUTBOUND) == (heading == 0) and not s.held[aircraft]:
                path = paths[heading]
                around = CLOSED
                for aside in (self.air.left[behind], self.air.right[behind]):
                    if aside != NOWHERE and s.on[aside] != WEATHER:
                        around = min(around, path[aside] + MOVE_COST)
                gain -= worth[aircraft] * max(0, min(3 * MOVE_COST, around - path[behind]))
        return gain

    def _clear_gain(self, s: Sky, space: int, paths: list[list[int]], worth: list[float]) -> float:
        """What all aircraft save when this Storm is gone."""
        storms = s.storms
        s.storms = [other for other in storms if other != space]
        free = [costs(s, 0), costs(s, 1)]
        s.storms = storms
        gain = 0.0
        for aircraft in range(AIRCRAFT):
            if s.place[aircraft] != LANDED:
                gain += worth[aircraft] * (remaining(s, aircraft, paths) - remaining(s, aircraft, free))
        return gain

    def _return_gain(self, s: Sky, aircraft: int, paths: list[list[int]], worth: list[float]) -> float:
        """What its flight so far has cost is lost: a waiting aircraft has the whole way before it (CTL-R16)."""
        whole_way = MOVE_COST * (self.air.last_row + 2)
        return -worth[aircraft] * (whole_way - remaining(s, aircraft, paths))


def obstacles(s: Sky, heading: int) -> list[int]:
    """What it costs to enter each space: a move, and more the longer what is there will be in the way."""
    enter = [MOVE_COST] * s.air.size
    for aircraft in range(AIRCRAFT):
        here = s.place[aircraft]
        if here >= 0:
            same = (aircraft < OUTBOUND) == (heading == 0)
            enter[here] += STUCK if s.held[aircraft] else IN_THE_WAY if same else HEAD_ON
    for space in s.storms:
        enter[space] = CLOSED
    for space in s.air.airports:
        enter[space] = CLOSED
    return enter


def costs(s: Sky, heading: int) -> list[int]:
    """What it costs to land from each space with this heading: CTL-R16, around all that is in the way."""
    air = s.air
    width, last = air.width, air.last_row
    ahead = width if heading == 0 else -width
    final_row, arrival = (last * width if heading == 0 else 0), air.arrival[heading]
    enter = obstacles(s, heading)
    cost = [CLOSED] * air.size
    cost[arrival] = MOVE_COST
    start = final_row - ahead
    sweep(cost, enter, start, width)
    for space in range(final_row, final_row + width):
        cost[space] = enter[space - ahead] + cost[space - ahead]
    sweep(cost, enter, final_row, width)
    for _ in range(last - 1):
        start -= ahead
        for space in range(start, start + width):
            cost[space] = enter[space + ahead] + cost[space + ahead]
        sweep(cost, enter, start, width)
    return cost


def sweep(cost: list[int], enter: list[int], start: int, width: int) -> None:
    """Let the spaces of a row reach each other sideways."""
    for space in range(start + 1, start + width):
        aside = enter[space - 1] + cost[space - 1]
        if aside < cost[space]:
            cost[space] = aside
    for space in range(start + width - 2, start - 1, -1):
        aside = enter[space + 1] + cost[space + 1]
        if aside < cost[space]:
            cost[space] = aside


def remaining(s: Sky, aircraft: int, paths: list[list[int]]) -> int:
    """What it costs to land this aircraft, from wherever it is."""
    here = s.place[aircraft]
    if here == LANDED:
        return 0
    heading = 0 if aircraft < OUTBOUND else 1
    path = paths[heading]
    if here >= 0:
        return path[here] + (STUCK if s.held[aircraft] else 0)
    left, right = s.air.departure[heading]
    at_left = path[left] if s.on[left] == EMPTY else path[left] + IN_THE_WAY
    at_right = path[right] if s.on[right] == EMPTY else path[right] + IN_THE_WAY
    return MOVE_COST + min(at_left, at_right)


def advisor(rules: Rules[Sky]) -> Controller:
    assert isinstance(rules, ControlTower)
    return Controller(rules)
