"""From the end of a game to places and returns."""

from __future__ import annotations


def places(keys: list[list[int]], teams: list[int]) -> list[int]:
    """The place of each seat by its team's best key, higher first; equal keys share the better place."""
    best = [max(key for key, t in zip(keys, teams, strict=True) if t == team) for team in teams]
    order = [best[teams.index(team)] for team in sorted(set(teams))]
    return [1 + sum(other > mine for other in order) for mine in best]


def returns(ranks: list[int], teams: list[int]) -> list[float]:
    """What each seat gets for its place: 1 for the first alone, -1 for the last alone, evenly between,
    equal places shared out evenly; the teams' returns add up to nothing."""
    by_team = dict(zip(teams, ranks, strict=True))
    n = len(by_team)
    if n < 2:
        return [0.0] * len(ranks)
    worth: dict[int, float] = {}
    for rank in set(by_team.values()):
        sharing = sum(r == rank for r in by_team.values())
        better = sum(r < rank for r in by_team.values())
        worth[rank] = 1.0 - 2.0 * (better + (sharing - 1) / 2) / (n - 1)
    return [worth[rank] for rank in ranks]
