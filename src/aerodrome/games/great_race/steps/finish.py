"""GAR-14: the end of a race: ties, places and points."""

from __future__ import annotations

from typing import final

from aerodrome.games.great_race.scoring import points, standing
from aerodrome.games.great_race.state import Race
from aerodrome.games.great_race.steps.cards import Bid, bid_key, clear_bids
from aerodrome.kernel.step import AUTO, Step


@final
class EndRace(Step[Race]):
    """GAR-14.7, GAR-14.10: the race is over; who ties to the last reveals a card."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        keys = [standing(s, seat) for seat in range(len(s.pilots))]
        s.next(Award())
        for seat in reversed(s.race_order()):
            if keys.count(keys[seat]) > 1:
                s.next(Bid(seat))


@final
class Award(Step[Race]):
    """GAR-17.7: the places of the race."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        seats = list(range(len(s.pilots)))
        seats.sort(key=lambda seat: bid_key(s, seat))
        seats.sort(key=lambda seat: standing(s, seat), reverse=True)
        s.places = seats
        clear_bids(s)
        for rank, seat in enumerate(s.places):
            medals = s.pilots[seat].medals
            s.pilots[seat].medals = [*medals[:rank], medals[rank] + 1, *medals[rank + 1 :]]
            s.emit("place", seat, rank + 1)
            if s.book.races > 1 and rank < len(s.book.points):
                s.emit("points", seat, s.book.points[rank], points(s, seat))
