"""Bots by name. Cadet, Pilot and Ace are what players meet; Random is for comparison."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import Any, Final, Protocol, TypeGuard

from aerodrome.bots.bot import Bot, HeuristicBot, RandomBot
from aerodrome.bots.duel import DuelBot
from aerodrome.bots.search import SearchBot
from aerodrome.games import part
from aerodrome.kernel.advisor import Advisor
from aerodrome.kernel.chance import Rng, seed_from
from aerodrome.kernel.game import BadSetup, Game
from aerodrome.kernel.match import Match
from aerodrome.kernel.rules import Rules

LEVELS: Final = ("random", "cadet", "pilot", "ace")
CADET_ERRS: Final = 4  # once in so many answers


class Chooser(Protocol):
    """Whatever can choose for a seat: a `Bot`, or any object with this method."""

    def choose(self, mine: Any, legal: list[int]) -> int:
        """One of the options, by the state as the seat knows it, its own question on top."""


Factory = Callable[[Match, int], Any]  # makes a chooser for a seat of a match
Given = str | Chooser | Factory  # as a caller gives a bot


def is_chooser(bot: object) -> TypeGuard[Chooser]:
    """Is it an object that chooses? The class of such objects is a factory."""
    return not isinstance(bot, type) and hasattr(bot, "choose")


def check_object(bot: object) -> None:
    """Raises BadSetup for what is neither a bot nor a factory of bots."""
    if not is_chooser(bot) and not callable(bot):
        raise BadSetup(f"{bot!r} is no bot: it has no choose(mine, legal) and is no factory")


def advisor(game: Game, rules: Rules[Any]) -> Advisor[Any]:
    """What the game knows about good play."""
    found: Advisor[Any] = part(game, "bot").advisor(rules)
    return found


def make(level: str, match: Match, seat: int) -> Bot:
    """A bot for a seat of a match. The same level, match seed and seat give the same answers."""
    return bot(level, match.game, match.rules, Rng(seed_from(f"{match.seed}/bot/{seat}")))


def bot(level: str, game: Game, rules: Rules[Any], rng: Rng, seconds: float = inf) -> Bot:
    """A bot of a level, or of `ace:N` for a search of N iterations; a search ends after `seconds` at the latest."""
    name, _, amount = level.lower().partition(":")
    if name not in LEVELS or (amount and (name != "ace" or not amount.isdigit() or int(amount) < 1)):
        raise BadSetup(f"there is no bot {level!r}; there are {', '.join(LEVELS)} and ace:ITERATIONS")
    if name == "random":
        return RandomBot(rng)
    adviser = advisor(game, rules)
    if name == "ace":
        searching = DuelBot if adviser.duels else SearchBot
        return searching(rules, adviser, rng, int(amount or adviser.iterations), seconds)
    return HeuristicBot(adviser, rng, CADET_ERRS if name == "cadet" else 0)


def seated(bots: Given | Sequence[Given], match: Match) -> list[Chooser]:
    """One for each seat of the match, given by the name of its level, as an object, or as a factory that is called with
    match and seat; one alone sits on every seat. Raises BadSetup for a name that does not exist, for what is no bot,
    and for another number of bots than there are seats."""
    seats = match.rules.seats
    wanted = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots] * seats
    if len(wanted) != seats:
        raise BadSetup(f"{seats} seats want {seats} bots, not {len(wanted)}")
    return [_made(each, match, seat) for seat, each in enumerate(wanted)]


def _made(given: Given, match: Match, seat: int) -> Chooser:
    if isinstance(given, str):
        return make(given, match, seat)
    check_object(given)
    made = given if is_chooser(given) else call(given, match, seat)
    if not is_chooser(made):
        raise BadSetup(f"{given!r} made no bot for seat {seat + 1}, but {made!r}")
    return made


def call(factory: Any, match: Match, seat: int) -> Any:
    """What a factory makes for a seat of a match."""
    return factory(match, seat)


def play(match: Match, bots: Sequence[Chooser]) -> None:
    """Let the bots play a match to its end."""
    while not match.over:
        for seat in match.asked():
            mine = match.mine(seat)
            match.answer(seat, bots[seat].choose(mine, mine.todo[-1].legal(mine)))
