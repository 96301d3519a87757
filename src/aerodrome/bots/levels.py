"""Bots by name. Cadet, Pilot and Ace are what players meet; Random is for comparison."""

from __future__ import annotations

from typing import Any, Final

from aerodrome.bots.bot import Bot, HeuristicBot, RandomBot
from aerodrome.bots.duel import DuelBot
from aerodrome.bots.search import SearchBot
from aerodrome.games import part
from aerodrome.kernel.chance import Rng, seed_from
from aerodrome.kernel.game import BadSetup, Game
from aerodrome.kernel.match import Match
from aerodrome.kernel.rules import Rules

LEVELS: Final = ("random", "cadet", "pilot", "ace")
CADET_ERRS: Final = 4  # once in so many answers


def make(level: str, match: Match, seat: int) -> Bot:
    """A bot for a seat of a match. The same level, match seed and seat give the same answers."""
    return bot(level, match.game, match.rules, Rng(seed_from(f"{match.seed}/bot/{seat}")))


def bot(level: str, game: Game, rules: Rules[Any], rng: Rng) -> Bot:
    """A bot of a level, or of `ace:N` for a search of N iterations."""
    name, _, amount = level.lower().partition(":")
    if name not in LEVELS or (amount and (name != "ace" or not amount.isdigit() or int(amount) < 1)):
        raise BadSetup(f"there is no bot {level!r}; there are {', '.join(LEVELS)} and ace:ITERATIONS")
    if name == "random":
        return RandomBot(rng)
    advisor = part(game, "bot").advisor(rules)
    if name == "ace":
        searching = DuelBot if advisor.duels else SearchBot
        return searching(rules, advisor, rng, int(amount or advisor.iterations))
    return HeuristicBot(advisor, rng, CADET_ERRS if name == "cadet" else 0)


def play(match: Match, bots: list[Bot]) -> None:
    """Let the bots play a match to its end."""
    while not match.over:
        for seat in match.asked():
            mine = match.mine(seat)
            match.answer(seat, bots[seat].choose(mine, mine.todo[-1].legal(mine)))
