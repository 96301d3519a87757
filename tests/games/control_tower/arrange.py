"""Positions of Control Tower, built and read in the game's words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from aerodrome.games.control_tower import GAME
from aerodrome.games.control_tower.content import CARDS, STORM, TECHNICAL_RETURN, Airspace, load
from aerodrome.games.control_tower.pieces import Turn
from aerodrome.games.control_tower.rules import ControlTower
from aerodrome.games.control_tower.state import EMPTY, LANDED, WAITING, WEATHER, Sky
from aerodrome.games.control_tower.steps.act import MoveAndPlay
from aerodrome.games.control_tower.steps.turn import EndTurn, HandLimit
from aerodrome.kernel.zones import missing_or_extra

DECK_SIZE = 26  # without the Technical returns


def tower(seats: int = 2, half_width: int = 2) -> ControlTower:
    """The rules for so many seats."""
    rules = GAME.rules(seats, {"half_width": half_width})
    assert isinstance(rules, ControlTower)
    return rules


def airspace(half_width: int = 2) -> Airspace:
    return Airspace(load(), half_width)


def position(
    seats: int = 2,
    *,
    aircraft: Mapping[int, str] | None = None,
    landed: Sequence[int] = (),
    held: Sequence[int] = (),
    storms: Sequence[str] = (),
    hands: Sequence[Sequence[str]] = (),
    pile: Sequence[str] = (),
    deck: Sequence[str] = (),
    goals: Sequence[str] = (),
    returned: Sequence[int] = (),
    turn: int = 0,
    turns: int = 1,
    moves: int = 0,
    cards: int = 0,
    movement: int = 0,
    idle: int = 0,
    half_width: int = 2,
) -> Sky:
    """Seat `turn` has drawn in turn number `turns`, made so many `moves`, and played so many `cards`,
    `movement` of them Movement cards.

    Aircraft not named wait. `deck` lies on top of the draw pile, its last card uppermost; all cards not placed
    elsewhere lie sorted below. The goals are G1, G2, ... unless named. The seats in `returned` have used
    their Technical return. `idle` turns in a row before this one went by without a move."""
    rules = tower(seats, half_width)
    s = rules.setup([[] for _ in range(seats)])
    for number, space in (aircraft or {}).items():
        s.shift(number - 1, _empty(s, space))
    for number in landed:
        assert where(s, number) == "waiting", f"aircraft {number} is on the field, so it has not landed"
        s.shift(number - 1, LANDED)
    for space in storms:
        s.block(turn, _empty(s, space))
    for number in held:
        s.hold(turn, number - 1)
    for player, hand in zip(s.players, hands, strict=False):
        player.hand = _cards(hand)
    s.pile = _cards(pile)
    on_field = ["storm"] * len(storms) + ["holding"] * len(held)
    in_hands = [card for hand in hands for card in hand]
    s.deck = _cards([*all_but([*on_field, *in_hands, *pile, *deck]), *deck])
    dealt = [int(goal[1:]) - 1 for goal in goals] or list(range(seats))
    for player, goal in zip(s.players, dealt, strict=True):
        player.goal = [goal]
    s.undealt = [goal for goal in s.undealt if goal not in dealt]
    for seat in returned:
        s.players[seat].technical_return = False
    s.first, s.turns, s.idle = (turn - turns + 1) % seats, turns, idle
    s.turn = Turn(moves, cards, movement)
    s.todo = []
    s.next(MoveAndPlay(turn), HandLimit(turn), EndTurn(turn))
    assert_sound(rules, s)
    s.settle()
    return s


def _empty(s: Sky, space: str) -> int:
    i = s.air.names.index(space)
    assert s.on[i] == EMPTY, f"{space} is not empty"
    return i


def _cards(names: Iterable[str]) -> list[int]:
    return [CARDS.index(name) for name in names]


def words(cards: Iterable[int]) -> list[str]:
    """The names of Event cards."""
    return [CARDS[card] for card in cards]


def all_but(names: Iterable[str]) -> list[str]:
    """The Event cards of the shuffled deck, in order, without these."""
    rest = [card for card in tower().boxes(tower().setup([]))[1] if card != TECHNICAL_RETURN]
    for card in _cards(names):
        assert card in rest, f"there are not so many cards {CARDS[card]!r}"
        rest.remove(card)
    return words(rest)


def where(s: Sky, number: int) -> str:
    """The space of an aircraft, "waiting" or "landed"."""
    place = s.place[number - 1]
    return {WAITING: "waiting", LANDED: "landed"}.get(place) or s.air.names[place]


def goals_of(s: Sky) -> list[int]:
    """The Goal cards of all seats."""
    return [goal for player in s.players for goal in player.goal]


def hands_of(s: Sky) -> list[list[int]]:
    """The Event cards of each seat."""
    return [player.hand for player in s.players]


def returns_of(s: Sky) -> list[bool]:
    """Who still has the Technical return."""
    return [player.technical_return for player in s.players]


def holds(s: Sky) -> list[int]:
    """The numbers of the held aircraft."""
    return [number for number, is_held in enumerate(s.held, 1) if is_held]


def stormy(s: Sky) -> list[str]:
    """The spaces with a Storm."""
    return [name for name, what in zip(s.air.names, s.on, strict=True) if what == WEATHER]


def assert_sound(rules: ControlTower, s: Sky) -> None:
    """What holds in every position: no card and no aircraft is lost or in two places, and every hold can end."""
    fault = missing_or_extra(rules.zones(s), rules.boxes(s))
    assert not fault, fault
    in_cycle = len(s.deck) + len(s.pile) + sum(map(len, hands_of(s))) + len(stormy(s)) + len(holds(s))
    assert in_cycle == DECK_SIZE, f"{in_cycle} cards are in the cycle"
    assert len(stormy(s)) <= s.air.copies[STORM]
    assert len(goals_of(s)) == rules.seats
    for number, place in enumerate(s.place):
        if place >= 0:
            assert s.on[place] == number, f"{s.air.names[place]} does not hold aircraft {number + 1}"
    on_field = sorted(what for what in s.on if what < EMPTY)
    assert on_field == [number for number in range(10) if s.place[number] >= 0], "an aircraft is in two places"
    for number in holds(s):
        own = range(5) if number <= 5 else range(5, 10)
        assert s.place[number - 1] >= 0, f"aircraft {number} is held off the field"
        behind = [n for n in own if not s.held[n] and s.flown(n) <= s.flown(number - 1)]
        assert behind, f"nobody can end the hold of aircraft {number}"
