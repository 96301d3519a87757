"""What the tests of matches share: the two games, and a player who answers at random."""

from __future__ import annotations

from typing import Any, Final

from toy import TOY

from aerodrome.games import find
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import fingerprint
from aerodrome.kernel.game import Game
from aerodrome.kernel.match import Match

TOWER: Final = find("control_tower")
GAMES: Final = [TOWER, TOY]


def find_either(name: str) -> Game:
    return TOY if name == TOY.name else find(name)


def answer_at_random(match: Match, rng: Rng) -> int:
    """One of the asked seats gives one of its answers; which seat it was."""
    asked = match.asked()
    seat = asked[rng.below(len(asked))]
    legal = match.legal(seat)
    match.answer(seat, legal[rng.below(len(legal))])
    return seat


def played(game: Game, seats: int, seed: int, answers: int, options: dict[str, object] | None = None) -> Match:
    """A match after so many random answers, or at its end."""
    match = Match(game, seats, options, f"seed {seed}")
    rng = Rng(seed)
    while answers and not match.over:
        answer_at_random(match, rng)
        answers -= 1
    return match


def entries(match: Match) -> list[tuple[int, int, str]]:
    return [(entry.who, entry.x, entry.how) for entry in match.log]


def look(match: Match) -> list[Any]:
    """All that a match is, for comparison."""
    sealed = {seat: entry.x for seat, entry in sorted(match.sealed.items())}
    events = [(event.kind, event.args, event.seen, event.more) for event in match.events]
    return [fingerprint(match.state), entries(match), sealed, events, match.draws, match.practice]
