"""What the tests of matches share: the two games, and a player who answers at random."""

from __future__ import annotations

from typing import Any, Final

from aerodrome.games import find
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import fingerprint
from aerodrome.kernel.game import Game
from aerodrome.kernel.match import AutoAnswers, Match
from toy import TOY, Act

TOWER: Final = find("control_tower")
GAMES: Final = [TOWER, TOY]
FLAPS, TANKER, CHART, RADIO, THERMAL, GUST, RADAR = range(7)  # the cards of the toy


def find_either(name: str) -> Game:
    return TOY if name == TOY.name else find(name)


def answer_at_random(match: Match, rng: Rng) -> tuple[int, int]:
    """One of the asked seats gives one of its answers: who, and what."""
    asked = match.asked()
    seat = asked[rng.below(len(asked))]
    legal = match.legal(seat)
    x = legal[rng.below(len(legal))]
    match.answer(seat, x)
    return seat, x


def played(game: Game, seats: int, seed: int, answers: int, options: dict[str, object] | None = None) -> Match:
    """A match after so many random answers, or at its end."""
    match = Match(game, seats, options, f"seed {seed}")
    rng = Rng(seed)
    while answers and not match.over:
        answer_at_random(match, rng)
        answers -= 1
    return match


def with_hands(*hands: list[int], auto: bool | AutoAnswers = True, **more: Any) -> Match:
    """A match of the toy in which seat 0 is to play a card and the seats hold these ones."""
    state: Any = Match(TOY, len(hands)).state
    for seat, hand in enumerate(hands):
        pilot = state.pilots[seat]
        state.deck += pilot.hand
        for card in hand:
            state.deck.remove(card)
        pilot.hand, pilot.known = hand, [0] * len(hand)
    state.deck_known = [0] * len(state.deck)
    state.todo = [*[Act(seat) for seat in reversed(range(len(hands)))]]
    return Match(TOY, len(hands), base=state, auto=auto, **more)


def entries(match: Match) -> list[tuple[int, int, str]]:
    return [(entry.who, entry.x, entry.how) for entry in match.log]


def look(match: Match) -> list[Any]:
    """All that a match is, for comparison."""
    sealed = {seat: entry.x for seat, entry in sorted(match.sealed.items())}
    events = [(event.kind, event.args, event.seen, event.more) for event in match.events]
    return [fingerprint(match.state), entries(match), sealed, events, match.draws, match.practice]
