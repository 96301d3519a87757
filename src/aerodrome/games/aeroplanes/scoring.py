"""AER-1.3, AER-6a, AER-6c: VP of an era, of the final count, and who has won."""

from __future__ import annotations

from aerodrome.games.aeroplanes.content import AMERICAS
from aerodrome.games.aeroplanes.state import Airlines


def score_era(s: Airlines) -> None:
    """AER-6a.1, AER-6a.12: the three markets, then profitability; the Americas are none (AER-5b.31).
    AER-8.9: what a neutral airline would get is lost."""
    players = s.book.players
    for market in range(AMERICAS):
        counts = airports_in(s, market)
        for airline, vp in enumerate(majority(counts, s.book.majority[s.era][market])):
            points = s.airlines[airline].points
            if airline < players:
                points.markets[market] += vp
            if vp:
                s.emit("majority", airline, market, counts[airline], vp, points.total())
    profits = [s.profit(seat) for seat in range(players)]
    for seat, vp in enumerate(shares(profits, s.book.profit[s.era])):
        s.airlines[seat].points.profit += vp
        s.emit("profit", seat, profits[seat], vp, s.airlines[seat].vp())


def airports_in(s: Airlines, market: int) -> list[int]:
    """AER-6a.1: of each airline; Home airports count, stages do not matter."""
    return [int(airline.bases & s.book.markets[market]).bit_count() for airline in s.airlines]


def majority(counts: list[int], values: list[int]) -> list[int]:
    """AER-6a.2 to AER-6a.5: most airports get the higher value, the second most the lower; all who tie for most get
    the higher, and then there is no second; nobody scores without an airport."""
    most = second = leaders = 0
    for n in counts:
        if n > most:
            most, second, leaders = n, most, 1
        elif n == most:
            leaders += 1
        elif n > second:
            second = n
    if leaders > 1:
        second = 0
    return [0 if n == 0 else values[0] if n == most else values[1] if n == second else 0 for n in counts]


def shares(profits: list[int], values: list[int]) -> list[int]:
    """AER-6a.8 to AER-6a.11: a value for each place; who ties shares the sum of the places, rounded down."""
    found: list[int] = []
    for profit in profits:
        better = sum([other > profit for other in profits])
        tied = profits.count(profit)
        found.append(sum(values[better : better + tied]) // tied)
    return found


def final_count(s: Airlines) -> None:
    """AER-6c.3, AER-6c.4: VP of the aeroplanes in the personal piles, and of all passengers carried."""
    for seat in range(s.book.players):
        airline = s.airlines[seat]
        aeroplanes = sum([s.book.card_vp[card] for card in airline.pile])
        passengers = sum([s.book.tile_vp[tile] for tile in airline.scored])
        airline.points.aeroplanes += aeroplanes
        airline.points.passengers += passengers
        s.emit("count", seat, aeroplanes, passengers, airline.vp())


def standings(s: Airlines) -> list[list[int]]:
    """AER-1.3, AER-1.4: most VP, then most money; higher is better."""
    return [[airline.vp(), airline.money] for airline in s.airlines[: s.book.players]]
