"""GAR-1.3, GAR-4: the days of a race, and their Dawn with the News."""

from __future__ import annotations

from typing import final

from aerodrome.games.great_race.content import NO_CARD, OF_EVENT
from aerodrome.games.great_race.effects import Program
from aerodrome.games.great_race.state import NEWS, Race
from aerodrome.games.great_race.steps.cards import top
from aerodrome.games.great_race.steps.day import StartRound
from aerodrome.games.great_race.steps.dusk import Dusk
from aerodrome.kernel.step import AUTO, Step


def leading(s: Race) -> list[int]:
    """GAR-4.9: furthest Stage, then highest tracker; all who tie."""
    return [seat for seat, pilot in enumerate(s.pilots) if not any(each.is_ahead_of(pilot) for each in s.pilots)]


def trailing(s: Race) -> list[int]:
    """GAR-4.9: earliest Stage, then lowest tracker; all who tie."""
    return [seat for seat, pilot in enumerate(s.pilots) if not any(pilot.is_ahead_of(each) for each in s.pilots)]


@final
class StartDay(Step[Race]):
    """GAR-1.3: Dawn, Day, Dusk."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        s.day += 1
        s.rounds, s.flown, s.headline = 0, False, NO_CARD
        for pilot in s.pilots:
            pilot.today = []
        s.emit("day", s.day, s.book.days)
        s.next(ReadNews(), StartRound(), Dusk(), NextDay())


@final
class ReadNews(Step[Race]):
    """GAR-4.1 to GAR-4.3: the top News card: an Event happens at once, an Attachment goes under the leader's Stage."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        card = top(s, NEWS, ReadNews())
        if card < 0:
            return
        s.headline = card
        s.emit("news", card)
        if card >= s.book.events:
            stage = max([pilot.stage for pilot in s.pilots])
            s.attached = [[*under, card] if n == stage else under for n, under in enumerate(s.attached)]
            s.emit("attach", card, s.row[stage])
            return
        s.news = [card]
        named = [list(range(len(s.pilots))), leading(s), trailing(s)][s.book.whom[card]]
        s.next(Program(OF_EVENT, card, 0, sum([1 << seat for seat in named])), DiscardNews())


@final
class DiscardNews(Step[Race]):
    """GAR-4.2: an Event that has happened."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        s.discards[NEWS] += s.news
        s.news = []


@final
class NextDay(Step[Race]):
    """GAR-13.10: the race is called off after the last day's Dusk."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        if s.day < s.book.days:
            s.next(StartDay())
        else:
            s.emit("off")
