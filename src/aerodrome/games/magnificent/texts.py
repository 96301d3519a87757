"""MFM-R12, C12: when the text of a card may be played, at whom it may be aimed, and how it works."""

from __future__ import annotations

from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.terms import IN_TEST
from aerodrome.games.magnificent.verbs import Play, Verb


def window(s: Race, card: int) -> int:
    """When the text of a card may be played."""
    return s.book.window[s.book.title[card]]


def fits(s: Race, seat: int, card: int) -> bool:
    """May the text of a card in hand be played, in its window?"""
    if window(s, card) == IN_TEST and s.trial.machine != s.turn.machine:
        return False
    aimed = False
    for line in s.book.when[s.book.title[card]]:
        condition = s.book.verbs[line[0]].asks
        if condition is None:
            aimed = True
        elif not condition(s, seat, line):
            return False
    return not aimed or bool(targets(s, seat, card))


def has_target(s: Race, card: int) -> bool:
    """Is the text aimed at a machine, or at the player of one?"""
    return any(s.book.verbs[line[0]].aims is not None for line in s.book.when[s.book.title[card]])


def targets(s: Race, seat: int, card: int) -> list[int]:
    """MFM-R10: the machines of opponents that the text may hit."""
    found = s.foes(seat)
    for line in s.book.when[s.book.title[card]]:
        aim = s.book.verbs[line[0]].aims
        if aim is not None:
            found = [m for m in found if aim(s, m)]
    return found


def tiles_with_weather(s: Race) -> list[int]:
    return [
        tile
        for tile in range(len(s.course.tiles))
        if s.course.shown[tile] and s.course.weather[tile] < len(s.book.weather)
    ]


def loosenable(s: Race, m: int) -> list[int]:
    """Devices with a charge marker; what is used up as a whole holds none."""
    return [device for device in s.device_charges(m) if s.book.marked[device]]


def verb_of(s: Race, card: int) -> Verb:
    """What a text does first."""
    return s.book.verbs[s.book.effect[s.book.title[card]][0][0]]


def work(s: Race, play: Play, line: list[int]) -> None:
    """One line of the text of a card."""
    works = s.book.verbs[line[0]].works
    assert works is not None
    works(s, play, line)


def work_all(s: Race, play: Play) -> None:
    for line in s.book.effect[s.book.title[play.card]]:
        work(s, play, line)
