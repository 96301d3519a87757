"""AER-5d: which passengers an airline can carry, and in which aeroplane."""

from __future__ import annotations

from typing import Final

from aerodrome.games.aeroplanes.content import EUROPE, Book
from aerodrome.games.aeroplanes.state import EMPTY, Airlines
from aerodrome.kernel.step import Reason

NOBODY_WAITS: Final = Reason("AER-5d.1", "nobody-waits")
NO_ORIGIN: Final = Reason("AER-5d.2", "no-origin")
NO_DESTINATION: Final = Reason("AER-5d.2", "no-destination-airport")
NO_OVERFLOW_DESTINATION: Final = Reason("AER-5d.4", "no-destination-airport")
NO_SEATS: Final = Reason("AER-5d.5", "no-seats")
EUROPE_ONLY: Final = Reason("AER-5d.11", "europe-only")


def tile_at(s: Airlines, space: int) -> int:
    """The tile on a space of the waiting area, or of the overflow area behind it."""
    spaces = s.book.spaces
    return s.waiting[space] if space < spaces else s.overflow[space - spaces]


def ends_of(book: Book, space: int, tile: int) -> int:
    """AER-5d.2 to AER-5d.4: the cities where these people need an airport."""
    ends = 1 << book.destination[tile]
    return ends | 1 << book.origin[space] if space < book.spaces else ends


def claimable(s: Airlines, seat: int) -> list[int]:
    """AER-5d.2 to AER-5d.5: the spaces whose people can be claimed."""
    found: list[int] = []
    book, airline = s.book, s.airlines[seat]
    most, bases = airline.most_seats(), airline.bases
    if most == 0:
        return found
    for section in range(len(book.fill)):
        if bases >> book.fill[section] & 1:
            for space in range(section * book.sections, section * book.sections + book.used):
                tile = s.waiting[space]
                if tile != EMPTY and bases >> book.destination[tile] & 1 and book.people[tile] <= most:
                    found.append(space)
    for slot in range(book.overflow):
        tile = s.overflow[slot]
        if tile != EMPTY and bases >> book.destination[tile] & 1 and book.people[tile] <= most:
            found.append(book.spaces + slot)
    return found


def by_night(s: Airlines, seat: int) -> list[int]:
    """AER-5d.11, AER-R28: of these, the ones who wait and fly within Europe."""
    waiting = [space for space in claimable(s, seat) if space < s.book.spaces]
    return [space for space in waiting if s.book.market[s.book.destination[s.waiting[space]]] == EUROPE]


def why_not(s: Airlines, seat: int, space: int) -> Reason | None:
    """Why the people on this space cannot be claimed."""
    tile, airline = tile_at(s, space), s.airlines[seat]
    if tile == EMPTY:
        return NOBODY_WAITS
    waits = space < s.book.spaces
    if waits and not airline.bases >> s.book.origin[space] & 1:
        return NO_ORIGIN
    if not airline.bases >> s.book.destination[tile] & 1:
        return NO_DESTINATION if waits else NO_OVERFLOW_DESTINATION
    return None if s.book.people[tile] <= airline.most_seats() else NO_SEATS


def why_not_by_night(s: Airlines, seat: int, space: int) -> Reason | None:
    reason = why_not(s, seat, space)
    if reason is None and space not in by_night(s, seat):
        return EUROPE_ONLY
    return reason


def carriers(s: Airlines, seat: int, people: int) -> list[int]:
    """AER-5d.5 to AER-5d.8: the own aeroplanes with enough free seats, new or flipped."""
    return [int(plane.card) for plane in s.airlines[seat].fleet if plane.free >= people]
