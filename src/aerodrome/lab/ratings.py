"""Ratings of bots from their games, by OpenSkill's model of Plackett and Luce."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from aerodrome.kernel.game import BadSetup
from aerodrome.lab.simulate import Played
from aerodrome.lab.stats import mean

try:
    from openskill.models import PlackettLuce
except ImportError as error:
    raise BadSetup("ratings need openskill: pip install 'aerodrome[arena]'") from error

DIGITS: Final = 6  # machines may differ in the last bits of a logarithm


@dataclass(frozen=True)
class Rating:
    mu: float  # strength; 25 before the first game
    sigma: float  # how uncertain that is
    ordinal: float  # mu - 3 sigma: a strength that it very likely has


def ratings(bots: Sequence[str], games: Iterable[Played], teams: Sequence[int]) -> dict[str, Rating]:
    """The rating of each bot after these games. Their order counts. Where a bot has several seats of a game, the mean
    of what comes of each is its new rating."""
    model = PlackettLuce()
    known = {bot: (float(model.mu), float(model.sigma)) for bot in bots}
    sides = [[seat for seat, team in enumerate(teams) if team == side] for side in sorted(set(teams))]
    for game in games:
        before = [[model.rating(*known[game.bots[seat]]) for seat in side] for side in sides]
        after = model.rate(before, ranks=[float(game.ranks[side[0]]) for side in sides])
        new: dict[str, list[tuple[float, float]]] = {}
        for side, rated in zip(sides, after, strict=True):
            for seat, each in zip(side, rated, strict=True):
                new.setdefault(game.bots[seat], []).append((each.mu, each.sigma))
        known |= {bot: (mean([mu for mu, _ in seen]), mean([sigma for _, sigma in seen])) for bot, seen in new.items()}
    return {
        bot: Rating(round(mu, DIGITS), round(sigma, DIGITS), round(mu - 3 * sigma, DIGITS))
        for bot, (mu, sigma) in known.items()
    }
