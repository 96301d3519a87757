"""GAR-14, GAR-17.7: the ranking of a race, and of a Grand Prix."""

from __future__ import annotations

from aerodrome.games.great_race.state import Race


def standing(s: Race, seat: int) -> tuple[int, ...]:
    """GAR-14.6 to GAR-14.10: finishers by tracker, the others by Stage and tracker; then tokens, the highest trophy,
    Health and Fuel. Higher is better."""
    pilot, board = s.pilots[seat], s.pilots[seat].board
    trophy = max([s.book.trophy[token] for token in board.tokens], default=0)
    return (pilot.stage, pilot.tracker, len(board.tokens), trophy, board.health.supply, board.fuel.supply)


def points(s: Race, seat: int) -> int:
    """GAR-17.7: of the races that are over."""
    return sum(worth * medals for worth, medals in zip(s.book.points, s.pilots[seat].medals, strict=False))


def key(s: Race, seat: int) -> list[int]:
    """GAR-14.7; GAR-17.9: in a Grand Prix points, then wins, second places and the last race. Higher is better."""
    first, second = s.pilots[seat].medals[:2]
    return [points(s, seat), first, second, -s.places.index(seat)]


def grand_prix(s: Race) -> list[int]:
    """The seats, the best first."""
    return sorted(range(len(s.pilots)), key=lambda seat: key(s, seat), reverse=True)
