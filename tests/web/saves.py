"""Saved games for uploads: positions that a test wants to see, reached by bots under fixed seeds."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from aerodrome.bots import levels
from aerodrome.games import find
from aerodrome.games.control_tower.scoring import landed
from aerodrome.games.magnificent.steps.aids import Aid
from aerodrome.games.magnificent.steps.turn import Act
from aerodrome.kernel.match import Match
from aerodrome.kernel.save import save

from .catalogue import GAME

ME: Final = 0
NAMES: Final = ("Ann", "Bob", "Cid", "Dot")
SEEDS: Final = 200  # games that are searched for a position

Wanted = Callable[[Any], bool]  # of a position, when it is the first seat's turn


def stormy(state: Any) -> bool:
    """The middle of a game, with all there is to see on the field."""
    return len(state.storms) >= 2 and sum(state.held) >= 1 and state.turn.moves == 0


def unreturned(state: Any) -> bool:
    """An aircraft flies, and my Technical return is not used yet."""
    return state.players[ME].technical_return and max(state.place) >= 0 and not state.turn.cards


def late(state: Any) -> bool:
    """The first seat has only one aircraft to bring home."""
    return landed(state, ME) == len(state.air.goals[0]) - 1


def short(state: Any) -> bool:
    """A test in Magnificent Flying Machines that the dice alone have not passed."""
    return isinstance(state.todo[-1], Aid)


def long_named(state: Any) -> bool:
    """A turn in it of the machine with the longest name, with phases and all to end."""
    name = state.book.machine_names[state.machines[state.turn.machine].kind]
    return isinstance(state.todo[-1], Act) and name == "pusher-plane" and state.turn.phases == 2


@cache
def whole(seats: int = 2) -> str:
    """A game that is over, won by the first seat."""
    return save(_won(seats), _notes(seats))


@cache
def last_move(seats: int = 2) -> str:
    """The same game before its last answer, which wins it."""
    return _cut(_won(seats), len(_won(seats).log) - 1, seats)


@cache
def stopped(here: Wanted, seats: int = 2, game: str = GAME, level: str = "pilot") -> str:
    """A game that bots of this level have brought to such a position."""
    for seed in range(SEEDS):
        match, bots = _begin(seed, seats, game, level)
        while not match.over:
            if match.asked() == [ME] and here(match.state):
                return save(match, _notes(seats))
            _answer(match, bots)
    raise AssertionError("no game has such a position")


@cache
def _won(seats: int) -> Match:
    for seed in range(SEEDS):
        match, bots = _begin(seed, seats)
        while not match.over:
            _answer(match, bots)
        if match.ranks()[ME] == 1 and match.log[-1].who == ME:
            return match
    raise AssertionError("the first seat never wins by its own answer")


def _begin(seed: int, seats: int, game: str = GAME, level: str = "pilot") -> tuple[Match, list[Any]]:
    match = Match(find(game), seats, seed=f"web/{seed}")
    return match, [levels.make(level, match, seat) for seat in range(seats)]


def _answer(match: Match, bots: list[Any]) -> None:
    seat = match.asked()[0]
    match.answer(seat, bots[seat].choose(match.mine(seat), match.legal(seat)))


def _cut(match: Match, entries: int, seats: int) -> str:
    again = Match(match.game, seats, seed=match.seed)
    again.replay(match.log[:entries])
    return save(again, _notes(seats))


def _notes(seats: int) -> dict[str, Any]:
    return {"players": ["human", *["random"] * (seats - 1)], "names": list(NAMES[:seats])}
